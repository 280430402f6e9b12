"""A game that was added to the hall: on the shelf, with its own board, played to the end by a mouse."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.machine import patience
from tests.test_example_game import installed


@pytest.fixture(scope="module")
def hall_with_stair(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    folder = tmp_path_factory.mktemp("stair")
    running = Hall(folder / "hall.db", environment=installed(folder / "stair")).start()
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("lang", "title", "last"), [("en", "The Long Stair", "richest"), ("fr", "Le Long Escalier", "riche")]
)
def test_it_stands_on_the_shelf_and_is_played(
    hall_with_stair: Hall, somebody: Seat, lang: str, title: str, last: str
) -> None:
    ana = somebody(hall_with_stair.url, lang=lang)
    expect(ana.page.get_by_text(title).first).to_be_visible()
    made = hall_with_stair.make("human", "bot:patient", game="stair", options={"goal": "40"})
    ana.go(hall_with_stair.seat_link(made, 0))
    ana.at_the_board = True
    expect(ana.page.locator("#board svg")).to_be_visible()
    pressed = []
    for answer in ana.moves(lambda person, sight: ("deeper die", "back purse")[len(pressed) % 2]):
        pressed.append(answer)
    assert {"deeper die", "back purse"} <= set(pressed)
    expect(ana.page.locator("dialog[open]")).to_contain_text(last)


def test_its_board_is_served_and_nothing_beside_it(hall_with_stair: Hall) -> None:
    address = f"{hall_with_stair.url}/api/boards"
    found = httpx.get(f"{address}/stair/board.js", timeout=patience(30))
    assert found.status_code == 200 and found.headers["content-type"].startswith("text/javascript")
    assert "mount" in found.text
    assert httpx.get(f"{address}/dragonquest/board.js", timeout=patience(30)).text == "export default {};\n"
    for path in ("stair/..%2Fgame.py", "stair/game.py", "stair/%2e%2e", "stair/board.exe", "nothing/board.js"):
        assert httpx.get(f"{address}/{path}", timeout=patience(30)).status_code == 404, path
