"""The stairway (heq-end-03, heq-zar-12, table option safe_stairs): who is safe there, and who may stand on it."""

from __future__ import annotations

import pytest
from tests.games.heroquest.play import Play, add_furniture, number, plan, square
from tests.games.heroquest.script_quests import happen

from questhall.games.heroquest.model.answer_codes import (
    ATTACK,
    CHOOSE,
    DREAD_CAST,
    PLACE,
    SEARCH_TREASURE,
    STRIKE,
    a_of,
)
from questhall.games.heroquest.model.figures import COMMANDED, M_FRESH
from questhall.games.heroquest.model.ids import (
    D_BALL_OF_FLAME,
    D_CLOUD,
    D_ESCAPE,
    D_FIRESTORM,
    D_LIGHTNING,
    D_SUMMON_ORCS,
    SHORTSWORD,
)
from questhall.games.heroquest.model.plan import Effect
from questhall.games.heroquest.model.plan_kinds import DO_DAMAGE
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.effects_monsters import spawn
from questhall.games.heroquest.rules.monster_harm import hurt_monster

STAIRS = [(10, 7), (11, 7), (10, 8), (11, 8)]  # of plan(start="K")
SPELLS = (D_BALL_OF_FLAME, D_CLOUD, D_FIRESTORM, D_LIGHTNING)


def on_stairs(safe: bool = True, heroes: str = "barbarian", at: tuple[int, int] = (11, 8)) -> Play:
    play = Play(plan(start="K"), heroes, safe_stairs=safe)
    play.put(0, at)
    return play


def choices_of_caster(play: Play) -> set[int]:
    m = play.place("dread_sorcerer", (12, 8))
    m.spells = SPELLS
    play.zargon().do(CHOOSE, 0)
    return {a_of(each) for each in play.legal() if each >> 20 == DREAD_CAST}


@pytest.mark.rule("heq-end-03")
@pytest.mark.parametrize("safe", [True, False])
def test_nobody_on_the_stairs_is_attacked_or_cast_at(safe: bool) -> None:
    play = on_stairs(safe)
    assert choices_of_caster(play) == (set() if safe else set(SPELLS))
    assert play.can(STRIKE) != safe


@pytest.mark.rule("heq-end-03")
def test_one_step_off_the_stairs_all_is_as_anywhere() -> None:
    play = on_stairs(at=(12, 9))
    assert choices_of_caster(play) == set(SPELLS)
    assert play.can(STRIKE)


@pytest.mark.rule("heq-end-03")
def test_what_strikes_a_whole_room_spares_the_stairs() -> None:
    play = on_stairs(heroes="barbarian dwarf", at=(10, 8))
    play.put(1, (13, 8))
    choices_of_caster(play)
    play.do(DREAD_CAST, D_FIRESTORM)
    assert play.throw_name() == "red:2"
    play.throws("1 1")
    assert [h.body for h in play.state.heroes] == [8, 4]
    assert play.asked() == "MonsterActs"  # nobody else had to throw


@pytest.mark.rule("heq-end-03")
@pytest.mark.parametrize("safe", [True, False])
def test_a_commanded_friend_does_not_reach_him_there(safe: bool) -> None:
    play = on_stairs(safe, "barbarian dwarf")
    play.put(1, (12, 8))
    play.hero(1).effects = COMMANDED
    play.zargon().throws("1 1")
    assert play.asked() == "CommandedActs"
    assert play.can(STRIKE) != safe


@pytest.mark.rule("heq-end-03")
@pytest.mark.parametrize("safe", [True, False])
def test_a_wanderer_and_the_trap_of_a_chest_do_not_reach_him(safe: bool) -> None:
    play = on_stairs(safe)
    play.do(SEARCH_TREASURE).throws(number("wandering_monster"))
    play.do(PLACE, a_of(play.legal()[0]))
    assert (play.asked() == "MonsterAttack") != safe
    quest = plan(start="K")
    add_furniture(quest, "chest", [(14, 9)], trap=[Effect(DO_DAMAGE, 1)])
    trapped = Play(quest, safe_stairs=safe).do(SEARCH_TREASURE)
    assert trapped.hero().body == (8 if safe else 7)
    assert trapped.state.armed == 0


