"""Names people can say: rooms and doors, and nothing hidden in them."""

from __future__ import annotations

import re

from tests.games.heroquest.play import Play, area, plan, square

from questhall.games.heroquest import GAME as TITLE
from questhall.games.heroquest.model.board import ROOM_SQUARES
from questhall.games.heroquest.rules.imagining import veiled
from questhall.games.heroquest.views import places
from questhall.texts import texts_of


def test_a_room_is_called_by_where_it_lies_until_what_it_holds_is_seen() -> None:
    pieces = [("tomb", ["B2", "C2"]), ("bookcase", ["V16"]), ("chest", ["F2"])]
    s = Play(plan(start="K", furniture=pieces), "barbarian").state
    assert [places.place(s, area(room)) for room in "AVBK"] == ["place:A", "place:V", "place:B", "place:start"]
    assert places.place(s, 0) == "place:corridor"
    for room in "AVB":
        s.seen |= ROOM_SQUARES[area(room)]
    assert [places.place(s, area(room)) for room in "AVB"] == ["place:tomb", "place:bookcase-se", "place:B"]


def test_a_door_is_called_by_its_wall_and_by_its_end_of_it_where_a_wall_has_several() -> None:
    doors = [("O12", "O13"), ("M12", "M13"), ("J10", "K10"), ("E2", "F2"), ("J12", "K12"), ("J11", "K11")]
    s = Play(plan(start="K", doors=doors), "barbarian").state
    s.doors_seen = 0b1111
    names = [places.door(s, number) for number in range(4)]
    assert [(name["side"], name["of"], name["detail"]) for name in names] == [
        ("side:south", "of-place:start", "which:east"),
        ("side:south", "of-place:start", "which:west"),
        ("side:west", "of-place:start", "="),
        ("side:east", "of-place:A", "="),
    ]
    s.doors_seen = 0b111111
    assert [places.door(s, number)["detail"] for number in (2, 5, 4)] == ["which:north", "which:2", "which:south"]
    s.seen |= 1 << square("F2")  # from the room in sight
    assert places.door(s, 3)["of"] == "of-place:B"


def test_a_door_is_called_by_the_side_from_which_one_sees_it() -> None:
    """Nobody calls the door at the top of his corridor the south door of a room he has not seen."""
    s = Play(plan(start="K", doors=[("M12", "M13")]), "barbarian").state
    s.doors_seen = 1
    told = [(name["side"], name["of"]) for name in [places.door(s, 0)]]
    s.heroes[0].square = square("M13")
    told += [(name["side"], name["of"]) for name in [places.door(s, 0)]]
    s.active = -1  # nobody's turn: the room, once it is seen
    told += [(name["side"], name["of"]) for name in [places.door(s, 0)]]
    s.seen = 1 << square("M13")
    told += [(name["side"], name["of"]) for name in [places.door(s, 0)]]
    room, corridor = ("side:south", "of-place:start"), ("side:north", "of-place:corridor")
    assert told == [room, corridor, room, corridor]


def test_every_door_of_a_wall_and_every_way_is_said_in_every_language() -> None:
    texts = texts_of(TITLE)
    for lang in ("en", "fr"):
        which = [texts.ref(lang, "which", word) for word in ("north", "east", "south", "west", *"2345")]
        assert len(set(which)) == len(which) and all(word.startswith(" (") for word in which)
    way = places.way(square("C5"), square("F4"))
    assert texts_of(TITLE).word("en", way, {}) == "3 to the east and 1 to the north"
    assert texts_of(TITLE).word("fr", way, {}) == "3 à l’est et 1 au nord"
    assert texts_of(TITLE).word("en", places.way(square("C5"), square("C5")), {}) == "right here"


