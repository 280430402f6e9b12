"""The drawing of a game in characters, and the same in pixels."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from questhall.drawing.board import Scene
from questhall.drawing.canvas import Canvas
from questhall.engine.core import State
from questhall.engine.game import Game
from questhall.envs.glyphs import HEIGHT, WIDTH, glyph
from questhall.games.boards import board_of
from questhall.terminal.speech import Speaker

COLUMNS: Final = 80
LINES: Final = 40
SCALE: Final = 2  # pixels a point of the font
INK: Final = (232, 223, 204)
PAPER: Final = (29, 26, 22)
COLOUR: Final = re.compile(r"(on )?#([0-9a-fA-F]{6})")

Colours = tuple[tuple[int, int, int], tuple[int, int, int]]


def draw(game: Game[Any], state: State, seat: int, names: Sequence[str]) -> Canvas:
    """The board as that seat sees it."""
    say = Speaker("en", game, names)
    return board_of(game.id).draw(Scene(game.view(state, seat), say, seat, COLUMNS, LINES))


def pixels(canvas: Canvas) -> Any:
    """Height, width, three colours from 0 to 255."""
    image = np.empty((canvas.height * HEIGHT, canvas.width * WIDTH, 3), np.uint8)
    for y, row in enumerate(canvas.rows):
        for x, (sign, style, _) in enumerate(row):
            ink, paper = colours(style)
            cell = image[y * HEIGHT : (y + 1) * HEIGHT, x * WIDTH : (x + 1) * WIDTH]
            cell[:] = np.where(glyph(sign or " ")[:, :, None], np.array(ink, np.uint8), np.array(paper, np.uint8))
    return image.repeat(SCALE, 0).repeat(SCALE, 1)


@cache
def colours(style: str) -> Colours:
    """Ink and paper of a style such as `bold #ffffff on #a8401c`."""
    found = {bool(on): rgb(digits) for on, digits in COLOUR.findall(style)}
    ink, paper = found.get(False, INK), found.get(True, PAPER)
    return (paper, ink) if "reverse" in style else (ink, paper)


def rgb(digits: str) -> tuple[int, int, int]:
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)
