"""HeroScribe's maps in and out."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from questhall.games.heroquest.model import board, cards, plan_kinds
from questhall.games.heroquest.model.plan import Plan
from questhall.games.heroquest.quest_format import quest_file
from questhall.games.heroquest.quest_format.heroscribe import HeroScribeError, import_quest
from questhall.games.heroquest.quest_format.heroscribe_export import export_quest

QUESTS = sorted(quest_file.QUESTS.glob("*.toml"))
HEAD = '<?xml version="1.0"?>\n<!DOCTYPE quest PUBLIC "-//org.lightless//HeroScribe Quest 1.4//EN" "quest-1.4.dtd">\n'


def xml(*objects: str, stairs: bool = True, more: str = "") -> str:
    """Objects as `Door 19 16 leftward`, squares counted from 1."""
    lines = [*(["Stairway 19 17"] if stairs else []), *objects]
    board_ = ""
    for words in (line.split() for line in lines):
        turned = words[3] if len(words) > 3 else "downward"
        board_ += f'<object id="{words[0]}" left="{words[1]}.0" top="{words[2]}.0" rotation="{turned}" zorder="0.0" />'
    return (
        f'{HEAD}<quest name="A &amp; &quot;B&quot;" region="Europe" version="1.0"><board>{board_}</board>{more}</quest>'
    )


def taken(*objects: str, stairs: bool = True, more: str = "") -> Plan:
    return quest_file.parse(import_quest(xml(*objects, stairs=stairs, more=more), "mine"), check=False)


def edges(p: Plan) -> list[tuple[str, str, int]]:
    return [(board.name(door.a), board.name(door.b), door.kind) for door in p.doors]


def test_the_frame() -> None:
    p = taken("Orc 16 16", more="<speech>Go\n  on.</speech><note>Wandering Monster in this quest: Fimir</note>")
    assert p.texts[p.title]["en"] == 'A & "B"'
    assert p.texts[p.parchment]["fr"] == "Go on."
    assert cards.MONSTER_IDS[p.wandering_kind] == "abomination"
    assert [board.xy(square) for square in p.start] == [(18, 16), (19, 16), (18, 17), (19, 17)]


def test_doors_lie_across_two_squares() -> None:
    p = taken("Door 18 16 leftward", "Door 13 12 upward", "OpenDoor 21 16 rightward")
    assert edges(p) == [("R16", "S16", 0), ("M12", "M13", 0), ("U16", "V16", 0)]
    assert [door.open for door in p.doors] == [False, False, True]


@pytest.mark.parametrize(
    ("where", "wanted"),
    [
        ("6 14 downward", ("F13", "F14", plan_kinds.SECRET)),  # the wall to the north
        ("6 17 rightward", ("E17", "F17", plan_kinds.SECRET)),
        ("16 7 upward", ("P7", "P8", plan_kinds.SECRET)),
        ("9 17 leftward", ("I17", "J17", plan_kinds.SECRET)),
        ("6 18 upward", ("F18", "F19", plan_kinds.SECRET)),
        ("10 17 downward", ("I17", "J17", plan_kinds.SECRET)),  # no wall there: the only one the square has
    ],
)
def test_secret_doors_lie_at_a_wall_of_their_square(where: str, wanted: tuple[str, str, int]) -> None:
    assert edges(taken(f"SecretDoor {where}")) == [wanted]


def test_furniture_stands_as_it_is_drawn() -> None:
    p = taken("Table 2 2", "Table 6 2 rightward", "Tomb 2 6", "Rack 6 6 leftward", "TreasureChestTrap 10 2")
    sizes = [(piece.squares >> piece.corner + 2 & 1, piece.rot) for piece in p.furniture]
    assert sizes == [(1, 0), (0, 90), (0, 90), (1, 0), (0, 0)]
    assert p.furniture[4].trapped


def test_blocked_squares_traps_and_monsters() -> None:
    p = taken(
        "SingleBlockedSquare 1 1", "DoubleBlockedSquare 13 4", "DoubleBlockedSquare 1 5 rightward",
        "PitTrap 3 1", "FallingRock 4 1", "SpearTrap 5 1", "ChaosWarrior 2 2", "Gargoyle 3 2", "LetterA 4 2",
    )  # fmt: skip
    squares = [(0, 0), (12, 3), (13, 3), (0, 4), (0, 5)]
    assert p.blocked == sum(1 << board.at(*each) for each in squares)
    assert [trap.kind for trap in p.traps] == [plan_kinds.PIT, plan_kinds.FALLING_BLOCK, plan_kinds.SPEAR]
    assert [cards.MONSTER_IDS[m.kind] for m in p.monsters] == ["dread_warrior", "gargoyle"]


@pytest.mark.parametrize(
    ("door", "square", "side"),
    [
        ("Door 0 10 rightward", (0, 9), "w"),
        ("Door 26 10 rightward", (25, 9), "e"),
        ("DoorIn 5 0 downward", (4, 0), "n"),
        ("DoorIn 5 19 upward", (4, 18), "s"),
    ],
)
def test_a_door_at_the_border_is_the_way_in(door: str, square: tuple[int, int], side: str) -> None:
    text = import_quest(xml(door, stairs=False), "mine")
    assert f'side = "{side}"' in text
    p = quest_file.parse(text)
    assert (p.start_kind, p.start) == (1, (board.at(*square),))


def test_a_way_in_and_a_way_out() -> None:
    p = taken("DoorIn 0 10 rightward", "DoorOut 26 10 rightward", stairs=False)
    assert (p.start, p.exit) == ((board.at(0, 9),), (board.at(25, 9),))


def test_what_cannot_be_taken_over_is_told() -> None:
    text = import_quest(
        xml("Boulder 3 3", "Orc 99 1", "SecretDoor 3 2", more="<board/><note>A: look\x7f\nout</note>"), "q"
    )
    told = [line for line in text.splitlines() if line.startswith("#")]
    assert "# Left out: Boulder at C3" in told
    assert "# Left out: Orc off the board" in told
    assert "# Left out: all boards but the first" in told
    assert "# Note: A: look out" in told
    assert quest_file.parse(text, check=False).monsters == []


def test_a_map_without_a_way_in_says_so() -> None:
    text = import_quest(xml("Orc 13 3", stairs=False), "q")
    assert "FIXME: the map shows no way in" in text
    assert len(quest_file.parse(text).start) == 4


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("<quest>", "no XML"),
        ("<html/>", "no HeroScribe quest"),
        ("<quest/>", "no HeroScribe quest"),
        ('<!DOCTYPE quest [<!ENTITY a "b">]><quest><board/></quest>', "entities"),
    ],
)
def test_what_is_no_map(text: str, problem: str) -> None:
    with pytest.raises(HeroScribeError, match=problem):
        import_quest(text, "q")


def test_an_object_at_no_square() -> None:
    text = xml("Orc 16 16").replace('left="16.0"', 'left="here"')
    assert "# Left out: Orc at no square that can be read" in import_quest(text, "q")


def layout(p: Plan) -> tuple[object, ...]:
    return (
        p.start,
        p.exit,
        p.blocked,
        p.rock,
        sorted((door.a, door.b, door.kind == plan_kinds.SECRET, door.open) for door in p.doors),
        sorted((piece.kind, piece.squares) for piece in p.furniture),
        sorted((trap.kind, trap.square) for trap in p.traps if not trap.later),
        sorted((m.kind, m.square) for m in p.monsters),
    )


@pytest.mark.parametrize("path", QUESTS, ids=lambda path: path.stem)
def test_there_and_back(path: Path) -> None:
    p = quest_file.read(path)
    back = quest_file.parse(import_quest(export_quest(p), p.id), check=False)
    if p.start_kind == 2:  # HeroScribe has no sign for a start on squares
        back.start = p.start
    if not p.exit or p.start_kind == 2 or p.exit_is_start:
        back.exit = p.exit
    back.rock = p.rock  # false and event doors are drawn as doors
    assert layout(back) == layout(p)


def test_export_in_two_languages() -> None:
    p = quest_file.read(QUESTS[0])
    for lang in ("en", "fr"):
        root = ElementTree.fromstring(export_quest(p, lang))
        assert root.get("name") == p.texts[p.title][lang]
        assert root.findtext("speech") == p.texts[p.parchment][lang]
        assert [note.text for note in root.findall("note")][-1] == "Wandering Monster in this quest: Orc"
    assert len(root.findall("board/dark")) == p.rock.bit_count()
