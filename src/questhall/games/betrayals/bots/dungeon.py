"""The talk before a monster: what help is worth, what to ask for it, whom to take (section 9.3)."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.bots import odds, offers, quests, worth
from questhall.games.betrayals.bots.temper import AT_ONCE, IN_KIND, IN_PEACE, IN_TURN, MIDDLING, Temper
from questhall.games.betrayals.bots.trust import free_purse, grudge, owes_company, trust
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import (
    ITEM_TERM,
    P_ALLY_NEXT,
    P_GEMS,
    P_NO_ARENA,
    P_TROPHY,
    Offer,
    Pledges,
    Terms,
)
from questhall.games.betrayals.model.ids import MINSTREL, NONE
from questhall.games.betrayals.model.quest_checks import DUNGEON_ALLY_WINS, SINCE
from questhall.games.betrayals.model.quick_offers import (
    MOST_LATER,
    MOST_NOW,
    T_CARCASS,
    T_COMPANY,
    T_LATER,
    T_NOW,
    T_PACT,
    T_TROPHY,
    offer_of,
)
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules.power import monster_power

MISTRUST: Final = 0.6  # below this only payment in advance counts
BETTER: Final = 0.2  # an ally must be worth that much more than nobody
TO_SPARE: Final = 0.15  # gems by which an ask must please whom it is made to
ANY_PRICE: Final = 1000.0
THING: Final = 2.0  # an item or a carcass at face value
PACT: Final = 1.0
CHEAP: Final = 1.8  # help that costs so little is given for words that last
MOST_BIDS: Final = 2  # a price, and a lower one when it is haggled over


# As a possible ally


def companion(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    """Answer what was offered, bid once, then wait."""
    answer = reply(s, seat, legal, temper)
    if answer != NONE:
        return answer
    if s.ally == NONE and not s.spoken >> seat & 1:
        asked = bid(s, seat, legal, temper)
        if asked != NONE:
            return asked
    return codes.PASS if codes.PASS in legal else legal[0]


def reply(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    """To the first open offer: take it if it is worth the fight, else name one's lowest price, or say no."""
    for offer in s.offers:
        if offer.to != seat:
            continue
        least = 0.0
        if offer.alliance:
            least = reservation(s, seat, temper) - owes_company(s, seat, offer.sender, temper)
        chance = odds.chance(s, seat if offer.alliance else s.ally)
        value = offers.to_me(s, offer, chance, temper) - least
        if value < 0 and offer.alliance and offer.answers and s.sent[seat * s.table.seats + s.active] < MOST_BIDS:
            lowest = lowest_bid(s, seat, legal, offer.answers, temper)
            if lowest != NONE:
                return lowest
        trusting = offers.balance(s, offer, chance, temper, offers.SURE) - least
        return offers.answered(s, offer, legal, value, trusting)
    return NONE


def reservation(s: Adventure, seat: int, temper: Temper) -> float:
    """The least that makes helping worth it."""
    a = s.adventurers[seat]
    with_me, without = odds.chance(s, seat), odds.chance(s, NONE)
    gain = odds.spoils(s, s.active, s.card) * (with_me - without)
    if s.me().trophies == worth.lead(s):
        gain *= 1.6
    cost = (1.0 - with_me) * odds.loss(a, temper.caution) + temper.reluctance * gain
    cost += grudge(s, seat, s.active, temper)
    return cost - own_benefit(s, seat, with_me)


def own_benefit(s: Adventure, seat: int, chance: float) -> float:
    a = s.adventurers[seat]
    gain = chance if a.character == MINSTREL else 0.0
    for which, _, is_main in worth.open_quests(a):
        cards = s.table.cards
        if cards.quest_kind[which] == SINCE and cards.quest_subject[which] == DUNGEON_ALLY_WINS:
            gain += chance * worth.quest(s, which, is_main) / 4.0
    return gain


