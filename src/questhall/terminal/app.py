"""The full-screen application: menu, table, replay."""

from __future__ import annotations

from typing import Final

from textual.app import App
from textual.screen import Screen
from textual.theme import Theme
from textual.worker import WorkerFailed

from questhall.terminal.appearance import CSS

CASTLE: Final = Theme(
    name="castle",
    primary="#e8b84a",
    secondary="#0b4f8a",
    accent="#e8b84a",
    foreground="#e8dfcc",
    background="#1d1a16",
    surface="#1d1a16",
    panel="#2a251e",
    dark=True,
)


class QuesthallApp(App[str]):
    """Shows one screen and gives back how it was left."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Questhall"

    def __init__(self, first: Screen[str]) -> None:
        super().__init__()
        self.first = first
        self.crash: Exception | None = None

    def on_mount(self) -> None:
        self.register_theme(CASTLE)
        self.theme = CASTLE.name
        self.push_screen(self.first, self.exit)

    def _handle_exception(self, error: Exception) -> None:
        """Leave quietly; whoever started the application reports the error."""
        cause = error.error if isinstance(error, WorkerFailed) else error
        if self.crash is None and isinstance(cause, Exception):
            self.crash = cause
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        self._close_messages_no_wait()


def run(screen: Screen[str]) -> str:
    """Run the application on one screen; an error inside is raised here."""
    app = QuesthallApp(screen)
    result = app.run()
    if app.crash is not None:
        raise app.crash
    return result or ""
