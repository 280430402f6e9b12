"""Game content: TOML files read and checked, with file and line in every complaint.

    file = content.read(folder / "dice.toml")
    file.only("die")
    for id, die in file.named("die").items():
        die.only("id", "faces", "red")
        faces = die.choices("faces", FACES)
        red = die.flag("red", default=False)

A complaint reads `dice.toml:12: die 'danger': faces: 'skul' is not one of blank, skull`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterator
from importlib.resources.abc import Traversable
from typing import Any, Final, NoReturn, TypeVar

from questhall.engine import bounds, toml_lines
from questhall.engine.languages import LANGUAGES
from questhall.engine.plain_text import harmless

T = TypeVar("T")

TOML_POSITION: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
TITLES: Final = ("id", "name", "title")  # what a table may be called by in a complaint


# What is done to files, by their path, before they are read: content of one's own (overlay.py)
changes: dict[str, Callable[[Node], Node]] = {}


class ContentError(ValueError):
    """Content that cannot be used: `file:line: what is wrong`."""

    def __init__(self, file: str, line: int | None, problem: str) -> None:
        problem = harmless(problem)
        super().__init__(f"{file}: {problem}" if line is None else f"{file}:{line}: {problem}")
        self.file = file
        self.line = line
        self.problem = problem


def read(path: Traversable, name: str = "") -> Node:
    """The content of a TOML file, in a folder, a package or a zip. `name` stands for the file in complaints."""
    name = name or path.name
    try:
        with path.open("rb") as file:
            raw = file.read(bounds.MOST_BYTES + 1)
    except (FileNotFoundError, KeyError):
        raise ContentError(name, None, "there is no such file") from None
    except OSError as error:
        raise ContentError(name, None, f"cannot be read: {error.strerror or error}") from None
    if len(raw) > bounds.MOST_BYTES:
        raise ContentError(name, None, f"more than {bounds.MOST_BYTES:,} bytes")
    try:
        text = raw.decode()
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise ContentError(name, line, "this is not UTF-8 text") from None
    found = parse(text, name)
    change = changes.get(str(path))
    return found if change is None else change(found)


def parse(text: str, name: str) -> Node:
    """The content of a TOML text. What is larger or deeper than any content is not even read."""
    text = text.replace("\r\n", "\n")
    try:
        bounds.check_text(text)
        data = tomllib.loads(text)
    except bounds.TooMuch as much:
        raise ContentError(name, much.line, much.problem) from None
    except tomllib.TOMLDecodeError as error:
        place = TOML_POSITION.search(str(error))
        line = int(place[1]) if place is not None and place[1] else text.rstrip("\n").count("\n") + 1
        raise ContentError(name, line, TOML_POSITION.sub("", str(error))) from None
    return Node(Source(name, toml_lines.positions(text)), (), data)


def of_data(data: dict[str, Any], name: str) -> Node:
    """The content of plain data, which has no lines."""
    try:
        bounds.check_data(data)
    except bounds.TooMuch as much:
        raise ContentError(name, None, much.problem) from None
    return Node(Source(name, {(): 1}), (), data)


class Source:
    """A file's name and the line of everything in it."""

    def __init__(self, name: str, lines: dict[toml_lines.Path, int]) -> None:
        self.name = name
        self.lines = lines
        self.elsewhere: dict[toml_lines.Path, tuple[str, int]] = {}  # values that stand in another file

    def place(self, path: toml_lines.Path) -> tuple[str, int]:
        """The file and the line of something, or of what it is in."""
        while path not in self.lines and path not in self.elsewhere:
            path = path[:-1]
        return self.elsewhere[path] if path in self.elsewhere else (self.name, self.lines[path])


