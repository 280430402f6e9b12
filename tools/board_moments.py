"""Moments of played games as the browser gets them: `python tools/board_moments.py` writes client/gallery/moments/.

The gallery and the tests of the boards draw them; DragonQuest's lie in that folder, the others' in one of their own.
Games are played by bots with seeded dice until each wanted moment has come up: what the table showed before, what
happened, and what it shows after. `python tools/board_moments.py heroquest` writes those of one game.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from questhall.engine.core import DECISION
from questhall.engine.dice import Seeded
from questhall.engine.entries import Seat
from questhall.engine.match import Match
from questhall.engine.replay import Moment
from questhall.games import open_game
from questhall.games.betrayals.bot import POLICIES as BETRAYALS
from questhall.games.dragonquest.bot import POLICIES as DRAGONQUEST
from questhall.games.heroquest.bot import POLICIES as HEROQUEST

TARGET: Final = Path(__file__).resolve().parent.parent / "client" / "gallery" / "moments"
POLICIES: Final = {"dragonquest": DRAGONQUEST, "heroquest": HEROQUEST, "betrayals": BETRAYALS}
NAMES: Final = ("Ada", "Léo", "Mina", "Théodore", "Noor")
MADE: Final = "2026-01-01T12:00:00Z"

Json = dict[str, Any]


@dataclass(frozen=True)
class Frame:
    """One answer of a game: the table before it, what it led to, and the table after."""

    before: Json
    moments: list[Json]
    after: Json
    log: list[Json]

    @property
    def kinds(self) -> list[str]:
        return [told["kind"] for moment in self.moments for told in moment["told"]]


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
    name, _, parameters = bot.partition(":")
    mind = POLICIES[title][name](parameters)
    chance = random.Random(seed).random
    while not match.is_over:
        seat = match.state.awaited()[0]
        before, since = now(match, seat), match.seq
        code = mind.choose(match.state.imagine(seat, chance), seat, chance)
        match.act(seat, game.option(match.state, seat, code).name)
        happened = [moment_json(moment) for moment in match.events_since(since, seat)]
        log: list[Json] = [moment_json(moment) for moment in match.log(seat)] if match.is_over else []
        yield Frame(before, happened, now(match, seat), log)


def hero(frame: Frame) -> Json:
    """The sheet of the hero whose turn it is before the answer."""
    view = frame.before["view"]
    sheet: Json = view["heroes"][int(view["active"][-1])]
    return sheet


def inside(frame: Frame) -> int:
    return sum(h["at"] == "chamber" for h in frame.before["view"]["heroes"])


def asks(step: str) -> Callable[[Frame], bool]:
    return lambda frame: frame.before["step"] == step


def tells(*kinds: str) -> Callable[[Frame], bool]:
    return lambda frame: all(kind in frame.kinds for kind in kinds)


def offers(verb: str, least: int = 1) -> Callable[[Frame], bool]:
    return lambda frame: sum(option["verb"] == verb for option in frame.before["options"]) >= least


Wanted = tuple[int, str, Json, Callable[[Frame], bool]]
SPELLS: Final = {"spell_split": "suggested"}
HEROES: Final[dict[str, Wanted]] = {
    "start": (5, "fair", {}, asks("ChooseGroups")),
    "walk": (5, "fair", SPELLS, lambda f: offers("walk", 12)(f) and len(f.before["view"]["monsters"]) > 0),
    "cast": (5, "fair", SPELLS, lambda f: offers("cast", 8)(f) and len(f.before["view"]["monsters"]) > 0),
    "fight": (5, "fair", SPELLS, tells("hero-attacks", "attack-rolled", "defence-rolled")),
    "reveal": (5, "fair", SPELLS, tells("room-revealed", "monster-placed")),
    "treasure": (5, "fair", SPELLS, tells("card-drawn")),
    "zargon": (5, "fair", SPELLS, asks("ChooseMonster")),
    "monster": (3, "cunning", SPELLS, lambda f: asks("MonsterActs")(f) and offers("walk", 4)(f)),
    "strike": (5, "cunning", SPELLS, tells("monster-attacks", "hero-hurt")),
    "end": (5, "merciful", SPELLS, lambda f: f.after["over"] is not None),
    "armoury": (5, "merciful", {"campaign": "campaign", **SPELLS}, asks("Armoury")),
}


def offered(frame: Frame) -> int:
    """Offers that wait for the answer of whoever looks."""
    return sum(offer["to"] == f"seat:{frame.before['seat']}" for offer in frame.before["view"]["offers"])


def parley(frame: Frame, kind: str) -> bool:
    view = frame.before["view"]
    return frame.before["step"] == "Parley" and view["parley"] is not None and view["parley"]["kind"] == kind


def leads(frame: Frame) -> bool:
    return bool(frame.before["view"]["active"] == f"seat:{frame.before['seat']}")


def closed_fists(frame: Frame) -> int:
    thirds = (frame.before["view"]["fight"] or {}).get("thirds", ())
    return sum(third["chosen"] for third in thirds)


def judged(frame: Frame) -> int:
    return sum(row["ledger"]["broken"] for row in frame.after["view"]["adventurers"])


BARGAINS: Final[dict[str, Wanted]] = {
    "main-quest": (4, "normal", {}, asks("ChooseMain")),
    "village": (4, "normal", {}, lambda f: parley(f, "village") and offers("buy", 3)(f) and offers("arena")(f)),
    "dungeon": (
        4,
        "normal",
        {},
        lambda f: parley(f, "dungeon") and leads(f) and offered(f) > 1 and offers("offer")(f),
    ),
    "ally-asked": (4, "greedy", {}, lambda f: parley(f, "dungeon") and not leads(f) and offered(f) > 0),
    "spoils": (4, "greedy", {}, lambda f: asks("Spoils")(f) and len(f.before["options"]) > 1),
    "arena": (5, "vengeful", {}, lambda f: parley(f, "arena") and leads(f) and offers("offer", 6)(f)),
    "arena-asked": (5, "vengeful", {}, lambda f: parley(f, "arena") and not leads(f) and offered(f) > 0),
    "fists": (5, "vengeful", {}, lambda f: asks("ChooseSide")(f) and closed_fists(f) > 1),
    "revealed": (5, "vengeful", {}, tells("dice-rolled", "sides-revealed", "arena-won")),
    "debt": (4, "greedy", {}, lambda f: asks("Settle")(f) and offers("pay")(f) and offers("refuse")(f)),
    "broken": (4, "greedy", {}, tells("promise-broken")),
    "end": (4, "normal", {"goal": "12"}, lambda f: f.after["over"] is not None and judged(f) > 1),
}
DRAGON: Final[dict[str, Wanted]] = {
    "start": (2, "good", {}, asks("GuessTile")),
    "solo-start": (1, "good", {}, tells("tile-shown", "movement-rolled")),
    "hide-tile": (3, "good", {}, lambda f: asks("HideTile")(f) and f.before["view"]["round"] == 3),
    "reroll": (2, "good", {}, lambda f: asks("OfferReroll")(f) and f.before["view"]["round"] == 4),
    "reroll-two-skulls": (
        2,
        "reckless",
        {},
        lambda f: asks("OfferReroll")(f) and f.before["view"]["dice"]["skulls"] == 2 and len(f.before["options"]) > 4,
    ),
    "walk": (
        2,
        "good",
        {},
        lambda f: asks("Walk")(f) and len(hero(f)["line"]) > 6 and f.before["view"]["dice"]["steps"] > 1,
    ),
    "block": (3, "good:cruel", {}, lambda f: asks("BlockSquare")(f) and len(hero(f)["line"]) > 4),
    "buy": (2, "good", {}, lambda f: asks("OfferObjects")(f) and hero(f)["finds"] > 4),
    "danger": (2, "reckless", {}, tells("skulls", "letter-die", "trap-sprung")),
    "fight": (2, "reckless", {}, lambda f: tells("encounter", "battle-die")(f) and f.kinds.count("lp-lost") > 1),
    "treasure": (
        2,
        "good",
        {},
        lambda f: asks("TakeTreasure")(f) and f.before["view"]["dice"]["stars"] > 3,
    ),
    "stay-five-dragons": (
        2,
        "sane:5",
        {},
        lambda f: asks("StayOrLeave")(f) and f.before["view"]["chamber"]["dragons"] == 5 and inside(f) > 1,
    ),
    "leave": (2, "good", {}, asks("LeaveChamber")),
    "fire": (2, "sane:9", {}, lambda f: tells("dragon-awakes", "fire")(f) and inside(f) > 1),
    "demon": (
        2,
        "sane:1",
        {},
        lambda f: f.kinds.count("demon-walks") == 2 and len(hero(f)["crossed"]) > 3 and hero(f)["seen_chamber"],
    ),
    "late": (
        4,
        "good",
        {},
        lambda f: asks("Walk")(f) and f.before["view"]["round"] > 14 and hero(f)["loot"] > 2000,
    ),
    "end": (2, "good", {}, lambda f: f.after["over"] is not None and len(f.after["over"]["winners"]) == 1),
    "end-solo": (1, "good", {}, lambda f: f.after["over"] is not None and f.after["over"]["scores"][0] > 3000),
    "end-dead": (1, "reckless", {}, lambda f: f.after["over"] is not None and not f.after["over"]["winners"]),
}


WANTED: Final = {"dragonquest": DRAGON, "heroquest": HEROES, "betrayals": BARGAINS}


def find(title: str, seats: int, bot: str, options: Json, wanted: Callable[[Frame], bool]) -> Frame:
    """The first such moment in games seeded 1, 2, 3 and so on."""
    for seed in range(1, 400):
        for frame in games(title, seats, bot, str(seed), **options):
            if wanted(frame):
                return frame
    raise LookupError("400 games without such a moment")


def write(title: str) -> None:
    folder = TARGET if title == "dragonquest" else TARGET / title
    folder.mkdir(parents=True, exist_ok=True)
    for name, (seats, bot, options, wanted) in WANTED[title].items():
        frame = find(title, seats, bot, options, wanted)
        told = {"names": NAMES[:seats], "before": frame.before, "moments": frame.moments, "after": frame.after}
        if name.startswith("end"):
            told["log"] = frame.log
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{title} {name}: {len(text) // 1024} kB", flush=True)


def main() -> None:
    for title in sys.argv[1:] or WANTED:
        write(title)


if __name__ == "__main__":
    main()
