"""Moments of played games as the browser gets them: `python -m tools.board_moments` writes client/gallery/moments/.

The gallery and the tests of the boards draw them. Games are played by bots with seeded dice until each moment that
tests/games/<id>/moments.py wants has come up: what the table showed before, what happened, and what it shows after.
`python -m tools.board_moments heroquest` writes those of one game.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tools.moments import Frame, Json, Wanted, Wish

from questhall.bots import policy
from questhall.engine.core import DECISION
from questhall.engine.dice import Seeded
from questhall.engine.entries import Seat
from questhall.engine.match import Match
from questhall.engine.replay import Moment
from questhall.games import open_game, titles

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "client" / "gallery" / "moments"
NAMES: Final = ("Ada", "Léo", "Mina", "Théodore", "Noor")
MADE: Final = "2026-01-01T12:00:00Z"


def now(match: Match[Any], seat: int) -> Json:
    """The table as this seat sees it, in the shape of the wire's `now`."""
    state, result = match.state, match.result()
    asked = list(state.awaited()) if state.waiting == DECISION else []
    return {
        "seat": seat,
        "view": match.view(seat),
        "options": [asdict(option) for option in match.options(seat)] if asked and seat in state.deciders() else [],
        "asked": asked,
        "step": type(state.asking).__name__ if asked else "",
        "over": asdict(result) if result else None,
    }


def moment_json(moment: Moment) -> Json:
    told = [{key: value for key, value in asdict(each).items() if key != "audience"} for each in moment.told]
    rest = {"seat": moment.seat} if moment.seat is not None else {}
    return {"n": moment.n, "what": moment.what, "told": told, "at": moment.at, **rest}


def games(title: str, seats: int, bot: str, seed: str, **options: Any) -> Iterator[Frame]:
    """A whole game, answer by answer, seen from the seat that answers."""
    game = open_game(title)
    people = [Seat(name, "person") for name in NAMES[:seats]]
    match = Match.new(game, options, people, Seeded(seed), table="gallery", clock=lambda: MADE)
    mind = policy(game, bot)
    chance = random.Random(seed).random
    while not match.is_over:
        seat = match.state.awaited()[0]
        before, since = now(match, seat), match.seq
        code = mind.choose(match.state.imagine(seat, chance), seat, chance)
        match.act(seat, game.option(match.state, seat, code).name)
        happened = [moment_json(moment) for moment in match.events_since(since, seat)]
        log: list[Json] = [moment_json(moment) for moment in match.log(seat)] if match.is_over else []
        yield Frame(before, happened, now(match, seat), log)


def wanted_of(title: str) -> dict[str, Wanted]:
    """What a game's own tests say; nothing if they say nothing."""
    if not (ROOT / "tests" / "games" / title / "moments.py").is_file():
        return {}
    wanted: dict[str, Wanted] = import_module(f"tests.games.{title}.moments").WANTED
    return wanted


def find(title: str, seats: int, bot: str, options: Json, wanted: Wish) -> Frame:
    """The first such moment in games seeded 1, 2, 3 and so on."""
    for seed in range(1, 400):
        for frame in games(title, seats, bot, str(seed), **options):
            if wanted(frame):
                return frame
    raise LookupError("400 games without such a moment")


def write(title: str) -> None:
    folder = TARGET / title
    for name, (seats, bot, options, wanted) in wanted_of(title).items():
        folder.mkdir(parents=True, exist_ok=True)
        frame = find(title, seats, bot, options, wanted)
        told = {"names": NAMES[:seats], "before": frame.before, "moments": frame.moments, "after": frame.after}
        if name.startswith("end"):
            told["log"] = frame.log
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{title} {name}: {len(text) // 1024} kB", flush=True)


def main() -> None:
    for title in sys.argv[1:] or titles():
        write(title)


if __name__ == "__main__":
    main()
