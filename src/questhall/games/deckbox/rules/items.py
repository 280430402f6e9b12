"""Using items (2.6, dbd-mkt-05, -09 to -12)."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.answer_codes import NO_TARGET, USE, code
from questhall.games.deckbox.model.cards import HERO_RANGED, ITEM_AMOUNT, ITEM_DICE, ITEM_IDS, ITEM_MODIFIER
from questhall.games.deckbox.model.figures import Enemy, Hero
from questhall.games.deckbox.model.ids import (
    ITM_AXE,
    ITM_DRAUGHT,
    ITM_ENERGY,
    ITM_FIREPOT,
    ITM_FLASK,
    ITM_FORESIGHT,
    ITM_NET,
    ITM_RETURN,
    ITM_SMOKE,
    ITM_WHET,
    RED,
)
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.abilities import StrikeNext
from questhall.games.deckbox.rules.aiming import hero_sees, near_enough, neighbours, ranged_targets
from questhall.games.deckbox.rules.arriving import arrive
from questhall.games.deckbox.rules.exploring import explore, live
from questhall.games.deckbox.rules.foes import stun
from questhall.games.deckbox.rules.fortune import change_item, gain_energy, heal, put_away
from questhall.games.deckbox.rules.hero_attack import BY_ITEM, NO_KEYWORDS, Blow, strike
from questhall.games.deckbox.rules.totals import most_energy

USABLE: Final[tuple[int, ...]] = (
    ITM_DRAUGHT,
    ITM_FLASK,
    ITM_ENERGY,
    ITM_FORESIGHT,
    ITM_FIREPOT,
    ITM_AXE,
    ITM_WHET,
    ITM_NET,
    ITM_SMOKE,
    ITM_RETURN,
)
assert len(ITEM_IDS) == 16  # the others react or are permanent


def choices(s: Delve, h: Hero, into: list[int]) -> None:
    """dbd-min-01, dbd-mkt-05: what he has and can use now, by itself or on something."""
    for item in USABLE:
        if h.items[item]:
            for target in targets(s, h, item):
                into.append(code(USE, item, target))


def targets(s: Delve, h: Hero, item: int) -> list[int]:
    """What the item may be used on now: a seat, an enemy, a square, or NO_TARGET once if it needs none."""
    if item in (ITM_DRAUGHT, ITM_FLASK):  # dbd-itm-draught, dbd-itm-flask
        return [other.seat for other in (h, *neighbours(s, h)) if other.health < other.max_health]
    if item == ITM_ENERGY:  # dbd-itm-energy
        return [NO_TARGET] if h.energy < most_energy(s) else []
    if item == ITM_FORESIGHT:  # dbd-itm-foresight, dbd-mkt-12
        bits = s.ground.tiles_of(h.square)
        return [half for half in s.ground.leads if live(s, half) and bits & s.ground.tiles_of(half)]
    if item == ITM_FIREPOT:  # dbd-itm-firepot
        return fire_squares(s, h)
    if item == ITM_AXE:  # dbd-itm-axe
        return [e.number for e in ranged_targets(s, h)]
    if item == ITM_WHET:  # dbd-itm-whet, erratum 8: in one's own activation
        return [NO_TARGET] if s.active == h.seat and not h.whet else []
    if item == ITM_NET:  # dbd-itm-net
        return [e.number for e in netted(s, h)]
    if item == ITM_SMOKE:  # dbd-itm-smoke
        return [NO_TARGET] if s.ground.tiles_of(h.square) & ~s.smoke else []
    return safe_squares(s)  # dbd-itm-return


def netted(s: Delve, h: Hero) -> list[Enemy]:
    """dbd-itm-net: a non-red enemy in sight on his own tile."""
    own = s.ground.tiles_of(h.square)
    found = [e for e in s.enemies if s.ground.tiles_of(e.square) & own and e.colour != RED and not e.stunned]
    return [e for e in found if hero_sees(s, h.square, e.square)]


def fire_squares(s: Delve, h: Hero) -> list[int]:
    """dbd-itm-firepot: squares in sight with an enemy on or beside them."""
    bits = 0
    for e in s.enemies:
        bits |= 1 << e.square
        for beside in s.ground.beside[e.square]:
            bits |= 1 << beside
    squares = [square for square in s.ground.at.values() if bits >> square & 1 and near_enough(s, h.square, square)]
    return [square for square in squares if square == h.square or hero_sees(s, h.square, square)]


def burned(s: Delve, square: int) -> list[Enemy]:
    """dbd-itm-firepot: each enemy on the square or orthogonally adjacent to it."""
    return [e for e in s.enemies if e.square == square or square in s.ground.beside[e.square]]


def safe_squares(s: Delve) -> list[int]:
    """dbd-itm-return: free squares of revealed tiles that hold no enemy."""
    safe = 0
    for bits in s.ground.tile_bits:
        if not bits & s.enemy_squares:
            safe |= bits
    return [square for square in s.ground.at.values() if safe >> square & 1 and s.free(square)]


def use(s: Delve, h: Hero, item: int, target: int) -> None:
    """dbd-mkt-05: used once, then discarded."""
    change_item(h, item, -1)
    put_away(s, item)
    s.emit(events.ITEM_USED, h.seat, item, target)
    if item in (ITM_DRAUGHT, ITM_FLASK):  # dbd-itm-draught, dbd-itm-flask
        heal(s, s.heroes[target], ITEM_AMOUNT[item])
    elif item == ITM_ENERGY:  # dbd-itm-energy
        gain_energy(s, h, ITEM_AMOUNT[item])
    elif item == ITM_FORESIGHT:
        explore(s, h.seat, target)  # dbd-itm-foresight, dbd-mkt-12: as if he had stepped there
    elif item == ITM_FIREPOT:  # dbd-itm-firepot
        for e in reversed(burned(s, target)):
            s.then(StrikeNext(blow_of(h, item), e.number, ITEM_DICE[item]))
    elif item == ITM_AXE:  # dbd-itm-axe
        strike(s, blow_of(h, item), target, ITEM_DICE[item])
    elif item == ITM_WHET:  # dbd-itm-whet
        h.whet = True
    elif item == ITM_NET:  # dbd-itm-net
        caught = s.enemy(target)
        assert caught is not None
        stun(s, caught)
    elif item == ITM_SMOKE:  # dbd-itm-smoke
        smoke(s, h)
    else:  # dbd-itm-return
        came = h.square
        s.move_hero(h, target)
        s.emit(events.THREADED, h.seat, target, came)
        arrive(s, h, True)


def smoke(s: Delve, h: Hero) -> None:
    """dbd-itm-smoke: on a joint both tiles are marked."""
    s.smoke |= s.ground.tiles_of(h.square)
    s.emit(events.SMOKE, h.seat, s.ground.first[h.square])


def blow_of(h: Hero, item: int) -> Blow:
    """dbd-mkt-09, erratum 14: the item's own dice and modifier and the hero's ranged one, nothing of the equipment."""
    return Blow(h.seat, BY_ITEM, ITEM_MODIFIER[item] + HERO_RANGED[h.card], NO_KEYWORDS)
