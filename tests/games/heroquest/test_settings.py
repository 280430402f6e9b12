"""The options of the table (section 8) reach the rules, and what cannot be is refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.snapshot import attributes
from tests.games.heroquest.play import Play
from tests.games.heroquest.script_quests import WORDS

from questhall.engine.game import BadSetup, complete_setting
from questhall.games.heroquest import GAME, settings
from questhall.games.heroquest.model.agreement import Table
from questhall.games.heroquest.model.ids import BARBARIAN, DWARF, ELF, WIZARD
from questhall.games.heroquest.views import refs
from questhall.games.heroquest.views.view import view
from questhall.texts import say


def laid(seats: int = 5, **options: Any) -> Table:
    completed = {each.id: complete_setting(each, options.get(each.id), seats) for each in settings.SETTINGS}
    return settings.lay_out(completed, seats)


def test_defaults_are_the_book() -> None:
    t = laid()
    plain = Table(4)
    plain.classes = [BARBARIAN, DWARF, ELF, WIZARD]
    plain.turn_order = [0, 1, 2, 3]
    plain.windows = [0, 0, 0, 0]
    plain.plans = t.plans
    assert {name: getattr(t, name) for name in attributes(t)} == {name: getattr(plain, name) for name in attributes(t)}
    assert t.plans[0].number == 1


@pytest.mark.parametrize(
    ("option", "value", "field", "expected"),
    [
        ("spell_split", "suggested", "suggested_spells", True),
        ("potion_windows", "never", "windows", [2, 2, 2, 2]),
        ("sight_corner", "literal", "literal_corners", True),
        ("furniture_blocks_move", "off", "furniture_blocks_move", False),
        ("furniture_blocks_sight", "tall", "furniture_blocks_sight", 1),
        ("corridor_search", "whole", "whole_corridor", True),
        ("pit_min_monster", "0", "pit_min_monster", 0),
        ("item_passing", "anywhere", "item_passing", 2),
        ("safe_stairs", "off", "safe_stairs", False),
        ("summon_acts", "at_once", "summoned_act", True),
        ("wizard_handaxe", "on", "wizard_handaxe", True),
        ("holy_water_sight", "on", "holy_water_sight", True),
        ("healing_spell_at_zero", "always", "healing_at_zero", 2),
        ("sell_half", "on", "sell_half", True),
        ("figure_limit", "on", "figure_limit", True),
        ("monster_body", "one", "one_body", True),
        ("treasure_searches", "per_room", "one_search", True),
        ("fixed_movement", "best_of_two", "movement", 2),
        ("death", "hardcore", "death", 2),
        ("party_help", "small_party", "small_party_help", True),
        ("gear", "rolled", "rolled_gear", True),
        ("zargon_hidden", "open_book", "open_book", True),
        ("campaign", "campaign", "campaign", True),
    ],
)
def test_option(option: str, value: str, field: str, expected: Any) -> None:
    chosen: dict[str, Any] = {option: value}
    assert getattr(laid(**chosen), field) == expected
    assert getattr(laid(), field) != expected


def test_each_option_of_the_table_is_in_the_list_once() -> None:
    ids = [each.id for each in settings.SETTINGS]
    assert len(ids) == len(set(ids)) == 28


@pytest.mark.rule("heq-set-01")
def test_each_class_once() -> None:
    assert laid(4, heroes=["any", "wizard", "any", "any"]).classes == [WIZARD, BARBARIAN, DWARF]
    assert laid(2, heroes=["elf", "elf"]).classes == [ELF]  # Zargon's own word does not count
    with pytest.raises(BadSetup, match="heroes: each class plays at most once"):
        laid(3, heroes=["any", "elf", "elf"])


@pytest.mark.rule("heq-set-15")
def test_turn_order() -> None:
    party = ["any", "wizard", "barbarian", "elf"]
    assert laid(4, heroes=party).turn_order == [1, 2, 0]
    assert laid(4, heroes=party, turn_order=["elf"]).turn_order == [2, 1, 0]
    assert laid(4, heroes=party, turn_order=["wizard", "dwarf", "elf", "barbarian"]).turn_order == [0, 2, 1]
    for bad in (["orc"], ["elf", "elf"], "elf", [3]):
        with pytest.raises(BadSetup, match="turn_order"):
            laid(4, heroes=party, turn_order=bad)


@pytest.mark.rule("heq-btw-06")
def test_a_campaign_has_all_quests_and_a_single_game_one() -> None:
    last = settings.QUEST_NAMES[-1]
    whole = laid(campaign="campaign", quest=last)
    assert [plan.number for plan in whole.plans] == list(range(1, len(settings.QUEST_NAMES) + 1))
    assert whole.first == len(whole.plans) - 1
    assert [plan.id for plan in laid(quest=last).plans] == [whole.plans[-1].id]


OWN = {
    "schema": 1,
    "id": "own",
    "number": 1,
    "title": WORDS,
    "parchment": WORDS,
    "difficulty": 1,
    "start": {"kind": "stairs", "at": [12, 8]},
    "objectives": {"all": [{"kill": ["g"]}]},
    "monsters": [{"id": "g", "kind": "goblin", "at": [15, 11]}],
}


def test_a_quest_of_ones_own() -> None:
    assert laid(quest_file=OWN).plans[0].id == "own"
    text = 'schema = 1\nid = "own"'
    with pytest.raises(BadSetup, match="quest_file: quest_file"):
        laid(quest_file=text)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"monsters": []}, "g"),
        ({"monsters": [{"id": "g", "kind": "ogre", "at": [15, 11]}]}, "ogre"),
        ({"monsters": [{"id": "g", "kind": "goblin", "at": [1, 1]}]}, "B2"),
    ],
)
def test_a_bad_quest_is_refused_with_the_place(change: Any, problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        laid(quest_file={**OWN, **change})


def test_a_quest_of_ones_own_is_no_campaign() -> None:
    with pytest.raises(BadSetup, match="quest_file"):
        laid(quest_file=OWN, campaign="campaign")
    with pytest.raises(BadSetup, match="quest_file"):
        laid(quest_file=[3])


@pytest.mark.rule("heq-set-06")
def test_heroes_have_the_names_their_players_give_them() -> None:
    """R-55."""
    assert laid(3).names == []
    assert laid(3, hero_names={"dwarf": "  Borin   Oath ", "elf": "Nim"}).names == ["", "Borin Oath"]
    for bad in (
        ["Borin"],
        {"ogre": "Grum"},
        {"elf": "x" * 21},
        {"elf": 7},
        {"elf": "a\nb"},
        {"elf": "Nim", "dwarf": "Nim"},
    ):
        with pytest.raises(BadSetup, match="hero_names"):
            laid(5, hero_names=bad)


@pytest.mark.rule("heq-set-06")
def test_a_named_hero_is_called_by_it() -> None:
    play = Play(heroes="barbarian dwarf", names=["", "=Borin"])
    assert [refs.hero_word(play.state, n) for n in (0, 1)] == ["class:barbarian", "==Borin"]
    play.end()
    said = [say("fr", GAME.load(), told.text, told.args) for told in play.told() if told.kind == "turn-begins"]
    assert "=Borin" in said[-1]
    assert [hero["name"] for hero in view(play.state, None)["heroes"]] == ["", "=Borin"]


def test_everything_said_against_a_quest_of_ones_own_is_told_at_once() -> None:
    name = "q01_the_trial"
    words = (settings.QUESTS / f"{name}.toml").read_text(encoding="utf-8")
    assert laid(quest_file=words).plans[0].id == name
    words = words.replace("between = [[18, 15], [17, 15]]", "between = [[18, 15], [19, 15]]")
    words = words.replace('kind = "spear", at = [25, 10]', 'kind = "spear", at = [18, 16]')
    with pytest.raises(BadSetup, match="quest_file") as refused:
        laid(quest_file=words)
    complaints = str(refused.value).splitlines()
    assert len(complaints) >= 2 and any("[door-on-wall]" in line for line in complaints)
