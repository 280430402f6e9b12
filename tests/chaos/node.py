"""`questhall` with a clock that can be put wrong: the file named by CHAOS_CLOCK holds by how many seconds."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

right, file = time.time, Path(os.environ["CHAOS_CLOCK"])


def wrong() -> float:
    try:
        return right() + float(file.read_text() or 0)
    except (OSError, ValueError):
        return right()


if __name__ == "__main__":
    time.time = wrong
    from questhall.cli import main

    sys.exit(main(sys.argv[1:]))
