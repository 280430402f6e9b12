"""Whom a bot believes, whom it begrudges, and when it breaks its own word (sections 9.2, 9.3, 9.5)."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.bots import worth
from questhall.games.betrayals.bots.temper import Temper
from questhall.games.betrayals.model.deals import (
    BROKEN,
    P_ALLY_NEXT,
    P_CARCASS,
    P_GEMS,
    P_ITEM,
    P_NO_ARENA,
    P_SHARE,
    P_SIDE,
    P_TROPHY,
    THIS,
    Pledge,
    Promise,
)
from questhall.games.betrayals.model.ids import MONSTERS, NONE, OATHBREAKER, TRUE_WORD
from questhall.games.betrayals.model.quick_offers import monster_gems
from questhall.games.betrayals.model.state import Adventure

BETRAYED: Final = 1.5
LOST_PART: Final = 0.25
RAIDED: Final = 1.2
MOST_GRUDGE: Final = 4.0
LATEST: Final = 7.0  # rounds that a lost name weighs at most


def trust(s: Adventure, seat: int) -> float:
    """How likely somebody keeps his word, by the ledger."""
    if not s.table.public_ledger:
        return 0.75
    a = s.adventurers[seat]
    return (a.kept + 2.0) / (a.kept + a.broken + 2.6)


def purse(s: Adventure, payer: int) -> int:
    """Gems somebody could pay by the end of the turn if he wins: a promise beyond that is air."""
    gems = s.adventurers[payer].gems
    if s.attacker != NONE:
        return gems + (s.pot if s.arenas == 0 and payer in (s.attacker, s.defender) else 0)
    return gems + (monster_gems(s) if payer == s.active and 0 <= s.card < MONSTERS else 0)


def free_purse(s: Adventure, payer: int) -> int:
    """What is left of it beside the gems he has promised already."""
    gems = purse(s, payer)
    for promise in s.promises:
        if promise.promiser == payer and promise.pledge.kind == P_GEMS:
            gems -= promise.pledge.a - promise.delivered
    return max(0, gems)


def grudge(s: Adventure, me: int, against: int, temper: Temper) -> float:
    """What he has done to me: broken words and raids."""
    felt = RAIDED * s.raids[against * s.table.seats + me]
    for promise in s.judged:
        if promise.state == BROKEN and promise.promiser == against and promise.promisee == me:
            felt += BETRAYED + LOST_PART * pledged(s, me, promise.pledge, promise.card)
    return min(MOST_GRUDGE, felt * temper.grudge)


def rival_weight(s: Adventure, me: int, other: int, temper: Temper) -> float:
    """How much another one's gain hurts (section 9.2)."""
    mean = sum([a.trophies for a in s.adventurers]) / s.table.seats
    a = s.adventurers[other]
    weight = 1.0 + temper.envy * (a.trophies - mean) + 0.12 * grudge(s, me, other, temper)
    if a.trophies == worth.lead(s):
        weight += 0.25
    if s.table.public_ledger:
        weight += 0.15 * a.broken
    return min(2.2, max(0.3, weight))


def pledged(s: Adventure, to: int, pledge: Pledge, card: int) -> float:
    """What a pledge is worth to whom it is made, if it is kept."""
    cards = s.table.cards
    monster = card if 0 <= card < MONSTERS else NONE
    if pledge.kind == P_GEMS:
        return float(pledge.a)
    if pledge.kind == P_SHARE and monster != NONE:
        return cards.monster_gems[monster] * pledge.a / max(1, pledge.b)
    if pledge.kind == P_TROPHY:
        return pledge.a * worth.point(s)
    if pledge.kind == P_CARCASS:
        which = monster if pledge.a == THIS else pledge.a
        return worth.carcass(s, to, which) if 0 <= which < MONSTERS else 1.5
    if pledge.kind == P_ITEM:
        return worth.item(s, s.adventurers[to], pledge.a) if pledge.a < THIS else 3.0
    if pledge.kind == P_SIDE:
        return 2.0
    return 0.8


def costs_me(s: Adventure, me: int, pledge: Pledge, card: int) -> float:
    """What keeping it would cost whoever made it."""
    if pledge.kind == P_TROPHY:
        return pledge.a * worth.point(s)
    if pledge.kind == P_CARCASS:
        which = card if pledge.a == THIS else pledge.a
        return worth.carcass(s, me, which) if 0 <= which < MONSTERS else 1.0
    return pledged(s, me, pledge, card)


def name_cost(s: Adventure, temper: Temper, in_arena: bool) -> float:
    """What a broken word costs in what others will believe and do (section 9.5)."""
    rounds = min(worth.horizon(s), LATEST)
    return temper.honour * (1.5 + 0.6 * rounds if in_arena else 2.0 + 1.1 * rounds)


def owes_company(s: Adventure, me: int, asker: int, temper: Temper) -> float:
    """What saying no costs whoever has promised to come when asked."""
    for promise in s.promises:
        if promise.promiser == me and promise.promisee == asker and promise.pledge.kind == P_ALLY_NEXT:
            return name_cost(s, temper, False)
    return 0.0


def owes_peace(s: Adventure, me: int, other: int, temper: Temper) -> float:
    """What an attack costs whoever has promised none."""
    for promise in s.promises:
        if promise.promiser == me and promise.promisee == other and promise.pledge.kind == P_NO_ARENA:
            return name_cost(s, temper, True)
    return 0.0


def keeps(s: Adventure, me: int, promise: Promise, temper: Temper, in_arena: bool) -> bool:
    """Whether to keep a promise of one's own."""
    if not temper.plans:
        return True
    gain = costs_me(s, me, promise.pledge, promise.card) - promise.delivered
    for which, _, is_main in worth.open_quests(s.adventurers[me]):
        if which == OATHBREAKER and promise.helped:
            gain += 0.4 * worth.quest(s, which, is_main)
        elif which == TRUE_WORD and promise.helped:
            gain -= 0.25 * worth.quest(s, which, is_main)
    return gain <= name_cost(s, temper, in_arena)
