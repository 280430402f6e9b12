"""The ten abilities (2.5, dbd-min-04, -05, -08, -10)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.deckbox.model.answer_codes import ABILITY, NO_TARGET, STILL, STOP, VEIL, a_of, code, verb_of
from questhall.games.deckbox.model.cards import ABL_AMOUNT, ABL_DICE, ABL_ENERGY, ABL_MODIFIER, EQP_MELEE_KW
from questhall.games.deckbox.model.figures import Enemy, Hero
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
    KW_PIERCE,
    KW_REACH,
    RED,
)
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.aiming import hero_sees, in_reach, near_enough, visible
from questhall.games.deckbox.rules.arriving import arrive, shares
from questhall.games.deckbox.rules.foes import stun
from questhall.games.deckbox.rules.fortune import heal
from questhall.games.deckbox.rules.harm import hurt
from questhall.games.deckbox.rules.hero_attack import BY_ABILITY, NO_KEYWORDS, Blow, strike
from questhall.games.deckbox.rules.totals import melee_dice, melee_modifier

OWN_TURN: Final[tuple[int, ...]] = (ABL_WIND, ABL_KEEN)  # erratum 8
PLAIN: Final = code(ABILITY, NO_TARGET)
STOPS: Final = code(STOP)


def choices(s: Delve, h: Hero, into: list[int]) -> None:
    """dbd-min-04, -10: with enough energy, and something to use it on, as often as one likes."""
    ability = h.ability
    if h.energy < ABL_ENERGY[ability]:
        return
    if ability in OWN_TURN and s.active != h.seat:  # dbd-abl-wind, dbd-abl-keen
        return
    for target in targets(s, h):
        into.append(code(ABILITY, target))


def targets(s: Delve, h: Hero) -> list[int]:
    """What the ability may be used on now: a seat, an enemy, a tile, or NO_TARGET once if it needs none."""
    ability = h.ability
    if ability == ABL_HYMN:  # dbd-abl-hymn
        return [other.seat for other in s.living() if other.health < other.max_health and sings_to(s, h, other)]
    if ability == ABL_CIRCLE:  # dbd-abl-circle
        return [NO_TARGET] if around(s, h) else []
    if ability == ABL_SLATE:  # dbd-abl-slate
        return tiles_in_sight(s, h)
    if ability == ABL_VEIL:  # dbd-abl-veil
        return [NO_TARGET] if veil_steps(s, h, h.square, ABL_AMOUNT[ABL_VEIL]) else []
    if ability == ABL_STAND:  # dbd-abl-stand
        return [] if h.stand else [NO_TARGET]
    if ability == ABL_STILL:  # dbd-abl-still
        return [e.number for e in visible(s, h) if e.colour != RED and not e.stunned]
    if ability == ABL_WIND:  # dbd-abl-wind
        return [] if h.winded else [NO_TARGET]
    if ability == ABL_LANCE:  # dbd-abl-lance
        return [e.number for e in visible(s, h)]
    if ability == ABL_TITHE:  # dbd-abl-tithe
        return [e.number for e in s.enemies if in_reach(s.ground, h.square, e.square, 0)]
    return [] if h.keen else [NO_TARGET]  # dbd-abl-keen


def sings_to(s: Delve, h: Hero, other: Hero) -> bool:
    """dbd-abl-hymn: to himself, or to one he can see on his own or an adjacent tile."""
    return other is h or (near_enough(s, h.square, other.square) and hero_sees(s, h.square, other.square))


def around(s: Delve, h: Hero) -> list[Enemy]:
    """dbd-abl-circle: the eight squares around, obeying dbd-kw-02 at corners (erratum 14)."""
    return [e for e in s.enemies if in_reach(s.ground, h.square, e.square, KW_REACH)]


def tiles_in_sight(s: Delve, h: Hero) -> list[int]:
    """dbd-abl-slate: the own and adjacent tiles on which he sees an enemy."""
    bits = 0
    for e in visible(s, h):
        bits |= s.ground.tiles_of(e.square)
    bits &= s.ground.reaches(h.square)
    return [slot for slot in range(len(s.rooms)) if bits >> slot & 1]


def use(s: Delve, h: Hero, target: int) -> None:
    """dbd-min-04: the energy is paid first."""
    ability = h.ability
    h.energy -= ABL_ENERGY[ability]
    s.emit(events.ABILITY_USED, h.seat, ability, target)
    if ability == ABL_HYMN:  # dbd-abl-hymn
        heal(s, s.heroes[target], ABL_AMOUNT[ABL_HYMN])
    elif ability == ABL_CIRCLE:  # dbd-abl-circle
        reap(s, h)
    elif ability == ABL_SLATE:  # dbd-abl-slate
        bits = s.ground.tile_bits[target]
        attack_each(s, h, [e for e in visible(s, h) if bits >> e.square & 1], ABL_SLATE)
    elif ability == ABL_VEIL:  # dbd-abl-veil
        s.then(Veiling(h.seat, ABL_AMOUNT[ABL_VEIL]))
    elif ability == ABL_STILL:  # dbd-abl-still
        still(s, h, target)
    elif ability == ABL_LANCE:  # dbd-abl-lance
        strike(s, Blow(h.seat, BY_ABILITY, ABL_MODIFIER[ABL_LANCE], KW_PIERCE), target, ABL_DICE[ABL_LANCE])
    elif ability == ABL_TITHE:  # dbd-abl-tithe
        strike(s, Blow(h.seat, BY_ABILITY, ABL_MODIFIER[ABL_TITHE], NO_KEYWORDS, True), target, ABL_DICE[ABL_TITHE])
    else:  # dbd-abl-stand, dbd-abl-wind, dbd-abl-keen
        prepare(s, h)


def prepare(s: Delve, h: Hero) -> None:
    """The three that last (errata 8 and 10): dbd-abl-stand, dbd-abl-wind, dbd-abl-keen."""
    if h.ability == ABL_STAND:
        h.stand = True
    elif h.ability == ABL_WIND:
        h.winded = True
        s.actions += ABL_AMOUNT[ABL_WIND]
        s.emit(events.EXTRA_ACTION, h.seat)
    else:
        h.keen = True


def attack_each(s: Delve, h: Hero, enemies: list[Enemy], ability: int) -> None:
    """dbd-min-08, erratum 14: targets are fixed first; separate rolls, each completed before the next."""
    for e in reversed(enemies):
        s.then(StrikeNext(Blow(h.seat, BY_ABILITY, ABL_MODIFIER[ability], NO_KEYWORDS), e.number, ABL_DICE[ability]))


def reap(s: Delve, h: Hero) -> None:
    """dbd-abl-circle: own melee dice and modifier, the weapon's keywords."""
    blow = Blow(h.seat, BY_ABILITY, melee_modifier(h), EQP_MELEE_KW[h.equipment])
    for e in reversed(around(s, h)):
        s.then(StrikeNext(blow, e.number, melee_dice(h)))


