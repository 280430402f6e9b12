"""What people want of tables and seats. Unknown fields are refused, lengths and ranges are checked while reading."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from questhall.engine.languages import Lang
from questhall.hall.messages import Companion, Name, Pause, Pieces, Settings, Word

Nonce = Annotated[str, Meta(min_length=1, max_length=64)]
BotName = Annotated[str, Meta(min_length=1, max_length=60)]
Url = Annotated[str, Meta(min_length=1, max_length=1000)]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class NewSeat(Body):
    """`human` is somebody at this very browser (several: hot seat), `open` waits for a guest, `bot` for nobody."""

    kind: Literal["human", "bot", "open"] = "open"
    name: Name | None = None
    bot: BotName | None = None
    lang: Lang | None = None
    nonce: Nonce | None = None


class NewTable(Body):
    """`start` begins the game at once, which needs every seat taken.

    A `lesson` brings its own seats, options and dice, and begins at once; of the seats only the first is looked at: who
    is taught.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    start: bool = False
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    webhook: Url | None = None
    lesson: Word | None = None


class ChangeTable(Body):
    """Fields left out stay as they are. Options, seats and the dice change only before the start."""

    options: dict[str, Any] | UnsetType = UNSET
    undo: Literal["free", "friendly", "strict"] | UnsetType = UNSET
    dice: Literal["fair", "hand"] | UnsetType = UNSET
    pause: Pause | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    chat: Literal["all", "phrases", "off"] | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    companion: Companion | UnsetType = UNSET
    seats: Annotated[list[NewSeat | None], Meta(min_length=1, max_length=16)] | UnsetType = UNSET  # null: as it is
    webhook: Url | UnsetType | None = UNSET


class Placed(Body):
    """Pieces put on the real board, by ref with their names, and those taken off it."""

    put: Annotated[Pieces, Meta(max_length=200)] = {}
    take: Annotated[list[Word], Meta(max_length=500)] = []


class Sit(Body):
    name: Name
    nonce: Nonce | None = None
    lang: Lang | None = None


class Rename(Body, tag="rename", tag_field="do"):
    name: Name
    lang: Lang | None = None


class Lend(Body, tag="lend", tag_field="do"):
    """A new link to this seat for somebody else; the old one stays good and can take the seat back."""


class PlayByBot(Body, tag="bot", tag_field="do"):
    """A bot plays on; the seat's own link can take it back at any time."""

    bot: BotName | None = None


class TakeBack(Body, tag="back", tag_field="do"):
    """The seat's owner plays again; lent links end."""


class Leave(Body, tag="leave", tag_field="do"):
    """The seat's link ends. Before the start the seat is open again, later a bot plays until somebody sits down."""


class Invite(Body, tag="invite", tag_field="do"):
    """The host's link for an open seat, to be sent to one person; it sits down with the first move or name."""


ChangeSeat = Rename | Lend | PlayByBot | TakeBack | Leave | Invite
