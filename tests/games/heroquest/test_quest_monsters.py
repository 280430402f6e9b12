"""What a quest gives its monsters: peace, missed turns, a second life, notes of their end."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroquest.play import Play, Spot, plan, square

from questhall.games.heroquest.model.answer_codes import (
    ALLY,
    ATTACK,
    CAST,
    CHOOSE,
    PUSH,
    SPRINKLE,
    STRIKE,
    T_MONSTER,
    THROW,
)
from questhall.games.heroquest.model.figures import HIDDEN, M_PEACEFUL, PLACED, SLAIN
from questhall.games.heroquest.model.ids import BROADSWORD, CROSSBOW, DAGGER, ORC, TEMPEST
from questhall.games.heroquest.model.plan import Condition, Effect, Npc, Phase, QuestItem, Script, Trigger
from questhall.games.heroquest.model.plan_kinds import (
    DO_SET_FLAG,
    IF_NOT_FLAG,
    ON_ALL_DEAD,
    ON_ATTACK_ROLLED,
    ON_MONSTER_DEAD,
    ON_ZERO_BODY,
)
from questhall.games.heroquest.rules import events


def quest_turn(quest: Any, hero: Spot = (11, 9)) -> Play:
    play = Play(quest, heroes="barbarian")
    play.put(0, hero)
    return play


@pytest.mark.rule("heq-zar-16")
def test_peaceful_ones_wait_until_they_are_attacked() -> None:
    quest = plan(monsters=[("orc", (12, 9)), ("orc", (15, 9))])
    for each in quest.monsters:
        each.group = 0
    quest.groups = ["guards"]
    play = quest_turn(quest)
    for m in play.state.monsters:
        m.effects |= M_PEACEFUL
    assert play.zargon().asked() == "HeroChoice"
    play.do(ATTACK, BROADSWORD, 0).throws("white white white")
    assert play.zargon().can(CHOOSE, 0) and play.can(CHOOSE, 1)


@pytest.mark.rule("heq-zar-16")
@pytest.mark.parametrize("verb", [ATTACK, THROW, SPRINKLE, PUSH, CAST])
def test_any_attack_ends_the_peace_for_all_of_the_group_and_nobody_else(verb: int) -> None:
    quest = plan(monsters=[("zombie", (12, 9)), ("zombie", (15, 9)), ("zombie", (15, 7))])
    quest.groups = ["guards", "others"]
    quest.monsters[0].group = quest.monsters[1].group = 0
    quest.monsters[2].group = 1
    play = Play(quest, heroes="wizard")
    stray = play.place("zombie", (15, 11))
    for m in play.state.monsters:
        m.effects |= M_PEACEFUL
    play.own("holy_water", "rod_of_telekinesis")
    play.hero().spells = 1 << TEMPEST
    play.put(0, (11, 9))
    play.do(verb, *{ATTACK: (DAGGER,), THROW: (DAGGER,), CAST: (TEMPEST, T_MONSTER)}.get(verb, ()))
    assert [bool(m.effects & M_PEACEFUL) for m in play.state.monsters] == [False, False, True, True]
    assert stray.effects & M_PEACEFUL


@pytest.mark.rule("heq-zar-13")
def test_every_second_turn_is_missed() -> None:
    play = quest_turn(plan(monsters=[("zombie", (15, 9))]))
    m = play.monster()
    m.skips, m.turns = 2, 0
    assert play.zargon().can(CHOOSE, 0)
    assert play.zargon().asked() == "HeroChoice"
    assert play.zargon().can(CHOOSE, 0)


@pytest.mark.rule("heq-zar-16")
def test_the_slain_return_while_the_quest_lets_them() -> None:
    quest = plan(monsters=[("goblin", (12, 9))])
    quest.flags = ["page"]
    quest.monsters[0].respawn_after = 2
    quest.monsters[0].respawn_while = Condition(IF_NOT_FLAG, 0)
    for flag in (0, 1):
        play = quest_turn(quest)
        play.state.flags = flag
        play.do(ATTACK, BROADSWORD, 0).throws("skull white white", "white")
        play.zargon()
        assert play.monster().status == SLAIN
        play.zargon()
        assert play.monster().status == (SLAIN if flag else PLACED)
        assert play.asked() == "HeroChoice"  # it acts from the next turn on


@pytest.mark.rule("heq-zar-16", "heq-rev-09")
def test_phases_and_the_note_before_the_end() -> None:
    quest = plan(monsters=[("goblin", (12, 9))])
    elsewhere = Phase()
    elsewhere.square = square((2, 2))
    here = Phase()
    here.stats = [10, 6, 5, 4, 5]
    quest.monsters[0].phases = [here, elsewhere]
    quest.flags = ["fell", "dead"]
    for kind, flag in ((ON_ZERO_BODY, 0), (ON_MONSTER_DEAD, 1)):
        script = Script(f"e{flag}", Trigger(kind, 0))
        script.effects = [Effect(DO_SET_FLAG, flag)]
        quest.scripts.append(script)
    play = quest_turn(quest).do(ATTACK, BROADSWORD, 0).throws("skull white white", "white")
    m = play.monster()
    assert (m.status, m.attack, m.body, play.state.flags) == (PLACED, 6, 4, 1)
    m.body = 1
    play.turn_of(0).do(ATTACK, BROADSWORD, 0).throws("skull skull white", "white white white white white")
    assert (m.status, m.square, play.state.monster_squares) == (HIDDEN, square((2, 2)), 0)


def test_all_of_a_kind_dead_and_attacks_are_noted() -> None:
    quest = plan(monsters=[("orc", (12, 9)), ("orc", (11, 8))])
    quest.flags = ["all"]
    quest.counters, quest.counter_starts = ["noise"], [0]
    script = Script("e0", Trigger(ON_ALL_DEAD, -1, ORC))
    script.effects = [Effect(DO_SET_FLAG, 0)]
    noise = Script("e1", Trigger(ON_ATTACK_ROLLED))
    noise.once = False
    noise.effects = [Effect(20, 0, 1)]
    quest.scripts = [script, noise]
    play = quest_turn(quest)
    play.do(ATTACK, BROADSWORD, 0).throws("skull white white", "white white")
    assert play.state.flags == 0
    play.turn_of(0).do(ATTACK, BROADSWORD, 1).throws("skull white white", "white white")
    assert play.state.flags == 1 and play.state.counters == (2,)


@pytest.mark.rule("heq-zar-07")
def test_monsters_prefer_who_carries_the_crown() -> None:
    quest = plan()
    crown = QuestItem("crown", 0)
    crown.monsters_prefer_bearer = True
    quest.items = [crown]
    play = Play(quest, heroes="barbarian elf")
    play.put("barbarian", (11, 9))
    play.put("elf", (13, 9))
    play.place("orc", (12, 9))
    play.zargon().do(CHOOSE, 0)
    assert play.can(STRIKE, None, 0) and play.can(STRIKE, None, 1)
    play.state.item_places[0] = -2 - 1
    play.zargon().do(CHOOSE, 0)
    assert not play.can(STRIKE, None, 0) and play.can(STRIKE, None, 1)


@pytest.mark.rule("heq-zar-07")
def test_prisoners_are_left_alone_until_they_join() -> None:
    quest = plan(monsters=[("orc", (12, 9))])
    quest.npcs = [Npc("captive", 0, square((13, 9)))]
    quest.npcs[0].joins = Trigger(ON_MONSTER_DEAD, 0)
    play = quest_turn(quest, (10, 7)).zargon().do(CHOOSE, 0)
    assert not play.can(STRIKE)
    play.state.allies[0].joined = True
    assert play.zargon().do(CHOOSE, 0).can(STRIKE, None, ALLY)


def test_the_bounty_is_the_killer_s() -> None:
    quest = plan(monsters=[("orc", (12, 9))])
    quest.bounty_kind, quest.bounty = ORC, 25
    play = quest_turn(quest).do(ATTACK, BROADSWORD, 0).throws("skull white white", "white white")
    assert play.hero().gold == 25 and play.happened(events.BOUNTY) == [(25, 0)]


def shadow(heroes: str) -> Play:
    """A barbarian and his double beside him; quest 12."""
    quest = plan(monsters=[("dread_warrior", (12, 9))])
    quest.monsters[0].not_hurt_by = 1
    play = Play(quest, heroes=heroes)
    for n, word in enumerate(heroes.split()):
        play.put(word, (11 - n, 9))
    return play


@pytest.mark.rule("heq-set-03", "heq-zar-16", "heq-atk-14")
def test_alone_a_hero_hurts_his_double_from_afar() -> None:
    play = shadow("barbarian")
    play.own("dagger", "crossbow")
    assert not play.can(ATTACK)
    play.do(THROW, DAGGER, 0).throws("skull", "white white white white")
    assert play.monster().body == 2
    play.put(0, (10, 9))
    play.turn_of(0).do(ATTACK, CROSSBOW, 0).throws("skull white white", "white white white white")
    assert play.monster().body == 1


@pytest.mark.rule("heq-zar-16")
def test_in_company_only_a_friend_ends_his_double() -> None:
    play = shadow("barbarian dwarf")
    play.own("dagger", "crossbow")
    play.put(0, (12, 10))
    assert not play.verbs() & {ATTACK, THROW}
    play.put(1, (12, 8))
    assert play.turn_of(1).can(ATTACK)
