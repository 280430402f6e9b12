"""Sentences: languages, arguments, missing texts."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.engine.toy import GAME

from questhall.engine.game import Title
from questhall.engine.languages import LANGUAGES
from questhall.games import titles
from questhall.texts import MARK, MissingText, Texts, guess_language, languages, say, strict, texts_of
from questhall.texts.language import typeset
from questhall.texts.source import quests

ENGLISH = """
-brand = Questhall
hello = Hello, { $name }!
found = { $seat } found { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
carried = You carry { $what }.
only-english = { -brand } in English: { $what }
button = Go
    .hint = Press me, { $name }
ref-object-rope = the rope
ref-object = an object ({ $name })
ref-square-4-7 = the middle
ref-card-lamp = the lamp
outer = The { $what } costs { $coins }.
inner = lamp of { $coins }
loud-word = lamp
"""
FRENCH = """
hello = Bonjour, { $name } !
found = { $seat } a trouvé { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}.
carried = Vous portez : { $what }.
only-french = Rien que du français
button = Allez
    .hint = Appuyez, { $name }
ref-object-rope = la corde
ref-object = un objet ({ $name })
ref-square-4-7 = le milieu
outer = { $what } coûte { $coins }.
inner = lampe à { $coins }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    texts = tmp_path / "texts"
    texts.mkdir()
    (texts / "en.ftl").write_text(ENGLISH, "utf-8")
    (texts / "fr.ftl").write_text(FRENCH, "utf-8")
    return tmp_path


def test_each_reader_has_a_language(folder: Path) -> None:
    assert languages() == ("en", "fr")
    assert say("en", folder, "hello", {"name": "Léa"}) == "Hello, Léa!"
    assert say("fr", folder, "hello", {"name": "Léa"}) == "Bonjour, Léa\u202f!"


def test_numbers_are_written_and_counted_by_language(folder: Path) -> None:
    for coins, english, french in (
        (0, "0 coins", "une pièce"),
        (1, "one coin", "une pièce"),
        (12345, "12,345 coins", "12\u202f345 pièces"),
        (1.5, "1.5 coins", "une pièce"),
    ):
        assert say("en", folder, "found", {"seat": "A", "coins": coins}) == f"A found {english}."
        assert say("fr", folder, "found", {"seat": "A", "coins": coins}) == f"A a trouvé {french}."


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [
        ("object:rope", "the rope", "la corde"),
        ("object:key", "an object (key)", "un objet (key)"),
        ("square:4,7", "the middle", "le milieu"),
        ("square:E8", "E8", "E8"),
        ("seat:1", "1", "1"),
        ("card:lamp", "the lamp", f"the lamp{MARK}"),
        ("at 12:30", "at 12:30", "at 12:30"),
        ("12:30", "12:30", "12:30"),
        ("a plain word", "a plain word", "a plain word"),
        ("@button", "Go", "Allez"),
        ("@loud-word", "lamp", f"lamp{MARK}"),
        ("@", "@", "@"),
        (["object:rope", "@button", "key"], "the rope, Go, and key", "la corde, Allez et key"),
        ([], "", ""),
        ({"en": "a fall", "fr": "une chute"}, "a fall", "une chute"),
        ({"en": "object:rope"}, "object:rope", f"object:rope{MARK}"),
        ([{"en": "a fall", "fr": "une chute"}, "key"], "a fall and key", "une chute et key"),
        ({}, "", ""),
    ],
)
def test_arguments_become_words(folder: Path, value: object, english: str, french: str) -> None:
    assert say("en", folder, "carried", {"what": value}) == f"You carry {english}."
    assert say("fr", folder, "carried", {"what": value}) == f"Vous portez\u00a0: {french}."


def test_a_sentence_inside_has_its_own_arguments(folder: Path) -> None:
    inner = {"text": "carried", "args": {"what": "object:rope"}}
    assert say("en", folder, "carried", {"what": inner}) == "You carry You carry the rope.."


