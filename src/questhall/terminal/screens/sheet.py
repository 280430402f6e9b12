"""What playing and replaying share: a board, the players, the question, the log, in one language at a time."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Any, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static

from questhall.drawing.board import Scene, View
from questhall.drawing.canvas import Canvas
from questhall.engine.core import State
from questhall.engine.plain_text import harmless
from questhall.engine.replay import Replay
from questhall.games.boards import board_of
from questhall.terminal.logbook import LogBook
from questhall.terminal.opponents import PERSON
from questhall.terminal.speech import Speaker
from questhall.terminal.widgets import Picture
from questhall.texts import languages

NARROWEST: Final = 36  # columns beside the board
WIDEST: Final = 60
LOG_LINES: Final = 120
LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24
SEAT_SIGNS: Final = "●▲■◆★✚"
SEAT_COLOURS: Final = ("#56b4e9", "#e69f00", "#29b58b", "#f0e442", "#cc79a7", "#d55e00")
HEADING: Final = "bold #e8b84a"
DIM: Final = "#9d927d"


class Rail(OptionList, can_focus=False):
    """The options; keys and clicks reach it through the screen."""


class SheetScreen(Screen[str]):
    """Draws one moment of a game."""

    def __init__(self, replay: Replay[Any], lang: str) -> None:
        super().__init__()
        self.replay = replay
        self.game = replay.game
        self.say = Speaker(lang, replay.game, [seat.name for seat in replay.seats])
        self.board = board_of(replay.game.id)
        self.book = LogBook(replay, self.say)
        self.shown = replay.seq  # the entry whose moment is on the screen
        self.chosen_sheet: int | None = None
        self.page = 0
        self.cursor = ""
        self.note = ""
        self.side = NARROWEST
        self.log_key: tuple[Any, ...] = ()
        self.reading_back = False  # the reader has scrolled the log

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        with Horizontal(id="middle"):
            yield Picture("board")
            with Vertical(id="side"):
                yield Static(id="players")
                yield Static(id="ask")
                yield Rail(id="options")
                yield Static(id="note")
                yield Static(id="odds")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="lines")
        yield Static(id="hint")

    # What is shown

    def viewer(self) -> int | None:
        return None

    def state(self) -> State:
        shown: State = self.replay.state if self.shown == self.replay.seq else self.replay.go_to(self.shown)
        return shown

    def view(self) -> View:
        return self.game.view(self.state(), self.viewer())

    def sheet(self, view: View) -> int:
        """Whose sheet is drawn: the one that was asked for, or the one the question is about."""
        if self.chosen_sheet is not None:
            return self.chosen_sheet
        about = self.board.about(view)
        return about if about is not None else self.viewer() or 0

    def scene(self, view: View, width: int, height: int) -> Scene:
        told = self.book.this_turn(self.viewer(), self.shown)
        return Scene(view, self.say, self.sheet(view), width, height, cursor=self.cursor, told=told, page=self.page)

    def redraw(self) -> None:
        if not self.is_mounted:
            return
        view = self.view()
        self.fit()
        picture = self.query_one("#board", Picture)
        size = picture.size
        drawn = self.board.draw(self.scene(view, size.width, size.height)) if size.width else Canvas(0, 0)
        picture.show(drawn)
        self.put("top", self.top(view))
        self.put("players", self.players(view))
        small = self.app.size.width < LEAST_WIDTH or self.app.size.height < LEAST_HEIGHT
        hint = self.say.ui("too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT) if small else self.hint()
        self.put("hint", Text(hint, style=DIM, no_wrap=True, overflow="ellipsis"))
        self.put("note", Text(self.note, style="bold #ffd479"))
        self.put_log()
        self.fill_rail(view)
        if not self.reading_back:
            self.call_after_refresh(self.query_one("#log", VerticalScroll).scroll_end, animate=False)

    def fit(self) -> None:
        """Divide the width between board and rail."""
        width = self.app.size.width
        board = min(self.board.share(width, self.app.size.height - 2), width - NARROWEST)
        self.side = min(width - board, WIDEST)
        self.query_one("#side").styles.width = self.side

    @property
    def text_width(self) -> int:
        """Columns for words beside the board: without frame, margin and scroll bar."""
        return self.side - 3

    def put(self, id: str, text: Text) -> None:
        part = self.query_one(f"#{id}", Static)
        part.display = bool(text.plain)
        part.update(text)

    def top(self, view: View) -> Text:
        name = self.say.seat(self.sheet(view))
        where = self.say.ui("top-supply") if self.page else self.say.ui("top-sheet", name=name)
        parts = [self.say.say("title"), where, *self.board.progress(view, self.say)]
        parts.append(self.say.ui("top-dice", source=self.replay.record.header.dice.get("source", "")))
        left = Text(" · ".join(parts), style="bold")
        right = f"{self.say.lang.upper()}  ? "
        gap = self.app.size.width - left.cell_len - len(right) - 2
        return Text.assemble(" ", left, " " * max(gap, 1), (right, HEADING))

    def players(self, view: View) -> Text:
        """A line each, with sign, initial and colour; an arrow at whoever the game waits for."""
        if len(self.replay.seats) < 2:
            return Text()
        waiting = self.say.game.awaited(self.state(), self.viewer())
        lines = []
        for n, seat in enumerate(self.replay.seats):
            mark = "▸" if n in waiting else " "
            style = SEAT_COLOURS[n % len(SEAT_COLOURS)]
            summary = self.board.summary(view, n, self.say)
            name = harmless(seat.name)
            name = name if len(name) <= 9 else name[:8] + "…"
            name += "" if seat.by == PERSON else "⚙"
            number = f"[{n + 1}]" if n == self.sheet(view) else f" {n + 1} "
            sign = SEAT_SIGNS[n % len(SEAT_SIGNS)]
            lines.append(Text.assemble(mark, number, (f" {sign} {name:<10} ", style), summary))
        return Text("\n", no_wrap=True).join(lines)

    def put_log(self) -> None:
        key = (self.shown, self.viewer(), self.say.lang, self.side)
        if key == self.log_key:
            return
        self.log_key = key
        text = Text()
        for line in self.book.lines(self.viewer(), self.shown)[-LOG_LINES:]:
            indent = "" if line.heading else " "
            rows = wrap(line.text, self.text_width, initial_indent=indent, subsequent_indent=indent + "  ")
            text.append("\n".join(rows) + "\n", HEADING if line.heading else "")
        text.rstrip()
        self.query_one("#lines", Static).update(text)
        self.reading_back = False

    def fill_rail(self, view: View) -> None:
        """The question and its options; a replay has none."""

    def hint(self) -> str:
        return self.say.ui("hint-start")

    # Keys that are the same everywhere

    def on_picture_resized(self) -> None:
        self.redraw()

    def switch_language(self) -> None:
        known = languages()
        self.say.lang = known[(known.index(self.say.lang) + 1) % len(known)]
        self.note = ""
        self.redraw()

    def next_sheet(self, step: int = 1) -> None:
        seats = len(self.replay.seats)
        self.show_sheet((self.sheet(self.view()) + step) % seats)

    def show_sheet(self, seat: int) -> None:
        if seat < len(self.replay.seats):
            self.chosen_sheet = seat
            self.page = 0
            self.redraw()

    def turn_page(self) -> None:
        self.page = 1 - self.page
        self.redraw()

    def scroll_log(self, key: str) -> None:
        log = self.query_one("#log", VerticalScroll)
        self.reading_back = True
        if key == "pageup":
            log.scroll_page_up(animate=False)
        else:
            log.scroll_page_down(animate=False)

    def common_key(self, key: str) -> bool:
        """The keys of playing and replaying; True if it was one."""
        acts: dict[str, Callable[[], None]] = {
            "l": self.switch_language,
            "t": self.turn_page,
            "tab": self.next_sheet,
            "shift+tab": lambda: self.next_sheet(-1),
        }
        if key[:1] == "f" and key[1:].isdecimal():
            self.show_sheet(int(key[1:]) - 1)
            return True
        if key in acts:
            acts[key]()
        elif key in ("pageup", "pagedown"):
            self.scroll_log(key)
        return key in acts or key in ("pageup", "pagedown")
