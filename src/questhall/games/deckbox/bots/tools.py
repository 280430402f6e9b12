"""When items are used in a fight; potions of healing have their own thoughts (healing.py)."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots.blows import Arm, worth
from questhall.games.deckbox.bots.plans import Plans
from questhall.games.deckbox.bots.powers import place_of
from questhall.games.deckbox.bots.scene import Scene
from questhall.games.deckbox.model.answer_codes import NO_TARGET, USE, a_of, b_of, code, verb_of
from questhall.games.deckbox.model.cards import ABL_ENERGY, HERO_RANGED, ITEM_DICE, ITEM_MODIFIER
from questhall.games.deckbox.model.ids import (
    BLUE,
    ITM_AXE,
    ITM_ENERGY,
    ITM_FIREPOT,
    ITM_NET,
    ITM_SMOKE,
    ITM_WHET,
)
from questhall.games.deckbox.rules.items import burned

NOTHING: Final = -1
TOUGH: Final = 2
CROWD: Final = 2
BIG: Final = 4  # health of an enemy that is worth a firepot alone
SHARPEN: Final = code(USE, ITM_WHET, NO_TARGET)
QUICKEN: Final = code(USE, ITM_ENERGY, NO_TARGET)
SMOKE: Final = code(USE, ITM_SMOKE, NO_TARGET)


def in_fight(scene: Scene, plans: Plans, legal: tuple[int, ...]) -> int:
    h = scene.h
    if not any(h.items):
        return NOTHING
    if h.items[ITM_FIREPOT]:
        answer = firepot(scene, legal)
        if answer >= 0:
            return answer
    if h.items[ITM_AXE]:
        answer = axe(scene, legal)
        if answer >= 0:
            return answer
    if QUICKEN in legal and h.energy < ABL_ENERGY[h.ability]:
        return QUICKEN
    if SHARPEN in legal and plans.hits_tough(TOUGH):
        return SHARPEN
    return NOTHING


def at_the_end(scene: Scene, legal: tuple[int, ...]) -> int:
    """Against what the enemies will do."""
    h = scene.h
    if h.items[ITM_NET]:
        answer = net(scene, legal)
        if answer >= 0:
            return answer
    if SMOKE in legal and aimed_at(scene) >= CROWD:
        return SMOKE
    return NOTHING


def aimed_at(scene: Scene) -> int:
    """Shooters that may shoot here."""
    here = scene.g.tiles_of(scene.h.square)
    count = 0
    for n in range(len(scene.tiles)):
        if scene.tiles[n] & here and scene.blows[n] > 0.0:
            count += 1
    return count


def firepot(scene: Scene, legal: tuple[int, ...]) -> int:
    """Where it does most, on two or on a big one."""
    s = scene.s
    arm = Arm(USE, ITEM_DICE[ITM_FIREPOT], ITEM_MODIFIER[ITM_FIREPOT] + HERO_RANGED[scene.h.card], 0, False)
    best = NOTHING
    most = 0.0
    for answer in legal:
        if verb_of(answer) == USE and a_of(answer) == ITM_FIREPOT:
            hit = burned(s, b_of(answer))
            if len(hit) < CROWD and hit[0].health < BIG:
                continue
            value = 0.0
            for e in hit:
                value += worth(scene, place_of(s, e.number), e, arm)
            if value > most:
                most = value
                best = answer
    return best


def axe(scene: Scene, legal: tuple[int, ...]) -> int:
    s = scene.s
    arm = Arm(USE, ITEM_DICE[ITM_AXE], ITEM_MODIFIER[ITM_AXE] + HERO_RANGED[scene.h.card], 0, False)
    best = NOTHING
    most = 0.0
    for answer in legal:
        if verb_of(answer) == USE and a_of(answer) == ITM_AXE:
            n = place_of(s, b_of(answer))
            value = worth(scene, n, s.enemies[n], arm)
            if s.enemies[n].health >= TOUGH and value > most:
                most = value
                best = answer
    return best


def net(scene: Scene, legal: tuple[int, ...]) -> int:
    """The strongest, if it is worth it."""
    best = NOTHING
    most = 0.0
    for answer in legal:
        if verb_of(answer) == USE and a_of(answer) == ITM_NET:
            n = place_of(scene.s, b_of(answer))
            if scene.s.enemies[n].colour >= BLUE and scene.powers[n] > most:
                most = scene.powers[n]
                best = answer
    return best
