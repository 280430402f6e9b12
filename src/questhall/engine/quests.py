"""Quests as files, for games that have them. A Title names the module that holds its QUESTS, an object of this kind.

A quest file is TOML. It may say which game it belongs to (`game = "..."`); where it does not, each game is asked.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from questhall.engine.content import ContentError, Node


class Problem:
    """What is wrong with a quest that can be read: `file:line: place: what is wrong [rule]`. Advice is forgiven."""

    def __init__(self, rule: str, node: Node, text: str, key: str | None = None, forgiven: bool = False) -> None:
        about = [part for part in (node.label(), key) if part]
        self.rule = rule
        self.file = node.source.name
        self.line = node.line(key)
        self.said = ": ".join([*about, text])
        self.forgiven = forgiven

    def advice(self) -> bool:
        return self.forgiven

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.said} [{self.rule}]"

    def error(self) -> ContentError:
        return ContentError(self.file, self.line, f"{self.said} [{self.rule}]")


def insist(problems: Sequence[Problem]) -> None:
    """ContentError with the first problem that is more than advice, if there is one."""
    for problem in problems:
        if not problem.advice():
            raise problem.error()


@dataclass(frozen=True)
class Examined:
    """A quest that was read, and what was found in it. `facts` fill in the text `quest-facts`."""

    quest: Any
    title: Mapping[str, str]
    problems: Sequence[Problem]
    facts: Mapping[str, Any] = field(default_factory=dict)

    def wrong(self) -> int:
        return sum(1 for problem in self.problems if not problem.advice())


class ForeignError(ValueError):
    """A file of another program that cannot be taken over."""


class Exchange(ABC):
    """To and from the files of another program."""

    suffix: str  # of its files

    @abstractmethod
    def take_over(self, raw: bytes, id: str) -> str:
        """Its file as the text of a quest file; ForeignError if it is none."""

    @abstractmethod
    def hand_over(self, root: Node, lang: str) -> str:
        """A quest file as the text of its file, with words in one language; ContentError if the quest is not right."""


class QuestFiles(ABC):
    """The quest files of one game."""

    texts: Path  # the folder whose texts have `quest-facts`, and `quest-rule-...` for each of the rules
    rules: tuple[str, ...]  # what a check may find broken
    exchange: Exchange | None = None

    @abstractmethod
    def knows(self, data: Mapping[str, Any]) -> bool:
        """Whether a file that names no game looks like one of these."""

    @abstractmethod
    def examine(self, root: Node) -> Examined:
        """All problems of a quest; ContentError if it cannot be read at all."""

    def together(self, quests: Sequence[Any]) -> list[str]:
        """What is wrong with several quests as a campaign."""
        return []

    @abstractmethod
    def template(self, id: str) -> str:
        """A small quest that can be played as it is, to begin with."""
