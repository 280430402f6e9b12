"""Deck Box Dungeons in real browsers: a guided first room, a game by mouse, by keys, by thumb, a real box, seeds."""

from __future__ import annotations

import contextlib
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import POLL, RAIL, Gone, Person, looks
from tests.browser.test_access import AXE, faults
from tests.browser.test_keyboard import HERE
from tests.browser.test_phone import check
from tests.browser.words import GAMES, SHELL, said, say, strangers, strings_of, texts

NAMES = ["Ana", "Bo"]
ONE = {"hero": ["odrik"], "equipment": ["sword"], "ability": ["stand"], "windows": ["never"]}
TWO = {
    "hero": ["odrik", "selka"],
    "equipment": ["sword", "bow"],
    "ability": ["stand", "lance"],
    "windows": ["never"] * 2,
}
LUCKY = "7"  # a seed with which the bold come home
ENOUGH = 150  # clicks no quest takes
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = ((1440, 900), (1366, 650), (820, 1180), (390, 844), (844, 390))
BOARD = SHELL.parent / "games/deckbox/texts"
CARDS = GAMES / "deckbox/texts"
PAGE = "#board .page .buttons"
ON = f"{PAGE} .primary"
OVER = "dialog[open] .result"

# What can be done now: go on from a page, choose on a scroll, answer. Null while dice fall or a walk is under way.
SCENE = """() => {
  const all = (where, key) => [...document.querySelectorAll(where)].map((each) => each.dataset[key]);
  const scene = {
    page: document.querySelector('#board .page .buttons .primary') !== null,
    choices: all('#board .page [data-option]', 'option'),
    options: all('#actions [data-option]', 'option'),
    hand: document.querySelector('#actions .hand .face') !== null,
    over: document.querySelector('dialog[open] .result') !== null,
  };
  if (!scene.over && document.querySelector('#actions .errand')) return null;
  return scene.over || scene.page || scene.hand || scene.options.length ? scene : null;
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
    """Until there is something to do here, and it has been heard what that is about."""
    found: Scene = person.page.wait_for_function(SCENE, polling=POLL).json_value()
    for _ in looks(person.page, f"nobody has said {found['options']}"):
        if not found["options"] or heard_of(person, set(found["options"])):
            break
    return found


def heard_of(person: Person, options: set[str]) -> bool:
    """The last word of the hall to the seat that is asked becomes what is known now."""
    last = {message["seat"]: message for message in person.heard if message["type"] == "now"}
    for now in last.values():
        if options <= {each["name"] for each in now["options"]}:
            person.now = now
            return True
    return False


def thing(ref: str) -> str:
    return f'#board .dungeon [data-ref="{ref}"]'


def option(name: str) -> str:
    return f'#actions [data-option="{name}"]'


def until(person: Person, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The view in which it holds; it comes over the line."""
    for _ in looks(person.page, "the game does not get there"):
        if person.now and holds(person.now["view"]):
            break
    view: dict[str, Any] = person.now["view"]
    return view


def kinds(person: Person) -> list[str]:
    return [telling["kind"] for telling in person.tellings()]


def bold(person: Person, options: list[str]) -> str:
    """What a bold hero presses: whoever can be reached, else what is not explored yet; "" where he has no idea."""
    view = person.now["view"]
    if found := [name for name in options if name.split()[0] in ("melee", "shoot", "place")]:
        ref = found[0].split()[1]
        alone = sum(ref in name.split() for name in options) == 1  # else the board asks back what is meant
        return thing(ref) if alone else option(found[0])
    if "activate" in options:
        return thing(f"hero:{person.now['seat']}")
    if "end" not in options:
        return ""
    if view["approaches"]:
        return thing(view["approaches"][0]["enemy"])
    doors = sorted((each for each in view["reach"] if each["explores"]), key=lambda each: int(each["cost"]))
    if doors and not view["enemies"]:
        return thing(f"square:{doors[0]['at']}")
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
        return f'#board .page [data-option="{found["choices"][0]}"]'
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


def no_idea(options: list[str]) -> str:
    return option(next((name for name in ("end", "pass", "yield") if name in options), options[0]))


# A whole quest


def test_a_whole_quest_by_mouse(hall: Hall, somebody: Seat) -> None:
    """A click on a foe walks there and attacks, a click on a dark door walks there and opens it."""
    made = table(hall, "human", options={"quest_file": [], "quest": "p1"})
    ana = somebody(hall.seat_link(made, 0))
    walks: set[tuple[str, ...]] = set()
    for where, _ in bold_moves(ana):
        before = len(ana.said)
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


