"""The language of encounter scripts (2.11): every statement, and what is said about a script that is wrong."""

from __future__ import annotations

import pytest
from tests.games.deckbox.script_text import said

from questhall.engine import content
from questhall.engine.content import ContentError
from questhall.games.deckbox.model import cards
from questhall.games.deckbox.model.plan import Prose
from questhall.games.deckbox.model.script import BACK, HERE, ROLLED, START, Script
from questhall.games.deckbox.model.script_reader import (
    ENCOUNTER,
    EVENT,
    INTERACTION,
    flags_of,
    parse,
    read_script,
    spawns,
)
from questhall.games.deckbox.model.script_scanner import ScriptError


def read(text: str, role: int = ENCOUNTER, texts: list[Prose] | None = None) -> Script:
    return parse(text, cards.NAMES, role, [] if texts is None else texts)


def complaint(text: str, role: int = ENCOUNTER) -> tuple[str, str]:
    """What is wrong, and the script from there on."""
    with pytest.raises(ScriptError) as caught:
        read(text, role)
    assert str(caught.value).endswith(f"(character {caught.value.at + 1})")
    return caught.value.problem, text[caught.value.at :]


# What can be said


@pytest.mark.parametrize(
    "text",
    [
        "none",
        "damage explorer 1",
        "hit chosen 2",
        "heal each 3",
        "treasure random 4",
        "item weakest 1",
        "edge tile 3",
        "energy each +2",
        "energy chosen -1",
        "rule dark",
        "feature chest",
        "flag keys +1",
        "flag valve -2",
        "carry explorer",
        "spawn G2",
        "spawn G0",
        "spawn G(P)",
        "spawn G(2P), B(P/2), R(3P/2)",
        "spawn G(P)=R1, B2=M4, R1=M6!boss",
        "spawn R1!boss",
        "spawn G1 at back",
        "spawn G1, B1 at start",
        "spawn G1; stun spawned",
        "roll{1: none | 2-5: heal each 1 | 6: damage each 1}",
        "test str:1 by explorer {ok: none | ko: hit explorer 1}",
        "test dex:2 by chosen {ok: treasure chosen 1; none | ko: damage chosen 1}",
        "test wis:3 by each {ok: none | ko: energy actor -1}",
        "test cha:4 by tile {ok: heal actor 1 | ko: none}",
        "if keys>=3 {yes: spawn R1 | no: none}",
        "rule dark; feature nest; spawn G(P); heal each 1",
        "roll{1-3: roll{1-6: none} | 4-6: test str:1 by random {ok: none | ko: none}}",
    ],
)
def test_a_script_is_understood(text: str) -> None:
    assert said(read(text)) == text


@pytest.mark.parametrize("text", ["remove", "heal actor 1", "flag bells +1; carry actor", "spawn G1 at start; remove"])
def test_a_feature_knows_who_interacts_with_it(text: str) -> None:
    assert said(read(text, INTERACTION)) == text


def test_a_flag_rises_by_one_where_nothing_is_said() -> None:
    assert said(read("flag keys; none")) == "flag keys +1; none"


def test_spaces_do_not_matter() -> None:
    tight = "roll{1-3:spawn R(P)=R4!boss,B1 at back|4-6:none};if keys>=2{yes:none|no:none}"
    loose = (
        " roll {\n 1 - 3 : spawn R( P ) = R4 ! boss , B1 at back | 4-6: none }\n; if keys >= 2 {yes : none|no: none} "
    )
    assert said(read(loose)) == said(read(tight))
    assert said(read(tight)).startswith("roll{1-3: spawn R(P)=R4!boss, B1 at back | 4-6: none}; if keys>=2")


def test_the_branches_of_a_roll_need_not_stand_in_order() -> None:
    (roll,) = read("roll{4-6: none | 2: none | 1: none | 3: none}")
    assert [(branch.low, branch.high) for branch in roll.branches] == [(4, 6), (2, 2), (1, 1), (3, 3)]


def test_options_are_kept_among_the_texts() -> None:
    texts: list[Prose] = [{"en": "Title", "fr": "Titre"}]
    text = 'choose{"Pay 2"/"Payer 2": pay 2; energy payer +1 | "No: never!"/"Non\u202f!": none}'
    found = read(text, texts=texts)
    assert texts[1:] == [{"en": "Pay 2", "fr": "Payer 2"}, {"en": "No: never!", "fr": "Non\u202f!"}]
    assert [branch.label for branch in found[0].branches] == [1, 2]
    assert said(found, texts) == text


def test_who_paid_is_known_inside_that_option() -> None:
    inner = 'choose{"C"/"C": heal payer 1 | "D"/"D": pay 1; test str:1 by payer {ok: none | ko: hit payer 1}}'
    texts: list[Prose] = []
    text = f'choose{{"A"/"A": pay 2; {inner}; heal payer 1 | "B"/"B": none}}'
    assert said(read(text, texts=texts), texts) == text


