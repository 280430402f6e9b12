"""Chapter 3.22: the game against one hero."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import GAME, Play, gold, spot

from questhall.engine.core import DECISION
from questhall.games.dragonquest.model.castle import detour
from questhall.games.dragonquest.model.state import INSIDE
from questhall.texts import say

IDLE = "blank blank blank blank / blank"
STEP = "room blank blank blank / blank"


def hunted(line: str, demon: str, crossed: str = "M10") -> Play:
    play = Play()
    play.place(line)
    play.haunt(demon, crossed)
    return play.begin_turn().forget()


@pytest.mark.rule("drq-sol-01")
def test_nobody_but_the_hero_is_ever_asked() -> None:
    play = hunted("A6 B6 C6", "M10")
    play.choose("guess tile:2").throws("2")  # a hit
    assert play.kinds()[-1] == "blocked"
    play.throws(IDLE).choose("stop")
    assert play.kinds().count("demon-walks") == 2
    assert play.state.waiting == DECISION
    assert play.seat() == 0


@pytest.mark.rule("drq-sol-02")
@pytest.mark.parametrize(("tile", "blocks"), [("1", 0), ("2", 1), ("3", 0)])
def test_one_tile_of_three_blocks_a_square(tile: str, blocks: int) -> None:
    play = Play().choose("guess tile:2")
    wall = play.state.chance
    assert wall.probability(GAME.outcome(wall, tile)) == pytest.approx(1 / 3)
    play.throws(tile)
    assert play.kinds().count("blocked") == play.hero().blocked.bit_count() == blocks


@pytest.mark.rule("drq-sol-02")
def test_fast_walls_are_one_throw() -> None:
    play = Play(fast_walls="on")
    wall = play.state.chance
    assert wall.probability(GAME.outcome(wall, "hit")) == pytest.approx(1 / 3)
    play.throws("hit")
    assert play.hero().blocked.bit_count() == 1


@pytest.mark.rule("drq-sol-03")
@pytest.mark.parametrize("line", ["A6", "A6 B6 C6 C7 D7", "A6 G7 chamber K5 L4 M4", "A6 G7 chamber K7 L7 M7 M6"])
def test_the_castle_blocks_where_it_hurts_most(line: str) -> None:
    chooser = Play(solo_blocks="self")
    chooser.place(line)
    chooser.begin_turn().choose("guess tile:1").throws("1")
    cost = {name: detour_of(chooser, name) for name in chooser.names()}

    play = Play()
    play.place(line)
    play.begin_turn().choose("guess tile:1").throws("1")
    blocked = GAME.view(play.state, None)["heroes"][0]["blocked"]
    assert cost[f"block {blocked[0]}"] == max(cost.values())


def detour_of(play: Play, name: str) -> int:
    h = play.hero()
    return detour(spot(name.rpartition(":")[2]), h.pos, h.visited | h.blocked | h.crossed, h.seen_chamber)


@pytest.mark.rule("drq-sol-03")
def test_the_player_may_block_instead() -> None:
    play = Play(solo_blocks="self").choose("guess tile:1").throws("1")
    assert (play.asked(), play.seat()) == ("BlockSquare", 0)
    play.choose("block square:E8")
    assert GAME.view(play.state, None)["heroes"][0]["blocked"] == ["square:E8"]


@pytest.mark.rule("drq-sol-04")
@pytest.mark.parametrize(
    ("hero", "demon", "first"),
    [
        ("O11", "J11", "J10"),  # nearer to O10, the hero's next square, than the diagonal I10
        ("F1", "D1", "E2"),  # as near as E1, but diagonal
        ("F1", "F8", "E7"),  # both diagonal, G7 in a later column
        ("O11", "L10", "M9"),  # M11 in a later row
    ],
)
def test_the_demon_keeps_to_a_fixed_order(hero: str, demon: str, first: str) -> None:
    play = hunted(f"chamber {hero}", demon)
    play.rolls(IDLE)
    assert play.said("demon-walks")[0]["square"] == f"square:{first}"


@pytest.mark.rule("drq-sol-05")
def test_the_pool_is_full_whenever_the_hero_is_outside() -> None:
    play = Play()
    play.place("A6 G7 chamber")
    play.begin_turn().choose("stay").throws(gold("D D D - - - - - - -"))
    assert play.state.dragons == 3
    play.choose("leave", "step-out square:K5")
    assert play.state.dragons == 0
    play.rolls("room room blank blank / blank").walk("K6 chamber")
    assert play.throw_name() == "chamber:10"


@pytest.mark.rule("drq-sol-06")
@pytest.mark.parametrize(
    ("total", "title"),
    [
        (0, "Lucky to breathe"),
        (1450, "Lucky to breathe"),
        (1500, "Cellar thief"),
        (3000, "Treasure hunter"),
        (4950, "Treasure hunter"),
        (5000, "Bane of the castle"),
        (8000, "Living legend"),
    ],
)
def test_a_survivor_earns_a_title(total: int, title: str) -> None:
    play = Play()
    play.place("chamber K5 P6").coins50 = total // 50
    play.begin_turn().rolls(STEP).walk("exit")
    result = GAME.result(play.state)
    assert (result.scores, result.winners) == ((total,), (0,))
    assert say("en", GAME, result.text, result.args) == f"Back in daylight with {total:,} in gold: {title}."


@pytest.mark.rule("drq-sol-06")
def test_a_dead_hero_is_told_the_cause() -> None:
    play = Play()
    assert play.hero().status == INSIDE
    play.hero().suns = 19
    play.rolls(IDLE)
    result = GAME.result(play.state)
    assert result.winners == ()
    assert "sunset" in say("en", GAME, result.text, result.args)
