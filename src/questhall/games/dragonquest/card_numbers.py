"""The numbers on the rule card (card.toml), as the rules and the content have them."""

from __future__ import annotations

from questhall.games.dragonquest.model.state import BONES, CHAMBER_DICE, ROW_LENGTH, SUNS, WAKING_DRAGONS
from questhall.games.dragonquest.rules.buying import CHEAPEST
from questhall.games.dragonquest.rules.chamber import FEWEST_STARS
from questhall.games.dragonquest.rules.dice import BLACK_DICE
from questhall.games.dragonquest.rules.fights import DEADLY_SKULL
from questhall.games.dragonquest.rules.movement import DANGEROUS, MOST_REROLLS
from questhall.games.dragonquest.rules.traps import THIRD_TIME
from questhall.games.dragonquest.rules.walls import TILES
from questhall.games.dragonquest.settings import treasures


def numbers() -> dict[str, int]:
    values = [value for _, _, value in treasures()]
    return {
        "suns": SUNS,
        "life": BONES,
        "cheapest": CHEAPEST,
        "row": ROW_LENGTH,
        "tiles": len(TILES),
        "black": BLACK_DICE,
        "rerolls": MOST_REROLLS,
        "skulls": DANGEROUS,
        "dice": CHAMBER_DICE,
        "stars": FEWEST_STARS,
        "poorest": min(values),
        "richest": max(values),
        "dragons": WAKING_DRAGONS,
        "times": THIRD_TIME,
        "deadly": DEADLY_SKULL,
    }
