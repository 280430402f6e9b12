"""Whatever a table does, its record replays to the same game."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.table import seat_all
from tests.engine.toy import Pockets, find, fingerprint

from questhall.engine import record as files
from questhall.engine.core import CHANCE
from questhall.engine.dice import Dice, Fair, Hand, Seeded
from questhall.engine.match import Match
from questhall.engine.record import RecordError
from questhall.engine.replay import Replay
from questhall.engine.timeline import CannotUndo
from questhall.engine.undo import NOTHING
from questhall.engine.verify import verify_record

WORDS = ["act", "act", "act", "act", "offer", "undo", "redo", "reset", "seat"]
DOINGS = st.lists(st.tuples(st.sampled_from(WORDS), st.integers(0, 99)), max_size=60)


def make(source: int) -> Dice:
    return (Seeded(source), Fair("t1", ["a", "b", "c"], bytes([source] * 32)), Hand())[source % 3]


def do(match: Match[Pockets], doing: str, number: int) -> None:
    """One random thing that a table can do."""
    seats = len(match.seats)
    if match.state.waiting == CHANCE:
        outcomes = match.state.chance.outcomes
        match.give(match.game.outcome_name(match.state.chance, outcomes[number % len(outcomes)]))
    elif doing == "act" and match.state.deciders():
        seat = match.state.deciders()[number % len(match.state.deciders())]
        options = match.options(seat)
        match.act(seat, options[number % len(options)].name, match.seq)
    elif doing == "offer" and match.state.open and match.state.coins[match.state.leader]:
        match.act(match.state.leader, {"to": number % seats, "coins": 1})
    elif doing == "undo" and match.can_undo(number % seats).how != NOTHING:
        match.undo(number % seats, agreed=True)
    elif doing == "reset":
        with suppress(CannotUndo):
            match.reset_turn(agreed=True)
    elif doing == "redo" and match.can_redo():
        match.redo()
    elif doing == "seat" and not match.record.ended:
        match.change_seat(number % seats, f"bot-{number}")


@given(DOINGS, st.integers(1, 3), st.integers(0, 20), st.booleans())
@settings(max_examples=60)
def test_replay_is_the_same_game(doings: list[tuple[str, int]], seats: int, source: int, ending: bool) -> None:
    match = seat_all(make(source), seats=seats, rounds="1", ending=ending)
    marks = [fingerprint(match.state)]
    numbers = [match.seq]
    for doing, number in doings:
        do(match, doing, number)
        marks.append(fingerprint(match.state))
        numbers.append(match.seq)
    again = Match.resume(files.parse(match.record.text().encode())[0], find, match.dice, ending=ending)
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.timeline.redo == match.timeline.redo
    assert again.seats == match.seats
    for seat in (None, *range(seats)):
        assert again.log(seat) == match.log(seat)
        assert again.events_since(0, seat) == match.events_since(0, seat)
    for n, mark in zip(numbers, marks, strict=True):
        assert fingerprint(again.go_to(n)) == mark
    assert all(check.ok is not False for check in verify_record(match.record, find).checks if check.what != "dice")


@given(DOINGS, st.integers(0, 10_000))
@settings(max_examples=60)
def test_every_cut_record_is_a_shorter_game_or_names_its_line(doings: list[tuple[str, int]], cut: int) -> None:
    match = seat_all(Seeded(1), rounds="1")
    for doing, number in doings:
        do(match, doing, number)
    data = match.record.text().encode()
    part = data[: cut % len(data)]
    try:
        shorter = Replay.of(files.parse(part)[0], find)
    except RecordError as error:
        assert error.line == part.count(b"\n") + 1
    else:
        assert fingerprint(shorter.state) == fingerprint(match.go_to(shorter.seq))
