"""HeroQuest in real browsers: setting up a table, ways to play, a real board beside the screen."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.heroquest import BOARD_TEXTS, GAME_TEXTS, PARCHMENT, begin, say_game, table
from tests.browser.test_access import AXE
from tests.browser.watching import Watch
from tests.browser.words import say
from tests.machine import patience

PRESETS = AXE.parents[2] / "src/games/heroquest/presets.json"
QUESTS = GAME_TEXTS.parents[1] / "quests"
HOSTS = """key => {
  const all = JSON.parse(localStorage['questhall.tables']);
  Object.values(all)[0].host = key;
  localStorage['questhall.tables'] = JSON.stringify(all);
}"""


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
    dialog.get_by_label(say("box-sheet", who=f"={say_game('class-dwarf')}")).check()  # everybody goes by the hero
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
