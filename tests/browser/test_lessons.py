"""Lessons in the browser: from the home page, page by page, and everything they speak of is in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.halls import Hall
from tests.browser.people import Person
from tests.browser.words import say

from questhall.engine.lessons import Lesson, Page, lessons_of
from questhall.games import titles

Seat = Callable[..., Person]
NEXT = ".button.primary"
SCENE = "#board :is(.page .buttons, .below)"


def lesson_of(game: str) -> Lesson:
    return next(iter(lessons_of(titles()[game]).values()))


def begin(person: Person, game: str, lang: str = "en") -> None:
    person.page.locator(f"[data-game={game}]").get_by_role("button", name=say("learn", lang), exact=True).click()


def bubble(person: Person, task: int) -> Locator:
    """What is said, once it has found its place; scrolls that lie over the table are read on the way."""
    found = person.page.locator(f"aside.bubble.placed[data-task='{task}']")
    scroll = person.page.locator(f"dialog[open]:not(:has(.result)) button, {SCENE} button").last
    said = found.or_(person.page.locator("dialog[open] .learnt"))
    expect(said.or_(scroll).first).to_be_visible()
    while scroll.is_visible() and not said.is_visible():
        scroll.click()
        expect(said.or_(scroll).first).to_be_visible()
    return found


# Where what is said lies, and what it must not lie over; `now` changes with whatever a press does.
SIGHT = """() => {
  const box = (each) => { const { x, y, right, bottom } = each.getBoundingClientRect(); return [x, y, right, bottom]; };
  const words = document.querySelector('aside.bubble.placed');
  const all = (where) => [...document.querySelectorAll(where)].map(box);
  const open = document.querySelectorAll('dialog[open], [data-over], .popover, [data-goes]').length;
  const sight = { words: words && box(words), rings: all('.coach-ring'), frames: all('.coach-frame') };
  return { ...sight, now: JSON.stringify([words?.dataset.task, words?.textContent, sight.rings, open]) };
}"""
CHANGED = f"(before) => {{ const s = ({SIGHT})(); return s.words && s.now !== before ? true : !s.words; }}"
PRESSES = 6  # a set is picked piece by piece, a form opened first


def lies_clear(sight: dict[str, Any], window: dict[str, int]) -> None:
    """The words are on the screen, and over nothing that they are about."""
    left, top, right, bottom = sight["words"]
    assert left >= 0 and top >= 0 and right <= window["width"] and bottom <= window["height"]
    for x, y, end, low in sight["rings"] + sight["frames"]:
        assert min(right, end) <= max(left, x) or min(bottom, low) <= max(top, y), sight


def read(person: Person, said: list[Page], lang: str, goal: str = "") -> None:
    """All pages; nothing is ringed before the last of them."""
    words = person.page.locator("aside.bubble.placed")
    texts = [goal, *[page.said[lang] for page in said]] if goal else [page.said[lang] for page in said]
    for n, text in enumerate(texts):
        expect(words.get_by_role("status")).to_have_text(text)
        if n + 1 < len(texts):
            expect(person.page.locator(".coach-ring")).to_have_count(0)
            words.locator(NEXT).click()
    expect(words.locator(NEXT)).to_have_count(0)


def press_the_ring(person: Person) -> None:
    """What is ringed does what is wanted, whatever is ringed."""
    expect(person.page.locator(".coach-ring").first).to_be_visible()
    sight = person.page.evaluate(SIGHT)
    lies_clear(sight, person.page.viewport_size)
    x, y, right, bottom = sight["rings"][0]
    point = person.page.touchscreen.tap if person.touch else person.page.mouse.click
    point((x + right) / 2, (y + bottom) / 2)
    person.page.wait_for_function(CHANGED, arg=sight["now"], polling=50)


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIDEWAYS = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 820, "height": 1180}}


@pytest.mark.parametrize(
    ("game", "lang", "window"),
    [("dragonquest", "fr", {}), ("heroquest", "en", PHONE), ("betrayals", "fr", TABLET), ("deckbox", "en", SIDEWAYS)],
)
def test_a_whole_lesson(hall: Hall, somebody: Seat, game: str, lang: str, window: dict[str, Any]) -> None:
    """By pressing nothing but what is ringed; with its scenes, which are read and left on the way."""
    ana, lesson = somebody(hall.url, lang, scenes="tap", **window), lesson_of(game)
    begin(ana, game, lang)
    learnt = ana.page.locator("dialog[open] .learnt")
    number = 0
    while number < len(lesson.tasks):
        task = lesson.tasks[number]
        found = bubble(ana, number)
        read(ana, list(task.pages), lang, "" if number else lesson.goal[lang])
        for _ in range(PRESSES):
            press_the_ring(ana)
            if task.form and ana.page.locator("dialog[open]").count():
                read(ana, list(task.form), lang)
            if not found.is_visible():
                break
        number = reached(ana, number + 1, len(lesson.tasks))
    expect(bubble(ana, len(lesson.tasks)).get_by_role("status").or_(learnt)).to_have_text(lesson.end[lang])


def reached(person: Person, least: int, most: int) -> int:
    """The task that is on once all has come to rest: a walk is several of them."""
    at_rest = person.page.locator(", ".join(f"aside.bubble.placed[data-task='{n}']" for n in range(least, most + 1)))
    over = person.page.locator("dialog[open] .learnt")
    scroll = person.page.locator(f"dialog[open]:not(:has(.result)) button, {SCENE} button").last
    expect(at_rest.or_(over).or_(scroll).first).to_be_visible()
    while scroll.is_visible() and not at_rest.is_visible():
        scroll.click()
        expect(at_rest.or_(over).or_(scroll).first).to_be_visible()
    expect(person.page.locator("#actions .errand:has(button)")).to_have_count(0)
    return most if over.is_visible() else int(at_rest.get_attribute("data-task") or most)


def test_what_is_spoken_of_is_explained_and_the_words_stay(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.url)
    begin(ana, "dragonquest")
    words = bubble(ana, 0)
    words.locator(NEXT).click()
    ana.press("#board [data-about='stat:suns']")
    expect(words).to_be_visible()
    words.locator(NEXT).click()
    press_the_ring(ana)
    bubble(ana, 1).locator(NEXT).click()
    ana.press(".tray [data-ref='die:1']")
    expect(ana.page.locator("[data-explains='die:1']")).to_be_visible()
    expect(bubble(ana, 1)).to_be_visible()
    expect(ana.page.locator(".popover")).to_have_count(0)


def test_another_answer_is_talked_about(hall: Hall, somebody: Seat) -> None:
    ana, task = somebody(hall.url), lesson_of("dragonquest").tasks[0]
    begin(ana, "dragonquest")
    bubble(ana, 0)
    ana.press("#actions [data-option='guess tile:1']")
    expect(bubble(ana, 0).get_by_role("status")).to_have_text(task.other["en"])
    ana.press("#actions [data-option='guess tile:2']")
    bubble(ana, 1)


def test_it_is_put_aside_and_taken_up_again_and_resumed_from_the_home_page(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.url)
    begin(ana, "dragonquest")
    bubble(ana, 0)
    ana.press("#actions [data-option='guess tile:2']")
    bubble(ana, 1).get_by_role("button", name=say("lesson-fold")).click()
    expect(ana.page.locator("aside.bubble")).to_have_count(0)
    ana.page.get_by_role("button", name=say("lesson"), exact=False).click()
    bubble(ana, 1)
    ana.go(hall.url)
    ana.page.locator("[data-game=dragonquest]").get_by_role("link", name=say("learn-on")).click()
    expect(bubble(ana, 1).get_by_role("status")).to_have_text(lesson_of("dragonquest").tasks[1].pages[0].said["en"])


def test_it_is_read_by_keyboard(hall: Hall, somebody: Seat) -> None:
    ana, lesson = somebody(hall.url), lesson_of("dragonquest")
    begin(ana, "dragonquest")
    for text in [lesson.goal["en"], *[page.said["en"] for page in lesson.tasks[0].pages]]:
        expect(bubble(ana, 0).get_by_role("status")).to_have_text(text)
        ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("2")
    bubble(ana, 1)
