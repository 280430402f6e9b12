"""A table with loaded dice, for tests that read like the rulebook.

play = Play()                                  # one hero on Start; the wall step waits for a guess
play.miss_wall()
play.throws("skull skull room corridor / find")
play.choose("stop")
play.choose("walk square:B6")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questhall.engine.core import (
    CHANCE,
    DECISION,
    NATURE,
    OVER,
    RUNNING,
    advance,
    apply_checked,
)
from questhall.engine.told import Args, Told
from questhall.games import open_game
from questhall.games.dragonquest.model.castle import CHAMBER, GRID
from questhall.games.dragonquest.model.state import TILE, Hero, Quest
from questhall.games.dragonquest.rules.turn import TURN
from questhall.games.dragonquest.views import refs
from questhall.games.dragonquest.views.refs import square_index

GAME = open_game("dragonquest")
CHAMBER_FACES = {"D": "dragon", "-": "blank", "50": "coin50", "100": "coin100", "*": "star"}


def spot(name: str) -> int:
    """`E8`, `chamber` or `exit` as a square's index."""
    return square_index(name if name in ("chamber", "exit") else f"square:{name}")


def spots(names: str) -> int:
    """`E8 E9` as a set of squares."""
    return sum(1 << spot(name) for name in names.split())


def gold(short: str) -> str:
    """`D D - 50 100 *` as the words of a chamber throw."""
    return " ".join(CHAMBER_FACES[face] for face in short.split())


