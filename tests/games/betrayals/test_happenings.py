"""The nine events (3.12)."""

from __future__ import annotations

import pytest
from tests.games.betrayals.fights import fight
from tests.games.betrayals.play import check_conserved, item, lay, who

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.village import price


@pytest.mark.rule("dqt-evt-01", "dqt-gen-10", "dqt-gen-07")
def test_the_toll_is_half_of_everybodys_gems_rounded_down() -> None:
    play = lay(who("thief", gems=7), who("warrior", gems=1), who("minstrel", gems=0), who("ranger", gems=4))
    bank = play.s.bank
    play.enters("toll")
    assert play.gems() == [4, 1, 0, 2]
    assert play.s.bank == bank + 5
    check_conserved(play.s)


@pytest.mark.rule("dqt-evt-02", "dqt-vil-16")
def test_fair_day_lowers_item_prices_until_the_next_turn() -> None:
    play = lay(who("thief", gems=1, wounds=1), seats=3).enters("fair_day", "forgotten_chest")
    assert price(play.s, item("double_axe")) == 7 and price(play.s, item("copper_ring")) == 1
    play.answer(codes.BUY + item("watchmans_bow"), seat=0)
    assert play.gems()[0] == 5 - 3
    play.answer(codes.TEMPLE, seat=0)
    assert play.gems()[0] == 0, "the Temple costs two as ever"
    for drawn in ("moonlit_spring", "moonlit_spring"):
        play.answer(codes.DONE, seat=play.s.active)
        assert price(play.s, item("double_axe")) == 7
        play.s.others |= 1 << 1
        play.enters(drawn)
    play.answer(codes.DONE, seat=2)
    assert play.s.active == 0 and price(play.s, item("double_axe")) == 8


@pytest.mark.rule("dqt-evt-03", "dqt-wnd-05", "dqt-itm-22")
def test_marsh_fever_wounds_everybody() -> None:
    play = lay(
        who("thief"), who("warrior", wounds=4), who("minstrel", wears="healers_pendant"), who("ranger", wounds=1)
    )
    assert play.enters("marsh_fever").wounds() == [1, 4, 0, 2]


@pytest.mark.rule("dqt-evt-04")
def test_brothers_round_heals_up_to_two_wounds_of_everybody() -> None:
    play = lay(who("thief", wounds=3), who("warrior", wounds=1), who("minstrel"), who("ranger", wounds=4))
    assert play.enters("brothers_round").wounds() == [1, 0, 0, 2]


@pytest.mark.rule("dqt-evt-05", "dqt-trn-02")
def test_the_moon_shines_until_the_active_players_next_turn() -> None:
    play = lay(who("thief"), seats=3).enters("blood_moon", "gutter_goblin")
    assert play.told(events.MONSTER_MET)[0][3] == 7, "on the next card already"
    fight(play, 7, 1)
    play.answer(codes.DONE, seat=0).enters("tinker_kobold")
    assert play.told(events.MONSTER_MET)[1][3] == 8, "and for everybody"
    fight(play, 7, 1).answer(codes.DONE, seat=1).enters("forgotten_chest").answer(codes.DONE, seat=2)
    assert play.s.moon == NONE
    play.enters("hill_bandit")
    assert play.told(events.MONSTER_MET)[2][3] == 8


@pytest.mark.rule("dqt-evt-06", "dqt-trn-05")
def test_during_a_truce_nobody_opens_an_arena() -> None:
    play = lay(who("thief"), seats=3).enters("heralds_truce", "forgotten_chest")
    play.answer(codes.DONE, seat=0)
    assert codes.ARENA not in play.codes(1) and codes.DUNGEON in play.codes(1)
    play.enters("moonlit_spring").answer(codes.DONE, seat=1)
    assert codes.ARENA not in play.codes(2)
    play.enters("gutter_goblin")
    fight(play, 7, 1).answer(codes.DONE, seat=2)
    assert codes.ARENA + 1 in play.codes(0), "it ends with the turn of whoever drew it"


@pytest.mark.rule("dqt-evt-07", "dqt-cur-02")
@pytest.mark.parametrize(
    ("trophies", "cursed"),
    [((1, 5, 3, 2), 1), ((0, 4, 4, 1), 1), ((4, 4, 0, 4), 0), ((0, 0, 0, 0), 0), ((1, 0, 2, 2), 2)],
)
def test_the_evil_eye_looks_at_the_leader(trophies: tuple[int, ...], cursed: int) -> None:
    names = ("thief", "warrior", "minstrel", "ranger")
    people = [who(name, trophies=n, cursed=name == "ranger") for name, n in zip(names, trophies, strict=True)]
    assert lay(*people).enters("evil_eye").s.curse == cursed


@pytest.mark.rule("dqt-evt-07")
def test_a_tie_is_broken_clockwise_from_the_active_player() -> None:
    people = [who(name, trophies=n) for name, n in (("thief", 3), ("warrior", 0), ("minstrel", 3), ("ranger", 1))]
    assert lay(*people, active=1).enters("evil_eye").s.curse == 2


@pytest.mark.rule("dqt-evt-08")
def test_the_village_collects_for_all_who_have_the_fewest_points() -> None:
    people = [who(name, trophies=n) for name, n in (("thief", 3), ("warrior", 1), ("minstrel", 1), ("ranger", 2))]
    assert lay(*people).enters("village_collection").gems() == [0, 3, 3, 0]


@pytest.mark.rule("dqt-evt-08", "dqt-gen-05", "dqt-gen-06")
def test_the_bank_serves_them_clockwise_from_the_active_player() -> None:
    people = [who("thief", trophies=1, gems=36), who("warrior"), who("minstrel"), who("ranger", trophies=1)]
    play = lay(*people, active=2).enters("village_collection")
    assert play.gems() == [36, 1, 3, 0]
    assert play.told(events.BANK_SHORT)[0][1:3] == (1, 2)
    check_conserved(play.s)
