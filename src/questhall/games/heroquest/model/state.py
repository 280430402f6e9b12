"""The state of a campaign and of the quest under way. All numbers; words are made in options.py and tell.py.

Sets of squares, doors, rooms and spells are bits of an int. Seat 0 is Zargon, hero n sits at seat n + 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.core import State
from questhall.engine.grid import BIT
from questhall.games.heroquest.model.agreement import Table
from questhall.games.heroquest.model.board import COLUMNS, without
from questhall.games.heroquest.model.figures import IN_PLAY, NOWHERE, PLACED, Ally, Hero, Monster
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.knowledge import NOTHING_KNOWN, Known
from questhall.games.heroquest.model.plan import Plan
from questhall.games.heroquest.model.walls import NO_WALLS, Walls, walls_between

ZARGON: Final = 0
NO_PILES: Final[tuple[int, ...]] = (NOWHERE,) * 4

# State of a trap on the floor
TRAP_HIDDEN: Final = 0
TRAP_KNOWN: Final = 1
TRAP_SPRUNG: Final = 2  # an open pit, rubble
TRAP_GONE: Final = 3

# Where a game stands
SETUP: Final = 0
QUESTING: Final = 1
BETWEEN: Final = 2
FINISHED: Final = 3

# How a quest ended
UNDECIDED: Final = 0
SUCCESS: Final = 1
FAILURE: Final = 2
UNFINISHED: Final = 3


class Dungeon(State):
    """One game: a campaign, or a single quest."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.phase: int = SETUP
        self.heroes: list[Hero] = []
        self.order: tuple[int, ...] = ()  # heroes in turn order
        self.quest: int = 0  # index into table.plans
        self.campaign_done: int = 0  # bits of plans won
        self.taken_before: int = 0  # bits of the plan's treasures taken in an earlier try (heq-btw-07)
        self.artifacts_found: int = 0  # bits of items
        self.artifacts_lost: int = 0  # bits of items a later quest brings back (heq-die-09)
        self.beaten_in: int = NONE  # the quest they came back from last without success
        self.champions: int = 0  # bits of heroes
        self.ready: int = 0  # bits of heroes ready for the next quest
        # The quest under way
        self.plan: Plan = table.plans[table.first] if table.plans else Plan("", 0)
        self.outcome: int = UNDECIDED
        self.round: int = 0
        self.deck: tuple[int, ...] = ()  # cards left of each kind
        self.seen: int = 0  # bits of squares that lie open to the heroes
        self.rooms_seen: int = 0  # bits of areas revealed as a whole
        self.doors_seen: int = 0  # bits of doors placed on the board
        self.doors_open: int = 0
        self.doors_barred: tuple[int, ...] = ()  # rounds a door stays barricaded, per door
        self.east: int = 0  # bits of squares whose edge to the east can be crossed now
        self.south: int = 0
        self.solid: int = 0  # bits: blocked squares, rubble, solid rock (whether seen or not)
        self.blocking: int = 0  # bits: furniture that blocks movement
        self.opaque: int = 0  # bits: furniture that blocks sight
        self.kept_walls: Walls = NO_WALLS  # walls() sees to it
        self.kept_known: Known = NOTHING_KNOWN  # rules/imagining.py sees to it
        self.dream: int = 0  # in an imagined game: what the unseen is drawn from (rules/dreaming.py), once it matters
        self.stairs: int = 0  # bits: squares of the start and the exit, where heroes may stand together
        self.haven: int = 0  # bits: the stairway, where nothing harms a hero (table option safe_stairs)
        self.no_monsters: int = 0  # bits: the stairway and the exit, which monsters do not enter (heq-zar-12)
        self.traps: list[int] = []  # state of each floor trap
        self.armed: int = 0  # bits of furniture whose trap is armed
        self.traps_found: int = 0  # bits of furniture whose trap is known
        self.monsters: list[Monster] = []
        self.allies: list[Ally] = []
        self.hero_squares: int = 0  # bits; kept by move_hero and friends below
        self.monster_squares: int = 0
        self.ally_squares: int = 0
        self.item_places: list[int] = []  # per quest item: a square, or -2 - hero for its bearer, or NOWHERE
        self.things_found: tuple[int, ...] = ()  # quest items in the order in which they appeared, which names them
        self.people_met: tuple[int, ...] = ()  # allies likewise
        self.piles: tuple[int, ...] = NO_PILES  # where a dead hero's belongings lie, per hero
        self.treasures_taken: int = 0  # bits
        self.party_searched: int = 0  # bits of areas (treasure_searches: one per room)
        self.traps_sought: int = 0  # bits of squares searched for traps, for whoever asks what is left to do
        self.secrets_sought: int = 0  # bits of squares searched for secret doors
        self.progress: int = 0  # changes whenever something is found, opened, taken or won (rules/keeping_track.py)
        self.harm_done: int = 0  # the most Body Points the monsters were ever short of
        self.quiet_since: int = 0  # the round of the last change for good
        self.fallen: int = 0  # bits of monsters that were slain at some time
        self.risen: int = 0  # bits of those that have come back
        self.flags: int = 0
        self.counters: tuple[int, ...] = ()
        self.timers: tuple[int, ...] = ()  # rounds left; NONE: not running
        self.draws: tuple[int, ...] = ()  # index of the drawn value
        self.fired: int = 0  # bits of scripts that have happened
        self.actions_done: int = 0  # bits of quest actions (once)
        self.wandering_kind: int = NONE
        self.wandering_count: int = 1
        self.slow_every: int = 0  # a note slows those who come later too: they miss every n-th turn; 0: none
        self.slow_undead: bool = False  # only the undead
        self.collapsed: int = 0  # columns gone on the west side
        self.collapsed_east: int = 0
        self.goal_failed: bool = False
        self.goal_met: bool = False
        self.left_with: int = 0  # bits of quest items carried out
        self.noted: tuple[int, ...] = ()  # texts of the plan told so far
        self.items_lost: int = 0  # bits of quest items an effect has taken out of the quest
        self.items_spent: int = 0  # bits of those that were in a hero's hands then
        self.reached: int = 0  # bits of squares some hero has entered, of those a goal asks for
        self.rounds_done: int = 0  # whole rounds played
        self.door: int = NONE  # the door a quest action is about
        self.treasures_gone: tuple[int, ...] = ()  # per quest: bits of treasures taken for good (heq-btw-07)
        # The turn under way
        self.active: int = NONE  # hero whose turn it is; NONE in Zargon's turn
        self.acting: int = NONE  # hero an event is about
        self.trail: int = 0  # bits of squares where he was asked in this turn (rules/keeping_track.py)
        self.rolled: bool = False
        self.left: int = 0  # movement left
        self.stepped: bool = False
        self.acted: bool = False
        self.turn_over: bool = False  # heq-trn-09: only potions
        self.attack_more: bool = False  # Heroic Brew: a further attack inside this attack action
        self.first_target_orc: bool = False
        self.spells_cast: int = 0  # bits of spells cast in this action (Wand of Magic)
        self.monster: int = NONE  # monster whose turn it is
        self.moved: bool = False  # that monster has moved
        self.dice: int = 0  # the last throw, packed as in rules/dice.py
        self.hits: int = 0  # skulls of the attack under way
        self.attack_turn: int = NONE  # the turn in which a hero attacked last (heq-eqp-08)

    def clone(self) -> Dungeon:
        s = Dungeon(self.table)
        self.copy_engine(s)
        s.phase = self.phase
        s.heroes = [h.clone() for h in self.heroes]
        s.order = self.order
        s.quest = self.quest
        s.campaign_done = self.campaign_done
        s.taken_before = self.taken_before
        s.artifacts_found = self.artifacts_found
        s.artifacts_lost = self.artifacts_lost
        s.beaten_in = self.beaten_in
        s.champions = self.champions
        s.ready = self.ready
        s.plan = self.plan
        s.outcome = self.outcome
        s.round = self.round
        s.deck = self.deck
        s.seen = self.seen
        s.rooms_seen = self.rooms_seen
        s.doors_seen = self.doors_seen
        s.doors_open = self.doors_open
        s.doors_barred = self.doors_barred
        s.east = self.east
        s.south = self.south
        s.solid = self.solid
        s.blocking = self.blocking
        s.opaque = self.opaque
        s.kept_walls = self.kept_walls
        s.kept_known = self.kept_known
        s.dream = self.dream
        s.stairs = self.stairs
        s.haven = self.haven
        s.no_monsters = self.no_monsters
        s.traps = self.traps.copy()
        s.armed = self.armed
        s.traps_found = self.traps_found
        s.monsters = [m.clone() for m in self.monsters]
        s.allies = [a.clone() for a in self.allies]
        s.hero_squares = self.hero_squares
        s.monster_squares = self.monster_squares
        s.ally_squares = self.ally_squares
        s.item_places = self.item_places.copy()
        s.things_found = self.things_found
        s.people_met = self.people_met
        s.piles = self.piles
        s.treasures_taken = self.treasures_taken
        s.party_searched = self.party_searched
        s.traps_sought = self.traps_sought
        s.secrets_sought = self.secrets_sought
        s.progress = self.progress
        s.harm_done = self.harm_done
        s.quiet_since = self.quiet_since
        s.fallen = self.fallen
        s.risen = self.risen
        s.flags = self.flags
        s.counters = self.counters
        s.timers = self.timers
        s.draws = self.draws
        s.fired = self.fired
        s.actions_done = self.actions_done
        s.wandering_kind = self.wandering_kind
        s.wandering_count = self.wandering_count
        s.slow_every = self.slow_every
        s.slow_undead = self.slow_undead
        s.collapsed = self.collapsed
        s.collapsed_east = self.collapsed_east
        s.goal_failed = self.goal_failed
        s.goal_met = self.goal_met
        s.left_with = self.left_with
        s.noted = self.noted
        s.items_lost = self.items_lost
        s.items_spent = self.items_spent
        s.reached = self.reached
        s.rounds_done = self.rounds_done
        s.door = self.door
        s.treasures_gone = self.treasures_gone
        s.active = self.active
        s.acting = self.acting
        s.trail = self.trail
        s.rolled = self.rolled
        s.left = self.left
        s.stepped = self.stepped
        s.acted = self.acted
        s.turn_over = self.turn_over
        s.attack_more = self.attack_more
        s.first_target_orc = self.first_target_orc
        s.spells_cast = self.spells_cast
        s.monster = self.monster
        s.moved = self.moved
        s.dice = self.dice
        s.hits = self.hits
        s.attack_turn = self.attack_turn
        return s

    def imagine(self, seat: int, random: Callable[[], float]) -> Dungeon:
        """For heroes all is drawn anew that they have not seen; Zargon knows everything but dice and deck."""
        return IMAGINING[0](self, seat, random)

    def turn_key(self) -> int:
        """Whose turn of which round, hero or monster: where one is missing, the others keep their dice."""
        who = self.active + 1 if self.active != NONE else self.monster + 9
        return (self.quest << 12 | self.round) << 8 | who

    def scores(self) -> list[int]:
        """Zargon's and each hero's: 1 for the side that has won."""
        won = self.outcome == SUCCESS
        return [0 if won else 1] + [1 if won else 0] * self.table.heroes

    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.scores()) if score]

    def hero(self) -> Hero:
        """Whose turn it is."""
        return self.heroes[self.active]

    def move_hero(self, h: Hero, square: int) -> None:
        h.square = square
        bits = 0
        for each in self.heroes:
            if each.square >= 0 and each.status == IN_PLAY:
                bits |= BIT[each.square]
        self.hero_squares = bits

    def move_monster(self, m: Monster, square: int) -> None:
        if m.square >= 0:
            self.monster_squares = without(self.monster_squares, BIT[m.square])
        m.square = square
        if square >= 0:
            self.monster_squares |= BIT[square]
            if m.shown == 0:
                m.shown = 1 + max([each.shown for each in self.monsters], default=0)

    def move_ally(self, a: Ally, square: int) -> None:
        if a.square >= 0:
            self.ally_squares &= ~(1 << a.square)
        a.square = square
        if square >= 0:
            self.ally_squares |= 1 << square
            if a.number not in self.people_met:
                self.people_met = (*self.people_met, a.number)

    def monster_at(self, square: int) -> Monster | None:
        if self.monster_squares & BIT[square]:
            for m in self.monsters:
                if m.square == square and m.status == PLACED:
                    return m
        return None

    def find_thing(self, item: int) -> None:
        """A quest item comes to light."""
        if item not in self.things_found:
            self.things_found = (*self.things_found, item)

    def bearer(self, item: int) -> int:
        """The hero who carries a quest item; NONE if nobody does."""
        place = self.item_places[item]
        return -2 - place if place <= -2 else NONE

    # Edges and stones

    def walls(self) -> Walls:
        """The walls as they stand now, and what follows from them."""
        literal = self.table.literal_corners
        if not self.kept_walls.stand(self.east, self.south, self.solid, self.opaque, literal):
            self.kept_walls = walls_between(self.east, self.south, self.solid, self.opaque, literal)
        return self.kept_walls

    def near(self, square: int) -> int:
        """A square and those one step away over an open edge. Solid squares are not left out."""
        return self.walls().near(square)

    def open_edge(self, a: int, b: int) -> None:
        if b - a == COLUMNS:
            self.south |= 1 << a
        else:
            self.east |= 1 << a

    def close_edge(self, a: int, b: int) -> None:
        if b - a == COLUMNS:
            self.south &= ~(1 << a)
        else:
            self.east &= ~(1 << a)

    def edge_open(self, a: int, b: int) -> bool:
        """heq-dor-04: whether two orthogonally adjacent squares are joined; the solid is asked elsewhere."""
        bits = self.south if abs(b - a) == COLUMNS else self.east
        return bits >> min(a, b) & 1 == 1


Imagining = Callable[[Dungeon, int, Callable[[], float]], Dungeon]
IMAGINING: Final[list[Imagining]] = []  # the one way there is


def imagine_with(how: Imagining) -> None:
    """The engine asks the state, but what a seat knows stands on the rules, above: turn.py puts it in."""
    IMAGINING[:] = [how]
