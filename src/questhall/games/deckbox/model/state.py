"""The state of a game. All numbers; words are made in answers/, telling/ and views/.

Seat n plays hero n. Sets of squares, tiles and seats are bits of an int. What rarely changes is a tuple that clones
share.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.core import State
from questhall.engine.grid import BIT
from questhall.games.deckbox.model.cards import ITEM_COPIES, SUPPLY
from questhall.games.deckbox.model.figures import Die, Enemy, Hero, Pack
from questhall.games.deckbox.model.ground import NO_GROUND, Ground
from questhall.games.deckbox.model.plan import NO_ENCOUNTER, NO_PLAN, NONE, Encounter, Plan, Quest, Room
from questhall.games.deckbox.model.script import NO_SCRIPT, Script
from questhall.games.deckbox.model.table import Table

# Where a game stands
SETUP: Final = 0
HEROES: Final = 1
ENEMIES: Final = 2
RECOVERY: Final = 3
FINISHED: Final = 4

# How it ended
UNDECIDED: Final = 0
WON: Final = 1
ALL_FALLEN: Final = 2
OUT_OF_TIME: Final = 3

NO_MARKET: Final[tuple[int, ...]] = (NONE, NONE, NONE)
DREAMS: Final = 1 << 40
LETTERS: Final = 26
SEED_LENGTH: Final = 8  # dbd-app-15


class Delve(State):
    """One quest."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.quest: Quest = table.quest
        self.phase: int = SETUP
        self.outcome: int = UNDECIDED
        self.round: int = 0
        # The dungeon
        self.seed: str = table.seed
        self.plan: Plan = NO_PLAN  # what is not revealed yet is known here and nowhere else
        self.dream: int = 0  # in an imagined game: what the undiscovered rooms are drawn from
        self.foes: tuple[int, ...] = ()  # the quest's card for each slot
        self.rooms: tuple[Room, ...] = ()  # tiles in the order of reveal
        self.ground: Ground = NO_GROUND
        self.wet: int = 0  # bits of squares that cost as water
        self.rules: tuple[int, ...] = ()  # room rule of each tile
        self.features: tuple[int, ...] = ()  # feature of each tile
        self.uses: tuple[int, ...] = ()  # of that feature, left; 0: until it is removed
        self.gate_open: bool = False
        self.restless: int = 0  # Recovery phases since the last tile
        self.events_done: int = 0  # bits of quest events that happen once
        self.flags: tuple[int, ...] = ()
        # Figures
        self.heroes: list[Hero] = []
        self.enemies: list[Enemy] = []
        self.hero_squares: int = 0  # bits; kept by move_hero and friends below
        self.enemy_squares: int = 0
        self.mustered: tuple[int, ...] = ()  # the cards of all enemies so far, by their numbers
        self.supply: tuple[int, ...] = ()
        self.packs: tuple[Pack, ...] = ()
        self.captive: int = NONE  # the square where she waits for somebody to carry her
        self.smoke: int = 0  # bits of tiles
        # Items
        self.market: tuple[int, ...] = NO_MARKET
        self.deck: tuple[int, ...] = ()  # how many of each are left
        self.discard: tuple[int, ...] = ()
        # Luck from the seed (dbd-app-04): the stream of the dice, and the deck in its order, the top last
        self.stream: int = 0
        self.order: tuple[int, ...] = ()
        # The activation under way
        self.active: int = NONE
        self.yielded: int = 0  # bits of seats that let others go first
        self.actions: int = 0
        self.points: int = 0
        self.moving: bool = False
        # The Enemy phase
        self.to_act: tuple[int, ...] = ()  # numbers of enemies
        self.acting: int = NONE  # the enemy that acts
        self.passed: int = 0  # bits of seats: nothing in this window
        self.passed_phase: int = 0  # bits of seats: nothing more in this phase
        self.alarmed: int = 0  # bits of seats for whom something has happened since they were last asked
        # The script under way
        self.reading: Encounter = NO_ENCOUNTER
        self.scripted: bool = False  # a script runs
        self.where: int = NONE  # its tile
        self.voice: int = 0  # whose its texts are: a tile's encounter's, counted from 1, or the quest's
        self.explorer: int = NONE
        self.actor: int = NONE
        self.chosen: int = NONE
        self.payer: int = NONE
        self.drawn: int = NONE  # a random hero
        self.follow: Script = NO_SCRIPT  # how it goes on after a die, a test or a choice
        self.votes: tuple[int, ...] = ()
        self.latest: tuple[int, ...] = ()  # enemies of the latest spawn statement
        self.rolled: tuple[Die, ...] = ()  # enemy dice not placed yet
        # The attack under way
        self.dice: int = 0  # the last throw of white dice, packed as in rules/dice.py
        self.hits: int = 0
        self.criticals: int = 0
        self.volley: tuple[int, ...] = ()  # hits << 8 | criticals of each share of a barrage
        self.hurting: int = 0  # damage of this attack to its target

    def clone(self) -> Delve:
        s = Delve(self.table)
        self.copy_engine(s)
        s.quest = self.quest
        s.phase = self.phase
        s.outcome = self.outcome
        s.round = self.round
        s.seed = self.seed
        s.plan = self.plan
        s.dream = self.dream
        s.foes = self.foes
        s.rooms = self.rooms
        s.ground = self.ground
        s.wet = self.wet
        s.rules = self.rules
        s.features = self.features
        s.uses = self.uses
        s.gate_open = self.gate_open
        s.restless = self.restless
        s.events_done = self.events_done
        s.flags = self.flags
        s.heroes = [h.clone() for h in self.heroes]
        s.enemies = [e.clone() for e in self.enemies]
        s.hero_squares = self.hero_squares
        s.enemy_squares = self.enemy_squares
        s.mustered = self.mustered
        s.supply = self.supply
        s.packs = self.packs
        s.captive = self.captive
        s.smoke = self.smoke
        s.market = self.market
        s.deck = self.deck
        s.discard = self.discard
        s.stream = self.stream
        s.order = self.order
        s.active = self.active
        s.yielded = self.yielded
        s.actions = self.actions
        s.points = self.points
        s.moving = self.moving
        s.to_act = self.to_act
        s.acting = self.acting
        s.passed = self.passed
        s.passed_phase = self.passed_phase
        s.alarmed = self.alarmed
        s.reading = self.reading
        s.scripted = self.scripted
        s.where = self.where
        s.voice = self.voice
        s.explorer = self.explorer
        s.actor = self.actor
        s.chosen = self.chosen
        s.payer = self.payer
        s.drawn = self.drawn
        s.follow = self.follow
        s.votes = self.votes
        s.latest = self.latest
        s.rolled = self.rolled
        s.dice = self.dice
        s.hits = self.hits
        s.criticals = self.criticals
        s.volley = self.volley
        s.hurting = self.hurting
        return s

    def imagine(self, seat: int, random: Callable[[], float]) -> State:
        """Nobody knows what lies beyond, in which order the items come and how the dice will fall.

        The undiscovered rooms are drawn from the dream when one of them is explored.
        """
        s = self.clone()
        if s.outcome != UNDECIDED:
            return s
        if s.table.seed == "" and s.seed:
            s.seed = "".join([chr(ord("a") + int(random() * LETTERS)) for _ in self.seed])
        s.dream = 1 + int(random() * DREAMS)
        s.plan = NO_PLAN
        if s.table.seeded:
            s.stream = int(random() * DREAMS)
            s.order = shuffled(s.deck, random)
        return s

    def turn_key(self) -> int:
        """Whose turn of which round, hero or enemy: the order in which they act does not change their dice."""
        return self.round << 8 | (self.active + 1 if self.active != NONE else self.acting + 9)

    def scores(self) -> list[int]:
        return [1 if self.outcome == WON else 0] * len(self.heroes)

    def winners(self) -> list[int]:
        """dbd-end-01: they win together, the fallen too."""
        return list(range(len(self.heroes))) if self.outcome == WON else []

    # Figures

    def living(self) -> list[Hero]:
        return [h for h in self.heroes if not h.fallen]

    def defeated(self) -> bool:
        """dbd-end-02: all have fallen."""
        for h in self.heroes:
            if not h.fallen:
                return False
        return True

    def move_hero(self, h: Hero, square: int) -> None:
        h.square = square
        bits = 0
        for each in self.heroes:
            if each.square >= 0:
                bits |= BIT[each.square]
        self.hero_squares = bits

    def move_enemy(self, e: Enemy, square: int) -> None:
        if e.square >= 0:
            self.enemy_squares &= ~(1 << e.square)
        e.square = square
        if square >= 0:
            self.enemy_squares |= BIT[square]

    def hero_at(self, square: int) -> Hero | None:
        for h in self.heroes:
            if h.square == square:
                return h
        return None

    def enemy_at(self, square: int) -> Enemy | None:
        if self.enemy_squares & BIT[square]:
            for e in self.enemies:
                if e.square == square:
                    return e
        return None

    def enemy(self, number: int) -> Enemy | None:
        """The enemy of that number, if it still stands."""
        for e in self.enemies:
            if e.number == number:
                return e
        return None

    # Tiles

    def on_tile(self, slot: int) -> list[Hero]:
        """Erratum 6: the living heroes on a tile, its half-squares included."""
        bits = self.ground.tile_bits[slot]
        return [h for h in self.heroes if h.square >= 0 and bits >> h.square & 1]

    def rule_at(self, square: int, rule: int) -> bool:
        """Whether a tile of that square has that room rule."""
        g = self.ground
        if self.rules[g.first[square]] == rule:
            return True
        return g.second[square] != NONE and self.rules[g.second[square]] == rule

    def free(self, square: int) -> bool:
        return not (self.hero_squares & BIT[square] or self.enemy_squares & BIT[square])


def laid_out(table: Table) -> Delve:
    """The table before anything happens: full boxes, and a hero for each seat."""
    s = Delve(table)
    s.heroes = [Hero(seat) for seat in range(table.heroes)]
    s.supply = tuple([count * table.boxes for count in SUPPLY])  # dbd-set-12
    s.deck = tuple([count * table.boxes for count in ITEM_COPIES])  # dbd-set-10
    s.discard = (0,) * len(ITEM_COPIES)
    return s


def shuffled(counts: tuple[int, ...], random: Callable[[], float]) -> tuple[int, ...]:
    """A deck in any order."""
    cards = [card for card, count in enumerate(counts) for _ in range(count)]
    for n in range(len(cards) - 1, 0, -1):
        other = int(random() * (n + 1))
        cards[n], cards[other] = cards[other], cards[n]
    return tuple(cards)
