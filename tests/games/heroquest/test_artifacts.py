"""The artifacts (heq-art)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroquest.play import Play, Spot, area, code_of, number, plan, square
from tests.games.heroquest.script_quests import happen

from questhall.games.heroquest.model.answer_codes import (
    ATTACK,
    CAST,
    DIE,
    DRINK,
    GIVE,
    GO_BACK,
    KEEP,
    PHANTOM,
    PICK_UP,
    PUSH,
    REVIVE,
    ROLL,
    SEARCH_TREASURE,
    T_HERO,
    T_MONSTER,
    THROW,
)
from questhall.games.heroquest.model.figures import COURAGE_ON, IN_PLAY, M_MISSES, NO_ITEMS, ROCK_SKIN_ON, SLAIN
from questhall.games.heroquest.model.ids import (
    BORINS_ARMOR,
    BRACERS,
    ELIXIR_OF_LIFE,
    FIRE_OF_WRATH,
    FORTUNES_LONGSWORD,
    GENIE,
    HEROIC_BREW,
    ITEMS,
    ORCS_BANE,
    PHANTOM_BLADE,
    RING_OF_FORTITUDE,
    RING_OF_RETURN,
    ROCK_SKIN,
    SPELL_RING,
    SPIRIT_BLADE,
    SWIFT_WIND,
    TALISMAN_OF_LORE,
    TEMPEST,
    WAND_OF_MAGIC,
    WIZARDS_CLOAK,
    WIZARDS_STAFF,
)
from questhall.games.heroquest.model.plan import Effect, Treasure
from questhall.games.heroquest.model.plan_kinds import DO_ARTIFACT
from questhall.games.heroquest.rules.death import die
from questhall.games.heroquest.rules.owning import body_max, gain, lose, mind_max
from questhall.games.heroquest.rules.strength import defend_dice, usable


def facing(hero: str, monster: str, *items: str, stands: Spot = (12, 9), **options: Any) -> Play:
    """A hero with these things only, a monster, both in room K."""
    play = Play(plan(), heroes=hero, **options)
    play.put(0, (11, 9))
    play.place(monster, stands)
    play.hero().items = NO_ITEMS
    play.own(*items)
    return play


@pytest.mark.rule("heq-art-01")
def test_the_finder_has_it() -> None:
    quest = plan()
    found = Treasure(area("K"))
    found.gives = [Effect(DO_ARTIFACT, ORCS_BANE)]
    quest.treasures = [found]
    play = Play(quest, heroes="dwarf elf")
    play.put("dwarf", (11, 9))
    play.do(SEARCH_TREASURE)
    assert (play.hero("dwarf").items[ORCS_BANE], play.hero("elf").items[ORCS_BANE]) == (1, 0)


@pytest.mark.rule("heq-art-02")
def test_who_can_use_what() -> None:
    play = Play(plan(), heroes="barbarian dwarf elf wizard")
    users = {
        item: "".join(
            letter for letter, h in zip("bdew", play.state.heroes, strict=True) if usable(play.state, h, item)
        )
        for item in range(BORINS_ARMOR, ITEMS)
    }
    for item in (BORINS_ARMOR, FORTUNES_LONGSWORD, ORCS_BANE, SPIRIT_BLADE):
        assert users[item] == "bde"
    for item in (SPELL_RING, WAND_OF_MAGIC):
        assert users[item] == "ew"
    for item in (WIZARDS_CLOAK, WIZARDS_STAFF):
        assert users[item] == "w"
    assert users[PHANTOM_BLADE] == users[RING_OF_RETURN] == "bdew"


@pytest.mark.rule("heq-art-03")
def test_borins_armor_is_two_dice_and_does_not_slow() -> None:
    play = facing("dwarf", "orc", "borins_armor")
    play.hero().worn = BORINS_ARMOR
    assert defend_dice(play.state, play.hero()) == 4
    assert play.do(ROLL).throw_name() == "red:2"


@pytest.mark.rule("heq-art-04")
def test_the_elixir_brings_a_hero_back() -> None:
    play = Play(plan(), heroes="barbarian elf")
    play.put("barbarian", (11, 9))
    play.own("elixir_of_life")
    elf = play.hero("elf")
    elf.status, elf.body, elf.mind = 3, 0, 1
    play.state.move_hero(elf, -1)
    play.again().do(REVIVE, 1)
    assert (elf.status, elf.body, elf.mind) == (IN_PLAY, 6, 4)
    assert abs(elf.square - square((11, 9))) in (1, 26)
    assert not play.state.acted and not play.can(REVIVE)
    assert play.hero().items[ELIXIR_OF_LIFE] == 0


@pytest.mark.rule("heq-art-04")
def test_who_comes_back_has_what_lay_where_he_fell_and_looks_around() -> None:
    play = Play(plan([(0, 1), (0, 2)], monsters=[("goblin", (5, 0))]), heroes="barbarian elf")
    play.own("elixir_of_life")
    elf = play.own("talisman_of_lore", who="elf")
    elf.owed = 1 << RING_OF_FORTITUDE
    elf.gold = 20
    happen(play, lambda s: die(s, s.heroes[1]))
    play.state.piles = (-1, square((0, 5)), -1, -1)
    elf.gold = 20
    elf.have(TALISMAN_OF_LORE, 1)
    play.again().do(REVIVE, 1)
    assert play.at("elf") == "A1" and play.placed() == ["F1"]  # he sees along the top
    assert (play.state.piles, elf.gold, elf.mind, elf.owed) == ((-1,) * 4, 20, 5, 0)
    play.put(0, (0, 5))
    assert not play.can(PICK_UP)


@pytest.mark.rule("heq-art-05")
def test_fortunes_longsword_rolls_one_die_again_once() -> None:
    play = facing("elf", "gargoyle", "fortunes_longsword", stands=(12, 10))
    play.do(ATTACK, FORTUNES_LONGSWORD, 0).throws("skull white black")
    assert play.asked() == "Reroll"
    assert play.state.seat == 1
    play.do(DIE, 2).throws("skull")
    assert play.state.dice == code_of("skull skull white")
    play.throws("white white white white white")
    assert play.monster().body == 1
    play.turn_of(0).do(ATTACK, FORTUNES_LONGSWORD, 0).throws("skull white black")
    assert play.asked() == "MonsterDefends"


@pytest.mark.rule("heq-art-05")
def test_the_reroll_may_wait() -> None:
    play = facing("elf", "gargoyle", "fortunes_longsword").do(ATTACK, FORTUNES_LONGSWORD, 0)
    play.throws("white white black").do(KEEP)
    assert play.asked() == "HeroChoice"
    assert play.turn_of(0).do(ATTACK, FORTUNES_LONGSWORD, 0).throws("white white white").asked() == "Reroll"


@pytest.mark.rule("heq-art-06")
def test_orcs_bane_strikes_orcs_twice() -> None:
    play = facing("dwarf", "orc", "orcs_bane", "broadsword")
    play.place("orc", (11, 10))
    play.place("goblin", (11, 8))
    play.do(ATTACK, ORCS_BANE, 0).throws("skull white", "white white")
    assert [each for each in play.legal() if each >> 20 == ATTACK] == [ATTACK << 20 | ORCS_BANE << 10 | 1]
    play.do(ATTACK, ORCS_BANE, 1).throws("skull white", "white white")
    assert play.asked() == "HeroChoice" and play.monster(1).status == SLAIN


@pytest.mark.rule("heq-art-06")
def test_no_second_blow_after_another_target() -> None:
    play = facing("dwarf", "goblin", "orcs_bane")
    play.place("orc", (11, 10))
    assert play.do(ATTACK, ORCS_BANE, 0).throws("white white").asked() == "HeroChoice"


@pytest.mark.rule("heq-art-06")
def test_with_heroic_brew_three_attacks_and_no_more() -> None:
    play = facing("dwarf", "orc", "orcs_bane", "heroic_brew")
    play.do(DRINK, HEROIC_BREW)
    for _ in range(3):
        play.do(ATTACK, ORCS_BANE, 0).throws("white white")
    assert play.asked() == "HeroChoice"


@pytest.mark.rule("heq-art-07")
def test_phantom_blade_once_leaves_no_defence() -> None:
    play = facing("wizard", "goblin", "phantom_blade")
    assert not play.can(THROW)
    play.do(PHANTOM, PHANTOM_BLADE, 0)
    assert play.throw_name() == "combat:1"
    play.throws("skull")
    assert play.monster().status == SLAIN
    play.place("goblin", (12, 9))
    assert not play.turn_of(0).can(PHANTOM) and play.can(ATTACK, PHANTOM_BLADE, 1)


@pytest.mark.rule("heq-art-08")
def test_the_ring_of_fortitude_goes_with_its_point() -> None:
    play = Play(plan(), heroes="barbarian elf")
    play.put("elf", (12, 9))
    play.put("barbarian", (11, 9))
    play.own("ring_of_fortitude")
    h, elf = play.hero("barbarian"), play.hero("elf")
    h.body, elf.body = 1, 6
    play.do(GIVE, RING_OF_FORTITUDE, 1)
    assert (h.body, body_max(h)) == (1, 8)
    assert (elf.body, body_max(elf)) == (7, 7)


@pytest.mark.rule("heq-art-09")
def test_the_ring_of_return_takes_those_in_sight_home() -> None:
    play = Play(plan(), heroes="barbarian elf wizard")
    play.put("elf", (14, 9))
    play.put("wizard", (0, 0))
    play.put("barbarian", (11, 9))
    play.own("ring_of_return")
    play.do(GO_BACK)
    assert {play.hero("barbarian").square, play.hero("elf").square} <= set(play.state.plan.start)
    assert play.hero("wizard").square == 0
    assert play.hero("barbarian").items[RING_OF_RETURN] == 0 and play.state.acted


@pytest.mark.rule("heq-art-09", "heq-spl-15")
def test_the_ring_takes_them_out_of_the_pit_and_from_what_gave_them_courage() -> None:
    play = Play(plan(), heroes="barbarian elf wizard")
    play.own("ring_of_return")
    start = play.state.plan.start
    play.put("barbarian", start[1])
    play.put("elf", start[0])
    play.put("wizard", (0, 0))
    play.hero("elf").in_pit = True
    play.hero("barbarian").effects = COURAGE_ON
    play.do(GO_BACK)
    assert [h.square for h in play.state.heroes] == [start[0], start[1], 0]  # all have left before the first arrives
    assert not play.hero("elf").in_pit and not play.hero("barbarian").effects


@pytest.mark.rule("heq-art-09")
def test_where_the_start_is_taken_the_ring_leads_beside_it() -> None:
    play = Play(plan([(0, 9)]), heroes="barbarian", safe_stairs=False)
    play.put("barbarian", (0, 12))
    play.place("orc", (0, 9))
    play.own("ring_of_return")
    play.do(GO_BACK)
    assert play.at("barbarian") in ("A9", "B10", "A11")


@pytest.mark.rule("heq-art-10")
@pytest.mark.parametrize(("dice", "held"), [("5 5", True), ("1 6", False)])
def test_the_rod_holds_a_monster_once(dice: str, held: bool) -> None:
    play = facing("dwarf", "orc", "rod_of_telekinesis", stands=(14, 9)).do(PUSH, 0, 0)
    assert play.throw_name() == "red:2"
    play.throws(dice)
    assert bool(play.monster().effects & M_MISSES) == held and play.state.acted
    assert not play.turn_of(0).can(PUSH)


@pytest.mark.rule("heq-art-10")
def test_without_a_mind_nothing_resists_the_rod() -> None:
    play = facing("dwarf", "zombie", "rod_of_telekinesis").do(PUSH, 0, 0)
    assert play.monster().effects & M_MISSES and play.asked() == "HeroChoice"


@pytest.mark.rule("heq-art-11")
def test_the_spell_in_the_ring_comes_back_once() -> None:
    play = facing("wizard", "mummy", "spell_ring")
    play.hero().spells = 1 << FIRE_OF_WRATH
    play.hero().stored = FIRE_OF_WRATH
    for left in (1, 0):
        play.turn_of(0).do(CAST, FIRE_OF_WRATH, T_MONSTER).throws("6")
        assert play.hero().spells == left << FIRE_OF_WRATH


@pytest.mark.rule("heq-art-12")
def test_the_spirit_blade_bites_the_undead() -> None:
    assert facing("elf", "orc", "spirit_blade").do(ATTACK, SPIRIT_BLADE, 0).throw_name() == "combat:3"
    for undead in ("skeleton", "zombie", "mummy"):
        assert facing("elf", undead, "spirit_blade").do(ATTACK, SPIRIT_BLADE, 0).throw_name() == "combat:4"


@pytest.mark.rule("heq-art-13")
def test_the_talisman_is_a_mind_point() -> None:
    play = Play(plan(), heroes="barbarian elf")
    play.put("elf", (12, 9))
    play.put("barbarian", (11, 9))
    play.own("talisman_of_lore")
    play.do(GIVE, TALISMAN_OF_LORE, 1)
    assert play.hero("elf").mind == 5
    assert (mind_max(play.hero("elf")), mind_max(play.hero("barbarian"))) == (5, 2)


@pytest.mark.rule("heq-art-14")
def test_the_wand_casts_two_different_spells() -> None:
    play = facing("wizard", "mummy", "wand_of_magic")
    play.hero().spells = 1 << FIRE_OF_WRATH | 1 << ROCK_SKIN | 1 << TEMPEST
    play.hero().stored = FIRE_OF_WRATH
    play.own("spell_ring")
    play.do(CAST, FIRE_OF_WRATH, T_MONSTER).throws("1")
    assert play.asked() == "OnceMore" and not play.can(CAST, FIRE_OF_WRATH)
    play.do(CAST, ROCK_SKIN, T_HERO)
    assert play.hero().effects == ROCK_SKIN_ON
    assert play.asked() == "HeroChoice" and not play.can(CAST)


@pytest.mark.rule("heq-art-14")
def test_what_was_cast_in_an_earlier_turn_may_be_the_second_spell() -> None:
    play = facing("wizard", "mummy", "wand_of_magic", "spell_ring")
    play.hero().spells = 1 << FIRE_OF_WRATH | 1 << ROCK_SKIN | 1 << GENIE
    play.hero().stored = FIRE_OF_WRATH
    play.do(CAST, FIRE_OF_WRATH, T_MONSTER).throws("6").do(KEEP)
    play.turn_of(0).do(CAST, ROCK_SKIN, T_HERO)
    assert play.can(CAST, FIRE_OF_WRATH) and play.can(CAST, GENIE)


@pytest.mark.rule("heq-art-14")
def test_the_second_spell_may_be_kept_and_others_have_one() -> None:
    play = facing("wizard", "mummy", "wand_of_magic")
    play.hero().spells = 1 << SWIFT_WIND | 1 << ROCK_SKIN
    assert play.again().do(CAST, SWIFT_WIND, T_HERO).do(KEEP).asked() == "HeroChoice"
    play = facing("wizard", "mummy", "dagger")
    play.hero().spells = 1 << SWIFT_WIND | 1 << ROCK_SKIN
    assert play.again().do(CAST, SWIFT_WIND, T_HERO).asked() == "HeroChoice"


@pytest.mark.rule("heq-art-15")
def test_the_cloak_adds_to_bracers() -> None:
    play = facing("wizard", "orc", "wizards_cloak", "bracers")
    play.hero().worn = BRACERS
    assert defend_dice(play.state, play.hero()) == 4
    play = facing("elf", "orc", "wizards_cloak")
    assert defend_dice(play.state, play.hero()) == 2


@pytest.mark.rule("heq-art-16")
def test_the_wizards_staff_is_two_dice_and_long() -> None:
    play = facing("wizard", "orc", "wizards_staff", stands=(12, 10))
    assert play.do(ATTACK, WIZARDS_STAFF, 0).throw_name() == "combat:2"
    assert not facing("elf", "orc", "wizards_staff").can(ATTACK, WIZARDS_STAFF)


@pytest.mark.rule("heq-art-08", "heq-art-13")
@pytest.mark.parametrize(("item", "points"), [("ring_of_fortitude", "body"), ("talisman_of_lore", "mind")])
def test_taken_off_and_on_it_heals_nobody(item: str, points: str) -> None:
    play = Play(plan(), heroes="barbarian dwarf")
    play.put(0, (11, 9))
    play.put(1, (12, 9))
    h = play.own(item)
    least = 1 if points == "body" else 0
    setattr(h, points, least)
    for _ in range(3):
        play.turn_of(0).do(GIVE, number(item), 1)
        assert getattr(h, points) == least
        play.turn_of(1).do(GIVE, number(item), 0)
        assert getattr(h, points) == least
    for spare in (1, 2):  # with points to spare it takes its own along
        setattr(h, points, least + spare)
        play.turn_of(0).do(GIVE, number(item), 1)
        assert getattr(h, points) == least + spare - 1
        play.turn_of(1).do(GIVE, number(item), 0)
        assert getattr(h, points) == least + spare


@pytest.mark.rule("heq-art-08", "heq-art-13")
@pytest.mark.parametrize(("item", "points"), [("ring_of_fortitude", "body"), ("talisman_of_lore", "mind")])
def test_a_second_one_changes_nothing(item: str, points: str) -> None:
    h = Play().hero()
    full = getattr(h, points)
    for change, more in ((gain, 1), (gain, 1), (lose, 1), (lose, 0)):
        change(h, number(item))
        assert getattr(h, points) == full + more
