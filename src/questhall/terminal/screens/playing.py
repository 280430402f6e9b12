"""Choosing at the full screen: by key, by arrow, by click, or in words."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from textual import events
from textual.widgets import OptionList

from questhall.terminal import asides
from questhall.terminal.choices import Choices
from questhall.terminal.handpick import HandPick
from questhall.terminal.screens import dialogs
from questhall.terminal.screens.course import QUIT, GameScreen
from questhall.terminal.screens.typed import Typed
from questhall.terminal.widgets import Picture

AZERTY: Final = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))  # digits without Shift on a French keyboard
ARROWS: Final = ("up", "down", "left", "right")


class TableScreen(GameScreen):
    """A game that people play with the keyboard and the mouse."""

    # Keys and clicks

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if self.busy:
            self.skip.set()
        if self.busy or monotonic() < self.deaf_until:
            return
        sign = event.character or ""
        commands: dict[str, Callable[[], Any]] = {
            "q": lambda: self.leave(QUIT),
            "?": self.show_help,
            ":": self.type_line,
            "/": self.type_line,
            "w": self.toggle_why,
            "u": self.undo,
            "r": self.redo,
            "R": self.reset_turn,
            "o": self.toggle_odds,
            "i": lambda: self.show_rules(self.last_rule if self.note else ""),
            "c": self.correct,
        }
        if sign in commands:
            commands[sign]()
        elif not self.common_key(event.key) and not self.steering_key(event.key):
            self.choose(AZERTY.get(sign, sign))

    def steering_key(self, key: str) -> bool:
        """Arrows, Enter, Escape, Backspace."""
        if key in ARROWS:
            self.arrow(key)
        elif key in ("enter", "space"):
            self.confirm()
        elif key == "escape":
            self.why_mode, self.cursor, self.note, self.page = False, "", "", 0
            self.redraw()
        elif key == "backspace" and self.hand is not None:
            self.hand.back()
            self.redraw()
        else:
            return key == "backspace"
        return True

    def choose(self, sign: str) -> None:
        """A key of the list: an option, a die, a face; with nothing to choose, a sheet."""
        if self.hand is not None:
            if self.hand.press(sign):
                self.redraw()
        elif self.choices is None:
            if sign.isdecimal() and sign != "0":
                self.show_sheet(int(sign) - 1)
        elif sign in self.choices.toggles:
            self.toggle(self.choices.toggles[sign])
        elif sign == "*" and self.choices.of_set:
            everything = set(self.choices.things)
            self.choices.chosen = set() if self.choices.chosen == everything else everything
            self.redraw()
        elif sign in self.choices.keys:
            self.answer(self.choices.keys[sign])

    def toggle(self, ref: str) -> None:
        if self.choices is not None:
            self.choices.toggle(ref)
            self.note = ""
            self.redraw()

    def arrow(self, direction: str) -> None:
        view = self.view()
        if not self.why_mode and not self.is_spatial():
            self.move_in_list(direction)
            return
        start = self.cursor or self.board.standing(view, self.sheet(view))
        if not self.why_mode and self.walk(start, direction):
            return
        self.cursor = self.board.toward(start, direction, jump=True) or self.cursor
        self.redraw()

    def walk(self, start: str, direction: str) -> bool:
        """One step by an arrow, whatever else could be answered; False where the arrow moves the cursor instead."""
        choices = self.choices
        if choices is None:
            return False
        target = self.board.toward(start, direction)
        steps = [option for option in choices.about(target) if self.board.walks(option.verb)] if target else []
        if len(steps) == 1 and not self.cursor:
            self.answer(steps[0])
        elif not self.board.walks(choices.only_verb()):
            return False
        elif target:
            self.hit(target)
        else:
            self.tell(self.say.ui("solid-wall"))
        return True

    def move_in_list(self, direction: str) -> None:
        options = self.query_one("#options", OptionList)
        if direction in ("up", "left"):
            options.action_cursor_up()
        else:
            options.action_cursor_down()

    def confirm(self) -> None:
        """Enter does what is prepared: faces said, dice picked, the square under the cursor, the line of the list."""
        if self.match.is_over:
            self.show_end()
        elif self.hand is not None:
            self.say_dice()
        elif self.cursor:
            self.hit(self.cursor)
        elif self.choices is not None:
            line = self.query_one("#options", OptionList).highlighted
            if line is not None:
                self.take_line(line)
            elif self.choices.of_set:
                self.take_set(self.choices)

    def take_line(self, line: int) -> None:
        """A line of the list."""
        if self.hand is not None:
            if self.hand.complete:
                self.say_dice()
            else:
                self.choose(str(line + 1))
        elif self.choices is not None:
            if self.choices.of_set and line == 0:
                self.take_set(self.choices)
            else:
                self.answer(self.choices.singles[line - bool(self.choices.of_set)])

    def take_set(self, choices: Choices) -> None:
        picked = choices.picked()
        if picked is None:
            self.tell(self.say.ui("hint-pick-first"))
        else:
            self.answer(picked)

    def say_dice(self) -> None:
        hand = self.hand
        if hand is not None and hand.complete:
            self.attempt(lambda: self.give(hand.words()))

    def on_picture_hit(self, event: Picture.Hit) -> None:
        if self.busy:
            self.skip.set()
        elif event.ref:
            self.hit(event.ref)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.take_line(event.option_index)

    def hit(self, ref: str) -> None:
        """A thing on the board: chosen if it is lit, else explained."""
        choices = self.choices
        if choices is None or self.why_mode or ref not in choices.lit():
            self.why(ref)
        elif ref in choices.things:
            self.toggle(ref)
        elif len(about := choices.about(ref)) == 1:
            self.answer(about[0])
        else:
            self.tell(self.say.ui("hint-which"))

    def why(self, ref: str) -> None:
        viewer = self.viewer()
        if viewer is not None:
            said, self.last_rule = asides.why_not(self.match, viewer, ref, self.say)
            self.tell(said)

    # Commands

    def toggle_why(self) -> None:
        self.why_mode = not self.why_mode
        view = self.view()
        self.cursor = self.board.standing(view, self.sheet(view)) if self.why_mode else ""
        self.redraw()

    def toggle_odds(self) -> None:
        self.odds_shown = not self.odds_shown
        self.redraw()

    def correct(self) -> None:
        last = self.table.last_throw()
        if self.match.dice.source != "hand" or last is None:
            self.tell(self.say.ui("not-by-hand"))
            return
        self.hand, self.choices = HandPick(self.game, last, correcting=True), None
        self.redraw()

    def type_line(self) -> None:
        line = dialogs.TypeLine(self.say.ui("type-answer", thing=self.say.example("thing")))
        self.app.push_screen(line, lambda typed: Typed(self).read(typed or ""))

    def show_help(self) -> None:
        self.app.push_screen(dialogs.help_dialog(self.say, dialogs.TABLE_KEYS, self.board.help(self.say)))

    def show_rules(self, word: str) -> None:
        self.app.push_screen(dialogs.RulesDialog(self.say, lambda typed: asides.look_up(self.say, typed), word))
