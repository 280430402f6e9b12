"""Everything on the table explains itself: in every language, by a rule of the book, of what the view shows only."""

from __future__ import annotations

import json
import re
from collections.abc import Hashable, Mapping
from functools import cache
from typing import Any

from tests.every_game.hints import hints
from tests.every_game.tables import Table, every_table, looks
from tests.every_game.test_secrets import strings
from tests.every_game.test_words import rulebook, sayable

from questhall.engine.core import CHANCE, State
from questhall.engine.game import Game
from questhall.texts import MARK, languages, strict, texts_of

REF = re.compile(r"[a-z][a-z0-9-]*:\S+")
NOTHING = ("", ":", "unicorn:1", "seat:99", "square:Z99", "die:99", "item:unicorn", "stat:", "monster:unicorn")


def things(game: Game[Any], state: State, seat: int | None, view: Mapping[str, Any]) -> set[str]:
    """All that a seat sees or may choose; names of throws and parts of names are no things."""
    offered = set() if seat is None else {ref for option in game.options(state, seat) for ref in option.refs}
    thrown = {state.chance.name} if state.waiting == CHANCE else set()
    words = hints(game.id).words
    shown = {word for word in set(strings(view)) if REF.fullmatch(word) and word.partition(":")[0] not in words}
    return offered | shown - thrown


@cache
def named(game: Game[Any], name: str) -> None:
    for lang in languages():
        with strict():
            said = str(texts_of(game).word(lang, json.loads(name), {}))
        assert said.strip() and MARK not in said and "_" not in said, f"{lang}: {said}"


@every_table
def test_everything_on_the_table_is_explained(table: Table) -> None:
    game = table.game
    explained: set[tuple[int, Hashable, str]] = set()  # by moment and view: seats that see the same are told the same
    for state, seat, view in looks(table):
        eyes = game.eyes(state, seat)
        for ref in things(game, state, seat, view):
            if (id(state), eyes, ref) in explained:
                continue
            explained.add((id(state), eyes, ref))
            found = game.explain(view, ref)
            assert found is not None, f"{ref} is on the table, and nothing says what it is"
            assert found.lines and found.rule in rulebook(game), ref
            named(game, json.dumps(found.name))
            for line in found.lines:
                sayable(game, line.text, line.args)


@every_table
def test_what_is_not_on_the_table_is_not_explained(table: Table) -> None:
    for _, _, view in looks(table):
        assert [ref for ref in NOTHING if table.game.explain(view, ref) is not None] == []
