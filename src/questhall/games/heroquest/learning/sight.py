"""What a seat sees, in numbers: heroes (one's own first), monsters by appearance, the table, and the board in planes.

Heroes know what lies open on the board (section 7). Zargon's seat gets the last planes too, which are his screen.
"""

from __future__ import annotations

from typing import Final, get_args

from questhall.engine.core import DECISION
from questhall.engine.learning import Part, Sight, bits, one_hot
from questhall.games.heroquest.learning.ground import BOARD, planes
from questhall.games.heroquest.model.board import COLUMNS, ROWS
from questhall.games.heroquest.model.cards import RETURNS, SLOT, WEAPON
from questhall.games.heroquest.model.figures import M_ASLEEP, M_MISSES, M_USED, PLACED, Hero, Monster
from questhall.games.heroquest.model.ids import CLASSES, ITEMS, KINDS, NONE, SPELLS
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules.owning import body_max, mind_max
from questhall.games.heroquest.views.shapes import Ask

HEROES: Final = CLASSES
MONSTERS: Final = 24  # rows; those that appeared later have none, but stand on the board
EFFECTS: Final = 14
TIMERS: Final = 4
WEAPONS: Final[list[int]] = [item for item in range(ITEMS) if SLOT[item] == WEAPON]
ASKS: Final[dict[str, int]] = {name: n for n, name in enumerate(get_args(Ask))}

HERO: Final = Part(
    "hero",
    HEROES,
    f"here own active class*{CLASSES} status*4 body/8 body_max/8 mind/8 mind_max/8 gold_in_10/100 in_pit worn "
    f"column/26 row/19 effects*{EFFECTS} spells*{SPELLS} in_hand*{len(WEAPONS)} items*{ITEMS}/3",
)
MONSTER: Final = Part(
    "monster",
    MONSTERS,
    f"here acting kind*{KINDS} body/8 body_start/8 move/12 attack/6 defend/6 mind/6 asleep misses_turn had_turn in_pit "
    "column/26 row/19",
)
TABLE: Final = Part(
    "table",
    1,
    f"zargon question*{len(ASKS)} phase*4 heroes/4 round/40 rolled left/20 stepped acted turn_over attack_more hits/8 "
    f"quest/14 goal_met goal_failed cards_left/24 cards_that_return/24 timers*{TIMERS}/20 things_met/12 people_met/8",
)


def rows(s: Dungeon, seat: int) -> bytes:
    own = seat - 1
    count = len(s.heroes)
    heroes = [hero(s, s.heroes[(max(own, 0) + other) % count], own) for other in range(count)]
    monsters = [monster(s, m) for m in by_appearance(s)[:MONSTERS]]
    return HERO.told(heroes) + MONSTER.told(monsters) + TABLE.told([table(s, seat)])


def hero(s: Dungeon, h: Hero, own: int) -> list[int]:
    """heq-set-06: a hero's sheet lies open to all."""
    found = [1, 1 if h.number == own else 0, 1 if s.active == h.number else 0]
    found.extend(one_hot(h.kind, CLASSES))
    found.extend(one_hot(h.status, 4))
    found.extend([max(h.body, 0), body_max(h), max(h.mind, 0), mind_max(h), h.gold // 10])
    found.extend([1 if h.in_pit else 0, 1 if h.worn != NONE else 0])
    found.extend(place(h.square))
    found.extend(bits(h.effects, EFFECTS))
    found.extend(bits(h.spells, SPELLS))
    found.extend(one_hot(WEAPONS.index(h.hand) if h.hand in WEAPONS else -1, len(WEAPONS)))
    found.extend(h.items)
    return found


def place(square: int) -> list[int]:
    """Column and row from 1 on; 0 for what is not on the board."""
    return [square % COLUMNS + 1, square // COLUMNS + 1] if square >= 0 else [0, 0]


def by_appearance(s: Dungeon) -> list[Monster]:
    """Those that stand on the board, in the order in which heroes have met them."""
    standing = [(m.shown, m.number) for m in s.monsters if m.status == PLACED and m.square >= 0]
    standing.sort()
    return [s.monsters[number] for _, number in standing]


def monster(s: Dungeon, m: Monster) -> list[int]:
    found = [1, 1 if s.monster == m.number else 0]
    found.extend(one_hot(m.kind, KINDS))
    found.extend([max(m.body, 0), m.body_start, m.move, m.attack, m.defend, m.mind])
    found.append(1 if m.effects & M_ASLEEP else 0)
    found.append(1 if m.effects & M_MISSES else 0)
    found.append(1 if m.effects & M_USED else 0)
    found.append(1 if m.in_pit else 0)
    found.extend(place(m.square))
    return found


def table(s: Dungeon, seat: int) -> list[int]:
    asked = s.waiting == DECISION and seat in s.deciders()
    found = [1 if seat == ZARGON else 0]
    found.extend(one_hot(ASKS[type(s.asking).__name__] if asked else -1, len(ASKS)))
    found.extend(one_hot(s.phase, 4))
    found.extend([len(s.heroes), s.round, 1 if s.rolled else 0, s.left, 1 if s.stepped else 0, 1 if s.acted else 0])
    found.extend([1 if s.turn_over else 0, 1 if s.attack_more else 0, s.hits, s.plan.number])
    found.extend([1 if s.goal_met else 0, 1 if s.goal_failed else 0])
    found.extend([sum(s.deck), sum([n for card, n in enumerate(s.deck) if RETURNS >> card & 1])])
    found.extend(timers(s))
    found.extend([len(s.things_found), len(s.people_met)])
    return found


def timers(s: Dungeon) -> list[int]:
    """Rounds left of those that everybody sees running."""
    running = [
        left for timer, left in zip(s.plan.timers, s.timers, strict=False) if timer.shown and left != NONE and left > 0
    ]
    return (running + [0] * TIMERS)[:TIMERS]


SIGHT: Final = Sight((HERO, MONSTER, TABLE), rows, BOARD, planes, ROWS, COLUMNS)
