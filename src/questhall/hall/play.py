"""Playing: answers, throws of real dice, and asking why not. A seat number here is one whose token was shown."""

from __future__ import annotations

from math import ceil
from typing import Any

from questhall.engine.bounds import TooMuch, check_data
from questhall.engine.core import NATURE
from questhall.engine.entries import CLOCK
from questhall.engine.game import UnknownName
from questhall.engine.match import Match, StaleAnswer
from questhall.hall.commit import Committer, Do, Entered
from questhall.hall.hall import Hall
from questhall.hall.hand_dice import any_throw
from questhall.hall.messages import WhyNot
from questhall.hall.refusals import Facts, Refusal
from questhall.hall.room import Room
from questhall.hall.teaching import need_wanted

Given = str | dict[str, Any] | list[Any]


class Play:
    """What seats do to a game."""

    def __init__(self, hall: Hall, committer: Committer) -> None:
        self.hall = hall
        self.committer = committer

    async def move(self, room: Room, seat: int, answer: Given, seq: int, client_id: str) -> int:
        """A seat's answer to the question that entry `seq` left open; returns the new number."""
        need_bounds(answer)
        return await self.committer.enter(room, f"{seat}:{client_id}", self.acting(room, seat, answer, seq), seat)

    def move_soon(self, room: Room, seat: int, answer: str, seq: int, client_id: str, done: Entered) -> bool:
        """The same at once, if nothing stands in the way; `done` is told the new number."""
        return self.committer.enter_soon(room, f"{seat}:{client_id}", self.acting(room, seat, answer, seq), done)

    def acting(self, room: Room, seat: int, answer: Given, seq: int) -> Do:
        def act(match: Match[Any]) -> None:
            need_person(room, seat)
            self.need_time(room, match, seat, answer)
            if seq == match.seq:
                need_wanted(match, seat, answer)
            match.act(seat, answer, seq)

        return act

    async def bot_move(self, room: Room, seat: int, answer: str, seq: int) -> int:
        def act(match: Match[Any]) -> None:
            if not room.is_bot(seat):
                raise StaleAnswer(match.seq)
            self.need_time(room, match, seat, answer)
            match.act(seat, answer, seq)

        return await self.committer.enter(room, f"bot:{seat}:{seq}", act, seat)

    async def time_over(self, room: Room, seat: int, seq: int) -> int:
        """What the game answers for a seat whose time is over, unless anybody has said anything since entry `seq`."""

        def act(match: Match[Any]) -> None:
            if seq != match.seq:
                raise StaleAnswer(match.seq)
            code = match.game.fallback(match.state, seat)
            match.act(seat, match.game.option(match.state, seat, code).name, seq, CLOCK)

        return await self.committer.enter(room, f"clock:{seat}:{seq}", act, seat)

    def need_time(self, room: Room, match: Match[Any], seat: int, answer: Given) -> None:
        """Some answers are not taken before everybody had a chance to speak."""
        times = room.times()
        if times is None or not times.pace.held or not isinstance(answer, str):
            return
        left = times.opens - self.hall.time()
        if left <= 0:
            return
        code, _ = match.understand(seat, answer)
        if match.game.option(match.state, seat, code).verb in times.pace.held:
            facts = Facts(seq=match.seq, retry_after=left)
            raise Refusal("too-early", f"Not before {ceil(left)} s have passed.", facts)

    async def throw(self, room: Room, seat: int, words: str | None, seq: int, client_id: str, correct: bool) -> int:
        """What real dice show (None: the hall throws this once); with `correct`, what the last throw really showed."""

        def act(match: Match[Any]) -> None:
            if words is None:
                match.need_hand_dice()
                match.give(any_throw(match), seq)
            elif not correct:
                match.give(words, seq)
            elif seq != match.seq:
                raise StaleAnswer(match.seq)
            elif answered_since(match):
                raise Refusal("no-undo", "Somebody has answered since that throw: take that back first.")
            else:
                match.correct(words)

        return await self.committer.enter(room, f"{seat}:{client_id}", act, seat)

    async def why(self, room: Room, seat: int, ref: str) -> WhyNot | None:
        """Why this seat cannot choose that thing now; None if it can."""
        async with room.lock:
            match = await self.hall.game(room)
            try:
                reason = match.game.why_not(match.state, seat, ref)
            except UnknownName as unknown:
                raise Refusal("unknown-ref", str(unknown), Facts(field="ref")) from None
        return None if reason is None else WhyNot(reason.rule, reason.text, reason.args)


def need_bounds(answer: Given) -> None:
    try:
        check_data(answer)
    except TooMuch as much:
        raise Refusal("invalid", str(much), Facts(field="answer")) from None


def answered_since(match: Match[Any]) -> bool:
    """Whether somebody has answered after the throw that could be corrected."""
    last = match.last_throw()
    return last is not None and any(move.seat != NATURE for move in match.timeline.line() if move.n > last.n)


def need_person(room: Room, seat: int) -> None:
    if room.is_bot(seat):
        raise Refusal("bot-plays", "A bot plays this seat; take it back first.")
