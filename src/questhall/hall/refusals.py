"""What the hall refuses, each with a stable code that programs and translations can rely on."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from questhall.hall.messages import Now


class Facts(Struct, frozen=True):
    """What else is known about a refusal."""

    rule: str = ""  # of the game, if its rules refuse
    text: str = ""  # the game's text id for it, with its arguments
    args: dict[str, Any] = {}
    field: str = ""  # the part of the request that is wrong
    seq: int | None = None  # where the game stands
    now: Now | None = None  # what the asker should look at instead
    retry_after: float | None = None


class Refusal(Exception):
    """A request that is not fulfilled, and why. Nothing was changed."""

    def __init__(self, code: str, detail: str = "", facts: Facts = Facts()) -> None:  # noqa: B008  (frozen)
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.facts = facts
