"""DragonQuest as the engine's tables, records and screens see it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from questhall.engine.core import Chance, Reason
from questhall.engine.game import Game, Option, Result
from questhall.games.dragonquest import dice_words, settings
from questhall.games.dragonquest.answers import options, reasons
from questhall.games.dragonquest.model.state import ESCAPED, Hero, Quest
from questhall.games.dragonquest.rules.turn import SETUP
from questhall.games.dragonquest.telling import tell
from questhall.games.dragonquest.views import explain, prompt, view
from questhall.games.dragonquest.views.refs import seat as seat_ref


class DragonQuest(Game[Quest]):
    """Every rule of the box, for one to four players."""

    rules_version = 1
    settings = settings.SETTINGS
    told_choices = explain.TOLD_CHOICES
    explainers = explain.EXPLAINERS
    first_step = SETUP
    steady = ("heroes", "supply", "chamber", "dice")
    steady_options = True
    # Asked many times for each move: the compiled functions themselves, without one of the interpreter's around them
    eyes = alike = staticmethod(view.eyes)
    view = staticmethod(view.view)
    told = staticmethod(tell.told)
    prompt = staticmethod(prompt.prompt)

    def complete(self, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        completed = super().complete(options, seats)
        settings.custom_treasures(completed["custom_treasures"])
        return completed

    def lay_out(self, options: Mapping[str, Any], seats: int) -> Quest:
        return Quest(settings.lay_out(options, seats))

    def option(self, state: Quest, seat: int, answer: int) -> Option:
        return options.option(state, answer)

    def options(self, state: Quest, seat: int) -> list[Option]:
        return options.options(state, state.legal_for(seat))

    def answer(self, state: Quest, seat: int, name: str) -> int:
        return options.answer(state, name)

    def outcome_name(self, chance: Chance, outcome: int) -> str:
        return dice_words.words_of(chance.name)[outcome]

    def throw_key(self, words: str) -> Hashable:
        return dice_words.throw_key(words)

    def why_not(self, state: Quest, seat: int, ref: str) -> Reason | None:
        return reasons.why_not(state, seat, ref)

    def result(self, state: Quest) -> Result:
        """drq-end-02 to -07, drq-sol-06: who has won, or how a lone hero did."""
        winners = tuple(state.winners())
        scores = tuple(state.scores())
        if state.table.seats == 1:
            return Result(scores, winners, *solo_result(state.heroes[0]))
        if not winners:
            return Result(scores, winners, "result-dragon")
        if len(winners) > 1:
            return Result(scores, winners, "result-shared", {"total": scores[winners[0]], "count": len(winners)})
        escaped = sum(h.status == ESCAPED for h in state.heroes)
        args = {"hero": seat_ref(winners[0]), "total": scores[winners[0]], "escaped": escaped}
        return Result(scores, winners, "result-won", args)


def solo_result(h: Hero) -> tuple[str, dict[str, Any]]:
    """drq-sol-06: out with a total and a title, or dead with a cause."""
    if h.status == ESCAPED:
        return "result-solo", {"total": h.total, "rating": f"@rating-{rating(h.total)}"}
    return "result-solo-dead", {"cause": f"@cause-{tell.CAUSES[h.cause]}"}


def rating(total: int) -> str:
    """The title of a lone survivor."""
    return [id for id, least in settings.ratings() if total >= least][-1]
