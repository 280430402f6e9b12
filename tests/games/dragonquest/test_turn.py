"""The frame of a turn (drq-trn)."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import GAME, Play, at, timeless

from questhall.games.dragonquest.model.castle import BLACK
from questhall.games.dragonquest.model.state import TILE, Hero

STEPS = (
    "sun-crossed leaves stays spider-die turn-missed not-bought tile-hidden tile-shown blocked movement-rolled "
    "walked chamber-rolled left-chamber demon-walks died"
)


def haunt(h: Hero) -> None:
    """Spider and demon are awake."""
    h.spider = TILE
    h.demon, h.demon_at, h.crossed = TILE, BLACK, 1 << BLACK


def haunted(line: str, miss: int = 0) -> Play:
    """Two players; the first hero has all that can act in a turn, and the last sun is to be crossed off."""
    play = Play(2)
    h = play.place(line)
    haunt(h)
    h.finds = 4
    h.suns = 18
    h.miss = miss
    return play.forget().begin_turn()


def order(play: Play) -> str:
    """The steps of the first turn as they were told, repeated ones once."""
    kinds = play.kinds()
    turn = kinds[: kinds.index("turn-begins", 1)]
    return " ".join(dict.fromkeys(kind for kind in turn if kind in STEPS.split()))


def steer(play: Play) -> Play:
    while play.asked() == "DemonStep":
        play.choose(play.names()[0])
    return play


@pytest.mark.rule("drq-trn-01")
def test_one_turn_a_round_clockwise_from_the_first_player() -> None:
    play = Play(3, start_player="random").throws("seat:1")
    for _ in range(6):
        play.idle()
    turns = [(args["hero"], args["round"]) for args in play.said("turn-begins")]
    assert turns == [
        ("seat:1", 1),
        ("seat:2", 1),
        ("seat:0", 1),
        ("seat:1", 2),
        ("seat:2", 2),
        ("seat:0", 2),
        ("seat:1", 3),
    ]
    assert (play.state.turn, GAME.view(play.state, None)["start"]) == (7, "seat:1")


@pytest.mark.rule("drq-trn-02")
def test_the_dead_and_the_escaped_take_no_turns() -> None:
    play = Play(4)
    play.place("G6 chamber K6 P6", seat=1)
    play.hero(2).trapdoors = 2
    play.idle()
    play.rolls("room blank blank blank / blank").walk("exit")
    play.danger("trapdoor", "trapdoor")
    assert [play.sheet(seat)["status"] for seat in range(4)] == ["inside", "escaped", "dead", "inside"]
    play.forget().idle().idle().idle()
    assert [args["hero"] for args in play.said("turn-begins")] == ["seat:0", "seat:3", "seat:0"]


@pytest.mark.rule("drq-trn-03")
def test_the_steps_of_a_turn_outside_the_chamber() -> None:
    play = haunted("G6 chamber K5 K4 L4").throws("coin").choose("pass")
    play.hit_wall().choose("block square:E8").rolls("room blank blank blank / blank").walk("L3")
    assert order(steer(play)) == (
        "sun-crossed spider-die not-bought tile-hidden tile-shown blocked movement-rolled walked demon-walks died"
    )


@pytest.mark.rule("drq-trn-03")
def test_the_steps_of_a_turn_in_the_chamber() -> None:
    play = haunted("G6 chamber").choose("stay", "pass")
    play.throws("blank blank blank blank blank blank blank blank blank blank")
    assert order(steer(play)) == "sun-crossed stays not-bought chamber-rolled demon-walks died"


@pytest.mark.rule("drq-trn-03")
def test_the_steps_of_the_leaving_turn() -> None:
    play = haunted("G6 chamber").choose("leave").throws("coin").choose("pass", "step-out square:K5")
    assert order(steer(play)) == "sun-crossed leaves spider-die not-bought left-chamber demon-walks died"


@pytest.mark.rule("drq-trn-03")
def test_the_steps_of_a_missed_turn() -> None:
    play = haunted("G6 chamber K5 K4 L4", miss=TILE).throws("coin")
    assert order(steer(play)) == "sun-crossed spider-die turn-missed demon-walks died"


@pytest.mark.rule("drq-trn-03")
def test_nothing_can_be_chosen_while_dice_are_to_be_thrown() -> None:
    play = Play().to_dice()
    for ref in ("square:B6", "tile:1", "object:rope"):
        reason = GAME.why_not(play.state, 0, ref)
        assert reason is not None and reason.rule == "drq-trn-03"


@pytest.mark.rule("drq-trn-01")
def test_only_who_is_asked_may_choose() -> None:
    play = Play(2)
    reason = GAME.why_not(play.state, 0, "tile:1")
    assert reason is not None and (reason.rule, reason.args["who"]) == ("drq-trn-01", "seat:1")


@pytest.mark.rule("drq-trn-04")
def test_a_turn_may_change_nothing_but_the_sun() -> None:
    play = Play(2)
    before = play.sheet()
    play.idle()
    assert play.state.active == 1
    assert timeless(play.sheet()) == timeless(before) and play.sheet()["suns"] == before["suns"]


@pytest.mark.rule("drq-trn-05")
@pytest.mark.parametrize(
    "dice",
    [("ghoul", "troll", "orc", "blank"), ("trapdoor", "trapdoor"), ("ghoul", "ghoul", "sword")],
)
def test_after_a_danger_the_hero_does_nothing_more(dice: tuple[str, ...]) -> None:
    play = Play(2).to_dice().throws("skull skull skull room / find").throws(*dice)
    assert play.state.active == 1
    assert (at(play.hero()), play.hero().finds) == ("A6", 0)


@pytest.mark.rule("drq-trn-05")
def test_after_a_danger_demon_and_sunset_follow() -> None:
    play = haunted("G6 chamber K5 K4 L4").throws("coin").danger("trapdoor", "trapdoor")
    assert play.asked() == "DemonStep"
    assert steer(play).sheet()["cause"] == "sunset"


@pytest.mark.rule("drq-trn-06")
def test_another_hero_s_turn_changes_nothing() -> None:
    play = Play(3)
    haunt(play.place("G6 chamber K6", seat=2))
    play.hero(2).coins50 = 1
    before = play.sheet(2)
    play.hit_wall().choose("block square:E8").danger("fog", "fog")
    assert play.state.active == 1
    assert play.sheet(2) == before


@pytest.mark.rule("drq-trn-06")
def test_dragon_fire_burns_heroes_outside_their_turn() -> None:
    play = Play(3)
    play.place("G6 chamber")
    haunt(play.place("G6 chamber", seat=2))
    play.hero(2).coins50 = 1
    play.state.dragons = 6
    ten_blanks = " ".join(["blank"] * 10)
    play.begin_turn().choose("stay").throws("dragon blank blank blank")
    play.throws(ten_blanks, "1 2", ten_blanks, "1 3").choose("flee square:G5", "flee square:K5")
    sheet = play.sheet(2)
    assert (sheet["lp"], sheet["coins"]["50"], sheet["at"]) == (9, 0, "square:K5")
    assert (sheet["suns"], sheet["demon"]) == (0, "square:M10")
    assert "spider-die" not in play.kinds()
