"""Taking back: whose affair it is, and asking the others."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.hall.tables import listen, make, one_move

from questhall.engine.undo import CONSENT, FREE
from questhall.hall.refusals import Refusal
from questhall.hall.requests import Sit
from questhall.hall.room import Room
from questhall.hall.service import Service
from questhall.hall.store import Consent


async def two_people(service: Service, **run: Any) -> Room:
    """A table of two people at two browsers."""
    made = await make(service, "human", "open", start=False, **run)
    await service.seats.sit(made.room, 1, Sit("Léa"), await service.access.who(made.room, []))
    await service.lobby.start(made.room)
    return made.room


async def play_until(service: Service, room: Room, how: str, seed: int = 5) -> int:
    """Play until somebody's last answer could be taken back in that way; returns the seat."""
    chance = random.Random(seed)
    while True:
        seat = await one_move(service, room, chance, f"p{room.known}")
        assert room.match is not None and not room.match.is_over
        if room.match.can_undo(seat).how == how:
            return seat


async def test_what_nobody_minds_is_taken_back_at_once_and_brought_back(service: Service) -> None:
    room = await two_people(service)
    seat = await play_until(service, room, FREE)
    assert room.match is not None
    line = len(room.match.timeline.line())
    assert isinstance(await service.undo.take_back(room, seat, "undo", "u1"), int)
    assert len(room.match.timeline.line()) == line - 1
    seq = room.known
    assert await service.undo.take_back(room, seat, "undo", "u1") == seq  # a resend
    assert isinstance(await service.undo.take_back(room, seat, "redo", "r1"), int)
    assert len(room.match.timeline.line()) == line


async def test_the_others_are_asked_and_their_consent_does_it(service: Service) -> None:
    room = await two_people(service)
    watcher = await listen(service, room)
    seat = await play_until(service, room, CONSENT)
    other = 1 - seat
    before = room.known
    asked = await service.undo.take_back(room, seat, "undo", "u")
    assert isinstance(asked, Consent)
    assert room.known == before
    message = watcher.last("consent")
    assert message["needs"] == [other] and message["state"] == "open"
    assert message["moves"] and message["moves"][-1]["n"] == before
    with pytest.raises(Refusal, match="own request"):
        await service.undo.consent(room, seat, asked.request, True)
    done = await service.undo.consent(room, other, asked.request, True)
    assert done is not None and done.outcome == "granted"
    assert room.known == before + 1
    assert [moment["what"] for moment in watcher.last("happened")["moments"]] == ["undo"]
    assert watcher.last("consent")["state"] == "granted"
    assert await service.undo.consent(room, other, asked.request, True) is None  # a resend
    with pytest.raises(Refusal, match="no longer open"):
        await service.undo.consent(room, other, asked.request, False)


async def test_one_no_is_enough_where_people_play_against_each_other(service: Service) -> None:
    room = await two_people(service)
    seat = await play_until(service, room, CONSENT)
    before = room.known
    asked = await service.undo.take_back(room, seat, "undo", "u")
    assert isinstance(asked, Consent)
    refused = await service.undo.consent(room, 1 - seat, asked.request, False)
    assert refused is not None and refused.outcome == "refused"
    assert room.known == before and not room.consents


async def test_a_move_ends_the_request(service: Service) -> None:
    room = await two_people(service)
    watcher = await listen(service, room)
    seat = await play_until(service, room, CONSENT)
    await service.undo.take_back(room, seat, "undo", "u")
    await one_move(service, room, random.Random(1), "on")
    assert not room.consents
    assert watcher.last("consent")["state"] == "lapsed"
    assert not await service.store.consents(room.id)


async def test_a_strict_table_takes_nothing_back_across_information(service: Service) -> None:
    room = await two_people(service, undo="strict")
    seat = await play_until(service, room, CONSENT)
    with pytest.raises(Refusal, match="takes nothing back"):
        await service.undo.take_back(room, seat, "undo", "u")
    assert room.see().look(seat).undo.how == "nothing"


@pytest.mark.parametrize("kinds", [("human",), ("human", "human"), ("human", "bot")])
async def test_alone_and_at_one_screen_everything_is_free(service: Service, kinds: tuple[str, ...]) -> None:
    room = (await make(service, *kinds)).room
    assert room.match is not None
    chance = random.Random(3)
    for n in range(5):
        if 0 in room.asked():
            answer = chance.choice(room.match.options(0)).name
            await service.play.move(room, 0, answer, room.known, f"a{n}")
        elif "bot" not in kinds:
            await one_move(service, room, chance, f"b{n}")
    assert room.see().look(0).undo.how == "free"
    assert isinstance(await service.undo.take_back(room, 0, "undo", "u"), int)


async def test_a_free_table_asks_nobody(service: Service) -> None:
    room = await two_people(service, undo="free")
    seat = await play_until(service, room, CONSENT)
    assert isinstance(await service.undo.take_back(room, seat, "turn", "u"), int)


async def test_hand_dice_are_said_and_corrected(service: Service) -> None:
    room = (await make(service, "human", seed=None, dice="hand")).room
    assert room.match is not None
    chance = random.Random(1)
    while room.see().hand is None:
        await one_move(service, room, chance, f"h{room.known}")
    hand = room.see().hand
    assert hand is not None and hand.example
    with pytest.raises(Refusal) as caught:
        await service.play.throw(room, 0, "three sheep", room.known, "t0", False)
    assert caught.value.code == "refused"
    seq = await service.play.throw(room, 0, hand.example, room.known, "t1", False)
    assert await service.play.throw(room, 0, hand.example, seq, "t1", False) == seq
    entries = room.match.record.entries
    assert entries[seq - 1].shows == hand.example  # type: ignore[union-attr]
