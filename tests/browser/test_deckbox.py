"""Deck Box Dungeons in real browsers: a first room, a quest by mouse, keys and thumb, two languages, every size."""

from __future__ import annotations

import contextlib
import tomllib

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Seat
from tests.browser.deckbox_play import (
    ENOUGH,
    JAM,
    NAMES,
    ON,
    SCENE,
    Scene,
    bold_moves,
    heard_of,
    next_press,
    no_idea,
    scene,
    table,
    take_advice,
    thing,
)
from tests.browser.halls import Hall
from tests.browser.people import RAIL, Gone, Person, looks, until
from tests.browser.test_access import AXE, faults
from tests.browser.test_keyboard import HERE
from tests.browser.test_lessons import begin, follow
from tests.browser.test_phone import check
from tests.browser.words import said, say, strangers, strings_of

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = ((1440, 900), (1366, 650), (820, 1180), (390, 844), (844, 390))
OVER = "dialog[open] .result"
CHOICES = {"en": "Taste it, Leave it", "fr": "Goûter, Le laisser"}
ROOM = """() => {
  const box = document.querySelector('#board .dungeon').getBoundingClientRect();
  return { width: box.width, height: box.height, top: box.top, bottom: box.bottom,
           sideways: document.documentElement.scrollWidth - innerWidth };
}"""

# Of what can be attacked now, what is not wholly in the window over the dungeon.
OUTSIDE = """(refs) => {
  const frame = document.querySelector('#board .dungeon').getBoundingClientRect();
  return refs.filter((ref) => {
    const box = document.querySelector(`#board .dungeon [data-ref="${ref}"]`).getBoundingClientRect();
    const inside = (low, at, high) => low - 2 <= at && at <= high + 2;
    return !(inside(frame.left, box.left, frame.right) && inside(frame.left, box.right, frame.right)
      && inside(frame.top, box.top, frame.bottom) && inside(frame.top, box.bottom, frame.bottom));
  });
}"""


# Alone: the first visit


def test_to_the_first_decision_in_three_clicks(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.url)
    ana.click("[data-game=deckbox] .button.primary")
    ana.page.locator(RAIL).wait_for()
    ana.click(ON)
    assert {name.split()[0] for name in scene(ana)["options"]} == {"place"}
    ana.press(thing("square:3,5"))
    until(ana, lambda view: view["heroes"][0]["at"] == "3,5")
    assert ana.clicks == 3
    held = ana.page.evaluate("Object.values(JSON.parse(localStorage['questhall.tables']))[0].seats")
    assert sorted(held) == ["0", "1"]  # both heroes are hers, and nobody else is waited for


# A whole quest


def test_a_whole_quest_by_mouse(hall: Hall, somebody: Seat) -> None:
    """A click on a foe walks there and attacks, a click on a dark door walks there and opens it."""
    made = table(hall, "human", options={"quest_file": [], "quest": "p1"})
    ana = somebody(hall.seat_link(made, 0))
    walks: set[tuple[str, ...]] = set()
    for where, _ in bold_moves(ana):
        before = len(ana.said)
        targets_in_sight(ana)
        if where:
            ana.press(where)
        else:
            take_advice(ana)
        scene(ana)
        answers = [each["answer"].split()[0] for each in ana.said[before:] if each["type"] == "move"]
        walks.add(tuple(dict.fromkeys(answers)))
    assert ("step", "melee") in walks and ("step",) in walks
    quest = until(ana, lambda view: view["quest"]["outcome"] is not None)["quest"]
    assert quest["outcome"] == "won"
    last = ana.page.locator("dialog[open]")
    expect(last.locator(".epilogue")).to_contain_text(quest["victory"]["en"])
    expect(last.locator(".heroes section")).to_have_count(1)
    replay = last.get_by_role("link", name=say("replay"), exact=True).get_attribute("href")
    ana.go(f"{hall.url}{replay}")
    ana.page.locator("input[type=range]").fill("20")
    ana.page.locator(f"#board .past {thing('hero:0').removeprefix('#board ')}").wait_for()


