"""Quest files: what they become, what is refused and where, and the schema that editors read."""

from __future__ import annotations

import contextlib
import copy
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.nonsense import ANYTHING, places
from tests.schema import valid

from questhall.engine import content
from questhall.engine.content import ContentError
from questhall.engine.game import BadSetup
from questhall.games.deckbox.model.cards import FEATURE_IDS
from questhall.games.deckbox.model.plan import (
    EVENT_AT_START,
    NONE,
    Quest,
)
from questhall.games.deckbox.quest_format import check, problems, quest_file, schema
from questhall.games.deckbox.quest_format.offer import QUESTS
from questhall.games.deckbox.quest_format.quests import FILES, own_quest
from questhall.games.deckbox.quest_format.shape import SHAPES
from questhall.texts import check as check_texts
from questhall.texts import languages, say, strict

TEMPLATE = Path(quest_file.__file__).with_name("new_quest.toml")
SCHEMA = Path(__file__).parents[3] / "docs" / "deckbox-quest.schema.json"
BOTH = '{ en = "One", fr = "Un" }'
HEAD = f"""\
schema = 1
game = "deckbox"
id = "q"
title = {BOTH}
story = {BOTH}
objective = {{ text = {BOTH}, flags = {{ boss = 1 }} }}
enemies = ["spitling", "gnawkin", "piper", "tusk", "bramble", "tyrant"]
flags = {{ boss = {BOTH}, keys = {BOTH} }}
"""
ROOM = f"title = {BOTH}\nline = {BOTH}\nscript = 'none'\n"
BOSS = ROOM.replace("none", "spawn R1!boss")
START = f'[[rooms]]\nat = [0, 0]\nface = "6A"\narrow = "north"\n{ROOM}'
END = f'[[rooms]]\nat = [0, -1]\nface = "2B"\narrow = "north"\nfinal = true\n{BOSS}'
MAP = START + END
DUNGEON = f"""\
[dungeon]
trunk = 3
branches = [{{ kind = "side", length = 1 }}]
[dungeon.final]
{BOSS}"""


def made(text: str) -> Quest:
    return quest_file.parse(text, "q.toml")


def found(text: str) -> list[str]:
    """The rules a quest breaks."""
    return [problem.rule for problem in check.problems(quest_file.draft(content.parse(text, "q.toml")))]


def refused(text: str, line: int | None = None) -> str:
    with pytest.raises(ContentError) as caught:
        made(text)
    said = str(caught.value)
    assert re.match(r"q\.toml:\d+: \S", said)
    assert line is None or caught.value.line == line, said
    return said


def room(at: str, face: str, arrow: str = "north", more: str = "") -> str:
    return f'[[rooms]]\nat = {at}\nface = "{face}"\narrow = "{arrow}"\n{more}{ROOM}'


def line_of(text: str, part: str) -> int:
    return text.split(part)[0].count("\n") + 1


# What a file becomes


def test_flags_are_those_of_the_game_and_then_ones_own() -> None:
    text = f"flags = {{ boss = {BOTH}, omens = {BOTH} }}"
    q = made(HEAD.replace(f"flags = {{ boss = {BOTH}, keys = {BOTH} }}", text) + MAP.replace("none", "flag omens +1"))
    assert q.flags == ["boss", "rescued", "bells", "pyre", "keys", "valve", "omens"]
    assert [number != NONE for number in q.flag_texts] == [True, False, False, False, False, False, True]


def test_labels_of_features_and_events_are_texts_of_the_quest() -> None:
    choose = """choose{"Yes"/"Oui": none | "No"/"Non": none}"""
    q = made(f"{HEAD}features.chest = '{choose}'\n[[events]]\nscript = '{choose}'\n{MAP}")
    (chest,) = q.features.values()
    for script in (chest, q.events[0].script):
        assert [q.texts[branch.label] for branch in script[0].branches] == [
            {"en": "Yes", "fr": "Oui"},
            {"en": "No", "fr": "Non"},
        ]
    named = made(HEAD + MAP.replace("'none'", f"'{choose}'"))
    first = named.plan.rooms[0].encounter
    assert [first.texts[branch.label]["fr"] for branch in first.script[0].branches] == ["Oui", "Non"]


