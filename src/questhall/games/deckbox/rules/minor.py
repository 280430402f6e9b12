"""Minor actions: free, as often as one likes, whenever a window is open (dbd-min)."""

from __future__ import annotations

from questhall.games.deckbox.model.answer_codes import ABILITY, BUY, USE, a_of, b_of, verb_of
from questhall.games.deckbox.model.cards import EMPTY_HANDS
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import abilities, items, market, trading


def minor_actions(s: Delve, h: Hero, into: list[int]) -> None:
    """dbd-min-01: ability, buy, item, trade. dbd-min-09: not for the fallen."""
    if h.fallen:
        return
    abilities.choices(s, h, into)
    market.purchases(s, h, into)
    if h.items != EMPTY_HANDS:
        items.choices(s, h, into)
    trading.choices(s, h, into)


def take(s: Delve, h: Hero, answer: int) -> None:
    """dbd-min-01."""
    verb = verb_of(answer)
    if verb == BUY:
        market.buy(s, h, a_of(answer))
    elif verb == ABILITY:
        abilities.use(s, h, a_of(answer))
    elif verb == USE:
        items.use(s, h, a_of(answer), b_of(answer))
    else:
        s.then(trading.Trading(h.seat, a_of(answer)))
