"""The wall step: a hidden tile, a guess, and perhaps a blocked square."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.engine.grid import squares_of
from questhall.games.dragonquest.model.castle import NONE, hindering_block, legal_blocks
from questhall.games.dragonquest.model.state import NO_BLOCK, WALL_TILE, Hero, Quest
from questhall.games.dragonquest.rules import events

TILES: Final[tuple[int, ...]] = (WALL_TILE + 1, WALL_TILE + 2, WALL_TILE + 3)


def blockable(s: Quest, h: Hero) -> int:
    """drq-wal-11 to -17: the squares that may be blocked on this sheet, as a mask."""
    return legal_blocks(h.pos, h.visited, h.blocked, h.crossed, h.seen_chamber, s.table.route_on_sheet)


class WallStep(Step[Quest]):
    """drq-wal-01 to -04: in every turn but those begun in the chamber, the first after it, and missed ones."""

    def run(self, s: Quest) -> None:
        h = s.hero()
        if h.in_chamber() or h.just_left:
            return
        if s.table.fast_walls:
            s.then(FAST_WALL)  # drq-wal-05, -07, -08 in one throw
        elif s.blocker() >= 0:
            s.then(GUESS_TILE)
            s.then(HIDE_TILE)
        else:
            s.then(GUESS_TILE)  # drq-wal-21


class HideTile(Step[Quest]):
    """drq-wal-05, -10: the neighbour picks one of the three tiles, face down."""

    def run(self, s: Quest) -> None:
        s.decide(self, s.blocker(), TILES)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        s.tile = answer - WALL_TILE
        s.emit(events.TILE_HIDDEN, seat, s.active)
        s.whisper(1 << seat, events.TILE_KNOWN, seat, s.tile, s.active)


class GuessTile(Step[Quest]):
    """drq-wal-06: the hero's player names a number; then the tile is turned over."""

    def run(self, s: Quest) -> None:
        s.decide(self, s.active, TILES)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        s.emit(events.GUESSED, seat, answer - WALL_TILE)
        s.reveal()
        if s.tile:
            show_tile(s, s.tile, answer - WALL_TILE)
        else:
            s.then(DRAW_TILE[answer - WALL_TILE])  # drq-wal-21


class DrawTile(Step[Quest]):
    """drq-wal-21, drq-sol-02: with nobody to hide it the tile is drawn."""

    def __init__(self, guess: int) -> None:
        self.guess = guess

    def run(self, s: Quest) -> None:
        s.roll(self, s.table.wall_tile)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        show_tile(s, answer, self.guess)


def show_tile(s: Quest, tile: int, guess: int) -> None:
    """drq-wal-07, -08: only the same number costs a square."""
    s.tile = 0
    s.emit(events.TILE_SHOWN, s.active, tile, 1 if tile == guess else 0)
    if tile == guess:
        s.then(BLOCK_SQUARE)


class FastWall(Step[Quest]):
    """`fast_walls = on`: tile and guess are one throw, a hit in three."""

    def run(self, s: Quest) -> None:
        s.roll(self, s.table.fast_wall)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        s.emit(events.FAST_WALL, s.active, answer)
        if answer:
            s.then(BLOCK_SQUARE)


class BlockSquare(Step[Quest]):
    """drq-wal-08, -09, -18, -19, -22: one square of this sheet, for good; none if no square is legal."""

    def run(self, s: Quest) -> None:
        blocker = s.blocker()
        if s.table.solo_blocks_self and s.table.seats == 1:
            blocker = s.active
        if blocker < 0:
            self.by_the_castle(s)
            return
        legal = squares_of(blockable(s, s.hero()))
        if not legal:
            s.emit(events.NOT_BLOCKED, s.active, 0)
        elif s.table.may_decline_block:
            s.decide(self, blocker, (NO_BLOCK, *legal))
        else:
            s.decide(self, blocker, legal)

    def by_the_castle(self, s: Quest) -> None:
        """drq-sol-03: as hindering as the rules allow."""
        h = s.hero()
        sheet_rule = s.table.route_on_sheet
        square = hindering_block(h.pos, h.visited, h.blocked, h.crossed, h.seen_chamber, sheet_rule)
        if square == NONE:
            s.emit(events.NOT_BLOCKED, s.active, 0)
        else:
            self.resume(s, s.blocker(), square)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        if answer == NO_BLOCK:
            s.emit(events.NOT_BLOCKED, s.active, 1)
            return
        s.hero().blocked |= 1 << answer
        s.emit(events.BLOCKED, seat, answer, s.active)


HIDE_TILE: Final = HideTile()
GUESS_TILE: Final = GuessTile()
DRAW_TILE: Final = [DrawTile(guess) for guess in range(4)]
FAST_WALL: Final = FastWall()
BLOCK_SQUARE: Final = BlockSquare()
WALL_STEP: Final = WallStep()
