"""The record of a game: `*.game.jsonl`, one JSON object a line, only ever appended to. docs/record.md describes it.

A line carries a sum over itself and all lines before it, so that a changed, missing or moved line is found and named.
An entry counts once append() has returned: by then it is on disk.
"""

from __future__ import annotations

import os
import secrets
import shutil
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Final

from questhall.engine.entries import (
    BadLine,
    End,
    Entry,
    Header,
    Json,
    chain,
    parse_line,
    read_entry,
    read_header,
    spelt,
    write_line,
)
from questhall.engine.plain_text import harmless

SUFFIX: Final = ".game.jsonl"
CUT_OFF: Final = "the last line is cut off"
MOST_BYTES: Final = 200_000_000  # a hundred times the longest game


class RecordError(ValueError):
    """A record that cannot be read, replayed or written: file, line if it is about one, and the problem."""

    def __init__(self, file: str, line: int | None, problem: str) -> None:
        problem = harmless(problem)
        place = [file] if file else []
        if line is not None:
            place.append(f"line {line}")
        super().__init__(": ".join([*place, problem]))
        self.file = file
        self.line = line
        self.problem = problem


class Record:
    """A header and its entries, in memory and, if there is a file, always in the file first."""

    def __init__(self, header: Header, file: RecordFile | None = None, total: str = "") -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.file = file
        self.total = total or chain("", header.line())
        self.damage: RecordError | None = None  # what salvaging left out

    @property
    def name(self) -> str:
        return "" if self.file is None else self.file.path.name

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    def time_of(self, n: int) -> str:
        """When entry n was made, 0 being the start."""
        return self.entries[n - 1].at if n else self.header.made

    @property
    def end(self) -> End | None:
        """The last line of a finished game."""
        last = self.entries[-1] if self.entries else None
        return last if isinstance(last, End) else None

    @property
    def ended(self) -> bool:
        return self.end is not None

    def append(self, *entries: Entry) -> None:
        """Add entries, all or none of them."""
        total, text = self.total, ""
        for number, entry in enumerate(entries, self.seq + 1):
            if entry.n != number:
                raise RecordError(self.name, None, f"entry {number} cannot have the number {entry.n}")
            if self.ended:
                raise RecordError(self.name, None, "nothing can be added after the end")
            total, line = spelt(entry, total)
            text += line
        if self.file is not None:
            self.file.append(encode(text, self.name))
        self.entries.extend(entries)
        self.total = total

    def text(self) -> str:
        """All lines, as they stand in a file."""
        total = chain("", self.header.line())
        lines = [write_line(self.header.line(), total)]
        for entry in self.entries:
            total, line = spelt(entry, total)
            lines.append(line)
        return "".join(lines)


def create(header: Header, path: Path, secret: bytes | None = None, sync: bool = True) -> Record:
    """A new file, never over an existing one. A secret is kept beside it until the game is over."""
    first = encode(write_line(header.line(), chain("", header.line())), path.name)
    try:
        create_whole(path, first)
        if secret is not None:
            keep_secret(path, secret)
    except FileExistsError:
        raise RecordError(path.name, None, "this file exists already") from None
    except OSError as error:
        raise RecordError(path.name, None, f"cannot be written: {error.strerror or error}") from None
    return Record(header, RecordFile(path, len(first), sync))


