"""Which words belong to which language, by the project's own texts; and all the words a page shows or says."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page

from questhall.texts import Texts

ROOT = Path(__file__).resolve().parents[2]
SHELL = ROOT / "client/src/texts"
GAMES = ROOT / "src/questhall/games"
GAME = GAMES / "dragonquest"
WORD = re.compile(r"[^\W\d_]{3,}")
RULE = r"\b[a-z]{3}-(?:[a-z]+-\d\d|[a-z]{3}-[a-z]\w*)\b"
NO_WORDS = re.compile(rf"`[^`]*`|https?://\S+|{RULE}|\w+_\w+|\S+\.(?:md|net|org)\b")

# What Intl says by itself ("3 minutes ago", "17 November"), and names that are the same everywhere.
BY_INTL = {
    "en": "now ago in second seconds minute minutes hour hours day days yesterday tomorrow and "
    "January February March April May June July August September October November December",
    "fr": "maintenant il y a dans seconde secondes minute minutes heure heures jour jours hier demain et "
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
}
NAMES = "Questhall HMAC SHA API Esc Ctrl English Français"

# Everything on the page that somebody reads or hears. What is marked as another language is that language's business.
SAID = """(lang) => {
  const own = (element) => !element.closest(
    'script, style, noscript, code, kbd, pre, [lang]:not([lang="' + lang + '"])');
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'];
  const said = [document.title];
  for (const element of document.body.querySelectorAll('*')) {
    if (!own(element)) continue;
    for (const name of attributes) if (element.hasAttribute(name)) said.push(element.getAttribute(name));
    for (const node of element.childNodes) if (node.nodeType === 3 && node.data.trim()) said.push(node.data.trim());
  }
  return said;
}"""


@cache
def texts(folder: Path) -> Texts:
    return Texts({lang: (folder / f"{lang}.ftl").read_text("utf-8") for lang in ("en", "fr")})


def say(text: str, lang: str = "en", /, **args: Any) -> str:
    """A text of the client, by its id; tests name what they press as the page does."""
    return texts(SHELL).say(lang, text, args)


def say_game(text: str, lang: str = "en", /, **args: Any) -> str:
    return texts(GAME / "texts").say(lang, text, args)


class Collector(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.texts.append(node.value)


def words(text: str) -> Iterator[str]:
    for word in WORD.findall(NO_WORDS.sub(" ", text)):
        yield word.lower()


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word that the shell, the games, their boards, rule cards, rulebooks and quests say in that language."""
    collector = Collector()
    for path in [*(ROOT / "client/src").rglob(f"{lang}.ftl"), *GAMES.glob(f"*/texts/{lang}.ftl")]:
        collector.visit(FluentParser().parse(path.read_text("utf-8")))
    texts = [*collector.texts, *written(lang), BY_INTL[lang], NAMES]
    return frozenset(word for text in texts for word in words(text))


def written(lang: str) -> Iterator[str]:
    for name in ("card.toml", "rulebook.toml", "rulings.toml", "quests/*.toml"):
        for path in GAMES.glob(f"*/{name}"):
            yield from strings_of(tomllib.loads(path.read_text("utf-8")), lang)


def strings_of(data: Any, lang: str, key: str = "") -> Iterator[str]:
    if isinstance(data, dict):
        for each, value in data.items():
            yield from strings_of(value, lang, each)
    elif isinstance(data, list):
        for value in data:
            yield from strings_of(value, lang, key)
    elif isinstance(data, str) and (key == lang or key.endswith(f"_{lang}")):
        yield data


def said(page: Page, lang: str) -> list[str]:
    found: list[str] = page.evaluate(SAID, lang)
    return found


def strangers(texts: Iterable[str], lang: str, names: Iterable[str] = ()) -> dict[str, str]:
    """Words that are not of this language, each with a text in which it stands. `names` are people's own words."""
    known = vocabulary(lang) | {word for name in names for word in words(name)}
    return {word: text for text in texts for word in words(text) if word not in known}
