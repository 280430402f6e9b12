"""How much time there is: live, without hurry, or turn by turn (dqt-onl-02, -03, -05, 4.4.4)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import DECISION
from questhall.engine.game import Pace
from questhall.games.betrayals.model.agreement import BY_TURNS, LIVE
from questhall.games.betrayals.model.state import IN_ARENA, IN_DUNGEON, SETTLEMENT, VILLAGE, Adventure
from questhall.games.betrayals.rules.announcing import Announce
from questhall.games.betrayals.rules.arena import ChooseSide, VolteFace
from questhall.games.betrayals.rules.asking import DEFENDER_PASSED
from questhall.games.betrayals.rules.rolling import Twist

HOUR: Final = 3600.0
VISIT: Final = 60.0
VISIT_WITH_TRADE: Final = 120.0  # while an offer is open
DUNGEON: Final = 75.0
DUNGEON_LEAST: Final = 8.0
ARENA: Final = 90.0
ARENA_LEAST: Final = 20.0
SECRET_CHOICE: Final = 20.0
ANNOUNCING: Final = 20.0  # and whatever else is decided around the dice
DECIDING: Final = 45.0  # spoils, plunder, cards
SETTLING: Final = 45.0
LATE: Final = 10.0  # an offer in the last seconds prolongs a parley
MORE: Final = 10.0
MOST_MORE: Final = 30.0
CLOSING: Final = frozenset(("close",))


def pace(s: Adventure) -> Pace | None:
    """The time for what the game waits for; None: as much as people like."""
    if s.waiting != DECISION:
        return None
    if s.table.clock == BY_TURNS:
        return Pace(0, s.table.deadline * HOUR, away=True)
    live = s.table.clock == LIVE
    if s.parley == IN_DUNGEON:
        return talk(s, DUNGEON, DUNGEON_LEAST, live)
    if s.parley == IN_ARENA:  # dqt-onl-03: nobody keeps a defender waiting who has nothing to say
        return talk(s, ARENA, 0.0 if s.stage == DEFENDER_PASSED else ARENA_LEAST, live)
    return on_one_s_own(s) if live else None


def on_one_s_own(s: Adventure) -> Pace | None:
    """Where no monster and no arena is talked about. Before the first round nobody is in a hurry."""
    if s.parley == VILLAGE:
        return Pace(s.window, VISIT_WITH_TRADE if trading(s) else VISIT)
    if s.parley == SETTLEMENT:  # dqt-neg-19: of a private debt the others see a visit only
        return Pace(s.window, VISIT_WITH_TRADE if s.table.private_offers else SETTLING)
    if isinstance(s.asking, ChooseSide):
        return Pace(s.window, SECRET_CHOICE)
    if isinstance(s.asking, Announce | Twist | VolteFace):
        return Pace(0, ANNOUNCING)
    return Pace(0, DECIDING) if s.round else None


def trading(s: Adventure) -> bool:
    """dqt-neg-19: the clock does not tell of private offers; where there may be some, there is always time for them."""
    return s.table.private_offers or len(s.offers) > 0


def talk(s: Adventure, most: float, least: float, live: bool) -> Pace:
    """Public offers prolong it: if private ones did, everybody would see that there are some."""
    if not live:
        return Pace(s.window, least=least, held=CLOSING)
    return Pace(s.window, most, least, CLOSING, sum(s.counts), LATE, MORE, MOST_MORE)
