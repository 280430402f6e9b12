"""A third language, made by a script, through the pages: what it does not reach is written into the code."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from functools import cache

import pytest
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import Person
from tests.browser.test_gallery import SEATS
from tests.browser.test_languages import GUESTS
from tests.browser.words import BY_INTL, NAMES, NO_WORDS, ROOT, said
from tools.pseudo_language import LANG, copy, plain

from questhall.games import open_game, titles

PEOPLE = ["Zyxa", "Zyxb", "Zyxc", "Zyxd", "Zyxe"]
NODE_MODULES = ROOT / "client/node_modules"
BUILD = ("node", "node_modules/vite/bin/vite.js", "build", "--minify", "false", "--logLevel", "warn")
MOVES = 8
# What stays as it is: names, what the browser's calendar says where it does not know the language, what is typed,
# and the ids of rules and options, by which rulings name them.
ID = re.compile(r"\b[a-z]{3}-[a-z]+-\w+\b")
KEPT = {*PEOPLE, *GUESTS, *NAMES.split(), *BY_INTL["en"].split(), "Esperanto", "questhall", "serve", "lan"}


@pytest.fixture(scope="module")
def foreign_hall(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall that speaks one language more, with pages built from the same copy."""
    if not (NODE_MODULES / "vite").is_dir():
        pytest.skip("the client's packages are not installed: run `npm ci` in client/")
    project = copy(tmp_path_factory.mktemp("pseudo") / "project")
    (project / "client/node_modules").symlink_to(NODE_MODULES)
    subprocess.run(BUILD, cwd=project / "client", check=True)
    own = {"PYTHONPATH": str(project / "src"), "QUESTHALL_FORM": "pure"}
    running = Hall(project / "hall.db", environment={**os.environ, **own}).start()
    yield running
    running.stop()


@cache
def options() -> set[str]:
    return {setting.id for game in titles() for setting in open_game(game).settings}


def hard_wired(person: Person) -> set[str]:
    """Plain words in what the page shows or says."""
    person.page.locator(f'html[lang="{LANG}"]').wait_for()
    person.page.evaluate("document.querySelectorAll('details').forEach((each) => each.open = true)")
    texts = [ID.sub(" ", NO_WORDS.sub(" ", text)) for text in said(person.page, LANG)]
    assert sum(map(len, texts)) > 100, "there is nothing on this page"
    return {f"{word}: {text}" for text in texts for word in plain(text) - KEPT - options()}


def test_every_page_and_a_table_of_each_game(foreign_hall: Hall, somebody: Seat) -> None:
    """In one test: several might fall to several workers, and each would build the pages."""
    lobby = foreign_hall.make("human", "open", "bot:sane", names=PEOPLE, start=False)
    reader = somebody(locale=LANG)
    found: dict[str, set[str]] = {}
    for address, sign in (
        (foreign_hall.seat_link(lobby, 0), "ol li"),
        ("/", ".games .button"),
        *[(f"/new/{game}", "form .ways") for game in titles()],
        *[(f"/rules/{game}", "main article, main section") for game in titles()],
        ("/settings", "main dl"),
        *[(begun(foreign_hall, game), "#actions :is([data-option], .thing)") for game in sorted(SEATS)],
    ):
        reader.go(address if address.startswith("http") else foreign_hall.url + address)
        reader.page.locator(sign).first.wait_for(state="attached")
        if words := hard_wired(reader):
            found[address] = words
    assert found == {}


def begun(hall: Hall, game: str) -> str:
    """The address of a table with something on the board and in the log."""
    made = hall.make(*["human"] * SEATS[game], game=game, names=PEOPLE)
    return hall.seat_link(made, hall.play_on(made, MOVES))
