"""The game as one seat knows it: everything it cannot see is drawn anew (section 7).

What is drawn depends on nothing but what the seat knows, and the draws: two games that look the same to it are
imagined in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.core import CHANCE, NO_CHANCE, OVER, SEVERAL, Ask, Chance
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.answer_codes import CLAIM, KEEP_QUEST, MAIN_QUEST
from questhall.games.betrayals.model.deals import Offer
from questhall.games.betrayals.model.ids import ADVENTURES, MONSTERS, NONE, QUESTS, SORCERER
from questhall.games.betrayals.model.state import FOR_DEFENDER, STAYS_OUT, UNDECIDED, Adventure, Adventurer
from questhall.games.betrayals.rules.arena import ChooseSide, Reveal
from questhall.games.betrayals.rules.asking import ask
from questhall.games.betrayals.rules.by_turns import SECRET, ArenaByTurns
from questhall.games.betrayals.rules.dungeon import deck_chance
from questhall.games.betrayals.rules.parley import Parley
from questhall.games.betrayals.rules.quests import holds
from questhall.games.betrayals.rules.sides import side_answers
from questhall.games.betrayals.rules.talking import everybody
from questhall.games.betrayals.views.unseen import as_seen_by, in_order, known_offers

Draw = Callable[[], float]

SIDES: Final = FOR_DEFENDER - STAYS_OUT + 1


def imagined(s: Adventure, seat: int, random: Draw) -> Adventure:
    v = as_seen_by(s, seat).clone()
    if v.waiting == OVER:  # dqt-end-10: all lies open
        return v
    forget_past_questions(v)
    hide_deals(v, seat)
    imagine_sides(v, seat, random)
    imagine_deck(v, seat, random)
    imagine_quests(v, seat, random)
    if v.table.private_offers and isinstance(v.asking, Parley):
        imagine_talk(v, v.asking, seat)
    else:
        imagine_questions(v, seat)
    return v


def forget_past_questions(v: Adventure) -> None:
    """What was asked or thrown before may have been somebody's secret."""
    if v.waiting == CHANCE:
        v.legal = ()
        v.asks = ()
    else:
        v.chance = NO_CHANCE
        if v.seat != SEVERAL:
            v.asks = ()


# Deals


def hide_deals(v: Adventure, seat: int) -> None:
    """dqt-neg-19, dqt-onl-06: nothing is known of others' private deals, hidden answers and instructions."""
    v.offers = known_offers(v, seat)
    v.closed = in_order([offer for offer in heard(v.closed, seat) if offer not in v.offers])
    v.veiled = ()
    v.shelved = heard(v.shelved, seat)
    v.promises = tuple([p for p in v.promises if not p.private or p.promiser == seat or p.promisee == seat])
    v.orders = tuple([v.orders[each] if each == seat else 0 for each in range(v.table.seats)])
    v.answered = tuple([each for each in v.answered if abs(each) % 8 == seat])
    if v.table.private_offers:
        v.passed &= 1 << seat
        v.sent = own_pairs(v, v.sent, seat)
        v.whispers = own_pairs(v, v.whispers, seat)


