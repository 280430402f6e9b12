"""HeroQuest in real browsers: a quest by keyboard, Zargon against a hero, a camera that follows, a real board."""

from __future__ import annotations

import contextlib
import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import RAIL, Gone, Person, Sight, next_asked
from tests.browser.test_access import AXE, faults
from tests.browser.test_keyboard import HERE, tab_to, towards
from tests.browser.test_phone import check
from tests.browser.watching import Watch
from tests.browser.words import said, say, strangers
from tests.machine import patience

QUICK = {"spell_split": "suggested", "potion_windows": "at_zero_only"}
NAMES = ["Zed", "Ana", "Bo", "Cy", "Di"]
CELL = 40  # a square on the drawing
STROLLS = 0.3  # the share of turns on which one walks about before the goal is reached
LATE = 4  # a round in which one has seen enough
ENOUGH = 400  # answers no quest takes
GAME_TEXTS = AXE.parents[3] / "src/questhall/games/heroquest/texts/en.ftl"
BOARD_TEXTS = AXE.parents[2] / "src/games/heroquest/texts/en.ftl"
PRESETS = AXE.parents[2] / "src/games/heroquest/presets.json"
QUESTS = GAME_TEXTS.parents[1] / "quests"
PARCHMENT = ".parchment .go button"
SURE = "dialog[open] footer .primary"
OTHER_TURN = "(before) => document.querySelector('#waiting')?.innerText !== before"
HOSTS = """key => {
  const all = JSON.parse(localStorage['questhall.tables']);
  Object.values(all)[0].host = key;
  localStorage['questhall.tables'] = JSON.stringify(all);
}"""
IN_WINDOW = """([x, y]) => {
  const box = document.querySelector('.dungeon svg').getAttribute('viewBox');
  const [left, top, width, height] = box.split(' ').map(Number);
  return width < 600 && left < x && x < left + width && top < y && y < top + height;
}"""


def table(hall: Hall, *kinds: str, **more: Any) -> dict[str, Any]:
    return hall.make(*kinds, game="heroquest", names=NAMES, **{"options": QUICK, **more})


def begin(person: Person) -> None:
    """The parchment lies over the board until it has been read."""
    person.page.locator(PARCHMENT).click()


# One click


def test_to_the_first_dice_in_three_clicks(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.url)
    ana.click("[data-game=heroquest] .button.primary")
    ana.page.locator(RAIL).wait_for()
    ana.click(PARCHMENT)
    assert ana.wait()["options"][0] == "roll"
    ana.press('#actions [data-option="roll"]')
    ana.page.locator(".tray .dice > *").first.wait_for()
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


# Set up


def test_a_quest_of_ones_own_and_names_at_the_new_table(
    hall: Hall, somebody: Seat, watch: Watch, tmp_path: Path
) -> None:
    words = (QUESTS / "q01_the_trial.toml").read_text(encoding="utf-8").replace('en = "The Trial"', 'en = "My Cellar"')
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(words, encoding="utf-8")
    wrong = words.replace("[[18, 15], [17, 15]]", "[[18, 15], [19, 15]]").replace("at = [25, 10] }", "at = [18, 16] }")
    bad.write_text(wrong, encoding="utf-8")
    ana = somebody(f"{hall.url}/new/heroquest")
    page = ana.page
    page.locator("summary", has_text=say("new-more")).click()
    page.locator("[data-option=hero_names] input").first.fill("Ragnar")
    file = page.locator("[data-option=quest_file] input")
    file.set_input_files(bad)
    page.locator(".go .primary").click()
    complaint = page.locator(".toast p")
    expect(complaint).to_contain_text("[door-on-wall]", timeout=patience(30) * 1000)
    expect(complaint).to_contain_text("[free-square]")  # all of them, not the first only
    assert ["422" in error for error in watch.errors] == [True]  # the refusal, which the console notes
    watch.errors.clear()
    file.set_input_files(good)
    page.locator(".go .primary").click()
    page.wait_for_url("**/t/**", timeout=patience(30) * 1000)
    table_id = page.url.rpartition("/")[2].partition("#")[0]
    options = hall.get(f"/api/tables/{table_id}")["options"]
    assert options["hero_names"] == {"barbarian": "Ragnar"} and "My Cellar" in options["quest_file"]


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


def hero(person: Person, sight: Sight) -> str:
    options: list[str] = sight["options"]
    for verb in ("attack", "open", "roll"):
        if found := [name for name in options if name.startswith(verb)]:
            return found[0]
    walks = [name for name in options if name.startswith("walk")]
    if walks and not person.now["view"]["turn"]["stepped"]:
        return person.chance.choice(walks)
    return "end turn" if "end turn" in options else options[-1]


def zargon(person: Person, sight: Sight) -> str:
    options: list[str] = sight["options"]
    for verb in ("strike", "choose", "done", "end", "place"):
        if found := [name for name in options if name.startswith(verb)]:
            return found[0]
    return options[0]


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


# A real board on the table


