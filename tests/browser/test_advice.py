"""What a bot advises: all of a way at one press, said where the question was; and what there is below the edge."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import Person, looks
from tests.browser.words import say

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LOW = {"viewport": {"width": 1366, "height": 650}}
SUGGEST = f"aside button:is([aria-label='{say('suggest')}'], [title='{say('suggest-about')}'])"
ADVICE = "[data-advice]"


def walker(hall: Hall, game: str, people: int, verb: str) -> tuple[dict[str, Any], int]:
    """A table where whoever is asked is advised to walk more than one answer."""
    made = hall.make(*["human"] * people, game=game, names=["Ana", "Bo", "Cy", "Di", "Ed"])
    keys = {each["seat"]: each["key"] for each in made["seats"]}
    for _ in range(40):
        seat = hall.play_on(made, 0)
        headers = {"Authorization": f"Bearer {keys[seat]}"}
        advice = hall.http.post(f"/api/tables/{made['table']['id']}/suggest", headers=headers).json()
        if advice["answer"].split()[0] == verb and [each["verb"] for each in advice["then"]][:1] == [verb]:
            return made, seat
        hall.play_on(made, 1)
    raise AssertionError("nobody is advised to walk far")


ANSWERS = """() => [...document.querySelectorAll('#actions .options *')]
  .filter((each) => each.matches('[data-option], summary') && each.checkVisibility())
  .map((each) => { const { x, y } = each.getBoundingClientRect(); return [Math.round(x), Math.round(y)]; })"""


def sent(person: Person) -> list[str]:
    return [each["answer"] for each in person.said if each["type"] == "move"]


@pytest.mark.parametrize(("game", "people", "verb"), [("deckbox", 2, "step"), ("dragonquest", 2, "walk")])
@pytest.mark.parametrize("window", [PHONE, LOW], ids=["phone", "low"])
def test_a_walk_is_advised_as_one(
    hall: Hall, somebody: Seat, game: str, people: int, verb: str, window: dict[str, Any]
) -> None:
    made, seat = walker(hall, game, people, verb)
    ana = somebody(hall.seat_link(made, seat), **window)
    ana.page.locator("#actions [data-option]").first.wait_for(state="attached")
    board = ana.page.locator("#board").bounding_box()
    answers = ana.page.evaluate(ANSWERS)
    ana.press(SUGGEST)
    advice = ana.page.locator(f"{ADVICE}[data-goes]")
    advice.wait_for()
    assert ana.page.locator("#board").bounding_box() == board
    assert ana.page.locator("#board .walk").count() == 0, "it is said once"
    assert ana.page.evaluate(ANSWERS) == answers, "no answer has moved"
    ana.press(".advice .words")  # to read on is not to do it
    assert ana.page.locator(".advice .question").count() == (window is PHONE)
    assert advice.is_visible() and sent(ana) == []
    ana.press(ADVICE)
    ana.page.wait_for_function("() => !document.querySelector('[data-advice]')")
    for _ in looks(ana.page, "the walk stops after its first step"):
        if len(sent(ana)) > 1:
            break
    assert {name.split()[0] for name in sent(ana)[:2]} == {verb}


def test_whoever_wants_no_advice_has_the_question_back(hall: Hall, somebody: Seat) -> None:
    made, seat = walker(hall, "deckbox", 2, "step")
    ana = somebody(hall.seat_link(made, seat), **PHONE)
    ana.page.locator("#actions [data-option]").first.wait_for(state="attached")
    ana.press(SUGGEST)
    ana.page.locator(ADVICE).wait_for()
    assert ana.page.locator("#actions .ask").count() == 0
    ana.press(f".advice button[aria-label='{say('advice-away')}']")
    ana.page.locator("#actions .ask").wait_for()
    assert ana.page.locator(".advice").count() == 0 and sent(ana) == []


# What lies below the edge

BELOW = """() => {
  const chip = document.querySelector('#actions .more button');
  return chip ? parseInt(chip.textContent.match(/\\d+/)[0]) : 0;
}"""
FOOT = """() => { const boxes = [...document.querySelectorAll('#actions, #pane')];
  for (const each of boxes) each.scrollTo({ top: each.scrollHeight, behavior: 'instant' }); }"""


def of_many_kinds(hall: Hall, made: dict[str, Any]) -> int:
    """Whoever is asked next what may be answered in at least five ways, when the story has begun."""
    keys = {each["seat"]: each["key"] for each in made["seats"]}
    hall.play_on(made, 6)
    for _ in range(40):
        seat = hall.play_on(made, 1)
        now = hall.get(f"/api/tables/{made['table']['id']}/now", keys[seat])
        if len({each["verb"] for each in now["options"]}) >= 5:
            return seat
    raise AssertionError("nobody has much to choose from")


def test_a_sign_says_how_many_answers_follow(hall: Hall, somebody: Seat) -> None:
    made = hall.make(*["human"] * 5, game="heroquest", names=["Ana", "Bo", "Cy", "Di", "Ed"])
    seat = of_many_kinds(hall, made)
    ana = somebody(hall.seat_link(made, seat), viewport={"width": 390, "height": 600}, has_touch=True, is_mobile=True)
    ana.page.locator("#actions [data-option]").first.wait_for(state="attached")
    ana.page.wait_for_function(f"() => ({BELOW})() > 0")
    pane, strip = (ana.page.locator(each).bounding_box() for each in ("#pane", "#actions .more button"))
    assert pane and strip, "it has a strip of its own: it lies over no half of a line"
    assert strip["x"] <= pane["x"] and strip["x"] + strip["width"] >= pane["x"] + pane["width"]
    before = ana.page.evaluate(BELOW)
    ana.press("#actions .more button")
    ana.page.wait_for_function(f"(before) => ({BELOW})() < before", arg=before)
    ana.page.evaluate(FOOT)
    ana.page.wait_for_function(f"() => ({BELOW})() === 0")


# The rule of an answer


def test_the_rule_of_an_answer_comes_to_whoever_points_there_or_goes_by_keyboard(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.seat_link(hall.make("human", "human"), 0), **LOW)
    ana.wait()
    shown = "() => getComputedStyle(document.querySelector('#actions .line .rule')).opacity"
    assert ana.page.evaluate(shown) == "0"
    ana.page.locator("#actions .line").first.hover()
    assert ana.page.evaluate(shown) == "1"
    ana.page.mouse.move(300, 300)
    assert ana.page.evaluate(shown) == "0"
    ana.page.locator("#actions .line .option").first.focus()
    ana.page.keyboard.press("Tab")
    assert ana.page.evaluate(shown) == "1"
    ana.page.keyboard.press("Enter")
    ana.page.locator(".popover.placed").wait_for()
