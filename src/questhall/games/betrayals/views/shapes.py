"""The view as types. The browser's `view.ts` is made from these by `tools/view_types.py`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Seat = str  # seat:2
Phase = Literal["setup", "village", "dungeon", "arena", "over"]
Slot = Literal["weapon", "armour", "jewel"]
SideName = Literal["attacker", "defender", "neutral"]
SideRule = Literal["ask", "attacker", "defender", "neutral", "against_leader", "promised"]
Talk = Literal["village", "dungeon", "arena", "settlement"]
GemSource = Literal["monster", "moon", "loop", "bounty", "song", "fingers"]
PromiseState = Literal["open", "kept", "broken", "void", "waived"]
PledgeKind = Literal[
    "gems",
    "share",
    "trophy",
    "carcass",
    "item",
    "quest",
    "side",
    "no_arena",
    "ally_next",
    "text",
]
# What a question is about: the name of the step that asks, as the hall sends it in `step`
Ask = Literal[
    "Draft",
    "ChooseMain",
    "KeepQuest",
    "Fit",
    "SecondSight",
    "Peddler",
    "Altar",
    "Letter",
    "Gate",
    "FleeOrFight",
    "Announce",
    "Twist",
    "Wish",
    "Spoils",
    "ChooseSide",
    "VolteFace",
    "Plunder",
    "Settle",
    "ClaimQuests",
    "DungeonByTurns",
    "ArenaByTurns",
    "Parley",
]

# What people say to each other


class GemsTerm(TypedDict):
    gems: int


class ItemTerm(TypedDict):
    item: str


class CarcassTerm(TypedDict):
    carcass: str


class QuestTerm(TypedDict):
    """dqt-neg-20: its number is all that is shown."""

    quest: int


Term = GemsTerm | ItemTerm | CarcassTerm | QuestTerm  # what changes hands now


class ByRound(TypedDict):
    round: int


class Pledge(TypedDict):
    """What is promised for later."""

    kind: PledgeKind
    n: NotRequired[int]
    of: NotRequired[list[int]]  # a share: so many of so many
    card: NotRequired[str]
    item: NotRequired[str]
    quest: NotRequired[int]
    side: NotRequired[SideName]
    round: NotRequired[int]
    text: NotRequired[str]
    when: NotRequired[Literal["win", "always"]]
    due: NotRequired[Literal["turn", "spoils"] | ByRound]


class Proposal(TypedDict):
    """An offer as it is said in a structured answer."""

    to: Seat
    give: list[Term]
    ask: list[Term]
    promise: list[Pledge]
    want: list[Pledge]
    alliance: bool
    private: NotRequired[bool]
    sworn: NotRequired[bool]
    text: NotRequired[str]


Sent = TypedDict("Sent", {"ref": str, "from": Seat})


class Offer(Sent, Proposal):
    """An offer that lies open."""

    answers: str | None  # the offer it counters


class PromiseView(Sent):
    to: Seat
    pledge: Pledge
    state: PromiseState
    triggered: bool
    delivered: int
    sworn: bool
    refused: bool
    turn: int


class Words(TypedDict):
    """Promises for some rounds that can matter between me and somebody: there will be a turn in which to keep them."""

    mine: list[PledgeKind]
    theirs: list[PledgeKind]


class Parley(TypedDict):
    """The window that is open, who may deal in it, and how often this seat may still speak."""

    kind: Talk
    stage: int
    parties: list[tuple[Seat, Seat]]
    may_speak: bool
    passed: list[Seat]
    left: dict[str, int | None]  # None: as often as one likes
    lasting: dict[str, Words]  # by seat
    private: bool  # offers between two pairs of eyes are allowed at this table


class Orders(TypedDict):
    """Standing instructions: what the game answers for me."""

    ally_from: int | None
    side: SideRule
    settle: bool
    claim: bool


# Cards


class Effect(TypedDict):
    """What a card does besides its figures; `type` and `item` are what it is about."""

    kind: str
    n: int
    type: NotRequired[str | None]
    item: NotRequired[str | None]


class Ware(TypedDict):
    """An item in the shop."""

    item: str
    slot: Slot
    price: int
    bonus: int
    effects: list[Effect]
    power: int | None  # my gauge, were it worn


class Carcass(TypedDict):
    card: str
    type: str
    power: int


class Printed(TypedDict):
    """A monster's card."""

    type: str
    power: int
    printed: int
    gems: int
    trophies: int
    effects: list[Effect]


class Lasting(TypedDict):
    """An event that lasts."""

    card: str
    until: Seat | None  # None: until a monster falls


# People


class Ledger(TypedDict):
    kept: int
    broken: int
    waived: int
    open: int


class Penalty(TypedDict):
    quest: str
    points: int


