"""Equipment and potions in the dungeon (heq-eqp, heq-pot)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroquest.play import Play, Spot, plan, square

from questhall.games.heroquest.model.answer_codes import (
    ATTACK,
    BUY,
    DISARM,
    DRINK,
    GIVE,
    GIVE_GOLD,
    HOLD,
    KEEP,
    OPEN,
    ROLL,
    SEARCH_SECRET,
    SELL,
    SPRINKLE,
    WEAR,
    a_of,
    code,
    verb_of,
)
from questhall.games.heroquest.model.figures import SLAIN, SPEED_ON, STRENGTH_ON
from questhall.games.heroquest.model.ids import (
    BATTLE_AXE,
    BORINS_ARMOR,
    BRACERS,
    BROADSWORD,
    CHAIN_MAIL,
    DAGGER,
    HANDAXE,
    HELMET,
    HEROIC_BREW,
    HOLY_WATER,
    ITEMS,
    LONGSWORD,
    NO_WEAPON,
    NONE,
    PLATE_MAIL,
    POTION_HEALING,
    POTION_SPEED,
    POTION_STRENGTH,
    SHIELD,
    SHORTSWORD,
    SPIRIT_BLADE,
    STAFF,
    TOOL_KIT,
    WIZARDS_STAFF,
)
from questhall.games.heroquest.model.plan import QuestItem
from questhall.games.heroquest.model.plan_kinds import IMMUNE_HOLY_WATER
from questhall.games.heroquest.model.state import TRAP_GONE, TRAP_KNOWN
from questhall.games.heroquest.rules.owning import gain, lose
from questhall.games.heroquest.rules.strength import defend_dice, usable


def pair(at: Spot = (11, 9), friend: Spot = (12, 9), **options: Any) -> Play:
    """Barbarian and wizard in room K, the barbarian's turn."""
    play = Play(plan(), heroes="barbarian wizard", **options)
    play.put("wizard", friend)
    play.put("barbarian", at)
    return play


def facing(hero: str, monster: str, **options: Any) -> Play:
    play = Play(plan(), heroes=hero, **options)
    play.put(0, (11, 9))
    play.place(monster, (12, 9))
    return play


@pytest.mark.rule("heq-eqp-01")
def test_nothing_is_bought_inside_a_quest() -> None:
    play = pair()
    play.hero().gold = 1000
    assert not {BUY, SELL} & play.again().verbs()


@pytest.mark.rule("heq-eqp-04")
def test_a_hero_carries_what_he_cannot_use() -> None:
    play = pair()
    play.own("broadsword", "helmet", "shield")
    for item in (BROADSWORD, HELMET, SHIELD):
        play.do(GIVE, item, 1)
    play.turn_of("wizard")
    play.place("orc", (12, 10))
    assert play.hero("wizard").items[BROADSWORD] == 1
    assert not play.can(ATTACK, BROADSWORD) and not play.can(HOLD, BROADSWORD)
    assert defend_dice(play.state, play.hero("wizard")) == 2


@pytest.mark.rule("heq-eqp-05")
def test_what_a_wizard_can_use() -> None:
    play = pair()
    wizard, fighter = play.hero("wizard"), play.hero("barbarian")
    can = {item for item in range(ITEMS) if usable(play.state, wizard, item)}
    assert {DAGGER, STAFF, BRACERS, TOOL_KIT, HOLY_WATER, POTION_HEALING, WIZARDS_STAFF} <= can
    assert not can & {SHORTSWORD, HANDAXE, BROADSWORD, LONGSWORD, BATTLE_AXE, HELMET, SHIELD, CHAIN_MAIL, PLATE_MAIL}
    assert not can & {BORINS_ARMOR, SPIRIT_BLADE}
    assert usable(play.state, fighter, HANDAXE)
    play.state.table.wizard_handaxe = True
    assert usable(play.state, wizard, HANDAXE)


@pytest.mark.rule("heq-eqp-06")
@pytest.mark.rule("heq-eqp-10")
def test_one_body_armour_and_one_of_each_piece() -> None:
    play = pair()
    play.own("helmet", "helmet", "shield", "shield", "chain_mail", "plate_mail", "borins_armor")
    h = play.hero()
    h.worn = BORINS_ARMOR
    assert defend_dice(play.state, h) == 2 + 2 + 1 + 1
    h.worn = CHAIN_MAIL
    assert defend_dice(play.state, h) == 2 + 1 + 1 + 1


