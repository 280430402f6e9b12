"""`python -m bench`: the engine's figures in the form that runs now. `make bench` runs it in both."""

from __future__ import annotations

import sys

from bench.engine import main

sys.exit(main())
