"""The state of a game of DragonQuest: the table's supply, one sheet per hero, and the turn under way.

All numbers. Sets of squares, treasures and objects are bits of an int; the words are made in options.py and tell.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from questhall.engine.core import Chance, State
from questhall.games.dragonquest.model.castle import CHAMBER, NONE
from questhall.games.dragonquest.model.ids import OBJECTS

SUNS: Final = 19  # drq-sun-02
BONES: Final = 13
CHAMBER_DICE: Final = 10
WAKING_DRAGONS: Final = 7
BOXES: Final = 10  # coin boxes of each kind
ROW_LENGTH: Final = 6
ROWS: Final = 3
SPIDER_TILES: Final = 3
DEMON_TILES: Final = 3
MISS_MARKERS: Final = 2

INSIDE: Final = 0
ESCAPED: Final = 1
DEAD: Final = 2

# Causes of death (drq-dth-01)
NO_CAUSE: Final = 0
BY_WOUNDS: Final = 1
BY_TRAP: Final = 2
BY_SKELETON: Final = 3
BY_DEMON: Final = 4
BY_NO_FLIGHT: Final = 5
BY_SUNSET: Final = 6
BY_SPIDER: Final = 7
BY_FIRE: Final = 8

# State of a find row
ROW_OPEN: Final = 0
ROW_BOUGHT: Final = 1
ROW_AWAKENED: Final = 2

NO_DIE: Final = -1  # on a space of the danger dice

# A reminder that may be a tile or, when the tiles have run out, a note on the sheet
NOTHING: Final = 0
TILE: Final = 1
NOTE: Final = 2

# Answers. A square is its own index, below 200.
STOP: Final = 300
STAY: Final = 301
LEAVE: Final = 302
PASS: Final = 303
NO_TREASURE: Final = 304
USE: Final = 305
KEEP: Final = 306
COIN_50: Final = 307
COIN_100: Final = 308
NO_BLOCK: Final = 309
WALL_TILE: Final = 310  # plus 1, 2, 3
BUY: Final = 320  # plus the object
TAKE: Final = 340  # plus the treasure
REROLL: Final = 1000  # plus the packed dice to roll again

TIE_SHARED: Final = 0
TIE_LP: Final = 1
TIE_EARLY: Final = 2


class Table:
    """What is agreed before the game and never changes: the options, the dice, the printed values. Shared by clones."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.orange: list[bool] = [False] * seats
        self.random_start: bool = True
        self.route_on_sheet: bool = False
        self.may_decline_block: bool = False
        self.ghost_neighbours: bool = True
        self.solo_blocks_self: bool = False
        self.talisman_any_roll: bool = False
        self.ask_guards: bool = False
        self.drop_extra_finds: bool = False
        self.demon_prowls: bool = False
        self.tie_break: int = TIE_SHARED
        self.strand_warning: bool = True
        self.fast_walls: bool = False
        self.treasure_stars: list[int] = []
        self.treasure_values: list[int] = []
        self.treasure_names: list[str] = []  # ids of printed tiles, the players' own words for the blank ones
        self.treasures_in_play: int = 0
        self.object_costs: list[int] = []
        self.object_values: list[int] = []
        # movement[n] are n black dice, movement[5 + n] the same with the red die
        self.movement: list[Chance] = []
        self.chamber: list[Chance] = []
        self.battle: list[Chance] = []
        self.danger: Chance = Chance("danger", [], [])
        self.letter: Chance = Chance("letter", [], [])
        self.damage: Chance = Chance("damage", [], [])
        self.two_damage: Chance = Chance("damage2", [], [])
        self.spider: Chance = Chance("spider", [], [])
        self.wall_tile: Chance = Chance("wall", [], [])
        self.fast_wall: Chance = Chance("fast_wall", [], [])
        self.first_seat: Chance = Chance("first", [], [])


