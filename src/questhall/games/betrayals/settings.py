"""The table before the game: the options of section 8, and the Table they make.

Short, standard and long games are the goals 12, 15 and 20. A first game: promises binding, house_effects off,
unique_powers off. Who sits where, bots and the ticking of clocks (pace.py) are the hall's matter.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from questhall.engine.agreement import agree
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
    Setting("goal", ("15", "12", "20"), "dqt-set-01", field="goal"),
    Setting("observation_rounds", ("2", "0", "1", "3"), "dqt-rnd-02", field="observation_rounds"),
    Setting("start_gems", ("0", "1", "2", "3", "4"), "dqt-set-04", field="start_gems"),
    Setting("characters", ("random", "draft"), "dqt-set-02", field="draft"),
    Setting("promises", ("free", "binding"), "dqt-prm-01", field="binding"),
    Setting("offers", ("public", "private"), "dqt-neg-19", field="private_offers"),
    Setting("offer_limit", ("5", "3", "none"), "dqt-neg-16"),
    Setting("ledger", ("public", "off"), "dqt-prm-15", field="public_ledger"),
    Setting("arena_shield", ("off", "once_per_round"), "dqt-are-02", field="arena_shield"),
    Setting("unique_powers", ("on", "off"), "dqt-chr-02", field="unique_powers"),
    Setting("house_effects", ("on", "off"), "dqt-gen-03"),
    Setting("auto_claim", ("on", "off"), "dqt-qst-07", per_seat=True, field="auto_claim"),
    Setting("end_mode", ("round", "turn"), "dqt-end-01", field="ends_with_turn"),
    Setting("main_penalty", ("printed", "double"), "dqt-end-03", field="main_penalty_double"),
    Setting("bank", ("limited", "unlimited"), "dqt-gen-05", field="unlimited_bank"),
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
    agree(t, SETTINGS, options)
    t.offer_limit = NO_LIMIT if options["offer_limit"] == "none" else int(options["offer_limit"])
    t.ally_gauge = GAUGES[options["ally_gauge"]]
    t.clock, t.deadline = CLOCKS[options["clock"]]
    return t
