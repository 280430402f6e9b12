"""The server is killed in mid-game and started again on its file: what it had acknowledged is there."""

from __future__ import annotations

from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import Person
from tests.browser.watching import Watch

BETWEEN = 4  # answers before a kill


def test_killed_twice(own_hall: Hall, somebody: Seat, watch: Watch) -> None:
    watch.cuts_expected = True
    made = own_hall.make("human", "bot:sane", "bot:sane", seed="11", settings={"pause": 20})
    ana = somebody(own_hall.seat_link(made, 0))
    ana.wait()
    ana.page.evaluate("window.sameAsBefore = true")
    for n, _ in enumerate(ana.moves(most=3 * BETWEEN)):
        if n in (BETWEEN, 2 * BETWEEN):
            own_hall.kill()
            ana.page.locator("header .light.offline, header .light.reconnecting").wait_for()
            own_hall.start()
            ana.page.locator("header .light.live").wait_for()
            assert lost(own_hall, made, ana) == []
    assert ana.page.evaluate("window.sameAsBefore"), "the page was loaded again"
    assert lost(own_hall, made, ana) == []


def lost(hall: Hall, made: dict[str, object], person: Person) -> list[object]:
    """Answers that the hall has acknowledged to this page and does not know any more."""
    table, key = made["table"]["id"], made["seats"][0]["key"]  # type: ignore[index]
    known = {moment["n"] for moment in hall.get(f"/api/tables/{table}/log", key, after=-1)}
    said = {message["id"]: message for message in person.said if message["type"] == "move"}
    acknowledged = [message for message in person.heard if message["type"] == "moved"]
    assert acknowledged
    return [said[message["id"]] for message in acknowledged if message["seq"] not in known]
