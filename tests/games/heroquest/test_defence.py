"""Defence and damage (heq-def): how heroes and allies take a blow."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroquest.play import Play, Spot, plan
from tests.games.heroquest.script_quests import happen

from questhall.games.heroquest.model.answer_codes import ALLY, ATTACK, CHOOSE, DONE, DRINK, KEEP, STRIKE
from questhall.games.heroquest.model.figures import ASLEEP, CLOUDED, DEAD, DEFENSE_ON, LEFT, PLACED, ROCK_SKIN_ON, SLAIN
from questhall.games.heroquest.model.ids import BATTLE_AXE, POTION_DEFENSE, POTION_HEALING
from questhall.games.heroquest.model.plan import Npc
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.harm import MIND, heal_hero, hurt_hero
from questhall.games.heroquest.rules.strength import attack_dice, defend_dice, move_dice

ASK = 0


def attacked(hero: str = "elf", monster: str = "orc", at: Spot = (11, 9), **options: Any) -> Play:
    """Zargon's turn: a monster stands beside the hero and strikes; its dice are about to roll."""
    play = Play(plan(), heroes=hero, **options)
    play.put(0, at)
    play.place(monster, (12, 9))
    return play


def strike(play: Play, monster: int = 0, hero: int = 0) -> Play:
    return play.zargon().do(CHOOSE, monster).do(STRIKE, 0, hero)


@pytest.mark.rule("heq-def-01")
@pytest.mark.rule("heq-def-02")
def test_x22_only_white_shields_help_a_hero() -> None:
    play = strike(attacked(monster="dread_warrior"))
    assert play.throw_name() == "combat:4"
    play.throws("skull skull skull black")
    assert play.throw_name() == "combat:2"
    assert play.throws("white black").hero().body == 4


@pytest.mark.rule("heq-def-01")
def test_armour_adds_dice() -> None:
    play = attacked("barbarian")
    play.own("helmet", "shield", "chain_mail")
    play.hero().worn = 10
    strike(play).throws("skull skull skull")
    assert play.throw_name() == "combat:5"


@pytest.mark.rule("heq-def-03")
def test_each_attack_is_defended_with_all_dice() -> None:
    play = attacked()
    play.place("goblin", (11, 10))
    strike(play).throws("skull white white")
    assert play.throw_name() == "combat:2"
    play.throws("white white").do(DONE).do(CHOOSE, 1).do(STRIKE, 0, 0).throws("skull white")
    assert play.throw_name() == "combat:2"


@pytest.mark.rule("heq-def-04")
@pytest.mark.parametrize("effect", [ASLEEP, CLOUDED])
def test_the_helpless_do_not_defend(effect: int) -> None:
    play = attacked()
    play.hero().effects = effect | ROCK_SKIN_ON
    strike(play).throws("skull skull white")
    assert play.hero().body == 4


@pytest.mark.rule("heq-def-06")
def test_allies_block_with_white_shields() -> None:
    quest = plan()
    friend = Npc("friend", 0, 9 * 26 + 13)
    friend.body = 3
    quest.npcs = [friend]
    play = Play(quest)
    play.put(0, (10, 9))
    play.place("orc", (12, 9))
    assert play.state.allies[0].status == PLACED
    play.zargon().do(CHOOSE, 0).do(STRIKE, 0, ALLY).throws("skull skull skull", "white black")
    assert play.state.allies[0].body == 1
    play.zargon().do(CHOOSE, 0).do(STRIKE, 0, ALLY).throws("skull skull skull", "black black")
    assert play.state.allies[0].status == SLAIN and play.state.ally_squares == 0


@pytest.mark.rule("heq-def-01", "heq-atk-17")
def test_in_a_pit_one_die_is_left_to_defend_with() -> None:
    play = attacked()
    play.hero().in_pit = True
    assert strike(play).throws("skull white white").throw_name() == "combat:1"


@pytest.mark.rule("heq-def-06", "heq-npc-03")
@pytest.mark.parametrize(
    ("defend", "shields", "body", "blocked"), [(0, "", 1, 0), (1, "white", 2, 0), (2, "white white", 3, 1)]
)
def test_an_ally_has_the_dice_the_quest_gives_it(defend: int, shields: str, body: int, blocked: int) -> None:
    quest = plan()
    friend = Npc("friend", 0, 9 * 26 + 13)
    friend.body, friend.defend = 3, defend
    quest.npcs = [friend]
    play = Play(quest)
    play.put(0, (10, 9))
    play.place("orc", (12, 9))
    play.zargon().do(CHOOSE, 0).do(STRIKE, 0, ALLY).throws("skull skull white")
    if shields:
        play.throws(shields)
    assert (play.state.allies[0].body, len(play.happened(events.BLOCKED))) == (body, blocked)
    assert len(play.happened(events.ALLY_HURT)) == (body < 3)


