"""Every message of the hall: what goes over the socket stands here, what goes by HTTP in `requests` and `replies`.

A command says on the socket which seat it is for, since one socket may hold several; by HTTP the key says that.

This is the single source; tools/wire_types.py turns all of it into TypeScript.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from questhall.hall.commands import ClientId, Consent, Move, Say, TakeBackMoves, Throw
from questhall.hall.messages import (
    Asked,
    Changed,
    ChatLine,
    ConsentAsked,
    Done,
    Happened,
    Here,
    Moved,
    Now,
    Presence,
    SeatNumber,
    TableChanged,
)
from questhall.hall.requests import Body
from questhall.web.replies import Problem
from questhall.web.requests import Token


class Hello(Body, tag="hello", tag_field="type"):
    """The first message of a socket. `after`: the last entry that was seen, -1 for none.

    With `changes` every view but the first of a seat comes as what is other in it than in the last one: `changed`.
    """

    tokens: Annotated[tuple[Token, ...], Meta(max_length=17)] = ()
    after: Annotated[int, Meta(ge=-1, le=1_000_000)] | None = None
    chat_after: Annotated[int, Meta(ge=0)] = 0
    changes: bool = False


class MoveOn(Move, tag="move", tag_field="type", kw_only=True):
    seat: SeatNumber


class ThrowOn(Throw, tag="throw", tag_field="type", kw_only=True):
    seat: SeatNumber


class UndoOn(TakeBackMoves, tag="undo", tag_field="type", kw_only=True):
    seat: SeatNumber


class ConsentOn(Consent, tag="consent", tag_field="type", kw_only=True):
    seat: SeatNumber
    id: ClientId = ""


class ChatOn(Say, tag="chat", tag_field="type", kw_only=True):
    seat: SeatNumber


class Ping(Body, tag="ping", tag_field="type"):
    pass


class Whole(Body, tag="whole", tag_field="type"):
    """A `changed` builds on a view that is not here: answered by a `now` for each seat of this socket, and `done`."""


class Pong(Struct, tag="pong", tag_field="type"):
    pass


class Problems(Struct, tag="problem", tag_field="type"):
    """A refusal on the socket. `id` is the message it answers, empty if it answers none."""

    problem: Problem
    id: str = ""


ClientMessage = Hello | MoveOn | ThrowOn | UndoOn | ConsentOn | ChatOn | Whole | Ping
ServerMessage = (
    Here
    | Now
    | Changed
    | Happened
    | TableChanged
    | Presence
    | ChatLine
    | ConsentAsked
    | Moved
    | Asked
    | Done
    | Problems
    | Pong
)


class Polled(Struct):
    """What a long poll brings. `cursor` goes into the next one."""

    messages: list[ServerMessage]
    cursor: str