def take_advice(person: Person) -> None:
    person.press(f"#actions button:is([aria-label='{say('suggest')}'], [title='{say('suggest-about')}'])")
    person.page.locator("[data-advice]").wait_for()
    person.press("[data-advice]")


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


# A real box on the table


def test_a_real_box(hall: Hall, somebody: Seat) -> None:
    """Which tile to lay, which way its arrow points, which die to put where; what people throw is typed."""
    made = table(hall, "human", settings={"dice": "hand"}, options={"quest_file": [], "quest": "p1"})
    ana = somebody(hall.seat_link(made, 0))
    ana.click(ON)
    for item in ("draught", "axe", "cinder"):  # they lie on the real table
        throw(ana, texts(CARDS).say("en", f"ref-item-{item}", {}))
    assert [offer["id"] for offer in until(ana, lambda view: view["tiles"])["market"]] == ["draught", "axe", "cinder"]
    lay(ana, "3A", arrow=0)

    for where, found in bold_moves(ana):
        if found["hand"]:
            throw(ana, "M1")
        elif len(ana.now["view"]["enemies"]) == 2 and not found["page"]:
            break
        else:
            ana.press(where)
    text = lay(ana, "6A", arrow=0)
    assert text.count("M1") == text.count(words("board-die-green")) == 2

    for where, found in bold_moves(ana):
        if "enemy-defeated" in kinds(ana):
            break
        if found["hand"]:
            throw(ana, "6" if ana.now["view"]["attack"] and ana.now["view"]["attack"]["by_hero"] else "1")
        else:
            ana.press(where or no_idea(found["options"]))
    assert len(ana.now["view"]["enemies"]) == 1


def throw(person: Person, face: str) -> None:
    """All dice show that."""
    hand = person.page.locator("#actions .hand")
    for _ in range(max(1, hand.locator(".slot").count())):
        hand.locator(".face span").get_by_text(face, exact=True).click()
    if hand.locator(".slot").count():
        hand.locator(".button.primary").click()


def lay(person: Person, face: str, arrow: int) -> str:
    """The tile is asked for first, with its arrow; gives all that is asked for. Then it lies there."""
    cards = person.page.locator(".placing li")
    expect(cards.first).to_contain_text(face)
    expect(cards.first).to_contain_text(words(f"board-way-{arrow}"))
    expect(cards.first.locator(".arrow")).to_have_attribute("transform", f"rotate({90 * arrow} 3.5 3.5)")
    text = person.page.locator(".placing ul").inner_text()
    person.page.locator(".placing .all").click()
    expect(cards).to_have_count(0)
    return text


# Dungeons to share


def test_a_link_gives_the_same_dungeon(hall: Hall, somebody: Seat) -> None:
    plans: list[Any] = []
    for seed in ("hello", "hello", "goodbye"):
        ana = somebody(f"{hall.url}/new/deckbox?quest=a1&seed={seed}&draft=random&open_map=on")
        ana.click("[data-way=alone]")
        ana.page.get_by_role("button", name=say("start-now")).click()
        ana.page.locator(ON).wait_for()
        view = until(ana, lambda view: view["tiles"])
        assert (view["quest"]["id"], view["quest"]["seed"]) == ("a1", seed)
        link = ana.page.locator("#board .share a").get_attribute("href")
        assert link == f"{hall.url}/new/deckbox?quest=a1&seed={seed}"
        plans.append([(tile["face"], tile["arrow"]) for tile in view["tiles"]] + [view["plan"]])
    assert plans[0] == plans[1] != plans[2]


def test_a_quest_of_ones_own(hall: Hall, somebody: Seat, tmp_path: Path) -> None:
    """A file is chosen, the cards of a hero are taken, and that quest begins."""
    file = tmp_path / "jam.toml"
    file.write_text(JAM, encoding="utf-8")
    ana = somebody(f"{hall.url}/new/deckbox")
    ana.click("[data-way=alone]")
    ana.page.locator(".seats summary").click()
    ana.page.get_by_role("button", name=say("remove-seat", n=2)).click()
    ana.page.locator("summary", has_text=say("new-more")).click()
    ana.page.locator("[data-option=quest_file] input").set_input_files(file)
    ana.page.locator("[data-option=quest_file] button").wait_for()  # it is loaded, and can be taken away again
    ana.page.get_by_role("button", name=say("start-now")).click()
    for card in ("character:odrik", "equipment:sword", "ability:stand"):
        ana.page.locator(f'.draft [data-ref="{card}"]').click()
    expect(ana.page.locator("#board .page h2")).to_have_text("The Jam Thief")
    ana.page.locator(ON).click()
    ana.press(thing("square:3,5"))
    until(ana, lambda view: view["heroes"][0]["at"] == "3,5" and view["heroes"][0]["ability"] == "stand")
