"""Who sees what: a view is built from nothing and names all that a seat may know.

drq-set-05: sheets and tiles lie open. The one secret is the wall tile, which only the seat that hid it may see.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from questhall.engine.core import OVER
from questhall.engine.grid import squares_of
from questhall.games.dragonquest.answers.options import asking
from questhall.games.dragonquest.dice_words import DANGER, chamber_faces
from questhall.games.dragonquest.model import castle, clock, odds
from questhall.games.dragonquest.model.state import BOXES, CHAMBER_DICE, INSIDE, ROW_LENGTH, Hero, Quest, Table
from questhall.games.dragonquest.rules.dice import BLACK_DICE, skulls
from questhall.games.dragonquest.rules.fights import Fight
from questhall.games.dragonquest.rules.life import fortune
from questhall.games.dragonquest.rules.traps import Trap
from questhall.games.dragonquest.settings import object_id, objects
from questhall.games.dragonquest.telling.tell import CAUSES, FOES, REMINDERS
from questhall.games.dragonquest.views import refs, shapes

STATUS: Final[tuple[shapes.Status, ...]] = ("inside", "escaped", "dead")
ROW_STATES: Final[tuple[shapes.RowState, ...]] = ("open", "bought", "awakened")


def view(state: Quest, seat: int | None) -> shapes.View:
    """The table as this seat sees it; None is a spectator."""
    return {
        "round": state.round,
        "turn": state.turn,
        "start": refs.seat(state.start_seat),
        "active": refs.seat(state.active),
        "heroes": [sheet(state, h) for h in state.heroes],
        "supply": supply(state),
        "chamber": chamber(state),
        "leaving": state.leaving and state.waiting != OVER,
        "wall": wall(state, seat),
        "dice": dice(state),
    }


def eyes(state: Quest, seat: int | None) -> int | None:
    """drq-wal-05: only whoever has hidden a tile sees more than the others."""
    return seat if state.tile and seat == state.blocker() else None


# Most of what lies on the table stays as it is from one move to the next: it is written once, and the same is shown.
REMEMBERED: Final = 4096
sheets: Final[dict[tuple[object, ...], shapes.HeroSheet]] = {}


def sheet(s: Quest, h: Hero) -> shapes.HeroSheet:
    """One score sheet, mostly from memory."""
    facts = (s.table, s.active == h.seat, *h.facts())
    found = sheets.get(facts)
    if found is None:
        if len(sheets) >= REMEMBERED:
            sheets.clear()
        found = sheets[facts] = written_sheet(s, h)
    return found


def written_sheet(s: Quest, h: Hero) -> shapes.HeroSheet:
    steps, need = steps_left(h), clock.pace(h, s.active == h.seat and h.suns > 0)
    return {
        "seat": refs.seat(h.seat),
        "status": STATUS[h.status],
        "cause": CAUSES[h.cause],
        "suns": h.suns,
        "suns_total": h.suns_total,
        "suns_left": clock.suns_left(h),
        "lp": h.lp,
        "bones": h.bones,
        "at": refs.square(h.pos),
        "seen_chamber": h.seen_chamber,
        "steps_left": steps,
        "to_chamber": clock.ahead(h).into.steps if steps else 0,
        "need": round(need, 1) if steps and need < castle.FAR else None,
        "pace": pace(need) if steps else "lost",
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
        "treasures": treasures(s.table, h.treasures),
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
    left = clock.left(h)
    return left if left < castle.FAR else None


def pace(need: float) -> shapes.Pace:
    if need <= clock.LATE:
        return "easy" if need < clock.EASY else "steady"
    return "late" if need <= clock.DESPERATE else "desperate"


def names(mask: int) -> list[str]:
    return [refs.square(n) for n in squares_of(mask)]


def treasures(t: Table, tiles: int) -> list[shapes.Treasure]:
    if not tiles:
        return []
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
    return lying(s.table, s.treasures, s.objects, s.spider_tiles, s.demon_tiles, s.miss_markers)


@lru_cache(REMEMBERED)
def lying(t: Table, tiles: int, things: int, spiders: int, demons: int, markers: int) -> shapes.Supply:
    return {
        "treasures": treasures(t, tiles),
        "objects": [
            {"id": id, "cost": cost, "value": value} for n, (id, cost, value) in enumerate(objects()) if things >> n & 1
        ],
        "spider_tiles": spiders,
        "demon_tiles": demons,
        "miss_markers": markers,
    }


def chamber(s: Quest) -> shapes.Chamber:
    """The pool, and the throw whose stars a treasure is taken for."""
    return pool(s.table, s.dragons, s.chamber_dice if asking(s) == "TakeTreasure" else 0)


@lru_cache(REMEMBERED)
def pool(t: Table, dragons: int, thrown: int) -> shapes.Chamber:
    return {
        "dragons": dragons,
        "dice": CHAMBER_DICE - dragons,
        "wake": odds.wake_percent(t, dragons),
        "thrown": chamber_faces(thrown),
    }


def wall(s: Quest, seat: int | None) -> shapes.Wall:
    """drq-wal-05: that a tile lies there is open, its number is for the seat that hid it."""
    seen = None if eyes(s, seat) is None else s.tile
    return {"hidden": s.tile > 0, "tile": seen}


def dice(s: Quest) -> shapes.DiceView:
    """The dice of the turn as they lie."""
    spaces = (s.danger_a, s.danger_b, s.danger_c)
    return tray(s.table, s.dice, s.rerolls, s.steps, spaces, encounter(s), s.stars)


@lru_cache(REMEMBERED)
def tray(
    t: Table, thrown: int, rerolls: int, steps: int, spaces: tuple[int, ...], met: str | None, stars: int
) -> shapes.DiceView:
    return {
        "movement": list(refs.movement_faces(thrown)),
        "skulls": skulls(thrown) if thrown else 0,
        "rerolls": rerolls,
        "steps": steps,
        "danger": [DANGER[face] if face >= 0 else None for face in spaces],
        "encounter": met,
        "stars": stars,
        "faces": faces(t),
    }


def encounter(s: Quest) -> str | None:
    """The danger against which an object may be used now."""
    step = s.asking
    if isinstance(step, Fight):
        return FOES[step.monster]
    return FOES[step.trap] if isinstance(step, Trap) else None


def faces(t: Table) -> shapes.DieFaces:
    """How often each face is on the dice whose faces are a table option."""
    return {
        "black": odds.faces_on(t.movement[1]),
        "red": odds.faces_on(t.movement[BLACK_DICE + 1]),
        "chamber": odds.faces_on(t.chamber[1]),
    }
