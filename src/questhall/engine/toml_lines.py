"""Where things stand in a TOML file: tomllib gives values without positions, this gives positions without values."""

from __future__ import annotations

import re
import tomllib
from typing import Final

Path = tuple[str | int, ...]  # ("die", 2, "faces", 0): keys, and numbers inside arrays

BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
PLAIN_VALUE: Final = re.compile(r"[^,\]}#\n]*")
BLANK: Final = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
SPACES: Final = re.compile(r"[ \t]*")
# A string, longest delimiter first; each group holds what stands between the quotes.
STRING: Final = re.compile(
    r'"""(?P<long>(?:[^\\]|\\.)*?"{0,2})"""(?!")'
    r"|'''(?P<raw>.*?'{0,2})'''(?!')"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)


def positions(text: str) -> dict[Path, int]:
    """The line of every table, key, array item and row of a long string in a text that tomllib accepts."""
    return Scanner(text).scan()


class Scanner:
    """Walks over valid TOML. Only the shape matters, so values other than strings and brackets are skipped."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.lines: dict[Path, int] = {(): 1}
        self.sizes: dict[Path, int] = {}  # items so far of each array of tables

    def scan(self) -> dict[Path, int]:
        table: Path = ()
        self.skip(BLANK)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip(BLANK)
        return self.lines

    def skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        assert found is not None, "the text is no valid TOML"
        self.line += found[0].count("\n")
        self.at = found.end()
        return found[0]

    def skip_one(self, characters: str) -> bool:
        if self.text.startswith(characters, self.at):
            self.at += len(characters)
            return True
        return False

    def header(self) -> Path:
        of_array = self.skip_one("[[")
        if not of_array:
            self.at += 1
        keys = self.keys()
        self.at += 2 if of_array else 1
        path = self.resolve(keys[:-1]) + keys[-1:]
        if of_array:
            self.lines.setdefault(path, self.line)
            number = self.sizes.get(path, 0)
            self.sizes[path] = number + 1
            path += (number,)
        self.lines.setdefault(path, self.line)
        return path

    def resolve(self, keys: Path) -> Path:
        """The path those keys mean now: the name of an array of tables stands for its last item."""
        path: Path = ()
        for key in keys:
            path += (key,)
            self.lines.setdefault(path, self.line)
            if path in self.sizes:
                path += (self.sizes[path] - 1,)
        return path

    def keys(self) -> Path:
        keys: list[str] = []
        while True:
            self.skip(SPACES)
            if self.text[self.at] in "\"'":
                keys.append(tomllib.loads(f"key = {self.skip(STRING)}")["key"])
            else:
                keys.append(self.skip(BARE_KEY))
            self.skip(SPACES)
            if not self.skip_one("."):
                return tuple(keys)

    def pair(self, table: Path) -> None:
        path = table
        for key in self.keys():
            path += (key,)
            self.lines.setdefault(path, self.line)
        self.at += 1  # the equals sign
        self.skip(SPACES)
        self.value(path)

    def value(self, path: Path) -> None:
        opening = self.text[self.at]
        if opening == "[":
            self.items(path, "]")
        elif opening == "{":
            self.items(path, "}")
        elif opening in "\"'":
            self.string(path)
        else:
            self.skip(PLAIN_VALUE)

    def items(self, path: Path, closing: str) -> None:
        """What stands in an array or an inline table."""
        self.at += 1
        number = 0
        self.skip(BLANK)
        while not self.skip_one(closing):
            if closing == "}":
                self.pair(path)
            else:
                self.lines[(*path, number)] = self.line
                self.value((*path, number))
                number += 1
            self.skip(BLANK)
            self.skip_one(",")
            self.skip(BLANK)

    def string(self, path: Path) -> None:
        first = self.line
        found = STRING.match(self.text, self.at)
        assert found is not None
        inside = found["long"] if found["long"] is not None else found["raw"]
        if inside is not None:
            skipped = inside.startswith("\n")  # TOML drops a line break right after the quotes
            for row in range(inside.count("\n") + 1 - skipped):
                self.lines[(*path, row)] = first + skipped + row
        self.skip(STRING)
