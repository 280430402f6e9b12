"""The figures on the board: heroes with their sheets, monsters, and the persons of a quest.

A search clones them by the million, so a row of numbers that seldom changes is a tuple, which clones share.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.games.heroquest.model.ids import ITEMS, NONE

NOWHERE: Final = -1
NO_ITEMS: Final[tuple[int, ...]] = (0,) * ITEMS

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


def changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A row of numbers with another one at that place."""
    return (*values[:place], value, *values[place + 1 :])


@mypyc_attr(acyclic=True)
class Hero:
    """A hero's sheet, and the hero on the board."""

    def __init__(self, number: int, kind: int) -> None:
        self.number = number
        self.kind = kind
        # The sheet (kept between quests)
        self.items: tuple[int, ...] = NO_ITEMS  # how many of each
        self.gold: int = 0
        self.hand: int = NONE  # weapon in hand
        self.worn: int = NONE  # body armour
        self.body: int = 0
        self.body_start: int = 0  # of the card; artifacts come on top
        self.mind: int = 0
        self.mind_start: int = 0
        self.quests: int = 0  # bits of plans he came back from with success
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
        self.actions_used: tuple[int, ...] = ()  # how often each quest action
        self.stood: int = 0  # bits of squares where he has stood with his hands free, since what he carries has changed
        self.stood_with: int = 0  # bits of the quest items he carried then
        self.owed: int = 0  # bits of items whose point could not be taken when they left his hands
        self.equipment_taken: tuple[int, ...] = ()  # what DO_TAKE_EQUIPMENT took; empty: nothing

    def have(self, item: int, count: int) -> None:
        """So many of an item from now on."""
        self.items = changed(self.items, item, count)

    def clone(self) -> Hero:
        h = Hero(self.number, self.kind)
        h.items = self.items
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
        h.actions_used = self.actions_used
        h.stood = self.stood
        h.stood_with = self.stood_with
        h.owed = self.owed
        h.equipment_taken = self.equipment_taken
        return h


@mypyc_attr(acyclic=True)
class Monster:
    """A monster: the first ones are those of the plan, in its order; others came later (plan NONE)."""

    def __init__(self, number: int, kind: int, plan: int) -> None:
        self.number = number
        self.kind = kind
        self.plan = plan
        self.figure: int = kind  # the kind whose figure stands there (rules/figure_supply.py)
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
        self.spells: tuple[int, ...] = ()  # dread spells left
        self.phase: int = 0  # how often it has come back
        self.returns_in: int = 0  # Zargon's turns until a slain one comes back; 0: never
        self.skips: int = 0  # misses every n-th turn; 0: none
        self.turns: int = 0  # Zargon's turns it has been on the board
        self.turned: int = NONE  # the npc that has changed sides and is a monster now
        self.fell_at: int = NOWHERE  # where its body lies, for those who look
        self.shown: int = 0  # the how-manieth to appear, which is its name; 0: not yet (a number would tell of others)

    def lose_spell(self, spell: int) -> None:
        """One card of it less."""
        place = self.spells.index(spell)
        self.spells = self.spells[:place] + self.spells[place + 1 :]

    def clone(self) -> Monster:
        m = Monster(self.number, self.kind, self.plan)
        m.figure = self.figure
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
        m.spells = self.spells
        m.phase = self.phase
        m.returns_in = self.returns_in
        m.skips = self.skips
        m.turns = self.turns
        m.turned = self.turned
        m.fell_at = self.fell_at
        m.shown = self.shown
        return m


@mypyc_attr(acyclic=True)
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
