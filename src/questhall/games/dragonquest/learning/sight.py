"""What a seat sees, in numbers: the sheets, its own first, what lies on the table, and four planes a hero."""

from __future__ import annotations

from typing import Final, get_args

from questhall.engine.core import DECISION
from questhall.engine.learning import Part, Sight, bits, one_hot
from questhall.games.dragonquest.model.castle import FAR, GRID, STRIDE, steps_left
from questhall.games.dragonquest.model.ids import OBJECTS, PRINTED_TREASURES
from questhall.games.dragonquest.model.state import DEAD, ESCAPED, INSIDE, Hero, Quest
from questhall.games.dragonquest.rules.dice import BLACK_FACES, black, chamber, red
from questhall.games.dragonquest.rules.life import fortune
from questhall.games.dragonquest.settings import MOST_CUSTOM
from questhall.games.dragonquest.views.shapes import Ask

SEATS: Final = 4
TREASURES: Final = PRINTED_TREASURES + MOST_CUSTOM
DANGERS: Final = 6
RED_FACES: Final = 6
CHAMBER_FACES: Final = 5
ASKS: Final[dict[str, int]] = {name: n for n, name in enumerate(get_args(Ask))}

HERO: Final = Part(
    "hero",
    SEATS,
    "here active escaped dead in_chamber seen_chamber has_left just_left suns/20 suns_total/20 lp/13 bones/13 "
    "row/3 finds/6 rows*3/2 arrows/3 trapdoors/3 fogs/3 coins_50/10 coins_100/10 boxes_50/10 boxes_100/10 bought/3 "
    f"miss spider demon demon_fresh steps_left/40 loot_in_50/200 objects*{OBJECTS} treasures*{TREASURES}",
)
TABLE: Final = Part(
    "table",
    1,
    f"question*{len(ASKS)} seats/{SEATS} round/20 leaving tile_hidden tile*3 black_dice*{BLACK_FACES}/4 "
    f"red_die*{RED_FACES} rerolls/2 steps/5 finds/5 orb_lit key_turning arrived talisman_on "
    f"chamber_dice*{CHAMBER_FACES}/10 stars/10 danger_a*{DANGERS} danger_b*{DANGERS} danger_c*{DANGERS} dragons/10 "
    f"hits/5 fire/10 treasures*{TREASURES} objects*{OBJECTS} spider_tiles/3 demon_tiles/3 miss_markers/2",
)
PLANES: Final = ("at", "visited", "blocked", "demon")


def rows(s: Quest, seat: int) -> bytes:
    seats = s.table.seats
    heroes = [hero(s, s.heroes[(seat + other) % seats]) for other in range(seats)]
    return HERO.told(heroes) + TABLE.told([table(s, seat)])


def hero(s: Quest, h: Hero) -> list[int]:
    inside = h.status == INSIDE
    left = steps_left(h.pos, h.visited & ~(1 << h.pos) | h.blocked | h.crossed, h.seen_chamber) if inside else FAR
    found = [
        1,
        1 if s.active == h.seat else 0,
        1 if h.status == ESCAPED else 0,
        1 if h.status == DEAD else 0,
        1 if h.in_chamber() else 0,
        1 if h.seen_chamber else 0,
        1 if h.has_left else 0,
        1 if h.just_left else 0,
        h.suns,
        h.suns_total,
        h.lp,
        h.bones,
        h.row,
        h.finds,
        h.row_states[0],
        h.row_states[1],
        h.row_states[2],
        h.arrows,
        h.trapdoors,
        h.fogs,
        h.coins50,
        h.coins100,
        h.boxes50,
        h.boxes100,
        h.bought,
        1 if h.miss else 0,
        1 if h.spider else 0,
        1 if h.demon else 0,
        1 if h.demon_fresh else 0,
        left if left < FAR else 0,
        (fortune(s, h) if inside else h.total) // 50,
    ]
    found.extend(bits(h.objects, OBJECTS))
    found.extend(bits(h.treasures, TREASURES))
    return found


def table(s: Quest, seat: int) -> list[int]:
    """drq-wal-05: the number of the hidden tile is for the seat that hid it."""
    asked = s.waiting == DECISION and s.seat == seat
    found = one_hot(ASKS[type(s.asking).__name__] if asked else -1, len(ASKS))
    found.extend([s.table.seats, s.round, 1 if s.leaving else 0, 1 if s.tile else 0])
    found.extend(one_hot(s.tile - 1 if s.tile and seat == s.blocker() else -1, 3))
    found.extend([black(s.dice, face) for face in range(BLACK_FACES)])
    found.extend(one_hot(red(s.dice) - 1, RED_FACES))
    found.extend([s.rerolls, s.steps, s.finds, 1 if s.orb_lit else 0, 1 if s.key_turning else 0])
    found.extend([1 if s.arrived else 0, 1 if s.talisman_on else 0])
    found.extend([chamber(s.chamber_dice, face) for face in range(CHAMBER_FACES)])
    found.append(s.stars)
    found.extend(one_hot(s.danger_a, DANGERS))
    found.extend(one_hot(s.danger_b, DANGERS))
    found.extend(one_hot(s.danger_c, DANGERS))
    found.extend([s.dragons, s.hits, s.fire])
    found.extend(bits(s.treasures, TREASURES))
    found.extend(bits(s.objects, OBJECTS))
    found.extend([s.spider_tiles, s.demon_tiles, s.miss_markers])
    return found


def planes(s: Quest, seat: int) -> list[int]:
    found: list[int] = []
    for other in range(s.table.seats):
        h = s.heroes[(seat + other) % s.table.seats]
        demon = 1 << h.demon_at if h.demon_at >= 0 else 0
        found.extend([1 << h.pos if h.status == INSIDE else 0, h.visited, h.blocked | h.crossed, demon])
    found.extend([0] * (len(PLANES) * (SEATS - s.table.seats)))
    return found


SIGHT: Final = Sight(
    (HERO, TABLE),
    rows,
    [f"{plane} {seat}" for seat in range(SEATS) for plane in PLANES],
    planes,
    GRID.height,
    STRIDE,
)
