"""What people do at a table: one family of messages, whichever wire they come by, and one way of doing them.

`id` is the client's own; what is sent again under the same one is done once and answered as it was the first time.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from questhall.hall.chat import TableChat
from questhall.hall.commit import Entered
from questhall.hall.messages import Asked, Done, Moved, Phrase, ShortText, Taking
from questhall.hall.play import Play
from questhall.hall.requests import Body
from questhall.hall.room import Room
from questhall.hall.undo import Undo

ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
AnswerName = Annotated[str, Meta(min_length=1, max_length=500)]
Given = AnswerName | dict[str, Any] | list[Any]  # structured where the decision is open


class Move(Body):
    """`seq` is the entry the answer replies to; `id` makes a resend harmless."""

    seq: Seq
    answer: Given
    id: ClientId


class Throw(Body):
    """What hand-thrown dice show; null lets the hall throw this once. `correct` says the last throw anew instead."""

    seq: Seq
    words: Words | None
    id: ClientId
    correct: bool = False


class TakeBackMoves(Body):
    what: Taking
    id: ClientId


class Consent(Body):
    request: Annotated[str, Meta(min_length=1, max_length=64)]
    yes: bool


class Say(Body):
    """A text or a phrase, one of the two; the same `id` is said only once."""

    text: ShortText | None = None
    phrase: Phrase | None = None
    id: Annotated[str, Meta(max_length=64)] = ""


Command = Move | Throw | TakeBackMoves | Consent | Say
Answer = Moved | Asked | Done


class Commands:
    """Does what a seat says. That the seat is theirs, whoever calls has seen by its key."""

    def __init__(self, play: Play, undo: Undo, chat: TableChat) -> None:
        self.play = play
        self.undo = undo
        self.chat = chat

    def do_soon(self, room: Room, seat: int, command: object, done: Entered) -> bool:
        """What nearly everybody says, an answer by its name, at once: `done` is told. False: do() must be asked."""
        if isinstance(command, Move) and isinstance(command.answer, str):
            return self.play.move_soon(room, seat, command.answer, command.seq, command.id, done)
        return False

    async def do(self, room: Room, seat: int, command: Command) -> Answer:
        match command:
            case Move(seq=seq, answer=answer, id=id):
                return Moved(await self.play.move(room, seat, answer, seq, id), id)
            case Throw(seq=seq, words=words, id=id, correct=correct):
                return Moved(await self.play.throw(room, seat, words, seq, id, correct), id)
            case TakeBackMoves(what=what, id=id):
                done = await self.undo.take_back(room, seat, what, id)
                return Moved(done, id) if isinstance(done, int) else Asked(done.request, id)
            case Consent(request=request, yes=yes):
                await self.undo.consent(room, seat, request, yes)
                return Done(getattr(command, "id", ""))
            case Say(text=text, phrase=phrase, id=id):
                await self.chat.say(room, seat, text, phrase, id)
                return Done(id)
