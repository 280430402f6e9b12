"""When a hero's race is lost: by the bots' own odds he does not come out in time any more, whatever he does."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import State
from questhall.engine.game import Said
from questhall.games.dragonquest.bots.dice import Plan, Worth
from questhall.games.dragonquest.bots.escape import LIFE
from questhall.games.dragonquest.bots.outlook import USUAL_LOOT, Outlook
from questhall.games.dragonquest.model.castle import FAR
from questhall.games.dragonquest.model.clock import left, suns_left
from questhall.games.dragonquest.model.ids import AMULET, KEY, ORB
from questhall.games.dragonquest.model.state import INSIDE, Hero, Quest
from questhall.games.dragonquest.rules.buying import OfferObjects
from questhall.games.dragonquest.rules.movement import OfferReroll
from questhall.games.dragonquest.rules.walking import Walk

HOPELESS: Final = 0.005  # what is said as "not one chance in a hundred"
SHORT_CUTS: Final = (AMULET, KEY, ORB)  # a turn more, or a way that the odds do not know of
CUT_OFF: Final = FAR // 2


def verdict(state: State, seat: int) -> Said | None:
    """That all is lost, if it is; asked during the hero's own turn, else nothing is said."""
    assert isinstance(state, Quest)
    s, h = state, state.heroes[seat]
    if seat != s.active or h.status != INSIDE or isinstance(s.asking, OfferObjects) or may_surprise(s, h):
        return None
    if left(h) >= CUT_OFF:
        return Said("because-lost-way")
    if chance(s, h) >= HOPELESS:
        return None
    return Said("because-lost", {"left": left(h), "suns": suns_left(h)})


def may_surprise(s: Quest, h: Hero) -> bool:
    """Whether something he owns could do what the odds do not reckon with."""
    if s.orb_lit or s.key_turning:
        return True
    for item in SHORT_CUTS:
        if h.owns(item):
            return True
    return False


def chance(s: Quest, h: Hero) -> float:
    """To come out, with the dice that lie there and the steps that were rolled."""
    look = Outlook(s, h)
    race = look.race
    if isinstance(s.asking, OfferReroll):
        ends = race.ends(look.left, look.turns, look.lp)
        danger = look.odds.dangers.met(race, look.left, look.turns, look.lp, h.arrows, h.trapdoors, h.fogs)
        value = Plan(look.odds.dice, Worth(ends, danger)).value(s.dice, s.rerolls, s.legal)
    elif isinstance(s.asking, Walk):
        after = look.left - s.steps
        value = race.value(after, look.turns - 1, look.lp) if after > 0 else race.goal(look.turns - 1, look.lp)
    else:
        value = race.value(look.left, look.turns, look.lp)
    return value if race is look.odds.out else value / (USUAL_LOOT + LIFE)
