"""What is other in a view, put together with the view before, is the view: for every seat, over whole games."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from tests.every_game.tables import Table, every_table, viewers

from questhall.engine.core import State
from questhall.hall.differences import differences, put_together


def text(view: object) -> str:
    """As JSON, in which 1 and true are not the same."""
    return json.dumps(view, sort_keys=True)


def sent(data: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


class Screen:
    """Somebody who is sent differences only, after the first view."""

    def __init__(self, table: Table, seat: int | None, state: State) -> None:
        self.game = table.game
        self.seat = seat
        self.given = self.game.view(state, seat)
        self.held = sent(self.given)

    def look(self, state: State) -> None:
        view = self.game.view(state, self.seat)
        assert text(sent(self.given)) == text(self.held), "a view that was given has been changed"
        self.held, self.given = put_together(self.held, sent(differences(self.given, view))), view
        assert text(self.held) == text(sent(view))


@every_table
def test_differences_put_together_are_the_view(table: Table) -> None:
    journey = table.journey(0)
    screens = [Screen(table, seat, journey.state.clone()) for seat in viewers(table)]
    for n, state in enumerate(journey):
        shown = state.clone()  # as in a match: a state that is shown never changes
        for screen in screens[n % len(screens) :: 2]:  # some look at every moment, others miss some
            screen.look(shown)
