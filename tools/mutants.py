"""Switches rules off one by one and lists those no test misses: `python -m tools.mutants --number 50 --seed 1`.

Wherever a game's `rules/` name rules, in a docstring or a comment, a small change is made to the function in a copy of
the project; then the tests marked with these rules run there. A change they do not notice survives, and is a test to
repair. `--game` and `--rule` narrow it down, `--number 0` tries every change. Exits with 1 if any survived.
`--reach` tries nothing: it lists the statements that no such test even executes.
`--each-rule` goes through the rules and cards: it lists those of which no change is noticed by a test of their own.
"""

from __future__ import annotations

import argparse
import random
import signal
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.mutating import changes, reach
from tools.mutating.each_rule import EachRule
from tools.mutating.places import Place, places
from tools.mutating.trial import Copy, tests_of_rules
from tools.rules_report import GAMES, rule_ids

ROOT = Path(__file__).resolve().parent.parent
OTHERS = 30.0  # seconds to look for other tests that notice a survivor
SHOWN = 4


@dataclass(frozen=True)
class Mutant:
    place: Place
    which: int  # of the changes to that function
    tests: tuple[str, ...]
    game: str


def main(arguments: list[str], root: Path = ROOT) -> int:
    said = parser().parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # the copy and the tests in it go too
    if said.reach:
        return look_ahead(root, said.game)
    if said.each_rule:
        return rule_by_rule(root, said.game, said.rule, said.number, said.seed)
    found = mutants(root, said.game, said.rule)
    if not found:
        print("There is nothing to change: no function names such a rule that a test is marked with.")
        return 2
    drawn = random.Random(said.seed).sample(found, min(said.number or len(found), len(found)))
    print(f"{len(drawn)} of {len(found)} small changes, seed {said.seed}.", flush=True)
    survivors = try_all(root, drawn)
    share = 100 * len(survivors) / len(drawn)
    print(f"{len(drawn)} mutants: {len(drawn) - len(survivors)} noticed, {len(survivors)} survived ({share:.1f} %).")
    for line in survivors:
        print(f"  {line}")
    return 1 if survivors else 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="mutants", description="Switch rules off, one small change at a time.")
    made.add_argument("--game", help="only this game")
    made.add_argument("--rule", help="only functions that name this rule")
    made.add_argument("--number", type=int, default=20, help="how many changes, drawn at random; 0: all")
    made.add_argument("--seed", type=int, default=1, help="the same seed draws the same changes")
    made.add_argument(
        "--each-rule", action="store_true", help="for each rule, up to --number changes until one is noticed"
    )
    made.add_argument("--reach", action="store_true", help="only list statements no test of their rules executes")
    return made


def rules_of(root: Path, game: str | None) -> dict[str, set[str]]:
    """Of each game, or of this one."""
    books = sorted((root / GAMES).glob("*/rulebook.toml"))
    return {book.parent.name: set(rule_ids(book)) for book in books if game in (None, book.parent.name)}


def mutants(root: Path, game: str | None, rule: str | None) -> list[Mutant]:
    """Every change to every function that names a rule some test is marked with."""
    tested = tests_of_rules(root)
    found: list[Mutant] = []
    for name, known in rules_of(root, game).items():
        for place in places(root / GAMES / name, known):
            tests = tuple(sorted({test for each in place.rules for test in tested.get(each, ())}))
            if tests and rule in (None, *place.rules):
                number = len(changes.lines(place.path.read_text("utf-8"), place.name))
                found += [Mutant(place, which, tests, name) for which in range(number)]
    return found


def look_ahead(root: Path, game: str | None) -> int:
    """List the statements that no test marked with their function's rules executes."""
    tested = tests_of_rules(root)
    number = 0
    for name, known in rules_of(root, game).items():
        folder = root / GAMES / name
        of_game = {rule: tests for rule, tests in tested.items() if rule in known}
        for line in reach.unreached(root, folder, places(folder, known), of_game):
            print(f"{name}/{line}", flush=True)
            number += 1
    print(f"{number} statements are executed by no test of a rule that their function names.")
    return 1 if number else 0


