"""A state as plain data that can be compared: every attribute of everything in it, compiled or not."""

from __future__ import annotations

from functools import cache
from typing import Any

from questhall.engine.core import Chance, State, Step

WHOLE = (int, float, str, bytes, type(None))
AGREED = ("table", "plan")  # attributes of a state that all clones share and that are large: looked at once
MEMORY = ("kept_walls",)  # what follows from the rest of a state, remembered by all states together
_looked_at: dict[int, tuple[object, Any]] = {}


def snapshot(thing: object) -> Any:
    """Steps are known by their name and what they were made with. Listeners are left out."""
    if isinstance(thing, WHOLE):
        return thing
    if isinstance(thing, Step):
        return [type(thing).__name__, *(snapshot(getattr(thing, name)) for name in sorted(attributes(thing)))]
    if isinstance(thing, Chance):
        return faces(thing)
    if isinstance(thing, list | tuple):
        return [type(thing).__name__, *map(snapshot, thing)]
    if isinstance(thing, dict):
        return {key: snapshot(value) for key, value in thing.items()}
    if isinstance(thing, set | frozenset):
        return set(thing)
    names = attributes(thing) - ({"events", *MEMORY} if isinstance(thing, State) else set())
    assert names, f"nothing to see in {thing!r}"
    return {"": type(thing).__name__, **{name: part(thing, name) for name in names}}


def part(thing: object, name: str) -> Any:
    """An attribute; what never changes is looked at once, and kept so that no other thing gets its identity."""
    value = getattr(thing, name)
    if not (isinstance(thing, State) and name in AGREED):
        return snapshot(value)
    if id(value) not in _looked_at:
        _looked_at[id(value)] = (value, snapshot(value))
    return _looked_at[id(value)][1]


@cache
def faces(chance: Chance) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    return chance.name, tuple(chance.outcomes), tuple(chance.weights)


def attributes(thing: object) -> set[str]:
    """The names of an object's own data: in its dict, in slots, or in a compiled class."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names.update(vars(kind).get("__slots__", ()), vars(kind).get("__mypyc_attrs__", ()))
    return names - {"__dict__", "__weakref__"}


def changeable(thing: object) -> dict[int, object]:
    """Everything inside that could be changed in place, by identity; not what was agreed on."""
    found: dict[int, object] = {}
    if isinstance(thing, (*WHOLE, Chance, Step)):
        return found
    if isinstance(thing, list | dict | set):
        found[id(thing)] = thing
    if isinstance(thing, dict):
        parts: list[object] = list(thing.values())
    elif isinstance(thing, list | tuple | set | frozenset):
        parts = list(thing)
    else:
        found[id(thing)] = thing
        skipped = AGREED + MEMORY if isinstance(thing, State) else ()
        parts = [getattr(thing, name) for name in attributes(thing) if name not in skipped]
    for part in parts:
        found |= changeable(part)
    return found
