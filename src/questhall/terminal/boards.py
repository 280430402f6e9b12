"""The drawing of each game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from questhall.drawing.board import Board
from questhall.games import titles


@cache
def board_of(game_id: str) -> Board:
    """BOARD of the module that the game's title names, else of its name in `terminal/games`; a plain one if neither."""
    title = titles().get(game_id)
    name = title.board if title and title.board else f"questhall.terminal.games.{game_id}"
    if not game_id.isidentifier() or find_spec(name) is None:
        return Board()
    board: Board = import_module(name).BOARD
    return board
