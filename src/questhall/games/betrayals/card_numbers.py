"""The numbers on the rule card (card.toml), as the rules, the content and the usual table have them."""

from __future__ import annotations

from questhall.games.betrayals.model.cards import GUILD_PRICE, TEMPLE_PRICE
from questhall.games.betrayals.model.ids import BASE_POWER, KRITIK, KRITIK_VALUE, MOST_WOUNDS
from questhall.games.betrayals.model.state import SECONDARY_PENALTY
from questhall.games.betrayals.rules.arena import ARENA_TROPHY
from questhall.games.betrayals.rules.power import CURSE
from questhall.games.betrayals.rules.quests import QUEST_GEMS
from questhall.games.betrayals.rules.village import TROPHY_PRICE
from questhall.games.betrayals.settings import SETTINGS


def numbers() -> dict[str, int]:
    usual = {setting.id: setting.values[0] for setting in SETTINGS if setting.values}
    return {
        "goal": int(usual["goal"]),
        "arena": int(usual["observation_rounds"]) + 1,
        "power": BASE_POWER,
        "kritik": KRITIK,
        "worth": KRITIK_VALUE,
        "temple": TEMPLE_PRICE,
        "guild": GUILD_PRICE,
        "stall": TROPHY_PRICE,
        "trophy": ARENA_TROPHY,
        "wounds": MOST_WOUNDS,
        "curse": CURSE,
        "reward": QUEST_GEMS,
        "penalty": SECONDARY_PENALTY,
    }
