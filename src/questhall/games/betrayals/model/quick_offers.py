"""Offers that need no form, as answers: who gets it and one of these templates; and plain trades for gems.

The payment always flows from the principal to his helper, whoever of the two speaks. In the dungeon an offer carries
the alliance; in the arena the helper promises his side.
"""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import (
    AT_REVEAL,
    AT_SPOILS,
    AT_TURN_END,
    CARCASS_TERM,
    GEMS_TERM,
    ITEM_TERM,
    P_ALLY_NEXT,
    P_CARCASS,
    P_GEMS,
    P_NO_ARENA,
    P_SIDE,
    P_TROPHY,
    THIS,
    Offer,
    Pledge,
    Pledges,
    Terms,
)
from questhall.games.betrayals.model.ids import ITEMS, MONSTERS
from questhall.games.betrayals.model.lasting import turns_covered
from questhall.games.betrayals.model.state import IN_ARENA, Adventure, Adventurer

T_FREE: Final = 0  # help for nothing
T_LATER: Final = 0  # plus gems promised for the victory, 1 to 12
T_NOW: Final = 20  # plus gems handed over now
T_TROPHY: Final = 41  # one trophy point of the monster
T_CARCASS: Final = 42  # this monster's carcass
T_TROPHY_GEMS: Final = 50  # a trophy point, plus gems promised for the victory
T_PACT: Final = 60  # no arena against the helper for some rounds
T_COMPANY: Final = 61  # to come along when the helper asks next, for as long
T_ITEM: Final = 100  # plus an item nobody wears, handed over now
T_OWN_CARCASS: Final = 200  # plus a carcass, handed over now

MOST_LATER: Final = 12
MOST_NOW: Final = 6
MOST_BESIDES: Final = 4  # gems besides a trophy point
LEAST_PROMISED: Final = 3  # in the arena words go at least that far: the purse may fill up
WISHED_GEMS: Final = 8  # dqt-mon-11
WISHED_TROPHIES: Final = 2
MOST_PRICE: Final = 9
PACT_ROUNDS: Final = 2
PEACE: Final = 1
COMPANY: Final = 2
WAYS_TO_LAST: Final = 4  # neither, one of them, both
CARCASS_PRICES: Final = (1, 2, 3, 5)
PRICES: Final = 100  # trades count things in hundreds: codes.BUY_CARCASS, codes.SELL_ITEM

GEM_PLEDGES: Final = [Pledge(P_GEMS, n, 0, True, AT_TURN_END) for n in range(MOST_LATER + 1)]
TROPHY_PLEDGE: Final = Pledge(P_TROPHY, 1, 0, True, AT_SPOILS)
CARCASS_PLEDGE: Final = Pledge(P_CARCASS, THIS, 0, True, AT_TURN_END)
FOR_ATTACKER: Final[Pledges] = (Pledge(P_SIDE, codes.ATTACKER, 0, False, AT_REVEAL),)
FOR_DEFENDER: Final[Pledges] = (Pledge(P_SIDE, codes.DEFENDER, 0, False, AT_REVEAL),)


# What is suggested


def monster_trophies(s: Adventure) -> int:
    """Trophy points that may be promised: those printed; the Djinn's are a wish (dqt-mon-12)."""
    cards = s.table.cards
    return WISHED_TROPHIES if cards.wish >> s.card & 1 else cards.monster_trophies[s.card]


def monster_gems(s: Adventure) -> int:
    cards = s.table.cards
    return WISHED_GEMS if cards.wish >> s.card & 1 else cards.monster_gems[s.card]


REMEMBERED: Final[dict[int, tuple[int, ...]]] = {}


def suggestions(s: Adventure, sender: int, to: int) -> tuple[int, ...]:
    """Offers between a principal and somebody who may help him, in the dungeon or the arena.

    Only the principal names things of his own: whoever asks for one of them says so in words.
    """
    a = s.adventurers[sender]
    known = usual(s, sender, to)
    if (a.surplus or a.carcasses) and pays(s, sender):
        return known + goods(a, to)
    return known


def usual(s: Adventure, sender: int, to: int) -> tuple[int, ...]:
    """Those that need nothing but gems and words."""
    if s.parley == IN_ARENA:
        principal = to if sender != s.attacker and sender != s.defender else sender
        later = arena_gems(s, principal)
        trophies = 0
    else:
        principal = s.active
        later = min(s.adventurers[principal].gems + monster_gems(s), MOST_LATER)
        trophies = 2 if monster_trophies(s) else 1
    now = min(s.adventurers[principal].gems, MOST_NOW)
    lasting = words_that_last(s, principal, to if principal == sender else sender)
    key = (((to * (MOST_LATER + 1) + later) * (MOST_NOW + 1) + now) * 3 + trophies) * WAYS_TO_LAST + lasting
    known = REMEMBERED.get(key)
    if known is None:
        known = tuple([codes.offer_to(to, template) for template in templates(later, now, trophies, lasting)])
        REMEMBERED[key] = known
    return known


def words_that_last(s: Adventure, principal: int, helper: int) -> int:
    """Those that can matter: there will be an arena to stay away from, a turn in which to come along."""
    before = s.round + PACT_ROUNDS
    peace = turns_covered(s, P_NO_ARENA, before, principal, helper) > 0
    company = turns_covered(s, P_ALLY_NEXT, before, principal, helper) > 0
    return (PEACE if peace else 0) + (COMPANY if company else 0)


GOODS: Final[dict[int, tuple[int, ...]]] = {}


