"""Why a bot answers as it does, in a sentence with the figures it reckons with. Asked seldom, so nothing is kept."""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.core import State
from questhall.engine.game import Said
from questhall.games.dragonquest.bots import buy
from questhall.games.dragonquest.bots.outlook import Outlook, steps_back, steps_into
from questhall.games.dragonquest.bots.throws import gain, throws_of
from questhall.games.dragonquest.model import odds
from questhall.games.dragonquest.model.castle import CHAMBER, EXIT, FAR, detour, steps_left
from questhall.games.dragonquest.model.castle_route import route
from questhall.games.dragonquest.model.clock import ahead, closed, left, suns_left
from questhall.games.dragonquest.model.state import (
    BUY,
    CHAMBER_DICE,
    COIN_50,
    NO_BLOCK,
    NO_TREASURE,
    NOTHING,
    PASS,
    REROLL,
    ROW_LENGTH,
    ROWS,
    STAY,
    STOP,
    TAKE,
    USE,
    Hero,
    Quest,
)
from questhall.games.dragonquest.rules.buying import OfferObjects
from questhall.games.dragonquest.rules.chamber import LeaveChamber, OfferTalisman, StayOrLeave, TakeTreasure
from questhall.games.dragonquest.rules.demon import DemonStep
from questhall.games.dragonquest.rules.dice import finds as found
from questhall.games.dragonquest.rules.dice import handful, skulls, steps
from questhall.games.dragonquest.rules.dragon import Flee
from questhall.games.dragonquest.rules.fights import Fight
from questhall.games.dragonquest.rules.movement import OfferReroll
from questhall.games.dragonquest.rules.spider import SpiderCoin
from questhall.games.dragonquest.rules.walking import Walk
from questhall.games.dragonquest.rules.walls import BlockSquare, GuessTile, HideTile
from questhall.games.dragonquest.views import refs
from questhall.games.dragonquest.views.explain import ROW_DANGERS

CUT_OFF: Final = FAR // 2  # a detour this long leaves no way


def why(state: State, seat: int, answer: int) -> Said:
    """The sentence, from what the seat knows."""
    assert isinstance(state, Quest)
    s, h, step = state, state.heroes[seat], state.asking
    if isinstance(step, OfferReroll):
        return of_dice(s, h, answer)
    if isinstance(step, Walk):
        return of_step(s, h, answer)
    if isinstance(step, StayOrLeave):
        return of_chamber(s, h, answer)
    if isinstance(step, OfferObjects):
        return of_objects(s, h, answer)
    if isinstance(step, BlockSquare):
        return of_wall(s, answer)
    if isinstance(step, (LeaveChamber, Flee)):
        return of_leaving(s, h, answer)
    if isinstance(step, TakeTreasure):
        return of_treasure(s, answer)
    if isinstance(step, (GuessTile, HideTile)):
        return Said("because-tile")
    if isinstance(step, DemonStep):
        return Said("because-demon", {"hero": refs.seat(s.active)})
    return of_moment(s, h, answer)


# Dice


def of_dice(s: Quest, h: Hero, answer: int) -> Said:
    """What lies there, and what rolling on would risk: with these dice, or with as many as one may."""
    again = answer - REROLL if answer != STOP else boldest(s)
    args: dict[str, Any] = {"steps": steps(s.dice), "found": found(s.dice), "skulls": skulls(s.dice)}
    if answer == STOP and again == 0:
        return Said("because-stop-done", args)
    args["risk"] = odds.risk_percent(s.table.movement[handful(again)], s.dice, again)
    if answer == STOP:
        return Said("because-stop", args)
    args |= {"dice": dice_of(again), "why": why_again(s, h, again), "danger": f"danger:{ROW_DANGERS[min(h.row, 2)]}"}
    return Said("because-reroll", args)


def why_again(s: Quest, h: Hero, again: int) -> str:
    """Why those dice are not left as they lie: the first that is true."""
    faces = set(refs.movement_faces(again))
    if faces == {"blank"}:
        return "blank"
    if steps(again) and steps(s.dice) > ahead(h).leg().steps:
        return "spare"
    if faces - {"blank", "find"}:
        return "more"
    if h.row < ROWS and h.finds + found(s.dice) > ROW_LENGTH:
        return "waking"
    return "finds" if buy.find_worth(s, h, Outlook(s, h), 1.0) > 0 else "useless"


def boldest(s: Quest) -> int:
    """The most dice that could be rolled again."""
    best = 0
    for answer in s.legal:
        if answer != STOP and dice_of(answer - REROLL) > dice_of(best):
            best = answer - REROLL
    return best


