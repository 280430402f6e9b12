"""Everything at a table says what it is: all that carries a ref is explained, to pointers, fingers and keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Seat
from tests.browser.halls import Hall

TABLES = {"dragonquest": 2, "heroquest": 3, "betrayals": 3, "deckbox": 2}
PLAYED = 14  # answers, after which there is something on the table
THINGS = """() => [...new Set([...document.querySelectorAll('[data-ref], [data-about]')]
  .map((each) => each.dataset.about ?? each.dataset.ref).filter((ref) => !ref.endsWith(':')))]"""
FINGER = """(where) => {
  const thing = document.querySelector(where);
  const touch = { bubbles: true, cancelable: true, pointerType: 'touch', clientX: 9, clientY: 9 };
  thing.dispatchEvent(new PointerEvent('pointerdown', touch));
  return new Promise((done) => setTimeout(() => {
    thing.dispatchEvent(new PointerEvent('pointerup', touch));
    done(thing.dispatchEvent(new PointerEvent('click', touch)));
  }, 700));
}"""
CARD = ".explain.placed"


@pytest.mark.parametrize("game", TABLES)
def test_whatever_lies_on_the_table_is_explained(hall: Hall, somebody: Seat, game: str) -> None:
    made = hall.make(*["human"] * TABLES[game], game=game, seed="5")
    seat = hall.play_on(made, PLAYED)
    ana = somebody(hall.seat_link(made, seat))
    ana.wait()
    key = next(each["key"] for each in made["seats"] if each["seat"] == seat)
    address = f"/api/tables/{made['table']['id']}/explain"
    things: list[str] = ana.page.evaluate(THINGS)
    assert len(things) > 10
    assert [ref for ref in things if hall.get(address, key, ref=ref) is None] == []
    by_pointer_finger_and_key(ana.page, f"seat:{seat}")


def by_pointer_finger_and_key(page: Page, ref: str) -> None:
    """The same card for all three; a press that asks chooses nothing."""
    figure, card = f'.party [data-ref="{ref}"]', page.locator(CARD)
    page.locator(figure).hover()
    expect(card).to_have_attribute("data-explains", ref)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert page.evaluate(FINGER, figure) is False  # its click is swallowed
    expect(card).to_have_attribute("data-explains", ref)
    page.keyboard.press("Escape")
    page.locator(figure).focus()
    page.keyboard.press(";")
    expect(card).to_have_attribute("data-explains", ref)
    page.keyboard.press(";")
    expect(page.locator(".popover.placed .name [title]")).to_be_visible()
