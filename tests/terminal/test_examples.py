"""Help in the words of the game that is played, and arrows that walk whatever else could be answered."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.terminal.test_screen import playing
from tests.terminal.tools import from_lines

from questhall.engine.dice import Seeded
from questhall.engine.entries import Seat
from questhall.engine.match import Match
from questhall.games import open_game, titles
from questhall.games.boards import board_of
from questhall.terminal import asides
from questhall.terminal.plain import PlainTable
from questhall.terminal.speech import Speaker
from questhall.terminal.table import Table

CARDS = {"hero": ["odrik", "selka"], "equipment": ["sword", "bow"], "ability": ["stand", "lance"]}


def new_table(game: str, **options: object) -> Table:
    title = titles()[game]
    seats = [Seat(name) for name in ("Ada", "Ben", "Cleo", "Dan", "Eve")[: max(title.min_seats, 2)]]
    return Table(Match.new(open_game(game), options, seats, Seeded("1"), ending=False), "1")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", sorted(titles()))
def test_examples_are_of_this_game(game: str, lang: str) -> None:
    say = Speaker(lang, open_game(game), ["Ada"])
    assert asides.look_up(say, say.example("rule"))[0].startswith(say.example("rule"))
    assert asides.is_known(say, say.example("word"))
    assert board_of(game).ref_of(say.example("thing"), say)


@pytest.mark.parametrize("game", sorted(titles()))
def test_help_shows_them(game: str) -> None:
    table, written = new_table(game), list[str]()
    PlainTable(table, "en", from_lines(["help"]), written.append).run()
    shown = "\n".join(written)
    say = Speaker("en", table.game, table.names)
    for what in ("thing", "rule", "word", "answers"):
        assert say.example(what) in shown
    assert game == "dragonquest" or "drq-" not in shown


WAYS = ("up", "down", "left", "right")


def mixed_steps(match: Match[Any]) -> tuple[int, list[str]]:
    """Who is asked, and the arrows that would walk, where a walk is not the only thing of the board to be chosen."""
    seat = match.state.awaited()[0]
    options, board = match.options(seat), board_of("deckbox")
    if len({option.verb for option in options if option.refs}) < 2:
        return seat, []
    start, names = board.standing(match.view(seat), seat), [option.name for option in options]
    return seat, [way for way in WAYS if f"step {board.toward(start, way)}" in names]


async def test_an_arrow_walks_where_there_are_other_answers() -> None:
    table = new_table("deckbox", quest="p1", **CARDS)
    match, chance, board = table.match, random.Random(1), board_of("deckbox")
    while not (found := mixed_steps(match))[1]:
        match.act(found[0], chance.choice(match.options(found[0])).name)
    seat, ways = found
    start = board.standing(match.view(seat), seat)
    async with playing(table, size=(100, 40)) as player:
        await player.press(ways[0])
        assert board.standing(match.view(seat), seat) == board.toward(start, ways[0])
