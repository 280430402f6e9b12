"""`python -m questhall.cli`, for where the command is not on the path."""

from __future__ import annotations

import sys

from questhall.cli import main

if __name__ == "__main__":
    sys.exit(main())
