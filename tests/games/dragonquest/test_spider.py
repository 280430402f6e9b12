"""The spider and its venom (drq-spi)."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import GAME, Play, at, timeless

from questhall.engine.core import CHANCE
from questhall.games.dragonquest.model.state import NOTE, TILE

ONE_FIND = "find blank blank blank / blank"
TEN_BLANKS = "blank blank blank blank blank blank blank blank blank blank"


def bitten(line: str, **fields: int) -> Play:
    """A hero with a spider tile and that line; his turn begins."""
    play = Play()
    h = play.place(line)
    h.spider = TILE
    for name, value in fields.items():
        setattr(h, name, value)
    return play.begin_turn()


def rolls_spider(play: Play) -> bool:
    return play.state.waiting == CHANCE and play.throw_name() == "spider"


@pytest.mark.rule("drq-spi-01")
def test_the_bite_is_a_tile_and_nothing_else() -> None:
    play = Play()
    play.hero().finds = 6
    before = GAME.view(play.state, None)
    play.rolls(ONE_FIND)
    after = GAME.view(play.state, None)
    assert (after["heroes"][0]["spider"], after["supply"]["spider_tiles"]) == ("tile", 2)
    row = {"spider": "tile", "row": 2, "finds": 0, "rows": ["awakened", "open", "open"]}
    assert timeless(before["heroes"][0] | row) == timeless(after["heroes"][0])


@pytest.mark.rule("drq-spi-02", "drq-spi-03")
def test_the_venom_acts_once_on_the_leaving_turn_and_on_every_later_one() -> None:
    play = bitten("G6 chamber", coins50=9, boxes50=9).choose("leave")
    assert rolls_spider(play)
    play.throws("coin").choose("step-out square:K6")
    for _ in range(3):
        assert rolls_spider(play)
        play.throws("coin").idle()
    assert (play.kinds().count("spider-die"), play.hero().coins50) == (4, 5)


@pytest.mark.rule("drq-spi-03")
def test_the_die_comes_right_after_the_sun_and_before_the_purchase() -> None:
    play = bitten("G6 chamber K6", finds=6)
    assert play.kinds()[-1] == "sun-crossed"
    assert rolls_spider(play)
    assert play.throws("venom").asked() == "OfferObjects"


@pytest.mark.rule("drq-spi-04")
def test_leaving_is_announced_after_the_sun_and_before_the_die() -> None:
    play = bitten("G6 chamber", finds=6)
    assert (play.kinds()[-1], play.asked()) == ("sun-crossed", "StayOrLeave")
    assert rolls_spider(play.choose("leave"))
    assert at(play.hero()) == "chamber"
    play.throws("venom").choose("pass", "step-out square:K6")
    assert (at(play.hero()), play.hero().lp) == ("K6", 11)


@pytest.mark.rule("drq-spi-05")
@pytest.mark.parametrize(("coin", "left"), [("coin:50", (1, 1)), ("coin:100", (2, 0))])
def test_the_owner_chooses_which_coin_is_scratched(coin: str, left: tuple[int, int]) -> None:
    play = bitten("G6 chamber K6", coins50=2, boxes50=2, coins100=1, boxes100=1).throws("coin")
    assert play.names() == ["scratch coin:50", "scratch coin:100"]
    h = play.choose(f"scratch {coin}").hero()
    assert (h.coins50, h.coins100) == left
    assert (h.boxes50, h.boxes100) == (2, 1)  # scratched boxes stay used up


@pytest.mark.rule("drq-spi-05")
@pytest.mark.parametrize("kind", ["50", "100"])
def test_a_lone_kind_of_coin_is_scratched_without_asking(kind: str) -> None:
    play = bitten("G6 chamber K6", **{f"coins{kind}": 1, f"boxes{kind}": 1}).throws("coin")
    assert (play.hero().coins50, play.hero().coins100) == (0, 0)
    assert play.said("coin-lost")[0]["value"] == int(kind)


@pytest.mark.rule("drq-spi-06")
def test_without_a_coin_nothing_is_lost() -> None:
    play = bitten("G6 chamber K6", boxes50=3)  # three boxes scratched before
    before = play.sheet()
    play.throws("coin")
    assert play.sheet() == before
    assert play.asked() == "GuessTile"
    assert play.why("coin:50") == "drq-spi-05"


@pytest.mark.rule("drq-spi-07")
def test_the_venom_takes_two_lp_and_can_kill() -> None:
    assert bitten("G6 chamber K6").throws("venom").hero().lp == 11
    play = bitten("G6 chamber K6", lp=2).throws("venom")
    assert (play.asked(), play.said("died")[0]["cause"]) == ("", "spider")


@pytest.mark.rule("drq-spi-08")
def test_no_venom_before_the_first_leaving() -> None:
    play = bitten("G6")
    assert not rolls_spider(play)
    play.rolls("room blank blank blank / blank").walk("chamber").throws(TEN_BLANKS)
    assert play.choose("stay").throw_name() == "chamber:10"
    play.throws(TEN_BLANKS)
    assert "spider-die" not in play.kinds()


@pytest.mark.rule("drq-spi-08")
def test_another_hero_s_leaving_starts_no_venom() -> None:
    play = Play(2)
    play.place("G6 chamber")
    play.hero(1).spider = TILE
    play.begin_turn().choose("leave", "step-out square:K6")
    assert (play.state.active, play.asked()) == (1, "HideTile")


@pytest.mark.rule("drq-spi-09")
def test_who_is_bitten_after_leaving_rolls_from_the_next_turn_on() -> None:
    play = Play()
    play.place("G6 chamber K6").finds = 6
    play.begin_turn().rolls(ONE_FIND)
    assert play.kinds().count("spider-die") == 0
    assert (play.hero().suns, rolls_spider(play)) == (3, True)


@pytest.mark.rule("drq-spi-10")
def test_who_fled_from_the_dragon_rolls_from_his_own_next_turn_on() -> None:
    play = Play(2)
    for seat, side in enumerate(("G6", "K6")):
        play.place(f"{side} chamber", seat).spider = TILE
    play.state.dragons = 6
    play.begin_turn(0).choose("stay").throws("dragon blank blank blank")
    play.throws("star star star star star star star star star star", "1 1")
    play.throws("star star star star star star star star star star", "1 1")
    play.choose("flee square:G5", "flee square:K5")
    assert (play.state.active, rolls_spider(play)) == (1, True)  # nothing was rolled in the turn of the fire
    assert play.kinds().count("spider-die") == 0
    play.throws("coin").idle()
    assert (play.state.active, rolls_spider(play)) == (0, True)


@pytest.mark.rule("drq-spi-11")
def test_the_venom_also_acts_back_in_the_chamber_and_on_missed_turns() -> None:
    back = bitten("G6 chamber K6 K7 chamber").choose("stay")
    assert rolls_spider(back)
    assert back.throws("venom").throw_name() == "chamber:10"
    missing = bitten("G6 chamber K6", miss=NOTE)
    assert rolls_spider(missing) and "turn-missed" not in missing.kinds()
    missing.throws("venom")
    assert (missing.hero().lp, missing.kinds().count("turn-missed")) == (11, 1)
