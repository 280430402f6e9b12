"""From the home page to the last screen, and once more."""

from __future__ import annotations

import json

from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import RAIL, Person, wise
from tests.browser.test_access import AXE, Kinds, faults
from tests.browser.words import say
from tests.machine import patience

KEYS = "JSON.parse(localStorage.getItem('questhall.tables'))"
EASY = {"start_square": "orange", "difficulty": "gentle"}
LUCKY, LOOT = "45", 6400  # a seed with which the wise come out, and with what
CLICKS = 3  # from the home page to the first dice
ANSWERS = 8  # before a bot takes the seat; a whole game alone is played below


def test_play_now(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.url, dice="as asked")  # the verified ones are the fair
    page = ana.page
    ana.click("[data-game=dragonquest] .button.primary")
    page.locator(RAIL).wait_for()
    hurry(hall, ana, 1, 2)
    for _ in ana.moves(most=CLICKS):
        ana.wait()
        if thrown(ana):
            break
    assert ana.clicks <= CLICKS
    assert page.locator(".tray .die").count() >= 1

    for _ in ana.moves(most=ANSWERS):
        ana.at_the_board = ana.chance.random() < 0.5
    hurry(hall, ana, 0)
    table = page.url
    ana.go("about:blank")  # which does not draw what bots do; below, the end comes while one looks
    hall.await_end(table.rsplit("/", 1)[1])
    ana.go(table)
    page.locator("dialog[open] .result").wait_for()
    last = page.locator("dialog[open]")
    assert last.locator("ol").first.locator("li").count() == 3
    scores = ana.now["over"]["scores"]
    assert f"{max(scores):,}" in last.inner_text()

    # Fair dice: the browser throws every one of them again.
    last.get_by_role("link", name=say("verify-dice")).click()
    page.locator(".verdict.good").wait_for()
    page.go_back()
    page.locator("dialog[open] .result").wait_for()

    page.get_by_role("button", name=say("rematch")).click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    page.locator(RAIL).wait_for()
    hurry(hall, ana, 1, 2)
    ana.answer(ana.wait())

    page.locator("header .home").click()
    page.locator(f'a[href="{table.removeprefix(hall.url)}"]').wait_for()


def thrown(person: Person) -> bool:
    return any(telling["kind"] == "movement-rolled" for telling in person.tellings())


def hurry(hall: Hall, person: Person, *seats: int) -> None:
    """Quick bots for these seats. Theirs pause for people's eyes and think; the host may change pace and bots."""
    table = person.page.url.rsplit("/", 1)[1]
    held = person.page.evaluate(KEYS)[table]
    address = f"{hall.url}/api/tables/{table}"
    bots = [
        (held["seats"].get(str(n), held["host"]), f"{address}/seats/{n}", {"do": "bot", "bot": "random"}) for n in seats
    ]
    for key, url, wish in [(held["host"], address, {"pause": 0}), *bots]:
        headers = {"Authorization": f"Bearer {key}"}
        answer = hall.http.patch(url, json=wish, headers=headers, timeout=patience(30))
        assert answer.status_code == 200, answer.text


def test_into_the_chamber_and_out(hall: Hall, somebody: Seat) -> None:
    """Alone and wisely, on the things themselves wherever they are in sight: every scene, for all eyes; a treasure."""
    made = hall.make("human", seed=LUCKY, options=EASY)
    ana = somebody(hall.seat_link(made, 0), script=AXE if AXE.is_file() else "")
    ana.at_the_board = True
    scenes = 0
    found: list[str] = []
    steps: set[str] = set()
    rail = Kinds()
    for _ in ana.moves(wise):
        scenes += ana.page.locator(".scene .dragon").count()
        step = ana.now.get("step", "")
        if AXE.is_file() and step not in steps and ana.sight()["options"]:
            steps.add(step)
            found += faults(ana, "main, #actions") if step == "StayOrLeave" else rail.faults(ana, "#actions")
    assert scenes > 1
    assert found + (faults(ana) if AXE.is_file() else []) == []  # the end as well
    table = made["table"]["id"]
    assert hall.get(f"/api/tables/{table}")["over"]["scores"] == [LOOT]
    assert f"{LOOT:,}" in ana.page.locator("dialog[open]").inner_text()
    record = ana.page.evaluate(f"fetch('/api/tables/{table}/record').then((answer) => answer.text())")
    assert "result" in json.loads(record.splitlines()[-1])
