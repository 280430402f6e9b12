"""Items that matter in fights (3.5)."""

from __future__ import annotations

import pytest
from tests.games.betrayals.fights import arena, duel, fight, quietly, totals, with_ally
from tests.games.betrayals.play import check_conserved, item, lay, who

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.rules import events


@pytest.mark.rule("dqt-itm-08", "dqt-itm-24")
@pytest.mark.parametrize(("wears", "value"), [("watchmans_bow", 7), ("oath_crown", 6), ("watchmans_bow oath_crown", 9)])
def test_the_bow_and_the_crown_help_after_the_halving(wears: str, value: int) -> None:
    play = fight(with_ally(lay(who("thief"), who("minstrel", wears=wears)).enters("ogre_cook")), 1, 1)
    assert totals(play)[0] == 8 + value + 1
    third = duel(lay(who("thief"), who("barbarian"), who("minstrel", wears=wears)), 1, (codes.ATTACKER,), 1, 1)
    assert totals(third)[0] == 8 + value + 1


@pytest.mark.rule("dqt-itm-08")
def test_the_bow_is_no_help_to_a_principal() -> None:
    assert totals(fight(lay(who("thief", wears="watchmans_bow")).enters("ogre_cook"), 1, 1))[0] == 10


@pytest.mark.rule("dqt-itm-09")
def test_the_rapier_is_no_help_to_a_third() -> None:
    play = duel(
        lay(who("thief"), who("barbarian"), who("minstrel", wears="duellists_rapier")), 1, (codes.ATTACKER,), 1, 1
    )
    assert totals(play)[0] == 8 + 5 + 1


@pytest.mark.rule("dqt-itm-12", "dqt-itm-13", "dqt-itm-16")
def test_power_armour_doubles_power_and_die_once() -> None:
    play = lay(who("thief", wears="power_armour ember_blade")).enters("kraken_of_the_well").closes()
    assert play.codes() == (codes.DONE, codes.DOUBLE)
    play.answer(codes.DOUBLE).dice(3, 7)
    assert totals(play) == (2 * 11 + 2 * 3, 25)
    assert play.worn(0) == {"ember_blade"} and not play.on_sale("power_armour")
    assert play.told(events.ARMOUR_SPENT)
    check_conserved(play.s)


@pytest.mark.rule("dqt-itm-16")
def test_a_used_power_armour_is_gone_after_a_defeat_too_and_stays_if_not_announced() -> None:
    lost = lay(who("thief", wears="power_armour")).enters("kraken_of_the_well").closes().answer(codes.DOUBLE).dice(1, 8)
    assert lost.worn(0) == set() and not lost.on_sale("power_armour") and lost.wounds()[0] == 2
    kept = lay(who("thief", wears="power_armour")).enters("ogre_cook").closes().answer(codes.DONE).dice(7, 1)
    assert kept.worn(0) == {"power_armour"}


@pytest.mark.rule("dqt-itm-14")
def test_allies_and_the_last_stand_are_not_doubled() -> None:
    play = lay(who("warrior", wears="power_armour"), who("thief")).enters("kraken_of_the_well")
    with_ally(play).answer(codes.CLOSE, seat=0)
    play.answer(codes.DOUBLE).answer(codes.STAND).dice(2, 1)
    assert totals(play)[0] == 2 * 9 + 3 + 4 + 2 * 2


@pytest.mark.rule("dqt-itm-15", "dqt-wnd-02")
def test_a_doubled_kritik_counts_32_and_wounds_like_any_other() -> None:
    play = arena(lay(who("thief", wears="power_armour"), who("minstrel")), 1, codes.NEUTRAL)
    play.answer(codes.DOUBLE).dice(8, 1)
    assert totals(play)[0] == 16 + 32
    assert play.wounds()[1] == 2


@pytest.mark.rule("dqt-itm-15")
def test_a_doubled_4_is_no_kritik() -> None:
    play = arena(lay(who("thief", wears="power_armour"), who("minstrel")), 1, codes.NEUTRAL)
    play.answer(codes.DOUBLE).dice(4, 1)
    assert totals(play)[0] == 16 + 8 and play.wounds()[1] == 1


@pytest.mark.rule("dqt-itm-16")
def test_a_used_power_armour_cannot_be_plundered() -> None:
    play = arena(lay(who("thief"), who("minstrel", wears="power_armour ember_blade")), 1, codes.NEUTRAL)
    play.answer(codes.DOUBLE).dice(8, 1)
    assert totals(play) == (24, 2 * 11 + 2)
    assert play.worn(1) == {"ember_blade"} or codes.TAKE_ITEM + item("power_armour") not in play.codes(0)
    fresh = arena(lay(who("thief"), who("minstrel", wears="power_armour")), 1, codes.NEUTRAL)
    fresh.answer(codes.DONE).dice(8, 1)
    assert fresh.worn(0) == {"power_armour"}, "the only thing to take"