class Node:
    """One table of a content file. Reading a key checks it; without a default the key must be there."""

    def __init__(self, source: Source, path: toml_lines.Path, data: dict[str, Any]) -> None:
        self.source = source
        self.path = path
        self.data = data

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def __iter__(self) -> Iterator[str]:
        return iter(self.data)

    def __repr__(self) -> str:
        return f"<{self.source.name}:{self.line()} {self.label() or 'content'}>"

    # Complaining

    def line(self, key: str | None = None, index: int | None = None) -> int:
        """The line of this table, of one of its keys, or of one item or text row of that key."""
        return self.place(key, index)[1]

    def place(self, key: str | None, index: int | None) -> tuple[str, int]:
        path = self.path if key is None else (*self.path, key)
        return self.source.place(path if index is None else (*path, index))

    def label(self) -> str:
        """What this table is called: `die 'danger'` for an item of an array that has an id, else its path."""
        words: list[str] = []
        for part in self.path:
            if isinstance(part, int):
                words[-1] += f" {part + 1}"
            else:
                words.append(part)
        for key in TITLES:
            if self.path and isinstance(self.path[-1], int) and isinstance(self.data.get(key), str):
                words[-1] = f"{self.path[-2]} {self.data[key]!r}"
                break
        return ".".join(words)

    def fail(self, problem: str, key: str | None = None, index: int | None = None) -> NoReturn:
        """Complain about this table, one of its keys, or one item or text row of that key."""
        about = [part for part in (self.label(), key) if part]
        raise ContentError(*self.place(key, index), ": ".join([*about, problem]))

    def only(self, *keys: str) -> None:
        """Complain about a key that is none of these, which catches misspelt ones."""
        for key in self.data:
            if key not in keys:
                self.fail(f"unknown key; there are {', '.join(keys)}", key)

    # Reading

    def text(self, key: str, default: str | None = None) -> str:
        return self.typed(key, str, "a text", default)

    def flag(self, key: str, default: bool | None = None) -> bool:
        return self.typed(key, bool, "true or false", default)

    def number(self, key: str, low: int | None = None, high: int | None = None, default: int | None = None) -> int:
        value = self.typed(key, int, "a whole number", default)
        return value if key not in self.data else self.in_range(value, low, high, key)

    def choice(self, key: str, allowed: Collection[str], default: str | None = None) -> str:
        value = self.text(key, default)
        return value if key not in self.data else self.allowed(value, allowed, key)

    def texts(self, key: str, default: list[str] | None = None) -> list[str]:
        return self.items(key, str, "a list of texts", default)

    def numbers(
        self, key: str, low: int | None = None, high: int | None = None, default: list[int] | None = None
    ) -> list[int]:
        values = self.items(key, int, "a list of whole numbers", default)
        if key in self.data:
            for index, value in enumerate(values):
                self.in_range(value, low, high, key, index)
        return values

    def choices(self, key: str, allowed: Collection[str], default: list[str] | None = None) -> list[str]:
        values = self.texts(key, default)
        if key in self.data:
            for index, value in enumerate(values):
                self.allowed(value, allowed, key, index)
        return values

    def rows(self, key: str) -> list[str]:
        """The rows of a map drawn in a long text or in a list; fail(problem, key, row) points at one of them."""
        if isinstance(self.data.get(key), list):
            return self.texts(key)
        return self.text(key).splitlines()

    def prose(self, key: str, most: int) -> dict[str, str]:
        """A text that must be there in every language, with at most so many letters."""
        if key not in self.data:
            self.fail(f"{key} is missing")
        return self.table(key).prose_here(most)

    def prose_here(self, most: int, *beside: str) -> dict[str, str]:
        """This table as such a text; other keys may stand beside it."""
        self.only(*LANGUAGES, *beside)
        words = {language: self.text(language) for language in LANGUAGES}
        for language, text in words.items():
            if not text.strip() or len(text) > most:
                self.fail(f"must not be empty, nor longer than {most} letters", language)
        return words

    def table(self, key: str) -> Node:
        """A table inside this one; an absent one is empty."""
        return Node(self.source, (*self.path, key), self.typed(key, dict, "a table", {}))

    def tables(self, key: str) -> list[Node]:
        """The items of an array of tables; an absent one has none."""
        found = self.items(key, dict, "a list of tables", [])
        return [Node(self.source, (*self.path, key, index), data) for index, data in enumerate(found)]

    def named(self, key: str, by: str = "id") -> dict[str, Node]:
        """The items of an array of tables by their id, which each must have for itself."""
        nodes: dict[str, Node] = {}
        for node in self.tables(key):
            name = node.text(by)
            if name in nodes:
                node.fail(f"{name!r} stands already in line {nodes[name].line(by)}", by)
            nodes[name] = node
        return nodes

    def children(self) -> dict[str, Node]:
        """All keys of this table as tables: [die.danger], [die.luck] below [die]."""
        return {key: self.table(key) for key in self.data}

    # Checking

    def typed(self, key: str, kind: type[T], what: str, default: T | None) -> T:
        if key not in self.data:
            if default is None:
                self.fail(f"{key} is missing")
            return default
        value = self.data[key]
        if not is_a(value, kind):
            self.fail(f"must be {what}, not {value!r}", key)
        checked: T = value
        return checked

    def items(self, key: str, kind: type[T], what: str, default: list[T] | None) -> list[T]:
        values = self.typed(key, list, what, default)
        for index, value in enumerate(values):
            if not is_a(value, kind):
                self.fail(f"must be {what}, but holds {value!r}", key, index)
        return list(values)

    def in_range(self, value: int, low: int | None, high: int | None, key: str, index: int | None = None) -> int:
        if low is not None and value < low:
            self.fail(f"{value} is below {low}", key, index)
        if high is not None and value > high:
            self.fail(f"{value} is above {high}", key, index)
        return value

    def allowed(self, value: str, allowed: Collection[str], key: str, index: int | None = None) -> str:
        if value not in allowed:
            self.fail(f"{value!r} is not one of {', '.join(allowed)}", key, index)
        return value


def is_a(value: object, kind: type[object]) -> bool:
    """Whether a TOML value is of that kind; true and false are no numbers."""
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