def bid(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    """The price of one's help, as an offer; NONE if it is not worth asking."""
    mine = advantage(s, seat, temper)
    if mine <= 0:
        return NONE
    second = 0.0
    for other in range(s.table.seats):
        if other != seat and other != s.active:
            second = max(second, advantage(s, other, temper))
    asked = reservation(s, seat, temper) * temper.greed
    if mine > second:
        asked += 0.5 * (mine - second)
    return priced(s, seat, legal, asked, temper)


def lowest_bid(s: Adventure, seat: int, legal: tuple[int, ...], before: int, temper: Temper) -> int:
    """The last word of whoever was offered less than he wanted; never more than he has asked for `before`."""
    answer = priced(s, seat, legal, reservation(s, seat, temper) + TO_SPARE, temper)
    for offer in s.closed:
        if offer.number == before and answer != NONE:
            last = offer_of(s, seat, answer)
            if face_value(last.asks, last.wants) > face_value(offer.asks, offer.wants):
                return NONE
    return answer


def priced(s: Adventure, seat: int, legal: tuple[int, ...], asked: float, temper: Temper) -> int:
    """So much for oneself as an offer: gems of the victory, or now from whoever is not believed, or of the monster."""
    with_me, believed = odds.chance(s, seat), trust(s, s.active)
    if believed < MISTRUST:
        return legal_offer(s, legal, T_NOW + min(MOST_NOW, gems_for(asked)))
    liked = to_taste(s, seat, legal, asked, temper.paid)
    if liked != NONE:
        return liked
    price = gems_for(asked / max(0.1, with_me * believed))
    if price <= min(free_purse(s, s.active), MOST_LATER):
        return legal_offer(s, legal, T_LATER + price)
    if worth.carcass(s, seat, s.card) * with_me * believed >= asked:
        return legal_offer(s, legal, T_CARCASS)
    return legal_offer(s, legal, T_TROPHY)


def to_taste(s: Adventure, seat: int, legal: tuple[int, ...], asked: float, paid: int) -> int:
    """The same in what this one would rather have, if that is worth about as much; NONE for gems of the victory."""
    gems = gems_for(asked)
    if paid == AT_ONCE and gems <= min(MOST_NOW, s.me().gems):
        return legal_offer(s, legal, T_NOW + gems)
    if paid == IN_KIND and worth.carcass(s, seat, s.card) * odds.chance(s, seat) * trust(s, s.active) >= asked:
        return legal_offer(s, legal, T_CARCASS)
    if paid in (IN_TURN, IN_PEACE) and asked <= CHEAP:
        return legal_offer(s, legal, T_COMPANY if paid == IN_TURN else T_PACT)
    return NONE


def gems_for(value: float) -> int:
    """Whole gems that are worth at least as much."""
    whole = int(value)
    return max(1, whole if whole >= value else whole + 1)


def legal_offer(s: Adventure, legal: tuple[int, ...], template: int) -> int:
    answer = codes.offer_to(s.active, template)
    return answer if answer in legal else NONE


def advantage(s: Adventure, seat: int, temper: Temper) -> float:
    """What somebody's help adds for the active player, beyond what it must cost."""
    more = odds.chance(s, seat) - odds.chance(s, NONE)
    return more * (odds.spoils(s, s.active, s.card) + odds.LOSS) - max(0.0, reservation(s, seat, temper))


# As the active player


def leader(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    """Wait for all bids, take the best one, haggle over it or go alone, or flee."""
    if s.ally != NONE:
        return codes.CLOSE if codes.CLOSE in legal else legal[0]
    if codes.PASS in legal and (undecided(s) or unanswered(s, seat)):
        return codes.PASS
    alone = alone_worth(s, seat, temper)
    best, chosen = alone + BETTER, NONE
    for offer in s.offers:
        if offer.to == seat and offer.alliance:
            value = bid_worth(s, offer, temper)
            if value > best and codes.ACCEPT + offer.number in legal:
                best, chosen = value, offer.number
    asked = ask(s, seat, legal, best + temper.haggling if chosen != NONE else best, temper)
    if asked != NONE:
        return asked
    if chosen != NONE:
        return codes.ACCEPT + chosen
    if codes.FLEE in legal and alone < 0:
        return codes.FLEE
    return codes.CLOSE if codes.CLOSE in legal else legal[0]


def undecided(s: Adventure) -> bool:
    """Whether somebody has neither spoken nor passed."""
    everybody = (1 << s.table.seats) - 1
    return (s.spoken | s.passed | 1 << s.active) & everybody != everybody


def unanswered(s: Adventure, seat: int) -> bool:
    for offer in s.offers:
        if offer.sender == seat:
            return True
    return False


def alone_worth(s: Adventure, seat: int, temper: Temper) -> float:
    by_quest = odds.chance(s, NONE) * quests.of_fighting_alone(s, seat, monster_power(s, s.card))
    return fight_worth(s, seat, NONE, 0.0, temper) + by_quest


def bid_worth(s: Adventure, offer: Offer, temper: Temper) -> float:
    """The fight beside whoever makes this bid, at his price."""
    now = offers.given_up(s, offer.asks, offer.to) - offers.goods(s, offer.gives, offer.to)
    later = offers.burden(s, offer.wants, offer.to, offer.sender, 1.0, temper)
    return fight_worth(s, offer.to, offer.sender, later, temper) - now


def fight_worth(s: Adventure, seat: int, ally: int, price: float, temper: Temper) -> float:
    """`price` is paid of a victory only."""
    p = odds.chance(s, ally)
    gain = odds.spoils(s, seat, s.card)
    return p * (gain - price) - (1.0 - p) * odds.loss(s.adventurers[seat], temper.caution)


def ask(s: Adventure, seat: int, legal: tuple[int, ...], least: float, temper: Temper) -> int:
    """An offer of one's own, one to each at most, that its addressee would about accept, if it beats what there is.

    To somebody who has made a bid it is a counter, and takes that bid off the table: so it must be one he accepts, and
    one that anybody would call cheaper.
    """
    if not temper.plans:
        return NONE
    best, found = least, NONE
    for other in range(s.table.seats):
        if other == seat or s.sent[seat * s.table.seats + other]:
            continue
        p = odds.chance(s, other)
        wanted = max(0.0, reservation(s, other, MIDDLING)) + TO_SPARE
        bare = fight_worth(s, seat, other, 0.0, temper)
        if bare <= best:
            continue
        asked = price_to_beat(s, seat, other, p)
        for answer in legal:
            if codes.verb_of(answer) != codes.OFFER or codes.number_of(answer) // codes.TEMPLATES != other:
                continue
            offer = offer_of(s, seat, answer)
            if face_value(offer.gives, offer.promises) >= asked or offers.to_me(s, offer, p, MIDDLING) < wanted:
                continue
            value = bare - p * offers.cost_later(s, offer, temper) - offers.cost_now(s, offer)
            if value > best:
                best, found = value, answer
    return found


def price_to_beat(s: Adventure, seat: int, other: int, chance: float) -> float:
    """The lowest that he, or somebody who helps as much, asks for already, at face value."""
    lowest = ANY_PRICE
    for offer in s.offers:
        if offer.to == seat and offer.alliance and (offer.sender == other or odds.chance(s, offer.sender) >= chance):
            lowest = min(lowest, face_value(offer.asks, offer.wants))
    return lowest


def face_value(terms: Terms, pledges: Pledges) -> float:
    """What a payment looks like to anybody, in gems: a thing is more than the few gems it may be worth to its owner."""
    value = 0.0
    for term in terms:
        value += term if term < ITEM_TERM else THING
    for pledge in pledges:
        if pledge.kind == P_GEMS:
            value += pledge.a
        elif pledge.kind in (P_NO_ARENA, P_ALLY_NEXT):
            value += PACT
        else:
            value += worth.POINT * pledge.a if pledge.kind == P_TROPHY else THING
    return value
