"""Why not: squares, doors, monsters, traps and searches. What the heroes do not know must not show in a reason."""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.core import Reason
from questhall.engine.grid import BIT, squares_of
from questhall.engine.refs import one_of
from questhall.games.heroquest.answers.options import asking
from questhall.games.heroquest.model import board, cards, sight
from questhall.games.heroquest.model.figures import M_DORMANT, M_USED, PLACED, Hero, Monster
from questhall.games.heroquest.model.ids import ITEMS
from questhall.games.heroquest.model.lines import line_between
from questhall.games.heroquest.model.plan_kinds import LOCKED
from questhall.games.heroquest.model.state import TRAP_KNOWN, ZARGON, Dungeon
from questhall.games.heroquest.rules.disarming import STEP_COST, can_disarm
from questhall.games.heroquest.rules.doors import known_false
from questhall.games.heroquest.rules.owning import hands_full, usable
from questhall.games.heroquest.rules.searching import awake_in
from questhall.games.heroquest.views import places, refs

HERO_CHOICE: Final = "HeroChoice"
MONSTER_ACTS: Final = ("MonsterActs", "CommandedActs")


def spent(s: Dungeon) -> Reason | None:
    """Why no action is possible at all."""
    if s.turn_over:
        return Reason("heq-trn-09", "why-turn-over")
    return Reason("heq-trn-05", "why-acted") if s.acted else None


# Squares


def why_not_square(s: Dungeon, seat: int, ref: str) -> Reason | None:
    square = refs.square_index(ref)
    args = places.spot(s, square)
    if asking(s) == HERO_CHOICE:
        return why_not_walk(s, s.hero(), square, args)
    if asking(s) in MONSTER_ACTS:
        return why_not_prowl(s, square, args)
    return None


def why_not_walk(s: Dungeon, h: Hero, square: int, args: dict[str, Any]) -> Reason:
    if s.turn_over:
        return Reason("heq-trn-09", "why-turn-over")
    if square == h.square:
        return Reason("heq-mov-02", "why-here", args)
    if not s.rolled:
        return Reason("heq-mov-01", "why-roll-first")
    if s.left == 0:
        acted = s.acted and s.stepped
        return Reason("heq-trn-03", "why-moved-then-acted") if acted else Reason("heq-mov-02", "why-no-movement")
    if not s.seen >> square & 1:
        return Reason("heq-rev-03", "why-unknown", args)
    return occupied(s, square, args, "heq-mov-05") or Reason("heq-mov-03", "why-too-far", args)


def why_not_prowl(s: Dungeon, square: int, args: dict[str, Any]) -> Reason:
    if s.moved:
        return Reason("heq-zar-03", "why-no-movement")
    if s.no_monsters >> square & 1:
        return Reason("heq-zar-12", "why-exit-square", args)
    return occupied(s, square, args, "heq-zar-05") or Reason("heq-zar-02", "why-too-far", args)


def occupied(s: Dungeon, square: int, args: dict[str, Any], rule: str) -> Reason | None:
    """What stands on a square that can be seen."""
    if s.solid >> square & 1:
        return Reason("heq-mov-04", "why-blocked", args)
    if s.blocking >> square & 1:
        return Reason("heq-mov-04", "why-furniture", args)
    if s.monster_squares >> square & 1:
        return Reason(rule, "why-monster-there", args)
    if (s.hero_squares | s.ally_squares) >> square & 1:
        return Reason("heq-mov-07", "why-figure-there", args)
    return None


# Doors


def why_not_door(s: Dungeon, seat: int, ref: str) -> Reason | None:
    number = refs.door_number(s, ref)
    found = s.plan.doors[number]
    if s.doors_open >> number & 1:
        return Reason("heq-dor-03", "why-door-open")
    if asking(s) != HERO_CHOICE:
        return None
    if s.turn_over:
        return Reason("heq-trn-09", "why-turn-over")
    if s.hero().square not in (found.a, found.b):
        return Reason("heq-dor-02", "why-door-far")
    if number < len(s.doors_barred) and s.doors_barred[number]:
        return Reason("heq-dor-03", "why-door-barred")
    if known_false(s, number):
        return Reason("heq-dor-10", "why-door-false")
    return Reason("heq-dor-10", "why-door-locked" if found.kind == LOCKED else "why-door-stuck")


# Monsters


def why_not_monster(s: Dungeon, seat: int, ref: str) -> Reason | None:
    m = s.monsters[refs.monster_number(s, ref)]
    if m.status != PLACED:
        return None
    args = {"monster": refs.monster_word(s, m.number), "Monster": refs.monster_word(s, m.number, first=True)}
    if asking(s) == "ChooseMonster":
        if m.effects & M_USED:
            return Reason("heq-zar-01", "why-monster-used", args)
        return Reason("heq-zar-13", "why-monster-idle", args)
    if asking(s) != HERO_CHOICE:
        return None
    return spent(s) or why_not_attack(s, s.hero(), m, args)


