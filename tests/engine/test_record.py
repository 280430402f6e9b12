"""Records and their files: what is written is read again, what is damaged is found and named."""

from __future__ import annotations

import json
import os
from io import FileIO
from pathlib import Path
from typing import Any, NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.engine import record as files
from questhall.engine.entries import Answer, End, Header, Redo, Roll, Seat, Seating, Undo, chain, spelt, write_line
from questhall.engine.record import Record, RecordError

HEADER = Header("pockets", 1, "t1", {"rounds": "1"}, (Seat("Ann"), Seat("Léa", "sane")), {"source": "hand"}, "now")
ENTRIES = (
    Answer(1, 0, "bid coins:2", "then"),
    Answer(2, 1, {"to": 0, "coins": 1}),
    Roll(3, "trap", "4", "later"),
    Undo(4, 1, 0),
    Redo(5, 3, at="later"),
    Seating(6, 1, "person", "Zoé"),
    Seating(7, 0, "sane"),
    End(8, {"scores": [1, 2], "winners": [1]}, {"secret": "00"}),
)


def written(folder: Path) -> Path:
    path = folder / "x.game.jsonl"
    files.create(HEADER, path, sync=False).append(*ENTRIES)
    return path


def damage(path: Path, line: int, change: str | None) -> RecordError:
    """Replace a line (None: remove it) and read the file."""
    lines = path.read_text("utf-8").splitlines(keepends=True)
    lines[line - 1 : line] = [] if change is None else [change]
    path.write_text("".join(lines), "utf-8")
    with pytest.raises(RecordError) as caught:
        files.read(path)
    return caught.value


def resummed(path: Path, change: dict[int, dict[str, Any]]) -> str:
    """The file's text with some lines replaced and all sums made right again."""
    total, text = "", ""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        said = change.get(number, json.loads(line))
        said.pop("sum", None)
        total = chain(total, said)
        text += write_line(said, total)
    return text


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = written(tmp_path)
    record = files.read(path)
    assert record.header == HEADER
    assert tuple(record.entries) == ENTRIES
    assert (record.seq, record.name, record.ended, record.damage) == (8, "x.game.jsonl", True, None)
    assert record.text() == path.read_text("utf-8")
    assert "Léa" in record.text()


def test_memory_and_file_say_the_same(tmp_path: Path) -> None:
    record = Record(HEADER)
    record.append(*ENTRIES)
    assert record.text() == written(tmp_path).read_text("utf-8")
    again, good = files.parse(record.text().encode())
    assert again.entries == record.entries
    assert good == len(record.text().encode())
    assert record.name == ""


def test_the_form_of_the_lines(tmp_path: Path) -> None:
    lines = [json.loads(line) for line in written(tmp_path).read_text("utf-8").splitlines()]
    assert list(lines[0]) == ["questhall", "game", "rules", "table", "options", "seats", "dice", "made", "sum"]
    assert lines[0]["seats"] == [{"name": "Ann", "by": "person"}, {"name": "Léa", "by": "sane"}]
    for line in lines:
        assert len(line.pop("sum")) == 12
    assert lines[1:] == [
        {"n": 1, "seat": 0, "do": "bid coins:2", "at": "then"},
        {"n": 2, "seat": 1, "do": {"to": 0, "coins": 1}},
        {"n": 3, "roll": "trap", "is": "4", "at": "later"},
        {"n": 4, "undo": 1, "seat": 0},
        {"n": 5, "redo": 3, "at": "later"},
        {"n": 6, "seat": 1, "by": "person", "name": "Zoé"},
        {"n": 7, "seat": 0, "by": "sane"},
        {"n": 8, "reveal": {"secret": "00"}, "result": {"scores": [1, 2], "winners": [1]}},
    ]


def test_entries_come_in_order_and_end_with_the_end() -> None:
    record = Record(HEADER)
    with pytest.raises(RecordError, match="entry 1 cannot have the number 2"):
        record.append(ENTRIES[1])
    record.append(*ENTRIES)
    with pytest.raises(RecordError, match="nothing can be added after the end"):
        record.append(Answer(9, 0, "more"))
    assert record.seq == 8


# Damage


def test_a_changed_line_is_named(tmp_path: Path) -> None:
    path = written(tmp_path)
    change = path.read_text("utf-8").splitlines(keepends=True)[3].replace('"4"', '"6"')
    error = damage(path, 4, change)
    assert (error.file, error.line) == ("x.game.jsonl", 4)
    assert str(error).startswith("x.game.jsonl: line 4: the sum is ")


def test_a_changed_header_is_named(tmp_path: Path) -> None:
    path = written(tmp_path)
    error = damage(path, 1, path.read_text("utf-8").splitlines(keepends=True)[0].replace("Ann", "Eve"))
    assert error.line == 1
    assert "sum" in error.problem


