"""The ASGI application: the API under /api, the browser client everywhere else."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import parse_qsl

from msgspec import Struct

from questhall.hall.hall import Config
from questhall.hall.packets import encode
from questhall.hall.refusals import Facts, Refusal
from questhall.hall.service import Service
from questhall.web import api_info, api_inspect, api_play, api_tables, streams
from questhall.web.docs import Docs
from questhall.web.garbage import Garbage
from questhall.web.limits import GUESS, MOST_BYTES, GoodKeys, Limits, Quota
from questhall.web.notify import Notifier, NotifyConfig
from questhall.web.problems import problem_of
from questhall.web.proxy import Proxies
from questhall.web.responses import Receive, Reply, Send, header, origin_of
from questhall.web.routing import JSON, Api, Call, Content, Encoded, MethodNotAllowed, Route
from questhall.web.socket import live
from questhall.web.static import Client

PATIENCE: Final = 15.0  # seconds a request body may take
HOUR: Final = 3600.0
HEAVY: Final = 10.0  # what a costly request takes from a bucket

Scope = MutableMapping[str, Any]


class Options(Struct, frozen=True):
    """How the server runs. Everything here can be given to a worker process as JSON."""

    database: str = ""
    hall: Config = Config()
    rate: float = 40.0  # requests or messages a second, per key or address; 0: no limit
    burst: float = 400.0
    connections: int = 500  # sockets and streams from one address; 0: no limit
    tables: int = 300  # new tables an hour from one address; 0: no limit, as without a rate
    behind_proxy: bool = False
    trusted_proxies: tuple[str, ...] = ()  # addresses of proxies before the one that calls
    origins: tuple[str, ...] = ()  # pages of other addresses that may open a socket
    public_url: str = ""  # how people reach the hall, if a proxy stands before it
    notify: NotifyConfig = NotifyConfig()


def make_api() -> Api:
    api = Api()
    for module in (api_info, api_tables, api_play, api_inspect, streams):
        module.add_to(api)
    return api


class Web:
    """One server process."""

    def __init__(self, options: Options = Options()) -> None:  # noqa: B008  (frozen)
        self.options = options
        self.api = make_api()
        self.docs = Docs(self.api)
        self.client = Client(shelf=api_info.shelf)
        self.limits = Limits(options.rate, options.burst)
        self.good_keys = GoodKeys()
        self.tables = Quota(options.tables if options.rate else 0, HOUR)
        self.proxies = Proxies(options.trusted_proxies) if options.behind_proxy else None
        self.connections: Counter[str] = Counter()
        self.service: Service | None = None
        self.notifier: Notifier | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.proxies is not None and scope["type"] != "lifespan":
            self.proxies.look_behind(scope)
        match scope["type"]:
            case "http":
                await self.http(scope, receive, send)
            case "websocket":
                await live(self, scope, receive, send)
            case "lifespan":
                await self.lifespan(receive, send)

    # Life

    async def open(self) -> None:
        self.service = await Service.open(self.options.database, self.options.hall)
        self.notifier = Notifier(self.service, self.options.notify)

    async def close(self) -> None:
        if self.notifier is not None:
            await self.notifier.close()
        if self.service is not None:
            await self.service.close()

    async def lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.open()
        except Exception as error:
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        garbage = Garbage()
        garbage.begin()
        keeping = asyncio.create_task(garbage.keep())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        keeping.cancel()
        garbage.end()
        await self.close()
        await send({"type": "lifespan.shutdown.complete"})

    # HTTP

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        reply = Reply(scope["method"] == "HEAD", send)
        path: str = scope["path"]
        try:
            if path.startswith("/api/") or path == "/api":
                await self.call(scope, receive, reply)
            else:
                await self.client.serve(scope, reply)
        except Exception as error:
            await self.refuse(reply, error)

    async def call(self, scope: Scope, receive: Receive, reply: Reply) -> None:
        if await self.docs.serve(scope, reply):
            return
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        route, path = self.api.find(method, scope["path"])
        token = bearer(header(scope, b"authorization"))
        address = scope["client"][0] if scope.get("client") else ""
        self.charge_call(token, address, HEAVY if route.heavy else 1.0)
        assert self.service is not None
        call = Call(self.service, self, path, token, self.options.public_url or origin_of(scope), address)
        given: dict[str, Any] = {}
        if route.query is not None:
            given["query"] = route.read_query(
                parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)
            )
        if route.decoder is not None:
            given["body"] = route.read_body(await read_body(scope, receive))
        try:
            answer = await self.answer(route, call, given, receive, reply)
        except Refusal as refusal:
            if refusal.code == "wrong-token" and self.limits.wait(address, GUESS):
                raise self.slow_down(1.0) from None
            raise
        if answer is not None:
            await reply.send_whole(*answer)

    async def answer(
        self, route: Route, call: Call, given: dict[str, Any], receive: Receive, reply: Reply
    ) -> tuple[int, bytes, str, tuple[tuple[str, str], ...]] | None:
        """What the handler gives, as status, body, media type and headers; None if it has answered by itself."""
        if route.streams:
            await route.handler(call, **given, receive=receive, reply=reply)
            return None
        said = await route.handler(call, **given)
        match said:
            case Encoded(data=data):
                return route.status, data, JSON, ()
            case Content(data=data, media=media, headers=headers):
                return route.status, data, media, headers
        return route.status, encode(said), JSON, ()

    async def refuse(self, reply: Reply, error: Exception) -> None:
        found = problem_of(error)
        extra: list[tuple[str, str]] = []
        if found.retry_after is not None:
            extra.append(("retry-after", str(max(1, round(found.retry_after)))))
        if found.status == 401:
            extra.append(("www-authenticate", "Bearer"))
        if isinstance(error, MethodNotAllowed):
            extra.append(("allow", error.allowed))
        await reply.send_whole(found.status, encode(found), "application/problem+json", tuple(extra))

    def charge_call(self, token: str | None, address: str, cost: float) -> None:
        """Good keys have buckets of their own; those who show them share an address, whose bucket they hardly touch."""
        good = token is not None and token in self.good_keys
        self.charge(address, cost / 5 if good else cost)
        if token is not None and good:
            self.charge(token, cost)

    def charge_table(self, address: str) -> None:
        """One more table from this address."""
        wait = self.tables.wait(address)
        if wait:
            raise Refusal("too-many", "Too many new tables from this address.", Facts(retry_after=wait))

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """Somebody stays connected; not too often from one address."""
        if self.options.connections and self.connections[address] >= self.options.connections:
            raise Refusal("too-many", "Too many connections from this address.", Facts(retry_after=5.0))
        self.connections[address] += 1
        try:
            yield
        finally:
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]

    def charge(self, name: str, cost: float = 1.0) -> None:
        wait = self.limits.wait(name, cost)
        if wait:
            raise self.slow_down(wait)

    def slow_down(self, wait: float) -> Refusal:
        return Refusal("rate-limited", f"Wait {wait:.1f} s.", Facts(retry_after=wait))


def bearer(authorization: str) -> str | None:
    """The key that was sent; None if none was."""
    if not authorization:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not 20 <= len(token) <= 100 or not token.isascii():
        raise Refusal("unauthorized", "Send the key as `Authorization: Bearer <key>`.")
    return token


async def read_body(scope: Scope, receive: Receive) -> bytes:
    if header(scope, b"content-type").partition(";")[0].strip().lower() != JSON:
        raise Refusal("not-json", "Send the body as application/json.")
    length = header(scope, b"content-length")
    if length.isdecimal() and int(length) > MOST_BYTES:
        raise Refusal("too-large", f"A body has at most {MOST_BYTES} bytes.")
    body = b""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise Refusal("bad-json", "The request was cut off.")
                body += bytes(message.get("body", b""))
                if len(body) > MOST_BYTES:
                    raise Refusal("too-large", f"A body has at most {MOST_BYTES} bytes.")
                if not message.get("more_body", False):
                    return body
    except TimeoutError:
        raise Refusal("bad-json", "The body did not arrive in time.") from None
