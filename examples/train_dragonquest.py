"""A small policy learns solo DragonQuest: 41 weights over features of each answer, by the cross-entropy method.

    python examples/train_dragonquest.py                   five CPU minutes, then its mean beside `sane` and `good`
    python examples/train_dragonquest.py --seconds 60 --save mine.json
    python examples/train_dragonquest.py --load mine.json

Random play earns nothing here: nobody gets out of the castle by chance, so rewards alone teach nothing at first. What
helps is looking at each answer by what it does (the way left after it, the risk of the throw) and paying a little for
getting on. Every generation draws policies around the present mean, plays all of them with the same dice, and moves
the mean towards the best. To learn from arrays instead, see `questhall.envs` and docs/envs.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from time import process_time

from questhall.bots import policy
from questhall.engine.core import State
from questhall.engine.keyed import Keyed
from questhall.engine.playout import Policy, play_policies
from questhall.games import open_game
from questhall.games.dragonquest.model.castle import CHAMBER, EXIT, FAR, steps_left
from questhall.games.dragonquest.model.odds import danger_of_reroll, waking
from questhall.games.dragonquest.model.state import (
    BUY,
    ESCAPED,
    NO_TREASURE,
    PASS,
    REROLL,
    STAY,
    STOP,
    TAKE,
    Hero,
    Quest,
)
from questhall.games.dragonquest.rules.dice import BLANK, black, finds, handful, steps
from questhall.games.dragonquest.rules.life import fortune
from questhall.lab.tally import Tally

GAME = open_game("dragonquest")
START = GAME.new({}, 1)
BLOCKS = {"reroll": 10, "walk": 7, "stay": 7, "treasure": 2, "buy": 13, "flee": 2}
FIRST = {name: sum(list(BLOCKS.values())[:n]) for n, name in enumerate(BLOCKS)}
WEIGHTS = sum(BLOCKS.values())
POPULATION, ELITE = 40, 8
GAMES = 30  # of each policy in the first generation; more of them later on
WIDEST = 30  # steps from the start to the chamber and out


# What an answer looks like


def left(h: Hero, at: int) -> int:
    """Steps to the chamber, if he has not seen it, and out, from a square he would stand on."""
    return steps_left(at, h.visited | h.blocked | h.crossed, h.seen_chamber or at == CHAMBER)


def haste(h: Hero, extra: int = 0) -> float:
    """Steps he has to make in each turn that is left."""
    turns = max(h.suns_total - h.suns + 1 - extra, 1)
    return min(left(h, h.pos) / turns, 4.0)


def reroll(s: Quest, h: Hero, answer: int) -> list[float]:
    again = answer - REROLL if answer != STOP else 0
    kept = s.dice - again
    risk = danger_of_reroll(s.table.movement[handful(again)], s.dice, again) if again else 0.0
    need, dice = haste(h), handful(again) % 5 + (1 if again >> 15 else 0)
    row = [1.0 if again else 0.0, risk, risk * (1 - h.lp / 13), risk * need, float(steps(kept)), float(dice)]
    return [*row, dice * need, float(finds(kept)), finds(kept) * need, float(black(again, BLANK))]


def walk(s: Quest, h: Hero, answer: int) -> list[float]:
    need = haste(h)
    if answer == STOP:
        return [1.0, need, 0.0, 0.0, 0.0, 0.0, 0.0]
    after, before = left(h, answer), left(h, h.pos)
    stranded = after >= FAR and answer != EXIT
    nearer = 0.0 if stranded or before >= FAR else float(before - after)
    enters = 1.0 if answer == CHAMBER else 0.0
    return [0.0, 0.0, nearer, 1.0 if stranded else 0.0, enters, enters * need, 1.0 if answer == EXIT else 0.0]


def stay(s: Quest, h: Hero, answer: int) -> list[float]:
    if answer != STAY:
        return [0.0] * BLOCKS["stay"]
    risk, held = waking(s.table, s.dragons), fortune(s, h) / 1000
    best = max([s.table.treasure_values[n] for n in range(13) if s.treasures >> n & 1], default=0) / 1000
    return [1.0, risk, haste(h, 1), haste(h, 1) ** 2, held, risk * held, best]


def treasure(s: Quest, h: Hero, answer: int) -> list[float]:
    return [1.0, 0.0] if answer == NO_TREASURE else [0.0, s.table.treasure_values[answer - TAKE] / 1000]


def buy(s: Quest, h: Hero, answer: int) -> list[float]:
    row = [0.0] * BLOCKS["buy"]
    row[0 if answer == PASS else 1 + answer - BUY] = 1.0
    return row


def flee(s: Quest, h: Hero, answer: int) -> list[float]:
    after = left(h, answer)
    return [1.0, 0.0] if after >= FAR else [0.0, after / 10]


FEATURES = {
    "OfferReroll": ("reroll", reroll),
    "Walk": ("walk", walk),
    "StayOrLeave": ("stay", stay),
    "TakeTreasure": ("treasure", treasure),
    "OfferObjects": ("buy", buy),
    "LeaveChamber": ("flee", flee),
    "Flee": ("flee", flee),
}


class Learned(Policy):
    """Takes the answer whose features weigh most; of what it has no features for, any."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def choose(self, imagined: State, seat: int, random: object) -> int:
        s: Quest = imagined  # type: ignore[assignment]
        found = FEATURES.get(type(s.asking).__name__)
        if found is None:
            return s.legal[int(random() * len(s.legal))]  # type: ignore[operator]
        name, features = found
        weights = self.weights[FIRST[name] : FIRST[name] + BLOCKS[name]]
        h, best, chosen = s.heroes[seat], float("-inf"), s.legal[0]
        for answer in s.legal:
            worth = sum([w * x for w, x in zip(weights, features(s, h, answer), strict=True)])
            if worth > best:
                best, chosen = worth, answer
        return chosen


