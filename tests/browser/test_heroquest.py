"""HeroQuest in real browsers: a quest by keyboard, Zargon against a hero, a camera that follows."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.heroquest import NAMES, PARCHMENT, begin, hero, table, zargon
from tests.browser.people import RAIL, Gone, Person, Sight, looks, next_asked, until
from tests.browser.test_access import AXE, faults
from tests.browser.test_keyboard import HERE, tab_to, towards
from tests.browser.test_phone import check
from tests.browser.words import said, say, strangers
from tests.machine import patience

CELL = 40  # a square on the drawing
STROLLS = 0.3  # the share of turns on which one walks about before the goal is reached
LATE = 4  # a round in which one has seen enough
ENOUGH = 400  # answers no quest takes
SURE = "dialog[open] footer .primary"
IN_WINDOW = """([x, y]) => {
  const box = document.querySelector('.dungeon svg').getAttribute('viewBox');
  const [left, top, width, height] = box.split(' ').map(Number);
  return width < 600 && left < x && x < left + width && top < y && y < top + height;
}"""


# One click


def test_to_the_first_dice_in_three_clicks(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.url)
    ana.click("[data-game=heroquest] .button.primary")
    ana.page.locator(RAIL).wait_for()
    ana.click(PARCHMENT)
    ana.wait()
    ana.page.locator("[data-errand=lead][data-option]").wait_for()  # the bot's advice may be the dice themselves
    ana.press('#actions [data-option="roll"]')
    ana.page.locator(".throws .dice > *").first.wait_for()
    assert ana.clicks == 3
    held = ana.page.evaluate("Object.values(JSON.parse(localStorage['questhall.tables']))[0].seats")
    assert sorted(held) == ["1", "2", "3", "4"]

    turns: list[str] = []
    for _ in range(40):  # from hero to hero without a curtain: they all see the same
        sight = ana.wait()
        assert not sight["curtain"]
        turns += [ana.page.locator("#waiting").inner_text()]
        if len(set(turns)) == 4:
            return
        ana.press('#actions [data-option="end turn"]')
        ana.page.wait_for_function(
            "(before) => document.querySelector('#waiting')?.innerText !== before", arg=turns[-1]
        )
    raise AssertionError(f"only {set(turns)} had a turn")


# Where things are

PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('#actions [data-option="end turn"], #actions [data-about^="search:"]')]
    .map((each) => [each.textContent.trim(), each.getBoundingClientRect().top]))"""
# what moves for ever inside a drawing has it drawn anew for every frame of the screen
ENDLESS = """() => document.getAnimations()
  .filter(({ effect }) => effect.getTiming().iterations === Infinity && effect.target.ownerSVGElement)
  .map(({ animationName }) => animationName)"""


def test_answers_keep_their_places_and_nothing_moves_inside_a_drawing(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "bot:merciful", "human", "bot:fair", seed="4")
    ana = somebody(hall.seat_link(made, 1), reduced_motion="no-preference", script="")
    ana.page.locator(PARCHMENT).wait_for()
    assert ana.page.evaluate(ENDLESS) == []
    begin(ana)
    ana.wait()
    before = ana.page.evaluate(PLACES)
    assert len(before) == 4
    ana.press('#actions [data-option="roll"]')
    ana.page.locator('#actions [data-option^="walk"]').first.wait_for(state="attached")
    ana.wait()
    assert [round(top) for top in ana.page.evaluate(PLACES).values()] == [round(top) for top in before.values()]
    assert ana.page.evaluate(ENDLESS) == []


# By keyboard


def test_a_whole_quest_by_keyboard(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "bot:merciful", "human", "bot:fair", seed="4")
    ana = somebody(hall.seat_link(made, 1))
    ana.page.locator(PARCHMENT).wait_for()
    ana.page.keyboard.press("Enter")  # the parchment has the focus
    ways: set[str] = set()
    for _ in range(ENOUGH):
        sight = ana.wait()
        if sight["over"]:
            break
        name = wanted(ana, sight)
        ways.add(by_keyboard(ana, name))
        if ana.page.locator(SURE).count():  # to leave before the goal is reached is asked twice
            tab_to(ana, SURE)
            ana.page.keyboard.press("Enter")
        if name == "leave":  # the others play on without her
            ana.page.locator("dialog[open] .result").wait_for(timeout=patience(60) * 1000)
    assert {"key", "board"} <= ways
    assert ana.clicks == 0
    assert any(telling["kind"] == "quest-ends" for telling in ana.tellings())
    assert ana.page.locator("dialog[open] .heq .card").count() == 2
    tab_to(ana, "dialog[open] a[href$='/campaign']")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".book .heroes > li")).to_have_count(2)


