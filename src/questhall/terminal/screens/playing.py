"""Playing at the full screen: people choose by key, arrow or click; bots and dice are shown one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from rich.text import Text
from textual import events
from textual.widgets import OptionList

from questhall.engine.core import IllegalAnswer
from questhall.engine.dice import DiceError
from questhall.engine.game import Option
from questhall.engine.history import CannotUndo
from questhall.engine.record import RecordError
from questhall.engine.takeback import CONSENT, NOTHING, Takeback
from questhall.terminal import asides, ending
from questhall.terminal.boards import Scene
from questhall.terminal.choices import Choices
from questhall.terminal.handpick import HandPick
from questhall.terminal.screens import dialogs, rail
from questhall.terminal.screens.sheet import SheetScreen
from questhall.terminal.screens.typing import TypedCommands
from questhall.terminal.table import Table
from questhall.terminal.widgets import Picture

AGAIN, QUIT = "again", "quit"
AZERTY: Final = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))  # digits without Shift on a French keyboard
ARROWS: Final = ("up", "down", "left", "right")


class TableScreen(TypedCommands, SheetScreen):
    """A game under way."""

    def __init__(self, table: Table, lang: str, pace: float = 0.4) -> None:
        super().__init__(table.match, lang)
        self.table = table
        self.match = table.match
        self.pace = pace  # seconds a bot's answer or a throw stays before the next one
        self.choices: Choices | None = None
        self.hand: HandPick | None = None
        self.why_mode = False
        self.odds_shown = False
        self.busy = False
        self.skip = asyncio.Event()

    def viewer(self) -> int | None:
        return self.table.viewer

    def on_mount(self) -> None:
        self.go_on()

    # The course of the game

    def go_on(self) -> None:
        """Show what has happened, let the bots play, and ask the next person."""
        self.busy = True
        self.choices = self.hand = None
        self.run_worker(self.drive(), exclusive=True, group="drive", exit_on_error=True)

    async def drive(self) -> None:
        self.skip.clear()
        await self.play_back()
        while self.table.asked_person() is None and (seat := self.table.asked_bot()) is not None:
            name = await asyncio.to_thread(self.table.think, seat)
            self.table.act(seat, name)
            await self.play_back()
        if (person := self.table.curtain()) is not None:
            await self.app.push_screen_wait(dialogs.curtain(self.say.seat(person), self.say))
        self.busy = False
        self.prepare()

    async def play_back(self) -> None:
        """Move what is shown towards now, entry by entry."""
        while self.shown < self.match.seq:
            self.shown += 1
            last = self.shown == self.match.seq and self.table.asked_bot() is None
            if self.pace and not self.skip.is_set() and not last:
                self.redraw()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.skip.wait(), self.pace)

    def prepare(self) -> None:
        """Ask: for an answer, for dice thrown by hand, or what to do now that it is over."""
        self.shown = self.match.seq
        self.chosen_sheet = None
        self.cursor = ""
        self.page = 0
        if self.match.is_over:
            self.show_end()
        elif self.table.waits_for_dice():
            self.hand = HandPick(self.game, self.match.state.chance)
        else:
            seat = self.table.asked_person()
            assert seat is not None
            self.table.front = seat
            self.choices = self.table.choices(seat, self.board.ranked(self.table.options(seat)))
        self.redraw()

    def answer(self, option: Option) -> None:
        assert self.choices is not None
        self.attempt(lambda: self.table.act(self.choices.seat if self.choices else 0, option.name))

    def attempt(self, act: Callable[[], Any], note: str = "") -> None:
        """Do something to the game; what goes wrong is said, and nothing has changed."""
        try:
            act()
        except CannotUndo:
            self.tell(self.say.ui("nothing-to-undo"))
        except IllegalAnswer:
            self.tell(self.say.ui("impossible-throw"))
        except (RecordError, DiceError) as problem:
            self.tell(self.say.ui("not-kept", problem=str(problem)))
        else:
            self.note = note
            self.why_mode = False
            self.go_on()

    def tell(self, note: str) -> None:
        self.note = note
        self.redraw()

    # What is shown

    def scene(self, view: dict[str, Any], width: int, height: int) -> Scene:
        plain = super().scene(view, width, height)
        if self.choices is None:
            return plain
        return Scene(
            view,
            self.say,
            plain.sheet,
            width,
            height,
            lit=self.choices.lit() if plain.sheet == self.subject(view) else {},
            chosen=frozenset(self.choices.chosen),
            cursor=self.cursor,
            verb=self.choices.only_verb(),
            page=self.page,
        )

    def subject(self, view: dict[str, Any]) -> int:
        """The sheet the options are about."""
        about = self.board.about(view)
        return self.viewer() or 0 if about is None else about

    def fill_rail(self, view: dict[str, Any]) -> None:
        self.put("ask", rail.question(self, view))
        odds = rail.odds(self, view) if self.odds_shown else []
        self.put("odds", Text("\n".join(odds), style="#9ecbff"))
        options = self.query_one("#options", OptionList)
        kept = options.highlighted
        options.clear_options()
        lines = rail.entries(self)
        options.add_options(lines)
        options.display = bool(lines)
        if lines:
            options.highlighted = min(kept or 0, len(lines) - 1)

    def hint(self) -> str:
        if self.busy:
            return self.say.ui("hint-skip")
        if self.why_mode:
            return self.say.ui("hint-why")
        return self.say.ui("hint-over" if self.match.is_over else "hint-start")

    def show_end(self) -> None:
        lines = ending.lines(self.match, self.say, self.board)
        self.app.push_screen(dialogs.end_dialog(lines, self.say), self.after_end)

    def after_end(self, key: str | None) -> None:
        if key == "r":
            self.leave(AGAIN)
        elif key == "q":
            self.leave(QUIT)
        elif key == "u":
            self.undo()

    def leave(self, how: str) -> None:
        self.match.close()
        self.dismiss(how)

    # Keys and clicks

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if self.busy:
            self.skip.set()
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
            "i": lambda: self.show_rules(""),
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
        target = self.board.toward(view, self.cursor or self.board.standing(view, self.sheet(view)), direction)
        if self.choices is not None and not self.why_mode and self.board.walks(self.choices.only_verb()):
            if target:
                self.hit(target)
            return
        self.cursor = target or self.cursor
        self.redraw()

    def is_spatial(self) -> bool:
        """Whether something on the board can be chosen by moving there."""
        return self.choices is not None and any(self.board.is_place(ref) for ref in self.choices.lit())

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
            self.take_line(self.query_one("#options", OptionList).highlighted or 0)

    def take_line(self, line: int) -> None:
        """A line of the list."""
        if self.hand is not None:
            self.choose(str(line + 1)) if not self.hand.complete else self.say_dice()
            return
        if self.choices is None:
            return
        if self.choices.of_set and line == 0:
            picked = self.choices.picked()
            self.tell(self.say.ui("hint-pick-first")) if picked is None else self.answer(picked)
        else:
            self.answer(self.choices.singles[line - bool(self.choices.of_set)])

    def say_dice(self) -> None:
        hand = self.hand
        if hand is None or not hand.complete:
            return
        give = self.match.correct if hand.correcting else self.match.give
        self.attempt(lambda: give(hand.words()))

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
            self.tell(asides.why_not(self.match, viewer, ref, self.say)[0])

    # Commands

    def toggle_why(self) -> None:
        self.why_mode = not self.why_mode
        view = self.view()
        self.cursor = self.board.standing(view, self.sheet(view)) if self.why_mode else ""
        self.redraw()

    def toggle_odds(self) -> None:
        self.odds_shown = not self.odds_shown
        self.tell(self.say.ui("hint-odds-on" if self.odds_shown else "hint-odds-off"))

    def undo(self) -> None:
        self.take_back(self.table.can_undo(), self.table.undo)

    def reset_turn(self) -> None:
        self.take_back(self.table.can_reset(), self.table.reset_turn)

    def take_back(self, offer: Takeback, act: Callable[[], Any]) -> None:
        if offer.how == NOTHING:
            self.tell(self.say.ui("nothing-to-undo"))
        elif offer.how == CONSENT:
            question = self.say.ui("undo-consent", why=offer.why)
            self.app.push_screen(dialogs.confirm(question, self.say), lambda key: self.if_agreed(key, act))
        else:
            self.jump(act, self.say.ui("undone-ahead" if offer.why else "undone"))

    def if_agreed(self, key: str | None, act: Callable[[], Any]) -> None:
        if key in ("y", "o"):
            self.jump(act, self.say.ui("undone"))

    def redo(self) -> None:
        self.jump(self.table.redo, self.say.ui("redone"))

    def jump(self, act: Callable[[], Any], note: str) -> None:
        """To another moment of the game, at once."""

        def jumped() -> None:
            act()
            self.shown = self.match.seq
            self.table.front = None if len(self.table.people) > 1 else self.table.front

        self.attempt(jumped, note)

    def correct(self) -> None:
        last = self.table.last_throw()
        if self.match.dice.source != "hand" or last is None:
            self.tell(self.say.ui("not-by-hand"))
            return
        self.hand, self.choices = HandPick(self.game, last, correcting=True), None
        self.redraw()
