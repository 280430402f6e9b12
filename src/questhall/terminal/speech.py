"""What a reader at a terminal is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questhall.engine.core import CHANCE, DECISION, Reason, State
from questhall.engine.game import Game, Option
from questhall.engine.told import Args
from questhall.terminal import FOLDER
from questhall.texts import speech, throw_text


class Speaker(speech.Speaker):
    """Says the terminal's own texts too."""

    def __init__(self, lang: str, game: Game[Any], names: Sequence[str]) -> None:
        super().__init__(lang, game, names, FOLDER)

    def example(self, what: str) -> str:
        """What this game is shown by: a thing, a rule, a word of its rules, faces of its dice, answers."""
        text = f"term-example-{what}"
        return self.say(text) if self.has(text) else self.ui(f"example-{what}")

    def option(self, option: Option) -> str:
        return self.say(option.text, option.args)

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
        return self.beside("stakes", state, viewer)

    def situation(self, state: State, viewer: int) -> str:
        """How it stands, in the figures that count for the answer; "" where there are none."""
        return self.beside("situation", state, viewer)

    def beside(self, part: str, state: State, viewer: int) -> str:
        text = f"ask-{self.game.question(state, viewer)}.{part}"
        return self.say(text, self.prompt(state, viewer)).strip() if self.has(text) else ""

    def throw(self, name: str) -> str:
        """What is to be thrown by hand."""
        text, args = throw_text(name)
        return self.say(text, args) if self.has(text) else self.ui("throw-dice", name=name)
