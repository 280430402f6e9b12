"""The quests of the game as their files have them (section 2.14)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.deckbox.test_quest_files import TEMPLATE, found

from questhall.games.deckbox.model.cards import FACE_IDS, FEATURE_IDS, FOE_IDS
from questhall.games.deckbox.model.plan import (
    COMBAT,
    DELIVERED,
    EVENT_AT_FINAL,
    EVENT_AT_START,
    FINAL,
    FLAG_AT_LEAST,
    MAIN,
    NONE,
    OBJECTIVE,
    REST,
    SIDE,
    START_ROOM,
)
from questhall.games.deckbox.model.script import FLAG, IF
from questhall.games.deckbox.quest_format import quest_file
from questhall.games.deckbox.quest_format.quests import FILES
from questhall.games.deckbox.quest_format.shape import LANGUAGES
from questhall.texts import languages

ENEMIES = {
    "burrow": ["spitling", "gnawkin", "piper", "tusk", "bramble", "tyrant"],
    "drowned": ["lantern", "silt", "chanter", "anchor", "navigator", "castellan"],
    "ember": ["slinger", "acolyte", "oracle", "brand", "magister", "colossus"],
    "a4": ["lantern", "gnawkin", "piper", "anchor", "bramble", "castellan"],
    "p2": ["spitling", "acolyte", "oracle", "tusk", "magister", "tyrant"],
}
FRAMES: dict[str, tuple[Any, ...]] = {
    # enemies, boss bonus, objective, limits, gate, events: every, needs, at, once
    "a1": ("burrow", 2, {"boss": 1}, (0, 0, 0), None, []),
    "a2": ("drowned", 1, {"bells": 3, "boss": 1}, (0, 0, 0), None, []),
    "a3": ("ember", 0, {"pyre": 3}, (24, 28, 26), None, [(2, None, EVENT_AT_FINAL, False)]),
    "a4": ("a4", 0, "delivered", (0, 0, 0), None, [(3, ("rescued", 1), EVENT_AT_START, False)]),
    "p0": ("burrow", 0, {"boss": 1}, (0, 0, 0), None, []),
    "p1": ("burrow", 0, {"boss": 1}, (0, 0, 0), None, []),
    "p2": ("p2", 1, {"boss": 1}, (0, 0, 0), ("keys", 3), []),
    "p3": ("drowned", 1, {"boss": 1}, (38, 44, 38), ("valve", 2), [(6, None, EVENT_AT_START, False)]),
    "p4": ("ember", 1, {"boss": 2}, (0, 0, 0), None, [(1, ("boss", 1), EVENT_AT_FINAL, True)]),
}


@pytest.mark.rule(*(f"dbd-q-{name}" for name in FRAMES))
@pytest.mark.parametrize("name", FRAMES)
def test_the_frame_of_each_quest(name: str) -> None:
    q = quest_file.read(FILES[name])
    enemies, bonus, objective, limits, gate, events = FRAMES[name]
    assert (q.id, q.app) == (name, name.startswith("a"))
    assert [FOE_IDS[foe] for foe in q.enemies] == ENEMIES[enemies]
    assert q.boss_bonus == bonus
    if objective == "delivered":
        assert [condition.kind for condition in q.objective] == [DELIVERED]
    else:
        assert all(condition.kind == FLAG_AT_LEAST for condition in q.objective)
        assert {q.flags[condition.flag]: condition.need for condition in q.objective} == objective
    assert (q.limit, q.limit_lone, q.limit_many) == limits
    assert (q.gate and (q.flags[q.gate.flag], q.gate.need)) == gate
    said = [(e.every, (q.flags[e.flag], e.need) if e.flag != NONE else None, e.at, e.once) for e in q.events]
    assert said == events
    assert all(event.after_final == (event.at == EVENT_AT_FINAL) for event in q.events)


@pytest.mark.rule("dbd-q-a1", "dbd-q-a2", "dbd-q-a3", "dbd-q-a4")
@pytest.mark.parametrize(
    ("name", "trunk", "branches", "start", "final", "objective"),
    [
        ("a1", 6, [(SIDE, 1)] * 2, "1A 3A 6A 8A 14A", "1B 2B", ""),
        ("a2", 2, [(OBJECTIVE, 2)] * 3, "1A 5A 11A", "", "1B 2B 7B 9B 15B"),
        ("a3", 5, [(SIDE, 1)], "1A 13B", "1B 2B", ""),
        ("a4", 5, [(SIDE, 1)] * 2, "1A 8B", "1B 2B", ""),
    ],
)
def test_shapes(name: str, trunk: int, branches: list[tuple[int, int]], start: str, final: str, objective: str) -> None:
    q = quest_file.read(FILES[name])
    assert (q.trunk, [(branch.kind, branch.length) for branch in q.branches]) == (trunk, branches)
    faces = [[FACE_IDS[face] for face in each] for each in (q.start_faces, q.final_faces, q.objective_faces)]
    assert faces == [start.split(), final.split(), objective.split()]
    assert q.has_final == (name != "a2")


SCRIPTS = {
    ("a1", "dungeon.final"): "spawn R1=M6!boss, B(P), G(3P/2)",
    ("a2", "dungeon.objective"): "feature bell; spawn G(P)",
    ("a2", "features.bell"): "flag bells +1; if bells>=3 {yes: spawn R1=M4!boss, G(P/2) | no: none}",
    ("a3", "dungeon.final"): "feature pyre; spawn B(P/2), G(3P/2)",
    ("a3", "events"): "spawn G(P/2)",
    ("a4", "dungeon.final"): "feature captive; spawn B(P), G(3P/2)",
    ("a4", "events"): "spawn G2 at start",
    ("p3", "events"): "spawn G(P/2) at start",
    ("p4", "events"): "spawn R1=R5!boss, G(P)",
}


@pytest.mark.rule("dbd-q-a1", "dbd-q-a2", "dbd-q-a3", "dbd-q-a4", "dbd-q-p3", "dbd-q-p4")
@pytest.mark.parametrize(("name", "place"), SCRIPTS)
def test_scripts_of_the_quests(name: str, place: str) -> None:
    q = quest_file.read(FILES[name])
    value: Any = q.data
    for key in place.split("."):
        value = value[key]
    value = value[0] if isinstance(value, list) else value
    assert (value["script"] if isinstance(value, dict) else value) == SCRIPTS[name, place]


def test_the_bell_of_the_second_quest_is_its_own() -> None:
    q = quest_file.read(FILES["a2"])
    assert list(q.features) == [FEATURE_IDS.index("bell")]
    assert [stmt.op for stmt in q.features[FEATURE_IDS.index("bell")]] == [FLAG, IF]


PAGES = {
    "p0": """