def goods(a: Adventurer, to: int) -> tuple[int, ...]:
    """What he could hand over: items he does not wear, carcasses."""
    key = (a.carcasses << ITEMS | a.surplus) * 8 + to
    known = GOODS.get(key)
    if known is None:
        items = [codes.offer_to(to, T_ITEM + item) for item in range(ITEMS) if a.surplus >> item & 1]
        carcasses = [codes.offer_to(to, T_OWN_CARCASS + each) for each in range(MONSTERS) if a.carcasses >> each & 1]
        known = tuple(items + carcasses)
        GOODS[key] = known
    return known


def arena_gems(s: Adventure, principal: int) -> int:
    """How much a principal may credibly promise: his purse, the pot, and half of what he may plunder."""
    gems = s.adventurers[principal].gems + s.pot
    if principal == s.attacker:
        gems += (s.adventurers[s.defender].gems + 1) // 2
    return max(min(gems, MOST_LATER), LEAST_PROMISED)


def templates(later: int, now: int, monster: int, lasting: int) -> list[int]:
    """`monster`: 0 there is none, 1 it has no trophy, 2 it has. `lasting`: which of PEACE and COMPANY can matter."""
    found = [T_FREE]
    found += [T_LATER + n for n in range(1, later + 1)]
    found += [T_NOW + n for n in range(1, now + 1)]
    if monster == 2:
        found.append(T_TROPHY)
        found += [T_TROPHY_GEMS + n for n in range(1, min(later, MOST_BESIDES) + 1)]
    if monster:
        found.append(T_CARCASS)
    if lasting & PEACE:
        found.append(T_PACT)
    if lasting & COMPANY:
        found.append(T_COMPANY)
    return found


CARCASSES: Final[dict[int, tuple[int, ...]]] = {}


def add_trades(s: Adventure, sender: int, to: int, into: list[int]) -> None:
    """In the village: a carcass bought, a surplus item sold, for gems."""
    buyer = s.adventurers[sender]
    seller = s.adventurers[to]
    if seller.carcasses and buyer.gems:
        gems = min(buyer.gems, MOST_PRICE)
        key = (seller.carcasses * 8 + to) * (MOST_PRICE + 1) + gems
        known = CARCASSES.get(key)
        if known is None:
            known = carcass_trades(seller, gems)
            CARCASSES[key] = known
        into.extend(known)
    if buyer.surplus and seller.gems:
        add_sales(s, buyer, seller, into)


def carcass_trades(seller: Adventurer, gems: int) -> tuple[int, ...]:
    prices = [price for price in CARCASS_PRICES if price <= gems]
    return tuple(
        [
            codes.BUY_CARCASS + (seller.seat * PRICES + monster) * PRICES + price
            for monster in range(MONSTERS)
            if seller.carcasses >> monster & 1
            for price in prices
        ]
    )


def add_sales(s: Adventure, seller: Adventurer, buyer: Adventurer, into: list[int]) -> None:
    for item in range(ITEMS):
        if seller.surplus >> item & 1:
            printed = s.table.cards.item_price[item]
            for price in range(1, min(printed, buyer.gems, MOST_PRICE) + 1):
                into.append(codes.SELL_ITEM + (buyer.seat * PRICES + item) * PRICES + price)


# What they mean


def offer_of(s: Adventure, sender: int, answer: int) -> Offer:
    """The offer such an answer stands for, without a number yet."""
    number = codes.number_of(answer)
    verb = codes.verb_of(answer)
    if verb == codes.OFFER:
        return template_offer(s, sender, number // codes.TEMPLATES, number % codes.TEMPLATES)
    to = number // PRICES // PRICES
    thing = number // PRICES % PRICES
    gems: Terms = (GEMS_TERM + number % PRICES,)
    if verb == codes.BUY_CARCASS:
        return Offer(0, sender, to, gems, (CARCASS_TERM + thing,), (), ())
    return Offer(0, sender, to, (ITEM_TERM + thing,), gems, (), ())


def pays(s: Adventure, seat: int) -> bool:
    """Whether it is the principal who speaks, who is to be helped."""
    return seat == s.attacker or seat == s.defender if s.parley == IN_ARENA else seat == s.active


def template_offer(s: Adventure, sender: int, to: int, template: int) -> Offer:
    arena = s.parley == IN_ARENA
    is_payer = pays(s, sender)
    principal = sender if is_payer else to
    now = handed(template)
    later = payment(s, template)
    side = side_pledge(s, principal) if arena else ()
    if is_payer:
        return Offer(0, sender, to, now, (), later, side, not arena)
    return Offer(0, sender, to, (), now, side, later, not arena)


def handed(template: int) -> Terms:
    """What the principal gives at once."""
    if template >= T_OWN_CARCASS:
        return (CARCASS_TERM + template - T_OWN_CARCASS,)
    if template >= T_ITEM:
        return (ITEM_TERM + template - T_ITEM,)
    return (GEMS_TERM + template - T_NOW,) if T_NOW < template < T_TROPHY else ()


def payment(s: Adventure, template: int) -> Pledges:
    """What the principal promises."""
    if template >= T_ITEM:
        return ()
    if template in (T_PACT, T_COMPANY):
        kind = P_NO_ARENA if template == T_PACT else P_ALLY_NEXT
        return (Pledge(kind, 0, 0, False, s.round + PACT_ROUNDS),)
    if template == T_TROPHY:
        return (TROPHY_PLEDGE,)
    if template == T_CARCASS:
        return (CARCASS_PLEDGE,)
    if template > T_TROPHY_GEMS:
        return (TROPHY_PLEDGE, GEM_PLEDGES[template - T_TROPHY_GEMS])
    if T_LATER < template <= MOST_LATER:
        return (GEM_PLEDGES[template],)
    return ()


def side_pledge(s: Adventure, principal: int) -> Pledges:
    return FOR_ATTACKER if principal == s.attacker else FOR_DEFENDER
