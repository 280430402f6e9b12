"""The letters, words and numbers of a script, and complaints about them. script_reader.py makes statements of them."""

from __future__ import annotations

import re
from typing import Final, NoReturn

HIGHEST: Final = 99

SPACE: Final = re.compile(r"\s*")
WORD: Final = re.compile(r"[a-z][a-z0-9_]*")
NUMBER: Final = re.compile(r"\d{1,4}")
LABEL: Final = re.compile(r'"([^"\n]+)"')
SHOWN: Final = re.compile(r"[A-Za-z0-9_]+|\S")


class ScriptError(ValueError):
    """A script that cannot be read: what is wrong, and at which of its characters (from 0)."""

    def __init__(self, problem: str, at: int) -> None:
        super().__init__(f"{problem} (character {at + 1})")
        self.problem = problem
        self.at = at


class Scanner:
    """Walks over a script. `at` is the place of the next character."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    # Words and numbers

    def one_of(self, names: list[str], what: str) -> int:
        self.skip()
        begins = self.at
        word = self.word(f"a {what}")
        if word not in names:
            self.fail(f"{word!r} is no {what}; there are {', '.join(names) or 'none'}", begins)
        return names.index(word)

    def word_out_of(self, words: list[str]) -> int:
        """One of a few words, as its place among them."""
        self.skip()
        found = WORD.match(self.text, self.at)
        if found is None or found[0] not in words:
            self.expected(words[0] if len(words) == 1 else f"one of {', '.join(words)}")
        self.at = found.end()
        return words.index(found[0])

    def word(self, what: str) -> str:
        self.skip()
        found = WORD.match(self.text, self.at)
        if found is None:
            self.expected(what)
        self.at = found.end()
        return found[0]

    def quoted(self) -> str:
        self.skip()
        found = LABEL.match(self.text, self.at)
        if found is None:
            self.expected('an option in both languages: "..."/"..."')
        self.at = found.end()
        return found[1]

    def number(self, low: int, high: int) -> int:
        self.skip()
        found = NUMBER.match(self.text, self.at)
        if found is None:
            self.expected("a number")
        value = int(found[0])
        if not low <= value <= high:
            self.fail(f"{value} is not between {low} and {high}")
        self.at = found.end()
        return value

    def signed(self) -> int:
        """+N or -N."""
        if self.take("+"):
            return self.number(1, HIGHEST)
        if self.take("-"):
            return -self.number(1, HIGHEST)
        self.expected("+ or - and a number")

    # Characters

    def skip(self) -> None:
        found = SPACE.match(self.text, self.at)
        if found is not None:
            self.at = found.end()

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def take(self, sign: str) -> bool:
        """Whether this sign comes next; it is passed."""
        self.skip()
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        return True

    def need(self, sign: str) -> None:
        if not self.take(sign):
            self.expected(sign)

    def expected(self, what: str) -> NoReturn:
        self.skip()
        found = SHOWN.match(self.text, self.at)
        self.fail(f"expected {what}, but the script ends" if found is None else f"expected {what}, not {found[0]!r}")

    def fail(self, problem: str, at: int = -1) -> NoReturn:
        raise ScriptError(problem, self.at if at < 0 else at)
