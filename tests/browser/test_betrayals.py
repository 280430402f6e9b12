"""Donjon in real browsers: a game by keyboard, deals made, countered and broken among three, fists nobody sees."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import RAIL, Gone, Person, Sight, until
from tests.browser.test_access import AXE, faults
from tests.browser.test_hot_seat import nothing_to_see
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import check
from tests.browser.words import GAMES, SHELL, said, say, strangers, texts
from tests.machine import patience

NAMES = ["Ana", "Bo", "Cy", "Di"]
CALM = {"goal": "12", "clock": "relaxed"}
OPEN = {**CALM, "observation_rounds": "0", "unique_powers": "off"}  # an arena from the first round on
LUCKY = "82"  # Ana begins, meets a serpent, and beats it with an ally
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WORDS = "a song"  # a promise that nobody judges, in whatever language
ENOUGH = 300  # answers no game takes
BOARD = SHELL.parent / "games/betrayals/texts"
CARDS = GAMES / "betrayals/texts"
PRINTED = """(where) => {
  const line = document.querySelector(where);
  return line && (line.querySelector('kbd')?.textContent ?? '');
}"""
# What goes on below the edge fades there, and what an ally adds lies over nobody's name
NOTHING_CUT = """() => {
  const cloth = document.querySelector('#board .cloth');
  const below = cloth.scrollHeight - cloth.clientHeight - cloth.scrollTop > 14;
  const clear = (lane) => {
    const [name, adds] = ['.name', '.ally'].map((each) => lane.querySelector(each));
    return name.scrollWidth <= name.clientWidth && name.offsetWidth > 0 && adds.offsetWidth > 0;
  };
  const fades = getComputedStyle(cloth).maskImage !== 'none';
  return below === fades && [...document.querySelectorAll('#board .lane')].every(clear);
}"""
SURE = "dialog[open] footer .primary"  # before a word is broken
# What one does in a hurry, most urgent first
HASTE = ["main", "keep", "accept", "dungeon", "close", "side", "plunder", "wish", "pay", "spoils", "claim", "done"]


def table(hall: Hall, *kinds: str, **more: Any) -> dict[str, Any]:
    return hall.make(*kinds, game="betrayals", names=NAMES, **{"options": CALM, **more})


def words(text: str, lang: str = "en", /, **args: Any) -> str:
    """A text of the board."""
    return texts(BOARD).say(lang, text, args)


def hasty(person: Person, sight: Sight) -> str:
    names: list[str] = sight["options"]
    for verb in HASTE:
        if found := [name for name in names if name.split()[0] == verb]:
            return found[0]
    return names[-1]


def challenging(person: Person, sight: Sight) -> str:
    """To the arena as soon as it is open."""
    names: list[str] = sight["options"]
    return next((name for name in names if name.startswith("arena")), hasty(person, sight))


# Alone


def test_to_the_first_decision_in_three_clicks(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.url)
    ana.click("[data-game=betrayals] .button.primary")
    ana.page.locator(RAIL).wait_for()
    assert {name.split()[0] for name in ana.wait()["options"]} == {"main"}
    ana.press("#board .choice [data-option]")  # the card itself
    until(ana, lambda view: view["round"] == 1)
    assert ana.clicks <= 3
    assert len(ana.now["view"]["mine"]["quests"]) == 1


def test_a_whole_game_by_keyboard(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "human", "bot:greedy", "bot:vengeful", seed="3")
    ana = somebody(hall.seat_link(made, 0))
    ways: set[str] = set()
    for _ in range(ENOUGH):
        sight = ana.wait()
        if sight["over"]:
            break
        ways.add(by_keyboard(ana, hasty(ana, sight)))
    assert ana.clicks == 0
    assert "key" in ways
    rows = ana.page.locator("dialog[open] .end tbody tr")
    expect(rows).to_have_count(3)
    totals = [row.locator(".total").inner_text().replace("−", "-") for row in rows.all()]
    assert sorted(map(int, totals)) == sorted(ana.now["over"]["scores"])
    judged = [each for each in ana.now["view"]["promises"] if each["state"] in ("kept", "broken")]
    assert judged, "bots bargain"
    expect(ana.page.locator("dialog[open] .ledger li.kept, dialog[open] .ledger li.broken")).to_have_count(len(judged))


def by_keyboard(person: Person, name: str) -> str:
    """By the printed key, else with Tab and Enter; sure, where one is asked."""
    if person.page.locator(SURE).count():
        tab_to(person, SURE)
        person.page.keyboard.press("Enter")
        return "sure"
    line = f'#actions [data-option="{name}"]'
    printed = person.page.evaluate(PRINTED, line)
    if printed is None:
        return "gone"  # somebody else spoke meanwhile
    if printed:
        person.page.keyboard.press(printed.lower())
        return "key"
    try:
        tab_to(person, line)
    except AssertionError:
        if person.page.locator(line).count():
            raise
        return "gone"
    person.page.keyboard.press("Enter")
    return "tab"


# Three browsers, and a fourth person elsewhere


class Four:
    """Ana and Bo read English, Cy reads French; Di plays without a browser."""

    def __init__(self, hall: Hall, somebody: Seat, **more: Any) -> None:
        self.hall = hall
        self.made = table(hall, *["human"] * 4, **{"options": OPEN, "seed": LUCKY, **more})
        self.ana, self.bo = (somebody(hall.seat_link(self.made, n)) for n in (0, 1))
        self.cy = somebody(hall.seat_link(self.made, 2), lang="fr")
        self.people = {"en": [self.ana, self.bo], "fr": [self.cy]}
        self.heard: dict[str, set[str]] = {"en": set(), "fr": set()}

    def everybody(self) -> list[Person]:
        return [person for those in self.people.values() for person in those]

    def all_see(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        for person in self.everybody():
            until(person, holds)
        for lang, those in self.people.items():
            for person in those:
                self.heard[lang].update(said(person.page, lang))

    def di(self, verb: str, wish: str = "") -> None:
        """Di says what she is asked for, from elsewhere."""
        key = next(each["key"] for each in self.made["seats"] if each["seat"] == 3)
        now = self.hall.get(f"/api/tables/{self.made['table']['id']}/now", key=key)
        names = [option["name"] for option in now["options"] if option["verb"] == verb]
        self.hall.move(self.made["table"]["id"], key, now["seq"], wish or names[0])

    def begin(self) -> None:
        for person in self.everybody():
            person.page.locator("#board .choice [data-option]").first.click()
            person.page.locator("#board .choice").wait_for(state="detached")
        self.di("main")
        self.all_see(lambda view: view["round"] == 1)


def press(person: Person, name: str) -> None:
    person.page.locator(f'[data-option="{name}"]').first.click()


def composer(person: Person, to: str) -> Locator:
    person.page.locator(f'[data-partner="{to}"]').click()
    form = person.page.locator("form.composer")
    form.wait_for()
    if form.locator(".own").count():  # where there are usual deals, they come first
        form.locator(".own").click()
    return form


def more(form: Locator, lang: str, what: str, basket: int, times: int = 1) -> None:
    label = words("board-more", lang, what=f"={words(what, lang)}")
    for _ in range(times):
        form.locator("fieldset").nth(basket).get_by_role("button", name=label, exact=True).click()


def ledger(view: dict[str, Any], seat: int) -> tuple[int, int]:
    counts = view["adventurers"][seat]["ledger"]
    return counts["kept"], counts["broken"]


def test_deals_among_three_browsers(hall: Hall, somebody: Seat) -> None:
    four = Four(hall, somebody)
    ana, bo, cy = four.ana, four.bo, four.cy
    four.begin()

    # whatever can be tapped together is understood
    form = composer(ana, "seat:1")
    for chip in form.locator(".chip").all():
        chip.click()
    form.locator("input[type=text]").first.fill(WORDS)
    form.locator("[type=submit]").click()
    four.all_see(lambda view: len(view["offers"]) == 1)
    assert len(ana.now["view"]["offers"][0]["promise"]) == 3
    ana.page.locator(".slip [data-option^=withdraw]").click()
    four.all_see(lambda view: not view["offers"])

    # an offer in one browser is countered in another and accepted in the first
    press(ana, "dungeon")
    four.all_see(lambda view: view["parley"] is not None and view["parley"]["kind"] == "dungeon")
    form = composer(ana, "seat:2")
    more(form, "en", "board-gems-if-won", 0, times=2)
    form.locator("[type=submit]").click()
    four.all_see(lambda view: len(view["offers"]) == 1)
    assert bo.page.locator(".slip[data-ref^=offer] button").count() == 0  # it is not his
    cy.page.locator(".lane.own").get_by_role("button", name=words("board-haggle", "fr")).click()
    form = cy.page.locator("form.composer")
    expect(form.locator("fieldset").nth(1).locator(".later output")).to_have_text("2")  # the mirror of what was offered
    more(form, "fr", "board-gems-if-won", 1)
    form.locator("[type=submit]").click()
    four.all_see(lambda view: [offer["from"] for offer in view["offers"]] == ["seat:2"])
    ana.page.locator(".lane [data-option^=accept]").click()
    four.all_see(lambda view: view["fight"]["ally"] == "seat:2")

    # they fight side by side, and the word is kept
    press(ana, "close")
    four.all_see(lambda view: view["promises"][0]["triggered"])
    ana.page.locator(".spoils").get_by_role("button", name=words("board-keep-all")).click()
    until(ana, lambda view: view["visit"] == 2 and view["fight"] is None)
    ana.page.locator(".slip [data-option^=pay]").click()
    until(ana, lambda view: view["adventurers"][2]["gems"] == 3)
    press(ana, "done")
    four.all_see(lambda view: view["active"] == "seat:1")
    assert ledger(cy.now["view"], 0) == (1, 0)

    # support is sold in the arena, where nobody sees a fist
    press(bo, "arena seat:0")
    four.all_see(lambda view: view["parley"] is not None and view["parley"]["kind"] == "arena")
    form = composer(bo, "seat:2")
    more(form, "en", "board-gems-if-won", 0)
    form.locator("[type=submit]").click()
    until(cy, lambda view: len(view["offers"]) == 1)
    cy.page.locator(".slip.to-me .do.main").click()
    four.all_see(lambda view: any(each["pledge"]["kind"] == "side" for each in view["promises"]))
    for person in (ana, bo, cy):
        expect(person.page.locator(".third .chip")).to_have_count(1)  # for all to see
    press(bo, "close")
    four.all_see(lambda view: view["parley"] is None)
    read = {id(person): len(person.heard) for person in (ana, bo)}
    cy.page.locator('.choose [data-option="side side:defender"]').click()
    expect(cy.page.locator("dialog[open]")).to_contain_text(words("board-sure-break-yes", "fr"))
    cy.page.locator(SURE).click()
    four.all_see(lambda view: view["fight"]["thirds"][0]["chosen"] or view["fight"]["thirds"][1]["chosen"])
    for person in (ana, bo):
        fist_is_secret(person, read[id(person)])
    assert next(third for third in cy.now["view"]["fight"]["thirds"] if third["seat"] == "seat:2")["side"] == "defender"
    four.di("side", "side side:neutral")

    # the fists are open and the ledger says what Cy's word was worth, in both languages
    four.all_see(lambda view: ledger(view, 2) == (0, 1))
    for person, lang in ((ana, "en"), (bo, "en"), (cy, "fr")):
        person.page.locator(".strip button").click()
        line = person.page.locator(".ledger li.broken")
        expect(line).to_have_count(1)
        assert words("board-broken", lang) in line.inner_text()
        assert words("board-pledge-attack", lang) in line.inner_text()
        four.heard[lang].update(said(person.page, lang))
    assert [strangers(heard, lang, [*NAMES, WORDS]) for lang, heard in four.heard.items()] == [{}, {}]


def fist_is_secret(person: Person, read: int) -> None:
    """A closed fist, and nothing in what the browser got or shows says what is in it."""
    fresh = person.heard[read:]
    views = [message["view"] for message in fresh if message["type"] == "now"]
    assert views
    assert {third["side"] for view in views for third in view["fight"]["thirds"]} == {None}
    told = [each for message in fresh if message["type"] == "happened" for each in message["moments"]]
    assert told and "side:" not in json.dumps(told)
    third = person.page.locator(".third.chosen")
    expect(third).to_have_count(1)
    expect(third).to_contain_text(words("board-fist-closed"))
    assert person.page.locator(".third.open, .third.attacker, .third.defender, .third.neutral").count() == 0


# A phone


def test_a_turn_on_a_phone(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "human", "bot:loyal", "bot:greedy", "bot:loyal", seed=LUCKY, options=OPEN)
    ana = somebody(hall.seat_link(made, 0), **PHONE)
    seen: set[str] = set()
    for _ in range(40):
        sight = ana.wait()
        verbs = {name.split()[0] for name in sight["options"]}
        if verbs - seen:
            seen |= verbs
            check(ana.page)
        if "close" in verbs:
            stakes_in_sight(ana.page)
            ana.page.wait_for_function(NOTHING_CUT)
        if ana.page.locator("[data-partner]").count() and "form" not in seen and ana.now["view"]["fight"]:
            seen.add("form")
            ana.page.locator("[data-partner]").first.tap()
            form = ana.page.locator("form.composer")
            form.wait_for()
            check(ana.page)
            assert form.locator("[type=submit]").count() == 0  # nothing is given away by a tap on gold
            form.locator(".own").tap()
            check(ana.page)
            box = form.locator("[type=submit]").bounding_box()
            assert box is not None and box["height"] >= 48 and box["y"] + box["height"] <= 844  # in sight at once
            form.locator("[type=submit]").tap()
            form.wait_for(state="detached")
            continue
        if sight["over"] or ana.now["view"]["turn"] > 1:
            break
        with contextlib.suppress(Gone):
            ana.answer(sight, hasty)
    assert {"main", "dungeon", "form", "done"} <= seen


def test_on_a_phone_all_one_can_do_on_the_sand_is_in_sight(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "human", "bot:greedy", "bot:vengeful", "bot:loyal", options=OPEN, seed="3")
    ana = somebody(hall.seat_link(made, 0), **PHONE)
    for _ in range(20):
        sight = ana.wait()
        if "close" in sight["options"] and ana.now["view"]["fight"]["kind"] == "arena":
            break
        with contextlib.suppress(Gone):
            ana.answer(sight, challenging)
    expect(ana.page.locator("#board [data-option=close]")).to_be_in_viewport(ratio=1)
    asked = ana.page.locator("#board .third [data-partner]")
    expect(asked).to_have_count(2)
    for each in asked.all():
        expect(each).to_be_in_viewport(ratio=1)


def stakes_in_sight(page: Page) -> None:
    """The monster, what it is worth and the button, all at once; the chance stays over what is compared below."""
    head = page.locator("#board .against")
    cloth = page.locator("#board .cloth")
    cloth.evaluate("(each) => each.scrollTo(0, each.scrollHeight)")
    expect(head.locator(".odds.worded")).to_be_in_viewport(ratio=1)
    cloth.evaluate("(each) => each.scrollTo(0, 0)")
    for part in (head.locator(".plate h3"), head.locator(".duel"), head.locator(".outcomes"), head.locator(".fight")):
        expect(part).to_be_in_viewport(ratio=1)


# One screen


def test_quests_stay_behind_the_curtain(hall: Hall, somebody: Seat) -> None:
    """Three people at one screen: whoever sits there sees his own quests, and nobody else's."""
    screen = somebody(f"{hall.url}/new/betrayals")
    page = screen.page
    page.get_by_role("button", name=say("preset-screen")).click()
    for n, name in enumerate(NAMES[:3], 1):
        page.get_by_label(say("name-of-seat", n=n)).fill(name)
    page.get_by_role("button", name=say("start-now")).click()
    curtains = 0
    front = -1
    seen: set[int] = set()
    for _ in range(40):
        sight = screen.wait()
        if sight["curtain"]:
            curtains += 1
            nothing_to_see(page)
            front = NAMES.index(page.locator(".curtain h2").inner_text().split()[-1])
            screen.lift_curtain()
            continue
        nows = {message["seat"]: message for message in screen.heard if message["type"] == "now"}
        text = page.locator("body").inner_text()
        in_sight = {seat: [quest for quest in quests(now["view"]) if quest in text] for seat, now in nows.items()}
        assert in_sight.pop(front)
        assert not any(in_sight.values()), f"{front} sees {in_sight}"
        seen.add(front)
        if len(seen) == 3 and nows[front]["view"]["turn"] > 1:
            break
        with contextlib.suppress(Gone):
            screen.answer(sight, hasty)
    assert curtains > 3 and len(seen) == 3


