"""Checking a record from its file alone: every line, every move, every throw that can be recomputed, and the result."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from questhall.engine import record as files
from questhall.engine.dice import Dice, DiceError, Fair, Seeded, from_header
from questhall.engine.entries import Answer, Entry, Roll
from questhall.engine.game import BadSetup, Game
from questhall.engine.record import Record, RecordError
from questhall.engine.replay import FindGame, Replay, rules_of


@dataclass(frozen=True)
class Check:
    """One thing that was looked at: right, wrong, or (None) not to be known from the record."""

    what: str
    ok: bool | None
    found: str


@dataclass
class Report:
    """What was checked. `ok` unless something is wrong."""

    checks: list[Check] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return all(check.ok is not False for check in self.checks)

    def add(self, what: str, ok: bool | None, found: str) -> None:
        self.checks.append(Check(what, ok, found))

    def __str__(self) -> str:
        signs = {True: "right", False: "WRONG", None: "open "}
        return "\n".join(f"{signs[check.ok]}  {check.what}: {check.found}" for check in self.checks)


def verify(path: Path, find: FindGame) -> Report:
    """Check the record in a file."""
    report = Report()
    try:
        record = files.read(path)
    except RecordError as error:
        report.add("lines", False, str(error))
        return report
    report.add("lines", True, f"{record.seq + 1} lines, no sum broken")
    return verify_record(record, find, report)


def verify_record(record: Record, find: FindGame, report: Report | None = None) -> Report:
    """Check a record that was read."""
    report = Report() if report is None else report
    try:
        game = rules_of(record, find)
        checker = Checker(game, record, dice_of(record, game, report))
    except (RecordError, BadSetup) as error:
        report.add("header", False, str(error))
        return report
    try:
        checker.take_all()
    except RecordError as error:
        report.add("moves", False, str(error))
    else:
        answers = sum(isinstance(entry, Answer) for entry in record.entries)
        report.add("moves", True, f"{answers} answers, all allowed by rules {game.rules_version} of {game.id}")
        say_result(record, report)
    checker.say_throws(report)
    return report


def say_result(record: Record, report: Report) -> None:
    if record.end is None:
        report.add("result", None, "the game is not over, or its end was not written")
    else:
        said = record.end.result
        report.add("result", True, f"scores {said.get('scores')}, winners {said.get('winners')}")


def dice_of(record: Record, game: Game[Any], report: Report) -> Dice | None:
    """The dice, if the record tells all about them."""
    header = record.header
    revealed = "" if record.end is None else str(record.end.reveal.get("secret", ""))
    try:
        dice = from_header(header.dice, header.table, game.outcome, read_secret(revealed))
    except DiceError as error:
        report.add("dice", False, str(error))
        return None
    if isinstance(dice, Fair):
        if len(dice.nonces) != len(header.seats):
            report.add("dice", False, f"{len(header.seats)} seats, but {len(dice.nonces)} nonces")
        if dice.secret is None:
            late = record.end is not None
            report.add("dice", False if late else None, "the secret of the fair dice is not revealed")
            return None
        report.add("dice", True, "the revealed secret is the one that was promised at the start")
    return dice if isinstance(dice, Fair | Seeded) else None


def read_secret(text: str) -> bytes | None:
    try:
        return bytes.fromhex(text) if text else None
    except ValueError:
        raise DiceError("the revealed secret is not written in hexadecimal digits") from None


class Checker(Replay[Any]):
    """A replay that throws all dice again."""

    def __init__(self, game: Game[Any], record: Record, dice: Dice | None) -> None:
        super().__init__(game, record)
        self.dice = dice
        self.throws = 0
        self.wrong: list[str] = []

    def take(self, entry: Entry, listen: bool = False) -> None:
        k, chance = self.timeline.head.throws, self.state.chance
        super().take(entry, listen)
        if not isinstance(entry, Roll):
            return
        self.throws += 1
        if self.dice is not None and (right := self.dice.draw(k, chance)) != self.timeline.head.code:
            assert right is not None
            given = self.game.outcome_name(chance, right)
            self.wrong.append(f"line {entry.n + 1}: {entry.roll} shows {entry.shows!r}, but the dice give {given!r}")

    def say_throws(self, report: Report) -> None:
        source = self.record.header.dice.get("source")
        for problem in self.wrong:
            report.add("throws", False, problem)
        if self.dice is None:
            report.add("throws", None, f"{self.throws} throws of {source} dice, possible but not to be recomputed")
        elif not self.wrong:
            report.add("throws", True, f"{self.throws} throws of {source} dice, all recomputed")
