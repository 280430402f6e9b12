"""The numbers on the rule card (card.toml), as the rules and the content have them."""

from __future__ import annotations

from questhall.games.deckbox.model.cards import HERO_HEALTH, HERO_SPEED
from questhall.games.deckbox.rules.activation import ACTIONS
from questhall.games.deckbox.rules.aiming import NEAREST_SHOT
from questhall.games.deckbox.rules.dice import NEED, TEST_DICE
from questhall.games.deckbox.rules.market import SLOTS
from questhall.games.deckbox.rules.recovery import PATIENCE
from questhall.games.deckbox.rules.totals import MOST_ENERGY, MOST_TREASURE


def numbers() -> dict[str, int]:
    return {
        "actions": ACTIONS,
        "slow": min(HERO_SPEED),
        "fast": max(HERO_SPEED),
        "near": NEAREST_SHOT,
        "need": NEED,
        "test": TEST_DICE,
        "energy": MOST_ENERGY,
        "market": SLOTS,
        "treasure": MOST_TREASURE,
        "weakest": min(HERO_HEALTH),
        "strongest": max(HERO_HEALTH),
        "patience": PATIENCE,
    }
