"""Giving a potion to whoever goes first (section 9, 12)."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots.exploring import sturdiest
from questhall.games.deckbox.model.answer_codes import CANCEL, GIVE, TRADE, a_of, code, verb_of
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ids import ITM_DRAUGHT, ITM_FLASK
from questhall.games.deckbox.model.state import Delve

NOTHING: Final = -1
CANCELS: Final = code(CANCEL)


def potions(h: Hero) -> int:
    return h.items[ITM_DRAUGHT] + h.items[ITM_FLASK]


def offer(s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
    """Begin a trade with the one in front, who stands beside and has nothing to drink."""
    leader = sturdiest(s)
    if leader is h or potions(leader) or not potions(h):
        return NOTHING
    answer = code(TRADE, leader.seat)
    return answer if answer in legal else NOTHING


def proposal(s: Delve, h: Hero, other: Hero, legal: tuple[int, ...]) -> int:
    """One potion, and only if it is still wanted: so a trade never goes on for ever."""
    if potions(other) or not potions(h) or other is not sturdiest(s):
        return CANCELS
    for answer in legal:
        if verb_of(answer) == GIVE and a_of(answer) in (ITM_DRAUGHT, ITM_FLASK):
            return answer
    return CANCELS
