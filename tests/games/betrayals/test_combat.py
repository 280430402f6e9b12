"""Powers, dice and totals; what is announced before the dice and what may change them (2.1, 3.13)."""

from __future__ import annotations

import pytest
from tests.games.betrayals.fights import arena, duel, fight, quietly, totals, with_ally
from tests.games.betrayals.play import lay, who

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.state import GREEN_WON, RED_WON
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.power import odds

# 2.1: by lead, how many of the 64 rolls the green side wins
TABLE = {
    -16: 0, -15: 1, -12: 4, -9: 7, -8: 7, -7: 7, -6: 8, -5: 10, -4: 13, -3: 17, -2: 22, -1: 28, 0: 36, 1: 42, 2: 47,
    3: 51, 4: 54, 5: 56, 6: 57, 7: 57, 8: 57, 9: 58, 12: 61, 14: 63, 15: 64,
}  # fmt: skip


def value(face: int) -> int:
    return 16 if face == 8 else face


@pytest.mark.rule("dqt-gen-02", "dqt-cbt-06", "dqt-cbt-08")
@pytest.mark.parametrize("lead", range(-20, 21))
def test_the_odds_count_all_64_rolls(lead: int) -> None:
    s = lay(who("thief"), run=False).s
    won = sum(lead + value(green) >= value(red) for green in range(1, 9) for red in range(1, 9))
    assert odds(s, 20 + lead, 20) == won
    assert TABLE.get(lead, won) == won


@pytest.mark.rule("dqt-cbt-01", "dqt-wnd-04", "dqt-cur-01", "dqt-chr-01", "dqt-chr-05")
@pytest.mark.parametrize(
    ("somebody", "gauge"),
    [
        (who("thief"), 8),
        (who("thief", wears="double_axe blacksteel_plate oath_crown"), 18),
        (who("thief", surplus="double_axe"), 8),
        (who("thief", wounds=4), 4),
        (who("thief", wounds=4, cursed=True), 2),
        (who("warrior", wears="dragon_sword dragon_armour dragon_amulet"), 23),
        (who("warrior", wears="double_axe"), 12),
        (who("warrior", wears="power_armour"), 9),
    ],
)
def test_the_gauge(somebody: dict[str, object], gauge: int) -> None:
    assert lay(somebody, run=False).gauge(0) == gauge


@pytest.mark.rule("dqt-cbt-02", "dqt-itm-10", "dqt-chr-12")
@pytest.mark.parametrize(
    ("somebody", "monster", "power"),
    [
        (who("thief", wears="silvered_mace"), "ghoul_sexton", 12),
        (who("thief", wears="silvered_mace"), "ogre_cook", 10),
        (who("ranger", token="humanoid"), "ogre_cook", 12),
        (who("ranger", token="humanoid"), "thorn_boar", 8),
        (who("thief", wears="duellists_rapier"), "ogre_cook", 10),
    ],
)
def test_the_fight_power_in_the_dungeon(somebody: dict[str, object], monster: str, power: int) -> None:
    play = fight(lay(somebody, who("warrior")).enters(monster), 2, 1)
    assert totals(play)[0] == power + 2


@pytest.mark.rule("dqt-cbt-02", "dqt-itm-09", "dqt-itm-19", "dqt-cbt-04")
def test_the_fight_power_in_the_arena() -> None:
    attacker = who("thief", wears="duellists_rapier tower_shield")  # 12, and 2
    defender = who("minstrel", wears="silvered_mace")  # 10
    assert totals(duel(lay(attacker, defender, who("warrior")), 1, (codes.NEUTRAL,), 1, 1)) == (15, 11)
    assert totals(duel(lay(defender, attacker, who("warrior")), 1, (codes.NEUTRAL,), 1, 1)) == (11, 17)


@pytest.mark.rule("dqt-cbt-03")
def test_the_totals_of_the_dungeon() -> None:
    play = lay(who("thief", wears="ember_blade"), who("minstrel", wears="watchmans_bow")).enters("winged_serpent")
    assert totals(fight(with_ally(play), 3, 6)) == (11 + 5 + 2 + 3, 12 + 6)


@pytest.mark.rule("dqt-cbt-04", "dqt-are-08", "dqt-are-09", "dqt-are-10")
def test_the_totals_of_the_arena() -> None:
    people = [
        who("thief", wears="ember_blade"),  # 11
        who("minstrel", wounds=1),  # 7
        who("barbarian", wears="oath_crown"),  # 10, an ally of 5 and 1
        who("ranger", token="undead", wounds=1),  # 7, an ally of 4
        who("warrior", wears="padded_jerkin"),  # 10, an ally of 5
    ]
    play = duel(lay(*people), 1, (codes.ATTACKER, codes.DEFENDER, codes.ATTACKER), 2, 5)
    assert totals(play) == (11 + 6 + 5 + 2, 7 + 4 + 5)


@pytest.mark.rule("dqt-cbt-05")
def test_the_defender_counts_in_full() -> None:
    assert totals(duel(lay(who("thief"), who("minstrel")), 1, (codes.NEUTRAL,), 1, 1))[1] == 9


@pytest.mark.rule("dqt-cbt-06")
def test_an_8_counts_16_on_either_die() -> None:
    assert totals(fight(lay(who("thief")).enters("ogre_cook"), 8, 7)) == (24, 16)
    assert totals(fight(lay(who("thief")).enters("ogre_cook"), 7, 8)) == (15, 25)