# heq-zar-12


@pytest.mark.rule("heq-zar-12")
def test_no_wanderer_comes_onto_the_stairs() -> None:
    play = on_stairs()
    play.do(SEARCH_TREASURE).throws(number("wandering_monster"))
    places = {a_of(each) for each in play.legal()}
    assert places == {square((12, 8)), square((11, 9))}  # not (10, 8), not (11, 7)
    off = on_stairs(safe=False)
    off.do(SEARCH_TREASURE).throws(number("wandering_monster"))
    assert square((11, 7)) in {a_of(each) for each in off.legal()}


@pytest.mark.rule("heq-zar-12")
@pytest.mark.parametrize("safe", [True, False])
def test_nobody_is_summoned_onto_the_stairs(safe: bool) -> None:
    play = on_stairs(safe, at=(15, 11))
    m = play.place("dread_sorcerer", (12, 7))
    m.spells = (D_SUMMON_ORCS,)
    play.zargon().do(CHOOSE, 0).do(DREAD_CAST, D_SUMMON_ORCS).throws("1")
    offered: set[int] = set()
    while play.asked() == "SetDown":
        offered |= {a_of(each) for each in play.legal()}
        play.answer(play.legal()[0])
    assert offered and bool(offered & {square(at) for at in STAIRS}) != safe
    stood = {each.square for each in play.state.monsters}
    assert len(stood) == 5
    assert bool(stood & {square(at) for at in STAIRS}) != safe


@pytest.mark.rule("heq-zar-12")
def test_nobody_spawns_on_the_stairs() -> None:
    play = on_stairs(at=(15, 11))
    happen(play, lambda s: spawn(s, number("orc"), 1, (square((11, 8)),), False))
    assert play.monster().square not in {square(at) for at in STAIRS}


@pytest.mark.rule("heq-zar-12")
def test_whoever_is_set_on_the_stairs_stands_beside_them() -> None:
    play = on_stairs(at=(15, 11))
    assert play.place("orc", (11, 8)).square not in {square(at) for at in STAIRS}
    off = on_stairs(safe=False, at=(15, 11))
    assert off.place("orc", (11, 8)).square == square((11, 8))


@pytest.mark.rule("heq-zar-12", "heq-drd-06")
def test_who_escapes_or_comes_back_does_not_land_on_the_stairs() -> None:
    quest = plan(start="K", monsters=[("orc", (12, 8))])
    quest.monsters[0].escape_to = square((11, 8))
    play = Play(quest)
    play.put(0, (15, 11))
    m = play.monster()
    m.spells = (D_ESCAPE,)
    play.zargon().do(CHOOSE, 0).do(DREAD_CAST, D_ESCAPE)
    assert m.square not in {square(at) for at in STAIRS}
    quest = plan(start="K", monsters=[("orc", (12, 8))])
    quest.monsters[0].respawn_after = 1
    play = Play(quest, "barbarian dwarf")
    play.put(0, (15, 11))
    play.put(1, (12, 7))
    happen(play, slain)
    play.put(1, (12, 8))  # on its square: the nearest free ones are stairs
    play.place("goblin", (13, 8))
    play.place("goblin", (12, 9))
    play.place("goblin", (12, 7))
    play.zargon()
    orc = play.monster()
    assert orc.effects & M_FRESH and orc.square not in {square(at) for at in STAIRS}


def slain(s: Dungeon) -> None:
    hurt_monster(s, s.monsters[0], 9)


@pytest.mark.rule("heq-mov-07", "heq-atk-18")
def test_where_stairs_are_not_safe_monsters_and_heroes_share_them() -> None:
    play = on_stairs(safe=False, at=(12, 8))
    play.place("orc", (11, 8))
    play.rolls("2 2")
    assert "L9" in play.walks() and "K9" in play.walks()
    play.walk((11, 8))
    assert play.at() == "L9" and play.own("shortsword").number == 0
    assert play.can(ATTACK, SHORTSWORD, 0)
    play.zargon().do(CHOOSE, 0)
    assert play.can(STRIKE)
