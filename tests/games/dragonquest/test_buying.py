"""Buying useful objects (drq-buy)."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import GAME, Play

from questhall.engine.core import IllegalAnswer
from questhall.games.dragonquest.model.state import TILE
from questhall.games.dragonquest.settings import objects
from questhall.games.dragonquest.views import refs

COST_4 = {"chainmail", "hood", "rope", "silver_ring"}
COST_5 = {"orb", "potion", "key", "buckle"}
COST_6 = {"amulet", "talisman", "magic_ring", "necklace"}


def with_finds(finds: int, seats: int = 1) -> Play:
    """The first hero's turn begins with so many ticks in the top row."""
    play = Play(seats)
    play.hero().finds = finds
    return play.forget().begin_turn()


def rows(play: Play) -> tuple[list[str], int, int]:
    sheet = play.sheet()
    return sheet["rows"], sheet["row"], sheet["finds"]


def in_supply(play: Play, item: str) -> bool:
    return item in [each["id"] for each in GAME.view(play.state, None)["supply"]["objects"]]


@pytest.mark.rule("drq-buy-01")
def test_objects_are_offered_after_sun_and_spider_and_before_the_wall() -> None:
    play = Play(2)
    h = play.place("G6 chamber K5 K4")
    h.finds, h.spider = 4, TILE
    play.forget().begin_turn()
    assert play.asked() == "SpiderDie"
    play.throws("venom")
    assert play.kinds() == ["turn-begins", "sun-crossed", "spider-die", "lp-lost"]
    assert (play.asked(), play.seat()) == ("OfferObjects", 0)
    assert play.choose("pass").asked() == "HideTile"
    assert play.why("object:rope") == "drq-buy-01"


@pytest.mark.rule("drq-buy-02")
def test_after_the_dice_nothing_can_be_bought() -> None:
    play = with_finds(4, seats=2).choose("pass").to_dice().throws("room find blank blank / blank")
    for step in ("OfferReroll", "Walk"):
        assert (play.asked(), play.why("object:rope")) == (step, "drq-buy-01")
        with pytest.raises(IllegalAnswer):
            play.choose("buy object:rope")
        play.choose("stop")
    assert (play.state.active, play.sheet()["finds"]) == (1, 5)
    assert play.idle().asked() == "OfferObjects"


@pytest.mark.rule("drq-buy-03")
def test_only_the_points_of_the_current_row_count() -> None:
    play = with_finds(6).choose("pass").rolls("find find find find / blank")
    assert rows(play) == (["awakened", "open", "open"], 2, 3)
    assert play.asked() == "GuessTile"
    play.rolls("find blank blank blank / blank")
    assert play.offered() == COST_4


@pytest.mark.rule("drq-buy-03", "drq-buy-04")
@pytest.mark.parametrize(("finds", "offered"), [(4, COST_4), (5, COST_4 | COST_5), (6, COST_4 | COST_5 | COST_6)])
def test_what_the_points_pay_for(finds: int, offered: set[str]) -> None:
    play = with_finds(finds)
    assert play.offered() == offered
    assert {play.why(f"object:{item}") for item, _, _ in objects() if item not in offered} <= {"drq-buy-03"}


@pytest.mark.rule("drq-buy-04")
def test_fewer_than_four_points_pay_for_nothing() -> None:
    assert with_finds(3).asked() == "GuessTile"


@pytest.mark.rule("drq-buy-05")
def test_buying_is_optional() -> None:
    play = with_finds(6, seats=2).choose("pass")
    assert (play.asked(), rows(play)) == ("HideTile", (["open", "open", "open"], 1, 6))
    assert play.kinds()[-1] == "not-bought"
    assert play.sheet()["objects"] == []


@pytest.mark.rule("drq-buy-06")
def test_buying_crosses_off_the_row_with_its_surplus() -> None:
    play = with_finds(6).choose("buy object:rope")
    assert rows(play) == (["bought", "open", "open"], 2, 0)


@pytest.mark.rule("drq-buy-07", "drq-buy-08")
def test_the_danger_of_a_row_used_for_buying_sleeps_on_and_finds_go_to_the_next_row() -> None:
    play = with_finds(6).choose("buy object:rope").rolls("find find blank blank / blank")
    assert [(args["row"], args["box"]) for args in play.said("find-ticked")] == [(2, 1), (2, 2)]
    assert "row-awakes" not in play.kinds()
    assert play.sheet()["spider"] == ""