@pytest.mark.rule("dqt-cbt-07", "dqt-cbt-08")
@pytest.mark.parametrize(("green", "red", "outcome"), [(4, 2, GREEN_WON), (4, 3, GREEN_WON), (4, 4, RED_WON)])
def test_the_higher_total_wins_and_a_tie_is_greens(green: int, red: int, outcome: int) -> None:
    assert fight(lay(who("thief")).enters("ogre_cook"), green, red).s.outcome == outcome


@pytest.mark.rule("dqt-cbt-08", "dqt-are-03")
def test_a_tie_in_the_arena_is_the_attackers() -> None:
    play = duel(lay(who("thief"), who("minstrel")), 1, (codes.NEUTRAL,), 5, 5)
    assert play.s.outcome == GREEN_WON and play.trophies() == [1, 0, 0]


@pytest.mark.rule("dqt-cbt-09")
def test_in_the_dungeon_the_active_player_announces_before_the_ally() -> None:
    play = lay(who("warrior", wears="power_armour"), who("ranger", token="undead")).enters("ogre_cook")
    with_ally(play).answer(codes.CLOSE, seat=0)
    assert play.asked() == "Announce" and play.awaited() == (0,)
    assert play.codes() == (codes.DONE, codes.DOUBLE, codes.STAND)
    play.answer(codes.STAND)
    assert play.codes() == (codes.DONE, codes.DOUBLE), "one after the other"
    play.answer(codes.DONE)
    assert play.awaited() == (1,) and play.codes() == (codes.DONE, codes.TRAIL)
    play.answer(codes.DONE)
    assert play.chance() == "fight"


@pytest.mark.rule("dqt-cbt-09")
def test_armour_that_is_announced_is_not_asked_for_again() -> None:
    play = lay(who("warrior", wears="power_armour"), who("thief")).enters("ogre_cook").answer(codes.CLOSE, seat=0)
    play.answer(codes.DOUBLE)
    assert play.codes() == (codes.DONE, codes.STAND)


@pytest.mark.rule("dqt-cbt-09")
def test_in_the_arena_they_announce_after_the_secret_choices() -> None:
    play = lay(who("warrior"), who("barbarian"), who("minstrel")).challenges(1).closes()
    assert play.asked() == "ChooseSide"
    play.answer(codes.NEUTRAL, seat=2)
    assert play.asked() == "Announce" and play.awaited() == (0,)
    play.answer(codes.STAND)
    assert play.awaited() == (1,) and play.codes() == (codes.DONE, codes.RAGE)
    play.answer(codes.DONE)
    assert play.chance() == "fight"


@pytest.mark.rule("dqt-cbt-10")
def test_the_order_after_the_dice() -> None:
    people = [who("warrior", wears="glass_clover"), who("minstrel"), who("thief"), who("sorcerer")]
    play = arena(lay(*people), 1, codes.NEUTRAL, codes.ATTACKER)
    quietly(play).dice(1, 5)
    assert play.asked() == "Clover" and not play.told(events.SIDES_REVEALED)
    play.die(6)
    assert play.told(events.SIDES_REVEALED) and play.asked() == "VolteFace" and play.awaited() == (2,)
    play.answer(codes.KEEP)
    assert play.asked() == "Twist" and play.awaited() == (3,) and not play.told(events.TOTALS)
    play.answer(codes.KEEP)
    assert totals(play) == (9 + 4 + 6, 8 + 5)


@pytest.mark.rule("dqt-cbt-11", "dqt-chr-11")
def test_the_last_result_of_a_die_counts_kritik_included() -> None:
    play = lay(who("sorcerer", wears="glass_clover")).enters("gutter_goblin").answer(codes.KEEP).closes()
    play.dice(2, 8).die(1)
    play.answer(codes.TWIST_RED).die(3)
    assert totals(play) == (9 + 1, 5 + 3)
    worse = lay(who("sorcerer")).enters("gutter_goblin").answer(codes.KEEP).closes()
    worse.dice(1, 7).answer(codes.TWIST_RED).die(8)
    assert totals(worse) == (9, 21) and worse.wounds()[0] == 2


@pytest.mark.rule("dqt-cbt-12", "dqt-itm-13", "dqt-itm-14", "dqt-itm-16")
def test_each_doubling_concerns_its_own_principal() -> None:
    people = [who("thief"), who("warrior", wears="power_armour"), who("minstrel"), who("barbarian")]
    play = arena(lay(*people), 1, codes.ATTACKER, codes.DEFENDER)
    play.answer(codes.DOUBLE).answer(codes.STAND).dice(3, 4)
    assert totals(play) == (8 + 4 + 3, 2 * 9 + 3 + 4 + 2 * 4)
    assert play.worn(1) == set() and not play.on_sale("power_armour")


@pytest.mark.rule("dqt-cbt-13", "dqt-itm-16")
def test_what_the_fight_changes_counts_from_its_end_on() -> None:
    people = [who("thief", wears="double_axe"), who("barbarian", wounds=1), who("minstrel")]
    play = quietly(with_ally(lay(*people).enters("kraken_of_the_well")).answer(codes.CLOSE, seat=0)).dice(1, 7)
    assert totals(play) == (12 + 4 + 1, 18 + 7)
    assert play.gauge(0) == 11
    arena_play = duel(lay(who("thief"), who("minstrel", wears="double_axe")), 1, (codes.NEUTRAL,), 8, 1)
    assert totals(arena_play)[1] == 13
    assert arena_play.gauge(1) == 6, "two wounds and an axe less"
