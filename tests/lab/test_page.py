"""Reports: what is drawn is what was measured, in every language, from one file."""

from __future__ import annotations

import json
import re
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.engine.toy import GAME as TOY

from questhall.bots import names
from questhall.cli.main import main
from questhall.engine import charts
from questhall.engine.languages import LANGUAGES
from questhall.games import open_game, titles
from questhall.lab import drawing
from questhall.lab.charts_as_files import chunk, chunks_of, packed
from questhall.lab.drawing import NoCharts, board, named_squares, walls_of
from questhall.lab.experiment import Experiment, play_part
from questhall.lab.folder import OTHER, join_folder, open_folder
from questhall.lab.gathered import Worths
from questhall.lab.measures import COMMON_CHARTS, charts_of, measures_of, plan_of, stats_of
from questhall.lab.page import Pages
from questhall.lab.simulate import simulate
from questhall.lab.tables import bin_width
from questhall.lab.words import Words
from questhall.texts import check, strict

pytest.importorskip("altair")
pytest.importorskip("vl_convert")

GAMES = list(titles())


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """DragonQuest with the dead, the rich and a comparison."""
    path = tmp_path_factory.mktemp("run")
    one = Experiment("dragonquest", ("sane", "reckless"), 50)
    other = Experiment("dragonquest", ("sane", "reckless"), 50, options={"difficulty": "grim"})
    folder = join_folder(path, one)
    simulate(one, 1, folder=folder)
    simulate(other, 1, folder=join_folder(path / OTHER, other, folder.size))
    yield path


@pytest.mark.parametrize("name", GAMES)
def test_every_measure_and_chart_is_called_something_in_every_language(name: str) -> None:
    game = open_game(name)
    stats = stats_of(game)
    if stats is not None and stats.__file__ is not None and (Path(stats.__file__).parent / "texts").is_dir():
        assert check(Path(stats.__file__).parent) == []
    with strict():
        for lang in LANGUAGES:
            words = Words(game, lang)
            for chart in charts_of(game):
                assert words.title(chart) and words.about(chart)
            said = [words.measure(measure) for measure in measures_of(game).names]
            assert len(set(said)) == len(said)
            if lang != "en":
                own = set(measures_of(game).names) - {"score", "dangers", "expeditions"}  # the same in French
                assert not own & set(said)


def test_the_labs_own_words() -> None:
    assert check(Path(drawing.__file__).parent) == []
    assert charts_of(TOY) == COMMON_CHARTS


@pytest.mark.parametrize("name", GAMES)
def test_charts_are_of_what_is_measured(name: str) -> None:
    game = open_game(name)
    measures = measures_of(game)
    for chart in charts_of(game):
        noted = chart.kind in (charts.NOTES, charts.MAP, charts.WORTH)
        assert set(chart.of) <= set(measures.noted if noted else measures.names), chart.id
        assert chart.kind != charts.WORTH or chart.worth in measures.names
        assert chart.kind != charts.SHARES or set(chart.of) <= set(measures.shares)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_noted_is_called_something(name: str) -> None:
    """Of a game as bots play it: its refs have words in every language, and its squares lie on the board."""
    game = open_game(name)
    seats = max(2, game.title.min_seats)
    bots = (game.title.default_bot if game.title.default_bot in names(game) else "random",) * seats
    rows = play_part(Experiment(name, bots, 2), 0, 2).rows
    known = {square.ref for square in plan_of(game)}
    maps = {chart.of[0] for chart in charts_of(game) if chart.kind == charts.MAP}
    for row in rows:
        for note, refs in row.notes.items():
            assert note in measures_of(game).noted
            for ref in refs:
                for lang in LANGUAGES:
                    with strict():
                        assert Words(game, lang).thing(ref) != ref
                if note in maps and known:
                    assert ref in known


def test_the_page_is_whole_and_needs_no_network(run: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(run), "--lang", "fr"]) == 0
    assert capsys.readouterr().out.strip() == str(run / "report.html")
    page = (run / "report.html").read_text(encoding="utf-8")
    assert page.startswith('<!doctype html>\n<html lang="fr">') and "%%" not in page.partition("<script>")[0]
    assert not re.search(r"<(?:script|link|img)[^>]*(?:src|href)=", page.partition("<script>")[0])
    assert "vegaEmbed" in page and page.count("<script>") >= 2  # the drawing is done by what is inside
    data = json.loads(page.partition('id="data">')[2].partition("</script>")[0])
    specs = data["specs"]
    assert set(specs) == set(LANGUAGES)
    drawn = [chart.id for chart in charts_of(open_game("dragonquest"))]
    assert list(specs["en"]) == list(specs["fr"]) == ["compared", *drawn]
    assert "Where heroes die" in page and "Où meurent les héros" in page
    assert not any("http" in str(spec).replace("https://vega.github.io/schema", "") for spec in specs["en"].values())