def test_defaults() -> None:
    q = made(HEAD + "[[events]]\nscript = 'none'\n" + MAP)
    event = q.events[0]
    assert (event.every, event.flag, event.after_final, event.once) == (1, NONE, False, False)
    assert (event.at, event.text) == (EVENT_AT_START, NONE)
    assert (q.special_text, q.victory_text, q.defeat_text, q.limit, q.boss_bonus) == (NONE, NONE, NONE, 0, 0)
    limited = made(HEAD + "limit = { rounds = 9, many = 8 }\n" + MAP)
    assert (limited.limit, limited.limit_lone, limited.limit_many) == (9, 9, 8)
    assert quest_file.from_data(tomllib.loads(HEAD + MAP)).id == "q"


def test_own_quests() -> None:
    assert own_quest(HEAD + MAP).id == "q"
    assert own_quest(tomllib.loads(HEAD + MAP)).id == "q"
    with pytest.raises(BadSetup, match="quest_file: quest_file:1: title is missing"):
        own_quest(HEAD.replace(f"title = {BOTH}\n", "") + MAP)
    with pytest.raises(BadSetup, match=re.escape("[flag-raised]")):
        own_quest((HEAD + MAP).replace("boss = 1", "boss = 2"))
    with pytest.raises(BadSetup, match="the keys of a quest file, or its text"):
        own_quest([3])


# What cannot be read

UNREADABLE = {
    "unknown key": (HEAD + "colour = 1\n" + MAP, "colour: unknown key"),
    "not TOML": (HEAD + "title = \n" + MAP, "Invalid value"),
    "another schema": (HEAD.replace("schema = 1", "schema = 2") + MAP, "quests of schema 1"),
    "another game": (HEAD.replace('"deckbox"', '"chess"') + MAP, "'chess' is not one of deckbox"),
    "an id with spaces": (HEAD.replace('"q"', '"my quest"') + MAP, "id: must be letters"),
    "one language only": (HEAD.replace(f"story = {BOTH}", 'story = { en = "One" }') + MAP, "story: fr is missing"),
    "an empty text": (HEAD.replace(f"story = {BOTH}", 'story = { en = "One", fr = " " }') + MAP, "must not be empty"),
    "no objective": (HEAD.replace(", flags = { boss = 1 }", "") + MAP, "must say flags"),
    "delivered = false": (HEAD.replace("flags = { boss = 1 }", "delivered = false") + MAP, "can only be true"),
    "an unknown flag": (HEAD.replace("boss = 1", "bosses = 1") + MAP, "there is no flag 'bosses'"),
    "a flag that is no word": (HEAD.replace("keys =", "Keys =") + MAP, "a flag is a word"),
    "too many flags": (
        HEAD.replace("keys =", "".join(f"f{n} = {BOTH}, " for n in range(19)) + "keys =") + MAP,
        "more than 18 flags of its own",
    ),
    "an unknown enemy": (HEAD.replace('"tusk"', '"tusker"') + MAP, "'tusker' is not one of"),
    "a slot twice": (HEAD.replace('"tusk"', '"brand", "tusk"') + MAP, "'tusk' and 'brand' are both BM"),
    "a slot without card": (HEAD.replace('"tusk", ', "") + MAP, "none of them is BM"),
    "a gate without flag": (HEAD + "gate = { need = 1 }\n" + MAP, "gate: flag is missing"),
    "a limit without rounds": (HEAD + "limit = { lone = 3 }\n" + MAP, "limit: rounds is missing"),
    "an unknown feature": (HEAD + "features.sofa = 'none'\n" + MAP, "sofa: unknown key"),
    "a script that is none": (HEAD + MAP.replace("'none'", "'dance'"), "'dance' is no statement"),
    "a die without that face": (HEAD + MAP.replace("R1!boss", "R1=M1!boss"), "no face M1"),
    "a script of another place": (HEAD + "[[events]]\nscript = 'heal explorer 1'\n" + MAP, "nobody explores here"),
    "an event of two flags": (
        HEAD + "[[events]]\nscript = 'none'\nneeds = { boss = 1, keys = 1 }\n" + MAP,
        "an event waits for one flag",
    ),
    "an event elsewhere": (HEAD + "[[events]]\nscript = 'none'\nat = 'home'\n" + MAP, "'home' is not one of"),
    "neither dungeon nor rooms": (HEAD, "must have either [dungeon]"),
    "both": (HEAD + MAP + DUNGEON, "must have either [dungeon]"),
    "one room": (HEAD + START, "must be 2 to 30 rooms, not 1"),
    "31 rooms": (HEAD + START + END * 30, "must be 2 to 30 rooms, not 31"),
    "an unknown face": (HEAD + MAP.replace('"2B"', '"16A"'), "'16A' is not one of"),
    "an unknown arrow": (HEAD + MAP.replace('"north"', '"up"'), "'up' is not one of"),
    "no cell": (HEAD + MAP.replace("[0, -1]", "[0]"), "must be a cell such as"),
    "a cell far away": (HEAD + MAP.replace("[0, -1]", "[0, -99]"), "farther than 40 cells"),
    "a start elsewhere": (HEAD + MAP.replace("[0, 0]", "[1, 0]"), "the first room is the start"),
    "a start that is final": (HEAD + START + "final = true\n" + END, "the start is neither final nor gated"),
    "two final rooms": (HEAD + MAP + END, "one final room at most"),
    "no trunk": (HEAD + DUNGEON.replace("trunk = 3", "trunk = 0"), "0 is below 1"),
    "a branch of another kind": (HEAD + DUNGEON.replace('"side"', '"back"'), "'back' is not one of"),
    "a branch without its objective": (HEAD + DUNGEON.replace('"side"', '"objective"'), "objective is missing"),
}


