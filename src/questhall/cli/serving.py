"""`questhall serve` and `questhall` alone. The server is imported only when it runs: no other command needs it."""

from __future__ import annotations

import argparse
import os
from typing import Any, Final

from questhall.cli.errors import CliError, text
from questhall.cli.parser import Describer
from questhall.web import PORT

BOTS: Final = min(max(1, (os.cpu_count() or 2) - 1), 4)


def describe(describer: Describer, commands: Any) -> None:
    """The arguments of `questhall serve`."""
    say = describer.say
    parser = describer.command(commands, "serve", serve)
    url, file = say("meta-url"), say("meta-file")
    parser.add_argument("--host", default="127.0.0.1", metavar=say("meta-host"), help=say("arg-host"))
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=say("arg-port"))
    parser.add_argument("--lan", action="store_true", help=say("arg-lan"))
    parser.add_argument("--database", default="", metavar=url, help=say("arg-database"))
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=say("arg-workers"))
    parser.add_argument("--bots", type=int, default=BOTS, metavar="N", help=say("arg-bots"))
    parser.add_argument("--public-url", default="", metavar=url, help=say("arg-public-url"))
    parser.add_argument("--origin", action="append", default=[], metavar=url, help=say("arg-origin"))
    parser.add_argument("--rate", type=float, default=40.0, metavar="N", help=say("arg-rate"))
    parser.add_argument("--behind-proxy", action="store_true", help=say("arg-behind-proxy"))
    parser.add_argument("--trusted-proxy", action="append", default=[], metavar="IP", help=say("arg-trusted-proxy"))
    parser.add_argument("--keep-days", type=float, default=0.0, metavar="N", help=say("arg-keep-days"))
    parser.add_argument("--private-webhooks", action="store_true", help=say("arg-private-webhooks"))
    parser.add_argument("--push-key", default="", metavar=file, help=say("arg-push-key"))
    parser.add_argument("--push-contact", default="", metavar=say("meta-mail"), help=say("arg-push-contact"))
    parser.add_argument("--log", action="store_true", help=say("arg-log"))


def serve(args: argparse.Namespace) -> int:
    """Run the server until it is stopped."""
    from questhall.web import command  # late: other commands need no server

    try:
        return command.serve(args)
    except command.CannotServe as cannot:
        raise CliError(text(args.lang, cannot.text, **cannot.facts)) from None


def open_hall(args: argparse.Namespace) -> int:
    """The hall in the browser."""
    from questhall.web import command  # late: other commands need no server

    return command.open_hall(args)
