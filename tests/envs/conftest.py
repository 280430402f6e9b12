"""These need questhall[rl]; where it is not installed they say that they skip."""

from __future__ import annotations

import importlib.util

MISSING = [name for name in ("gymnasium", "numpy", "pettingzoo") if importlib.util.find_spec(name) is None]
collect_ignore_glob = ["test_*.py"] if MISSING else []


def pytest_report_header() -> str:
    return f"tests/envs skipped: {', '.join(MISSING)} not installed (questhall[rl])" if MISSING else ""
