"""What must hold on every page, whatever a test is about."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request

NETWORK = ("Failed to load resource", "WebSocket connection to", "net::ERR_")


class Watch:
    """Notes requests to other places, errors on the console (a breach of the content policy is one) and in scripts."""

    def __init__(self) -> None:
        self.cuts_expected = False  # the test cuts the line: failed requests are no surprise
        self.elsewhere: list[str] = []
        self.errors: list[str] = []

    def follow(self, context: BrowserContext) -> None:
        context.on("request", self.asked)
        context.on("console", self.said)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))

    def asked(self, request: Request) -> None:
        place = urlsplit(request.url)
        if place.hostname != "127.0.0.1" and place.scheme not in ("data", "blob"):
            self.elsewhere.append(request.url)

    def said(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.cuts_expected and message.text.startswith(NETWORK):
            return
        self.errors.append(f"{message.text} ({message.page.url if message.page else ''})")

    def check(self) -> None:
        assert not self.elsewhere, f"requests left the hall: {self.elsewhere}"
        assert not self.errors, f"errors in the browser: {self.errors}"
