"""Quests: whether one is fulfilled, the claim, and cards drawn from the Guild deck.

`claim_all` is called at every calm moment and claims for everybody whose auto-claim is on. Everybody else finds
`claimable` among his answers whenever he may speak, and is asked by CLAIM_QUESTS before the final count.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Chance, Step
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import (
    DRAGON,
    EXTRAORDINARY,
    FIRST_DRAGON_ITEM,
    HUMANOID,
    MOST_SEATS,
    NONE,
    QUESTS,
    TYPELESS,
    UNDEAD,
    WEAPON,
)
from questhall.games.betrayals.model.orders import CLAIMS as CLAIMS_ORDER
from questhall.games.betrayals.model.quest_checks import (
    CARCASS_POWER,
    CARCASSES,
    LEGEND,
    ONE_OF_EACH,
    PANOPLY,
    POWER,
    PURSE,
    SINCE,
    WEAPON_BONUS,
    WRETCH,
)
from questhall.games.betrayals.model.state import Adventure, Adventurer
from questhall.games.betrayals.rules import deeds, events, wealth
from questhall.games.betrayals.rules.power import gauge

QUEST_GEMS: Final = 4  # dqt-qst-02, -03

# Conditions


def holds(s: Adventure, seat: int, quest: int, packed: int) -> bool:
    """dqt-qst-05, -11 to -28: whether this seat fulfils the quest now. `packed`: its deeds since it holds it."""
    return reached(s, s.adventurers[seat], quest, packed) >= s.table.cards.quest_need[quest]


def progress(s: Adventure, seat: int, quest: int, packed: int) -> tuple[int, int]:
    """How far, of how much."""
    need = s.table.cards.quest_need[quest]
    return min(reached(s, s.adventurers[seat], quest, packed), need), need


def reached(s: Adventure, a: Adventurer, quest: int, packed: int) -> int:
    """dqt-qst-11 to -28: what counts towards the number the quest asks for.

    Carcasses count as printed, whoever beat them (dqt-trd-10).
    """
    cards = s.table.cards
    kind = cards.quest_kind[quest]
    subject = cards.quest_subject[quest]
    if kind == SINCE:
        return deeds.done(packed, subject)
    if kind == CARCASSES:
        return (a.carcasses & cards.type_bits[subject]).bit_count()
    if kind == PURSE:
        return a.gems
    if kind == POWER:
        return gauge(s, a)
    if kind == WEAPON_BONUS:
        return 0 if a.worn[WEAPON] == NONE else cards.item_bonus[a.worn[WEAPON]]
    if kind == PANOPLY:
        return panoply(s, a, cards.quest_need[quest])
    if kind == WRETCH:
        return behind(s, a) if s.round >= subject else 0
    if kind == CARCASS_POWER:
        return strongest(s, a.carcasses)
    if kind == ONE_OF_EACH:
        return common_types(s, a, quest)
    assert kind == LEGEND
    return legends(s, a)


def panoply(s: Adventure, a: Adventurer, need: int) -> int:
    """dqt-qst-13: printed bonuses, never enough while a place is empty."""
    bonus = s.table.cards.item_bonus
    total = 0
    for item in a.worn:
        if item != NONE:
            total += bonus[item]
    return min(total, need - 1) if NONE in a.worn else total


def behind(s: Adventure, a: Adventurer) -> int:
    """dqt-qst-12: points behind the leader; nothing unless everybody else has more."""
    most = a.trophies
    for other in s.adventurers:
        if other.seat != a.seat:
            if other.trophies <= a.trophies:
                return 0
            most = max(most, other.trophies)
    return most - a.trophies


def strongest(s: Adventure, carcasses: int) -> int:
    """dqt-qst-20, -29: the highest printed power; the Mimic's is 0."""
    best = 0
    while carcasses:
        monster = carcasses.bit_length() - 1
        carcasses ^= 1 << monster
        best = max(best, s.table.cards.monster_power[monster])
    return best


def common_types(s: Adventure, a: Adventurer, quest: int) -> int:
    """dqt-qst-18: of the three common types, those with a carcass of the printed power it asks for."""
    kinds = s.table.cards.type_bits
    strong = a.carcasses & s.table.cards.quest_bits[quest]
    found = 0
    for kind in (HUMANOID, UNDEAD, EXTRAORDINARY):
        if strong & kinds[kind]:
            found += 1
    return found


def legends(s: Adventure, a: Adventurer) -> int:
    """dqt-qst-19: carcasses the Dragon token covers, and dragon items worn."""
    kinds = s.table.cards.type_bits
    found = (a.carcasses & (kinds[DRAGON] | kinds[TYPELESS])).bit_count()
    for item in a.worn:
        if item >= FIRST_DRAGON_ITEM:
            found += 1
    return found


# Claims


def claimable(s: Adventure, seat: int) -> tuple[int, ...]:
    """The open quests this seat fulfils now, the main quest first."""
    a = s.adventurers[seat]
    found: list[int] = []
    if a.main != NONE and not a.main_done and holds(s, seat, a.main, a.main_deeds):
        found.append(a.main)
    for i in range(len(a.quests)):
        if holds(s, seat, a.quests[i], a.deeds[i]):
            found.append(a.quests[i])
    return tuple(found)


