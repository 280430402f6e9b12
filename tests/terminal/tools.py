"""Tables without files, brought to an interesting moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from questhall.engine.dice import Dice, Hand, Seeded
from questhall.engine.entries import Seat
from questhall.engine.grid import BIT
from questhall.engine.match import Match
from questhall.games import open_game
from questhall.games.boards import board_of
from questhall.games.dragonquest.model import castle
from questhall.games.dragonquest.views.refs import square_index
from questhall.terminal.choices import Choices
from questhall.terminal.speech import Speaker
from questhall.terminal.table import Table

View = dict[str, Any]


def table(
    people: Sequence[str] = ("Ada",),
    bots: int = 0,
    seed: str = "1",
    dice: Dice | None = None,
    options: Mapping[str, Any] | None = None,
) -> Table:
    game = open_game("dragonquest")
    seats = [Seat(name) for name in people] + [Seat(f"Bot{n}", "random") for n in range(bots)]
    match = Match.new(game, {"start_player": "host", **(options or {})}, seats, dice or Seeded(seed), ending=False)
    return Table(match, seed)


def by_hand(people: Sequence[str] = ("Ada",)) -> Table:
    return table(people, dice=Hand())


def play_until(table: Table, wanted: Callable[[Match[Any]], bool]) -> Table:
    """Give plain answers until the game is as wanted: stop rolling, walk the first way, else the last option."""
    match = table.match
    while not match.is_over:
        seat = match.state.deciders()[0]
        if wanted(match):
            return table
        options = match.options(seat)
        match.act(seat, next((each.name for each in options if each.verb in ("stop", "walk")), options[-1].name))
    raise AssertionError("the game is over and it never came to this")


def from_lines(lines: Iterable[str]) -> Callable[[], str | None]:
    """A reader of lines that are there already."""
    source = iter(lines)
    return lambda: next(source, None)


def at(step: str) -> Callable[[Match[Any]], bool]:
    return lambda match: match.game.question(match.state, None) == step


def speaker(table: Table, lang: str = "en") -> Speaker:
    return Speaker(lang, table.game, table.names)


def board() -> Any:
    return board_of("dragonquest")


def sensible(choices: Choices, view: View) -> str:
    """The key of an answer that gets a hero through the castle: stop rolling, walk the shortest way, leave soon."""
    sheet = view["heroes"][choices.seat]
    goal = castle.EXIT if sheet["seen_chamber"] else castle.CHAMBER
    closed = sum({BIT[square_index(ref)] for ref in (*sheet["line"], *sheet["blocked"], *sheet["crossed"])})
    there = {key: option.refs[0] for key, option in choices.keys.items() if option.verb in ("walk", "step-out")}
    squares = {key: square_index(ref) for key, ref in there.items()}
    steps = {key: castle.steps_between(at, goal, closed) if at != goal else 0 for key, at in squares.items()}
    ways = {key: left for key, left in steps.items() if left < castle.FAR}
    if ways:
        return min(ways, key=lambda key: ways[key])
    wanted = [key for key, option in choices.keys.items() if option.verb in ("leave", "take")]
    return [*wanted, *choices.keys][0]
