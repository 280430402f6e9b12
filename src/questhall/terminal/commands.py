"""Commands that can be typed at any time, by their words in every language."""

from __future__ import annotations

from functools import cache
from typing import Final

from questhall.drawing.typed import normal
from questhall.terminal import FOLDER
from questhall.texts import languages, texts_of

COMMANDS: Final = (
    *("why", "explain", "undo", "redo", "reset", "log", "sheet", "table", "rules", "odds", "lang", "correct"),
    *("save", "again", "quit", "help"),
)
EXAMPLES: Final = {  # what help shows of this game
    "why": ("thing",),
    "explain": ("thing",),
    "rules": ("rule", "word"),
    "correct": ("faces",),
}
HELP_SIGNS: Final = ("?", "h")


@cache
def words() -> dict[str, str]:
    """Every word that is a command, and which."""
    texts = texts_of(FOLDER)
    found = dict.fromkeys(HELP_SIGNS, "help")
    for name in COMMANDS:
        for lang in languages():
            for word in texts.say(lang, f"command-{name}", {}).split(", "):
                found[normal(word)] = name
    return found


def split(typed: str) -> tuple[str, str]:
    """The command that was typed and what follows it; no command if it is none."""
    first, _, rest = typed.strip().partition(" ")
    return words().get(normal(first), ""), rest.strip()