def wanted(person: Person, sight: Sight) -> str:
    """Fight what is near, walk a little, and go home when the goal is reached or the others have gone."""
    view, options = person.now["view"], sight["options"]
    alone = sum(hero["status"] == "in_play" for hero in view["heroes"]) == 1
    home = view["quest"]["met"] or alone or view["quest"]["round"] > LATE
    for verb in ("attack", *(["leave"] if home else []), "roll", "keep", "done"):
        found = [name for name in options if name.split()[0] == verb]
        if found:
            return str(found[0])
    squares = [name for name in options if name.startswith("walk")]
    if squares and home:
        return nearest(squares, view)
    if squares and not view["turn"]["stepped"] and person.chance.random() < STROLLS:
        return str(person.chance.choice(squares))
    return "end turn" if "end turn" in options else str(options[0])


def nearest(names: list[str], view: dict[str, Any]) -> str:
    """The square from which it is not far to the stairs."""
    steps = steps_home(view)
    return min(names, key=lambda name: steps.get(name.split(":")[1], ENOUGH))


def steps_home(view: dict[str, Any]) -> dict[str, int]:
    """From every square in sight to the stairs, through open doors."""
    rows: list[str] = view["rows"]
    doors = {frozenset((door["a"], door["b"])) for door in view["doors"] if door["open"]}
    steps = dict.fromkeys(view["stairs"], 0)
    queue = list(steps)
    for here in queue:
        x, y = ord(here[0]) - ord("A"), int(here[1:]) - 1
        for column, row in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            there = f"{chr(ord('A') + column)}{row + 1}"
            if not (0 <= column < 26 and 0 <= row < 19) or there in steps or rows[row][column] in "#%*":
                continue
            if rows[row][column] == rows[y][x] or frozenset((here, there)) in doors:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def by_keyboard(person: Person, name: str) -> str:
    """By the printed key, or with the arrows over the squares."""
    keys = person.page.keyboard
    if not name.startswith("walk"):
        printed = person.page.locator(f'#actions [data-option="{name}"] kbd')
        if printed.count():
            keys.press(printed.inner_text().lower())
            return "key"
        tab_to(person, f'#actions [data-option="{name}"]')
        keys.press("Enter")
        return "tab"
    goal = name.split()[1]
    keys.press("g")
    for _ in range(60):
        here = person.page.evaluate(HERE)
        if here == goal:
            keys.press("Enter")
            return "board"
        keys.press(towards(here, goal)[0])
    raise AssertionError(f"the arrows do not lead to {goal}")


# Two browsers


def test_a_hero_against_zargon(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "human", "human", seed="6")
    zed, ana = somebody(hall.seat_link(made, 0)), somebody(hall.seat_link(made, 1), lang="fr")
    for person in (zed, ana):
        person.at_the_board = True
        begin(person)
    answers: list[str] = []
    read = 0
    said_to = {"en": set[str](), "fr": set[str]()}
    for _ in range(70):
        person, sight = next_asked(zed, ana)
        if sight["over"] or ana.now["view"]["quest"]["round"] > 6:
            break
        read = keeps_secrets(zed, ana, read)
        said_to["en"].update(said(zed.page, "en"))
        said_to["fr"].update(said(ana.page, "fr"))
        try:
            answers.append(person.answer(sight, zargon if person is zed else hero))
        except Gone:
            continue
        verbs = {answer.split()[0] for answer in answers}
        if {"roll", "open", "choose"} <= verbs and verbs & {"strike", "done"} and ana.now["view"]["quest"]["round"] > 3:
            break
    assert {"roll", "open", "choose"} <= verbs
    assert verbs & {"strike", "done"}
    assert [strangers(texts, lang, NAMES) for lang, texts in said_to.items()] == [{}, {}]


def keeps_secrets(zed: Person, ana: Person, read: int) -> int:
    """Nothing that only Zargon knows has reached the hero's browser; gives up to where her messages were read."""
    if zed.now.get("seq") != ana.now.get("seq"):
        return read  # one of them has not heard yet
    screen = zed.now["view"]["zargon"]
    assert screen is not None and ana.now["view"]["zargon"] is None
    refs = {f'"{each["ref"]}"' for kind in ("doors", "traps", "monsters") for each in screen[kind]}
    prose = [each["text"] for kind in ("events", "treasures") for each in screen[kind] if each["text"]]
    words = {json.dumps(text, ensure_ascii=False).strip('"') for each in prose for text in each.values()}
    told = json.dumps(ana.heard[read:], ensure_ascii=False)
    assert not [secret for secret in refs | words if secret in told]
    assert zed.page.locator('#board [data-ref^="hidden:"]').count() == len(screen["monsters"])
    page = ana.page.content()
    assert 'data-ref="hidden:' not in page
    assert not [text for each in prose for text in each.values() if text in page]
    return len(ana.heard)


