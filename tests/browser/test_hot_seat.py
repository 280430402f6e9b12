"""Two people, one screen: what is secret stays behind a curtain until the right one sits there."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.words import say, say_game

ANSWERS = 45


def test_two_at_one_screen(hall: Hall, somebody: Seat) -> None:
    both = somebody(f"{hall.url}/new/dragonquest")
    page = both.page
    page.get_by_role("button", name=say("preset-screen")).click()
    page.get_by_label(say("name-of-seat", n=1)).fill("Ana")
    page.get_by_label(say("name-of-seat", n=2)).fill("Bo")
    page.get_by_role("button", name=say("start-now")).click()

    curtains = guesses = 0
    for answer in both.moves(most=ANSWERS):
        sight = both.wait()
        if sight["curtain"]:
            curtains += 1
            nothing_to_see(page)
        elif answer == "curtain" and sight["options"][0].startswith("guess"):
            guesses += 1
            tile_face_down(page)
        if curtains > 3 and guesses > 1:
            break
    assert curtains > 3
    assert guesses > 1


def secret() -> str:
    return say_game("event-tile-known").split(":")[0]


def nothing_to_see(page: Page) -> None:
    """Behind the curtain nothing of the table is there to be read, seen or reached."""
    assert page.locator("#board > *").count() == 0
    assert page.locator(".table[inert]").count() == 1
    assert secret() not in page.locator("body").inner_text()
    assert page.evaluate("document.activeElement.closest('.curtain') !== null"), "the keyboard is not at the curtain"


def tile_face_down(page: Page) -> None:
    """Who guesses sees a tile, and not its number: neither on the board nor in this turn's log."""
    assert page.locator("#board .tile.down").inner_text() == "?"
    assert secret() not in page.locator(".log section").last.inner_text()
