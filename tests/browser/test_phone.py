"""A phone: nothing to scroll sideways, nothing too small for a thumb, and a game played by taps."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.words import say

SIZES: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 360, "height": 740})
PHONE: dict[str, Any] = {"viewport": SIZES[0], "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LEAST = 24
PRIMARY = 48

# Everything one can press, with its size; a box with its label is pressed by the label, a link in a sentence is text.
TARGETS = """() => {
  const found = [];
  for (const each of document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]')) {
    if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || each.closest('[inert]')) continue;
    const label = ['radio', 'checkbox'].includes(each.type) ? each.closest('label') : null;
    const box = (label ?? each).getBoundingClientRect();
    if (box.right < 0 || box.bottom < 0) continue;
    const alone = each.parentElement.textContent.trim() === each.textContent.trim();
    if (each.tagName === 'A' && getComputedStyle(each).display === 'inline' && !alone) continue;
    const name = each.getAttribute('aria-label') ?? each.textContent.trim().slice(0, 40);
    found.push({ name: `${each.tagName} ${name}`, width: box.width, height: box.height,
                 primary: each.matches('.primary, .option') });
  }
  return found;
}"""


def check(page: Page) -> None:
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"{page.url} scrolls sideways: {wide}"
    targets = page.evaluate(TARGETS)
    assert targets, f"{page.url}: nothing to press"
    small = [each for each in targets if min(each["width"], each["height"]) < LEAST - 0.5]
    assert len(small) == 0, f"{page.url}: too small to press: {small[:5]}"


def on_both_phones(page: Page) -> None:
    """The small one last: what fits there has to be pressed there, too."""
    for size in SIZES:
        page.set_viewport_size(size)
        check(page)


def test_pages_fit(hall: Hall, somebody: Seat) -> None:
    over = hall.finished("bot:random")
    lobby = hall.make("human", "open", "bot:sane", start=False)
    guest = somebody(hall.seat_link(lobby, 0), **PHONE)
    guest.page.locator("ol li").first.wait_for()
    on_both_phones(guest.page)
    for address, sign in (
        ("/", ".games .button"),
        ("/new/dragonquest", "form .ways"),
        ("/rules/dragonquest", "main article, main section"),
        ("/settings", "main dl"),
        ("/about", "article h2"),
        (f"/verify/{over}", ".verdict"),
        (f"/t/{over}/replay", "input[type=range]"),
    ):
        guest.go(hall.url + address)
        guest.page.locator(sign).first.wait_for()
        guest.page.evaluate("document.querySelectorAll('details').forEach((each) => each.open = true)")
        on_both_phones(guest.page)


def test_a_game_by_taps(hall: Hall, somebody: Seat) -> None:
    guest = somebody(hall.seat_link(hall.make("human", "bot:random", seed="5"), 0), **PHONE)
    seen: set[str] = set()
    for answer in guest.moves(most=30):
        if (kind := answer.split()[0]) not in seen:
            seen.add(kind)
            guest.wait()
            on_both_phones(guest.page)
            in_reach(guest.page)
    guest.wait()  # what the last answer led to has been shown
    told = guest.page.locator("aside.sheet .told button")
    for tab in ("#tab-log", "#tab-chat", "#tab-play"):
        if not guest.sight()["over"]:
            if told.is_visible():  # what the other did stands there until it is put away
                told.tap()
            guest.page.locator(tab).tap()
            on_both_phones(guest.page)


def in_reach(page: Page) -> None:
    """What the game asks for is big enough, and in the half of the screen where the thumb is."""
    lines = page.locator("#actions .option")
    for n in range(lines.count()):
        box = lines.nth(n).bounding_box()
        assert box is not None and box["height"] >= PRIMARY - 0.5, (lines.nth(n).inner_text(), box)
    if lines.count():
        box = lines.first.bounding_box()
        assert box is not None and box["y"] > page.viewport_size["height"] / 2  # type: ignore[index]


# Where the answers lie, from the lower edge, and which of those in sight have something over them.
ANSWERS = """() => [...document.querySelectorAll('#actions [data-option]')].map((each) => {
  const box = each.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return { name: each.dataset.option, y: Math.round(innerHeight - box.y),
           covered: !!document.elementFromPoint(x, y)?.closest('.advice') };
})"""


@pytest.mark.parametrize(
    ("game", "people", "moves"), [("dragonquest", 1, 2), ("heroquest", 5, 6), ("betrayals", 3, 6), ("deckbox", 2, 6)]
)
def test_advice_lies_over_no_answer(hall: Hall, somebody: Seat, game: str, people: int, moves: int) -> None:
    made = hall.make(*["human"] * people, game=game, names=["Ana", "Bo", "Cy", "Di", "Ed"])
    guest = somebody(hall.seat_link(made, hall.play_on(made, moves)), **PHONE)
    guest.page.locator("#actions [data-option]").first.wait_for(state="attached")
    if game == "deckbox":  # first what the quest is about
        guest.click(".page button.primary")
        guest.page.locator(".page").wait_for(state="detached")
    if game == "heroquest":  # its big button takes one of the answers as soon as the bot has thought
        guest.page.locator("[data-errand=lead][data-option], .errands.even > *").first.wait_for()
    before = guest.page.evaluate(ANSWERS)
    guest.press(f"#actions button[aria-label='{say('suggest')}']")
    guest.page.locator("[data-advice]").wait_for()
    assert guest.page.evaluate(ANSWERS) == before
    assert not any(each["covered"] for each in before)


@pytest.mark.parametrize(("game", "people"), [("dragonquest", 1), ("heroquest", 2), ("betrayals", 3), ("deckbox", 2)])
def test_looked_at_twice_as_large_the_answers_stand_beside_the_board(
    hall: Hall, somebody: Seat, game: str, people: int
) -> None:
    """A window of 1366 x 768 at 200 %: what is asked and the first answer are in sight, and so is the board."""
    made = hall.make(*["human"] * people, game=game, names=["Ana", "Bo", "Cy"][:people])
    ana = somebody(hall.seat_link(made, hall.play_on(made, 2)), "fr", viewport={"width": 683, "height": 384})
    ana.page.locator("#actions [data-option]").first.wait_for(state="attached")
    board, sheet = (ana.page.locator(each).bounding_box() for each in ("#board", "aside.sheet"))
    assert board and sheet and board["height"] > 384 / 2
    assert sheet["x"] >= board["x"] + board["width"]
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
