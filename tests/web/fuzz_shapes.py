"""Values of the types that handlers take: as a client would send them, and spoilt."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

from msgspec import inspect

WORDS = (
    "",
    " ",
    "a",
    "0",
    "-1",
    "null",
    "seat:0",
    "square:4,7",
    "card:rope",
    "die:movement/2",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "\x1b[2J\x1b]0;owned\x07",
    "\u202eevil\u202c",
    "e\u0301\u0302\u0303" * 10,
    "🐉" * 20,
    "%s%n{0}{x}",
    "' OR 1=1 --",
    "x" * 300,
    "\0",
    "\ufeff",
    "stop",
    "reroll die:2 die:4",
)
NUMBERS = (0, 1, -1, 2, 15, 16, 2**31, 2**63, -(2**63) - 1, 10**30, 1e308, 0.5, -0.0)


@cache
def type_info(kind: Any) -> Any:
    return inspect.type_info(kind)


class Shapes:
    """Values of a type, as a client would send them."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def of(self, kind: Any) -> Any:
        return self.made(type_info(kind))

    def made(self, info: Any) -> Any:
        chance = self.chance
        match info:
            case inspect.UnionType(types=types):
                return self.made(chance.choice(types))
            case inspect.StructType(fields=fields, tag=tag, tag_field=tag_field):
                made = {
                    each.encode_name: self.made(each.type) for each in fields if each.required or chance.random() < 0.4
                }
                return {**made, tag_field: tag} if tag_field else made
            case inspect.LiteralType(values=values):
                return chance.choice(values)
            case inspect.BoolType():
                return chance.random() < 0.5
            case inspect.IntType():
                return chance.choice((0, 1, 2, 3, 7))
            case inspect.FloatType():
                return 0.5
            case inspect.StrType(max_length=most, min_length=least):
                return (chance.choice(WORDS) or "a")[: most or 40].ljust(least or 0, "a")
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return [self.made(item) for _ in range(chance.randrange(4))]
            case inspect.DictType(value_type=value):
                return {chance.choice(WORDS): self.made(value) for _ in range(chance.randrange(3))}
            case inspect.NoneType():
                return None
        return self.anything()

    def anything(self, depth: int = 3) -> Any:
        chance = self.chance
        match chance.randrange(7 if depth else 4):
            case 0:
                return chance.choice(WORDS)
            case 1:
                return chance.choice(NUMBERS)
            case 2:
                return chance.choice((None, True, False))
            case 3:
                return chance.choice(([], {}))
            case 4:
                return [self.anything(depth - 1) for _ in range(chance.randrange(4))]
            case 5:
                return {chance.choice(WORDS): self.anything(depth - 1) for _ in range(chance.randrange(4))}
        return self.nested(chance.choice((5, 40, 200)))

    def nested(self, depth: int) -> Any:
        data: Any = 1
        for _ in range(depth):
            data = [data] if self.chance.random() < 0.5 else {"a": data}
        return data

    def spoilt(self, data: Any) -> Any:
        """The same with one place changed."""
        chance = self.chance
        if chance.random() < 0.3 or not data or not isinstance(data, dict | list):
            return self.anything()
        if isinstance(data, list):
            n = chance.randrange(len(data))
            return [*data[:n], self.spoilt(data[n]), *data[n + 1 :]]
        key = chance.choice(list(data))
        match chance.randrange(4):
            case 0:
                return {each: value for each, value in data.items() if each != key}
            case 1:
                return {**data, chance.choice(WORDS): self.anything()}
        return {**data, key: self.spoilt(data[key])}

    def bytes_of(self, data: Any) -> bytes:
        """JSON, sometimes broken as bytes."""
        chance = self.chance
        text = json.dumps(data).encode()
        match chance.randrange(40):
            case 0:
                return text[: chance.randrange(len(text) + 1)]
            case 1:
                n = chance.randrange(len(text) + 1)
                return text[:n] + bytes([chance.randrange(256)]) + text[n + 1 :]
            case 2:
                return text.replace(b'"a"', b'"\xff\xfe"') + b"\xff"
            case 3:
                return b'{"a":' * chance.choice((50, 1_200, 12_000))
            case 4:
                return b"[" * 30_000 + b"]" * 30_000
            case 5:
                return text.replace(b'"a', b'"\\ud800', 1)
            case 6:
                return text.replace(b"1", b"NaN", 1)
            case 7:
                return b"x" * 70_000
        return text
