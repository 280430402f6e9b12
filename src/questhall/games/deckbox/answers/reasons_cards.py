"""Why not: heroes, items, abilities and the cards a hero is made of."""

from __future__ import annotations

from typing import Any

from questhall.engine.core import Reason
from questhall.engine.refs import one_of
from questhall.games.deckbox.answers.reasons_shared import MINOR_STEPS, acting, asking, passing, spent
from questhall.games.deckbox.model.cards import (
    ABL_ENERGY,
    ABL_IDS,
    EQP_IDS,
    HERO_IDS,
    ITEM_COST,
    ITEM_IDS,
    ITEM_TIMING,
    T_PERMANENT,
    T_REACTION,
)
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import abilities
from questhall.games.deckbox.rules.aiming import neighbours
from questhall.games.deckbox.rules.interacting import REVIVE_COST
from questhall.games.deckbox.rules.script_asks import PickPayer
from questhall.games.deckbox.rules.setup import ABILITY_CARD, EQUIPMENT_CARD, HERO_CARD, TakeCard, available
from questhall.games.deckbox.views import refs

# Heroes


def why_not_hero(s: Delve, seat: int, ref: str) -> Reason | None:
    other = s.heroes[refs.hero_number(s, ref)]
    args: dict[str, Any] = {"other": refs.hero_word(s, other.seat)}
    step = s.asking
    if isinstance(step, PickPayer) and not other.fallen:
        return Reason("dbd-enc-05", "reason-poor", args | {"cost": step.price, "treasure": other.treasure})
    if other.fallen:
        return why_not_revive(s, seat, other, args)
    if asking(s) not in MINOR_STEPS:
        return None
    if other.seat == seat:
        return Reason("dbd-min-07", "reason-yourself", {"actions": s.actions})
    return passing(s, s.heroes[seat]) or why_not_trade(s, s.heroes[seat], other, args)


def why_not_trade(s: Delve, h: Hero, other: Hero, args: dict[str, Any]) -> Reason:
    near = any(each is other for each in neighbours(s, h))
    return Reason("dbd-min-07", "reason-trade-nothing" if near else "reason-trade-far", args)


def why_not_revive(s: Delve, seat: int, other: Hero, args: dict[str, Any]) -> Reason:
    h = acting(s, seat)
    if h is None or not s.table.revive:
        return Reason("dbd-def-12", "reason-fallen", args)
    if h.health <= REVIVE_COST:
        return Reason("dbd-def-12", "reason-revive-weak", args | {"cost": REVIVE_COST})
    if other.fell_at not in (h.square, *s.ground.beside[h.square]):
        return spent(s, h) or Reason("dbd-act-03", "reason-revive-far", args)
    return spent(s, h) or Reason("dbd-mov-04", "reason-revive-occupied", args)


# Items


def why_not_item(s: Delve, seat: int, ref: str) -> Reason | None:
    item = refs.item_number(ref)
    h = s.heroes[seat]
    if asking(s) == "Trading":
        return Reason("dbd-min-07", "reason-trade-item", {"item": ref})
    if asking(s) not in MINOR_STEPS:
        return None
    return passing(s, h) or (why_not_use(item, ref) if h.items[item] else why_not_buy(s, h, item, ref))


def why_not_use(item: int, ref: str) -> Reason:
    """One he has, and nothing it could be used on."""
    if ITEM_TIMING[item] == T_PERMANENT:
        return Reason("dbd-mkt-11", "reason-item-permanent", {"item": ref})
    args = {"item": ref, "need": f"@need-{ITEM_IDS[item]}"}
    if ITEM_TIMING[item] == T_REACTION:
        return Reason("dbd-mkt-13", "reason-item-reaction", args)
    return Reason(f"dbd-itm-{ITEM_IDS[item]}", "reason-item-idle", args)


def why_not_buy(s: Delve, h: Hero, item: int, ref: str) -> Reason:
    if item not in s.market:
        return Reason("dbd-mkt-01", "reason-item-absent", {"item": ref})
    args = {"item": ref, "cost": ITEM_COST[item], "treasure": h.treasure}
    return Reason("dbd-mkt-03", "reason-item-poor", args)


# Abilities


def why_not_ability(s: Delve, seat: int, ref: str) -> Reason | None:
    card = one_of("ability", ABL_IDS, ref)
    if asking(s) == "TakeCard":
        return why_not_card(s, seat, ABILITY_CARD, card)
    if asking(s) not in MINOR_STEPS:
        return None
    h = s.heroes[seat]
    if h.ability != card:
        return Reason("dbd-set-03", "reason-ability-other", {"ability": ref})
    ready = Reason("dbd-min-04", "reason-ability-ready", {"ability": ref})
    return passing(s, h) or ability_reason(s, h) or ready


def ability_reason(s: Delve, h: Hero) -> Reason | None:
    """Why the ability cannot be used at all now; None if it can."""
    card = h.ability
    args: dict[str, Any] = {"ability": refs.ability(card)}
    if h.energy < ABL_ENERGY[card]:
        args |= {"cost": ABL_ENERGY[card], "energy": h.energy, "does": f"@ability-{ABL_IDS[card]}-does"}
        return Reason("dbd-min-04", "reason-energy", args)
    if card in abilities.OWN_TURN and s.active != h.seat:
        return Reason(f"dbd-abl-{ABL_IDS[card]}", "reason-own-turn", args)
    if not abilities.targets(s, h):
        return Reason(f"dbd-abl-{ABL_IDS[card]}", "reason-ability-idle", args | {"need": f"@need-{ABL_IDS[card]}"})
    return None


# The cards of a hero


def why_not_equipment(s: Delve, seat: int, ref: str) -> Reason | None:
    return why_not_card(s, seat, EQUIPMENT_CARD, one_of("equipment", EQP_IDS, ref))


def why_not_character(s: Delve, seat: int, ref: str) -> Reason | None:
    return why_not_card(s, seat, HERO_CARD, one_of("character", HERO_IDS, ref))


def why_not_card(s: Delve, seat: int, kind: int, card: int) -> Reason | None:
    step = s.asking
    if not isinstance(step, TakeCard):
        return Reason("dbd-set-03", "reason-card-fixed")
    if step.kind != kind:
        return None
    if card not in available(s, seat, kind):
        return Reason("dbd-set-07", "reason-card-taken")
    return Reason("dbd-set-03", "reason-card-not-dealt")
