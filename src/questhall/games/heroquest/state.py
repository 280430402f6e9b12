"""The state of a campaign and of the quest under way. All numbers; words are made in options.py and tell.py.

Sets of squares, doors, rooms and spells are bits of an int. Seat 0 is Zargon, hero n sits at seat n + 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.core import State
from questhall.games.heroquest.board import COLUMNS
from questhall.games.heroquest.ids import CARDS, ITEMS
from questhall.games.heroquest.plan import NONE, Plan

ZARGON: Final = 0
NOWHERE: Final = -1

# What has become of a hero in this quest
IN_PLAY: Final = 0
OUTSIDE: Final = 1  # waits before the entrance door
LEFT: Final = 2
DEAD: Final = 3

# Lasting effects on heroes (bits)
ROCK_SKIN_ON: Final = 1
COURAGE_ON: Final = 2
SWIFT_ON: Final = 4  # Swift Wind
SPEED_ON: Final = 8  # Potion of Speed
STRENGTH_ON: Final = 16
DEFENSE_ON: Final = 32
BREW_ON: Final = 64
VEIL_ON: Final = 128
ROCK_ON: Final = 256  # Pass Through Rock
ASLEEP: Final = 512  # heq-trn-11: tested in this order
CLOUDED: Final = 1024
COMMANDED: Final = 2048
AFRAID: Final = 4096
MISSES_TURN: Final = 8192  # Tempest, or a quest's note

# State of a monster
HIDDEN: Final = 0  # not on the board yet
PLACED: Final = 1
SLAIN: Final = 2
ABSENT: Final = 3  # not in this game (present_if)

# Lasting effects on monsters (bits)
M_ASLEEP: Final = 1
M_MISSES: Final = 2
M_DORMANT: Final = 4
M_PEACEFUL: Final = 8
M_FRESH: Final = 16  # appeared in this Zargon turn, does not act in it
M_USED: Final = 32  # has had its turn

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

# Answers: verb << 20 | a << 10 | b
ROLL: Final = 1
WALK: Final = 2  # a: square
JUMP: Final = 3  # a: trap square, b: landing square
OPEN: Final = 4  # a: door
ATTACK: Final = 5  # a: weapon or NO_WEAPON, b: monster
THROW: Final = 6  # a: weapon, b: monster
PHANTOM: Final = 7  # a: Phantom Blade, b: monster, which may not defend
CAST: Final = 8  # a: spell, b: target (below)
SEARCH_TREASURE: Final = 9
SEARCH_SECRET: Final = 10
SEARCH_TRAPS: Final = 11
DISARM: Final = 12  # a: 0 floor trap, 1 furniture; b: its number
SPRINKLE: Final = 13  # holy water; b: monster
GO_BACK: Final = 14  # Ring of Return
PUSH: Final = 15  # Rod of Telekinesis; b: monster
ACT: Final = 16  # a: quest action, b: door + 1 if it is about one
DRINK: Final = 17  # a: potion
GIVE: Final = 18  # a: item (or ITEMS + quest item), b: hero
GIVE_GOLD: Final = 19  # a: hero, b: amount
TAKE: Final = 20  # a: quest item
DROP: Final = 21  # a: quest item
PICK_UP: Final = 22  # a: hero whose belongings lie here
HOLD: Final = 23  # a: weapon
REVIVE: Final = 24  # a: dead hero (Elixir of Life)
LEAVE: Final = 25
GIVE_UP: Final = 26  # declared lost (heq-end-09)
END_TURN: Final = 27
USE: Final = 28
KEEP: Final = 29
DIE: Final = 30  # a: which die to roll again
CHOOSE: Final = 31  # a: monster, or CLASSES.. a commanded hero: MONSTERS + hero
STRIKE: Final = 32  # b: hero, or ALLY + npc
DREAD_CAST: Final = 33  # a: dread spell, b: target (hero; direction for lightning; hero*64+item for rust: see dread.py)
DONE: Final = 34  # Zargon: this monster has finished
PLACE: Final = 35  # a: square
GROUP: Final = 36  # a: spell group
STORE: Final = 37  # a: spell for the Spell Ring
BUY: Final = 38  # a: equipment
SELL: Final = 39  # a: equipment
WEAR: Final = 40  # a: body armour, NO_WEAPON for none
READY: Final = 41
SHARE: Final = 42  # a: belongings of the dead go to hero a
USE_ITEM: Final = 43  # a: quest item
ORDER: Final = 44  # a: hero who acts next in the order
PLAY_QUEST: Final = 45  # a: the quest to play next, an index into table.plans
STOP: Final = 46  # the party ends the campaign
VERB_SHIFT: Final = 20
PART_SHIFT: Final = 10
PART: Final = 1023

# Targets of spells
T_HERO: Final = 0  # + hero
T_MONSTER: Final = 16  # + monster
T_DOOR: Final = 256  # + door
ALLY: Final = 8
COMMANDED_HERO: Final = 512  # CHOOSE: + hero


def code(verb: int, a: int = 0, b: int = 0) -> int:
    return verb << VERB_SHIFT | a << PART_SHIFT | b


def verb_of(answer: int) -> int:
    return answer >> VERB_SHIFT


def a_of(answer: int) -> int:
    return answer >> PART_SHIFT & PART


def b_of(answer: int) -> int:
    return answer & PART


class Table:
    """What is agreed before the game and never changes. Shared by clones."""

    def __init__(self, heroes: int) -> None:
        self.heroes = heroes
        self.classes: list[int] = []  # of each hero
        self.campaign: bool = False
        self.plans: list[Plan] = []  # the quests in order; one of them outside a campaign
        self.first: int = 0  # the plan to begin with
        self.turn_order: list[int] = []  # the heroes' numbers in the order of their turns (heq-set-15)
        # Table options (section 8)
        self.suggested_spells: bool = False
        self.windows: list[int] = []  # per hero: 0 ask, 1 at zero only, 2 never
        self.literal_corners: bool = False
        self.furniture_blocks_move: bool = True
        self.furniture_blocks_sight: int = 0  # 0 off, 1 tall, 2 all
        self.whole_corridor: bool = False
        self.pit_min_monster: int = 1
        self.item_passing: int = 0  # 0 adjacent, 1 adjacent without monster, 2 anywhere
        self.safe_stairs: bool = False
        self.summoned_act: bool = False
        self.wizard_handaxe: bool = False
        self.holy_water_sight: bool = False
        self.healing_at_zero: int = 0  # 0 not acted this round, 1 own turn only, 2 always
        self.sell_half: bool = False
        self.figure_limit: bool = False
        self.one_body: bool = False  # every standard monster has 1 Body Point
        self.one_search: bool = False  # one treasure search per room for the party
        self.movement: int = 0  # 0 dice, 1 seven squares, 2 best of two rolls
        self.death: int = 0  # 0 new hero, 1 wounded, 2 hardcore
        self.small_party_help: bool = False
        self.rolled_gear: bool = False  # a purse and the armoury before the first quest
        self.open_book: bool = False  # heroes see Zargon's map

    def with_plans(self, plans: list[Plan]) -> Table:
        """The same agreements about other quests."""
        t = Table(self.heroes)
        t.plans = plans
        t.classes = self.classes
        t.campaign = self.campaign
        t.first = self.first
        t.turn_order = self.turn_order
        t.suggested_spells = self.suggested_spells
        t.windows = self.windows
        t.literal_corners = self.literal_corners
        t.furniture_blocks_move = self.furniture_blocks_move
        t.furniture_blocks_sight = self.furniture_blocks_sight
        t.whole_corridor = self.whole_corridor
        t.pit_min_monster = self.pit_min_monster
        t.item_passing = self.item_passing
        t.safe_stairs = self.safe_stairs
        t.summoned_act = self.summoned_act
        t.wizard_handaxe = self.wizard_handaxe
        t.holy_water_sight = self.holy_water_sight
        t.healing_at_zero = self.healing_at_zero
        t.sell_half = self.sell_half
        t.figure_limit = self.figure_limit
        t.one_body = self.one_body
        t.one_search = self.one_search
        t.movement = self.movement
        t.death = self.death
        t.small_party_help = self.small_party_help
        t.rolled_gear = self.rolled_gear
        t.open_book = self.open_book
        return t


class Hero:
    """A hero's sheet, and the hero on the board."""

    def __init__(self, number: int, kind: int) -> None:
        self.number = number
        self.kind = kind
        # The sheet (kept between quests)
        self.items: list[int] = [0] * ITEMS  # how many of each
        self.gold: int = 0
        self.hand: int = NONE  # weapon in hand
        self.worn: int = NONE  # body armour
        self.body: int = 0
        self.body_start: int = 0  # of the card; artifacts come on top
        self.mind: int = 0
        self.mind_start: int = 0
        self.quests: int = 0  # bits of completed quests
        self.deaths: int = 0
        self.groups: int = 0  # bits of spell groups
        # The quest
        self.status: int = IN_PLAY
        self.square: int = NOWHERE
        self.spells: int = 0  # bits in hand
        self.stolen: int = 0  # bits of spells a monster has taken
        self.stored: int = NONE  # the spell in the Spell Ring; NONE again after its first casting
        self.effects: int = 0
        self.in_pit: bool = False
        self.used: int = 0  # once-per-quest powers: bits of the item
        self.searched: int = 0  # bits of areas
        self.pits_searched: int = 0  # bits of traps
        self.acted_in_round: bool = False
        self.carried_last_turn: int = 0  # bits of quest items held at the end of the previous turn
        self.actions_used: list[int] = []  # how often each quest action
        self.equipment_taken: list[int] = []  # what DO_TAKE_EQUIPMENT took; empty: nothing

    def clone(self) -> Hero:
        h = Hero(self.number, self.kind)
        h.items = self.items.copy()
        h.gold = self.gold
        h.hand = self.hand
        h.worn = self.worn
        h.body = self.body
        h.body_start = self.body_start
        h.mind = self.mind
        h.mind_start = self.mind_start
        h.quests = self.quests
        h.deaths = self.deaths
        h.groups = self.groups
        h.status = self.status
        h.square = self.square
        h.spells = self.spells
        h.stolen = self.stolen
        h.stored = self.stored
        h.effects = self.effects
        h.in_pit = self.in_pit
        h.used = self.used
        h.searched = self.searched
        h.pits_searched = self.pits_searched
        h.acted_in_round = self.acted_in_round
        h.carried_last_turn = self.carried_last_turn
        h.actions_used = self.actions_used.copy()
        h.equipment_taken = self.equipment_taken.copy()
        return h


