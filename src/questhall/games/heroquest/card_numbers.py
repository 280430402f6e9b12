"""The numbers on the rule card (card.toml), as the rules and the content have them."""

from __future__ import annotations

from questhall.games.heroquest.model.cards import (
    CARD_COUNT,
    HERO_BODY,
    HERO_DEFEND,
    HERO_DICE,
    HERO_IDS,
    KIND_STATS,
    MOVE,
    RETURNS,
)
from questhall.games.heroquest.rules.traps import BLOCK_DICE


def numbers() -> dict[str, int]:
    moves = [stats[MOVE] for stats in KIND_STATS]
    unkind = [count for card, count in enumerate(CARD_COUNT) if RETURNS >> card & 1]
    return {
        "heroes": len(HERO_IDS),
        "red": max(HERO_DICE),
        "deck": sum(CARD_COUNT),
        "unkind": sum(unkind),
        "slow": min(moves),
        "fast": max(moves),
        "defend": min(HERO_DEFEND),
        "weakest": min(HERO_BODY),
        "strongest": max(HERO_BODY),
        "block": BLOCK_DICE,
    }
