"""Where a store is: reading its address, and the place of a store that nobody named."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from questhall.hall.store.types import StoreError

MEMORY: Final = (":memory:", "sqlite://", "sqlite:///:memory:")
POSTGRESQL: Final = ("postgresql://", "postgres://")
SQLITE: Final = "sqlite:///"


def is_postgresql(url: str) -> bool:
    return url.startswith(POSTGRESQL)


def sqlite_path(url: str) -> Path | None:
    """The file that an address means; None for one in memory."""
    if not url:
        return home() / "hall.db"
    if url in MEMORY:
        return None
    if not url.startswith(SQLITE) or "?" in url:
        known = "sqlite:///path/to/file.db or postgresql://user:password@host/database"
        raise StoreError(f"this is not the address of a database: write {known}")
    return Path(unquote(url.removeprefix(SQLITE))).expanduser()


def home() -> Path:
    """The folder of everything Questhall keeps; QUESTHALL_HOME overrides it."""
    if chosen := os.environ.get("QUESTHALL_HOME"):
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "questhall"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share").expanduser() / "questhall"
