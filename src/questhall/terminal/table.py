"""A table at one screen: a game under way, the people who share the keyboard, and the bots."""

from __future__ import annotations

from random import Random
from typing import Any

from questhall.engine.core import CHANCE, Chance, State
from questhall.engine.game import Option
from questhall.engine.lessons import Page, lesson_of
from questhall.engine.match import Match
from questhall.engine.plain_text import harmless
from questhall.engine.playout import Policy
from questhall.engine.timeline import CannotUndo, perform
from questhall.engine.undo import CONSENT, NOTHING, Takeback
from questhall.terminal import opponents
from questhall.terminal.choices import Choices


class Table:
    """Who is asked, who sits in front of the screen, and what they may take back."""

    def __init__(self, match: Match[Any], seed: str | None = None) -> None:
        self.match = match
        self.game = match.game
        self.random = Random(None if seed is None else f"bots {seed}").random
        self.bots: dict[tuple[int, str], Policy] = {}
        self.front: int | None = None  # the person who looks at the screen now
        self.lesson = lesson_of(match)

    @property
    def names(self) -> list[str]:
        return [harmless(seat.name) for seat in self.match.seats]

    @property
    def people(self) -> list[int]:
        return [n for n, seat in enumerate(self.match.seats) if seat.by == opponents.PERSON]

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen is for; with one person at the table always theirs."""
        if self.front is None and len(self.people) == 1:
            return self.people[0]
        return self.front

    # Who is asked

    def waits_for_dice(self) -> bool:
        return bool(self.match.state.waiting == CHANCE)

    def asked_person(self) -> int | None:
        if self.reply() is not None:
            return None
        asked = [seat for seat in self.match.state.awaited() if seat in self.people]
        if self.front in asked:
            return self.front
        return asked[0] if asked else None

    def asked_bot(self) -> int | None:
        if (reply := self.reply()) is not None:
            return reply[0]
        return next((seat for seat in self.match.state.awaited() if seat not in self.people), None)

    def options(self, seat: int) -> list[Option]:
        return self.match.options(seat)

    def choices(self, seat: int, options: list[Option]) -> Choices:
        return Choices(self.game, self.match.state, seat, options)

    # Lessons

    def pages(self) -> tuple[Page, ...]:
        """What is taught now."""
        return () if self.lesson is None else self.lesson.pages(self.match)

    def reply(self) -> tuple[int, str] | None:
        """What another seat answers because the lesson says so."""
        return None if self.lesson is None else self.lesson.reply(self.match)

    # Answers

    def act(self, seat: int, answer: str | dict[str, Any]) -> int:
        if self.lesson is not None:
            self.lesson.check(self.match, seat, answer)
        return self.match.act(seat, answer)

    def think(self, seat: int) -> str:
        """What the bot of this seat answers. It sees only an imagined state."""
        if (reply := self.reply()) is not None:
            return reply[1]
        by, state = self.match.seats[seat].by, self.match.state
        if (seat, by) not in self.bots:
            self.bots[seat, by] = opponents.new_bot(self.game, by)
        code = self.bots[seat, by].choose(state.imagine(seat, self.random), seat, self.random)
        return self.game.option(state, seat, code).name

    # Secrets at one screen

    def curtain(self) -> int | None:
        """The person the screen must be handed to before anything more is shown; None if nothing is secret."""
        seat = self.asked_person()
        if seat is None or seat == self.front or len(self.people) < 2:
            return None
        state = self.match.state
        return seat if self.secrets_in(state, seat) or self.makes_secret(state, seat) else None

    def secrets_in(self, state: State, seat: int) -> bool:
        """Whether this person and another one at the screen see different things."""
        mine = self.game.view(state, seat)
        return any(self.game.view(state, other) != mine for other in self.people if other != seat)

    def makes_secret(self, state: State, seat: int) -> bool:
        """Whether an answer of this seat would be a secret before the next person at the screen."""
        after = state.clone()
        perform(after, seat, after.legal_for(seat)[0], None)
        asked = [other for other in after.awaited() if other in self.people and other != seat]
        return bool(asked) and self.secrets_in(after, seat)

    # Taking back

    def last_throw(self) -> Chance | None:
        """The dice thrown last, which may have been read wrongly."""
        move = self.match.last_throw()
        return None if move is None else self.match.timeline.state_at(move.before).chance

    def last_person(self) -> int | None:
        """Who among the people has answered last."""
        for move in reversed(self.match.timeline.line()):
            if move.seat in self.people:
                return int(move.seat)
        return None

    def can_undo(self) -> Takeback:
        seat = self.last_person()
        return Takeback(NOTHING) if seat is None else self.agreed_by_bots(self.match.can_undo(seat))

    def can_reset(self) -> Takeback:
        seat = self.last_person()
        return Takeback(NOTHING) if seat is None else self.agreed_by_bots(self.match.can_reset_turn(seat))

    def agreed_by_bots(self, offer: Takeback) -> Takeback:
        """Bots agree to everything; the consent of people has to be asked."""
        if offer.how == CONSENT and len(self.people) == 1:
            return Takeback("free", offer.to, offer.why)
        return offer

    def undo(self) -> int:
        return self.match.undo(self.last_person(), agreed=True)

    def reset_turn(self) -> int:
        return self.match.reset_turn(self.last_person(), agreed=True)

    def redo(self) -> int:
        """Bring back an answer and all that bots answered to it."""
        if not self.match.can_redo():
            raise CannotUndo("there is nothing to bring back")
        self.match.redo()
        while self.asked_person() is None and self.match.can_redo():
            self.match.redo()
        return self.match.seq
