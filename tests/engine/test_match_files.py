"""A match and its file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.engine.table import ROUND, finished, play, scripted, seat_all
from tests.engine.toy import Pockets, find, fingerprint

from questhall.engine import record as files
from questhall.engine.core import CHANCE
from questhall.engine.dice import DiceError, Fair, Seeded
from questhall.engine.entries import End, chain, write_line
from questhall.engine.match import Match
from questhall.engine.record import Record, RecordError
from questhall.engine.replay import Replay


def test_a_game_is_its_record(tmp_path: Path) -> None:
    path = tmp_path / "x.game.jsonl"
    match = seat_all(path=path)
    for seat, name in ROUND:
        match.act(seat, name)
        again = Match.load(path, find)
        assert fingerprint(again.state) == fingerprint(match.state)
        assert again.log(0) == match.log(0)
        assert again.seq == match.seq
    again.act(again.state.deciders()[0], "bid coins:0")
    assert Replay.read(path, find).seq == again.seq
    with pytest.raises(RecordError, match="somebody else"):
        match.act(match.state.deciders()[0], "bid coins:0")


def test_a_fair_game_is_played_on_with_its_kept_secret(tmp_path: Path) -> None:
    path = tmp_path / "x.game.jsonl"
    fair = Fair("t1", ["a", "b"], bytes(range(32)))
    match = seat_all(fair, rounds="1", path=path)
    play(match, ROUND[:2])
    again = Match.load(path, find, sync=False)
    while not again.is_over:
        seat = again.state.deciders()[0]
        again.act(seat, again.options(seat)[-1].name)
    assert again.record.end is not None
    assert again.record.end.reveal == {"secret": bytes(range(32)).hex()}
    assert files.kept_secret(path) is None
    assert again.record.header.dice["commitment"] == fair.commitment


def test_a_fair_game_without_its_secret_can_be_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "x.game.jsonl"
    match = seat_all(Fair("t1", ["a", "b"], bytes(32)), path=path)
    play(match, ROUND[:2])
    files.forget_secret(path)
    again = Match.load(path, find)
    assert fingerprint(again.state) == fingerprint(match.state)
    with pytest.raises(DiceError, match="secret of these fair dice is not here"):
        play(again, ROUND[2:])
    lines = path.read_bytes().splitlines(keepends=True)
    (tmp_path / "y.game.jsonl").write_bytes(b"".join(lines[:2]))
    assert Match.load(tmp_path / "y.game.jsonl", find).state.waiting == CHANCE


def test_throws_that_were_not_written_are_thrown_on_opening(tmp_path: Path) -> None:
    path = tmp_path / "x.game.jsonl"
    match = finished(path, Seeded(5))
    data = path.read_bytes()
    path.write_bytes(b"".join(data.splitlines(keepends=True)[:-2]))
    again = Match.load(path, find, sync=False)
    assert again.is_over
    assert again.record.ended
    assert fingerprint(again.state) == fingerprint(match.state)


def test_salvage_plays_on_from_the_last_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "x.game.jsonl"
    match = seat_all(path=path)
    play(match, ROUND[:3])
    path.write_bytes(path.read_bytes()[:-5])
    with pytest.raises(RecordError, match="line 6: the last line is cut off"):
        Match.load(path, find)
    again = Match.load(path, find, salvage=True, sync=False)
    again.act(0, "stay")
    assert fingerprint(Match.load(path, find).state) == fingerprint(match.state)


def forged(match: Match[Pockets], line: int, **change: object) -> Record:
    """The match's record with one line changed and all sums made right again."""
    total, text = "", ""
    for number, written in enumerate(match.record.text().splitlines(), 1):
        said = json.loads(written)
        said.pop("sum")
        if number == line:
            said.update(change)
        total = chain(total, said)
        text += write_line(said, total)
    return files.parse(text.encode(), "x.game.jsonl")[0]


@pytest.mark.parametrize(
    ("line", "change", "problem"),
    [
        (1, {"game": "chess"}, "line 1: no game called 'chess'"),
        (1, {"rules": 2}, "line 1: recorded under rules 2 of pockets; these are rules 1"),
        (1, {"options": {"rounds": "9"}}, "line 1: rounds: '9' is not one of"),
        (1, {"dice": {"source": "loaded"}}, "line 1: there are no such dice"),
        (2, {"roll": "trap"}, "line 2: trap is thrown, but the game waits for card"),
        (2, {"is": "dog"}, "line 2: 'dog' is no throw of card"),
        (4, {"do": "bid coins:9"}, r"line 4: seat 0 may not 'bid coins:9' here: toy-not-so-many \(toy-bid-01\)"),
        (4, {"seat": 5}, "line 4: seat 5 is not asked now"),
        (4, {"do": {"to": 1}}, "line 4: this decision takes only the listed answers"),
        (5, {"seat": 0}, "line 5: seat 0 is not asked now"),
        (8, {"do": {"to": 1, "coins": 99}}, r"line 8: seat 0 may not answer .*: toy-not-so-many \(toy-off-01\)"),
        (10, {"result": {"scores": [99, 5], "winners": [0]}}, r"line 10: the record says scores \[99, 5\], but they"),
        (10, {"result": {"scores": [13, 5], "winners": [1]}}, "line 10: the record says winners"),
    ],
)
def test_entries_that_do_not_fit_are_named(line: int, change: dict[str, object], problem: str) -> None:
    match = seat_all(scripted("ant", "cat", "3"), rounds="1")
    play(match, ROUND)
    with pytest.raises(RecordError, match=problem):
        Match.resume(forged(match, line, **change), find)


def test_undos_and_ends_that_do_not_fit_are_named() -> None:
    match = seat_all(scripted("ant", "cat", "3"), rounds="1")
    play(match, ROUND[:3])
    match.undo()
    match.redo()
    match.undo()
    for line, change, problem in (
        (7, {"undo": 6}, "entry 6 is not on the line of play"),
        (7, {"undo": 5}, "the game stands at entry 5 already"),
        (8, {"redo": 4}, "entry 4 was not taken back"),
    ):
        with pytest.raises(RecordError, match=f"line {line}: {problem}"):
            Match.resume(forged(match, line, **change), find)
    early = forged(match, 99)
    early.append(End(early.seq + 1, {}))
    with pytest.raises(RecordError, match="the record ends here, but the game is not over"):
        Match.resume(early, find)