def own_pairs(v: Adventure, counted: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """What is counted for each two: only where this seat is one of them."""
    seats = v.table.seats
    return tuple([counted[n] if seat in (n // seats, n % seats) else 0 for n in range(len(counted))])


def heard(offers: tuple[Offer, ...], seat: int) -> tuple[Offer, ...]:
    return tuple([offer for offer in offers if not offer.private or offer.sender == seat or offer.to == seat])


# Fists


def imagine_sides(v: Adventure, seat: int, random: Draw) -> None:
    """dqt-are-06: who has closed a fist is known, what is in it is not."""
    if v.attacker == NONE or not before_reveal(v):
        return
    sides: list[int] = []
    for third in range(v.table.seats):
        side = v.sides[third]
        if side != UNDECIDED and third != seat:
            side = STAYS_OUT + int(random() * SIDES)
        sides.append(side)
    v.sides = tuple(sides)


def before_reveal(v: Adventure) -> bool:
    for step in v.stack:
        if isinstance(step, Reveal):
            return True
    return False


# The adventure deck


def imagine_deck(v: Adventure, seat: int, random: Draw) -> None:
    """dqt-chr-10: the card only the Sorcerer has seen, and those he has slid under the deck."""
    if v.adventurers[seat].character == SORCERER or not (v.under or v.seen_alone):
        return
    unseen = v.monsters | v.others << MONSTERS
    for card in v.under:
        unseen |= 1 << card
    if v.seen_alone:
        unseen |= 1 << v.card
    left = cards_in(unseen, ADVENTURES)
    if v.seen_alone:
        v.card = pick(left, random)
    v.under = tuple([pick(left, random) for _ in v.under])
    v.monsters = 0
    v.others = 0
    for card in left:
        if card < MONSTERS:
            v.monsters |= 1 << card
        else:
            v.others |= 1 << card - MONSTERS
    if v.waiting == CHANCE and v.chance.name == "adventure":
        v.chance = deck_chance(v)


def cards_in(bits: int, most: int) -> list[int]:
    return [card for card in range(most) if bits >> card & 1]


def pick(left: list[int], random: Draw) -> int:
    """One of them, taken out."""
    return left.pop(int(random() * len(left)))


# Quests


def imagine_quests(v: Adventure, seat: int, random: Draw) -> None:
    """Main quests, secondary ones, cards in hand, and where the others lie."""
    left = cards_in(unknown_quests(v, seat), QUESTS)
    for a in v.adventurers:
        if a.seat != seat:
            imagine_hand(v, a, left, random)
    under: list[int] = []
    for known in v.guild_under:
        under.append(known if known % 8 == seat else 8 * pick(left, random) + known % 8)
    v.guild_under = tuple(under)
    v.guild = 0
    for quest in left:
        v.guild |= 1 << quest
    if v.waiting == CHANCE and v.chance.name == "quest":
        v.chance = Chance("quest", left, [1] * len(left))


def unknown_quests(v: Adventure, seat: int) -> int:
    """All that lie face down and that this seat has not put there itself."""
    unknown = v.guild
    for known in v.guild_under:
        if known % 8 != seat:
            unknown |= 1 << known // 8
    for a in v.adventurers:
        if a.seat == seat:
            continue
        for quest in a.dealt + a.quests:
            unknown |= 1 << quest
        if a.main != NONE and not a.main_done:
            unknown |= 1 << a.main
    return unknown


def imagine_hand(v: Adventure, a: Adventurer, left: list[int], random: Draw) -> None:
    if a.main != NONE and not a.main_done:
        a.main = pick_unclaimed(v, a, a.main_deeds, left, random)
    held: list[int] = []
    for packed in a.deeds:
        held.append(pick_unclaimed(v, a, packed, left, random))
    a.quests = tuple(held)
    a.dealt = tuple([pick(left, random) for _ in a.dealt])


def pick_unclaimed(v: Adventure, a: Adventurer, packed: int, left: list[int], random: Draw) -> int:
    """With auto-claim a quest that is fulfilled would lie open by now, so it must be another one, if there is any."""
    if not v.table.auto_claim[a.seat]:
        return pick(left, random)
    open_ones = [quest for quest in left if not holds(v, a.seat, quest, packed)]
    if not open_ones:
        return pick(left, random)
    found = pick(open_ones, random)
    left.remove(found)
    return found


# What the others are asked


def imagine_talk(v: Adventure, talk: Parley, seat: int) -> None:
    """dqt-neg-19: who whispers, is whispered to, or has nothing to whisper, nobody else knows."""
    own = v.legal_for(seat)
    mine = 1 << seat
    waiting = mine & ~v.idle
    v.spoken = everybody(v) & ~mine | v.spoken & mine
    ask(talk, v)
    asked = dict(v.asks)
    asked[seat] = own
    v.asks = tuple([(each, asked[each]) for each in range(v.table.seats) if each in asked])
    v.idle = everybody(v) & ~(waiting | 1 << v.active)


def imagine_questions(v: Adventure, seat: int) -> None:
    """Their answers speak of their quests and of offers nobody else has heard."""
    if v.waiting == CHANCE:
        return
    if v.seat != SEVERAL:
        if v.seat != seat:
            v.legal = imagined_answers(v, v.seat, v.legal)
        return
    asks: list[Ask] = []
    for asked, legal in v.asks:
        asks.append((asked, legal if asked == seat else imagined_answers(v, asked, legal)))
    v.asks = tuple(asks)


def imagined_answers(v: Adventure, asked: int, legal: tuple[int, ...]) -> tuple[int, ...]:
    if not legal:
        return legal
    if isinstance(v.asking, ArenaByTurns):
        return v.asking.secrets(v, asked) if v.stage == SECRET else legal
    if isinstance(v.asking, ChooseSide):
        return side_answers(v, asked)
    a = v.adventurers[asked]
    if KEEP_QUEST <= legal[0] < KEEP_QUEST + QUESTS:
        return tuple([KEEP_QUEST + quest for quest in a.dealt])
    if MAIN_QUEST <= legal[0] < MAIN_QUEST + QUESTS:
        return tuple([MAIN_QUEST + quest for quest in a.dealt])
    for answer in legal:
        if not conceivable(v, answer):
            return tuple([answer for answer in legal if conceivable(v, answer)])
    return legal


def conceivable(v: Adventure, answer: int) -> bool:
    """Claims are secrets until they are made; an offer or a promise nobody else knows of cannot be answered here."""
    if CLAIM <= answer < CLAIM + QUESTS:
        return False
    if answer < codes.SPAN or answer >= codes.OFFER:
        return True
    number = codes.number_of(answer)
    if answer < codes.PAY:
        for offer in v.offers:
            if offer.number == number:
                return True
        return False
    for promise in v.promises:
        if promise.number == number:
            return True
    return False
