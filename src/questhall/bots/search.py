"""A bot that tries things out: it plays on from what it may know, many times, and compares how its answers fare.

Another bot's answer is the one to beat, and it is kept unless a better one is better beyond chance. All answers are
tried in the same imagined worlds and with the same dice by key, so that what differs is what they do. Sequential
halving gives the play-outs to the answers that look best: after each round the worse half is dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.core import State, apply
from questhall.engine.guide import MOST_CANDIDATES, Guide
from questhall.engine.keyed import Keyed
from questhall.engine.playout import NO_LIMIT, Policy, Random, play_on

SURE: Final = 1.5  # standard errors by which an answer must be better than the base's to be given instead
FEWEST: Final = 8  # worlds in which both were tried
FEW: Final = 4  # worlds after which a search is given up if nothing leads
SEEDS: Final = 1 << 53

Stop = Callable[[], bool]


def never() -> bool:
    return False


class Trial:
    """An answer and its rewards, world by world."""

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.rewards: list[float] = []

    def lead(self, base: Trial) -> float:
        """By how much it is better than the base in the mean of the worlds where both were tried."""
        n = min(len(self.rewards), len(base.rewards))
        total = 0.0
        for i in range(n):
            total += self.rewards[i] - base.rewards[i]
        return total / n if n else 0.0

    def surely_better(self, base: Trial) -> bool:
        n = min(len(self.rewards), len(base.rewards))
        if n < FEWEST:
            return False
        mean = self.lead(base)
        squares = 0.0
        for i in range(n):
            off = self.rewards[i] - base.rewards[i] - mean
            squares += off * off
        error: float = (squares / (n - 1) / n) ** 0.5
        return mean > SURE * error


class Rollout(Policy):
    """Answers as its base does, unless play-outs show that something else is better.

    `make` gives a new base bot: some remember what they have seen, and no play-out may know another. The budget is
    counted in play-outs, so that the same random numbers give the same answer anywhere; `stop` may end the search
    early, and the answer is then the best of what was tried.
    """

    def __init__(self, make: Callable[[], Policy], guide: Guide, budget: int) -> None:
        self.make = make
        self.guide = guide
        self.budget = budget
        self.base = make()
        self.stop: Stop = never
        self.played = 0  # play-outs, all in all

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        legal = imagined.legal_for(seat)
        seed = str(int(random() * SEEDS))
        answer = self.base.choose(imagined.clone(), seat, random)
        if len(legal) == 1 or not self.guide.worth_searching(imagined, seat):
            return answer
        return Search(self, imagined, seat, Keyed(seed)).best(candidates(self.guide, imagined, seat, legal, answer))


def candidates(guide: Guide, s: State, seat: int, legal: tuple[int, ...], base: int) -> list[int]:
    """The base's answer first, then the others that are worth a try, each once."""
    listed = legal if len(legal) <= MOST_CANDIDATES else guide.shortlist(s, seat, legal, base)
    found = [base]
    for answer in listed:
        if answer not in found:
            found.append(answer)
    return found


class Search:
    """One question put to the test."""

    def __init__(self, bot: Rollout, s: State, seat: int, dice: Keyed) -> None:
        self.bot = bot
        self.s = s
        self.seat = seat
        self.dice = dice
        self.seats = len(s.scores())
        self.horizon = bot.guide.horizon(s)
        self.left = bot.budget

    def best(self, answers: list[int]) -> int:
        base = Trial(answers[0])
        others = [Trial(answer) for answer in answers[1:]]
        world = 0
        while others and self.left > len(others):
            share = self.left // halvings(len(others)) // (len(others) + 1)
            for _ in range(max(share, 1)):
                if self.left <= len(others) or self.bot.stop():
                    self.left = 0
                    break
                self.try_all(base, others, world)
                world += 1
            others.sort(key=lambda trial: -trial.lead(base))
            if len(others) == 1 or (world >= FEW and others[0].lead(base) <= 0):
                break  # whoever is behind after some worlds will not be far enough ahead after all of them
            others = others[: (len(others) + 1) // 2]
        if others and others[0].surely_better(base):
            return others[0].answer
        return base.answer

    def try_all(self, base: Trial, others: list[Trial], world: int) -> None:
        """One world: each answer in it, with the same dice."""
        imagined = self.s.imagine(self.seat, self.dice.part(2 * world).whims(self.s, self.seat))
        base.rewards.append(self.outcome(imagined, base.answer, world))
        for trial in others:
            trial.rewards.append(self.outcome(imagined, trial.answer, world))
        self.left -= len(others) + 1

    def outcome(self, imagined: State, answer: int, world: int) -> float:
        """The reward of a play-out. Its dice are not those that imagined the world."""
        s = imagined.clone()
        apply(s, self.seat, answer)
        policies = [self.bot.make() for _ in range(self.seats)]
        horizon = self.horizon
        dice = self.dice.part(2 * world + 1)
        if horizon:
            play_on(s, policies, dice, NO_LIMIT, lambda then: then.turn >= horizon)
        else:
            play_on(s, policies, dice)
        self.bot.played += 1
        return self.bot.guide.reward(s, self.seat)


def halvings(others: int) -> int:
    """Rounds until one of so many is left."""
    rounds = 1
    while others > 1:
        others = (others + 1) // 2
        rounds += 1
    return rounds
