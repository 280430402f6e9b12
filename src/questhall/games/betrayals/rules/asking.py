"""Who is asked what in a parley, and for whom the game waits: the village, the dungeon, the arena."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import AnyStep, Ask
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import MOST_SEATS, NONE
from questhall.games.betrayals.model.quick_offers import add_trades, suggestions
from questhall.games.betrayals.model.state import IN_ARENA, IN_DUNGEON, VILLAGE, Adventure
from questhall.games.betrayals.rules.flight import may_flee
from questhall.games.betrayals.rules.quests import claims_at_once
from questhall.games.betrayals.rules.talking import add_answers, everybody, may_suggest, unheard
from questhall.games.betrayals.rules.village import village_choices

CALLED: Final = 1  # the stage of a visit in which the others have been called
ANSWERED: Final = 2  # and somebody has made an offer
DEFENDER_PASSED: Final = 1  # the stage of an arena's parley in which the defender had nothing more to say
QUIET: Final[list[Ask]] = [(seat, ()) for seat in range(MOST_SEATS)]


def principal(s: Adventure) -> int:
    """dqt-neg-17: who ends it. The attacker is the active player too."""
    return s.active


def ask(step: AnyStep, s: Adventure) -> None:
    if s.parley == VILLAGE:
        ask_village(step, s)
    elif s.parley == IN_DUNGEON:
        ask_dungeon(step, s)
    else:
        ask_arena(step, s)


def behind_back(s: Adventure) -> bool:
    """dqt-neg-19: others may whisper to each other. Nothing the attacker is asked may depend on it."""
    return s.table.private_offers and s.parley == IN_ARENA


def may_wait(s: Adventure, waiting: int) -> bool:
    """For the principal: there is, or for all he knows there may be, somebody to wait for."""
    return (waiting != 0 or behind_back(s)) and not s.passed >> principal(s) & 1


def ask_all(step: AnyStep, s: Adventure, asks: tuple[Ask, ...], waiting: int) -> None:
    """The principal waits if he said so, as long as there is somebody to wait for."""
    chief = 1 << principal(s)
    if not s.passed & chief or not waiting:
        waiting |= chief
    s.decide_together(step, asks, True, everybody(s) & ~waiting)


def ask_again(step: AnyStep, s: Adventure, silent: int) -> None:
    """Somebody has passed: all may answer what they could before, but he cannot pass again."""
    waiting = awaited_others(s)
    idle_chief = NONE if may_wait(s, waiting) else principal(s)
    asks = tuple(
        [(ask[0], without_pass(ask[1])) if ask[0] == silent or ask[0] == idle_chief else ask for ask in s.asks]
    )
    ask_all(step, s, asks, waiting)


def without_pass(answers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([answer for answer in answers if answer != codes.PASS])


def awaited_others(s: Adventure) -> int:
    """Bits of those besides the principal who have something to say. The defender has, until he says he has not."""
    waiting = unheard(s)
    if s.parley == IN_ARENA:
        waiting |= 1 << s.defender & ~s.passed
    return waiting & ~(1 << principal(s))


def ask_village(step: AnyStep, s: Adventure) -> None:
    """Whoever has an offer to answer, then the active player, then everybody else, who may speak."""
    active = s.active
    waiting = awaited_others(s)
    asks: list[Ask] = []
    if waiting:
        for seat in s.clockwise(active):
            if waiting >> seat & 1:
                asks.append((seat, villager_answers(s, seat)))
    asks.append((active, visitor_answers(s, waiting)))
    for seat in s.clockwise(active):
        if seat != active and not waiting >> seat & 1:
            asks.append(bystander(s, seat))
    ask_all(step, s, tuple(asks), waiting)


def bystander(s: Adventure, seat: int) -> Ask:
    """Somebody nobody waits for."""
    if not s.offers and not s.promises and claims_at_once(s, seat):
        return QUIET[seat]
    into: list[int] = []
    add_answers(s, seat, into)
    return (seat, tuple(into))


def villager_answers(s: Adventure, seat: int) -> tuple[int, ...]:
    """Somebody the active player waits for."""
    into: list[int] = []
    add_answers(s, seat, into)
    if not s.spoken >> seat & 1 and may_suggest(s, seat, s.active):
        add_trades(s, seat, s.active, into)
    into.append(codes.PASS)
    return tuple(into)


def visitor_answers(s: Adventure, waiting: int) -> tuple[int, ...]:
    """The active player: trades, and all the village has to offer, the way out last."""
    active = s.active
    into: list[int] = []
    add_answers(s, active, into)
    for other in range(s.table.seats):
        if other != active and s.sent[active * s.table.seats + other] == 0:
            add_trades(s, active, other, into)
    if s.stage < CALLED:
        into.append(codes.CALL)
    if may_wait(s, waiting):
        into.append(codes.PASS)
    village_choices(s, into)
    return tuple(into)


def ask_dungeon(step: AnyStep, s: Adventure) -> None:
    """The others clockwise, then the active player."""
    active = s.active
    waiting = awaited_others(s)
    asks: list[Ask] = []
    for seat in s.clockwise(active):
        if seat != active:
            into: list[int] = []
            add_answers(s, seat, into)
            if s.ally == NONE and may_suggest(s, seat, active):
                into.extend(suggestions(s, seat, active))
            if waiting >> seat & 1:
                into.append(codes.PASS)
            asks.append((seat, tuple(into)))
    asks.append((active, leader_answers(s, waiting)))
    ask_all(step, s, tuple(asks), waiting)


def leader_answers(s: Adventure, waiting: int) -> tuple[int, ...]:
    """The active player before a monster."""
    active = s.active
    into: list[int] = []
    add_answers(s, active, into)
    if s.ally == NONE:
        for other in range(s.table.seats):
            if other != active and may_suggest(s, active, other):
                into.extend(suggestions(s, active, other))
    if may_wait(s, waiting):
        into.append(codes.PASS)
    if may_flee(s):
        into.append(codes.FLEE)
    into.append(codes.CLOSE)
    return tuple(into)


def ask_arena(step: AnyStep, s: Adventure) -> None:
    """The attacker, the defender, then the thirds clockwise."""
    attacker = s.attacker
    defender = s.defender
    waiting = awaited_others(s)
    asks: list[Ask] = [(attacker, attacker_answers(s, waiting)), (defender, bidder_answers(s, defender, waiting))]
    for seat in s.clockwise(attacker):
        if seat != attacker and seat != defender:
            into: list[int] = []
            add_answers(s, seat, into)
            if may_suggest(s, seat, attacker):
                into.extend(suggestions(s, seat, attacker))
            if may_suggest(s, seat, defender):
                into.extend(suggestions(s, seat, defender))
            if waiting >> seat & 1:
                into.append(codes.PASS)
            asks.append((seat, tuple(into)))
    ask_all(step, s, tuple(asks), waiting)


def add_bids(s: Adventure, seat: int, into: list[int]) -> None:
    """Ready-made offers of an arena's principal to the thirds."""
    for other in range(s.table.seats):
        if other != s.attacker and other != s.defender and may_suggest(s, seat, other):
            into.extend(suggestions(s, seat, other))


def attacker_answers(s: Adventure, waiting: int) -> tuple[int, ...]:
    into: list[int] = []
    add_answers(s, s.attacker, into)
    add_bids(s, s.attacker, into)
    if may_wait(s, waiting):
        into.append(codes.PASS)
    into.append(codes.CLOSE)
    return tuple(into)


def bidder_answers(s: Adventure, seat: int, waiting: int) -> tuple[int, ...]:
    into: list[int] = []
    add_answers(s, seat, into)
    add_bids(s, seat, into)
    if waiting >> seat & 1:
        into.append(codes.PASS)
    return tuple(into)