@pytest.mark.rule("heq-eqp-07")
@pytest.mark.parametrize("weapon", [BATTLE_AXE, STAFF])
def test_no_shield_with_two_hands(weapon: int) -> None:
    play = pair()
    play.own("shield", "battle_axe", "staff")
    assert defend_dice(play.state, play.hero()) == 3
    play.do(HOLD, weapon)
    assert defend_dice(play.state, play.hero()) == 2


@pytest.mark.rule("heq-eqp-08")
def test_the_weapon_used_stays_in_hand_until_the_next_turn() -> None:
    play = facing("barbarian", "mummy")
    play.own("battle_axe", "shield")
    play.do(HOLD, BATTLE_AXE).do(HOLD, BROADSWORD)
    play.do(ATTACK, BATTLE_AXE, 0).throws("white white white white")
    assert play.hero().hand == BATTLE_AXE and not play.can(HOLD)
    assert play.turn_of(0).can(HOLD, BROADSWORD)


@pytest.mark.rule("heq-eqp-08")
def test_after_another_action_it_may_still_change() -> None:
    play = pair()
    play.own("battle_axe")
    play.own("wizards_staff")  # which is not for him
    play.do(SEARCH_SECRET)
    assert {each for each in play.legal() if verb_of(each) == HOLD} == {code(HOLD, BATTLE_AXE)}


@pytest.mark.rule("heq-eqp-08", "heq-eqp-09")
def test_what_is_in_hand_or_worn_when_things_come_and_go() -> None:
    h = Play(heroes="wizard").hero()
    gain(h, STAFF)
    assert h.hand == DAGGER  # his hand is not free
    lose(h, DAGGER)
    assert h.hand == STAFF
    lose(h, STAFF)
    for item in (BROADSWORD, BRACERS, TOOL_KIT):
        gain(h, item)
        assert h.hand == NONE  # no weapon, or none of his
    gain(h, STAFF)
    h.worn = BRACERS
    lose(h, TOOL_KIT)
    assert (h.hand, h.worn) == (STAFF, BRACERS)
    lose(h, BRACERS)
    assert (h.hand, h.worn) == (STAFF, NONE)
    fighter = Play(heroes="barbarian").hero()
    for item in (DAGGER, BATTLE_AXE, LONGSWORD, WIZARDS_STAFF):
        gain(fighter, item)
    lose(fighter, BROADSWORD)
    assert fighter.hand == BATTLE_AXE  # the best that is left
    gain(fighter, BATTLE_AXE)
    lose(fighter, BATTLE_AXE)
    assert fighter.hand == BATTLE_AXE


@pytest.mark.rule("heq-eqp-09")
def test_armour_is_put_on_in_a_quest_while_no_monster_is_in_sight() -> None:
    play = pair()
    play.own("chain_mail", "plate_mail")
    orc = play.place("orc", (15, 11))
    assert WEAR not in play.verbs() and defend_dice(play.state, play.hero()) == 2
    play.state.move_monster(orc, square((0, 0)))
    play.again().do(WEAR, CHAIN_MAIL)
    assert defend_dice(play.state, play.hero()) == 3 and not play.can(WEAR, CHAIN_MAIL)
    assert play.can(WEAR, PLATE_MAIL) and not play.can(WEAR, NO_WEAPON)


@pytest.mark.rule("heq-eqp-08", "heq-eqp-07")
def test_the_weapon_of_an_attack_is_not_handed_over() -> None:
    """R-17: else the shield would count again."""
    play = pair()
    play.own("battle_axe", "shield")
    play.place("orc", (11, 8))
    assert play.can(GIVE, BATTLE_AXE)
    play.do(ATTACK, BATTLE_AXE, 0).throws("white white white white")
    assert not play.can(GIVE, BATTLE_AXE) and play.can(GIVE, SHIELD)
    assert defend_dice(play.state, play.hero()) == 2
    play.own("battle_axe")
    assert play.again().can(GIVE, BATTLE_AXE)  # another one


