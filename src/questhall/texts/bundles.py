"""say(): a text id and its arguments become a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel.lists import format_list

from questhall.engine.game import Game, Title
from questhall.engine.languages import LANGUAGES
from questhall.engine.plain_text import harmless
from questhall.texts.language import MARK, typeset
from questhall.texts.reading import Bundle
from questhall.texts.source import source

Source = Path | Title | Game[Any]  # a package's folder, or a game, which has one

REF: Final = re.compile(r"([a-z][a-z0-9-]*):(\S+)")
LONE: Final = re.compile(r"[a-z]+")
FACES: Final = "faces"
LITERAL: Final = "="  # what people wrote themselves is said as it stands
NO_ID_SIGN: Final = re.compile(r"[^A-Za-z0-9_-]")
NO_COMMA: Final = re.compile(r",(?= \W|$)")  # behind the last face, and before a sign

_strict = False


class MissingText(LookupError):
    """A text in no language, or one that wants other arguments. Raised only under strict()."""


@contextmanager
def strict() -> Iterator[None]:
    """Inside, a missing text or argument is an error instead of a blemish; for tests."""
    global _strict
    before, _strict = _strict, True
    try:
        yield
    finally:
        _strict = before


def say(lang: str, whose: Source, text: str, args: Mapping[str, Any] | None = None) -> str:
    """The sentence of that id in that language, or in another one with a small mark; never a bare key."""
    return texts_of(whose).say(lang, text, {} if args is None else args)


def texts_of(whose: Source) -> Texts:
    """The texts of a game or of a package's folder."""
    if isinstance(whose, Game):
        whose = whose.title
    return load(whose.folder if isinstance(whose, Title) else whose)


@cache
def load(folder: Path) -> Texts:
    sources = {lang: source(folder, lang) for lang in LANGUAGES}
    return Texts({lang: text for lang, text in sources.items() if text is not None})


class Texts:
    """The texts of one package in all languages."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.bundles = {lang: Bundle(lang, text) for lang, text in sources.items()}

    def has(self, lang: str, text: str) -> bool:
        return self.pattern(lang, text) is not None

    def say(self, lang: str, text: str, args: Mapping[str, Any]) -> str:
        if self.has(lang, text):
            return self.fill(lang, text, args)
        for other in self.bundles:
            if self.has(other, text):
                return self.fill(other, text, args) + MARK
        if _strict:
            raise MissingText(f"no language has the text {text!r}")
        return f"[{text}]"

    def fill(self, lang: str, text: str, args: Mapping[str, Any]) -> str:
        plain = {key: value for key, value in args.items() if not isinstance(value, list | tuple | str | Mapping)}
        words = {key: self.word(lang, value, plain) for key, value in args.items()}
        said, problems = self.bundles[lang].format_pattern(self.pattern(lang, text), words)
        if problems and _strict:
            raise MissingText(f"{text!r} in {lang!r}: {problems[0]}")
        return typeset(lang, harmless(str(said)))

    def word(self, lang: str, value: Any, plain: Mapping[str, Any]) -> Any:
        """An argument as the bundle takes it: numbers stay numbers, everything else becomes words."""
        if isinstance(value, int | float):
            return value
        if isinstance(value, list | tuple):
            return format_list([str(self.word(lang, each, plain)) for each in value], locale=lang)
        if isinstance(value, Mapping):
            return self.say(lang, value["text"], value["args"]) if is_sentence(value) else prose(lang, value)
        if str(value).startswith(LITERAL):
            return str(value)[len(LITERAL) :]
        if is_text_id(value):
            return self.say(lang, value[1:], plain)
        kind, colon, names = str(value).partition(":")
        if colon and kind == FACES:
            return self.faces(lang, names)
        if REF.fullmatch(str(value)):
            return self.ref(lang, kind, names)
        return self.lone(lang, str(value))

    def ref(self, lang: str, kind: str, name: str) -> str:
        """What a thing on the table is called."""
        for text in (f"ref-{kind}-{NO_ID_SIGN.sub('-', name)}", f"ref-{kind}"):
            if any(self.has(each, text) for each in self.bundles):
                return self.say(lang, text, {"name": name})
        return name

    def faces(self, lang: str, names: str) -> str:
        """What dice show, `skull, room / find`: signs such as the slash before the red die stand for a comma."""
        said = " ".join(f"{self.ref(lang, 'face', name)}," if name.isalnum() else name for name in names.split())
        return NO_COMMA.sub("", said)

    def lone(self, lang: str, word: str) -> str:
        """A thing there is only one of (`chamber`), or a plain word."""
        text = f"ref-{word}"
        known = LONE.fullmatch(word) and any(self.has(each, text) for each in self.bundles)
        return self.say(lang, text, {}) if known else word

    def pattern(self, lang: str, text: str) -> Any:
        """The pattern of a message, or of its attribute (`message.attribute`); None if there is none."""
        name, _, attribute = text.partition(".")
        found = self.bundles.get(lang)
        if found is None or not found.has_message(name):
            return None
        message = found.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def is_text_id(value: object) -> bool:
    return isinstance(value, str) and len(value) > 1 and value[0] == "@"


def is_sentence(value: Mapping[str, Any]) -> bool:
    """A sentence within another one, `{"text": id, "args": {}}`: it has arguments of its own."""
    return "text" in value


def prose(lang: str, words: Mapping[str, str]) -> str:
    """What stands there in the reader's language, or in another one with a small mark."""
    if lang in words:
        return words[lang]
    return next((said + MARK for said in words.values()), "")
