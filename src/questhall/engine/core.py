"""A State that waits, Steps that advance it, Chance as data.

Compiled by mypyc when it can be, run unchanged when not. Knows no game, no random generator, no clock and no file.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

RUNNING: Final = 0  # only inside apply()
DECISION: Final = 1  # somebody must answer: state.seat, or the seats of state.asks
CHANCE: Final = 2  # the dice or the deck must give one of state.chance.outcomes
OVER: Final = 3  # state.scores() and state.winners() are final

NATURE: Final = -1  # the seat that answers a chance
SEVERAL: Final = -2  # state.seat while several seats decide at once
EVERYBODY: Final = -1  # the audience of an event that is no secret

# (kind, seat, a, b, audience): ints only, the game gives them meaning. The audience is a bit per seat, or EVERYBODY.
Event = tuple[int, int, int, int, int]
# One seat's part of a decision: who, and the answers that seat may give.
Ask = tuple[int, tuple[int, ...]]

LOOKUP_LIMIT: Final = 10_000  # a chance with at most this total weight is sampled by a table


class Reason:
    """Why something is not allowed: the rule that says so, and a text id with its arguments."""

    def __init__(self, rule: str, text: str, args: dict[str, Any] | None = None) -> None:
        self.rule = rule
        self.text = text
        self.args: dict[str, Any] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.text!r}, {self.args!r})"


class IllegalAnswer(ValueError):
    """An answer nobody asked for: wrong seat, wrong code, or refused by the step. The state is untouched."""


class Chance:
    """Dice or a draw as data: outcomes (ints, the game knows their meaning) with integer weights."""

    def __init__(self, name: str, outcomes: Sequence[int], weights: Sequence[int]) -> None:
        self.name = name
        self.outcomes: list[int] = list(outcomes)
        self.weights: list[int] = list(weights)
        self.cumulative: list[int] = list(accumulate(weights))
        self.total: int = self.cumulative[-1] if self.cumulative else 0
        self.table: list[int] = []
        if self.total <= LOOKUP_LIMIT:
            for i in range(len(self.outcomes)):
                self.table.extend([self.outcomes[i]] * self.weights[i])

    def pick(self, ticket: int) -> int:
        """The outcome of one of `total` equally likely tickets, numbered from 0."""
        if self.table:
            return self.table[ticket]
        return self.outcomes[bisect_right(self.cumulative, ticket)]

    def sample(self, u: float) -> int:
        """The outcome for a uniform 0 <= u < 1; the caller owns the generator."""
        return self.pick(int(u * self.total))

    def probability(self, outcome: int) -> float:
        return self.weights[self.outcomes.index(outcome)] / self.total


NO_CHANCE: Final = Chance("none", [], [])

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One named step of the rules. Immutable, so that clones share it; parameters go into the constructor."""

    def run(self, s: S) -> None:
        """Do it: change the state, push further steps, or, as the last act, ask (decide, roll)."""
        raise NotImplementedError

    def resume(self, s: S, seat: int, answer: int) -> None:
        """Take the answer to what run() asked; the seat of a chance is NATURE."""
        raise NotImplementedError

    def refuse_open(self, s: S, seat: int, answer: object) -> Reason | None:
        """Why this structured answer to an open decision cannot be taken; None if it can."""
        raise NotImplementedError

    def resume_open(self, s: S, seat: int, answer: object) -> None:
        """Take a structured answer that refuse_open() let through."""
        raise NotImplementedError


