"""Lessons in the browser: from the home page, page by page, and everything they speak of is in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.halls import Hall
from tests.browser.people import Person
from tests.browser.words import say

from questhall.engine.lessons import Lesson, Task, lessons_of
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
    while scroll.is_visible():
        scroll.click()
        expect(said.or_(scroll).first).to_be_visible()
    return found


def read(person: Person, number: int, task: Task, lang: str, goal: str = "") -> None:
    """All pages, each with the things it points at ringed."""
    found = bubble(person, number)
    texts = [goal] if goal else []
    points = [0] if goal else []
    texts += [page.said[lang] for page in task.pages]
    points += [len(page.point) for page in task.pages]
    for n, (text, pointed) in enumerate(zip(texts, points, strict=True)):
        expect(found.get_by_role("status")).to_have_text(text)
        if pointed:
            expect(person.page.locator(".coach-ring")).to_have_count(pointed)
        if n + 1 < len(texts):
            found.locator(NEXT).click()
    expect(found.locator(NEXT)).to_have_count(0)


def answer(person: Person, hall: Hall, name: str) -> None:
    """Press what is wanted, or say it elsewhere where it takes more than one press."""
    if person.page.locator(f"#actions [data-option='{name}']").count():
        person.press(f"#actions [data-option='{name}']")
    else:
        table = person.page.url.rsplit("/", 1)[1]
        keys = person.page.evaluate("(id) => JSON.parse(localStorage['questhall.tables'])[id].seats", table)
        hall.move(table, next(iter(keys.values())), person.now["seq"], name)


@pytest.mark.parametrize(
    ("game", "lang"), [("dragonquest", "fr"), ("heroquest", "en"), ("betrayals", "fr"), ("deckbox", "en")]
)
def test_a_whole_lesson(hall: Hall, somebody: Seat, game: str, lang: str) -> None:
    """With its scenes, which are read and left on the way."""
    ana, lesson = somebody(hall.url, lang, scenes="tap"), lesson_of(game)
    begin(ana, game, lang)
    for number, task in enumerate(lesson.tasks):
        read(ana, number, task, lang, "" if number else lesson.goal[lang])
        answer(ana, hall, task.want[0])
    learnt = ana.page.locator("dialog[open] .learnt")
    expect(bubble(ana, len(lesson.tasks)).get_by_role("status").or_(learnt)).to_have_text(lesson.end[lang])


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
