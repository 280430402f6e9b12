"""Events told: from the numbers a step emits to what the log, the animation and the reader get."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from questhall.engine.core import Event
from questhall.engine.told import Told, listeners
from questhall.games.dragonquest.answers.options import treasure_word
from questhall.games.dragonquest.dice_words import BATTLE, DANGER, LETTER, SKELETON, SPIDER, chamber_faces
from questhall.games.dragonquest.model.state import Quest
from questhall.games.dragonquest.rules import events as ev
from questhall.games.dragonquest.rules.dice import red
from questhall.games.dragonquest.views import refs

Refs = tuple[str, ...]
Teller = Callable[[Quest, int, int], tuple[Refs, dict[str, Any]]]

CAUSES: Final = ("", "wounds", "trap", "skeleton", "demon", "no-flight", "sunset", "spider", "fire")
ROWS: Final = ("spider", "demon", "skeleton")
REMINDERS: Final = ("", "tile", "note")
FOES: Final = (*DANGER, "skeleton")
CASTLE: Final = "@castle"


def plain(*names: str) -> Teller:
    """The two numbers as they are, under these names."""

    def tell(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
        return (), dict(zip(names, (a, b), strict=False))

    return tell


def square(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.square(a),), {"square": refs.square(a)}


def move(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.square(b), refs.square(a)), {"square": refs.square(a), "from": refs.square(b)}


def came_from(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.square(a), refs.CHAMBER_REF), {"from": refs.square(a)}


def reached_exit(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.square(b), refs.EXIT_REF), {"from": refs.square(b)}


def blocked(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.square(a), refs.seat(b)), {"square": refs.square(a), "whose": refs.seat(b)}


def whose(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.seat(a),), {"whose": refs.seat(a)}


def known_tile(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (f"tile:{a}", refs.seat(b)), {"tile": a, "whose": refs.seat(b)}


def tile(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (f"tile:{a}",), {"tile": a, "hit": yes(b)}


def hit(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (), {"hit": yes(a)}


def bought(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.item(a),), {"object": refs.item(a), "row": b + 1}


def movement_dice(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    thrown, lie = refs.movement_faces(a), refs.movement_faces(b)
    dice = tuple(f"die:{n}" for n in range(1, len(lie) + 1))
    args = {"thrown": f"faces:{' '.join(thrown)}", "dice": f"faces:{' '.join(lie)}"}
    return dice, args | {"kept": yes(len(thrown) < len(lie)), "red": yes(red(a))}


def chamber_dice(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.CHAMBER_REF,), {"dice": f"faces:{' '.join(chamber_faces(a))}", "dragons": b}


def face(faces: tuple[str, ...]) -> Teller:
    """A single die of these faces."""

    def tell(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
        return (), {"face": f"face:{faces[a]}"}

    return tell


def danger_die(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (f"danger:{'abc'[b]}",), {"face": f"face:{DANGER[a]}", "space": "ABC"[b]}


def foe(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (f"danger:{FOES[a]}",), {"danger": f"danger:{FOES[a]}"}


def trap_stopped(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.item(b),), {"danger": f"danger:{FOES[a]}", "object": refs.item(b)}


def trap_sprung(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (f"trap:{FOES[a]}",), {"danger": f"danger:{FOES[a]}", "time": b}


def damage_dice(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    """Which of two dice counts depends on whom they were thrown for: a foe, or the dragon's fire, which is none."""
    two = a >> 2
    return (), {"dice": f"faces:{a & 3} {two}" if two else f"faces:{a}", "by": FOES[b] if b >= 0 else "fire"}


