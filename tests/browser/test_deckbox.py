"""Deck Box Dungeons in real browsers: a guided first room, whole games by mouse, keys and thumb, a real box, seeds."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import RAIL, Person
from tests.browser.test_access import AXE, faults
from tests.browser.test_keyboard import HERE
from tests.browser.test_phone import check
from tests.browser.words import GAMES, SHELL, said, say, strangers, strings_of, texts

NAMES = ["Ana", "Bo"]
ONE = {"hero": ["odrik"], "equipment": ["sword"], "ability": ["stand"], "windows": ["never"]}
TWO = {"hero": ["odrik", "selka"], "equipment": ["sword", "bow"], "ability": ["stand", "lance"], "windows": ["never"] * 2}
LUCKY = "7"  # a seed with which the bold come home
ENOUGH = 150  # clicks no quest takes
PATIENCE = 30.0  # seconds for a word to reach everybody
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = ((1440, 900), (1366, 650), (820, 1180), (390, 844), (844, 390))
BOARD = SHELL.parent / "games/deckbox/texts"
CARDS = GAMES / "deckbox/texts"
PAGE = "#board .page .buttons"
ON = f"{PAGE} .primary"
BUBBLE = "aside.bubble.placed"
OVER = "dialog[open] .result"

# What can be done now: go on from a page, choose on a scroll, answer. Null while dice fall or a walk is under way.
SCENE = """() => {
  const all = (where, key) => [...document.querySelectorAll(where)].map((each) => each.dataset[key]);
  const scene = {
    page: document.querySelector('#board .page .buttons .primary') !== null,
    choices: all('#board [data-choice]', 'choice'),
    options: all('#actions [data-option]', 'option'),
    over: document.querySelector('dialog[open] .result') !== null,
  };
  if (!scene.over && document.querySelector('#actions .errand')) return null;
  return scene.over || scene.page || scene.options.length ? scene : null;
}"""
ROOM = """() => {
  const box = document.querySelector('#board .dungeon').getBoundingClientRect();
  return { width: box.width, height: box.height, top: box.top, bottom: box.bottom,
           sideways: document.documentElement.scrollWidth - innerWidth };
}"""

Scene = dict[str, Any]

# A quest for an evening on which nobody has time: a choice, a rat, a thief.
JAM = """schema = 1
game = "deckbox"
id = "jam"
title = { en = "The Jam Thief", fr = "Le voleur de confiture" }
story = { en = "Somebody eats the jam.", fr = "Quelqu’un mange la confiture." }
objective.text = { en = "Defeat the thief.", fr = "Vainquez le voleur." }
objective.flags = { boss = 1 }
victory = { en = "There is jam again.", fr = "Il y a de nouveau de la confiture." }
defeat = { en = "Dry bread it is.", fr = "Ce sera du pain sec." }
enemies = ["spitling", "gnawkin", "piper", "tusk", "bramble", "tyrant"]

[flags]
boss = { en = "Thieves", fr = "Voleurs" }

[[rooms]]
at = [0, 0]
face = "3A"
arrow = "north"
title = { en = "The Larder", fr = "Le garde-manger" }
line = { en = "Empty shelves.", fr = "Des étagères vides." }
script = 'energy each +1'

[[rooms]]
at = [0, -1]
face = "6A"
arrow = "north"
title = { en = "The Jar", fr = "Le pot" }
line = { en = "It is still half full.", fr = "Il est encore à moitié plein." }
script = 'choose{"Taste it"/"Goûter": treasure explorer 2 | "Leave it"/"Le laisser": energy each +1}; spawn G1=M1'

[[rooms]]
at = [1, -1]
face = "12A"
arrow = "east"
from = [0, -1]
final = true
title = { en = "The Thief", fr = "Le voleur" }
line = { en = "Sticky fingers.", fr = "Des doigts collants." }
script = 'spawn R1=M4!boss'
"""
CHOICES = {"en": "Taste it, Leave it", "fr": "Goûter, Le laisser"}


def table(hall: Hall, *kinds: str, **more: Any) -> dict[str, Any]:
    options = {"quest_file": JAM, "difficulty": "easy", **(ONE if len(kinds) == 1 else TWO), **more.pop("options", {})}
    return hall.make(*kinds, game="deckbox", names=NAMES, **{"options": options, "seed": LUCKY, **more})


def words(text: str, lang: str = "en", /, **args: Any) -> str:
    """A text of the board."""
    return texts(BOARD).say(lang, text, args)


def scene(person: Person) -> Scene:
    """Until there is something to do here."""
    found: Scene = person.page.wait_for_function(SCENE).json_value()
    return found


def thing(ref: str) -> str:
    return f'#board .dungeon [data-ref="{ref}"]'


def option(name: str) -> str:
    return f'#actions [data-option="{name}"]'


def until(person: Person, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The view in which it holds; it comes over the line."""
    end = time.monotonic() + PATIENCE
    while not (person.now and holds(person.now["view"])):
        assert time.monotonic() < end, f"still {person.now.get('step')}"
        person.page.wait_for_timeout(20)
    view: dict[str, Any] = person.now["view"]
    return view


