"""Where games are kept: the user's data folder, one record a game."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Final

from questhall.engine.record import SUFFIX
from questhall.home import home

TAIL: Final = 65536  # enough bytes for the last line of any record


def folder() -> Path:
    """Where the records are; made if it is not there."""
    path = home() / "games"
    path.mkdir(parents=True, exist_ok=True)
    return path


def new_path(game_id: str) -> Path:
    """A free name for a new record: the game and the time."""
    stem = f"{game_id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = [stem, *[f"{stem}-{n}" for n in range(2, 100)]]
    return next(path for name in names if not (path := folder() / f"{name}{SUFFIX}").exists())


def unfinished(game_id: str = "") -> list[Path]:
    """Games without an end, the one played last first."""
    found = [path for path in folder().glob(f"*{SUFFIX}") if path.name.startswith(game_id)]
    return sorted((path for path in found if not ended(path)), key=lambda path: path.stat().st_mtime, reverse=True)


def ended(path: Path) -> bool:
    """Whether the last line of a record is the end of a game."""
    with open(path, "rb") as file:
        file.seek(max(path.stat().st_size - TAIL, 0))
        lines = file.read().splitlines()
    try:
        last = json.loads(lines[-1])
    except (ValueError, IndexError):
        return False
    return isinstance(last, dict) and "result" in last
