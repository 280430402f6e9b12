"""HeroQuest's heroes as a lively party, position by position: doors, searches, ways together, room for the stronger."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.heroquest.play import Play, area, name, plan, square

from questhall.engine.core import CHANCE, NATURE, apply
from questhall.games.heroquest.bots import POLICIES, WHY
from questhall.games.heroquest.bots.fight import at_monster
from questhall.games.heroquest.bots.treasure import card, laid, promise
from questhall.games.heroquest.model.answer_codes import (
    ATTACK,
    DISARM,
    END_TURN,
    OPEN,
    ROLL,
    SEARCH_TRAPS,
    SEARCH_TREASURE,
    WALK,
    a_of,
    verb_of,
)
from questhall.games.heroquest.model.figures import PLACED
from questhall.games.heroquest.model.ids import BALL_OF_FLAME, GENIE, POTION_HEALING
from questhall.games.heroquest.model.plan import Effect, Goal
from questhall.games.heroquest.model.plan_kinds import DO_DAMAGE, REACH
from questhall.games.heroquest.rules.dice import RED

INSIDE = ((2, 0), (2, 1))  # from the corridor along the top into room A
WEST = ((5, 0), (5, 1))  # from the corridor along the top into room B
LEVELS = ("fair", "cunning")


def party(heroes: str, *places: str, **more: object) -> Play:
    """Heroes on these squares, the first one's turn begins; they have to find a square far away."""
    quest = plan([(0, 18), (1, 18), (0, 17), (1, 17)], **more)  # type: ignore[arg-type]
    quest.all_of = [Goal(REACH, square("Z19"))]
    play = Play(quest, heroes=heroes)
    for who, at in zip(heroes.split(), places, strict=True):
        play.put(who, at)
    return play.turn_of(heroes.split()[0])


def advice(play: Play, level: str) -> int:
    random = Random(1).random
    seat = play.state.deciders()[0]
    return POLICIES[level]("").choose(play.state.imagine(seat, random), seat, random)


def told(play: Play, answer: int) -> str:
    seat = play.state.deciders()[0]
    return WHY(play.state.imagine(seat, Random(1).random), seat, answer).text


def turn(play: Play, level: str, dice: str = "4 4") -> list[int]:
    """What he does in his turn, to its end."""
    done: list[int] = []
    s = play.state
    hero = s.active
    while s.active == hero and len(done) < 20:
        if s.waiting == CHANCE:
            if s.chance is RED[2]:
                play.throws(dice)
            else:
                apply(s, NATURE, s.chance.sample(0.5))
            continue
        if s.deciders() != (hero + 1,):
            break
        answer = advice(play, level)
        done.append(answer)
        play.answer(answer)
    return done


def verbs(answers: list[int]) -> list[int]:
    return [verb_of(answer) for answer in answers]


# Doors


@pytest.mark.parametrize("level", LEVELS)
def test_who_comes_to_a_door_with_the_others_behind_him_opens_it_in_the_same_turn(level: str) -> None:
    play = party("barbarian dwarf elf", "D1", "C1", "B1", doors=[WEST])
    done = verbs(turn(play, level))
    assert OPEN in done
    assert done.index(WALK) < done.index(OPEN)


@pytest.mark.parametrize("level", LEVELS)
def test_a_hero_with_his_turn_before_him_opens_the_door_he_stands_at(level: str) -> None:
    """The last of the round, too: he does not wait for another one."""
    play = party("barbarian dwarf", "C1", "F1", doors=[WEST]).turn_of("dwarf")
    assert verb_of(advice(play, level)) == OPEN


@pytest.mark.parametrize("level", LEVELS)
def test_the_wizard_leaves_a_door_to_a_stronger_one(level: str) -> None:
    play = party("barbarian wizard", "D1", "F1", doors=[WEST]).turn_of("wizard")
    assert OPEN not in verbs(turn(play, level))
    assert play.at("wizard") != "F1"  # he does not stand in his way


def test_why_a_door_stays_shut_is_said_as_it_is() -> None:
    alone = party("barbarian dwarf", "F1", "Z19", doors=[WEST])
    weak = party("barbarian wizard", "D1", "F1", doors=[WEST]).turn_of("wizard")
    late = party("barbarian dwarf", "D1", "E1", doors=[WEST]).turn_of("dwarf").rolls("1 1").walk("F1")
    late.state.acted = True
    end = next(answer for answer in alone.legal() if verb_of(answer) == END_TURN)
    assert told(alone, end) == "because-end-door-far"
    assert told(weak, end) == "because-end-door-weak"
    assert told(late, end) == "because-end-door"


