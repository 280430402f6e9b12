"""The rail beside the board: what the game waits for and what one may do, most urgent first."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual.widgets.option_list import Option as Line

from questhall.drawing.board import View
from questhall.engine.core import CHANCE
from questhall.terminal.words import face_word

if TYPE_CHECKING:
    from questhall.terminal.screens.course import GameScreen

HEADING: Final = "bold #e8b84a"
KEY: Final = "bold #17130f on #e8b84a"
QUIET: Final = "#b9ad97"
TAUGHT: Final = "#a8d98a"


def question(screen: GameScreen, view: View) -> Text:
    """Who is asked, and what."""
    say, viewer = screen.say, screen.viewer()
    if screen.match.is_over:
        return Text(say.ui("rail-over"), style=HEADING)
    if screen.hand is not None:
        parts = [say.throw(screen.hand.name), screen.hand.said(say), say.ui("rail-faces")]
        return Text.assemble((say.ui("rail-waiting"), HEADING), "\n", "\n".join(parts))
    if screen.choices is None or viewer is None:
        state = screen.state()
        what = say.ui("rail-rolling") if state.waiting == CHANCE else say.asked(state, viewer)
        return Text.assemble((say.ui("rail-watch"), HEADING), "\n", what)
    people = screen.table.people
    title = say.ui("rail-waiting") + (f" · {say.seat(viewer)}" if len(people) > 1 else "")
    text = Text.assemble((title, HEADING), "\n", (say.asked(screen.state(), viewer), "bold"))
    if stakes := say.stakes(screen.state(), viewer):
        text.append(f"\n{stakes}")
    for page in screen.table.pages():
        text.append(f"\n{page.said[say.lang]}", TAUGHT)
    for line in [say.situation(screen.state(), viewer), *screen.board.situation(view, say), how(screen)]:
        if line:
            text.append(f"\n{line}", QUIET)
    return text


def how(screen: GameScreen) -> str:
    """Which keys choose, where it is not plain from the list."""
    choices = screen.choices
    if choices is None:
        return ""
    if choices.of_set:
        return screen.say.ui("rail-pick", keys=" ".join(choices.toggles))
    if not screen.is_spatial():
        return ""
    return screen.say.ui("rail-arrows" if screen.board.walks(choices.only_verb()) else "rail-cursor")


def entries(screen: GameScreen) -> list[Line]:
    """The lines of the list, in the order of TableScreen.take_line()."""
    say, width = screen.say, screen.text_width
    if screen.hand is not None:
        offered = [entry(key, face_word(face, say), width) for key, face in screen.hand.offered().items()]
        return offered or [entry("⏎", screen.hand.said(say), width)]
    if screen.choices is None:
        return []
    lines = []
    if screen.choices.of_set:
        picked = screen.choices.picked()
        lines.append(entry("⏎", say.ui("rail-set-empty") if picked is None else say.option(picked), width))
    singles = screen.choices.singles
    return lines + [entry(screen.choices.key_of(option), say.option(option), width) for option in singles]


def entry(key: str, words: str, width: int) -> Line:
    """A key and what it does, folded under itself."""
    rows = wrap(words, max(width - 4, 10)) or [""]
    return Line(Text.assemble((f" {key or ' '} ", KEY if key else ""), " ", "\n    ".join(rows)))


def odds(screen: GameScreen, view: View) -> list[str]:
    viewer = screen.viewer()
    picked = screen.choices.picked() if screen.choices is not None else None
    return [] if viewer is None else screen.board.odds(view, viewer, screen.say, picked)
