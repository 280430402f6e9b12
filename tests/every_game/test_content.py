"""Play uses all there is: every event, option, result and piece of content comes up sooner or later.

What is too rare for the games played here is listed with the test that brings it about.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tests.every_game.tables import TABLES, Journey, Table, every_game, journeys
from tests.every_game.test_secrets import strings

from questhall.engine.core import DECISION
from questhall.engine.game import Game
from questhall.texts.checking import File

GAMES = 20  # a table
SAID_IN_PLAY = ("event-", "option-", "result-", "cause-", "rating-")
RARE: dict[str, set[str]] = {}


def used_in(journey: Journey) -> Iterator[str]:
    """Text ids and refs met on the way, repeated as often as they are met."""
    game = journey.table.game
    for state in journey:
        if state.waiting == DECISION:
            for option in game.options(state, state.deciders()[0]):
                yield from (option.text, *option.refs)
    result = game.result(journey.state)
    yield from (result.text, *named(result.args))
    for event in journey.state.events or []:
        told = game.told(journey.state, event)
        yield from (told.text, *told.refs, *named(told.args))


def named(args: Mapping[str, Any]) -> Iterator[str]:
    """Refs, texts and words among the arguments; a word `demon` for `cause` stands for the text cause-demon."""
    for key, value in args.items():
        for word in strings(value):
            yield word.removeprefix("@")
            yield f"{key}-{word}"


def used(game: Game[Any]) -> Counter[str]:
    tables = [table for table in TABLES if table.game_id == game.id]
    return Counter(use for table in tables for journey in journeys(table, 100, GAMES) for use in used_in(journey))


def texts(game: Game[Any]) -> set[str]:
    return {id for id in File(game.title.folder / "texts" / "en.ftl").messages() if id.startswith(SAID_IN_PLAY)}


def content(game: Game[Any]) -> set[str]:
    """Everything with an id in the content files, as `kind:id`."""
    return {
        f"{kind}:{entry['id']}"
        for path in (game.title.folder / "content").glob("*.toml")
        for kind, entries in tomllib.loads(path.read_text("utf-8")).items()
        if isinstance(entries, list)
        for entry in entries
        if isinstance(entry, dict) and "id" in entry
    }


@every_game
def test_play_uses_all_there_is(game: Game[Any]) -> None:
    met = used(game)
    never = {thing for thing in texts(game) | content(game) if not met[thing]}
    never = {thing for thing in never if not met[thing.replace(":", "-")]}
    assert never <= RARE.get(game.id, set())


@every_game
def test_every_value_of_every_setting_is_played(game: Game[Any]) -> None:
    for setting in game.settings:
        played = [table.game.complete(table.options, table.seats)[setting.id] for table in TABLES]
        assert set(setting.values) <= set(strings(played))
