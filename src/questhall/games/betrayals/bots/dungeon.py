"""The talk before a monster: what help is worth, what to ask for it, whom to take (section 9.3)."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.bots import odds, offers, quests, worth
from questhall.games.betrayals.bots.temper import Temper
from questhall.games.betrayals.bots.trust import grudge, trust
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import Offer
from questhall.games.betrayals.model.ids import MINSTREL, NONE
from questhall.games.betrayals.model.quest_checks import DUNGEON_ALLY_WINS, SINCE
from questhall.games.betrayals.model.quick_offers import MOST_LATER, MOST_NOW, T_LATER, T_NOW, T_TROPHY
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules.power import monster_power

MISTRUST: Final = 0.6  # below this only payment in advance counts
BETTER: Final = 0.2  # an ally must be worth that much more than nobody
HAGGLE: Final = 0.6
CLOSE_BIDS: Final = 1.0
RELUCTANT: Final = 0.10


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
    """To the first open offer: take it if it is worth the fight, else say no."""
    for offer in s.offers:
        if offer.to != seat:
            continue
        chance = odds.chance(s, seat if offer.alliance else s.ally)
        value = offers.to_me(s, offer, chance, temper)
        if offer.alliance:
            value -= reservation(s, seat, temper)
        if value >= 0 and codes.SWEAR + offer.number in legal and offers.worth_swearing(s, offer):
            return codes.SWEAR + offer.number
        return codes.ACCEPT + offer.number if value >= 0 else codes.DECLINE + offer.number
    return NONE


def reservation(s: Adventure, seat: int, temper: Temper) -> float:
    """The least that makes helping worth it."""
    a = s.adventurers[seat]
    with_me, without = odds.chance(s, seat), odds.chance(s, NONE)
    gain = odds.spoils(s, s.active, s.card) * (with_me - without)
    if s.me().trophies == worth.lead(s):
        gain *= 1.6
    cost = (1.0 - with_me) * odds.loss(a, temper.caution) + RELUCTANT * gain
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
    with_me = odds.chance(s, seat)
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
    believed = trust(s, s.active)
    if believed < MISTRUST:
        now = max(1, round(asked))
        return codes.offer_to(s.active, T_NOW + min(now, MOST_NOW)) if payable(legal, s.active, now) else NONE
    price = max(1, round(asked / max(0.1, with_me * believed)))
    gems = s.table.cards.monster_gems[s.card]
    if price > gems and codes.offer_to(s.active, T_TROPHY) in legal:
        return codes.offer_to(s.active, T_TROPHY)
    wanted = codes.offer_to(s.active, T_LATER + min(price, MOST_LATER))
    return wanted if wanted in legal else NONE


def payable(legal: tuple[int, ...], to: int, now: int) -> bool:
    return codes.offer_to(to, T_NOW + min(now, MOST_NOW)) in legal


def advantage(s: Adventure, seat: int, temper: Temper) -> float:
    """What somebody's help adds for the active player, beyond what it must cost."""
    more = odds.chance(s, seat) - odds.chance(s, NONE)
    return more * (odds.spoils(s, s.active, s.card) + odds.LOSS) - max(0.0, reservation(s, seat, temper))


# As the active player


def leader(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    """Wait for all bids, take the best one or go alone, or flee."""
    if s.ally != NONE:
        return codes.CLOSE if codes.CLOSE in legal else legal[0]
    if codes.PASS in legal and undecided(s):
        return codes.PASS
    alone = fight_worth(s, seat, NONE, 0.0, temper)
    alone += odds.chance(s, NONE) * quests.of_fighting_alone(s, seat, monster_power(s, s.card))
    best, chosen = alone + BETTER, NONE
    prices: list[float] = []
    for offer in s.offers:
        if offer.to == seat and offer.alliance:
            price = price_of(s, offer, temper)
            prices.append(price)
            value = fight_worth(s, seat, offer.sender, price, temper)
            if value > best and codes.ACCEPT + offer.number in legal:
                best, chosen = value, offer.number
    if chosen != NONE:
        counter = haggle(s, seat, legal, prices, chosen, temper)
        return codes.ACCEPT + chosen if counter == NONE else counter
    asked = invite(s, seat, legal, alone, temper)
    if asked != NONE:
        return asked
    if codes.FLEE in legal and alone < 0:
        return codes.FLEE
    return codes.CLOSE if codes.CLOSE in legal else legal[0]


def undecided(s: Adventure) -> bool:
    """Whether somebody has neither spoken nor passed."""
    everybody = (1 << s.table.seats) - 1
    return (s.spoken | s.passed | 1 << s.active) & everybody != everybody


def price_of(s: Adventure, offer: Offer, temper: Temper) -> float:
    """What a bid asks of the active player, as far as he means to pay."""
    now = offers.given_up(s, offer.asks, offer.to) - offers.goods(s, offer.gives, offer.to)
    return now + offers.burden(s, offer.wants, offer.to, 1.0, temper)


def fight_worth(s: Adventure, seat: int, ally: int, price: float, temper: Temper) -> float:
    p = odds.chance(s, ally)
    gain = odds.spoils(s, seat, s.card)
    return p * (gain - price) - (1.0 - p) * odds.loss(s.adventurers[seat], temper.caution)


def haggle(s: Adventure, seat: int, legal: tuple[int, ...], prices: list[float], chosen: int, temper: Temper) -> int:
    """Two bids close together: one counter at a lower price."""
    if not temper.plans or len(prices) < 2:
        return NONE
    prices.sort()
    if prices[1] - prices[0] > CLOSE_BIDS or prices[0] < 2:
        return NONE
    to = chosen % 8
    if s.sent[seat * s.table.seats + to]:
        return NONE
    wanted = codes.offer_to(to, T_LATER + max(1, round(HAGGLE * prices[0])))
    return wanted if wanted in legal else NONE


def invite(s: Adventure, seat: int, legal: tuple[int, ...], alone: float, temper: Temper) -> int:
    """Nobody has bid well: ask the most useful one, once, for what he would about want."""
    if not temper.plans:
        return NONE
    best, found = alone + BETTER, NONE
    for other in range(s.table.seats):
        if other == seat or s.sent[seat * s.table.seats + other]:
            continue
        p = odds.chance(s, other)
        price = max(1, round(max(0.0, reservation(s, other, temper)) / max(0.1, p * trust(s, seat))))
        answer = codes.offer_to(other, T_LATER + min(price, MOST_LATER))
        value = fight_worth(s, seat, other, float(price), temper)
        if value > best and answer in legal:
            best, found = value, answer
    return found