class Monster:
    """A monster: the first ones are those of the plan, in its order; others came later (plan NONE)."""

    def __init__(self, number: int, kind: int, plan: int) -> None:
        self.number = number
        self.kind = kind
        self.plan = plan
        self.status: int = HIDDEN
        self.square: int = NOWHERE
        self.move: int = 0
        self.attack: int = 0
        self.defend: int = 0
        self.body: int = 0
        self.body_start: int = 0
        self.mind: int = 0
        self.effects: int = 0
        self.in_pit: bool = False
        self.spells: list[int] = []  # dread spells left
        self.phase: int = 0  # how often it has come back
        self.returns_in: int = 0  # Zargon's turns until a slain one comes back; 0: never
        self.skips: int = 0  # misses every n-th turn; 0: none
        self.turns: int = 0  # Zargon's turns it has been on the board
        self.turned: int = NONE  # the npc that has changed sides and is a monster now
        self.shown: int = 0  # the how-manieth to appear, which is its name; 0: not yet (a number would tell of others)

    def clone(self) -> Monster:
        m = Monster(self.number, self.kind, self.plan)
        m.status = self.status
        m.square = self.square
        m.move = self.move
        m.attack = self.attack
        m.defend = self.defend
        m.body = self.body
        m.body_start = self.body_start
        m.mind = self.mind
        m.effects = self.effects
        m.in_pit = self.in_pit
        m.spells = self.spells.copy()
        m.phase = self.phase
        m.returns_in = self.returns_in
        m.skips = self.skips
        m.turns = self.turns
        m.turned = self.turned
        m.shown = self.shown
        return m


