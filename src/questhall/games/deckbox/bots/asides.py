"""What attacks and abilities ask on the way: a volley's dice, a second enemy, the steps of a Veilstep."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots import powers
from questhall.games.deckbox.bots.blows import Blows
from questhall.games.deckbox.bots.scene import Scene
from questhall.games.deckbox.model.answer_codes import STILL, STOP, VEIL, a_of, b_of, code, verb_of
from questhall.games.deckbox.rules.activation import Aim

STOPS: Final = code(STOP)
ENOUGH: Final = 2  # dice for each point of health


def second_target(scene: Scene, legal: tuple[int, ...]) -> int:
    """The strongest of the others."""
    best = STOPS
    most = 0.0
    for answer in legal:
        if verb_of(answer) == STILL:
            power = scene.powers[powers.place_of(scene.s, a_of(answer))]
            if power > most:
                most = power
                best = answer
    return best


def veil(scene: Scene, left: int, legal: tuple[int, ...]) -> int:
    """To the safest square."""
    goal = powers.safest(scene, left)
    if goal == scene.h.square:
        return STOPS if STOPS in legal else legal[0]
    answer = code(VEIL, powers.veiled(scene.s, scene.h, left)[goal])
    return answer if answer in legal else legal[0]


def aim(scene: Scene, step: Aim, legal: tuple[int, ...]) -> int:
    """Die by die where it is worth most; once an enemy has enough of them, the next one."""
    blows = Blows(scene)
    best = legal[0]
    most = -1.0
    for answer in legal:
        if b_of(answer) != 1:
            continue
        number = a_of(answer)
        n = powers.place_of(scene.s, number)
        given = step.dice[step.targets.index(number)] if number in step.targets else 0
        value = blows.values[-1][n] / (1.0 + max(0, given + 1 - ENOUGH * scene.s.enemies[n].health))
        if value > most:
            most = value
            best = answer
    return best