def dice_of(again: int) -> int:
    return len(refs.movement_faces(again)) if again else 0


# Walking


def of_step(s: Quest, h: Hero, answer: int) -> Said:
    if answer == STOP:
        crowded = CHAMBER in s.legal
        return Said("because-wait" if crowded else "because-halt", {"dragons": s.dragons})
    if answer == EXIT:
        return Said("because-exit")
    if answer == CHAMBER:
        return Said("because-enter", {"dragons": s.dragons})
    way = route(answer, closed(h), h.seen_chamber)
    if way.steps() >= CUT_OFF:
        return Said("because-anywhere")
    if goes_back(s, h, answer):
        loot = "yes" if Outlook(s, h).gold else "no"
        return Said("because-back", {"left": steps_into(answer, closed(h)), "loot": loot})
    seen = "yes" if h.seen_chamber else "no"
    return Said("because-walk", {"left": way.leg().steps, "suns": suns_left(h), "seen": seen})


def goes_back(s: Quest, h: Hero, square: int) -> bool:
    """Whether that step leads towards a second visit to the chamber, which is worth it."""
    again = h.seen_chamber and Outlook(s, h).again
    return again and steps_into(square, closed(h)) < steps_back(h, closed(h))


def of_leaving(s: Quest, h: Hero, answer: int) -> Said:
    """How far it is from there, beside all other squares to leave for."""
    here = to_exit(h, answer)
    others = [to_exit(h, square) for square in s.legal if square != answer]
    nearest = min(others, default=FAR)
    rank = "nearest" if here < nearest else "level" if here == nearest else "demon" if h.demon != NOTHING else "easier"
    return Said("because-out", {"left": here, "rank": rank})


def to_exit(h: Hero, square: int) -> int:
    return steps_left(square, closed(h), True)


def of_wall(s: Quest, answer: int) -> Said:
    h = s.hero()
    if answer == NO_BLOCK:
        return Said("because-no-wall")
    more = detour(answer, h.pos, closed(h), h.seen_chamber)
    if more >= CUT_OFF:
        return Said("because-wall-cutting", {"hero": refs.seat(h.seat)})
    return Said("because-wall", {"hero": refs.seat(h.seat), "detour": more, "left": left(h)})


# The chamber


def of_chamber(s: Quest, h: Hero, answer: int) -> Said:
    """What a throw brings and what its turn costs: both chances to come out, and the dragon's sleep."""
    look = Outlook(s, h)
    args = {
        "gain": gold(gain(s, h, throws_of(s)[CHAMBER_DICE - s.dragons])),
        "now": percent(look.odds.out.after_walls(look.left, look.turns, look.lp)),
        "later": percent(look.odds.out.after_walls(look.left, look.turns - 1, look.lp)),
        "wake": odds.wake_percent(s.table, s.dragons),
    }
    return Said("because-stay" if answer == STAY else "because-leave", args)


def percent(chance: float) -> int:
    return round(100 * chance)


def gold(worth: float) -> int:
    """To the nearest fifty, as coins are."""
    return 50 * round(worth / 50)


def of_treasure(s: Quest, answer: int) -> Said:
    if answer == NO_TREASURE:
        return Said("because-no-treasure")
    return Said("because-treasure", {"value": s.table.treasure_values[answer - TAKE]})


# Objects


def of_objects(s: Quest, h: Hero, answer: int) -> Said:
    look = Outlook(s, h)
    if answer != PASS:
        worth = gold(buy.worth(s, h, look, answer - BUY))
        return Said("because-buy", {"object": refs.item(answer - BUY), "gold": worth})
    wish = buy.best_wish(s, h, look, ROW_LENGTH)
    if wish == buy.NOTHING_WANTED:
        return Said("because-buy-nothing")
    args = {"object": refs.item(wish), "cost": s.table.object_costs[wish], "finds": h.finds}
    return Said("because-buy-later", args)


def of_moment(s: Quest, h: Hero, answer: int) -> Said:
    """Objects that help once, and the spider's coin."""
    step = s.asking
    if isinstance(step, SpiderCoin):
        return Said("because-coin", {"coin": 50 if answer == COIN_50 else 100})
    if isinstance(step, OfferTalisman):
        args = {"dragons": s.dragons, "wake": odds.wake_percent(s.table, s.dragons)}
        return Said("because-talisman" if answer == USE else "because-no-talisman", args)
    kind = "because-ring" if isinstance(step, Fight) else "because-guard"
    return Said(kind if answer == USE else f"{kind}-kept", {"lp": h.lp})
