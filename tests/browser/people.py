"""Somebody in front of a browser: sees what the page shows, clicks what it offers, and nothing else."""

from __future__ import annotations

import contextlib
import json
import math
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, WebSocket
from tests.machine import patience

from questhall.games.dragonquest.model import castle
from questhall.games.dragonquest.views import refs
from questhall.hall.differences import put_together

POLL = 30  # milliseconds between two looks; at every frame, the browser would draw for nothing else
DOUBLE_TAP = 260  # milliseconds in which a new answer under the same finger is not taken (client/src/table/reflex.ts)
SAME_PLACE = 24  # pixels
RAIL = "#actions section.rail"  # it is there when the table is

# What a person sees of the game: what can be pressed, whether the screen must be handed on, whether it is over.
SIGHT = """() => {
  const all = (where) => [...document.querySelectorAll(where)];
  return {
    options: all('#actions [data-option]').map((each) => each.dataset.option),
    things: all('#actions .thing[data-ref]').map((each) => each.dataset.ref),
    picked: all('#actions .thing[aria-pressed=true]').map((each) => each.dataset.ref),
    curtain: document.querySelector('.curtain button') !== null,
    over: document.querySelector('dialog[open] .result') !== null,
  };
}"""
SOMETHING_TO_DO = f"() => {{ const s = ({SIGHT})(); return s.options.length || s.curtain || s.over ? s : null; }}"

# Where to point in order to hit a thing; what lies over it, if something does. What was folded away again by an answer
# that came meanwhile is as good as gone. How many answers there are below is said by a sign that makes way with the
# next frame.
POINT = """async (where) => {
  for (let look = 0; ; look++) {
    const thing = document.querySelector(where);
    if (!thing?.checkVisibility()) return { missing: true };
    thing.scrollIntoView({ block: 'nearest' });
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (look === 3 || thing.contains(hit) || !hit?.closest('.more'))
      return { x, y, covered: thing.contains(hit) ? null : (hit?.outerHTML.slice(0, 200) ?? 'out of sight') };
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
}"""

Sight = dict[str, Any]
Wish = Callable[["Person", Sight], str]


class Gone(Exception):
    """What one was about to press is not there any more: the page has moved on."""


