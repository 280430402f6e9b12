"""Two people, one screen: what is secret stays behind a curtain until the right one sits there."""

from __future__ import annotations

from tests.browser.conftest import Seat
from tests.browser.halls import Hall

SECRET = "Your secret"


def test_two_at_one_screen(hall: Hall, somebody: Seat) -> None:
    both = somebody(f"{hall.url}/new/dragonquest")
    page = both.page
    page.get_by_role("button", name="Around this screen").click()
    page.get_by_label("Name at seat 1").fill("Ana")
    page.get_by_label("Name at seat 2").fill("Bo")
    page.get_by_role("button", name="Start playing").click()

    curtains, hidden = 0, None
    for answer in both.moves():
        if answer == "curtain":
            curtains += 1
        elif answer.startswith("hide "):
            hidden = answer.split()[1]
        if page.locator(".curtain").count():
            # Behind the curtain nothing of the table is there to be read, seen or reached.
            assert page.locator("#board > *").count() == 0
            assert page.locator(".table[inert]").count() == 1
        elif hidden and both.now.get("step") == "GuessTile" and both.sight()["options"]:
            assert SECRET not in page.locator("#pane").inner_text().splitlines()[-3:]
            hidden = None
    assert curtains > 3
    assert page.locator("dialog[open] ol").first.locator("li").count() == 2
