"""Effects of a quest file on heroes and the quest itself (2.11)."""

from __future__ import annotations

import pytest
from tests.games.heroquest.play import Play
from tests.games.heroquest.script_quests import COUNT, WORDS, effect, event, happen, heard, now, quest, round_over

from questhall.engine.core import OVER
from questhall.games.heroquest.model.answer_codes import TAKE
from questhall.games.heroquest.model.figures import DEAD, MISSES_TURN
from questhall.games.heroquest.model.ids import (
    BROADSWORD,
    GENIE,
    HELMET,
    NONE,
    ORC,
    POTION_HEALING,
    RING_OF_FORTITUDE,
)
from questhall.games.heroquest.model.state import FAILURE, SUCCESS
from questhall.games.heroquest.rules.death import die
from questhall.games.heroquest.rules.events import NOTE, TIMER_RUNS, TURN_SKIPPED

ITEM = {"id": "bell", "name": WORDS, "at": [12, 7]}
TIMER = {"id": "t", "rounds": 3, "label": WORDS, "at_zero": [COUNT]}
FOUR = "barbarian dwarf elf wizard"


def test_text() -> None:
    play = now(effect({"text": WORDS}))
    assert play.state.plan.texts[play.happened(NOTE)[0][0]] == WORDS


@pytest.mark.rule("heq-tre-09")
def test_gold_goes_to_the_acting_hero() -> None:
    play = now(effect({"gold": 25}, "barbarian dwarf"), hero=1)
    assert [h.gold for h in play.state.heroes] == [0, 25]


@pytest.mark.rule("heq-end-07")
def test_gold_is_split_when_the_note_says_so() -> None:
    play = now(effect({"gold": 10, "split": True}, FOUR))
    assert [h.gold for h in play.state.heroes] == [3, 3, 2, 2]


def test_item() -> None:
    assert now(effect({"item": "potion_healing"})).hero().items[POTION_HEALING] == 1
    play = now(effect({"item": "bell"}, items=[{"id": "bell", "name": WORDS}]))
    assert play.state.bearer(0) == 0


@pytest.mark.rule("heq-art-01")
def test_artifact_exists_once() -> None:
    play = effect({"artifact": "ring_of_fortitude"}, "barbarian dwarf")
    now(now(play, hero=1), hero=0)
    assert [h.items[RING_OF_FORTITUDE] for h in play.state.heroes] == [0, 1]
    assert play.hero(1).body == 8  # and its point with it


@pytest.mark.parametrize(
    ("to", "lost"), [("trigger_hero", [0, 2, 0, 0]), ("room", [2, 2, 2, 0]), ("all", [2, 2, 2, 2])]
)
def test_damage_to(to: str, lost: list[int]) -> None:
    play = effect({"damage": 2, "to": to}, FOUR)
    play.put(3, (0, 0))
    full = [h.body for h in play.state.heroes]
    now(play, hero=1)
    assert [a - h.body for a, h in zip(full, play.state.heroes, strict=True)] == lost


@pytest.mark.rule("heq-def-05")
def test_damage_has_no_defence_unless_the_note_gives_one() -> None:
    assert now(effect({"damage": 2})).hero().body == 6
    play = now(effect({"damage": 2, "defend": True}))
    assert play.throw_name() == "combat:2"
    assert play.throws("white black").hero().body == 7


@pytest.mark.rule("heq-def-05")
def test_damage_of_the_mind() -> None:
    h = now(effect({"damage": 1, "kind": "mind"})).hero()
    assert (h.body, h.mind) == (8, 1)


def test_heal() -> None:
    play = effect({"heal": 3, "to": "all"}, "barbarian dwarf")
    play.hero(0).body = 2
    play.hero(1).body = 6
    now(play)
    assert [h.body for h in play.state.heroes] == [5, 7]


@pytest.mark.rule("heq-trn-09")
def test_end_turn() -> None:
    play = effect({"end_turn": True}, "barbarian dwarf")
    assert play.state.active == 0
    assert now(play).state.active == 1  # nothing was left to decide


@pytest.mark.rule("heq-trn-12")
def test_lose_turn() -> None:
    play = now(effect({"lose_turn": True}, "barbarian dwarf"), hero=1)
    play.end()
    assert play.happened(TURN_SKIPPED) == [(MISSES_TURN, 0)]
    assert (play.state.round, play.state.active) == (2, 0)


def test_teleport() -> None:
    play = now(effect({"teleport": {"who": "all", "to": [[1, 1], [2, 1]]}}, "barbarian dwarf"))
    assert [play.at(0), play.at(1)] == ["B2", "C2"]
    assert play.state.rooms_seen >> 1 & 1


