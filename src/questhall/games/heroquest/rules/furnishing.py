"""A piece of furniture stands where the plan has it, seen or not: what it blocks, and its trap."""

from __future__ import annotations

from typing import Final

from questhall.games.heroquest.model.cards import TALL
from questhall.games.heroquest.model.state import Dungeon

SOME_TALL: Final = 1  # values of Table.furniture_blocks_sight
ALL_PIECES: Final = 2


def furnish(s: Dungeon, number: int) -> None:
    piece = s.plan.furniture[number]
    sight = s.table.furniture_blocks_sight
    if piece.blocks_move and s.table.furniture_blocks_move:
        s.blocking |= piece.squares  # heq-mov-04
    if piece.blocks_sight or sight == ALL_PIECES or (sight == SOME_TALL and TALL >> piece.kind & 1):
        s.opaque |= piece.squares  # heq-los-06
    if piece.trapped:
        s.armed |= 1 << number  # heq-fur-01