def test_missing_and_moved_lines_are_named(tmp_path: Path) -> None:
    path = written(tmp_path)
    lines = path.read_text("utf-8").splitlines(keepends=True)
    error = damage(path, 5, None)
    assert error.line == 5
    assert "entry 5 stands where 4 is expected: lines are missing or out of order" in error.problem
    path.write_text("".join([*lines[:3], lines[4], lines[3], *lines[5:]]), "utf-8")
    with pytest.raises(RecordError, match="line 4: entry 4 stands where 3"):
        files.read(path)
    path.write_text("".join(lines[1:]), "utf-8")
    with pytest.raises(RecordError, match="line 1: this is no record"):
        files.read(path)


def test_a_replaced_line_with_a_right_sum_breaks_the_next(tmp_path: Path) -> None:
    path = written(tmp_path)
    lines = path.read_text("utf-8").splitlines(keepends=True)
    forged = resummed(path, {2: {"n": 1, "seat": 0, "do": "bid coins:3"}}).splitlines(keepends=True)
    path.write_text("".join([lines[0], forged[1], *lines[2:]]), "utf-8")
    with pytest.raises(RecordError, match=r"line 3: the sum is .*this line or the one before it was changed"):
        files.read(path)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("nonsense\n", "this is not JSON"),
        ("\n", "this is not JSON"),
        ("[1]\n", "this is not a JSON object"),
        ('{"n": NaN}\n', "NaN is not allowed"),
        pytest.param("[" * 100_000 + "\n", "this is not JSON", id="deep"),
        ('{"n": "1", "undo": 0}\n', "an entry has a number"),
        ('{"n": true, "undo": 0}\n', "an entry has a number"),
        ('{"n": 1, "undo": 0, "at": 5}\n', "an entry has a number"),
        ('{"n": 1, "dance": 0}\n', "no entry has dance in it"),
        ('{"n": 1}\n', "no entry has nothing in it"),
        ('{"n": 1, "undo": 0, "seat": "x"}\n', "a seat is a number, not 'x'"),
        ('{"n": 1, "seat": true, "do": "x"}\n', "nothing in an entry is true or false"),
        ('{"n": 1, "seat": 0, "do": 5}\n', "no entry has seat, do"),
        ('{"n": 1, "undo": 0}\n', "the sum is None"),
    ],
)
def test_lines_that_say_nothing_are_named(tmp_path: Path, text: str, problem: str) -> None:
    error = damage(written(tmp_path), 2, text)
    assert error.line == 2
    assert problem in error.problem


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"questhall": 2}, "the record has format 2; this version reads format 1"),
        ({"questhall": None}, "this is no record"),
        ({"game": None}, "the header lacks game"),
        ({"seats": [{"name": "Ann"}]}, "the header has a seat"),
        ({"rules": "1"}, "the header is not understood"),
        ({"extra": 1}, "the header is not understood"),
    ],
)
def test_wrong_headers_are_named(tmp_path: Path, change: dict[str, Any], problem: str) -> None:
    path = written(tmp_path)
    said = {key: value for key, value in {**HEADER.line(), **change}.items() if value is not None}
    path.write_text(resummed(path, {1: said}), "utf-8")
    with pytest.raises(RecordError, match=problem) as caught:
        files.read(path)
    assert caught.value.line == 1


def test_what_follows_the_end_is_named(tmp_path: Path) -> None:
    path = written(tmp_path)
    record = files.read(path)
    line = Answer(9, 0, "more").line()
    path.write_text(record.text() + write_line(line, chain(record.total, line)), "utf-8")
    with pytest.raises(RecordError, match="line 10: nothing can follow the end"):
        files.read(path)


def test_bytes_that_are_no_text_are_named(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_bytes(path.read_bytes().replace(b"then", b"th\xffn"))
    with pytest.raises(RecordError, match="line 2: this is not UTF-8 text"):
        files.read(path)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"no\.game\.jsonl: there is no such file"):
        files.read(tmp_path / "no.game.jsonl")
    with pytest.raises(RecordError, match="cannot be read"):
        files.read(tmp_path)
    (tmp_path / "empty").write_bytes(b"")
    with pytest.raises(RecordError, match="line 1: the file is empty"):
        files.read(tmp_path / "empty")


# Cut files


@given(cut=st.integers(0, 5000))
def test_a_cut_file_is_a_shorter_game_or_names_its_line(cut: int) -> None:
    record = Record(HEADER)
    record.append(*ENTRIES)
    data = record.text().encode()
    part = data[: cut % len(data)]
    whole_lines = part.count(b"\n")
    try:
        shorter, _ = files.parse(part, "x")
    except RecordError as error:
        assert error.line == whole_lines + 1
        if whole_lines:
            saved, good = files.parse(part, "x", salvage=True)
            assert saved.entries == record.entries[: whole_lines - 1]
            assert part[:good].endswith(b"\n")
            assert saved.damage is not None
            assert saved.damage.line == whole_lines + 1
            assert "cut off" in saved.damage.problem
    else:
        assert shorter.entries == record.entries[: shorter.seq]
        assert shorter.damage is None


