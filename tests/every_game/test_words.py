"""Everything that is said exists in every language, and every rule that is named is in the rulebook."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.every_game.tables import Table, every_game, every_table, met
from tests.every_game.test_secrets import strings

from questhall.bots import levels, names
from questhall.engine.core import CHANCE, Reason, State
from questhall.engine.game import Game, UnknownName
from questhall.texts import MARK, check, languages, say, strict

THINGS = 15  # asked about, a moment

Said = tuple[str, Mapping[str, Any]]


@cache
def rulebook(game: Game[Any]) -> frozenset[str]:
    return frozenset(tomllib.loads((game.title.folder / "rulebook.toml").read_text("utf-8"))["rules"])


def sayable(game: Game[Any], text: str, args: Mapping[str, Any], may_be_silent: bool = False) -> None:
    said_once(game, text, json.dumps(args, sort_keys=True), may_be_silent)


@cache
def said_once(game: Game[Any], text: str, args: str, may_be_silent: bool) -> None:
    """Most is said in many moments, and tried in one."""
    for lang in languages():
        with strict():
            said = say(lang, game, text, json.loads(args))
        assert (said.strip() or may_be_silent) and MARK not in said and "{" not in said, f"{lang}: {said}"


@every_game
def test_all_languages_say_the_same(game: Game[Any]) -> None:
    assert check(game.title.folder) == []


@every_game
def test_what_stands_on_the_shelf_can_be_said(game: Game[Any]) -> None:
    bots = [f"bot-{name}" for name in (*levels(game), *names(game)) if name != "random"]
    bots += [f"bot-{level}.about" for level in levels(game) if level != "random"]
    for text in ("title", "tagline", "about", "facts", "credit", "notice", *bots):
        sayable(game, text, {})


@every_game
def test_its_facts_are_who_how_long_and_what(game: Game[Any]) -> None:
    """The home page has a sign for each (`client/src/pages/Home.svelte`)."""
    for lang in languages():
        assert len(say(lang, game, "facts", {}).split(" · ")) == 3


@every_game
def test_settings_name_rules_of_the_book(game: Game[Any]) -> None:
    assert {setting.rule for setting in game.settings} - {""} <= rulebook(game)


@every_table
def test_all_that_is_told_can_be_said(table: Table) -> None:
    for told in met(table).told.values():
        sayable(table.game, told.text, told.args)
        assert told.rule in rulebook(table.game)


@every_table
def test_all_that_may_be_answered_can_be_said(table: Table) -> None:
    for state, seat in met(table).asking:
        for option in table.game.options(state, seat):
            sayable(table.game, option.text, option.args)
            assert option.rule in rulebook(table.game)
            assert option.name.split()[0] == option.verb
            assert set(option.refs) <= set(option.name.split())


@every_table
def test_results_can_be_said(table: Table) -> None:
    for end in met(table).ends:
        result = table.game.result(end)
        assert (list(result.scores), list(result.winners)) == (end.scores(), end.winners())
        sayable(table.game, result.text, result.args)


# Why not?


@cache
def things(table: Table) -> tuple[str, ...]:
    """Refs met at this table, of all kinds that can ever be chosen."""
    game = table.game
    chosen = {ref for state, seat in met(table).asking for option in game.options(state, seat) for ref in option.refs}
    shown = {word for state in met(table).states for word in strings(game.view(state, None))}
    kinds = {kind_of(ref) for ref in chosen}
    throws = {state.chance.name for state in met(table).states if state.waiting == CHANCE}
    more = {word for word in shown if ":" in word and kind_of(word) in kinds and word not in throws}
    return tuple(sorted(chosen | more))


def kind_of(ref: str) -> str:
    return ref.partition(":")[0] if ":" in ref else ref


def reasons(table: Table, state: State, seat: int, refs: list[str]) -> Iterator[Reason]:
    for ref in refs:
        reason = table.game.why_not(state, seat, ref)
        assert reason is not None, f"seat {seat} may choose {ref}, but {ref} is in none of its options"
        yield reason


@every_table
def test_why_not_answers_for_everything_on_the_table(table: Table) -> None:
    game = table.game
    for n, state in enumerate((*met(table).states, *met(table).ends)):
        for seat in range(table.seats):
            open_to_me = {ref for option in game.options(state, seat) for ref in option.refs}
            closed = [ref for ref in things(table) if ref not in open_to_me]
            for reason in reasons(table, state, seat, Random(n).sample(closed, min(THINGS, len(closed)))):
                assert reason.rule in rulebook(game)
                sayable(game, reason.text, reason.args)


@every_table
def test_there_is_no_reason_against_what_may_be_chosen(table: Table) -> None:
    for state, seat in met(table).asking:
        refs = {ref for option in table.game.options(state, seat) for ref in option.refs}
        assert [table.game.why_not(state, seat, ref) for ref in sorted(refs)] == [None] * len(refs)


@every_table
def test_nonsense_is_nothing_to_ask_about(table: Table) -> None:
    kinds = sorted({kind_of(ref) for ref in things(table)})
    for state, seat in met(table).asking:
        for ref in ("", "dance", "unicorn:1"):
            with pytest.raises(UnknownName):
                table.game.why_not(state, seat, ref)
        for kind in kinds:
            with suppress(UnknownName):  # a kind that is not asked for now is refused as a whole
                assert table.game.why_not(state, seat, f"{kind}:unicorn") is not None
