"""Deck Box Dungeons as the engine's tables, records and screens see it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Final, cast

from questhall.engine.core import Chance, Event, Reason
from questhall.engine.game import Game, Option, Result
from questhall.engine.told import Args, Told
from questhall.games.deckbox import dice_words, settings, throwers
from questhall.games.deckbox.answers import names, options, reasons
from questhall.games.deckbox.model.state import ALL_FALLEN, WON, Delve, laid_out
from questhall.games.deckbox.rules.setup import BEGIN
from questhall.games.deckbox.telling import tell
from questhall.games.deckbox.views import explain, prompt, view
from questhall.games.deckbox.views.shapes import View

RESULTS: Final = {WON: "result-won", ALL_FALLEN: "result-fallen"}


class DeckBox(Game[Delve]):
    """Every rule of the book, for one to four heroes against the dungeon."""

    rules_version = 1
    settings = settings.SETTINGS
    told_choices = explain.TOLD_CHOICES
    explainers = explain.EXPLAINERS
    first_step = BEGIN

    def lay_out(self, options: Mapping[str, Any], seats: int) -> Delve:
        return laid_out(settings.lay_out(options, seats))

    def option(self, state: Delve, seat: int, answer: int) -> Option:
        return options.option(state, seat, answer)

    def answer(self, state: Delve, seat: int, name: str) -> int:
        return names.answer(state, seat, name)

    def outcome_name(self, chance: Chance, outcome: int) -> str:
        return dice_words.word_of(chance, outcome)

    def throw_key(self, words: str) -> Hashable:
        """Dice may be read off in any order."""
        return tuple(sorted(words.lower().split()))

    def thrower(self, state: Delve) -> int | None:
        return throwers.thrower(state)

    def secret(self, state: Delve) -> bool:
        """Section 7: the seed is drawn for nobody's eyes."""
        return throwers.secret(state)

    def why_not(self, state: Delve, seat: int, ref: str) -> Reason | None:
        return reasons.why_not(state, seat, ref)

    def told(self, state: Delve, event: Event) -> Told:
        return tell.told(state, event)

    def view(self, state: Delve, seat: int | None) -> View:
        return view.view(state)

    def prompt(self, view: Mapping[str, Any], seat: int | None, question: str) -> Args:
        return prompt.prompt(cast(View, view), seat)

    def eyes(self, state: Delve, seat: int | None) -> bool:
        """Section 7: there is no secret between players."""
        return True

    def result(self, state: Delve) -> Result:
        """dbd-end-01 to -04: won or lost together."""
        text = RESULTS.get(state.outcome, "result-time")
        title = dict(state.quest.texts[state.quest.title])
        return Result(tuple(state.scores()), tuple(state.winners()), text, {"title": title, "round": state.round})
