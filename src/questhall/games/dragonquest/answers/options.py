"""Answers and their names: what people, records and the wire call them, and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, cast

from questhall.engine.core import Chance
from questhall.engine.game import Kept, Option, UnknownName
from questhall.engine.grid import BIT
from questhall.games.dragonquest.model import odds
from questhall.games.dragonquest.model.castle import (
    CHAMBER,
    EXIT,
    FAR,
    NONE,
    STEP,
    hindering_block,
    steps_left,
    walk_strands,
)
from questhall.games.dragonquest.model.castle_blocks import detour_on
from questhall.games.dragonquest.model.castle_route import Route
from questhall.games.dragonquest.model.clock import ahead, closed
from questhall.games.dragonquest.model.ids import CHAINMAIL, HOOD, MAGIC_RING, ROPE, TALISMAN
from questhall.games.dragonquest.model.state import (
    BUY,
    COIN_50,
    COIN_100,
    KEEP,
    LEAVE,
    NO_BLOCK,
    NO_TREASURE,
    PASS,
    REROLL,
    STAY,
    STOP,
    TAKE,
    USE,
    WALL_TILE,
    Quest,
)
from questhall.games.dragonquest.rules.dice import handful
from questhall.games.dragonquest.views import refs
from questhall.games.dragonquest.views.shapes import Ask

SQUARE_VERBS: Final[dict[Ask, tuple[str, str]]] = {
    "Walk": ("walk", "drq-wlk-01"),
    "BlockSquare": ("block", "drq-wal-08"),
    "LeaveChamber": ("step-out", "drq-lev-02"),
    "Flee": ("flee", "drq-dra-08"),
    "DemonStep": ("steer", "drq-dem-06"),
}
WAYS_OUT: Final = ("step-out", "flee")  # of the chamber
TILE_VERBS: Final[dict[Ask, tuple[str, str]]] = {
    "HideTile": ("hide", "drq-wal-05"),
    "GuessTile": ("guess", "drq-wal-06"),
}
WORDS: Final = {
    STAY: ("stay", "drq-cha-04"),
    LEAVE: ("leave", "drq-lev-01"),
    PASS: ("pass", "drq-buy-05"),
    NO_TREASURE: ("take-nothing", "drq-cha-09"),
    NO_BLOCK: ("decline", "drq-wal-08"),
}
STOPS: Final[dict[Ask, tuple[str, str]]] = {
    "OfferReroll": ("stop-rolling", "drq-mov-06"),
    "Walk": ("stop-walking", "drq-wlk-08"),
}
COINS: Final = {COIN_50: "coin:50", COIN_100: "coin:100"}
CUTTING: Final = FAR // 2  # a detour this long leaves no way
REMEMBERED: Final = 4096  # options that are made only once
GUARDS: Final = {3: CHAINMAIL, 4: ROPE, 5: HOOD}


def asking(s: Quest) -> Ask:
    """The name of the step that waits for an answer; nothing is to be asked of one that throws."""
    return cast(Ask, type(s.asking).__name__)


def item_in_question(s: Quest) -> int:
    """The object a use-or-keep decision is about."""
    step: Any = s.asking
    match asking(s):
        case "Fight":
            return MAGIC_RING
        case "OfferTalisman":
            return TALISMAN
    return GUARDS[step.trap]


def options(s: Quest, answers: tuple[int, ...]) -> list[Option]:
    """Answers as people see them; listing them here and not outside is half as dear when compiled."""
    question = asking(s)
    if question == "OfferReroll":
        return reroll_options(s, answers)
    if question in TILE_VERBS:
        return tile_options(question, answers)
    if question == "BlockSquare":
        return block_options(s, answers)
    return [option(s, answer) for answer in answers]


def option(s: Quest, answer: int) -> Option:
    """An answer as people see it."""
    if answer < STOP:
        return square_option(s, answer)
    if answer >= REROLL:
        return reroll_option(s, answer - REROLL)
    if answer >= TAKE:
        return treasure_option(s, answer - TAKE)
    if answer >= BUY:
        return object_option(s, answer - BUY)
    if answer > WALL_TILE:
        return tile_option(s, answer - WALL_TILE)
    return word_option(s, answer)


def square_option(s: Quest, to: int) -> Option:
    verb, rule = SQUARE_VERBS[asking(s)]
    if verb == "walk" and to == CHAMBER:
        return enter(odds.wake_percent(s.table, s.dragons), sum(h.in_chamber() for h in s.heroes))
    if verb == "walk":
        text, rule = walk_text(s, to)
        return to_square(to, verb, rule, text, None)
    if verb == "block":
        return block_option(to, detour_on(way_of(s), BIT[to]), to == best_block(s))
    return to_square(to, verb, rule, f"option-{verb}", None, way_out(s, to) if verb in WAYS_OUT else None)


@lru_cache(REMEMBERED)
def enter(wake: float, inside: int) -> Option:
    """Into the chamber, where one throws at once: how likely that wakes the dragon, and how many are there already."""
    ref = refs.square(CHAMBER)
    args = {"square": ref, "wake": wake, "inside": inside}
    return Option(f"walk {ref}", "walk", (ref,), "drq-wlk-10", "option-walk-chamber", args)


def way_out(s: Quest, square: int) -> int:
    """Steps from there to the exit; 0 if no way leads there."""
    left = steps_left(square, closed(s.hero()), True)
    return left if left < FAR else 0


@lru_cache(REMEMBERED)
def to_square(
    to: int, verb: str, rule: str, text: str, detour: int | None, left: int | None = None, best: bool = False
) -> Option:
    """`detour`: what a wall there costs, `best`: nowhere is one better; `left`: how far the exit is from there."""
    ref = refs.square(to)
    args: dict[str, Any] = {"square": ref}
    if detour is not None:
        args["detour"] = detour
    if left is not None:
        args["left"] = left
    if best:
        args["best"] = 1
    return Option(f"{verb} {ref}", verb, (ref,), rule, text, args)


def walk_text(s: Quest, to: int) -> tuple[str, str]:
    """What a step is called, with the rule it follows: a warning first, then what it uses up."""
    h = s.hero()
    if to == EXIT:
        return "option-walk-exit", "drq-wlk-13"
    if s.table.strand_warning and strands(s, to):
        return "option-walk-stranding", "drq-wlk-14"
    if h.blocked >> to & 1:
        return "option-walk-key", "drq-obj-16"
    if not s.orb_lit and not STEP[h.pos] >> to & 1:
        return "option-walk-orb", "drq-obj-12"
    return "option-walk", "drq-wlk-01"


def strands(s: Quest, to: int) -> bool:
    h = s.hero()
    return walk_strands(to, h.visited, h.blocked, h.crossed, h.seen_chamber)


def block_options(s: Quest, answers: tuple[int, ...]) -> list[Option]:
    """Dozens of squares: the way before the hero is looked for once."""
    way, best = way_of(s), best_block(s)
    return [
        block_option(answer, detour_on(way, BIT[answer]), answer == best) if answer < STOP else option(s, answer)
        for answer in answers
    ]


def best_block(s: Quest) -> int:
    """The square that hinders a neighbour most, as the castle itself would choose; on one's own sheet none is good."""
    h = s.hero()
    if s.table.seats == 1:
        return NONE
    return hindering_block(h.pos, h.visited, h.blocked, h.crossed, h.seen_chamber, s.table.route_on_sheet)


