"""DragonQuest as the engine's tables, records and screens see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questhall.engine.core import Chance, Event, Reason, start
from questhall.engine.game import Game, Option, Result, Told
from questhall.games.dragonquest import options, reasons, table, tell, throws, view
from questhall.games.dragonquest.refs import seat as seat_ref
from questhall.games.dragonquest.rules.turn import SETUP
from questhall.games.dragonquest.state import ESCAPED, Quest


class DragonQuest(Game[Quest]):
    """Every rule of the box, for one to four players."""

    rules_version = 1
    settings = table.SETTINGS

    def complete(self, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        completed = super().complete(options, seats)
        table.custom_treasures(completed["custom_treasures"])
        return completed

    def new(self, options: Mapping[str, Any], seats: int) -> Quest:
        quest = Quest(table.lay_out(self.complete(options, seats), seats))
        start(quest, SETUP)
        return quest

    def option(self, state: Quest, seat: int, answer: int) -> Option:
        return options.option(state, answer)

    def answer(self, state: Quest, seat: int, name: str) -> int:
        return options.answer(state, name)

    def outcome_name(self, chance: Chance, outcome: int) -> str:
        return throws.words_of(chance.name)[outcome]

    def outcome(self, chance: Chance, words: str) -> int:
        return throws.parse(chance, words)

    def why_not(self, state: Quest, seat: int, ref: str) -> Reason | None:
        return reasons.why_not(state, seat, ref)

    def told(self, state: Quest, event: Event) -> Told:
        return tell.told(state, event)

    def view(self, state: Quest, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def result(self, state: Quest) -> Result:
        """drq-end-02 to -07, drq-sol-06: who has won, or how a lone hero did."""
        winners = tuple(state.winners())
        scores = tuple(state.scores())
        if not winners:
            return Result(scores, winners, "result-dragon")
        if state.table.seats == 1:
            title = {"total": scores[0], "rating": f"@rating-{rating(scores[0])}"}
            return Result(scores, winners, "result-solo", title)
        escaped = sum(h.status == ESCAPED for h in state.heroes)
        if len(winners) > 1:
            return Result(scores, winners, "result-shared", {"total": scores[winners[0]], "count": len(winners)})
        args = {"hero": seat_ref(winners[0]), "total": scores[winners[0]], "escaped": escaped}
        return Result(scores, winners, "result-won", args)


def rating(total: int) -> str:
    """The title of a lone survivor."""
    return [id for id, least in table.ratings() if total >= least][-1]
