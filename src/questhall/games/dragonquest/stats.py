"""What the lab measures of a game of DragonQuest, seat by seat: read off the final state and the events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from questhall.engine.core import Event
from questhall.games.dragonquest.model import castle, state
from questhall.games.dragonquest.model.state import ESCAPED, Hero, Quest
from questhall.games.dragonquest.rules import events as happened

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
)
COUNTED: Final = {
    happened.SKULLS: "dangers",
    happened.CHAMBER_ROLLED: "throws in the chamber",
    happened.DRAGON_AWAKES: "dragon woken",
    happened.TREASURE_TAKEN: "treasures taken",
    happened.BOUGHT: "objects bought",
}
ADDED_UP: Final = (*COUNTED.values(), "blocked squares", "steps lost to blocks", "steps by dice")
NO_WAY: Final = 100  # no detour is that long: there was or is no way at all

Sample = dict[str, float]


def sample(quest: Quest, events: Sequence[Event]) -> list[Sample]:
    """One set of values a seat. What makes no sense for a game, like the exit turn of a dead hero, is left out."""
    followers = [Follower(quest, h) for h in quest.heroes]
    for kind, seat, a, b, _ in events:
        followers[b if kind == happened.BLOCKED else seat].note(kind, a)
    winners = quest.winners()
    return [follower.close(h, winners) for follower, h in zip(followers, quest.heroes, strict=True)]


class Follower:
    """Follows one hero through the events of a game."""

    def __init__(self, quest: Quest, h: Hero) -> None:
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
