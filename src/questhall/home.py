"""The folder of everything Questhall keeps for one person: games, the hall's database, settings."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from platformdirs import user_data_path
from platformdirs.unix import Unix


def home() -> Path:
    """The user's data folder, as the system has it; QUESTHALL_HOME overrides it."""
    if chosen := os.environ.get("QUESTHALL_HOME"):
        return Path(chosen).expanduser()
    if sys.platform == "darwin":  # where games of earlier versions lie
        return Unix("questhall", appauthor=False).user_data_path
    return user_data_path("questhall", appauthor=False)