def test_figures_are_those_of_the_run(run: Path) -> None:
    folder = open_folder(run)
    pages = Pages(folder)
    report = simulate(folder.experiment, 1)
    sections = {section.id: section for section in pages.sections("en")}
    wins = sections["wins"].figures.records
    assert wins[0]["value"] == report.line("sane", "escaped").value
    dead = [row for found in folder.kept() for row in found.rows if "died at" in row.notes]
    assert dead and sum(record["count"] for record in sections["deaths"].figures.records) == len(dead)
    turns = sections["length"].figures.records
    assert sum(record["value"] for record in turns if record["bot"] == turns[0]["bot"]) == pytest.approx(1)
    compared = sections["compared"].figures
    assert compared.bold and len(compared.rows) > len(compared.records)


def test_single_pictures(run: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(run), "--format", "svg", "--out", str(tmp_path), "--lang", "fr"]) == 0
    written = capsys.readouterr().out.split()
    assert str(tmp_path / "deaths.svg") in written
    svg = (tmp_path / "wins.svg").read_text(encoding="utf-8")
    assert svg.startswith("<svg") and "Qui s’en sort" in svg


def test_pictures_are_packed_and_still_the_same() -> None:
    rows = zlib.compress(bytes(1 + 4 * 300) * 300, 0)
    header = struct.pack(">IIBBBBB", 300, 300, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", rows[:1000]), (b"IDAT", rows[1000:]), (b"IEND", b""))
    loose = b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*each) for each in chunks)
    small = packed(loose)
    assert len(small) < len(loose) / 100
    kinds = [kind for kind, _ in chunks_of(small)]
    assert kinds == [b"IHDR", b"IDAT", b"IEND"]
    assert zlib.decompress(dict(chunks_of(small))[b"IDAT"]) == zlib.decompress(rows)


def test_without_altair_it_is_said_how_to_get_it(
    run: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> None:
        raise NoCharts

    monkeypatch.setattr("questhall.cli.reporting.html", missing)
    monkeypatch.setattr("questhall.cli.reporting.Pages", missing)
    assert main(["report", str(run), "--lang", "en"]) == 2
    assert "pip install 'questhall[lab]'" in capsys.readouterr().err


def test_a_folder_without_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    join_folder(tmp_path, Experiment("dragonquest", ("random",), 5))
    assert main(["report", str(tmp_path), "--lang", "en"]) == 1
    assert "no game is kept in" in capsys.readouterr().err


# Small things


def test_worth_is_the_difference_between_those_with_and_without() -> None:
    worths = Worths()
    for things, value in ((["rope"], 10), (["rope", "lamp", "rope"], 20), ([], 1), ([], 3)):
        worths.add(things, value)
    assert (worths.owners["rope"].mean, worths.without("rope").mean) == (15, 2)
    assert worths.difference("rope") == pytest.approx((13, 13 - 1.96 * 26**0.5, 13 + 1.96 * 26**0.5), abs=0.001)


@pytest.mark.parametrize(("low", "high", "width"), [(0, 12, 1), (-3, 27, 1), (0, 45, 2), (0, 9000, 500), (0, 31, 2)])
def test_bins_are_round(low: float, high: float, width: float) -> None:
    assert bin_width(low, high) == width


def test_walls_stand_around_areas() -> None:
    plan = tuple(charts.Square(f"square:{n}", n, 0, area) for n, area in enumerate("aab"))
    walls = walls_of(plan)
    assert {"x": 2, "x2": 2, "y": 0, "y2": 1} in walls and {"x": 1, "x2": 1, "y": 0, "y2": 1} not in walls
    assert len(walls) == 9


def test_maps_without_a_plan_show_what_was_named() -> None:
    records = [{"ref": "room:-2,1", "value": 0.5, "count": 1}, {"ref": "room:0,0", "value": 0.5, "count": 1}]
    assert [(square.column, square.row) for square in named_squares(records)] == [(-2, 1), (0, 0)]
    spec = board(records, (), Words(open_game("deckbox"), "en")).to_dict()
    assert len(spec["layer"]) == 2
