"""What each quest asks for: conditions about what one owns and is (2.10, 3.17)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.betrayals.play import Play, lay, quest, who

from questhall.games.betrayals.rules import quests


def holding(name: str, *others: dict[str, Any], round: int = 3, **given: Any) -> Play:
    """The Thief at seat 0, who holds this quest as a secondary one; nobody has claimed anything yet."""
    return lay(who("thief", quests=name, **given), *others, seats=3, round=round, run=False)


def reached(name: str, *others: dict[str, Any], round: int = 3, **given: Any) -> tuple[int, int]:
    """How far the Thief is with that quest."""
    play = holding(name, *others, round=round, **given)
    return quests.progress(play.s, 0, quest(name), play.a(0).deeds[0])


def met(name: str, *others: dict[str, Any], round: int = 3, **given: Any) -> bool:
    play = holding(name, *others, round=round, **given)
    found = quests.claimable(play.s, 0) == (quest(name),)
    assert found == quests.holds(play.s, 0, quest(name), play.a(0).deeds[0])
    return found


@pytest.mark.rule("dqt-qst-11")
def test_keen_edge() -> None:
    assert met("keen_edge", wears="double_axe")
    assert met("keen_edge", wears="dragon_sword")
    assert not met("keen_edge", wears="ember_blade blacksteel_plate")  # another +4 is no weapon
    assert not met("keen_edge", surplus="double_axe")
    assert reached("keen_edge", wears="ember_blade") == (3, 4)


@pytest.mark.rule("dqt-qst-12")
def test_wretch() -> None:
    others = (who("warrior", trophies=6), who("ranger", trophies=2))
    assert met("wretch", *others, trophies=1)
    assert not met("wretch", *others, trophies=1, round=2)
    assert not met("wretch", who("warrior", trophies=9), who("ranger", trophies=2), trophies=2)  # not strictly
    assert not met("wretch", who("warrior", trophies=5), who("ranger", trophies=2), trophies=1)  # four behind
    assert not met("wretch", who("warrior", trophies=9), who("ranger", trophies=0), trophies=1)  # not the last
    assert not met("wretch")  # nobody at 0-0
    assert reached("wretch", who("warrior", trophies=5), who("ranger", trophies=2), trophies=1) == (4, 5)
    assert reached("wretch", *others, trophies=1, round=2) == (0, 5)


@pytest.mark.rule("dqt-qst-13")
def test_panoply() -> None:
    assert met("panoply", wears="ember_blade tower_shield copper_ring")  # 3 + 2 + 1
    assert not met("panoply", wears="duellists_rapier tower_shield copper_ring")  # 2 + 2 + 1
    assert not met("panoply", wears="double_axe blacksteel_plate")  # 8, but two
    assert not met("panoply", wears="double_axe blacksteel_plate", surplus="notched_cutlass")
    assert reached("panoply", wears="double_axe blacksteel_plate") == (5, 6)


@pytest.mark.rule("dqt-qst-14")
def test_hoard() -> None:
    assert met("hoard", gems=10)
    assert not met("hoard", gems=9)
    assert reached("hoard", gems=9) == (9, 10)


@pytest.mark.rule("dqt-qst-15")
def test_gravedigger() -> None:
    assert met("gravedigger", carcasses="rattlebones crawling_hand well_drowned")
    assert not met("gravedigger", carcasses="rattlebones crawling_hand gutter_goblin lantern_slug djinn")
    assert reached("gravedigger", carcasses="rattlebones crawling_hand gutter_goblin") == (2, 3)


@pytest.mark.rule("dqt-qst-16")
def test_headhunter() -> None:
    assert met("headhunter", carcasses="gutter_goblin ogre_cook infernal_cyclops")
    assert not met("headhunter", carcasses="gutter_goblin ogre_cook rattlebones lantern_slug mimic")


@pytest.mark.rule("dqt-qst-17")
def test_naturalist() -> None:
    assert met("naturalist", carcasses="lantern_slug cellar_bats kraken_of_the_well")
    assert not met("naturalist", carcasses="lantern_slug cellar_bats rattlebones ogre_cook cinder_dragon")


@pytest.mark.rule("dqt-qst-18")
def test_menagerie() -> None:
    assert met("menagerie", carcasses="hill_bandit shambling_corpse weaver_spider")  # 8, 8, 8
    assert not met("menagerie", carcasses="masked_footpad shambling_corpse weaver_spider")  # 7, 8, 8
    assert not met("menagerie", carcasses="hill_bandit ogre_cook shambling_corpse")
    assert met("menagerie", carcasses="gutter_goblin hill_bandit shambling_corpse weaver_spider")
    assert reached("menagerie", carcasses="hill_bandit ogre_cook shambling_corpse cinder_dragon") == (2, 3)


@pytest.mark.rule("dqt-qst-19")
@pytest.mark.parametrize(
    "carcass", ["mimic", "djinn", "temple_guardian", "cinder_dragon", "rime_dragon", "dusk_dragon"]
)
def test_legend_by_a_carcass(carcass: str) -> None:
    assert met("legend", carcasses=carcass)


@pytest.mark.rule("dqt-qst-19")
@pytest.mark.parametrize("worn", ["dragon_sword", "dragon_armour", "dragon_amulet"])
def test_legend_by_an_item_worn(worn: str) -> None:
    assert met("legend", wears=worn)
    assert not met("legend", surplus=worn)


@pytest.mark.rule("dqt-qst-19")
def test_no_legend_by_common_things() -> None:
    assert not met("legend", carcasses="stonebreaker_giant lich_archivist", wears="oath_crown double_axe")


@pytest.mark.rule("dqt-qst-20")
def test_giant_feller() -> None:
    assert met("giant_feller", carcasses="headless_rider")  # 17
    assert not met("giant_feller", carcasses="infernal_cyclops gutter_goblin")  # 16
    assert reached("giant_feller", carcasses="infernal_cyclops gutter_goblin") == (16, 17)


@pytest.mark.rule("dqt-qst-25")
def test_colossus() -> None:
    assert met("colossus", wears="double_axe blacksteel_plate")  # 8 + 4 + 4
    assert not met("colossus", wears="double_axe blacksteel_plate", wounds=1)
    assert not met("colossus", wears="double_axe blacksteel_plate", cursed=True)
    assert not met("colossus", wears="double_axe duellists_rapier watch_hauberk")


@pytest.mark.rule("dqt-qst-29")
def test_the_mimics_printed_power_is_nothing() -> None:
    wears = "dragon_sword dragon_armour dragon_amulet"  # a gauge of 22, which the Mimic copied
    assert not met("giant_feller", carcasses="mimic", wears=wears)
    assert reached("giant_feller", carcasses="mimic", wears=wears) == (0, 17)
