"""What holds at every moment of every game, whatever the table agreed on: nothing appears, nothing is lost."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.every_game.tables import Journey
from tests.games.dragonquest.play import GAME

from questhall.engine.core import CHANCE, DECISION, OVER
from questhall.engine.grid import squares_of
from questhall.games.dragonquest.answers.options import asking
from questhall.games.dragonquest.dice_words import movement_name
from questhall.games.dragonquest.model.castle import BLOCKABLE, CHAMBER, GRID, STEP8
from questhall.games.dragonquest.model.ids import OBJECTS
from questhall.games.dragonquest.model.state import DEAD, ESCAPED, INSIDE, ROW_BOUGHT, TILE, Hero, Quest
from questhall.games.dragonquest.rules.dice import black, red
from questhall.games.dragonquest.rules.life import fortune

GROWING = ("suns", "suns_total", "bones", "row", "arrows", "trapdoors", "fogs", "boxes50", "boxes100", "bought")
SPREADING = ("visited", "blocked", "crossed")  # sets of squares that only ever grow

blank_tiles = st.lists(
    st.fixed_dictionaries(
        {
            "name": st.text("abc ", min_size=1, max_size=9).filter(str.strip),
            "stars": st.integers(2, 6),
            "value": st.integers(1, 60).map(lambda n: 100 * n),
        }
    ),
    max_size=2,
)


@st.composite
def quests(draw: st.DrawFn) -> Quest:
    """A new game of any table."""
    seats = draw(st.integers(1, 4))
    options: dict[str, Any] = {}
    for setting in GAME.settings:
        values = st.sampled_from(setting.values) if setting.values else blank_tiles
        options[setting.id] = draw(st.lists(values, min_size=seats, max_size=seats) if setting.per_seat else values)
    return GAME.new(options, seats)


seeds = st.integers(0, 2**32)


def each_once(piles: list[int], count: int) -> bool:
    """Whether every one of so many tiles lies in exactly one pile."""
    return sorted(tile for pile in piles for tile in squares_of(pile)) == list(range(count))


@given(quests(), seeds)
@settings(max_examples=40)
def test_tiles_and_markers_are_conserved(quest: Quest, seed: int) -> None:
    for s in Journey(GAME, quest, seed):
        treasures = [s.treasures, s.treasures_gone, *[h.treasures for h in s.heroes]]
        assert each_once(treasures, len(s.table.treasure_names))
        assert each_once([s.objects, s.objects_gone, *[h.objects for h in s.heroes]], OBJECTS)
        for supply, held, total in (
            (s.spider_tiles, [h.spider for h in s.heroes], 3),
            (s.demon_tiles, [h.demon for h in s.heroes], 3),
            (s.miss_markers, [h.miss for h in s.heroes], 2),
        ):
            assert supply + held.count(TILE) == total
        for h in s.heroes:
            assert h.bought == h.row_states.count(ROW_BOUGHT) <= 3
            assert h.objects.bit_count() <= h.bought


@given(quests(), seeds)
@settings(max_examples=40)
def test_dice_are_conserved(quest: Quest, seed: int) -> None:
    for s in Journey(GAME, quest, seed):
        blacks, reds = sum(black(s.dice, face) for face in range(5)), int(red(s.dice) > 0)
        if s.waiting == DECISION and asking(s) in ("OfferReroll", "Walk"):
            assert (blacks, reds) == (4, 1)
        if s.waiting == CHANCE and asking(s) == "RollAgain":
            assert s.chance.name == movement_name(4 - blacks, reds == 0)
        if s.waiting == CHANCE and asking(s) == "ThrowChamberDice":
            assert s.chance.name == f"chamber:{10 - s.dragons}"
            assert 10 - s.dragons >= 4
        if not any(h.in_chamber() for h in s.heroes):
            assert s.dragons == 0


@given(quests(), seeds)
@settings(max_examples=40)
def test_coins_fit_their_boxes(quest: Quest, seed: int) -> None:
    for s in Journey(GAME, quest, seed):
        for h in s.heroes:
            assert 0 <= h.coins50 <= h.boxes50 <= 10
            assert 0 <= h.coins100 <= h.boxes100 <= 10


def sheet(h: Hero) -> dict[str, Any]:
    return {name: getattr(h, name) for name in (*GROWING, *SPREADING, "status", "lp", "total", "line")}


@given(quests(), seeds)
@settings(max_examples=40)
def test_what_is_written_on_a_sheet_stays(quest: Quest, seed: int) -> None:
    before: list[dict[str, Any]] = []
    for s in Journey(GAME, quest, seed):
        for old, h in zip(before, s.heroes, strict=False):
            assert all(getattr(h, name) >= old[name] for name in GROWING)
            assert all(getattr(h, name) & old[name] == old[name] for name in SPREADING)
            assert h.line[: len(old["line"])] == old["line"]
            assert h.lp - old["lp"] <= h.bones - old["bones"]  # only the potion adds, and it adds bones
            if old["status"] != INSIDE:
                assert sheet(h) == old
        before = [sheet(h) for h in s.heroes]


@given(quests(), seeds)
@settings(max_examples=40)
def test_sheets_make_sense(quest: Quest, seed: int) -> None:
    for s in Journey(GAME, quest, seed):
        for h in s.heroes:
            assert 0 <= h.lp <= h.bones <= 16
            assert h.lp > 0 or h.status == DEAD
            assert h.suns <= h.suns_total <= 20
            assert h.finds <= 6 and h.row <= 3
            traps = (h.arrows, h.trapdoors, h.fogs)
            assert max(traps) <= (3 if h.status == DEAD else 2)
            assert (h.cause != 0) == (h.status == DEAD)
            if h.status == DEAD:
                assert (h.treasures, h.objects, h.total) == (0, 0, 0)
            if h.status == ESCAPED:
                assert h.total == fortune(s, h)


@given(quests(), seeds)
@settings(max_examples=40)
def test_lines_and_walls_follow_the_plan(quest: Quest, seed: int) -> None:
    for s in Journey(GAME, quest, seed):
        for h in s.heroes:
            assert h.pos == h.line[-1]
            assert sum(1 << square for square in set(h.line) - {CHAMBER}) == h.visited
            assert all(STEP8[a] >> b & 1 for a, b in zip(h.line, h.line[1:], strict=False))
            squares = [square for square in h.line if square != CHAMBER]
            assert len(set(squares)) == len(squares)
            assert h.blocked & ~BLOCKABLE == 0
            for square in squares_of(h.blocked):
                assert (GRID.straight[square] & h.blocked).bit_count() <= 1
                assert GRID.around[square] & ~GRID.straight[square] & h.blocked == 0


@given(quests(), seeds)
@settings(max_examples=40)
def test_turns_go_round(quest: Quest, seed: int) -> None:
    for s in Journey(GAME, quest, seed):
        assert sum(h.suns for h in s.heroes) == s.turn
        assert s.tile in (
            (1, 2, 3) if s.waiting == DECISION and asking(s) == "GuessTile" and s.blocker() >= 0 else (0,)
        )
        if s.waiting == OVER:
            assert all(h.status != INSIDE for h in s.heroes)
            assert s.round <= 20
        else:
            inside = [h.suns for h in s.heroes if h.status == INSIDE]
            assert max(inside, default=0) - min(inside, default=0) <= 1
            assert all(suns in (s.round, s.round - 1) for suns in inside)
