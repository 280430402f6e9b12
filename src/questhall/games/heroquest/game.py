"""HeroQuest as the engine's tables, records and screens see it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, cast

from questhall.engine.core import Chance, Event, Reason
from questhall.engine.game import Game, Option, Result
from questhall.engine.told import Args, Told
from questhall.games.heroquest import dice_words, settings, throwers
from questhall.games.heroquest.answers import options, reading, reasons
from questhall.games.heroquest.model.state import FAILURE, SUCCESS, ZARGON, Dungeon
from questhall.games.heroquest.rules.setup import DrawSecrets
from questhall.games.heroquest.rules.turn import FIRST_STEP
from questhall.games.heroquest.telling import tell
from questhall.games.heroquest.telling.tellers import OUTCOMES
from questhall.games.heroquest.views import explain, prompt, refs, view
from questhall.games.heroquest.views.shapes import View


class HeroQuest(Game[Dungeon]):
    """Every rule of the book, for Zargon and one to four heroes."""

    rules_version = 3
    settings = settings.SETTINGS
    told_choices = explain.TOLD_CHOICES
    explainers = explain.EXPLAINERS
    first_step = FIRST_STEP

    def lay_out(self, options: Mapping[str, Any], seats: int) -> Dungeon:
        return Dungeon(settings.lay_out(options, seats))

    def option(self, state: Dungeon, seat: int, answer: int) -> Option:
        return options.option(state, seat, answer)

    def answer(self, state: Dungeon, seat: int, name: str) -> int:
        return reading.answer(state, name)

    def outcome_name(self, chance: Chance, outcome: int) -> str:
        return dice_words.word_of(chance, outcome)

    def throw_key(self, words: str) -> Hashable:
        """Dice may be read off in any order."""
        return tuple(sorted(words.lower().split()))

    def thrower(self, state: Dungeon) -> int:
        return throwers.thrower(state)

    def secret(self, state: Dungeon) -> bool:
        """heq-set-04: what the quest draws at its start is Zargon's alone."""
        return isinstance(state.asking, DrawSecrets)

    def why_not(self, state: Dungeon, seat: int, ref: str) -> Reason | None:
        return reasons.why_not(state, seat, ref)

    def told(self, state: Dungeon, event: Event) -> Told:
        return tell.told(state, event)

    def view(self, state: Dungeon, seat: int | None) -> View:
        return view.view(state, seat)

    def prompt(self, view: Mapping[str, Any], seat: int | None, question: str) -> Args:
        return prompt.prompt(cast(View, view), seat)

    def eyes(self, state: Dungeon, seat: int | None) -> bool:
        """heq-set-04: only Zargon sees more than the others, and with an open book nobody does."""
        return seat == ZARGON and not state.table.open_book

    def result(self, state: Dungeon) -> Result:
        """heq-end-01 to -10, heq-btw-08: how the quest ended, or how far the campaign came."""
        scores, winners = tuple(state.scores()), tuple(state.winners())
        if state.champions:
            return Result(scores, winners, "result-champion", {"count": state.champions.bit_count()})
        if state.table.campaign:
            return Result(scores, winners, "result-campaign", {"count": state.campaign_done.bit_count()})
        word = OUTCOMES[state.outcome] if state.outcome in (SUCCESS, FAILURE) else "unfinished"
        return Result(scores, winners, f"result-{word}", {"title": refs.prose(state.plan, state.plan.title)})
