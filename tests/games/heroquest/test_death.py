"""Death (heq-die): the moment at 0 Body Points, and what becomes of the belongings."""

from __future__ import annotations

import pytest
from tests.games.heroquest.play import Play, number, plan, square
from tests.games.heroquest.script_quests import happen

from questhall.engine.core import RUNNING, advance
from questhall.games.heroquest.model.answer_codes import (
    CAST,
    CHOOSE,
    CLAIM,
    DONE,
    DRINK,
    KEEP,
    PICK_UP,
    SEARCH_SECRET,
    SEARCH_TREASURE,
    SHARE,
    STRIKE,
    T_HERO,
    WALK,
    code,
)
from questhall.games.heroquest.model.figures import (
    ASLEEP,
    COMMANDED,
    DEAD,
    IN_PLAY,
    LEFT,
    NOWHERE,
    ROCK_ON,
    ROCK_SKIN_ON,
    changed,
)
from questhall.games.heroquest.model.ids import (
    CHAIN_MAIL,
    DAGGER,
    HEAL_BODY,
    HELMET,
    NONE,
    ORCS_BANE,
    POTION_HEALING,
    POTION_SPEED,
    SHIELD,
    STAFF,
    WATER_OF_HEALING,
)
from questhall.games.heroquest.model.plan import Effect, QuestItem, Script, Trigger
from questhall.games.heroquest.model.plan_kinds import DO_SET_FLAG, ON_HERO_DEAD
from questhall.games.heroquest.model.state import FAILURE
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.death import die, trample
from questhall.games.heroquest.rules.harm import hurt_hero

AT_ZERO, NEVER = 1, 2


def doomed(hero: str = "wizard", window: int = AT_ZERO, heroes: str = "", **options: int) -> Play:
    """A hero with 1 Body Point and an orc beside him, in Zargon's turn."""
    party = heroes or hero
    play = Play(plan(), heroes=party, windows=[window] * len(party.split()), **options)
    play.put(hero, (11, 9))
    play.place("orc", (12, 9))
    play.hero(hero).body = 1
    return play


def killed(play: Play, hero: str = "wizard") -> Play:
    n = play.hero(hero).number
    return play.zargon().do(CHOOSE, 0).do(STRIKE, 0, n).throws("skull skull white", "black black")


@pytest.mark.rule("heq-die-01")
@pytest.mark.rule("heq-die-05")
@pytest.mark.rule("heq-die-12")
def test_without_means_a_hero_dies_and_with_the_last_the_quest() -> None:
    play = doomed(heroes="wizard barbarian")
    play.put("barbarian", (0, 0))
    play.hero("wizard").spells = 0
    killed(play)
    h = play.hero("wizard")
    assert (h.status, h.square) == (DEAD, NOWHERE)
    assert play.state.hero_squares == 1 and play.state.outcome != FAILURE
    play.do(DONE)
    assert play.state.active == play.hero("barbarian").number
    play.hero("barbarian").body = 1
    play.place("orc", (1, 0))
    play.zargon().do(CHOOSE, 1).do(STRIKE, 0, 1).throws("skull skull white", "black black")
    assert play.state.outcome == FAILURE


@pytest.mark.rule("heq-die-02")
def test_x34_a_potion_saves_him() -> None:
    play = doomed()
    play.own("potion_healing")
    killed(play)
    assert play.asked() == "ZeroBody" and play.state.seat == 1
    play.do(DRINK, POTION_HEALING).throws("1")
    h = play.hero()
    assert (h.body, h.status, h.items[POTION_HEALING]) == (1, IN_PLAY, 0)
    assert play.asked() == "MonsterActs"


@pytest.mark.rule("heq-die-01", "heq-die-02")
def test_he_may_rather_die() -> None:
    play = doomed(heroes="wizard barbarian")
    play.put("barbarian", (0, 0))
    play.own("potion_healing")
    assert killed(play).do(KEEP).hero().status == DEAD


@pytest.mark.rule("heq-die-03")
def test_who_cannot_cast_cannot_save_himself_by_a_spell() -> None:
    for hindrance in ("none", "quest", "shock", "sleep", "command"):
        play = doomed(heroes="wizard barbarian")
        play.put("barbarian", (0, 0))
        h = play.hero("wizard")
        h.spells = 1 << HEAL_BODY
        play.state.plan.no_spells = hindrance == "quest"
        h.mind = 0 if hindrance == "shock" else 6
        h.effects = {"sleep": ASLEEP, "command": COMMANDED}.get(hindrance, 0)
        happen(play, lambda s: hurt_hero(s, s.heroes[0], 1))
        assert (h.status == DEAD) == (hindrance != "none"), hindrance


