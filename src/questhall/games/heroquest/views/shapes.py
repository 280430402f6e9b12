"""The view as types. The browser's `view.ts` is made from these by `tools/view_types.py`.

Squares are named by column and row: `S17`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Prose = dict[str, str]  # a quest's own words, in every language
Phase = Literal["setup", "quest", "between", "over"]
Status = Literal["in_play", "outside", "left", "dead"]
Outcome = Literal["undecided", "success", "failure", "unfinished"]
QuestState = Literal["done", "open", "locked"]
DoorKind = Literal["normal", "secret", "locked", "false", "event"]
TrapKind = Literal["pit", "falling_block", "spear"]
# What a question is about: the name of the step that asks, as the hall sends it in `step`
Ask = Literal[
    "HeroChoice",
    "ChooseGroups",
    "StoreSpell",
    "ChooseMonster",
    "MonsterActs",
    "CommandedActs",
    "Wander",
    "SetDown",
    "LeaveRubble",
    "Walk",
    "Strike",
    "Again",
    "Reroll",
    "BeforeDefence",
    "Sip",
    "ZeroBody",
    "Share",
    "Claims",
    "OnceMore",
    "Armoury",
]


# The board


class DoorName(TypedDict):
    """`the north door of the laboratory`, as arguments of a text."""

    side: str
    of: str | Prose
    detail: str  # which of them, where the wall has several doors; else empty


class Door(TypedDict):
    """Between the squares `a` and `b`."""

    ref: str
    a: str
    b: str
    open: bool
    kind: DoorKind
    barred: int
    called: DoorName


class Piece(TypedDict):
    """A piece of furniture."""

    ref: str
    kind: str
    at: str
    rot: int
    squares: list[str]  # every square it stands on
    trap: str | Prose | None  # `known`; Zargon also reads what it is


class Trap(TypedDict):
    ref: str
    kind: TrapKind
    at: str
    state: Literal["known", "sprung", "hidden"]


class Immunities(TypedDict):
    """R-59: what cannot hurt or touch it, the only things that can, and the heroes who cannot."""

    immune: list[str]
    hurt_only_by: list[str]
    not_hurt_by: list[str]


class Monster(Immunities):
    ref: str
    kind: str
    figure: NotRequired[str]  # the kind of figure on the board: another one where the box has run out
    name: Prose | None
    number: NotRequired[int]  # which of several alike it is; 0: there has been no other
    at: str
    body: int
    body_start: int
    move: int
    attack: int
    defend: int
    mind: int
    effects: list[str]
    in_pit: bool
    used: bool
    threat: NotRequired[int]  # of one that stands on the board
    spells: NotRequired[list[str]]  # dread spells of one that is hidden; only Zargon reads them


class MonsterCard(TypedDict):
    """What the printed card of a monster says."""

    kind: str
    move: int
    attack: int
    defend: int
    body: int
    mind: int


class Ally(TypedDict):
    ref: str
    name: Prose | str
    at: str
    body: int
    body_start: int
    leader: int | None


class Thing(TypedDict):
    """A thing of the quest's own."""

    ref: str
    name: Prose | str
    at: str | None
    bearer: int | None
    out: bool  # it has left the dungeon


class Body(TypedDict):
    """A slain monster where it fell, until it rises again."""

    kind: str
    at: str


class Pile(TypedDict):
    """What a dead hero leaves behind."""

    hero: int
    at: str


class Ground(TypedDict):
    """All that lies open on the board."""

    rows: list[str]  # a sign a square: its room, `.` a corridor, `#` unseen, `%` stone, `*` rubble
    places: dict[str, str | Prose]  # what each area in sight is called, by its sign
    doors: list[Door]
    furniture: list[Piece]
    traps: list[Trap]
    stairs: list[str]
    exit: list[str]
    monsters: list[Monster]
    allies: list[Ally]
    things: list[Thing]
    reach: dict[str, int]  # steps to each square the hero on turn may walk to
    sight: list[str]  # squares the hero on turn could aim at
    piles: list[Pile]
    bodies: list[Body]


# Heroes


class Dice(TypedDict):
    """How many dice, and why so many."""

    dice: int
    parts: list[tuple[str, int]]


class Owned(TypedDict):
    id: str
    count: int


class Hero(TypedDict):
    """heq-set-06: a hero's sheet lies open to all."""

    ref: str
    seat: int
    kind: str
    name: str  # what his player calls him; "" for his class
    at: str | None
    status: Status
    body: int
    body_max: int
    mind: int
    mind_max: int
    gold: int
    hand: str | None
    worn: str | None
    items: list[Owned]
    things: list[str]
    spells: list[str]
    groups: list[str]
    stored: str | None
    attack: Dice
    defend: Dice
    move: Dice
    effects: list[str]
    in_pit: bool
    searched: list[str]
    used: list[str]
    quests: list[int]
    deaths: int
    champion: bool


# The quest


class QuestEntry(TypedDict):
    """A quest of the book as far as everybody may read it."""

    id: str
    number: int
    title: Prose | None
    difficulty: int
    state: QuestState


class GoalView(TypedDict):
    text: Prose | None
    met: bool


class TimerView(TypedDict):
    id: str
    label: Prose | None
    left: int


class QuestView(TypedDict):
    id: str
    number: int
    title: Prose | None
    parchment: Prose | None
    epilogue: Prose | None  # once it is over, if the quest has one of its own
    round: int
    goals: list[GoalView]
    notes: list[Prose | None]
    timers: list[TimerView]
    met: bool
    failed: bool
    outcome: Outcome


class Turn(TypedDict):
    hero: int | None
    zargon: bool
    rolled: bool
    left: int
    stepped: bool
    acted: bool
    over: bool
    monster: str | None


# What else lies on the table


class Deck(TypedDict):
    left: int
    bad: int


class Throw(TypedDict):
    """The last one."""

    kind: Literal["combat", "red"]
    faces: list[str]


class Ware(TypedDict):
    id: str
    cost: int
    who: list[int]  # the heroes who may use it


class Shop(TypedDict):
    stock: list[Ware]
    ready: list[int]
    next: int  # the number of the quest that comes next


# Zargon's screen


class Caster(TypedDict):
    """The dread spells a monster on the board still has."""

    monster: str
    spells: list[str]


class HiddenAlly(TypedDict):
    ref: str
    name: Prose | str
    at: str | None


class HiddenThing(TypedDict):
    ref: str
    name: Prose | str
    at: str


class SpecialTreasure(TypedDict):
    room: str
    text: Prose | None
    gives: list[dict[str, str | int | Prose]]  # gold, item, artifact, damage, heal


class QuestEvent(TypedDict):
    id: str
    text: Prose | None
    when: str


class Wandering(TypedDict):
    kind: str
    count: int


class Secrets(TypedDict):
    """What only Zargon sees (heq-set-04)."""

    rows: list[str]
    doors: list[Door]
    traps: list[Trap]
    furniture: list[Piece]
    monsters: list[Monster]
    casters: list[Caster]
    allies: list[HiddenAlly]
    things: list[HiddenThing]
    treasures: list[SpecialTreasure]
    events: list[QuestEvent]
    wandering: Wandering | None
    draws: dict[str, str]
    counters: dict[str, int]
    flags: list[str]
    exit: list[str]


class View(Ground):
    phase: Phase
    campaign: bool
    quests: list[QuestEntry]
    quest: QuestView
    turn: Turn
    heroes: list[Hero]
    order: list[int]
    deck: Deck
    kinds: list[str]
    cards: list[MonsterCard]  # of the monsters met so far
    dice: Throw | None
    shop: Shop | None
    zargon: Secrets | None