def test_one_screen_for_zargon_and_heroes(hall: Hall, somebody: Seat) -> None:
    """The screen is handed over behind a curtain when it changes sides, and never from hero to hero."""
    both = somebody(f"{hall.url}/new/heroquest")
    page = both.page
    page.get_by_role("button", name=say("preset-screen")).click()
    page.locator("#kind-0").select_option("human")
    page.get_by_role("button", name=say("start-now")).click()
    both.at_the_board = True
    lifted = True
    front: list[int] = []
    for _ in range(80):
        sight = both.wait()
        if sight["curtain"]:
            both.lift_curtain()
            lifted = True
            continue
        if page.locator(PARCHMENT).count():
            begin(both)
        asked = min(both.now["asked"])
        if front and asked != front[-1]:
            assert lifted == (0 in (asked, front[-1])), f"from {front[-1]} to {asked}"
        front.append(asked)
        lifted = False
        if front.count(0) > 1 and {1, 2} <= set(front):
            return
        both.answer(sight, zargon if asked == 0 else hero)
    raise AssertionError(f"Zargon had no turn: {front}")


def test_advice_that_the_game_overtakes_is_no_error(hall: Hall, somebody: Seat) -> None:
    """The page asks for its button's advice by itself; the hero may have ended her turn before the hall hears of it."""
    ana = somebody(hall.seat_link(table(hall, "human", "human", "human", seed="6"), 1))
    late: list[Route] = []
    heard: list[int] = []
    ana.page.route("**/suggest", lambda route: late.append(route))
    ana.page.reload()  # it may have asked already
    ana.page.on("response", lambda said: heard.append(said.status) if said.url.endswith("/suggest") else None)
    begin(ana)
    ana.wait()
    for _ in looks(ana.page, "the page asks for no advice"):
        if late:
            break
    ana.press('#actions [data-option="end turn"]')
    until(ana, lambda _: ana.now["asked"] == [2])
    assert not heard
    for each in late:
        each.continue_()
    for _ in looks(ana.page, "the hall does not say anything to it"):
        if heard:
            break
    assert set(heard) == {200}
    assert ana.page.locator(".toast").count() == 0


# A phone


def test_the_camera_follows_the_hero(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "bot:merciful", "human", seed="3")
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    ana = somebody(hall.seat_link(made, 1), **phone)
    ana.page.locator(PARCHMENT).tap()
    places: set[str] = set()
    for n, _ in enumerate(ana.moves(hero, most=25)):
        ana.wait()
        view = ana.now["view"]
        at = view["heroes"][0]["at"]
        if view["turn"]["hero"] == 0 and at is not None:
            places.add(at)
            in_window(ana, at)
        if n % 8 == 0:
            check(ana.page)
    assert len(places) > 2


def in_window(person: Person, at: str) -> None:
    x, y = (ord(at[0]) - ord("A") + 0.5) * CELL, (int(at[1:]) - 0.5) * CELL
    person.page.wait_for_function(IN_WINDOW, arg=[x, y])


# For everybody


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: run `npm ci` in client/")
def test_axe_finds_nothing_serious(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "human", "human", seed="6", settings={"dice": "seeded"})
    zed, ana = (somebody(hall.seat_link(made, n), script=AXE) for n in (0, 1))
    found = faults(ana, ".parchment")
    for person in (zed, ana):
        begin(person)
    for _ in range(12):
        person, sight = next_asked(zed, ana)
        person.answer(sight, zargon if person is zed else hero)
    found += faults(ana) + faults(zed, "#board, #actions")  # the rest is as she has it
    boxed = table(hall, "bot:merciful", "human", seed="6", settings={"dice": "hand"})
    owner = somebody(hall.seat_link(boxed, 1), script=AXE)
    begin(owner)
    owner.page.locator("section.placing").wait_for()
    found += faults(owner, "section.placing")
    ana.go(f"{hall.url}/t/{made['table']['id']}/campaign")
    ana.page.locator(".book").wait_for()
    found += faults(ana)
    assert found == []