# Playing and learning


def played(player: Policy, seed: str) -> Quest:
    state: Quest = START.clone()
    play_policies(state, [player], Keyed(seed))
    return state


def paid(s: Quest) -> float:
    """What a game is worth to the learner: the loot, and a little for getting on as long as there is none."""
    h = s.heroes[0]
    if h.status == ESCAPED:
        return 500.0 + h.total
    way = steps_left(h.pos, h.visited | h.blocked | h.crossed, h.seen_chamber)
    return 10.0 * max(WIDEST - way, 0) + (100 if h.seen_chamber else 0) + (100 if h.has_left else 0)


def learn(seconds: float, seed: int) -> Iterator[tuple[int, float, list[float]]]:
    """Generations: their number, the mean pay of the best policies, and the mean of these policies."""
    draw, began = Random(seed), process_time()
    mean, spread = [0.0] * WEIGHTS, [1.0] * WEIGHTS
    generation = 0
    while process_time() - began < seconds:
        games = GAMES + 3 * generation
        dice = [f"train {seed} {generation} {n}" for n in range(games)]
        tried = [[draw.gauss(m, d) for m, d in zip(mean, spread, strict=True)] for _ in range(POPULATION)]
        pays = [fmean(paid(played(Learned(weights), each)) for each in dice) for weights in tried]
        order = sorted(range(POPULATION), key=lambda n: -pays[n])[:ELITE]
        columns = list(zip(*[tried[n] for n in order], strict=True))
        noise = max(0.3 - generation / 100, 0.02)  # so that it does not settle too early
        mean, spread = [fmean(column) for column in columns], [pstdev(column) + noise for column in columns]
        generation += 1
        yield generation, fmean(pays[n] for n in order), mean


def loot(player: Policy, games: int, seed: str) -> Tally:
    tally = Tally()
    for n in range(games):
        tally.add(played(player, f"test {seed} {n}").heroes[0].total)
    return tally


def report(weights: list[float], games: int) -> dict[str, Tally]:
    """Loot over fresh games with the same dice for all."""
    players = {"learned": Learned(weights), "random": policy(GAME, "random")}
    players |= {name: policy(GAME, name) for name in ("sane", "good")}
    return {name: loot(player, games, "1") for name, player in players.items()}


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=240, help="CPU seconds of learning (default %(default)s)")
    parser.add_argument("--games", type=int, default=2000, help="games to measure by (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="write the weights here")
    parser.add_argument("--load", type=Path, help="measure these weights instead of learning")
    args = parser.parse_args(argv)
    weights = json.loads(args.load.read_text()) if args.load else [0.0] * WEIGHTS
    if not args.load:
        for generation, pay, mean in learn(args.seconds, args.seed):
            print(f"generation {generation:3}  mean pay of the best {pay:7.0f}", flush=True)
            weights = mean
    if args.save:
        args.save.write_text(json.dumps(weights))
    for name, tally in report(weights, args.games).items():
        low, high = tally.mean_interval()
        print(f"{name:8} {tally.mean:7.0f} gold a game, 95 % between {low:.0f} and {high:.0f} ({tally.count} games)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
