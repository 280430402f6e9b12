from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.games.dragonquest import bot_buy
from questhall.games.dragonquest.bot_base import Bot
from questhall.games.dragonquest.bot_clock import closed, left, need, turns
from questhall.games.dragonquest.bot_dice import ENDS as MOST, Dice, Plan, Worth, value_of_turn
from questhall.games.dragonquest.bot_escape import Dangers, Race
from questhall.games.dragonquest.castle import CHAMBER, steps_left
from questhall.games.dragonquest.rules.life import fortune
from questhall.games.dragonquest.state import *  # noqa

LOOT: Final = [2100.0, 3650.0, 4700.0, 5200.0]


class WayIn(Race):
    def __init__(self, dice: Dice, dangers: Dangers, out: Race) -> None:
        super().__init__(dice, dangers)
        self.out = out

    def goal(self, turns: int, lp: int) -> float:
        best = 0.0
        for stays in range(len(LOOT)):
            best = max(best, LOOT[stays] * self.out.value(9, turns - stays - 1, lp))
        return best


class Reckoning:
    def __init__(self, table: Table) -> None:
        self.dice = Dice(table, 3)
        self.full = Dice(table, 4)
        self.dangers = Dangers(table)
        self.out = Race(self.dice, self.dangers)
        self.way_in = WayIn(self.dice, self.dangers, self.out)


RECKONINGS: Final[dict[int, Reckoning]] = {}


def reckoning(table: Table) -> Reckoning:
    key = id(table.movement)
    if key not in RECKONINGS:
        RECKONINGS[key] = Reckoning(table)
    return RECKONINGS[key]


@mypyc_attr(allow_interpreted_subclasses=True)
class Good(Bot):
    def __init__(self) -> None:
        self.find: float = 100.0
        self.waking: float = 400.0

    def reroll(self, s: Quest, h: Hero) -> int:
        r = reckoning(s.table)
        all_left = left(h)
        if h.seen_chamber:
            to_go = all_left
            race = r.out
            scale = float(fortune(s, h) + 200)
        else:
            out = steps_left(CHAMBER, closed(h), True)
            to_go = all_left - out
            race = r.way_in
            scale = 1.0
        if to_go > 24:
            to_go = 24
        left_turns = turns(h)
        ends = race.ends(to_go, left_turns, h.lp)
        for steps in range(MOST):
            for finds in range(MOST):
                at = steps * MOST + finds
                bonus = 0.0
                if h.row < ROWS and (steps < to_go or not h.seen_chamber):
                    for n in range(1, finds + 1):
                        if h.finds + n <= ROW_LENGTH:
                            bonus += self.find if h.bought < 3 else 0.0
                        elif h.finds + n == ROW_LENGTH + 1:
                            bonus -= self.waking
                ends[at] = ends[at] * scale + bonus * 0.5
        danger = r.dangers.met(race, to_go, left_turns, min(h.lp, 13), h.arrows, h.trapdoors, h.fogs) * scale
        return Plan(r.full, Worth(ends, danger)).answer(s.dice, s.rerolls, s.legal)

    def stay_or_leave(self, s: Quest, h: Hero) -> int:
        r = reckoning(s.table)
        to_go = left(h) - 1
        now = r.out.value(to_go, turns(h) - 1, h.lp)
        later = r.out.value(to_go, turns(h) - 2, h.lp)
        held = fortune(s, h)
        wake = WAKE[s.dragons]
        more = gain(s)
        return STAY if later * (1 - wake) * (held + more) > now * held else LEAVE

    def buy(self, s: Quest, h: Hero) -> int:
        return bot_buy.buy_from(s, h, 5)


WAKE: Final = [0.0003, 0.001, 0.005, 0.018, 0.062, 0.196, 0.518]


def gain(s: Quest) -> float:
    n = 10 - s.dragons
    chance = s.table.chamber[n]
    total = 0.0
    best: list[int] = [0] * 11
    for i in range(len(s.table.treasure_stars)):
        if s.treasures >> i & 1:
            for st in range(s.table.treasure_stars[i], 11):
                best[st] = max(best[st], s.table.treasure_values[i])
    for i, o in enumerate(chance.outcomes):
        total += chance.weights[i] / chance.total * (50 * (o >> 8 & 15) + 100 * (o >> 12 & 15) + best[o >> 16 & 15])
    return total
