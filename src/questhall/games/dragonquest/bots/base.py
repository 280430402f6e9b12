"""What every bot of DragonQuest shares: which question it is asked, and the answers nobody disputes."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from questhall.engine.core import State
from questhall.engine.playout import Policy, Random
from questhall.games.dragonquest.bots import buy, throws, walk, walls
from questhall.games.dragonquest.model.ids import GHOUL, TROLL
from questhall.games.dragonquest.model.state import COIN_50, KEEP, STAY, STOP, USE, Hero, Quest
from questhall.games.dragonquest.rules.buying import OfferObjects
from questhall.games.dragonquest.rules.chamber import LeaveChamber, OfferTalisman, StayOrLeave, TakeTreasure
from questhall.games.dragonquest.rules.demon import DemonStep
from questhall.games.dragonquest.rules.dragon import Flee
from questhall.games.dragonquest.rules.fights import Fight
from questhall.games.dragonquest.rules.movement import OfferReroll
from questhall.games.dragonquest.rules.spider import SpiderCoin
from questhall.games.dragonquest.rules.traps import Trap
from questhall.games.dragonquest.rules.walking import Walk
from questhall.games.dragonquest.rules.walls import TILES, BlockSquare, GuessTile, HideTile


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Policy):
    """Answers every question a seat can get. A kind of player overrides what it judges in its own way."""

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        assert isinstance(imagined, Quest)
        s = imagined
        h = s.heroes[seat]
        step = s.asking
        if isinstance(step, Walk):
            return self.walk(s, h)
        if isinstance(step, OfferReroll):
            return self.reroll(s, h)
        if isinstance(step, (GuessTile, HideTile)):
            return TILES[int(random() * len(TILES))]  # nothing better exists against a rational opponent
        if isinstance(step, BlockSquare):
            return self.block(s, h, random)
        if isinstance(step, OfferObjects):
            return self.buy(s, h)
        if isinstance(step, StayOrLeave):
            return self.stay_or_leave(s, h)
        if isinstance(step, (LeaveChamber, Flee)):
            return self.step_out(s, h)
        if isinstance(step, TakeTreasure):
            return throws.best_treasure(s)
        return self.rarely_asked(s, h)

    def rarely_asked(self, s: Quest, h: Hero) -> int:
        step = s.asking
        if isinstance(step, Fight):
            return self.ring(h, step.monster)
        if isinstance(step, Trap):
            return USE
        if isinstance(step, OfferTalisman):
            return self.talisman(s, h)
        if isinstance(step, SpiderCoin):
            return COIN_50
        if isinstance(step, DemonStep):
            return self.steer(s)
        raise NotImplementedError(f"{type(step).__name__} asks what no bot has an answer to")

    # What kinds of player judge differently

    def reroll(self, s: Quest, h: Hero) -> int:
        return STOP

    def walk(self, s: Quest, h: Hero) -> int:
        return walk.plain_step(s, h)

    def buy(self, s: Quest, h: Hero) -> int:
        return buy.simple_buy(s, h, 5)

    def stay_or_leave(self, s: Quest, h: Hero) -> int:
        return STAY

    def step_out(self, s: Quest, h: Hero) -> int:
        return walk.way_out(s, h)

    def talisman(self, s: Quest, h: Hero) -> int:
        return USE

    def ring(self, h: Hero, monster: int) -> int:
        """Against orc and skeleton always, the troll when weak, the ghoul when nearly dead."""
        if monster == GHOUL:
            return USE if h.lp <= 2 else KEEP
        if monster == TROLL:
            return USE if h.lp <= 6 else KEEP
        return USE

    def block(self, s: Quest, h: Hero, random: Random) -> int:
        return walls.own_block(s) if h.seat == s.active else walls.most_hindering(s)

    def steer(self, s: Quest) -> int:
        return walls.solo_demon(s)
