"""A simulation on a Ray of two workers, one of which is killed: prints what was found. Run in a process of its own.

python ray_run.py EXPERIMENT      as JSON: game, bots, games
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from types import SimpleNamespace
from typing import Any

import ray
import ray._private.node

from questhall.lab.experiment import Experiment
from questhall.lab.on_ray import OnRay
from questhall.lab.simulate import simulate

PATIENCE = 20  # Ray gives its own processes half a minute to start, which on a busy machine is too little


def own_number() -> int:
    time.sleep(0.2)  # so that one worker cannot do for both
    return os.getpid()


def main() -> None:
    game, bots, games = json.loads(sys.argv[1])
    slow = vars(time) | {"monotonic": lambda: time.monotonic() / PATIENCE}
    ray._private.node.time = SimpleNamespace(**slow)
    place = OnRay(workers=2)
    place.connect()
    ask: Any = ray.remote(own_number)
    workers: set[int] = set()
    while len(workers) < 2:
        workers |= set(ray.get([ask.remote() for _ in range(4)]))
    victim = min(workers)

    def kill_one(done: int, total: int) -> None:
        if done and victim in workers:
            workers.discard(victim)
            os.kill(victim, signal.SIGKILL)

    report = simulate(Experiment(game, tuple(bots), games), progress=kill_one, place=place)
    print(json.dumps({"killed": victim not in workers, "lines": report.data()["lines"]}))
    ray.shutdown()


main()
