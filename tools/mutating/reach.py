"""Statements that no test marked with their function's rules executes: what breaks there is never noticed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.mutating import changes
from tools.mutating.places import Place
from tools.mutating.trial import Copy

Tests = dict[str, list[str]]  # by rule
Executed = dict[str, dict[Path, set[int]]]  # by test, then file
SHOWN = 5


def unreached(root: Path, folder: Path, found: list[Place], tested: Tests) -> Iterator[str]:
    """Each such statement in the files of that folder, and the rules whose tests do execute it."""
    tests = sorted({test for each in tested.values() for test in each})
    with Copy(root) as copy:
        copy.get_ready(tests)
        executed = copy.lines(folder, tests)
    size = {rule: len({at for test in tested[rule] for at in executed_by(executed, test)}) for rule in tested}
    for place in found:
        text = place.path.read_text("utf-8")
        mine = {test for rule in place.rules for test in tested.get(rule, ())}
        for line in sorted(set(changes.lines(text, place.name))):
            there = {test for test in tests if line in executed.get(test, {}).get(place.path, ())}
            if not there & mine:
                others = sorted((rule for rule in tested if there & set(tested[rule])), key=lambda rule: size[rule])
                said = text.splitlines()[line - 1].strip()
                at = place.path.relative_to(folder).as_posix()
                yield f"{at}:{line} {place.name} ({', '.join(sorted(place.rules))}): `{said}`\n    {reached_by(others)}"


def executed_by(executed: Executed, test: str) -> Iterable[tuple[Path, int]]:
    return ((path, line) for path, lines in executed.get(test, {}).items() for line in lines)


def reached_by(rules: list[str]) -> str:
    """The most specific rules first: those whose tests execute little else."""
    if not rules:
        return "no rule's test executes it"
    more = f" and {len(rules) - SHOWN} more" if len(rules) > SHOWN else ""
    return f"tests of {', '.join(rules[:SHOWN])}{more} execute it"