@pytest.mark.rule("heq-eqp-11")
def test_a_tool_kit_is_kept() -> None:
    play = Play(plan(traps=[("spear", (12, 9))]), heroes="barbarian")
    play.put(0, (11, 9))
    play.state.traps[0] = TRAP_KNOWN
    play.own("tool_kit")
    play.rolls().do(DISARM, 0, 0).throws("white")
    assert play.state.traps[0] == TRAP_GONE and play.hero().items[TOOL_KIT] == 1


@pytest.mark.rule("heq-eqp-12")
def test_holy_water_kills_one_undead_instead_of_an_attack() -> None:
    play = facing("wizard", "mummy")
    play.own("holy_water")
    play.do(SPRINKLE, 0, 0)
    assert play.monster().status == SLAIN and play.hero().items[HOLY_WATER] == 0
    play.place("zombie", (12, 9))
    assert not play.can(ATTACK)


@pytest.mark.rule("heq-eqp-12")
@pytest.mark.rule("heq-zar-16")
def test_holy_water_is_for_undead_beside_him_that_are_not_immune() -> None:
    play = facing("wizard", "orc")
    play.own("holy_water")
    assert not play.can(SPRINKLE)
    play.place("zombie", (14, 9))
    play.place("zombie", (13, 7))
    assert not play.can(SPRINKLE)
    play.state.table.holy_water_sight = True
    assert play.again().can(SPRINKLE, None, 2)
    quest = plan(monsters=[("mummy", (12, 9))])
    quest.monsters[0].immune = IMMUNE_HOLY_WATER
    play = Play(quest, heroes="wizard")
    play.own("holy_water")
    play.put(0, (11, 9))
    assert not play.can(SPRINKLE) and play.can(ATTACK)


@pytest.mark.rule("heq-eqp-13")
def test_things_go_to_a_neighbour() -> None:
    play = pair()
    play.own("tool_kit")
    play.do(GIVE, TOOL_KIT, 1)
    assert (play.hero().items[TOOL_KIT], play.hero("wizard").items[TOOL_KIT]) == (0, 1)
    assert not play.state.acted
    play.put("wizard", (12, 10))
    assert not play.can(GIVE)


@pytest.mark.rule("heq-eqp-13")
def test_how_far_things_go_is_the_table_s_choice() -> None:
    assert pair(friend=(15, 11), item_passing=2).can(GIVE, BROADSWORD, 1)
    play = pair(item_passing=1)
    assert play.can(GIVE, BROADSWORD, 1)
    play.place("goblin", (13, 9))
    assert not play.can(GIVE)
    assert not Play(plan(), heroes="barbarian").can(GIVE)


@pytest.mark.rule("heq-eqp-13")
def test_quest_items_are_handed_over_too() -> None:
    quest = plan()
    quest.items = [QuestItem("seal", 0)]
    play = Play(quest, heroes="barbarian wizard")
    play.put("wizard", (12, 9))
    play.put("barbarian", (11, 9))
    play.state.item_places[0] = -2
    play.again().do(GIVE, ITEMS, 1)
    assert play.state.bearer(0) == 1
    play.turn_of("wizard").do(GIVE, ITEMS, 0)
    assert play.state.bearer(0) == 0


@pytest.mark.rule("heq-eqp-13", "heq-itm-01")
def test_of_several_quest_items_only_what_one_carries() -> None:
    quest = plan()
    quest.items = [QuestItem("seal", 0), QuestItem("crown", 0), QuestItem("bell", 0)]
    play = Play(quest, heroes="barbarian wizard")
    play.put("barbarian", (11, 9))
    play.put("wizard", (12, 9))
    play.state.item_places = [-2, -3, square((0, 0))]
    play.turn_of("wizard")
    assert {each for each in play.legal() if verb_of(each) == GIVE and a_of(each) >= ITEMS} == {
        code(GIVE, ITEMS + 1, 0)
    }


@pytest.mark.rule("heq-eqp-14")
def test_gold_goes_any_distance() -> None:
    play = pair(friend=(0, 0))
    play.hero().gold = 35
    play.again().do(GIVE_GOLD, 1, 10).do(GIVE_GOLD, 1, 25)
    assert (play.hero().gold, play.hero("wizard").gold) == (0, 35)


