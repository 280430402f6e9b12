"""Windows of every size, from the smallest phone to a desk: the board and what can be answered are always in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import RAIL, looks

SIZES = ((320, 480), (390, 844), (720, 450), (844, 390), (1024, 600), (1366, 650), (1440, 900))  # 720x450: zoomed twice
SEATS = {"dragonquest": 3, "heroquest": 5, "betrayals": 4, "deckbox": 2}
MOMENTS = (0, 12, 24)  # answers before: setting up, in the middle of things
NARROW = ((320, 480), (844, 390), (1366, 650))
LONG = ["W" * 40, "Wilhelmina Konstantina von und zu Hohenf", "i" * 40, "Ana", "Bo"]

LEAST_SHARE = 0.19  # of the window, for the board
LEAST_HEIGHT = 120
LEAST_SQUARES = 85  # of the squares one plays on, in both directions: two of them, with something around
LEAST_ANSWER = 34

# How much of a thing is in sight: its box cut by the window, by the board and by whatever scrolls around it.
MEASURE = """() => {
  const inside = (box, frame) => ({
    left: Math.max(box.left, frame.left), top: Math.max(box.top, frame.top),
    right: Math.min(box.right, frame.right), bottom: Math.min(box.bottom, frame.bottom) });
  const size = (box) => [Math.max(0, box.right - box.left), Math.max(0, box.bottom - box.top)];
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const board = document.querySelector('#board').getBoundingClientRect();
  const seen = inside(board, window_);
  const grid = document.querySelector('#board [role=grid]');
  const answers = [...document.querySelectorAll('#actions [data-option], #actions .thing, #actions summary')]
    .filter((each) => each.checkVisibility());
  const scrollers = ['#pane', '.rail', '.actions'].map((each) => document.querySelector(`aside ${each}, aside${each}`));
  const frame = scrollers.filter(Boolean).reduce((frame, each) => inside(frame, each.getBoundingClientRect()), window_);
  const hit = (box) => document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const first = answers[0]?.getBoundingClientRect();
  const reached = answers.map((each) => {
    each.scrollIntoView({ block: 'nearest' });
    return each.contains(hit(each.getBoundingClientRect()));
  });
  answers[0]?.scrollIntoView({ block: 'end' });
  return {
    page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
    board: size(seen), whole: size(board),
    grid: grid ? size(inside(grid.getBoundingClientRect(), seen)) : null,
    tray: document.querySelector('.tray')?.getBoundingClientRect().height ?? 0,
    dice: document.querySelectorAll('.tray .dice > *').length,
    answers: answers.length, first: first ? [first.top, first.bottom] : null, reached,
  };
}"""

WITHIN = """() => {
  const boxes = ['header', 'aside.party', 'aside.party li', '.log', '#actions', 'dialog .content', 'dialog li'];
  return boxes.flatMap((where) => [...document.querySelectorAll(where)]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'hidden')
    .map((each) => `${where}: ${each.scrollWidth} > ${each.clientWidth}`));
}"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def measure(page: Page, width: int, height: int) -> dict[str, Any]:
    """At that size, once the board has drawn itself anew."""
    page.set_viewport_size({"width": width, "height": height})
    before = None
    for _ in looks(page, f"the page does not come to rest at {width}x{height}"):
        page.evaluate(TWO_FRAMES)
        found: dict[str, Any] = page.evaluate(MEASURE)
        if found == before:
            break
        before = found
    return found


def check(page: Page, width: int, height: int, begun: bool) -> None:
    found = measure(page, width, height)
    where = f"{width}x{height}: {found}"
    assert found["page"][0] <= width and found["page"][1] <= height, f"the page itself scrolls at {where}"
    assert found["board"] == found["whole"], f"the board is cut off at {where}"
    assert found["board"][0] * found["board"][1] >= LEAST_SHARE * width * height, f"the board is too small at {where}"
    assert found["board"][1] >= LEAST_HEIGHT, f"the board is too low at {where}"
    if begun and found["grid"]:
        assert min(found["grid"]) >= LEAST_SQUARES, f"the board's squares are out of sight at {where}"
    assert found["answers"] > 0 and found["first"][1] <= height, f"no answer is in sight at {where}"
    assert found["first"][1] - found["first"][0] >= LEAST_ANSWER, where
    assert all(found["reached"]), f"some answers cannot be reached at {where}"
    assert found["dice"] > 0 or found["tray"] == 0, f"an empty dice tray takes room at {where}"


@pytest.mark.parametrize("game", sorted(SEATS))
def test_board_and_answers_are_in_sight(hall: Hall, somebody: Seat, game: str) -> None:
    made = hall.make(*["human"] * SEATS[game], game=game, names=LONG)
    played = 0
    for moves in MOMENTS:
        page = somebody(hall.seat_link(made, hall.play_on(made, moves - played))).page
        played = moves
        page.locator(RAIL).wait_for()
        page.locator("#actions :is([data-option], .thing, summary)").first.wait_for(state="attached")
        if page.locator("dialog[open]").count():  # a quest's story comes first
            page.keyboard.press("Escape")
        while page.locator(".tip").count():
            page.locator(".tip button").first.click()
        if moves == MOMENTS[1]:
            names_stay_within(page)
            continue
        for width, height in SIZES:
            check(page, width, height, begun=moves > 0)


def names_stay_within(page: Page) -> None:
    for width, height in NARROW:
        measure(page, width, height)
        assert page.evaluate(WITHIN) == [], f"a long name pushes something away at {width}x{height}"


def test_scores_stay_beside_long_names(hall: Hall, somebody: Seat) -> None:
    table = hall.finished("bot:good", names=LONG)
    page = somebody(f"{hall.url}/t/{table}", viewport={"width": 360, "height": 640}).page
    page.locator("dialog[open] .score").first.wait_for()
    assert page.evaluate(WITHIN) == []
    for score in page.locator("dialog[open] .score").all():
        box = score.bounding_box()
        assert box is not None and box["x"] + box["width"] <= 360


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=str)
def test_a_page_is_read_whole_on_a_phone(hall: Hall, somebody: Seat, size: tuple[int, int]) -> None:
    """What a room or a boss has to say lies over the screen, not only over a low board."""
    cards = {"hero": ["odrik"], "equipment": ["sword"], "ability": ["stand"]}
    made = hall.make("human", game="deckbox", options={"quest": "p1", **cards}, seed="3")
    phone = {"width": size[0], "height": size[1]}
    page = somebody(hall.seat_link(made, 0), viewport=phone, has_touch=True, is_mobile=True).page
    page.locator(RAIL).wait_for()
    story = page.locator("section.page")
    for _ in range(30):
        if story.count():
            break
        hall.play_on(made, 1)
        page.wait_for_timeout(100)
    box, button = story.bounding_box(), story.get_by_role("button").first.bounding_box()
    assert box is not None and button is not None
    assert box["y"] >= 0 and box["y"] + box["height"] <= size[1] and button["y"] + button["height"] <= size[1]
    high, shown = story.locator(".text").evaluate("(text) => [text.scrollHeight, text.clientHeight]")
    assert high <= shown + 2, "nothing has to be scrolled"