class Play:
    """A game driven by names; the host begins unless the test says otherwise."""

    def __init__(self, seats: int = 1, **options: Any) -> None:
        options.setdefault("start_player", "host")
        self.state: Quest = GAME.new(options, seats)
        self.state.events = []

    # What lies on the table

    def hero(self, seat: int = 0) -> Hero:
        return self.state.heroes[seat]

    def place(self, line: str, seat: int = 0) -> Hero:
        """Draw the hero's line so far, `A6 B6 C6`; a line through `chamber` has seen it."""
        h = self.hero(seat)
        squares = [spot(name) for name in line.split()]
        h.line = tuple(squares)
        h.pos = squares[-1]
        h.dots = (squares[0], squares[-1])
        h.visited = sum(1 << square for square in set(squares) if square != CHAMBER)
        h.seen_chamber = CHAMBER in squares
        h.has_left = CHAMBER in squares[:-1]
        return h

    def sheet(self, seat: int = 0) -> dict[str, Any]:
        """A hero's sheet as everybody sees it."""
        seen: dict[str, Any] = GAME.view(self.state, None)["heroes"][seat]
        return seen

    def own(self, *items: str, seat: int = 0) -> None:
        """Give objects from the supply."""
        for item in items:
            bit = 1 << refs.item_number(item)
            self.state.objects &= ~bit
            self.hero(seat).objects |= bit

    def hold(self, *treasures: str, seat: int = 0) -> None:
        """Give treasures from the supply."""
        for treasure in treasures:
            bit = 1 << refs.treasure_number(self.state.table, treasure)
            self.state.treasures &= ~bit
            self.hero(seat).treasures |= bit

    def haunt(self, demon: str = "M10", crossed: str = "M10", seat: int = 0) -> None:
        """Wake the hero's demon in an earlier turn: where it stands, and the squares it has been on."""
        self.state.demon_tiles -= 1
        h = self.hero(seat)
        h.demon = TILE
        h.demon_at = spot(demon)
        h.crossed = spots(crossed) | 1 << spot(demon)

    def owns(self, item: str, seat: int = 0) -> bool:
        return self.hero(seat).owns(refs.item_number(item))

    def holds(self, treasure: str, seat: int = 0) -> bool:
        return self.hero(seat).treasures >> refs.treasure_number(self.state.table, treasure) & 1 == 1

    def in_supply(self, treasure: str) -> bool:
        return self.state.treasures >> refs.treasure_number(self.state.table, treasure) & 1 == 1

    def begin_turn(self, seat: int = 0) -> Play:
        """Start that hero's turn with the table as it is now."""
        s = self.state
        s.stack = []
        s.active = seat
        s.tile = 0
        s.then_all(TURN)
        s.waiting = RUNNING
        advance(s)
        return self

    # Playing

    def asked(self) -> str:
        """The step that waits for an answer or a throw, "" when the game is over."""
        return "" if self.state.waiting == OVER else type(self.state.asking).__name__

    def seat(self) -> int:
        """Who is asked."""
        assert self.state.waiting == DECISION, f"no decision but {self.asked()}"
        return self.state.seat

    def names(self) -> list[str]:
        """The names of all legal answers."""
        s = self.state
        return [GAME.option(s, s.seat, answer).name for answer in s.legal_for(s.seat)]

    def offered(self) -> set[str]:
        """The things one may choose, by their short names: `B6`, `chamber`, `rope`."""
        s = self.state
        options = [GAME.option(s, s.seat, answer) for answer in s.legal_for(s.seat)]
        return {ref.partition(":")[2] or ref for option in options for ref in option.refs}

    def choose(self, *names: str) -> Play:
        """Answer the pending decisions, one after another."""
        for name in names:
            s = self.state
            assert s.waiting == DECISION, f"{name!r}: the game waits for {self.asked()} {s.chance.name}"
            apply_checked(s, s.seat, GAME.answer(s, s.seat, name))
        return self

    def throws(self, *words: str) -> Play:
        """What the next throws show, one text a throw."""
        for each in words:
            s = self.state
            assert s.waiting == CHANCE, f"{each!r}: the game waits for {self.asked()}"
            apply_checked(s, NATURE, GAME.outcome(s.chance, each))
        return self

    def throw_name(self) -> str:
        assert self.state.waiting == CHANCE, f"no throw but {self.asked()}"
        return self.state.chance.name

    def why(self, ref: str) -> str:
        """The rule that keeps the seat that is asked from choosing that thing, "" if it may."""
        reason = GAME.why_not(self.state, self.seat(), ref)
        return reason.rule if reason else ""

    def miss_wall(self) -> Play:
        """Get through the wall step without a block."""
        if self.asked() == "HideTile":
            self.choose("hide tile:1", "guess tile:2")
        else:
            self.choose("guess tile:2").throws("1")
        return self

    def hit_wall(self) -> Play:
        """Name the number on the tile: a square will be blocked."""
        if self.asked() == "HideTile":
            self.choose("hide tile:1", "guess tile:1")
        else:
            self.choose("guess tile:1").throws("1")
        return self

    def walk(self, squares: str) -> Play:
        """`B6 C6` as single steps."""
        return self.choose(*[f"walk {refs.square(spot(name))}" for name in squares.split()])

    def to_dice(self) -> Play:
        """From the start of a turn outside the chamber to the movement roll: buys nothing, no block."""
        if self.asked() == "OfferObjects":
            self.choose("pass")
        if self.asked() in ("HideTile", "GuessTile"):
            self.miss_wall()
        return self

    def rolls(self, dice: str) -> Play:
        """The movement roll of a turn, none of it rolled again."""
        return self.to_dice().throws(dice).choose("stop")

    def idle(self) -> Play:
        """A turn outside the chamber in which nothing happens."""
        return self.rolls("blank blank blank blank / blank")

    def danger(self, *words: str) -> Play:
        """Three skulls at the movement roll, then these danger dice."""
        return self.to_dice().throws("skull skull skull room / room").throws(*words)

    # What was said

    def told(self) -> list[Told]:
        return [GAME.told(self.state, event) for event in self.state.events or []]

    def kinds(self) -> list[str]:
        return [told.kind for told in self.told()]

    def said(self, kind: str) -> list[Args]:
        """What was told of each event of that kind."""
        return [told.args for told in self.told() if told.kind == kind]

    def forget(self) -> Play:
        """Empty the log."""
        self.state.events = []
        return self


def timeless(sheet: Any) -> dict[str, Any]:
    """A sheet without what the sun changes: suns, and how well the hero lies in the race."""
    return {key: value for key, value in sheet.items() if key not in ("suns", "suns_left", "need", "pace")}


def at(hero: Hero) -> str:
    """Where the hero stands: `E8`, `chamber` or `exit`."""
    ref = refs.square(hero.pos)
    return ref.removeprefix("square:")


def named(squares: Sequence[int]) -> str:
    return " ".join(GRID.name(square) for square in squares)