def test_everything_thrown_can_be_typed(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "bot:merciful", "human", settings={"dice": "hand"})
    ana = somebody(hall.seat_link(made, 1))
    begin(ana)
    ana.wait()
    ana.press('#actions [data-option="roll"]')
    for face in ("3", "5"):
        ana.page.locator(".hand .face", has_text=face).click()
    ana.page.locator(".hand .button.primary").click()
    ana.wait()
    assert ana.now["view"]["turn"]["left"] == 8
    ana.press('#actions [data-option="search treasure"]')
    ana.page.locator(".hand .face", has_text=say_game("ref-card-gold_15")).click()
    ana.wait()
    assert ana.now["view"]["heroes"][0]["gold"] == 15

    cards = ana.page.locator(".placing li")  # what is in sight asks to be placed by itself
    assert cards.count() >= len(ana.now["view"]["doors"]) > 0
    ana.page.locator(".placing .all").click()
    expect(cards).to_have_count(0)
    ana.page.reload()
    ana.wait()
    expect(cards).to_have_count(0)  # the table remembers what stands on the board
    ana.page.get_by_role("button", name=say_game("board-placing", BOARD_TEXTS)).click()
    ana.page.locator(".placing p").wait_for()


def test_who_does_what_with_a_real_box(hall: Hall, somebody: Seat) -> None:
    """The host leaves Zargon's dice to the app and a sheet to paper; the other screen follows, and ticks are shared."""
    made = table(hall, "bot:merciful", "human", "human", settings={"dice": "hand"})
    ana, bo = (somebody(hall.seat_link(made, n)) for n in (1, 2))
    for person in (ana, bo):
        begin(person)
    ana.page.evaluate(HOSTS, made["host"])
    ana.page.reload()
    ana.wait()
    if ana.page.locator(PARCHMENT).count():
        begin(ana)
    ana.page.get_by_role("button", name=say("table-menu")).click()
    dialog = ana.page.locator("dialog[open]")
    dialog.get_by_label(say("box-app-seat", who="=Zargon")).check()
    dialog.get_by_label(say("box-sheet", who="=Bo")).check()
    dialog.get_by_label(say("box-placer")).select_option("2")
    bo.page.locator(".party .look").wait_for()  # his sheet is on paper now
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".placing")).to_have_count(0)  # that is Bo's task
    bo.page.locator(".placing .all").click()
    expect(bo.page.locator(".placing")).to_have_count(0)
    settings = hall.get(f"/api/tables/{made['table']['id']}")["settings"]["companion"]
    assert settings == {"app": ["seat:0"], "paper": ["sheet:2"], "placer": 2}

    ana.press('#actions [data-option="roll"]')
    ana.page.get_by_role("button", name=say("hand-app"), exact=True).click()
    ana.wait()
    assert ana.now["view"]["turn"]["left"] >= 2


# Ways to play


def test_ways_to_play_in_one_tap(hall: Hall, somebody: Seat) -> None:
    presets = json.loads(PRESETS.read_text("utf-8"))
    ana = somebody(f"{hall.url}/new/heroquest")
    ana.click('[data-way="overlord"]')
    seats = ana.page.locator("[id^=kind-]").evaluate_all("(all) => all.map((each) => each.value)")
    assert seats == ["human", *["bot:fair"] * 4]
    ana.click(".house > summary")
    for width, preset in itertools.product((1440, 390), presets["list"]):
        ana.page.set_viewport_size({"width": width, "height": 900})
        ana.click(f'[data-preset="{preset["id"]}"]')
        told = ana.page.locator(".changes").inner_text()
        assert say_game(f"board-preset-{preset['id']}", BOARD_TEXTS) in told
        for option, value in preset["options"].items():
            assert say_game(f"setting-{option}-{value}") in told
        seats = preset.get("seats", [])
        shown = [ana.page.locator(f"#kind-{n}").input_value() for n in range(len(seats))]
        assert shown == [{"you": "human"}.get(who, who) for who in seats]
    ana.click('[data-preset="family"]')
    ana.page.get_by_role("button", name=say("preset-alone")).click()
    ana.page.get_by_role("button", name=say("start-now")).click()
    ana.page.locator(PARCHMENT).wait_for()
    chosen = hall.get(f"/api/tables/{ana.page.url.split('/')[-1]}")["options"]
    family = next(each["options"] for each in presets["list"] if each["id"] == "family")
    assert {key: chosen[key] for key in family} == family


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
    ana.page.get_by_role("button", name=say_game("board-placing", BOARD_TEXTS)).click()
    found += faults(ana, ".placing")
    ana.go(f"{hall.url}/t/{made['table']['id']}/campaign")
    ana.page.locator(".book").wait_for()
    found += faults(ana)
    assert found == []


def say_game(text: str, file: Path = GAME_TEXTS) -> str:
    """A plain text of the game, or of the board, which has a file of its own."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(line.partition(" = ")[2] for line in lines if line.startswith(f"{text} = "))
