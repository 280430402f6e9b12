"""A player who reckons: exact re-rolls, the odds of his race, and what everything is worth in gold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.engine.playout import Random
from questhall.games.dragonquest.bots import buy, walk, walls
from questhall.games.dragonquest.bots.base import Bot
from questhall.games.dragonquest.bots.chamber import LOOK_AHEAD, Stay
from questhall.games.dragonquest.bots.dice import ENDS, Plan, Worth
from questhall.games.dragonquest.bots.outlook import Outlook, steps_into
from questhall.games.dragonquest.model.castle import CHAMBER, FAR, RING16, STEP
from questhall.games.dragonquest.model.clock import closed, need
from questhall.games.dragonquest.model.state import KEEP, LEAVE, ROW_LENGTH, STAY, STOP, USE, Hero, Quest
from questhall.games.dragonquest.rules.life import fortune

RESTLESS: Final = 4  # dragons aside from which the talisman's second throw is not worth its risk
CROWDED: Final = 5  # dragons aside from which one waits for those inside to leave
COMFORTABLE: Final = 1.1  # steps needed a turn
GOLD: Final = 20  # worths are rounded to this, so that plans can be used again


@mypyc_attr(allow_interpreted_subclasses=True)
class Good(Bot):
    """Plays for the gold he carries out."""

    def __init__(self, level: int) -> None:
        self.level = level  # how he walls others, of bot_walls
        self.find_share: float = 0.2  # of the best object, for a find
        self.patience: list[float] = [1.0, 1.0, 1.0, 1.0, 0.9, 0.6, 0.0]  # by points, of buy.good_buy()

    def reroll(self, s: Quest, h: Hero) -> int:
        look = Outlook(s, h)
        find = round(buy.find_worth(s, h, look, self.find_share) / GOLD)
        waking = round(buy.waking_cost(h, look) / GOLD)
        stake = round(look.stake / GOLD)
        room = min(ROW_LENGTH - h.finds, ENDS - 1)  # no roll has more finds
        key = (stake, look.left, look.turns, look.lp, h.arrows, h.trapdoors, h.fogs, room, find, waking)
        plan = look.odds.plans.find(key)
        if plan is None:
            look.stake = float(max(stake * GOLD, 1))
            plan = Plan(look.odds.dice, roll_worth(h, look, find * GOLD, waking * GOLD))
            look.odds.plans.keep(key, plan)
        return plan.answer(s.dice, s.rerolls, s.legal)

    def walk(self, s: Quest, h: Hero) -> int:
        if CHAMBER in s.legal and self.enters_not(s, h):
            return STOP
        if h.seen_chamber and (RING16 >> h.pos & 1 or fortune(s, h) == 0) and Outlook(s, h).again:
            return step_back(s, h)
        step = walk.with_objects(s, h) if h.objects or s.orb_lit else STOP
        return step if step != STOP else walk.careful_step(s, h)

    def enters_not(self, s: Quest, h: Hero) -> bool:
        """Whether he waits before the chamber until those who have nearly woken the dragon are gone."""
        return s.dragons >= CROWDED and not s.key_turning and need(h, 2) < COMFORTABLE

    def buy(self, s: Quest, h: Hero) -> int:
        return buy.good_buy(s, h, Outlook(s, h), self.patience)

    def stay_or_leave(self, s: Quest, h: Hero) -> int:
        look = Outlook(s, h)
        stay = Stay(s, h, look)
        staying = stay.staying(s.dragons, look.turns, look.stake, LOOK_AHEAD)
        return STAY if staying > stay.leaving(look.turns, look.stake) else LEAVE

    def talisman(self, s: Quest, h: Hero) -> int:
        return USE if s.dragons < RESTLESS else KEEP

    def block(self, s: Quest, h: Hero, random: Random) -> int:
        if h.seat == s.active:
            return walls.own_block(s)
        return walls.neighbours_block(s, self.level, random)

    def steer(self, s: Quest) -> int:
        return walls.cutting_demon(s)


def roll_worth(h: Hero, look: Outlook, find: float, waking: float) -> Worth:
    """What the movement dice are worth: the race after so many steps, plus finds, less what they awake."""
    ends = look.race.ends(look.left, look.turns, look.lp)
    room = ROW_LENGTH - h.finds
    for steps in range(ENDS):
        out = steps >= look.left and look.race is look.odds.out  # drq-fnd-08: at the Exit nothing is ticked
        for finds in range(ENDS):
            value = ends[steps * ENDS + finds] * look.stake
            if not out:
                value += min(finds, room) * find
                if finds > room:
                    value -= waking
            ends[steps * ENDS + finds] = value
    danger = look.odds.dangers.met(look.race, look.left, look.turns, look.lp, h.arrows, h.trapdoors, h.fogs)
    return Worth(ends, danger * look.stake)


def step_back(s: Quest, h: Hero) -> int:
    """The next step back into the chamber."""
    if CHAMBER in s.legal:
        return CHAMBER
    best = STOP
    fewest = FAR
    for square in s.legal:
        if STEP[h.pos] >> square & 1 and not h.blocked >> square & 1:
            to_go = steps_into(square, closed(h))
            if to_go < fewest:
                best = square
                fewest = to_go
    return best
