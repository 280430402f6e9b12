"""What a bot is like: how dear its word is to it, how much it likes a fight, how long it bears a grudge."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.model.state import Adventure

LEAST_HONOUR: Final = 0.3
HONOUR_RANGE: Final = 1.4
LEAST_GREED: Final = 0.7
GREED_RANGE: Final = 1.0
# What it would rather be paid in, where it has the choice
IN_GEMS: Final = 0
AT_ONCE: Final = 1
IN_KIND: Final = 2
IN_TURN: Final = 3
IN_PEACE: Final = 4
TASTES: Final = 5


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
        whim: float = 2.5,
        reluctance: float = 0.10,
        envy: float = 0.13,
        haggling: float = 0.6,
        sure: float = 0.75,
        heals: int = 3,
        gear: float = 1.0,
        thrift: float = 0.5,
        paid: int = IN_GEMS,
    ) -> None:
        self.honour = honour
        self.aggression = aggression  # gems added to the value of an arena
        self.grudge = grudge
        self.caution = caution  # how much a wound weighs
        self.greed = greed  # how much dearer its help is than it must be
        self.plans = plans  # buys and trades for its quests, betrays, bargains
        self.counts = counts  # knows which cards are gone, and looks at the final count
        self.whim = whim  # gems by which a closed fist follows a mood
        self.reluctance = reluctance  # part of another one's gain that its help costs extra
        self.envy = envy  # how much more a point of somebody ahead hurts
        self.haggling = haggling  # gems a counter must save to be worth a word
        self.sure = sure  # a principal this sure of winning an arena buys nobody
        self.heals = heals  # wounds with which it goes to the temple
        self.gear = gear  # how much more power is worth to it than by rule of thumb
        self.thrift = thrift  # how much it prefers cheap gear: the power of the price that its gain is divided by
        self.paid = paid  # gems of the victory or at once, the carcass, help another time, or peace


MIDDLING: Final = Temper()  # what one thinks others to be like
# What wins, by thousands of games: cheap help, dear gear, few moods, little fear of wounds and of a bad name
SHREWD: Final = Temper(
    honour=0.4,
    aggression=-1.0,
    caution=0.625,
    greed=0.75,
    counts=True,
    whim=1.0,
    reluctance=0.0,
    envy=0.25,
    haggling=0.3,
    sure=0.9,
    heals=2,
    gear=1.33,
    thrift=0.25,
)


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
    greed = LEAST_GREED + GREED_RANGE * (mixed // 1_000_000 % 100) / 99
    return Temper(honour, aggression, greed=greed, paid=(mixed // 7 + seat) % TASTES)
