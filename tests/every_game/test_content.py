"""Play uses all there is: every event, option, result and piece of content comes up sooner or later."""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from tests.every_game.hints import hints
from tests.every_game.tables import TABLES, Journey, every_game, met, question, tried
from tests.every_game.test_secrets import strings

from questhall.engine.core import State
from questhall.engine.game import Game, Option
from questhall.texts.checking import File

MOST_KEPT = 100  # moments of each kind
FEW = 12
SAID_IN_PLAY = ("event-", "option-", "result-", "cause-")
NOT_IN_PLAY = {"place", "rating"}  # kinds of content that screens and results speak of


class Explorer:
    """Plays on from moments of all kinds, the rare ones as often as the common, and keeps new moments on the way."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.uses: Counter[str] = Counter()  # text ids, refs and words met
        self.kept: dict[str, list[State]] = defaultdict(list)
        for table in TABLES:
            if table.game_id == game.id:
                for state in met(table).states:
                    self.note(state)

    def explore(self, seed: int) -> None:
        kinds = sorted(self.kept)
        moments = self.kept[kinds[seed % len(kinds)]]
        journey = Journey(self.game, moments[seed // len(kinds) % len(moments)].clone(), seed)
        journey.state.events = []
        for state in journey:
            self.note(state)
        for event in journey.state.events or []:
            told = self.game.told(journey.state, event)
            self.uses.update((told.text, *told.refs, *named(told.args)))
        result = self.game.result(journey.state)
        self.uses.update((result.text, *named(result.args)))

    def note(self, state: State) -> None:
        kind = self.kind(state)
        if len(self.kept[kind]) < MOST_KEPT:
            self.kept[kind].append(state.clone())
            for option in self.options(state):
                self.uses.update((option.text, *option.refs))

    def has_met(self, thing: str) -> bool:
        return bool(self.uses[thing] or self.uses[thing.replace(":", "-")])

    def kind(self, state: State) -> str:
        """The question and, where there are few answers, what kinds of answer there are."""
        texts = {option.text for option in self.options(state)} if len(state.legal_for(state.seat)) <= FEW else set()
        return " ".join([question(state), *sorted(texts)])

    def options(self, state: State) -> list[Option]:
        return [option for seat in state.deciders() for option in self.game.options(state, seat)]


def named(args: Mapping[str, Any]) -> Iterator[str]:
    """Refs, texts and words among the arguments; a word `demon` for `cause` stands for the text cause-demon."""
    for key, value in args.items():
        for word in strings(value):
            yield word.removeprefix("@")
            yield f"{key}-{word}"


def texts(game: Game[Any]) -> set[str]:
    return {id for id in File(game.title.folder / "texts" / "en.ftl").messages() if id.startswith(SAID_IN_PLAY)}


def content(game: Game[Any]) -> set[str]:
    """Everything with an id in the content files, as `kind:id`."""
    return {
        f"{kind}:{entry['id']}"
        for path in (game.title.folder / "content").glob("*.toml")
        for kind, entries in tomllib.loads(path.read_text("utf-8")).items()
        if isinstance(entries, list) and kind not in NOT_IN_PLAY
        for entry in entries
        if isinstance(entry, dict) and "id" in entry
    }


@every_game
def test_play_uses_all_there_is(game: Game[Any]) -> None:
    wanted = hints(game.id)
    if not wanted.games:
        pytest.skip("the game's own tests see to it")
    explorer = Explorer(game)
    never = texts(game) | content(game)
    for seed in range(wanted.games):
        explorer.explore(seed)
        never = {thing for thing in never if not explorer.has_met(thing)}
        if never <= wanted.rare:
            break
    assert never <= wanted.rare


@every_game
def test_every_value_of_every_setting_is_played(game: Game[Any]) -> None:
    tables = [table for table in TABLES if table.game_id == game.id]
    for setting in game.settings:
        played = [game.complete(table.options, table.seats)[setting.id] for table in tables]
        assert set(tried(game.id, setting)) <= set(strings(played))
