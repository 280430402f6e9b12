"""Donjon, Quêtes et Trahisons as the engine's tables, records and screens see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from questhall.engine.core import Chance, Event, Reason
from questhall.engine.game import Game, Option, Pace, Result
from questhall.engine.told import Args, Told
from questhall.games.betrayals import dice_words, pace, settings
from questhall.games.betrayals.answers import fallback, options, reasons
from questhall.games.betrayals.model.state import Adventure, imagine_with
from questhall.games.betrayals.rules.dungeon import DrawCard, for_second_sight
from questhall.games.betrayals.rules.quests import DrawQuest
from questhall.games.betrayals.rules.rolling import Clover, roller
from questhall.games.betrayals.rules.setup import DealQuests, RollFirst
from questhall.games.betrayals.rules.turn import FIRST_STEP
from questhall.games.betrayals.telling import tell
from questhall.games.betrayals.views import explain, prompt, refs, view
from questhall.games.betrayals.views.imagining import imagined
from questhall.games.betrayals.views.shapes import View
from questhall.games.betrayals.views.unseen import as_seen_by

imagine_with(imagined)


class Betrayals(Game[Adventure]):
    """Every rule of the book and its cards, for three to six players."""

    rules_version = 2
    settings = settings.SETTINGS
    told_choices = explain.TOLD_CHOICES
    explainers = explain.EXPLAINERS
    first_step = FIRST_STEP

    def lay_out(self, options: Mapping[str, Any], seats: int) -> Adventure:
        return Adventure(settings.lay_out(options, seats))

    def option(self, state: Adventure, seat: int, answer: int) -> Option:
        return options.option(state, seat, answer)

    def answer(self, state: Adventure, seat: int, name: str) -> int:
        return options.answer(state, name)

    def outcome_name(self, chance: Chance, outcome: int) -> str:
        return dice_words.word_of(chance, outcome)

    def thrower(self, state: Adventure) -> int | None:
        """dqt-dun-12: the active player draws and rolls, also the arena's two dice; for the start everybody rolls."""
        step = state.asking
        if isinstance(step, RollFirst):
            return step.roller()
        if isinstance(step, Clover):
            return roller(state, step.die)
        return None if state.round == 0 else state.active

    def secret(self, state: Adventure) -> bool:
        """Quests, the card that only the Sorcerer sees, and a deck under which he alone knows what lies."""
        if isinstance(state.asking, DrawCard):
            return bool(state.under) or for_second_sight(state)
        return isinstance(state.asking, DealQuests | DrawQuest)

    def why_not(self, state: Adventure, seat: int, ref: str) -> Reason | None:
        return reasons.why_not(state, seat, ref)

    def told(self, state: Adventure, event: Event) -> Told:
        return tell.told(state, event)

    def view(self, state: Adventure, seat: int | None) -> View:
        return view.view(state, seat)

    def prompt(self, view: Mapping[str, Any], seat: int | None, question: str) -> Args:
        return prompt.prompt(cast(View, view), seat)

    def awaited(self, state: Adventure, seat: int | None) -> tuple[int, ...]:
        return view.awaited(state, seat)

    def question(self, state: Adventure, seat: int | None) -> str:
        return super().question(as_seen_by(state, seat), seat)

    def pace(self, state: Adventure) -> Pace | None:
        return pace.pace(state)

    def fallback(self, state: Adventure, seat: int) -> int:
        return fallback.fallback(state, seat)

    def result(self, state: Adventure) -> Result:
        """dqt-end-06 to -08: who has won, alone or together."""
        scores, winners = tuple(state.scores()), tuple(state.winners())
        args: dict[str, Any] = {"who": [refs.seat(seat) for seat in winners], "total": scores[winners[0]]}
        if len(winners) > 1:
            return Result(scores, winners, "result-shared", args)
        level = sum(score == scores[winners[0]] for score in scores)
        return Result(scores, winners, "result-carcasses" if level > 1 else "result-won", args)