AnyStep = Step[Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The engine's part of a state. A game subclasses it: its fields, clone(), imagine(), scores(), winners()."""

    def __init__(self) -> None:
        self.waiting: int = RUNNING
        self.seat: int = 0  # who decides; SEVERAL when the seats are in `asks`
        self.legal: tuple[int, ...] = ()  # what that seat may answer; suggestions only if the decision is open
        self.asks: tuple[Ask, ...] = ()  # the parts of a decision of several seats
        self.idle: int = 0  # bits of the seats among them that may answer, but that nobody waits for
        self.open: bool = False  # structured answers are taken too
        self.chance: Chance = NO_CHANCE
        self.asking: AnyStep | None = None  # the step that gets the answer
        self.stack: list[AnyStep] = []  # what remains to be done, last first
        self.turn: int = 0  # turns begun; "reset my turn" goes back to where this number began
        self.revealed: int = 0  # how often something hidden was shown; undo is not free across it
        self.events: list[Event] | None = None  # None: nobody listens, nothing is built

    def clone(self) -> State:
        raise NotImplementedError

    def imagine(self, seat: int, random: Callable[[], float]) -> State:
        """A clone in which everything that seat cannot see is drawn anew.

        The seat has the same view and the same legal answers in it, and imagining what was imagined is no different
        from imagining anew: a bot that was shown one such state may draw as many others from it as it likes.
        """
        raise NotImplementedError

    def turn_key(self) -> int:
        """What dice by key (keyed.py) take for a turn: the same number where two games are at the same turn.

        A game in which turns fall out says whose turn of which round it is, so that the others keep their dice.
        """
        return self.turn

    def scores(self) -> list[int]:
        raise NotImplementedError

    def winners(self) -> list[int]:
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> str:
        """Steps are compared by identity, so that a copy of them would be a state that cannot be played on."""
        raise TypeError(f"a {type(self).__name__} is not pickled: clone() it, or send its record and play that again")

    def copy_engine(self, into: State) -> None:
        """The engine's part of clone(). Listeners are not cloned."""
        into.waiting = self.waiting
        into.seat = self.seat
        into.legal = self.legal
        into.asks = self.asks
        into.idle = self.idle
        into.open = self.open
        into.chance = self.chance
        into.asking = self.asking
        into.stack = self.stack.copy()
        into.turn = self.turn
        into.revealed = self.revealed

    # Asking

    def decide(self, step: AnyStep, seat: int, legal: tuple[int, ...]) -> None:
        """Ask one seat. A single legal answer is taken at once, nobody is asked."""
        if len(legal) == 1:
            step.resume(self, seat, legal[0])
            return
        self.waiting = DECISION
        self.asking = step
        self.seat = seat
        self.legal = legal

    def decide_together(self, step: AnyStep, asks: tuple[Ask, ...], open_answers: bool = False, idle: int = 0) -> None:
        """Ask several seats at once. Each answer goes to resume(), which asks on with still_asked() or moves on.

        `idle` are the bits of seats that may speak but need not; without suggestions they answer openly only.
        """
        self.waiting = DECISION
        self.asking = step
        self.seat = SEVERAL
        self.legal = ()
        self.asks = asks
        self.open = open_answers
        self.idle = idle

    def decide_openly(self, step: AnyStep, seat: int, suggestions: tuple[int, ...]) -> None:
        """Ask one seat for a structured answer; the suggestions may be answered like any option."""
        self.waiting = DECISION
        self.asking = step
        self.seat = seat
        self.legal = suggestions
        self.open = True

    def still_asked(self, answered: int) -> tuple[Ask, ...]:
        """The asks of a common decision without the seat that has just answered."""
        return tuple([ask for ask in self.asks if ask[0] != answered])

    def roll(self, step: AnyStep, chance: Chance) -> None:
        self.waiting = CHANCE
        self.asking = step
        self.chance = chance

    def over(self) -> None:
        self.waiting = OVER
        self.asking = None

    # Who is asked

    def deciders(self) -> tuple[int, ...]:
        """The seats that may answer."""
        if self.waiting != DECISION:
            return ()
        if self.seat == SEVERAL:
            return tuple([ask[0] for ask in self.asks])
        return (self.seat,)

    def awaited(self) -> tuple[int, ...]:
        """The seats the game waits for: those that may answer and are not idle."""
        if self.idle == 0:
            return self.deciders()
        return tuple([ask[0] for ask in self.asks if not self.idle >> ask[0] & 1])

    def legal_for(self, seat: int) -> tuple[int, ...]:
        """What this seat may answer now; empty if it is not asked."""
        if self.waiting != DECISION:
            return ()
        if self.seat != SEVERAL:
            return self.legal if seat == self.seat else ()
        for asked, legal in self.asks:
            if asked == seat:
                return legal
        return ()

    # What comes next

    def then(self, step: AnyStep) -> None:
        """Do this step next; the last one pushed comes first."""
        self.stack.append(step)

    def then_all(self, steps: tuple[AnyStep, ...]) -> None:
        """Do these steps next; a constant made by in_order()."""
        self.stack.extend(steps)

    def unwind(self, to: AnyStep) -> None:
        """Death, flight, 'the turn ends at once': forget all steps before that one."""
        stack = self.stack
        while stack[-1] is not to:
            stack.pop()

    # Telling

    def emit(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        if self.events is not None:
            self.events.append((kind, seat, a, b, EVERYBODY))

    def whisper(self, audience: int, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """An event only some seats may know of: one bit per seat."""
        if self.events is not None:
            self.events.append((kind, seat, a, b, audience))

    def reveal(self) -> None:
        """Something hidden is now known; undo is no longer free across this point."""
        self.revealed += 1


def in_order(*steps: AnyStep) -> tuple[AnyStep, ...]:
    """Steps in the order of the rulebook, stored last first."""
    return tuple(reversed(steps))


def start(s: State, first: AnyStep) -> None:
    s.then(first)
    advance(s)


def apply(s: State, seat: int, answer: int) -> None:
    """Answer the pending decision or chance, advance to the next wait point. Trusts the caller."""
    asking = s.asking
    assert asking is not None, "the game is over"
    s.waiting = RUNNING
    s.open = False
    s.idle = 0
    asking.resume(s, seat, answer)
    advance(s)


def advance(s: State) -> None:
    stack = s.stack
    while s.waiting == RUNNING:
        stack.pop().run(s)


def apply_checked(s: State, seat: int, answer: int) -> None:
    """The same for answers from outside: people, network, files. Refused answers leave the state untouched."""
    require_legal(s, seat, answer)
    apply(s, seat, answer)


def require_legal(s: State, seat: int, answer: int) -> None:
    """IllegalAnswer unless this seat, or chance, may answer that now."""
    if s.waiting == CHANCE:
        if seat != NATURE:
            raise IllegalAnswer(f"seat {seat} answered, but the game waits for the throw {s.chance.name}")
        if answer not in s.chance.outcomes:
            raise IllegalAnswer(f"{answer} is no outcome of {s.chance.name}")
    else:
        require_asked(s, seat)
        if answer not in s.legal_for(seat):
            raise IllegalAnswer(f"seat {seat} may not answer {answer}")


def apply_open_checked(s: State, seat: int, answer: object) -> Reason | None:
    """A structured answer to an open decision: taken (None), or refused with the reason and nothing changed."""
    require_asked(s, seat)
    asking = s.asking
    if not s.open or asking is None:
        raise IllegalAnswer("this decision takes only the listed answers")
    refusal = asking.refuse_open(s, seat, answer)
    if refusal is None:
        s.waiting = RUNNING
        s.open = False
        s.idle = 0
        asking.resume_open(s, seat, answer)
        advance(s)
    return refusal


def require_asked(s: State, seat: int) -> None:
    if s.waiting == OVER:
        raise IllegalAnswer("the game is over")
    if seat not in s.deciders():
        raise IllegalAnswer(f"seat {seat} is not asked now")
