"""How smoothly the tables move: `python -m bench.frames`. A phone-size window watches bots play, with all motion on.

Measured is the page's main thread in its own processor time, from the browser's trace: what its longest tasks take (the
aim is none over 100 ms), what the thread takes of a second, and what of that goes into script, style, painting.
Frames a second are given beside it, but here pixels are drawn without a graphics card, on cores that others share.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Iterable
from typing import Any

from bench.hall import HOST, Server, serving
from playwright.sync_api import Browser, Page, sync_playwright

PHONE = {"width": 390, "height": 844}
SEATS = {"dragonquest": 3, "heroquest": 5, "betrayals": 4, "deckbox": 2}
LONG = 100  # milliseconds

FRAMES = """(seconds) => new Promise((done) => {
  let frames = 0;
  const begun = performance.now();
  const frame = (now) => {
    frames += 1;
    if (now - begun < seconds * 1000) requestAnimationFrame(frame);
    else done((frames * 1000) / (now - begun));
  };
  requestAnimationFrame(frame);
})"""
SETTINGS = """localStorage['questhall.settings'] = '{"scenes": "timed", "pace": "normal"}'"""
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"]
TASK = ("RunTask",)
PARTS = {
    "script": ("FunctionCall", "EvaluateScript", "FireAnimationFrame", "TimerFire", "RunMicrotasks", "EventDispatch"),
    "style and layout": ("UpdateLayoutTree", "Layout"),
    "painting": ("PrePaint", "Paint", "Layerize", "Commit"),
}


def watch(browser: Browser, page: Page, seconds: float) -> list[dict[str, Any]]:
    """What the main thread did, left to itself: whoever counts frames has it draw each of them."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.wait_for_timeout(seconds * 1000)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    names = [each for each in events if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"]
    threads = {(each["pid"], each["tid"]) for each in names}
    return [each for each in events if (each["pid"], each["tid"]) in threads and "tdur" in each]


def table(server: Server, game: str) -> str:
    """The address of a table of bots that pause between their answers as at any table."""
    seats = [{"kind": "bot", "name": f"Bot {n}"} for n in range(SEATS.get(game, 2))]
    body = {"game": game, "seats": seats, "start": True, "settings": {"dice": "seeded"}, "seed": "7"}
    made = server.http.post("/api/tables", json=body).raise_for_status().json()
    return f"http://{HOST}:{server.port}/t/{made['table']['id']}"


def measure(browser: Browser, server: Server, game: str, seconds: float) -> None:
    page = browser.new_page(viewport=PHONE, has_touch=True, reduced_motion="no-preference")
    page.add_init_script(SETTINGS)
    page.goto(table(server, game))
    page.locator("#board").wait_for(timeout=60_000)
    page.wait_for_timeout(2000)  # what is loaded once is no animation
    events = watch(browser, page, seconds)
    frames = page.evaluate(FRAMES, seconds)
    page.close()
    tasks = sorted((each["tdur"] / 1000 for each in events if each["name"] in TASK), reverse=True) or [0.0]
    parts = ", ".join(f"{part} {share(events, names, seconds):.0%}" for part, names in PARTS.items())
    over = sum(task > LONG for task in tasks)
    longest = " ".join(f"{task:.0f}" for task in tasks[:5])
    print(
        f"{game:12} longest tasks {longest} ms, {over} over {LONG} ms; main thread {share(events, TASK, seconds):.0%}"
    )
    print(f"{'':12} ({parts}); {frames:.0f} frames a second here", flush=True)


def share(events: list[dict[str, Any]], names: Iterable[str], seconds: float) -> float:
    """Of each second, in the thread's own time."""
    return sum(each["tdur"] for each in events if each["name"] in names) / seconds / 1e6


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", nargs="*", default=sorted(SEATS), metavar="GAME")
    words.add_argument("--seconds", type=float, default=20)
    wanted = words.parse_args()
    chromium = next(filter(None, map(shutil.which, ("chromium", "google-chrome", "chromium-headless-shell"))), None)
    if chromium is None:
        print("no browser here: install chromium", file=sys.stderr)
        return 1
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/hall.db") as server,
        sync_playwright() as browsers,
    ):
        browser = browsers.chromium.launch(executable_path=chromium, args=["--disable-gpu"])
        for game in wanted.games:
            measure(browser, server, game, wanted.seconds)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
