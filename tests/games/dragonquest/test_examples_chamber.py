"""The worked examples of the chamber and its dangers: Lars, Martina, Nicholas, X4, X5, X7 and X8."""

from __future__ import annotations

from tests.games.dragonquest.play import GAME, Play, at, gold, spot

from questhall.games.dragonquest.model.state import BY_FIRE, DEAD, ESCAPED, INSIDE, ROWS

IDLE = "blank blank blank blank / blank"
STEP = "room blank blank blank / blank"
LARS, MARTINA = 0, 1


def lars_enters() -> Play:
    play = Play(2)
    play.place("A6 B6 G6", LARS)
    play.place("A6 B6 G5", MARTINA)
    play.begin_turn(LARS).rolls(STEP).walk("chamber")
    return play.throws(gold("D D - 50 50 100 * * * *"))


def loot(play: Play, seat: int) -> int:
    return GAME.view(play.state, None)["heroes"][seat]["loot"]


def test_lars_takes_the_golden_apple() -> None:
    play = lars_enters()
    assert 10 - play.state.dragons == 8
    assert loot(play, LARS) == 200
    small = {
        f"take treasure:{name}" for name in ["horn", "pearls", "chess", "mask", "dagger", "goblet", "tiara", "apple"]
    }
    assert set(play.names()) == small | {"take-nothing"}
    thrown = ["dragon", "dragon", "blank", "coin50", "coin50", "coin100", "star", "star", "star", "star"]
    assert GAME.view(play.state, None)["chamber"]["thrown"] == thrown
    play.choose("take treasure:apple")
    assert GAME.view(play.state, None)["chamber"]["thrown"] == []
    assert loot(play, LARS) == 2400


def test_martina_joins_him_and_finds_little() -> None:
    play = lars_enters().choose("take treasure:apple")
    play.rolls(STEP).walk("chamber").throws(gold("D D - - - 50 100 *"))
    assert (play.state.dragons, loot(play, MARTINA)) == (4, 150)
    assert play.state.active == LARS


def test_nicholas_is_burnt() -> None:
    play = Play()
    h = play.place("A6 G7 chamber")
    h.lp, h.coins50, h.boxes50 = 5, 3, 3
    play.hold("apple", "horn")
    play.state.dragons = 5
    play.begin_turn().choose("stay").throws(gold("D D - 50 *"))
    assert play.in_supply("apple") and play.in_supply("horn")
    assert loot(play, 0) == 0
    play.throws(gold("D D - - - 50 100 * * *"), "2 3")
    assert play.said("lp-lost")[0]["lost"] == 7
    assert (h.status, h.cause, h.lp) == (DEAD, BY_FIRE, 0)
    assert (play.state.dragons, play.state.treasures) == (0, play.state.table.treasures_in_play)


def test_x4_leaving_the_chamber() -> None:
    play = Play()
    h = play.place("A6 G7 chamber")
    play.state.dragons = 3
    play.begin_turn().forget()
    suns = h.suns
    play.choose("leave", "step-out square:K5")
    assert h.line[-2:] == (spot("chamber"), spot("K5"))
    assert play.state.dragons == 0
    assert play.throw_name() == "movement:4+red"  # the next turn, without a wall step
    assert h.suns == suns + 1
    assert {"movement-rolled", "chamber-rolled"}.isdisjoint(play.kinds())
    play.throws(IDLE).choose("stop")
    assert play.asked() == "GuessTile"  # walls again in the turn after


def demon_awake(line: str) -> Play:
    play = Play(2)
    play.place(line)
    play.haunt()
    return play.begin_turn().forget()


def test_x5_the_demon_sets_out() -> None:
    play = demon_awake("chamber K5 N5").rolls(STEP).walk("O5")
    assert play.names() == ["steer square:L9", "steer square:M9", "steer square:N10"]
    play.choose("steer square:N10")
    assert GAME.view(play.state, None)["heroes"][0]["demon"] == "square:O9"
    closed = GAME.view(play.state, None)["heroes"][0]["crossed"]
    assert set(closed) == {"square:M10", "square:N10", "square:O9"}


def test_x5_the_demon_comes_too_late() -> None:
    play = demon_awake("chamber K5 P6").rolls(STEP).walk("exit")
    while play.asked() == "DemonStep":
        play.choose(play.names()[0])
    assert play.kinds().count("demon-walks") == 2
    assert play.hero().status == ESCAPED


def test_x7_the_skeleton() -> None:
    play = Play(2)
    h = play.place("A6 B6 C6")
    h.row, h.finds = 2, 6
    play.begin_turn().rolls("room find blank blank / blank").walk("C7").throws("skull", "skull", "sword")
    assert (h.lp, h.row) == (10, ROWS)
    play.rolls(IDLE).rolls("find find find find / find")
    assert (h.row, h.finds, h.status) == (ROWS, 0, INSIDE)


def test_x8_two_heroes_in_the_fire() -> None:
    play = Play(2)
    for seat in (LARS, MARTINA):
        play.place("A6 G7 chamber", seat)
    play.hold("apple", seat=LARS)
    play.hold("horn", seat=MARTINA)
    play.state.dragons = 5
    play.begin_turn(LARS).forget().choose("stay").throws(gold("D D - 50 *"))
    assert [(told.kind, told.seat) for told in play.told()][-3:] == [
        ("treasures-returned", LARS),
        ("treasures-returned", MARTINA),
        ("coins-scratched", LARS),
    ]
    for _ in (LARS, MARTINA):
        play.throws(gold("- - - - - - - - - -"), "1 1")
    play.choose("flee square:K5", "flee square:K6")
    assert (at(play.hero(LARS)), at(play.hero(MARTINA))) == ("K5", "K6")
    assert (play.state.active, play.hero(MARTINA).suns) == (MARTINA, 1)
    assert play.throw_name() == "movement:4+red"  # no wall step for her either
