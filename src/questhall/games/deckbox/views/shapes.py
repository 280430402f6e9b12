"""The view as types. The browser's `view.ts` is made from these by `tools/view_types.py`.

There is no secret between players (section 7): every seat and every spectator sees the same. Squares are "x,y" in the
global grid: x grows to the east, y to the south, the starting tile's interior is 1..5, and both may be negative.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Prose = dict[str, str]  # one text in every language
Colour = Literal["green", "blue", "red"]
Mode = Literal["melee", "ranged"]
Phase = Literal["setup", "heroes", "enemies", "recovery", "over"]
ExitState = Literal["live", "locked", "sealed", "joint", "entrance"]
# What a question is about: the name of the step that asks, as the hall sends it in `step`
Ask = Literal[
    "TakeCard",
    "PlaceHero",
    "WhoActs",
    "Act",
    "Aim",
    "Veiling",
    "SecondTarget",
    "Trading",
    "AnswerTrade",
    "Window",
    "React",
    "ChooseBranch",
    "Vote",
    "PickHero",
    "PickPayer",
    "PutDice",
    "ChooseAxis",
]


class Flag(TypedDict):
    """dbd-qst-04: a public counter."""

    id: str
    name: Prose
    value: int
    need: int | None  # what the objective or a gate asks for


class QuestView(TypedDict):
    id: str
    app: bool
    title: Prose
    story: Prose
    objective: Prose
    special: Prose | None
    victory: Prose | None
    defeat: Prose | None
    round: int
    limit: int | None  # last round
    restless: int | None  # Recovery phases until the dungeon stirs; None: it does not
    flags: list[Flag]
    seed: str | None  # shown if somebody chose it, and after the game
    outcome: Literal["won", "fallen", "time"] | None


class FeatureView(TypedDict):
    id: str
    at: str
    uses: int | None  # None: until it is removed


class TileView(TypedDict):
    """A tile on the table, in the order of reveal. `rows` are its 7 x 7 squares as they lie, north up.

    `#` wall, `.` floor, `~` water (a flooded floor too), `o` pit, `+` half-square. The first character of the first
    row is the square x = 6i, y = 6j.
    """

    ref: str  # tile:3
    slot: int
    i: int
    j: int
    face: str  # 12A
    arrow: int  # 0 north, 1 east, 2 south, 3 west
    rows: list[str]
    spawn: str
    rule: str | None
    feature: FeatureView | None
    smoke: bool
    encounter: str | None  # its id
    title: Prose | None  # of its encounter
    line: Prose | None


class GateView(TypedDict):
    flag: str
    name: Prose
    need: int


class ExitView(TypedDict):
    """A half-square."""

    ref: str  # exit:3,0
    at: str
    state: ExitState
    gate: GateView | None


class AttackTotal(TypedDict):
    """dbd-chr-01, -02: dice of the equipment, modifiers of hero and equipment."""

    dice: int
    modifier: int
    keywords: list[str]


class HeroView(TypedDict):
    ref: str  # hero:0
    seat: int
    hero: str | None  # the cards; None before they are taken
    equipment: str | None
    ability: str | None
    at: str | None
    health: int
    health_max: int
    energy: int
    energy_max: int | None
    energy_cost: int  # of the ability
    treasure: int
    treasure_max: int | None
    items: list[str]
    fallen: bool
    fell_at: str | None
    carries: bool
    activated: bool  # in this round
    melee: AttackTotal | None
    ranged: AttackTotal | None
    defence: int
    speed: int
    skills: dict[str, int]
    effects: list[str]  # stand, keen, whet, edge
    edge: int


class TurnView(TypedDict):
    hero: int | None  # seat of the hero who acts
    actions: int  # left
    points: int  # movement left in the move under way
    moving: bool


class EnemyView(TypedDict):
    """dbd-spn-01: a die on the table. `ref` counts enemies in the order in which they appeared, from 1."""

    ref: str  # enemy:3
    foe: str
    colour: Colour
    kind: Mode
    health: int
    cap: int
    at: str
    stunned: bool
    boss: bool
    last: int | None  # the seat that damaged it last
    order: int  # when it acts if nothing changes, from 1; 0 once all is over
    mark: str  # the letter that tells it from its likes; "" while there has been only one


class FoeCard(TypedDict):
    """One of the quest's six cards, in the order of activation."""

    slot: str  # GR, GM, BR, BM, RR, RM
    foe: str
    melee: AttackTotal | None
    ranged: AttackTotal | None
    defence: int
    speed: int
    keywords: list[str]
    targets: list[str]
    alive: int


class Offer(TypedDict):
    id: str
    cost: int


class Pack(TypedDict):
    ref: str  # pack:3,4
    at: str
    treasure: int
    items: list[str]


class Intent(TypedDict):
    """What an enemy would do if nothing changed, after those before it: it follows from rules that everybody knows."""

    enemy: str
    does: Literal["melee", "ranged", "advance", "wait", "stunned"]
    target: str | None  # hero:0
    why: list[str]  # the words of its card that decided: near, weak ...
    to: str  # where it goes, or stays
    worst: int  # the most it can do to its target
    also: dict[str, int]  # and to other heroes: a barrage is dealt out among all it can hit


class Shot(TypedDict):
    """An attack the acting hero can make now."""

    enemy: str
    how: Mode
    dice: int
    modifier: int
    defence: int
    line: list[int] | None  # the clear line, corner to corner: x1, y1, x2, y2
    damage: float
    kill: float


class Approach(TypedDict):
    """From where the acting hero could attack an enemy he cannot attack now."""

    enemy: str
    how: Mode
    at: str
    cost: int
    damage: float
    kill: float  # that it falls by the attack


class Throw(TypedDict):
    """An attack of a card that the acting hero can use now: it takes no action."""

    card: str  # item:axe, ability:lance
    at: str | None  # what it is used on: an enemy, a square, a tile
    shots: list[Shot]  # at each enemy that it attacks


class ReachView(TypedDict):
    """Where the acting hero can go with the movement and the actions left."""

    at: str
    cost: int  # movement points from here on
    moves: int  # further move actions this takes
    back: str  # the square before it on the way
    pits: int  # pits on the way
    explores: bool
    through: bool  # another hero stands here: one can pass and not stop


class EncounterView(TypedDict):
    """What is being read out, until its script is done."""

    id: str
    slot: int | None
    title: Prose | None
    line: Prose | None
    explorer: int
    story: bool  # an event of the quest


class AttackView(TypedDict):
    """The attack under way, for the dice tray and the table of a companion."""

    hero: int | None
    enemy: str | None
    by_hero: bool
    dice: int  # of the throw under way, attack or defence
    modifier: int
    hits: int  # so far
    criticals: int


class PlanRoom(TypedDict):
    """dbd-app-01: the whole dungeon, after the game or with an open map."""

    i: int
    j: int
    face: str
    arrow: int
    seen: bool
    title: Prose | None


class View(TypedDict):
    phase: Phase
    quest: QuestView
    tiles: list[TileView]
    exits: list[ExitView]
    heroes: list[HeroView]
    turn: TurnView
    enemies: list[EnemyView]
    foes: list[FoeCard]
    supply: dict[str, int]
    market: list[Offer | None]
    deck: int
    discard: list[str]
    packs: list[Pack]
    captive: str | None  # the square where she waits to be picked up
    intents: list[Intent]
    shots: list[Shot]
    approaches: list[Approach]
    throws: list[Throw]
    reach: list[ReachView]
    encounter: EncounterView | None
    attack: AttackView | None
    start_zone: list[str]
    plan: list[PlanRoom] | None
    boxes: int
