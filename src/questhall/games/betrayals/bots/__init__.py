"""The bots of Donjon by name. They bargain like people, from what their seat may see, and differ in temper.

`easy` keeps its word and plans nothing; `loyal`, `greedy`, `vengeful` and `cautious` have fixed tempers; `normal` has
one of its own at each seat; `hard` is shrewd, and counts the cards. `normal:0.8/0.5` fixes honour and aggression.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.core import State
from questhall.engine.playout import Policy, Random
from questhall.games.betrayals.bots import arena, debts, dungeon, moments, village
from questhall.games.betrayals.bots.guide import DonjonGuide
from questhall.games.betrayals.bots.hopeless import verdict
from questhall.games.betrayals.bots.temper import SHREWD, Temper, drawn
from questhall.games.betrayals.bots.why import why
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import IN_ARENA, IN_DUNGEON, VILLAGE, Adventure


class Bargainer(Policy):
    """Plays whichever seat it is given."""

    def __init__(self, temper: Temper | None) -> None:
        self.temper = temper

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        assert isinstance(imagined, Adventure)
        legal = imagined.legal_for(seat)
        temper = self.temper if self.temper is not None else drawn(imagined, seat)
        answer = answer_to(imagined, seat, legal, temper, random)
        return answer if answer in legal else legal[0]


def answer_to(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper, random: Random) -> int:
    question = type(s.asking).__name__
    if question in ("Parley", "DungeonByTurns", "ArenaByTurns"):
        return talk(s, seat, legal, temper, random)
    if question == "ChooseSide":
        return arena.fist(s, seat, legal, temper, random)
    if question == "Spoils":
        return debts.spoils(s, seat, legal, temper)
    if question == "Settle":
        return debts.settle(s, seat, legal, temper)
    if question == "Announce":
        return moments.announce(s, seat, legal, temper)
    if question == "Plunder":
        return arena.plunder(s, seat, legal)
    return seldom(s, seat, legal, temper, question)


def talk(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper, random: Random) -> int:
    if s.parley == IN_DUNGEON:
        if seat == s.active:
            return dungeon.leader(s, seat, legal, temper)
        return dungeon.companion(s, seat, legal, temper)
    if s.parley == IN_ARENA:
        if legal[-1] in (codes.NEUTRAL, codes.ATTACKER, codes.DEFENDER):  # turn by turn: answers first, then the side
            wish = arena.reply(s, seat, legal, temper)
            accepted = codes.verb_of(wish) in (codes.ACCEPT, codes.SWEAR)
            return wish if accepted else arena.fist(s, seat, legal, temper, random)
        return arena.talk(s, seat, legal, temper)
    if s.parley == VILLAGE and seat == s.active:
        return village.choose(s, seat, legal, temper, random)
    answer = arena.reply(s, seat, legal, temper)
    if answer == NONE and s.parley == VILLAGE:  # somebody has asked who wants to deal
        trade = village.trading(s, s.adventurers[seat], legal, temper)
        return codes.PASS if trade == NONE else trade
    return answer


def seldom(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper, question: str) -> int:
    match question:
        case "ChooseMain":
            return moments.best_quest(s, seat, legal, codes.MAIN_QUEST, True)
        case "KeepQuest":
            return moments.best_quest(s, seat, legal, codes.KEEP_QUEST, False)
        case "Draft":
            return moments.draft(legal)
        case "SecondSight":
            return moments.second_sight(s, seat, temper)
        case "Twist":
            return moments.twist(s, seat, legal)
        case "VolteFace":
            return moments.volte_face(s, seat, legal)
        case "Peddler":
            return moments.peddler(s, seat, legal)
        case "Altar":
            return moments.altar(s, seat, legal, temper)
        case "Letter":
            return moments.letter(s, seat, legal)
        case "Gate":
            return moments.gate(s, seat, legal, temper)
        case "Wish":
            return moments.wish(s, seat, legal)
        case "Fit":
            return moments.fit(s, seat, legal)
    return legal[0]


def fixed(temper: Temper) -> Callable[[str], Policy]:
    def make(parameters: str) -> Policy:
        if parameters:
            raise ValueError("it takes no parameters")
        return Bargainer(temper)

    return make


def normal(parameters: str) -> Policy:
    if not parameters:
        return Bargainer(None)
    honour, _, aggression = parameters.partition("/")
    try:
        return Bargainer(Temper(float(honour), float(aggression or "0")))
    except ValueError:
        raise ValueError("write honour and aggression, as in normal:0.8/0.5") from None


WHY: Final = why
LOST: Final = verdict
POLICIES: Final[dict[str, Callable[[str], Policy]]] = {
    "easy": fixed(Temper(honour=9.0, plans=False)),
    "loyal": fixed(Temper(honour=3.0, aggression=-0.5)),
    "greedy": fixed(Temper(honour=0.5, aggression=0.3, greed=1.5)),
    "vengeful": fixed(Temper(honour=1.0, aggression=0.6, grudge=2.2)),
    "cautious": fixed(Temper(honour=1.2, aggression=-1.0, caution=1.6)),
    "normal": normal,
    "hard": fixed(SHREWD),
}

GUIDE: Final = DonjonGuide("hard", 60)
