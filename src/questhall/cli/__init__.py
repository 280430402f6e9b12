"""The `questhall` command. Knows how to start things; whatever it starts lives in the packages below."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent

from questhall.cli.main import main  # noqa: E402

__all__ = ["FOLDER", "main"]
