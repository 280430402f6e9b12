"""The wall step (drq-wal): when it takes place, the tile, the guess, who blocks. Which squares: test_blocks.py."""

from __future__ import annotations

from functools import partial

import pytest
from tests.games.dragonquest.play import GAME, Play, at, spots

from questhall.engine.core import IllegalAnswer, apply_checked
from questhall.games.dragonquest.model.castle import BLACK, SQUARES
from questhall.games.dragonquest.model.state import DEAD, ESCAPED, TILE, WALL_TILE

BLANKS = " ".join(["blank"] * 10)


def blocked(play: Play, seat: int = 0) -> list[str]:
    return [ref.removeprefix("square:") for ref in play.sheet(seat)["blocked"]]


# When


@pytest.mark.rule("drq-wal-01")
@pytest.mark.parametrize("suns", [0, 9, 18])
def test_a_wall_step_in_the_first_and_the_last_turn_too(suns: int) -> None:
    play = Play(2)
    play.hero().suns = suns
    assert play.begin_turn().asked() == "HideTile"
    assert play.idle().asked() == "HideTile"


@pytest.mark.rule("drq-wal-02")
@pytest.mark.parametrize(("answer", "step"), [("stay", "ThrowChamberDice"), ("leave", "LeaveChamber")])
def test_no_wall_step_in_a_turn_begun_in_the_chamber(answer: str, step: str) -> None:
    play = Play(2)
    play.place("G6 chamber")
    assert play.begin_turn().choose(answer).asked() == step


@pytest.mark.rule("drq-wal-03")
def test_no_wall_step_in_the_first_turn_after_leaving() -> None:
    play = Play(2)
    play.place("G6 chamber")
    play.begin_turn().choose("leave", "step-out square:K5").idle()
    assert (play.state.active, play.asked()) == (0, "RollMovement")
    play.idle().idle()
    assert (play.state.active, play.asked()) == (0, "HideTile")


@pytest.mark.rule("drq-wal-03")
def test_no_wall_step_in_the_first_turn_after_fleeing() -> None:
    play = Play(2)
    for seat in (0, 1):
        play.place("G6 chamber", seat)
    play.state.dragons = 6
    play.begin_turn().choose("stay").throws("dragon blank blank blank", BLANKS, "1 1", BLANKS, "1 1")
    play.choose("flee square:G5", "flee square:K5")
    steps = []
    for _ in range(4):
        steps.append((play.state.active, play.asked()))
        play.idle()
    assert steps == [(1, "RollMovement"), (0, "RollMovement"), (1, "HideTile"), (0, "HideTile")]


@pytest.mark.rule("drq-wal-04")
def test_no_wall_step_on_a_missed_turn() -> None:
    play = Play(2)
    play.hero().miss = TILE
    play.forget().begin_turn()
    assert play.kinds() == ["turn-begins", "sun-crossed", "turn-missed", "turn-begins", "sun-crossed"]


# Tile and guess


@pytest.mark.rule("drq-wal-05", "drq-wal-10")
def test_the_neighbour_hides_one_of_three_tiles_each_time() -> None:
    play = Play(2)
    for seat in (1, 0, 1, 0):
        assert (play.asked(), play.seat()) == ("HideTile", seat)
        assert play.names() == ["hide tile:1", "hide tile:2", "hide tile:3"]
        play.choose("hide tile:3", "guess tile:2").idle()


@pytest.mark.rule("drq-wal-05")
def test_the_tile_is_secret_until_the_guess() -> None:
    seen = []
    for tile in (1, 3):
        play = Play(3).choose(f"hide tile:{tile}")
        assert GAME.view(play.state, 2)["wall"] == {"hidden": True, "tile": tile}
        told = [each for each in play.told() if each.may_know(0)]
        seen.append([[GAME.view(play.state, seat) for seat in (0, 1, None)], told])
        assert [each.kind for each in play.told() if not each.may_know(0)] == ["tile-known"]
    assert seen[0] == seen[1]


@pytest.mark.rule("drq-wal-05")
def test_who_imagines_the_game_knows_the_tile_only_if_he_hid_it() -> None:
    s = Play(2).choose("hide tile:1").state
    assert [s.imagine(1, partial(float, u)).tile for u in (0.0, 0.5, 0.9)] == [1, 1, 1]
    assert [s.imagine(0, partial(float, u)).tile for u in (0.0, 0.5, 0.9)] == [1, 2, 3]


