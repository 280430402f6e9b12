"""Everything the game says exists in every language, takes what it is given, and reads well."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from tests.games import in_code
from tests.games.dragonquest.lines import GAME, Line, event_lines, line, played_lines

from questhall.games.dragonquest import dice_words, settings
from questhall.games.dragonquest.answers import options
from questhall.games.dragonquest.telling import tell
from questhall.games.dragonquest.views import refs, view
from questhall.texts import MARK, check, languages, say, strict, texts_of, throw_text
from questhall.texts.checking import File

FOLDER = GAME.title.folder


@cache
def file_of(lang: str) -> File:
    return File(FOLDER / "texts" / f"{lang}.ftl")


# Ids the code and the content name


def written_ids() -> set[str]:
    """Text ids that stand in the code as they are."""
    pattern = re.compile(r"@?((?:option|why|result|event|rating|cause)(?:-[a-z]+)+)")
    found = [pattern.fullmatch(value) for value in in_code.strings(FOLDER)]
    return {match[1] for match in found if match}


def option_ids() -> set[str]:
    """Text ids that options.py puts together."""
    verbs = [verb for named in (options.SQUARE_VERBS, options.TILE_VERBS) for verb, _ in named.values()]
    verbs += [verb for verb, _ in (*options.WORDS.values(), *options.STOPS.values())]
    walks = [f"walk-{ref}" for ref in (refs.CHAMBER_REF, refs.EXIT_REF)]
    return {f"option-{verb}" for verb in (*verbs, *walks, "use", "keep")}


def chances() -> set[str]:
    """Every throw of the game, by name."""
    t = GAME.new({}, 4).table
    handfuls = [*t.movement, *t.chamber, *t.battle]
    singles = [t.danger, t.letter, t.damage, t.two_damage, t.spider, t.wall_tile, t.fast_wall, t.first_seat]
    return {chance.name for chance in (*handfuls, *singles)} - {"movement:0", "chamber:0"}


def thing_ids() -> set[str]:
    things = [id for id, _, _ in settings.objects()]
    ids = {f"ref-object-{id}" for id in things} | {f"object-{id}-effect" for id in things}
    ids |= {f"ref-treasure-{id}" for id, _, _ in settings.treasures()}
    dangers = {*tell.FOES, *tell.ROWS}
    ids |= {f"ref-danger-{id}" for id in dangers} | {f"danger-{id}" for id in dangers}
    ids |= {place["text"] for place in tomllib.loads((FOLDER / "content/castle.toml").read_text("utf-8"))["place"]}
    return ids | {"ref-chamber", "ref-exit", tell.CASTLE[1:]}


def face_words() -> set[str]:
    words = {word for faces in dice_words.DICE.values() for word in faces}
    return words | {word for name in ("wall", "fast_wall") for word in dice_words.words_of(name).values()}


GROUPS: dict[str, Callable[[], set[str]]] = {
    "written in the code": written_ids,
    "events": lambda: {f"event-{name}" for name, _, _ in tell.TELLERS.values()},
    "options": option_ids,
    "questions": lambda: {f"{word}-{step}" for word in ("ask", "wait") for step in in_code.asking_steps(FOLDER)},
    "throws": lambda: {throw_text(name)[0] for name in chances()},
    "settings": lambda: in_code.setting_ids(GAME),
    "things": thing_ids,
    "faces": lambda: {f"ref-face-{word}" for word in face_words()},
    "titles": lambda: {f"rating-{id}" for id, _ in settings.ratings()},
    "causes": lambda: {f"cause-{cause}" for cause in tell.CAUSES if cause},
    "states": lambda: {f"status-{word}" for word in view.STATUS} | {f"row-{word}" for word in view.ROW_STATES},
    "the game": lambda: {"title", "tagline", "about", "notice"},
}


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("lang", languages())
def test_every_text_is_there(lang: str, group: str) -> None:
    ids = GROUPS[group]()
    assert ids
    assert not {text for text in ids if not texts_of(GAME).has(lang, text)}


def test_languages_say_the_same_with_the_same_arguments() -> None:
    assert check(FOLDER) == []


# What is said


def other_lines() -> frozenset[Line]:
    asked = {line(*throw_text(name)) for name in chances()}
    about = {"hero": "Léa", "danger": "danger:orc", "dragons": 3}
    waits = {line(f"wait-{step}", {"who": "Zoé", **about}) for step in in_code.asking_steps(FOLDER)}
    rare = {line("option-flee", {"square": "square:G5", "left": 14}), line("option-scratch", {"value": 50})}
    rare |= {line("result-shared", {"total": 800, "count": 2}), line("why-die-skull", {})}
    solo = {line("result-solo", {"total": 4200, "rating": f"@rating-{id}"}) for id, _ in settings.ratings()}
    return frozenset(asked | waits | rare | solo)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("lines", [event_lines, played_lines, other_lines])
def test_what_is_said_is_whole(lines: Any, lang: str) -> None:
    english = {say("en", GAME, f"ref-face-{word}") for word in face_words()} - {
        say("fr", GAME, f"ref-face-{word}") for word in face_words()
    }
    with strict():
        for text, args in lines():
            said = say(lang, GAME, text, dict(args))
            assert not re.search(r"[{}@\[\]]|:\S", said), said
            assert MARK not in said, said
            assert lang == "en" or not english & set(re.findall(r"[\w-]+", said)), said


@pytest.mark.parametrize("lang", languages())
def test_texts_want_nothing_the_game_does_not_give(lang: str) -> None:
    wrong = {
        text: missing
        for text, args in (*event_lines(), *played_lines(), *other_lines())
        if (missing := file_of(lang).arguments(text) - {key for key, _ in args})
    }
    assert not wrong


def test_games_say_enough_to_judge() -> None:
    said = {text for text, _ in played_lines()}
    kinds = {text.partition("-")[0] for text in said}
    assert kinds == {"event", "option", "why", "result"}
    assert len(said) > 80


def test_french_for_a_moment_of_each_kind() -> None:
    dice = {"thrown": "faces:skull find", "dice": "faces:skull room corridor find double"}
    args = {"hero": "Léa", "kept": "yes", **dice}
    assert say("fr", GAME, "event-movement-rolled", args) == (
        "Léa relance et obtient crâne, découverte. "
        "Sur la table\u00a0: crâne, chambre, couloir, découverte, double-crâne."
    )
    assert say("fr", GAME, "event-walked", {"hero": "Léa", "from": "chamber", "square": "square:K5"}) == (
        "Léa avance de la Salle du trésor à K5."
    )
    assert say("fr", GAME, "option-stay", {"wake": 19.6}) == ("Rester et lancer (réveil du dragon\u00a0: 19,6\u202f%)")
    assert say("fr", GAME, "event-escaped", {"hero": "Léa", "total": 12300}) == (
        "Léa s’échappe du château avec un butin de 12\u202f300\u202f!"
    )


def test_english_for_a_moment_of_each_kind() -> None:
    assert say("en", GAME, "event-encounter", {"hero": "Zoé", "danger": "danger:orc"}) == "Zoé runs into the orc!"
    assert say("en", GAME, "event-blocked", {"hero": "@castle", "square": "square:E8", "whose": "Zoé"}) == (
        "A wall rises on E8: the castle bars Zoé’s way."
    )
    assert say("en", GAME, "option-buy", {"object": "object:magic_ring", "cost": 6}) == (
        "Buy: Magic ring (6 find points)"
    )
    assert say("en", GAME, "result-solo", {"total": 5000, "rating": "@rating-bane"}) == (
        "Back in daylight with 5,000 in gold: Bane of the castle."
    )


# How it is written


@pytest.mark.parametrize("lang", languages())
def test_a_face_is_one_word_and_no_two_of_a_die_are_alike(lang: str) -> None:
    for faces in dice_words.DICE.values():
        said = [say(lang, GAME, f"ref-face-{word}") for word in faces]
        assert len(set(said)) == len(faces)
        assert not any(re.search(r"\s", word) for word in said)


def test_french_spaces_and_signs() -> None:
    text = file_of("fr").text
    assert not re.findall(r".{0,30} (?:[;!?%»]|:(?:\s|$))", text)
    assert not re.findall(r".{0,30}[^\u202f][;!?%]", text)
    assert not re.findall(r".{0,30}(?:« |'|\.\.\.|[Cc]oeur|[Oo]euvre|oeuf).{0,30}", text)


def test_french_agrees_and_elides_with_no_name() -> None:
    names = r"\{ \$(?:hero|who|whose) \}"
    text = file_of("fr").text
    assert not re.findall(rf".{{0,30}}(?:\b(?:de|que|si|le|la|ne|se|du|jusque)\s|’){names}", text)
    assert not re.findall(rf"{names} (?:est|a été|reste|devient) \w+é\b.*", text)
