"""What one can do at the table besides playing: take back, ask why not, look back, look up."""

from __future__ import annotations

import re

import pytest
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import DOUBLE_TAP, Person, Sight
from tests.browser.words import say, say_game

from questhall.games import titles

OFFERED = """(names) => {
  const offered = [...document.querySelectorAll('#actions [data-option]')].map((each) => each.dataset.option);
  return JSON.stringify(offered) === JSON.stringify(names);
}"""


def first(person: Person, sight: Sight) -> str:
    """The first answer, and never a throw again."""
    name: str = sight["options"][-1] if sight["things"] else sight["options"][0]
    return name


def test_undo_and_redo(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.seat_link(hall.make("human", seed="1"), 0))
    page = ana.page
    before = ana.wait()
    ana.answer(before, first)
    after = ana.wait()
    page.get_by_role("button", name=say("undo")).click()
    sure = page.locator("dialog[open] footer .primary")
    sure.click()  # a tile was turned over: nobody takes that back without being asked
    page.wait_for_function(
        "(n) => document.querySelectorAll('#actions [data-option]').length === n", arg=len(before["options"])
    )
    assert ana.wait()["options"] == before["options"]
    page.get_by_role("button", name=say("redo")).click()
    page.wait_for_function(
        "(name) => document.querySelector(`#actions [data-option='${name}']`)", arg=after["options"][0]
    )
    assert ana.wait()["options"] == after["options"]
    page.keyboard.press("u")
    sure.click()
    page.wait_for_function(
        "(name) => document.querySelector(`#actions [data-option='${name}']`)", arg=before["options"][0]
    )
    assert page.locator(".log .undone").count() >= 1


def test_why_not(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.seat_link(hall.make("human", seed="1"), 0))
    page = ana.page
    for _ in ana.moves(first, most=20):
        if any(name.startswith("walk") for name in ana.wait()["options"]):
            break
    ana.press('#board [data-ref="exit"]')  # to a far square it would show the way
    popover = page.locator(".popover.placed")
    popover.wait_for()
    assert say_game("why-walk-far").split(":")[0] in popover.inner_text()
    link = popover.get_by_role("link")
    rule = re.fullmatch(r"drq-\w+-\d\d", link.locator(".name").get_attribute("title") or "")
    assert rule
    with page.expect_popup() as opened:
        link.click()
    shown = opened.value
    shown.locator(f"#{rule[0]}").wait_for()
    assert shown.url.endswith(f"/rules/dragonquest/{rule[0]}")
    shown.close()
    page.keyboard.press("Escape")
    popover.wait_for(state="detached")


def test_looking_back(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "bot:random")
    ana = somebody(hall.seat_link(made, 0))
    page = ana.page
    for _ in ana.moves(most=6):
        pass
    ana.wait()
    page.wait_for_timeout(DOUBLE_TAP)  # a line that has only now moved under the pointer was not meant
    page.locator(".log .row").first.click()
    banner = page.locator(".banner.past")
    banner.wait_for()
    assert ana.sight()["options"] == []
    banner.get_by_role("button", name=say("past-back")).click()
    assert ana.wait()["options"]


def test_link_to_a_moment(hall: Hall, somebody: Seat) -> None:
    """Of a game that is over: the moment is shown, not the end; going back to now shows the end."""
    table = hall.finished("bot:random", "bot:random")
    viewer = somebody(f"{hall.url}/t/{table}?at=12")
    banner = viewer.page.locator(".banner.past")
    banner.wait_for()
    assert not viewer.sight()["over"]
    banner.get_by_role("button", name=say("past-back")).click()
    banner.wait_for(state="detached")


def test_replay(hall: Hall, somebody: Seat) -> None:
    table = hall.finished("bot:random", "bot:random")
    viewer = somebody(f"{hall.url}/t/{table}/replay")
    page = viewer.page
    slider = page.get_by_role("slider", name=say("replay-time"))
    slider.wait_for()
    page.wait_for_function("() => document.querySelector('.bar input').max > 20")
    middle = int(slider.get_attribute("max") or 0) // 2
    slider.fill(str(middle))
    page.get_by_text(f"{middle} / ").wait_for()
    page.get_by_role("button", name=say("replay-on")).click()
    page.get_by_text(f"{middle + 1} / ").wait_for()
    slider.press("End")
    page.get_by_text(f"{slider.get_attribute('max')} / ").wait_for()
    page.get_by_role("button", name=say("replay-first")).click()
    page.get_by_text(re.compile(r"^0 / ")).wait_for()
    page.get_by_role("button", name=say("replay-play"), exact=True).click()
    page.get_by_text(re.compile(r"^[3-9] / ")).wait_for()
    page.get_by_role("button", name=say("replay-pause")).click()
    page.get_by_role("button", name=say("replay-leave")).click()
    page.wait_for_url(f"{hall.url}/t/{table}")


