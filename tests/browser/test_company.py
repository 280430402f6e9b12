"""Around a game: seats change hands, people talk or are not heard, come back, and set their screen as they like."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import RAIL, Person, looks
from tests.browser.words import say

LINE = 44  # pixels of one line with its buttons
BOXES = "() => ['.banner', '#board'].map((each) => document.querySelector(each).getBoundingClientRect().toJSON())"
SEEN = "JSON.parse(localStorage.getItem('questhall.tables') ?? '{}')"


def seat_card(page: Page, n: int) -> None:
    page.locator(f'.party [data-ref="seat:{n}"]').click()


def test_a_seat_is_lent_and_taken_back(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "bot:random")
    ana = somebody(hall.seat_link(made, 0))
    ana.wait()
    seat_card(ana.page, 0)
    ana.page.get_by_role("button", name=say("seat-lend")).click()
    link = ana.page.get_by_label(say("seat-lent-link")).input_value()

    guest = somebody(link)
    guest.answer(guest.wait())
    guest.wait()
    ana.page.get_by_role("button", name=say("seat-take-back")).click()
    guest.page.get_by_text(say("you-watch")).wait_for()
    assert guest.sight()["options"] == []
    ana.page.keyboard.press("Escape")
    ana.answer(ana.wait())


def test_a_bot_plays_for_whoever_is_away(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "human", settings={"undo": "friendly"})
    away = hall.get(f"/api/tables/{made['table']['id']}")["asked"][0]
    here = somebody(hall.seat_link(made, 1 - away))
    here.page.get_by_role("button", name=say("let-bot-play")).click()
    here.wait()
    expect(here.page.get_by_text(say("seat-bot-for"))).to_be_visible()

    back = somebody(hall.seat_link(made, away))
    back.page.locator(RAIL).wait_for()
    seat_card(back.page, away)
    back.page.get_by_role("button", name=say("seat-take-back")).click()
    expect(here.page.get_by_text(say("seat-bot-for"))).to_have_count(0)


def test_talking_and_not_listening(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "human")
    ana, bo = (somebody(hall.seat_link(made, n), lang=lang) for n, lang in ((0, "en"), (1, "fr")))
    watcher = somebody(f"{hall.url}/t/{made['table']['id']}")
    for person in (ana, bo, watcher):
        person.click("#tab-chat")
    ana.page.get_by_text(say("chat-phrases")).click()
    ana.page.get_by_role("button", name=say("phrase-good-luck")).click()
    bo.page.locator(".chat").get_by_text(say("phrase-good-luck", "fr")).first.wait_for()
    watcher.page.locator(".chat").get_by_text(say("phrase-good-luck")).wait_for()
    watcher.page.get_by_text(say("chat-watching")).wait_for()

    bo.page.get_by_label(say("chat-more", "fr", who="=Ana")).first.click()
    bo.page.get_by_role("button", name=say("chat-mute", "fr")).click()
    bo.page.get_by_text(say("chat-muted", "fr", who="=Ana")).wait_for()
    write(ana, "Anybody here?")
    watcher.page.locator(".chat").get_by_text("Anybody here?").wait_for()
    expect(bo.page.get_by_text("Anybody here?")).to_have_count(0)
    bo.page.get_by_role("button", name=say("chat-unmute", "fr")).click()
    bo.page.locator(".chat").get_by_text("Anybody here?").wait_for()

    # Whoever is blocked is not sent at all, until heard again.
    bo.page.get_by_label(say("chat-more", "fr", who="=Ana")).first.click()
    bo.page.get_by_role("button", name=say("chat-block", "fr")).click()
    bo.page.get_by_role("button", name=say("chat-unmute", "fr")).wait_for()
    write(ana, "Now I am not heard.")
    watcher.page.locator(".chat").get_by_text("Now I am not heard.").wait_for()
    bo.page.get_by_role("button", name=say("chat-unmute", "fr")).click()
    expect(bo.page.get_by_role("button", name=say("chat-unmute", "fr"))).to_have_count(0)
    write(ana, "And now again.")
    bo.page.locator(".chat").get_by_text("And now again.").wait_for()
    expect(bo.page.get_by_text("Now I am not heard.")).to_have_count(0)


def write(person: Person, text: str) -> None:
    person.page.locator("#chat-input").fill(text)
    person.page.keyboard.press("Enter")


def test_since_you_left(hall: Hall, somebody: Seat) -> None:
    """Whoever comes back is offered a film of what was missed, and it ends in the present."""
    made = hall.make("human", "human", settings={"pause": 0})
    table, key = made["table"]["id"], made["seats"][0]["key"]
    ana = somebody(hall.seat_link(made, 0))
    page = ana.page
    page.wait_for_function(f"() => {SEEN}['{table}']?.seen >= 0")
    page.goto(hall.url)
    play_elsewhere(hall, made, 12)
    page.locator(f'a[href="/t/{table}"]').click()
    banner = page.locator(".banner")
    banner.wait_for()
    beside_a_small_board(page)
    banner.get_by_role("button", name=say("since-watch")).click()
    page.get_by_text(say("past-watching")).wait_for()
    page.get_by_role("button", name=say("past-back")).click()
    expect(banner).to_have_count(0)
    now = hall.get(f"/api/tables/{table}/now", key)["seq"]
    page.wait_for_function(f"() => {SEEN}['{table}']?.seen === {now}")


def beside_a_small_board(page: Page) -> None:
    """On the smallest phone what was missed is one line, and takes nothing from the board."""
    before = page.viewport_size
    page.set_viewport_size({"width": 320, "height": 480})
    for _ in looks(page, "what was missed takes the board's room"):
        banner, board = page.evaluate(BOXES)
        if banner["height"] <= LINE and board["top"] < banner["top"] + LINE:
            break
    if before:
        page.set_viewport_size(before)


def play_elsewhere(hall: Hall, made: dict[str, Any], most: int) -> None:
    table = made["table"]["id"]
    keys = {each["seat"]: each["key"] for each in made["seats"]}
    for _ in range(most):
        seat = hall.get(f"/api/tables/{table}")["asked"][0]
        now = hall.get(f"/api/tables/{table}/now", keys[seat])
        hall.move(table, keys[seat], now["seq"], now["options"][0]["name"])


def test_my_tables_say_whose_turn_it_is_and_what_will_be_cleared_away(hall: Hall, somebody: Seat) -> None:
    lobby = hall.make("human", "open", start=False)
    game = hall.make("human")
    ana = somebody(hall.seat_link(lobby, 0))
    page = ana.page
    page.locator("ol li").first.wait_for()
    page.goto(hall.seat_link(game, 0))
    ana.wait()
    assert say("your-turn") in page.title()
    assert "turn" in (page.locator("#favicon").get_attribute("href") or "")
    page.locator("header .home").click()
    card = page.locator(f'a[href="/t/{game["table"]["id"]}"]')
    expect(card).to_contain_text(say("mine-your-turn"))
    waiting = page.locator(f'a[href="/t/{lobby["table"]["id"]}"]')
    expect(waiting).to_contain_text(say("mine-expires", when="=").strip())


def test_settings_hold_everywhere(hall: Hall, somebody: Seat) -> None:
    """Theme and keys are set on one page and hold on all others, after a reload too."""
    ana = somebody(f"{hall.url}/settings")
    page = ana.page
    page.get_by_text(say("theme-contrast"), exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    page.get_by_role("button", name=say("keys-change", key="=T", what="@key-text")).click()
    page.get_by_text(say("keys-press")).wait_for()
    page.keyboard.press("w")
    page.get_by_role("button", name=say("keys-change", key="=W", what="@key-text")).wait_for()

    page.goto(hall.seat_link(hall.make("human"), 0))
    ana.wait()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    page.keyboard.press("t")
    page.keyboard.press("w")
    page.locator("#board .text").wait_for()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").get_by_text("W", exact=True)).to_have_count(1)


def test_what_moves_can_be_skipped(hall: Hall, somebody: Seat) -> None:
    """With motion: the dice roll while the answer is long there, and any key ends it."""
    ana = somebody(hall.seat_link(hall.make("human", seed="1"), 0), reduced_motion="no-preference")
    page = ana.page
    ana.wait()
    page.evaluate("() => { window.rolled = false; }")
    page.evaluate(
        """() => new MutationObserver(() => { window.rolled ||= !!document.querySelector('.tray .thrown'); })
           .observe(document.body, { subtree: true, childList: true, attributes: true })"""
    )
    ana.press("#actions [data-option]")
    page.get_by_role("button", name=say("skip-show"), exact=True).wait_for()
    page.wait_for_function("() => window.rolled")
    page.keyboard.press("Shift+X")
    ana.wait()
