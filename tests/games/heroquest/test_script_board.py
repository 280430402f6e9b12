"""Effects of a quest file on the board and on monsters (2.11)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroquest.play import Play, bits, square
from tests.games.heroquest.script_quests import DOOR, WORDS, effect, happen, now, quest, round_over

from questhall.games.heroquest.model.answer_codes import ACT, ATTACK, OPEN
from questhall.games.heroquest.model.board import COLUMN
from questhall.games.heroquest.model.figures import DEAD, HIDDEN, IN_PLAY, M_DORMANT, M_PEACEFUL, SLAIN
from questhall.games.heroquest.model.ids import D_FEAR, D_SLEEP, ORC
from questhall.games.heroquest.model.state import TRAP_HIDDEN, TRAP_KNOWN, ZARGON
from questhall.games.heroquest.rules.death import die
from questhall.games.heroquest.rules.effects_monsters import spawn
from questhall.games.heroquest.rules.events import BLOCK_SEEN, MONSTER_WAKES
from questhall.games.heroquest.rules.monster_harm import hurt_monster

GOBLIN = {"id": "g", "kind": "goblin", "at": [12, 7]}
ZOMBIE = {"id": "z", "kind": "zombie", "at": [15, 11]}
SECRET = {"id": "s", "between": [[12, 6], [12, 7]], "kind": "secret"}
HIDDEN_DOOR = {"id": "e", "between": [[12, 6], [12, 7]], "kind": "event"}


def test_reveal_room() -> None:
    play = effect({"reveal": {"room": "A"}}, monsters=[{**GOBLIN, "at": [2, 2]}])
    assert play.placed() == []
    assert now(play).placed() == ["C3"]


def test_reveal_door() -> None:
    play = effect({"reveal": {"door": "e"}}, doors=[DOOR, HIDDEN_DOOR])
    play.put(0, (12, 7))
    assert not play.can(OPEN, 1)
    assert now(play).can(OPEN, 1)


def test_reveal_squares() -> None:
    play = effect({"reveal": {"squares": [[0, 0], [1, 0]]}})
    now(play)
    assert play.state.seen & bits((0, 0), (1, 0), (2, 0)) == bits((0, 0), (1, 0))


@pytest.mark.rule("heq-dor-03")
def test_open_door() -> None:
    play = effect({"open_door": "d"}, monsters=[{**GOBLIN, "at": [12, 14]}])
    play.put(0, (12, 8))
    assert now(play).state.edge_open(square((12, 11)), square((12, 12)))
    assert play.placed() == ["M15"]  # seen through the door


@pytest.mark.rule("heq-sec-04", "heq-dor-09")
@pytest.mark.parametrize("doors", [[DOOR, SECRET], [SECRET, DOOR]])
def test_find_secret(doors: list[Any]) -> None:
    play = effect({"find_secret": "s"}, doors=doors)
    play.put(0, (12, 7))
    assert not play.can(OPEN)
    now(play)
    assert (play.state.doors_open, play.state.doors_seen) == (0, 0b11)
    assert play.can(OPEN, doors.index(SECRET))


def bar(rounds: int) -> dict[str, Any]:
    return {
        "id": "bar",
        "label": WORDS,
        "where": {"beside_door": True},
        "per_hero": 1,
        "do": [{"close_door": {"rounds": rounds}}],
    }


@pytest.mark.rule("heq-dor-03")
def test_close_door_for_whole_rounds() -> None:
    """A barricade stands for the rest of this round and two more, then the door is open as before."""
    play = Play(quest(actions=[bar(2)], doors=[{**DOOR, "open": True}]))
    assert not play.can(ACT, 0)
    play.put(0, (12, 11))
    play.do(ACT, 0, 1)
    edge = square((12, 11)), square((12, 12))
    shut = [not play.state.edge_open(*edge)]
    shut += [not round_over(play).state.edge_open(*edge) for _ in range(3)]
    assert shut == [True, True, True, False]
    assert not play.can(OPEN, 0)


def test_a_named_door_closes() -> None:
    play = now(effect({"close_door": {"id": "d", "rounds": 1}}, doors=[{**DOOR, "open": True}]))
    play.put(0, (12, 11))
    assert not play.state.edge_open(square((12, 11)), square((12, 12)))
    assert not play.can(OPEN, 0)


@pytest.mark.rule("heq-rev-10")
def test_stone_is_told_of_where_it_is_seen_and_leaves_figures_alone() -> None:
    for at, told in (([9, 8], []), ([15, 8], [(square((15, 8)), 0)])):  # outside the wall, and inside
        play = effect({"block": at})
        play.put(0, (12, 9))
        assert now(play).happened(BLOCK_SEEN) == told
        assert play.state.solid >> square((at[0], at[1])) & 1
    beside = effect({"block": [11, 9]})
    beside.put(0, (12, 9))
    assert now(beside).state.solid >> square((11, 9)) & 1


@pytest.mark.rule("heq-rev-10")
def test_block() -> None:
    play = now(effect({"block": [12, 8]})).rolls("6 6")
    assert "M9" not in play.walks()
    taken = effect({"block": [10, 7]})
    assert not now(taken).state.solid & taken.state.hero_squares  # nobody is buried


def test_place_trap() -> None:
    play = effect({"place_trap": {"kind": "pit", "at": [12, 8]}})
    play.rolls().walk((12, 8))
    assert not play.hero().in_pit  # it is not there yet
    play.walk((12, 9))
    now(play)
    assert play.state.traps == [TRAP_HIDDEN]
    assert play.walk((12, 8)).hero().in_pit
    assert now(effect({"place_trap": {"kind": "pit", "at": [12, 8], "found": True}})).state.traps == [TRAP_KNOWN]


def test_alarm() -> None:
    doors = [DOOR, SECRET, {"id": "f", "between": [[10, 6], [10, 7]], "kind": "false"}]
    play = now(effect({"alarm": True}, doors=doors, monsters=[{**GOBLIN, "at": [2, 0]}]))
    assert play.state.doors_open == 0b011
    assert play.placed() == ["C1"]


@pytest.mark.rule("heq-zar-05")
def test_spawn_at() -> None:
    play = now(effect({"spawn": {"kind": "orc", "at": [[12, 9], [13, 9]]}}))
    assert play.placed() == ["M10", "N10"]
    assert now(play).state.monster_squares.bit_count() == 4  # the squares are taken: the nearest free ones
    play = now(effect({"spawn": {"kind": "orc", "at": [[13, 9], [12, 9]]}}))
    assert play.placed() == ["M10", "N10"]
    chest = {"id": "chest", "kind": "chest", "at": [13, 9]}
    pit = {"id": "p", "kind": "pit", "at": [12, 10], "found": True}
    play = now(effect({"spawn": {"kind": "orc", "at": [[13, 9], [12, 10]]}}, furniture=[chest], traps=[pit]))
    assert "N10" not in play.placed() and "M11" in play.placed()  # not in a chest; on a trap it may stand


@pytest.mark.rule("heq-zar-17", "heq-zar-12")
@pytest.mark.parametrize(("limit", "come"), [(False, 26), (True, 17)])
def test_no_more_spawn_than_there_is_room_or_figures_for(limit: bool, come: int) -> None:
    """Room K has 30 squares, four of them the exit; of orcs, goblins and abominations there are 17."""
    plan = quest(start={"kind": "stairs", "at": [10, 7]}, events=[])
    play = Play(plan, figure_limit=limit)
    happen(play, lambda s: spawn(s, ORC, 40, (square((12, 9)),), False))
    assert len(play.placed()) == come


@pytest.mark.rule("heq-rev-03")
def test_where_something_spawns_the_square_lies_open() -> None:
    play = effect({"spawn": {"kind": "orc", "at": [[0, 2]]}}, doors=[DOOR, {"id": "far", "between": [[0, 2], [1, 2]]}])
    now(play)
    assert (play.placed(), play.state.seen & bits((0, 2), (0, 3))) == (["A3"], bits((0, 2)))
    assert play.state.doors_seen >> 1 & 1  # with the door it stands at


@pytest.mark.rule("heq-drd-14")
def test_spawned_monsters_do_not_act_in_this_round() -> None:
    for act in (False, True):
        play = effect({"spawn": {"kind": "orc", "at": [[12, 7]], "act": act}})
        play.put(0, (11, 7))
        now(play).end()
        assert (play.state.deciders() == (ZARGON,)) == act
        if not act:
            assert play.end().state.deciders() == (ZARGON,)  # but in the next one


@pytest.mark.rule("heq-zar-15")
def test_wake() -> None:
    play = effect({"wake": ["g"]}, monsters=[{**GOBLIN, "dormant": True}])
    play.put(0, (11, 7))
    assert play.monster().effects & M_DORMANT
    assert not play.can(ATTACK)
    now(play)
    assert play.again().can(ATTACK) and play.happened(MONSTER_WAKES) == [(0, 0)]
    unseen = effect({"wake": ["g"]}, monsters=[{**GOBLIN, "at": [2, 2], "dormant": True}])
    assert now(unseen).happened(MONSTER_WAKES) == [] and not unseen.monster().effects


@pytest.mark.rule("heq-zar-15")
def test_a_statue_wakes_at_its_own_trigger() -> None:
    play = Play(quest(monsters=[{**GOBLIN, "dormant": True, "wake": {"round_start": 2}}]))
    assert play.monster().effects & M_DORMANT
    assert not round_over(play).monster().effects & M_DORMANT


@pytest.mark.rule("heq-zar-16")
def test_set_stats() -> None:
    play = effect({"set_stats": {"id": "g", "stats": {"attack": 5, "body": 3}}}, monsters=[GOBLIN])
    m = now(play).monster()
    assert (m.move, m.attack, m.defend, m.body, m.body_start, m.mind) == (10, 5, 1, 3, 3, 1)
    stats = {"move": 1, "attack": 2, "defend": 3, "body": 4, "mind": 5}
    m = now(effect({"set_stats": {"id": "g", "stats": stats}}, monsters=[GOBLIN])).monster()
    assert (m.move, m.attack, m.defend, m.body, m.body_start, m.mind) == (1, 2, 3, 4, 4, 5)
    m = now(effect({"set_stats": {"id": "g", "stats": {"move": 9}}}, monsters=[GOBLIN])).monster()
    assert (m.move, m.attack, m.defend, m.body, m.mind) == (9, 2, 1, 1, 1)


def test_heal_monster() -> None:
    play = effect({"heal_monster": "m"}, monsters=[{"id": "m", "kind": "mummy", "at": [12, 7]}])
    happen(play, lambda s: hurt_monster(s, s.monsters[0], 1))
    assert play.monster().body == 1
    assert now(play).monster().body == 2


@pytest.mark.rule("heq-zar-16")
def test_peaceful_until_attacked() -> None:
    play = effect({"peaceful": "guards"}, monsters=[{**GOBLIN, "group": "guards"}, ZOMBIE])
    play.put(0, (11, 7))
    now(play)
    assert [bool(m.effects & M_PEACEFUL) for m in play.state.monsters] == [True, False]
    play.do(ATTACK, 4, 0).throws("white white white")
    assert not play.monster().effects & M_PEACEFUL


@pytest.mark.rule("heq-zar-13")
def test_skip_turns_of_the_undead() -> None:
    play = now(effect({"skip_turns": {"filter": "undead", "every": 2}}, monsters=[GOBLIN, ZOMBIE]))
    assert [m.skips for m in play.state.monsters] == [0, 2]
    play = now(effect({"skip_turns": {"every": 3}}, monsters=[GOBLIN, ZOMBIE]))
    assert [m.skips for m in play.state.monsters] == [3, 3]


@pytest.mark.rule("heq-drd-01")
def test_set_spells() -> None:
    chief = {**GOBLIN, "spells": ["d_sleep", "d_sleep"]}
    play = now(effect({"set_spells": {"id": "g", "add": ["d_fear"], "remove": ["d_sleep"]}}, monsters=[chief]))
    assert sorted(play.monster().spells) == sorted([D_SLEEP, D_FEAR])
    none = now(effect({"set_spells": {"id": "g", "remove": ["d_sleep"]}}, monsters=[GOBLIN]))
    assert none.monster().spells == ()


def test_change_side_of_a_friend() -> None:
    friend = {"id": "tam", "name": WORDS, "at": [12, 7], "stats": {"attack": 2, "body": 3}}
    play = now(effect({"change_side": "tam"}, npcs=[friend]))
    assert play.state.allies[0].status == SLAIN
    assert (play.placed(), play.monster().body, play.monster().attack) == (["M8"], 3, 2)
    unseen = now(effect({"change_side": "tam"}, npcs=[{**friend, "at": [1, 1]}]))
    assert (unseen.monster().status, unseen.placed()) == (HIDDEN, [])


def test_change_side_of_a_monster() -> None:
    assert now(effect({"change_side": "g"}, monsters=[GOBLIN])).monster().effects & M_PEACEFUL


# The mountain closes


def collapsing(heroes: str = "barbarian", side: str = "west", **keys: Any) -> Play:
    start = {"kind": "squares", "at": [[0, 9], [0, 8], [0, 7], [0, 6]]}
    return effect({"collapse_column": side}, heroes, **{"start": start, **keys})


@pytest.mark.rule("heq-blk-01")
def test_collapse_strikes_and_drives_inwards() -> None:
    play = now(collapsing())
    assert play.state.solid & COLUMN[0] == COLUMN[0]
    play.throws("skull white skull")
    assert (play.hero().body, play.at()) == (6, "B10")


def test_collapse_goes_on_column_by_column() -> None:
    play = now(now(collapsing(start={"kind": "squares", "at": [[12, 9]]})))
    assert play.state.solid & ~play.state.plan.rock == (COLUMN[0] | COLUMN[1]) & ~play.state.plan.rock


def test_collapse_in_the_east() -> None:
    play = now(collapsing(side="east", start={"kind": "squares", "at": [[25, 9]]}))
    assert play.state.solid & ~play.state.plan.rock == COLUMN[25]
    assert play.throws("white white white").at() == "Y10"


def test_collapse_without_a_way_out_kills() -> None:
    play = now(collapsing("barbarian dwarf", blocked=[[1, 9]]))
    play.throws("white white white", "white white white")
    assert [h.status for h in play.state.heroes] == [DEAD, DEAD]


@pytest.mark.rule("heq-blk-01")
def test_collapse_takes_monsters_friends_and_things_along() -> None:
    mummy = {"id": "o", "kind": "mummy", "at": [0, 0]}
    friend = {"id": "tam", "name": WORDS, "at": [0, 18]}
    thing = {"id": "bell", "name": WORDS, "at": [0, 9]}
    play = collapsing(monsters=[mummy], npcs=[friend], items=[thing])
    now(play).throws("white white white", "skull white white", "skull white white")
    assert (play.monster(0).body, play.state.allies[0].body) == (1, 1)
    assert (play.state.monster_squares, play.state.ally_squares) == (bits((1, 0)), bits((1, 18)))
    assert play.state.item_places == [square((1, 9))]


def test_collapse_buries_what_nobody_has_seen() -> None:
    unseen = {"id": "u", "kind": "orc", "at": [0, 3]}
    play = now(collapsing(start={"kind": "squares", "at": [[12, 9]]}, monsters=[unseen]))
    assert play.monster().status == SLAIN


# Phases, respawn and what a monster carries


@pytest.mark.rule("heq-zar-16")
def test_phases() -> None:
    """phases: instead of dying it comes back, somewhere else, with other values."""
    vessa = {**GOBLIN, "phases": [{"at": [14, 10], "stats": {"body": 2}, "do": [{"gold": 3}]}]}
    play = Play(quest(monsters=[vessa]))
    happen(play, lambda s: hurt_monster(s, s.monsters[0], 1, 0))
    assert (play.placed(), play.monster().body, play.hero().gold) == (["O11"], 2, 3)
    happen(play, lambda s: hurt_monster(s, s.monsters[0], 2, 0))
    assert play.placed() == []


def test_carries() -> None:
    play = Play(quest(monsters=[{**GOBLIN, "carries": [{"gold": 40}]}]), "barbarian dwarf")
    happen(play, lambda s: hurt_monster(s, s.monsters[0], 1, 1))
    assert [h.gold for h in play.state.heroes] == [0, 40]


def test_the_dead_feel_nothing() -> None:
    play = effect({"damage": 1, "to": "all"}, "barbarian dwarf")
    happen(play, lambda s: die(s, s.heroes[1]))
    now(play)
    assert [play.hero(0).status, play.hero(0).body, play.hero(1).body] == [IN_PLAY, 7, 0]