class Adventurer(TypedDict):
    """All that is open about one player."""

    seat: Seat
    character: str | None
    gems: int
    trophies: int
    wounds: int
    power: int
    ally: int
    parts: list[tuple[str, int]]
    worn: dict[Slot, str | None]
    surplus: list[str]
    carcasses: list[Carcass]
    open_quests: int
    slots: list[int]
    main: str | None  # "hidden" as long as it is
    completed: list[str]
    unique: bool
    token: str | None
    ledger: Ledger | None  # None where the table keeps no public ledger
    score: int | None
    penalties: list[Penalty]


class OwnQuest(TypedDict):
    quest: str
    main: bool
    serial: int | None
    value: int
    progress: tuple[int, int]
    done: bool
    claim: bool


class Mine(TypedDict):
    """What this seat alone may see."""

    quests: list[OwnQuest]
    dealt: list[str]
    auto_claim: bool
    orders: Orders


# Fights


class Two(TypedDict):
    """Of the two dice, or of the two sides."""

    green: int
    red: int


class Announced(TypedDict):
    seat: Seat
    what: Literal["double", "rage", "stand"]


class Forecast(TypedDict):
    """What the fight would bring to somebody in it."""

    gems: int  # of a victory: all that comes by itself, whatever is promised
    sources: list[tuple[GemSource, int]]
    heals: int  # wounds that a victory takes away
    wounds: int  # of a defeat
    kritik: int  # of a defeat by a KritiK
    pays: int  # gems, for a defeat


class Fight(TypedDict):
    forecast: dict[str, Forecast]  # by seat
    dice: Two | None
    totals: Two | None  # with the dice as they lie; once decided as they were compared, whatever has been done since
    decided: bool
    announced: list[Announced]
    announcing: dict[str, float]  # by what may be announced or thrown anew now: how likely green wins then


class Flight(TypedDict):
    allowed: bool
    rule: str
    text: str | None
    args: dict[str, Any]


class GreenSide(TypedDict):
    power: int
    ally: int
    total: int


DungeonOdds = TypedDict("DungeonOdds", {"alone": float, "with": dict[str, float]})


class Extra(TypedDict):
    """What somebody's power gains against this monster's type only: by an item, or by the token of a sworn enemy."""

    by: str
    n: int


class DungeonFight(Fight, Printed):
    kind: Literal["dungeon"]
    card: str
    flee: Flight
    ally: Seat | None
    green: GreenSide
    helps: dict[str, int]  # by seat of whoever may come along: what he adds here
    extras: dict[str, list[Extra]]  # by seat
    odds: DungeonOdds


class Powers(TypedDict):
    attacker: int
    defender: int


class Third(TypedDict):
    """Somebody in the crowd."""

    seat: Seat
    ally: int
    chosen: bool
    side: SideName | None


class SideOdds(TypedDict):
    attacker: float
    defender: float
    neutral: float


class Counted(TypedDict):
    """Somebody's support that is reckoned with: it was promised, or is in one's own fist."""

    seat: Seat
    side: SideName
    ally: int


class ArenaOdds(TypedDict):
    """How likely the attacker wins. `so_far` and `by` reckon with what this seat knows, which is `counted`."""

    none: float
    so_far: float
    by: dict[str, SideOdds]  # with the choice of that third
    counted: list[Counted]


class ArenaFight(Fight):
    kind: Literal["arena"]
    attacker: Seat
    defender: Seat
    powers: Powers
    thirds: list[Third]
    odds: ArenaOdds


# The end


class FinalQuest(TypedDict):
    quest: str
    done: bool
    points: int


class FinalRow(TypedDict):
    seat: Seat
    trophies: int
    main: FinalQuest | None
    secondary: list[FinalQuest]
    total: int
    carcasses: int
    place: int


class Shut(TypedDict):
    """Why something is not possible now."""

    rule: str
    text: str
    args: dict[str, Any]


class View(TypedDict):
    phase: Phase
    round: int
    goal: int
    turn: int
    first: Seat | None
    active: Seat
    visit: Literal[1, 2]
    last_round: bool
    bank: int | None
    pot: int
    arenas: int
    arena_open: bool
    arena_why: Shut | None
    plain: bool  # the cards are played without most of their effects
    deck: int
    guild: int
    curse: Seat | None
    effects: list[Lasting]
    shop: list[Ware]
    apart: list[str]
    adventurers: list[Adventurer]
    mine: Mine | None
    fight: DungeonFight | ArenaFight | None
    special: str | None
    sight: str | None
    sight_monster: Printed | None  # what is printed on the monster that I alone see
    met: list[str]  # events of this turn
    parley: Parley | None
    offers: list[Offer]
    promises: list[PromiseView]
    result: list[FinalRow] | None
