"""How a party of HeroQuest's bots plays: python -m bench.party

Four heroes of one bot against another's Zargon, quest by quest on the same seeds: how often they win and in how many
rounds, what their searches for treasure bring, and how often a turn passes in which nothing happens. With the sources
of another version beside these, both play in turns, and how long an answer takes is a ratio:

    git worktree add ../before v1.0
    python -m bench.party --games 40 --heroes strong --beside ../before/src
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter
from random import Random

from questhall.bots import policy
from questhall.engine.core import CHANCE, NATURE, OVER, apply
from questhall.engine.grid import BIT
from questhall.games import open_game
from questhall.games.heroquest.bots.goals import fulfilled
from questhall.games.heroquest.model.answer_codes import END_TURN, SEARCH_TREASURE, verb_of
from questhall.games.heroquest.model.board import AREA, CORRIDOR, ROOM_SQUARES
from questhall.games.heroquest.model.cards import RETURNS
from questhall.games.heroquest.model.figures import IN_PLAY, Hero
from questhall.games.heroquest.model.ids import WIZARD
from questhall.games.heroquest.model.state import SUCCESS, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.settings import QUEST_NAMES

HEROES = 4
LINES = {  # what is counted, by what it is divided by
    "won": "games",
    "rounds": "games",
    "heroes lost": "games",
    "searches for treasure": "games",
    "of them bad": "games",
    "idle turns": "games",  # neither an action nor anything new, before the goal is met
    "of them standing": "games",  # on the same square, too
    "ends in a room long done": "games",  # walked into a searched, empty room and stayed there
    "idle beside a monster, wizard": "games",
    "answers": "games",
    "microseconds an answer": "answers",  # to imagine what is hidden, and to choose
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.party", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20, help="games of each quest (default %(default)s)")
    parser.add_argument("--quests", default="1,2,3,4,5", help="their numbers (default %(default)s)")
    parser.add_argument("--heroes", default="strong", help="the heroes' bot (default %(default)s)")
    parser.add_argument("--zargon", default="fair", help="Zargon's bot (default %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default %(default)s)")
    parser.add_argument("--beside", help="the folder src of another version, to be measured in the same run")
    parser.add_argument("--count", action="store_true", help="only count, and say it in JSON")
    args = parser.parse_args()
    quests = [int(each) for each in args.quests.split(",")]
    if args.count:
        print(json.dumps(count(quests, args)))
        return 0
    versions = {"this": sys.path[0] or "."} | ({"beside": args.beside} if args.beside else {})
    totals: dict[str, Counter[str]] = {name: Counter() for name in versions}
    for number in quests:
        found = {name: played(number, args, args.beside if name == "beside" else None) for name in versions}
        show(f"quest {number}", found)
        for name, counts in found.items():
            totals[name] += counts
    if len(quests) > 1:
        show("together", totals)
    return 0


def played(number: int, args: argparse.Namespace, source: str | None) -> Counter[str]:
    """The same command in a process of its own, with that version's sources."""
    environment = dict(os.environ) | ({"PYTHONPATH": source} if source else {})
    command = [sys.executable, "-m", "bench.party", "--count", "--quests", str(number), "--games", str(args.games)]
    command += ["--heroes", args.heroes, "--zargon", args.zargon, "--seed", str(args.seed)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return Counter(json.loads(done.stdout))


def show(title: str, found: dict[str, Counter[str]]) -> None:
    print(f"{title:34}" + "".join(f"{name:>12}" for name in found) + ("       ratio" if len(found) > 1 else ""))
    for line, per in LINES.items():
        figures = [counts[line] / max(1, counts[per]) for counts in found.values()]
        ratio = f"{figures[0] / figures[1]:12.2f}" if len(figures) > 1 and figures[1] else ""
        print(f"  {line:32}" + "".join(f"{each:12.2f}" for each in figures) + ratio)
    print(flush=True)


# Counting


def count(quests: list[int], args: argparse.Namespace) -> Counter[str]:
    total: Counter[str] = Counter()
    for number in quests:
        for seed in range(args.seed, args.seed + args.games):
            total += Party(number, seed, args.heroes, args.zargon).play()
    return total


class Party:
    """One game, and what is noticed in it."""

    def __init__(self, number: int, seed: int, heroes: str, zargon: str) -> None:
        game = open_game("heroquest")
        state = game.new({"quest": QUEST_NAMES[number - 1], "spell_split": "suggested", "gear": "rolled"}, HEROES + 1)
        assert isinstance(state, Dungeon)
        self.s = state
        self.random = Random(seed)
        self.dreams = Random(seed)
        self.bots = [policy(game, zargon)] + [policy(game, heroes) for _ in range(HEROES)]
        self.turn = -1
        self.square = -1
        self.known: tuple[int, ...] = ()
        self.counts: Counter[str] = Counter()

    def play(self) -> Counter[str]:
        s = self.s
        s.events = []
        while s.waiting != OVER:
            if s.waiting == CHANCE:
                apply(s, NATURE, s.chance.sample(self.random.random()))
                continue
            self.answer(s.deciders()[0])
        drawn = [each[2] for each in s.events if each[0] == events.CARD_DRAWN]
        self.counts += Counter(
            {
                "games": 1,
                "won": int(s.outcome == SUCCESS),
                "rounds": s.round,
                "heroes lost": sum(each[0] == events.HERO_DIED for each in s.events),
                "of them bad": sum(RETURNS >> card & 1 for card in drawn),
            }
        )
        return self.counts

    def answer(self, seat: int) -> None:
        s = self.s
        began = time.process_time()
        imagined = s.imagine(seat, self.dreams.random)
        answer = self.bots[seat].choose(imagined, seat, self.random.random)
        if seat:
            self.counts["microseconds an answer"] += round(1e6 * (time.process_time() - began))
            self.counts["answers"] += 1
            self.watch(s.heroes[seat - 1], answer)
        apply(s, seat, answer)

    def watch(self, h: Hero, answer: int) -> None:
        s = self.s
        if h.number != s.active:
            return
        if s.turn != self.turn:
            self.turn, self.square, self.known = s.turn, h.square, known(s)
        self.counts["searches for treasure"] += verb_of(answer) == SEARCH_TREASURE
        if verb_of(answer) != END_TURN or h.status != IN_PLAY or s.turn_over:
            return
        done = s.acted or known(s) != self.known
        if not fulfilled(s) and not done:
            self.counts["idle turns"] += 1
            self.counts["of them standing"] += h.square == self.square
            self.counts["ends in a room long done"] += long_done(s, h.square) and h.square != self.square
        if h.kind == WIZARD and not s.acted and s.near(h.square) & s.monster_squares:
            self.counts["idle beside a monster, wizard"] += 1


def known(s: Dungeon) -> tuple[int, ...]:
    """What of the dungeon is known and opened, and what each hero owns."""
    return (s.seen, s.doors_seen, s.doors_open, *s.item_places)


def long_done(s: Dungeon, square: int) -> bool:
    area = AREA[square]
    if area == CORRIDOR or not s.party_searched >> area & 1:
        return False
    around = 0
    for n, door in enumerate(s.plan.doors):
        if s.doors_seen >> n & 1 and not s.doors_open >> n & 1:
            around |= BIT[door.a] | BIT[door.b]
    return not s.monster_squares & ROOM_SQUARES[area] and not around >> square & 1


if __name__ == "__main__":
    sys.exit(main())
