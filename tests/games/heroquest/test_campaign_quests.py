"""The fourteen quests against the table of the campaign (2.12): what each must hold, and what all of them share."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import questhall.games.heroquest as heroquest
from questhall.games.heroquest.model import cards
from questhall.games.heroquest.model.board import AREA, COLUMNS
from questhall.games.heroquest.model.plan import Plan
from questhall.games.heroquest.model.threat import threat_of
from questhall.games.heroquest.quest_format import check, quest_file

FOLDER = Path(heroquest.__file__).parent / "quests"
FILES = sorted(FOLDER.glob("q*.toml"))


class Row(NamedTuple):
    """One column of the table of 2.12."""

    difficulty: int
    budget: int
    gold: int
    start: str
    exit: str
    rooms: int
    traps: tuple[int, int, int, int]  # pits, falling blocks, spears, furniture
    secrets: int
    wandering: dict[str, Any]
    monsters: str  # how many of each kind, and the named ones
    artifacts: str


def orc(n: int = 1) -> dict[str, Any]:
    return {"kind": "orc"} if n == 1 else {"kind": "orc", "count": n}


TABLE = {
    1: Row(2, 25, 310, "U", "start", 9, (1, 0, 1, 1), 1, orc(), "5 orc 3 goblin 2 skeleton 1 zombie verag", ""),
    2: Row(
        3, 30, 300, "T", "start", 9, (2, 0, 1, 1), 1, {"kind": "zombie"},
        "4 skeleton 2 zombie 8 orc 1 mummy murl", "ring_of_fortitude",
    ),
    3: Row(
        3, 31, 340, "V", "start", 10, (2, 1, 1, 0), 1, {"kind": "goblin"}, "6 goblin 3 abomination 4 orc gorl", "",
    ),
    4: Row(
        4, 33, 380, "S", "start", 11, (2, 1, 2, 2), 2, {"kind": "goblin", "count": 2},
        "10 goblin 6 orc 2 abomination skaggle", "orcs_bane",
    ),
    5: Row(
        4, 36, 380, "U", "start", 12, (2, 1, 1, 3), 2, {"kind": "skeleton"},
        "4 skeleton 2 zombie 2 mummy 3 orc 3 abomination erlind", "wizards_staff",
    ),
    6: Row(
        5, 36, 300, "T", "V", 14, (1, 0, 2, 1), 1, orc(), "4 goblin 6 orc 4 skeleton 2 dread_warrior",
        "fortunes_longsword",
    ),
    7: Row(
        5, 44, 420, "R", "start", 12, (2, 1, 2, 1), 2, orc(), "4 dread_warrior 4 goblin 4 orc", "wizards_cloak",
    ),
    8: Row(
        6, 45, 420, "E", "start", 13, (3, 1, 2, 2), 2, {"kind": "skeleton"},
        "4 orc 2 mummy 2 zombie 4 skeleton 2 abomination 1 dread_warrior hound", "elixir_of_life",
    ),
    9: Row(
        6, 48, 480, "K", "start", 13, (2, 2, 2, 2), 3, orc(), "4 orc 3 abomination 2 dread_warrior 4 goblin vessa",
        "spell_ring",
    ),
    10: Row(
        7, 53, 500, "K", "D", 9, (0, 0, 0, 0), 0, {"event": "page_lost"},
        "8 orc 6 goblin 4 skeleton 2 mummy 2 dread_warrior 1 abomination", "borins_armor",
    ),
    11: Row(
        7, 57, 520, "D", "start", 14, (3, 2, 2, 2), 3, {"kind": "zombie"},
        "4 skeleton 2 zombie 2 mummy 2 dread_warrior 1 gargoyle notary", "spirit_blade",
    ),
    12: Row(
        8, 61, 560, "Q", "start", 14, (2, 2, 3, 2), 3, {"kind": "abomination"},
        "pale_barbarian pale_dwarf pale_elf pale_wizard 4 goblin 6 orc 2 abomination 2 mummy",
        "phantom_blade talisman_of_lore",
    ),
    13: Row(
        9, 66, 600, "", "T", 16, (3, 3, 3, 2), 3, {"kind": "abomination"},
        "4 dread_warrior 3 abomination 4 orc 2 mummy 1 gargoyle", "ring_of_return rod_of_telekinesis",
    ),
    14: Row(
        10, 103, 800, "A", "start", 18, (4, 3, 4, 3), 4, {"kind": "dread_warrior"},
        "6 orc 3 abomination 4 skeleton 2 mummy 3 dread_warrior 1 gargoyle kaur", "wand_of_magic",
    ),
}  # fmt: skip

# Move, attack, defend, body and mind of the named monsters, and their dread spells
NAMED = {
    "verag": ("gargoyle", 6, 4, 5, 3, 4, ""),
    "murl": ("zombie", 5, 3, 4, 2, 0, ""),
    "gorl": ("abomination", 6, 4, 4, 3, 3, ""),
    "skaggle": ("goblin", 10, 3, 4, 3, 4, "d_summon_orcs"),
    "erlind": ("dread_sorcerer", 7, 2, 4, 3, 5, "d_cloud d_sleep d_tempest d_fear d_summon_undead"),
    "hound": ("gargoyle", 8, 4, 5, 3, 4, ""),
    "vessa": ("dread_sorcerer", 9, 3, 4, 2, 6, "d_fear d_tempest d_command d_escape"),
    "notary": ("mummy", 5, 4, 5, 4, 3, "d_fear d_summon_undead"),
    "pale_barbarian": ("dread_warrior", 7, 4, 4, 4, 2, ""),
    "pale_dwarf": ("dread_warrior", 6, 3, 5, 4, 3, ""),
    "pale_elf": ("dread_warrior", 8, 3, 4, 3, 4, "d_tempest d_fear"),
    "pale_wizard": ("dread_sorcerer", 7, 2, 4, 2, 6, "d_ball_of_flame d_sleep d_lightning"),
    "kaur": ("dread_warrior", 8, 5, 5, 4, 5, "d_fear d_lightning d_rust d_firestorm d_command d_summon_undead"),
}
NUMBERS = sorted(TABLE)
BOX_ROOM = 8
EARLY = 4  # quests 1 to 4: at most that many monsters in a room
SPELL_WEIGHT = 3  # the most a dread spell adds to what the figures of its caster are worth


@cache
def raw(number: int) -> dict[str, Any]:
    return tomllib.loads(FILES[number - 1].read_text(encoding="utf-8"))


@cache
def plan(number: int) -> Plan:
    return quest_file.read(FILES[number - 1])


def tables(value: Any) -> Iterator[dict[str, Any]]:
    """Every table anywhere in a quest."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from tables(each)


