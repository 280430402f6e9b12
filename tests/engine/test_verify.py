"""Checking a record from its file alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.engine.table import ROUND, finished, play, seat_all
from tests.engine.test_match_files import forged
from tests.engine.toy import find

from questhall.engine.dice import Dice, Fair, Hand, Seeded
from questhall.engine.verify import Report, verify, verify_record


def fair() -> Fair:
    return Fair("t1", ["a", "b"], bytes(range(32)))


def verdicts(report: Report) -> list[tuple[str, bool | None]]:
    return [(check.what, check.ok) for check in report.checks]


@pytest.mark.parametrize("dice", [fair(), Seeded(9)])
def test_a_finished_game_is_checked_whole(tmp_path: Path, dice: Dice) -> None:
    match = finished(tmp_path / "x.game.jsonl", dice)
    report = verify(tmp_path / "x.game.jsonl", find)
    assert report.ok
    assert all(check.ok for check in report.checks)
    throws = next(check for check in report.checks if check.what == "throws")
    assert throws.found == f"3 throws of {dice.source} dice, all recomputed"
    assert f"lines: {match.seq + 1} lines" in str(report)
    assert "scores" in str(report)


def test_undone_throws_are_checked_too() -> None:
    match = seat_all(fair())
    play(match, [*ROUND[:2], (match.go_to(match.seq).leader, "stay")])
    match.undo()
    match.undo()
    match.undo()
    play(match, ROUND[:5])
    while not match.is_over:
        seat = match.state.deciders()[0]
        match.act(seat, match.options(seat)[0].name)
    assert verify_record(match.record, find).ok


def test_a_loaded_throw_is_found() -> None:
    for dice in (fair(), Seeded(9)):
        match = finished(dice=dice)
        shows = match.record.entries[0].line()["is"]
        for other in {"ant", "bee", "cat"} - {shows}:
            report = verify_record(forged(match, 2, **{"is": other}), find)
            assert not report.ok
            assert f"line 2: card shows {other!r}, but the dice give {shows!r}" in str(report)


def test_a_secret_that_was_not_promised_is_found() -> None:
    match = finished(dice=fair())
    line = match.seq + 1
    for reveal, problem in (
        ({"secret": bytes(32).hex()}, "not the one that was promised"),
        ({"secret": "xyz"}, "not written in hexadecimal"),
        ({"secret": "00"}, "1 bytes instead of 32"),
        ({}, "is not revealed"),
    ):
        report = verify_record(forged(match, line, reveal=reveal), find)
        assert not report.ok
        assert ("dice", False) in verdicts(report)
        assert problem in str(report)


def test_missing_nonces_are_found() -> None:
    report = verify_record(finished(dice=Fair("t1", ["a"], bytes(32))).record, find)
    assert not report.ok
    assert "2 seats, but 1 nonces" in str(report)


@pytest.mark.parametrize("source", ["scripted", "hand"])
def test_other_dice_cannot_be_recomputed(source: str) -> None:
    if source == "scripted":
        match = finished()
    else:
        match = seat_all(Hand(), rounds="1")
        match.give("ant")
        match.give("ant")
        play(match, ROUND)
        match.give("1")
    report = verify_record(match.record, find)
    assert report.ok
    assert ("throws", None) in verdicts(report)
    assert f"3 throws of {source} dice, possible but not to be recomputed" in str(report)


def test_an_unfinished_fair_game_stays_open() -> None:
    match = seat_all(fair())
    play(match, ROUND[:2])
    assert verdicts(verify_record(match.record, find)) == [
        ("dice", None),
        ("moves", True),
        ("result", None),
        ("throws", None),
    ]


def test_what_cannot_be_read_or_replayed_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "x.game.jsonl"
    match = finished(path, Seeded(9))
    assert ("moves", False) in verdicts(verify_record(forged(match, 5, seat=7), find))
    for change in ({"game": "chess"}, {"options": {"rounds": "0"}}):
        assert verdicts(verify_record(forged(match, 1, **change), find)) == [("header", False)]
    path.write_bytes(path.read_bytes()[:-30])
    report = verify(path, find)
    assert verdicts(report) == [("lines", False)]
    assert "cut off" in str(report)
