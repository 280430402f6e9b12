"""What a search for treasure promises, in Body Points: what the quest may have laid there, else a card of the deck."""

from __future__ import annotations

from typing import Final

from questhall.games.heroquest.bots.goals import party
from questhall.games.heroquest.bots.odds import ON_HERO, expected
from questhall.games.heroquest.model.cards import CARD_DAMAGE, CARD_GOLD, CARD_ITEM, RETURNS
from questhall.games.heroquest.model.figures import Hero
from questhall.games.heroquest.model.ids import (
    CARDS,
    CHEST,
    CUPBOARD,
    HEAL_BODY,
    NONE,
    POTION_HEALING,
    TOMB,
    WATER_OF_HEALING,
)
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.owning import body_max
from questhall.games.heroquest.rules.strength import defend_dice

# How often a quest lays something into a room, by what stands there: as in the quests that come with the game
LAID: Final = {CHEST: 0.95, CUPBOARD: 0.75, TOMB: 0.7}
FURNISHED: Final = 0.4
BARE: Final = 0.05
FIND: Final = 3.0  # what it has laid is worth so much
GOLD: Final = 100.0  # so much gold is worth one Body Point; in a campaign, where it buys something, half of it
POTION: Final = 1.0
HEALED: Final = 4  # Body Points that a healing potion gives back at most
LAST_HOPE: Final = 4.0  # what it is worth beyond, to a party with somebody nearly dead and nothing to heal with
FEW: Final = 2
LOST_TURN: Final = 0.5
WANDERER_DICE: Final = 3  # as an orc strikes, which most quests send
A_FIGHT: Final = 0.7
TIRED: Final = 0.6  # who is below this part of his Body Points searches for no gold
HEALERS: Final = 1 << HEAL_BODY | 1 << WATER_OF_HEALING


def laid(s: Dungeon, area: int) -> float:
    """How likely the quest has laid something there; for whoever comes after the first searcher, nothing."""
    if s.party_searched >> area & 1:
        return 0.0
    most = BARE
    for piece in s.plan.furniture:
        if piece.area == area:
            most = max(most, LAID.get(piece.kind, FURNISHED))
    return most


def promise(s: Dungeon, area: int, drawn: float) -> float:
    """What a search there is worth to whom a card is worth that much: below 0 it is better left alone."""
    chance = laid(s, area)
    return chance * FIND + (1.0 - chance) * drawn


def card(s: Dungeon, h: Hero) -> float:
    """What a card is worth on average; everybody knows which are left."""
    total = 0.0
    left = 0
    dice = defend_dice(s, h)
    for each in range(CARDS):
        n = s.deck[each]
        left += n
        if CARD_GOLD[each]:
            total += n * CARD_GOLD[each] / (GOLD / 2 if s.table.campaign else GOLD)
        elif CARD_ITEM[each] == POTION_HEALING:
            total += n * healing(s)
        elif CARD_ITEM[each] != NONE:
            total += n * POTION
        elif CARD_DAMAGE[each]:
            total -= n * (CARD_DAMAGE[each] + LOST_TURN)
        else:
            total -= n * (expected(ON_HERO[WANDERER_DICE][dice], h.body) + A_FIGHT + LOST_TURN)
    return total / left


def healing(s: Dungeon) -> float:
    """A healing potion: the more, the worse off the worst of the party is and the less there is to heal with."""
    lost = 0
    hope = 0.0
    for friend in party(s):
        if friend.items[POTION_HEALING] or friend.spells & HEALERS:
            return POTION
        lost = max(lost, body_max(friend) - friend.body)
        if friend.body <= FEW:
            hope = LAST_HOPE
    return POTION + min(lost, HEALED) / 2 + hope


def bad_cards(s: Dungeon) -> tuple[int, int]:
    """How many cards left in the deck are bad, of how many."""
    bad = 0
    for each in range(CARDS):
        if RETURNS >> each & 1:
            bad += s.deck[each]
    return bad, sum(s.deck)


def for_gold(s: Dungeon, h: Hero) -> bool:
    """A quest won before is played again for what the deck yields, while more than half of it is good."""
    bad, left = bad_cards(s)
    return s.campaign_done >> s.quest & 1 == 1 and h.body >= TIRED * h.body_start and 2 * bad < left
