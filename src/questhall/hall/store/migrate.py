"""Bringing a database to the present schema.

A step is a file of SQL in `migrations/`, as SQLite has it; PostgreSQL has other words for some of it. A new one has the
next number and stands beside the same change in schema.py; tests compare the two. The store that asks runs what is
missing in one transaction, under a lock, so that several processes may start at once.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from questhall.hall.store.types import TooNew

FOLDER: Final = Path(__file__).parent / "migrations"
VERSION_TABLE: Final = "alembic_version"  # Alembic made it once, and databases of that time are opened
CURRENT: Final = f"SELECT version_num FROM {VERSION_TABLE}"
REVISION: Final = 4  # digits
POSTGRESQL: Final = {"DOUBLE": "DOUBLE PRECISION", "BLOB": "BYTEA", " WITHOUT ROWID": ""}


def steps() -> dict[str, Path]:
    """The steps this version of Questhall knows, in order."""
    return {path.name[:REVISION]: path for path in sorted(FOLDER.glob("*.sql"))}


def revisions() -> list[str]:
    return [*steps()]


def statements(dialect: str, current: str | None) -> list[str]:
    """The SQL that leads from a revision (None: an empty database) to the newest; TooNew if we do not know it."""
    known = steps()
    if current is not None and current not in known:
        raise TooNew(
            f"this database has schema {current}, and this version of Questhall knows schemas up to {max(known)}: "
            "it was made by a later version. Start that version, or give another database."
        )
    missing = [path for revision, path in known.items() if current is None or revision > current]
    return [statement for path in missing for statement in step(dialect, path)]


def step(dialect: str, path: Path) -> list[str]:
    """The statements of one step, in the words of that database."""
    script = path.read_text("utf-8")
    if dialect == "postgresql":
        script = re.sub("|".join(rf"{word}\b" for word in POSTGRESQL), lambda found: POSTGRESQL[found[0]], script)
    return split(script)


def split(script: str) -> list[str]:
    """The statements of a script, without those that are only comments."""
    texts = [text.strip() for text in script.split(";\n")]
    return [text for text in texts if text and not all(line.startswith("--") for line in text.splitlines())]
