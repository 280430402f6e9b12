"""The tables of a content file column by column, as rules want them: a list with one entry a card, or bits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questhall.engine.content import Node


def ids(nodes: Iterable[Node]) -> list[str]:
    return [node.text("id") for node in nodes]


def words(nodes: Iterable[Node], key: str, allowed: Sequence[str]) -> list[int]:
    """One word of every table, as its place in the list of words."""
    return [allowed.index(node.choice(key, allowed)) for node in nodes]


def flags(nodes: Iterable[Node], key: str) -> int:
    """The tables that say true, as bits."""
    return sum([1 << number for number, node in enumerate(nodes) if node.flag(key, default=False)])