@pytest.mark.parametrize("case", UNREADABLE)
def test_what_cannot_be_read(case: str) -> None:
    text, words = UNREADABLE[case]
    assert words in refused(text)


def test_complaints_name_the_line() -> None:
    text = HEAD + MAP.replace('"2B"', '"16A"')
    refused(text, line_of(text, '"16A"'))
    text = HEAD + MAP.replace("R1!boss", "R1!boss; dance")
    refused(text, line_of(text, "dance"))
    text = HEAD + MAP.replace("'none'", "'''\nnone;\nheal actor 1'''")
    assert "nobody acts here" in refused(text, line_of(text, "heal actor"))


# What is wrong with the whole

SIDE_ROOM = '{ kind = "side", length = 1 }'
OBJECTIVE_ROOM = f"[dungeon.objective]\n{ROOM}"
EVENT = "[[events]]\nscript = 'none'\n"
GATE = 'gate = { flag = "keys", need = 1 }\n'
KEY = room("[1, -1]", "1B", "east").replace("none", "feature key")
HALL = room("[0, -1]", "14B")
FAR = END.replace("[0, -1]", "[0, -2]").replace("final", "gated = true\nfinal")
DELIVER = HEAD.replace("flags = { boss = 1 }", "delivered = true")
BROKEN = {
    "cell-once": [
        HEAD + MAP + room("[0, -1]", "3B"),
        HEAD + MAP + room("[1, 0]", "3B", "east") + room("[1, 1]", "13A", "south") + room("[0, 1]", "7B", "west"),
    ],
    "card-once": [
        HEAD + MAP + room("[1, 0]", "2A", "east"),
        HEAD + MAP + room("[1, 0]", "2B", "east"),
        HEAD + "boxes = 2\n" + MAP + room("[1, 0]", "2A", "east") + room("[-1, 0]", "2B", "west"),
    ],
    "way-in": [
        HEAD + MAP + room("[3, 3]", "3A"),
        HEAD + MAP + room("[1, 0]", "3A", "east", "from = [0, -1]\n"),
        HEAD + MAP + room("[1, 0]", "3A", "west"),
    ],
    "exit-there": [HEAD + MAP + room("[0, -2]", "3A"), (HEAD + MAP).replace('"6A"', '"12A"')],
    "reachable": [
        HEAD + MAP + room("[5, 5]", "14B") + room("[6, 5]", "8A", "east") + room("[6, 6]", "9A", "south")
        + room("[5, 6]", "10A", "west") + room("[5, 5]", "15A"),
    ],
    "fits": [
        HEAD + DUNGEON.replace("trunk = 3", "trunk = 13"),
        HEAD + DUNGEON.replace("trunk = 3", "trunk = 1").replace(SIDE_ROOM, f"{SIDE_ROOM}, {SIDE_ROOM}"),
    ],
    "final-there": [
        HEAD.replace("boss = 1", "keys = 1") + DUNGEON.partition("[dungeon.final]")[0],
        HEAD + EVENT + "at = 'final'\n" + MAP.replace("final = true\n", ""),
        HEAD + EVENT + "after_final = true\n" + MAP.replace("final = true\n", ""),
    ],
    "branch-there": [HEAD + DUNGEON + OBJECTIVE_ROOM, HEAD + DUNGEON.replace("length = 1", "length = 2")],
    "gate-there": [
        HEAD + GATE + MAP.replace("'none'", "'flag keys'"),
        HEAD + MAP.replace("final = true", "final = true\ngated = true"),
        HEAD + GATE + DUNGEON.replace("[dungeon.final]", "[dungeon.objective]")
        .replace("'spawn", "'feature key; spawn").replace('"side"', '"objective"'),
    ],
    "flag-raised": [
        HEAD.replace("boss = 1", "keys = 1") + MAP,
        HEAD.replace("boss = 1", "boss = 2") + MAP,
        HEAD.replace("boss = 1", "keys = 3") + MAP.replace("'none'", "'feature key; feature key'"),
        HEAD + EVENT + "needs = { keys = 1 }\n" + MAP,
        HEAD + "[[events]]\nscript = 'flag keys'\nneeds = { keys = 1 }\n" + MAP,
        HEAD + MAP.replace("'none'", "'if keys>=1 {yes: none | no: none}'"),
        HEAD + EVENT.replace("none", "if keys>=1 {yes: none | no: none}") + MAP,
        HEAD + "features.chest = 'if keys>=1 {yes: none | no: none}'\n" + MAP,
        HEAD + GATE + START + HALL + FAR.replace("'spawn", "'feature key; spawn"),
        HEAD + GATE + DUNGEON.replace("'spawn", "'feature key; spawn"),
    ],
    "flag-named": [
        HEAD.replace(f", keys = {BOTH}", "").replace("boss = 1", "keys = 1") + MAP.replace("'none'", "'feature key'"),
        HEAD.replace(f", keys = {BOTH}", "") + GATE + START + HALL + KEY + FAR,
    ],
    "captive-there": [DELIVER + MAP],
    "feature-stays": [HEAD + MAP.replace("'none'", "'feature key; feature chest'")],
}  # fmt: skip