@pytest.mark.rule("drq-buy-09")
def test_one_object_a_turn() -> None:
    play = with_finds(6, seats=2).choose("buy object:rope")
    assert play.asked() == "HideTile"
    with pytest.raises(IllegalAnswer):
        play.choose("buy object:hood")


@pytest.mark.rule("drq-buy-10")
def test_three_objects_a_game() -> None:
    play = Play()
    for item in ("rope", "hood", "amulet"):
        play.hero().finds = 6
        play.begin_turn().choose(f"buy object:{item}").to_dice()
    play.throws("find find find find / find").choose("stop")
    assert rows(play) == (["bought", "bought", "bought"], 4, 0)
    assert (play.sheet()["bought"], play.asked()) == (3, "GuessTile")


@pytest.mark.rule("drq-buy-10")
def test_a_fourth_object_is_not_sold_even_with_points() -> None:
    play = Play()
    play.hero().bought = 3
    play.hero().finds = 6
    assert play.begin_turn().asked() == "GuessTile"


@pytest.mark.rule("drq-buy-11")
def test_a_bought_object_is_not_for_others_and_a_used_one_for_nobody() -> None:
    play = with_finds(4, seats=2).choose("buy object:rope").danger("trapdoor", "trapdoor")
    assert not play.owns("rope")
    play.hero(1).finds = 6
    play.begin_turn(1)
    assert "rope" not in play.offered()
    assert play.why("object:rope") == "drq-buy-11"


@pytest.mark.rule("drq-buy-12")
def test_without_an_affordable_object_the_row_stays() -> None:
    play = Play()
    play.own(*COST_4)
    play.hero().finds = 4
    play.begin_turn()
    assert play.asked() == "GuessTile"
    play.rolls("find blank blank blank / blank")
    assert rows(play) == (["open", "open", "open"], 1, 5)
    assert play.offered() == COST_5


@pytest.mark.rule("drq-buy-13")
@pytest.mark.parametrize(("answer", "next_step"), [("stay", "ThrowChamberDice"), ("leave", "LeaveChamber")])
def test_buying_in_the_chamber_and_on_the_leaving_turn(answer: str, next_step: str) -> None:
    play = Play()
    play.place("G6 chamber").finds = 4
    play.begin_turn().choose(answer, "buy object:rope")
    assert play.owns("rope")
    assert play.asked() == next_step


@pytest.mark.rule("drq-buy-13")
def test_no_buying_on_a_missed_turn() -> None:
    play = Play()
    play.hero().finds = 6
    play.hero().miss = TILE
    play.forget().begin_turn()
    assert play.kinds()[:4] == ["turn-begins", "sun-crossed", "turn-missed", "turn-begins"]
    assert play.asked() == "OfferObjects"


@pytest.mark.rule("drq-buy-14")
@pytest.mark.parametrize(("item", "change"), [("amulet", (1, 0)), ("potion", (0, 3))])
def test_amulet_and_potion_act_at_once_and_are_discarded(item: str, change: tuple[int, int]) -> None:
    play = with_finds(6)
    before = play.sheet()
    play.choose(f"buy object:{item}")
    after = play.sheet()
    assert (after["suns_total"] - before["suns_total"], after["lp"] - before["lp"]) == change
    assert after["objects"] == []
    assert not in_supply(play, item) and play.state.objects_gone == 1 << refs.item_number(item)


@pytest.mark.rule("drq-buy-14")
@pytest.mark.parametrize("item", sorted((COST_4 | COST_5 | COST_6) - {"amulet", "potion"}))
def test_other_objects_lie_before_their_owner(item: str) -> None:
    play = with_finds(6, seats=2).choose(f"buy object:{item}")
    assert GAME.view(play.state, 1)["heroes"][0]["objects"] == [item]
    assert not in_supply(play, item)


@pytest.mark.rule("drq-buy-15")
def test_no_object_helps_against_dragon_fire() -> None:
    play = Play()
    play.place("G6 chamber")
    items = sorted({item for item, _, _ in objects()} - {"amulet", "potion"})
    play.own(*items)
    play.state.dragons = 6
    play.begin_turn().choose("stay").throws("dragon blank blank blank")
    play.throws("dragon dragon blank blank blank blank blank blank blank blank", "2 3")
    assert play.asked() == "Flee"
    assert play.sheet()["lp"] == 13 - 2 - 2 - 3
    assert sorted(play.sheet()["objects"]) == items
