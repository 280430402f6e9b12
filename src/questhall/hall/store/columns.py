"""What a struct is in the database: its fields are the columns, their types say how values go in and come out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar, get_origin, get_type_hints

import msgspec

from questhall.hall.store.keepable import UNKEPT
from questhall.hall.store.transaction import Row
from questhall.hall.store.types import BadText

S = TypeVar("S", bound=msgspec.Struct)
Convert = Callable[[Any], Any]

to_json: Final = msgspec.json.Encoder()


def as_json(data: object) -> str:
    try:
        return to_json.encode(data).decode()
    except UnicodeEncodeError:
        raise BadText(UNKEPT) from None


def as_it_is(value: Any) -> Any:
    return value


def ways(kind: Any) -> tuple[Convert, Convert]:
    """How values of a type go in and come out: JSON as text, yes and no as 1 and 0, everything else as it is."""
    if kind is bool:
        return int, bool
    if get_origin(kind) in (dict, tuple):
        return as_json, msgspec.json.Decoder(kind).decode
    return as_it_is, as_it_is


class Columns(Generic[S]):
    """The columns of a struct, in its order, under the names it has for others. `elsewhere`: fields that are none."""

    def __init__(self, struct: type[S], elsewhere: Sequence[str] = ()) -> None:
        self.struct = struct
        self.fields = [name for name in struct.__struct_fields__ if name not in elsewhere]
        named = dict(zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True))
        self.columns = [named[field] for field in self.fields]
        self.names = ", ".join(self.columns)
        self.count = len(self.columns)
        hints = get_type_hints(struct)
        self.ways = {field: ways(hints[field]) for field in self.fields}

    def of(self, table: str) -> str:
        """The columns of one table among several."""
        return ", ".join([f"{table}.{column}" for column in self.columns])

    def replaced(self, *but: str) -> str:
        """SQL: what an insertion that meets a row there sets anew."""
        return ", ".join([f"{column} = excluded.{column}" for column in self.columns if column not in but])

    def value(self, field: str, value: object) -> object:
        return self.ways[field][0](value)

    def values(self, one: S) -> list[object]:
        return [self.value(field, getattr(one, field)) for field in self.fields]

    def read(self, row: Row, **more: object) -> S:
        """The struct of a row that begins with these columns."""
        found = {field: self.ways[field][1](value) for field, value in zip(self.fields, row, strict=False)}
        return self.struct(**found, **more)
