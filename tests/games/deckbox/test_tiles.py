"""The thirty faces of the dungeon cards (2.8), and what is said about a drawing that cannot be used."""

from __future__ import annotations

import pytest

from questhall.engine import content
from questhall.engine.content import ContentError
from questhall.games.deckbox.model import cards, faces

DRAWN = """
1A        2A        3A        4A        5A        6A
###E###   ###E###   ###E###   ###E###   ###E###   ###E###
#F....#   #.....#   ##...##   #.....#   #..S..#   ##...##
#.....#   #.#.#.#   #F.S..#   #.oSo.#   #.....#   #.....#
#..S..#   #..S..#   ##...##   #.o.o.#   #~~~~~#   E..S..E
##...##   #.#.#.#   #.....#   #.....#   #.....#   #.....#
##...##   #....F#   ##...##   #F....#   #F...##   ##..F##
###A###   ###A###   ###A###   ###A###   ###A###   ###A###

7A        8A        9A        10A       11A       12A
###E###   ###E###   ###E###   ###E###   ###E###   #######
#F....#   ##...##   #..S..#   #.....#   ##.S.##   #F...##
#.##..#   #..S..#   #.....#   #.#.#.#   #~...~#   #..S.##
#..S..#   E.....E   E..o..E   E..S..E   #~~.~~#   E....##
#..##.#   #.....#   #.....#   #.#.#.#   #~...~#   #....##
#.....#   ##F..##   #F....#   #....F#   #F...##   ###..##
###A###   ###A###   ###A###   ###A###   ###A###   ###A###

13A       14A       15A       1B        2B        3B
###E###   ###E###   ###E###   #######   #######   ###E###
##....#   ##...##   #~...~#   ##.F.##   #..F..#   ##....#
##.S..#   #..S..#   #..S..#   #..S..#   #o.S.o#   ##....#
##....E   ##...##   E.~.~.E   #.....#   #.....#   ##.S..E
##F...#   #.....#   #.....#   #.....#   #o...o#   ##..o.#
###...#   ##..F##   #~..F~#   ##...##   #.....#   ##..F.#
###A###   ###A###   ###A###   ###A###   ###A###   ###A###

4B        5B        6B        7B        8B        9B
#######   #######   ###E###   #######   ###E###   #######
#######   ##.F.##   #.....#   #######   #.....#   ###..F#
#..F..#   #..S..#   #.~~~.#   #..S.##   #.#S#.#   ##.S..#
E..S..E   E.....E   E.~S~.E   E....##   #.....#   E.....#
#.....#   ##...##   #.~~~.#   ##...##   ##...##   #....##
##...##   ##...##   #F....#   ##..F##   ##..F##   ##...##
###A###   ###A###   ###A###   ###A###   ###A###   ###A###

10B       11B       12B       13B       14B       15B
###E###   #######   ###E###   ###E###   ###E###   #######
#o...o#   ###F###   #....##   #..S..#   #.....#   #F~~~##
#..S..#   ##...##   #..S.##   ##...##   #.....#   #..S~##
#o...o#   E..S..E   E....F#   #F...##   E..S..E   E...~##
#.....#   #.....#   #.~~.##   ##...##   #.....#   #...~##
#oF..o#   #~...~#   ##...##   #.....#   #F....#   ##...##
###A###   ###A###   ###A###   ###A###   ###A###   ###A###
"""
# Sides with a half-square: up, right, down, left
EXITS = {
    "1A": "UD", "1B": "D", "2A": "UD", "2B": "D", "3A": "UD", "3B": "URD",
    "4A": "UD", "4B": "RDL", "5A": "UD", "5B": "RDL", "6A": "URDL", "6B": "URDL",
    "7A": "UD", "7B": "DL", "8A": "URDL", "8B": "UD", "9A": "URDL", "9B": "DL",
    "10A": "URDL", "10B": "UD", "11A": "UD", "11B": "RDL", "12A": "DL", "12B": "UDL",
    "13A": "URD", "13B": "UD", "14A": "UD", "14B": "URDL", "15A": "URDL", "15B": "DL",
}  # fmt: skip


def drawings() -> dict[str, list[str]]:
    """Faces by name, from six drawings side by side."""
    found: dict[str, list[str]] = {}
    for block in DRAWN.strip().split("\n\n"):
        names, *rows = block.splitlines()
        for place, name in enumerate(names.split()):
            found[name] = [row[place * 10 : place * 10 + 7] for row in rows]
    return found


