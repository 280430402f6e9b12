"""Answers and commands typed in words at the full screen, the same as in line mode."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from questhall.drawing.typed import NotUnderstood, normal
from questhall.terminal import asides, commands
from questhall.terminal.screens import dialogs
from questhall.terminal.screens.course import QUIT
from questhall.terminal.words import hand_throw, read_faces, understand
from questhall.texts import languages

if TYPE_CHECKING:
    from questhall.terminal.screens.playing import TableScreen


class Typed:
    """Does to a screen what a typed line says."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.say = screen.say

    def read(self, line: str) -> None:
        command, rest = commands.split(line)
        try:
            if command:
                self.command(command, rest)
            elif line.strip():
                self.answer(line)
        except NotUnderstood as problem:
            self.screen.tell(str(problem))

    def answer(self, line: str) -> None:
        screen = self.screen
        if screen.hand is not None:
            words = read_faces(line, screen.hand.throw, self.say)
            screen.attempt(lambda: screen.give(words))
        elif screen.choices is not None:
            seat, said = screen.choices.seat, screen.board.spoken(line, screen.view(), self.say)
            if said is not None:
                screen.attempt(lambda: screen.table.act(seat, said))
                return
            screen.answer(understand(line, screen.choices, self.say, screen.board))

    def command(self, name: str, rest: str) -> None:
        screen = self.screen
        acts: dict[str, Callable[[], Any]] = {
            "undo": screen.undo,
            "redo": screen.redo,
            "reset": screen.reset_turn,
            "table": screen.turn_page,
            "odds": screen.toggle_odds,
            "help": screen.show_help,
            "quit": lambda: screen.leave(QUIT),
            "again": screen.confirm,
            "save": lambda: screen.tell(self.where_kept()),
            "rules": lambda: screen.show_rules(rest),
            "log": lambda: self.show([line.text for line in screen.book.lines(screen.viewer())]),
            "why": lambda: self.why(rest),
            "explain": lambda: self.explain(rest),
            "sheet": lambda: self.sheet(rest),
            "lang": lambda: self.lang(rest),
            "correct": lambda: self.correct(rest),
        }
        acts[name]()

    def where_kept(self) -> str:
        file = self.screen.match.record.file
        return "" if file is None else self.say.ui("saved", file=str(file.path))

    def show(self, lines: list[str]) -> None:
        self.screen.app.push_screen(dialogs.reading(self.say.say("title"), lines, self.say))

    def why(self, rest: str) -> None:
        if not rest:
            raise NotUnderstood(self.say.ui("why-what", thing=self.say.example("thing")))
        self.screen.why(self.named(rest))

    def explain(self, rest: str) -> None:
        if not rest:
            raise NotUnderstood(self.say.ui("explain-what", thing=self.say.example("thing")))
        screen = self.screen
        self.show(asides.explain(screen.match, screen.viewer(), self.named(rest), self.say))

    def named(self, typed: str) -> str:
        """The thing that is meant."""
        choices = self.screen.choices
        options = [] if choices is None else [*choices.singles, *choices.of_set]
        return asides.find_ref(typed, options, self.say, self.screen.board)

    def sheet(self, rest: str) -> None:
        view = self.screen.view()
        seat = self.screen.sheet(view)
        for n, name in enumerate(self.say.names):
            if normal(rest) in (str(n + 1), normal(name)):
                seat = n
        self.show(self.screen.board.sheet(view, seat, self.say))

    def lang(self, rest: str) -> None:
        if normal(rest) not in languages():
            raise NotUnderstood(self.say.ui("no-such-language", langs=", ".join(languages())))
        if normal(rest) != self.say.lang:
            self.screen.switch_language()

    def correct(self, rest: str) -> None:
        screen = self.screen
        last = screen.table.last_throw()
        if screen.match.dice.source != "hand" or last is None:
            raise NotUnderstood(self.say.ui("not-by-hand"))
        words = read_faces(rest, hand_throw(screen.game, last), self.say)
        screen.attempt(lambda: screen.match.correct(words))
