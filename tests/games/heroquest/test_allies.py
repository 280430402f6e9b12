"""People of the quest, quest items and what only this quest lets heroes do (heq-npc, heq-itm)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroquest.play import Play, bits, name, square
from tests.games.heroquest.script_quests import DOOR, WORDS, happen, quest, round_over

from questhall.games.heroquest.model.answer_codes import (
    ACT,
    ALLY,
    ATTACK,
    CHOOSE,
    DONE,
    DROP,
    GIVE,
    KEEP,
    LEAVE,
    OPEN,
    PLACE,
    SEARCH_TRAPS,
    STRIKE,
    TAKE,
    USE_ITEM,
    a_of,
    code,
    verb_of,
)
from questhall.games.heroquest.model.figures import ABSENT, M_ASLEEP, M_PEACEFUL, SLAIN
from questhall.games.heroquest.model.ids import ITEMS, NO_WEAPON
from questhall.games.heroquest.model.state import TRAP_HIDDEN, ZARGON
from questhall.games.heroquest.model.state import TRAP_SPRUNG as OPEN_PIT
from questhall.games.heroquest.rules.death import die
from questhall.games.heroquest.rules.events import ALLY_DIED, ALLY_SEEN, ALLY_STRIKES, BLOCKED, TRAP_SPRUNG
from questhall.games.heroquest.rules.harm import hurt_ally

FRIEND = {"id": "tam", "name": WORDS, "at": [13, 9]}
GOBLIN = {"id": "g", "kind": "goblin", "at": [14, 9]}
ITEM = {"id": "bell", "name": WORDS, "at": [12, 7]}


def with_friend(heroes: str = "barbarian dwarf", friend: Any = FRIEND, **keys: Any) -> Play:
    return Play(quest(npcs=[friend], **keys), heroes)


def places(play: Play) -> set[str]:
    """Where the ally may go."""
    assert all(verb_of(each) == PLACE for each in play.legal())
    return {name(a_of(each)) for each in play.legal()}


@pytest.mark.rule("heq-npc-01")
@pytest.mark.rule("heq-npc-02")
def test_an_ally_moves_right_after_the_turn_of_whoever_leads_it() -> None:
    play = with_friend()
    play.end()
    assert play.throw_name() == "red:1"
    play.throws("2")
    assert play.state.deciders() == (1,)
    play.do(PLACE, square((13, 11)))
    assert (play.state.allies[0].square, play.state.active) == (square((13, 11)), 1)
    play.end()  # the dwarf leads nobody
    assert (play.state.round, play.state.active) == (2, 0)


@pytest.mark.rule("heq-npc-01")
def test_the_dice_are_those_of_the_quest() -> None:
    assert with_friend(friend={**FRIEND, "dice": 2}).end().throw_name() == "red:2"
    still = with_friend(friend={**FRIEND, "dice": 0}).end()
    assert still.state.active == 1  # it does not move at all
    fixed = with_friend(friend={**FRIEND, "stats": {"move": 1}}).end()
    assert places(fixed) == {"N10", "M10", "O10", "N9", "N11"}


@pytest.mark.rule("heq-npc-01")
def test_a_friend_joins_whoever_frees_it() -> None:
    play = with_friend(friend={**FRIEND, "joins": {"enter_square": [12, 8]}})
    play.end()
    assert play.state.active == 1  # nobody leads it yet
    play.rolls().walk((12, 8)).end()
    assert play.throw_name() == "red:1"
    play.throws("1")
    assert play.state.deciders() == (2,)


@pytest.mark.rule("heq-npc-01")
def test_a_friend_of_the_party_follows_the_first_hero() -> None:
    play = with_friend(friend={**FRIEND, "controller": "party"})
    play.do(LEAVE)
    play.end()
    play.throws("1")
    assert play.state.deciders() == (2,)


@pytest.mark.rule("heq-npc-01")
@pytest.mark.parametrize(
    ("controller", "when", "leader"),
    [
        ("freer", {"enter_square": [12, 8]}, 1),
        ("party", {"enter_square": [12, 8]}, 0),
        ("freer", {"round_start": 2}, 0),
    ],
)
def test_who_leads_a_friend_that_joins(controller: str, when: Any, leader: int) -> None:
    play = with_friend(friend={**FRIEND, "controller": controller, "joins": when})
    before = len(play.happened(ALLY_SEEN))
    play.end().rolls().walk((12, 8))
    if "round_start" in when:
        play.end()
    assert play.state.allies[0].leader == leader
    assert len(play.happened(ALLY_SEEN)) == before + 1  # it is told
    unseen = with_friend(friend={**FRIEND, "at": [1, 1], "joins": {"enter_square": [12, 8]}})
    unseen.rolls().walk((12, 8))
    assert unseen.state.allies[0].joined and not unseen.happened(ALLY_SEEN)


@pytest.mark.rule("heq-npc-01")
def test_when_the_leader_is_dead_another_leads() -> None:
    play = with_friend()
    happen(play, lambda s: die(s, s.heroes[0]))
    play.end().throws("1")
    assert play.state.deciders() == (2,)


def test_one_under_zargon_moves_in_his_turn() -> None:
    play = with_friend("barbarian", {**FRIEND, "controller": "zargon"})
    play.end().throws("1")
    assert play.state.deciders() == (ZARGON,)
    play.do(PLACE, square((13, 8)))
    assert play.state.round == 2


@pytest.mark.rule("heq-npc-02", "heq-zar-07")
def test_one_under_zargon_strikes_heroes_if_the_quest_says_so() -> None:
    brave = {**FRIEND, "controller": "zargon", "stats": {"attack": 2}, "attacks": True}
    play = with_friend("barbarian dwarf", brave, monsters=[GOBLIN])
    play.put(0, (13, 8))
    play.put(1, (15, 11))
    play.zargon().do(CHOOSE, 0)
    assert not play.can(STRIKE)  # the goblin beside it spares one of its own side
    play.do(DONE).throws("1").do(PLACE, square((13, 9)))
    assert play.state.deciders() == (ZARGON,)
    assert set(play.legal()) == {code(KEEP), code(STRIKE, 0, 0)}  # the barbarian; no monster, and nobody far away
    play.do(STRIKE, 0, 0)
    assert play.happened(ALLY_STRIKES) == [(0, 0)]
    assert play.throw_name() == "combat:2"
    body = play.hero(0).body
    play.throws("skull skull").throws("white black")
    assert (play.hero(0).body, play.state.round) == (body - 1, 2)


@pytest.mark.rule("heq-npc-02")
def test_one_under_zargon_strikes_nobody_unless_the_quest_says_so() -> None:
    play = with_friend("barbarian", {**FRIEND, "controller": "zargon", "stats": {"attack": 2}})
    play.put(0, (13, 8))
    play.end().throws("1").do(PLACE, square((13, 9)))
    assert play.state.round == 2


@pytest.mark.rule("heq-npc-02")
def test_allies_move_as_heroes_do() -> None:
    play = with_friend("barbarian dwarf", monsters=[GOBLIN], blocked=[[13, 8]])
    play.put(0, (12, 9))
    play.put(1, (13, 10))
    play.end().throws("2")
    assert places(play) == {"N10", "L10", "M9", "M11", "N12", "O11"}


@pytest.mark.rule("heq-npc-02")
def test_allies_open_no_door_and_spring_no_trap() -> None:
    trap = {"id": "p", "kind": "pit", "at": [12, 10]}
    friend = {**FRIEND, "at": [12, 11]}
    play = with_friend("barbarian", friend, traps=[trap], doors=[DOOR])
    play.end().throws("6")
    assert "M13" not in places(play)
    play.do(PLACE, square((12, 10)))
    assert play.state.traps == [TRAP_HIDDEN]
    assert play.happened(TRAP_SPRUNG) == []


@pytest.mark.rule("heq-npc-02")
def test_allies_go_around_an_open_pit_but_never_stop_in_it() -> None:
    pit = [{"id": "p", "kind": "pit", "at": [12, 10]}]
    play = with_friend("barbarian", {**FRIEND, "at": [12, 9]}, traps=pit)
    play.state.traps[0] = OPEN_PIT
    play.end().throws("2")
    assert "M11" not in places(play)
    assert "M12" not in places(play)  # two steps only through the pit, four around it
    assert "L11" in places(play)
    play = with_friend("barbarian", {**FRIEND, "at": [12, 9]}, traps=pit)
    play.state.traps[0] = OPEN_PIT
    play.end().throws("4")
    assert "M12" in places(play) and "M11" not in places(play)


@pytest.mark.rule("heq-npc-02")
@pytest.mark.rule("heq-atk-05", "heq-atk-06", "heq-atk-07")
def test_allies_attack_only_if_the_quest_says_so() -> None:
    play = with_friend("barbarian", {**FRIEND, "stats": {"attack": 2}}, monsters=[GOBLIN])
    play.end().throws("1").do(PLACE, square((13, 9)))
    assert play.state.deciders() == (ZARGON,)
    brave = {**FRIEND, "stats": {"attack": 2}, "attacks": True}
    play = with_friend("barbarian", brave, monsters=[GOBLIN])
    play.end().throws("1").do(PLACE, square((13, 9)))
    assert play.can(KEEP)
    play.do(ATTACK, NO_WEAPON, 0)
    assert play.throw_name() == "combat:2"
    play.throws("skull skull")
    assert play.throw_name() == "combat:1"
    play.throws("black")
    assert play.monster().status == SLAIN  # one hit of two was parried
    assert play.happened(BLOCKED) == []


@pytest.mark.rule("heq-atk-05", "heq-atk-06", "heq-atk-07")
def test_a_monster_parries_an_ally_s_blow_unless_it_sleeps() -> None:
    brave = {**FRIEND, "stats": {"attack": 2}, "attacks": True}
    for skulls, asleep, body, blocked in (("skull white", 0, 1, 1), ("white black", 0, 1, 0), ("skull white", 1, 0, 0)):
        play = with_friend("barbarian", brave, monsters=[GOBLIN])
        play.monster().effects = M_ASLEEP * asleep
        play.end().throws("1").do(PLACE, square((13, 9))).do(ATTACK, NO_WEAPON, 0).throws(skulls)
        if skulls == "skull white" and not asleep:
            play.throws("black")
        assert (play.monster().body, len(play.happened(BLOCKED))) == (body, blocked)
        assert play.asked() != "Parry"


@pytest.mark.rule("heq-npc-01", "heq-npc-02")
def test_an_ally_that_stands_still_strikes_with_its_one_die() -> None:
    guard = {**FRIEND, "dice": 0, "stats": {"attack": 1}, "attacks": True}
    orc = {"id": "o", "kind": "orc", "at": [15, 11]}
    play = with_friend("barbarian dwarf", guard, monsters=[GOBLIN, orc]).end()
    assert set(play.legal()) == {code(KEEP), code(ATTACK, NO_WEAPON, 0)}  # nobody far away
    play.do(ATTACK, NO_WEAPON, 0)
    assert play.throw_name() == "combat:1"


@pytest.mark.rule("heq-npc-02", "heq-zar-16")
def test_whom_an_ally_strikes_is_at_peace_no_more() -> None:
    play = with_friend("barbarian", {**FRIEND, "stats": {"attack": 1}, "attacks": True}, monsters=[GOBLIN])
    play.monster().effects |= M_PEACEFUL
    play.end().throws("1").do(PLACE, square((13, 9))).do(ATTACK, NO_WEAPON, 0)
    assert not play.monster().effects & M_PEACEFUL


@pytest.mark.rule("heq-npc-02")
@pytest.mark.parametrize("controller", ["freer", "zargon"])
def test_on_the_exit_an_ally_is_safe_also_beside_a_hero(controller: str) -> None:
    play = with_friend("barbarian", {**FRIEND, "at": [12, 7], "controller": controller})
    play.put(0, (11, 7))
    play.end().throws("1").do(PLACE, square((11, 7)))
    ours = controller != "zargon"
    assert (play.state.allies[0].status == ABSENT) == ours
    assert play.state.ally_squares == (0 if ours else bits((11, 7)))


@pytest.mark.rule("heq-npc-02", "heq-zar-07")
def test_one_under_zargon_strikes_those_who_go_with_the_heroes() -> None:
    traitor = {**FRIEND, "id": "vex", "controller": "zargon", "stats": {"attack": 3}, "attacks": True}
    play = Play(quest(npcs=[traitor, {**FRIEND, "at": [13, 10], "stats": {"body": 5, "defend": 1}}]), "barbarian")
    play.end().throws("1").do(PLACE, square((13, 10)))
    play.throws("1").do(PLACE, square((13, 9))).do(STRIKE, 0, ALLY + 1)
    assert play.throws("skull skull white").throw_name() == "combat:1"
    assert play.throws("white").state.allies[1].body == 4


@pytest.mark.rule("heq-npc-03")
def test_an_ally_at_zero_is_dead() -> None:
    play = with_friend("barbarian")
    happen(play, lambda s: hurt_ally(s, s.allies[0], 2))
    assert play.state.allies[0].status == SLAIN
    assert play.happened(ALLY_DIED) == [(0, 0)]
    assert play.state.ally_squares == 0
    happen(play, lambda s: hurt_ally(s, s.allies[0], 2))
    assert len(play.happened(ALLY_DIED)) == 1  # nobody dies twice
    assert play.end().state.round == 2  # nobody is moved any more


# Quest items


@pytest.mark.rule("heq-itm-01")
def test_a_quest_item_is_taken_from_this_or_an_adjacent_square() -> None:
    play = Play(quest(items=[ITEM]))
    for at, near in (((12, 7), True), ((11, 7), True), ((12, 8), True), ((11, 8), False), ((13, 9), False)):
        play.put(0, at)
        assert play.can(TAKE, 0) == near, at
    play.put(0, (12, 7))
    play.state.seen &= ~bits((12, 7))
    assert not play.again().can(TAKE)  # nor what nobody has seen
    corner = Play(quest(items=[{**ITEM, "at": [0, 0]}]))
    corner.put(0, (1, 0))
    assert corner.can(TAKE, 0)


@pytest.mark.rule("heq-itm-01")
def test_not_through_a_wall() -> None:
    play = Play(quest(items=[{**ITEM, "at": [12, 11]}]))
    play.put(0, (12, 12))
    assert not play.can(TAKE)
    play.do(OPEN, 0)
    assert play.can(TAKE, 0)


@pytest.mark.rule("heq-itm-01")
def test_taking_dropping_and_handing_over_are_free() -> None:
    play = Play(quest(items=[ITEM]), "barbarian dwarf")
    play.put(0, (12, 7))
    play.put(1, (12, 8))
    play.do(SEARCH_TRAPS)
    play.do(TAKE, 0)
    assert play.state.bearer(0) == 0
    play.do(DROP, 0)
    assert play.state.item_places == [square((12, 7))]
    play.do(TAKE, 0).do(GIVE, ITEMS, 1)
    assert play.state.bearer(0) == 1
    assert not play.can(DROP)
    play.end()
    assert play.can(DROP, 0) and not play.can(USE_ITEM)


def test_what_an_item_does_at_the_end_of_a_turn() -> None:
    """items.turn_end: if it was also carried at the end of the turn before."""
    crown = {**ITEM, "turn_end": [{"damage": 1}]}
    play = Play(quest(items=[crown]))
    play.put(0, (11, 7))
    play.do(TAKE, 0)
    assert [round_over(play).hero().body for _ in range(3)] == [8, 7, 6]


# Quest actions


def acting(heroes: str = "barbarian dwarf", **keys: Any) -> Play:
    action = {"id": "ring", "label": WORDS, "where": {"room": "K"}, "do": [{"gold": 7}], **keys}
    chest = {"id": "chest", "kind": "chest", "at": [13, 9]}
    return Play(quest(actions=[action], furniture=[chest], items=[ITEM]), heroes)


def test_an_action_needs_its_place() -> None:
    for where, inside, outside in (
        ({"room": "K"}, (12, 8), (12, 12)),
        ({"beside": "chest"}, (12, 9), (12, 8)),
        ({"beside": [13, 10]}, (13, 10), (12, 8)),
        ({"in_sight": [12, 7]}, (15, 11), (9, 7)),
    ):
        play = acting(where=where)
        play.put(0, inside)
        assert play.can(ACT, 0), where
        play.put(0, outside)
        assert not play.can(ACT, 0), where


@pytest.mark.rule("heq-trn-05")
def test_an_action_takes_the_action_of_the_turn() -> None:
    play = acting()
    play.do(ACT, 0)
    assert play.hero().gold == 7
    assert not play.can(ACT)
    assert not play.can(SEARCH_TRAPS)
    free = acting(cost="free")
    free.do(ACT, 0).do(ACT, 0)
    assert free.hero().gold == 14
    assert free.can(SEARCH_TRAPS)


def test_an_action_costs_its_gold() -> None:
    play = acting(gold=40, do=[{"set_flag": "paid"}])
    play.hero().gold = 39
    assert not play.again().can(ACT)
    play.hero().gold = 45
    play.again().do(ACT, 0)
    assert (play.hero().gold, play.state.flags) == (5, 1)


def test_limits_of_an_action() -> None:
    once = acting(cost="free", once=True)
    assert not once.do(ACT, 0).can(ACT)
    assert not once.end().can(ACT)
    each = acting(cost="free", per_hero=1)
    assert not each.do(ACT, 0).can(ACT)
    assert each.end().can(ACT)


def test_an_action_needs_what_it_needs() -> None:
    play = acting(needs={"hero_is": "dwarf"})
    assert not play.can(ACT)
    assert play.end().can(ACT)
