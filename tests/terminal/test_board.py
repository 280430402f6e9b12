"""The picture of DragonQuest: what stands where, and that a click finds it."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len
from tests.terminal.tools import at, board, play_until, speaker, table

from questhall.drawing.board import Board, Scene
from questhall.drawing.canvas import Canvas, columns
from questhall.games import boards, titles
from questhall.games.boards import board_of
from questhall.games.dragonquest.drawing import luck, plan
from questhall.terminal.table import Table
from questhall.texts import languages, strict

SIZES = ((42, 22), (55, 28), (72, 34), (100, 48))


def draw(at_table: Table, size: tuple[int, int] = (42, 22), lang: str = "en", **more: Any) -> Canvas:
    view = at_table.match.view(0)
    drawn: Canvas = board().draw(Scene(view, speaker(at_table, lang), 0, *size, **more))
    return drawn


def test_signs_stand_where_the_castle_has_them() -> None:
    rows = draw(table()).text().split("\n")
    assert rows[0].split() == list("ABCDEFGHIJKLMNOPQ")
    assert rows[6].startswith(" 6 @")
    assert rows[6].rstrip().endswith("►")
    assert rows[2][3 + 2 * 4] == "◆"
    assert rows[10][3 + 2 * 12] == "■"


@pytest.mark.parametrize("size", SIZES)
def test_every_square_can_be_found_by_a_click(size: tuple[int, int]) -> None:
    canvas = draw(table(), size)
    for ref in plan.places():
        assert canvas.where(ref), ref


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_supply_is_on_its_page(size: tuple[int, int]) -> None:
    at_table = table()
    canvas = draw(at_table, size, page=1)
    supply = at_table.match.view(0)["supply"]
    for ref in [
        *[each["ref"] for each in supply["treasures"]],
        *[f"object:{each['id']}" for each in supply["objects"]],
    ]:
        assert canvas.where(ref), ref


def test_the_line_of_the_hero_joins_its_squares() -> None:
    hero = {"line": ["square:A6", "square:B6", "square:B7", "square:C7"], "dots": ["square:A6", "square:C7"]}
    found = plan.links(hero)
    assert found[(1, 5)] == {(-1, 0), (0, 1)}
    assert found[(1, 6)] == {(0, -1), (1, 0)}


def test_a_drawn_line_bends_at_its_squares() -> None:
    view = table().match.view(0)
    view["heroes"][0] |= {"line": ["square:A6", "square:B6", "square:B7", "square:C7"], "at": "square:C7"}
    canvas = board().draw(Scene(view, speaker(table()), 0, 42, 22))
    rows = canvas.text().split("\n")
    assert rows[6][3:6] == "⌂─┐"
    assert rows[7][5:8] == "└─@"


def test_a_line_into_the_chamber_and_out_again() -> None:
    hero = {"line": ["square:G6", "chamber", "square:K5"], "dots": []}
    found = plan.links(hero)
    assert found[(6, 5)] == {(1, 0)}
    assert found[(10, 4)] == {(-1, 0)}


def test_blocked_demon_and_lit_squares_differ_without_colour() -> None:
    view = table().match.view(0)
    view["heroes"][0] |= {"blocked": ["square:E8"], "crossed": ["square:M10", "square:M9"], "demon": "square:M9"}
    canvas = board().draw(Scene(view, speaker(table()), 0, 42, 22, lit={"square:B6": ""}, verb="walk"))
    sign = {ref: "".join(canvas.rows[y][x][0] for x, y in canvas.where(ref)) for ref in plan.places()}
    assert sign["square:E8"] == "▓▓"
    assert sign["square:M9"][0] == "Ψ"
    assert sign["square:M10"][0] == "×"
    assert sign["square:B6"][0] == "→"


def test_a_locked_die_and_a_picked_one_differ_without_colour() -> None:
    at_table = play_until(table(), at("OfferReroll"))
    choices = at_table.choices(0, at_table.options(0))
    choices.toggle(choices.things[0])
    canvas = draw(at_table, lit=choices.lit(), chosen=frozenset(choices.chosen))
    assert canvas.text().count("✓") == 1


@pytest.mark.parametrize("lang", languages())
def test_whole_games_are_drawn_and_read_in_every_size_and_language(lang: str) -> None:
    at_table = table(["Ada", "Ben"], bots=1, seed="9")
    say = speaker(at_table, lang)
    with strict():
        for n in range(0, play_out(at_table), 7):
            state = at_table.match.go_to(n)
            view = at_table.game.view(state, 0)
            for size in SIZES:
                picture = board().draw(Scene(view, say, n % 3, *size))
                assert all(len(row) <= size[0] for row in picture.text().split("\n"))
            board().draw(Scene(view, say, 0, 42, 22, page=1))
            assert board().sheet(view, n % 3, say)
            board().reading(view, 0, say, type(state.asking).__name__)
            board().odds(view, 0, say, None)
            board().summary(view, 1, say)
        board().help(say)
        board().common(at_table.match.view(0), say)
        assert board().luck(at_table.match, 0, say)


def play_out(at_table: Table) -> int:
    match = at_table.match
    while not match.is_over:
        seat = match.state.deciders()[0]
        options = match.options(seat)
        match.act(seat, options[match.seq % len(options)].name)
    return match.seq


def test_luck_is_measured_against_the_dice_that_were_thrown() -> None:
    at_table = play_until(table(seed="2"), lambda match: match.view(0)["round"] == 6)
    for each in luck.measure(at_table.match)[0]:
        assert 0 <= each.beaten <= 1
        assert each.expected >= luck.FEW


def test_luck_adds_up_and_is_judged_in_tenths() -> None:
    coin = {0: 0.5, 1: 0.5}
    assert luck.added(coin, coin) == {0: 0.25, 1: 0.5, 2: 0.25}
    assert [luck.beaten(luck.added(coin, coin), 2, good) for good in (True, False)] == [0.875, 0.125]
    say = speaker(table())
    told = [luck.words(luck.Luck("skulls", 31, 27.42, share), say) for share in (0.5, 0.999, 0.2, 0.05)]
    assert told == [
        f"31 skulls rolled, 27.4 expected. {verdict}"
        for verdict in (
            "As fair as dice can be.",
            "Great luck: not one hero in ten has such kind dice.",
            "Bad luck: the dice were sulking.",
            "Black luck: not one hero in ten has such cruel dice.",
        )
    ]


def test_the_whole_table_says_where_one_stands_and_how_the_others_fare() -> None:
    at_table = table(("Ada", "Ben", "Cid"))
    lines = board().whole(at_table.match.view(0), 0, speaker(at_table))
    mine, others = [[line for line in lines if word in line] for word in ("You stand at", "stands at")]
    assert len(mine) == 1 and len(others) == 2


def test_a_game_without_a_drawing_is_shown_as_words() -> None:
    assert type(board_of("nosuchgame")) is Board
    at_table = table()
    scene = Scene({"gold": 3, "cards": ["card:rope"]}, speaker(at_table), 0, 40, 10)
    assert "gold: 3" in Board().draw(scene).text()


def test_a_title_can_name_its_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    title = replace(titles()["dragonquest"], id="borrowed", board="questhall.games.heroquest.drawing.board")
    lent = board_of("heroquest")
    monkeypatch.setattr(boards, "titles", lambda: {title.id: title})
    assert board_of("borrowed") is lent


def test_signs_are_as_wide_as_the_screen_takes_them_to_be() -> None:
    letters, signs = range(0xA0, 0x250), range(0x2010, 0x2028)
    drawn = "♥☉☠⚔◆★✚●○▮✓✗☗✊…►▸│─┼█░▒▓✝龍e\u0301"
    for sign in [*map(chr, letters), *map(chr, signs), *drawn]:
        assert columns(sign) == cell_len(sign) or unicodedata.category(sign) == "Cf"


def test_a_canvas_keeps_wide_signs_and_cuts_what_does_not_fit() -> None:
    canvas = Canvas(6, 1)
    assert canvas.put(1, 0, "龍ab", ref="thing") == 5
    canvas.put(5, 0, "xyz")
    assert canvas.text() == " 龍abx"
    assert canvas.ref_at(2, 0) == "thing"
    assert canvas.ref_at(9, 9) == ""