[E2 4B^]    [E3 2A>]    [E4 5B>]
[E1 14A^]
""",
    "p1": """
                        [E6 2B^]
                        [E5 5A^]
[E3 1B<]    [E2 6A^]    [E4 12A>]
            [E1 3A^]
""",
    "p2": """
                        [E9 5B^]
            [E8 7B<]    [E7 15A^]
[E4 2B<]    [E3 8B<]    [E2 10A^]   [E5 4A>]    [E6 1B>]
                        [E1 14A^]
""",
    "p3": """
                        [E8 6B^]
                        [E7 13B^]
[E4 2B<]    [E3 12B<]   [E2 8A^]    [E5 3B>]    [E6 1B>]
                        [E1 5A^]
""",
    "p4": """
                                    [E7 1B^]
                                    [E6 2A^]
                        [E9 8B<]    [E5 14B^]
[E8 7B<]    [E2 9A^]    [E3 10B>]   [E4 12A>]
            [E1 13B^]
""",
}
WAYS = {  # numbers of the rooms and of those they lead to
    "p0": {1: [2], 2: [3], 3: [4]},
    "p1": {1: [2], 2: [3, 4], 4: [5], 5: [6]},
    "p2": {1: [2], 2: [3, 5, 7], 3: [4], 5: [6], 7: [8, 9]},
    "p3": {1: [2], 2: [3, 5, 7], 3: [4], 5: [6], 7: [8]},
    "p4": {1: [2], 2: [3, 8], 3: [4], 4: [5], 5: [6, 9], 6: [7]},
}


@pytest.mark.rule("dbd-q-p0", "dbd-q-p1", "dbd-q-p2", "dbd-q-p3", "dbd-q-p4", "dbd-pnp-01")
@pytest.mark.parametrize("name", PAGES)
def test_map_pages(name: str) -> None:
    """The map pages as the specification draws them."""
    lines = PAGES[name].strip("\n").splitlines()
    drawn = {}
    for y, line in enumerate(lines):
        for match in re.finditer(r"\[E(\d+) (\w+)([\^<>v])\]", line):
            drawn[int(match[1])] = (match.start() // 12, y, match[2], "^>v<".index(match[3]))
    left, top = drawn[1][:2]
    plan = quest_file.read(FILES[name]).plan
    expected = [(x - left, y - top, face, arrow) for _, (x, y, face, arrow) in sorted(drawn.items())]
    assert [(r.i, r.j, FACE_IDS[r.face], r.arrow) for r in plan.rooms] == expected
    leads = {}
    for number, each in enumerate(plan.rooms, 1):
        behind = [plan.behind(each, way) for way in range(4) if each.ways >> way & 1]
        if behind:
            leads[number] = sorted(plan.rooms.index(room) + 1 for room in behind if room is not None)
    assert leads == WAYS[name]
    assert [r.encounter.id for r in plan.rooms] == [f"{name}-{n}" for n in range(1, len(plan.rooms) + 1)]


@pytest.mark.rule("dbd-qst-02")
@pytest.mark.parametrize(
    ("name", "final", "locked"), [("p0", 4, 0), ("p1", 6, 0), ("p2", 9, 7), ("p3", 8, 7), ("p4", 7, 0)]
)
def test_final_rooms_and_gates(name: str, final: int, locked: int) -> None:
    rooms = quest_file.read(FILES[name]).plan.rooms
    assert [n for n, r in enumerate(rooms, 1) if r.kind == FINAL] == [final]
    assert [(n, r.locked) for n, r in enumerate(rooms, 1) if r.locked] == ([(locked, 1)] if locked else [])
    assert [r.kind for r in rooms if r.kind != FINAL] == [START_ROOM, *[MAIN] * (len(rooms) - 2)]
    assert [r.depth for r in rooms[:3]] == [0, 1, 2]


@pytest.mark.parametrize("name", FILES)
def test_prose_is_there_in_every_language(name: str) -> None:
    q = quest_file.read(FILES[name])
    for number in (q.title, q.story, q.objective_text, q.special_text, q.victory_text, q.defeat_text):
        assert number != NONE and set(q.texts[number]) == set(LANGUAGES) == set(languages())
    for number in (q.victory_text, q.defeat_text):
        assert all(2 <= len(re.findall(r"[.!?»](?: |$)", text)) <= 4 for text in q.texts[number].values())
    assert all(event.text != NONE for event in q.events)


def test_own_encounters_are_calm_or_not() -> None:
    rooms = quest_file.read(FILES["p4"]).plan.rooms
    assert [r.encounter.calm for r in rooms] == [n in (1, 6) for n in range(1, 10)]
    assert {r.encounter.kind for r in rooms} == {COMBAT, REST}
    assert rooms[1].encounter.texts[0]["en"] == "Quench Yard"


@pytest.mark.parametrize("path", [TEMPLATE, *FILES.values()], ids=lambda path: path.stem)
def test_quests_of_the_game_are_good(path: Path) -> None:
    assert found(path.read_text(encoding="utf-8")) == []