@pytest.mark.rule("heq-pot-01")
@pytest.mark.rule("heq-pot-02")
def test_several_potions_also_when_the_turn_is_over() -> None:
    play = pair()
    play.own("potion_speed", "potion_strength", "potion_healing")
    play.hero().body = 3
    play.state.turn_over = True
    play.again().do(DRINK, POTION_SPEED).do(DRINK, POTION_STRENGTH).do(DRINK, POTION_HEALING).throws("2")
    assert play.hero().body == 5 and play.hero().effects == SPEED_ON | STRENGTH_ON


@pytest.mark.rule("heq-pot-03")
def test_potions_are_given_on_the_giver_s_turn_only() -> None:
    play = pair()
    play.own("potion_healing", who="wizard")
    assert not play.can(GIVE, POTION_HEALING)
    assert play.turn_of("wizard").can(GIVE, POTION_HEALING, 0)


@pytest.mark.rule("heq-pot-04")
def test_a_potion_of_healing_is_one_red_die_and_capped() -> None:
    play = pair()
    play.own("potion_healing", "potion_healing", "potion_healing")
    play.hero().body = 2
    play.again().do(DRINK, POTION_HEALING)
    assert play.throw_name() == "red:1"
    play.throws("4")
    assert play.hero().body == 6
    play.do(DRINK, POTION_HEALING).throws("6")
    assert play.hero().body == 8 and not play.can(DRINK)
    assert play.hero().items[POTION_HEALING] == 1


@pytest.mark.rule("heq-pot-05", "heq-spl-20")
def test_a_potion_of_strength_adds_two_dice_once() -> None:
    play = facing("barbarian", "mummy")
    play.own("potion_strength", "potion_strength")
    play.do(DRINK, POTION_STRENGTH)
    assert play.hero().items[POTION_STRENGTH] == 1
    assert not play.can(DRINK, POTION_STRENGTH)  # heq-spl-20
    play.do(ATTACK, BROADSWORD, 0)
    assert play.throw_name() == "combat:5"
    play.throws("white white white white white")
    assert play.turn_of(0).do(ATTACK, BROADSWORD, 0).throw_name() == "combat:3"


@pytest.mark.rule("heq-pot-07")
def test_heroic_brew_puts_two_attacks_into_one_action() -> None:
    play = facing("barbarian", "goblin")
    play.place("goblin", (11, 10))
    play.own("heroic_brew", "battle_axe", "potion_strength")
    play.do(DRINK, HEROIC_BREW).do(ATTACK, BROADSWORD, 0).throws("skull white white", "white")
    assert play.asked() == "Again" and not {ROLL, OPEN} & play.verbs()
    play.do(DRINK, POTION_STRENGTH).do(ATTACK, BATTLE_AXE, 1)
    assert play.throw_name() == "combat:6"
    play.throws("skull white white white white white", "white")
    assert play.placed() == [] and play.asked() == "HeroChoice"


@pytest.mark.rule("heq-pot-07")
def test_the_second_attack_may_be_left_out_and_brew_comes_before_the_action() -> None:
    play = facing("barbarian", "mummy")
    play.own("heroic_brew", "heroic_brew")
    play.do(DRINK, HEROIC_BREW).do(ATTACK, BROADSWORD, 0).throws("white white white").do(KEEP)
    assert play.asked() == "HeroChoice" and not play.can(ATTACK) and not play.can(DRINK, HEROIC_BREW)
    play.turn_of(0).do(ATTACK, BROADSWORD, 0).throws("white white white")
    assert play.asked() == "HeroChoice"  # one brew is for one action


@pytest.mark.rule("heq-pot-08")
def test_a_potion_of_speed_doubles_the_dice_of_the_next_move() -> None:
    play = pair()
    play.own("potion_speed")
    play.do(DRINK, POTION_SPEED).do(ROLL)
    assert play.throw_name() == "red:4"
    play.throws("1 1 1 1")
    assert play.turn_of(0).do(ROLL).throw_name() == "red:2"
