"""A small typed router: what a handler takes and gives is in its annotations, and becomes decoders and OpenAPI.

A handler is `async def name(call: Call, body: SomeBody, query: SomeQuery) -> SomeStruct`; body and query as needed.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, Generic, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from questhall.hall.refusals import Refusal
from questhall.hall.room import Room
from questhall.hall.seats import Who
from questhall.hall.service import Service

T = TypeVar("T")
Handler = Callable[..., Awaitable[object]]
JSON: Final = "application/json"
ID: Final = re.compile(r"[a-z0-9]{4,40}")


class Encoded(Generic[T]):
    """A T that is JSON already."""

    def __init__(self, data: bytes) -> None:
        self.data = data


class Content(Struct, frozen=True):
    """An answer that is not JSON."""

    data: bytes
    media: str
    headers: tuple[tuple[str, str], ...] = ()


def read_json(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    """What was sent, if it is JSON that any reader can read."""
    try:
        return decoder.decode(data)
    except (UnicodeError, RecursionError):
        raise Refusal("bad-json", "This is not UTF-8, or nested too deeply.") from None


class Call:
    """One request: where it goes, who asks, and the service it goes to."""

    __slots__ = ("address", "origin", "path", "service", "token", "web")

    def __init__(
        self, service: Service, web: Any, path: dict[str, str], token: str | None, origin: str, address: str
    ) -> None:
        self.address = address
        self.service = service
        self.web = web
        self.path = path
        self.token = token
        self.origin = origin  # how the client reached the hall: https://host:port

    async def room(self) -> Room:
        table_id = self.path["id"]
        if not ID.fullmatch(table_id):
            raise Refusal("no-table", "There is no such table.")
        return await self.service.room(table_id)

    def number(self, name: str, problem: str) -> int:
        text = self.path[name]
        if not (text.isascii() and text.isdecimal() and len(text) < 8):
            raise Refusal(problem, f"{name} is a number.")
        return int(text)

    async def guest(self, room: Room) -> Who:
        """Whoever asks, perhaps nobody in particular."""
        who = await self.service.access.who(room, [] if self.token is None else [self.token])
        self.service.access.touch(room, who)
        if self.token is not None:
            self.web.good_keys.add(self.token)
        return who

    async def somebody(self, room: Room) -> Who:
        if self.token is None:
            raise Refusal("unauthorized", "Send the key of a seat, or of the host, as a bearer token.")
        return await self.guest(room)

    async def host(self, room: Room) -> Who:
        who = await self.somebody(room)
        if not who.host:
            raise Refusal("not-host", "Only the host may do that.")
        return who

    async def seat(self, room: Room) -> int:
        """The seat whose key was sent."""
        who = await self.somebody(room)
        if not who.seats:
            raise Refusal("not-your-seat", "This needs the key of a seat; the host's is for something else.")
        return who.seats[0]


class Route:
    """One way in, read off its handler."""

    def __init__(self, method: str, path: str, handler: Handler, facts: dict[str, Any]) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        hints = get_type_hints(handler)
        self.body: Any = hints.get("body")
        self.query: Any = hints.get("query")
        answer: Any = hints["return"]
        self.answer = facts.get("answer", get_args(answer)[0] if get_origin(answer) is Encoded else answer)
        self.decoder = None if self.body is None else msgspec.json.Decoder(self.body)
        self.status: int = facts.get("status", 200)
        self.media: str = facts.get("media", JSON)
        self.auth: str = facts.get("auth", "")
        self.errors: tuple[str, ...] = facts.get("errors", ())
        self.heavy: bool = facts.get("heavy", False)
        self.streams = "reply" in hints

    def read_body(self, body: bytes) -> Any:
        assert self.decoder is not None
        return read_json(self.decoder, body)

    def read_query(self, pairs: Iterable[tuple[str, str]]) -> Any:
        return msgspec.convert(dict(pairs), self.query, strict=False)


class Api:
    """All routes, as a tree of path segments."""

    def __init__(self) -> None:
        self.routes: list[Route] = []
        self.tree: dict[str, Any] = {}

    def route(self, method: str, path: str, **facts: Any) -> Callable[[Handler], Handler]:
        """`errors` are the codes it may refuse with, `auth` who may call it, `heavy` that it costs more than most."""

        def register(handler: Handler) -> Handler:
            route = Route(method, path, handler, facts)
            self.routes.append(route)
            node = self.tree
            for part in path.strip("/").split("/"):
                node = node.setdefault("{}" if part.startswith("{") else part, {})
            node.setdefault("/", {})[method] = route
            return handler

        return register

    def get(self, path: str, **facts: Any) -> Callable[[Handler], Handler]:
        return self.route("GET", path, **facts)

    def post(self, path: str, **facts: Any) -> Callable[[Handler], Handler]:
        return self.route("POST", path, **facts)

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        """The route of a path and what stands in its gaps; a Refusal if there is none."""
        node, values = self.tree, []
        for part in path.strip("/").split("/"):
            if part in node and part != "/":
                node = node[part]
            elif "{}" in node:
                node = node["{}"]
                values.append(part)
            else:
                raise Refusal("not-found", f"There is nothing at {path}.")
        methods: dict[str, Route] = node.get("/", {})
        if not methods:
            raise Refusal("not-found", f"There is nothing at {path}.")
        route = methods.get(method)
        if route is None:
            raise MethodNotAllowed(methods)
        names = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
        return route, dict(zip(names, values, strict=True))


class MethodNotAllowed(Refusal):
    def __init__(self, methods: Iterable[str]) -> None:
        super().__init__("method-not-allowed", f"Only {', '.join(sorted(methods))} here.")
        self.allowed = ", ".join(sorted(methods))
