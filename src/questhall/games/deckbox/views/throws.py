"""What items and abilities that attack may do to those the hero who acts can use them on (dbd-mkt-09, dbd-min-04)."""

from __future__ import annotations

from questhall.games.deckbox.model.answer_codes import ABILITY, USE, a_of, b_of, verb_of
from questhall.games.deckbox.model.cards import ABL_DICE, ABL_MODIFIER, EQP_MELEE_KW, ITEM_DICE
from questhall.games.deckbox.model.figures import Enemy, Hero
from questhall.games.deckbox.model.ids import (
    ABL_CIRCLE,
    ABL_LANCE,
    ABL_SLATE,
    ABL_TITHE,
    ITM_AXE,
    ITM_FIREPOT,
    KW_PIERCE,
)
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import abilities, items
from questhall.games.deckbox.rules.aiming import visible
from questhall.games.deckbox.rules.totals import melee_dice, melee_modifier
from questhall.games.deckbox.views import refs
from questhall.games.deckbox.views.shapes import Shot, Throw
from questhall.games.deckbox.views.shots import shot_at


def throws(s: Delve, h: Hero) -> list[Throw]:
    legal: list[int] = []
    abilities.choices(s, h, legal)
    items.choices(s, h, legal)
    found = [of_ability(s, h, a_of(each)) for each in legal if verb_of(each) == ABILITY]
    found += [of_item(s, h, a_of(each), b_of(each)) for each in legal if verb_of(each) == USE]
    return [each for each in found if each["shots"]]


def of_ability(s: Delve, h: Hero, target: int) -> Throw:
    """dbd-abl-circle, dbd-abl-slate, dbd-abl-lance, dbd-abl-tithe."""
    card = h.ability
    at: str | None = None
    hit: list[Enemy] = []
    if card == ABL_CIRCLE:
        hit = abilities.around(s, h)
    elif card == ABL_SLATE:
        at = refs.tile(target)
        hit = [e for e in visible(s, h) if s.ground.tile_bits[target] >> e.square & 1]
    elif card in (ABL_LANCE, ABL_TITHE):
        at = refs.enemy(target)
        hit = [e for e in s.enemies if e.number == target]
    return {"card": refs.ability(card), "at": at, "shots": [by_ability(s, h, e) for e in hit]}


def by_ability(s: Delve, h: Hero, e: Enemy) -> Shot:
    card = h.ability
    if card == ABL_CIRCLE:  # his own melee attack
        return shot_at(s, h, e, False, melee_dice(h), melee_modifier(h), EQP_MELEE_KW[h.equipment])
    keywords = KW_PIERCE if card == ABL_LANCE else 0
    return shot_at(s, h, e, card != ABL_TITHE, ABL_DICE[card], ABL_MODIFIER[card], keywords)


def of_item(s: Delve, h: Hero, item: int, target: int) -> Throw:
    """dbd-itm-axe, dbd-itm-firepot."""
    at: str | None = None
    hit: list[Enemy] = []
    if item == ITM_AXE:
        at = refs.enemy(target)
        hit = [e for e in s.enemies if e.number == target]
    elif item == ITM_FIREPOT:
        at = refs.square(s, target)
        hit = items.burned(s, target)
    blow = items.blow_of(h, item)
    shots = [shot_at(s, h, e, True, ITEM_DICE[item], blow.modifier, blow.keywords) for e in hit]
    return {"card": refs.item(item), "at": at, "shots": shots}