def quests(view: dict[str, Any]) -> list[str]:
    """What the quests are called that one holds or chooses from."""
    refs = {*view["mine"]["dealt"], *(own["quest"] for own in view["mine"]["quests"])}
    return [texts(CARDS).say("en", f"ref-{ref.replace(':', '-')}", {}) for ref in refs]


# For everybody


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: run `npm ci` in client/")
def test_axe_finds_nothing_serious(hall: Hall, somebody: Seat) -> None:
    made = table(hall, "human", "bot:greedy", "bot:loyal", "bot:vengeful", seed=LUCKY, options=OPEN)
    ana = somebody(hall.seat_link(made, 0), script=AXE)
    found: list[str] = []
    kinds: set[str] = set()
    for _ in range(60):
        sight = ana.wait()
        fight = ana.now["view"]["fight"]
        kind = f"{ana.now['step']} {fight['kind'] if fight else ana.now['view']['visit']}"
        if sight["over"] or len(kinds) == 6:
            break
        if kind not in kinds and ana.page.locator("#board .dqt").count():
            found += faults(ana, "#board" if kinds else "html")
            if kind == "Parley dungeon":
                ana.page.locator("[data-partner]").first.click()
                found += faults(ana, "dialog[open]")
                ana.page.keyboard.press("Escape")
            kinds.add(kind)
        with contextlib.suppress(Gone):
            ana.answer(sight, hasty)
    ana.page.locator(".strip button").click()
    found += faults(ana, "#board")
    assert len(kinds) > 3
    assert found == []


