"""A player who reckons: exact re-rolls, the odds of the race, what each thing is worth in gold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.engine.playout import Random
from questhall.games.dragonquest import bot_buy, bot_walk, bot_walls
from questhall.games.dragonquest.bot_base import Bot
from questhall.games.dragonquest.bot_chamber import DEPTH, Stay
from questhall.games.dragonquest.bot_dice import ENDS, Plan, Worth
from questhall.games.dragonquest.bot_outlook import Outlook
from questhall.games.dragonquest.state import BUY, LEAVE, PASS, ROW_LENGTH, STAY, Hero, Quest


@mypyc_attr(allow_interpreted_subclasses=True)
class Good(Bot):
    def __init__(self, level: int = 1) -> None:
        self.level = level
        self.find_share: float = 0.15
        self.wait5: float = 0.6
        self.wait4: float = 0.9
        self.plans: dict[tuple[int, ...], Plan] = {}

    # Dice

    def reroll(self, s: Quest, h: Hero) -> int:
        look = Outlook(s, h)
        find = self.find_worth(s, h, look)
        waking = self.waking_cost(h, look)
        ends = look.race.ends(look.left, look.turns, look.lp)
        for steps in range(ENDS):
            arrived = h.seen_chamber and steps >= look.left
            for finds in range(ENDS):
                at = steps * ENDS + finds
                value = ends[at] * look.stake
                if not arrived:
                    value += min(finds, ROW_LENGTH - h.finds) * find
                    if finds > ROW_LENGTH - h.finds:
                        value -= waking
                ends[at] = value
        danger = look.odds.dangers.met(look.race, look.left, look.turns, look.lp, h.arrows, h.trapdoors, h.fogs)
        return Plan(look.odds.dice, Worth(ends, danger * look.stake)).answer(s.dice, s.rerolls, s.legal)

    def find_worth(self, s: Quest, h: Hero, look: Outlook) -> float:
        if not bot_buy.may_buy(h):
            return 0.0
        best = bot_buy.best_wish(s, h, look, 6)
        if best < 0 or look.turns < 2:
            return 0.0
        return bot_buy.worth(s, h, look, best) * self.find_share

    def waking_cost(self, h: Hero, look: Outlook) -> float:
        if h.row == 0:
            return look.after_loss(4) + 200
        if h.row == 1:
            return 0.4 * look.value(look.turns, look.lp)
        if h.row == 2:
            return look.after_loss(2)
        return 0.0

    # Objects

    def buy(self, s: Quest, h: Hero) -> int:
        look = Outlook(s, h)
        item = bot_buy.best_wish(s, h, look, h.finds)
        if item < 0:
            return PASS
        if h.finds < 6:
            dream = bot_buy.best_wish(s, h, look, 6)
            share = self.wait5 if h.finds == 5 else self.wait4
            if bot_buy.worth(s, h, look, item) < share * bot_buy.worth(s, h, look, dream):
                return PASS
        return BUY + item

    # The chamber

    def stay_or_leave(self, s: Quest, h: Hero) -> int:
        look = Outlook(s, h)
        stay = Stay(s, h, look)
        held = float(look.held)
        leaving = stay.leaving(look.turns, held)
        return STAY if stay.staying(s.dragons, look.turns, held, DEPTH) > leaving else LEAVE

    # The way

    def walk(self, s: Quest, h: Hero) -> int:
        return bot_walk.careful_step(s, h)