def test_teleport_to_a_taken_square() -> None:
    play = effect({"teleport": {"who": "trigger_hero", "to": [[11, 7]]}}, "barbarian dwarf")
    now(play)
    assert play.at(0) != play.at(1)


def test_equipment_is_taken_and_given_back() -> None:
    play = effect({"take_equipment": True})
    play.own("helmet").gold = 10
    now(play)
    h = play.hero()
    assert (sum(h.items), h.hand, h.gold) == (0, NONE, 10)
    back = play.state.plan.scripts[0].effects[0]
    back.kind = effect({"give_back_equipment": True}).state.plan.scripts[0].effects[0].kind
    now(play)
    assert (h.items[HELMET], h.items[BROADSWORD], h.hand) == (1, 1, BROADSWORD)


def test_flags_and_counters() -> None:
    assert now(effect({"set_flag": "dark"})).state.flags == 1
    assert heard(now(effect({"add": {"counter": "heard", "n": 4}}))) == 4


def test_timers_start_and_stop() -> None:
    play = now(effect({"start_timer": "t"}, timers=[TIMER]))
    assert play.happened(TIMER_RUNS) == [(0, 3)]
    assert [round_over(play).state.timers[0] for _ in range(2)] == [2, 1]
    play.state.plan.scripts[0].effects[0].kind += 1  # stop_timer
    now(play)
    round_over(round_over(play))
    assert (play.state.timers[0], heard(play)) == (NONE, 0)


def test_a_timer_that_is_not_shown_tells_nothing() -> None:
    play = now(effect({"start_timer": "t"}, timers=[{**TIMER, "shown": False}]))
    assert play.happened(TIMER_RUNS) == []
    for _ in range(3):
        round_over(play)
    assert heard(play) == 1


def test_set_wandering() -> None:
    s = now(effect({"set_wandering": {"kind": "orc", "count": 2}})).state
    assert (s.wandering_kind, s.wandering_count) == (ORC, 2)


@pytest.mark.parametrize(("word", "outcome"), [("success", SUCCESS), ("failure", FAILURE)])
def test_end_quest(word: str, outcome: int) -> None:
    play = now(effect({"end_quest": word}))
    assert (play.state.waiting, play.state.outcome) == (OVER, outcome)


def test_lose_item() -> None:
    play = effect({"lose_item": "bell"}, items=[ITEM])
    play.put(0, (11, 7))
    play.do(TAKE, 0)
    now(play)
    assert play.state.bearer(0) == NONE
    assert play.state.items_lost == 1


def test_spells_are_stolen_and_come_back() -> None:
    """steal_spell takes one unspent card of the nearest caster; return_spells gives all of them back."""
    play = effect({"steal_spell": "nearest_caster"}, FOUR)
    play.put("wizard", (15, 11))
    elf = play.hero("elf")
    before = elf.spells
    now(play)
    assert (elf.spells | elf.stolen, elf.stolen.bit_count()) == (before, 1)
    elf.spells = elf.stolen = 0
    now(play)
    wizard = play.hero("wizard")
    assert wizard.stolen == 1 << GENIE
    play.state.plan.scripts[0].effects[0].kind += 1  # return_spells
    now(play)
    assert (wizard.stolen, wizard.spells.bit_count()) == (0, 9)


@pytest.mark.rule("heq-tre-09")
def test_a_dead_hero_finds_nothing() -> None:
    play = effect({"gold": 5}, "barbarian dwarf")
    play.hero(0).status = DEAD
    assert now(play, hero=0).hero(1).gold == 5
    last = Play(quest(events=[event("hero_dead", {"gold": 5})]))
    happen(last, lambda s: die(s, s.heroes[0]))
    assert (last.hero().gold, last.state.outcome) == (0, FAILURE)


def test_effects_happen_in_their_order() -> None:
    wounds = event({"round_start": 99}, {"damage": 3}, {"heal": 1}, {"damage": 2})
    assert now(Play(quest(events=[wounds]))).hero().body == 4
    heals = event({"round_start": 99}, {"heal": 1}, {"damage": 3}, {"damage": 2})
    assert now(Play(quest(events=[heals]))).hero().body == 3


@pytest.mark.rule("heq-zar-13")
def test_those_who_come_later_are_slowed_too() -> None:
    """Quest 2: the bell slows zombies that wander in after it has rung."""
    play = effect({"skip_turns": {"filter": "undead", "every": 2}})
    zombie, orc = play.place("zombie", (15, 11)), play.place("orc", (15, 10))
    now(play)
    later, other = play.place("zombie", (14, 11)), play.place("orc", (14, 10))
    assert [m.skips for m in (zombie, orc, later, other)] == [2, 0, 2, 0]
