"""The file of a part: Parquet where pyarrow is installed, else a line of JSON for each row.

A row is a game at one seat: its number, the seat, the bot, every measure (empty where it makes no sense), and what was
noted. Both kinds carry a stamp (the digest of the run, the number of the part) and notice when they are damaged.
"""

from __future__ import annotations

import hashlib
import io
import json
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from questhall.lab.experiment import Findings, Row
from questhall.lab.measures import Measures

PARQUET: Final = ".parquet"
LINES: Final = ".jsonl"
KINDS: Final = (PARQUET, LINES)
HEAD: Final = b"questhall"  # where a Parquet file keeps what a file of lines has in its first line
OWN: Final = ("game", "seat", "bot")

Stamp = tuple[str, int]  # digest of the run, number of the part


class Damaged(ValueError):
    """No part can be read from this file."""


@cache
def arrow() -> tuple[Any, Any] | None:
    """pyarrow and pyarrow.parquet; None where they are not installed (the extra `lab`)."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        return None


def best_kind() -> str:
    return LINES if arrow() is None else PARQUET


def dump(kind: str, stamp: Stamp, found: Findings, measures: Measures) -> bytes:
    head = {
        "run": stamp[0],
        "part": stamp[1],
        "games": found.games,
        "versions": found.versions,
        "failed": found.failed,
        "failures": found.failures,
    }
    head["sha256"] = checksum(head, found.rows)
    return dump_parquet(head, found.rows, measures) if kind == PARQUET else dump_lines(head, found.rows)


def load(path: Path) -> tuple[Stamp, Findings]:
    """Damaged if it is not there, or not as it was written."""
    try:
        raw = path.read_bytes()
        head, rows = load_parquet(raw) if path.suffix == PARQUET else load_lines(raw)
        if head.pop("sha256") != checksum(head, rows):
            raise Damaged("this is not what was written")
        found = Findings(head["versions"], head["games"], rows, head["failed"], head["failures"])
        return (head["run"], head["part"]), found
    except (OSError, ValueError, LookupError, TypeError, AttributeError, NotImplementedError) as problem:
        raise Damaged(f"{path}: {problem}") from None


def checksum(head: dict[str, Any], rows: list[Row]) -> str:
    """Of what the part says, whatever kind of file says it; those of Parquet leave gaps."""
    return hashlib.sha256(json.dumps([head, rows], sort_keys=True).encode()).hexdigest()


# Lines of JSON


def dump_lines(head: dict[str, Any], rows: list[Row]) -> bytes:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in (head, *rows)).encode()


def load_lines(raw: bytes) -> tuple[dict[str, Any], list[Row]]:
    head, *rows = [json.loads(line) for line in raw.splitlines()]
    return head, [Row(*row) for row in rows]


# Parquet


def dump_parquet(head: dict[str, Any], rows: list[Row], measures: Measures) -> bytes:
    found = arrow()
    assert found is not None
    pa, parquet = found
    columns = {
        "game": pa.array([row.game for row in rows], pa.int64()),
        "seat": pa.array([row.seat for row in rows], pa.int8()),
        "bot": pa.array([row.bot for row in rows], pa.string()),
    }
    for name in measures.names:
        columns[name] = pa.array([row.sample.get(name) for row in rows], pa.float64())
    for name in measures.noted:
        columns[name] = pa.array([row.notes.get(name) for row in rows], pa.list_(pa.string()))
    table = pa.table(columns).replace_schema_metadata({HEAD: json.dumps(head).encode()})
    sink = io.BytesIO()
    parquet.write_table(table, sink, compression="zstd")
    return sink.getvalue()


def load_parquet(raw: bytes) -> tuple[dict[str, Any], list[Row]]:
    found = arrow()
    if found is None:
        raise Damaged("pyarrow is not installed, and nothing else reads Parquet")
    table = found[1].read_table(io.BytesIO(raw))
    head = json.loads(table.schema.metadata[HEAD])
    return head, [row_of(record) for record in table.to_pylist()]


def row_of(record: dict[str, Any]) -> Row:
    there = {key: value for key, value in record.items() if value is not None and key not in OWN}
    notes = {key: value for key, value in there.items() if isinstance(value, list)}
    sample = {key: value for key, value in there.items() if key not in notes}
    return Row(record["game"], record["seat"], record["bot"], sample, notes)