def targets_in_sight(person: Person) -> None:
    """The window goes where the hero who acts can do something: nobody looks for whom to strike."""
    verbs = ("melee", "shoot")
    refs = [each["refs"][0] for each in person.now["options"] if each["verb"] in verbs] if person.now else []
    for _ in looks(person.page, f"not in the window: {refs}"):
        if not refs or not person.page.evaluate(OUTSIDE, refs):
            break


def test_a_quest_by_keyboard(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.seat_link(table(hall, "human"), 0))
    ways: set[str] = set()
    for where, found in bold_moves(ana):
        ways.add(by_keyboard(ana, where, found))
        if {"page", "choice", "board", "advice"} <= ways:
            break
    assert {"page", "choice", "board", "advice"} <= ways
    assert ana.clicks == 0


def by_keyboard(person: Person, where: str, found: Scene) -> str:
    """Enter on a page, arrows and Enter over the squares, else what a bot says, by its key."""
    keys = person.page.keyboard
    if found["page"] or found["choices"]:
        person.page.wait_for_function("() => document.activeElement?.closest('#board .page button')")
        keys.press("Enter")
        return "page" if found["page"] else "choice"
    if len(found["options"]) == 1:
        keys.press("Enter" if person.page.evaluate("document.activeElement === document.body") else "1")
        return "key"
    if where.startswith("#actions"):
        keys.press(person.page.locator(f"{where} kbd").inner_text().lower())
        return "key"
    if where.startswith("#board") and walk_to(person, goal(person, where)):
        keys.press("Enter")
        return "board"
    keys.press("h")
    person.page.locator("[data-advice]").wait_for()
    keys.press("h")
    person.page.locator("[data-advice]").wait_for(state="detached")
    return "advice"


def goal(person: Person, where: str) -> str:
    """The square on which that thing stands."""
    ref = where.split('"')[1]
    view = person.now["view"]
    places = {each["ref"]: each["at"] for each in (*view["heroes"], *view["enemies"])}
    return f"square:{places[ref]}" if ref in places else ref


def walk_to(person: Person, square: str, most: int = 25) -> bool:
    """The arrows lead past walls, and not always there."""
    person.page.keyboard.press("g")
    for _ in range(most):
        here = person.page.evaluate(HERE)
        if here == square:
            return True
        if not here.startswith("square:"):
            return False
        (x, y), (left, top) = (map(int, ref[7:].split(",")) for ref in (here, square))
        across = "ArrowRight" if x < left else "ArrowLeft"
        down = "ArrowDown" if y < top else "ArrowUp"
        person.page.keyboard.press(across if y == top or (x != left and person.chance.random() < 0.5) else down)
    return False


def test_a_quest_by_thumb(hall: Hall, somebody: Seat) -> None:
    """A tap shows the way, the next one walks it; nothing is too small, and the board stays."""
    ana = somebody(hall.seat_link(table(hall, "human"), 0), **PHONE)
    seen: set[str] = set()
    for where, found in bold_moves(ana):
        kind = "page" if found["page"] else "choice" if found["choices"] else ana.now["step"]
        if kind not in seen:
            seen.add(kind)
            check(ana.page)
            room_for_the_dungeon(ana, 390, 844)
        if ana.page.locator(".walk .go").count():
            seen.add("walk")
            ana.press("#board .walk .go")
        elif where:
            ana.press(where)
        else:
            take_advice(ana)
        if {"page", "choice", "PlaceHero", "Act", "walk"} <= seen:
            break
    assert {"page", "choice", "PlaceHero", "Act", "walk"} <= seen
    check(ana.page)


# Two browsers


def test_two_languages_at_one_table(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "human", "human")
    people = {"en": somebody(hall.seat_link(made, 0)), "fr": somebody(hall.seat_link(made, 1), lang="fr")}
    heard: dict[str, set[str]] = {"en": set(), "fr": set()}
    shared: set[str] = set()
    for _ in range(ENOUGH):
        lang, found = whoever(people)
        for each, person in people.items():
            heard[each].update(said(person.page, each))
        if found["over"] and all(person.page.locator(OVER).count() for person in people.values()):
            break
        if found["choices"]:
            shared |= choice_in_two_languages(people)
        if not found["over"]:
            with contextlib.suppress(Gone):  # the other was quicker
                people[lang].press(next_press(people[lang], found) or no_idea(found["options"]))
    assert shared == {"Le pot", "The Jar"}
    for lang, person in people.items():
        quest = until(person, lambda view: view["quest"]["outcome"] is not None)["quest"]
        ending = quest["victory" if quest["outcome"] == "won" else "defeat"][lang]
        expect(person.page.locator("dialog[open] .epilogue")).to_contain_text(ending)
        heard[lang].update(said(person.page, lang))
    own = {lang: [*NAMES, CHOICES[lang], *strings_of(tomllib.loads(JAM), lang)] for lang in heard}
    assert [strangers(texts, lang, own[lang]) for lang, texts in heard.items()] == [{}, {}]