class Person:
    """Plays by clicks. `now` is the last view that the hall has sent to the page, for those who want to play well."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.chance = random.Random(seed)
        self.now: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.views: dict[int | None, Any] = {}  # the last of each seat; what comes as changes is put together
        self.said: list[dict[str, Any]] = []
        self.clicks = 0
        self.tapped = (-math.inf, -math.inf)
        self.at_the_board = False  # whether to press the things themselves rather than their lines in the rail
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "changed":
            view = put_together(self.views[message["seat"]], message["changes"])
            message |= {"type": "now", "view": view}
        if message["type"] == "now":
            self.views[message["seat"]] = message["view"]
        self.heard.append(message)
        if message["type"] == "now":
            self.now = message

    def tellings(self) -> list[dict[str, Any]]:
        """All events that the page was told of."""
        heard = [message for message in self.heard if message["type"] == "happened"]
        return [telling for message in heard for moment in message["moments"] for telling in moment["told"]]

    def go(self, address: str) -> Person:
        self.page.goto(address)
        return self

    def click(self, where: str) -> None:
        self.clicks += 1
        found = self.page.locator(where).first
        found.tap() if self.touch else found.click()

    def press(self, where: str) -> None:
        """A click on something that is known to be there; what it is folded away in is opened first."""
        inside = where.removeprefix("#actions ")
        fold = f"#actions details:not([open]):has({inside}) > summary"
        while where != inside and self.page.locator(fold).count():  # one fold may lie in another
            self.hit(fold)
        self.clicks += 1
        self.hit(where)

    def hit(self, where: str) -> None:
        """Without waiting for it to come to rest."""
        point = self.page.evaluate(POINT, where)
        if "missing" in point:
            raise Gone(where)
        assert point["covered"] is None, f"{where} is covered by {point['covered']}"
        if self.touch:
            self.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    def tap(self, x: float, y: float) -> None:
        """One tap, not half of a double tap."""
        if math.dist(self.tapped, (x, y)) < SAME_PLACE:
            self.page.wait_for_timeout(DOUBLE_TAP)
        self.tapped = (x, y)
        self.page.touchscreen.tap(x, y)

    def sight(self) -> Sight:
        found: Sight = self.page.evaluate(SIGHT)
        return found

    def wait(self) -> Sight:
        """Until there is something to do here, or nothing any more."""
        found: Sight = self.page.wait_for_function(SOMETHING_TO_DO, polling=POLL).json_value()
        return found

    def answer(self, sight: Sight, wish: Wish | None = None) -> str:
        """One answer by clicks: a line of the rail, or dice picked one by one and then thrown again."""
        name = (wish or any_answer)(self, sight)
        verb, *refs = name.split()
        if verb == "reroll":
            for ref in refs:
                if ref not in sight["picked"]:
                    self.press(f'.tray [data-ref="{ref}"]')
            self.press("#actions .set [data-option]")
        elif self.at_the_board and len(refs) == 1 and self.in_sight(where := f'#board [data-ref="{refs[0]}"]'):
            self.press(where)
        else:
            self.press(f'#actions [data-option="{name}"]')
        return name

    def in_sight(self, where: str) -> bool:
        return self.page.evaluate(POINT, where).get("covered", "missing") is None

    def lift_curtain(self) -> str:
        self.press(".curtain button")
        return "curtain"

    def moves(self, wish: Wish | None = None, most: int = 1000) -> Iterator[str]:
        """Play on, answer after answer, until the game is over; lifts curtains on the way."""
        for _ in range(most):
            sight = self.wait()
            if sight["over"]:
                return
            with contextlib.suppress(Gone):
                yield self.lift_curtain() if sight["curtain"] else self.answer(sight, wish)

    def play_out(self, wish: Wish | None = None) -> int:
        """To the end; the number of answers."""
        return sum(1 for _ in self.moves(wish))


def any_answer(person: Person, sight: Sight) -> str:
    """Whatever comes to mind, dice included."""
    if sight["things"] and person.chance.random() < 0.4:
        return "reroll " + person.chance.choice(sight["things"])
    chosen: str = person.chance.choice(sight["options"])
    return chosen


def taking_turns(*people: Person, most: int = 500) -> Iterator[Person]:
    """Whoever is asked answers, until the game is over for everybody. Yields who is about to answer."""
    for _ in range(most):
        person, sight = next_asked(*people)
        if sight["over"]:
            return
        yield person
        person.answer(person.sight())


def next_asked(*people: Person) -> tuple[Person, Sight]:
    """Who has something to do now, or anybody when the game is over for all."""
    for _ in looks(people[0].page, "the game asks nobody here"):
        sights = [person.sight() for person in people]
        for person, sight in zip(people, sights, strict=True):
            if sight["options"] or all(each["over"] for each in sights):
                return person, sight
    raise AssertionError


def looks(page: Page, what: str) -> Iterator[None]:
    """`for _ in looks(...)`: look at pages again and again, until the loop is left or patience ends."""
    end = time.monotonic() + patience(15)
    while time.monotonic() < end:
        yield
        page.wait_for_timeout(POLL)  # in which it hears what is new
    raise AssertionError(what)


def until(person: Person, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The view in which it holds; it comes over the line."""
    for _ in looks(person.page, "the game does not get there"):
        if person.now and holds(person.now["view"]):
            break
    view: dict[str, Any] = person.now["view"]
    return view


def wise(person: Person, sight: Sight) -> str:
    """The shortest way to the treasure and out again, no dice thrown twice, a treasure: good enough to live."""
    return wise_answer(person.now, sight["options"])


def wise_answer(now: dict[str, Any], names: list[str]) -> str:
    walks = [name for name in names if name.startswith("walk ")]
    if walks:
        hero = now["view"]["heroes"][now["seat"]]
        closed = [refs.square_index(ref) for ref in {*hero["line"], *hero["blocked"], *hero["crossed"]}]
        mask = sum(1 << n for n in closed if n != castle.CHAMBER)
        return min(walks, key=lambda name: steps_left(name, mask, hero["seen_chamber"]))
    for verb in ("take ", "leave", "stop", "pass", "use", "step-out", "flee"):
        found = [name for name in names if name.startswith(verb)]
        if found:
            listed = [option["name"] for option in now["options"] if option["name"] in found]
            return listed[-1 if verb == "take " else 0]  # in the order of the hall: the page has the best first
    return names[0]


def steps_left(name: str, closed: int, seen: bool) -> int:
    square = refs.square_index(name.split()[1])
    if square in (castle.EXIT, castle.CHAMBER):
        return -1
    return castle.steps_left(square, closed, seen)
