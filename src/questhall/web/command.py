"""`questhall serve`, and `questhall` alone, which opens the hall in the browser."""

from __future__ import annotations

import argparse
import ipaddress
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Final

import msgspec
import segno
import uvicorn
from uvicorn.supervisors import Multiprocess

from questhall.hall.hall import Config
from questhall.web import PORT, connections
from questhall.web.app import Options, Web
from questhall.web.frames import Frames
from questhall.web.limits import MOST_BYTES
from questhall.web.notify import NotifyConfig
from questhall.web.push import new_key
from questhall.web.static import NOT_BUILT, Client

SETUP: Final = "QUESTHALL_SERVE"  # how worker processes get their options
ANYWHERE: Final = "0.0.0.0"
ANSWERS_WITHIN: Final = 5.0  # seconds a hall takes to say that it is one, on a busy machine
UP_WITHIN: Final = 120.0  # seconds it takes to start there


class CannotServe(Exception):
    """Why no server can be started with these arguments: the id of a text of the command line, and its arguments."""

    def __init__(self, text: str, **facts: str) -> None:
        super().__init__(text)
        self.text = text
        self.facts = facts


def serve(args: argparse.Namespace) -> int:
    """Run the server until it is stopped."""
    host = ANYWHERE if args.lan else args.host
    options = options_of(args, args.public_url)
    try:
        listening = bind(host, args.port)
    except (OSError, OverflowError) as error:
        raise CannotServe("cannot-listen", where=f"{host}:{args.port}", why=str(error)) from None
    port = int(listening.getsockname()[1])
    url = args.public_url or f"http://{shown_host(host)}:{port}"
    greet(url, args.lan)
    run(options, listening, args.workers, args.log, args.behind_proxy)
    return 0


def open_hall(args: argparse.Namespace, page: str = "") -> int:
    """A hall for this machine, open in the browser; if one runs here already, that one. `page`: where it opens."""
    port = getattr(args, "port", PORT)
    url = f"http://127.0.0.1:{port}"
    if is_hall(url):
        webbrowser.open(url + page)
        print(url + page)
        return 0
    try:
        listening = bind("127.0.0.1", port)
    except OSError:  # something else has that port
        listening = bind("127.0.0.1", 0)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    greet(url + page, False)
    if not getattr(args, "no_browser", False):
        threading.Thread(target=open_when_up, args=(url, page), daemon=True).start()
    run(Options(database=getattr(args, "database", "")), listening, 1, False, False)
    return 0


def options_of(args: argparse.Namespace, public_url: str) -> Options:
    key = push_key(Path(args.push_key)) if args.push_key else ""
    for net in args.trusted_proxy:
        try:
            ipaddress.ip_network(net, strict=False)
        except ValueError:
            raise CannotServe("bad-proxy", address=net) from None
    if key and not args.push_contact.startswith(("mailto:", "https:")):
        raise CannotServe("no-push-contact")
    return Options(
        database=args.database,
        hall=Config(bot_workers=args.bots, keep_days=args.keep_days),
        rate=args.rate,
        burst=args.rate * 10,
        connections=500 if args.rate else 0,
        behind_proxy=args.behind_proxy,
        trusted_proxies=tuple(args.trusted_proxy),
        origins=tuple(args.origin),
        public_url=public_url.rstrip("/"),
        notify=NotifyConfig(args.private_webhooks, key, args.push_contact, public_url.rstrip("/")),
    )


def push_key(path: Path) -> str:
    """The operator's key; a new one, for the operator's eyes only, if there is none."""
    if not path.exists():
        path.touch(mode=0o600)
        path.write_text(new_key(), "utf-8")
    return path.read_text("utf-8").strip()


def uvicorn_config(
    app: Web | str, log: bool = False, behind_proxy: bool = False, workers: int = 1, per_address: int = 0
) -> uvicorn.Config:
    """How the server speaks: sockets without compression, pings that notice who has gone, nothing about itself."""
    config = connections.Config(
        app,
        http=connections.Http,
        backlog=connections.BACKLOG,
        factory=isinstance(app, str),
        workers=workers,
        lifespan="on",
        ws=Frames,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=15.0,
        ws_ping_timeout=15.0,
        access_log=log,
        log_level="info" if log else "warning",
        proxy_headers=False,  # see proxy.py
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=3,
        h11_max_incomplete_event_size=32 * 1024,
    )
    config.per_address = 0 if behind_proxy else per_address  # a proxy's connections are everybody's
    return config


def run(options: Options, listening: socket.socket, workers: int, log: bool, behind_proxy: bool) -> None:
    most = 2 * options.connections  # besides those that stay there are those that come and go
    if workers > 1:
        os.environ[SETUP] = msgspec.json.encode(options).decode()
        config = uvicorn_config("questhall.web.command:worker", log, behind_proxy, workers, most)
        Multiprocess(config, sockets=[listening]).run()
    else:
        uvicorn.Server(uvicorn_config(Web(options), log, behind_proxy, 1, most)).run(sockets=[listening])


def worker() -> Web:
    """The application of one of several server processes."""
    return Web(msgspec.json.decode(os.environ[SETUP], type=Options))


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, so that asyncio sets TCP_NODELAY
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.set_inheritable(True)
    return listening


def shown_host(host: str) -> str:
    """The address to show to people: this machine's own one in the network if the hall listens everywhere."""
    if host not in (ANYWHERE, "::"):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent; the system only picks the way out
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def greet(url: str, with_code: bool) -> None:
    if not Client().built:
        print(NOT_BUILT, file=sys.stderr)
    if with_code:
        segno.make(url).terminal(out=sys.stdout, compact=True)
    print(f"Questhall: {url}", flush=True)


def is_hall(url: str) -> bool:
    """Whether a hall answers there."""
    try:
        with urllib.request.urlopen(f"{url}/api/health", timeout=ANSWERS_WITHIN) as answer:
            return b'"version"' in answer.read(500)
    except (OSError, ValueError):
        return False


def open_when_up(url: str, page: str) -> None:
    end = time.monotonic() + UP_WITHIN
    while time.monotonic() < end:
        if is_hall(url):
            webbrowser.open(url + page)
            return
        time.sleep(0.1)
