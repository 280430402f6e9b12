"""The options of a decision, arranged for fingers: a key each, and sets of things that are picked one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from questhall.engine.core import State
from questhall.engine.game import Game, Option, UnknownName

DIGITS: Final = "123456789"
LETTERS: Final = "abdefghjkmnpsvxyz"  # the other letters are commands


class Choices:
    """What a seat may answer now.

    Options of one verb that name several things of one kind (`reroll die:2 die:4`) are one set: its things are picked
    by digits and the set is then chosen as a whole. All other options (`give item:helmet hero:2`) are single.
    """

    def __init__(self, game: Game[Any], state: State, seat: int, options: Sequence[Option]) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.verb = next((option.verb for option in options if names_a_set(option)), "")
        self.singles = [option for option in options if option.verb != self.verb]
        self.of_set = [option for option in options if option.verb == self.verb]
        self.things = sorted({ref for option in self.of_set for ref in option.refs})
        self.chosen: set[str] = set()
        self.keys = self.give_keys()
        self.toggles = {self.digit(ref, n): ref for n, ref in enumerate(self.things, 1)}

    def give_keys(self) -> dict[str, Option]:
        """A key for every single option, as far as keys go; digits belong to the set if there is one."""
        signs = "0" + LETTERS if self.of_set else DIGITS + LETTERS
        return dict(zip(signs, self.singles, strict=False))

    def digit(self, ref: str, place: int) -> str:
        """A thing that has a number, like a die, is picked by that number."""
        name = ref.partition(":")[2]
        return name if name.isdecimal() and len(name) == 1 else str(place)

    def key_of(self, option: Option) -> str:
        return next((key for key, each in self.keys.items() if each is option), "")

    def lit(self) -> dict[str, str]:
        """All things that can be chosen, with their keys."""
        found = {ref: key for key, ref in self.toggles.items()}
        for option in self.singles:
            for ref in option.refs:
                found.setdefault(ref, self.key_of(option))
        return found

    def about(self, ref: str) -> list[Option]:
        """The single options about this thing."""
        return [option for option in self.singles if ref in option.refs]

    def only_verb(self) -> str:
        """The verb of all things that are lit; empty if there are several."""
        verbs = {option.verb for option in self.singles if option.refs} | ({self.verb} - {""})
        return verbs.pop() if len(verbs) == 1 else ""

    def toggle(self, ref: str) -> None:
        self.chosen ^= {ref}

    def picked(self, things: Sequence[str] | None = None) -> Option | None:
        """The option that the chosen things make."""
        chosen = sorted(self.chosen if things is None else set(things))
        if not chosen:
            return None
        try:
            code = self.game.answer(self.state, self.seat, " ".join((self.verb, *chosen)))
        except UnknownName:
            return None
        return self.game.option(self.state, self.seat, code) if code in self.state.legal_for(self.seat) else None


def names_a_set(option: Option) -> bool:
    """Whether it is about several things of one kind."""
    return len(option.refs) > 1 and len({ref.partition(":")[0] for ref in option.refs}) == 1
