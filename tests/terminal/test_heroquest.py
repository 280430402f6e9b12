"""HeroQuest in the terminal: the dungeon in signs, and a table one person can sit down at."""

from __future__ import annotations

import random

import pytest

from questhall.drawing.board import Scene
from questhall.engine.core import OVER
from questhall.engine.playout import play_randomly
from questhall.games import open_game
from questhall.games.boards import board_of
from questhall.games.heroquest.drawing.plan import initial, toward
from questhall.terminal.choices import Choices
from questhall.terminal.speech import Speaker
from questhall.terminal.start import seats_for, usual_players

GAME = open_game("heroquest")
NAMES = ("Zoe", "Ann", "Ben", "Cleo", "Dan")


def scene(lang: str, seat: int | None, decisions: int, width: int = 82) -> tuple[Scene, Speaker]:
    state = GAME.new({"spell_split": "suggested"}, 5)
    play_randomly(state, random.Random(3).random, decisions)
    say = Speaker(lang, GAME, NAMES)
    return Scene(GAME.view(state, seat), say, 1, width, 40), say


@pytest.mark.parametrize(("lang", "signs"), [("en", "BDEW"), ("fr", "BNEE")])
def test_heroes_stand_on_the_stairs_by_their_initials(lang: str, signs: str) -> None:
    shown, _ = scene(lang, 1, 0)
    drawn = board_of("heroquest").draw(shown)
    spots = [drawn.rows[y][x][0] for ref in ("hero:0", "hero:1", "hero:2", "hero:3") for x, y in drawn.where(ref)[:1]]
    assert "".join(spots) == signs


def test_zargon_sees_what_heroes_do_not() -> None:
    heroes, _ = scene("en", 1, 0)
    zargon, _ = scene("en", 0, 0)
    board = board_of("heroquest")
    assert "G" not in board.draw(heroes).text().partition("\n")[2]
    assert "hidden:" in str(board.draw(zargon).rows)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("decisions", [0, 40, 200])
def test_every_moment_can_be_drawn_and_read(lang: str, decisions: int) -> None:
    board = board_of("heroquest")
    for seat in (0, 1):
        shown, say = scene(lang, seat, decisions, 58)
        lines = [*board.reading(shown.view, seat, say), *board.sheet(shown.view, seat, say), board.draw(shown).text()]
        assert not any("[" in line for line in lines)
        assert board.summary(shown.view, seat, say)
        assert len(board.help(say)) > 15


def test_arrow_keys_stay_on_the_board() -> None:
    assert toward("square:B2", "up") == "square:B1"
    assert toward("square:A1", "left") == toward("square:Z19", "down") == toward("door:R16e", "up") == ""
    assert initial("the Barbarian") == "B" and initial("l’elfe") == "E"


def test_one_person_plays_all_heroes_against_a_bot() -> None:
    assert seats_for(GAME, usual_players(GAME)) == ["fair", *["human"] * 4]
    assert seats_for(GAME, 2, "strong") == ["strong", "human"]


def test_handing_things_over_is_not_a_set_to_pick_from() -> None:
    state = GAME.new({"spell_split": "suggested"}, 5)
    assert state.waiting != OVER
    choices = Choices(GAME, state, 1, GAME.options(state, 1))
    assert not choices.of_set and any(option.verb == "give" for option in choices.singles)


@pytest.mark.rule("heq-zar-16")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "; immune to holy water; hurt only by: Broadsword; not hurt by the Elf"),
        ("fr", "; insensible à l’eau bénite; sensible seulement à\xa0: épée barbare; insensible face à\xa0: l’elfe"),
    ],
)
def test_what_cannot_hurt_a_monster_is_read_with_it(lang: str, said: str) -> None:
    shown, say = scene(lang, 1, 0)
    facts = {"kind": "mummy", "name": None, "at": "B2", "body": 1, "attack": 3, "defend": 4}
    proof = {"immune": ["holy_water"], "hurt_only_by": ["broadsword"], "not_hurt_by": ["elf"]}
    lines = board_of("heroquest").common({**shown.view, "monsters": [{**facts, **proof}]}, say)
    assert next(line for line in lines if "B2" in line).endswith(said)


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        (
            "en",
            (
                "Borin (Dwarf): in the entrance room (T17),",
                "Goblin in the south-east corner room (V16): Body 1, attack 2, defend 1",
                "Closed: the west door of the entrance room",
                "treasure chest in the lower east room (V14), trapped",
                "table in the south-east corner room (W15 to Y16)",
                "Known trap in the corridor (Q11): pit trap",
                "Stairway: the entrance room (S17 to T18)",
                "The way out is the stairway.",
            ),
        ),
        (
            "fr",
            (
                "Borin (Nain)\u00a0: dans la salle d’entrée (T17),",
                "Fermée\u00a0: la porte ouest de la salle d’entrée",
                "Piège connu dans le corridor (Q11)\u00a0: oubliette",
                "Escalier\u00a0: la salle d’entrée (S17 à T18)",
                "On sort par l’escalier.",
            ),
        ),
    ],
)
def test_words_say_where_everything_is(lang: str, wanted: tuple[str, ...]) -> None:
    """Whoever cannot see the plan hears the same: figures, doors, furniture, known traps, the way out."""
    state = GAME.new({"spell_split": "suggested", "hero_names": {"dwarf": "Borin"}}, 5)
    say = Speaker(lang, GAME, NAMES)
    view = GAME.view(state, 1)
    goblin = {"name": None, "kind": "goblin", "at": "V16", "body": 1, "attack": 2, "defend": 1}
    view["monsters"] = [goblin | {"immune": [], "hurt_only_by": [], "not_hurt_by": []}]
    view["furniture"] = [
        {"kind": "chest", "at": "V14", "squares": ["V14"], "trap": "known"},
        {"kind": "table", "at": "W15", "squares": ["W15", "X15", "Y15", "W16", "X16", "Y16"], "trap": None},
    ]
    view["traps"] = [{"kind": "pit", "at": "Q11", "state": "known"}]
    lines = board_of("heroquest").reading(view, 1, say)
    for words in wanted:
        assert any(line.startswith(words) for line in lines), (words, lines)