@pytest.mark.rule(
    "dbd-tile-1a", "dbd-tile-1b", "dbd-tile-2a", "dbd-tile-2b", "dbd-tile-3a", "dbd-tile-3b", "dbd-tile-4a",
    "dbd-tile-4b", "dbd-tile-5a", "dbd-tile-5b", "dbd-tile-6a", "dbd-tile-6b", "dbd-tile-7a", "dbd-tile-7b",
    "dbd-tile-8a", "dbd-tile-8b", "dbd-tile-9a", "dbd-tile-9b", "dbd-tile-10a", "dbd-tile-10b", "dbd-tile-11a",
    "dbd-tile-11b", "dbd-tile-12a", "dbd-tile-12b", "dbd-tile-13a", "dbd-tile-13b", "dbd-tile-14a", "dbd-tile-14b",
    "dbd-tile-15a", "dbd-tile-15b",
)  # fmt: skip
@pytest.mark.parametrize("name", EXITS)
def test_a_face(name: str) -> None:
    face = cards.FACE_IDS.index(name)
    assert cards.FACE_ROWS[face] == drawings()[name]
    assert "".join("URDL"[side] for side in range(4) if cards.FACE_EXITS[face] >> side & 1) == EXITS[name]


def test_both_faces_of_a_card_stand_together() -> None:
    assert list(EXITS) == cards.FACE_IDS
    assert [int(name[:-1]) - 1 for name in cards.FACE_IDS] == [face // 2 for face in range(30)]


GOOD = ["###E###", "#F....#", "#.....#", "#..S..E", "##...##", "##...##", "###A###"]


def reads(rows: list[str]) -> list[str]:
    text = "[[face]]\nid = '1A'\nrows = '''\n" + "\n".join(rows) + "\n'''\n"
    (node,) = content.parse(text, "tiles.toml").tables("face")
    return faces.read_rows(node)


def test_a_good_drawing() -> None:
    assert reads(GOOD) == GOOD
    assert faces.exits_of(GOOD) == 1 << 0 | 1 << 1 | 1 << 2


@pytest.mark.rule("dbd-map-04")
@pytest.mark.parametrize(
    ("row", "drawn", "problem"),
    [
        (6, "#######", "tiles.toml:10: face '1A': rows: '#' cannot stand in column 4; there can be A"),
        (6, "##A.###", "tiles.toml:10: face '1A': rows: 'A' cannot stand in column 3; there can be #"),
        (0, "##E.###", "tiles.toml:4: face '1A': rows: 'E' cannot stand in column 3; there can be #"),
        (3, "A..S..E", "tiles.toml:7: face '1A': rows: 'A' cannot stand in column 1; there can be # E"),
        (3, "#..S...", "tiles.toml:7: face '1A': rows: '.' cannot stand in column 7; there can be # E"),
        (2, "#..E..#", "tiles.toml:6: face '1A': rows: 'E' cannot stand in column 4; there can be # . o ~ S F"),
    ],
)
def test_half_squares_are_in_the_middle_of_a_side(row: int, drawn: str, problem: str) -> None:
    with pytest.raises(ContentError) as said:
        reads([*GOOD[:row], drawn, *GOOD[row + 1 :]])
    assert str(said.value) == problem


@pytest.mark.parametrize(
    ("row", "drawn", "problem"),
    [
        (1, "#F...#", "tiles.toml:5: face '1A': rows: '#F...#' is 6 squares wide, not 7"),
        (1, "#.....#", "tiles.toml:3: face '1A': rows: must have exactly one F"),
        (2, "#.S...#", "tiles.toml:3: face '1A': rows: must have exactly one S"),
        (2, "#ooooo#", "tiles.toml:4: face '1A': rows: column 4 cannot be reached without crossing a pit"),
    ],
)
def test_a_drawing_is_checked(row: int, drawn: str, problem: str) -> None:
    with pytest.raises(ContentError) as said:
        reads([*GOOD[:row], drawn, *GOOD[row + 1 :]])
    assert str(said.value) == problem


def test_a_tile_has_seven_rows() -> None:
    with pytest.raises(ContentError, match=r"tiles.toml:3: face '1A': rows: a tile has 7 rows, not 6"):
        reads(GOOD[:6])


def test_enemies_need_room_around_the_spawn_point() -> None:
    rows = ["#######", "#..F..#", "#.ooo.#", "#.oSo.#", "#.o.o.#", "#.....#", "###A###"]
    with pytest.raises(ContentError, match=r"tiles.toml:7: .*only 2 squares on and around S"):
        reads(rows)
    rows[2] = "#.....#"
    assert reads(rows) == rows


def test_faces_stand_by_number_and_letter() -> None:
    text = "[[face]]\nid = '1A'\nrows = []\n[[face]]\nid = '2A'\nrows = []\n"
    with pytest.raises(ContentError, match=r"tiles.toml:5: face '2A': id: here must stand '1B'"):
        cards.read_tiles(content.parse(text, "tiles.toml"))
