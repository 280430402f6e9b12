"""What one reader is told: in their language, with the names of the people at this table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from questhall.engine.core import CHANCE, DECISION, Reason, State
from questhall.engine.game import Args, Game, Option, Said, Told
from questhall.engine.plain_text import harmless
from questhall.terminal import FOLDER
from questhall.texts import languages, texts_of, throw_text


class Speaker:
    """Says the texts of a game and of the terminal itself."""

    def __init__(self, lang: str, game: Game[Any], names: Sequence[str]) -> None:
        self.lang = lang
        self.game = game
        self.names = [harmless(name) for name in names]
        self.texts = texts_of(game)
        self.own = texts_of(FOLDER)
        self.drawing = texts_of(game.title.folder / "drawing")

    def ui(self, text: str, **args: Any) -> str:
        """A text of the terminal, or of the game's drawing."""
        texts = self.drawing if self.drawing.has(self.lang, text) else self.own
        return texts.say(self.lang, text, args)

    def example(self, what: str) -> str:
        """What this game is shown by: a thing, a rule, a word of its rules, faces of its dice, answers."""
        text = f"term-example-{what}"
        return self.say(text) if self.has(text) else self.ui(f"example-{what}")

    def has_ui(self, text: str) -> bool:
        return any(texts.has(self.lang, text) for texts in (self.drawing, self.own))

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
        packages = [(texts, lang) for texts in (self.drawing, self.texts, self.own) for lang in languages()]
        said = [texts.say(lang, text, {}) for texts, lang in packages if texts.has(lang, text)]
        return [word for words in said for word in words.split(", ")]

    def seat(self, number: int) -> str:
        return self.names[number] if number < len(self.names) else str(number + 1)

    def face(self, face: str) -> str:
        """A face of a die, by the word the reader's language has for it."""
        return self.texts.ref(self.lang, "face", face)

    def option(self, option: Option) -> str:
        return self.say(option.text, option.args)

    def told(self, told: Told) -> str:
        return self.say(told.text, told.args)

    def reason(self, reason: Reason) -> str:
        """The refusal with the rule that is behind it."""
        return self.ui("refusal", why=self.say(reason.text, reason.args), rule=reason.rule)

    def asked(self, state: State, viewer: int | None) -> str:
        """What the game waits for, said to whoever looks at the screen."""
        if state.waiting == CHANCE:
            return self.throw(state.chance.name)
        if state.waiting != DECISION:
            return ""
        step, seats = self.game.question(state, viewer), [f"seat:{seat}" for seat in self.game.awaited(state, viewer)]
        if f"seat:{viewer}" in seats and self.has(f"ask-{step}"):
            return self.say(f"ask-{step}", self.prompt(state, viewer))
        if self.has(f"wait-{step}"):
            return self.say(f"wait-{step}", {**self.prompt(state, viewer), "who": seats})
        return self.ui("waiting-for", who=[self.word(seat) for seat in seats])

    def prompt(self, state: State, viewer: int | None) -> Args:
        """What the question is about, for whoever looks at the screen."""
        return self.game.prompt(self.game.view(state, viewer), viewer, self.game.question(state, viewer))

    def stakes(self, state: State, viewer: int) -> str:
        """What may be won or lost with the answer; "" where the question says it all."""
        text = f"ask-{self.game.question(state, viewer)}.stakes"
        return self.say(text, self.prompt(state, viewer)) if self.has(text) else ""

    def throw(self, name: str) -> str:
        """What is to be thrown by hand."""
        text, args = throw_text(name)
        return self.say(text, args) if self.has(text) else self.ui("throw-dice", name=name)
