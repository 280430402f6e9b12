"""The crowd of an arena: who it is, and the side each of them has in his fist."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.model.answer_codes import ATTACKER, DEFENDER, NEUTRAL
from questhall.games.betrayals.model.state import STAYS_OUT, UNDECIDED, Adventure
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.promises import bound_side
from questhall.games.betrayals.rules.standing import side_for

SIDE_ANSWERS: Final[tuple[int, ...]] = (NEUTRAL, ATTACKER, DEFENDER)


def thirds(s: Adventure) -> list[int]:
    """Everybody who was not named, clockwise from the attacker; of three players it is one (dqt-are-23)."""
    return [seat for seat in s.clockwise(s.attacker) if seat != s.attacker and seat != s.defender]


def side_of(answer: int) -> int:
    """NEUTRAL, ATTACKER or DEFENDER as a side of the state."""
    return answer - NEUTRAL + STAYS_OUT


def side_answers(s: Adventure, seat: int) -> tuple[int, ...]:
    """dqt-are-05, dqt-neg-11, dqt-prm-17: all three whatever was agreed, or the one that is sworn."""
    bound = bound_side(s, seat)
    return SIDE_ANSWERS if bound == UNDECIDED else (bound - STAYS_OUT + NEUTRAL,)


def take_side(s: Adventure, seat: int, answer: int) -> None:
    """dqt-are-05, -06, R-32: a closed fist; what is in it, or that it has changed, only its owner knows."""
    if s.sides[seat] == UNDECIDED:
        s.emit(events.SIDE_CHOSEN, seat)
    set_side(s, seat, side_of(answer))
    s.whisper(1 << seat, events.SIDE_KNOWN, seat, s.sides[seat])


def take_standing_side(s: Adventure, seat: int) -> None:
    """dqt-onl-06: whoever has said beforehand how he chooses has chosen; he may still change it."""
    if s.orders[seat] and s.sides[seat] == UNDECIDED:
        side = side_for(s, seat)
        if side != UNDECIDED:
            take_side(s, seat, side - STAYS_OUT + NEUTRAL)


def set_side(s: Adventure, seat: int, side: int) -> None:
    s.sides = (*s.sides[:seat], side, *s.sides[seat + 1 :])
