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
from questhall.games.heroquest.model.plan import Plan
from questhall.games.heroquest.quest_format import check, kinds, problems, quest_file, schema, shape

QUESTS = sorted(quest_file.QUESTS.glob("*.toml"))
TEMPLATE = quest_file.QUESTS.parent / "content" / "new_quest.toml"
SCHEMA = Path(__file__).parents[3] / "docs" / "quest.schema.json"
BOTH = '{en = "One", fr = "Un"}'
BASE = f"""\
schema = 1
id = "q_test"
number = 7
difficulty = 3
title = {BOTH}
parchment = {BOTH}
start = {{kind = "stairs", at = [18, 16]}}
"""
GOAL = 'objectives = {all = [{escape = "all"}]}\n'
DOOR = 'doors = [{id = "d1", between = [[17, 15], [18, 15]]}]\n'  # U to S
MONSTERS = """\
monsters = [
    {id = "m1", kind = "goblin", at = [15, 15], group = "guards"},
    {id = "m2", kind = "orc", at = [16, 15], group = "guards"},
]
"""


def made(text: str, check: bool = True) -> Plan:
    return quest_file.parse(BASE + (text if "objectives" in text else GOAL + text), "q.toml", check)


def refused(text: str, *words: str) -> str:
    with pytest.raises(ContentError) as caught:
        made(text)
    said = str(caught.value)
    assert all(word in said for word in words), said
    return said


# What is refused


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("doorz = []", ("q.toml:", "doorz: unknown key")),
        ('doors = [\n{id = "d1", betwen = []}]', ("q.toml:10:", "doors 'd1': betwen: unknown key")),
        (DOOR.replace("[17, 15]", "[26, 15]"), ("q.toml:9:", "[26, 15] is off the board")),
        (DOOR.replace("[17, 15]", '"AA1"'), ("'AA1' is no square",)),
        (DOOR.replace("[17, 15]", "[16, 15]"), ("two squares that lie side by side",)),
        (DOOR.replace("15]]}", '15]], kind = "locked"}'), ("a locked door, and no other, has a key",)),
        (MONSTERS.replace('"goblin"', '"goblni"'), ("q.toml:10:", "monsters 'm1': kind: 'goblni' is not one of")),
        (MONSTERS.replace('"m2"', '"m1"'), ("'m1' stands already in line 10",)),
        (MONSTERS.replace('"guards"', '"orc"'), ("is also a kind of monster",)),
        ('events = [{id = "e", when = "quest_start", text = {en = "x"}}]', ("text: fr is missing",)),
        ('events = [{id = "e", when = "quest_start", text = {en = "x", fr = " "}}]', ("fr: must not be empty",)),
        ('events = [{id = "e", when = "quest_start"}]', ("says nothing and does nothing",)),
        ('events = [{id = "e", when = {reveal_room = "W"}, do = [{gold = 1}]}]', ("'W' is no room",)),
        ('events = [{id = "e", when = {seen = "W"}, do = [{gold = 1}]}]', ("seen: is no trigger",)),
        ('events = [{id = "e", when = {open_door = "d9"}, do = [{gold = 1}]}]', ("there is no door 'd9'",)),
        ('events = [{id = "e", when = "quest_start", do = [{gold = 1, heal = 1}]}]', ("effect says one thing",)),
        ('events = [{id = "e", when = "quest_start", do = [{gold = 1, to = "all"}]}]', ("to: unknown key",)),
        ('events = [{id = "e", when = "quest_start", do = [{artifact = "dagger"}]}]', ("is no artifact",)),
        ('monsters = [{id = "m", kind = "orc", at = [18, 14], spells = ["d_nap"]}]', ("'d_nap' is not one of",)),
        ('monsters = [{id = "m", kind = "orc", at = [18, 14], spells = ["d_escape"]}]', ("needs escape_to",)),
        (f'areas = [\n{{room = "W", name = {BOTH}, of = {BOTH}}}]', ("q.toml:10:", "'W' is no room")),
        (f'areas = [{{room = "U", name = {BOTH}}}]', ("q.toml:9:", "of is missing")),
        (
            f'areas = [{{room = "U", name = {BOTH}, of = {BOTH}}}, {{room = "U", name = {BOTH}, of = {BOTH}}}]',
            ("room U has a name already",),
        ),
        (f'areas = [{{room = "A", name = {BOTH}, of = {BOTH}}}]', ("nobody can come to room A", "[reachable]")),
        ('victory = {en = "Home."}', ("victory: fr is missing",)),
        ("objectives = {}", ("a quest needs an objective",)),
        ('exit = "none"\n' + GOAL, ("no exit to return to",)),
        ('objectives = {all = [{kill = ["nobody"]}]}', ("there is no monster 'nobody'",)),
        ("difficulty = ", ("q.toml:",)),
    ],
)
def test_refused_by_the_loader(text: str, words: tuple[str, ...]) -> None:
    refused(text, *words)


