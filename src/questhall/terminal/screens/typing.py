"""Answers and commands typed in words at the full screen, the same as in line mode."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from questhall.terminal import asides, commands
from questhall.terminal.screens import dialogs
from questhall.terminal.screens.sheet import SheetScreen
from questhall.terminal.words import NotUnderstood, hand_throw, normal, read_faces, understand
from questhall.texts import languages

if TYPE_CHECKING:
    from questhall.terminal.screens.playing import TableScreen


class TypedCommands(SheetScreen):
    """The part of the table screen that reads words."""

    def type_line(self) -> None:
        self.app.push_screen(dialogs.TypeLine(self.say.ui("type-answer")), self.typed)

    def typed(self: TableScreen, line: str | None) -> None:
        command, rest = commands.split(line or "")
        try:
            if command:
                self.run_command(command, rest)
            elif line and line.strip():
                self.typed_answer(line)
        except NotUnderstood as problem:
            self.tell(str(problem))

    def typed_answer(self: TableScreen, line: str) -> None:
        if self.hand is not None:
            words = read_faces(line, self.hand.throw, self.say)
            give = self.match.correct if self.hand.correcting else self.match.give
            self.attempt(lambda: give(words))
        elif self.choices is not None:
            self.answer(understand(line, self.choices, self.say, self.board))

    def run_command(self: TableScreen, command: str, rest: str) -> None:
        acts: dict[str, Callable[[], Any]] = {
            "undo": self.undo,
            "redo": self.redo,
            "reset": self.reset_turn,
            "table": self.turn_page,
            "odds": self.toggle_odds,
            "help": self.show_help,
            "quit": lambda: self.leave("quit"),
            "again": self.confirm,
            "save": lambda: self.tell(self.where_kept()),
            "rules": lambda: self.show_rules(rest),
            "log": lambda: self.show_lines([line.text for line in self.book.lines(self.viewer())]),
            "why": lambda: self.why_typed(rest),
            "sheet": lambda: self.sheet_typed(rest),
            "lang": lambda: self.lang_typed(rest),
            "correct": lambda: self.correct_typed(rest),
        }
        acts[command]()

    def where_kept(self: TableScreen) -> str:
        file = self.match.record.file
        return "" if file is None else self.say.ui("saved", file=str(file.path))

    def show_lines(self, lines: list[str]) -> None:
        self.app.push_screen(dialogs.reading(self.say.say("title"), lines, self.say))

    def why_typed(self: TableScreen, rest: str) -> None:
        if not rest:
            raise NotUnderstood(self.say.ui("why-what"))
        options = [] if self.choices is None else [*self.choices.singles, *self.choices.of_set]
        self.why(asides.find_ref(rest, options, self.say, self.board))

    def sheet_typed(self: TableScreen, rest: str) -> None:
        view = self.view()
        seat = self.sheet(view)
        for n, name in enumerate(self.table.names):
            if normal(rest) in (str(n + 1), normal(name)):
                seat = n
        self.show_lines(self.board.sheet(view, seat, self.say))

    def lang_typed(self, rest: str) -> None:
        if normal(rest) not in languages():
            raise NotUnderstood(self.say.ui("no-such-language", langs=", ".join(languages())))
        if normal(rest) != self.say.lang:
            self.switch_language()

    def correct_typed(self: TableScreen, rest: str) -> None:
        last = self.table.last_throw()
        if self.match.dice.source != "hand" or last is None:
            raise NotUnderstood(self.say.ui("not-by-hand"))
        words = read_faces(rest, hand_throw(self.game, last), self.say)
        self.attempt(lambda: self.match.correct(words))

    def show_help(self) -> None:
        self.app.push_screen(dialogs.help_dialog(self.say, self.board.help(self.say)))

    def show_rules(self, word: str) -> None:
        self.app.push_screen(dialogs.RulesDialog(self.say, lambda typed: asides.look_up(self.say, typed), word))
