"""What clients may send by HTTP. Unknown fields are refused, lengths and ranges are checked while reading."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from questhall.engine.languages import Lang
from questhall.hall.messages import Phrase, SeatNumber, ShortText, Taking
from questhall.hall.requests import Body, Url

Token = Annotated[str, Meta(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Meta(min_length=4, max_length=40, pattern=r"^[a-z0-9]+$")]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
AnswerName = Annotated[str, Meta(min_length=1, max_length=500)]
Given = AnswerName | dict[str, Any] | list[Any]  # structured where the decision is open


class Link(Body):
    """A link to be shown as a QR code; it must be one of this hall."""

    link: Annotated[str, Meta(min_length=1, max_length=300)]


# Playing


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


class Why(Body):
    ref: Annotated[str, Meta(min_length=1, max_length=120)]


class Say(Body):
    """A text or a phrase, one of the two; the same `id` is said only once."""

    text: ShortText | None = None
    phrase: Phrase | None = None
    id: Annotated[str, Meta(max_length=64)] = ""


class Block(Body):
    """What that seat says no longer reaches this one (or does again)."""

    seat: SeatNumber
    on: bool = True


# Looking


class Held(Body):
    table: TableId
    token: Token


class Mine(Body):
    tables: Annotated[list[Held], Meta(max_length=100)]


# Your turn, outside the page


class PushKeys(Body):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscribe(Body):
    endpoint: Url
    keys: PushKeys
    lang: Lang = "en"


class Unsubscribe(Body):
    endpoint: Url
