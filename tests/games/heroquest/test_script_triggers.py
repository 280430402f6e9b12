"""Every trigger of a quest file (2.11) is heard when it should be, and not before."""

from __future__ import annotations

import pytest
from tests.games.heroquest.play import Play, square
from tests.games.heroquest.script_quests import COUNT, WORDS, event, happen, heard, listening, quest, round_over

from questhall.games.heroquest.model.answer_codes import (
    ACT,
    ATTACK,
    LEAVE,
    OPEN,
    PLACE,
    SEARCH_SECRET,
    SEARCH_TRAPS,
    SEARCH_TREASURE,
    TAKE,
    USE_ITEM,
)
from questhall.games.heroquest.model.ids import BROADSWORD, GOLD_15
from questhall.games.heroquest.rules.events import NOTE
from questhall.games.heroquest.rules.harm import hurt_ally, hurt_hero
from questhall.games.heroquest.rules.monster_harm import hurt_monster

GOBLIN = {"id": "g", "kind": "goblin", "at": [12, 7]}
FAR = {"id": "far", "kind": "goblin", "at": [12, 14]}
ITEM = {"id": "bell", "name": WORDS, "at": [12, 7], "use": [{"gold": 1}]}
FRIEND = {"id": "tam", "name": WORDS, "at": [12, 7]}


def test_quest_start() -> None:
    assert heard(listening("quest_start")) == 1


@pytest.mark.rule("heq-rev-09")
def test_round_start() -> None:
    play = listening({"round_start": 2})
    assert heard(play) == 0
    assert heard(round_over(play)) == 1
    assert heard(round_over(play)) == 1


def test_every_nth_round() -> None:
    """every: n rounds, from: at the end of the round."""
    play = listening({"every": 2, "from": 2})
    counts = [heard(round_over(play)) for _ in range(5)]
    assert counts == [0, 0, 1, 1, 2]


def test_every_round_counts_from_the_first() -> None:
    play = listening({"every": 2})
    assert [heard(round_over(play)) for _ in range(4)] == [0, 1, 1, 2]


def test_enter_square() -> None:
    play = listening({"enter_square": [12, 8]}).rolls()
    assert heard(play.walk((11, 9))) == 0
    assert heard(play.walk((12, 8))) == 1


def test_enter_room_only_from_outside() -> None:
    play = listening({"enter_room": "K"})
    play.put(0, (12, 12))
    happen(play, lambda s: s.open_edge(square((12, 11)), square((12, 12))))
    play.rolls()
    assert heard(play) == 0
    assert heard(play.walk((12, 11))) == 1
    assert heard(play.walk((12, 10))) == 1


@pytest.mark.rule("heq-rev-09")
def test_reveal_room_and_open_door() -> None:
    doors = [{"id": "d", "between": [[9, 13], [8, 13]]}]
    for when in ({"reveal_room": "Q"}, {"open_door": "d"}, "any_door_opened"):
        play = Play(quest(doors=doors, start={"kind": "squares", "at": [[9, 13]]}, events=[event(when)]))
        assert heard(play) == 0
        assert heard(play.do(OPEN, 0)) == 1


@pytest.mark.rule("heq-rev-09")
def test_searches() -> None:
    for when, verb in (("search_secret", SEARCH_SECRET), ("search_traps", SEARCH_TRAPS)):
        play = listening({when: "K"})
        assert heard(play.do(verb)) == 1
        assert heard(listening({when: "A"}).do(verb)) == 0
    play = listening({"search_treasure": "K"}).do(SEARCH_TREASURE)
    if play.state.chance.name == "card":
        play.throws(GOLD_15)
    assert heard(play) == 1


def test_monster_seen() -> None:
    play = listening({"monster_seen": "far"}, monsters=[GOBLIN, FAR])
    play.put(0, (12, 11))
    assert heard(play) == 0
    assert heard(play.do(OPEN, 0)) == 1


@pytest.mark.rule("heq-rev-09")
def test_monster_dead_and_at_zero() -> None:
    for when in ({"monster_dead": "g"}, {"monster_zero_body": "g"}):
        play = listening(when, monsters=[GOBLIN, FAR])
        play.put(0, (11, 7)).hand = BROADSWORD
        play.do(ATTACK, BROADSWORD, 0).throws("skull skull skull")
        assert heard(play) == 0
        assert heard(play.throws("white")) == 1


@pytest.mark.rule("heq-atk-08", "heq-rev-09")
def test_zero_body_comes_before_the_removal() -> None:
    """monster_zero_body: an effect may still save it."""
    play = Play(quest(monsters=[GOBLIN], events=[event({"monster_zero_body": "g"}, {"heal_monster": "g"})]))
    happen(play, lambda s: hurt_monster(s, s.monsters[0], 1))
    assert play.placed() == ["M8"]


def test_all_dead_of_a_group_or_kind() -> None:
    pair = [{**GOBLIN, "group": "guards"}, {**FAR, "group": "guards"}, {"id": "o", "kind": "orc", "at": [12, 8]}]
    for when in ({"all_dead": "guards"}, {"all_dead": "goblin"}):
        play = listening(when, monsters=pair)
        play.put(0, (12, 12))
        happen(play, lambda s: hurt_monster(s, s.monsters[0], 1))
        happen(play, lambda s: hurt_monster(s, s.monsters[2], 1))
        assert heard(play) == 0
        happen(play, lambda s: hurt_monster(s, s.monsters[1], 1))
        assert heard(play) == 1