def letter(square: int) -> str:
    return chr(ord("A") + AREA[square] - 1) if AREA[square] else ""


def spawns(number: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for each in tables(raw(number)):
        if "spawn" in each:
            found[each["spawn"]["kind"]] += each["spawn"].get("count", 1)
    return found


def stats_of(monster: dict[str, Any]) -> list[int]:
    standard = cards.KIND_STATS[cards.MONSTER_IDS.index(monster["kind"])]
    given = monster.get("stats", {})
    return [given.get(stat, standard[i]) for i, stat in enumerate(cards.STATS)]


def budget(number: int) -> int:
    total = sum(cards.THREAT[cards.MONSTER_IDS.index(kind)] * n for kind, n in spawns(number).items())
    for monster in raw(number).get("monsters", []):
        total += threat_of(stats_of(monster))
        for phase in monster.get("phases", []):
            if "stats" in phase:
                total += threat_of(stats_of({"kind": monster["kind"], "stats": phase["stats"]}))
    return total


def test_there_are_fourteen_quests_and_each_leads_to_the_next() -> None:
    assert [raw(number)["number"] for number in NUMBERS] == NUMBERS == list(range(1, len(FILES) + 1))
    words = [path.stem for path in FILES]
    assert [raw(number)["id"] for number in NUMBERS] == words
    assert [raw(number)["next"] for number in NUMBERS] == [*words[1:], "champion"]


@pytest.mark.parametrize("number", NUMBERS)
def test_the_quest_can_be_played(number: int) -> None:
    assert plan(number).number == number  # loading checks every rule of 2.11


@pytest.mark.parametrize("number", NUMBERS)
def test_difficulty_start_exit_and_wandering_monster(number: int) -> None:
    row, found = TABLE[number], plan(number)
    assert raw(number)["difficulty"] == row.difficulty
    assert raw(number).get("wandering_monster") == row.wandering
    assert {letter(square) for square in found.start} == {row.start}
    assert {letter(square) for square in found.exit} == {row.start if row.exit == "start" else row.exit}


@pytest.mark.parametrize("number", NUMBERS)
def test_the_monsters_are_those_of_the_table(number: int) -> None:
    wanted: Counter[str] = Counter()
    words = iter(TABLE[number].monsters.split())
    for word in words:
        if word.isdigit():
            wanted[next(words)] += int(word)
        else:
            wanted[word] += 1
    found = spawns(number)
    for monster in raw(number).get("monsters", []):
        found[monster["id"] if "name" in monster else monster["kind"]] += 1
    assert found == wanted


@pytest.mark.parametrize("number", NUMBERS)
def test_named_monsters_have_their_figures(number: int) -> None:
    for monster in raw(number).get("monsters", []):
        if "name" in monster:
            kind, *stats, spells = NAMED[monster["id"]]
            assert monster["kind"] == kind
            assert stats_of(monster) == stats
            assert monster.get("spells", []) == str(spells).split()
        else:
            assert "stats" not in monster
            assert "spells" not in monster


@pytest.mark.parametrize("number", NUMBERS)
def test_the_budget(number: int) -> None:
    spells = sum(len(monster.get("spells", [])) for monster in raw(number).get("monsters", []))
    missing = TABLE[number].budget - budget(number)
    assert 0 <= missing <= SPELL_WEIGHT * spells


@pytest.mark.parametrize("number", NUMBERS)
def test_the_gold_for_four_heroes(number: int) -> None:
    found = [each["gold"] for each in tables(raw(number)) if "gold" in each and "label" not in each]
    assert sum(found) + 4 * raw(number)["rewards"].get("per_hero", 0) == TABLE[number].gold


@pytest.mark.parametrize("number", NUMBERS)
def test_traps_and_secret_doors(number: int) -> None:
    quest = raw(number)
    kinds = Counter(trap["kind"] for trap in quest.get("traps", []))
    furniture = sum("trap" in piece for piece in quest.get("furniture", []))
    assert (kinds["pit"], kinds["falling_block"], kinds["spear"], furniture) == TABLE[number].traps
    assert sum(door.get("kind") == "secret" for door in quest["doors"]) == TABLE[number].secrets


@pytest.mark.parametrize("number", NUMBERS)
def test_the_rooms_in_play(number: int) -> None:
    found = plan(number)
    rooms = {letter(square) for square in range(len(AREA)) if not (found.rock | found.blocked) >> square & 1}
    assert len(rooms - {""}) == TABLE[number].rooms


@pytest.mark.parametrize("number", NUMBERS)
def test_the_artifacts(number: int) -> None:
    found = [each["artifact"] for each in tables(raw(number)) if "artifact" in each]
    assert sorted(found) == sorted(TABLE[number].artifacts.split())


def test_every_artifact_appears_exactly_once_in_the_campaign() -> None:
    assert check.campaign_problems([plan(number) for number in NUMBERS]) == []
    found = " ".join(row.artifacts for row in TABLE.values()).split()
    artifacts = [word for item, word in enumerate(cards.ITEM_IDS) if cards.ARTIFACT >> item & 1]
    assert sorted(found) == sorted(artifacts)


@pytest.mark.parametrize("number", NUMBERS)
def test_no_room_is_crowded(number: int) -> None:
    rooms = Counter(letter(at[1] * COLUMNS + at[0]) for at in (m["at"] for m in raw(number).get("monsters", [])))
    assert max(rooms.values(), default=0) <= (EARLY if number <= EARLY else BOX_ROOM)


@pytest.mark.parametrize("number", NUMBERS)
def test_what_the_heroes_read_stands_in_both_languages_and_differs(number: int) -> None:
    quest = raw(number)
    assert len(quest["parchment"]["en"]) > 150
    for each in tables(quest):
        if "en" in each or "fr" in each:
            assert set(each) == {"en", "fr"}
            assert all(text == text.strip() and text for text in each.values())
            if len(each["en"]) > 20:
                assert each["en"] != each["fr"]


@pytest.mark.parametrize("number", NUMBERS)
def test_every_objective_says_what_is_to_be_done(number: int) -> None:
    objectives = raw(number)["objectives"]
    for goal in [*objectives.get("all", []), *objectives.get("any", []), *objectives.get("fail", [])]:
        assert "text" in goal