def battle_die(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    faces = SKELETON if FOES[a] == "skeleton" else BATTLE
    return (), {"danger": f"danger:{FOES[a]}", "face": f"face:{faces[b]}"}


def reminder(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (), {"as": REMINDERS[a]}


def row(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (f"row:{a + 1}",), {"row": a + 1, "box": b}


def row_awakes(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (f"row:{a + 1}",), {"row": a + 1, "danger": f"danger:{ROWS[a]}"}


def treasure(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.treasure(s.table, a),), {"treasure": treasure_word(s, a), "value": s.table.treasure_values[a]}


def returned(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    tiles = [n for n in range(len(s.table.treasure_names)) if a >> n & 1]
    return tuple(refs.treasure(s.table, n) for n in tiles), {"count": len(tiles)}


def died(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (), {"cause": CAUSES[a]}


def nothing(s: Quest, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (), {}


def yes(flag: int) -> str:
    return "yes" if flag else "no"


TELLERS: Final[dict[int, tuple[str, str, Teller]]] = {
    ev.FIRST_SEAT: ("first-seat", "drq-set-06", nothing),
    ev.TURN_BEGINS: ("turn-begins", "drq-trn-01", plain("round")),
    ev.SUN_CROSSED: ("sun-crossed", "drq-sun-01", plain("sun", "suns")),
    ev.STAYS: ("stays", "drq-cha-04", nothing),
    ev.LEAVES: ("leaves", "drq-lev-01", nothing),
    ev.SPIDER_DIE: ("spider-die", "drq-spi-03", face(SPIDER)),
    ev.COIN_LOST: ("coin-lost", "drq-spi-05", plain("value")),
    ev.LP_LOST: ("lp-lost", "drq-lp-01", plain("lost", "left")),
    ev.TURN_MISSED: ("turn-missed", "drq-trp-11", reminder),
    ev.BOUGHT: ("bought", "drq-buy-06", bought),
    ev.SUN_ADDED: ("sun-added", "drq-sun-06", plain("suns")),
    ev.BONES_ADDED: ("bones-added", "drq-obj-02", plain("bones", "left")),
    ev.TILE_HIDDEN: ("tile-hidden", "drq-wal-05", whose),
    ev.TILE_KNOWN: ("tile-known", "drq-wal-05", known_tile),
    ev.GUESSED: ("guessed", "drq-wal-06", plain("tile")),
    ev.TILE_SHOWN: ("tile-shown", "drq-wal-06", tile),
    ev.BLOCKED: ("blocked", "drq-wal-08", blocked),
    ev.NOT_BLOCKED: ("not-blocked", "drq-wal-09", plain("declined")),
    ev.FAST_WALL: ("fast-wall", "drq-wal-05", hit),
    ev.MOVEMENT_ROLLED: ("movement-rolled", "drq-mov-01", movement_dice),
    ev.SKULLS: ("skulls", "drq-mov-08", plain("skulls")),
    ev.WALKED: ("walked", "drq-wlk-01", move),
    ev.CHAMBER_ENTERED: ("chamber-entered", "drq-wlk-10", came_from),
    ev.EXIT_REACHED: ("exit-reached", "drq-wlk-13", reached_exit),
    ev.ORB_USED: ("orb-used", "drq-obj-13", nothing),
    ev.KEY_USED: ("key-used", "drq-obj-16", square),
    ev.FIND_TICKED: ("find-ticked", "drq-fnd-01", row),
    ev.ROW_AWAKES: ("row-awakes", "drq-fnd-05", row_awakes),
    ev.DANGER_DIE: ("danger-die", "drq-dng-01", danger_die),
    ev.LETTER_DIE: ("letter-die", "drq-dng-04", face(LETTER)),
    ev.ENCOUNTER: ("encounter", "drq-dng-04", foe),
    ev.DANGER_ESCAPED: ("danger-escaped", "drq-dng-05", nothing),
    ev.TRAP_STOPPED: ("trap-stopped", "drq-obj-20", trap_stopped),
    ev.TRAP_SPRUNG: ("trap-sprung", "drq-trp-09", trap_sprung),
    ev.DAMAGE_DICE: ("damage-dice", "drq-mon-05", damage_dice),
    ev.BATTLE_DIE: ("battle-die", "drq-mon-02", battle_die),
    ev.RING_USED: ("ring-used", "drq-obj-09", foe),
    ev.SPIDER_BITES: ("spider-bites", "drq-spi-01", reminder),
    ev.DEMON_AWAKES: ("demon-awakes", "drq-dem-01", reminder),
    ev.DEMON_WALKS: ("demon-walks", "drq-dem-04", move),
    ev.TALISMAN_USED: ("talisman-used", "drq-obj-04", nothing),
    ev.CHAMBER_ROLLED: ("chamber-rolled", "drq-cha-04", chamber_dice),
    ev.TREASURE_TAKEN: ("treasure-taken", "drq-cha-08", treasure),
    ev.DRAGON_AWAKES: ("dragon-awakes", "drq-dra-01", nothing),
    ev.TREASURES_RETURNED: ("treasures-returned", "drq-dra-04", returned),
    ev.COINS_SCRATCHED: ("coins-scratched", "drq-dra-05", plain("fifties", "hundreds")),
    ev.FIRE: ("fire", "drq-dra-07", chamber_dice),
    ev.FLED: ("fled", "drq-dra-08", square),
    ev.LEFT_CHAMBER: ("left-chamber", "drq-lev-02", square),
    ev.POOL_RESET: ("pool-reset", "drq-cha-14", nothing),
    ev.ESCAPED_WITH: ("escaped", "drq-exi-01", plain("total")),
    ev.DIED: ("died", "drq-dth-01", died),
    ev.GAME_OVER: ("game-over", "drq-end-01", plain("escaped")),
    ev.MISS_NEXT: ("miss-next", "drq-trp-10", reminder),
    ev.STOPPED: ("stopped", "drq-mov-06", plain("walking")),
    ev.TREASURE_LEFT: ("treasure-left", "drq-cha-09", plain("stars")),
    ev.NOT_BOUGHT: ("not-bought", "drq-buy-05", nothing),
}


def told(state: Quest, event: Event) -> Told:
    """One event for the reader; the audience is the seats that may know it."""
    kind, seat, a, b, audience = event
    name, rule, teller = TELLERS[kind]
    about, args = teller(state, a, b)
    args["hero"] = refs.seat(seat) if seat >= 0 else CASTLE
    return Told(name, seat, about, rule, f"event-{name}", args, listeners(audience, state.table.seats))
