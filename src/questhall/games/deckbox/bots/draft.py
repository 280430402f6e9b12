"""Choosing cards: a hero, a weapon that matches his better attack, an ability (section 2.16)."""

from __future__ import annotations

from typing import Final

from questhall.engine.playout import Random
from questhall.games.deckbox.model.answer_codes import TAKE_EQUIPMENT, TAKE_HERO, a_of, verb_of
from questhall.games.deckbox.model.cards import (
    EQP_MELEE,
    EQP_MELEE_DICE,
    EQP_RANGED,
    EQP_RANGED_DICE,
    HERO_MELEE,
    HERO_RANGED,
)
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ids import (
    ABL_CIRCLE,
    ABL_HYMN,
    ABL_KEEN,
    ABL_LANCE,
    ABL_SLATE,
    ABL_STAND,
    ABL_STILL,
    ABL_TITHE,
    ABL_VEIL,
    ABL_WIND,
    EQP_ARBALEST,
    EQP_BOW,
    EQP_FLAIL,
    EQP_HALBERD,
    EQP_JAVELIN,
    EQP_KNIVES,
    EQP_MAUL,
    EQP_ROD,
    EQP_SWORD,
    EQP_TOWER,
    HERO_AMAURY,
    HERO_GORRUN,
    HERO_ILVANE,
    HERO_NYSSA,
    HERO_ODRIK,
    HERO_SELKA,
    HERO_TAMSIN,
    HERO_ZAIDA,
)

BALANCED: Final = 0
FIGHTER: Final = 1
SHOOTER: Final = 2
FEW: Final = 3
# Cards by how often parties with them win (section 2.16)
HEROES: Final = (HERO_NYSSA, HERO_GORRUN, HERO_ILVANE, HERO_ODRIK, HERO_TAMSIN, HERO_SELKA, HERO_ZAIDA, HERO_AMAURY)
WEAPONS: Final = (
    EQP_JAVELIN,
    EQP_ROD,
    EQP_TOWER,
    EQP_BOW,
    EQP_SWORD,
    EQP_KNIVES,
    EQP_ARBALEST,
    EQP_MAUL,
    EQP_HALBERD,
    EQP_FLAIL,
)
ABILITIES: Final = (
    ABL_HYMN,
    ABL_LANCE,
    ABL_SLATE,
    ABL_KEEN,
    ABL_TITHE,
    ABL_WIND,
    ABL_STAND,
    ABL_STILL,
    ABL_CIRCLE,
    ABL_VEIL,
)
RANKS: Final = (HEROES, WEAPONS, ABILITIES)


def bent(card: int) -> int:
    """What a hero is better at."""
    if HERO_MELEE[card] > HERO_RANGED[card]:
        return FIGHTER
    return SHOOTER if HERO_RANGED[card] > HERO_MELEE[card] else BALANCED


def use_of(weapon: int) -> int:
    """What a weapon is better at: more faces that hit on more dice."""
    near = EQP_MELEE_DICE[weapon] * (EQP_MELEE[weapon] + 1)
    far = EQP_RANGED_DICE[weapon] * (EQP_RANGED[weapon] + 1)
    return FIGHTER if near > far else SHOOTER


def matching(h: Hero, legal: tuple[int, ...]) -> tuple[int, ...]:
    """The weapons that suit him; all if none does."""
    wanted = bent(h.card)
    found = tuple([answer for answer in legal if wanted == BALANCED or use_of(a_of(answer)) == wanted])
    return found or legal


def card(h: Hero, legal: tuple[int, ...], random: Random, chooses: bool) -> int:
    """Any card that suits; who chooses takes one of the best three."""
    verb = verb_of(legal[0])
    fitting = matching(h, legal) if verb == TAKE_EQUIPMENT else legal
    if chooses:
        fitting = best(fitting, RANKS[verb - TAKE_HERO])
    return fitting[int(random() * len(fitting))]


def best(legal: tuple[int, ...], ranks: tuple[int, ...]) -> tuple[int, ...]:
    """The first three in the order of the list."""
    found: list[int] = []
    for wanted in ranks:
        for answer in legal:
            if a_of(answer) == wanted and len(found) < FEW:
                found.append(answer)
    return tuple(found)
