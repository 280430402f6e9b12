"""What heroes, spectators and hero bots get depends on nothing that is hidden from them (section 7)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.every_game.snapshot import attributes, snapshot
from tests.games.heroquest.hidden import fresh, rewritten
from tests.games.heroquest.play import Play, plan, square, table

from questhall.engine.core import CHANCE, DECISION, NATURE, OVER, apply, start
from questhall.engine.dice import Scripted
from questhall.engine.entries import Seat
from questhall.engine.game import UnknownName
from questhall.engine.match import Match
from questhall.games.heroquest import GAME as TITLE
from questhall.games.heroquest.model.agreement import Table
from questhall.games.heroquest.model.answer_codes import (
    ATTACK,
    CAST,
    END_TURN,
    GIVE,
    GIVE_GOLD,
    GIVE_UP,
    HOLD,
    LEAVE,
    OPEN,
    SEARCH_SECRET,
    SEARCH_TRAPS,
    SEARCH_TREASURE,
    verb_of,
)
from questhall.games.heroquest.model.plan import Npc, Plan, QuestItem
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.model.walls import NO_WALLS
from questhall.games.heroquest.rules import dreaming, imagining
from questhall.games.heroquest.rules.turn import FIRST_STEP
from questhall.games.heroquest.settings import QUEST_NAMES
from questhall.hall.snapshot import Snapshot

GAME = TITLE.load()
QUESTS = QUEST_NAMES
STEPS = 100
DREAMS = 4  # in one turn of so many
PARTY = "barbarian wizard"
DULL = (GIVE, GIVE_GOLD, HOLD, LEAVE, GIVE_UP, SEARCH_SECRET, SEARCH_TRAPS, SEARCH_TREASURE)
BOLD = (OPEN, ATTACK, CAST)
ASKED_ABOUT = ("square:A1", "square:M1", "square:N9", "search:treasure", "search:secret", "spell:genie", "item:helmet")

Moment = tuple[str, int, str]  # whose answer or throw, and its name


def begin(quest: Plan) -> Dungeon:
    s = Dungeon(table(PARTY, [quest]))
    s.events = []
    start(s, FIRST_STEP)
    return s


def likelihood(answer: int) -> float:
    verb = verb_of(answer)
    return 0.05 if verb in DULL else 8 if verb in BOLD else 0.3 if verb == END_TURN else 1


def play(s: Dungeon, seed: int) -> list[Moment]:
    """A game of bold heroes, as the names of what was answered and thrown."""
    random = Random(seed)
    moments: list[Moment] = []
    for _ in range(STEPS):
        if s.waiting == CHANCE:
            outcome = s.chance.sample(random.random())
            moments.append(("throw", NATURE, GAME.outcome_name(s.chance, outcome)))
            apply(s, NATURE, outcome)
        elif s.waiting == DECISION:
            seat = s.deciders()[0]
            legal = s.legal_for(seat)
            answer = random.choices(legal, [likelihood(each) for each in legal])[0]
            moments.append(("answer", seat, GAME.option(s, seat, answer).name))
            apply(s, seat, answer)
    return moments


def looks(s: Dungeon, moments: list[Moment]) -> Iterator[Any]:
    """What the heroes get at every moment of that game."""
    for kind, seat, name in moments:
        yield look(s)
        s.events = []
        apply(s, seat, GAME.outcome(s.chance, name) if kind == "throw" else GAME.answer(s, seat, name))
    yield look(s)


def look(s: Dungeon) -> Any:
    told = [GAME.told(s, event) for event in s.events or []]
    seats = [seat for seat in s.deciders() if seat]
    return {
        "view": json.dumps(GAME.view(s, 1)),
        "options": [GAME.options(s, seat) for seat in seats],
        "told": [each for each in told if each.may_know(1)],
        "why not": [repr(GAME.why_not(s, seat, ref)) for seat in seats for ref in ASKED_ABOUT],
        "veiled": bones(imagining.veiled(s)),
        "drawn": drawn(s),
    }


def drawn(s: Dungeon) -> Any:
    """The dungeon that is imagined there, now and then: it takes time."""
    if s.turn % DREAMS or not s.deciders():
        return None
    v = s.imagine(1, lambda: 0.5)
    dreaming.lay_out(v)
    return bones(v)


def bones(v: Dungeon) -> Any:
    """A veiled state as data; of steps, which are no data, the names."""
    assert v.kept_walls is NO_WALLS
    data = snapshot(v).data
    data["stack"] = [type(step).__name__ for step in v.stack]
    data["asking"] = type(v.asking).__name__
    return data


@pytest.mark.parametrize("seed", [1])
@pytest.mark.parametrize("name", QUESTS)
@pytest.mark.rule("heq-set-04", "heq-set-08", "heq-dor-08", "heq-rev-08")
def test_two_quests_that_differ_only_in_what_is_hidden_look_alike(name: str, seed: int) -> None:
    first = begin(fresh(name))
    moments = play(first, seed)
    other = rewritten(name, first, {event[0] for event in first.events or []})
    for mine, theirs in zip(looks(begin(fresh(name)), moments), looks(begin(other), moments), strict=True):
        for part in mine:
            assert mine[part] == theirs[part], part


@pytest.mark.parametrize("name", QUESTS)
def test_a_veiled_state_looks_the_same_and_asks_the_same(name: str) -> None:
    s = begin(fresh(name))
    random = Random(7)
    while s.waiting != OVER and s.turn < 30:
        v = s.imagine(1, random.random)
        assert isinstance(v, Dungeon)
        assert GAME.view(v, 1) == GAME.view(s, 1)
        assert (v.deciders(), v.asks) == (s.deciders(), s.asks)
        for seat in s.deciders():
            assert v.legal_for(seat) == (s.legal_for(seat) if seat else ())
            assert seat == 0 or GAME.options(v, seat) == GAME.options(s, seat)
        for _ in range(5):
            if s.waiting == CHANCE:
                apply(s, NATURE, s.chance.sample(random.random()))
            elif s.waiting == DECISION:
                legal = s.legal_for(s.deciders()[0])
                apply(s, s.deciders()[0], random.choices(legal, [likelihood(each) for each in legal])[0])


def test_zargon_imagines_all_there_is() -> None:
    s = begin(fresh(QUESTS[0]))
    assert snapshot(s.imagine(0, Random(1).random)) == snapshot(s)


def test_a_veiled_table_differs_in_its_quests_alone() -> None:
    t = table(PARTY, [plan()], sell_half=True, movement=2)
    other = t.with_plans([])
    assert {name for name in attributes(t) if getattr(other, name) != getattr(t, name)} == {"plans"}
    assert isinstance(other, Table)


@pytest.mark.rule("heq-sec-04", "heq-trp-02")
@pytest.mark.parametrize(
    "ref", ["door:J10e", "trap:L9", "furniture:C4", "monster:1", "thing:1", "thing:hidden-0", "ally:1"]
)
def test_nobody_can_guess_the_name_of_a_hidden_thing(ref: str) -> None:
    """All these things are there in the first quest, and nothing in the second."""
    full = plan(
        start="K",
        doors=[("J10", "K10", "secret")],
        traps=[("pit", "L9")],
        monsters=[("goblin", "C5")],
        furniture=[("chest", ["C4"])],
    )
    full.items = [QuestItem("crown", 0)]
    full.items[0].square = square("C5")
    full.npcs = [Npc("tam", 0, square("D5"))]
    said = []
    for quest in (full, plan(start="K")):
        s = Play(quest).state
        said.append(repr(GAME.why_not(s, 1, ref)))
        verb = "take" if ref.startswith("thing") else "open" if ref.startswith("door") else "disarm"
        with pytest.raises(UnknownName) as refused:
            GAME.answer(s, 1, f"{verb} {ref}")
        said.append(str(refused.value))
    assert said[:2] == said[2:]


def found_second(things: int) -> Dungeon:
    """The heroes have seen the last of so many things and people of a quest."""
    quest = plan(start="K")
    quest.items = [QuestItem(f"thing-{n}", 0) for n in range(things)]
    quest.npcs = [Npc(f"friend-{n}", 0, square("C5")) for n in range(things)]
    quest.items[-1].square = square("M9")
    quest.npcs[-1].square = square("M10")
    return Play(quest).state


@pytest.mark.rule("heq-set-04")
def test_names_of_things_and_people_do_not_tell_how_many_there_are() -> None:
    few, many = GAME.view(found_second(1), 1), GAME.view(found_second(5), 1)
    assert [each["ref"] for each in few["things"] + few["allies"]] == ["thing:1", "ally:1"]
    assert json.dumps(few) == json.dumps(many)


@pytest.mark.rule("heq-set-04")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_what_the_quest_has_drawn_is_told_to_nobody_but_zargon(seat: int | None) -> None:
    """Section 7: which of three chests it is. Byte for byte, as the hall sends it."""
    sent = {draw: wire(draw, seat) for draw in ("1", "2", "3")}
    assert len(set(sent.values())) == 1
    assert wire("1", 0) != wire("2", 0)


def wire(draw: str, seat: int | None) -> bytes:
    """The start of the spindle's quest with that draw: all that goes to a seat."""
    seats = [Seat(f"seat {n}") for n in range(3)]
    dice = Scripted(GAME.outcome, [draw])
    match = Match.new(GAME, {"quest": "q05_the_widows_spindle"}, seats, dice, table="t", clock=lambda: "now")
    sight = Snapshot(match, "friendly", False)
    return sight.now(seat) + sight.happened(seat, -1)


@pytest.mark.rule("heq-set-04")
def test_only_zargon_sees_his_screen_unless_the_book_is_open() -> None:
    s = begin(fresh(QUESTS[0]))
    assert GAME.view(s, 0)["zargon"]["monsters"]
    assert GAME.view(s, 1)["zargon"] is GAME.view(s, None)["zargon"] is None
    assert GAME.eyes(s, 1) == GAME.eyes(s, 2) == GAME.eyes(s, None) != GAME.eyes(s, 0)
    s.table.open_book = True
    assert GAME.view(s, 1)["zargon"]["monsters"]
    assert GAME.eyes(s, 1) == GAME.eyes(s, 0)