CHEST_AT = 'furniture = [{id = "c", kind = "chest", at = %s}]'
CHECKED = {
    "door-on-wall": 'doors = [{id = "d", between = [[18, 14], [19, 14]]}]',
    "door-once": DOOR.replace("}]", '}, {id = "d2", between = [[18, 15], [17, 15]]}]'),
    "door-clear": DOOR + CHEST_AT % "[17, 15]",
    "door-opens": DOOR.replace("}]", ', kind = "event"}]'),
    "furniture-in-room": DOOR + 'furniture = [{id = "t", kind = "table", at = [16, 13]}]',
    "free-square": DOOR + CHEST_AT % "[15, 15]" + "\n" + MONSTERS,
    "reachable": MONSTERS,
    "secret-hinted": DOOR.replace("}]", ', kind = "secret"}]') + MONSTERS + 'objectives = {all = [{kill = ["m1"]}]}',
    "pieces": DOOR
    + "furniture = ["
    + ", ".join(f'{{id = "c{i}", kind = "chest", at = [{14 + i}, 13]}}' for i in range(4))
    + "]",
    "eight-monsters": DOOR
    + "monsters = ["
    + ", ".join(f'{{id = "m{i}", kind = "orc", at = [{14 + i % 3}, {13 + i // 3}]}}' for i in range(9))
    + "]",
    "flag-set": f'events = [{{id = "e", when = {{flag = "never"}}, text = {BOTH}}}]',
    "item-given": f'items = [{{id = "orb", name = {BOTH}}}]',
    "event-called": f'events = [{{id = "e", text = {BOTH}}}]',
    "artifact-once": DOOR
    + 'treasures = [{room = "S", gives = [{artifact = "spell_ring"}]},'
    + ' {room = "U", gives = [{artifact = "spell_ring"}]}]',
    "treasure-room": 'no_treasure = ["U"]\ntreasures = [{room = "U", gives = [{gold = 1}]}]',
    "any-party": "objectives = {all = [{escape = 2}]}",
}
BEGINNINGS = {
    "stairs-in-room": '{kind = "stairs", at = [17, 16]}',
    "room-for-four": '{kind = "squares", at = [[18, 16], [19, 16]]}',
}


@pytest.mark.parametrize("rule", CHECKED)
def test_refused_by_the_check(rule: str) -> None:
    said = refused(CHECKED[rule], f"[{rule}]")
    assert re.match(r"q\.toml:\d+: \S", said)


@pytest.mark.parametrize("rule", BEGINNINGS)
def test_refused_beginnings(rule: str) -> None:
    with pytest.raises(ContentError, match=re.escape(f"[{rule}]")):
        quest_file.parse(BASE.replace('{kind = "stairs", at = [18, 16]}', BEGINNINGS[rule]) + GOAL)


@pytest.mark.rule("heq-set-03")
def test_a_double_must_be_in_reach_of_a_lone_hero() -> None:
    double = '{id = "m", kind = "orc", at = [18, 14], not_hurt_by = ["elf"]}'
    wanted = f'monsters = [{double}]\nobjectives = {{all = [{{kill = ["m"]}}]}}\n'
    refused(wanted, "[any-party]", "comes alone")
    bow = 'treasures = [{room = "U", gives = [{item = "crossbow"}]}]\n'
    assert quest_file.parse(BASE + wanted + bow).monsters[0].not_hurt_by
    assert quest_file.parse(BASE + GOAL + f"monsters = [{double}]").monsters  # nobody asks for its death


def test_every_rule_of_the_check_is_tested() -> None:
    assert set(problems.RULES) == {*CHECKED, *BEGINNINGS, *problems.Draft.advice}


def test_more_figures_than_the_box_holds_is_only_advice() -> None:
    monsters = ", ".join(f'{{id = "m{i}", kind = "gargoyle", at = [{14 + i}, 13]}}' for i in range(2))
    text = BASE + GOAL + DOOR + f"monsters = [{monsters}]"
    problems = check.problems(quest_file.draft(content.parse(text, "q.toml")))
    assert [(problem.rule, problem.advice()) for problem in problems] == [("figures", True)]
    assert len(quest_file.parse(text).monsters) == 2


def test_all_problems_are_found_at_once() -> None:
    text = BASE + GOAL + CHECKED["door-on-wall"] + "\n" + MONSTERS + CHECKED["flag-set"]
    problems = check.problems(quest_file.draft(content.parse(text, "q.toml")))
    assert [problem.rule for problem in problems] == ["door-on-wall", "reachable", "reachable", "flag-set"]
    assert [problem.line for problem in problems] == sorted(problem.line for problem in problems)


def test_hints_at_secret_doors() -> None:
    secret = CHECKED["secret-hinted"]
    event = f'\nevents = [{{id = "e", when = "quest_start", text = {BOTH}}}]'
    assert made(secret.replace("]}]}", ']}], hinted_by = ["e"]}') + event)
    refused(secret.replace("]}]}", ']}], hinted_by = ["nobody"]}') + event, "[secret-hinted]", "'nobody'")
    assert made(secret + '\nevents = [{id = "e", when = "quest_start", do = [{find_secret = "d1"}]}]')


