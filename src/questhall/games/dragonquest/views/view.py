"""Who sees what: a view is built from nothing and names all that a seat may know.

drq-set-05: sheets and tiles lie open. The one secret is the wall tile, which only the seat that hid it may see.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import OVER
from questhall.engine.grid import squares_of
from questhall.games.dragonquest.answers.options import asking
from questhall.games.dragonquest.dice_words import DANGER, chamber_faces
from questhall.games.dragonquest.model import castle, odds
from questhall.games.dragonquest.model.state import BOXES, CHAMBER_DICE, INSIDE, ROW_LENGTH, Hero, Quest
from questhall.games.dragonquest.rules.dice import BLACK_DICE, skulls
from questhall.games.dragonquest.rules.fights import Fight
from questhall.games.dragonquest.rules.life import fortune
from questhall.games.dragonquest.rules.traps import Trap
from questhall.games.dragonquest.settings import object_id, objects
from questhall.games.dragonquest.telling.tell import CAUSES, FOES, REMINDERS
from questhall.games.dragonquest.views import refs, shapes

STATUS: Final[tuple[shapes.Status, ...]] = ("inside", "escaped", "dead")
ROW_STATES: Final[tuple[shapes.RowState, ...]] = ("open", "bought", "awakened")


def view(s: Quest, seat: int | None) -> shapes.View:
    """The table as this seat sees it; None is a spectator."""
    return {
        "round": s.round,
        "turn": s.turn,
        "start": refs.seat(s.start_seat),
        "active": refs.seat(s.active),
        "heroes": [sheet(s, h) for h in s.heroes],
        "supply": supply(s),
        "chamber": chamber(s),
        "leaving": s.leaving and s.waiting != OVER,
        "wall": wall(s, seat),
        "dice": dice(s),
    }


def sheet(s: Quest, h: Hero) -> shapes.HeroSheet:
    """One score sheet."""
    return {
        "seat": refs.seat(h.seat),
        "status": STATUS[h.status],
        "cause": CAUSES[h.cause],
        "suns": h.suns,
        "suns_total": h.suns_total,
        "lp": h.lp,
        "bones": h.bones,
        "at": refs.square(h.pos),
        "seen_chamber": h.seen_chamber,
        "steps_left": steps_left(h),
        "line": [refs.square(n) for n in h.line],
        "dots": [refs.square(n) for n in h.dots],
        "blocked": names(h.blocked),
        "crossed": names(h.crossed),
        "demon": refs.square(h.demon_at) if h.demon_at >= 0 else None,
        "row": h.row + 1,
        "finds": h.finds,
        "row_length": ROW_LENGTH,
        "rows": [ROW_STATES[state] for state in h.row_states],
        "traps": {"arrow": h.arrows, "trapdoor": h.trapdoors, "fog": h.fogs},
        "coins": {"50": h.coins50, "100": h.coins100},
        "scratched": {"50": h.boxes50 - h.coins50, "100": h.boxes100 - h.coins100},
        "boxes": BOXES,
        "treasures": treasures(s, h.treasures),
        "objects": [object_id(n) for n in range(len(objects())) if h.owns(n)] if h.objects else [],
        "bought": h.bought,
        "miss": REMINDERS[h.miss],
        "spider": REMINDERS[h.spider],
        "venom": bool(h.spider) and h.has_left,
        "just_left": h.just_left,
        "loot": h.total if h.status != INSIDE else fortune(s, h),
    }


def steps_left(h: Hero) -> int | None:
    """Shortest way that remains, None if there is none."""
    if h.status != INSIDE or h.pos == castle.EXIT:
        return None
    left = castle.steps_left(h.pos, h.visited & ~(1 << h.pos) | h.blocked | h.crossed, h.seen_chamber)
    return left if left < castle.FAR else None


def names(mask: int) -> list[str]:
    return [refs.square(n) for n in squares_of(mask)]


def treasures(s: Quest, tiles: int) -> list[shapes.Treasure]:
    if not tiles:
        return []
    t = s.table
    return [
        {
            "ref": refs.treasure(t, n),
            "name": t.treasure_names[n],
            "stars": t.treasure_stars[n],
            "value": t.treasure_values[n],
        }
        for n in range(len(t.treasure_names))
        if tiles >> n & 1
    ]


def supply(s: Quest) -> shapes.Supply:
    return {
        "treasures": treasures(s, s.treasures),
        "objects": [
            {"id": id, "cost": cost, "value": value}
            for n, (id, cost, value) in enumerate(objects())
            if s.objects >> n & 1
        ],
        "spider_tiles": s.spider_tiles,
        "demon_tiles": s.demon_tiles,
        "miss_markers": s.miss_markers,
    }


def chamber(s: Quest) -> shapes.Chamber:
    """The pool, and the throw whose stars a treasure is taken for."""
    return {
        "dragons": s.dragons,
        "dice": CHAMBER_DICE - s.dragons,
        "wake": odds.waking(s.table, s.dragons),
        "thrown": chamber_faces(s.chamber_dice) if asking(s) == "TakeTreasure" else [],
    }


def wall(s: Quest, seat: int | None) -> shapes.Wall:
    """drq-wal-05: that a tile lies there is open, its number is for the seat that hid it."""
    seen = s.tile if s.tile and seat is not None and seat == s.blocker() else None
    return {"hidden": s.tile > 0, "tile": seen}


def dice(s: Quest) -> shapes.DiceView:
    """The dice of the turn as they lie."""
    spaces = (s.danger_a, s.danger_b, s.danger_c)
    return {
        "movement": list(refs.movement_faces(s.dice)),
        "skulls": skulls(s.dice) if s.dice else 0,
        "rerolls": s.rerolls,
        "steps": s.steps,
        "danger": [DANGER[face] if face >= 0 else None for face in spaces],
        "encounter": encounter(s),
        "stars": s.stars,
        "faces": faces(s),
    }


def encounter(s: Quest) -> str | None:
    """The danger against which an object may be used now."""
    step = s.asking
    if isinstance(step, Fight):
        return FOES[step.monster]
    return FOES[step.trap] if isinstance(step, Trap) else None


def faces(s: Quest) -> shapes.DieFaces:
    """How often each face is on the dice whose faces are a table option."""
    t = s.table
    return {
        "black": odds.faces_on(t.movement[1]),
        "red": odds.faces_on(t.movement[BLACK_DICE + 1]),
        "chamber": odds.faces_on(t.chamber[1]),
    }
