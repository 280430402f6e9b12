"""What useful objects do (drq-obj); Orb and Key, which are used while walking, are in test_orb_and_key.py."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import GAME, Play, spot

from questhall.games.dragonquest.model.castle import BLACK
from questhall.games.dragonquest.model.state import TILE
from questhall.games.dragonquest.views import refs

GUARDS = [("arrow", "chainmail"), ("fog", "hood"), ("trapdoor", "rope")]


def gone(play: Play, item: str) -> bool:
    """Used up, and nothing else with it: with no hero and not for sale."""
    supply = [each["id"] for each in GAME.view(play.state, None)["supply"]["objects"]]
    if item in supply or any(item in play.sheet(h.seat)["objects"] for h in play.state.heroes):
        return False
    return play.state.objects_gone == 1 << refs.item_number(item)


def escape(*items: str) -> Play:
    play = Play()
    play.place("G6 chamber K6 P6")
    play.own(*items)
    return play.begin_turn().rolls("room blank blank blank / blank").walk("exit")


def arriving(line: str = "G5 G6", seats: int = 1, **options: str) -> Play:
    """The owner of the talisman walks into the chamber."""
    play = Play(seats, **options)
    play.place(line)
    play.own("talisman")
    return play


def walk_in(play: Play) -> Play:
    return play.begin_turn().rolls("room blank blank blank / blank").walk("chamber")


def crowded(dragons: int) -> Play:
    """The owner of the talisman walks in while another hero is inside and some dragons are set aside."""
    play = arriving(seats=2)
    play.place("G6 chamber", seat=1)
    play.state.dragons = dragons
    return walk_in(play).choose("use object:talisman")


# At once, and at the end


@pytest.mark.rule("drq-obj-02")
@pytest.mark.parametrize(("before", "after"), [(13, 16), (4, 7)])
def test_the_potion_gives_three_lp_beyond_thirteen(before: int, after: int) -> None:
    play = Play()
    play.hero().lp = before
    play.hero().finds = 5
    play.begin_turn().choose("buy object:potion")
    assert (play.sheet()["lp"], play.sheet()["bones"]) == (after, 16)
    play.danger("trapdoor", "trapdoor")
    assert play.sheet()["lp"] == after - 3


@pytest.mark.rule("drq-obj-03")
@pytest.mark.parametrize(("item", "value"), [("necklace", 1000), ("buckle", 800), ("silver_ring", 500)])
def test_valuables_count_for_who_escapes_only(item: str, value: int) -> None:
    assert escape(item).state.scores() == [value]
    play = Play()
    play.own(item)
    play.hero().trapdoors = 2
    assert play.danger("trapdoor", "trapdoor").state.scores() == [0]


@pytest.mark.rule("drq-obj-03", "drq-obj-24")
def test_only_printed_values_are_added() -> None:
    tools = ("talisman", "magic_ring", "orb", "key", "chainmail", "hood", "rope")
    assert escape(*tools).state.scores() == [0]
    assert escape(*tools, "necklace", "buckle", "silver_ring").state.scores() == [2300]


# The Dragon Talisman


@pytest.mark.rule("drq-obj-04")
@pytest.mark.parametrize("line", ["G5 G6", "G6 chamber K6 K5"])
def test_the_talisman_is_announced_on_arrival_before_throwing(line: str) -> None:
    play = walk_in(arriving(line))
    assert "chamber-rolled" not in play.kinds()
    assert play.names() == ["use object:talisman", "keep object:talisman"]
    play.choose("use object:talisman").throws("star blank blank blank blank blank blank blank blank blank")
    assert play.throw_name() == "chamber:9"


@pytest.mark.rule("drq-obj-04")
def test_a_talisman_that_is_kept_gives_one_throw() -> None:
    play = walk_in(arriving()).choose("keep object:talisman")
    play.throws("star blank blank blank blank blank blank blank blank blank")
    assert play.owns("talisman")
    assert play.asked() == "StayOrLeave"


@pytest.mark.rule("drq-obj-04")
def test_the_talisman_gives_no_second_throw_in_a_later_turn() -> None:
    blanks = " ".join(["blank"] * 10)
    play = walk_in(arriving()).choose("use object:talisman").throws(blanks, blanks)
    play.choose("stay").throws(blanks)
    assert play.asked() == "StayOrLeave"


@pytest.mark.rule("drq-obj-04")
@pytest.mark.parametrize(("option", "asked"), [("no", "ThrowChamberDice"), ("yes", "OfferTalisman")])
def test_option_talisman_any_roll(option: str, asked: str) -> None:
    play = arriving("G6 chamber", talisman_any_roll=option).begin_turn().choose("stay")
    assert play.asked() == asked


@pytest.mark.rule("drq-obj-05", "drq-obj-06", "drq-obj-07", "drq-obj-23")
def test_the_two_throws_of_the_talisman() -> None:
    play = walk_in(arriving()).choose("use object:talisman")
    assert play.throw_name() == "chamber:10"
    play.throws("dragon dragon star star blank blank blank coin50 coin50 coin100")
    assert (play.state.dragons, play.sheet()["coins"]) == (2, {"50": 2, "100": 1})
    assert play.throw_name() == "chamber:6"
    play.throws("dragon star star blank coin50 coin100")
    assert (play.state.dragons, play.sheet()["coins"]) == (3, {"50": 3, "100": 2})
    assert "apple" in play.offered()
    assert play.why("treasure:sceptre") == "drq-cha-08"
    play.choose("take treasure:apple")
    assert play.asked() == "StayOrLeave"
    assert gone(play, "talisman")


@pytest.mark.rule("drq-obj-06")
def test_without_blanks_and_coins_there_is_no_second_throw() -> None:
    play = crowded(5).throws("dragon star star star star")
    assert play.asked() == "TakeTreasure"
    assert "apple" in play.offered()


@pytest.mark.rule("drq-obj-08")
def test_the_dragon_may_wake_at_the_first_throw_of_the_talisman() -> None:
    play = crowded(5).throws("dragon dragon blank blank star")
    assert play.asked() == "Burn"
    assert play.kinds().count("chamber-rolled") == 1
    assert gone(play, "talisman")


@pytest.mark.rule("drq-obj-08")
def test_the_dragon_may_wake_at_the_second_throw_of_the_talisman() -> None:
    play = crowded(5).throws("dragon blank blank blank star", "dragon blank blank")
    assert play.asked() == "Burn"
    assert gone(play, "talisman")


# The Magic Ring


@pytest.mark.rule("drq-obj-09", "drq-obj-11", "drq-obj-23")
@pytest.mark.parametrize("monster", ["ghoul", "troll", "orc"])
def test_the_ring_drives_a_monster_off_before_the_first_roll(monster: str) -> None:
    play = Play(2)
    play.own("magic_ring")
    play.danger(monster, monster)
    assert play.names() == ["use object:magic_ring", "keep object:magic_ring"]
    play.choose("use object:magic_ring")
    assert (play.state.active, play.sheet()["lp"]) == (1, 13)
    assert "battle-die" not in play.kinds()
    assert gone(play, "magic_ring")


@pytest.mark.rule("drq-obj-11")
def test_the_ring_drives_the_skeleton_off() -> None:
    play = Play(2)
    play.own("magic_ring")
    play.hero().row, play.hero().finds = 2, 6
    play.begin_turn().rolls("find blank blank blank / blank").choose("use object:magic_ring")
    assert (play.state.active, play.sheet()["lp"]) == (1, 13)
    assert play.kinds().count("ring-used") == 1


@pytest.mark.rule("drq-obj-10")
def test_the_ring_cannot_be_used_once_a_battle_die_was_rolled() -> None:
    play = Play()
    play.own("magic_ring")
    play.danger("troll", "troll").choose("keep object:magic_ring").throws("monster", "2")
    assert play.throw_name() == "battle:troll"
    play.throws("sword")
    assert (play.sheet()["lp"], play.owns("magic_ring")) == (11, True)


@pytest.mark.rule("drq-obj-11")
def test_the_ring_is_no_help_against_trap_and_spider() -> None:
    play = Play()
    h = play.place("G6 chamber K6")
    h.spider = TILE
    play.own("magic_ring")
    play.begin_turn().throws("venom").danger("arrow", "arrow", "1")
    assert play.throw_name() == "spider"
    assert (h.lp, play.owns("magic_ring")) == (13 - 2 - 2, True)


@pytest.mark.rule("drq-obj-11")
def test_the_ring_is_no_help_against_the_demon() -> None:
    play = Play()
    h = play.place("G6 chamber K5 K4 L4")
    h.demon, h.demon_at, h.crossed = TILE, spot("M5"), 1 << BLACK | 1 << spot("M5")
    play.own("magic_ring")
    play.begin_turn().idle()
    assert play.sheet()["cause"] == "demon"


# Chainmail, hood and rope


@pytest.mark.rule("drq-obj-20", "drq-obj-21", "drq-obj-22", "drq-obj-23")
@pytest.mark.parametrize(("trap", "guard"), GUARDS)
def test_a_guard_stops_the_next_trap_of_its_kind_by_itself(trap: str, guard: str) -> None:
    play = Play(2)
    play.own(guard)
    play.danger(trap, trap)
    assert play.state.active == 1
    sheet = play.sheet()
    assert (sheet["lp"], sheet["miss"], sheet["traps"][trap]) == (13, "", 0)
    assert "damage-dice" not in play.kinds()
    assert gone(play, guard)


@pytest.mark.rule("drq-obj-20")
@pytest.mark.parametrize(("trap", "guard"), GUARDS)
def test_a_guard_stops_no_other_trap(trap: str, guard: str) -> None:
    play = Play(2)
    play.own(*{"chainmail", "hood", "rope"} - {guard})
    play.danger(trap, trap, *(["1"] if trap == "arrow" else []))
    assert play.sheet()["traps"][trap] == 1
    assert play.sheet()["lp"] < 13
    assert len(play.sheet()["objects"]) == 2


@pytest.mark.rule("drq-obj-23")
def test_a_guard_works_once() -> None:
    play = Play()
    play.own("rope")
    play.danger("trapdoor", "trapdoor").danger("trapdoor", "trapdoor")
    assert (play.sheet()["lp"], play.sheet()["traps"]["trapdoor"]) == (10, 1)


@pytest.mark.rule("drq-obj-22")
def test_a_guard_saves_from_the_third_trap() -> None:
    play = Play()
    play.own("rope")
    play.hero().trapdoors = 2
    play.danger("trapdoor", "trapdoor")
    assert (play.sheet()["status"], play.sheet()["traps"]["trapdoor"]) == ("inside", 2)
    play.danger("trapdoor", "trapdoor")
    assert play.sheet()["cause"] == "trap"


@pytest.mark.rule("drq-obj-21")
@pytest.mark.parametrize(("answer", "lp", "count"), [("use", 13, 0), ("keep", 10, 1)])
def test_option_guard_use_ask(answer: str, lp: int, count: int) -> None:
    play = Play(guard_use="ask")
    play.own("rope")
    play.danger("trapdoor", "trapdoor")
    assert play.names() == ["use object:rope", "keep object:rope"]
    play.choose(f"{answer} object:rope")
    assert (play.sheet()["lp"], play.sheet()["traps"]["trapdoor"]) == (lp, count)
    assert play.owns("rope") == (answer == "keep")


@pytest.mark.rule("drq-obj-23")
def test_another_object_is_no_answer_to_the_question() -> None:
    play = Play()
    play.own("magic_ring", "rope")
    play.danger("orc", "orc")
    assert play.why("object:rope") == "drq-obj-23"
