"""What covers the table for a moment: curtain, questions, help, rules, a line to type, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from questhall.terminal.speech import Speaker

HEADING: Final = "bold #e8b84a"
DIM: Final = "#9d927d"
BOX_WIDTH: Final = 68
FRAME: Final = 9  # lines of a dialog that are not its body
SCROLL_KEYS: Final = {"up": -1, "down": 1}


class Dialog(ModalScreen[str]):
    """A box of text; a key that is listened for closes it and is its answer."""

    def __init__(self, body: Text, keys: Sequence[str], title: str = "", foot: str = "", solid: bool = False) -> None:
        super().__init__(classes="solid" if solid else "")
        self.body = body
        self.answers = set(keys)
        self.heading = title
        self.foot = foot

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            if self.heading:
                yield Static(Text(self.heading, style=HEADING), id="box-title")
            with VerticalScroll(id="box-body"):
                yield Static(self.body)
            if self.foot:
                yield Static(Text(self.foot, style=DIM), id="box-foot")

    def on_mount(self) -> None:
        fit_body(self)

    def on_resize(self) -> None:
        fit_body(self)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        body = self.query_one("#box-body", VerticalScroll)
        if event.key in self.answers or (event.character or "") in self.answers:
            self.dismiss(event.key)
        elif event.key in SCROLL_KEYS:
            body.scroll_relative(y=SCROLL_KEYS[event.key], animate=False)
        elif event.key in ("pageup", "pagedown"):
            body.scroll_relative(y=10 if event.key == "pagedown" else -10, animate=False)


def fit_body(dialog: ModalScreen[str]) -> None:
    """Leave room for the frame, the title and the foot."""
    dialog.query_one("#box-body").styles.max_height = max(dialog.app.size.height - FRAME, 3)


def curtain(name: str, say: Speaker) -> Dialog:
    """Nothing of the table is to be seen until the right person presses Enter."""
    body = Text.assemble(f"{say.ui('curtain')}\n\n", (name, HEADING), justify="center")
    return Dialog(body, ["enter"], foot=say.ui("curtain-ready"), solid=True)


def confirm(question: str, say: Speaker) -> Dialog:
    keys = ["y", "o", "n", "escape"]
    return Dialog(Text(question), keys, foot=f"{say.ui('confirm-yes')} · {say.ui('confirm-no')}")


def reading(title: str, lines: Sequence[str], say: Speaker) -> Dialog:
    """Lines to be read, such as a sheet in words or the log."""
    return Dialog(Text("\n".join(lines)), ["escape", "enter", "q"], title, say.ui("close-keys"))


def table_of(rows: Sequence[tuple[str, str]], width: int) -> Text:
    """Signs in bold, and what they mean folded beside them."""
    text = Text()
    for sign, meaning in rows:
        text.append(f"{sign:<{width}}", "bold")
        text.append(f"\n{' ' * width}".join(wrap(meaning, BOX_WIDTH - width)) + "\n")
    return text


TABLE_KEYS: Final = (
    *("choose", "arrows", "enter", "type", "why", "undo", "sheets", "table", "odds", "rules", "lang", "correct"),
    *("log", "quit"),
)
REPLAY_KEYS: Final = ("replay", "sheets", "table", "rules", "lang", "log", "quit")


def help_dialog(say: Speaker, keys: Sequence[str], signs: Sequence[tuple[str, str]]) -> Dialog:
    """All keys, and the signs of the board."""
    body = table_of([(say.ui(f"keys-{key}"), say.ui(f"keys-{key}-what")) for key in keys], 16)
    if signs:
        body.append(f"\n{say.ui('signs-title')}\n", HEADING)
        body.append_text(table_of(signs, 10))
    return Dialog(body, ["escape", "enter", "question_mark", "q"], say.ui("keys-title"), say.ui("close-keys"))


def end_dialog(lines: Sequence[str], say: Speaker) -> Dialog:
    """The result; winners and others stand out, what follows them is folded under itself."""
    body = Text()
    for n, line in enumerate(lines):
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        rows = "\n".join(wrap(line, BOX_WIDTH, subsequent_indent=indent))
        body.append(f"{rows}\n", HEADING if n == 0 else "bold" if line[:1] in ("★", "·") else "")
    return Dialog(body, ["r", "u", "escape", "q", "enter"], say.say("title"), say.ui("end-keys"))


class TypeLine(ModalScreen[str]):
    """One line to type, at the bottom of the screen."""

    def __init__(self, placeholder: str) -> None:
        super().__init__(classes="line")
        self.placeholder = placeholder

    def compose(self) -> ComposeResult:
        yield Input(placeholder=self.placeholder, id="typed")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss("")


class RulesDialog(ModalScreen[str]):
    """The rulebook: type an ID, a chapter or a word."""

    def __init__(self, say: Speaker, look_up: Callable[[str], list[str]], first: str = "") -> None:
        super().__init__()
        self.say = say
        self.look_up = look_up
        self.first = first

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Input(value=self.first, placeholder=self.say.ui("rules-search"), id="typed")
            with VerticalScroll(id="box-body"):
                yield Static(id="found")
            yield Static(Text(self.say.ui("close-keys"), style=DIM), id="box-foot")

    def on_mount(self) -> None:
        fit_body(self)
        self.find(self.first)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.find(event.value)

    def find(self, word: str) -> None:
        self.query_one("#found", Static).update(Text("\n".join(self.look_up(word))))

    def on_key(self, event: events.Key) -> None:
        body = self.query_one("#box-body", VerticalScroll)
        if event.key == "escape":
            event.stop()
            self.dismiss("")
        elif event.key in ("up", "down", "pageup", "pagedown"):
            event.stop()
            amount = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}[event.key]
            body.scroll_relative(y=amount, animate=False)
