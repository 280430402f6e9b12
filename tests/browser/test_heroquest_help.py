"""HeroQuest in real browsers: what helps whoever decides, and keeps him from a slip."""

from __future__ import annotations

import contextlib
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.heroquest import BOARD_TEXTS, begin, hero, say_game, table, zargon
from tests.browser.people import Gone, next_asked
from tests.browser.words import say

ENOUGH = 200  # answers after which a wizard has met somebody
LOW = {"viewport": {"width": 1366, "height": 650}}


# Advice and quick orders


def test_zargon_is_advised_and_gives_orders(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "human", "human", seed="6")
    zed, ana = (somebody(hall.seat_link(made, n)) for n in (0, 1))
    for person in (zed, ana):
        begin(person)
    advised, ordered, by_key = 0, 0, 0
    for _ in range(90):
        person, sight = next_asked(zed, ana)
        if sight["over"] or (advised and ordered and by_key):
            break
        if person is ana:
            with contextlib.suppress(Gone):
                ana.answer(sight, hero)
        elif zed.page.locator("[data-errand=all-nearest]").count() and ordered < 1 < advised:
            before = len(zed.said)
            zed.press("[data-errand=all-nearest]")
            zed.page.wait_for_function("() => !document.querySelector('#actions .errand')")
            answers = [each["answer"] for each in zed.said[before:] if each["type"] == "move"]
            ordered += sum(name.split()[0] in ("walk", "strike", "done") for name in answers)
        elif len(sight["options"]) > 1:
            zed.page.keyboard.press("h")
            advice = zed.page.locator("[data-advice]")
            advice.wait_for()
            assert advice.get_attribute("data-advice") in {option["name"] for option in zed.now["options"]}
            if advised % 2:
                zed.page.keyboard.press("h")
                by_key += 1
            else:
                zed.press("[data-advice]")
            advised += 1
            zed.page.wait_for_function("() => !document.querySelector('[data-advice]')")
        else:
            zed.answer(sight, zargon)
    assert advised and ordered and by_key


def test_the_big_button_is_the_advice_and_enter_presses_it(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "bot:merciful", "human", seed="3")
    ana = somebody(hall.seat_link(made, 1))
    begin(ana)
    led: list[list[str]] = []
    while len(led) < 5:
        sight = ana.wait()
        if sight["over"] or ana.now["step"] != "HeroChoice":
            ana.answer(sight, hero)
            continue
        button = ana.page.locator("[data-errand=lead]:not([aria-disabled=true])")
        # where there is a real choice, nothing leads before advice is asked for
        stands = button.or_(ana.page.locator(".errands.even > *"))
        stands.first.wait_for()
        ana.page.keyboard.press("h")
        advice = ana.page.locator("[data-advice]")
        advice.wait_for()
        advised = advice.get_attribute("data-advice") or ""
        led_by = ana.page.locator(".errands .lead")
        single = led_by.get_attribute("data-option") if led_by.count() else advised
        before = len(ana.said)
        ana.page.evaluate("document.activeElement?.blur()")
        ana.page.keyboard.press("Enter")
        expect(advice).to_have_count(0)
        expect(ana.page.locator("section.rail > .errand")).to_have_count(0)
        stands.first.wait_for()
        led.append([each["answer"] for each in ana.said[before:] if each["type"] == "move"])
        # of a walk, the button goes all of the way that the advice begins, and on where nothing else is to be done
        assert led[-1][0].split()[0] == advised.split()[0]
        assert led[-1][0] == advised or advised.startswith("walk ")
        assert led[-1][0] == single if single else advised.startswith("walk ")
        assert {name.split()[0] for name in led[-1][1:]} <= {"end", "open"}
    assert "roll" in {name for names in led for name in names}


def test_what_ends_a_quest_early_is_asked_twice(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "bot:merciful", "human", seed="3")
    ana = somebody(hall.seat_link(made, 1))
    begin(ana)
    ana.wait()
    ana.press('#actions [data-option="leave"]')
    dialog = ana.page.locator("dialog[open]")
    dialog.get_by_text(say_game("board-sure-leave-text", BOARD_TEXTS)).wait_for()
    dialog.get_by_role("button", name=say("doubt-no")).click()
    expect(dialog).to_have_count(0)
    assert ana.now["view"]["heroes"][0]["status"] == "in_play"
    ana.press('#actions [data-option="leave"]')
    dialog.get_by_role("button", name=say_game("board-sure-leave-yes", BOARD_TEXTS)).click()
    assert ana.wait()["over"]