def test_a_square_is_told_by_a_door_or_by_the_walls_around_it() -> None:
    s = Play(plan(start="U", doors=[("M12", "M13")]), "barbarian").state
    s.doors_seen = 0
    told = {name: places.whereabouts(s, square(name)) for name in ("K8", "P8", "L8", "K9", "M10", "M12", "A1", "Z19")}
    assert told["M12"] == ("s", area("K")), "a door nobody has seen is no landmark"
    s.doors_seen = 1
    assert [places.whereabouts(s, square(name)) for name in ("M12", "M13")] == [
        ("door-south", area("K")),
        ("outside-south", area("K")),
    ]
    assert [told[name][0] for name in ("K8", "P8", "L8", "K9", "M10")] == ["nw", "ne", "n", "w", "middle"]
    assert told["A1"] == ("part-nw", 0) and told["Z19"] == ("part-se", 0)


def test_who_stands_on_the_stairs_is_told_to_stand_there() -> None:
    s = Play(plan(start="K"), "barbarian").state
    assert {places.whereabouts(s, square) for square in s.plan.start} == {("stairs", area("K"))}
    s.plan.start_kind = 2  # squares like any others
    assert "stairs" not in {places.whereabouts(s, square)[0] for square in s.plan.start}


def test_only_what_lies_there_is_in_the_middle_of_a_room() -> None:
    s = Play(plan(start="U"), "barbarian").state
    inside = [f"{column}{row}" for row in (9, 10, 11) for column in "LMNO"]  # of six by five squares
    assert [places.whereabouts(s, square(name))[0] for name in inside] == [
        *("part-nw", "part-n", "part-n", "part-ne"),
        *("part-w", "middle", "middle", "part-e"),
        *("part-sw", "part-s", "part-s", "part-se"),
    ]


def test_every_whereabouts_is_said_in_every_language() -> None:
    texts, sides = texts_of(TITLE), ("north", "east", "south", "west")
    corners = ("nw", "ne", "sw", "se")
    words = [*"nesw", *corners, "middle", "stairs", *(f"part-{each}" for each in (*"nesw", *corners))]
    words += [f"{kind}-{side}" for kind in ("door", "outside") for side in sides]
    for lang in ("en", "fr"):
        said = [texts.ref(lang, "where", word) for word in words]
        assert len(set(said)) == len(words) and not set(said) & set(words)


def test_every_name_is_said_in_every_language() -> None:
    words = [*"ABCDEFGHIJKLMNOPQRSTUV", "corridor", "start", *places.TELLING]
    words += [f"{kind}-{quarter}" for kind in places.SEVERAL for quarter in ("nw", "ne", "sw", "se")]
    texts = texts_of(TITLE)
    for lang in ("en", "fr"):
        for kind in ("place", "of-place"):
            said = [texts.ref(lang, kind, word) for word in words]
            assert len(set(said)) == len(words) and not set(said) & set(words)


def test_a_quest_names_its_rooms_and_nobody_hears_it_before_looking_in() -> None:
    quest = plan(start="K", doors=[("M12", "M13"), ("E2", "F2")])
    quest.texts += [{"en": "the chapel", "fr": "la chapelle"}, {"en": "of the chapel", "fr": "de la chapelle"}]
    quest.areas[area("A")] = len(quest.texts) - 2, len(quest.texts) - 1
    s = Play(quest, "barbarian").state
    s.doors_seen = 0b11
    assert places.place(s, area("A")) == "place:A" and places.door(s, 1)["of"] == "of-place:A"
    assert veiled(s).plan.areas == {}
    s.seen |= ROOM_SQUARES[area("A")]
    assert places.place(s, area("A")) == {"en": "the chapel", "fr": "la chapelle"}
    assert places.door(s, 1)["of"] == {"en": "of the chapel", "fr": "de la chapelle"}
    v = veiled(s)
    assert places.seen_places(v) == places.seen_places(s)


def test_only_the_table_in_sentences_counts_squares() -> None:
    """Nobody says `M10` at a table; whoever has the board read out wants it beside the room's name."""
    for lang in ("en", "fr"):
        text = (TITLE.folder / "texts" / f"{lang}.ftl").read_text("utf-8")
        messages = re.split(r"\n(?=[a-z-]+ =)", text)
        assert [each.split(" =")[0] for each in messages if "$square" in each] == ["spot"]
