"""Every page and the table of every game, from the smallest phone to a desk, in all themes and both languages.

The board and what can be answered are always in sight, and nothing sticks out sideways. A page is loaded once; then its
window, theme and language change: one theme and language for each window, in turn. `QUESTHALL_GALLERY_ALL=1` shows all
of them in each window; `QUESTHALL_GALLERY=folder` keeps a picture of everything that is looked at.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import PICTURES, Seat
from tests.browser.halls import Hall
from tests.browser.people import RAIL, Person, looks
from tests.browser.test_access import SET, THEMES

SIZES = (  # 720x450: zoomed twice
    *((320, 480), (390, 844), (720, 450), (820, 1180)),
    *((844, 390), (1024, 600), (1366, 650), (1440, 900)),
)
DRESSES = tuple(itertools.product(("fr", "en"), THEMES))  # a size has one of them, and another on the next page
ALL = os.environ.get("QUESTHALL_GALLERY_ALL") == "1"
SEATS = {"dragonquest": 3, "heroquest": 5, "betrayals": 4, "deckbox": 2}
MIDDLE = 16  # answers later, things are on the board
LONG = ["W" * 40, "Wilhelmina Konstantina von und zu Hohenf", "i" * 40, "Ana", "Bo"]

LEAST_SHARE = 0.19  # of the window, for the board
LEAST_HEIGHT = 120
LEAST_SQUARES = 85  # of the squares one plays on, in both directions: two of them, with something around
LEAST_ANSWER = 34
LOW = 560  # pixels of height up to which every line counts

# What is wider than the room it has.
WIDE = """() => {
  const boxes = ['html', 'header', 'main', 'aside.party', 'aside.party li', '.log', '#actions', 'dialog .content',
    'dialog li'];
  return boxes.flatMap((where) => [...document.querySelectorAll(where)]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'hidden')
    .map((each) => `${where}: ${each.scrollWidth} > ${each.clientWidth}`));
}"""
PAGE = f"() => ({{ wide: ({WIDE})(), height: document.documentElement.scrollHeight }})"
# Of each answer, whether it is in sight as a whole.
ANSWERS = f"""() => ({{ wide: ({WIDE})(), answers: [...document.querySelectorAll('WHERE')].map((each) => {{
  const box = each.getBoundingClientRect();
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && each.contains(hit);
}}) }})"""
# How much of a thing is in sight: its box cut by the window, by the board and by whatever scrolls around it.
TABLE = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
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
  const inSight = (each) => each.contains(hit(each.getBoundingClientRect()));
  const reached = [];
  for (const each of answers) {
    const scrolled = !inSight(each);
    if (scrolled) each.scrollIntoView({ block: 'nearest' }); // which lays the whole page out anew
    if (scrolled) await drawn(); // with the sign that says how many follow
    reached.push(!scrolled || inSight(each));
  }
  scrollers.filter(Boolean).forEach((each) => each.scrollTop = 0);
  return {
    wide: (WIDE)(),
    page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
    board: size(seen), whole: size(board),
    grid: grid ? size(inside(grid.getBoundingClientRect(), seen)) : null,
    tray: document.querySelector('.tray')?.getBoundingClientRect().height ?? 0,
    dice: document.querySelectorAll('.tray .dice > *').length,
    kept: document.querySelector('.tray.steady') !== null,
    answers: answers.length, first: first ? Math.min(first.bottom, innerHeight) - first.top : 0, reached,
  };
}""".replace("WIDE", WIDE)

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Look:
    """Goes with a page through the sizes; the languages and themes take turns, other ones on every page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pages = 0

    def at(self, name: str, measured: str) -> Iterator[tuple[int, int, Any]]:
        """Each size with what is measured there, once the page has come to rest."""
        for width, height, lang, theme in self.looks():
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(SET, {"lang": lang, "theme": theme})
            self.page.locator(f'html[lang="{lang}"][data-theme="{theme}"]').wait_for()
            found = at_rest(self.page, measured)
            if PICTURES:
                Path(PICTURES).mkdir(parents=True, exist_ok=True)
                self.page.screenshot(path=Path(PICTURES) / f"{name}-{width}x{height}-{theme}-{lang}.png")
            assert found["wide"] == [], f"{name} sticks out at {width}x{height} in {lang}"
            yield width, height, found
        self.pages += 1

    def looks(self) -> Iterator[tuple[int, int, str, str]]:
        for n, (width, height) in enumerate(SIZES, self.pages):
            for lang, theme in DRESSES if ALL else (DRESSES[n % len(DRESSES)],):
                yield width, height, lang, theme


def at_rest(page: Page, measured: str) -> Any:
    """Two measurements agree: the page has drawn itself anew."""
    before = None
    for _ in looks(page, f"the page does not come to rest: {page.url}"):
        page.evaluate(TWO_FRAMES)
        found = page.evaluate(measured)
        if found == before:
            return found
        before = found
    raise AssertionError


def check_table(look: Look, name: str, begun: bool) -> None:
    for width, height, found in look.at(name, TABLE):
        where = f"{width}x{height}: {found}"
        assert found["page"][0] <= width and found["page"][1] <= height, f"the page itself scrolls at {where}"
        assert found["board"] == found["whole"], f"the board is cut off at {where}"
        across, down = found["board"]
        assert across * down >= LEAST_SHARE * width * height, f"the board is too small at {where}"
        assert down >= LEAST_HEIGHT, f"the board is too low at {where}"
        if begun and found["grid"]:
            assert min(found["grid"]) >= LEAST_SQUARES, f"the board's squares are out of sight at {where}"
        assert found["first"] >= LEAST_ANSWER, f"no answer is in sight at {where}"
        assert all(found["reached"]), f"some answers cannot be reached at {where}"
        kept = found["kept"] and height > LOW  # so that nothing moves when dice come
        assert found["dice"] > 0 or found["tray"] == 0 or kept, f"an empty dice tray takes room at {where}"


def check_answers(look: Look, name: str, answers: str) -> None:
    """Those answers are all in the window at once, and nothing lies over them."""
    for width, height, found in look.at(name, ANSWERS.replace("WHERE", answers)):
        assert found["answers"] and all(found["answers"]), f"{name} has an answer out of sight at {width}x{height}"


@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_table_from_start_to_end(hall: Hall, somebody: Seat, game: str) -> None:
    over = hall.make(*["bot:random"] * SEATS[game], game=game, names=LONG)["table"]["id"]  # played meanwhile
    made = hall.make(*["human"] * SEATS[game], game=game, names=LONG)
    seat = hall.play_on(made, 0)
    person = somebody(hall.seat_link(made, seat))
    look = Look(person.page)
    ready(person)
    check_table(look, f"{game}-start", begun=False)
    person.page.evaluate("localStorage.clear()")  # nothing was missed where nothing was seen
    person.go("about:blank")  # which has nothing to draw meanwhile
    hall.play_on(made, MIDDLE)
    while hall.play_on(made, 1) != seat:
        pass
    person.go(hall.seat_link(made, seat))
    ready(person)
    check_table(look, f"{game}-middle", begun=True)
    hall.await_end(over)
    person.go(f"{hall.url}/t/{over}")
    person.page.locator("dialog[open] .result").wait_for()
    check_answers(look, f"{game}-end", "dialog[open] footer > *")


def ready(person: Person) -> None:
    """The table is there, with all that has happened, and nothing lies over it."""
    page = person.page
    page.locator(RAIL).wait_for()
    page.locator("#actions :is([data-option], .thing, summary)").first.wait_for(state="attached")
    if page.locator("dialog[open]").count():  # a quest's story comes first
        page.keyboard.press("Escape")
    if page.locator("#board .page").count():
        page.locator("#board .page .buttons button").last.click()
    while page.locator(".tip").count():
        page.locator(".tip button").first.click()


def test_every_page(hall: Hall, somebody: Seat) -> None:
    lobby = hall.make("human", "open", "bot:sane", names=LONG, start=False)
    over = hall.finished("bot:random", "bot:random", names=LONG)
    person = somebody(hall.seat_link(lobby, 0))
    look = Look(person.page)
    for name, address, sign in (
        ("lobby", "", "ol li"),
        ("home", "/", ".games .button"),
        ("new", "/new/deckbox", "form .ways"),
        ("history", "/history", "main h1"),
        ("rules", "/rules/heroquest", "main article, main section"),
        ("settings", "/settings", "main dl"),
        ("chronicle", f"/t/{over}/chronicle", "article.chronicle li"),
    ):
        if address:
            person.go(hall.url + address)
        person.page.locator(sign).first.wait_for()
        for _ in look.at(name, PAGE):
            pass


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=str)
def test_a_page_is_read_whole_on_a_phone(hall: Hall, somebody: Seat, size: tuple[int, int]) -> None:
    """What a room or a boss has to say lies over the screen, not only over a low board."""
    cards = {"hero": ["odrik"], "equipment": ["sword"], "ability": ["stand"]}
    made = hall.make("human", game="deckbox", options={"quest": "p1", **cards}, seed="3")
    phone = {"width": size[0], "height": size[1]}
    page = somebody(hall.seat_link(made, 0), viewport=phone, has_touch=True, is_mobile=True).page
    page.locator(RAIL).wait_for()
    story = page.locator("[role=group].page")
    for _ in range(30):
        if story.count():
            break
        hall.play_on(made, 1)
        page.wait_for_timeout(100)
    story.wait_for()  # the page may have been behind
    box, button = story.bounding_box(), story.get_by_role("button").first.bounding_box()
    assert box is not None and button is not None
    assert box["y"] >= 0 and box["y"] + box["height"] <= size[1] and button["y"] + button["height"] <= size[1]
    high, shown = story.locator(".text").evaluate("(text) => [text.scrollHeight, text.clientHeight]")
    assert high <= shown + 2, "nothing has to be scrolled"
