"""Friends by link: a table is opened, a guest sits down, the host starts, and manners hold."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import Person, next_asked
from tests.browser.words import say


def test_by_link(hall: Hall, somebody: Seat) -> None:
    ana, bo = friends(hall, somebody)
    asker = until_asking_is_needed(ana, bo)
    other = bo if asker is ana else ana
    seq = asker.now["seq"]
    asker.page.get_by_role("button", name=say("undo-ask")).click()
    other.page.get_by_role("alertdialog").get_by_role("button", name=say("consent-yes")).click()
    for person in (ana, bo):
        person.page.locator(".log .undone").first.wait_for()
        expect(person.page.get_by_role("alertdialog")).to_have_count(0)
    table = ana.page.url.rsplit("/", 1)[1]
    assert [moment["what"] for moment in hall.get(f"/api/tables/{table}/log", after=seq)] == ["undo"]


def friends(hall: Hall, somebody: Seat) -> tuple[Person, Person]:
    """Two people at one table, each by the way a person takes."""
    ana = somebody(f"{hall.url}/new/dragonquest")
    page = ana.page
    page.get_by_role("button", name=say("preset-friends")).click()
    page.locator(".seats summary").click()
    page.get_by_label(say("name-of-seat", n=1)).fill("Ana")
    page.get_by_role("button", name=say("remove-seat", n=3)).click()
    page.get_by_role("button", name=say("open-table")).click()
    link = page.get_by_label(say("table-link")).input_value()
    page.get_by_role("img", name=say("qr-label")).wait_for()

    bo = somebody(link)
    bo.page.get_by_label(say("your-name")).fill("Bo")
    bo.page.get_by_role("button", name=say("sit-down")).click()
    bo.page.get_by_text(say("lobby-host-starts")).wait_for()

    page.get_by_text("Bo", exact=True).wait_for()
    page.get_by_role("button", name=say("start-game")).click()
    return ana, bo


def until_asking_is_needed(*people: Person) -> Person:
    """Somebody's last answer has been followed by dice or by others."""
    for _ in range(20):
        person, sight = next_asked(*people)
        if person.page.get_by_role("button", name=say("undo-ask")).count():
            return person
        person.answer(sight)
    raise AssertionError("nobody ever needed to ask")


def test_a_lobby_says_who_can_reach_it_and_whether_time_runs(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "open", "bot:easy", game="betrayals", start=False)
    ana = somebody(hall.seat_link(made, 0))
    page = ana.page
    page.get_by_text(say("lobby-only-here")).wait_for()
    page.get_by_text("questhall serve --lan").wait_for()
    page.get_by_text(say("clock-none")).wait_for()


def test_a_guest_reads_what_is_played_and_chooses_a_part(hall: Hall, somebody: Seat) -> None:
    options = {"quest": "q02_the_drowned_bell"}
    made = hall.make("bot:fair", "human", "open", "open", game="heroquest", options=options, start=False)
    page = somebody(f"{hall.url}/t/{made['table']['id']}").page
    page.get_by_role("heading", name="2. The Drowned Bell").wait_for()
    page.get_by_text(say("quest-minutes", minutes=65)).wait_for()
    page.get_by_role("button", name=say("rules-card")).click()
    page.get_by_role("dialog").get_by_role("heading", name=say("rules-card")).wait_for()
    page.keyboard.press("Escape")
    page.get_by_label(say("your-name")).fill("Bo")
    page.get_by_role("button", name=say("sit-as", part="Hero 2")).click()
    page.locator("li").filter(has_text="Bo").get_by_text(f"Hero 2 · {say('seat-yours')}", exact=True).wait_for()


def test_a_name_can_be_changed_after_sitting(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "open", start=False)
    ana = somebody(hall.seat_link(made, 0))
    page = ana.page
    page.get_by_role("button", name=say("rename")).click()
    field = page.locator("li").get_by_label(say("your-name"))
    field.fill("Anastasia")
    field.press("Enter")
    page.get_by_text("Anastasia", exact=True).wait_for()
    assert hall.get(f"/api/tables/{made['table']['id']}")["seats"][0]["name"] == "Anastasia"


def test_a_table_with_a_clock_says_so(hall: Hall, somebody: Seat) -> None:
    options = {"clock": "live", "goal": "12"}
    made = hall.make("human", "bot:easy", "bot:easy", game="betrayals", options=options)
    page = somebody(hall.seat_link(made, 0)).page
    page.locator("header .clock .runs").wait_for()
    page.goto(f"{hall.url}/new/betrayals")
    page.get_by_text(say("clock-none")).wait_for()