# Searching


@pytest.mark.parametrize("level", LEVELS)
def test_a_bare_room_is_not_searched_while_a_door_is_shut(level: str) -> None:
    play = party("barbarian", "C3", doors=[INSIDE])
    assert SEARCH_TREASURE not in verbs(turn(play, level))


@pytest.mark.parametrize("level", LEVELS)
def test_a_room_with_a_chest_is_searched(level: str) -> None:
    play = party("barbarian", "C3", doors=[WEST], furniture=[("chest", ["B2"])])
    answer = advice(play, level)
    assert verb_of(answer) == SEARCH_TREASURE
    assert told(play, answer) == "because-treasure"


def test_a_bare_room_is_searched_when_a_potion_is_the_last_hope() -> None:
    """And the deck has not lost its good cards yet; whoever is well does it."""
    play = party("barbarian dwarf", "C3", "B3", doors=[WEST])
    s, room = play.state, area("A")
    assert laid(s, room) < 0.1
    assert promise(s, room, card(s, s.heroes[0])) < 0
    s.heroes[1].body = 1
    hoped = promise(s, room, card(s, s.heroes[0]))
    assert hoped > 0
    assert verb_of(advice(play, "fair")) == SEARCH_TREASURE
    assert told(play, advice(play, "fair")) == "because-treasure-card"
    s.heroes[0].have(POTION_HEALING, 1)  # they have what they would search for
    assert promise(s, room, card(s, s.heroes[0])) < 0
    s.heroes[0].have(POTION_HEALING, 0)
    s.deck = tuple(0 if good else n for n, good in zip(s.deck, [n in (0, 1, 2, 3, 4) for n in range(11)], strict=True))
    assert promise(s, room, card(s, s.heroes[0])) < hoped


def test_with_nothing_else_left_bare_rooms_are_searched_after_all() -> None:
    play = party("barbarian", "C3")
    play.state.secrets_sought = play.state.seen
    answer = advice(play, "fair")
    assert verb_of(answer) == SEARCH_TREASURE
    assert told(play, answer) == "because-treasure-last"


def with_trapped_chest(heroes: str, *places: str) -> Play:
    play = party(heroes, *places, doors=[WEST], furniture=[("chest", ["B2"])])
    piece = play.state.plan.furniture[0]
    piece.trapped, piece.trap = True, [Effect(DO_DAMAGE)]
    play.state.armed = 1
    return play.again()


def test_a_chest_is_looked_at_for_traps_only_if_somebody_can_deal_with_them() -> None:
    assert verb_of(advice(with_trapped_chest("barbarian", "C3"), "fair")) == SEARCH_TREASURE
    assert verb_of(advice(with_trapped_chest("barbarian dwarf", "C3", "C4"), "fair")) == SEARCH_TRAPS


def test_the_dwarf_disarms_what_was_found_and_the_others_leave_it_to_him() -> None:
    play = with_trapped_chest("barbarian dwarf", "C3", "C4")
    play.state.traps_found = 1
    assert SEARCH_TREASURE not in verbs(turn(play.again(), "fair"))
    done = turn(play, "fair")
    assert DISARM in verbs(done)
    assert told(play.turn_of("dwarf"), next(each for each in done if verb_of(each) == DISARM)) == "because-disarm"


# Together


def test_who_waits_beside_a_door_leaves_its_square_and_throws_no_dice() -> None:
    play = party("barbarian dwarf", "F1", "E1", doors=[WEST], blocked=["D1", "H1"])
    answers = turn(play.turn_of("dwarf"), "cunning")
    assert verbs(answers) == [END_TURN]
    assert told(play.turn_of("dwarf"), answers[0]) == "because-end-follow"


def test_a_throw_that_has_been_made_takes_who_waits_nearer_and_not_into_the_way() -> None:
    play = party("barbarian wizard", "F1", "C1", doors=[WEST], blocked=["H1"]).turn_of("wizard")
    assert verb_of(advice(play, "fair")) == END_TURN
    assert told(play, advice(play, "fair")) == "because-end-follow"
    play.rolls("3 4")
    step = advice(play, "fair")
    assert (verb_of(step), name(a_of(step))) == (WALK, "E1")
    assert told(play, step) == "because-walk-follow"
    assert verb_of(advice(play.walk("E1"), "fair")) == END_TURN