class Ally:
    """A person of the quest (npcs), in the plan's order."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.status: int = HIDDEN  # HIDDEN, PLACED, SLAIN, or ABSENT once safe outside
        self.square: int = NOWHERE
        self.body: int = 0
        self.leader: int = NONE  # the hero who moves it
        self.hostile: bool = False
        self.joined: bool = False

    def clone(self) -> Ally:
        a = Ally(self.number)
        a.status = self.status
        a.square = self.square
        a.body = self.body
        a.leader = self.leader
        a.hostile = self.hostile
        a.joined = self.joined
        return a


class Dungeon(State):
    """One game: a campaign, or a single quest."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.phase: int = SETUP
        self.heroes: list[Hero] = []
        self.order: list[int] = []  # heroes in turn order
        self.quest: int = 0  # index into table.plans
        self.campaign_done: int = 0  # bits of plans won
        self.taken_before: int = 0  # bits of the plan's treasures taken in an earlier try (heq-btw-07)
        self.artifacts_found: int = 0  # bits of items
        self.artifacts_lost: int = 0  # bits of items a later quest brings back (heq-die-09)
        self.champions: int = 0  # bits of heroes
        self.ready: int = 0  # bits of heroes ready for the next quest
        # The quest under way
        self.plan: Plan = table.plans[table.first] if table.plans else Plan("", 0)
        self.outcome: int = UNDECIDED
        self.round: int = 0
        self.deck: list[int] = [0] * CARDS  # cards left of each kind
        self.seen: int = 0  # bits of squares that lie open to the heroes
        self.rooms_seen: int = 0  # bits of areas revealed as a whole
        self.doors_seen: int = 0  # bits of doors placed on the board
        self.doors_open: int = 0
        self.doors_barred: list[int] = []  # rounds a door stays barricaded, per door; empty: none ever was
        self.east: int = 0  # bits of squares whose edge to the east can be crossed now
        self.south: int = 0
        self.solid: int = 0  # bits: blocked squares, rubble, solid rock (whether seen or not)
        self.blocking: int = 0  # bits: furniture that blocks movement
        self.opaque: int = 0  # bits: furniture that blocks sight
        self.stairs: int = 0  # bits: squares of the start and the exit, where heroes may stand together
        self.traps: list[int] = []  # state of each floor trap
        self.armed: int = 0  # bits of furniture whose trap is armed
        self.traps_found: int = 0  # bits of furniture whose trap is known
        self.monsters: list[Monster] = []
        self.allies: list[Ally] = []
        self.hero_squares: int = 0  # bits; kept by move_hero and friends below
        self.monster_squares: int = 0
        self.ally_squares: int = 0
        self.item_places: list[int] = []  # per quest item: a square, or -2 - hero for its bearer, or NOWHERE
        self.piles: list[int] = [NOWHERE] * 4  # where a dead hero's belongings lie, per hero
        self.treasures_taken: int = 0  # bits
        self.party_searched: int = 0  # bits of areas (treasure_searches: one per room)
        self.traps_sought: int = 0  # bits of squares searched for traps, for whoever asks what is left to do
        self.secrets_sought: int = 0  # bits of squares searched for secret doors
        self.flags: int = 0
        self.counters: list[int] = []
        self.timers: list[int] = []  # rounds left; NONE: not running
        self.draws: list[int] = []  # index of the drawn value
        self.fired: int = 0  # bits of scripts that have happened
        self.actions_done: int = 0  # bits of quest actions (once)
        self.wandering_kind: int = NONE
        self.wandering_count: int = 1
        self.collapsed: int = 0  # columns gone on the west side
        self.collapsed_east: int = 0
        self.goal_failed: bool = False
        self.goal_met: bool = False
        self.left_with: int = 0  # bits of quest items carried out
        self.noted: list[int] = []  # texts of the plan told so far
        self.items_lost: int = 0  # bits of quest items an effect has taken out of the quest
        self.items_spent: int = 0  # bits of those that were in a hero's hands then
        self.reached: int = 0  # bits of squares some hero has entered, of those a goal asks for
        self.rounds_done: int = 0  # whole rounds played
        self.door: int = NONE  # the door a quest action is about
        self.treasures_gone: list[int] = []  # per quest: bits of treasures taken for good (heq-btw-07)
        # The turn under way
        self.active: int = NONE  # hero whose turn it is; NONE in Zargon's turn
        self.acting: int = NONE  # hero an event is about
        self.rolled: bool = False
        self.left: int = 0  # movement left
        self.stepped: bool = False
        self.acted: bool = False
        self.turn_over: bool = False  # heq-trn-09: only potions
        self.attacks_left: int = 0  # further attacks inside this attack action
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
        s.order = self.order.copy()
        s.quest = self.quest
        s.campaign_done = self.campaign_done
        s.taken_before = self.taken_before
        s.artifacts_found = self.artifacts_found
        s.artifacts_lost = self.artifacts_lost
        s.champions = self.champions
        s.ready = self.ready
        s.plan = self.plan
        s.outcome = self.outcome
        s.round = self.round
        s.deck = self.deck.copy()
        s.seen = self.seen
        s.rooms_seen = self.rooms_seen
        s.doors_seen = self.doors_seen
        s.doors_open = self.doors_open
        s.doors_barred = self.doors_barred.copy()
        s.east = self.east
        s.south = self.south
        s.solid = self.solid
        s.blocking = self.blocking
        s.opaque = self.opaque
        s.stairs = self.stairs
        s.traps = self.traps.copy()
        s.armed = self.armed
        s.traps_found = self.traps_found
        s.monsters = [m.clone() for m in self.monsters]
        s.allies = [a.clone() for a in self.allies]
        s.hero_squares = self.hero_squares
        s.monster_squares = self.monster_squares
        s.ally_squares = self.ally_squares
        s.item_places = self.item_places.copy()
        s.piles = self.piles.copy()
        s.treasures_taken = self.treasures_taken
        s.party_searched = self.party_searched
        s.traps_sought = self.traps_sought
        s.secrets_sought = self.secrets_sought
        s.flags = self.flags
        s.counters = self.counters.copy()
        s.timers = self.timers.copy()
        s.draws = self.draws.copy()
        s.fired = self.fired
        s.actions_done = self.actions_done
        s.wandering_kind = self.wandering_kind
        s.wandering_count = self.wandering_count
        s.collapsed = self.collapsed
        s.collapsed_east = self.collapsed_east
        s.goal_failed = self.goal_failed
        s.goal_met = self.goal_met
        s.left_with = self.left_with
        s.noted = self.noted.copy()
        s.items_lost = self.items_lost
        s.items_spent = self.items_spent
        s.reached = self.reached
        s.rounds_done = self.rounds_done
        s.door = self.door
        s.treasures_gone = self.treasures_gone.copy()
        s.active = self.active
        s.acting = self.acting
        s.rolled = self.rolled
        s.left = self.left
        s.stepped = self.stepped
        s.acted = self.acted
        s.turn_over = self.turn_over
        s.attacks_left = self.attacks_left
        s.first_target_orc = self.first_target_orc
        s.spells_cast = self.spells_cast
        s.monster = self.monster
        s.moved = self.moved
        s.dice = self.dice
        s.hits = self.hits
        s.attack_turn = self.attack_turn
        return s

    def imagine(self, seat: int, random: Callable[[], float]) -> State:
        """Heroes are shown a dungeon that ends where they have not looked yet; Zargon knows all but dice and deck."""
        from questhall.games.heroquest.veil import veiled  # the veil knows the state

        return self.clone() if seat == ZARGON or self.table.open_book else veiled(self)

    def scores(self) -> list[int]:
        """Zargon's and each hero's: 1 for the side that has won."""
        won = self.outcome == SUCCESS
        return [0 if won else 1] + [1 if won else 0] * self.table.heroes

    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.scores()) if score]

    # Who and where

    def hero(self) -> Hero:
        """Whose turn it is."""
        return self.heroes[self.active]

    def move_hero(self, h: Hero, square: int) -> None:
        h.square = square
        bits = 0
        for each in self.heroes:
            if each.square >= 0 and each.status == IN_PLAY:
                bits |= 1 << each.square
        self.hero_squares = bits

    def move_monster(self, m: Monster, square: int) -> None:
        if m.square >= 0:
            self.monster_squares &= ~(1 << m.square)
        m.square = square
        if square >= 0:
            self.monster_squares |= 1 << square
            if m.shown == 0:
                m.shown = 1 + max([each.shown for each in self.monsters], default=0)

    def move_ally(self, a: Ally, square: int) -> None:
        if a.square >= 0:
            self.ally_squares &= ~(1 << a.square)
        a.square = square
        if square >= 0:
            self.ally_squares |= 1 << square

    def monster_at(self, square: int) -> Monster | None:
        if self.monster_squares >> square & 1:
            for m in self.monsters:
                if m.square == square and m.status == PLACED:
                    return m
        return None

    def bearer(self, item: int) -> int:
        """The hero who carries a quest item; NONE if nobody does."""
        place = self.item_places[item]
        return -2 - place if place <= -2 else NONE

    # Edges

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
        if a > b:
            a, b = b, a
        bits = self.south if b - a == COLUMNS else self.east
        return bits >> a & 1 == 1
