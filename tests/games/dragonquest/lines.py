"""What games say: every kind of event with numbers it may hold, and all lines of random games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from questhall.engine.core import CHANCE, DECISION, EVERYBODY, NATURE, apply
from questhall.engine.told import Args
from questhall.games import open_game
from questhall.games.dragonquest import dice_words, settings
from questhall.games.dragonquest.answers import options
from questhall.games.dragonquest.model.state import STOP, Quest
from questhall.games.dragonquest.rules import events as ev
from questhall.games.dragonquest.telling import tell
from questhall.games.dragonquest.views import refs

GAME = open_game("dragonquest")

Line = tuple[str, tuple[tuple[str, Any], ...]]


def line(text: str, args: Args) -> Line:
    return text, tuple(sorted(args.items()))


def cases(kind: int) -> list[tuple[int, int]]:
    """Numbers that an event of this kind may hold, each variant of its sentence among them."""
    e8, e9 = (refs.square_index(f"square:{name}") for name in ("E8", "E9"))
    five_dice = GAME.outcome(GAME.new({}, 1).table.movement[9], "skull room find blank / double")
    chamber = next(iter(dice_words.words_of("chamber:10")))
    usual = {kind: [(e8, e9)] for kind in (ev.WALKED, ev.EXIT_REACHED, ev.CHAMBER_ENTERED, ev.DEMON_WALKS)}
    usual |= {kind: [(1, 0), (2, 0)] for kind in (ev.TURN_MISSED, ev.MISS_NEXT, ev.SPIDER_BITES, ev.DEMON_AWAKES)}
    usual |= {kind: [(e8, 1)] for kind in (ev.BLOCKED, ev.KEY_USED, ev.FLED, ev.LEFT_CHAMBER)}
    return usual.get(kind) or {
        ev.COIN_LOST: [(0, 0), (50, 0), (100, 0)],
        ev.LP_LOST: [(1, 0), (3, 10)],
        ev.FIND_TICKED: [(0, 1), (2, 6)],
        ev.MOVEMENT_ROLLED: [(five_dice, five_dice)],
        ev.DAMAGE_DICE: [(2, 1), (3 << 2 | 1, -1)],
        ev.CHAMBER_ROLLED: [(chamber, 1)],
        ev.FIRE: [(chamber, 0)],
        ev.TRAP_SPRUNG: [(3, 1), (4, 2), (5, 3)],
        ev.TREASURES_RETURNED: [(1, 0), (7, 0)],
        ev.DIED: [(cause, 0) for cause in range(1, len(tell.CAUSES))],
        ev.ESCAPED_WITH: [(0, 0), (12_300, 0)],
        ev.LETTER_DIE: [(face, 0) for face in range(len(dice_words.LETTER))],
        ev.ENCOUNTER: [(face, 0) for face in range(len(dice_words.DANGER))],
        ev.GAME_OVER: [(0, 0), (1, 0), (2, 0)],
    }.get(kind, [(0, 0), (1, 1)])


@cache
def event_lines() -> frozenset[Line]:
    s: Quest = GAME.new({}, 4)
    told = [
        tell.told(s, (kind, seat, a, b, EVERYBODY)) for kind in tell.TELLERS for a, b in cases(kind) for seat in (-1, 0)
    ]
    return frozenset(line(each.text, each.args) for each in told)


SETUPS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"solo_blocks": "self", "guard_use": "ask", "start_square": "orange", "difficulty": "gentle"}),
    (1, {"difficulty": "gentle", "strand_warning": "off", "demon_prowls": "yes"}),
    (2, {"block_duty": "may", "route_rule": "sheet", "difficulty": "gentle"}),
    (3, {"ghost_neighbours": "no", "extra_finds": "drop", "start_player": "host", "talisman_any_roll": "yes"}),
    (4, {"fast_walls": "on", "custom_treasures": [{"name": "Étrange idole", "stars": 2, "value": 6000}]}),
]


@cache
def played_lines() -> frozenset[Line]:
    """All events, options, reasons and results of thirty random games."""
    found: set[Line] = set()
    for n in range(30):
        seats, setting = SETUPS[n % len(SETUPS)]
        found.update(one_game(Random(n), seats, setting))
    return frozenset(found)


def one_game(random: Random, seats: int, setting: dict[str, Any]) -> Iterator[Line]:
    s: Quest = GAME.new(setting, seats)
    s.events = []
    while s.waiting in (CHANCE, DECISION):
        yield from reason_lines(s, random)
        if s.waiting == CHANCE:
            apply(s, NATURE, s.chance.sample(random.random()))
        else:
            yield from (line(option.text, option.args) for option in GAME.options(s, s.seat))
            apply(s, s.seat, likely_to_get_far(s, random))
        for event in s.events:
            told = GAME.told(s, event)
            yield line(told.text, told.args)
        s.events.clear()
    yield from reason_lines(s, random)
    result = GAME.result(s)
    yield line(result.text, result.args)


def likely_to_get_far(s: Quest, random: Random) -> int:
    """A random answer, but few re-rolls and mostly steps to the east, so that games see chamber and Exit."""
    match options.asking(s):
        case "OfferReroll":
            return min(random.choices(s.legal, k=6))
        case "Walk" | "LeaveChamber":
            return max(s.legal, key=lambda answer: worth(answer) + 3 * random.random())
    return random.choice(s.legal)


def worth(answer: int) -> float:
    if answer == STOP:
        return 0
    ref = refs.square(answer)
    if ref in (refs.CHAMBER_REF, refs.EXIT_REF):
        return 100
    name = ref.partition(":")[2]
    return ord(name[0]) - abs(int(name[1:]) - 6)


def reason_lines(s: Quest, random: Random) -> Iterator[Line]:
    """Why some seat cannot choose some things."""
    for ref in random.sample(THINGS, 3):
        reason = GAME.why_not(s, random.randrange(s.table.seats), ref)
        if reason is not None:
            yield line(reason.text, reason.args)


THINGS = [
    *(f"square:{name}" for name in ("A6", "B6", "D2", "E7", "E8", "F9", "G5", "G8", "K5", "M10", "P4")),
    *(f"object:{id}" for id, _, _ in settings.objects()),
    *(f"treasure:{id}" for id, _, _ in settings.treasures()),
    *("chamber", "exit", "tile:1", "coin:50"),
]
