"""DragonQuest's table in low windows and on phones: what matters is in sight, and one answer speaks louder."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import RAIL
from tests.browser.test_phone import PHONE

LOW: dict[str, Any] = {"viewport": {"width": 1366, "height": 650}}
TAKE = "#actions .wares [data-option^='take ']"
SEED, MOST = "45", 120  # a game in which two come into the chamber, after fewer answers than that


def lower(found: Locator) -> float:
    box = found.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("people", [3, 4])
def test_the_sheets_of_all_are_in_sight(hall: Hall, somebody: Seat, people: int) -> None:
    made = hall.make(*["human"] * people)
    page = somebody(hall.seat_link(made, hall.play_on(made, 0)), **LOW).page
    page.locator(RAIL).wait_for()
    sheets = page.locator(".party .drq.small")
    assert sheets.count() == people
    assert lower(sheets.last) <= LOW["viewport"]["height"]


def come_to(hall: Hall, made: dict[str, Any], step: str) -> int:
    """Bots answer until somebody is asked that; returns the seat."""
    table, keys = made["table"]["id"], [each["key"] for each in made["seats"]]
    for _ in range(MOST):
        seat: int = hall.get(f"/api/tables/{table}/now", keys[0])["asked"][0]
        if hall.get(f"/api/tables/{table}/now", keys[seat])["step"] == step:
            return seat
        hall.play_on(made, 1)
    raise AssertionError(f"nobody is asked {step}")


@pytest.mark.parametrize(("step", "last"), [("OfferReroll", "stop"), ("StayOrLeave", "leave")])
def test_with_a_tip_the_answers_are_in_sight(hall: Hall, somebody: Seat, step: str, last: str) -> None:
    made = hall.make("human", "human", seed=SEED, options={"fast_walls": "on"})
    page = somebody(hall.seat_link(made, come_to(hall, made, step)), **PHONE).page
    page.locator(".tip.docked").wait_for()
    assert lower(page.locator(f"#actions [data-option={last}]")) <= PHONE["viewport"]["height"]


def test_the_dearest_treasure_is_the_main_answer(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "human", seed=SEED)
    page = somebody(hall.seat_link(made, come_to(hall, made, "TakeTreasure"))).page
    page.locator(TAKE).first.wait_for()
    paper = "each => each.map((one) => getComputedStyle(one).backgroundColor)"
    first, *others = page.locator(TAKE).evaluate_all(paper)
    assert others
    assert first not in others
