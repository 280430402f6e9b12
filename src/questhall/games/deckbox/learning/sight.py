"""What a seat sees, in numbers: heroes (one's own first), enemies by appearance, the table, and the board around.

Nobody knows more than the others (section 7): what is told of each seat differs only by where it looks from.
"""

from __future__ import annotations

from typing import Final, get_args

from questhall.engine.core import DECISION
from questhall.engine.learning import Part, Sight, bits, one_hot
from questhall.games.deckbox.learning.ground import BOARD, SPAN, corner, planes
from questhall.games.deckbox.model.cards import ABL_IDS, EQP_IDS, FEATURE_IDS, HERO_IDS, ITEM_IDS, SLOT_IDS
from questhall.games.deckbox.model.figures import Enemy, Hero
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.script import RANGED
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.ending import last_round
from questhall.games.deckbox.views.shapes import Ask

HEROES: Final = 4
ENEMIES: Final = 26  # rows; those that appeared later have none, but stand on the board
ITEMS: Final = len(ITEM_IDS)
FLAGS: Final = 6
FOES: Final = len(SLOT_IDS)
FEATURES: Final = len(FEATURE_IDS)
COLOURS: Final = 3
PHASES: Final = 5
ASKS: Final[dict[str, int]] = {name: n for n, name in enumerate(get_args(Ask))}

HERO: Final = Part(
    "hero",
    HEROES,
    f"here own active card*{len(HERO_IDS)} equipment*{len(EQP_IDS)} ability*{len(ABL_IDS)} health/15 max_health/15 "
    f"energy/10 treasure/20 fallen carries activated stand keen whet winded edge/3 column/31 row/31 items*{ITEMS}/2",
)
ENEMY: Final = Part(
    "enemy",
    ENEMIES,
    f"here acting foe*{FOES} colour*{COLOURS} ranged health/10 cap/10 stunned boss column/31 row/31",
)
TABLE: Final = Part(
    "table",
    1,
    f"question*{len(ASKS)} phase*{PHASES} heroes/4 round/30 last_round/30 restless/6 actions/3 points/10 moving "
    f"gate_open tiles/20 captive_waits hits/8 criticals/8 deck/60 discard/60 enemies/26 supply*{COLOURS}/12 "
    f"flags*{FLAGS}/10 market*{ITEMS} features_here*{FEATURES}",
)


def rows(s: Delve, seat: int) -> bytes:
    left, top = corner(s, seat)
    count = len(s.heroes)
    heroes = [hero(s, s.heroes[(seat + other) % count], seat, left, top) for other in range(count)]
    enemies = [enemy(s, e, left, top) for e in s.enemies[:ENEMIES]]
    return HERO.told(heroes) + ENEMY.told(enemies) + TABLE.told([table(s, seat)])


def hero(s: Delve, h: Hero, seat: int, left: int, top: int) -> list[int]:
    found = [1, 1 if h.seat == seat else 0, 1 if s.active == h.seat else 0]
    found.extend(one_hot(h.card, len(HERO_IDS)))
    found.extend(one_hot(h.equipment, len(EQP_IDS)))
    found.extend(one_hot(h.ability, len(ABL_IDS)))
    found.extend(
        [
            max(h.health, 0),
            h.max_health,
            h.energy,
            h.treasure,
            1 if h.fallen else 0,
            1 if h.carries else 0,
        ]
    )
    found.extend([1 if h.activated else 0, 1 if h.stand else 0, 1 if h.keen else 0, 1 if h.whet else 0])
    found.extend([1 if h.winded else 0, h.edge])
    found.extend(place(s, h.square, left, top))
    found.extend(h.items if h.items else [0] * ITEMS)
    return found


def place(s: Delve, square: int, left: int, top: int) -> list[int]:
    """Column and row in the window from 1 on; 0 for what is outside it."""
    if square < 0:
        return [0, 0]
    x, y = s.ground.x[square] - left, s.ground.y[square] - top
    return [x + 1, y + 1] if 0 <= x < SPAN and 0 <= y < SPAN else [0, 0]


def enemy(s: Delve, e: Enemy, left: int, top: int) -> list[int]:
    found = [1, 1 if s.acting == e.number else 0]
    found.extend(one_hot(s.foes.index(e.foe) if e.foe in s.foes else -1, FOES))
    found.extend(one_hot(e.colour, COLOURS))
    found.extend([1 if e.kind == RANGED else 0, max(e.health, 0), e.cap, 1 if e.stunned else 0, 1 if e.boss else 0])
    found.extend(place(s, e.square, left, top))
    return found


def table(s: Delve, seat: int) -> list[int]:
    asked = s.waiting == DECISION and seat in s.deciders()
    found = one_hot(ASKS[type(s.asking).__name__] if asked else -1, len(ASKS))
    found.extend(one_hot(s.phase, PHASES))
    found.extend([len(s.heroes), s.round, last_round(s), s.restless, s.actions, max(s.points, 0)])
    found.extend([1 if s.moving else 0, 1 if s.gate_open else 0, len(s.rooms), 1 if s.captive != NONE else 0])
    found.extend([s.hits, s.criticals, sum(s.deck), sum(s.discard), len(s.enemies)])
    found.extend(s.supply)
    found.extend(told_flags(s))
    market = 0
    for item in s.market:
        market |= 1 << item if item != NONE else 0
    found.extend(bits(market, ITEMS))
    found.extend(bits(features_here(s, seat), FEATURES))
    return found


def told_flags(s: Delve) -> list[int]:
    """dbd-qst-04: the counters the quest has words for."""
    told = [max(s.flags[n], 0) for n in range(len(s.flags)) if s.quest.flag_texts[n] != NONE]
    return (told + [0] * FLAGS)[:FLAGS]


def features_here(s: Delve, seat: int) -> int:
    """What there is on the tile this hero stands on."""
    square = s.heroes[seat].square
    found = 0
    for slot in range(len(s.rooms)):
        if square >= 0 and s.features[slot] != NONE and s.ground.tile_bits[slot] >> square & 1:
            found |= 1 << s.features[slot]
    return found


SIGHT: Final = Sight((HERO, ENEMY, TABLE), rows, BOARD, planes, SPAN, SPAN)