# What an answer is worth


def test_the_odds_and_what_a_spell_does_stand_at_their_own_answer(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "bot:fair", *["human"] * 4, seed="11")
    seat = until(hall, made, ("throw", "cast spell:genie monster"))
    ana = somebody(hall.seat_link(made, seat))
    ana.wait()
    target = next(each["refs"][0] for each in ana.now["options"] if each["verb"] == "throw")
    ana.press(f'#board [data-ref="{target}"]')
    told = ana.page.locator(".popover [data-option]").evaluate_all(
        "(all) => Object.fromEntries(all.map((each) => [each.dataset.option, each.textContent]))"
    )
    thrown = next(text for name, text in told.items() if name.startswith("throw"))
    genie = next(text for name, text in told.items() if "spell:genie" in name)
    assert "against" in thrown and "against" in genie
    assert thrown.count("1 die") == 1  # the answer names its dice, and nothing says them again
    assert "5 dice" in genie  # what it does to this very monster, in place of all that it could do
    about = {spell: say_game(f"about-{spell}") for spell in ("genie", "tempest", "ball_of_flame")}
    assert not [spell for spell in about for text in (thrown, genie) if about[spell] in text]
    ana.page.keyboard.press("Escape")
    for spell in ("genie", "tempest"):
        expect(ana.page.locator(f'#actions [data-several="spell:{spell}"]')).to_contain_text(about[spell])
    ana.press('#actions [data-several="spell:tempest"]')  # one answer alone, and yet it says first what it does
    expect(ana.page.locator(".popover")).to_contain_text(about["tempest"])


def until(hall: Hall, made: dict[str, Any], wanted: tuple[str, ...]) -> int:
    """Plays as bots would until somebody may do all this; the seat that may."""
    keys = {each["seat"]: each["key"] for each in made["seats"]}
    for _ in range(ENOUGH):
        seat = hall.play_on(made, 1)
        now = hall.get(f"/api/tables/{made['table']['id']}/now", keys[seat])
        names = [option["name"] for option in now["options"]]
        if all(any(name.startswith(each) for name in names) for each in wanted):
            return seat
    raise AssertionError(f"nobody may {wanted}")


# Looking back


def test_what_a_door_has_shown_is_not_taken_back_by_a_slip(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "bot:merciful", "human", seed="3", settings={"undo": "friendly"})
    ana = somebody(hall.seat_link(made, 1))
    begin(ana)
    for name in ana.moves(hero, most=40):
        if name.startswith("open"):
            break
    ana.wait()
    shut = len([door for door in ana.now["view"]["doors"] if not door["open"]])
    undo = ana.page.get_by_role("button", name=say("undo"), exact=True)
    dialog = ana.page.locator("dialog[open]")
    undo.click()
    dialog.get_by_role("button", name=say("doubt-no")).click()
    expect(dialog).to_have_count(0)
    assert len([door for door in ana.now["view"]["doors"] if not door["open"]]) == shut
    undo.click()
    dialog.get_by_role("button", name=say("undo-sure")).click()
    ana.page.locator(".log .undone").first.wait_for()


def test_the_log_opens_in_full_at_one_press(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "bot:merciful", "human", seed="3")
    ana = somebody(hall.seat_link(made, 1), **LOW)
    begin(ana)
    ana.wait()
    log = ana.page.locator(".log")
    before = log.bounding_box()
    ana.page.get_by_role("button", name=say("log-taller")).click()
    after = log.bounding_box()
    assert before and after and after["height"] > max(before["height"], LOW["viewport"]["height"] / 2)


def test_every_button_of_the_first_games_is_whole_in_a_low_window(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.url, **LOW)
    for game in ("dragonquest", "heroquest"):
        last = ana.page.locator(f"[data-game={game}] .actions .button").last
        last.wait_for()
        box = last.bounding_box()
        assert box and box["y"] + box["height"] <= LOW["viewport"]["height"]