def kinds(person: Person) -> list[str]:
    return [telling["kind"] for telling in person.tellings()]


def bold(person: Person, options: list[str]) -> str:
    """What a bold hero presses: whoever can be reached, else what is not explored yet; "" where he has no idea."""
    view = person.now["view"]
    if found := [name for name in options if name.split()[0] in ("melee", "shoot", "place")]:
        return thing(found[0].split()[1])
    if "activate" in options:
        return thing(f"hero:{person.now['seat']}")
    if "end" not in options:
        return ""
    if view["approaches"]:
        return thing(view["approaches"][0]["enemy"])
    doors = sorted((each for each in view["reach"] if each["explores"]), key=lambda each: int(each["cost"]))
    if doors and not view["enemies"]:
        return thing(f"exit:{doors[0]['at']}")
    return option("end") if not view["reach"] or view["turn"]["actions"] == 0 else ""


def bold_moves(person: Person) -> Iterator[tuple[str, Scene]]:
    """What to press next, until the game is over; "" is for the bot to say."""
    for _ in range(ENOUGH):
        found = scene(person)
        if found["over"]:
            return
        yield next_press(person, found), found
    raise AssertionError("the quest has no end")


def next_press(person: Person, found: Scene) -> str:
    if found["page"]:
        return ON
    if found["choices"]:
        return f'#board [data-choice="{found["choices"][0]}"]'
    where = option(found["options"][0]) if len(found["options"]) == 1 else bold(person, found["options"])
    return where if where and person.in_sight(where) else ""


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


def test_the_first_room_is_guided(hall: Hall, somebody: Seat) -> None:
    """One does what the coach asks for, thing by thing; sent away he stays away."""
    ana = somebody(hall.url)
    ana.click("[data-game=deckbox] .button.primary")
    ana.click(ON)
    lessons: list[str] = []
    for _ in range(30):
        found = scene(ana)
        lesson = taught(ana)
        if lesson and lesson not in lessons:
            lessons.append(lesson)
        if lesson == "scroll" and len(ana.now["view"]["tiles"]) > 1:
            waits_for_a_tap(ana)
        ana.press(asked_for(ana, lesson, found))
        if lesson == "attack":
            break
    assert lessons == ["place", "scroll", "who", "move", "explore", "attack"]
    ana.page.wait_for_function("() => document.querySelector('aside.bubble')?.dataset.lesson !== 'attack'")
    assert "hero-attacks" in kinds(ana)
    for _ in range(10):
        if ana.page.locator(BUBBLE).count():
            break
        ana.press(next_press(ana, found := scene(ana)) or option(found["options"][-1]))
    ana.page.locator(BUBBLE).get_by_role("button", name=words("board-coach-skip")).click()
    expect(ana.page.locator("aside.bubble")).to_have_count(0)
    ana.page.reload()
    scene(ana)
    expect(ana.page.locator("aside.bubble")).to_have_count(0)


def taught(person: Person) -> str:
    """The lesson in sight, once its bubble has found its place."""
    if not person.page.locator("aside.bubble").count():
        return ""
    return person.page.locator(BUBBLE).get_attribute("data-lesson") or ""


def waits_for_a_tap(person: Person) -> None:
    """Nothing can be answered while a scroll is open."""
    assert person.page.locator(ON).is_visible()
    assert not person.sight()["options"]


def asked_for(person: Person, lesson: str, found: Scene) -> str:
    options = found["options"]
    if lesson == "move":
        return thing(next(name.split()[1] for name in options if name.startswith("step")))
    return next_press(person, found) or option("end" if "end" in options else options[0])


# A whole quest


def test_a_whole_quest_by_mouse(hall: Hall, somebody: Seat) -> None:
    """A click on a foe walks there and attacks, a click on a dark door walks there and opens it."""
    made = table(hall, "human", options={"quest_file": [], "quest": "p1"})
    ana = somebody(hall.seat_link(made, 0))
    ana.page.locator(ON).wait_for()
    skip_the_coach(ana)
    for where, _ in bold_moves(ana):
        before = len(ana.said)
        if where:
            ana.press(where)
        else:
            take_advice(ana)
    print(ana.clicks, "clicks", ana.now["view"]["quest"])


def skip_the_coach(person: Person) -> None:
    person.page.evaluate("localStorage['questhall.deckbox.coach'] = JSON.stringify({ off: true, done: [] })")
    person.page.reload()


def take_advice(person: Person) -> None:
    person.click(f"#actions button:has-text('{say('suggest')}')")
    person.click("[data-advice]")