@pytest.mark.rule("heq-die-02")
def test_who_is_never_asked_drinks_by_himself() -> None:
    play = doomed("barbarian", NEVER)
    play.own("potion_healing")
    assert killed(play, "barbarian").throw_name() == "red:1"


@pytest.mark.rule("heq-die-03")
def test_a_healing_spell_of_his_own_is_his_action() -> None:
    play = doomed()
    play.hero().spells = 1 << HEAL_BODY
    killed(play).do(CAST, HEAL_BODY, T_HERO)
    h = play.hero()
    assert (h.body, h.spells, h.acted_in_round) == (4, 0, True)


@pytest.mark.rule("heq-die-03")
@pytest.mark.parametrize(("option", "spells"), [(0, False), (1, False), (2, True)])
def test_not_after_an_action_in_this_round(option: int, spells: bool) -> None:
    """A hazard of the treasure he has just searched for, in his own turn."""
    play = Play(plan(start="U"), heroes="wizard barbarian", windows=[AT_ZERO, AT_ZERO], healing_at_zero=option)
    play.put("wizard", (11, 9))
    play.hero().spells = 1 << WATER_OF_HEALING
    play.hero().body = 1
    play.turn_of("wizard").do(SEARCH_TREASURE).throws(number("hazard_arrow"))
    assert (play.asked() == "ZeroBody") == spells
    assert play.hero().status == (IN_PLAY if spells else DEAD)


@pytest.mark.rule("heq-die-03")
def test_saved_before_his_turn_he_has_no_action_left_in_it() -> None:
    play = Play(plan(start="U"), heroes="barbarian wizard", windows=[AT_ZERO, AT_ZERO])
    play.hero("wizard").spells = 1 << HEAL_BODY
    play.hero("wizard").body = 1
    happen(play, lambda s: hurt_hero(s, s.heroes[1], 1))  # in the barbarian's turn
    play.do(CAST, HEAL_BODY, T_HERO + 1).end()
    assert play.state.active == 1 and play.state.acted and not play.can(SEARCH_SECRET)


@pytest.mark.rule("heq-die-03")
def test_the_spell_that_saves_him_is_the_action_of_his_turn() -> None:
    play = doomed(heroes="wizard barbarian")
    play.put("barbarian", (0, 0))
    play.hero("wizard").spells = 1 << HEAL_BODY | 1 << WATER_OF_HEALING
    play.hero("wizard").body = 1
    play.turn_of("wizard")
    happen(play, lambda s: hurt_hero(s, s.heroes[0], 1))
    play.do(CAST, HEAL_BODY, T_HERO)
    assert play.asked() == "HeroChoice" and play.state.acted
    assert not play.can(CAST) and not play.can(SEARCH_SECRET)
    happen(play, lambda s: hurt_hero(s, s.heroes[0], 9))  # and he cannot do it again
    assert play.hero("wizard").status == DEAD


@pytest.mark.rule("heq-die-03")
@pytest.mark.parametrize(("option", "spells"), [(0, True), (1, False), (2, True)])
def test_in_others_turns_the_table_decides(option: int, spells: bool) -> None:
    play = doomed(healing_at_zero=option)
    play.hero().spells = 1 << WATER_OF_HEALING
    killed(play)
    assert (play.asked() == "ZeroBody") == spells


@pytest.mark.rule("heq-die-04")
def test_nobody_else_can_save_him() -> None:
    play = doomed("barbarian", heroes="barbarian wizard")
    play.put("wizard", (10, 9))
    play.own("potion_healing", who="wizard")
    play.hero("wizard").spells = 1 << HEAL_BODY
    killed(play, "barbarian")
    assert play.hero("barbarian").status == DEAD and play.hero("wizard").items[POTION_HEALING] == 1


@pytest.mark.rule("heq-die-05")
@pytest.mark.parametrize("victim", [0, 1])
def test_only_who_dies_in_his_own_turn_loses_it(victim: int) -> None:
    play = Play(plan(), heroes="barbarian dwarf elf wizard")
    play.hero(victim).gold = 1
    play.own("helmet", who=victim).in_pit = True
    happen(play.rolls("3 4"), lambda s: die(s, s.heroes[victim]))
    assert play.asked() == "Claims" and not play.hero(victim).in_pit
    assert (play.state.turn_over, play.state.left) == ((True, 0) if victim == 0 else (False, 7))