@pytest.mark.rule("drq-wal-05", "drq-wal-06")
def test_tile_first_guess_second_and_neither_is_changed() -> None:
    play = Play(2).choose("hide tile:3")
    assert (play.asked(), play.seat()) == ("GuessTile", 0)
    assert play.names() == ["guess tile:1", "guess tile:2", "guess tile:3"]
    with pytest.raises(IllegalAnswer):
        apply_checked(play.state, 1, WALL_TILE + 1)
    before = play.state.revealed
    play.choose("guess tile:1")
    assert play.said("tile-shown") == [{"tile": 3, "hit": "no", "hero": "seat:0"}]
    assert play.state.revealed == before + 1  # from here on nothing is taken back freely


@pytest.mark.rule("drq-wal-07")
@pytest.mark.parametrize("guess", [1, 3])
def test_a_wrong_guess_blocks_nothing(guess: int) -> None:
    play = Play(2).choose("hide tile:2", f"guess tile:{guess}")
    assert (play.asked(), blocked(play)) == ("RollMovement", [])
    assert not GAME.view(play.state, None)["wall"]["hidden"], "it lies open"


@pytest.mark.rule("drq-wal-08")
@pytest.mark.parametrize("tile", [1, 2, 3])
def test_a_right_guess_blocks_one_square_before_the_dice(tile: int) -> None:
    play = Play(2).choose(f"hide tile:{tile}", f"guess tile:{tile}")
    assert (play.asked(), play.seat()) == ("BlockSquare", 1)
    assert "decline" not in play.names()
    play.choose("block square:E8")
    assert (play.asked(), blocked(play)) == ("RollMovement", ["E8"])
    assert play.kinds()[-1] == "blocked"


@pytest.mark.rule("drq-wal-08")
def test_the_first_seat_blocks_like_any_other() -> None:
    play = Play(2).idle().hit_wall()
    assert (play.asked(), play.seat()) == ("BlockSquare", 0)
    assert blocked(play.choose("block square:E8"), 1) == ["E8"]


@pytest.mark.rule("drq-wal-08")
def test_option_block_duty_may() -> None:
    play = Play(2, block_duty="may").hit_wall()
    assert {"E8", "P4"} < play.offered()
    play.choose("decline")
    assert (play.asked(), blocked(play)) == ("RollMovement", [])
    assert play.said("not-blocked")[0]["declined"] == 1


@pytest.mark.rule("drq-wal-09")
@pytest.mark.parametrize("seats", [1, 2])
def test_without_a_legal_square_nothing_is_blocked(seats: int) -> None:
    play = Play(seats)
    play.hero().crossed = SQUARES
    play.hit_wall()
    assert (play.asked(), blocked(play)) == ("RollMovement", [])
    assert play.said("not-blocked")[0]["declined"] == 0


@pytest.mark.rule("drq-wal-01")
def test_tiles_are_of_no_use_outside_the_wall_step() -> None:
    assert Play().to_dice().throws("room blank blank blank / blank").why("tile:1") == "drq-wal-01"


@pytest.mark.rule("drq-wal-05", "drq-wal-07", "drq-wal-08")
def test_option_fast_walls() -> None:
    play = Play(2, fast_walls="on")
    assert play.throw_name() == "fast_wall"
    assert play.state.chance.probability(1) == 1 / 3
    assert play.throws("miss").asked() == "RollMovement"
    play = Play(2, fast_walls="on").throws("hit")
    assert (play.asked(), play.seat()) == ("BlockSquare", 1)
    play = Play(fast_walls="on").throws("hit")
    assert len(blocked(play)) == 1


# Who


@pytest.mark.rule("drq-wal-20")
@pytest.mark.parametrize("status", [DEAD, ESCAPED])
def test_a_dead_or_escaped_neighbour_still_blocks(status: int) -> None:
    play = Play(3)
    play.hero(2).status = status
    play.begin_turn()
    assert (play.asked(), play.seat()) == ("HideTile", 2)
    assert play.hit_wall().seat() == 2


@pytest.mark.rule("drq-wal-20")
def test_option_ghost_neighbours_no() -> None:
    play = Play(3, ghost_neighbours="no")
    play.hero(2).status = DEAD
    play.begin_turn()
    assert (play.asked(), play.seat()) == ("HideTile", 1)
    assert play.hit_wall().seat() == 1
    play.hero(1).status = ESCAPED
    play.begin_turn()
    assert play.asked() == "GuessTile"
    assert len(blocked(play.hit_wall())) == 1
    assert play.told()[-1].args["hero"] == "@castle"


