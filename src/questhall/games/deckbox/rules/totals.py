"""What the cards of a hero add up to (dbd-chr), and what an enemy's card comes to where it stands."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model import cards
from questhall.games.deckbox.model.figures import Enemy, Hero
from questhall.games.deckbox.model.ids import (
    ABL_STAND,
    FTR_DRUM,
    FTR_WARDSTONE,
    ITM_BOOTS,
    ITM_GORGET,
    ITM_RING,
    RUL_HALLOWED,
    RUL_WARDED,
)
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve

MOST_ENERGY: Final = 10
MOST_TREASURE: Final = 20
NO_LIMIT: Final = 1 << 20


def most_energy(s: Delve) -> int:
    """dbd-chr-08, table option caps."""
    return MOST_ENERGY if s.table.caps else NO_LIMIT


def most_treasure(s: Delve) -> int:
    """dbd-chr-08."""
    return MOST_TREASURE if s.table.caps else NO_LIMIT


def melee_dice(h: Hero) -> int:
    """dbd-chr-01, -06: the dice are the equipment's; with none there is no such attack."""
    return cards.EQP_MELEE_DICE[h.equipment]


def melee_modifier(h: Hero) -> int:
    """dbd-chr-01."""
    return cards.HERO_MELEE[h.card] + cards.EQP_MELEE[h.equipment]


def ranged_dice(h: Hero) -> int:
    """dbd-chr-02, -06."""
    return cards.EQP_RANGED_DICE[h.equipment]


def ranged_modifier(h: Hero) -> int:
    """dbd-chr-02."""
    return cards.HERO_RANGED[h.card] + cards.EQP_RANGED[h.equipment]


def permanent(h: Hero, item: int) -> int:
    """dbd-mkt-11: a permanent item acts for whoever has it."""
    return h.items[item] * cards.ITEM_AMOUNT[item]


def defence(s: Delve, h: Hero) -> int:
    """dbd-chr-03: hero, equipment, permanent items, and what holds where he stands."""
    total = cards.HERO_DEFENCE[h.card] + cards.EQP_DEFENCE[h.equipment] + permanent(h, ITM_GORGET)  # dbd-itm-gorget
    if stands_fast(s, h):
        total += cards.ABL_AMOUNT[ABL_STAND]
    if h.square >= 0 and s.rule_at(h.square, RUL_HALLOWED):
        total += cards.RULE_AMOUNT[RUL_HALLOWED]  # dbd-rule-hallowed
    return total


def stands_fast(s: Delve, h: Hero) -> bool:
    """dbd-abl-stand, erratum 10: one's own or a neighbour's, and never twice."""
    if h.stand:
        return True
    if h.square < 0:
        return False
    for other in s.heroes:
        if other.stand and other.square in s.ground.beside[h.square]:
            return True
    return False


def speed(h: Hero) -> int:
    """dbd-chr-04: never below 1. dbd-itm-boots. dbd-qst-01: who carries somebody is slower."""
    total = cards.HERO_SPEED[h.card] + cards.EQP_MOVE[h.equipment] + permanent(h, ITM_BOOTS)
    return max(1, total - 1 if h.carries else total)


def skill(h: Hero, which: int) -> int:
    """dbd-chr-05, dbd-itm-ring."""
    own = cards.HERO_SKILLS[h.card][which] + cards.ABL_SKILLS[h.ability][which]
    return own + h.items[ITM_RING] * cards.ITEM_SKILLS[ITM_RING][which]


# Enemies


def keywords(e: Enemy) -> int:
    """dbd-kw-20: an enemy's keywords hold for all its attacks, except where stated."""
    return cards.FOE_KW[e.foe]


def enemy_defence(s: Delve, e: Enemy) -> int:
    """dbd-rule-warded: one more while the wardstone of its tile stands."""
    total = cards.FOE_DEFENCE[e.foe]
    g = s.ground
    for slot in (g.first[e.square], g.second[e.square]):
        if slot != NONE and s.rules[slot] == RUL_WARDED and s.features[slot] == FTR_WARDSTONE:
            return total + cards.RULE_AMOUNT[RUL_WARDED]
    return total


def drummed(s: Delve, e: Enemy) -> int:
    """dbd-ftr-drum: +1 to every attack die on the drum's tile and on adjacent tiles; who is on a joint is on both."""
    bits = s.ground.tiles_of(e.square)
    for slot in range(len(s.features)):
        if s.features[slot] == FTR_DRUM and bits & s.ground.near_tiles[slot]:
            return cards.FEATURE_AMOUNT[FTR_DRUM]
    return 0


def enemy_dice(e: Enemy, ranged: bool) -> int:
    """dbd-ene-05, -10: with none there is no such attack."""
    return cards.FOE_RANGED_DICE[e.foe] if ranged else cards.FOE_MELEE_DICE[e.foe]


def enemy_modifier(s: Delve, e: Enemy, ranged: bool) -> int:
    """dbd-atk-01, dbd-ene-10: that of its card for this kind of attack, and what a drum adds (dbd-ftr-drum)."""
    return (cards.FOE_RANGED[e.foe] if ranged else cards.FOE_MELEE[e.foe]) + drummed(s, e)
