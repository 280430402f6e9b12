"""Views as changes: who is told what is other than in the view they were sent last, and who the whole."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from tests.hall.tables import Ears, make, moves, one_move
from tests.machine import patience

from questhall.hall.differences import Difference, differences, put_together
from questhall.hall.hall import Config
from questhall.hall.packets import encode
from questhall.hall.room import Room
from questhall.hall.seats import Who
from questhall.hall.service import Service
from questhall.hall.snapshot import Snapshot


class Screen(Ears):
    """It wants changes, and makes views of them."""

    changes = True

    def nows(self) -> list[dict[str, Any]]:
        """All it was told of how things stand, whole; what builds on anything but the last of its seat fails."""
        held: dict[int | None, dict[str, Any]] = {}
        found = []
        for said in map(json.loads, self.heard):
            if said["type"] == "changed":
                before, changes = held[said["seat"]], said.pop("changes")
                assert before["seq"] == said.pop("since")
                said |= {"type": "now", "view": put_together(before["view"], changes)}
            if said["type"] == "now":
                held[said["seat"]] = said
                found.append(said)
        return found

    def kinds(self) -> list[str]:
        return [said["type"] for said in map(json.loads, self.heard) if said["type"] in ("now", "changed")]


async def screen(service: Service, room: Room, *tokens: str, kind: type[Ears] = Screen) -> Any:
    who = await service.access.who(room, tokens)
    ears = kind(who)
    await service.access.join(room, ears, who, -1, 0)
    return ears


@pytest.mark.parametrize(
    ("before", "after", "other"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2]}, {}),
        ({"a": 1}, {"a": None, "b": {}}, {"a": [None], "b": [{}]}),
        ({"a": 1, "b": 2}, {"b": 2}, {"a": None}),
        ({"a": {"b": {"c": 1, "d": 2}}}, {"a": {"b": {"c": 3, "d": 2}}}, {"a": {"b": {"c": [3]}}}),
        ({"a": ["x", "y"]}, {"a": ["x", "z"]}, {"a": [["x", "z"]]}),
        ({"a": [{"n": 1}, {"n": 2}]}, {"a": [{"n": 1}, {"n": 3}, {"n": 4}]}, {"a": {1: {"n": [3]}, 2: [{"n": 4}]}}),
        ({"a": [{"n": 1}, {"n": 2}]}, {"a": [{"n": 1}]}, {"a": [[{"n": 1}]]}),
        ({"a": [{"n": 1}]}, {"a": [7]}, {"a": {0: [7]}}),
        ({"a": [[]]}, {"a": {}}, {"a": [{}]}),
    ],
)
def test_differences_are_short_and_lead_from_one_to_the_other(
    before: dict[str, Any], after: dict[str, Any], other: Difference
) -> None:
    assert differences(before, after) == other
    kept = json.dumps(before)
    assert put_together(before, json.loads(json.dumps(other))) == after
    assert json.dumps(before) == kept


async def test_whoever_wants_changes_has_the_same_as_all_others(service: Service) -> None:
    made = await make(service, "human", "human", "human")
    keys = [key.token for key in made.seats]
    screens = [await screen(service, made.room, key) for key in (keys[0], keys[1])]
    both, watcher = await screen(service, made.room, keys[1], keys[2]), await screen(service, made.room)
    plain = await screen(service, made.room, *keys, kind=Ears)
    await moves(service, made.room, 60)
    nows = {(said["seat"], said["seq"]): said for said in plain.all("now")}
    assert not plain.all("changed")
    for each in (*screens, both):
        assert len(each.nows()) > 60 and set(each.kinds()[len(each.seats) :]) == {"changed"}
        assert all(said == nows[said["seat"], said["seq"]] for said in each.nows())
    assert watcher.kinds().count("now") == 1 and len(watcher.nows()) > 60
    whole, changes = [sum(map(len, each.heard)) / len(each.seats) for each in (plain, both)]
    assert changes < whole / 2, "most of a view stays as it is"


async def test_who_comes_later_is_sent_the_whole_and_then_changes_like_the_others(service: Service) -> None:
    made = await make(service, "human", "human")
    chance = random.Random(4)
    first = await screen(service, made.room)
    for n in range(5):
        await one_move(service, made.room, chance, f"a{n}")
    second = await screen(service, made.room)
    for n in range(5):
        await one_move(service, made.room, chance, f"b{n}")
    assert second.kinds() == ["now"] + ["changed"] * 5
    assert second.nows() == first.nows()[-6:]
    assert all(one is other for one, other in zip(first.heard[-2:], second.heard[-2:], strict=True)), (
        "made once for both"
    )


async def test_the_whole_is_sent_again_to_who_asks_for_it(service: Service) -> None:
    made = await make(service, "human", "human")
    lost = await screen(service, made.room, made.seats[0].token)
    await moves(service, made.room, 3)
    await service.access.show_again(made.room, lost)
    await moves(service, made.room, 2, seed=2)
    assert lost.kinds() == ["now", *["changed"] * 3, "now", "changed", "changed"]
    assert lost.nows()[-1]["seq"] == made.room.known


async def test_who_has_lost_a_seat_is_sent_the_whole_as_a_spectator(service: Service) -> None:
    made = await make(service, "human", "human")
    gone, watcher = await screen(service, made.room, made.seats[1].token), await screen(service, made.room)
    await moves(service, made.room, 3)
    made.room.set_table(made.room.table, made.room.seats, [t for t in made.room.tokens if t.seat != 1])
    await moves(service, made.room, 2, seed=2)
    assert gone.seats == ()
    assert gone.kinds() == ["now", *["changed"] * 3, "now", "changed"]
    assert [said["seat"] for said in gone.nows()[-2:]] == [None, None]
    assert gone.nows()[-1] == watcher.nows()[-1]


@pytest.mark.parametrize("part", ["happened", "view"])
async def test_who_missed_what_could_not_be_said_is_sent_the_whole(
    service: Service, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    made = await make(service, "human", "human")
    one = await screen(service, made.room, made.seats[0].token)
    await moves(service, made.room, 2)
    with monkeypatch.context() as patch:
        patch.setattr(Snapshot, part, lambda *_: 1 / 0)
        await moves(service, made.room, 1, seed=2)
    await moves(service, made.room, 2, seed=3)
    assert one.kinds() == ["now", "changed", "changed", "now", "changed"]
    assert one.nows()[-1]["seq"] == made.room.known


async def test_a_seat_that_sees_more_shares_nothing_with_the_others(service: Service) -> None:
    """drq-wal-05: the moment before all saw the same, now one sees the tile, then all see the same again."""
    made = await make(service, "human", "human", "human", seed="hidden")
    room = made.room
    screens = [await screen(service, room, key.token) for key in made.seats]
    chance, hidden = random.Random(9), 0
    for n in range(150):
        await one_move(service, room, chance, f"s{n}")
        assert room.match is not None
        for seat, each in enumerate(screens):
            view = each.nows()[-1]["view"]
            assert view == json.loads(json.dumps(room.match.view(seat)))
            hidden += view["wall"]["tile"] is not None
        if hidden > 3:
            break
    assert hidden > 3


async def test_long_polls_bring_the_whole(service: Service) -> None:
    made = await make(service, "human", "human")
    messages, cursor = await service.access.poll(made.room, Who(), "", 1.0)
    await moves(service, made.room, 2)
    messages, _ = await service.access.poll(made.room, Who(), cursor, 1.0)
    kinds = [said["type"] for said in json.loads(encode(messages))]
    assert "now" in kinds and "changed" not in kinds


async def test_what_another_process_has_stored_comes_as_changes_too(sqlite_url: str) -> None:
    here, there = [await Service.open(sqlite_url, Config(bot_workers=0)) for _ in range(2)]
    try:
        made = await make(here, "human", "human")
        room = await there.room(made.room.id)
        ears = await screen(there, room, made.seats[0].token)
        for n in range(4):
            await moves(here, made.room, 3, seed=n)
            async with asyncio.timeout(patience(20)):
                while room.known < made.room.known:
                    await asyncio.sleep(0.02)
        assert set(ears.kinds()[1:]) == {"changed"} and len(ears.kinds()) > 4
        assert ears.nows()[-1] == json.loads(await here.inspector.now(made.room, 0))
    finally:
        await here.close()
        await there.close()
