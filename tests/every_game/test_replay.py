"""A record replays to the same game; undo goes back to the start, redo comes back."""

from __future__ import annotations

from typing import Any

from tests.every_game.snapshot import snapshot, unlike
from tests.every_game.tables import Table, every_table

from questhall.engine import record as files
from questhall.engine.dice import Seeded
from questhall.engine.entries import Seat
from questhall.engine.match import Match
from questhall.engine.replay import Replay
from questhall.engine.undo import NOTHING
from questhall.engine.verify import verify_record
from questhall.games import open_game


def played(table: Table, seed: int, ending: bool, decisions: int = 100_000) -> Match[Any]:
    """A match with seeded dice, its answers given by name."""
    seats = [Seat(f"Seat {n}", "human") for n in range(table.seats)]
    match = Match.new(table.game, table.options, seats, Seeded(seed), clock=lambda: "now", ending=ending)
    journey = table.journey(seed)
    while not match.is_over and decisions:
        journey.state = match.state
        seat, answer = journey.answer()
        match.act(seat, table.game.option(match.state, seat, answer).name, match.seq)
        decisions -= 1
    return match


@every_table
def test_a_record_replays_to_the_same_game(table: Table) -> None:
    match = played(table, 1, ending=True)
    text = match.record.text()
    replay = Replay.of(files.parse(text.encode())[0], open_game)
    assert unlike(replay.state, match.state) == ""
    assert replay.result() == match.result()
    for reader in (None, *range(table.seats)):
        assert replay.log(reader) == match.log(reader)
    assert all(check.ok is not False for check in verify_record(replay.record, open_game).checks)
    assert replay.record.text() == text


@every_table
def test_undo_to_the_start_and_redo_to_the_end(table: Table) -> None:
    match = played(table, 2, ending=False, decisions=60)
    marks = [snapshot(match.state)]
    while match.can_undo().how != NOTHING:
        match.undo()
        marks.append(snapshot(match.state))
    assert all(move.seat < 0 for move in match.timeline.line())  # the start, but for throws nobody asked for
    for mark in marks[-2::-1]:
        match.redo()
        assert snapshot(match.state) == mark
    assert not match.can_redo()
    again = Match.resume(files.parse(match.record.text().encode())[0], open_game)
    assert snapshot(again.state) == marks[0]