def bequest(heroes: str = "barbarian dwarf elf wizard") -> Play:
    """The wizard is killed; all others are in his room. He leaves 32 gold, a helmet, a potion, and his dagger."""
    play = doomed("wizard", heroes=heroes)
    for n, word in enumerate(heroes.split()[:-1]):
        play.put(word, (10 + n, 11))
    play.hero("wizard").spells = 0
    play.hero("wizard").gold = 32
    play.own("helmet", who="wizard")
    play.own("shield", "staff", "potion_speed", "potion_speed", who="wizard")
    return killed(play)


@pytest.mark.rule("heq-die-06")
def test_heirs_divide_item_by_item() -> None:
    play = bequest()
    assert [play.hero(n).gold for n in range(4)] == [11, 11, 10, 0]
    assert play.asked() == "Claims" and play.state.deciders() == (1, 2, 3)
    assert play.legal() == (code(CLAIM, DAGGER), code(KEEP))
    play.choose("keep", "keep", "keep")  # nobody wants the dagger
    assert play.legal() == (code(CLAIM, STAFF), code(KEEP))
    play.choose("keep", "keep", "keep")
    play.choose("keep", "claim item:helmet", "keep")
    assert play.hero("dwarf").items[HELMET] == 1 and play.hero("wizard").items[HELMET] == 0
    play.choose("claim item:shield", "keep", "claim item:shield")
    assert play.asked() == "Share" and play.state.deciders() == (1,)
    assert play.legal() == (code(SHARE, 0), code(SHARE, 2))
    play.do(SHARE, 2)
    assert play.hero("elf").items[SHIELD] == 1
    play.choose("claim item:potion_speed", "keep", "keep", "keep", "keep", "claim item:potion_speed")  # one each
    assert [play.hero(n).items[POTION_SPEED] for n in range(4)] == [1, 0, 1, 0]
    assert play.asked() != "Claims"
    assert play.hero("wizard").items[DAGGER] == 1 and play.state.piles[3] == square((11, 9))


@pytest.mark.rule("heq-die-06")
def test_a_single_heir_takes_all_without_a_question() -> None:
    play = bequest("barbarian wizard")
    h = play.hero("barbarian")
    assert (h.items[HELMET], h.items[DAGGER], h.gold, play.state.piles[1]) == (1, 1, 32, NOWHERE)
    assert play.asked() not in ("Claims", "Share")


@pytest.mark.rule("heq-die-06")
def test_in_a_corridor_heirs_are_those_who_see_where_he_fell() -> None:
    for barbarian, heir in (((5, 0), True), ((0, 6), False)):  # along the corridor, or around its corner
        play = Play(plan(start="U"), heroes="barbarian wizard", windows=[AT_ZERO, AT_ZERO])
        play.put("wizard", (2, 0))
        play.put("barbarian", barbarian)
        play.hero("wizard").gold = 30
        hurt_hero(play.state, play.hero("wizard"), 9)
        play.hero("wizard").spells = 0
        play.state.waiting = RUNNING
        advance(play.state)
        assert (play.hero("barbarian").gold == 30) == heir
        assert (play.state.piles[1] == square((2, 0))) != heir


@pytest.mark.rule("heq-die-08")
def test_what_a_falling_block_buries_lies_beside_it() -> None:
    play = Play(plan([(5, 0)], traps=[("falling_block", (7, 0))]), heroes="barbarian elf")
    play.put("elf", (0, 9))
    play.hero().body = 1
    play.hero().gold = 12
    play.rolls("6 6").walk((7, 0)).throws("skull skull skull")
    assert play.hero().status == DEAD
    assert play.state.piles[0] in (square((6, 0)), square((8, 0)))


@pytest.mark.rule("heq-die-07")
@pytest.mark.rule("heq-die-09")
def test_monsters_alone_take_everything() -> None:
    play = doomed("barbarian", heroes="barbarian elf")
    play.put("elf", (9, 9))  # just outside
    play.own("orcs_bane", "chain_mail").gold = 5
    play.hero("barbarian").worn = CHAIN_MAIL
    play.zargon().do(CHOOSE, 0).do(STRIKE, 0, 0).throws("skull skull white", "black black black")
    h = play.hero("barbarian")
    assert (sum(h.items), h.gold, h.hand, h.worn) == (0, 0, NONE, NONE)
    assert play.state.artifacts_lost == 1 << ORCS_BANE
    assert events.BELONGINGS_LOST in play.kinds()


def lonely_death() -> Play:
    play = Play(plan(), heroes="barbarian elf")
    play.put("barbarian", (11, 9))
    play.put("elf", (0, 0))
    play.hero("barbarian").gold = 12
    play.hero("barbarian").body = 1
    hurt_hero(play.state, play.hero("barbarian"), 1)
    play.state.waiting = RUNNING
    advance(play.state)
    return play