def test_hero_dead() -> None:
    play = listening("hero_dead", "barbarian dwarf")
    happen(play, lambda s: hurt_hero(s, s.heroes[1], 3))
    assert heard(play) == 0
    assert heard(happen(play, lambda s: hurt_hero(s, s.heroes[1], 4))) == 1


@pytest.mark.rule("heq-itm-01", "heq-rev-09")
def test_items() -> None:
    play = listening({"item_taken": "bell"}, items=[ITEM])
    play.put(0, (11, 7))
    assert heard(play) == 0
    assert heard(play.do(TAKE, 0)) == 1
    play = listening({"item_used": "bell"}, items=[ITEM])
    play.put(0, (11, 7))
    assert heard(play.do(TAKE, 0)) == 0
    assert heard(play.do(USE_ITEM, 0)) == 1


@pytest.mark.rule("heq-npc-03", "heq-rev-09")
def test_npc_dead() -> None:
    play = listening({"npc_dead": "tam"}, npcs=[FRIEND])
    happen(play, lambda s: hurt_ally(s, s.allies[0], 1))
    assert heard(play) == 0
    assert heard(happen(play, lambda s: hurt_ally(s, s.allies[0], 1))) == 1


def test_npc_at_exit() -> None:
    play = listening({"npc_at_exit": "tam"}, npcs=[FRIEND])
    play.put(0, (14, 10))
    play.end().throws("2")
    assert heard(play) == 0
    assert heard(play.do(PLACE, square((11, 7)))) == 1


def test_flag_and_counter() -> None:
    flag = event({"round_start": 1}, {"set_flag": "dark"})
    play = Play(quest(events=[flag, {**event({"flag": "dark"}), "id": "f"}]))
    assert heard(play) == 1
    more = event({"every": 1}, {"add": {"counter": "noise", "n": 2}}, once=False)
    heeds = {**event({"counter": {"name": "noise", "at_least": 3}}), "id": "f", "once": False}
    play = Play(quest(events=[more, heeds], counters={"heard": 0, "noise": 0}))
    assert [heard(round_over(play)) for _ in range(4)] == [0, 1, 1, 1]


@pytest.mark.rule("heq-rev-09")
def test_timer_zero() -> None:
    timer = {"id": "t", "rounds": 2, "starts": {"round_start": 1}, "label": WORDS, "at_zero": [COUNT]}
    play = listening({"timer_zero": "t"}, timers=[timer])
    assert [heard(play), heard(round_over(play)), heard(round_over(play))] == [0, 0, 2]


@pytest.mark.rule("heq-rev-09")
def test_hero_leaves() -> None:
    play = listening("hero_leaves", "barbarian dwarf")
    assert heard(play.do(LEAVE)) == 1


def test_attack_rolled() -> None:
    play = listening("attack_rolled", monsters=[GOBLIN])
    play.put(0, (11, 7))
    assert heard(play.do(ATTACK, BROADSWORD, 0).throws("white white white")) == 1


@pytest.mark.rule("heq-rev-09", "heq-fur-01", "heq-pit-05")
def test_trap_triggered() -> None:
    play = listening("trap_triggered", traps=[{"id": "p", "kind": "pit", "at": [12, 8]}]).rolls()
    assert heard(play.walk((12, 8))) == 1
    play.rolls().walk((12, 9), (12, 8))
    assert play.hero().in_pit and heard(play) == 1  # an open pit is no trap any more
    chest = {"id": "c", "kind": "chest", "at": [13, 9], "trap": {"name": WORDS, "effect": [{"damage": 1}]}}
    assert heard(listening("trap_triggered", furniture=[chest]).do(SEARCH_TREASURE)) == 1


@pytest.mark.rule("heq-rev-09")
def test_the_note_of_a_trap_and_of_a_treasure() -> None:
    plan = quest(traps=[{"id": "p", "kind": "pit", "at": [12, 8], "text": WORDS}])
    assert len(Play(plan).rolls().walk((12, 8)).happened(NOTE)) == 1
    plan = quest(treasures=[{"room": "K", "gives": [], "text": WORDS}])
    assert len(Play(plan).do(SEARCH_TREASURE).happened(NOTE)) == 1


def test_action() -> None:
    ring = {"id": "ring", "label": WORDS, "where": {"room": "K"}, "do": [{"gold": 1}]}
    play = listening({"action": "ring"}, actions=[ring])
    assert heard(play) == 0
    assert heard(play.do(ACT, 0)) == 1


@pytest.mark.rule("heq-rev-09")
def test_a_note_is_announced_once_and_kept() -> None:
    play = Play(quest(events=[event({"every": 1}, text=WORDS)]))
    assert play.happened(NOTE) == []
    round_over(round_over(play))
    assert len(play.happened(NOTE)) == 1
    assert heard(play) == 1
    assert play.state.noted == (play.state.plan.scripts[0].text,)


def test_what_listens_comes_in_the_order_of_the_file() -> None:
    first = event({"round_start": 1}, {"set_flag": "one"}, COUNT)
    second = {**event({"round_start": 1}, COUNT), "id": "f", "if": {"flag": "one"}}
    third = {**event({"round_start": 1}, COUNT), "id": "g", "if": {"not_flag": "one"}}
    assert heard(Play(quest(events=[third, second, first]))) == 2
    assert heard(Play(quest(events=[first, second, third]))) == 2
