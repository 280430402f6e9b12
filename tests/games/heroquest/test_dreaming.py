"""What a hero's seat imagines behind the fog fits all that has been seen, and is a dungeon that can be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from tests.every_game.snapshot import snapshot
from tests.games.heroquest.bot_play import HQ
from tests.games.heroquest.hidden import fresh
from tests.games.heroquest.play import add_furniture, plan, square, table
from tests.games.heroquest.test_secrets import GAME, begin, likelihood

from questhall.engine.core import CHANCE, NATURE, OVER, apply, start
from questhall.engine.grid import BIT, set_of
from questhall.games.heroquest.bots import POLICIES
from questhall.games.heroquest.model.board import ALL, AREA, COLUMNS, ROOM_SQUARES, fill
from questhall.games.heroquest.model.cards import FIGURES, FURNITURE_COUNT
from questhall.games.heroquest.model.figures import HIDDEN, PLACED
from questhall.games.heroquest.model.plan import Goal, QuestItem
from questhall.games.heroquest.model.plan_kinds import ACTIVATE, FALSE, FIND, KILL, SECRET
from questhall.games.heroquest.model.state import BETWEEN, SUCCESS, TRAP_HIDDEN, UNFINISHED, Dungeon
from questhall.games.heroquest.rules.dreaming import lay_out
from questhall.games.heroquest.rules.turn import FIRST_STEP
from questhall.games.heroquest.settings import QUEST_NAMES

STRIDE = 12
STEPS = 120


def on_the_way(name: str) -> Iterator[Dungeon]:
    """States of a game of bold heroes in which one of them decides."""
    s = begin(fresh(name))
    random = Random(3)
    for n in range(STEPS):
        if s.waiting == OVER:
            return
        if s.waiting == CHANCE:
            apply(s, NATURE, s.chance.sample(random.random()))
            continue
        seat = s.deciders()[0]
        if seat and n % STRIDE == 0:
            yield s
        legal = s.legal_for(seat)
        apply(s, seat, random.choices(legal, [likelihood(each) for each in legal])[0])


@cache
def dreams(name: str) -> list[tuple[Dungeon, Dungeon]]:
    """A few states of a quest as heroes imagine them: known, and laid out."""
    found = []
    for n, s in enumerate(on_the_way(name)):
        v = s.imagine(1, Random(n).random)
        drawn = v.clone()
        lay_out(drawn)
        found.append((v, drawn))
    return found


ALL_QUESTS = pytest.mark.parametrize("name", QUEST_NAMES)


@ALL_QUESTS
def test_a_drawn_dungeon_looks_like_the_known_one(name: str) -> None:
    for v, drawn in dreams(name):
        assert v.dream and not drawn.dream
        assert GAME.view(drawn, 1) == GAME.view(v, 1)
        assert drawn.legal == v.legal


@ALL_QUESTS
def test_imagining_once_more_changes_nothing_that_is_known(name: str) -> None:
    for v, drawn in dreams(name):
        again = v.imagine(1, lambda: 0.5)
        assert snapshot(drawn.imagine(1, lambda: 0.5)) == snapshot(again)
        again.dream = v.dream
        assert snapshot(again) == snapshot(v)


@ALL_QUESTS
def test_doors_are_drawn_only_where_nobody_would_have_seen_them(name: str) -> None:
    for v, drawn in dreams(name):
        for door in drawn.plan.doors[len(v.plan.doors) :]:
            assert AREA[door.a] != AREA[door.b]
            ends = BIT[door.a] | BIT[door.b]
            if door.kind == SECRET:
                assert not ends & v.secrets_sought
            else:
                assert not ends & v.seen


@ALL_QUESTS
def test_what_is_drawn_stands_in_the_dark_and_can_be_reached(name: str) -> None:
    for v, drawn in dreams(name):
        ways = reached(drawn)
        for m in drawn.monsters[len(v.monsters) :]:
            assert (m.status, m.shown) == (HIDDEN, 0)
            assert ways & ~v.seen & ~drawn.blocking & ~drawn.solid & BIT[m.square]
        for n in range(len(v.traps), len(drawn.traps)):
            assert drawn.traps[n] == TRAP_HIDDEN
            assert ways & ~v.seen & BIT[drawn.plan.traps[n].square]
        for place in drawn.item_places[len(v.item_places) :]:
            assert place < 0 or ways & ~v.seen & BIT[place]


def reached(s: Dungeon) -> int:
    """All that can be come to from where the heroes are, every door open and nobody in the way."""
    east, south = s.east, s.south
    for door in s.plan.doors:
        if door.kind == FALSE:
            continue
        if door.b - door.a == COLUMNS:
            south |= BIT[door.a]
        else:
            east |= BIT[door.a]
    return fill(s.hero_squares | set_of(s.plan.start), east, south, ALL & ~s.solid & ~s.blocking)


@ALL_QUESTS
def test_it_is_drawn_from_what_is_left_in_the_box(name: str) -> None:
    for v, drawn in dreams(name):
        standing = Counter(m.figure for m in v.monsters if m.status == PLACED)
        for kind, figures in Counter(m.kind for m in drawn.monsters[len(v.monsters) :]).items():
            assert figures <= max(0, FIGURES[kind] - standing[kind])
        seen = Counter(piece.kind for piece in v.plan.furniture if piece.squares)
        for kind, pieces in Counter(piece.kind for piece in drawn.plan.furniture[len(v.plan.furniture) :]).items():
            assert pieces <= max(0, FURNITURE_COUNT[kind] - seen[kind])


def test_one_number_gives_one_dungeon_and_others_give_others() -> None:
    s = begin(fresh(QUEST_NAMES[0]))
    drawn = []
    for number in (0.1, 0.1, 0.2):
        v = s.imagine(1, lambda number=number: number)  # type: ignore[misc]
        lay_out(v)
        drawn.append(snapshot(v))
    assert drawn[0] == drawn[1] != drawn[2]


def test_what_the_heroes_came_for_is_a_foe_or_a_thing() -> None:
    s = begin(fresh(QUEST_NAMES[0]))
    kinds = set()
    for n in range(30):
        v = s.imagine(1, Random(n).random)
        assert v.plan.all_of[0].kind == ACTIVATE
        lay_out(v)
        assert v.plan.all_of[0].text == 2  # the quest's words
        kinds.add(v.plan.all_of[0].kind)
    assert kinds == {KILL, FIND}


def test_with_nothing_dark_left_it_is_hidden_in_a_room_that_is_not_searched() -> None:
    quest = plan(start="K")
    quest.all_of = [Goal(FIND, 0)]
    quest.items = [QuestItem("crown", 0)]
    s = Dungeon(table("elf", [quest]))
    start(s, FIRST_STEP)
    s.seen = ALL
    s.rooms_seen = (1 << len(ROOM_SQUARES)) - 1
    v = s.imagine(1, lambda: 0.5)
    lay_out(v)
    assert (v.plan.all_of[0].kind, len(v.plan.treasures)) == (FIND, 1)


def test_a_chest_in_sight_may_be_trapped_until_it_is_searched() -> None:
    quest = plan(start="K")
    add_furniture(quest, "chest", ["M10"])
    s = Dungeon(table("elf", [quest]))
    start(s, FIRST_STEP)
    for sought, most in ((0, 1), (BIT[square("M10")], 0)):
        s.traps_sought = sought
        armed = 0
        for n in range(20):
            v = s.imagine(1, Random(n).random)
            lay_out(v)
            armed = max(armed, v.armed & 1)
        assert armed == most


def test_an_exit_nobody_has_found_is_drawn_too() -> None:
    quest = plan(start="K")
    quest.exit, quest.exit_hidden, quest.exit_is_start = (square("B2"), square("C2")), True, False
    s = Dungeon(table("elf", [quest]))
    start(s, FIRST_STEP)
    v = s.imagine(1, lambda: 0.3)
    assert v.plan.exit == ()
    lay_out(v)
    assert len(v.plan.exit) == 4
    assert not set_of(v.plan.exit) & v.seen


def test_a_game_played_on_from_there_comes_to_a_real_end() -> None:
    """The heroes find what they came for, or fall: with a blank dungeon they found nothing and went home."""
    ends = []
    for seed in range(4):
        random = Random(seed).random
        s = HQ.new({"quest": QUEST_NAMES[0], "gear": "rolled", "spell_split": "suggested"}, 5)
        while s.waiting == CHANCE or s.phase != 1:
            if s.waiting == CHANCE:
                apply(s, NATURE, s.chance.sample(random()))
            else:
                apply(s, s.deciders()[0], s.legal_for(s.deciders()[0])[0])
        v = s.imagine(1, random)
        bots = [POLICIES["fair"]("") for _ in range(5)]
        while v.waiting != OVER:
            if v.waiting == CHANCE:
                apply(v, NATURE, v.chance.sample(random()))
            else:
                seat = v.deciders()[0]
                apply(v, seat, bots[seat].choose(v.clone(), seat, random))
        ends.append(v.outcome)
    assert SUCCESS in ends
    assert ends.count(UNFINISHED) <= 1


def test_who_imagines_in_the_armoury_can_play_on_into_the_quest() -> None:
    """Before a quest with gear of one's own its map is not on the table yet."""
    random = Random(1).random
    s = HQ.new({"quest": QUEST_NAMES[12], "gear": "rolled", "spell_split": "suggested"}, 2)
    while s.waiting == CHANCE:
        apply(s, NATURE, s.chance.sample(random()))
    assert s.phase == BETWEEN
    v = s.imagine(1, random)
    while v.phase == BETWEEN:
        apply(v, v.deciders()[0], v.legal_for(v.deciders()[0])[-1])
    assert v.heroes[0].square >= 0
