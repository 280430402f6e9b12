"""Running from a monster: when it is allowed, and what it leaves behind."""

from __future__ import annotations

from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.power import gauge, monster_power


def flight_barred(s: Adventure) -> str:
    """The rule that forbids running from the monster now; "" if the active player may."""
    if s.ally != NONE:
        return "dqt-dun-08"  # not once an ally is agreed
    if s.table.cards.no_flee >> s.card & 1:
        return "dqt-mon-04"
    if not too_strong(s):
        return "dqt-dun-06"
    return ""


def too_strong(s: Adventure) -> bool:
    """dqt-dun-06, -07: at least one and a half times the gauge, without ally or bonuses of the fight."""
    return 2 * monster_power(s, s.card) >= 3 * gauge(s, s.me())


def may_flee(s: Adventure) -> bool:
    return flight_barred(s) == ""


def flee(s: Adventure) -> None:
    """dqt-dun-09: the monster is discarded, nothing is won and nobody is hurt."""
    s.emit(events.FLED, s.active, s.card)
    s.card = NONE
