"""In the village: what to buy, whom to trade with, when to heal, and where to venture (sections 9.1, 9.2)."""

from __future__ import annotations

from typing import Final

from questhall.engine.playout import Random
from questhall.games.betrayals.bots import odds, quests, worth
from questhall.games.betrayals.bots.debts import debt
from questhall.games.betrayals.bots.temper import Temper
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import ITEMS, NONE
from questhall.games.betrayals.model.quick_offers import PRICES
from questhall.games.betrayals.model.state import Adventure, Adventurer
from questhall.games.betrayals.rules.village import price

TOO_LATE_FOR_GEAR: Final = 1.5
TOO_LATE_FOR_QUESTS: Final = 1.7
LATE: Final = 2.0
FOR_A_CARCASS: Final = 0.8  # of what it is worth to its buyer
FOR_AN_ITEM: Final = 0.6


def choose(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper, random: Random) -> int:
    """The active player's next act in this visit; the last ones lead out of the village."""
    a = s.adventurers[seat]
    for answer in legal:
        if codes.CLAIM <= answer < codes.CHARACTER:
            return answer
    owed = debt(s, seat, legal, temper)
    if owed != NONE:
        return owed
    bought = shopping(s, a, legal, temper)
    if bought != NONE:
        return bought
    trade = trading(s, a, legal, temper)
    if trade != NONE:
        return trade
    if codes.PASS in legal:
        return codes.PASS  # somebody has an offer to answer
    if codes.DONE in legal:
        return codes.DONE
    return venture(s, seat, legal, temper, random)


# Shopping


def shopping(s: Adventure, a: Adventurer, legal: tuple[int, ...], temper: Temper) -> int:
    """Section 9.1, 2 to 7."""
    if codes.TROPHY in legal and a.trophies + 1 >= s.table.goal and a.trophies == worth.lead(s):
        return codes.TROPHY
    left = worth.horizon(s)
    completing = outfit(s, a, legal) if temper.plans else NONE
    if completing != NONE:
        return completing
    swap = better_worn(s, a, legal)
    if swap != NONE:
        return swap
    if codes.TEMPLE in legal and (a.wounds >= temper.heals or (a.wounds == temper.heals - 1 and s.curse == a.seat)):
        return codes.TEMPLE
    if temper.plans and worth.hoards(s, a):
        return NONE
    best = best_buy(s, a, legal, temper) if left >= TOO_LATE_FOR_GEAR else NONE
    if best != NONE:
        return best
    if codes.GUILD in legal and len(a.quests) < 2 and left > TOO_LATE_FOR_QUESTS:
        return codes.GUILD
    if codes.TROPHY in legal and left < LATE:
        return codes.TROPHY
    return NONE


def outfit(s: Adventure, a: Adventurer, legal: tuple[int, ...]) -> int:
    """An item that completes a quest at once."""
    for answer in legal:
        if codes.BUY <= answer < codes.BUY + ITEMS and worth.dressed(s, a, answer - codes.BUY):
            return answer
    return NONE


def better_worn(s: Adventure, a: Adventurer, legal: tuple[int, ...]) -> int:
    for answer in legal:
        if codes.WEAR <= answer < codes.WEAR + ITEMS and worth.item(s, a, answer - codes.WEAR) > 0:
            return answer
    return NONE


def best_buy(s: Adventure, a: Adventurer, legal: tuple[int, ...], temper: Temper) -> int:
    """The best of value less price, over a root of the price for whoever is thrifty."""
    best, found = 0.0, NONE
    for answer in legal:
        if codes.BUY <= answer < codes.BUY + ITEMS:
            cost = price(s, answer - codes.BUY)
            gain = (gear_worth(s, a, answer - codes.BUY, temper) - cost) / max(1, cost) ** temper.thrift
            if gain > best:
                best, found = gain, answer
    return found


def gear_worth(s: Adventure, a: Adventurer, item: int, temper: Temper) -> float:
    """What an item adds, for a quest of power too."""
    worn = a.worn[s.table.cards.item_slot[item]]
    points = s.table.cards.item_bonus[item] - (s.table.cards.item_bonus[worn] if worn != NONE else 0)
    return temper.gear * worth.item(s, a, item) + (quests.of_power(s, a, points) if points > 0 else 0.0)


# Trading


def trading(s: Adventure, a: Adventurer, legal: tuple[int, ...], temper: Temper) -> int:
    """Section 9.1, 8: a carcass that completes a set, a surplus item somebody could use; one try with each player."""
    if not temper.plans:
        return NONE
    best, found = 0.0, NONE
    for answer in legal:
        verb = codes.verb_of(answer)
        if verb != codes.BUY_CARCASS and verb != codes.SELL_ITEM:
            continue
        number = codes.number_of(answer)
        other, thing, gems = number // PRICES // PRICES, number // PRICES % PRICES, number % PRICES
        if s.sent[a.seat * s.table.seats + other]:
            continue
        if verb == codes.BUY_CARCASS:
            gain = FOR_A_CARCASS * worth.carcass(s, a.seat, thing) - gems if gems >= 2 else 0.0
        else:
            use = worth.item(s, s.adventurers[other], thing)
            gain = float(gems) if gems <= FOR_AN_ITEM * use else 0.0
        if gain > best:
            best, found = gain, answer
    return found if best > 0.5 else NONE


# The venture


def venture(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper, random: Random) -> int:
    best = odds.expedition(s, temper, int(random() * 48)) if codes.DUNGEON in legal else -1000.0
    found = codes.DUNGEON
    for answer in legal:
        if codes.ARENA <= answer < codes.ARENA + s.table.seats:
            value = odds.arena(s, seat, answer - codes.ARENA, temper)
            if value > best:
                best, found = value, answer
    return found