@pytest.mark.rule("heq-die-08")
def test_heroes_who_died_or_left_before_him_inherit_nothing() -> None:
    for status in (DEAD, LEFT):
        play = Play(plan(), heroes="barbarian elf")
        play.put("barbarian", (11, 9))
        play.hero("barbarian").gold = 12
        play.state.move_hero(play.hero("elf"), NOWHERE)
        play.hero("elf").status = status
        happen(play, lambda s: die(s, s.heroes[0]))
        assert play.hero("elf").gold == 0


@pytest.mark.rule("heq-die-08")
def test_with_nobody_near_they_lie_where_he_fell() -> None:
    play = lonely_death()
    assert play.state.piles[0] == square((11, 9))
    play.turn_of("elf")
    assert not play.can(PICK_UP)
    play.put("elf", (11, 9))
    play.do(PICK_UP, 0)
    assert play.hero("elf").gold == 12 and play.state.piles[0] == NOWHERE


@pytest.mark.rule("heq-die-08")
def test_a_monster_that_ends_its_turn_there_takes_them() -> None:
    play = lonely_death()
    play.place("orc", (12, 9))
    play.zargon().do(CHOOSE, 0).do(WALK, square((11, 9)))
    assert play.hero("barbarian").gold == 0 and play.state.piles[0] == NOWHERE


@pytest.mark.rule("heq-die-08")
def test_only_the_monster_that_stands_there_takes_them() -> None:
    play = lonely_death()
    play.state.piles = changed(play.state.piles, 0, 0)
    orc = play.place("orc", (1, 0))
    trample(play.state, orc)
    assert play.hero("barbarian").gold == 12
    play.state.move_monster(orc, NOWHERE)  # slain, it stands nowhere
    play.hero("elf").gold = 9
    trample(play.state, orc)
    assert (play.hero("barbarian").gold, play.hero("elf").gold) == (12, 9)
    play.state.move_monster(orc, 0)
    trample(play.state, orc)
    assert (play.hero("barbarian").gold, play.hero("elf").gold) == (0, 9)


@pytest.mark.rule("heq-die-10")
def test_quest_items_fall_and_are_never_lost() -> None:
    quest = plan()
    quest.items = [QuestItem("seal", 0)]
    play = Play(quest, heroes="barbarian elf", windows=[1, 1])
    play.put("barbarian", (11, 9))
    play.put("elf", (0, 0))
    play.place("orc", (12, 9))
    play.hero("barbarian").body = 1
    play.state.item_places[0] = -2
    killed(play, "barbarian")
    assert play.state.item_places[0] == square((11, 9))


@pytest.mark.rule("heq-die-11")
def test_in_solid_rock_everything_is_lost_with_him() -> None:
    play = Play(plan(blocked=[(12, 9)]), heroes="barbarian elf")
    play.put("barbarian", (11, 9))
    play.put("elf", (11, 10))
    play.hero("barbarian").gold = 50
    play.hero("barbarian").effects = ROCK_ON | ROCK_SKIN_ON
    play.again().rolls("1 1").walk((12, 9)).end()
    h = play.hero("barbarian")
    assert (h.status, h.body, h.effects, h.deaths) == (DEAD, 0, 0, 1)
    assert play.hero("barbarian").gold == 0 and play.hero("elf").gold == 0
    assert events.BELONGINGS_LOST in play.kinds() and play.state.piles[0] == NOWHERE


@pytest.mark.rule("heq-rev-09")
def test_the_quest_takes_note_of_a_death() -> None:
    quest = plan()
    quest.flags = ["mourned"]
    script = Script("e1", Trigger(ON_HERO_DEAD))
    script.effects = [Effect(DO_SET_FLAG, 0)]
    quest.scripts = [script]
    play = Play(quest, heroes="barbarian elf", windows=[1, 1])
    play.put("barbarian", (11, 9))
    play.put("elf", (10, 9))
    play.place("orc", (12, 9))
    play.hero("barbarian").body = 1
    killed(play, "barbarian")
    assert play.state.flags == 1


def test_the_bearer_of_a_curse_cannot_be_healed() -> None:
    quest = plan()
    crown = QuestItem("crown", 0)
    crown.no_heal = True
    quest.items = [crown]
    play = Play(quest, heroes="barbarian elf", windows=[1, 1])
    play.put("barbarian", (11, 9))
    play.place("orc", (12, 9))
    play.own("potion_healing")
    play.hero("barbarian").body = 1
    play.state.item_places[0] = -2
    assert not play.again().can(DRINK)
    killed(play, "barbarian")
    assert play.hero("barbarian").status == DEAD
