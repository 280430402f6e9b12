"""Every message of the hall: what goes over the socket stands here, what goes by HTTP in `requests` and `replies`.

This is the single source; tools/wire_types.py turns all of it into TypeScript.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from questhall.hall.messages import (
    ChatLine,
    ConsentAsked,
    Happened,
    Here,
    Now,
    Phrase,
    Presence,
    SeatNumber,
    ShortText,
    TableChanged,
    Taking,
)
from questhall.hall.requests import Body
from questhall.web.replies import Asked, Done, Moved, Problem
from questhall.web.requests import ClientId, Given, Seq, Token, Words


class Hello(Body, tag="hello", tag_field="type"):
    """The first message of a socket. `after`: the last entry that was seen, -1 for none."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=17)] = ()
    after: Annotated[int, Meta(ge=-1, le=1_000_000)] | None = None
    chat_after: Annotated[int, Meta(ge=0)] = 0


class MoveOn(Body, tag="move", tag_field="type"):
    seat: SeatNumber
    seq: Seq
    answer: Given
    id: ClientId


class ThrowOn(Body, tag="throw", tag_field="type"):
    seat: SeatNumber
    seq: Seq
    words: Words | None
    id: ClientId
    correct: bool = False


class UndoOn(Body, tag="undo", tag_field="type"):
    seat: SeatNumber
    what: Taking
    id: ClientId


class ConsentOn(Body, tag="consent", tag_field="type"):
    seat: SeatNumber
    request: Annotated[str, Meta(min_length=1, max_length=64)]
    yes: bool
    id: ClientId = ""


class ChatOn(Body, tag="chat", tag_field="type"):
    seat: SeatNumber
    text: ShortText | None = None
    phrase: Phrase | None = None
    id: ClientId = ""


class Ping(Body, tag="ping", tag_field="type"):
    pass


class Pong(Struct, tag="pong", tag_field="type"):
    pass


class Problems(Struct, tag="problem", tag_field="type"):
    """A refusal on the socket. `id` is the message it answers, empty if it answers none."""

    problem: Problem
    id: str = ""


ClientMessage = Hello | MoveOn | ThrowOn | UndoOn | ConsentOn | ChatOn | Ping
ServerMessage = (
    Here | Now | Happened | TableChanged | Presence | ChatLine | ConsentAsked | Moved | Asked | Done | Problems | Pong
)


class Polled(Struct):
    """What a long poll brings. `cursor` goes into the next one."""

    messages: list[ServerMessage]
    cursor: str
