"""A state as plain data that can be compared: every attribute of everything in it, compiled or not."""

from __future__ import annotations

from functools import cache
from typing import Any

from questhall.engine.core import Chance, State, Step

WHOLE = (int, float, str, bytes, type(None))
ATOMS = frozenset((*WHOLE, bool))  # most of what is in a state: seen at a glance
AGREED = ("table", "plan")  # attributes of a state that all clones share and that are large: looked at once
MEMORY = "kept_"  # attributes that follow from the rest and are remembered, by one or by all states together
_looked_at: dict[int, tuple[object, Any]] = {}


class Snapshot:
    """Plain data that says in one line where it differs: whole states in an error text take a test hours."""

    def __init__(self, data: Any) -> None:
        self.data = data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Snapshot) and self.data == other.data

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return "<snapshot>"


def difference(a: Any, b: Any, path: str = "") -> str:
    """Where two snapshots differ first."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        return next(difference(a[key], b[key], f"{path}.{key}") for key in a if a[key] != b[key])
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return next(difference(x, y, f"{path}[{n}]") for n, (x, y) in enumerate(zip(a, b, strict=True)) if x != y)
    return f"{path}: {str(a)[:200]} != {str(b)[:200]}"


def unlike(a: Any, b: Any, path: str = "") -> str:
    """Where two things differ now, or nothing. What both have in common is not looked into: it is like itself."""
    if a is b:
        return ""
    if type(a) is not type(b):
        return f"{path}: {str(a)[:200]} is no {str(b)[:200]}"
    if isinstance(a, (*WHOLE, set, frozenset)):
        return "" if a == b else f"{path}: {str(a)[:200]} is not {str(b)[:200]}"
    if isinstance(a, Chance):
        return unlike(faces(a), faces(b), path)
    if isinstance(a, list | tuple):
        pairs = enumerate(zip(a, b, strict=False))
        found = "" if len(a) == len(b) else f"{path}: {len(a)} things are not {len(b)}"
        return found or next(filter(None, (unlike(x, y, f"{path}[{n}]") for n, (x, y) in pairs if x is not y)), "")
    ours, theirs = (thing if isinstance(thing, dict) else data_of(thing) for thing in (a, b))
    if ours.keys() != theirs.keys():
        return f"{path}: {ours.keys() ^ theirs.keys()} in one of them"
    names = (name for name, value in ours.items() if value is not theirs[name])
    return next(filter(None, (unlike(ours[name], theirs[name], f"{path}.{name}") for name in names)), "")


def data_of(thing: object) -> dict[str, Any]:
    """An object's attributes. Listeners of a state are left out."""
    names = attributes(thing)
    assert names or isinstance(thing, Step), f"nothing to see in {thing!r}"
    return {name: getattr(thing, name) for name in names if not (name == "events" and isinstance(thing, State))}


def snapshot(thing: object) -> Snapshot:
    """A thing as it is now. Listeners are left out."""
    return Snapshot(plain(thing))


def plain(thing: object) -> Any:
    """Steps are known by their name and what they were made with."""
    kind = type(thing)
    if kind in ATOMS or isinstance(thing, WHOLE):
        return thing
    if isinstance(thing, list | tuple):
        return [kind.__name__, *[each if type(each) in ATOMS else plain(each) for each in thing]]
    if isinstance(thing, dict):
        return {key: value if type(value) in ATOMS else plain(value) for key, value in thing.items()}
    if isinstance(thing, Chance):
        return faces(thing)
    if isinstance(thing, Step):
        return [kind.__name__, *(plain(getattr(thing, name)) for name in sorted(attributes(thing)))]
    if isinstance(thing, set | frozenset):
        return set(thing)
    names = attributes(thing)
    assert names, f"nothing to see in {thing!r}"
    if isinstance(thing, State):
        return {"": kind.__name__, **{name: part(thing, name) for name in names if name != "events"}}
    found: dict[str, Any] = {"": kind.__name__}
    for name in names:
        value = getattr(thing, name)
        found[name] = value if type(value) in ATOMS else plain(value)
    return found


def part(state: State, name: str) -> Any:
    """An attribute; what never changes is looked at once, and kept so that no other thing gets its identity."""
    value = getattr(state, name)
    if name not in AGREED:
        return plain(value)
    if id(value) not in _looked_at:
        _looked_at[id(value)] = (value, plain(value))
    return _looked_at[id(value)][1]


@cache
def faces(chance: Chance) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    return chance.name, tuple(chance.outcomes), tuple(chance.weights)


def attributes(thing: object) -> frozenset[str]:
    """The names of an object's own data: in its dict, in slots, or in a compiled class."""
    own = getattr(thing, "__dict__", None)
    return declared(type(thing)).union(filter(is_data, own)) if own else declared(type(thing))


@cache
def declared(kind: type) -> frozenset[str]:
    names: set[str] = set()
    for each in kind.__mro__:
        names.update(vars(each).get("__slots__", ()), vars(each).get("__mypyc_attrs__", ()))
    return frozenset(filter(is_data, names))


def is_data(name: str) -> bool:
    return name not in ("__dict__", "__weakref__") and not name.startswith(MEMORY)


def surface(thing: object) -> list[object]:
    """What lies directly in something that could be changed in place."""
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    return list(thing) if isinstance(thing, list | set) else list(data_of(thing).values())


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
        skipped = AGREED if isinstance(thing, State) else ()
        parts = [getattr(thing, name) for name in attributes(thing) if name not in skipped]
    for part in parts:
        found |= changeable(part)
    return found