class StrikeNext(Step[Delve]):
    """dbd-min-08: one of several enemies."""

    def __init__(self, blow: Blow, enemy: int, dice: int) -> None:
        self.blow = blow
        self.enemy = enemy
        self.dice = dice

    def run(self, s: Delve) -> None:
        strike(s, self.blow, self.enemy, self.dice)


# Word of Stillness


def still(s: Delve, h: Hero, target: int) -> None:
    """dbd-abl-still: one, and then perhaps another."""
    e = s.enemy(target)
    assert e is not None
    stun(s, e)
    s.then(SecondTarget(h.seat))


class SecondTarget(Step[Delve]):
    """dbd-abl-still: up to two."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Delve) -> None:
        h = s.heroes[self.seat]
        found = [code(STILL, e.number) for e in visible(s, h) if e.colour != RED and not e.stunned]
        if found:
            s.decide(self, self.seat, (*found, STOPS))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        e = s.enemy(a_of(answer)) if verb_of(answer) == STILL else None
        if e is not None:
            stun(s, e)


# Veilstep


def veil_steps(s: Delve, h: Hero, square: int, left: int) -> list[int]:
    """dbd-abl-veil: through anything except walls, as long as one can still end on a free square."""
    return [beside for beside in s.ground.beside[square] if left >= 1 and can_end(s, h, beside, left - 1)]


def can_end(s: Delve, h: Hero, square: int, left: int) -> bool:
    """dbd-abl-veil: on that square, or with the rest of the way on another."""
    if s.free(square) or (square == h.square and alone(s, h)):
        return True
    if left == 0:
        return False
    for beside in s.ground.beside[square]:
        if can_end(s, h, beside, left - 1):
            return True
    return False


def alone(s: Delve, h: Hero) -> bool:
    """Whether nobody else stands on his square."""
    return not shares(s, h) and not s.enemy_squares >> h.square & 1


class Veiling(Step[Delve]):
    """dbd-abl-veil: square by square, a point each, water too; exits are explored on the way (dbd-exp-03)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, s: Delve) -> None:
        h = s.heroes[self.seat]
        if h.fallen:
            return
        legal = [code(VEIL, square) for square in veil_steps(s, h, h.square, self.left)]
        if alone(s, h):
            legal.append(STOPS)
        s.decide(self, self.seat, tuple(legal))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        h = s.heroes[self.seat]
        if verb_of(answer) != VEIL:
            self.stop(s, h)
            return
        came = h.square
        s.move_hero(h, a_of(answer))
        s.emit(events.VEILED, h.seat, h.square, came)
        s.then(Veiling(self.seat, self.left - 1))
        if alone(s, h):
            arrive(s, h, False)

    def stop(self, s: Delve, h: Hero) -> None:
        """A pit hurts only who stops in it."""
        if s.ground.pits >> h.square & 1:
            s.emit(events.PIT, h.seat, h.square)
            hurt(s, h, 1)