def read(path: Path, salvage: bool = False, sync: bool = True) -> Record:
    """The record in a file. With `salvage`, everything before the first damage; `damage` then says what it was."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise RecordError(path.name, None, "there is no such file") from None
    except OSError as error:
        raise RecordError(path.name, None, f"cannot be read: {error.strerror or error}") from None
    if len(data) > MOST_BYTES:
        raise RecordError(path.name, None, f"more than {MOST_BYTES:,} bytes: this is no record")
    record, good = parse(data, path.name, salvage)
    record.file = RecordFile(path, len(data), sync, good)
    return record


def parse(data: bytes, name: str = "", salvage: bool = False) -> tuple[Record, int]:
    """The record in these bytes, and how many of them are good."""
    lines = data.split(b"\n")
    ends_well = lines[-1] == b""
    if ends_well:
        lines.pop()
    if not lines:
        raise RecordError(name, 1, "the file is empty; a record begins with a header")
    record = Record(read_first(lines[0], name, ends_well or len(lines) > 1))
    good = len(lines[0]) + 1
    for number, raw in enumerate(lines[1:], 2):
        try:
            record.total = read_next(record, raw)
        except BadLine as bad:
            cut = number == len(lines) and not ends_well
            error = RecordError(name, number, f"{CUT_OFF}: {bad}" if cut else str(bad))
            if not salvage:
                raise error from None
            record.damage = error
            return record, good
        good += len(raw) + 1
    return record, min(good, len(data))


def read_first(raw: bytes, name: str, complete: bool) -> Header:
    try:
        line, said = split_sum(raw)
        header = read_header(line)
        check_sum(chain("", line), said)
    except BadLine as bad:
        raise RecordError(name, 1, str(bad) if complete else f"{CUT_OFF}: {bad}") from None
    return header


def read_next(record: Record, raw: bytes) -> str:
    """Take one more line into the record; returns its sum."""
    line, said = split_sum(raw)
    entry = read_entry(line)
    if entry.n != record.seq + 1:
        raise BadLine(f"entry {entry.n} stands where {record.seq + 1} is expected: lines are missing or out of order")
    total = chain(record.total, line)
    check_sum(total, said)
    if record.ended:
        raise BadLine("nothing can follow the end of the game")
    record.entries.append(entry)
    return total


def split_sum(raw: bytes) -> tuple[Json, object]:
    try:
        line = parse_line(raw.decode())
    except UnicodeDecodeError:
        raise BadLine("this is not UTF-8 text") from None
    return line, line.pop("sum", None)


def check_sum(right: str, said: object) -> None:
    if said != right:
        raise BadLine(f"the sum is {said!r} and should be {right!r}: this line or the one before it was changed")


def encode(text: str, name: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise RecordError(name, None, "a text holds half a character and cannot be written") from None


# Files


class RecordFile:
    """A file that grows. Each append is whole and on disk when it returns, or it has not happened."""

    def __init__(self, path: Path, size: int, sync: bool = True, good: int | None = None) -> None:
        self.path = path
        self.size = size
        self.sync = sync
        self.good = size if good is None else good  # less than the size when the end is damaged

    def append(self, data: bytes) -> None:
        try:
            if self.good < self.size:
                shutil.copyfile(self.path, self.path.with_name(self.path.name + ".damaged"))
            with open(self.path, "r+b", buffering=0) as file:
                if file.seek(0, os.SEEK_END) != self.size:
                    raise RecordError(self.path.name, None, "somebody else has written to this file; open it again")
                self.grow(file, data)
        except OSError as error:
            raise RecordError(self.path.name, None, f"cannot be written: {error.strerror or error}") from error

    def grow(self, file: FileIO, data: bytes) -> None:
        file.seek(self.good - 1)
        if file.read(1) != b"\n":  # a text editor took the last line end away
            data = b"\n" + data
        file.truncate(self.good)
        self.size = self.good
        try:
            write_all(file, data, self.sync)
        except OSError:
            with suppress(OSError):
                file.truncate(self.good)
            raise
        self.size = self.good = self.good + len(data)


def write_all(file: FileIO, data: bytes, sync: bool) -> None:
    while data:
        data = data[file.write(data) :]
    if sync:
        os.fsync(file.fileno())


def create_whole(path: Path, data: bytes, mode: int = 0o666) -> None:
    """A new file that is there with all its content or not at all."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with open(beside, "xb", buffering=0, opener=lambda name, flags: os.open(name, flags, mode)) as file:
            write_all(file, data, sync=True)
        publish(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def publish(beside: Path, path: Path) -> None:
    """Give the finished file its name, which must be free."""
    try:
        os.link(beside, path)
    except FileExistsError:
        raise
    except OSError:  # file systems without links
        if path.exists():
            raise FileExistsError(path) from None
        os.replace(beside, path)
    with suppress(OSError):  # the folder's entry must be on disk too, where folders can be opened
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


# The secret of fair dice, kept beside an unfinished record


def secret_path(path: Path) -> Path:
    return path.with_name(path.name + ".secret")


def keep_secret(path: Path, secret: bytes) -> None:
    """Keep it where only the owner reads it."""
    forget_secret(path)
    create_whole(secret_path(path), secret.hex().encode(), 0o600)


def kept_secret(path: Path) -> bytes | None:
    try:
        return bytes.fromhex(secret_path(path).read_text())
    except (OSError, ValueError):
        return None


def forget_secret(path: Path) -> None:
    secret_path(path).unlink(missing_ok=True)
