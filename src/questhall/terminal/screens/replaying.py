"""Stepping through a record, forwards and backwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text
from textual import events
from textual.widgets import OptionList

from questhall.drawing.board import View
from questhall.engine.replay import Replay
from questhall.terminal import asides, ending
from questhall.terminal.screens import dialogs
from questhall.terminal.screens.sheet import HEADING, SheetScreen


class ReplayScreen(SheetScreen):
    """The table as a spectator saw it after each entry."""

    def __init__(self, replay: Replay[Any], lang: str, at: int = 0) -> None:
        super().__init__(replay, lang)
        self.shown = min(max(at, 0), replay.seq)

    def on_mount(self) -> None:
        self.redraw()

    def fill_rail(self, view: View) -> None:
        self.query_one("#options", OptionList).display = False
        head = self.say.ui("top-replay", n=self.shown, last=self.replay.seq)
        text = Text.assemble((head, HEADING), "\n", bar(self.shown, self.replay.seq, 30))
        waiting = self.say.asked(self.state(), None)
        if waiting:
            text.append(f"\n{waiting}")
        if self.shown and self.undone(self.shown):
            text.append(f"\n{self.say.ui('replay-undone')}", "bold #ffd479")
        self.put("ask", text)

    def undone(self, n: int) -> bool:
        """Whether this entry was taken back later."""
        line = {move.n for move in self.replay.timeline.line()}
        return n in self.replay.timeline.moves and n not in line

    def hint(self) -> str:
        return self.say.ui("keys-replay-what")

    def step_to(self, n: int) -> None:
        self.shown = min(max(n, 0), self.replay.seq)
        self.redraw()

    def turn(self, step: int) -> None:
        """To where the turn changes next."""
        moves, n = self.replay.timeline.moves, self.shown
        here = self.turn_of(n)
        while 0 < n + step <= self.replay.seq and (n + step not in moves or self.turn_of(n + step) == here):
            n += step
        self.step_to(n + step)

    def turn_of(self, n: int) -> int:
        timeline = self.replay.timeline
        return int(timeline.moves[timeline.heads[n]].turn)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        acts: dict[str, Callable[[], Any]] = {
            "right": lambda: self.step_to(self.shown + 1),
            "space": lambda: self.step_to(self.shown + 1),
            "left": lambda: self.step_to(self.shown - 1),
            "down": lambda: self.turn(1),
            "up": lambda: self.turn(-1),
            "home": lambda: self.step_to(0),
            "end": lambda: self.step_to(self.replay.seq),
            "enter": self.show_end,
            "g": lambda: self.app.push_screen(dialogs.TypeLine(self.say.ui("go-to-entry")), self.typed_number),
            "q": lambda: self.dismiss("quit"),
            "escape": lambda: self.dismiss("quit"),
            "i": self.show_rules,
            "question_mark": self.show_help,
        }
        if event.key in acts:
            acts[event.key]()
        elif not self.common_key(event.key) and (event.character or "").isdecimal():
            self.show_sheet(int(event.character or 1) - 1)

    def typed_number(self, line: str | None) -> None:
        if line and line.strip().isdecimal():
            self.step_to(int(line.strip()[:9]))

    def show_rules(self) -> None:
        self.app.push_screen(dialogs.RulesDialog(self.say, lambda typed: asides.look_up(self.say, typed)))

    def show_help(self) -> None:
        self.app.push_screen(dialogs.help_dialog(self.say, dialogs.REPLAY_KEYS, self.board.help(self.say)))

    def show_end(self) -> None:
        if self.replay.is_over:
            lines = ending.lines(self.replay, self.say, self.board)
            self.app.push_screen(dialogs.reading(self.say.say("title"), lines, self.say))


def bar(n: int, last: int, width: int) -> str:
    done = width if last == 0 else n * width // last
    return "━" * done + "─" * (width - done)
