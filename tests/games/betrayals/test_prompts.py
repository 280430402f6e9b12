"""What is asked names the situation as the one who is asked sees it."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.betrayals import GAME as TITLE
from questhall.games.betrayals.views.prompt import NOBODY, left, percent, prompt
from questhall.texts import languages, say, strict

GAME = TITLE.load()
HURT = {"gems": 3, "wounds": 1, "kritik": 2}


def asked(**more: Any) -> str:
    """The question, in English; it can be put in every language."""
    args = {
        **{
            "talk": "=village",
            "mine": "=no",
            "visit": 1,
            "sand": "=yes",
            "owes": "=no",
            "role": "=third",
            "active": "seat:1",
            "gems": 3,
        },
        **{
            "card": "monster:bone_archer",
            "power": 10,
            "total": 8,
            "chance": 34,
            "helped": 0,
            "yields": 3,
            "trophies": 1,
        },
        **{"left_gems": 3, "left_trophies": 1, "left_carcass": "=yes"},
        **{"ally": NOBODY, "allied": "=no", "flee": "=no", "hurt": 1, "worse": 2, "even": "=no"},
        **{"attacker": "seat:1", "defender": "seat:2", "attack": 9, "defence": 8},
        **more,
    }
    with strict():
        said = [say(lang, GAME, f"ask-Parley{part}", args) for lang in languages() for part in ("", ".stakes")]
    return " ".join(said[:2])


@pytest.mark.parametrize(
    ("situation", "words"),
    [
        ({"mine": "=yes"}, "then the dungeon or the arena"),
        ({"mine": "=yes", "sand": "=no"}, "then go down into the dungeon"),
        ({"mine": "=yes", "visit": 2}, "Back in the village: buy and trade if you like"),
        ({"mine": "=yes", "visit": 2, "owes": "=yes"}, "pay what you owe"),
        ({"mine": "=yes", "gems": 0}, "Your turn: go into the dungeon, or challenge somebody in the arena."),
        ({"mine": "=yes", "gems": 0, "sand": "=no"}, "Your turn: go down into the dungeon."),
        ({"mine": "=yes", "gems": 0, "visit": 2}, "without a gem: end your turn."),
        ({"talk": "=dungeon", "mine": "=yes"}, "an ally?"),
        ({"talk": "=dungeon", "mine": "=yes", "flee": "=yes"}, "an ally, or flee?"),
        ({"talk": "=dungeon", "mine": "=yes", "allied": "=yes", "ally": "seat:2"}, "to the fight?"),
        ({"talk": "=dungeon", "helped": 66}, "wins with 34%, with you 66%."),
        ({"talk": "=dungeon", "allied": "=yes", "ally": "seat:2"}, "anything to offer?"),
        ({"talk": "=dungeon", "hurt": 2, "worse": 3}, "Lost: 2 wounds (3 by a KritiK) for you."),
        ({"talk": "=dungeon", "mine": "=yes", "hurt": 0, "worse": 0, "even": "=yes"}, "Lost: no wound."),
        ({"talk": "=arena"}, "what is your support worth?"),
        ({"talk": "=arena", "role": "=attacker"}, "Won: 1 trophy and plunder"),
        ({"talk": "=arena", "role": "=defender"}, "and you are plundered"),
    ],
)
def test_a_question_is_put_to_the_one_who_is_asked(situation: dict[str, Any], words: str) -> None:
    assert words in asked(**situation)


def test_who_stands_on_the_sand_is_asked_as_such() -> None:
    fight: Any = {
        **{"kind": "arena", "attacker": "seat:2", "defender": "seat:0", "powers": {"attacker": 9, "defender": 8}},
        **{"forecast": {"seat:2": HURT}, "totals": None, "thirds": []},
    }
    view: Any = {
        **{
            "active": "seat:2",
            "visit": 1,
            "pot": 0,
            "goal": 12,
            "adventurers": [],
            "arena_why": None,
            "promises": [],
            "special": None,
            "sight": None,
        },
        **{"fight": fight, "parley": {"kind": "arena"}},
    }
    assert [prompt(view, seat)["role"] for seat in (0, 1, 2)] == ["=defender", "=third", "=attacker"]


@pytest.mark.parametrize(
    ("seat", "green", "red", "words"),
    [
        (2, 19, 19, "You win, 19 to 19. Have one die rolled again? Yours is the green one."),
        (2, 12, 13, "You lose, 12 to 13. Have one die rolled again? Yours is the green one."),
        (0, 12, 13, "You win, 13 to 12. Have one die rolled again? Yours is the red one."),
        (3, 19, 13, "You lose, 13 to 19. Have one die rolled again? Yours is the red one."),
    ],
)
def test_whoever_may_twist_fate_reads_whether_he_wins(seat: int, green: int, red: int, words: str) -> None:
    fight: Any = {
        **{"kind": "arena", "attacker": "seat:2", "defender": "seat:0", "powers": {"attacker": 9, "defender": 8}},
        **{"forecast": {"seat:2": HURT}, "totals": {"green": green, "red": red}},
        "thirds": [{"seat": "seat:3", "side": "defender"}],
    }
    view: Any = {
        **{"active": "seat:2", "visit": 1, "pot": 0, "goal": 12, "adventurers": [], "arena_why": None},
        **{"promises": [], "special": None, "sight": None, "fight": fight, "parley": None},
    }
    with strict():
        said = [say(lang, GAME, "ask-Twist", prompt(view, seat)) for lang in languages()]
    assert said[0] == words


def test_a_helper_is_told_what_the_help_would_do() -> None:
    fight: Any = {
        **{"kind": "dungeon", "card": "monster:bone_archer", "power": 10, "gems": 3, "trophies": 1, "ally": None},
        **{"forecast": {"seat:0": HURT}, "totals": None},
        **{"green": {"total": 8}, "odds": {"alone": 0.34, "with": {"seat:1": 0.66}}, "flee": {"allowed": True}},
    }
    view: Any = {
        **{
            "active": "seat:0",
            "visit": 2,
            "pot": 0,
            "goal": 12,
            "adventurers": [],
            "arena_why": None,
            "promises": [],
            "special": None,
            "sight": None,
        },
        **{"fight": fight, "parley": {"kind": "dungeon"}},
    }
    assert [(told["chance"], told["helped"]) for told in (prompt(view, 0), prompt(view, 1))] == [(34, 0), (34, 66)]
    fight["ally"] = "seat:1"
    assert (prompt(view, 1)["chance"], prompt(view, 1)["helped"], prompt(view, 1)["allied"]) == (66, 0, "=yes")


def test_chances_are_rounded_as_the_bar_beside_the_question_rounds_them() -> None:
    assert [percent(share) for share in (0.124, 0.125, 0.375)] == [12, 13, 38]


def test_what_is_promised_for_the_victory_is_not_called_won() -> None:
    word: Any = {"from": "seat:0", "to": "seat:1", "state": "open", "turn": 4}
    fight: Any = {"trophies": 1, "forecast": {"seat:0": HURT}}
    view: Any = {
        "active": "seat:0",
        "turn": 4,
        "promises": [
            {**word, "pledge": {"kind": "trophy", "n": 1, "when": "win"}},
            {**word, "pledge": {"kind": "gems", "n": 2, "when": "win"}},
            {**word, "pledge": {"kind": "carcass", "card": "this", "when": "win"}, "state": "kept"},
        ],
    }
    assert left(view, fight) == {"left_gems": 1, "left_trophies": 0, "left_carcass": "=yes"}
    assert "Won: 1 gem. Lost" in asked(talk="=dungeon", mine="=yes", left_gems=1, left_trophies=0, left_carcass="=no")
