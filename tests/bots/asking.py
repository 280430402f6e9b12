"""Asking a bot at a table with loaded dice."""

from __future__ import annotations

import random

from tests.games.dragonquest.play import GAME, Play

from questhall.bots import policy


def says(play: Play, bot: str, seed: int = 0) -> str:
    """The name of the answer a bot gives to the question that is open."""
    draw = random.Random(seed).random
    seat = play.seat()
    code = policy(GAME, bot).choose(play.state.imagine(seat, draw), seat, draw)
    assert code in play.state.legal_for(seat)
    return GAME.option(play.state, seat, code).name


def rolled(dice: str, line: str = "A6", **sheet: int) -> Play:
    """A hero at the end of a line, with these values on the sheet, has rolled these dice."""
    play = Play()
    hero = play.place(line)
    for key, value in sheet.items():
        setattr(hero, key, value)
    return play.begin_turn().to_dice().throws(dice)


def inside(suns: int, dragons: int = 0, line: str = "A6 G6 chamber", **sheet: int) -> Play:
    """A hero in the chamber at the start of a turn."""
    play = Play()
    hero = play.place(line)
    hero.suns = suns
    for key, value in sheet.items():
        setattr(hero, key, value)
    play.state.dragons = dragons
    return play.begin_turn()
