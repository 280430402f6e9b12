"""`questhall mcp`: tables for AI assistants."""

from __future__ import annotations

import argparse
from typing import Any

from questhall.cli.errors import GOOD, CliError, text
from questhall.cli.parser import Describer


def describe(describer: Describer, commands: Any) -> None:
    describer.command(commands, "mcp", serve)


def serve(args: argparse.Namespace) -> int:
    try:
        # late: an extra that may be missing, and that nobody else needs
        from questhall.assistants.server import serve as serve_tools
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != "mcp":
            raise
        raise CliError(text(args.lang, "mcp-missing")) from None
    serve_tools(args.lang)
    return GOOD
