"""What single monsters do (3.11)."""

from __future__ import annotations

import pytest
from tests.games.betrayals.fights import HELP_FOR_NOTHING, fight, totals, with_ally
from tests.games.betrayals.play import card, item, lay, quest, who

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.cards import Cards
from questhall.games.betrayals.model.ids import HUMANOID, NONE
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.power import monster_power


@pytest.mark.rule("dqt-mon-01")
def test_the_mimic_is_as_strong_as_the_active_player_at_every_moment() -> None:
    play = lay(who("warrior", wears="ember_blade helm_of_the_dead", wounds=1)).enters("mimic")
    assert monster_power(play.s, play.s.card) == 8 + 3 + 2 + 1 - 1
    play.a(0).wounds = 3
    assert monster_power(play.s, play.s.card) == 11
    fight(play, 4, 4)
    assert totals(play) == (15, 15)


@pytest.mark.rule("dqt-mon-02")
@pytest.mark.parametrize(
    ("wears", "power"), [("", 8), ("copper_ring", 9), ("copper_ring ember_blade padded_jerkin", 11)]
)
def test_the_rust_grazer_feeds_on_worn_items(wears: str, power: int) -> None:
    play = lay(who("thief", wears=wears, surplus="notched_cutlass")).enters("rust_grazer")
    assert play.told(events.MONSTER_MET)[0][3] == power
    assert totals(fight(play, 1, 1))[1] == power + 1


@pytest.mark.rule("dqt-mon-03", "dqt-neg-18")
@pytest.mark.parametrize("monster", ["fallen_knight", "weeping_shade"])
def test_some_accept_no_ally(monster: str) -> None:
    play = lay(who("thief", wears="ember_blade"), who("warrior")).enters(monster)
    assert play.chance() == "fight", "there is nothing to talk about"
    plain = lay(who("thief", wears="ember_blade"), who("warrior"), house_effects="off").enters(monster)
    with_ally(plain)
    assert plain.s.ally == 1


@pytest.mark.rule("dqt-mon-03")
def test_one_may_flee_from_a_monster_that_accepts_no_ally() -> None:
    play = lay(who("thief", wounds=2)).enters("fallen_knight")  # 11 against 6
    assert set(play.codes(0)) == {codes.CLOSE, codes.FLEE}
    play.answer(codes.FLEE, seat=0)
    assert play.s.venturing and play.asked() == "Parley" and play.told(events.FLED)


@pytest.mark.rule("dqt-mon-04")
@pytest.mark.parametrize("monster", ["minotaur_gaoler", "headless_rider", "hungry_wall"])
def test_some_cannot_be_fled_from(monster: str) -> None:
    play = lay(who("thief", wounds=3)).enters(monster)
    assert codes.FLEE not in play.codes(0)
    plain = lay(who("thief", wounds=3), house_effects="off").enters(monster)
    assert codes.FLEE in plain.codes(0)


@pytest.mark.rule("dqt-mon-05")
@pytest.mark.parametrize("monster", ["razor_mantis", "cellar_hydra"])
def test_a_red_7_is_a_kritik_for_some(monster: str) -> None:
    play = fight(lay(who("thief")).enters(monster), 8, 7)
    assert totals(play)[1] == Cards().monster_power[card(monster)] + 16
    assert play.wounds()[0] == 2
    ordinary = fight(lay(who("thief")).enters("storm_griffin"), 1, 7)
    assert totals(ordinary)[1] == 13 + 7 and ordinary.wounds()[0] == 1


@pytest.mark.rule("dqt-mon-05")
def test_the_green_die_is_no_kritik_on_7_even_then() -> None:
    assert totals(fight(lay(who("thief")).enters("razor_mantis"), 7, 1))[0] == 15


@pytest.mark.rule("dqt-mon-06", "dqt-wnd-09")
@pytest.mark.parametrize("monster", ["wailing_bride", "plague_bearer", "squinting_basilisk"])
def test_some_give_every_loser_one_wound_more(monster: str) -> None:
    play = fight(with_ally(lay(who("thief"), who("minstrel")).enters(monster)), 1, 7)
    assert play.wounds() == [2, 2, 0]
    kritik = fight(with_ally(lay(who("thief"), who("minstrel")).enters(monster)), 1, 8)
    assert kritik.wounds() == [3, 3, 0]


@pytest.mark.rule("dqt-mon-07", "dqt-gen-07")
@pytest.mark.parametrize(("gems", "left"), [(0, 0), (1, 0), (5, 4)])
def test_the_footpad_takes_a_gem(gems: int, left: int) -> None:
    play = lay(who("thief", gems=gems, wounds=4), who("minstrel", gems=3)).enters("masked_footpad")
    bank = play.s.bank
    fight(with_ally(play), 1, 8)
    assert play.gems() == [left, 3, 0]
    assert play.s.bank == bank + gems - left


