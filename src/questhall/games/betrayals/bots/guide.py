"""Where trying things out pays in Donjon: the way through the village, whom to take along, the main quest.

The small decisions of fights and talks are left to the bots' own reckoning, which search did not improve.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import State
from questhall.engine.guide import MOST_CANDIDATES, Guide
from questhall.games.betrayals.bots import odds
from questhall.games.betrayals.bots.dungeon import undecided
from questhall.games.betrayals.bots.temper import SHREWD
from questhall.games.betrayals.bots.village import gear_worth
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import ITEMS, NONE
from questhall.games.betrayals.model.state import IN_DUNGEON, VILLAGE, Adventure
from questhall.games.betrayals.rules.village import price

MOST_ARENAS: Final = 2
MOST_BUYS: Final = 3
WIN: Final = 4.0  # points of lead that winning counts for
MOST_LEAD: Final = 8.0  # a lead beyond this is no better


class DonjonGuide(Guide):
    """Plays for a lead at the end, and for being first."""

    def worth_searching(self, s: State, seat: int) -> bool:
        assert isinstance(s, Adventure)
        if type(s.asking).__name__ == "ChooseMain":
            return True
        if seat != s.active:
            return False
        if s.parley == VILLAGE:
            return codes.PASS not in s.legal_for(seat)  # else somebody has an offer to answer first
        return s.parley == IN_DUNGEON and s.ally == NONE and not undecided(s)

    def shortlist(self, s: State, seat: int, legal: tuple[int, ...], base: int) -> tuple[int, ...]:
        assert isinstance(s, Adventure)
        found = in_village(s, seat, legal) if s.parley == VILLAGE else before_monster(legal)
        return tuple(found[: MOST_CANDIDATES - 1])

    def reward(self, s: State, seat: int) -> float:
        assert isinstance(s, Adventure)
        scores = s.scores()
        lead = float(scores[seat] - max([scores[other] for other in range(len(scores)) if other != seat]))
        winners = s.winners()
        return max(-MOST_LEAD, min(MOST_LEAD, lead)) + (WIN / len(winners) if seat in winners else 0.0)


def in_village(s: Adventure, seat: int, legal: tuple[int, ...]) -> list[int]:
    """The ways out, what is bought once a visit, and the best gear."""
    found = [answer for answer in legal if answer in (codes.DUNGEON, codes.DONE)]
    found.extend(arenas(s, seat, legal))
    found.extend(buys(s, seat, legal))
    found.extend([answer for answer in legal if answer in (codes.TROPHY, codes.GUILD, codes.TEMPLE)])
    return found


def arenas(s: Adventure, seat: int, legal: tuple[int, ...]) -> list[int]:
    """Whom it is best to challenge."""
    ranked: list[tuple[float, int]] = []
    for answer in legal:
        if codes.ARENA <= answer < codes.ARENA + s.table.seats:
            ranked.append((-odds.arena(s, seat, answer - codes.ARENA, SHREWD), answer))
    ranked.sort()
    return [answer for _, answer in ranked[:MOST_ARENAS]]


def buys(s: Adventure, seat: int, legal: tuple[int, ...]) -> list[int]:
    ranked: list[tuple[float, int]] = []
    for answer in legal:
        if codes.BUY <= answer < codes.BUY + ITEMS:
            item = answer - codes.BUY
            ranked.append((price(s, item) - gear_worth(s, s.adventurers[seat], item, SHREWD), answer))
    ranked.sort()
    return [answer for _, answer in ranked[:MOST_BUYS]]


def before_monster(legal: tuple[int, ...]) -> list[int]:
    """Alone, away, or with somebody who has named his price."""
    found = [answer for answer in legal if answer in (codes.CLOSE, codes.FLEE)]
    found.extend([answer for answer in legal if codes.verb_of(answer) == codes.ACCEPT])
    return found
