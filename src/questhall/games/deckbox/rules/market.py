"""The market of three, the deck of items, and what is bought (dbd-mkt-01 to -08)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import NATURE, Step
from questhall.games.deckbox.model.answer_codes import BUY, code
from questhall.games.deckbox.model.cards import ITEM_COPIES, ITEM_COST
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.model.streams import stream
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.dice import of_deck
from questhall.games.deckbox.rules.fortune import change_item

SLOTS: Final = 3
FOR_HERO: Final = SLOTS  # DrawItem's places: a market slot, or from here on a seat
CHEAPEST: Final = min(ITEM_COST)
BUYS: Final = [code(BUY, item) for item in range(len(ITEM_COST))]


def purchases(s: Delve, h: Hero, into: list[int]) -> None:
    """dbd-mkt-01, -03, -08: whatever lies there and one hero's own treasure pays, wherever he stands."""
    if h.treasure < CHEAPEST:
        return
    for n in range(SLOTS):
        item = s.market[n]
        if item != NONE and ITEM_COST[item] <= h.treasure and item not in s.market[:n]:
            into.append(BUYS[item])


def buy(s: Delve, h: Hero, item: int) -> None:
    """dbd-mkt-01: at its full price. dbd-mkt-02: the card is replaced at once, before anything else."""
    slot = s.market.index(item)
    h.treasure -= ITEM_COST[item]
    change_item(h, item, 1)
    s.emit(events.BOUGHT, h.seat, item)
    s.market = (*s.market[:slot], NONE, *s.market[slot + 1 :])
    s.then(DrawItem(slot))


def gain_item(s: Delve, seat: int) -> None:
    """dbd-mkt-07: the top card of the deck, for free; the market is untouched."""
    s.then(DrawItem(FOR_HERO + seat))


class DrawItem(Step[Delve]):
    """dbd-mkt-02, -07: the top card, for the market or for a hero.

    dbd-mkt-06, R30: an empty deck takes the discards back; with none of either the slot stays empty.
    """

    def __init__(self, target: int) -> None:
        self.target = target

    def run(self, s: Delve) -> None:
        if not any(s.deck):
            reshuffle(s)
        if not any(s.deck):
            return
        if s.table.seeded:
            self.resume(s, NATURE, s.order[-1])
        else:
            s.roll(self, of_deck(s.deck))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        deck = list(s.deck)
        deck[answer] -= 1
        s.deck = tuple(deck)
        s.order = s.order[:-1]
        s.reveal()
        if self.target < FOR_HERO:
            s.market = (*s.market[: self.target], answer, *s.market[self.target + 1 :])
            s.emit(events.MARKET_SHOWS, NONE, self.target, answer)
        else:
            change_item(s.heroes[self.target - FOR_HERO], answer, 1)
            s.emit(events.ITEM_GAINED, self.target - FOR_HERO, answer)


def reshuffle(s: Delve) -> None:
    """dbd-mkt-06, dbd-app-03: the discards are the deck; with luck of the seed a stream of this round shuffles it."""
    s.deck = s.discard
    s.discard = (0,) * len(ITEM_COPIES)
    if any(s.deck):
        s.emit(events.DECK_SHUFFLED, NONE)
    if s.table.seeded:
        s.order = shuffled_by(s.seed, f"items{s.round}", s.deck)


def shuffled_by(seed: str, name: str, deck: tuple[int, ...]) -> tuple[int, ...]:
    """dbd-set-09, dbd-app-03: the deck in the order of the list, shuffled by the seed's own stream; the top is last."""
    cards = [card for card in range(len(deck)) for _ in range(deck[card])]
    stream(seed, name).shuffle(cards)
    return tuple(cards)


class FillMarket(Step[Delve]):
    """dbd-set-09, -10: three cards face up."""

    def run(self, s: Delve) -> None:
        if s.table.seeded:
            s.order = shuffled_by(s.seed, "items", s.deck)
        for slot in reversed(range(SLOTS)):
            s.then(DrawItem(slot))


FILL_MARKET: Final = FillMarket()
