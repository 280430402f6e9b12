"""What things are worth to somebody, in gems (section 9). A trophy point costs six; everything else follows."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.model.cards import GUILD_DRAW
from questhall.games.betrayals.model.ids import NONE, SLOTS
from questhall.games.betrayals.model.quest_checks import CARCASS_POWER, CARCASSES, LEGEND, ONE_OF_EACH, PURSE
from questhall.games.betrayals.model.state import Adventure, Adventurer
from questhall.games.betrayals.rules import quests
from questhall.games.betrayals.rules.power import gauge

POINT: Final = 6.0
POINT_NEAR_THE_END: Final = 7.5
NEAR: Final = 3  # points from the goal
WOUND: Final = 1.3
BARE_CARCASS: Final = 0.5
POINTS_A_ROUND: Final = 1.8
POWER_A_ROUND: Final = 0.6
# What effects are worth on an item, in points of power
EFFECT: Final = 0.5


def lead(s: Adventure) -> int:
    """The most trophy points anybody has."""
    return max([a.trophies for a in s.adventurers])


def point(s: Adventure) -> float:
    """A trophy point."""
    return POINT_NEAR_THE_END if s.table.goal - lead(s) <= NEAR else POINT


def horizon(s: Adventure) -> float:
    """Rounds left, about."""
    if s.last_round:
        return 0.6
    by_goal = (s.table.goal - lead(s)) / POINTS_A_ROUND
    by_deck = s.cards_left() / s.table.seats * 1.25
    return min(9.0, max(0.6, min(by_goal, by_deck)))


def wound(a: Adventurer, wounds: float, caution: float) -> float:
    """So many wounds more, none above the fourth."""
    return WOUND * caution * min(wounds, 4.0 - a.wounds)


# Items


def gear_power(s: Adventure, item: int) -> float:
    """What an item is worth worn, in points of power."""
    cards = s.table.cards
    extra = 0.5 * cards.ally_bonus[item] + 0.4 * cards.arena_bonus[item] + 0.2 * cards.defender_bonus[item]
    extra += 0.25 * cards.vs_bonus[item] + EFFECT * cards.gem_per_monster[item] + EFFECT * cards.wound_shield[item]
    if cards.reroll_low[item]:
        extra += 0.9
    if cards.doubles >> item & 1:
        extra += 2.2
    if cards.no_wound_from[item] != NONE:
        extra += 0.3
    if cards.quest_draw[item] > GUILD_DRAW:
        extra += 0.8
    return cards.item_bonus[item] + extra


def item(s: Adventure, a: Adventurer, which: int) -> float:
    """What this item would add to what somebody wears."""
    worn = a.worn[s.table.cards.item_slot[which]]
    more = gear_power(s, which) - (gear_power(s, worn) if worn != NONE else 0.0)
    return max(0.0, more) * POWER_A_ROUND * horizon(s)


def dressed(s: Adventure, a: Adventurer, which: int) -> bool:
    """Whether wearing that item would complete one of his quests. The state is as before afterwards."""
    slot = s.table.cards.item_slot[which]
    before, had = a.worn, len(quests.claimable(s, a.seat))
    a.worn = (*before[:slot], which, *before[slot + 1 : SLOTS])
    now = len(quests.claimable(s, a.seat))
    a.worn = before
    return now > had


# Quests


def quest(s: Adventure, which: int, is_main: bool) -> float:
    """R of section 9: points won, the penalty avoided, and four gems."""
    value = s.table.cards.quest_value[which]
    points = 3 * value if is_main else value + 1
    return points * point(s) + 4.0


def completed(s: Adventure, which: int, is_main: bool) -> int:
    """How often bots complete it, per cent (section 2.12)."""
    return (s.table.cards.quest_done_as_main if is_main else s.table.cards.quest_done_as_side)[which]


def outlook(s: Adventure, seat: int, which: int, is_main: bool) -> float:
    """A quest one may choose: what it would bring, by how often it is completed and how far it is already."""
    got, need = quests.progress(s, seat, which, 0)
    chance = completed(s, which, is_main) / 100
    chance += (1.0 - chance) * 0.7 * got / max(1, need)
    return min(1.0, chance * min(1.0, 0.4 + horizon(s) / 6.0)) * quest(s, which, is_main)


def open_quests(a: Adventurer) -> list[tuple[int, int, bool]]:
    """Quest, deeds since it is held, whether it is the main one."""
    found = [(a.quests[n], a.deeds[n], False) for n in range(len(a.quests))]
    if a.main != NONE and not a.main_done:
        found.append((a.main, a.main_deeds, True))
    return found


def wants(s: Adventure, seat: int, quest_kind: int) -> float:
    """The worth of his open quests of a kind of check."""
    return sum(
        [
            quest(s, which, is_main)
            for which, _, is_main in open_quests(s.adventurers[seat])
            if s.table.cards.quest_kind[which] == quest_kind
        ]
    )


def hoards(s: Adventure, a: Adventurer) -> bool:
    """Whether a quest for gems is within reach, so that gems are better kept."""
    for which, _, _ in open_quests(a):
        if s.table.cards.quest_kind[which] == PURSE and s.table.cards.quest_need[which] - a.gems <= 4:
            return True
    return False


def carcass(s: Adventure, seat: int, monster: int) -> float:
    """A carcass: little by itself, much for the quest it is missing in."""
    a = s.adventurers[seat]
    worth = BARE_CARCASS
    cards = s.table.cards
    for which, deeds, is_main in open_quests(a):
        kind = cards.quest_kind[which]
        if kind not in (CARCASSES, ONE_OF_EACH, LEGEND, CARCASS_POWER):
            continue
        before = quests.reached(s, a, which, deeds)
        if a.carcasses >> monster & 1:
            continue
        a.carcasses |= 1 << monster
        after = quests.reached(s, a, which, deeds)
        a.carcasses ^= 1 << monster
        need = cards.quest_need[which]
        if kind == CARCASS_POWER:
            before, after, need = int(before >= need), int(after >= need), 1
        if after > before and before < need:
            worth += 0.5 * quest(s, which, is_main) / max(1, need - before)
    return worth


def strength(s: Adventure, seat: int) -> int:
    return gauge(s, s.adventurers[seat])