@pytest.mark.rule("dqt-itm-17", "dqt-itm-13")
def test_an_ally_cannot_use_power_armour() -> None:
    play = lay(who("thief"), who("minstrel", wears="power_armour")).enters("ogre_cook")
    with_ally(play).answer(codes.CLOSE, seat=0)
    assert play.chance() == "fight"
    third = arena(
        lay(who("thief"), who("barbarian", spent=True), who("minstrel", wears="power_armour")), 1, codes.ATTACKER
    )
    assert third.chance() == "fight"


@pytest.mark.rule("dqt-itm-18")
def test_the_helm_keeps_off_wounds_of_the_undead_only() -> None:
    people = [who("thief", wears="helm_of_the_dead"), who("minstrel")]
    undead = fight(with_ally(lay(*people).enters("plague_bearer")), 1, 8)
    assert undead.wounds() == [0, 3, 0]
    assert fight(lay(*people).enters("bridge_troll"), 1, 7).wounds()[0] == 1
    ally = [who("minstrel"), who("thief", wears="helm_of_the_dead")]
    assert fight(with_ally(lay(*ally).enters("spectral_steward")), 1, 7).wounds() == [1, 0, 0]
    assert duel(lay(*people), 1, (codes.NEUTRAL,), 1, 7).wounds()[0] == 1, "nor those of an arena"


@pytest.mark.rule("dqt-itm-19")
def test_the_shield_is_for_the_defender() -> None:
    people = [who("thief", wears="tower_shield"), who("minstrel", wears="padded_jerkin")]
    assert totals(duel(lay(*people), 1, (codes.NEUTRAL,), 1, 1))[0] == 11
    assert totals(duel(lay(*reversed(people)), 1, (codes.NEUTRAL,), 1, 1))[1] == 13


@pytest.mark.rule("dqt-itm-21")
def test_the_loop_pays_for_monsters_its_wearer_defeats_as_active_player() -> None:
    assert fight(lay(who("thief", wears="scavengers_loop")).enters("ogre_cook"), 7, 1).gems()[0] == 6 + 1
    assert fight(lay(who("thief", wears="scavengers_loop")).enters("bridge_troll"), 1, 7).gems()[0] == 0
    ally = lay(who("thief"), who("barbarian", wears="scavengers_loop")).enters("ogre_cook")
    assert fight(with_ally(ally), 7, 1).gems()[:2] == [6, 0]


@pytest.mark.rule("dqt-itm-22")
def test_the_pendant_takes_one_wound_off_each_time() -> None:
    people = [who("thief", wears="healers_pendant"), who("minstrel")]
    assert fight(lay(*people).enters("bridge_troll"), 1, 7).wounds()[0] == 0
    assert fight(lay(*people).enters("bridge_troll"), 1, 8).wounds()[0] == 1
    assert fight(lay(*people).enters("plague_bearer"), 1, 8).wounds()[0] == 2
    assert duel(lay(*people), 1, (codes.NEUTRAL,), 1, 8).wounds()[0] == 1


@pytest.mark.rule("dqt-itm-23")
@pytest.mark.parametrize("low", [1, 2])
def test_the_clover_rolls_a_low_die_again_once(low: int) -> None:
    play = lay(who("thief", wears="glass_clover")).enters("ogre_cook").closes().dice(low, 1)
    assert play.asked() == "Clover"
    play.die(1)
    assert totals(play) == (9 + 1, 10), "the second result stands"
    assert play.told(events.CLOVER)[0][1:4] == (0, low, 1), "the green die"


@pytest.mark.rule("dqt-itm-23")
def test_the_clover_leaves_a_3_and_the_other_die() -> None:
    play = lay(who("thief", wears="glass_clover")).enters("ogre_cook").closes().dice(3, 1)
    assert totals(play) == (12, 10)
    ally = lay(who("thief"), who("minstrel", wears="glass_clover")).enters("ogre_cook")
    with_ally(ally).answer(codes.CLOSE, seat=0).dice(1, 1)
    assert totals(ally)[0] == 8 + 5 + 1, "not for an ally"


@pytest.mark.rule("dqt-itm-23")
def test_the_clover_of_a_defender_is_for_the_red_die() -> None:
    play = arena(lay(who("thief"), who("minstrel", wears="glass_clover")), 1, codes.NEUTRAL)
    quietly(play).dice(1, 2)
    assert play.asked() == "Clover"
    play.die(8)
    assert totals(play) == (9, 9 + 16)
