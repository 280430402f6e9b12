"""How far it is, how many turns are left, how lightly the dragon sleeps: one reckoning, whoever tells of it."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import GAME, Play, spot, spots

from questhall.bots import reason
from questhall.engine.game import Said


def why(play: Play, answer: int) -> Said:
    said = reason(GAME, "good", play.state, 0, answer)
    assert said is not None
    return said


@pytest.mark.parametrize(("line", "step"), [("A6 B6 C6 C7", "D7"), ("G6 chamber K5 L4", "M4")])
def test_question_sheet_and_advice_tell_the_same_steps_and_suns(line: str, step: str) -> None:
    play = Play()
    play.place(line)
    play.begin_turn().rolls("room room corridor blank / blank")
    sheet, asked = play.sheet(), GAME.prompt(GAME.view(play.state, 0), 0, "Walk")
    assert asked["suns"] == sheet["suns_left"] == sheet["suns_total"] - sheet["suns"]
    assert asked["way"] + asked["out"] == sheet["steps_left"]
    said = why(play, spot(step)).args
    assert (said["suns"], said["left"]) == (asked["suns"], asked["way"] - 1)


@pytest.mark.parametrize(("suns", "pace"), [(1, "easy"), (5, "steady"), (9, "late"), (13, "desperate")])
def test_how_the_race_stands(suns: int, pace: str) -> None:
    play = Play()
    play.hero().suns = suns
    assert play.sheet()["pace"] == pace
    play.hero().blocked = spots("A5 B6 A7")
    assert (play.sheet()["pace"], play.sheet()["need"]) == ("lost", None)


def test_the_dragon_sleeps_as_lightly_for_everybody() -> None:
    play = Play()
    play.place("G6 chamber")
    play.state.dragons = 5
    play.begin_turn()
    view = GAME.view(play.state, 0)
    (stay, *_) = GAME.options(play.state, 0)
    told = GAME.explain(view, "chamber")
    assert told is not None
    chances = [view["chamber"]["wake"], stay.args["wake"], GAME.prompt(view, 0, "StayOrLeave")["wake"]]
    chances += [told.lines[1].args["wake"], why(play, play.state.legal[0]).args["wake"]]
    assert chances == [19.6] * 5


# Why dice are thrown again: nothing but the truth


@pytest.mark.parametrize(
    ("lie", "again", "finds", "reason"),
    [
        ("skull room find blank / room", "blank", 0, "blank"),
        ("skull room find blank / room", "find", 0, "finds"),
        ("skull room find blank / room", "find", 6, "waking"),
        ("skull room find blank / room", "room find", 0, "more"),
    ],
)
def test_why_dice_are_thrown_again(lie: str, again: str, finds: int, reason: str) -> None:
    play = Play().to_dice()
    play.hero().finds = finds
    play.throws(lie)
    names = {GAME.option(play.state, 0, code).args.get("faces"): code for code in play.state.legal}
    assert why(play, names[f"faces:{again}"]).args["why"] == reason


def test_a_find_is_worth_nothing_once_three_objects_are_bought() -> None:
    play = Play().to_dice()
    play.hero().bought = 3
    play.throws("skull room find blank / room")
    names = {GAME.option(play.state, 0, code).args.get("faces"): code for code in play.state.legal}
    assert why(play, names["faces:find"]).args["why"] == "useless"


def test_steps_beyond_the_goal_are_to_spare() -> None:
    play = Play()
    play.place("F5 G5")
    play.begin_turn().to_dice().throws("skull room room blank / find")
    names = {GAME.option(play.state, 0, code).args.get("faces"): code for code in play.state.legal}
    assert why(play, names["faces:room"]).args["why"] == "spare"