def whoever(people: dict[str, Person]) -> tuple[str, Scene]:
    """Who has something to do; when the game is over for one, the others first."""
    for _ in looks(people["en"].page, "the game asks nobody here"):
        scenes = {lang: person.page.evaluate(SCENE) for lang, person in people.items()}
        found = sorted(((each["over"], lang) for lang, each in scenes.items() if each))
        if found and (not found[0][0] or len(found) == len(people)):
            lang = found[0][1]
            if not scenes[lang]["options"] or heard_of(people[lang], set(scenes[lang]["options"])):
                return lang, scenes[lang]
    raise AssertionError


def choice_in_two_languages(people: dict[str, Person]) -> set[str]:
    """One chooses, the others read over his shoulder."""
    titles = set()
    for person in people.values():
        title = person.page.locator("#board .page h2, #board .tab").first
        title.wait_for()
        titles.add(title.inner_text().strip())
    return titles


# The board never disappears


def room_for_the_dungeon(person: Person, width: int, height: int) -> None:
    """As soon as the page has found its new shape."""
    for _ in looks(person.page, f"the dungeon has too little room at {width}x{height}"):
        if is_enough(person.page.evaluate(ROOM), width, height):
            break


def is_enough(room: dict[str, float], width: int, height: int) -> bool:
    wide = room["sideways"] <= 0 and room["width"] >= min(width * 0.4, 340)
    return wide and room["height"] >= min(height * 0.36, 300) and room["top"] >= 0 and room["bottom"] <= height


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: run `npm ci` in client/")
def test_the_board_never_disappears(hall: Hall, somebody: Seat) -> None:
    """Read, placed, walked, chosen, fought: at every size there is a dungeon to see, and axe has nothing to say."""
    ana = somebody(hall.seat_link(table(hall, "human"), 0), script=AXE)
    seen: set[str] = set()
    found: list[str] = []
    for where, now in bold_moves(ana):
        view = ana.now["view"]
        kind = "page" if now["page"] else "choice" if now["choices"] else f"{ana.now['step']} {bool(view['enemies'])}"
        if kind not in seen:
            seen.add(kind)
            at_all_sizes(ana)
            found += faults(ana, "#board" if len(seen) > 1 else "html")
        ana.press(where or no_idea(now["options"]))
        if {"page", "choice", "PlaceHero False", "Act False", "Act True"} <= seen:
            break
    assert len(seen) > 4
    ana.page.set_viewport_size({"width": 390, "height": 844})
    while ana.page.locator(".tip").count():
        ana.page.locator(".tip button").first.click()
    for drawer in ana.page.locator("#board .drawers button").all():
        drawer.click()
        found += faults(ana, "#board")
    assert found == []


def at_all_sizes(person: Person) -> None:
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        room_for_the_dungeon(person, width, height)
    width, height = SIZES[0]
    person.page.set_viewport_size({"width": width, "height": height})


# What a lesson asks for


def test_the_end_of_a_turn_lies_free_of_the_undo_bar_in_a_lesson(hall: Hall, somebody: Seat) -> None:
    """Also in a low window: it is wholly in sight, and nothing else lies over it."""
    ana = somebody(hall.url, viewport={"width": 1366, "height": 650})
    begin(ana, "deckbox")
    for _ in follow(ana, 99):
        end = ana.page.locator("#actions [data-option='end'].primary")
        if end.is_visible():
            break
    bar = ana.page.get_by_role("group", name=say("take-back")).bounding_box()
    box = end.bounding_box()
    assert bar and box and box["height"] >= 40
    assert box["y"] + box["height"] <= bar["y"]
