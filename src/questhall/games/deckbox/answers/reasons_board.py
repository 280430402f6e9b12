"""Why not: squares, exits, tiles, and what stands or lies on them. What nobody has seen must not show in a reason."""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.core import Reason
from questhall.games.deckbox.answers.reasons_cards import ability_reason
from questhall.games.deckbox.answers.reasons_shared import MINOR_STEPS, acting, asking, passing, spent
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ids import ABL_SLATE
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.model.walking import reach
from questhall.games.deckbox.rules.abilities import Veiling
from questhall.games.deckbox.rules.exploring import locked
from questhall.games.deckbox.rules.movement import cost, points_after
from questhall.games.deckbox.rules.totals import speed
from questhall.games.deckbox.views import refs

FARTHEST: Final = 250  # movement; no dungeon is wider

# Squares


def why_not_square(s: Delve, seat: int, ref: str) -> Reason | None:
    square = refs.spot_index(s, "square", ref)
    args: dict[str, Any] = {}
    if square == NONE:
        return Reason("dbd-mov-10", "reason-wall", args)
    if asking(s) == "PlaceHero":
        taken = square in s.ground.start_zone()
        return Reason("dbd-mov-04", "reason-occupied", args) if taken else Reason("dbd-set-11", "reason-start", args)
    if isinstance(s.asking, Veiling):
        return why_not_veil(s, s.heroes[seat], square, args)
    h = acting(s, seat)
    return None if h is None else why_not_step(s, h, square, args)


def why_not_step(s: Delve, h: Hero, square: int, args: dict[str, Any]) -> Reason:
    if square == h.square:
        return Reason("dbd-act-01", "reason-here", args)
    if s.enemy_squares >> square & 1:
        return Reason("dbd-mov-02", "reason-enemy-there", args)
    if square not in s.ground.beside[h.square]:
        return passing(s, h) or why_not_walk(s, h, square, args)
    if points_after(s, h, square) < 0:
        return too_dear(s, h, square, args)
    other = s.hero_at(square)
    if other is None:
        return passing(s, h) or Reason("dbd-act-01", "reason-no-movement", args)
    return Reason("dbd-mov-03", "reason-hero-there", args | {"other": refs.hero_word(s, other.seat)})


def too_dear(s: Delve, h: Hero, square: int, args: dict[str, Any]) -> Reason:
    """dbd-mov-06: water needs two points at once."""
    most = speed(h) if s.actions > 0 else s.points if s.moving else 0
    if most > 0:
        return Reason("dbd-mov-06", "reason-water", args | {"cost": cost(s, square), "points": most})
    return Reason("dbd-act-01", "reason-no-movement", args)


def why_not_walk(s: Delve, h: Hero, square: int, args: dict[str, Any]) -> Reason:
    """A square that is not beside him: one gets there step by step, or not at all."""
    price = reach(s.ground, h.square, FARTHEST, s.wet, s.enemy_squares).get(square, NONE)
    budget = (s.points if s.moving else 0) + max(0, s.actions) * speed(h)
    if price == NONE:
        return Reason("dbd-mov-02", "reason-no-way", args)
    if budget == 0:
        return Reason("dbd-act-01", "reason-no-movement", args)
    if price > budget:
        return Reason("dbd-act-01", "reason-too-far", args | {"cost": price, "points": budget})
    return Reason("dbd-mov-01", "reason-step-by-step", args | {"cost": price})


def why_not_veil(s: Delve, h: Hero, square: int, args: dict[str, Any]) -> Reason:
    if square == h.square:
        return Reason("dbd-abl-veil", "reason-here", args)
    if square not in s.ground.beside[h.square]:
        return Reason("dbd-abl-veil", "reason-veil-far", args)
    return Reason("dbd-abl-veil", "reason-veil-end", args)


# Exits and tiles


def why_not_exit(s: Delve, seat: int, ref: str) -> Reason | None:
    """dbd-map-08, -09, dbd-exp: whether anything lies behind it is shown to everybody."""
    half = refs.exit_number(s, ref)
    if half in s.ground.joints:
        return Reason("dbd-exp-05", "reason-exit-joint")
    if half == s.ground.entrance:
        return Reason("dbd-map-09", "reason-exit-entrance")
    lead = s.ground.leads.get(half, NONE)
    if lead == NONE:
        return Reason("dbd-map-09", "reason-exit-sealed")
    gate = s.quest.gate
    if gate is not None and locked(s, lead):
        args = {"flag": refs.flag_word(s, gate.flag), "need": gate.need, "value": s.flags[gate.flag]}
        return Reason("dbd-exp-07", "reason-exit-locked", args)
    return Reason("dbd-exp-01", "reason-exit-live")


def why_not_tile(s: Delve, seat: int, ref: str) -> Reason | None:
    refs.tile_number(s, ref)
    h = s.heroes[seat]
    if asking(s) not in MINOR_STEPS:
        return None
    if h.ability != ABL_SLATE:
        return Reason("dbd-min-01", "reason-tile")
    return passing(s, h) or ability_reason(s, h) or Reason("dbd-abl-slate", "reason-tile-empty")


# What stands or lies there


def why_not_feature(s: Delve, seat: int, ref: str) -> Reason | None:
    slot = refs.feature_number(s, ref)
    return why_not_interact(s, seat, {"thing": refs.feature_word(s.features[slot])})


def why_not_captive(s: Delve, seat: int, ref: str) -> Reason | None:
    refs.captive_number(s, ref)
    return why_not_interact(s, seat, {"thing": "@feature-captive"})


def why_not_interact(s: Delve, seat: int, args: dict[str, Any]) -> Reason | None:
    h = acting(s, seat)
    if h is None:
        return None
    return spent(s, h) or Reason("dbd-act-03", "reason-interact-far", args)


def why_not_pack(s: Delve, seat: int, ref: str) -> Reason | None:
    refs.pack_number(s, ref)
    return Reason("dbd-def-11", "reason-pack")
