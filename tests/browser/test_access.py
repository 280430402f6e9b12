"""axe-core finds nothing serious around a table, in any theme. Pages and games are looked at where they are tested."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import Person
from tests.browser.words import say

AXE = Path(__file__).resolve().parents[2] / "client/node_modules/axe-core/axe.min.js"
THEMES = ("light", "dark", "contrast")
DARK_ONLY = ["color-contrast"]  # what a theme can change; the rest is the same page
pytestmark = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: run `npm ci` in client/")

# Rules that can find nothing serious are not asked: `region` alone takes a fifth of the time.
RUN = """async ([rules, where]) => {
  const counts = ({ impact, enabled, tags }) =>
    ['serious', 'critical'].includes(impact) && enabled && !tags.includes('experimental');
  const values = rules.length ? rules : axe._audit.rules.filter(counts).map(({ id }) => id);
  const found = await axe.run(where, {
    resultTypes: ['violations'], preload: false, selectors: false, runOnly: { type: 'rule', values },
  });
  return found.violations
    .filter((each) => ['serious', 'critical'].includes(each.impact))
    .flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`));
}"""
# The kinds of element there: what they are, how they look, in which state, and whether somebody is told what they are.
KINDS = """(where) => {
  const states = ['role', 'type', 'aria-pressed', 'aria-disabled', 'aria-expanded', 'disabled', 'style'];
  const kind = (each) => [each.tagName, each.getAttribute('class'), ...states.map((name) => each.getAttribute(name)),
    Boolean(each.textContent.trim() || each.getAttribute('aria-label') || each.getAttribute('title'))].join(' ');
  return [...new Set([...document.querySelectorAll(`${where}, ${where} *`)].map(kind))];
}"""
# As if it had been set in another window.
SET = """(wish) => {
  const key = 'questhall.settings';
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...wish }));
  dispatchEvent(new StorageEvent('storage', { key }));
}"""


@pytest.fixture
def reader(somebody: Seat) -> Person:
    return somebody(script=AXE)


def faults(person: Person, where: str = "html") -> list[str]:
    found: list[str] = []
    person.page.locator(where).first.wait_for()
    for theme in THEMES:
        person.page.evaluate(SET, {"theme": theme})
        person.page.locator(f'html[data-theme="{theme}"]').wait_for()
        rules: list[str] = [] if theme == THEMES[0] else DARK_ONLY
        found += [f"{theme}, {person.page.url}: {fault}" for fault in person.page.evaluate(RUN, [rules, where])]
    return found


class Kinds:
    """Finds faults where there is a kind of element that was not there before: axe says the same of the same."""

    def __init__(self) -> None:
        self.known: set[str] = set()

    def faults(self, person: Person, where: str) -> list[str]:
        found = set(person.page.evaluate(KINDS, where))
        if found <= self.known:
            return []
        self.known |= found
        return faults(person, where)


def test_around_the_table(hall: Hall, reader: Person) -> None:
    reader.go(hall.seat_link(hall.make("human", "human"), 0))
    reader.wait()
    found = faults(reader)
    for opens, sign in (
        (f"header [aria-label='{say('table-menu')}']", "dialog[open]"),
        (f"header [aria-label='{say('help')}']", "dialog[open]"),
        ("[data-ref='seat:0']", "dialog[open]"),
        ("#actions .rule", ".popover.placed"),
    ):
        if opens.endswith(".rule"):
            reader.page.locator("#actions .line").first.hover()  # it is there for whoever points at its answer
        reader.click(opens)
        reader.page.locator(sign).wait_for()
        found += faults(reader, sign)  # the rest is as it was
        reader.page.keyboard.press("Escape")
        reader.page.locator(sign).wait_for(state="detached")
    for opens, where in (("#tab-chat", ".chat"), (f"header [aria-label='{say('text-view')}']", "#board")):
        reader.click(opens)
        found += faults(reader, where)
    assert found == []


def test_curtain(hall: Hall, reader: Person) -> None:
    reader.go(f"{hall.url}/new/dragonquest")
    reader.page.get_by_role("button", name=say("preset-screen")).click()
    reader.page.get_by_role("button", name=say("start-now")).click()
    for _ in reader.moves():
        if reader.wait()["curtain"]:
            break
    assert faults(reader) == []


def test_what_can_hardly_be_read_is_found(hall: Hall, reader: Person) -> None:
    """In every theme: where axe looks, pages are painted (CLEAR in conftest.py)."""
    reader.go(f"{hall.url}/about")
    reader.page.locator("main h1").wait_for()
    pale = '<p style="color: #999; background: #aaa">pale</p>'
    reader.page.evaluate("(pale) => document.querySelector('main').insertAdjacentHTML('afterbegin', pale)", pale)
    assert [fault.split(",")[0] for fault in faults(reader, "main")] == list(THEMES)
