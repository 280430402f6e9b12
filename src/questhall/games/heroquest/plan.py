"""A quest as numbers: what quest_file.py makes of a quest's TOML, shared by all clones of a game and never changed.

Squares are indices (board.py), rooms are area numbers, things of the quest are their place in the lists below, and
prose is an index into `Plan.texts`.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Doors
NORMAL: Final = 0
SECRET: Final = 1
LOCKED: Final = 2
FALSE: Final = 3
EVENT: Final = 4

# Traps on the floor
PIT: Final = 0
FALLING_BLOCK: Final = 1
SPEAR: Final = 2

# Triggers: (kind, a, b)
ON_QUEST_START: Final = 0
ON_ROUND_START: Final = 1  # a: round
ON_ENTER_SQUARE: Final = 2  # a: square
ON_ENTER_ROOM: Final = 3  # a: area
ON_REVEAL_ROOM: Final = 4  # a: area
ON_OPEN_DOOR: Final = 5  # a: door
ON_SEARCH_TREASURE: Final = 6  # a: area
ON_SEARCH_SECRET: Final = 7  # a: area
ON_SEARCH_TRAPS: Final = 8  # a: area
ON_MONSTER_SEEN: Final = 9  # a: monster
ON_MONSTER_DEAD: Final = 10  # a: monster
ON_ALL_DEAD: Final = 11  # a: group number, or NONE and b: monster kind
ON_HERO_DEAD: Final = 12
ON_ITEM_TAKEN: Final = 13  # a: quest item
ON_ITEM_USED: Final = 14
ON_NPC_DEAD: Final = 15  # a: npc
ON_NPC_AT_EXIT: Final = 16
ON_FLAG: Final = 17  # a: flag
ON_COUNTER: Final = 18  # a: counter, b: at least
ON_TIMER_ZERO: Final = 19  # a: timer
ON_HERO_LEAVES: Final = 20
ON_EVERY: Final = 21  # a: every n rounds (at the end of the round), b: from round
ON_ATTACK_ROLLED: Final = 22
ON_ANY_DOOR_OPENED: Final = 23
ON_TRAP_TRIGGERED: Final = 24
ON_ZERO_BODY: Final = 25  # a: monster, before it is removed
ON_ACTION: Final = 26  # a: quest action

# Conditions
IF_FLAG: Final = 0  # a: flag
IF_NOT_FLAG: Final = 1
IF_COUNTER: Final = 2  # a: counter, b: at least
IF_DEAD: Final = 3  # many: monsters, all dead
IF_ALIVE: Final = 4  # many: monsters, all alive
IF_HERO_IS: Final = 5  # a: class of the acting hero
IF_HAS_ITEM: Final = 6  # a: quest item carried by the acting hero
IF_PARTY_HAS: Final = 7  # a: class in the party at quest start
IF_HEROES_IN_ROOM: Final = 8  # a: area, b: at least
IF_ROUND: Final = 9  # a: round at least
IF_DRAW: Final = 10  # a: draw, b: value
IF_NOT: Final = 11  # parts[0]
IF_ANY: Final = 12  # parts
IF_ALL: Final = 13  # parts

# Effects; see quest_file.py for what a, b, many and to mean in each
DO_TEXT: Final = 0
DO_GOLD: Final = 1  # a: amount, b: 1 = split among the party
DO_ITEM: Final = 2  # a: item of items.py, or ITEMS + quest item
DO_ARTIFACT: Final = 3  # a: item
DO_DAMAGE: Final = 4  # a: amount, to: whom, b: 1 = they may defend, many: (1,) = mind instead of body
DO_HEAL: Final = 5
DO_END_TURN: Final = 6
DO_REVEAL_ROOM: Final = 7  # a: area
DO_REVEAL_DOOR: Final = 8  # a: door
DO_REVEAL_SQUARES: Final = 9  # many: squares
DO_OPEN_DOOR: Final = 10  # a: door
DO_FIND_SECRET: Final = 11  # a: door
DO_SPAWN: Final = 12  # a: monster kind, b: count, many: squares (the nearest free ones), act: to = 1
DO_WAKE: Final = 13  # many: monsters
DO_TELEPORT: Final = 14  # to: whom, many: squares
DO_BLOCK: Final = 15  # a: square
DO_PLACE_TRAP: Final = 16  # a: trap
DO_START_TIMER: Final = 17
DO_STOP_TIMER: Final = 18
DO_SET_FLAG: Final = 19  # a: flag
DO_ADD: Final = 20  # a: counter, b: n
DO_ALARM: Final = 21
DO_SET_STATS: Final = 22  # a: monster, many: move attack defend body mind (NONE: as it was)
DO_HEAL_MONSTER: Final = 23  # a: monster
DO_CHANGE_SIDE: Final = 24  # a: npc, or monster where b is 1
DO_TAKE_EQUIPMENT: Final = 25
DO_GIVE_BACK_EQUIPMENT: Final = 26
DO_SET_WANDERING: Final = 27  # a: kind, b: count
DO_END_QUEST: Final = 28  # a: 1 success, 0 failure
DO_LOSE_ITEM: Final = 29  # a: quest item
DO_LOSE_TURN: Final = 30
DO_CLOSE_DOOR: Final = 31  # a: door or NONE (the one beside the hero, chosen), b: rounds
DO_COLLAPSE: Final = 32  # a: 0 west, 1 east
DO_PEACEFUL: Final = 33  # many: monsters
DO_SKIP_TURNS: Final = 34  # a: 1 undead, 0 all; b: every n-th turn
DO_SET_SPELLS: Final = 35  # a: monster, b: dread spell, to: 1 add, 0 remove
DO_STEAL_SPELL: Final = 36
DO_RETURN_SPELLS: Final = 37

# Whom an effect is about
TO_ACTING: Final = 0  # the searcher, whoever triggered it
TO_ROOM: Final = 1
TO_ALL: Final = 2

# Objectives
KILL: Final = 0  # many: monsters
KILL_ALL: Final = 1  # a: kind, NONE for any
FIND: Final = 2  # a: quest item, carried out
COLLECT: Final = 3  # many: quest items, a: how many
RESCUE: Final = 4  # a: npc
ESCAPE: Final = 5  # a: how many heroes; NONE for all
REACH: Final = 6  # a: square
SURVIVE: Final = 7  # a: rounds
ACTIVATE: Final = 8  # many: flags, a: how many of them
PROTECT_NPC: Final = 9
PROTECT_ITEM: Final = 10

FAIL_NPC_DEAD: Final = 0
FAIL_TIMER_ZERO: Final = 1
FAIL_ITEM_LOST: Final = 2
FAIL_HEROES_DEAD: Final = 3

# Who moves an ally
BY_FREER: Final = 0
BY_PARTY: Final = 1
BY_ZARGON: Final = 2


class Trigger:
    def __init__(self, kind: int, a: int = NONE, b: int = NONE) -> None:
        self.kind = kind
        self.a = a
        self.b = b


class Condition:
    def __init__(self, kind: int, a: int = NONE, b: int = NONE) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.many: tuple[int, ...] = ()
        self.parts: list[Condition] = []


class Effect:
    def __init__(self, kind: int, a: int = NONE, b: int = NONE) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.many: tuple[int, ...] = ()
        self.to: int = TO_ACTING
        self.text: int = NONE


class Script:
    """An event of the quest: when it happens, if what holds, what it does."""

    def __init__(self, id: str, when: Trigger) -> None:
        self.id = id
        self.when = when
        self.needs: Condition | None = None
        self.once: bool = True
        self.text: int = NONE
        self.effects: list[Effect] = []


class Door:
    def __init__(self, id: str, a: int, b: int) -> None:
        self.id = id
        self.a = a  # the two squares it separates, a < b
        self.b = b
        self.kind: int = NORMAL
        self.key: int = NONE  # quest item
        self.open: bool = False
        self.searchable: bool = True


class Furniture:
    def __init__(self, id: str, kind: int, squares: int, area: int) -> None:
        self.id = id
        self.kind = kind
        self.squares = squares  # bits
        self.corner: int = NONE  # top left square
        self.rot: int = 0  # 0 or 90
        self.area = area
        self.blocks_move: bool = True
        self.blocks_sight: bool = False
        self.trapped: bool = False
        self.trap_name: int = NONE  # text
        self.trap: list[Effect] = []
        self.text: int = NONE


class Trap:
    def __init__(self, id: str, kind: int, square: int) -> None:
        self.id = id
        self.kind = kind
        self.square = square
        self.found: bool = False
        self.later: bool = False  # not there until DO_PLACE_TRAP
        self.damage: int = 1
        self.text: int = NONE


class Phase:
    """What a monster becomes instead of dying."""

    def __init__(self) -> None:
        self.square: int = NONE  # where it reappears; NONE: where it stood
        self.stats: list[int] = []  # move attack defend body mind; empty: as before
        self.spells: tuple[int, ...] = ()
        self.effects: list[Effect] = []


class MonsterPlan:
    def __init__(self, id: str, kind: int, square: int) -> None:
        self.id = id
        self.kind = kind
        self.square = square
        self.name: int = NONE  # text
        self.unique: bool = False
        self.stats: list[int] = []  # move attack defend body mind; empty: those of its card
        self.spells: tuple[int, ...] = ()  # dread spells, repeats allowed
        self.escape_to: int = NONE
        self.immune: int = 0  # bits of IMMUNE_ words below
        self.hurt_only_by: int = 0  # bits of items; 0: by everything
        self.not_hurt_by: int = 0  # bits of hero classes
        self.present_if: Condition | None = None
        self.dormant: bool = False
        self.wake: Trigger | None = None
        self.group: int = NONE
        self.carries: list[Effect] = []  # given to whoever kills it
        self.guards: int = NONE  # area
        self.phases: list[Phase] = []
        self.respawn_after: int = 0  # Zargon's turns; 0: never
        self.respawn_while: Condition | None = None
        self.ignores_dark: bool = False
        self.hint: str = ""  # for bots


IMMUNE_HOLY_WATER: Final = 1
IMMUNE_SPELLS: Final = 2
IMMUNE_SLEEP: Final = 4
IMMUNE_TEMPEST: Final = 8
IMMUNE_RANGED: Final = 16


class Npc:
    def __init__(self, id: str, name: int, square: int) -> None:
        self.id = id
        self.name = name
        self.square = square
        self.move: int = NONE  # NONE: its dice
        self.attack: int = 0
        self.defend: int = 2
        self.body: int = 2
        self.mind: int = 2
        self.controller: int = BY_FREER
        self.dice: int = 1
        self.attacks: bool = False
        self.joins: Trigger | None = None  # None: when it is placed


class QuestItem:
    def __init__(self, id: str, name: int) -> None:
        self.id = id
        self.name = name
        self.square: int = NONE  # where it lies at the start
        self.heavy: bool = False
        self.no_attack: bool = False
        self.no_heal: bool = False
        self.monsters_prefer_bearer: bool = False
        self.lamp: bool = False  # lights the way (attack_penalty_without_in_sight)
        self.turn_end: list[Effect] = []
        self.use: list[Effect] = []


class QuestAction:
    """Something only this quest lets heroes do."""

    def __init__(self, id: str, label: int) -> None:
        self.id = id
        self.label = label
        self.area: int = NONE  # standing in this room
        self.beside: int = 0  # bits: standing beside (or on) one of these squares
        self.in_sight: int = 0  # bits: one of these squares in sight
        self.beside_door: bool = False  # beside an open door, which is then the door of the effect
        self.free: bool = False
        self.gold: int = 0
        self.needs: Condition | None = None
        self.per_hero: int = 0  # 0: no limit
        self.once: bool = False
        self.effects: list[Effect] = []


class Treasure:
    def __init__(self, area: int) -> None:
        self.area = area
        self.needs: Condition | None = None
        self.gives: list[Effect] = []
        self.text: int = NONE


class Timer:
    def __init__(self, id: str, rounds: int, starts: Trigger | None) -> None:
        self.id = id
        self.rounds = rounds
        self.starts = starts
        self.at_zero: list[Effect] = []
        self.shown: bool = True
        self.label: int = NONE


class Goal:
    """One objective, or one way to fail."""

    def __init__(self, kind: int, a: int = NONE) -> None:
        self.kind = kind
        self.a = a
        self.many: tuple[int, ...] = ()
        self.text: int = NONE  # as the heroes read it; never names what they may not know


class Plan:
    """One quest."""

    def __init__(self, id: str, number: int) -> None:
        self.id = id
        self.number = number
        self.texts: list[dict[str, str]] = []  # language to words
        self.title: int = NONE
        self.parchment: int = NONE
        self.difficulty: int = 1
        # Where heroes begin and leave. A door start puts all four on the square inside the door, one by one.
        self.start_kind: int = 0  # 0 stairs, 1 door, 2 squares
        self.start: tuple[int, ...] = ()  # the squares in order
        self.exit: tuple[int, ...] = ()  # empty: there is none
        self.exit_is_start: bool = True
        self.exit_hidden: bool = False
        self.blocked: int = 0  # bits
        self.rock: int = 0  # bits: unreachable squares
        self.doors: list[Door] = []
        self.furniture: list[Furniture] = []
        self.traps: list[Trap] = []
        self.monsters: list[MonsterPlan] = []
        self.npcs: list[Npc] = []
        self.items: list[QuestItem] = []
        self.actions: list[QuestAction] = []
        self.treasures: list[Treasure] = []
        self.no_treasure: int = 0  # bits of areas
        self.wandering_kind: int = NONE
        self.wandering_count: int = 1
        self.wandering_script: int = NONE  # a Script instead of a monster
        self.scripts: list[Script] = []
        self.timers: list[Timer] = []
        self.flags: list[str] = []
        self.counters: list[str] = []
        self.counter_starts: list[int] = []
        self.draws: list[str] = []
        self.draw_values: list[list[str]] = []
        self.groups: list[str] = []
        # House rules of this quest
        self.dark_penalty: int = 0  # attack dice lost without a lamp in sight
        self.no_spells: bool = False
        self.fixed_move: int = 0
        self.doors_locked_until: int = NONE  # flag
        self.bonus_kind: int = NONE
        self.bonus_stat: int = 0
        self.bonus: int = 0
        # How it ends
        self.all_of: list[Goal] = []
        self.any_of: list[Goal] = []
        self.must_return: bool = True
        self.fails: list[Goal] = []
        self.rewards: list[Effect] = []
        self.reward_each: int = 0
        self.bounty_kind: int = NONE
        self.bounty: int = 0
        self.next: str = ""
        self.by_trigger: list[list[int]] = []  # who listens to each kind of trigger; rules/listening.py fills it
