"""The drawing of each game."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from questhall.drawing.board import Board
from questhall.games import titles


@cache
def board_of(game_id: str) -> Board:
    """BOARD of the module that the game's title names; a plain one if it names none."""
    title = titles().get(game_id)
    if title is None or not title.board:
        return Board()
    board: Board = import_module(title.board).BOARD
    return board
