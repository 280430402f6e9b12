"""Setting up the table (drq-set)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dragonquest.play import GAME, Play, at, timeless

from questhall.engine.dice import Seeded
from questhall.engine.entries import Seat
from questhall.engine.game import BadSetup
from questhall.engine.match import Match

GRAIL = {"name": "Grail", "stars": 3, "value": 900}


def in_chamber(play: Play, *seats: int) -> Play:
    for seat in seats:
        play.place("G6 chamber", seat)
    return play.begin_turn(seats[0])


def four_stars(play: Play) -> Play:
    return play.choose("stay").throws("blank blank blank blank blank blank star star star star")


@pytest.mark.rule("drq-set-01")
def test_one_to_four_players() -> None:
    assert [len(Play(seats).state.heroes) for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(BadSetup):
            Play(seats)


@pytest.mark.rule("drq-set-02")
def test_all_sheets_are_alike() -> None:
    play = Play(4)
    first, *others = [{**timeless(play.sheet(seat)), "seat": ""} for seat in range(4)]
    assert others == [first, first, first]
    assert (first["suns_total"], first["bones"], first["boxes"], first["row_length"]) == (19, 13, 10, 6)
    assert (first["rows"], first["traps"]) == (["open"] * 3, {"arrow": 0, "trapdoor": 0, "fog": 0})
    assert first["cause"] == ""


@pytest.mark.rule("drq-set-03")
def test_a_name_is_free_and_changes_nothing() -> None:
    views = []
    for name in ("Gina", "", "Ωmega the 3rd"):
        match = Match.new(GAME, {}, [Seat(name), Seat(name)], Seeded(5))
        for _ in range(60):
            seat = match.state.deciders()[0]
            match.act(seat, GAME.options(match.state, seat)[0].name)
        views.append(GAME.view(match.state, 0))
        assert match.seats[0].name == name
    assert views[0] == views[1] == views[2]
    assert views[0]["round"] > 1


@pytest.mark.rule("drq-set-04")
def test_the_supply_at_the_start() -> None:
    play = Play(2)
    supply = GAME.view(play.state, None)["supply"]
    assert (len(supply["treasures"]), len(supply["objects"])) == (11, 12)
    assert (supply["spider_tiles"], supply["demon_tiles"], supply["miss_markers"]) == (3, 3, 2)
    assert play.names() == ["hide tile:1", "hide tile:2", "hide tile:3"]
    play.place("G5 G6")
    play.begin_turn().to_dice()
    assert play.throw_name() == "movement:4+red"
    play.throws("room blank blank blank / blank").choose("stop").walk("chamber")
    assert play.throw_name() == "chamber:10"


@pytest.mark.rule("drq-set-05")
def test_sheets_and_tiles_are_visible_to_everybody() -> None:
    play = Play(2)
    play.own("rope", seat=1)
    play.hold("apple", seat=1)
    play.hit_wall().choose("block square:E8")
    seen = [GAME.view(play.state, seat) for seat in (0, 1, None)]
    assert seen[0] == seen[1] == seen[2]
    mine, theirs = seen[2]["heroes"]
    assert mine["blocked"] == ["square:E8"]
    assert theirs["objects"] == ["rope"]
    assert [tile["ref"] for tile in theirs["treasures"]] == ["treasure:apple"]


@pytest.mark.rule("drq-set-06")
def test_the_first_player_is_drawn() -> None:
    play = Play(3, start_player="random")
    assert play.throw_name() == "first"
    assert [play.state.chance.probability(seat) for seat in range(3)] == [1 / 3] * 3
    play.throws("seat:2")
    assert [args["hero"] for args in play.said("first-seat") + play.said("turn-begins")] == ["seat:2", "seat:2"]


@pytest.mark.rule("drq-set-06")
def test_option_the_host_begins() -> None:
    play = Play(3, start_player="host")
    assert GAME.view(play.state, None)["active"] == "seat:0"


@pytest.mark.rule("drq-set-06")
def test_alone_nobody_is_drawn() -> None:
    assert Play(1, start_player="random").asked() == "GuessTile"
    assert Play(2, start_player="random").throw_name() == "first"


@pytest.mark.rule("drq-set-07")
@pytest.mark.parametrize(("seats", "order"), [(2, "0<1 1<0 0<1"), (3, "0<2 1<0 2<1 0<2"), (4, "0<3 1<0 2<1 3<2 0<3")])
def test_clockwise_and_the_neighbour_is_who_played_before(seats: int, order: str) -> None:
    play = Play(seats)
    turns = []
    for _ in range(seats + 1):
        turns.append(f"{play.state.active}<{play.seat()}")
        play.idle()
    assert " ".join(turns) == order


@pytest.mark.rule("drq-set-08")
def test_a_hero_begins_on_start_which_is_visited() -> None:
    play = Play()
    assert at(play.hero()) == "A6"
    assert play.sheet()["line"] == play.sheet()["dots"] == ["square:A6"]
    play.rolls("room room blank blank / blank").walk("A5")
    assert play.offered() == {"B5"}
    assert play.why("square:A6") == "drq-wlk-04"


@pytest.mark.rule("drq-set-09")
def test_the_easier_start_is_on_the_orange_square() -> None:
    play = Play(3, start_square=["orange", "normal", "orange"])
    assert [at(play.hero(seat)) for seat in range(3)] == ["E2", "A6", "E2"]
    assert at(Play(start_square="orange").hero()) == "E2"
    play.rolls("room room blank blank / blank").walk("E1")
    assert play.offered() == {"D1", "F1"}
    assert play.why("square:E2") == "drq-wlk-04"


@pytest.mark.rule("drq-set-09")
def test_start_is_closed_to_who_began_on_the_orange_square() -> None:
    play = Play(start_square="orange")
    play.place("E2 D2 C2 C3 C4 C5 C6 B6")
    play.begin_turn().rolls("room blank blank blank / blank")
    assert play.offered() == {"B5", "B7"}
    assert play.why("square:A6") == "drq-wlk-04"


@pytest.mark.rule("drq-set-10")
def test_a_fresh_sheet() -> None:
    sheet = Play(2).sheet(1)
    assert (sheet["lp"], sheet["suns"], sheet["finds"], sheet["row"], sheet["bought"]) == (13, 0, 0, 1, 0)
    assert sheet["coins"] == sheet["scratched"] == {"50": 0, "100": 0}
    assert sheet["treasures"] == sheet["objects"] == sheet["blocked"] == sheet["crossed"] == []
    assert (sheet["miss"], sheet["spider"], sheet["demon"]) == ("", "", None)


@pytest.mark.rule("drq-set-11")
def test_the_pool_begins_with_ten_dice() -> None:
    play = Play()
    assert GAME.view(play.state, None)["chamber"]["dragons"] == 0
    in_chamber(play, 0).choose("stay")
    assert play.throw_name() == "chamber:10"


@pytest.mark.rule("drq-set-12")
def test_a_treasure_exists_once() -> None:
    play = four_stars(in_chamber(Play(2), 0, 1))
    assert play.names().count("take treasure:apple") == 1
    four_stars(play.choose("take treasure:apple"))
    assert "apple" not in play.offered()
    assert play.why("treasure:apple") == "drq-cha-11"


@pytest.mark.rule("drq-set-12")
def test_an_object_exists_once() -> None:
    play = Play(2)
    for seat in (0, 1):
        play.hero(seat).finds = 6
    play.begin_turn()
    assert play.names().count("buy object:rope") == 1
    play.choose("buy object:rope").idle()
    assert play.asked() == "OfferObjects"
    assert "rope" not in play.offered()
    assert play.why("object:rope") == "drq-buy-11"


@pytest.mark.rule("drq-set-13")
def test_blank_treasures_are_out_of_play() -> None:
    play = four_stars(in_chamber(Play(), 0))
    assert play.offered() == {"horn", "pearls", "chess", "mask", "dagger", "goblet", "tiara", "apple"}


@pytest.mark.rule("drq-set-13")
def test_option_custom_treasures() -> None:
    play = Play(custom_treasures=[GRAIL, {"name": "Orb", "stars": 5, "value": 6000}])
    four_stars(in_chamber(play, 0))
    assert {"blank1", "apple"} < play.offered()
    assert "blank2" not in play.offered()
    play.choose("take treasure:blank1")
    assert [(tile["name"], tile["value"]) for tile in play.sheet()["treasures"]] == [("Grail", 900)]
    assert play.sheet()["loot"] == 900


@pytest.mark.rule("drq-set-13")
@pytest.mark.parametrize(
    "tiles",
    [
        [GRAIL, GRAIL, GRAIL],
        [{**GRAIL, "stars": 1}],
        [{**GRAIL, "stars": 7}],
        [{**GRAIL, "value": 0}],
        [{**GRAIL, "value": 250}],
        [{**GRAIL, "value": 6100}],
        [{**GRAIL, "name": " "}],
        [{"name": "Grail"}],
    ],
)
def test_option_custom_treasures_out_of_bounds(tiles: list[dict[str, Any]]) -> None:
    with pytest.raises(BadSetup, match="custom_treasures"):
        Play(custom_treasures=tiles)
