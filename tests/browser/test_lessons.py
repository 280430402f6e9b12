"""Lessons in the browser: from the home page, page by page, and everything they speak of is in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, expect
from tests.browser.halls import Hall
from tests.browser.people import Person
from tests.browser.words import say

from questhall.engine.lessons import Lesson, lessons_of
from questhall.games import titles
from questhall.texts.language import typeset

Seat = Callable[..., Person]
NEXT = ".button.primary"
TURNED = 400  # milliseconds in which a press beside a new page goes nowhere (client/src/table/reflex.ts)
OVER = ":is(dialog[open], .page:popover-open)"  # it has the words too
WORDS = f":is({OVER} aside, body:not(:has(dialog[open], .page:popover-open)) aside).lesson.speaks"
SCENE = "#board :is(.page .buttons, .below)"
DICE = "#board [data-part=throw]"
# What a story is left by; the lesson's own buttons, which may come up a moment later, turn its pages.
SCROLL = f"dialog[open]:not(:has(.result)) button:not(aside.lesson *), {SCENE} button, {DICE}"


def turn(words: Locator) -> None:
    """As whoever has read the page."""
    words.page.wait_for_timeout(TURNED)
    words.locator(NEXT).click()


def lesson_of(game: str) -> Lesson:
    return next(iter(lessons_of(titles()[game]).values()))


def begin(person: Person, game: str, lang: str = "en") -> None:
    person.page.locator(f"[data-game={game}]").get_by_role("button", name=say("learn", lang), exact=True).click()


def words_of(person: Person, task: int) -> Locator:
    """What is said, once nothing else is being shown; scrolls that lie over the table are read on the way."""
    found = person.page.locator(f"{WORDS}[data-task='{task}']")
    scroll = person.page.locator(SCROLL).last
    said = found.or_(person.page.locator("dialog[open] .learnt"))
    expect(said.or_(scroll).first).to_be_visible()
    while scroll.is_visible() and not said.is_visible():
        scroll.click()
        expect(said.or_(scroll).first).to_be_visible()
    return found


def read_all(person: Person, task: int) -> None:
    """To the page that waits for an answer."""
    words = words_of(person, task)
    expect(words).to_be_visible()
    while words.locator(NEXT).is_visible():
        turn(words)


# All that is pressed or read lies in one of these.
PANELS = ".table > header, .table > .party, #board, .tray, aside.sheet > .pane, aside.rail > .rest"
ON_TOP = f"{OVER} :is(header, .content, footer, .text, .buttons):not(aside *)"
RIM = 5  # a mark is that much larger than what it marks

# Where what is said lies, and what it must not lie over; `now` changes with whatever a press does.
SIGHT = f"""() => {{
  const [words, PANELS, ON_TOP] = [document.querySelector('{WORDS}'), '{PANELS}', '{ON_TOP}'];
"""
SIGHT += """
  const box = (each) => { const { x, y, right, bottom } = each.getBoundingClientRect(); return [x, y, right, bottom]; };
  const all = (where) => [...document.querySelectorAll(where)].map(box);
  const open = document.querySelectorAll('dialog[open], [data-over], .popover, [data-goes]').length;
  const panels = words?.closest('dialog, .page') ? ON_TOP : PANELS;
  const sight = { words: words && box(words), rings: all('.coach-ring'), frames: all('.coach-frame'),
    panels: all(panels), cut: words ? words.scrollHeight - words.clientHeight : 0 };
  const text = words?.querySelector('[role=status]').textContent ?? '';
  const on = (x, y) => document.elementFromPoint(x, y)?.closest('#actions [data-option]');
  const rim = 10;  // of a mark, with the round corners of what is in it
  const hides = ([x, y, right, bottom]) => { const within = on((x + right) / 2, (y + bottom) / 2);
    return within && [on(x + rim, y + rim), on(right - rim, bottom - rim)].some((each) => each !== within); };
  const hidden = sight.rings.filter(hides);
  const [task, next] = [Number(words?.dataset.task), !!words?.querySelector('.button.primary')];
  return { ...sight, hidden, text, task, next, now: JSON.stringify([task, text, sight.rings, open]) };
}"""
CHANGED = f"(before) => ({SIGHT})().now !== before"


def lies_clear(sight: dict[str, Any], window: dict[str, int]) -> None:
    """The words are on the screen as a whole, and over no button, board or panel, nor over what they are about."""
    left, top, right, bottom = sight["words"]
    assert left >= 0 and top >= 0 and right <= window["width"] and bottom <= window["height"]
    assert sight["cut"] <= 1, sight
    marked = [[x + RIM, y + RIM, end - RIM, low - RIM] for x, y, end, low in sight["rings"] + sight["frames"]]
    for x, y, end, low in marked + sight["panels"]:
        assert min(right, end) <= max(left, x) or min(bottom, low) <= max(top, y), sight


def press_the_ring(person: Person, sight: dict[str, Any]) -> None:
    """What is ringed is what is to be pressed, whatever it is."""
    x, y, right, bottom = sight["rings"][0]
    point = person.tap if person.touch else person.page.mouse.click
    point((x + right) / 2, (y + bottom) / 2)


def follow(person: Person, total: int) -> Iterator[str]:
    """What the lesson says, to its end: everything is read, and nothing is pressed but what is ringed."""
    words, over = person.page.locator(WORDS), person.page.locator("dialog[open] .learnt")
    scroll = person.page.locator(SCROLL).last
    while True:
        expect(words.or_(over).or_(scroll).first).to_be_visible()
        if over.is_visible():
            yield over.inner_text()
            return
        sight = person.page.evaluate(SIGHT)
        if not sight["text"]:
            with suppress(Error):  # it may have been gone a moment ago
                scroll.click(timeout=500)
            continue
        lies_clear(sight, person.page.viewport_size)
        yield sight["text"]
        if sight["task"] == total:
            return
        if sight["next"]:
            assert not sight["rings"]
            turn(words)
        elif sight["rings"]:
            assert not sight["hidden"], sight
            press_the_ring(person, sight)
        person.page.wait_for_function(CHANGED, arg=sight["now"], polling=50)


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIDEWAYS = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
LOW = {"viewport": {"width": 1366, "height": 650}}
TABLET = {"viewport": {"width": 820, "height": 1180}}


@pytest.mark.parametrize(
    ("game", "lang", "window"),
    [
        ("dragonquest", "fr", {}),
        ("heroquest", "en", PHONE),
        ("heroquest", "fr", LOW),
        ("heroquest", "en", SIDEWAYS),
        ("betrayals", "fr", TABLET),
        ("deckbox", "en", SIDEWAYS),
    ],
)
def test_a_whole_lesson(hall: Hall, somebody: Seat, game: str, lang: str, window: dict[str, Any]) -> None:
    """With its scenes, which are read and left on the way."""
    ana, lesson = somebody(hall.url, lang, scenes="tap", **window), lesson_of(game)
    begin(ana, game, lang)
    pages = [page.said[lang] for task in lesson.tasks for page in (*task.pages, *task.form)]
    expected = [typeset(lang, text) for text, _ in groupby([lesson.goal[lang], *pages, lesson.end[lang]])]
    said = follow(ana, len(lesson.tasks))
    for text in expected:
        assert any(text == each for each in said), text  # in this order
    ana.go(hall.url)  # nothing is left to go on with
    expect(
        ana.page.locator(f"[data-game={game}]").get_by_role("button", name=say("learn", lang), exact=True)
    ).to_be_enabled()
    expect(ana.page.locator("section li.turn")).to_have_count(0)


@pytest.mark.parametrize("window", [PHONE, SIDEWAYS])
def test_on_a_phone_the_answer_is_in_sight_while_one_reads(hall: Hall, somebody: Seat, window: dict[str, Any]) -> None:
    reader = somebody(hall.url, **window)
    begin(reader, "dragonquest")
    expect(words_of(reader, 0)).to_be_visible()
    expect(reader.page.locator("#actions [data-option=stop]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("window", [PHONE, {"viewport": {"width": 1366, "height": 650}}], ids=["phone", "low"])
@pytest.mark.parametrize("game", ["dragonquest", "heroquest", "betrayals", "deckbox"])
def test_no_answer_moves_while_a_task_is_read(hall: Hall, somebody: Seat, game: str, window: dict[str, Any]) -> None:
    ana = somebody(hall.url, "fr", **window)
    begin(ana, game, "fr")
    words = words_of(ana, 0)
    expect(words).to_be_visible()
    feet: list[float] = []
    while True:
        box = words.bounding_box()
        assert box
        feet.append(round(box["y"] + box["height"]))
        if not words.locator(NEXT).count():
            break
        turn(words)
    kept = feet[1:] if window is PHONE else feet  # what it is all about is read once, and has no place kept on a phone
    assert len(feet) > 1 and len(set(kept)) == 1, feet


def test_beside_a_lesson_the_log_opens_in_full_too(hall: Hall, somebody: Seat) -> None:
    person = somebody(hall.url, viewport={"width": 1366, "height": 650})
    begin(person, "heroquest")
    expect(words_of(person, 0)).to_be_visible()
    log = person.page.locator(".log")
    before = log.bounding_box()
    person.page.get_by_role("button", name=say("log-taller")).click()
    after = log.bounding_box()
    assert before and after and after["height"] > before["height"] + 40


def test_what_is_spoken_of_is_explained_and_the_words_stay(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.url)
    begin(ana, "dragonquest")
    words = words_of(ana, 0)
    turn(words)
    ana.press("#board [data-about='stat:suns']")
    expect(words).to_be_visible()
    turn(words)
    ana.press(".tray [data-ref='die:1']")
    expect(ana.page.locator("[data-explains='die:1']")).to_be_visible()
    expect(words).to_be_visible()
    expect(ana.page.locator(".popover")).to_have_count(0)
    read_all(ana, 0)
    expect(ana.page.locator(".coach-ring")).to_have_count(1)
    press_the_ring(ana, ana.page.evaluate(SIGHT))
    words_of(ana, 1)


def test_a_press_before_all_is_read_turns_the_page(hall: Hall, somebody: Seat) -> None:
    ana, lesson = somebody(hall.url), lesson_of("dragonquest")
    begin(ana, "dragonquest")
    # but where only the page is left that asks for it, the wanted answer counts
    for text in [lesson.goal["en"], *[page.said["en"] for page in lesson.tasks[0].pages[:-1]]]:
        expect(words_of(ana, 0).get_by_role("status")).to_have_text(text)
        ana.press("#actions [data-option='stop']")
    words_of(ana, 1)


def test_another_answer_is_talked_about(hall: Hall, somebody: Seat) -> None:
    ana, task = somebody(hall.url), lesson_of("dragonquest").tasks[0]
    begin(ana, "dragonquest")
    read_all(ana, 0)
    ana.press(".tray [data-ref='die:1']")
    ana.press("#actions .set [data-option]")
    expect(words_of(ana, 0).get_by_role("status")).to_have_text(task.other["en"])
    ana.press("#actions [data-option='stop']")
    words_of(ana, 1)


def test_it_is_put_aside_and_taken_up_again_and_resumed_from_the_home_page(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.url)
    begin(ana, "dragonquest")
    read_all(ana, 0)
    ana.press("#actions [data-option='stop']")
    expect(words_of(ana, 1)).to_be_visible()
    ana.page.wait_for_timeout(TURNED)
    words_of(ana, 1).get_by_role("button", name=say("lesson-fold")).click()
    expect(ana.page.locator("aside.lesson")).to_have_count(0)
    ana.page.get_by_role("button", name=say("lesson"), exact=False).click()
    words_of(ana, 1)
    ana.go(hall.url)
    ana.page.locator("[data-game=dragonquest]").get_by_role("link", name=say("learn-on")).click()
    expect(words_of(ana, 1).get_by_role("status")).to_have_text(lesson_of("dragonquest").tasks[1].pages[0].said["en"])


def test_it_is_read_by_keyboard(hall: Hall, somebody: Seat) -> None:
    ana, lesson = somebody(hall.url), lesson_of("dragonquest")
    begin(ana, "dragonquest")
    for text in [lesson.goal["en"], *[page.said["en"] for page in lesson.tasks[0].pages]]:
        expect(words_of(ana, 0).get_by_role("status")).to_have_text(text)
        ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("2")
    words_of(ana, 1)