@pytest.mark.rule("heq-def-07")
@pytest.mark.rule("heq-pot-06")
def test_a_potion_of_defence_before_the_dice() -> None:
    play = attacked(windows=[ASK])
    play.own("potion_defense")
    strike(play).throws("skull skull skull")
    assert play.asked() == "BeforeDefence" and play.state.seat == 1
    play.do(DRINK, POTION_DEFENSE)
    assert play.throw_name() == "combat:4"
    play.throws("white white white black")
    assert play.hero().body == 6 and not play.hero().effects & DEFENSE_ON


@pytest.mark.rule("heq-def-07")
def test_the_potion_may_be_kept_and_no_skull_opens_no_window() -> None:
    play = attacked(windows=[ASK])
    play.own("potion_defense")
    strike(play).throws("white white white")
    assert play.asked() != "BeforeDefence"
    strike(play).throws("skull white white").do(KEEP)
    assert play.throw_name() == "combat:2" and play.hero().items[POTION_DEFENSE] == 1


@pytest.mark.rule("heq-def-07")
def test_who_is_never_asked_has_no_window() -> None:
    play = attacked(windows=[2])
    play.own("potion_defense")
    assert strike(play).throws("skull skull skull").throw_name() == "combat:2"


@pytest.mark.rule("heq-def-08")
def test_healing_stops_at_the_start() -> None:
    play = attacked()
    h = play.hero()
    h.body = 5
    heal_hero(play.state, h, 4)
    assert h.body == 6
    heal_hero(play.state, h, 4)
    assert play.happened(events.HERO_HEALED) == [(1, 0)]
    play.own("ring_of_fortitude")
    heal_hero(play.state, h, 4)
    assert h.body == 7
    for h.status in (DEAD, LEFT):
        h.body = 0
        heal_hero(play.state, h, 4)
        assert h.body == 0


@pytest.mark.rule("heq-def-09")
@pytest.mark.rule("heq-spl-12")
def test_rock_skin_counts_in_the_roll_that_breaks_it() -> None:
    play = attacked()
    play.hero().effects = ROCK_SKIN_ON
    strike(play).throws("skull skull white")
    assert play.throw_name() == "combat:3"
    play.throws("white white black")
    assert play.hero().effects & ROCK_SKIN_ON
    strike(play).throws("skull skull white", "white black black")
    assert play.hero().body == 5 and not play.hero().effects & ROCK_SKIN_ON
    assert defend_dice(play.state, play.hero()) == 2


@pytest.mark.rule("heq-pot-01", "heq-pot-02", "heq-set-06")
def test_after_a_wound_in_others_turns_a_potion_is_offered() -> None:
    """4.4, heq-pot-01."""
    play = attacked(windows=[ASK])
    play.own("potion_healing", "potion_healing")
    strike(play).throws("skull skull skull", "black black")
    assert play.asked() == "Sip"
    play.do(DRINK, POTION_HEALING).throws("1")
    assert play.hero().body == 4 and play.asked() == "Sip"
    play.do(KEEP)
    assert play.hero().items[POTION_HEALING] == 1


@pytest.mark.rule("heq-pot-01")
def test_the_window_is_for_who_wants_it_and_has_a_potion_in_others_turns() -> None:
    for windows, potions, own_turn in ((2, 1, False), (ASK, 0, False), (ASK, 1, True)):
        play = attacked(windows=[windows])
        play.own(*["potion_healing"] * potions)
        if not own_turn:
            play.zargon()
        happen(play, lambda s: hurt_hero(s, s.heroes[0], 1))
        assert play.hero().body == 5 and play.asked() == "HeroChoice"


@pytest.mark.rule("heq-eqp-07")
def test_x37_an_axe_takes_the_shield_hand() -> None:
    play = attacked("barbarian", "mummy")
    play.own("helmet", "shield", "plate_mail", "battle_axe")
    play.hero().worn = 12
    assert defend_dice(play.state, play.hero()) == 6
    play.do(ATTACK, BATTLE_AXE, 0).throws("white white white white")
    strike(play).throws("skull white white")
    assert play.throw_name() == "combat:5"


@pytest.mark.rule("heq-set-06", "heq-atk-19", "heq-def-01", "heq-mov-01")
def test_a_mind_at_zero_is_in_shock() -> None:
    """R-42."""
    play = attacked("barbarian")
    play.own("helmet", "shield")
    h = play.hero()
    hurt_hero(play.state, h, 5, MIND)
    assert (h.mind, h.body) == (0, 8)
    assert play.happened(events.HERO_HURT) == [(2, MIND)]
    s = play.state
    assert (move_dice(s, h), attack_dice(s, h, h.hand), defend_dice(s, h)) == (1, 1, 2)
