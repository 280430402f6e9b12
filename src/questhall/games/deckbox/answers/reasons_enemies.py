"""Why not: enemies, from the rules of melee, range and sight (dbd-mel, dbd-rng, dbd-los)."""

from __future__ import annotations

from typing import Any

from questhall.engine.core import Reason
from questhall.engine.refs import one_of
from questhall.games.deckbox.answers.reasons_shared import acting, asking, spent
from questhall.games.deckbox.model import sight
from questhall.games.deckbox.model.cards import EQP_MELEE_KW, FOE_IDS
from questhall.games.deckbox.model.figures import Enemy, Hero
from questhall.games.deckbox.model.ids import KW_REACH, RED
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.aiming import (
    DARK_RANGE,
    NEAREST_SHOT,
    NO_SIGHT,
    TOO_CLOSE,
    TOO_DARK,
    WRONG_TILE,
    in_reach,
    shot,
)
from questhall.games.deckbox.rules.totals import melee_dice, ranged_dice
from questhall.games.deckbox.views import refs


def why_not_enemy(s: Delve, seat: int, ref: str) -> Reason | None:
    e = s.enemy(refs.enemy_number(s, ref))
    assert e is not None
    args = refs.enemy_words(s, e.number)
    if asking(s) == "SecondTarget":
        return why_not_still(e, args)
    if asking(s) == "Aim":
        return why_not_shot(s, s.heroes[seat], e, args)
    h = acting(s, seat)
    return None if h is None else spent(s, h) or why_not_attack(s, h, e, args)


def why_not_still(e: Enemy, args: dict[str, Any]) -> Reason:
    if e.colour == RED:
        return Reason("dbd-kw-08", "reason-red", args)
    if e.stunned:
        return Reason("dbd-kw-06", "reason-stunned", args)
    return Reason("dbd-abl-still", "reason-unseen", args)


def why_not_attack(s: Delve, h: Hero, e: Enemy, args: dict[str, Any]) -> Reason | None:
    g, keywords = s.ground, EQP_MELEE_KW[h.equipment]
    if not melee_dice(h):
        return why_not_shot(s, h, e, args)
    if in_reach(g, h.square, e.square, keywords):
        return None
    if g.distance(h.square, e.square) < NEAREST_SHOT:
        if keywords & KW_REACH:
            return Reason("dbd-kw-02", "reason-corner", args)
        return Reason("dbd-mel-03", "reason-diagonal", args)
    if not ranged_dice(h):
        return Reason("dbd-chr-06", "reason-no-ranged", args)
    return why_not_shot(s, h, e, args)


def why_not_shot(s: Delve, h: Hero, e: Enemy, args: dict[str, Any]) -> Reason | None:
    why = shot(s, h.square, e.square, True)
    if why == TOO_CLOSE:
        return Reason("dbd-rng-01", "reason-too-close", args)
    if why == WRONG_TILE:
        on_joint = s.ground.second[h.square] != NONE
        rule, text = ("dbd-rng-04", "reason-tile-joint") if on_joint else ("dbd-rng-03", "reason-tile-far")
        return Reason(rule, text, args)
    if why == TOO_DARK:
        figures = {"distance": s.ground.distance(h.square, e.square), "most": DARK_RANGE}
        return Reason("dbd-rule-dark", "reason-dark", args | figures)
    return why_not_seen(s, h, e, args) if why == NO_SIGHT else None


def why_not_seen(s: Delve, h: Hero, e: Enemy, args: dict[str, Any]) -> Reason:
    """dbd-los-02: an enemy in between, or walls."""
    if sight.sees(s.ground, h.square, e.square, 0):
        return Reason("dbd-los-02", "reason-sight-enemy", args)
    return Reason("dbd-rng-02", "reason-sight-wall", args)


def why_not_foe(s: Delve, seat: int, ref: str) -> Reason | None:
    one_of("foe", FOE_IDS, ref)
    return Reason("dbd-spn-02", "reason-foe-card")
