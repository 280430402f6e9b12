"""A quest as numbers: what quest_file.py makes of a quest's TOML, shared by all clones of a game and never changed.

Squares are indices (board.py), rooms are area numbers, things of the quest are their place in the lists below, and
prose is an index into `Plan.texts`.
"""

from __future__ import annotations

from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan_kinds import BY_FREER, NORMAL, TO_ACTING


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
        self.immune: int = 0  # bits of IMMUNE_ words
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
        self.hint: str = ""  # for bots


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
        self.victory: int = NONE  # how the story ends
        self.defeat: int = NONE
        self.areas: dict[int, tuple[int, int]] = {}  # what the quest calls an area: its name, and `of` it
        self.difficulty: int = 1
        # Where heroes begin and leave. A door start puts all four on the square inside the door, one by one.
        self.start_kind: int = 0  # 0 stairs, 1 door, 2 squares
        self.start: tuple[int, ...] = ()  # the squares in order
        self.exit: tuple[int, ...] = ()  # empty: there is none
        self.exit_is_start: bool = True
        self.exit_kind: int = 0  # as start_kind, if the exit is a place of its own
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
        self.by_trigger: list[list[int]] = []  # who listens to each kind of trigger; rules/triggers.py fills it
        self.kept_stub: Plan | None = None  # what is known of it while another quest is played (rules/known_parts.py)

    def told(self) -> Plan:
        """A plan of which only that is known which is told before the quest begins, but for its words."""
        made = Plan(self.id, self.number)
        made.start_kind = self.start_kind
        made.start = self.start
        made.exit_is_start = self.exit_is_start
        made.exit_kind = self.exit_kind
        made.must_return = self.must_return
        made.dark_penalty = self.dark_penalty
        made.no_spells = self.no_spells
        made.fixed_move = self.fixed_move
        made.difficulty = self.difficulty
        return made

    def draft(self) -> Plan:
        """A known plan (rules/known_plan.py) to which more may be added."""
        made = self.told()
        made.title = self.title
        made.parchment = self.parchment
        made.victory = self.victory
        made.defeat = self.defeat
        made.areas = self.areas
        made.texts = self.texts
        made.blocked = self.blocked
        made.exit = self.exit
        made.exit_hidden = self.exit_hidden
        made.no_treasure = self.no_treasure
        made.doors = self.doors.copy()
        made.furniture = self.furniture.copy()
        made.traps = self.traps.copy()
        made.monsters = self.monsters
        made.npcs = self.npcs
        made.items = self.items.copy()
        made.timers = self.timers
        made.actions = self.actions
        made.all_of = self.all_of.copy()
        made.any_of = self.any_of.copy()
        return made
