"""The arena: buying the crowd, answering it, and the closed fist (section 9.4)."""

from __future__ import annotations

from typing import Final

from questhall.engine.playout import Random
from questhall.games.betrayals.bots import odds, offers, quests, worth
from questhall.games.betrayals.bots.temper import Temper
from questhall.games.betrayals.bots.trust import trust
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import OPEN, P_GEMS, P_SIDE
from questhall.games.betrayals.model.ids import MONSTERS, NONE, THIEF
from questhall.games.betrayals.model.quick_offers import T_LATER
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules.power import ARENA_THIRD, helps

SURE: Final = 0.75  # a principal this sure of winning buys nobody
WORD: Final = 1.5  # what turning against one's word costs, times honour
BRIBE: Final = (3, 2)
MOOD: Final = 2.5


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
    """A side is promised if it is the side one would take with the payment; goods in the hand are never refused."""
    for offer in s.offers:
        if offer.to != seat or codes.ACCEPT + offer.number not in legal:
            continue
        side = offers.promised_side(offer.wants)
        value = offers.to_me(s, offer, 0.5, temper)
        if side != NONE and seat not in (s.attacker, s.defender):
            leaning, other = side_values(s, seat, temper, side)
            value += min(leaning - other, 0.0)
            if leaning < other:
                value -= WORD * temper.honour
        if value >= 0 and codes.SWEAR + offer.number in legal and offers.worth_swearing(s, offer):
            return codes.SWEAR + offer.number
        return codes.ACCEPT + offer.number if value >= 0 else codes.DECLINE + offer.number
    for answer in legal:
        if codes.verb_of(answer) == codes.DECLINE:
            return answer
    return NONE


def side_values(s: Adventure, seat: int, temper: Temper, side: int) -> tuple[float, float]:
    """That side, and the better of the other and of staying out."""
    guess = odds.guesses(s, s.attacker, s.defender, seat, temper)
    attack = odds.side_worth(s, s.attacker, s.defender, seat, True, guess, temper)
    defend = odds.side_worth(s, s.attacker, s.defender, seat, False, guess, temper)
    return (attack, max(defend, 0.0)) if side == codes.ATTACKER else (defend, max(attack, 0.0))


def buy(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    """Promise something to the strongest third who has not been asked, unless the fight is as good as won."""
    guess = odds.guesses(s, s.attacker, s.defender, NONE, temper)
    p = odds.expected_chance(s, s.attacker, s.defender, guess, NONE, 0)
    sure = (p if seat == s.attacker else 1.0 - p) >= SURE
    if sure or not temper.plans:
        return NONE
    if sum([s.sent[seat * s.table.seats + other] for other in range(s.table.seats)]):
        return NONE
    best, found = 0, NONE
    for other in range(s.table.seats):
        if other in (s.attacker, s.defender):
            continue
        for gems in BRIBE:
            answer = codes.offer_to(other, T_LATER + gems)
            value = helps(s, s.adventurers[other], ARENA_THIRD)
            if answer in legal and value > best:
                best, found = value, answer
    return found


def fist(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper, random: Random) -> int:
    """The secret choice: what the sides are worth, what was promised for them, what one's word is worth.

    Not always the best of them: whoever can be foreseen is played with.
    """
    if not temper.plans:
        return simple_fist(s)
    guess = odds.guesses(s, s.attacker, s.defender, seat, temper)
    best, found = mood(random), codes.NEUTRAL
    for answer in (codes.ATTACKER, codes.DEFENDER):
        attacks = answer == codes.ATTACKER
        value = odds.side_worth(s, s.attacker, s.defender, seat, attacks, guess, temper)
        p = odds.expected_chance(s, s.attacker, s.defender, guess, seat, 1 if attacks else -1)
        value += bribes(s, seat, s.attacker if attacks else s.defender) * (p if attacks else 1.0 - p)
        value += fingers(s, seat, s.defender if attacks else s.attacker) * (p if attacks else 1.0 - p)
        value -= broken_words(s, seat, answer, temper)
        value += mood(random)
        if value > best:
            best, found = value, answer
    return found if found in legal else legal[0]


def mood(random: Random) -> float:
    """A whim, in gems."""
    return MOOD * (random() - random())


def simple_fist(s: Adventure) -> int:
    """An easy bot backs the stronger principal."""
    return codes.ATTACKER if worth.strength(s, s.attacker) >= worth.strength(s, s.defender) else codes.DEFENDER


def bribes(s: Adventure, seat: int, principal: int) -> float:
    """What that principal has promised for a victory, by his name."""
    gems = 0.0
    for promise in s.promises:
        if promise.promisee == seat and promise.promiser == principal and promise.pledge.kind == P_GEMS:
            gems += promise.pledge.a
    return gems * trust(s, principal)


def fingers(s: Adventure, seat: int, loser: int) -> float:
    """The Thief's gem from the losing principal at least."""
    return 1.0 if s.adventurers[seat].character == THIEF and s.adventurers[loser].gems else 0.0


def broken_words(s: Adventure, seat: int, answer: int, temper: Temper) -> float:
    cost = 0.0
    for promise in s.promises:
        support = promise.promiser == seat and promise.state == OPEN and promise.pledge.kind == P_SIDE
        if support and promise.pledge.a != answer:
            cost += WORD * temper.honour
    return cost


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
