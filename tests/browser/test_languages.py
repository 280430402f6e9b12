"""One table, one browser in French and one in English: no string in the wrong language, anywhere."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.browser.conftest import Seat
from tests.browser.halls import Hall
from tests.browser.people import Person, taking_turns
from tests.browser.test_access import AXE, SET, faults
from tests.browser.watching import Watch
from tests.browser.words import said, say, strangers

from questhall.games import titles

NAMES = ("Zéphyrine", "Wolfram", "Quorra")
GUESTS = ("Alix", "Camille", "Charlie", "Noa", "Robin", "Sacha")  # what the client calls people who give no name
FORM = "/new/dragonquest"  # for axe the form of one game is that of all
# Programs and licences on the page of credits.
CREDITS = (
    "Svelte Vite TypeScript fluent bundle MIT Apache Starlette uvicorn websockets msgspec SQLAlchemy asyncpg",
    "segno BSD Alegreya Juan Pablo del Peral Huerta Tipográfica Source Sans Paul Hunt Adobe SIL OFL game-icons",
    "Lorc Delapouite Skoll Caro Asercion",
)


class Ear:
    """Collects what a page says as the game goes on; every text is judged once."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.lang = lang
        self.texts: set[str] = set()

    def listen(self) -> None:
        self.texts.update(said(self.page, self.lang))

    def wrong(self) -> dict[str, str]:
        return strangers(self.texts, self.lang, (*NAMES, *GUESTS))


def test_two_browsers_two_languages(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "human", "bot:random", names=NAMES, seed="3")
    french = somebody(hall.seat_link(made, 0), lang="fr")
    english = somebody(hall.seat_link(made, 1), lang="en")
    watcher = somebody(f"{hall.url}/t/{made['table']['id']}", lang="fr")
    ears = [Ear(french.page, "fr"), Ear(english.page, "en"), Ear(watcher.page, "fr")]

    for n, asked in enumerate(taking_turns(french, english, most=16)):
        for person, ear in zip((french, english, watcher), ears, strict=True):
            if person is asked or n % 8 == 0:
                ear.listen()
        if n == 4:
            say_hello(french)
            english.click("#tab-chat")
            english.page.locator(".chat").get_by_text(f"Zéphyrine {say('phrase-hello')}").wait_for()
            ears[1].listen()
    for ear in ears:
        ear.listen()

    assert [ear.wrong() for ear in ears] == [{}, {}, {}]
    assert french.page.locator("html").get_attribute("lang") == "fr"
    assert secrets(watcher) == []
    assert secrets(french) and secrets(english), "nothing secret was ever shown to anybody"


def secrets(person: Person) -> list[object]:
    """All that this browser was ever sent of what only some may know, or of what only some may do."""
    views = [message for message in person.heard if message["type"] == "now"]
    told = [
        telling for m in person.heard if m["type"] == "happened" for each in m["moments"] for telling in each["told"]
    ]
    found: list[object] = [view for view in views if view["view"]["wall"]["tile"] or view["options"]]
    return found + [telling for telling in told if telling["kind"] == "tile-known"]


def say_hello(person: Person) -> None:
    """A set phrase; the reader gets it in the reader's language."""
    person.click("#tab-chat")
    person.click(".phrases summary")
    person.page.get_by_role("button", name=say("phrase-hello", "fr")).click()
    person.click("#tab-log")


def test_every_page(hall: Hall, somebody: Seat) -> None:
    """In both languages, which change in place; and axe finds nothing serious in any theme."""
    lobby = hall.make("human", "open", "bot:sane", names=NAMES, start=False)
    table = hall.finished("bot:random", names=NAMES)
    reader = somebody(lang="fr", script=AXE if AXE.is_file() else "")
    page = reader.page
    wrong: dict[str, str] = {}
    found: list[str] = []
    for address, sign in (
        (hall.seat_link(lobby, 0).removeprefix(hall.url), "ol li"),
        ("/", ".games .button"),
        *[(f"/new/{game}", "form .ways") for game in titles()],
        ("/rules/dragonquest", "main article, main section"),
        ("/settings", "main dl"),
        ("/about", "article tbody tr"),
        (f"/verify/{table}", ".verdict"),
        (f"/t/{table}/replay", "input[type=range]"),
        (f"/t/{table}/chronicle", "article.chronicle li"),
        ("/nowhere", "main h1"),
        (f"/t/{table}", "dialog[open] .result"),
    ):
        reader.go(hall.url + address)
        page.locator(sign).first.wait_for()
        page.evaluate("document.querySelectorAll('details').forEach((each) => each.open = true)")
        if AXE.is_file() and (not address.startswith("/new/") or address == FORM):
            found += faults(reader)
        for lang in ("en", "fr"):
            page.evaluate(SET, {"lang": lang})
            page.locator(f'html[lang="{lang}"]').wait_for()
            wrong |= strangers(said(page, lang), lang, (*NAMES, *GUESTS, *(CREDITS if address == "/about" else ())))
    assert (wrong, found) == ({}, [])


def test_the_language_changes_in_place(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "bot:random", names=NAMES)
    reader = somebody(hall.seat_link(made, 0), lang="en")
    reader.wait()
    reader.page.evaluate("window.sameAsBefore = true")
    for lang in ("fr", "en", "fr"):
        reader.click(f'header button[lang="{lang}"]')
        reader.page.locator(f'html[lang="{lang}"]').wait_for()
        assert strangers(said(reader.page, lang), lang, NAMES) == {}
    assert reader.page.evaluate("window.sameAsBefore"), "the page was loaded again"


def test_no_such_table(hall: Hall, somebody: Seat, watch: Watch) -> None:
    watch.cuts_expected = True  # the browser itself notes the refusals
    for lost in ("nothing-here", "zzzzzzzzzz"):
        guest = somebody(f"{hall.url}/t/{lost}", lang="fr")
        guest.page.get_by_role("heading", name=say("no-table-title", "fr")).wait_for()
