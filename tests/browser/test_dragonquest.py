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
# The sheet becomes as high as what it holds once that is drawn.
ABOVE_THE_EDGE = "where => document.querySelector(where)?.getBoundingClientRect().bottom <= innerHeight"


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


def come_to(hall: Hall, made: dict[str, Any], step: str, steps: int = 0) -> int:
    """Bots answer until somebody is asked that, with so many steps on the dice; returns the seat."""
    table, keys = made["table"]["id"], [each["key"] for each in made["seats"]]
    for _ in range(MOST):
        seat: int = hall.get(f"/api/tables/{table}/now", keys[0])["asked"][0]
        now = hall.get(f"/api/tables/{table}/now", keys[seat])
        if now["step"] == step and now["view"]["dice"]["steps"] >= steps:
            return seat
        hall.play_on(made, 1)
    raise AssertionError(f"nobody is asked {step}")


@pytest.mark.parametrize(("step", "last"), [("OfferReroll", "stop"), ("StayOrLeave", "leave")])
def test_with_a_tip_the_answers_are_in_sight(hall: Hall, somebody: Seat, step: str, last: str) -> None:
    made = hall.make("human", "human", seed=SEED, options={"fast_walls": "on"})
    page = somebody(hall.seat_link(made, come_to(hall, made, step)), **PHONE).page
    page.locator(".tip.docked").wait_for()
    page.wait_for_function(ABOVE_THE_EDGE, arg=f"#actions [data-option={last}]")


@pytest.mark.parametrize("people", [2, 4])
def test_what_the_others_did_stands_in_the_place_of_a_phones_tabs(hall: Hall, somebody: Seat, people: int) -> None:
    made = hall.make(*["human"] * people, seed=SEED, options={"fast_walls": "on"})
    hall.play_on(made, 6 * people)  # all have had a turn
    page = somebody(hall.seat_link(made, come_to(hall, made, "OfferReroll")), **PHONE).page
    page.get_by_role("button", name="No tips").tap()
    told = page.locator("aside.sheet .told")
    told.wait_for()
    assert told.locator("li").count() == people - 1
    assert not page.locator("#tab-log").is_visible()
    page.wait_for_function(ABOVE_THE_EDGE, arg="#actions [data-option=stop]")
    told.get_by_role("button").tap()
    told.wait_for(state="detached")
    assert page.locator("#tab-log").is_visible()


def test_the_dearest_treasure_is_the_main_answer(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "human", seed=SEED)
    page = somebody(hall.seat_link(made, come_to(hall, made, "TakeTreasure"))).page
    page.locator(TAKE).first.wait_for()
    paper = "each => each.map((one) => getComputedStyle(one).backgroundColor)"
    first, *others = page.locator(TAKE).evaluate_all(paper)
    assert others
    assert first not in others


# Which of these things lie under that one.
UNDER = """(card, things) => {
  const over = card.getBoundingClientRect();
  return [...document.querySelectorAll(things)].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.right > over.left + 1 && box.left < over.right - 1
      && box.bottom > over.top + 1 && box.top < over.bottom - 1;
  }).length;
}"""


def test_the_card_of_a_way_hides_no_square_in_reach(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "human", seed=SEED, options={"fast_walls": "on"})
    page = somebody(hall.seat_link(made, come_to(hall, made, "Walk", 3)), **LOW).page
    reached = page.locator("[data-reach]")
    reached.first.wait_for(state="attached")
    for each in reached.evaluate_all("all => all.map((each) => each.dataset.reach)"):
        page.locator(f".cell[data-ref='{each}']").click(force=True)
        card = page.locator(f".walk:has([data-goes='{each}'])")
        card.wait_for()
        assert card.evaluate(UNDER, "[data-reach] > rect, .lit > .frame") == 0


def test_the_best_wall_is_in_sight_and_built_by_one_tap(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "human", seed=SEED, options={"fast_walls": "on"})
    seat = come_to(hall, made, "BlockSquare")
    page = somebody(hall.seat_link(made, seat), **PHONE).page
    build = page.locator("#actions .errand.main")
    build.wait_for()
    assert build.bounding_box()["height"] >= 48  # type: ignore[index]
    assert page.locator(".castle").first.evaluate(UNDER, ".spot.best rect") == 1
    square = str(build.get_attribute("data-option")).split()[1]
    build.tap()
    page.locator(".spot").first.wait_for(state="detached")
    table, key = made["table"]["id"], made["seats"][seat]["key"]
    assert square in hall.get(f"/api/tables/{table}/now", key)["view"]["heroes"][1 - seat]["blocked"]


# The squares that can be chosen and are whole in the window of the castle, under its letters.
IN_SIGHT = """() => {
  const frame = document.querySelector(".castle svg").getBoundingClientRect();
  return [...document.querySelectorAll(".cell.can")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left > frame.left && box.right < frame.right && box.top > frame.top + 24 && box.bottom < frame.bottom;
  }).map((each) => each.dataset.ref);
}"""


@pytest.mark.parametrize("screen", [PHONE, LOW])
def test_any_other_square_is_told_what_it_costs_and_built_by_a_second_press(
    hall: Hall, somebody: Seat, screen: dict[str, Any]
) -> None:
    made = hall.make("human", "human", seed=SEED, options={"fast_walls": "on"})
    page = somebody(hall.seat_link(made, come_to(hall, made, "BlockSquare")), **screen).page
    page.locator("#actions .errand.main").wait_for()
    best = str(page.locator("#actions .errand.main").get_attribute("data-option")).split()[1]
    other = page.locator(f".cell[data-ref='{next(ref for ref in page.evaluate(IN_SIGHT) if ref != best)}']")
    (other.tap if screen is PHONE else other.click)(force=True)
    card = page.locator(".castle [data-goes]")
    card.wait_for()
    assert card.get_attribute("data-goes") != best
    paper = "each => getComputedStyle(each).backgroundColor"
    assert page.locator("#actions .errand.main").evaluate(paper) != card.evaluate(paper), "one button is the main one"


def test_whoever_is_out_may_see_the_end_while_others_decide(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "human", seed=SEED, options={"fast_walls": "on"})
    seat = come_to(hall, made, "TakeTreasure")
    page = somebody(hall.seat_link(made, 1 - seat), **LOW).page  # the other one has died by then
    end = page.locator("#actions [data-errand=end]")
    end.click()
    end.wait_for(state="detached")  # it goes on by itself, and can be stopped


def test_a_die_that_is_meant_has_a_whole_frame(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "human", seed=SEED, options={"fast_walls": "on"})
    page = somebody(hall.seat_link(made, come_to(hall, made, "OfferReroll")), **LOW).page
    page.locator(".tray .lit").first.hover()
    frame = "each => getComputedStyle(each).borderTopStyle + getComputedStyle(each).borderTopColor"
    meant, other = page.locator(".tray .lit.hot"), page.locator(".tray .lit:not(.hot)").first
    assert meant.evaluate(frame).startswith("solid")
    assert other.evaluate(frame).startswith("dashed")


def test_with_four_seats_whose_castle_it_is_can_be_read(hall: Hall, somebody: Seat) -> None:
    made = hall.make(*["human"] * 4, seed=SEED, options={"fast_walls": "on"})
    page = somebody(hall.seat_link(made, come_to(hall, made, "OfferReroll")), lang="fr", **PHONE).page
    page.locator(".bar > .tabs .tab:not(.on)").last.tap()
    page.locator(".bar > .tabs .foreign").wait_for()
    assert page.locator(".bar > .tabs").evaluate("each => each.scrollWidth <= each.clientWidth")
