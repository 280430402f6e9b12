"""Content of one's own: laid over the game's files, checked like them, for the tables that want it and no others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from questhall.bots import policy
from questhall.engine import content
from questhall.engine.changed_game import game_for
from questhall.engine.content import ContentError
from questhall.engine.entries import Seat
from questhall.engine.game import BadSetup
from questhall.engine.keyed import Keyed
from questhall.engine.match import Match
from questhall.engine.overlay import laid_over
from questhall.engine.playout import play_policies
from questhall.engine.replay import Replay
from questhall.engine.verify import verify
from questhall.games import open_game, titles

BASE = """
best = "rope"
[[object]]
id = "rope"
cost = 3
faces = ["a", "b", "c"]
[[object]]
id = "lamp"
cost = 4
[gauge]
start = 5
"""

# A change to each game, and where it can be seen: a module and what stands there
CHANGES: dict[str, tuple[str, str, str, Any]] = {
    "dragonquest": ('[[objects.object]]\nid = "amulet"\ncost = 4\n', "settings", "objects()[0][1]", 4),
    "heroquest": ('[[monsters.monster]]\nid = "goblin"\nattack = 5\n', "model.cards", "KIND_STATS[0][1]", 5),
    "betrayals": (
        '[[monsters.monster]]\nid = "gutter_goblin"\npower = 9\n',
        "model.cards",
        "MONSTER_CARDS[0].number('power')",
        9,
    ),
    "deckbox": ('[[foes.foe]]\nid = "gnawkin"\nspeed = 7\n', "model.cards", "FOES[0].number('speed')", 7),
}


def over(text: str) -> content.Node:
    return laid_over(content.parse(BASE, "base.toml"), content.parse(text, "mine.toml"))


def test_only_what_is_named_changes() -> None:
    found = over('best = "lamp"\n[[object]]\nid = "lamp"\ncost = 9\nheavy = true\n[gauge]\nstart = 1')
    assert found.text("best") == "lamp"
    rope, lamp = found.tables("object")
    assert (rope.number("cost"), lamp.number("cost"), lamp.flag("heavy")) == (3, 9, True)
    assert found.table("gauge").number("start") == 1


def test_complaints_name_the_file_the_value_stands_in() -> None:
    found = over('\n[[object]]\nid = "rope"\ncost = 90\nfaces = [\n"a",\n"z"]')
    rope, lamp = found.tables("object")
    with pytest.raises(ContentError, match=r"^mine\.toml:4: object 'rope': cost: 90 is above 10"):
        rope.number("cost", 0, 10)
    with pytest.raises(ContentError, match=r"^mine\.toml:7: object 'rope': faces: 'z' is not one of a, b"):
        rope.choices("faces", "ab")
    with pytest.raises(ContentError, match=r"^base\.toml:9: object 'lamp': cost: 4 is above 3"):
        lamp.number("cost", 0, 3)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            '[[object]]\nid = "rop"',
            r"^mine\.toml:2: object 'rop': id: there is no 'rop' to change; there are rope, lamp",
        ),
        ("[[object]]\ncost = 1", r"^mine\.toml:1: object 1: id is missing"),
        ("\n[gauges]\nstart = 1", r"^mine\.toml:2: gauges: there is no such table to change"),
        ("object = 3", r"^mine\.toml:1: object: must be a list of tables"),
        ("gauge = 3", r"^mine\.toml:1: gauge: must be a table"),
    ],
)
def test_what_cannot_be_changed_is_told_with_its_line(text: str, problem: str) -> None:
    with pytest.raises(ContentError, match=problem):
        over(text)


# Games


def value(game: Any, module: str, expression: str) -> Any:
    package = game.title.module.partition(":")[0].rpartition(".")[0]
    return eval(expression, vars(game.title.part(f"{package}.{module}")))


@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_game_is_one_beside_the_other(name: str, tmp_path: Path) -> None:
    """It plays to its end with its bots, its record replays the same, and the game as it is does not notice."""
    text, module, expression, expected = CHANGES[name]
    game = open_game(name)
    before = value(game, module, expression)
    options = {"content": text}
    changed = game_for(game, options)
    assert changed is game_for(game, options) and changed.content == text and game_for(game, {}) is game
    assert value(changed, module, expression) == expected != before == value(game, module, expression)

    seats = max(2, game.title.min_seats)
    state = changed.new(options, seats)
    state.events = []
    bots = [policy(changed, changed.title.default_bot)] * seats
    play_policies(state, bots, Keyed("1"))
    assert changed.result(state).scores is not None
    with pytest.raises(BadSetup, match="content: this is the game with other content"):
        game.new(options, seats)

    path = tmp_path / "changed.game.jsonl"
    match = Match.new(game, options, [Seat(f"Seat {n}", "random") for n in range(seats)], path=path)
    assert match.game is changed
    for _ in range(20):
        seat = match.state.awaited()[0]
        match.act(seat, match.options(seat)[0].name)
    assert json.loads(path.read_text().splitlines()[0])["options"]["content"] == text
    again = Replay.read(path, open_game)
    assert again.game is changed and again.view(None) == match.view(None)
    assert verify(path, open_game).ok


def test_what_is_wrong_is_told_with_its_line() -> None:
    game = open_game("heroquest")
    for text, said in (
        ("[monster]\n", r"content: content\.toml:1: monster: there is no such content; there are board, dice, dread"),
        (
            '\n[[monsters.monster]]\nid = "goblin"\nattack = "big"',
            r"content\.toml:4: monster 'goblin': attack: must be",
        ),
        ('[[monsters.monster]]\nid = "goblin"\natack = 3', r"content\.toml:3: monster 'goblin': atack: unknown key"),
        ("[monsters", r"content\.toml:1: "),
        ("", "nothing is changed"),
    ):
        with pytest.raises(BadSetup, match=said):
            game_for(game, {"content": text or "# nothing"})
    with pytest.raises(BadSetup, match="content: must be a text"):
        game_for(game, {"content": 3})


def test_every_game_has_content_to_change() -> None:
    built_in = [id for id, title in titles().items() if title.module.startswith("questhall.")]
    assert set(CHANGES) == set(built_in)
