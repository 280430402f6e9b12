"""Why not: the rule that forbids what a seat would like to choose, from the same tests that list the legal answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from questhall.engine.core import DECISION, OVER, Reason
from questhall.engine.game import UnknownName
from questhall.games.dragonquest.answers.options import asking, item_in_question, option
from questhall.games.dragonquest.model import castle
from questhall.games.dragonquest.model.ids import KEY, ORB
from questhall.games.dragonquest.model.state import ROWS, Hero, Quest
from questhall.games.dragonquest.rules.buying import CHEAPEST, MOST_OBJECTS
from questhall.games.dragonquest.rules.dice import RED_SHIFT, RED_SKULLS
from questhall.games.dragonquest.rules.walking import NEXT8
from questhall.games.dragonquest.views import refs

BLOCK_REASONS: Final = {
    castle.NOT_A_SQUARE: ("drq-wal-11", "why-not-a-square"),
    castle.NOT_FREE: ("drq-wal-11", "why-block-not-free"),
    castle.PROTECTED_SQUARE: ("drq-wal-12", "why-block-protected"),
    castle.TOUCHES_DIAGONALLY: ("drq-wal-13", "why-block-diagonal"),
    castle.THREE_IN_A_ROW: ("drq-wal-14", "why-block-three"),
    castle.NO_ROUTE: ("drq-wal-15", "why-block-route"),
}


def why_not(s: Quest, seat: int, ref: str) -> Reason | None:
    """Why this seat cannot choose that thing now; None if it can."""
    if s.waiting == OVER:
        return Reason("drq-end-01", "why-over")
    if s.waiting != DECISION:
        return Reason("drq-trn-03", "why-dice-first")
    if seat not in s.deciders():
        return Reason("drq-trn-01", "why-not-asked", {"who": refs.seat(s.seat)})
    if any(ref in option(s, answer).refs for answer in s.legal_for(seat)):
        return None
    kind = ref.partition(":")[0]
    try:
        explain = EXPLAINERS[kind]
    except KeyError:
        raise UnknownName(f"{ref!r} is nothing one could choose") from None
    return explain(s, ref) or Reason("drq-trn-03", "why-not-now", {"thing": ref})


def why_not_square(s: Quest, ref: str) -> Reason | None:
    square = refs.square_index(ref)
    h = s.hero()
    match asking(s):
        case "Walk":
            return why_not_walk(s, h, square)
        case "BlockSquare":
            return why_not_block(s, h, square)
        case "LeaveChamber":
            return closed(h, square) if beside(square, h.owns(ORB)) else Reason("drq-lev-02", "why-not-beside-chamber")
        case "Flee":
            fleeing = s.heroes[s.seat]
            return closed(fleeing, square) if beside(square) else Reason("drq-dra-08", "why-not-beside-chamber")
        case "DemonStep":
            return Reason("drq-dem-06", "why-demon-nearer")
    return None


def beside(square: int, with_corners: bool = False) -> bool:
    """Whether one step leads there from the chamber."""
    return (castle.RING16 if with_corners else castle.RING) >> square & 1 == 1


def why_not_walk(s: Quest, h: Hero, square: int) -> Reason | None:
    if square not in NEXT8[h.pos]:
        return Reason("drq-wlk-01", "why-walk-far", {"square": refs.square(square)})
    if not castle.STEP[h.pos] >> square & 1 and not (s.orb_lit or h.owns(ORB)):
        return Reason("drq-wlk-02", "why-walk-diagonal")
    return closed(h, square)


def closed(h: Hero, square: int) -> Reason | None:
    """Why the hero may not enter a square beside him."""
    if h.crossed >> square & 1:
        return Reason("drq-wlk-07", "why-walk-demon")
    if h.blocked >> square & 1:
        return Reason("drq-obj-17", "why-key-onward") if h.owns(KEY) else Reason("drq-wlk-06", "why-walk-blocked")
    if h.visited >> square & 1 or square == castle.START:
        return Reason("drq-wlk-04", "why-walk-visited")
    if square == castle.EXIT and not h.seen_chamber:
        return Reason("drq-wlk-12", "why-walk-exit")
    if square == castle.CHAMBER:
        return Reason("drq-lev-05", "why-walk-back")
    return None


def why_not_block(s: Quest, h: Hero, square: int) -> Reason | None:
    code = castle.why_not_block(square, h.pos, h.visited, h.blocked, h.crossed, h.seen_chamber, s.table.route_on_sheet)
    if code not in BLOCK_REASONS:
        return None
    rule, text = BLOCK_REASONS[code]
    return Reason(rule, text, {"square": refs.square(square)})


def why_not_die(s: Quest, ref: str) -> Reason | None:
    if asking(s) != "OfferReroll":
        return None
    die = refs.movement_die(s.dice, refs.die_position(ref))
    is_skull = die & 7 or RED_SKULLS[die >> RED_SHIFT]
    return Reason("drq-mov-02", "why-die-skull") if is_skull else None


def why_not_object(s: Quest, ref: str) -> Reason | None:
    item = refs.item_number(ref.partition(":")[2])
    h = s.hero()
    args: dict[str, Any] = {"object": ref, "cost": s.table.object_costs[item], "finds": h.finds}
    if asking(s) in ("Fight", "OfferTalisman", "Trap"):
        return Reason("drq-obj-23", "why-other-object", {"object": refs.item(item_in_question(s))})
    if asking(s) != "OfferObjects":
        return Reason("drq-buy-01", "why-buy-later", args)
    if not s.objects >> item & 1:
        return Reason("drq-buy-11", "why-buy-gone", args)
    if h.bought == MOST_OBJECTS:
        return Reason("drq-buy-10", "why-buy-three", args)
    if h.row == ROWS or h.finds < CHEAPEST:
        return Reason("drq-buy-04", "why-buy-points", args)
    return Reason("drq-buy-03", "why-buy-points", args)


def why_not_treasure(s: Quest, ref: str) -> Reason | None:
    number = refs.treasure_number(s.table, ref.partition(":")[2])
    if asking(s) != "TakeTreasure":
        return Reason("drq-cha-08", "why-treasure-later")
    if not s.treasures >> number & 1:
        return Reason("drq-cha-11", "why-treasure-gone")
    args = {"needed": s.table.treasure_stars[number], "stars": s.stars}
    return Reason("drq-cha-08", "why-treasure-stars", args)


def why_not_tile(s: Quest, ref: str) -> Reason | None:
    return Reason("drq-wal-01", "why-tile-later")


def why_not_coin(s: Quest, ref: str) -> Reason | None:
    return Reason("drq-spi-05", "why-coin")


Explainer = Callable[[Quest, str], Reason | None]
EXPLAINERS: Final[dict[str, Explainer]] = {
    "square": why_not_square,
    "chamber": why_not_square,
    "exit": why_not_square,
    "die": why_not_die,
    "object": why_not_object,
    "treasure": why_not_treasure,
    "tile": why_not_tile,
    "coin": why_not_coin,
}
