"""Tables of a content file said once: as keys a loader accepts, and as a JSON Schema for editors.

A shape maps keys to the names of what they hold; a key ending in `!` must be there. `[a]` is a list, `a | b` either.
"""

from __future__ import annotations

from typing import Any

from questhall.engine.content import Node

Schema = dict[str, Any]
Shape = dict[str, str]


def fit(node: Node, shape: Shape) -> Node:
    """The same table; ContentError for a key that is unknown, or missing."""
    node.only(*(key.rstrip("!") for key in shape))
    for key in shape:
        if key.endswith("!") and key[:-1] not in node:
            node.fail(f"{key[:-1]} is missing")
    return node


def words(*known: str) -> Schema:
    return {"enum": list(known)}


def whole(low: int, high: int | None = None) -> Schema:
    return {"type": "integer", "minimum": low} | ({} if high is None else {"maximum": high})


def either(*parts: Schema) -> Schema:
    return {"anyOf": list(parts)}


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def map_of(item: Schema) -> Schema:
    return {"type": "object", "additionalProperties": item}


def value(shape: str) -> Schema:
    if shape.startswith("[") and shape.endswith("]"):
        return {"type": "array", "items": value(shape[1:-1])}
    if " | " in shape:
        return either(*(value(part) for part in shape.split(" | ")))
    return ref(shape)


def table(shape: Shape) -> Schema:
    schema: Schema = {
        "type": "object",
        "properties": {key.rstrip("!"): value(what) for key, what in shape.items()},
        "additionalProperties": False,
    }
    required = [key[:-1] for key in shape if key.endswith("!")]
    return schema | ({"required": required} if required else {})