@pytest.mark.rule("drq-wal-21")
@pytest.mark.parametrize("tile", [1, 2, 3])
def test_solo_the_tile_is_drawn(tile: int) -> None:
    play = Play().choose("guess tile:2")
    assert play.throw_name() == "wall"
    assert play.state.chance.probability(tile) == 1 / 3
    play.throws(str(tile))
    assert (len(blocked(play)) == 1) == (tile == 2)
    assert play.said("tile-shown")[0]["tile"] == tile


@pytest.mark.rule("drq-wal-22")
def test_solo_the_castle_blocks_where_it_hinders_most() -> None:
    play = Play()
    play.place("A6 A7 B7 B8 C8 D8")
    play.begin_turn()
    before = play.sheet()["steps_left"]
    play.hit_wall()
    # E8 and F8 lie on every shortest way into the chamber and cost two steps each; F8 is nearer to three steps ahead
    assert (play.asked(), blocked(play)) == ("RollMovement", ["F8"])
    assert play.sheet()["steps_left"] == before + 2
    assert play.said("blocked")[0]["hero"] == "@castle"


@pytest.mark.rule("drq-wal-22")
@pytest.mark.parametrize("line", ["A6", "A6 B6 C6 C7 D7 E7", "G6 chamber K7 L7 M7", "G6 chamber K7 K8 L8 M8"])
def test_solo_no_legal_block_costs_more_steps(line: str) -> None:
    alone, watched = Play(), Play(2)
    for play in (alone, watched):
        play.place(line)
        play.begin_turn().hit_wall()
    detours = {each.refs[0]: each.args["detour"] for each in GAME.options(watched.state, 1)}
    assert detours[alone.sheet()["blocked"][0]] == max(detours.values())


@pytest.mark.parametrize("line", ["A6", "A6 B6 C6 C7 D7 E7", "G6 chamber K7 L7 M7"])
def test_a_neighbour_is_told_which_block_the_castle_would_choose(line: str) -> None:
    alone, watched = Play(), Play(2)
    for play in (alone, watched):
        play.place(line)
        play.begin_turn().hit_wall()
    best = [each.refs[0] for each in GAME.options(watched.state, 1) if each.args.get("best")]
    assert best == alone.sheet()["blocked"]


@pytest.mark.rule("drq-wal-22")
def test_option_solo_blocks_self() -> None:
    play = Play(solo_blocks="self").hit_wall()
    assert (play.asked(), play.seat()) == ("BlockSquare", 0)
    assert not any(each.args.get("best") for each in GAME.options(play.state, 0))  # nobody is told to hinder himself
    assert blocked(play.choose("block square:P4")) == ["P4"]


# For whom, and for how long


@pytest.mark.rule("drq-wal-18")
def test_a_blocked_square_stays_blocked() -> None:
    play = Play()
    h = play.place("E9 F9")
    h.blocked = spots("G9")
    play.own("key")
    play.begin_turn().rolls("room room blank blank / blank").walk("G9 H9")
    assert blocked(play) == ["G9"]
    for _ in range(3):
        play.idle()
    play.rolls("room room blank blank / blank")
    assert play.why("square:G9") == "drq-wlk-06"


@pytest.mark.rule("drq-wal-19")
def test_a_block_concerns_one_sheet() -> None:
    play = Play(2).hit_wall().choose("block square:C8").idle()
    assert (blocked(play), blocked(play, 1)) == (["C8"], [])
    play.place("A6 A7 B7 C7", seat=1)
    play.place("A6 A7 B7 C7")
    play.rolls("room blank blank blank / blank")
    assert "C8" in play.offered()
    play.choose("stop").rolls("room blank blank blank / blank")
    assert play.why("square:C8") == "drq-wlk-06"


@pytest.mark.rule("drq-wal-23")
def test_walls_do_not_hinder_the_demon() -> None:
    play = Play(2)
    h = play.place("G6 chamber K5 K4 O4 O5")
    h.demon, h.demon_at, h.crossed = TILE, BLACK, 1 << BLACK
    h.blocked = spots("O9")
    play.begin_turn().idle().choose("steer square:N10")
    assert play.sheet()["demon"] == "square:O9"
    assert at(h) == "O5"
