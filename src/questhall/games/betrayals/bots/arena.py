"""The arena: buying the crowd, answering it, and the closed fist (section 9.4)."""

from __future__ import annotations

from typing import Final

from questhall.engine.playout import Random
from questhall.games.betrayals.bots import given, odds, offers, quests, worth
from questhall.games.betrayals.bots.temper import MIDDLING, Temper
from questhall.games.betrayals.bots.trust import purse, trust
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import P_GEMS
from questhall.games.betrayals.model.ids import MONSTERS, NONE, THIEF
from questhall.games.betrayals.model.quick_offers import offer_of
from questhall.games.betrayals.model.state import Adventure

TO_SPARE: Final = 0.15  # gems by which a bribe must please
REFUSED: Final = -1.0  # whatever it brings
LOSS_OF_GOODS: Final = 3.0  # what a defender loses besides the point


def talk(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    """In the arena's parley, as whatever one is there."""
    answer = reply(s, seat, legal, temper)
    if answer != NONE:
        return answer
    if seat in (s.attacker, s.defender):
        bought = buy(s, seat, legal, temper)
        if bought != NONE:
            return bought
    if codes.PASS in legal:
        return codes.PASS
    return codes.CLOSE if codes.CLOSE in legal else legal[0]


def reply(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    """A side is promised if it is the side one would take with the payment, and never to both camps; goods in the hand
    are never refused."""
    for offer in s.offers:
        if offer.to != seat or codes.ACCEPT + offer.number not in legal:
            continue
        if given.other_word(s, offer) != NONE:
            return offers.answered(s, offer, legal, REFUSED, REFUSED)
        side = given.promised_side(offer.wants)
        least = 0.0
        if side != NONE and seat not in (s.attacker, s.defender):
            least = price_of_side(s, seat, temper, side)
        value = offers.to_me(s, offer, 0.5, temper) - least
        return offers.answered(s, offer, legal, value, offers.balance(s, offer, 0.5, temper, offers.SURE) - least)
    for answer in legal:
        if codes.verb_of(answer) == codes.DECLINE:
            return answer
    return NONE


def price_of_side(s: Adventure, seat: int, temper: Temper, side: int) -> float:
    """What a third must get for promising a side: nothing if it is his own choice."""
    leaning, other = side_values(s, seat, temper, side)
    return other - leaning + odds.WORD * temper.honour + TO_SPARE if leaning < other else 0.0


def side_values(s: Adventure, seat: int, temper: Temper, side: int) -> tuple[float, float]:
    """That side, and the better of the other and of staying out."""
    guess = odds.guesses(s, s.attacker, s.defender, seat, temper)
    attack = odds.side_worth(s, s.attacker, s.defender, seat, True, guess, temper)
    defend = odds.side_worth(s, s.attacker, s.defender, seat, False, guess, temper)
    return (attack, max(defend, 0.0)) if side == codes.ATTACKER else (defend, max(attack, 0.0))


def buy(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    """Ask a third for support, each once: with whatever brings him over for less than his support is worth."""
    guess = odds.guesses(s, s.attacker, s.defender, NONE, temper)
    p = odds.expected_chance(s, s.attacker, s.defender, guess, NONE, 0)
    attacks = seat == s.attacker
    sure = (p if attacks else 1.0 - p) >= temper.sure
    if sure or not temper.plans:
        return NONE
    stake = worth.point(s) + (odds.loot(s, s.attacker, s.defender) if attacks else LOSS_OF_GOODS)
    best, found = 0.0, NONE
    for other in range(s.table.seats):
        if other in (s.attacker, s.defender) or s.sent[seat * s.table.seats + other]:
            continue
        with_him = odds.expected_chance(s, s.attacker, s.defender, guess, other, 1 if attacks else -1)
        gain = (with_him - p if attacks else p - with_him) * stake
        if gain <= best:
            continue
        price = price_of_side(s, other, MIDDLING, codes.ATTACKER if attacks else codes.DEFENDER)
        bribe, left = cheapest(s, seat, legal, other, price, gain, with_him if attacks else 1.0 - with_him, temper)
        if left > best:
            best, found = left, bribe
    return found


def cheapest(
    s: Adventure, seat: int, legal: tuple[int, ...], to: int, price: float, gain: float, chance: float, temper: Temper
) -> tuple[int, float]:
    """The offer that pleases him that much and leaves most of the gain; and what it leaves."""
    best, found = 0.0, NONE
    for answer in legal:
        if codes.verb_of(answer) != codes.OFFER or codes.number_of(answer) // codes.TEMPLATES != to:
            continue
        offer = offer_of(s, seat, answer)
        if offers.to_me(s, offer, 0.5, MIDDLING) < price:
            continue
        left = gain - chance * offers.cost_later(s, offer, temper) - offers.cost_now(s, offer)
        if left > best:
            best, found = left, answer
    return found, best


def fist(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper, random: Random) -> int:
    """The secret choice: what the sides are worth, what was promised for them, what one's word is worth.

    Not always the best of them: whoever can be foreseen is played with.
    """
    if not temper.plans:
        return simple_fist(s)
    guess = odds.guesses(s, s.attacker, s.defender, seat, temper)
    best, found = mood(temper, random), codes.NEUTRAL
    for answer in (codes.ATTACKER, codes.DEFENDER):
        attacks = answer == codes.ATTACKER
        value = odds.side_worth(s, s.attacker, s.defender, seat, attacks, guess, temper)
        p = odds.expected_chance(s, s.attacker, s.defender, guess, seat, 1 if attacks else -1)
        value += bribes(s, seat, s.attacker if attacks else s.defender) * (p if attacks else 1.0 - p)
        value += fingers(s, seat, s.defender if attacks else s.attacker) * (p if attacks else 1.0 - p)
        value -= temper.honour * odds.broken_words(s, seat, answer)
        value += mood(temper, random)
        if value > best:
            best, found = value, answer
    return found if found in legal else legal[0]


def mood(temper: Temper, random: Random) -> float:
    """A whim, in gems."""
    return temper.whim * (random() - random())


def simple_fist(s: Adventure) -> int:
    """An easy bot backs the stronger principal."""
    return codes.ATTACKER if worth.strength(s, s.attacker) >= worth.strength(s, s.defender) else codes.DEFENDER


def bribes(s: Adventure, seat: int, principal: int) -> float:
    """What that principal has promised for a victory, by his name, and no more than he can pay."""
    gems = 0
    for promise in s.promises:
        if promise.promisee == seat and promise.promiser == principal and promise.pledge.kind == P_GEMS:
            gems += promise.pledge.a - promise.delivered
    return min(gems, purse(s, principal)) * trust(s, principal)


def fingers(s: Adventure, seat: int, loser: int) -> float:
    """The Thief's gem from the losing principal at least."""
    return 1.0 if s.adventurers[seat].character == THIEF and s.adventurers[loser].gems else 0.0


def plunder(s: Adventure, seat: int, legal: tuple[int, ...]) -> int:
    """The most valuable thing; what completes a quest above all."""
    best, found = -1.0, legal[0]
    a = s.adventurers[seat]
    thing = quests.of_plunder(s, seat, s.defender)
    for answer in legal:
        if answer == codes.GEMS:
            value = float((s.adventurers[s.defender].gems + 1) // 2) - thing
        elif codes.TAKE_CARCASS <= answer < codes.TAKE_CARCASS + MONSTERS:
            value = worth.carcass(s, seat, answer - codes.TAKE_CARCASS)
        else:
            item = answer - codes.TAKE_ITEM
            value = worth.item(s, a, item) + 0.2 * worth.gear_power(s, item)
            if worth.dressed(s, a, item):
                value += worth.point(s) * 2
        if value > best:
            best, found = value, answer
    return found
