"""Everything on the table explains itself: in every language, by a rule of the book, of what the view shows only."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tests.every_game.hints import hints
from tests.every_game.tables import Table, every_table, met
from tests.every_game.test_secrets import strings, viewers
from tests.every_game.test_words import rulebook, sayable

from questhall.engine.core import CHANCE, State
from questhall.engine.game import Game
from questhall.texts import MARK, languages, strict, texts_of

REF = re.compile(r"[a-z][a-z0-9-]*:\S+")
NOTHING = ("", ":", "unicorn:1", "seat:99", "square:Z99", "die:99", "item:unicorn", "stat:", "monster:unicorn")


def looks(table: Table) -> Iterator[tuple[State, int | None, Mapping[str, Any]]]:
    """All moments met, through the eyes of every seat and of a watcher."""
    for state in (*met(table).states, *met(table).ends):
        for seat in viewers(table):
            yield state, seat, table.game.view(state, seat)


def things(game: Game[Any], state: State, seat: int | None, view: Mapping[str, Any]) -> set[str]:
    """All that a seat sees or may choose; names of throws and parts of names are no things."""
    offered = set() if seat is None else {ref for option in game.options(state, seat) for ref in option.refs}
    thrown = {state.chance.name} if state.waiting == CHANCE else set()
    shown = {
        word for word in strings(view) if REF.fullmatch(word) and word.partition(":")[0] not in hints(game.id).words
    }
    return offered | shown - thrown


def named(game: Game[Any], name: Any) -> None:
    for lang in languages():
        with strict():
            said = str(texts_of(game).word(lang, name, {}))
        assert said.strip() and MARK not in said and "_" not in said, f"{lang}: {said}"


@every_table
def test_everything_on_the_table_is_explained(table: Table) -> None:
    game = table.game
    for state, seat, view in looks(table):
        for ref in things(game, state, seat, view):
            found = game.explain(view, ref)
            assert found is not None, f"{ref} is on the table, and nothing says what it is"
            assert found.lines and found.rule in rulebook(game), ref
            named(game, found.name)
            for line in found.lines:
                sayable(game, line.text, line.args)


@every_table
def test_what_is_not_on_the_table_is_not_explained(table: Table) -> None:
    for _, _, view in looks(table):
        assert [ref for ref in NOTHING if table.game.explain(view, ref) is not None] == []