@pytest.mark.rule("dqt-mon-07")
def test_the_footpad_beaten_takes_nothing() -> None:
    play = fight(lay(who("thief", gems=2)).enters("masked_footpad"), 7, 1)
    assert play.gems()[0] == 6


@pytest.mark.rule("dqt-mon-08", "dqt-mon-14")
@pytest.mark.parametrize("monster", ["hooded_zealot", "mummified_vizier"])
def test_some_curse_the_active_player_who_loses(monster: str) -> None:
    play = fight(with_ally(lay(who("thief"), who("minstrel"), who("warrior", cursed=True)).enters(monster)), 1, 7)
    assert play.s.curse == 0
    won = fight(lay(who("thief"), who("minstrel")).enters(monster), 8, 1)
    assert won.s.curse == NONE


@pytest.mark.rule("dqt-mon-09", "dqt-cur-04", "dqt-mon-14")
@pytest.mark.parametrize(("monster", "curse"), [("vampire_dowager", 0), ("temple_guardian", NONE)])
def test_some_heal_the_winner(monster: str, curse: int) -> None:
    play = lay(who("thief", wounds=3, cursed=True), who("minstrel", wounds=2)).enters(monster)
    fight(with_ally(play), 8, 1).answer(codes.spoils(0, 0, 0))
    assert play.wounds()[:2] == [0, 2], "the active player alone"
    assert play.s.curse == curse


@pytest.mark.rule("dqt-mon-09")
def test_the_guardian_leaves_the_curse_of_others() -> None:
    play = fight(lay(who("thief"), who("minstrel", cursed=True)).enters("temple_guardian"), 8, 1)
    assert play.s.curse == 1


@pytest.mark.rule("dqt-mon-10")
def test_the_lich_gives_a_quest_for_nothing() -> None:
    play = fight(lay(who("thief", gems=0)).enters("lich_archivist"), 8, 1)
    play.draws_quests("hoard", "menagerie")
    assert set(play.codes(0)) == {codes.KEEP_QUEST + quest("hoard"), codes.KEEP_QUEST + quest("menagerie")}
    play.answer(codes.KEEP_QUEST + quest("menagerie"))
    assert play.a(0).quests == (quest("menagerie"),)
    assert play.gems()[0] == 4 and not play.s.bought_quest
    assert codes.GUILD in play.codes(0), "it is no purchase"


@pytest.mark.rule("dqt-mon-10")
def test_the_lich_gives_nothing_to_whoever_has_three() -> None:
    play = fight(lay(who("thief", quests="hoard menagerie colossus")).enters("lich_archivist"), 8, 1)
    assert play.asked() == "Parley" and len(play.a(0).quests) == 3


@pytest.mark.rule("dqt-mon-11")
def test_the_djinn_grants_one_wish() -> None:
    play = fight(lay(who("thief")).enters("djinn"), 8, 1)
    assert play.asked() == "Wish"
    assert {codes.TROPHIES, codes.GEMS, codes.WISH + item("double_axe")} <= set(play.codes(0))
    assert codes.WISH + item("dragon_sword") not in play.codes(0), "it is not on sale"
    play.answer(codes.GEMS)
    assert (play.gems()[0], play.trophies()[0]) == (8, 0)
    assert play.carcasses(0) == {"djinn"}


@pytest.mark.rule("dqt-mon-11")
def test_the_djinns_points_and_items() -> None:
    points = fight(lay(who("thief")).enters("djinn"), 8, 1).answer(codes.TROPHIES)
    assert (points.gems()[0], points.trophies()[0]) == (0, 2)
    axe = fight(lay(who("thief", gems=1)).enters("djinn"), 8, 1).answer(codes.WISH + item("double_axe"))
    assert axe.worn(0) == {"double_axe"} and not axe.on_sale("double_axe") and axe.gems()[0] == 1


@pytest.mark.rule("dqt-mon-12")
def test_the_djinns_points_and_gems_may_be_shared() -> None:
    play = fight(with_ally(lay(who("thief"), who("warrior")).enters("djinn")), 8, 1).answer(codes.TROPHIES)
    play.says(0, {"spoils": {"trophies": 2}})
    assert play.trophies()[:2] == [0, 2]
    gems = fight(with_ally(lay(who("thief"), who("warrior")).enters("djinn")), 8, 1).answer(codes.GEMS)
    gems.says(0, {"spoils": {"gems": 5}})
    assert gems.gems()[:2] == [3, 5]