def test_in_words(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.seat_link(hall.make("human", "bot:random"), 0))
    ana.wait()
    ana.click(f"header [aria-label='{say('text-view')}']")
    ana.page.locator("#board .text > p").nth(5).wait_for()
    words = ana.page.locator("#board").inner_text()
    assert "{" not in words and len(words.split()) > 40


def test_real_dice(hall: Hall, somebody: Seat) -> None:
    """The tray asks what the dice on the real table show, and takes it."""
    ana = somebody(hall.seat_link(hall.make("human", settings={"dice": "hand"}), 0))
    page = ana.page
    for _ in range(12):
        page.locator("#actions .hand button, #actions [data-option]").first.wait_for()
        if (sight := ana.sight())["options"]:
            ana.answer(sight, first)
        else:
            throw(ana)
    kinds = [moment["what"] for moment in hall.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/log", after=-1)]
    assert "roll" in kinds


def throw(person: Person) -> None:
    """Tap a face for every die that is wanted: whichever is first."""
    hand = person.page.locator("#actions .hand")
    if hand.locator(".slot").count() == 0:  # a single die: its face is the answer
        hand.locator(".face").first.click()
        return
    for group in hand.locator(".group").all():
        for _ in range(group.locator(".slot").count()):
            group.locator(".face").first.click()
    hand.locator("> .button").click()


def test_rules_page(hall: Hall, somebody: Seat) -> None:
    reader = somebody(f"{hall.url}/rules/dragonquest")
    page = reader.page
    search = page.get_by_role("searchbox")
    search.wait_for()
    page.locator("[id^=drq-]").nth(100).wait_for()
    everything = page.locator("[id^=drq-]").count()
    search.fill("double skull")
    page.wait_for_function("(all) => document.querySelectorAll('[id^=drq-]').length < all / 4", arg=everything)
    assert page.locator("#drq-mov-03").is_visible()
    search.fill("")
    page.get_by_text(say("rules-both")).click()
    page.locator("#drq-mov-03 [lang=fr]").wait_for()


@pytest.mark.parametrize("game", titles())
def test_the_rule_card_and_the_legend_print_on_one_page(hall: Hall, somebody: Seat, game: str) -> None:
    page = somebody(f"{hall.url}/rules/{game}").page
    page.locator(".legend .group li svg").first.wait_for()
    assert page.locator(".card li").count() == page.locator(".card li svg").count() > 10
    page.locator("article").first.wait_for()
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1
    page.emulate_media(media="print")
    assert page.locator(".card").is_visible() and page.locator(".legend .group").first.is_visible()
    assert not page.locator("article").first.is_visible()


def test_replay_from_the_end_card_and_the_menu(hall: Hall, somebody: Seat) -> None:
    """Whatever lay over the table is closed, and the log lists nothing that comes later than the moment shown."""
    table = hall.finished("bot:random", "bot:random")
    viewer = somebody(f"{hall.url}/t/{table}")
    page = viewer.page
    card = page.locator("dialog[open]")
    card.locator(".result").wait_for()
    card.get_by_role("link", name=say("replay")).press("Enter")  # the card grows until all of it is there
    page.wait_for_url(f"{hall.url}/t/{table}/replay")
    card.wait_for(state="detached")
    page.get_by_text(re.compile(r"^0 / ")).wait_for()
    assert entries(viewer) <= {0}
    slider = page.get_by_role("slider", name=say("replay-time"))
    slider.fill("5")
    page.get_by_text(re.compile(r"^5 / ")).wait_for()
    page.wait_for_function("() => document.querySelector('.log [data-line]')")
    assert entries(viewer) and max(entries(viewer)) < 12  # dice are entries, too
    page.get_by_role("button", name=say("replay-leave")).click()
    page.wait_for_url(f"{hall.url}/t/{table}")
    assert card.count() == 0  # the end has been seen
    page.get_by_role("button", name=say("table-menu"), exact=True).click()
    card.get_by_role("link", name=say("replay")).click()
    page.wait_for_url(f"{hall.url}/t/{table}/replay")
    card.wait_for(state="detached")


def entries(person: Person) -> set[int]:
    """The entries the log lists."""
    found = person.page.evaluate("[...document.querySelectorAll('.log [data-line]')].map((each) => each.dataset.line)")
    return {int(line.split(".")[0]) for line in found}
