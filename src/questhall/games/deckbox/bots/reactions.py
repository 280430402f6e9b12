"""Charm, cinder and picks; and what others propose."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots.odds import passing
from questhall.games.deckbox.model.answer_codes import (
    ACCEPT,
    ASK,
    ASK_TREASURE,
    HAND_OVER,
    KEEP,
    REACT,
    REFUSE,
    a_of,
    code,
    verb_of,
)
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ids import ITM_CHARM, ITM_CINDER, ITM_DRAUGHT, ITM_FLASK, ITM_PICKS
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.harm import Defend, React
from questhall.games.deckbox.rules.script_asks import RollTest
from questhall.games.deckbox.rules.totals import skill
from questhall.games.deckbox.rules.trading import AnswerTrade

KEEPS: Final = code(KEEP)
ACCEPTS: Final = code(ACCEPT)
REFUSES: Final = code(REFUSE)
MANY: Final = 2  # hits that are worth a charm
UNSURE: Final = 0.85  # a test that is worth the picks


def react(s: Delve, step: React) -> int:
    uses = code(REACT, step.item)
    if step.item == ITM_CINDER:
        return uses
    if step.item == ITM_CHARM:
        return uses if worth_charm(s) else KEEPS
    return uses if step.item != ITM_PICKS or worth_picks(s) else KEEPS


def worth_charm(s: Delve) -> bool:
    """Kept for two hits or more, or for the one that may kill."""
    blow = s.stack[-1] if s.stack else None
    if not isinstance(blow, Defend):
        return True
    return blow.hits >= MANY or blow.hits * blow.damage_each + blow.bonus >= s.heroes[blow.seat].health


def worth_picks(s: Delve) -> bool:
    test = s.stack[-1] if s.stack else None
    if not isinstance(test, RollTest):
        return True
    return passing(skill(s.heroes[test.seat], test.stmt.what), test.stmt.n) < UNSURE


def answer_trade(s: Delve, h: Hero, step: AnswerTrade) -> int:
    """Gifts are welcome; what is asked for is given, unless it is healing and one needs it more."""
    verb = verb_of(step.proposal)
    other = s.heroes[step.seat]
    if verb == ASK and a_of(step.proposal) in (ITM_DRAUGHT, ITM_FLASK):
        return ACCEPTS if other.health <= h.health else REFUSES
    if verb == ASK_TREASURE and h.treasure < other.treasure:
        return REFUSES
    if verb == HAND_OVER:
        return ACCEPTS if h.health * 2 >= other.health else REFUSES
    return ACCEPTS
