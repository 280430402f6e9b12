"""Bringing a database to the present schema.

Alembic writes the SQL for the steps that are missing; the store that asks runs it in one transaction, under a lock,
so that several processes may start at once. Alembic is imported only when there is something to do.
"""

from __future__ import annotations

import io
import threading
from pathlib import Path
from typing import Final

from questhall.hall.store.types import TooNew

FOLDER: Final = Path(__file__).parent / "migrations"
VERSION_TABLE: Final = "alembic_version"
ONE_AT_A_TIME: Final = threading.Lock()  # Alembic keeps what it does in module variables
CURRENT: Final = f"SELECT version_num FROM {VERSION_TABLE}"


def revisions() -> list[str]:
    """The steps this version of Questhall knows, in order."""
    return sorted(path.name[:4] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def statements(dialect: str, current: str | None) -> list[str]:
    """The SQL that leads from a revision (None: an empty database) to the newest; TooNew if we do not know it."""
    known = revisions()
    if current is not None and current not in known:
        raise TooNew(
            f"this database has schema {current}, and this version of Questhall knows schemas up to {known[-1]}: "
            "it was made by a later version. Start that version, or give another database."
        )
    if current == known[-1]:
        return []
    return written(dialect, current)


def written(dialect: str, current: str | None) -> list[str]:
    with ONE_AT_A_TIME:
        return split(upgrade_script(dialect, current))


def upgrade_script(dialect: str, current: str | None) -> str:
    # late: a database that is up to date needs no Alembic, which takes long to import
    from alembic import command
    from alembic.config import Config

    output = io.StringIO()
    config = Config(attributes={"dialect": dialect, "output": output})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    command.upgrade(config, f"{current or 'base'}:head", sql=True)
    return output.getvalue()


def split(script: str) -> list[str]:
    """The statements of a script, without those that are only comments."""
    texts = [text.strip() for text in script.split(";\n")]
    return [text for text in texts if text and not all(line.startswith("--") for line in text.splitlines())]
