"""The first screen: what to play, and with whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Line

from questhall.engine.game import LEVELS, USUAL
from questhall.games import open_game
from questhall.terminal import FOLDER
from questhall.terminal.menu import Entry
from questhall.texts import languages, say

HEADING: Final = "bold #e8b84a"
KEY: Final = "bold #17130f on #e8b84a"
KEYS: Final = "123456789abcdefgh"


class MenuScreen(Screen[str]):
    """Gives back the number of the entry, the language and the bots' level, as `3 fr strong`; empty for none."""

    def __init__(self, entries: Sequence[Entry], lang: str) -> None:
        super().__init__()
        self.entries = entries
        self.lang = lang
        self.level = USUAL

    def compose(self) -> ComposeResult:
        with Vertical(id="menu"):
            yield Static(id="menu-head")
            yield OptionList(id="menu-list")
            yield Static(id="menu-foot")

    def on_mount(self) -> None:
        self.fill()
        self.query_one(OptionList).focus()

    def fill(self) -> None:
        head = Text(f"{say(self.lang, FOLDER, 'menu-title')}\n", style=HEADING, justify="center")
        head.append(f"{say(self.lang, FOLDER, 'menu-tagline')}\n", "italic")
        self.query_one("#menu-head", Static).update(head)
        choices = self.query_one(OptionList)
        kept = choices.highlighted or 0
        choices.clear_options()
        game = ""
        for n, entry in enumerate(self.entries):
            if entry.game != game:
                game = entry.game
                choices.add_option(Line(self.game_head(game), disabled=True))
            key = Text(f" {KEYS[n]} ", KEY) if n < len(KEYS) else Text("   ")
            choices.add_option(Line(Text.assemble(key, f" {entry.said(self.lang)}"), id=f"e{n}"))
        choices.highlighted = max(kept, choices.get_option_index("e0"))
        keys = say(self.lang, FOLDER, "menu-keys", {"level": self.level})
        self.query_one("#menu-foot", Static).update(Text(keys, style="#9d927d"))

    def game_head(self, name: str) -> Text:
        game = open_game(name)
        title = say(self.lang, game, "title")
        return Text.assemble("\n", (title, HEADING), f"  {say(self.lang, game, 'tagline')}")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id is not None:
            self.choose(event.option_id[1:])

    def on_key(self, event: events.Key) -> None:
        sign = event.character or ""
        if sign in ("q", "\x1b") or event.key == "escape":
            self.dismiss("")
        elif sign == "l":
            known = languages()
            self.lang = known[(known.index(self.lang) + 1) % len(known)]
            self.fill()
        elif event.key in ("left", "right"):
            step = 1 if event.key == "right" else -1
            self.level = LEVELS[(LEVELS.index(self.level) + step) % len(LEVELS)]
            self.fill()
        elif sign and sign in KEYS[: len(self.entries)]:
            self.choose(str(KEYS.index(sign)))

    def choose(self, number: str) -> None:
        self.dismiss(f"{number} {self.lang} {self.level}")
