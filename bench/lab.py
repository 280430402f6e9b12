"""How fast the lab is, beside others in the same run: python -m bench.lab

Decisions per second of random play beside OpenSpiel's backgammon and gin rummy, Catanatron and RLCard; steps per second
of the environments beside PettingZoo's connect_four; whole games per second by each game's best bots; and how much CPU
time is lost by sharing a simulation out among processes.

All is measured in CPU time of this process (and its children), best of several slices; compare the ratios. OpenSpiel
comes with `questhall[openspiel]`, PettingZoo with `questhall[rl]`. The others go into a folder of their own, since the
project does not need them:

    pip install --target PEERS --no-deps catanatron rlcard termcolor networkx pygame
    PYTHONPATH=PEERS python -m bench.lab

What is not there is left out.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

from questhall._form import form
from questhall.bots import policy
from questhall.engine.core import State
from questhall.engine.keyed import Keyed
from questhall.engine.playout import play_policies, play_randomly
from questhall.games import open_game, titles
from questhall.lab.experiment import Experiment
from questhall.lab.simulate import simulate

SLICE = 0.5  # seconds
TABLES = {"dragonquest": 4, "heroquest": 5, "betrayals": 4, "deckbox": 4}  # seats; others have as many as they can
PARALLEL_GAMES = 2_000

Count = Callable[[], int]  # one game or episode; how many decisions it took


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__.splitlines()[0])
    parser.add_argument("--slices", type=int, default=5, help="slices per figure (default %(default)s)")
    parser.add_argument("--part", choices=list(PARTS), help="only this part")
    args = parser.parse_args()
    print(f"{form()} form, {args.slices} slices of {SLICE} s of CPU time each, the best of them\n")
    for name, part in PARTS.items():
        if args.part in (None, name):
            part(args.slices)
    return 0


def rate(play: Count, slices: int) -> float:
    """Decisions per CPU second, the best of several slices."""
    best = 0.0
    play()  # what is made once is not counted
    for _ in range(slices):
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < SLICE:
            done += play()
        best = max(best, done / spent)
    return best


def show(title: str, rates: dict[str, float], beside: tuple[str, ...]) -> None:
    known = [name for name in beside if name in rates]
    print(f"{title:34}{'per second':>12}" + "".join(f"{'to ' + name:>26}" for name in known))
    for name, figure in rates.items():
        print(f"  {name:32}{figure:>12,.0f}" + "".join(f"{figure / rates[other]:>26.2f}" for other in known))
    print()


# Decisions


def decisions(slices: int) -> None:
    plays: dict[str, Count] = {name: random_game(name) for name in titles()}
    plays |= dict(peers())
    rates = {name: rate(play, slices) for name, play in plays.items()}
    show(
        "random play: decisions",
        rates,
        ("OpenSpiel backgammon", "OpenSpiel gin_rummy", "Catanatron", "RLCard gin-rummy"),
    )


def start_of(name: str) -> State:
    seats = TABLES.get(name, titles()[name].max_seats)
    state: State = open_game(name).new({}, seats)
    return state


def random_game(name: str) -> Count:
    start, draw = start_of(name), random.Random(1).random
    return lambda: play_randomly(start.clone(), draw)


def peers() -> Iterator[tuple[str, Count]]:
    if find_spec("pyspiel"):
        for name in ("backgammon", "gin_rummy"):
            yield f"OpenSpiel {name}", spiel_game(name)
    if find_spec("catanatron"):
        yield "Catanatron", catan_game()
    if find_spec("rlcard"):
        for name in ("leduc-holdem", "gin-rummy"):
            yield f"RLCard {name}", card_game(name)


def spiel_game(name: str) -> Count:
    import pyspiel

    game, draw = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(outcomes, weights)[0])
            else:
                state.apply_action(draw.choice(state.legal_actions()))
                count += 1
        return count

    return play


def catan_game() -> Count:
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(actions_of(game.state))

    return play


def actions_of(state: Any) -> Any:
    """Their list of what was done, whichever release it is."""
    return state.actions if hasattr(state, "actions") else state.action_records


def card_game(name: str) -> Count:
    import rlcard

    env, draw = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(draw.choice(list(state["legal_actions"])))
            count += 1
        return count

    return play


# Environments


def environments(slices: int) -> None:
    if not find_spec("pettingzoo"):
        print("environments: questhall[rl] is not installed\n")
        return
    from questhall import envs

    plays: dict[str, Count] = {}
    for name in titles():
        seats = TABLES.get(name, titles()[name].max_seats)
        for title, made in (("raw_env", envs.raw_env), ("env", envs.env)):
            plays[f"{name} {title}"] = episode(made(name, seats=seats))
    if find_spec("pygame"):
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        from pettingzoo.classic import connect_four_v3

        plays["connect_four raw_env"] = episode(connect_four_v3.raw_env())
        plays["connect_four env"] = episode(connect_four_v3.env())
    rates = {name: rate(play, slices) for name, play in plays.items()}
    show("environments: steps with last()", rates, ("connect_four raw_env", "connect_four env"))


def episode(env: Any) -> Count:
    """At most 500 steps of a game, each with a look and a random action that is allowed."""
    draw = random.Random(1)

    def play() -> int:
        env.reset(seed=draw.getrandbits(30))
        for count in range(500):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return count
            allowed = seen["action_mask"].nonzero()[0]
            env.step(int(allowed[int(draw.random() * len(allowed))]))
        return 500

    return play


# Play-outs


def playouts(slices: int) -> None:
    rates: dict[str, float] = {}
    for name in titles():
        rates[f"{name}, random"] = rate(counted(random_game(name)), slices)
        rates[f"{name}, {titles()[name].default_bot}"] = rate(bots_game(name), slices)
    show("play-outs: whole games", rates, ())


def counted(play: Count) -> Count:
    """One, for each game."""
    return lambda: min(play(), 1)


def bots_game(name: str) -> Count:
    game, start, numbers = open_game(name), start_of(name), iter(range(1 << 30))
    seats = TABLES.get(name, game.title.max_seats)

    def play() -> int:
        bots = [policy(game, game.title.default_bot) for _ in range(seats)]
        play_policies(start.clone(), bots, Keyed(f"bench {next(numbers)}"))
        return 1

    return play


# Sharing out


def parallel(slices: int) -> None:
    """CPU time of one process divided by that of all, the starting of processes included."""
    experiment = Experiment("dragonquest", ("sane",) * 4, PARALLEL_GAMES)
    simulate(Experiment("dragonquest", ("sane",) * 4, 25), workers=1)  # what is made once is not counted
    alone = min(cpu_of(lambda: simulate(experiment, workers=1)) for _ in range(2))
    shared = min(cpu_of(lambda: simulate(experiment, workers=2)) for _ in range(2))
    print(f"simulation of {PARALLEL_GAMES:,} games of DragonQuest: {alone:.2f} s of CPU time by one process,")
    print(f"  {shared:.2f} s by two and the one that shares out: efficiency {alone / shared:.2f}\n")


def cpu_of(act: Callable[[], object]) -> float:
    before = os.times()
    act()
    after = os.times()
    return sum(after[:4]) - sum(before[:4])


PARTS: dict[str, Callable[[int], None]] = {
    "decisions": decisions,
    "environments": environments,
    "playouts": playouts,
    "parallel": parallel,
}

if __name__ == "__main__":
    raise SystemExit(main())