@pytest.mark.rule("dbd-enc-02")
@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("spawn G3", [3, 3, 3, 3]),
        ("spawn G(P)", [1, 2, 3, 4]),
        ("spawn G(2P)", [2, 4, 6, 8]),
        ("spawn G(P/2)", [1, 1, 2, 2]),
        ("spawn G(3P/2)", [2, 3, 5, 6]),
        ("spawn G(5P/2)", [3, 5, 8, 10]),
        ("spawn R(P/3)", [1, 1, 1, 2]),
        ("spawn G(0P)", [0, 0, 0, 0]),
    ],
)
def test_counts_by_heroes_are_rounded_up(text: str, counts: list[int]) -> None:
    (group,) = read(text)[0].groups
    assert [group.count(heroes) for heroes in (1, 2, 3, 4)] == counts


def test_where_enemies_appear() -> None:
    places = [read(text)[0].place for text in ("spawn G1", "spawn G1 at back", "spawn G1 at start")]
    assert places == [HERE, BACK, START]


def test_a_group_without_a_face_is_rolled() -> None:
    (group,) = read("spawn B1")[0].groups
    assert group.kind == ROLLED


# Looking into scripts


def test_a_spawn_is_found_however_deep_it_stands() -> None:
    assert spawns(read("heal each 1; roll{1-5: none | 6: test str:1 by chosen {ok: none | ko: spawn G1}}"))
    assert not spawns(read("heal each 1; roll{1-5: none | 6: feature nest}"))


def test_the_flags_of_a_script() -> None:
    text = "flag keys +1; if keys>=2 {yes: flag valve +1; flag valve +1 | no: if boss>=1 {yes: none | no: none}}"
    assert [cards.NAMES.flags[flag] for flag in flags_of(read(text))] == ["keys", "valve", "boss"]


# What is wrong

DEEP = "roll{1-6: " * 12 + "none" + "}" * 12
CHOICE = 'choose{"A"/"A": '