def block_option(to: int, more: int, best: bool) -> Option:
    """`more`: the steps that the hero would need besides."""
    verb, rule = SQUARE_VERBS["BlockSquare"]
    text = "option-block-cutting" if more >= CUTTING else "option-block"
    return to_square(to, verb, rule, text, more, best=best)


def way_of(s: Quest) -> Route:
    return ahead(s.hero())


rerolls: Final[dict[tuple[Chance, int, tuple[int, ...]], Kept]] = {}


def reroll_options(s: Quest, answers: tuple[int, ...]) -> list[Option]:
    """All that can be done with the dice that lie there, mostly from memory: the same dice lie at every table."""
    facts = (s.table.movement[-1], s.dice, answers)  # all dice together: those of another difficulty have other faces
    found = rerolls.get(facts)
    if found is None:
        if len(rerolls) >= REMEMBERED:
            rerolls.clear()
        found = rerolls[facts] = Kept([option(s, answer) for answer in answers])
    return found


def reroll_option(s: Quest, again: int) -> Option:
    return reroll(s.table.movement[handful(again)], s.dice, again)


@lru_cache(REMEMBERED)
def reroll(chance: Chance, lie: int, again: int) -> Option:
    """Rolling some of the dice that lie there again, which is that throw."""
    dice = tuple(f"die:{position}" for position in refs.positions(lie, again))
    faces = " ".join(refs.movement_faces(again))
    args = {"faces": f"faces:{faces}", "count": len(dice), "risk": odds.risk_percent(chance, lie, again)}
    return Option(" ".join(("reroll", *dice)), "reroll", dice, "drq-mov-05", "option-reroll", args)


def treasure_option(s: Quest, number: int) -> Option:
    ref = refs.treasure(s.table, number)
    args = {
        "treasure": treasure_word(s, number),
        "stars": s.table.treasure_stars[number],
        "value": s.table.treasure_values[number],
    }
    return Option(f"take {ref}", "take", (ref,), "drq-cha-08", "option-take", args)


def treasure_word(s: Quest, number: int) -> str:
    """The ref of a printed treasure, the players' own name, said as it stands, for a blank one."""
    ref = refs.treasure(s.table, number)
    return f"={s.table.treasure_names[number]}" if ref.startswith("treasure:blank") else ref


def object_option(s: Quest, number: int) -> Option:
    ref = refs.item(number)
    args = {"object": ref, "cost": s.table.object_costs[number]}
    return Option(f"buy {ref}", "buy", (ref,), "drq-buy-03", "option-buy", args)