def test_a_chest_aside_is_seen_to_by_the_nearest() -> None:
    opened = (*INSIDE, "normal", True)
    play = party("barbarian elf", "D1", "C3", doors=[WEST, opened], furniture=[("chest", ["B2"])])
    play.turn_of("barbarian")
    done = verbs(turn(play, "fair"))
    assert OPEN in done
    assert SEARCH_TREASURE not in done
    assert SEARCH_TREASURE in verbs(turn(play.turn_of("elf"), "fair"))


# Fights


@pytest.mark.parametrize("level", LEVELS)
def test_a_strong_hero_goes_to_meet_an_enemy_he_cannot_reach_yet(level: str) -> None:
    play = party("barbarian dwarf elf wizard", "K8", "K9", "L8", "K10")
    play.place("goblin", "P12")
    done = turn(play.turn_of("barbarian"), level, "1 1")
    step = next(answer for answer in done if verb_of(answer) == WALK)
    assert name(a_of(step)) in ("M8", "L9", "K10", "M9")


def corridor(level: str, first: str) -> list[int]:
    """Along the top: somebody before an orc, the barbarian behind him."""
    heroes = "barbarian wizard" if first == "wizard" else "barbarian dwarf"
    play = party(heroes, "F1", "G1", blocked=["A1"])
    play.place("gargoyle", "H1")
    if first == "dwarf":
        play.hero("dwarf").body = 2
    return turn(play.turn_of(first), level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("first", ("wizard", "dwarf"))
def test_the_weak_make_room_for_a_stronger_one_behind_them(first: str, level: str) -> None:
    steps = [name(a_of(answer)) for answer in corridor(level, first) if verb_of(answer) == WALK]
    assert steps
    assert steps[-1] < "F1"


def test_who_can_strike_nobody_throws_no_dice() -> None:
    """Behind two friends in a corridor, well and strong: there is no square he could go to."""
    play = party("barbarian dwarf elf", "G1", "F1", "E1", blocked=["D1"])
    play.place("orc", "H1")
    play.turn_of("elf")
    done = turn(play, "fair")
    assert verbs(done) == [END_TURN]
    assert told(play.turn_of("elf"), done[0]) == "because-end-no-place"


def test_who_is_out_of_squares_before_an_enemy_is_told_that_he_is_too_far() -> None:
    play = party("barbarian dwarf", "K8", "M9", blocked=["D1"])
    play.place("orc", "P12")
    play.turn_of("barbarian").rolls("1 1").walk("M8")  # where he could still hand something over
    end = next(answer for answer in play.legal() if verb_of(answer) == END_TURN)
    assert told(play, end) == "because-end-far"


def test_a_step_is_for_a_blow_only_where_a_blow_is_possible() -> None:
    """A short sword strikes nobody across a corner."""
    play = party("barbarian elf", "K8", "K9")
    play.place("goblin", "M10")
    play.turn_of("elf").rolls("2 2")
    steps = {name(a_of(answer)): told(play, answer) for answer in play.legal() if verb_of(answer) == WALK}
    assert steps["L10"] == "because-walk-strike"
    assert steps["L9"] == "because-walk-closer"


@pytest.mark.parametrize(("level", "first"), (("fair", ATTACK), ("cunning", ROLL)))
def test_who_stands_beside_an_enemy_strikes_before_he_throws_the_dice(level: str, first: int) -> None:
    """His move is left for after the blow; the careful one looks first where he could stand."""
    play = party("barbarian dwarf elf wizard", "K8", "K9", "L10", "K10")
    play.place("orc", "L8")
    assert verb_of(advice(play.turn_of("barbarian"), level)) == first


@pytest.mark.parametrize(("kind", "flame"), (("goblin", False), ("orc", False), ("mummy", True)))
def test_the_great_spells_are_kept_for_great_enemies(kind: str, flame: bool) -> None:
    play = party("barbarian wizard", "K8", "K10")
    play.hero("wizard").spells = 1 << BALL_OF_FLAME
    play.place(kind, "N10")
    play.turn_of("wizard").rolls("1 1")
    s = play.state
    target = next(m for m in s.monsters if m.status == PLACED)
    assert (at_monster(s, play.hero("wizard"), BALL_OF_FLAME, target) > 0) == flame
    assert (at_monster(s, play.hero("wizard"), GENIE, target) > 0) == flame