def why_not_attack(s: Dungeon, h: Hero, m: Monster, args: dict[str, Any]) -> Reason | None:
    if m.effects & M_DORMANT:
        return Reason("heq-zar-15", "why-dormant", args)
    if hands_full(s, h):
        return Reason("heq-itm-01", "why-hands-full")
    if h.square < 0:
        return None
    if sight.adjacent(s, h.square, m.square):
        return Reason("heq-atk-16", "why-monster-adjacent") if owns_any(s, h, cards.RANGED) else None
    if owns_any(s, h, cards.RANGED | cards.THROWABLE) or h.spells:
        return why_not_seen(s, h.square, m.square, args)
    return Reason("heq-atk-01", "why-monster-far", args)


def owns_any(s: Dungeon, h: Hero, items: int) -> bool:
    return any(h.items[n] and items >> n & 1 and usable(s, h, n) for n in range(ITEMS))


def why_not_seen(s: Dungeon, a: int, b: int, args: dict[str, Any]) -> Reason | None:
    """heq-los-01, -06: by what the line is broken. A stone nobody has seen is as good as a wall."""
    if sight.sees(s, a, b):
        return None
    inner = line_between(a, b).inner
    for bits, rule, text in (
        (s.hero_squares | s.monster_squares | s.ally_squares, "heq-los-01", "why-no-sight-figure"),
        (s.solid & s.seen, "heq-los-06", "why-no-sight-square"),
    ):
        if inner & bits:
            return Reason(rule, text, args | places.spot(s, squares_of(inner & bits)[0]))
    return Reason("heq-los-01", "why-no-sight-wall", args)


# Traps


def why_not_trap(s: Dungeon, seat: int, ref: str) -> Reason | None:
    number = refs.trap_number(s, ref)
    if asking(s) != HERO_CHOICE:
        return None
    h = s.hero()
    square = s.plan.traps[number].square
    if s.traps[number] != TRAP_KNOWN:
        near = h.square >= 0 and sight.adjacent(s, h.square, square)
        return Reason("heq-jmp-01", "why-trap-jump") if near else Reason("heq-pit-04", "why-trap-sprung")
    if spent(s) is None and not can_disarm(h):
        return Reason("heq-dis-01", "why-trap-tools")
    if h.square < 0 or not sight.adjacent(s, h.square, square):
        return spent(s) or Reason("heq-dis-02", "why-trap-far")
    if spent(s) is None and s.left < STEP_COST:
        return Reason("heq-dis-02", "why-trap-step")
    return spent(s) or Reason("heq-jmp-01", "why-trap-jump")


def why_not_furniture(s: Dungeon, seat: int, ref: str) -> Reason | None:
    number = refs.furniture_number(s, ref)
    if asking(s) != HERO_CHOICE or not (s.armed & s.traps_found) >> number & 1:
        return None
    if not can_disarm(s.hero()):
        return Reason("heq-dis-01", "why-trap-tools")
    return spent(s) or Reason("heq-dis-06", "why-trap-far")


# Searches


def why_not_search(s: Dungeon, seat: int, ref: str) -> Reason | None:
    """`search:treasure`, `search:secret`, `search:traps`."""
    what = ("treasure", "secret", "traps")[one_of("search", ("treasure", "secret", "traps"), ref)]
    if asking(s) != HERO_CHOICE:
        return None
    h = s.hero()
    if h.square < 0:
        return spent(s)
    return spent(s) or (why_not_treasure(s, h) if what == "treasure" else why_not_look(s, h, what))


def why_not_treasure(s: Dungeon, h: Hero) -> Reason | None:
    if h.in_pit:
        here = s.monster_squares & BIT[h.square]
        return Reason("heq-tre-03", "why-treasure-monster") if here else Reason("heq-tre-02", "why-treasure-done")
    area = board.AREA[h.square]
    if area == board.CORRIDOR:
        return Reason("heq-tre-01", "why-treasure-corridor")
    if s.plan.no_treasure >> area & 1:
        return Reason("heq-tre-12", "why-treasure-none")
    if h.searched >> area & 1:
        return Reason("heq-tre-02", "why-treasure-done")
    if s.table.one_search and s.party_searched >> area & 1:
        return Reason("heq-tre-02", "why-treasure-party")
    return Reason("heq-tre-03", "why-treasure-monster") if awake_in(s, area) else None


def why_not_look(s: Dungeon, h: Hero, what: str) -> Reason | None:
    for m in s.monsters:
        if m.status == PLACED and not m.effects & M_DORMANT and sight.reveals(s, h.square, m.square):
            rule = "heq-sec-01" if what == "secret" else "heq-trp-01"
            return Reason(rule, "why-in-sight", {"monster": refs.monster_word(s, m.number)})
    return Reason("heq-pit-02", "why-pit") if h.in_pit else None


def acting_hero(s: Dungeon, seat: int) -> Hero | None:
    """Whose belongings are asked about: the seat's own hero."""
    return s.heroes[seat - 1] if ZARGON < seat <= len(s.heroes) else None