@lru_cache(REMEMBERED)
def tile_options(question: Ask, answers: tuple[int, ...]) -> list[Option]:
    return Kept([to_tile(*TILE_VERBS[question], answer - WALL_TILE) for answer in answers])


def tile_option(s: Quest, tile: int) -> Option:
    verb, rule = TILE_VERBS[asking(s)]
    return to_tile(verb, rule, tile)


@lru_cache(REMEMBERED)
def to_tile(verb: str, rule: str, tile: int) -> Option:
    ref = f"tile:{tile}"
    return Option(f"{verb} {ref}", verb, (ref,), rule, f"option-{verb}", {"tile": tile})


def word_option(s: Quest, answer: int) -> Option:
    """Answers without a number: stop, stay, leave, use, keep, a coin."""
    if answer in (USE, KEEP):
        verb = "use" if answer == USE else "keep"
        ref = refs.item(item_in_question(s))
        return Option(f"{verb} {ref}", verb, (ref,), "drq-obj-23", f"option-{verb}", {"object": ref})
    if answer in COINS:
        ref = COINS[answer]
        value = int(ref.partition(":")[2])
        return Option(f"scratch {ref}", "scratch", (ref,), "drq-spi-05", "option-scratch", {"value": value})
    if answer == STOP:
        return stop(*STOPS[asking(s)])
    verb, rule = WORDS[answer]
    args = {"wake": odds.wake_percent(s.table, s.dragons)} if answer == STAY else {}
    return Option(verb, verb, (), rule, f"option-{verb}", args)


@lru_cache(REMEMBERED)
def stop(verb: str, rule: str) -> Option:
    return Option("stop", "stop", (), rule, f"option-{verb}")


# Back: from a name to its answer


def answer(s: Quest, name: str) -> int:
    """The code of a name; whether it is legal now is for the engine to say."""
    verb, *things = name.split() or [""]
    for words, read in READERS.items():
        if verb in words:
            return read(s, verb, things)
    raise UnknownName(f"{verb!r} is no answer here")


def one(things: list[str]) -> str:
    if len(things) != 1:
        raise UnknownName("name exactly one thing")
    return things[0]


def read_square(s: Quest, verb: str, things: list[str]) -> int:
    if SQUARE_VERBS.get(asking(s), ("", ""))[0] != verb:
        raise UnknownName(f"nobody is asked to {verb} now")
    return refs.square_index(one(things))


def read_tile(s: Quest, verb: str, things: list[str]) -> int:
    if TILE_VERBS.get(asking(s), ("", ""))[0] != verb:
        raise UnknownName(f"nobody is asked to {verb} now")
    tile = one(things)
    if tile not in ("tile:1", "tile:2", "tile:3"):
        raise UnknownName(f"{tile!r} is no wall tile; there are tile:1, tile:2, tile:3")
    return WALL_TILE + int(tile[-1])


def read_reroll(s: Quest, verb: str, things: list[str]) -> int:
    if asking(s) != "OfferReroll":
        raise UnknownName("nobody is asked to reroll now")
    chosen = 0
    if not things or len(set(things)) != len(things):
        raise UnknownName("name the dice to roll again, each once: reroll die:2 die:4")
    for thing in things:
        chosen += refs.movement_die(s.dice, refs.die_position(thing))
    return REROLL + chosen


def read_thing(s: Quest, verb: str, things: list[str]) -> int:
    """An object to buy or a treasure to take."""
    kind, _, name = one(things).partition(":")
    if verb == "buy" and kind == "object":
        return BUY + refs.item_number(name)
    if verb == "take" and kind == "treasure":
        return TAKE + refs.treasure_number(s.table, name)
    raise UnknownName(f"{things[0]!r} cannot be meant; write buy object:rope or take treasure:apple")


def read_use(s: Quest, verb: str, things: list[str]) -> int:
    if asking(s) not in ("Fight", "OfferTalisman", "Trap") or one(things) != refs.item(item_in_question(s)):
        raise UnknownName(f"nobody is asked to {verb} that now")
    return USE if verb == "use" else KEEP


def read_coin(s: Quest, verb: str, things: list[str]) -> int:
    for code, ref in COINS.items():
        if one(things) == ref:
            return code
    raise UnknownName(f"{things[0]!r} is no coin; there are coin:50, coin:100")


def read_word(s: Quest, verb: str, things: list[str]) -> int:
    if things:
        raise UnknownName(f"{verb!r} stands alone")
    if verb == "stop":
        return STOP
    return next(code for code, (word, _) in WORDS.items() if word == verb)


Reader = Callable[[Quest, str, list[str]], int]
READERS: Final[dict[tuple[str, ...], Reader]] = {
    tuple(verb for verb, _ in SQUARE_VERBS.values()): read_square,
    tuple(verb for verb, _ in TILE_VERBS.values()): read_tile,
    ("reroll",): read_reroll,
    ("buy", "take"): read_thing,
    ("use", "keep"): read_use,
    ("scratch",): read_coin,
    ("stop", *(verb for verb, _ in WORDS.values())): read_word,
}