@pytest.mark.parametrize(
    ("text", "problem", "where"),
    [
        ("", "expected a statement, but the script ends", ""),
        ("spwan G1", "'spwan' is no statement", "spwan G1"),
        ("3", "expected a statement, not '3'", "3"),
        ("none none", "expected ; or the end of the script, not 'none'", "none"),
        ("none;", "expected a statement, but the script ends", ""),
        ("none }", "expected ; or the end of the script, not '}'", "}"),
        ("heal all 1", "expected one of explorer, actor, chosen, payer, each, tile, random, weakest, not 'all'",
         "all 1"),
        ("heal each", "expected a number, but the script ends", ""),
        ("heal each 0", "0 is not between 1 and 99", "0"),
        ("heal each 100", "100 is not between 1 and 99", "100"),
        ("energy each 2", "expected + or - and a number, not '2'", "2"),
        ("energy each +", "expected a number, but the script ends", ""),
        ("flag bell +1", "'bell' is no flag; there are boss, rescued, bells, pyre, keys, valve", "bell +1"),
        ("flag", "expected a flag, but the script ends", ""),
        ("rule dim", "'dim' is no room rule; there are dark, flooded, cursed, warded, crumbling, hallowed", "dim"),
        ("feature 3", "expected a feature, not '3'", "3"),
        ("stun all", "expected spawned, not 'all'", "all"),
        ("stun spawned; spawn G1", "nothing has been spawned that could be stunned", "stun spawned; spawn G1"),
        ("spawn Y1", "expected G, B or R, not 'Y1'", "Y1"),
        ("spawn G1,", "expected G, B or R, but the script ends", ""),
        ("spawn G", "expected a number, but the script ends", ""),
        ("spawn G(N)", "expected a number of heroes such as (P), (2P) or (3P/2)", "(N)"),
        ("spawn G(P/0)", "nothing can be divided by 0", "(P/0)"),
        ("spawn G1=X1", "expected M or R, not 'X1'", "X1"),
        ("spawn G1=M3", "the green die has no face M3", "M3"),
        ("spawn B1=R4", "the blue die has no face R4", "R4"),
        ("spawn G1!chief", "expected boss, not 'chief'", "chief"),
        ("spawn G1, B1=M4!boss", "a boss is red", "B1=M4!boss"),
        ("spawn G1 in back", "expected at, not 'in'", "in back"),
        ("spawn G1 at front", "expected one of back, start, not 'front'", "front"),
        ("roll 1-6: none", "expected {, not '1'", "1-6: none"),
        ("roll{0-6: none}", "0 is not between 1 and 6", "0-6: none}"),
        ("roll{3-2: none}", "2 is not between 3 and 6", "2: none}"),
        ("roll{1-6: none", "expected }, but the script ends", ""),
        ("roll{1-6 none}", "expected :, not 'none'", "none}"),
        ("test int:1 by each {ok: none | ko: none}", "expected one of str, dex, wis, cha, not 'int'",
         "int:1 by each {ok: none | ko: none}"),
        ("test str:5 by each {ok: none | ko: none}", "5 is not between 1 and 4", "5 by each {ok: none | ko: none}"),
        ("test str:1 {ok: none | ko: none}", "expected by, not '{'", "{ok: none | ko: none}"),
        ("test str:1 by each {ko: none | ok: none}", "expected ok, not 'ko'", "ko: none | ok: none}"),
        ("test str:1 by each {ok: none}", "expected |, not '}'", "}"),
        ("if keys>3 {yes: none | no: none}", "expected >=, not '>'", ">3 {yes: none | no: none}"),
        ("if keys>=0 {yes: none | no: none}", "0 is not between 1 and 99", "0 {yes: none | no: none}"),
        ("if keys>=1 {yes: none | else: none}", "expected no, not 'else'", "else: none}"),
        ("choose{Stay: none}", 'expected an option in both languages: "..."/"...", not \'Stay\'', "Stay: none}"),
        ('choose{"Stay": none}', "expected /, not ':'", ": none}"),
        ('choose{""/"": none}', 'expected an option in both languages: "..."/"...", not \'"\'', '""/"": none}'),
        (DEEP, "scripts stand too deep inside each other", "none" + "}" * 12),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(text: str, problem: str, where: str) -> None:
    assert complaint(text) == (problem, where)


@pytest.mark.rule("dbd-enc-03")
@pytest.mark.parametrize(
    ("text", "problem", "where"),
    [
        ("roll{1-3: none | 3-6: none}", "a result of the die stands already in a branch before", "3-6: none}"),
        ("roll{1-6: none | 2: none}", "a result of the die stands already in a branch before", "2: none}"),
        ("heal each 1; roll{1-2: none | 4-6: none}", "no branch is for a 3", "roll{1-2: none | 4-6: none}"),
        ("roll{1-5: roll{1-6: none}}", "no branch is for a 6", "roll{1-5: roll{1-6: none}}"),
    ],
)
def test_ranges_cover_the_die_without_overlap(text: str, problem: str, where: str) -> None:
    assert complaint(text) == (problem, where)


@pytest.mark.rule("dbd-enc-05")
@pytest.mark.parametrize(
    ("text", "problem", "where"),
    [
        ("pay 1", "pay stands only in an option of choose", "pay 1"),
        (CHOICE + "roll{1-6: pay 1}}", "pay stands only in an option of choose", "pay 1}}"),
        (CHOICE + 'pay 1; pay 1 | "B"/"B": none}', "an option is paid for once", 'pay 1 | "B"/"B": none}'),
        (CHOICE + 'pay 1 | "B"/"B": pay 2}', "one of the options must cost nothing", None),
        (CHOICE + 'heal payer 1; pay 1 | "B"/"B": none}', "nobody has paid yet", 'payer 1; pay 1 | "B"/"B": none}'),
        (CHOICE + 'pay 1 | "B"/"B": heal payer 1}', "nobody has paid yet", "payer 1}"),
        (CHOICE + 'pay 1 | "B"/"B": none}; heal payer 1', "nobody has paid yet", "payer 1"),
    ],
)
def test_only_options_cost_something_and_never_all(text: str, problem: str, where: str | None) -> None:
    assert complaint(text) == (problem, text if where is None else where)


@pytest.mark.parametrize(
    ("role", "text", "problem", "where"),
    [
        (ENCOUNTER, "remove", "only the script of a feature can remove it", "remove"),
        (EVENT, "none; remove", "only the script of a feature can remove it", "remove"),
        (INTERACTION, "heal explorer 1", "nobody explores here", "explorer 1"),
        (EVENT, "carry explorer", "nobody explores here", "explorer"),
        (INTERACTION, "spawn G1 at back", "there is no way back where nobody explores", "back"),
        (EVENT, "spawn G1 at back", "there is no way back where nobody explores", "back"),
    ],
)
def test_a_script_speaks_only_of_what_there_is(role: int, text: str, problem: str, where: str) -> None:
    assert complaint(text, role) == (problem, where)


@pytest.mark.parametrize("role", [ENCOUNTER, EVENT])
@pytest.mark.parametrize("text", ["heal actor 1", "test str:1 by chosen {ok: none | ko: hit actor 1}"])
def test_nobody_acts_outside_an_interaction_and_a_test_by_each(role: int, text: str) -> None:
    problem, where = complaint(text, role)
    assert problem.startswith("nobody acts here")
    assert where.startswith("actor 1")


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("'heal each x'", "q.toml:2: room 'r1': script: expected a number, not 'x' (character 11)"),
        ("'''\nheal each 1;\nheal eech 1'''", "q.toml:4: room 'r1': script: expected one of explorer, actor, chosen, "
         "payer, each, tile, random, weakest, not 'eech' (character 6)"),
        ("3", "q.toml:2: room 'r1': script: must be a text, not 3"),
    ],
)  # fmt: skip
def test_a_file_is_told_the_line(script: str, told: str) -> None:
    (node,) = content.parse(f"[[room]]\nscript = {script}\nid = 'r1'", "q.toml").tables("room")
    with pytest.raises(ContentError) as caught:
        read_script(node, "script", cards.NAMES, ENCOUNTER, [])
    assert str(caught.value) == told