@mypyc_attr(acyclic=True)
class Hero:
    """One player's score sheet and the hero on it (drq-set-02); names are the table's affair (drq-set-03)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.status: int = INSIDE
        self.cause: int = NO_CAUSE
        self.suns: int = 0  # crossed off
        self.suns_total: int = SUNS
        self.lp: int = BONES
        self.bones: int = BONES  # drawn on the sheet, lost ones included
        self.pos: int = 0
        self.seen_chamber: bool = False
        self.has_left: bool = False  # the chamber, at least once
        self.just_left: bool = False  # no wall step in the next turn
        self.visited: int = 0
        self.blocked: int = 0
        self.crossed: int = 0  # squares the demon has been on
        self.line: tuple[int, ...] = ()
        self.dots: tuple[int, ...] = ()
        self.row: int = 0  # the current find row; ROWS when all are crossed off
        self.finds: int = 0  # ticked boxes of the current row
        self.row_states: tuple[int, ...] = (ROW_OPEN, ROW_OPEN, ROW_OPEN)
        self.arrows: int = 0
        self.trapdoors: int = 0
        self.fogs: int = 0
        self.coins50: int = 0  # ticked and not scratched
        self.coins100: int = 0
        self.boxes50: int = 0  # used up, scratched ones included
        self.boxes100: int = 0
        self.treasures: int = 0
        self.objects: int = 0
        self.bought: int = 0
        self.miss: int = NOTHING
        self.spider: int = NOTHING
        self.demon: int = NOTHING
        self.demon_at: int = NONE
        self.demon_fresh: bool = False  # woke in this very turn
        self.total: int = 0  # fixed on escape

    def clone(self) -> Hero:
        c = Hero(self.seat)
        c.status = self.status
        c.cause = self.cause
        c.suns = self.suns
        c.suns_total = self.suns_total
        c.lp = self.lp
        c.bones = self.bones
        c.pos = self.pos
        c.seen_chamber = self.seen_chamber
        c.has_left = self.has_left
        c.just_left = self.just_left
        c.visited = self.visited
        c.blocked = self.blocked
        c.crossed = self.crossed
        c.line = self.line
        c.dots = self.dots
        c.row = self.row
        c.finds = self.finds
        c.row_states = self.row_states
        c.arrows = self.arrows
        c.trapdoors = self.trapdoors
        c.fogs = self.fogs
        c.coins50 = self.coins50
        c.coins100 = self.coins100
        c.boxes50 = self.boxes50
        c.boxes100 = self.boxes100
        c.treasures = self.treasures
        c.objects = self.objects
        c.bought = self.bought
        c.miss = self.miss
        c.spider = self.spider
        c.demon = self.demon
        c.demon_at = self.demon_at
        c.demon_fresh = self.demon_fresh
        c.total = self.total
        return c

    def facts(self) -> tuple[object, ...]:
        """All there is on the sheet. Two heroes of one table with the same facts look the same."""
        return (
            self.seat,
            self.status,
            self.cause,
            self.suns,
            self.suns_total,
            self.lp,
            self.bones,
            self.pos,
            self.seen_chamber,
            self.has_left,
            self.just_left,
            self.visited,
            self.blocked,
            self.crossed,
            self.line,
            self.dots,
            self.row,
            self.finds,
            self.row_states,
            self.arrows,
            self.trapdoors,
            self.fogs,
            self.coins50,
            self.coins100,
            self.boxes50,
            self.boxes100,
            self.treasures,
            self.objects,
            self.bought,
            self.miss,
            self.spider,
            self.demon_at,
            self.total,
        )

    def in_chamber(self) -> bool:
        return self.pos == CHAMBER and self.status == INSIDE

    def owns(self, item: int) -> bool:
        return self.objects >> item & 1 == 1


class Quest(State):
    """A game of DragonQuest."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.heroes: list[Hero] = []
        self.start_seat: int = 0
        self.round: int = 0
        self.treasures: int = table.treasures_in_play  # in the supply
        self.objects: int = (1 << OBJECTS) - 1
        self.treasures_gone: int = 0  # left the game with a dead hero
        self.objects_gone: int = 0  # used, or left with a dead hero
        self.spider_tiles: int = SPIDER_TILES
        self.demon_tiles: int = DEMON_TILES
        self.miss_markers: int = MISS_MARKERS
        self.dragons: int = 0  # chamber dice set aside (drq-set-11)
        # The turn under way
        self.active: int = 0
        self.leaving: bool = False
        self.tile: int = 0  # the hidden wall tile, 0 when none lies there
        self.dice: int = 0
        self.rerolls: int = 0  # left
        self.steps: int = 0  # left
        self.finds: int = 0  # left to tick
        self.orb_lit: bool = False
        self.key_turning: bool = False  # on a blocked square, must go on
        self.arrived: bool = False  # entered the chamber this turn
        self.talisman_on: bool = False
        self.chamber_dice: int = 0  # the last throw in the chamber
        self.stars: int = 0
        self.danger_a: int = NO_DIE
        self.danger_b: int = NO_DIE
        self.danger_c: int = NO_DIE
        self.hits: int = 0  # skulls of the skeleton so far
        self.fire: int = 0  # dragons of the fire throw

    def clone(self) -> Quest:
        c = Quest(self.table)
        self.copy_engine(c)
        c.heroes = [h.clone() for h in self.heroes]
        c.start_seat = self.start_seat
        c.round = self.round
        c.treasures = self.treasures
        c.objects = self.objects
        c.treasures_gone = self.treasures_gone
        c.objects_gone = self.objects_gone
        c.spider_tiles = self.spider_tiles
        c.demon_tiles = self.demon_tiles
        c.miss_markers = self.miss_markers
        c.dragons = self.dragons
        c.active = self.active
        c.leaving = self.leaving
        c.tile = self.tile
        c.dice = self.dice
        c.rerolls = self.rerolls
        c.steps = self.steps
        c.finds = self.finds
        c.orb_lit = self.orb_lit
        c.key_turning = self.key_turning
        c.arrived = self.arrived
        c.talisman_on = self.talisman_on
        c.chamber_dice = self.chamber_dice
        c.stars = self.stars
        c.danger_a = self.danger_a
        c.danger_b = self.danger_b
        c.danger_c = self.danger_c
        c.hits = self.hits
        c.fire = self.fire
        return c

    def hero(self) -> Hero:
        """The hero whose turn it is."""
        return self.heroes[self.active]

    def nobody_in_chamber(self) -> bool:
        for h in self.heroes:
            if h.in_chamber():
                return False
        return True

    def blocker(self) -> int:
        """The seat that hides wall tiles, blocks squares and steers the demon for the active hero; -1: the game itself.

        drq-set-07: the right-hand neighbour plays just before. drq-wal-20, drq-dth-05: dead or out, it still acts;
        with `ghost_neighbours = no` the nearest seat whose hero is inside does. drq-sol-01: solo, the game.
        """
        seats = self.table.seats
        for back in range(1, seats):
            seat = (self.active - back) % seats
            if self.table.ghost_neighbours or self.heroes[seat].status == INSIDE:
                return seat
        return -1

    def imagine(self, seat: int, random: Callable[[], float]) -> Quest:
        """The one secret is the hidden wall tile; only the seat that laid it knows (drq-wal-05)."""
        c = self.clone()
        if c.tile and seat != self.blocker():
            c.tile = 1 + int(random() * 3)
        return c

    def turn_key(self) -> int:
        """Whose turn, by his suns: a hero who is dead or out takes none, and the others keep their dice."""
        return self.hero().suns << 3 | self.active if self.heroes else 0

    def scores(self) -> list[int]:
        return [h.total for h in self.heroes]

    def winners(self) -> list[int]:
        """drq-end-02 to -04, -06: the richest of those who escaped; nobody, and the dragon has won."""
        out = [h for h in self.heroes if h.status == ESCAPED]
        if not out:
            return []
        best = max([self.rank(h) for h in out])
        return [h.seat for h in out if self.rank(h) == best]

    def rank(self, h: Hero) -> tuple[int, int]:
        """What is compared: the total, then what the `tie_break` option names."""
        if self.table.tie_break == TIE_LP:
            return (h.total, h.lp)
        if self.table.tie_break == TIE_EARLY:
            return (h.total, -h.suns)
        return (h.total, 0)
