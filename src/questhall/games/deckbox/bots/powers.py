"""When abilities are used (section 9, 8)."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots.blows import Arm, worth
from questhall.games.deckbox.bots.plans import Plans
from questhall.games.deckbox.bots.scene import Scene
from questhall.games.deckbox.model.answer_codes import ABILITY, NO_TARGET, a_of, code, verb_of
from questhall.games.deckbox.model.cards import ABL_DICE, ABL_ENERGY, ABL_MODIFIER
from questhall.games.deckbox.model.figures import Enemy, Hero
from questhall.games.deckbox.model.ids import (
    ABL_CIRCLE,
    ABL_KEEN,
    ABL_LANCE,
    ABL_SLATE,
    ABL_STAND,
    ABL_STILL,
    ABL_TITHE,
    ABL_VEIL,
    ABL_WIND,
    BLUE,
    KW_PIERCE,
)
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.abilities import around
from questhall.games.deckbox.rules.aiming import visible

NOTHING: Final = -1
PLAIN: Final = code(ABILITY, NO_TARGET)
TOUGH: Final = 2  # health of a target that is worth a strong attack
CROWD: Final = 2
DANGER: Final = 0.5
FRAIL: Final = 3
LANCE: Final = Arm(ABILITY, ABL_DICE[ABL_LANCE], ABL_MODIFIER[ABL_LANCE], KW_PIERCE, False)
TITHE: Final = Arm(ABILITY, ABL_DICE[ABL_TITHE], ABL_MODIFIER[ABL_TITHE], 0, False)


def worth_a_circle(near: list[Enemy]) -> bool:
    """A crowd is, and a boss: nobody waits for a better target than that."""
    return len(near) >= CROWD or any(e.boss for e in near)


def at_once(scene: Scene, plans: Plans, legal: tuple[int, ...]) -> int:
    """What is used before the next action: attacks, and what improves an attack."""
    h = scene.h
    ability = h.ability
    if h.energy < ABL_ENERGY[ability]:
        return NOTHING
    if ability == ABL_LANCE:
        return best_target(scene, legal, LANCE, TOUGH)
    if ability == ABL_TITHE:
        return best_target(scene, legal, TITHE, 1)
    if ability == ABL_SLATE:
        return slate(scene, legal)
    if ability == ABL_CIRCLE and PLAIN in legal and worth_a_circle(around(scene.s, h)):
        return PLAIN
    if ability == ABL_KEEN and PLAIN in legal and plans.hits_tough(TOUGH):
        return PLAIN
    if ability == ABL_VEIL and PLAIN in legal and h.health <= FRAIL and escape(scene) >= 0:
        return PLAIN
    return NOTHING


def at_the_end(scene: Scene, value_here: float, legal: tuple[int, ...]) -> int:
    """What is used when no action is left: one more action, or what helps against the enemies' turn."""
    h = scene.h
    ability = h.ability
    if h.energy < ABL_ENERGY[ability]:
        return NOTHING
    if ability == ABL_WIND and PLAIN in legal and value_here > 0.0:
        return PLAIN
    if ability == ABL_STAND and PLAIN in legal and scene.risk(h.square) >= DANGER:
        return PLAIN
    if ability == ABL_STILL:
        return still(scene, legal)
    return NOTHING


def place_of(s: Delve, number: int) -> int:
    """Where an enemy stands in the list."""
    for n in range(len(s.enemies)):
        if s.enemies[n].number == number:
            return n
    return NOTHING


def best_target(scene: Scene, legal: tuple[int, ...], arm: Arm, least: int) -> int:
    best = NOTHING
    most = 0.0
    for answer in legal:
        if verb_of(answer) == ABILITY:
            n = place_of(scene.s, a_of(answer))
            e = scene.s.enemies[n]
            value = worth(scene, n, e, arm)
            if value > most and (e.health >= least or e.boss):
                most = value
                best = answer
    return best


def slate(scene: Scene, legal: tuple[int, ...]) -> int:
    """The tile with most of them."""
    s = scene.s
    best = NOTHING
    most = CROWD - 1
    seen = visible(s, scene.h)
    for answer in legal:
        if verb_of(answer) == ABILITY:
            bits = s.ground.tile_bits[a_of(answer)]
            count = len([e for e in seen if bits >> e.square & 1])
            if count > most:
                most = count
                best = answer
    return best


def still(scene: Scene, legal: tuple[int, ...]) -> int:
    """Any blue one, or two green ones; the strongest first."""
    best = NOTHING
    most = 0.0
    count = 0
    blue = False
    for answer in legal:
        if verb_of(answer) == ABILITY:
            n = place_of(scene.s, a_of(answer))
            count += 1
            blue = blue or scene.s.enemies[n].colour >= BLUE
            if scene.powers[n] > most:
                most = scene.powers[n]
                best = answer
    return best if blue or count >= CROWD else NOTHING


# Veilstep


def veiled(s: Delve, h: Hero, left: int) -> dict[int, int]:
    """The squares a Veilstep leads to, with the square to enter first."""
    first: dict[int, int] = {h.square: h.square}
    front = [h.square]
    for _ in range(left):
        following: list[int] = []
        for square in front:
            for beside in s.ground.beside[square]:
                if beside not in first:
                    first[beside] = beside if square == h.square else first[square]
                    following.append(beside)
        front = following
    return {square: step for square, step in first.items() if s.free(square) or square == h.square}


def escape(scene: Scene) -> int:
    """The square a Veilstep would flee to, if it is much safer than here."""
    goal = safest(scene, 5)
    return goal if scene.risk(goal) < 0.5 * scene.risk(scene.h.square) else NOTHING


def safest(scene: Scene, left: int) -> int:
    s = scene.s
    best = scene.h.square
    barred = s.ground.pits
    for half in s.ground.leads:
        barred |= 1 << half
    for square in veiled(s, scene.h, left):
        if not barred >> square & 1 and scene.risk(square) < scene.risk(best):
            best = square
    return best


def strongest(scene: Scene, enemies: list[Enemy]) -> int:
    """The number of the enemy with most power; NOTHING if there is none."""
    best = NOTHING
    most = 0.0
    for e in enemies:
        n = place_of(scene.s, e.number)
        if scene.powers[n] > most:
            most = scene.powers[n]
            best = e.number
    return best
