"""Which six enemy cards are in play where the table does not want those of the quest."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.cards import FOE_FACTION, FOE_SLOT, SLOT_IDS
from questhall.games.deckbox.model.streams import stream

SLOTS: Final = len(SLOT_IDS)


def faction_roster(faction: int) -> list[int]:
    """The cards of a faction, one for each slot."""
    return [foe for slot in range(SLOTS) for foe in foes_of(slot) if FOE_FACTION[foe] == faction]


def mixed_roster(seed: str) -> list[int]:
    """Errata 23: the stream "roster" chooses a card for each slot, in the order in which they act."""
    rng = stream(seed, "roster")
    return [rng.choice(foes_of(slot)) for slot in range(SLOTS)]


def foes_of(slot: int) -> list[int]:
    return [foe for foe, its_slot in enumerate(FOE_SLOT) if its_slot == slot]