# The quests of the game


@pytest.mark.parametrize("path", [TEMPLATE, *QUESTS], ids=lambda path: path.stem)
def test_quests_of_the_game_are_good(path: Path) -> None:
    made = quest_file.draft(content.read(path))
    assert [str(problem) for problem in check.problems(made) if not problem.advice()] == []


@pytest.mark.parametrize("path", QUESTS, ids=lambda path: path.stem)
def test_our_quests_end_in_their_own_words_and_name_their_rooms(path: Path) -> None:
    quest = quest_file.read(path)
    ends = [quest.texts[quest.victory], quest.texts[quest.defeat]]
    assert all(words[lang].count(".") >= 2 for words in ends for lang in words)
    for form in (0, 1):
        for lang in ends[0]:
            names = [quest.texts[forms[form]][lang] for forms in quest.areas.values()]
            assert len(names) >= 4 and len(set(names)) == len(names)


def test_the_campaign_holds_together() -> None:
    assert check.campaign_problems([quest_file.read(path) for path in QUESTS]) == []


def test_a_campaign_with_an_artifact_twice() -> None:
    quest = made('treasures = [{room = "U", gives = [{artifact = "spell_ring"}]}]\nnext = "nowhere"')
    said = check.campaign_problems([quest, quest])
    assert any("'spell_ring' is found in q_test already" in each for each in said)
    assert any("no quest 'nowhere'" in each for each in said)


# The schema


def test_the_schema_is_up_to_date() -> None:
    """If not: python -m questhall.games.heroquest.quest_format.schema > docs/quest.schema.json"""
    assert SCHEMA.read_text(encoding="utf-8") == schema.written()


def test_every_reference_of_the_schema_is_defined() -> None:
    text = schema.written()
    assert set(re.findall(r"#/\$defs/(\w+)", text)) <= set(json.loads(text)["$defs"])


@pytest.mark.parametrize("path", [TEMPLATE, *QUESTS], ids=lambda path: path.stem)
def test_quests_fit_the_schema(path: Path) -> None:
    whole = schema.schema()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    for key, value in data.items():
        assert valid(value, whole["properties"][key], whole), key
    assert valid(data, whole, whole)


@pytest.mark.parametrize("text", ["doorz = []", MONSTERS.replace('"goblin"', '"gob"'), DOOR.replace("15]]", "19]]")])
def test_what_the_schema_refuses(text: str) -> None:
    whole = schema.schema()
    assert valid(tomllib.loads(BASE + GOAL), whole, whole)
    assert not valid(tomllib.loads(BASE + GOAL + text), whole, whole)


def test_the_page_for_authors_names_every_key_and_rule() -> None:
    page = re.sub(r"```.*?```", "", SCHEMA.with_name("quests.md").read_text(encoding="utf-8"), flags=re.DOTALL)
    named = {word for found in re.findall(r"`([^`]+)`", page) for word in re.findall(r"[\w-]+", found)}
    tables = {key for table in shape.SHAPES.values() for key in table}
    tagged = [
        kinds.TRIGGERS,
        kinds.CONDITIONS,
        kinds.EFFECTS,
        kinds.OBJECTIVES,
        kinds.FAILS,
        *kinds.BESIDE.values(),
    ]
    wanted = {key.rstrip("!") for key in tables} | {key for kind in tagged for key in kind} | set(problems.RULES)
    assert wanted - named == set()


# Files from anywhere


WRITTEN = ANYTHING | st.one_of(st.just({"not": {"not": {"flag": "f"}}}), st.just("grub"), st.just("K"))
DATA = tomllib.loads(TEMPLATE.read_text(encoding="utf-8"))


@given(st.lists(st.tuples(st.sampled_from(places(DATA)), WRITTEN), min_size=1, max_size=3))
def test_nonsense_is_refused_and_never_worse(changes: list[tuple[tuple[str | int, ...], Any]]) -> None:
    data = copy.deepcopy(DATA)
    for path, value in changes:
        where: Any = data
        with contextlib.suppress(LookupError, TypeError):
            for key in path[:-1]:
                where = where[key]
            where[path[-1]] = value
    with contextlib.suppress(ContentError):
        assert quest_file.from_data(data).title >= 0


@pytest.mark.parametrize(("depth", "complaint"), [(26, "write it simpler"), (3000, "more than 32 deep")])
def test_conditions_without_end_are_refused(depth: int, complaint: str) -> None:
    data = copy.deepcopy(DATA)
    inner: dict[str, Any] = {"flag": "f"}
    for _ in range(depth):
        inner = {"not": inner}
    data["treasures"][0]["needs"] = inner
    with pytest.raises(ContentError, match=complaint):
        quest_file.from_data(data)
