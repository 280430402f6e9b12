"""Switches rules off one by one and lists those no test misses: `python -m tools.mutants --number 50 --seed 1`.

Wherever a game's `rules/` name rules, in a docstring or a comment, a small change is made to the function in a copy of
the project; then the tests marked with these rules run there. A change they do not notice survives, and is a test to
repair. `--game` and `--rule` narrow it down, `--number 0` tries every change. Exits with 1 if any survived.
"""

from __future__ import annotations

import argparse
import random
import signal
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.mutating import changes
from tools.mutating.places import Place, places
from tools.mutating.trial import Copy, tests_of_rules
from tools.rules_report import GAMES, rule_ids

ROOT = Path(__file__).resolve().parent.parent
LONG = 3600.0  # seconds for all the tests that are needed, once


@dataclass(frozen=True)
class Mutant:
    place: Place
    which: int  # of the changes to that function
    tests: tuple[str, ...]


def main(arguments: list[str], root: Path = ROOT) -> int:
    said = parser().parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # the copy and the tests in it go too
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
    return made


def mutants(root: Path, game: str | None, rule: str | None) -> list[Mutant]:
    """Every change to every function that names a rule some test is marked with."""
    tested = tests_of_rules(root)
    found: list[Mutant] = []
    for book in sorted((root / GAMES).glob("*/rulebook.toml")):
        if game in (None, book.parent.name):
            for place in places(book.parent, set(rule_ids(book))):
                tests = tuple(sorted({test for each in place.rules for test in tested.get(each, ())}))
                if tests and rule in (None, *place.rules):
                    number = changes.count(place.path.read_text("utf-8"), place.name)
                    found += [Mutant(place, which, tests) for which in range(number)]
    return found


def try_all(root: Path, drawn: list[Mutant]) -> list[str]:
    """The survivors, in words."""
    survivors: list[str] = []
    with Copy(root) as copy:
        if not copy.passes(sorted({test for mutant in drawn for test in mutant.tests}), LONG):
            raise SystemExit("Some of these tests fail as it is: repair them first (`make test`).")
        for n, mutant in enumerate(drawn, 1):
            text, what = changes.changed(copy.read(mutant.place.path), mutant.place.name, mutant.which)
            lives = copy.survives(mutant.place.path, text, list(mutant.tests))
            line = f"{', '.join(sorted(mutant.place.rules))}: {where(root, mutant.place)}: {what}"
            print(f"{n:4}/{len(drawn)} {'SURVIVED' if lives else 'noticed '} {line}", flush=True)
            if lives:
                survivors.append(line)
    return survivors


def where(root: Path, place: Place) -> str:
    return f"{place.path.relative_to(root / GAMES).as_posix()}:{place.line} {place.name}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
