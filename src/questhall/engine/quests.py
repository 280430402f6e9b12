"""Quests as files, for games that have them. A Title names the module that holds its QUESTS, an object of this kind.

A quest file is TOML. It may say which game it belongs to (`game = "..."`); where it does not, each game is asked.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Self

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


class Findings:
    """The tables of a quest file that was read, and the problems found in it so far."""

    advice: ClassVar[tuple[str, ...]] = ()  # rules whose breach is told, and forgiven

    def __init__(self, root: Node) -> None:
        self.root = root
        self.problems: list[Problem] = []

    def say(self, rule: str, node: Node, text: str, key: str | None = None) -> None:
        self.problems.append(Problem(rule, node, text, key, rule in self.advice))

    def found_by(self, checks: Iterable[Callable[[Self], None]]) -> list[Problem]:
        """All that these checks find, in the order of the file."""
        self.problems = []
        for check in checks:
            check(self)
        return sorted(self.problems, key=lambda problem: problem.line)


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
    own_keys: tuple[str, ...]  # no other game's quests have these
    beginning: Path  # a small quest that can be played as it is; its id is my_quest
    exchange: Exchange | None = None

    def knows(self, data: Mapping[str, Any]) -> bool:
        """Whether a file that names no game looks like one of these."""
        return any(key in data for key in self.own_keys)

    @abstractmethod
    def examine(self, root: Node) -> Examined:
        """All problems of a quest; ContentError if it cannot be read at all."""

    def together(self, quests: Sequence[Any]) -> list[str]:
        """What is wrong with several quests as a campaign."""
        return []

    def template(self, id: str) -> str:
        """A small quest that can be played as it is, to begin with."""
        words = self.beginning.read_text(encoding="utf-8")
        return words.replace('id = "my_quest"', f"id = {json.dumps(id, ensure_ascii=False)}", 1)
