"""Who goes where: the party has one next place, and whoever passes by something smaller sees to that first.

Every hero works it out for all of them from the same table, so they agree without a word.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import squares_of
from questhall.games.heroquest.bots.goals import party, something_to_do
from questhall.games.heroquest.bots.notes import Notes
from questhall.games.heroquest.bots.survey import Survey
from questhall.games.heroquest.model.board import AREA, CORRIDOR, ROOM_SQUARES, SQUARES, depth, reachable
from questhall.games.heroquest.model.figures import ASLEEP, CLOUDED, COMMANDED, Hero
from questhall.games.heroquest.model.ids import WIZARD
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.keeping_track import burden

ALONE: Final = 9  # nobody goes further by himself: a turn's walk or little more
SPREAD: Final = 4  # what is that near to a friend's aim is seen to by him
STRAGGLER: Final = 16  # a friend is missed no more for being further off
WEAK: Final = 2  # Body Points with which nobody goes first
BARRED: Final = ASLEEP | CLOUDED | COMMANDED


class Errands(Survey):
    """What each hero is about while no enemy is."""

    def __init__(self, s: Dungeon, h: Hero, notes: Notes) -> None:
        super().__init__(s, h, notes)
        self.follows = False  # somebody else goes first to where he is going
        self.bearer: Hero | None = None  # who leads, if somebody has to try things out
        self.lying = 0  # things()
        self.unlooked = 0  # rooms that nobody has searched

    def errand(self) -> int:
        """The square he makes for; -1: there is nothing."""
        self.lying = self.things()
        for area in self.unsearched():
            self.unlooked |= ROOM_SQUARES[area]
        common = self.common()
        if common < 0:
            return -1
        todo = [each for each in party(self.s) if not each.effects & BARRED]
        leads = [depth(self.layers(each), common) if self.goes_first(each) else SQUARES for each in todo]
        led = False
        taken = 0
        while todo:
            first = -1
            best, least = -1, SQUARES
            for n, friend in enumerate(todo):
                square, steps = self.small(friend, ~taken)
                if not led and leads[n] < steps:
                    square, steps = common, leads[n]
                if steps < least:
                    first, best, least = n, square, steps
            if first < 0:
                break
            if todo[first] is self.h:
                return best
            del todo[first], leads[first]
            led = led or best == common
            taken |= self.neighbourhood(best)
        self.follows = True
        return common

    def common(self) -> int:
        """Where the party as a whole is nearest to; where the one goes who carries what has to be brought somewhere."""
        s = self.s
        first = self.leader()
        self.bearer = first if self.led_by(first) else None
        if self.bearer is not None:
            return self.nearest(first, self.targets(first))
        found = self.doorsteps() | self.edges() | self.lying
        if not found:
            return self.nearest(first, self.targets(first))
        steps: dict[int, int] = {}
        friends = party(s)
        for friend in friends:
            layers = self.layers(friend)
            for n in range(min(STRAGGLER, len(layers))):
                if layers[n] & found:
                    for square in squares_of(layers[n] & found):
                        steps[square] = steps.get(square, STRAGGLER * len(friends)) + n - STRAGGLER
        best = -1
        least = STRAGGLER * len(friends)
        for square in sorted(steps):
            if steps[square] < least:
                best, least = square, steps[square]
        return best if best >= 0 else self.nearest(first, found)

    def led_by(self, h: Hero) -> bool:
        """Whether he has to try things out, and the others come along."""
        return self.notes.undying != 0 or (something_to_do(self.s) and burden(self.s, h) != 0)

    def goes_first(self, h: Hero) -> bool:
        """Not the wizard nor who is badly hurt, while somebody else can; the bearer, while there is one."""
        if self.bearer is not None:
            return h is self.bearer
        return strong(h) or not strong_ones(party(self.s))

    def small(self, h: Hero, free: int) -> tuple[int, int]:
        """What is near to a hero that one can do by himself and nobody else sees to, and how many steps away."""
        found = self.lying
        if strong(h):
            found |= self.edges()
        layers = self.layers(h)[: ALONE + 1]
        for layer in layers:
            if layer & self.unlooked:
                found |= self.rooms(h)
                break
        found &= free
        if found:
            for n, layer in enumerate(layers):
                if layer & found:
                    return squares_of(layer & found)[0], n
        return -1, SQUARES

    def neighbourhood(self, square: int) -> int:
        """What he sees to who goes there: the room, or what is near in the corridor."""
        area = AREA[square]
        if area != CORRIDOR:
            return ROOM_SQUARES[area]
        return reachable(self.s, square, self.floor, SPREAD)


def strong(h: Hero) -> bool:
    return h.kind != WIZARD and h.body > WEAK


def strong_ones(heroes: list[Hero]) -> list[Hero]:
    return [h for h in heroes if strong(h)]
