"""What asks has a name that texts and boards go by: each game lists them in `views/shapes.py`, where it has one."""

from __future__ import annotations

import importlib
import re
from importlib.util import find_spec
from typing import Any, get_args

import pytest
from tests.every_game.tables import TABLES, Table, every_game, every_table, looks, met
from tests.every_game.test_words import sayable

from questhall.engine.core import DECISION
from questhall.engine.game import Game
from questhall.texts import texts_of


def asks(game: Game[Any]) -> set[str]:
    """The names of the steps that ask, as the game lists them."""
    shapes = f"{game.title.module.partition(':')[0].rpartition('.')[0]}.views.shapes"
    try:
        found = find_spec(shapes)
    except ModuleNotFoundError:
        found = None
    if found is None:
        pytest.skip("its view has no type")
    return set(get_args(importlib.import_module(shapes).Ask))


@every_game
def test_every_question_has_words_and_the_other_way_round(game: Game[Any]) -> None:
    texts = (game.title.folder / "texts" / "en.ftl").read_text("utf-8")
    for kind in ("ask", "wait"):
        assert set(re.findall(rf"^{kind}-(\w+) =", texts, re.MULTILINE)) == asks(game)


@every_game
def test_nothing_else_asks(game: Game[Any]) -> None:
    tables = [table for table in TABLES if table.game_id == game.id]
    states = [state for table in tables for state in met(table).states if state.waiting == DECISION]
    assert {type(state.asking).__name__ for state in states} <= asks(game)


@every_table
def test_every_question_says_whom_and_what_it_is_about(table: Table) -> None:
    game, texts = table.game, texts_of(table.game)
    for state, seat, view in looks(table):
        question = game.question(state, seat)
        if state.waiting != DECISION or question not in asks(game):
            continue
        args = game.prompt(view, seat, question)
        if seat in game.awaited(state, seat):
            sayable(game, f"ask-{question}", args)
            for beside in ("stakes", "situation"):
                if texts.has("en", f"ask-{question}.{beside}"):
                    sayable(game, f"ask-{question}.{beside}", args, may_be_silent=beside == "situation")
        sayable(game, f"wait-{question}", {**args, "who": ["seat:0"]})
