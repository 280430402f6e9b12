"""A quest from a file, from a text, or from data; checked unless somebody wants to see the problems himself."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

from questhall.engine import content
from questhall.engine.content import Node
from questhall.games.deckbox.model.plan import Quest
from questhall.games.deckbox.quest_format.check import checked
from questhall.games.deckbox.quest_format.problems import Draft
from questhall.games.deckbox.quest_format.reader import Reader
from questhall.games.deckbox.quest_format.rooms import read_rooms


def read(path: Traversable) -> Quest:
    """The quest of a file; ContentError if anything is wrong with it."""
    return checked(draft(content.read(path))).quest


def parse(text: str, name: str = "quest.toml") -> Quest:
    """The quest of a text."""
    return checked(draft(content.parse(text, name))).quest


def from_data(data: dict[str, Any], name: str = "quest") -> Quest:
    """The quest of the keys and values of a file; there are no lines then."""
    return checked(draft(Node(content.Source(name, {(): 1}), (), data))).quest


def draft(root: Node) -> Draft:
    """The quest with the tables it was read from, not yet checked as a whole."""
    reader = Reader(root)
    reader.read_frame()
    read_rooms(reader)
    return Draft(reader)
