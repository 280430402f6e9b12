"""The nine events: applied to the table at once; then another card is drawn (dqt-dun-03).

Everybody is served clockwise from the active player (dqt-gen-06).
"""

from __future__ import annotations

from questhall.games.betrayals.model.ids import (
    BOUNTY,
    BROTHERS,
    EVIL_EYE,
    FAIR,
    FEVER,
    MOON,
    TOLL,
    TRUCE,
)
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.wealth import curse, gain_gems, pay_gems, recover, wound


def apply_event(s: Adventure, card: int) -> None:
    s.emit(events.EVENT_APPLIED, s.active, card)
    s.met += (card,)
    figure = s.table.cards.card_figure[card]
    if card == TOLL:
        toll(s)  # dqt-evt-01
    elif card == FAIR:
        s.fair = s.active  # dqt-evt-02: until his next turn
    elif card == FEVER:
        fever(s, figure)  # dqt-evt-03
    elif card == BROTHERS:
        brothers_round(s, figure)  # dqt-evt-04
    elif card == MOON:
        s.moon = s.active  # dqt-evt-05
    elif card == TRUCE:
        s.truce = s.active  # dqt-evt-06
    elif card == EVIL_EYE:
        evil_eye(s)  # dqt-evt-07
    elif card == BOUNTY:
        s.bounty = True  # dqt-mon-16
    else:  # the Village Collection
        collection(s, figure)  # dqt-evt-08


def toll(s: Adventure) -> None:
    """dqt-evt-01, dqt-gen-10: half of everybody's gems, rounded down."""
    for seat in s.clockwise(s.active):
        pay_gems(s, seat, s.adventurers[seat].gems // 2, events.BY_CARD)


def fever(s: Adventure, wounds: int) -> None:
    """dqt-evt-03."""
    for seat in s.clockwise(s.active):
        wound(s, seat, wounds)


def brothers_round(s: Adventure, wounds: int) -> None:
    """dqt-evt-04."""
    for seat in s.clockwise(s.active):
        recover(s, seat, wounds)


def evil_eye(s: Adventure) -> None:
    """dqt-evt-07: the leader; of several the first one clockwise, the active player before all others."""
    most = max([a.trophies for a in s.adventurers])
    for seat in s.clockwise(s.active):
        if s.adventurers[seat].trophies == most:
            curse(s, seat)
            return


def collection(s: Adventure, gems: int) -> None:
    """dqt-evt-08: everybody who has the fewest trophy points."""
    fewest = min([a.trophies for a in s.adventurers])
    for seat in s.clockwise(s.active):
        if s.adventurers[seat].trophies == fewest:
            gain_gems(s, seat, gems, events.BY_CARD)
