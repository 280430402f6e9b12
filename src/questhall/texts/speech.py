"""What one reader is told: in their language, with the names of the people at this table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from questhall import drawing
from questhall.engine.game import Game, Said
from questhall.engine.plain_text import harmless
from questhall.engine.told import Told
from questhall.texts.bundles import is_sentence, texts_of
from questhall.texts.language import languages

DRAWING: Final = Path(drawing.__file__).parent  # what all drawings say is in its texts/


class Speaker:
    """Says the texts of a game and of its drawing; `folder` has those of whoever shows it."""

    def __init__(self, lang: str, game: Game[Any], names: Sequence[str], folder: Path | None = None) -> None:
        self.lang = lang
        self.game = game
        self.names = [harmless(name) for name in names]
        self.texts = texts_of(game)
        folders = [game.title.folder / "drawing", DRAWING, *([folder] if folder else [])]
        self.screens = [texts_of(each) for each in folders]

    def ui(self, text: str, **args: Any) -> str:
        """A text of the game's drawing, of all drawings, or of the screen itself."""
        for texts in self.screens:
            if texts.has(self.lang, text):
                return texts.say(self.lang, text, args)
        return self.screens[-1].say(self.lang, text, args)

    def has_ui(self, text: str) -> bool:
        return any(texts.has(self.lang, text) for texts in self.screens)

    def labelled(self, label: str, value: object) -> str:
        """A label of the game and what stands under it."""
        return self.ui("labelled", label=self.say(f"label-{label}"), value=str(value))

    def say(self, text: str, args: Mapping[str, Any] | None = None) -> str:
        """A text of the game."""
        return self.texts.say(self.lang, text, {key: self.word(value) for key, value in (args or {}).items()})

    def word(self, value: Any) -> Any:
        """An argument in this table's words: seats by the names of their players."""
        if isinstance(value, list | tuple):
            return [self.word(each) for each in value]
        if isinstance(value, Mapping) and is_sentence(value):
            return {"text": value["text"], "args": {key: self.word(each) for key, each in value["args"].items()}}
        if isinstance(value, str) and value.startswith("seat:"):
            return f"={self.seat(int(value.partition(':')[2]))}"
        return value

    def has(self, text: str) -> bool:
        return self.texts.has(self.lang, text)

    def said(self, line: Said) -> str:
        return self.say(line.text, line.args)

    def ref(self, ref: Any) -> str:
        """What a thing on the table is called; any value that texts take for an argument."""
        return str(self.texts.word(self.lang, self.word(ref), {}))

    def called(self, ref: str) -> list[str]:
        """The same in every language: what people may type."""
        kind, _, name = ref.partition(":")
        if not name:
            return [
                self.texts.say(lang, f"ref-{ref}", {}) for lang in languages() if self.texts.has(lang, f"ref-{ref}")
            ]
        return [self.texts.ref(lang, kind, name) for lang in languages()]

    def words(self, text: str) -> list[str]:
        """What people may type for it: the words of that text in every language."""
        drawing, *screen = self.screens
        packages = [(texts, lang) for texts in (drawing, self.texts, *screen) for lang in languages()]
        said = [texts.say(lang, text, {}) for texts, lang in packages if texts.has(lang, text)]
        return [word for words in said for word in words.split(", ")]

    def seat(self, number: int) -> str:
        return self.names[number] if number < len(self.names) else str(number + 1)

    def face(self, face: str) -> str:
        """A face of a die, by the word the reader's language has for it."""
        return self.texts.ref(self.lang, "face", face)

    def told(self, told: Told) -> str:
        return self.say(told.text, told.args)