def claim(s: Adventure, seat: int, quest: int) -> None:
    """dqt-qst-02 to -04, -10: the card is shown and stays; its value, twice for the main quest, and four gems."""
    a = s.adventurers[seat]
    points = s.table.cards.quest_value[quest]
    is_main = quest == a.main
    if is_main:
        a.main_done = True
        points *= 2
    else:
        wealth.drop_quest(a, a.serials[a.quests.index(quest)])
    a.completed |= 1 << quest
    s.reveal()
    s.emit(events.QUEST_CLAIMED, seat, quest, int(is_main))
    wealth.gain_trophies(s, seat, points, events.BY_QUEST)
    wealth.gain_gems(s, seat, QUEST_GEMS, events.BY_QUEST)


def claim_all(s: Adventure) -> None:
    """dqt-qst-01, -07, -08: in a calm moment, clockwise from the active player, until nobody has anything to claim."""
    seats = s.table.seats
    changed = True
    while changed:
        changed = False
        for n in range(seats):
            seat = (s.active + n) % seats
            if claims_at_once(s, seat) and may_claim(s, s.adventurers[seat]):
                claim_own(s, seat)
                changed = True


def claims_at_once(s: Adventure, seat: int) -> bool:
    """R-23, dqt-onl-06: the table has it so, or he has said so."""
    return s.table.auto_claim[seat] or s.orders[seat] & CLAIMS_ORDER != 0


def may_claim(s: Adventure, a: Adventurer) -> bool:
    """Whether there is anything to claim; asked far more often than there is."""
    need = s.table.cards.quest_need
    if not a.main_done and a.main != NONE and reached(s, a, a.main, a.main_deeds) >= need[a.main]:
        return True
    for i in range(len(a.quests)):
        if reached(s, a, a.quests[i], a.deeds[i]) >= need[a.quests[i]]:
            return True
    return False


def claim_own(s: Adventure, seat: int) -> None:
    """One after the other, each checked when its turn comes."""
    found = claimable(s, seat)
    while found:
        claim(s, seat, first_of(s, found))
        found = claimable(s, seat)


def first_of(s: Adventure, found: tuple[int, ...]) -> int:
    """The Wretch before all others: his own points would spoil it."""
    for quest in found:
        if s.table.cards.quest_kind[quest] == WRETCH:
            return quest
    return found[0]


class ClaimQuests(Step[Adventure]):
    """dqt-qst-07, -09: whoever claims by hand is asked, clockwise from the active player; a claim begins anew."""

    def __init__(self, nth: int) -> None:
        self.nth = nth

    def run(self, s: Adventure) -> None:
        claim_all(s)
        for n in range(self.nth, s.table.seats):
            seat = (s.active + n) % s.table.seats
            if not claims_at_once(s, seat):
                found = claimable(s, seat)
                if found:
                    s.decide(CLAIMS[n], seat, (*[codes.CLAIM + quest for quest in found], codes.HOLD))
                    return

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        if answer != codes.HOLD:
            claim(s, seat, answer - codes.CLAIM)
            s.then(CLAIM_QUESTS)
        else:
            s.then(CLAIMS[self.nth + 1])


CLAIMS: Final = [ClaimQuests(nth) for nth in range(MOST_SEATS + 1)]
CLAIM_QUESTS: Final = CLAIMS[0]


# The Guild deck


def draw_quests(s: Adventure, n: int) -> None:
    """dqt-vil-07, -10: the active player draws so many quests, as far as they go, and keeps one of them."""
    s.then(KEEP_QUEST)
    for _ in range(min(n, s.guild_left())):
        s.then(DRAW_QUEST)


class DrawQuest(Step[Adventure]):
    """One card of the Guild deck, seen by the active player alone. Cards put under it come last."""

    def run(self, s: Adventure) -> None:
        if s.guild:
            found = [quest for quest in range(QUESTS) if s.guild >> quest & 1]
            s.roll(self, Chance("quest", found, [1] * len(found)))
            return
        quest = s.guild_under[0] >> 3
        s.guild_under = s.guild_under[1:]
        take_in_hand(s, quest)

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        s.guild &= ~(1 << answer)
        take_in_hand(s, answer)


def take_in_hand(s: Adventure, quest: int) -> None:
    s.me().dealt += (quest,)
    s.reveal()
    s.whisper(1 << s.active, events.QUEST_DRAWN, s.active, quest)


class KeepQuest(Step[Adventure]):
    """dqt-vil-07: one of the quests in hand becomes a secondary quest, the others go under the deck.

    dqt-mon-10, dqt-qst-01: if it is fulfilled already, it is claimed.
    """

    def run(self, s: Adventure) -> None:
        dealt = s.me().dealt
        if dealt:
            s.decide(self, s.active, tuple([codes.KEEP_QUEST + quest for quest in dealt]))

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        wealth.receive_quest(s, seat, answer - codes.KEEP_QUEST)
        a = s.adventurers[seat]
        for quest in a.dealt:
            s.guild_under += (8 * quest + seat,)
        a.dealt = ()
        claim_all(s)


DRAW_QUEST: Final = DrawQuest()
KEEP_QUEST: Final = KeepQuest()