RULE_IDS = {
    "cell-once": "dbd-map-14",
    "card-once": "dbd-map-15",
    "way-in": "dbd-map-11",
    "exit-there": "dbd-map-08",
    "reachable": "dbd-map-08",
    "fits": "dbd-app-07",
    "branch-there": "dbd-app-14",
    "gate-there": "dbd-qst-02",
    "flag-raised": "dbd-qst-04",
    "captive-there": "dbd-qst-01",
    "feature-stays": "dbd-enc-07",
}
CASES = [
    pytest.param(rule, n, marks=pytest.mark.rule(RULE_IDS[rule]) if rule in RULE_IDS else ())
    for rule, texts in BROKEN.items()
    for n in range(len(texts))
]


@pytest.mark.parametrize(("rule", "number"), CASES)
def test_what_the_check_finds(rule: str, number: int) -> None:
    rules = found(BROKEN[rule][number])
    assert rule in rules and set(rules) <= {rule, *ALONG.get(rule, ())}, rules
    if rule not in problems.Draft.advice:
        assert f"[{rule}]" in refused(BROKEN[rule][number]) or rule != rules[0]


# What else must break where these do
ALONG = {"reachable": ("cell-once",), "final-there": ("flag-raised",), "flag-raised": ("feature-stays",)}


def test_every_rule_is_tested_and_said() -> None:
    assert set(BROKEN) == set(problems.RULES) == set(QUESTS.rules)
    assert check_texts(QUESTS.texts) == []
    for lang in languages():
        with strict():
            assert all(say(lang, QUESTS.texts, f"quest-rule-{rule}") for rule in problems.RULES)