def rule_by_rule(root: Path, game: str | None, rule: str | None, tries: int, seed: int) -> int:
    """List the rules and cards of which no change is noticed by the tests marked with just that rule."""
    tested = tests_of_rules(root)
    lines: list[str] = []
    number = 0
    for name, known in rules_of(root, game).items():
        of_game = {each: tests for each, tests in tested.items() if each in known}
        rules = [each for each in sorted(of_game) if rule in (None, each)]
        if not rules:
            continue
        number += len(rules)
        with Copy(root) as copy:
            copy.get_ready(sorted({test for each in rules for test in of_game[each]}))
            for line in EachRule(copy, root / GAMES / name, of_game, tries, seed).unnoticed(rules):
                print(line, flush=True)
                lines.append(line)
    print(f"{number} rules and cards: {number - len(lines)} have a test that notices a change to them.")
    return 1 if lines else 0


# Trying changes


def try_all(root: Path, drawn: list[Mutant]) -> list[str]:
    """The survivors, in words."""
    survivors: list[str] = []
    with Copy(root) as copy:
        trial = Trial(root, copy, {mutant.game for mutant in drawn})
        trial.begin({test for mutant in drawn for test in mutant.tests})
        for n, mutant in enumerate(drawn, 1):
            line, lives = trial.of(mutant)
            print(f"{n:4}/{len(drawn)} {'SURVIVED' if lives else 'noticed '} {line}", flush=True)
            if lives:
                survivors.append(line)
    return survivors


class Trial:
    """Changes tried one after another: quickly; then, if it was not noticed, surely; then against all other tests."""

    def __init__(self, root: Path, copy: Copy, games: set[str]) -> None:
        self.root, self.copy = root, copy
        tested, known = tests_of_rules(root), rules_of(root, None)
        self.tested = {game: {rule: tested[rule] for rule in known[game] if rule in tested} for game in games}
        self.took: dict[str, float] = {}

    def begin(self, needed: set[str]) -> None:
        self.copy.get_ready(
            sorted({test for rules in self.tested.values() for each in rules.values() for test in each})
        )
        as_it_is = self.copy.as_it_is(sorted(needed))
        if as_it_is["failed"]:
            raise SystemExit(f"{as_it_is['failed'][0]} fails as it is: repair it first (`make test`).")
        self.took = as_it_is["took"]

    def of(self, mutant: Mutant) -> tuple[str, bool]:
        """What was changed, in words, and whether it survived."""
        place = mutant.place
        text, what, line = changes.changed(self.copy.read(place.path), place.name, mutant.which)
        said = f"{', '.join(sorted(place.rules))}: {where(self.root, place, line)}: {what}"
        tests = self.shortest_first(mutant.tests)
        patience = 20 + 10 * sum(self.took.get(test, 0.0) for test in tests)
        if self.copy.failing(place.path, place.name, text, tests, patience)["failed"]:
            return said, False
        if not self.copy.survives(place.path, text, tests):
            return said, False
        return f"{said}; {self.noticed_elsewhere(mutant, text)}", True

    def shortest_first(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.took.get(test, 1.0), test))

    def noticed_elsewhere(self, mutant: Mutant, text: str) -> str:
        """By the tests of which rules that the function does not name."""
        tested = self.tested[mutant.game]
        others = self.shortest_first({test for each in tested.values() for test in each} - set(mutant.tests))
        failed = self.copy.all_failing(mutant.place.path, mutant.place.name, text, others, OTHERS)
        if not failed:
            return "noticed by no other rule's tests"
        share = {rule: len(set(tests) & set(failed)) / len(tests) for rule, tests in tested.items()}
        rules = sorted((rule for rule in share if share[rule]), key=lambda rule: (-share[rule], rule))
        tests = ", ".join(test.rpartition("::")[2] for test in failed[:SHOWN])
        return f"noticed by tests of {', '.join(rules[:SHOWN])} (not named here): {tests}"


def where(root: Path, place: Place, line: int) -> str:
    return f"{place.path.relative_to(root / GAMES).as_posix()}:{line} {place.name}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