# The clock


WRONG = """
const Right = Date, off = 2 * 3600 * 1000;
window.Date = class extends Right {
  constructor(...given) { if (given.length) super(...given); else super(Right.now() + off); }
  static now() { return Right.now() + off; }
};
"""


def test_friends_see_how_much_time_is_left(hall: Hall, somebody: Seat, tmp_path: Path) -> None:
    """Somebody has come by link, so the visit to the village is timed, and everybody reads it in his language.

    It is the hall's time: the clock of the second browser is two hours fast.
    """
    (tmp_path / "wrong.js").write_text(WRONG)
    made = table(hall, "human", "open", "bot:easy", options={"goal": "12", "clock": "live"}, start=False)
    address = f"{hall.url}/api/tables/{made['table']['id']}"
    sat = hall.http.post(f"{address}/seats/1", json={"name": "Bo"}, timeout=patience(30)).json()
    host = {"Authorization": f"Bearer {made['host']}"}
    assert hall.http.post(f"{address}/start", headers=host, timeout=patience(30)).is_success
    people = {
        "en": somebody(hall.seat_link(made, 0)),
        "fr": somebody(hall.seat_link({**made, "seats": [sat]}, 1), lang="fr", script=tmp_path / "wrong.js"),
    }
    for person in people.values():
        person.wait()
        person.press("#board .choice [data-option]")
    for lang, person in people.items():
        until(person, lambda view: view["round"] == 1)
        left = say("clock-left", lang, time="=").strip()
        line = person.page.locator("#actions .left", has_text=left).first
        line.wait_for()
        assert re.search(r"\b(1:\d\d|0:[1-5]\d)\b", line.inner_text()), line.inner_text()
