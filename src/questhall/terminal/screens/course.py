"""The course of a game at the full screen: what has happened is shown bit by bit, then the next person is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from time import monotonic
from typing import Any, Final

from rich.text import Text
from textual.widgets import OptionList

from questhall.drawing.board import Scene, View
from questhall.engine.core import IllegalAnswer
from questhall.engine.dice import DiceError
from questhall.engine.game import Option
from questhall.engine.lessons import NotWanted
from questhall.engine.record import RecordError
from questhall.engine.timeline import CannotUndo, Refused
from questhall.engine.undo import CONSENT, NOTHING, Takeback
from questhall.terminal import ending
from questhall.terminal.choices import Choices
from questhall.terminal.handpick import HandPick
from questhall.terminal.screens import dialogs, rail
from questhall.terminal.screens.sheet import SheetScreen
from questhall.terminal.table import Table

AGAIN: Final = "again"
QUIT: Final = "quit"
REACTION: Final = 0.25  # seconds after which a key is meant for what is on the screen


class GameScreen(SheetScreen):
    """A game under way; how people choose is TableScreen's."""

    def __init__(self, table: Table, lang: str, pace: float = 0.3) -> None:
        super().__init__(table.match, lang)
        self.table = table
        self.match = table.match
        self.pace = pace  # seconds a bot's answer or a throw stays before the next one
        self.choices: Choices | None = None
        self.listed: Choices | None = None  # whose options are in the list
        self.hand: HandPick | None = None
        self.why_mode = False
        self.last_rule = ""  # the rule behind the last refusal
        self.odds_shown = False
        self.busy = False
        self.skip = asyncio.Event()
        self.deaf_until = 0.0  # keys before this moment were meant to skip

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
        if self.skip.is_set():
            self.deaf_until = monotonic() + REACTION
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
        seat = self.choices.seat
        self.attempt(lambda: self.table.act(seat, option.name))

    def attempt(self, act: Callable[[], Any], note: str = "") -> None:
        """Do something to the game; what goes wrong is said, and nothing has changed."""
        try:
            act()
        except NotWanted as wrong:
            self.tell(wrong.said[self.say.lang])
        except CannotUndo:
            self.tell(self.say.ui("nothing-to-undo"))
        except Refused as refused:
            self.tell(self.say.ui("impossible-throw") if refused.reason is None else self.say.reason(refused.reason))
        except IllegalAnswer:
            self.tell(self.say.ui("impossible-throw"))
        except (RecordError, DiceError) as problem:
            self.tell(self.say.ui("not-kept", problem=str(problem)))
        else:
            self.note = note
            self.why_mode = False
            self.go_on()

    def give(self, words: str) -> int:
        """What the dice thrown by hand show."""
        assert self.hand is not None
        return self.match.correct(words) if self.hand.correcting else self.match.give(words)

    def tell(self, note: str) -> None:
        self.note = note
        self.redraw()

    # What is shown

    def scene(self, view: View, width: int, height: int) -> Scene:
        plain = super().scene(view, width, height)
        if self.choices is None:
            return plain
        return replace(
            plain,
            lit=self.choices.lit() if plain.sheet == self.subject(view) else {},
            chosen=frozenset(self.choices.chosen),
            verb=self.choices.only_verb(),
        )

    def subject(self, view: View) -> int:
        """The sheet the options are about."""
        about = self.board.about(view)
        return self.viewer() or 0 if about is None else about

    def fill_rail(self, view: View) -> None:
        self.put("ask", rail.question(self, view))
        odds = rail.odds(self, view) if self.odds_shown else []
        self.put("odds", Text("\n".join(odds), style="#9ecbff"))
        options = self.query_one("#options", OptionList)
        kept = options.highlighted if self.choices is self.listed else None
        self.listed = self.choices
        options.clear_options()
        lines = rail.entries(self)
        options.add_options(lines)
        options.display = bool(lines)
        options.highlighted = kept if kept is None or kept < len(lines) else None

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

    def is_spatial(self) -> bool:
        """Whether something on the board can be chosen by moving there."""
        return self.choices is not None and any(self.board.is_place(ref) for ref in self.choices.lit())

    # Taking back

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
