"""What is other in a view than in the one before: all that needs to be sent to whoever still has that one.

A part that is gone is null, one that is new or another altogether stands alone in a list, and for one that is other
only inside there is an object with what is other there, by key; by index in a list, which is then no shorter.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Difference = None | list[Any] | dict[Any, Any]

ABSENT: Final = object()


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[Any, Any]:
    """By key. Nothing here looks at more than the two views: whoever has both learns nothing else."""
    found: dict[Any, Any] = {}
    same = 0
    for key, new in after.items():
        old = before.get(key, ABSENT)
        if old is not ABSENT:
            same += 1
        if old is not new and old != new:
            found[key] = difference(old, new)
    if same < len(before):
        for key in before:
            if key not in after:
                found[key] = None
    return found


def difference(old: Any, new: Any) -> Difference:
    """Of two that are not equal."""
    if isinstance(old, dict) and isinstance(new, dict):
        return differences(old, new)
    if isinstance(old, list) and isinstance(new, list) and old and len(old) <= len(new) and isinstance(old[0], dict):
        return in_list(old, new)
    return [new]


def in_list(old: list[Any], new: list[Any]) -> dict[Any, Any]:
    """Of lists of things that are sheets themselves; a list of words is as short as what could be said of it."""
    found: dict[Any, Any] = {}
    for n, (one, other) in enumerate(zip(old, new, strict=False)):
        if one is not other and one != other:
            found[n] = difference(one, other)
    for n in range(len(old), len(new)):
        found[n] = [new[n]]
    return found


def put_together(before: Any, other: Difference) -> Any:
    """The view after, from the one before, which stays as it is, and the differences."""
    if isinstance(other, list):
        return other[0]
    assert other is not None
    if isinstance(before, list):
        after = {str(n): each for n, each in enumerate(before)}
    else:
        after = dict(before)
    for key, each in other.items():
        if each is None:
            del after[key]
        else:
            after[key] = put_together(after.get(key), each)
    return list(after.values()) if isinstance(before, list) else after
