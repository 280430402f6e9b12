"""The network goes away for half a minute in mid-turn, on both sides: nothing is lost, nothing is loaded again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.lines import Line, line
from tests.browser.people import RAIL, Person, next_asked
from tests.browser.watching import Watch

SECONDS = 30
REAL_TIME = "QUESTHALL_REAL_TIME" in os.environ  # wait for it instead of turning the pages' clocks


@pytest.fixture
def lines(hall: Hall) -> Iterator[list[Line]]:
    with ExitStack() as life:
        yield [life.enter_context(line(hall.port)) for _ in range(2)]


def pass_time(person: Person, seconds: float) -> None:
    if REAL_TIME:
        person.page.wait_for_timeout(seconds * 1000)
    else:
        person.page.clock.run_for(seconds * 1000)


def cut(how: str, line: Line, person: Person) -> None:
    """Packets get lost; or connections break; or the device itself knows that it has no network."""
    line.cut() if how == "broken" else line.hold()
    person.page.context.set_offline(how == "known")


def mend(line: Line, person: Person) -> None:
    line.mend()
    line.release()
    person.page.context.set_offline(False)


@pytest.mark.parametrize("how", ["silent", "broken", "known"])
def test_both_lines_are_cut(hall: Hall, somebody: Seat, watch: Watch, lines: list[Line], how: str) -> None:
    watch.cuts_expected = True
    made = hall.make("human", "human", settings={"undo": "friendly"})
    table, key = made["table"]["id"], made["seats"][0]["key"]
    people = [seat_down(somebody, hall, made, n, each) for n, each in enumerate(lines)]
    play_on(people)
    mover, sight = next_asked(*people)
    other = people[1 - people.index(mover)]
    before = hall.get(f"/api/tables/{table}/now", key)["seq"]

    for each, person in zip(lines, people, strict=True):
        cut(how, each, person)
    answer = mover.answer(sight)
    other.click("#tab-chat")
    other.page.locator("#chat-input").fill("Are you there?")
    other.page.keyboard.press("Enter")
    for person in people:
        pass_time(person, SECONDS if not (REAL_TIME and person is other) else 0)
    assert hall.get(f"/api/tables/{table}/now", key)["seq"] == before, "something got through a cut line"
    if how != "silent":
        mover.page.locator("header .light.offline, header .light.reconnecting").wait_for()

    for each, person in zip(lines, people, strict=True):
        mend(each, person)
    for person in people:
        if not REAL_TIME:
            pass_time(person, 15)
        person.page.locator("header .light.live").wait_for()
        assert person.page.evaluate("window.sameAsBefore"), "the page was loaded again"
    mover.click("#tab-chat")
    mover.page.locator(".chat").get_by_text("Are you there?").wait_for()
    assert mover.page.locator(".chat").get_by_text("Are you there?").count() == 1

    log = hall.get(f"/api/tables/{table}/log", key, after=before)
    answers = [moment for moment in log if moment["what"] == "answer"]
    assert len(answers) == 1, f"{answer} was lost, or came twice"
    play_on(people)


def seat_down(somebody: Seat, hall: Hall, made: dict[str, object], seat: int, by: Line) -> Person:
    person = somebody()
    if not REAL_TIME:
        person.page.clock.install()
    person.go(hall.seat_link(made, seat).replace(hall.url, by.url))
    person.page.locator(RAIL).wait_for()
    person.page.evaluate("window.sameAsBefore = true")
    return person


def play_on(people: list[Person]) -> None:
    for _ in range(3):
        person, sight = next_asked(*people)
        person.answer(sight)
