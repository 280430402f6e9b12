"""What clients may send by HTTP. Unknown fields are refused, lengths and ranges are checked while reading."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from questhall.engine.languages import Lang
from questhall.hall.messages import SeatNumber
from questhall.hall.requests import Body, Url

Token = Annotated[str, Meta(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Meta(min_length=4, max_length=40, pattern=r"^[a-z0-9]+$")]


class Link(Body):
    """A link to be shown as a QR code; it must be one of this hall."""

    link: Annotated[str, Meta(min_length=1, max_length=300)]


# Playing


class Why(Body):
    ref: Annotated[str, Meta(min_length=1, max_length=120)]


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
