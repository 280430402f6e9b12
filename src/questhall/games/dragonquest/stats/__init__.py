"""What the lab measures of a game of DragonQuest, seat by seat: read off the final state and the events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from questhall.engine.charts import MAP, SPREAD, WORTH, Chart, Plan, Square
from questhall.engine.charts import SHARES as SHARES_CHART
from questhall.engine.core import Event
from questhall.engine.grid import squares_of
from questhall.games.dragonquest.model import castle, state
from questhall.games.dragonquest.model.state import DEAD, ESCAPED, Hero, Quest
from questhall.games.dragonquest.rules import events as happened
from questhall.games.dragonquest.rules.dice import BLACK_DICE, BLACK_FACES, black, red, skulls
from questhall.games.dragonquest.views.refs import item, square

LUCK: Final = "luck"  # skulls that the movement dice spared this hero, against what they show on average
CAUSES: Final = {
    state.BY_WOUNDS: "died of wounds",
    state.BY_TRAP: "died in a third trap",
    state.BY_SKELETON: "killed by the skeleton",
    state.BY_SPIDER: "killed by the spider",
    state.BY_DEMON: "killed by the demon",
    state.BY_FIRE: "burnt by the dragon",
    state.BY_NO_FLIGHT: "found no flight",
    state.BY_SUNSET: "caught by sunset",
}
# Values between 0 and 1 that say how often something is so; all others are means.
SHARES: Final = (
    "escaped",
    "won or shared",
    *CAUSES.values(),
    "reached the chamber",
    "woke the spider",
    "woke the demon",
    "escaped with the spider awake",
    "escaped with the demon awake",
)
MEANS: Final = (
    "loot",
    "loot of survivors",
    "wins, a shared one in parts",
    "turns",
    "arrival turn",
    "exit turn",
    "throws in the chamber",
    "dragon woken",
    "dangers",
    "blocked squares",
    "steps lost to blocks",
    "steps by dice",
    "steps a walking turn",
    "treasures taken",
    "objects bought",
    LUCK,
)
NOTED: Final = ("died at", "objects")
COUNTED: Final = {
    happened.SKULLS: "dangers",
    happened.CHAMBER_ROLLED: "throws in the chamber",
    happened.DRAGON_AWAKES: "dragon woken",
    happened.TREASURE_TAKEN: "treasures taken",
    happened.BOUGHT: "objects bought",
}
ADDED_UP: Final = (*COUNTED.values(), LUCK, "blocked squares", "steps lost to blocks", "steps by dice")
NO_WAY: Final = 100  # no detour is that long: there was or is no way at all

CHARTS: Final = (
    Chart("wins", SHARES_CHART, ("escaped", "won or shared")),
    Chart("loot", SPREAD, ("loot",)),
    Chart("length", SPREAD, ("turns",)),
    Chart("deaths", MAP, ("died at",)),
    Chart("causes", SHARES_CHART, tuple(CAUSES.values())),
    Chart("objects", WORTH, ("objects",), "loot"),
    Chart("luck", SPREAD, (LUCK,)),
)

Sample = dict[str, float]
Notes = dict[str, list[str]]


def sample(quest: Quest, events: Sequence[Event]) -> list[Sample]:
    """One set of values a seat. What makes no sense for a game, like the exit turn of a dead hero, is left out."""
    winners = quest.winners()
    return [follower.close(h, winners) for follower, h in zip(followed(quest, events), quest.heroes, strict=True)]


def note(quest: Quest, events: Sequence[Event]) -> list[Notes]:
    """Where each hero died, and the objects each bought."""
    notes: list[Notes] = [{"objects": []} for _ in quest.heroes]
    for kind, seat, a, _, _ in events:
        if kind == happened.BOUGHT:
            notes[seat]["objects"].append(item(a))
    for h, follower, found in zip(quest.heroes, followed(quest, events), notes, strict=True):
        if h.status == DEAD:
            found["died at"] = [square(follower.pos)]
    return notes


def plan() -> Plan:
    """The castle; the nine cells of the chamber are one place."""
    cells = castle.CELLS
    return tuple(
        Square(
            square(castle.CHAMBER if cells >> index & 1 else index),
            castle.GRID.column(index),
            castle.GRID.row(index),
            "chamber" if cells >> index & 1 else "castle",
        )
        for index in squares_of(castle.GRID.squares)
    )


def followed(quest: Quest, events: Sequence[Event]) -> list[Follower]:
    followers = [Follower(quest, h) for h in quest.heroes]
    for kind, seat, a, b, _ in events:
        followers[b if kind == happened.BLOCKED else seat].note(kind, a)
    return followers


def skulls_expected(quest: Quest, dice: int) -> float:
    """How many skulls so many dice show on average."""
    blacks = sum(black(dice, face) for face in range(BLACK_FACES))
    throw = quest.table.movement[blacks + (BLACK_DICE + 1 if red(dice) else 0)]
    return (
        sum(weight * skulls(outcome) for outcome, weight in zip(throw.outcomes, throw.weights, strict=True))
        / throw.total
    )


class Follower:
    """Follows one hero through the events of a game."""

    def __init__(self, quest: Quest, h: Hero) -> None:
        self.quest = quest
        self.values: Sample = dict.fromkeys(ADDED_UP, 0)
        self.pos = castle.ORANGE if quest.table.orange[h.seat] else castle.START
        self.closed = 1 << self.pos
        self.seen = False
        self.walking = False  # by dice, in the hero's turn under way
        self.walking_turns = 0
        self.arrival = 0
        self.sun = 1  # the first one may be crossed off before anybody listens
        self.spider = False
        self.demon = False

    def note(self, kind: int, a: int) -> None:
        if kind in COUNTED:
            self.values[COUNTED[kind]] += 1
        elif kind == happened.WALKED or kind == happened.EXIT_REACHED:
            self.walk(a)
            self.closed |= 1 << a
        elif kind == happened.CHAMBER_ENTERED:
            self.walk(castle.CHAMBER)
            self.walking = False
            self.seen = True
            self.arrival = self.arrival or self.sun
        elif kind == happened.SUN_CROSSED:
            self.sun = a
            self.walking = False
        elif kind == happened.MOVEMENT_ROLLED:
            self.walking_turns += not self.walking
            self.walking = True
            self.values[LUCK] += skulls_expected(self.quest, a) - skulls(a)
        elif kind == happened.BLOCKED:
            self.block(a)
        elif kind == happened.DEMON_WALKS:
            self.closed |= 1 << a
        elif kind == happened.DEMON_AWAKES:
            self.demon = True
            self.closed |= 1 << castle.BLACK
        elif kind == happened.SPIDER_BITES:
            self.spider = True

    def walk(self, to: int) -> None:
        self.pos = to
        self.values["steps by dice"] += self.walking

    def block(self, square: int) -> None:
        cost = castle.detour(square, self.pos, self.closed, self.seen)
        self.values["blocked squares"] += 1
        self.values["steps lost to blocks"] += cost if cost < NO_WAY else 0
        self.closed |= 1 << square

    def close(self, h: Hero, winners: list[int]) -> Sample:
        values = self.values
        escaped = h.status == ESCAPED
        values["escaped"] = escaped
        values["won or shared"] = h.seat in winners
        values["wins, a shared one in parts"] = 1 / len(winners) if h.seat in winners else 0
        for cause, name in CAUSES.items():
            values[name] = h.cause == cause
        values["reached the chamber"] = self.seen
        values["woke the spider"] = self.spider
        values["woke the demon"] = self.demon
        values["loot"] = h.total
        values["turns"] = h.suns
        if escaped:
            values["loot of survivors"] = h.total
            values["exit turn"] = h.suns
        if self.arrival:
            values["arrival turn"] = self.arrival
        if self.spider:
            values["escaped with the spider awake"] = escaped
        if self.demon:
            values["escaped with the demon awake"] = escaped
        if self.walking_turns:
            values["steps a walking turn"] = values["steps by dice"] / self.walking_turns
        return values
