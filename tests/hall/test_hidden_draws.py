"""A table with real dice: what is drawn in secret is drawn by the hall, and nobody sees what could have come."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.hall.tables import listen
from tests.hall.test_play import refused
from tests.hall.test_secrets import WAYS, Look, asked_to_undo, blurred, comes_back, now

from questhall.engine import match as engine
from questhall.engine.core import Chance
from questhall.engine.entries import Roll
from questhall.hall.lobby import Made
from questhall.hall.messages import Settings
from questhall.hall.requests import NewSeat, NewTable
from questhall.hall.service import Service

SPINDLE = {"quest": "q05_the_widows_spindle"}  # which of three chests holds it is drawn at the start
LOOKS = [way for way in WAYS if way is not asked_to_undo]


async def table(service: Service, game: str, seats: int, options: dict[str, Any] | None = None) -> Made:
    people = [NewSeat("human", f"Seat {n}") for n in range(seats)]
    run = Settings(dice="hand", pause=0)
    return await service.lobby.make(NewTable(game, people, options=options or {}, settings=run, start=True))


def draw_by(monkeypatch: pytest.MonkeyPatch, *tickets: int) -> None:
    """What the hall draws in secret, ticket by ticket; the last one from then on."""

    def drawn() -> Iterator[int]:
        yield from tickets
        while True:
            yield tickets[-1]

    source = drawn()
    monkeypatch.setattr(engine, "any_outcome", lambda chance: chance.pick(next(source)))


def kinds(made: Made) -> list[str]:
    assert made.room.match is not None
    return [entry.roll for entry in made.room.match.record.entries if isinstance(entry, Roll)]


@pytest.mark.rule("heq-set-04")
@pytest.mark.parametrize("way", LOOKS)
async def test_no_hero_sees_what_the_quest_has_drawn(
    service: Service, monkeypatch: pytest.MonkeyPatch, way: Look
) -> None:
    made = []
    for ticket in (0, 2):
        draw_by(monkeypatch, ticket)
        made.append(await table(service, "heroquest", 3, SPINDLE))
    assert [kinds(each) for each in made] == [["draw"], ["draw"]]
    for seat in (1, 2, None):
        one, two = [blurred(each, await way(service, each, seat)) for each in made]
        assert one == two
    one, two = [blurred(each, await now(service, each, 0)) for each in made]
    assert one != two


async def deal(service: Service, monkeypatch: pytest.MonkeyPatch, last: int) -> Made:
    """Three seats with their characters; the two quests of the last one are drawn with that ticket."""
    draw_by(monkeypatch, 0, 0, 0, 0, last)
    made = await table(service, "betrayals", 3)
    for words in ("warrior", "thief", "minstrel"):
        hand = made.room.see().hand
        assert hand is not None and hand.throw == "character" and words in hand.outcomes
        await service.play.throw(made.room, 0, words, made.room.known, words, False)
    return made


@pytest.mark.rule("dqt-set-08")
@pytest.mark.parametrize("way", LOOKS)
async def test_nobody_sees_which_quests_another_was_dealt(
    service: Service, monkeypatch: pytest.MonkeyPatch, way: Look
) -> None:
    made = [await deal(service, monkeypatch, last) for last in (0, 5)]
    assert [kinds(each)[3:] for each in made] == [["quest"] * 6] * 2
    for seat in (0, 1, None):
        one, two = [blurred(each, await way(service, each, seat)) for each in made]
        assert one == two
    one, two = [blurred(each, await way(service, each, 2)) for each in made]
    assert one != two


async def test_nobody_is_ever_asked_for_a_quest(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await table(service, "betrayals", 3)
    ears = await listen(service, made.room, *[key.token for key in made.seats])
    for words in ("warrior", "thief", "minstrel"):
        await service.play.throw(made.room, 0, words, made.room.known, words, False)
    for seat in (0, 1, 2):
        assert b'"throw":"quest"' not in await comes_back(service, made, seat)
    asked = [message["now"]["hand"] for message in map(json.loads, ears.heard) if message.get("now")]
    assert {hand["throw"] for hand in asked if hand} <= {"character"}


async def test_a_secret_draw_cannot_be_corrected(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """The throw to be corrected is the last one that people made, and only while nobody has answered since."""
    made = await deal(service, monkeypatch, 3)
    room = made.room
    before = [entry.shows for entry in room.match.record.entries if isinstance(entry, Roll)]  # type: ignore[union-attr]
    problem = await refused(service.play.throw(room, 0, "sly_hand", room.known, "wrong", True))
    assert problem.code == "refused" and "character" in str(problem)
    await service.play.throw(room, 0, "sorcerer", room.known, "right", True)
    assert room.match is not None
    line = [room.match.record.entries[move.n - 1] for move in room.match.timeline.line()]
    shows = [entry.shows for entry in line if isinstance(entry, Roll)]
    assert shows == [*before[:2], "sorcerer", *before[3:]]  # and the secrets are what they were


@pytest.mark.rule("heq-set-04")
@pytest.mark.parametrize("dice", ["fair", "hand"])
async def test_the_record_of_a_game_under_way_keeps_what_was_drawn_in_secret(service: Service, dice: Any) -> None:
    people = [NewSeat("human", f"Seat {n}") for n in range(2)]
    run = Settings(dice=dice, pause=0)
    made = await service.lobby.make(NewTable("heroquest", people, options=SPINDLE, settings=run, start=True))
    lines = [json.loads(line) for line in (await service.inspector.record(made.room, (1,))).splitlines()]
    assert [line["is"] for line in lines if line.get("roll") == "draw"] == ["?"]


async def test_secret_draws_are_fair(service: Service) -> None:
    """Every chest comes up."""
    shown = set()
    for _ in range(40):
        made = await table(service, "heroquest", 2, SPINDLE)
        assert made.room.match is not None
        shown |= {entry.shows for entry in made.room.match.record.entries if isinstance(entry, Roll)}
    assert shown == {"1", "2", "3"}


def test_an_outcome_is_drawn_by_its_weight() -> None:
    assert {engine.any_outcome(Chance("one", [4, 7], [0, 1])) for _ in range(20)} == {7}
