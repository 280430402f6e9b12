"""Friends by link: a table is opened, a guest sits down, the host starts, and manners hold."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import Person, next_asked


def test_by_link(hall: Hall, somebody: Seat) -> None:
    ana, bo = friends(hall, somebody)
    asker = until_asking_is_needed(ana, bo)
    other = bo if asker is ana else ana
    seq = asker.now["seq"]
    asker.page.get_by_role("button", name="Ask to undo").click()
    other.page.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    for person in (ana, bo):
        person.page.locator(".log .undone").first.wait_for()
        expect(person.page.get_by_role("alertdialog")).to_have_count(0)
    table = ana.page.url.rsplit("/", 1)[1]
    assert [moment["what"] for moment in hall.get(f"/api/tables/{table}/log", after=seq)] == ["undo"]


def friends(hall: Hall, somebody: Seat) -> tuple[Person, Person]:
    """Two people at one table, each by the way a person takes."""
    ana = somebody(f"{hall.url}/new/dragonquest")
    page = ana.page
    page.get_by_role("button", name="With friends by link").click()
    page.get_by_label("Name at seat 1").fill("Ana")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link to this table").input_value()
    page.get_by_role("img", name="The link as a QR code").wait_for()

    bo = somebody(link)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.get_by_text("The host starts the game").wait_for()

    page.get_by_text("Bo", exact=True).wait_for()
    page.get_by_role("button", name="Start the game").click()
    return ana, bo


def until_asking_is_needed(*people: Person) -> Person:
    """Somebody's last answer has been followed by dice or by others."""
    for _ in range(20):
        person, sight = next_asked(*people)
        if person.page.get_by_role("button", name="Ask to undo").count():
            return person
        person.answer(sight)
    raise AssertionError("nobody ever needed to ask")