def test_a_lost_last_line_end_is_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "x.game.jsonl"
    files.create(HEADER, path, sync=False).append(*ENTRIES[:2])
    path.write_bytes(path.read_bytes()[:-1])
    record = files.read(path)
    assert record.seq == 2
    record.append(*ENTRIES[2:4])
    assert tuple(files.read(path).entries) == ENTRIES[:4]


def test_a_salvaged_file_is_played_on_and_the_damage_kept_beside(tmp_path: Path) -> None:
    path = written(tmp_path)
    data = path.read_bytes()
    cut = data[:-100]
    path.write_bytes(cut)
    record = files.read(path, salvage=True)
    assert record.damage is not None
    assert path.read_bytes() == cut
    record.append(*ENTRIES[record.seq :])
    assert path.read_bytes() == data
    assert (tmp_path / "x.game.jsonl.damaged").read_bytes() == cut


def test_windows_line_ends_do_no_harm(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert files.read(path).seq == 8


# Writing


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    path = written(tmp_path)
    before = path.read_bytes()
    with pytest.raises(RecordError, match="this file exists already"):
        files.create(HEADER, path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == [path.name]


def test_files_are_made_where_there_are_no_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_link(*names: object) -> None:
        raise OSError("no links here")

    monkeypatch.setattr(os, "link", no_link)
    test_an_existing_file_is_never_overwritten(tmp_path)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be written"):
        files.create(HEADER, tmp_path / "no" / "x.game.jsonl")


def no_space(*_: object) -> NoReturn:
    raise OSError(28, "No space left on device")


class FullDisk(FileIO):
    """Takes ten bytes and no more."""

    left = 10

    def write(self, data: Any) -> int:
        if not self.left:
            no_space()
        written = super().write(data[: self.left])
        self.left -= written
        return written


@pytest.mark.parametrize("failing", ["write", "fsync"])
def test_a_failed_write_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    path = tmp_path / "x.game.jsonl"
    record = files.create(HEADER, path)
    record.append(ENTRIES[0])
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        if failing == "fsync":
            patch.setattr(os, "fsync", no_space)
        else:
            patch.setattr("builtins.open", lambda name, *_, **__: FullDisk(name, "r+"))
        with pytest.raises(RecordError, match="cannot be written: No space left"):
            record.append(*ENTRIES[1:3])
    assert path.read_bytes() == before
    assert record.seq == 1
    record.append(*ENTRIES[1:3])
    assert tuple(files.read(path).entries) == ENTRIES[:3]


def test_two_writers_do_not_mix(tmp_path: Path) -> None:
    path = tmp_path / "x.game.jsonl"
    one = files.create(HEADER, path, sync=False)
    two = files.read(path, sync=False)
    one.append(ENTRIES[0])
    with pytest.raises(RecordError, match="somebody else has written to this file"):
        two.append(ENTRIES[0])
    assert files.read(path).seq == 1


def test_each_append_is_on_disk_when_it_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(file))
    record = files.create(HEADER, tmp_path / "x.game.jsonl")
    before = len(synced)
    record.append(*ENTRIES[:3])
    assert len(synced) == before + 1


def test_half_a_character_cannot_be_written(tmp_path: Path) -> None:
    record = files.create(HEADER, tmp_path / "x.game.jsonl", sync=False)
    with pytest.raises(RecordError, match="half a character"):
        record.append(Answer(1, 0, "\ud800"))
    assert record.seq == 0
    assert files.read(tmp_path / "x.game.jsonl").seq == 0


def test_secrets_are_kept_beside(tmp_path: Path) -> None:
    path = tmp_path / "x.game.jsonl"
    assert files.kept_secret(path) is None
    files.create(HEADER, path, bytes(32))
    assert files.kept_secret(path) == bytes(32)
    assert files.secret_path(path).stat().st_mode & 0o077 == 0 or os.name == "nt"
    files.keep_secret(path, bytes([1] * 32))
    assert files.kept_secret(path) == bytes([1] * 32)
    files.forget_secret(path)
    files.forget_secret(path)
    assert files.kept_secret(path) is None


@given(st.text(), st.text(), st.sampled_from(["", "2026-01-01T00:00:00Z"]), st.integers(0, 9))
def test_every_entry_is_spelt_as_its_line_says(one: str, other: str, at: str, n: int) -> None:
    for entry in (
        Answer(n, 1, one, at),
        Answer(n, 1, one, at, "clock"),
        Answer(n, 2, 'walk square:É\t"7\u2028\x7f', at),
        Answer(n, 0, {one: other, "offer": [1, 2.5, None, 1e22]}),
        Roll(n, one, other, at),
        Undo(n, 3, 1),
    ):
        total = chain("before", entry.line())
        assert spelt(entry, "before") == (total, write_line(entry.line(), total))
