"""The movement dice (drq-mov)."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import GAME, Play, at

from questhall.engine.core import IllegalAnswer


def dice(play: Play) -> dict[str, object]:
    """The movement dice as everybody sees them."""
    seen: dict[str, object] = GAME.view(play.state, None)["dice"]
    return seen


@pytest.mark.rule("drq-mov-01")
@pytest.mark.parametrize("line", ["A6", "G6 chamber K6"])
def test_a_hero_outside_the_chamber_rolls_all_five_dice(line: str) -> None:
    play = Play()
    play.place(line)
    play.begin_turn().to_dice()
    assert play.throw_name() == "movement:4+red"
    play.throws("room corridor find blank / room")
    assert dice(play)["movement"] == ["room", "corridor", "find", "blank", "room"]


@pytest.mark.rule("drq-mov-02")
def test_skulls_are_set_aside_on_every_roll() -> None:
    play = Play().to_dice().throws("skull room room find / room")
    assert play.why("die:1") == "drq-mov-02"
    play.choose("reroll die:5").throws("/ skull")
    assert not any("die:1" in name or "die:5" in name for name in play.names())
    assert play.why("die:5") == "drq-mov-02"
    with pytest.raises(IllegalAnswer):
        play.choose("reroll die:1 die:2")


@pytest.mark.rule("drq-mov-02", "drq-mov-03")
def test_a_double_skull_is_one_die_set_aside_and_two_skulls() -> None:
    play = Play().to_dice().throws("room room room room / double")
    assert dice(play)["skulls"] == 2
    assert play.why("die:5") == "drq-mov-02"
    play.choose("reroll die:1").throws("skull")
    assert play.throw_name() == "danger"


@pytest.mark.rule("drq-mov-04")
def test_two_rerolls_and_no_third() -> None:
    play = Play().to_dice().throws("room blank blank blank / blank")
    play.choose("reroll die:2").throws("blank")
    play.choose("reroll die:2").throws("blank")
    assert play.asked() == "Walk"


@pytest.mark.rule("drq-mov-05")
def test_any_choice_of_the_dice_without_skulls_may_be_rolled_again() -> None:
    play = Play().to_dice().throws("skull room room blank / find")
    assert set(play.names()) == {
        "stop",
        "reroll die:2",
        "reroll die:2 die:3",
        "reroll die:4",
        "reroll die:2 die:4",
        "reroll die:2 die:3 die:4",
        "reroll die:5",
        "reroll die:2 die:5",
        "reroll die:2 die:3 die:5",
        "reroll die:4 die:5",
        "reroll die:2 die:4 die:5",
        "reroll die:2 die:3 die:4 die:5",
    }
    play.choose("reroll die:3 die:5")
    assert play.throw_name() == "movement:1+red"


@pytest.mark.rule("drq-mov-05")
def test_a_die_kept_before_may_be_rolled_again() -> None:
    play = Play().to_dice().throws("room find blank blank / blank")
    play.choose("reroll die:3 die:4").throws("corridor corridor")
    play.choose("reroll die:1 die:5").throws("find / room")
    assert dice(play)["movement"] == ["corridor", "corridor", "find", "find", "room"]


@pytest.mark.rule("drq-mov-06")
def test_rolling_may_stop_after_the_first_roll_or_the_first_reroll() -> None:
    assert Play().to_dice().throws("room blank blank blank / blank").choose("stop").asked() == "Walk"
    once = Play().to_dice().throws("room blank blank blank / blank").choose("reroll die:5").throws("/ find")
    assert once.choose("stop").asked() == "Walk"


@pytest.mark.rule("drq-mov-07", "drq-mov-08")
def test_skulls_of_all_rolls_add_up_to_danger() -> None:
    play = Play().to_dice().throws("skull room room room / room")
    play.choose("reroll die:2").throws("skull")
    assert dice(play)["skulls"] == 2
    play.choose("reroll die:3").throws("skull")
    assert play.throw_name() == "danger"
    assert play.said("skulls")[0]["skulls"] == 3


@pytest.mark.rule("drq-mov-08")
def test_at_three_skulls_there_is_no_reroll_no_step_and_no_find() -> None:
    play = Play().to_dice().throws("skull skull room find / find")
    play.choose("reroll die:3").throws("skull")  # one re-roll would be left
    assert play.throw_name() == "danger"
    play.throws("ghoul", "troll", "orc", "blank")
    h = play.hero()
    assert (at(h), h.finds, h.suns) == ("A6", 0, 2)


@pytest.mark.rule("drq-mov-09", "drq-mov-10")
@pytest.mark.parametrize(
    ("roll", "walked"),
    [
        ("room room corridor corridor / room", "B6 C6 C7 D7 E7"),
        ("room room room room / corridor", "B6 C6 C7 D7 E7"),
        ("corridor corridor corridor corridor / blank", "B6 C6 C7 D7"),
        ("skull room find blank / corridor", "B6 C6"),
        ("skull skull find blank / room", "B6"),
    ],
)
def test_every_room_and_every_corridor_is_a_step(roll: str, walked: str) -> None:
    play = Play().rolls(roll).walk(walked)
    assert at(play.hero()) == walked.split()[-1]
    assert play.asked() == "GuessTile"  # the next turn


@pytest.mark.rule("drq-mov-09")
def test_without_room_or_corridor_nobody_walks() -> None:
    play = Play().rolls("skull skull find blank / find")
    assert (at(play.hero()), play.hero().suns) == ("A6", 2)


@pytest.mark.rule("drq-mov-11")
def test_a_turn_begun_in_the_chamber_has_no_movement_dice() -> None:
    stays = Play()
    stays.place("G6 chamber")
    assert stays.begin_turn().choose("stay").throw_name() == "chamber:10"
    leaves = Play()
    leaves.place("G6 chamber")
    leaves.begin_turn().forget().choose("leave", "step-out square:K6")
    assert (at(leaves.hero()), leaves.hero().suns) == ("K6", 3)
    assert "movement-rolled" not in leaves.kinds()


@pytest.mark.rule("drq-mov-12")
def test_the_next_turn_starts_with_fresh_dice() -> None:
    play = Play().to_dice().throws("skull skull room room / room")
    play.choose("reroll die:5").throws("/ room")
    play.choose("stop", "walk square:B6", "stop")  # a re-roll and two steps are left
    play.to_dice()
    assert play.throw_name() == "movement:4+red"
    play.throws("skull room blank blank / blank")
    assert dice(play)["skulls"] == 1
    play.choose("reroll die:3").throws("blank").choose("reroll die:3").throws("blank")
    play.walk("C6")
    assert play.asked() == "GuessTile"


@pytest.mark.rule("drq-mov-12", "drq-wlk-08")
def test_nothing_of_the_last_dice_lies_on_the_table() -> None:
    fresh = dice(Play()) | {"rerolls": 1}
    assert [fresh[each] for each in ("movement", "skulls", "steps", "stars")] == [[], 0, 0, 0]
    play = Play().to_dice().throws("skull room room find / blank").choose("reroll die:2").throws("room").choose("stop")
    assert dice(play)["steps"] == 2
    assert dice(play.choose("stop")) == fresh
    stuck = Play()
    stuck.place("A6 B6 C6 C5 B5 A5")
    stuck.begin_turn().rolls("room room find blank / blank")  # there is nowhere to go
    assert (dice(stuck), stuck.state.finds) == (fresh | {"rerolls": 2}, 0)


@pytest.mark.rule("drq-mov-12")
def test_finds_of_a_full_sheet_are_gone_with_their_turn() -> None:
    play = Play()
    play.hero().row = 3
    assert play.rolls("find find blank blank / blank").state.finds == 0


@pytest.mark.rule("drq-mov-12")
def test_no_danger_die_of_the_last_turn_stays_on_the_sheet() -> None:
    play = Play().danger("orc", "troll", "ghoul", "blank")
    assert play.asked() == "GuessTile"
    assert dice(play)["danger"] == [None, None, None]


def test_a_reroll_tells_its_risk() -> None:
    play = Play().to_dice().throws("skull skull room blank / blank")
    risks = {option.name: option.args.get("risk") for option in GAME.options(play.state, 0)}
    assert risks["reroll die:3"] == 33
    assert risks["reroll die:3 die:4 die:5"] == 70
