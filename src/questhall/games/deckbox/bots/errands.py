"""What the party does between fights: things of the quest, things to take, and who sees to which (section 9, 9)."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots.odds import passing
from questhall.games.deckbox.bots.ways import distance
from questhall.games.deckbox.model import script as sc
from questhall.games.deckbox.model.answer_codes import AT_CAPTIVE, AT_FALLEN, AT_FEATURE, INTERACT, code
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ground import FAR
from questhall.games.deckbox.model.ids import (
    FTR_ARMOURY,
    FTR_BELL,
    FTR_CAGE,
    FTR_CAPTIVE,
    FTR_CHEST,
    FTR_DRUM,
    FTR_FORGE,
    FTR_FOUNTAIN,
    FTR_HOARD,
    FTR_KEY,
    FTR_NEST,
    FTR_PYRE,
    FTR_SHRINE,
    FTR_VALVE,
)
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.interacting import REVIVE_COST, script_of
from questhall.games.deckbox.rules.totals import skill, speed

GOALS: Final[tuple[int, ...]] = (FTR_BELL, FTR_PYRE, FTR_CAPTIVE, FTR_KEY, FTR_VALVE)
LOOT: Final[tuple[int, ...]] = (FTR_CHEST, FTR_CAGE, FTR_ARMOURY, FTR_HOARD, FTR_FORGE)
HARMFUL: Final[tuple[int, ...]] = (FTR_NEST, FTR_DRUM)
WOUND: Final = 2  # health somebody must miss for a shrine or a fountain
GOOD: Final = 0.7
HARDLY: Final = 0.01
HOPELESS: Final = 0.3  # a test nobody tries


class Errand:
    """Something to interact with: where, by which answer, and who goes."""

    def __init__(self, square: int, answer: int, goal: bool) -> None:
        self.square = square
        self.answer = answer
        self.goal = goal  # the quest asks for it
        self.seat: int = NONE


def wanted(s: Delve, feature: int) -> bool:
    if feature in GOALS or feature in LOOT:
        return True
    if feature == FTR_NEST:
        return True
    if feature in (FTR_SHRINE, FTR_FOUNTAIN):
        return worst_wound(s) >= WOUND
    return False


def worst_wound(s: Delve) -> int:
    return max([h.max_health - h.health for h in s.living()])


def errands(s: Delve, all_hands: bool) -> list[Errand]:
    """All there is to do, each with the hero who does it soonest; `all_hands`: a pyre is for everybody."""
    found: list[Errand] = []
    for slot in range(len(s.features)):
        feature = s.features[slot]
        if feature != NONE and wanted(s, feature):
            errand = Errand(s.ground.feature[slot], code(INTERACT, AT_FEATURE, slot), feature in GOALS)
            errand.seat = fittest(s, feature, errand.square)
            if errand.seat != NONE:
                found.append(errand)
                if feature == FTR_PYRE and all_hands:
                    join(s, errand, found)
    if s.captive != NONE:
        errand = Errand(s.captive, code(INTERACT, AT_CAPTIVE, s.captive), True)
        errand.seat = fittest(s, NONE, s.captive)
        found.append(errand)
    if s.table.revive:
        revivals(s, found)
    return found


def join(s: Delve, errand: Errand, found: list[Errand]) -> None:
    """The same for all others who are good enough at it."""
    for h in s.living():
        if h.seat != errand.seat and chance_at(s, h, FTR_PYRE) >= GOOD:
            other = Errand(errand.square, errand.answer, True)
            other.seat = h.seat
            found.append(other)


def revivals(s: Delve, found: list[Errand]) -> None:
    """R21: three of one's own health for a friend; only from plenty."""
    for other in s.heroes:
        if other.fallen and s.free(other.fell_at):
            errand = Errand(other.fell_at, code(INTERACT, AT_FALLEN, other.seat), False)
            strong = [h for h in s.living() if h.health >= 2 * REVIVE_COST + 1]
            if strong:
                errand.seat = min(strong, key=lambda h: distance(s, h.square, errand.square)).seat
                found.append(errand)


def fittest(s: Delve, feature: int, square: int) -> int:
    """Who needs the fewest actions: way and tries; a shrine or fountain is for the wounded."""
    best = NONE
    least = 1e9
    for h in s.heroes:
        if h.fallen:
            continue
        if feature in (FTR_SHRINE, FTR_FOUNTAIN) and h.max_health - h.health < WOUND:
            continue
        chance = chance_at(s, h, feature)
        if chance < HOPELESS and feature not in GOALS:
            continue
        cost = max(0, distance(s, h.square, square) - 1) / speed(h) + 1.0 / max(chance, HARDLY)
        if cost < least:
            least = cost
            best = h.seat
    return best


def chance_at(s: Delve, h: Hero, feature: int) -> float:
    """Of the test that waits there; 1 where there is none."""
    if feature == NONE:
        return 1.0
    first = script_of(s, feature)[0]
    return passing(skill(h, first.what), first.n) if first.op == sc.TEST else 1.0


def of_hero(s: Delve, h: Hero, found: list[Errand], of_all: bool) -> Errand | None:
    """The one he sees to: of the quest first, then the nearest; `of_all`: also of those that others should see to."""
    best: Errand | None = None
    least = FAR * 10
    for errand in found:
        if errand.seat == h.seat or (of_all and errand.goal):
            rank = distance(s, h.square, errand.square) + (0 if errand.goal else FAR)
            if rank < least:
                least = rank
                best = errand
    return best
