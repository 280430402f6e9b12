"""The geometry of the castle against the figures and examples of the rules, and against plain definitions."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from questhall.engine import content
from questhall.engine.grid import BIT, set_of, squares_of
from questhall.games.dragonquest.model import castle as c
from questhall.games.dragonquest.model.castle_plan import read_places, read_plan

Position = tuple[int, int, int, int, bool]  # hero, visited, blocked, crossed, seen


def sq(name: str) -> int:
    return c.GRID.index(name)


def line(names: str) -> int:
    return c.GRID.named(names)


def names(squares: Iterable[int]) -> set[str]:
    return {c.GRID.name(square) for square in squares}


# The plan (2.4)


@pytest.mark.rule("drq-wlk-03", "drq-wlk-10")
def test_the_figures_of_the_plan() -> None:
    assert c.SQUARES.bit_count() == 136
    assert [c.GRID.name(square) for square in (c.START, c.EXIT, c.CHAMBER, c.ORANGE, c.BLACK)] == [
        "A6", "Q6", "I6", "E2", "M10",
    ]  # fmt: skip
    assert c.STEP[c.START] == line("A5 B6 A7")
    assert c.STEP[c.EXIT] == line("Q5 P6 Q7")
    assert c.STEP[c.CHAMBER] == c.RING == line("G5 G6 G7 H4 I4 J4 H8 I8 J8 K5 K6 K7")
    assert line("G4 G8 K4 K8") == c.CORNERS
    assert c.STEP8[c.CHAMBER] == c.RING16 == c.RING | c.CORNERS
    assert c.STEP[sq("G5")] == line("G4 F5 G6") | c.CHAMBER_BIT
    assert not c.STEP[sq("G4")] & c.CHAMBER_BIT
    assert c.STEP8[sq("G4")] & c.CHAMBER_BIT
    assert c.STEP8[sq("P5")] & c.EXIT_BIT
    assert sum(mask.bit_count() for mask in c.STEP) == 2 * 230


def test_the_plan_is_symmetric_under_a_half_turn() -> None:
    turned = {(16 - c.GRID.column(square), 10 - c.GRID.row(square)) for square in squares_of(c.GRID.squares)}
    assert turned == {(c.GRID.column(square), c.GRID.row(square)) for square in squares_of(c.GRID.squares)}


def test_the_shortest_walks() -> None:
    assert c.steps_left(c.START, 0, False) == 10 + 10
    assert c.steps_left(c.ORANGE, 0, False) == 6 + 10
    assert c.steps_left(c.CHAMBER, 0, True) == 10
    assert names(squares_of(c.next_steps(c.CHAMBER, 0, True))) == {"K5", "K7", "J4"}
    assert all(c.steps_left(sq(name), 0, True) == 9 for name in ("K5", "K7", "J4"))
    assert c.next_steps(sq("G6"), 0, False) == c.CHAMBER_BIT
    assert c.next_steps(sq("P6"), 0, True) == c.EXIT_BIT
    assert c.next_steps(c.EXIT, 0, True) == 0


@pytest.mark.rule("drq-wal-12")
def test_the_protected_squares() -> None:
    listed = line(
        "A5 A6 A7 B5 B6 B7 D1 D2 E1 E2 E3 F1 F2 F3 G4 G5 G6 G7 G8 H4 H8 I4 I8 J4 J8 K4 K5 K6 K7 K8 "
        "L9 L10 L11 M9 M10 M11 N10 N11 P5 P6 P7 Q5 Q6 Q7"
    )
    assert listed | c.CELLS == c.PROTECTED
    fresh = c.legal_blocks(c.START, c.START_BIT, 0, 0, False, False)
    assert fresh == c.BLOCKABLE == c.SQUARES & ~listed
    assert fresh.bit_count() == 94


def test_named_places_share_no_square() -> None:
    assert c.place_of(sq("A6")) == "place-west-gate"
    assert c.place_of(sq("G5")) == "place-chamber-ring"
    assert c.place_of(sq("E5")) == "place-hall-of-pillars"
    assert c.place_of(sq("D8")) == ""
    squares = [square for place in c.PLACES for square in squares_of(place.squares)]
    assert len(squares) == len(set(squares))


GOOD_PLAN = ["S.TTT", "..TTT", "E.TTT", ".o.b."]


@pytest.mark.parametrize(
    ("row", "text", "complaint"),
    [
        (1, "..TT", r"castle.toml:3: plan: row 2 has 4 characters, the first row 5"),
        (1, ".?TTT", r"castle.toml:3: plan: '\?' is not one of"),
        (3, ".o.o.", r"castle.toml:1: plan: has 2 o, must have 1"),
        (1, "TTTT.", r"castle.toml:1: plan: has 10 T, must have 9"),
        (1, ".TTT.", r"castle.toml:1: plan: the nine T must form"),
    ],
)
def test_a_wrong_plan_is_refused(row: int, text: str, complaint: str) -> None:
    rows = [*GOOD_PLAN]
    read_plan(plan_file(rows))
    rows[row] = text
    with pytest.raises(content.ContentError, match=complaint):
        read_plan(plan_file(rows))


def plan_file(rows: list[str]) -> content.Node:
    return content.parse("plan = '''\n" + "\n".join(rows) + "\n'''\n", "castle.toml")


@pytest.mark.parametrize(
    ("area", "complaint"),
    [("A1:Z9", "castle.toml:3: place 'x': area: 'Z9' does not name a square"), ("D4:D6", "no square of its own")],
)
def test_a_wrong_place_is_refused(area: str, complaint: str) -> None:
    text = f'[[place]]\nid = "x"\narea = "{area}"\ntext = "t"\n'
    with pytest.raises(content.ContentError, match=complaint):
        read_places(content.parse(text, "castle.toml"), c.GRID)


# Blocks: the examples


@pytest.mark.rule("drq-wal-08", "drq-wal-19")
def test_gina_may_be_blocked_on_e8() -> None:
    assert c.why_not_block(sq("E8"), c.START, c.START_BIT, 0, 0, False, False) == c.MAY_BLOCK


@pytest.mark.rule("drq-wal-11", "drq-wal-12", "drq-wal-13", "drq-wal-14", "drq-wal-17")
@pytest.mark.parametrize(
    ("blocked", "squares", "why"),
    [
        ("E8", "E7 E9 D8 F8 E10 P4", c.MAY_BLOCK),
        ("E8", "D7 F9", c.TOUCHES_DIAGONALLY),
        ("E8", "B6 G8 D2", c.PROTECTED_SQUARE),
        ("E8", "E8", c.NOT_FREE),
        ("E8", "A6 Q6 I6 H5", c.NOT_A_SQUARE),
        ("E8 E9", "E7 E10", c.THREE_IN_A_ROW),
        ("E8 E9", "D8 F8 F9 D10 F10", c.TOUCHES_DIAGONALLY),
        ("E8 E9", "E11 G9", c.MAY_BLOCK),
        ("E8 E10", "E9", c.THREE_IN_A_ROW),
    ],
)
def test_x1_contacts_of_blocks(blocked: str, squares: str, why: int) -> None:
    sheet = (c.START, c.START_BIT, line(blocked), 0, False, False)
    for name in squares.split():
        assert c.why_not_block(sq(name), *sheet) == why, name
        assert bool(c.legal_blocks(*sheet) & BIT[sq(name)]) == (why == c.MAY_BLOCK), name


@pytest.mark.rule("drq-wal-15")
def test_x2_both_legs_need_their_own_squares() -> None:
    visited = line("A6 B6 C6 C7 D7 E7 E6 E5 E4 F4 G4 H4 I4 J4 K4 L4")
    sheet = (sq("L4"), visited, 0, 0, False, False)
    legal = c.legal_blocks(*sheet)
    assert not legal & line("M5 M6")
    assert legal & line("N5 O6 M4") == line("N5 O6 M4")
    assert c.why_not_block(sq("M5"), *sheet) == c.NO_ROUTE
    assert c.steps_left(sq("L4"), visited | BIT[sq("M5")], False) == 17 + 14
    assert not c.route_exists(sq("L4"), visited | BIT[sq("M5")], False)


@pytest.mark.rule("drq-wal-15")
def test_x3_the_route_is_that_from_where_the_hero_stands() -> None:
    sheet = (sq("E7"), line("A6 B6 C6 C7 D7 E7"), line("E8"), 0, False)
    assert c.why_not_block(sq("E6"), *sheet, False) == c.NO_ROUTE
    assert c.why_not_block(sq("E6"), *sheet, True) == c.MAY_BLOCK
    assert not c.legal_blocks(*sheet, False) & BIT[sq("E6")]
    assert c.legal_blocks(*sheet, True) & BIT[sq("E6")]


@pytest.mark.rule("drq-wal-16")
def test_a_hero_without_a_route_gets_no_protection() -> None:
    visited = line("A6 A5 B5 B6 B7 A7")  # A7 leads nowhere any more
    assert not c.route_exists(sq("A7"), visited, False)
    assert c.legal_blocks(sq("A7"), visited, 0, 0, False, False) == c.BLOCKABLE & ~visited


@pytest.mark.rule("drq-wlk-04", "drq-wlk-14")
def test_a_step_may_strand_the_hero() -> None:
    visited = line("A6 A5 B5 B6 B7")
    assert c.walk_strands(sq("A7"), visited, 0, 0, False)
    assert not c.walk_strands(sq("C7"), visited, 0, 0, False)
    assert not c.walk_strands(c.CHAMBER, c.RING & ~line("K5"), 0, 0, False)
    assert c.walk_strands(c.CHAMBER, c.RING, 0, 0, False)
    assert not c.walk_strands(c.EXIT, line("Q5 P6 Q7"), 0, 0, True)
    # Start is no square to walk on, even for a hero who began elsewhere
    assert c.walk_strands(sq("A5"), line("B5") | c.ORANGE_BIT, 0, 0, False)


# Plain definitions to compare with. Squares as sets, nothing shared with the code under test but the tables of steps.


def plain_distances(start: Iterable[int], free: set[int], table: list[int]) -> dict[int, int]:
    steps = dict.fromkeys(start, 0)
    queue = list(steps)
    for square in queue:
        for neighbour in squares_of(table[square]):
            if neighbour in free and neighbour not in steps:
                steps[neighbour] = steps[square] + 1
                queue.append(neighbour)
    return steps


def plain_route(hero: int, bad: int, seen: bool) -> bool:
    """2.10: with the chamber ahead, a flow of value 2 from it to hero and Exit, squares split in IN and OUT."""
    free = set(squares_of((c.SQUARES | c.EXIT_BIT) & ~bad)) | {hero}
    if seen:
        return c.EXIT in plain_distances([hero], free, c.STEP)
    arcs: dict[object, dict[object, int]] = {"T": {}, "sink": {}}
    for square in free:
        arcs[square, "in"] = {(square, "out"): 1}
        arcs[square, "out"] = {(near, "in"): 1 for near in squares_of(c.STEP[square]) if near in free}
        if square in (hero, c.EXIT):
            arcs[square, "out"]["sink"] = 1
        if BIT[square] & c.RING:
            arcs["T"][square, "in"] = 1
    return augment(arcs) and augment(arcs)


def augment(arcs: dict[object, dict[object, int]]) -> bool:
    """One more unit from T to the sink, if there is a way for it."""
    came: dict[object, object] = {"T": None}
    queue: list[object] = ["T"]
    for node in queue:
        for other, room in arcs[node].items():
            if room and other not in came:
                came[other] = node
                queue.append(other)
    node = "sink"
    while node in came and node != "T":
        before = came[node]
        arcs[before][node] -= 1
        arcs[node][before] = arcs[node].get(before, 0) + 1
        node = before
    return node == "T"


def plain_legal(position: Position, sheet_rule: bool) -> set[int]:
    hero, visited, blocked, crossed, seen = position
    if sheet_rule:
        hero, bad, seen = c.START, blocked, False
    else:
        bad = (visited | blocked | crossed) & ~BIT[hero]
    guarded = plain_route(hero, bad, seen)
    legal = set()
    for square in squares_of(c.SQUARES & ~(visited | blocked | crossed | c.PROTECTED)):
        beside = squares_of(c.GRID.straight[square] & blocked)
        if (c.GRID.around[square] & ~c.GRID.straight[square]) & blocked or len(beside) > 1:
            continue
        if beside and c.GRID.straight[beside[0]] & blocked:
            continue
        if not guarded or plain_route(hero, bad | BIT[square], seen):
            legal.add(square)
    return legal


def plain_leg(start: Iterable[int], goals: set[int], free: set[int]) -> tuple[int, dict[int, int], dict[int, int]]:
    """Steps of a leg; for each square its steps from the start, and how many of the shortest walks use it."""
    steps = plain_distances(start, free, c.GRID.straight)
    reached = [goal for goal in goals if goal in steps]
    if not reached:
        return c.FAR, {}, {}
    length = min(steps[goal] for goal in reached)
    back = plain_distances([goal for goal in reached if steps[goal] == length], set(steps), c.GRID.straight)
    on_way = {square for square in steps if steps[square] + back.get(square, c.FAR) == length}
    order = sorted(on_way, key=lambda square: steps[square])
    forth = plain_counts(order, steps)
    after = plain_counts(order[::-1], back)
    ahead = {square: steps[square] for square in order}
    return length, ahead, {square: forth[square] * after[square] for square in order}


def plain_counts(order: list[int], steps: dict[int, int]) -> dict[int, int]:
    """How many walks lead to each square, each step one further."""
    counts: dict[int, int] = {}
    for square in order:
        before = [near for near in squares_of(c.GRID.straight[square]) if near in counts]
        counts[square] = sum(counts[near] for near in before if steps[near] == steps[square] - 1) if before else 1
    return counts


def plain_legs(hero: int, bad: int, seen: bool) -> list[tuple[int, dict[int, int], dict[int, int]]]:
    free = set(squares_of(c.SQUARES & ~bad)) - {hero}
    if seen:
        return [plain_leg([hero], {c.EXIT}, free | {c.EXIT})]
    ring = set(squares_of(c.RING))
    way_in = plain_leg([hero], ring, free)
    way_out = plain_leg(sorted(ring & free), {c.EXIT}, free | {c.EXIT})
    return [(min(leg[0] + 1, c.FAR), leg[1], leg[2]) for leg in (way_in, way_out)]


def plain_left(hero: int, bad: int, seen: bool) -> int:
    free = set(squares_of(c.SQUARES & ~bad)) - {hero}
    if seen:
        return plain_distances([hero], free | {c.EXIT}, c.GRID.straight).get(c.EXIT, c.FAR)
    ring = squares_of(c.RING)
    steps = plain_distances([hero], free, c.GRID.straight)
    way_in = 1 + min(steps.get(square, c.FAR) for square in ring)
    steps = plain_distances([square for square in ring if square in free], free | {c.EXIT}, c.GRID.straight)
    return min(way_in + 1 + steps.get(c.EXIT, c.FAR), c.FAR)


def plain_ranks(squares: Iterable[int], position: Position) -> dict[int, tuple[int, ...]]:
    """For each square what the most hindering block has lowest: cost, share, on a walk, nearness, column, row."""
    hero, visited, blocked, crossed, seen = position
    bad = visited | blocked | crossed
    legs = plain_legs(hero, bad, seen)
    left = plain_left(hero, bad, seen)
    steps = plain_distances([hero], set(squares_of(c.SQUARES & ~bad)), c.GRID.straight)
    ranks: dict[int, tuple[int, ...]] = {}
    for square in squares:
        cost = plain_left(hero, bad | BIT[square], seen) - left
        if square in legs[0][1]:
            off, ahead = 0, legs[0][1][square]
        elif square in legs[-1][1]:
            off, ahead = 0, min(legs[0][0] + 1 + legs[-1][1][square], c.FAR)
        else:
            off, ahead = 1, steps.get(square, c.FAR)
        share = legs[0][2].get(square, 0)
        ranks[square] = (-cost, -share, off, abs(ahead - 3), c.GRID.column(square), c.GRID.row(square))
    return ranks


def random_positions(count: int, seed: int) -> list[Position]:
    """Moments of random games: a hero who mostly knows his way, blocks that touch as they may, at times a demon."""
    rng = random.Random(seed)
    found: list[Position] = []
    while len(found) < count:
        hero = rng.choice((c.START, c.START, c.ORANGE))
        visited, blocked, crossed, seen = BIT[hero] | c.START_BIT, 0, 0, False
        if rng.random() < 0.3:  # astray, past the chamber: both legs want the same squares
            astray = rng.choice(squares_of(c.SQUARES & ~c.RING))
            past = c.SQUARES & ~set_of(rng.sample(squares_of(c.SQUARES), 20)) | BIT[astray]
            visited |= set_of(c.GRID.shortest_path(BIT[hero], BIT[astray], past))
            hero = astray if visited & BIT[astray] else hero
        if rng.random() < 0.2:
            crossed = set_of(rng.sample(squares_of(c.SQUARES & ~visited), rng.randint(1, 8)))
        for _ in range(rng.choice((0, 1, 2, 5, 10, 20, 40))):
            bad = visited | blocked | crossed
            open_steps = c.STEP[hero] & ~bad & (c.GRID.squares if seen else ~c.EXIT_BIT)
            good = c.next_steps(hero, bad, seen) & open_steps
            if not open_steps or hero == c.EXIT:
                break
            hero = rng.choice(squares_of(good if good and rng.random() < 0.7 else open_steps))
            seen = seen or hero == c.CHAMBER
            visited |= BIT[hero] & ~c.CHAMBER_BIT
            free = [s for s in squares_of(c.BLOCKABLE & ~visited & ~crossed) if not c.GRID.around[s] & blocked]
            if rng.random() < 0.25 and free:
                block = rng.choice(free)
                partner = c.GRID.straight[block] & c.BLOCKABLE & ~visited & ~crossed
                blocked |= BIT[block] | (BIT[rng.choice(squares_of(partner))] if partner and rng.random() < 0.3 else 0)
        if hero not in (c.CHAMBER, c.EXIT):
            found.append((hero, visited, blocked, crossed, seen))
    return found


@pytest.mark.rule("drq-wal-11", "drq-wal-12", "drq-wal-13", "drq-wal-14", "drq-wal-15", "drq-wal-16", "drq-wal-17")
@pytest.mark.parametrize("sheet_rule", [False, True])
def test_legal_blocks_are_those_of_the_definition(sheet_rule: bool) -> None:
    for position in random_positions(12, 1):
        legal = c.legal_blocks(*position, sheet_rule)
        assert set(squares_of(legal)) == plain_legal(position, sheet_rule), position
        for square in squares_of(c.GRID.squares):
            may = c.why_not_block(square, *position, sheet_rule) == c.MAY_BLOCK
            assert may == bool(legal & BIT[square])


@pytest.mark.rule("drq-sol-03", "drq-wal-22")
@pytest.mark.parametrize("sheet_rule", [False, True])
def test_the_hindering_block_is_that_of_the_definition(sheet_rule: bool) -> None:
    for position in random_positions(25, 2):
        ranks = plain_ranks(squares_of(c.legal_blocks(*position, sheet_rule)), position)
        best = sorted(ranks, key=lambda square: ranks[square])
        assert c.hindering_block(*position, sheet_rule) == (best[0] if best else c.NONE), position
        on_walks = [square for square in best if not ranks[square][2]]
        assert list(c.ranked_blocks(*position, sheet_rule)) == on_walks, position


@pytest.mark.rule("drq-sol-03")
def test_extra_steps_weigh_more_than_any_share_of_the_walks() -> None:
    # H9 lies on the only way in and costs one step; L7, on the second leg, costs two.
    visited = line("A6 A7 B7 B8 C8 D8 E8 E9 E10 E11 F11 G11 G10 H10")
    blocked, crossed = line("E5 K2 H3 N1 O10 P10"), line("L1 M4 G6 G7 M10")
    bad = visited | blocked | crossed
    assert c.detour(sq("H9"), sq("H10"), bad, False) == 1
    assert c.detour(sq("L7"), sq("H10"), bad, False) == 2
    assert c.hindering_block(sq("H10"), visited, blocked, crossed, False, False) == sq("L7")


def test_the_route_is_that_of_the_definition() -> None:
    for hero, visited, blocked, crossed, seen in random_positions(200, 3):
        bad = visited | blocked | crossed
        assert c.route_exists(hero, bad, seen) == plain_route(hero, bad & ~BIT[hero], seen)
        assert c.route_exists(hero, bad & ~BIT[hero], seen) == c.route_exists(hero, bad, seen)
        assert c.steps_left(hero, bad, seen) == plain_left(hero, bad, seen)
        for square in squares_of(c.SQUARES & ~bad)[:3]:
            lost = plain_left(hero, bad | BIT[square], seen) - plain_left(hero, bad, seen)
            assert c.detour(square, hero, bad, seen) == lost


def test_next_steps_shorten_the_way() -> None:
    for hero, visited, blocked, crossed, _ in random_positions(100, 4):
        bad = visited | blocked | crossed
        left = c.steps_left(hero, bad, True)
        after = {square: c.steps_left(square, bad | BIT[square], True) for square in squares_of(c.STEP[hero] & ~bad)}
        after.pop(c.CHAMBER, None)
        best = {square for square, steps in after.items() if steps == left - 1}
        assert set(squares_of(c.next_steps(hero, bad, True))) == best


# The demon


@pytest.mark.rule("drq-dem-06", "drq-dem-13")
def test_x5_the_demon_hunts() -> None:
    crossed = c.BLACK_BIT
    assert c.demon_distance(c.BLACK, sq("O5"), False, crossed) == 6
    assert names(c.demon_steps(c.BLACK, sq("O5"), False, crossed)) == {"L9", "M9", "N10"}
    assert names(c.demon_steps(sq("N10"), sq("O5"), False, crossed | line("N10"))) == {"O9"}
    assert c.demon_distance(c.BLACK, c.EXIT, False, crossed) == 5
    crossed |= line("N10 O9")
    assert c.demon_distance(sq("O9"), c.EXIT, False, crossed) == 3


@pytest.mark.rule("drq-dem-07", "drq-dem-08", "drq-dem-09", "drq-dem-10")
def test_the_demon_walks_as_defined() -> None:
    rng = random.Random(6)
    for hero, visited, _, crossed, _ in random_positions(150, 5):
        demon = rng.choice(squares_of(c.SQUARES & ~visited))
        crossed = (crossed | BIT[demon]) & ~BIT[hero]
        free = set(squares_of(c.SQUARES & ~crossed)) | {hero, demon}
        steps = plain_distances([hero], free, c.GRID.around)
        distance = steps.get(demon, c.FAR)
        assert c.demon_distance(demon, hero, False, crossed) == distance
        near = set(squares_of(c.GRID.around[demon])) & free
        shorter = {square for square in near if square in steps and steps[square] == distance - 1}
        assert set(c.demon_steps(demon, hero, False, crossed)) == shorter


@pytest.mark.rule("drq-dem-14")
def test_the_demon_waits_beside_the_chamber() -> None:
    crossed = c.BLACK_BIT | line("L9")
    assert c.demon_distance(sq("L9"), c.CHAMBER, True, crossed) == 1
    assert names(c.demon_steps(sq("L9"), c.CHAMBER, True, crossed)) == {"K8"}
    assert c.demon_distance(sq("K8"), c.CHAMBER, True, crossed | line("K8")) == 0
    assert c.demon_steps(sq("K8"), c.CHAMBER, True, crossed | line("K8")) == ()
    assert names(c.demon_prowl_steps(sq("K8"), crossed | line("K8"))) == {"K7", "J8"}
    assert c.demon_prowl_steps(sq("L9"), crossed) == ()


@pytest.mark.rule("drq-dem-10", "drq-dem-15")
def test_the_demon_stays_where_no_walk_leads_to_the_hero() -> None:
    crossed = c.BLACK_BIT | line("L9 M9 L10 L11 M11 N11 N10")
    assert c.demon_distance(c.BLACK, sq("O5"), False, crossed) == c.FAR
    assert c.demon_steps(c.BLACK, sq("O5"), False, crossed) == ()
    # From Q7 only the Exit is left, where it may not go unless the hero stands there.
    crossed = line("P6 P7 P8 Q7")
    assert c.demon_distance(sq("Q7"), sq("Q5"), False, crossed) == c.FAR
    assert c.demon_steps(sq("Q7"), c.EXIT, False, crossed) == (c.EXIT,)


@pytest.mark.rule("drq-dem-16")
def test_a_demon_on_the_heros_square_has_no_step_to_take() -> None:
    assert c.demon_distance(c.BLACK, c.BLACK, False, c.BLACK_BIT) == 0
    assert c.demon_steps(c.BLACK, c.BLACK, False, c.BLACK_BIT) == ()


@pytest.mark.rule("drq-sol-04")
def test_the_castle_steers_the_demon_in_a_fixed_order() -> None:
    steps = c.demon_steps(c.BLACK, sq("O5"), False, c.BLACK_BIT)
    # The hero on O5 goes on to P5; N10 is 5 king steps from it, M9 and L9 are 4; L9 is diagonal, M9 straight.
    assert c.demon_choice(steps, c.BLACK, sq("O5"), c.BLACK_BIT | line("O5"), True) == sq("L9")
    # The hero on P9 goes on to P8, to which N10 is nearest, straight or not.
    assert c.demon_choice(steps, c.BLACK, sq("P9"), c.BLACK_BIT | line("O9 P9"), True) == sq("N10")
    # A hero who has escaped, or cannot go on, is himself where he goes next. Equally near: diagonal, column, row.
    east = (sq("F8"), sq("F9"), sq("F10"))
    assert c.demon_choice(east, sq("E9"), c.EXIT, c.EXIT_BIT, True) == sq("F8")
    north = (sq("D8"), sq("E8"), sq("F8"))
    assert c.demon_choice(north, sq("E9"), sq("E1"), line("D1 F1 E2"), True) == sq("D8")
