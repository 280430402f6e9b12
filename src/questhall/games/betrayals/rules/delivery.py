"""What a promise amounts to, what its promiser can hand over of it now, and the handing over."""

from __future__ import annotations

from questhall.games.betrayals.model.deals import (
    ANY_OF,
    CARCASS_TERM,
    GEMS_TERM,
    ITEM_TERM,
    LOOT,
    P_CARCASS,
    P_GEMS,
    P_ITEM,
    P_QUEST,
    P_SHARE,
    P_TROPHY,
    QUEST_TERM,
    THIS,
    Promise,
)
from questhall.games.betrayals.model.ids import MONSTERS, NONE
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules.items import receive_item
from questhall.games.betrayals.rules.wealth import may_receive_quest, move_gems, move_quest, receive_carcass


def amount_owed(s: Adventure, p: Promise) -> int:
    """Gems, trophy points, or 1 for a thing (4.4.2)."""
    kind = p.pledge.kind
    if kind in (P_GEMS, P_TROPHY):
        return p.pledge.a
    if kind == P_SHARE:
        printed = 0 if p.card == NONE else s.table.cards.monster_gems[p.card]
        return -(-printed * p.pledge.a // p.pledge.b)
    return 1


def still_owed(s: Adventure, p: Promise) -> int:
    return max(amount_owed(s, p) - p.delivered, 0)


def deliverable(s: Adventure, p: Promise) -> int:
    """How much of what is still owed the promiser could hand over now; trophy points only go at the spoils."""
    kind = p.pledge.kind
    giver = s.adventurers[p.promiser]
    if kind in (P_GEMS, P_SHARE):
        return min(still_owed(s, p), giver.gems)
    if kind == P_CARCASS:
        return int(carcass_for(s, p) != NONE)
    if kind == P_ITEM:
        item = item_for(s, p)
        return int(item != NONE and giver.owns(item))
    if kind == P_QUEST:
        return int(p.pledge.a in giver.serials and may_receive_quest(s.adventurers[p.promisee]))
    return 0


def carcass_for(s: Adventure, p: Promise) -> int:
    """The carcass that fulfils it: the one named, or the weakest of that type; NONE if the promiser has none."""
    owned = s.adventurers[p.promiser].carcasses
    wanted = p.pledge.a
    if wanted < ANY_OF:
        card = p.card if wanted == THIS else wanted
        return card if card != NONE and owned >> card & 1 else NONE
    found = NONE
    cards = s.table.cards
    owned &= cards.type_bits[wanted - ANY_OF]
    if owned:
        for card in range(MONSTERS):
            if owned >> card & 1 and (found == NONE or cards.monster_power[card] < cards.monster_power[found]):
                found = card
    return found


def fits(s: Adventure, p: Promise, card: int) -> bool:
    """Whether this carcass is one that was promised."""
    wanted = p.pledge.a
    if p.pledge.kind != P_CARCASS:
        return False
    if wanted < ANY_OF:
        return card == (p.card if wanted == THIS else wanted)
    return s.table.cards.type_bits[wanted - ANY_OF] >> card & 1 == 1


def answers(s: Adventure, p: Promise, term: int) -> bool:
    """Whether goods that change hands (deals.py) are of the kind that was promised."""
    kind = p.pledge.kind
    if term < ITEM_TERM:
        return kind in (P_GEMS, P_SHARE)
    if term < CARCASS_TERM:
        return kind == P_ITEM and item_for(s, p) == term - ITEM_TERM
    if term < QUEST_TERM:
        return fits(s, p, term - CARCASS_TERM)
    return kind == P_QUEST and p.pledge.a == term - QUEST_TERM


def item_for(s: Adventure, p: Promise) -> int:
    """The item named, or the plundered one; NONE if nothing was plundered."""
    return s.looted if p.pledge.a == LOOT else p.pledge.a


def hand_over(s: Adventure, p: Promise, amount: int, carcass: int = NONE) -> int:
    """Goods change hands, silently; what it was (deals.py). `carcass` if the promiser has chosen which one."""
    kind = p.pledge.kind
    if kind in (P_GEMS, P_SHARE):
        return GEMS_TERM + move_gems(s, p.promiser, p.promisee, amount)
    if kind == P_CARCASS:
        given = carcass_for(s, p) if carcass == NONE else carcass
        receive_carcass(s, p.promisee, given)
        return CARCASS_TERM + given
    if kind == P_ITEM:
        item = item_for(s, p)
        receive_item(s, p.promisee, item)
        return ITEM_TERM + item
    move_quest(s, p.promiser, p.promisee, p.pledge.a)
    return QUEST_TERM + p.pledge.a


def out_of_reach(s: Adventure, p: Promise) -> bool:
    """dqt-prm-13: it cannot be kept, and the promiser is not to blame: no monster, no item plundered, no room."""
    kind = p.pledge.kind
    if kind == P_SHARE or (kind == P_CARCASS and p.pledge.a == THIS):
        return p.card == NONE
    if kind == P_ITEM:
        return p.pledge.a == LOOT and s.looted == NONE
    if kind == P_QUEST:
        return p.pledge.a in s.adventurers[p.promiser].serials and not may_receive_quest(s.adventurers[p.promisee])
    return False  # dqt-prm-06