def test_a_text_inside_gets_the_numbers(folder: Path) -> None:
    assert say("en", folder, "outer", {"what": "@inner", "coins": 3}) == "The lamp of 3 costs 3."


def test_attributes_are_texts_too(folder: Path) -> None:
    assert say("fr", folder, "button.hint", {"name": "A"}) == "Appuyez, A"
    assert say("en", folder, "button.none") == "[button.none]"


def test_the_other_language_stands_in_with_a_mark(folder: Path) -> None:
    assert say("fr", folder, "only-english", {"what": "object:rope"}) == f"Questhall in English: the rope{MARK}"
    assert say("en", folder, "only-french") == f"Rien que du français{MARK}"
    assert say("de", folder, "button") == f"Go{MARK}"


def test_a_key_is_never_shown_bare(folder: Path) -> None:
    assert say("en", folder, "no-such-text") == "[no-such-text]"
    assert say("en", folder, "hello") == "Hello, name!"
    with strict():
        with pytest.raises(MissingText, match="no language has the text 'no-such-text'"):
            say("en", folder, "no-such-text")
        with pytest.raises(MissingText, match="'hello' in 'en'"):
            say("en", folder, "hello")
        assert say("fr", folder, "button") == "Allez"
    assert say("en", folder, "no-such-text") == "[no-such-text]"


def test_a_folder_is_read_once(folder: Path) -> None:
    texts = texts_of(folder)
    (folder / "texts" / "en.ftl").unlink()
    assert texts_of(folder) is texts
    assert say("en", folder, "button") == "Go"


def test_a_game_or_its_title_stands_for_its_folder(folder: Path) -> None:
    assert say("en", Title("x", 1, 1, "x:X", folder), "button") == "Go"
    assert texts_of(GAME) is texts_of(GAME.title) is texts_of(GAME.title.folder)


def test_a_package_with_one_language_is_readable(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text("a = A", "utf-8")
    assert say("fr", tmp_path, "a") == f"A{MARK}"
    assert say("fr", tmp_path / "nowhere", "a") == "[a]"


def test_texts_are_not_isolated() -> None:
    assert Texts({"en": "a = <{ $b }>"}).say("en", "a", {"b": "x"}) == "<x>"


@pytest.mark.parametrize(
    ("typed", "typeset_text"),
    [
        ("Quoi ?", "Quoi\u202f?"),
        ("Non ! Si ; là", "Non\u202f! Si\u202f; là"),
        ("« Oui »", "«\u202fOui\u202f»"),
        ("Dés : 3", "Dés\u00a0: 3"),
        ("à 80 %", "à 80\u202f%"),
        ("à 12:30 :", "à 12:30\u00a0:"),
        ("80 % des cas", "80\u202f% des cas"),
        ("rien", "rien"),
    ],
)
def test_french_spaces(typed: str, typeset_text: str) -> None:
    assert typeset("fr", typed) == typeset_text
    assert typeset("en", typed) == typed


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CH", "LANG": "en_US"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_is_guessed(settings: dict[str, str], language: str) -> None:
    assert guess_language(settings) == language


def test_the_environment_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert guess_language() == "fr"


@pytest.mark.parametrize("title", [each for each in titles().values() if quests(each.folder)], ids=lambda each: each.id)
def test_every_quest_on_the_shelf_says_what_awaits(title: Title) -> None:
    """How hard, how long, a title and what it is about, in every language."""
    texts = texts_of(title)
    for quest in quests(title.folder):
        assert 1 <= quest.difficulty <= 10
        assert quest.minutes % 5 == 0 < quest.minutes
        for lang in LANGUAGES:
            assert texts.say(lang, f"setting-quest-{quest.id}", {}) == typeset(lang, quest.title[lang])
            assert texts.say(lang, f"setting-quest-{quest.id}-about", {}) == typeset(lang, quest.blurb[lang])
