"""The `questhall` command. Knows how to start things; whatever it starts lives in the packages below."""

from __future__ import annotations

from questhall.cli.main import main

__all__ = ["main"]