GOOD = {
    "a card twice": HEAD + "boxes = 2\n" + MAP + room("[1, 0]", "2A", "east"),
    "from, as the arrow says": HEAD + MAP + room("[1, 0]", "3A", "east", "from = [0, 0]\n"),
    "a key outside the gate": HEAD + GATE + START + HALL + KEY + FAR,
    "a captive": DELIVER + MAP.replace("'none'", "'feature captive'"),
    "a carried one": DELIVER + MAP.replace("'none'", "'carry explorer'"),
    "the pyre never ends": HEAD.replace("boss = 1", "pyre = 9").replace("keys =", "pyre =")
    + MAP.replace("'none'", "'feature pyre'"),
    "features in branches": HEAD + MAP.replace("'none'", "'roll{1-3: feature key | 4-6: feature chest}'"),
    "a dungeon": HEAD + DUNGEON,
    "events count as well": HEAD.replace("boss = 1", "boss = 2") + EVENT.replace("none", "spawn R1!boss") + MAP,
}  # fmt: skip


@pytest.mark.parametrize("case", GOOD)
def test_what_is_good(case: str) -> None:
    assert found(GOOD[case]) == []
    assert made(GOOD[case]).id == "q"


def test_all_problems_are_told_in_the_order_of_the_file() -> None:
    text = (HEAD + MAP).replace("boss = 1", "boss = 2") + room("[0, -2]", "3A") + room("[9, 9]", "4A")
    said = [str(each) for each in check.problems(quest_file.draft(content.parse(text, "q.toml")))]
    assert [each.rpartition("[")[2] for each in said] == ["flag-raised]", "exit-there]", "way-in]"]
    arrow = line_of(text, "[0, -2]") + 2
    assert said[1] == f"q.toml:{arrow}: rooms 3: arrow: 2B at [0, -1] has no exit to the north [exit-there]"


# The schema


def test_the_schema_is_up_to_date() -> None:
    """If not: python -m questhall.games.deckbox.quest_format.schema > docs/deckbox-quest.schema.json"""
    assert SCHEMA.read_text(encoding="utf-8") == schema.written()


def test_every_reference_of_the_schema_is_defined() -> None:
    text = schema.written()
    assert set(re.findall(r"#/\$defs/(\w+)", text)) == set(json.loads(text)["$defs"])


@pytest.mark.parametrize("path", [TEMPLATE, *FILES.values()], ids=lambda path: path.stem)
def test_quests_fit_the_schema(path: Path) -> None:
    whole = schema.schema()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    for key, value in data.items():
        assert valid(value, whole["properties"][key], whole), key
    assert valid(data, whole, whole)


def test_what_the_schema_refuses() -> None:
    whole = schema.schema()
    assert valid(tomllib.loads(HEAD + MAP), whole, whole)
    for case in ("unknown key", "another schema", "an id with spaces", "one language only", "a slot twice", "31 rooms"):
        assert not valid(tomllib.loads(UNREADABLE[case][0]), whole, whole), case
    assert not valid(tomllib.loads(HEAD + MAP + DUNGEON), whole, whole)


def test_the_page_for_authors_names_every_key_and_rule() -> None:
    page = re.sub(r"```.*?```", "", SCHEMA.with_name("deckbox-quests.md").read_text(encoding="utf-8"), flags=re.DOTALL)
    named = {word for marked in re.findall(r"`([^`]+)`", page) for word in re.findall(r"[\w-]+", marked)}
    wanted = {key.rstrip("!") for shape in SHAPES.values() for key in shape} | set(problems.RULES) | set(FEATURE_IDS)
    assert wanted - named == set()


# Files from anywhere


WRITTEN = ANYTHING | st.one_of(st.just("spawn R1!boss"), st.just("14B"), st.just("west"), st.just([0, -1]))
DATA = [tomllib.loads(path.read_text(encoding="utf-8")) for path in (TEMPLATE, FILES["a2"])]


@given(st.data())
def test_nonsense_is_refused_and_never_worse(draw: st.DataObject) -> None:
    data = copy.deepcopy(draw.draw(st.sampled_from(DATA)))
    for _ in range(draw.draw(st.integers(1, 3))):
        path = draw.draw(st.sampled_from(places(data)))
        where: Any = data
        for key in path[:-1]:
            where = where[key]
        where[path[-1]] = copy.deepcopy(draw.draw(WRITTEN))
    with contextlib.suppress(ContentError):
        assert quest_file.from_data(data).title >= 0
