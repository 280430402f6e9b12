"""A real browser for these tests: the system's chromium, without motion, in front of a hall of its own.

`chromium-headless-shell` has no windows of its own to look after and takes a quarter less of the processor.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Route, expect, sync_playwright
from tests.browser.halls import Hall
from tests.browser.people import Person
from tests.browser.watching import Watch
from tests.machine import patience

from questhall.web.static import Client

PICTURES = os.environ.get("QUESTHALL_GALLERY")  # the folder for what the gallery looks at
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DESKTOP = {"width": 1440, "height": 900}
# Without a screen, every window still makes the pages of the address bar's pop-ups: as much work as a page of ours.
# The others are what Playwright switches off, whose list this one takes the place of.
SWITCHED_OFF = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    *("AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding"),
    *("PreconnectToSearch", "ThirdPartyStoragePartitioning"),
)
ARGUMENTS = [f"--disable-features={','.join(SWITCHED_OFF)}", "--disable-gpu"]

# Scenes wait for a tap: whole games are played without them, unless a test is about them. Nobody hears the sounds, and
# a page that can make some keeps two threads busy.
SCENES = """try {{ localStorage['questhall.settings'] ??= '{{"scenes": "{scenes}"}}'; }} catch {{}}
delete window.AudioContext;"""

# Nobody looks at colours here but axe: what is clear as glass is laid out and pressed as ever, and not painted, which
# is a fifth of what a page costs.
CLEAR = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}"""
PAINTED = "() => { document.adoptedStyleSheets = []; }"

FAILED = pytest.StashKey[bool]()

Seat = Callable[..., Person]


@pytest.fixture(scope="session")
def chromium() -> str:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip("no browser here: install chromium")
    if not Client().built:
        pytest.skip("the browser client is not built: run `make client`")
    return found


class Shared:
    """One browser for all tests of this folder that follow each other.

    Not for the whole session: while Playwright runs in a thread, asyncio believes that a loop is running there.
    """

    def __init__(self) -> None:
        self.life = contextlib.ExitStack()
        self.browser: Browser | None = None

    def open(self, chromium: str) -> Browser:
        if self.browser is None:
            playwright = self.life.enter_context(sync_playwright())
            self.browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            self.life.callback(self.browser.close)
        return self.browser

    def close(self) -> None:
        self.browser = None
        self.life.close()


shared = Shared()


@pytest.fixture
def browser(chromium: str) -> Browser:
    return shared.open(chromium)


@pytest.hookimpl(trylast=True)  # after the fixtures of the last test
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    here = Path(__file__).parent
    if nextitem is None or here not in nextitem.path.parents:
        shared.close()


@pytest.fixture(scope="session")
def hall(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall for all tests of this process; those that kill one have their own."""
    running = Hall(tmp_path_factory.mktemp("hall") / "hall.db").start()
    yield running
    running.stop()


@pytest.fixture
def own_hall(chromium: str, tmp_path: Path) -> Iterator[Hall]:
    running = Hall(tmp_path / "hall.db").start()
    yield running
    running.stop()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Whatever a test does: nothing goes elsewhere, nothing goes wrong unseen."""
    watching = Watch()
    yield watching
    watching.check()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


def lay_known_dice(route: Route) -> None:
    wish = route.request.post_data_json if route.request.method == "POST" else None
    settings = (wish or {}).get("settings", {})
    if wish is None or wish.get("lesson") or settings.get("dice", "fair") != "fair":
        route.continue_()
    else:
        route.continue_(post_data={**wish, "seed": "7", "settings": {**settings, "dice": "seeded"}})


@pytest.fixture
def somebody(browser: Browser, watch: Watch, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Seat]:
    """Makes people, each with a browser memory of their own. What they saw when a test failed is kept as pictures.

    Their pages are not painted, unless for a script that looks at them (axe) or a thumb, which presses what is seen.
    The tables that they make have known dice, or a test would be as lucky as whoever plays in it.
    """
    contexts: list[BrowserContext] = []

    def sit(
        address: str = "",
        lang: str = "en",
        script: str | Path = "",
        scenes: str = "off",
        dice: Literal["known", "as asked"] = "known",
        **more: Any,
    ) -> Person:
        locale = {"en": "en-GB", "fr": "fr-FR"}[lang]
        touch = more.get("has_touch", False)
        asked = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": locale, **more}
        context = browser.new_context(**asked)
        context.set_default_timeout(patience(15) * 1000)
        expect.set_options(timeout=patience(15) * 1000)
        context.add_init_script(SCENES.format(scenes=scenes))
        if script:
            context.add_init_script(path=script)
        elif not (touch or PICTURES):
            context.add_init_script(f"({CLEAR})()")
        if dice == "known":
            context.route("**/api/tables", lay_known_dice)
        contexts.append(context)
        watch.follow(context)
        person = Person(context.new_page(), touch=touch)
        return person.go(address) if address else person

    yield sit
    for n, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            picture = tmp_path / f"somebody-{n}.png"
            context.pages[0].evaluate(PAINTED)
            context.pages[0].screenshot(path=picture)
            print(f"What {n} saw: {picture}")
        context.close()