@pytest.mark.rule("dqt-mon-12")
def test_a_wished_item_is_the_active_players_and_leaves_no_points() -> None:
    play = fight(with_ally(lay(who("thief"), who("warrior")).enters("djinn")), 8, 1)
    play.answer(codes.WISH + item("oath_crown"))
    assert play.worn(0) == {"oath_crown"}
    assert play.refused(0, {"spoils": {"trophies": 1}}) == "dqt-spo-02"


@pytest.mark.rule("dqt-mon-13", "dqt-itm-25")
@pytest.mark.parametrize(
    ("dragon", "guarded", "gauge", "gems"),
    [
        ("cinder_dragon", "dragon_sword", 13, 5),
        ("rime_dragon", "dragon_armour", 13, 6),
        ("dusk_dragon", "dragon_amulet", 12, 7),
    ],
)
def test_a_dragon_gives_its_item_and_what_is_printed(dragon: str, guarded: str, gauge: int, gems: int) -> None:
    play = fight(lay(who("thief")).enters(dragon), 8, 1)
    assert play.worn(0) == {guarded} and play.gauge(0) == gauge
    assert (play.gems()[0], play.trophies()[0]) == (gems, 3)
    assert not play.s.apart >> item(guarded) & 1


@pytest.mark.rule("dqt-mon-14")
def test_the_dragon_item_goes_to_the_active_player_whatever_the_ally_gets() -> None:
    play = fight(with_ally(lay(who("thief"), who("warrior")).enters("cinder_dragon")), 8, 1)
    play.says(0, {"spoils": {"trophies": 3, "carcass": True, "gems": 5}})
    assert play.worn(0) == {"dragon_sword"} and not play.worn(1)
    assert play.trophies()[:2] == [0, 3] and play.gems()[:2] == [0, 5]


@pytest.mark.rule("dqt-mon-15", "dqt-evt-05")
def test_under_a_blood_moon_monsters_are_stronger_and_richer() -> None:
    play = lay(who("thief")).enters("blood_moon", "ogre_cook")
    assert play.told(events.MONSTER_MET)[0][3] == 11
    fight(play, 7, 1)
    assert totals(play) == (15, 12)
    assert play.gems()[0] == 6 + 1
    lost = fight(lay(who("thief")).enters("blood_moon", "ogre_cook"), 1, 7)
    assert lost.gems()[0] == 0


@pytest.mark.rule("dqt-mon-15", "dqt-evt-05")
def test_a_blood_moon_shines_on_everybody_until_it_ends() -> None:
    play = lay(who("thief"))
    play.s.moon = 1  # the next player drew it
    play.enters("ogre_cook")
    assert play.told(events.MONSTER_MET)[0][3] == 11
    assert fight(play, 7, 1).gems()[0] == 6 + 1


@pytest.mark.rule("dqt-mon-16")
def test_the_bounty_is_for_the_next_monster_that_falls() -> None:
    play = fight(lay(who("thief")).enters("guild_bounty", "gutter_goblin"), 7, 1)
    assert play.gems()[0] == 3 + 3 and not play.s.bounty


@pytest.mark.rule("dqt-mon-16")
def test_a_lost_or_fled_fight_does_not_use_up_the_bounty() -> None:
    lost = fight(lay(who("thief", wounds=4)).enters("guild_bounty", "ogre_cook"), 1, 7)
    assert lost.s.bounty
    fled = lay(who("thief")).enters("guild_bounty", "kraken_of_the_well").answer(codes.FLEE, seat=0)
    assert fled.s.bounty
    fled.answer(codes.DONE, seat=0)
    fight(fled.enters("gutter_goblin"), 7, 1)
    assert fled.s.active == 1 and fled.gems()[1] == 6


@pytest.mark.rule("dqt-mon-17")
def test_the_infernal_cyclops() -> None:
    cards, cyclops = Cards(), card("infernal_cyclops")
    assert cards.monster_type[cyclops] == HUMANOID
    assert (cards.monster_power[cyclops], cards.monster_gems[cyclops], cards.monster_trophies[cyclops]) == (16, 5, 1)


@pytest.mark.rule("dqt-neg-18")
def test_nobody_else_is_heard_about_a_monster_without_allies() -> None:
    play = lay(who("thief", wounds=2), who("warrior")).enters("fallen_knight")
    assert play.awaited() == (0,)
    with pytest.raises(ValueError, match="not asked"):
        play.says(1, HELP_FOR_NOTHING)
