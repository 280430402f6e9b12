"""The table before the game: the options of section 8, and the Table they make.

Short, standard and long games are the goals 12, 15 and 20. A first game: promises binding, house_effects off,
unique_powers off. Who sits where, bots and the ticking of clocks (pace.py) are the hall's matter.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from questhall.engine.game import Setting
from questhall.games.betrayals.model.agreement import BY_TURNS, LIVE, NO_LIMIT, RELAXED, Table
from questhall.games.betrayals.model.cards import GAUGES, Cards

# How time is kept, and the hours for a decision; nobody is hurried unless the table wants it
CLOCKS: Final = {
    "relaxed": (RELAXED, 0),
    "live": (LIVE, 0),
    "by_turns": (BY_TURNS, 24),
    "by_turns_1": (BY_TURNS, 1),
    "by_turns_8": (BY_TURNS, 8),
    "by_turns_72": (BY_TURNS, 72),
}

SETTINGS: Final = (
    Setting("goal", ("15", "12", "20"), "dqt-set-01"),
    Setting("observation_rounds", ("2", "0", "1", "3"), "dqt-rnd-02"),
    Setting("start_gems", ("0", "1", "2", "3", "4"), "dqt-set-04"),
    Setting("characters", ("random", "draft"), "dqt-set-02"),
    Setting("promises", ("free", "binding"), "dqt-prm-01"),
    Setting("offers", ("public", "private"), "dqt-neg-19"),
    Setting("offer_limit", ("5", "3", "none"), "dqt-neg-16"),
    Setting("ledger", ("public", "off"), "dqt-prm-15"),
    Setting("arena_shield", ("off", "once_per_round"), "dqt-are-02"),
    Setting("unique_powers", ("on", "off"), "dqt-chr-02"),
    Setting("house_effects", ("on", "off"), "dqt-gen-03"),
    Setting("auto_claim", ("on", "off"), "dqt-qst-07", per_seat=True),
    Setting("end_mode", ("round", "turn"), "dqt-end-01"),
    Setting("main_penalty", ("printed", "double"), "dqt-end-03"),
    Setting("bank", ("limited", "unlimited"), "dqt-gen-05"),
    Setting("ally_gauge", ("half_up", "two_thirds_down"), "dqt-dun-11"),
    Setting("clock", tuple(CLOCKS), "dqt-onl-01"),
)


@cache
def cards(plain: bool) -> Cards:
    """The printed figures; every table shares them."""
    return Cards(plain)


def lay_out(options: Mapping[str, Any], seats: int) -> Table:
    """The table for completed options."""
    t = Table(seats, cards(options["house_effects"] == "off"))
    t.goal = int(options["goal"])
    t.observation_rounds = int(options["observation_rounds"])
    t.start_gems = int(options["start_gems"])
    t.draft = options["characters"] == "draft"
    t.binding = options["promises"] == "binding"
    t.private_offers = options["offers"] == "private"
    t.offer_limit = NO_LIMIT if options["offer_limit"] == "none" else int(options["offer_limit"])
    t.public_ledger = options["ledger"] == "public"
    t.arena_shield = options["arena_shield"] == "once_per_round"
    t.unique_powers = options["unique_powers"] == "on"
    t.auto_claim = tuple(each == "on" for each in options["auto_claim"])
    t.ends_with_turn = options["end_mode"] == "turn"
    t.main_penalty_double = options["main_penalty"] == "double"
    t.unlimited_bank = options["bank"] == "unlimited"
    t.ally_gauge = GAUGES[options["ally_gauge"]]
    t.clock, t.deadline = CLOCKS[options["clock"]]
    return t
