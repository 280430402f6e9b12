"""Sending answers, all with the headers that keep a page to itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any, Final

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Headers = Iterable[tuple[str, str]]

# Scripts, styles, pictures and connections only from here. Style attributes, which move pieces about, are allowed.
PAGE_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
DATA_POLICY: Final = "default-src 'none'; frame-ancestors 'none'"
ALWAYS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
FOR_DATA: Final = [
    *ALWAYS,
    (b"content-security-policy", DATA_POLICY.encode()),
    (b"cache-control", b"no-store"),
]
FOR_PAGES: Final = [*ALWAYS, (b"content-security-policy", PAGE_POLICY.encode())]


class Reply:
    """The answer to one request."""

    def __init__(self, only_head: bool, send: Send) -> None:
        self.only_head = only_head
        self.send = send
        self.started = False

    async def send_whole(self, status: int, body: bytes, media: str, extra: Headers = ()) -> None:
        """An answer in one piece. What `extra` says replaces the usual headers of that name."""
        if self.started:
            return
        headers = [(b"content-type", media.encode())]
        if status != 304:
            headers.append((b"content-length", str(len(body)).encode()))
        await self.start(status, headers, extra, FOR_PAGES if media.startswith("text/html") else FOR_DATA)
        await self.send({"type": "http.response.body", "body": b"" if self.only_head else body})

    async def start(
        self, status: int, headers: list[tuple[bytes, bytes]], extra: Headers, usual: list[tuple[bytes, bytes]]
    ) -> None:
        self.started = True
        given = [(name.encode(), value.encode("latin-1")) for name, value in extra]
        if given:
            named = {name for name, _ in given}
            usual = [pair for pair in usual if pair[0] not in named]
        await self.send({"type": "http.response.start", "status": status, "headers": headers + given + usual})


def header(scope: Mapping[str, Any], name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            text: str = value.decode("latin-1")
            return text
    return ""


def origin_of(scope: Mapping[str, Any]) -> str:
    """How the client reached the hall."""
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return f"{scheme}://{header(scope, b'host')}"
