"""Hands on the keyboard only, from the home page to the last screen."""

from __future__ import annotations

from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import RAIL, Person, Sight

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
FOCUSED = "(where) => document.activeElement?.matches(where) ?? false"
# How far it is to something by Tab, and by Shift and Tab; what is folded away is as far as its fold.
STOPS = "a[href], button, input, select, textarea, summary, [tabindex]"
FAR = """([where, stops]) => {
  const goal = document.querySelector(where);
  const folded = [...document.querySelectorAll('details:not([open])')].find((each) => each.contains(goal));
  const all = [...document.querySelectorAll(stops)].filter((each) => each.tabIndex >= 0 && each.checkVisibility());
  const [here, there] = [all.indexOf(document.activeElement), all.indexOf(folded?.firstElementChild ?? goal)];
  const ahead = (there - here + all.length + 1) % (all.length + 1);
  return [ahead, all.length + 1 - ahead];
}"""
# Where the focus is: there, on a fold in which it lies, or elsewhere.
ARRIVED = """(where) => {
  const here = document.activeElement;
  if (here?.matches(where)) return 'there';
  const fold = here?.closest('summary')?.parentElement;
  return fold && !fold.open && fold.querySelector(where) ? 'fold' : 'elsewhere';
}"""
HERE = "document.activeElement?.dataset.ref ?? ''"


def tab_to(person: Person, where: str) -> None:
    """The shorter way around the page; what is folded away is unfolded on the way."""
    page = person.page
    ahead, back = page.evaluate(FAR, [where, STOPS])
    for _ in range(ahead + back + 2):
        page.keyboard.press("Tab" if ahead <= back else "Shift+Tab")
        arrived = page.evaluate(ARRIVED, where)
        if arrived == "there":
            return
        if arrived == "fold":
            page.keyboard.press("Enter")
            ahead, back = page.evaluate(FAR, [where, STOPS])
    raise AssertionError(f"the keyboard does not reach {where}")


def test_whole_game(hall: Hall, somebody: Seat) -> None:
    ana = somebody(hall.url)
    keys = ana.page.keyboard
    ana.page.locator("[data-game=dragonquest] .button.primary").wait_for()
    tab_to(ana, "[data-game=dragonquest] .button.primary")
    keys.press("Enter")
    ana.page.locator(RAIL).wait_for()
    ways: set[str] = set()
    for seed in range(1, 6):  # alone it is not long until the end; a short game may offer no dice to throw again
        ana.go(hall.seat_link(hall.make("human", seed=str(seed)), 0))
        while not (sight := ana.wait())["over"]:
            ways.add(answer(ana, sight, ways))
        tab_to(ana, "dialog[open] .button.primary")
        if {"key", "dice", "board"} <= ways:
            break
    assert {"key", "dice", "board"} <= ways
    assert ana.clicks == 0


def answer(person: Person, sight: Sight, ways: set[str]) -> str:
    """By digits for dice, by the printed key, or on the board with the arrows; first in ways not gone before."""
    page, keys = person.page, person.page.keyboard
    if sight["things"] and ("dice" not in ways or person.chance.random() < 0.4):
        keys.press(page.locator("#actions .thing kbd").first.inner_text())
        page.locator("#actions .set [data-option]").wait_for()
        if not page.evaluate(FOCUSED, "body"):  # Enter belongs to what has the focus
            tab_to(person, "#actions .set [data-option]")
        keys.press("Enter")
        return "dice"
    name = person.chance.choice(sight["options"])
    key = page.locator(f'#actions [data-option="{name}"] kbd')
    if "square:" in name and ("board" not in ways or person.chance.random() < 0.5 or not key.count()):
        return on_the_board(person, sight)
    if not key.count():
        tab_to(person, f'#actions [data-option="{name}"]')
        keys.press("Enter")
        return "tab"
    keys.press(key.inner_text().lower())
    return "key"


def on_the_board(person: Person, sight: Sight) -> str:
    """With the arrows over the squares to one that can be chosen."""
    keys = person.page.keyboard
    lit = [ref for name in sight["options"] for ref in name.split()[1:] if ref.startswith("square:")]
    keys.press("g")
    assert person.page.evaluate(HERE) in lit, "the board does not begin at something that can be chosen"
    goal = person.chance.choice(lit)
    for _ in range(60):
        here = person.page.evaluate(HERE)
        if here == goal:
            keys.press("Enter")
            return "board"
        keys.press(person.chance.choice(towards(here, goal)))
    raise AssertionError(f"the arrows do not lead to {goal}")


def towards(here: str, goal: str) -> list[str]:
    """The arrows that bring one nearer; any, from a place that is no square."""
    if not here.startswith("square:"):
        return list(ARROWS)
    column, row = (ord(goal[7]) - ord(here[7]), int(goal[8:]) - int(here[8:]))
    ways = ["ArrowRight"] * (column > 0) + ["ArrowLeft"] * (column < 0)
    return ways + ["ArrowDown"] * (row > 0) + ["ArrowUp"] * (row < 0)


def test_help_and_skipping(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "bot:random")
    ana = somebody(hall.seat_link(made, 0))
    ana.wait()
    ana.page.keyboard.press("?")
    dialog = ana.page.locator("dialog[open]")
    dialog.wait_for()
    assert dialog.locator("kbd").count() > 10
    ana.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    ana.page.keyboard.press("Tab")
    assert ana.page.evaluate(FOCUSED, "a.skip"), "the first stop is not the way to the actions"
    ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("Tab")
    assert ana.page.evaluate("document.activeElement.closest('#actions') !== null")
