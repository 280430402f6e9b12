"""What a bot is like: how dear its word is to it, how much it likes a fight, how long it bears a grudge."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.model.state import Adventure

LEAST_HONOUR: Final = 0.3
HONOUR_RANGE: Final = 1.4


class Temper:
    """Section 9.5. One in the middle has honour 1, no lust for arenas, plain grudges, and counts quests."""

    def __init__(
        self,
        honour: float = 1.0,
        aggression: float = 0.0,
        grudge: float = 1.0,
        caution: float = 1.0,
        greed: float = 1.0,
        plans: bool = True,
        counts: bool = False,
    ) -> None:
        self.honour = honour
        self.aggression = aggression  # gems added to the value of an arena
        self.grudge = grudge
        self.caution = caution  # how much a wound weighs
        self.greed = greed  # how much dearer its help is than it must be
        self.plans = plans  # buys and trades for its quests, betrays, bargains
        self.counts = counts  # knows which cards are gone, and looks at the final count


MIDDLING: Final = Temper()  # what one thinks others to be like


def drawn(s: Adventure, seat: int) -> Temper:
    """A temper of its own for each seat of each game, the same at every question, that nobody else can work out.

    It comes from what was dealt, the seat's own main quest among it.
    """
    mixed = seat * 7919 + 104_729 + 15_485_863 * (s.adventurers[seat].main + 1)
    for a in s.adventurers:
        mixed = (mixed * 31 + a.character * 17 + a.token + 2) % 1_000_003
    mixed = mixed * 48_271 % 2_147_483_647
    honour = LEAST_HONOUR + HONOUR_RANGE * (mixed % 1000) / 999
    aggression = (mixed // 1000 % 1000) / 499.5 - 1.0
    return Temper(honour, aggression)
