"""Rule by rule: is there a change to it that its own tests notice?

A function may name several rules, and the tests of any of them may notice a change to it. Here only the tests of one
rule count: a rule that could be anything for all they see comes to light.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TypeVar

from tools.mutating import changes
from tools.mutating.cards import CardChange, card_changes
from tools.mutating.places import Place, places_in
from tools.mutating.trial import Copy

CARRIED_OUT = ("rules", "model")  # folders of a game; what shows, tells or explains names rules too
PATIENCE = 60.0  # seconds: a game that never ends was noticed too
NOTHING = "nothing to change: no function names it, and it is no card"
Tests = dict[str, list[str]]  # by rule
T = TypeVar("T")


class EachRule:
    """Tries changes to one rule of a game after another, in a copy that is ready."""

    def __init__(self, copy: Copy, folder: Path, tested: Tests, tries: int, seed: int) -> None:
        self.copy = copy
        self.folder = folder
        self.tested = tested
        self.tries = tries
        self.random = Random(seed)
        self.named = carriers(folder, set(tested))

    def unnoticed(self, rules: Iterable[str]) -> Iterator[str]:
        """Those whose tests notice no change to them, with what was tried."""
        for rule in rules:
            tried: list[str] = []
            cards = card_changes(self.folder, rule)
            if not (self.card_noticed(rule, cards, tried) if cards else self.rule_noticed(rule, tried)):
                yield f"{rule}: {'; '.join(tried) or NOTHING}"

    def card_noticed(self, rule: str, cards: Sequence[CardChange], tried: list[str]) -> bool:
        """A change to a card's data that the game still takes."""
        for change in self.drawn(cards):
            noticed = self.copy.card_noticed(change.path, change.text, self.tested[rule], self.folder.name)
            if noticed:
                return True
            refused = " (refused)" if noticed is None else ""
            tried.append(f"{change.path.name}:{change.line} {change.what}{refused}")
        return False

    def rule_noticed(self, rule: str, tried: list[str]) -> bool:
        """A change to a function that names the rule: tried quickly; then, if none was noticed, surely."""
        tests = self.tested[rule]
        drawn = self.drawn([(place, n) for place in self.named.get(rule, ()) for n in range(how_many(place))])
        made = [(place, *changes.changed(self.copy.read(place.path), place.name, n)) for place, n in drawn]
        for place, text, what, line in made:
            if self.copy.failing(place.path, place.name, text, tests, PATIENCE)["failed"]:
                return True
            tried.append(f"{place.path.name}:{line} {place.name}: {what}")
        return any(not self.copy.survives(place.path, text, tests) for place, text, _, _ in made)

    def drawn(self, found: Sequence[T]) -> list[T]:
        return self.random.sample(found, min(self.tries or len(found), len(found)))


def how_many(place: Place) -> int:
    return len(changes.lines(place.path.read_text("utf-8"), place.name))


def carriers(folder: Path, known: set[str]) -> dict[str, list[Place]]:
    """The functions that name each rule: where rules are carried out; if none does there, elsewhere in the game."""
    inside: dict[str, list[Place]] = {}
    outside: dict[str, list[Place]] = {}
    for path in sorted(folder.rglob("*.py")):
        found = inside if path.relative_to(folder).parts[0] in CARRIED_OUT else outside
        for place in places_in(path, known):
            for rule in sorted(place.rules):
                found.setdefault(rule, []).append(place)
    return outside | inside
