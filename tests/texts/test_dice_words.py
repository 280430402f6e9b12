"""Dice and lone things as arguments, and the question for a throw."""

from __future__ import annotations

import pytest

from questhall.texts import Texts, throw_text

ENGLISH = """
roll = { $dice }!
go = To { $place }.
ref-face-skull = skull
ref-face-room = room
ref-chamber = the hall
"""
FRENCH = """
roll = { $dice } !
go = Vers { $place }.
ref-face-skull = crâne
ref-face-room = salle
ref-chamber = la salle
"""
TEXTS = Texts({"en": ENGLISH, "fr": FRENCH})


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ("faces:skull room / skull", "crâne, salle / crâne"),
        ("faces:skull", "crâne"),
        ("face:skull", "crâne"),
        ("faces:2 3", "2, 3"),
        ("faces:/ room", "/ salle"),
    ],
)
def test_dice_are_said_face_by_face(dice: str, said: str) -> None:
    assert TEXTS.say("fr", "roll", {"dice": dice}) == f"{said}\u202f!"


@pytest.mark.parametrize(("place", "said"), [("chamber", "the hall"), ("cellar", "cellar"), ("Chamber", "Chamber")])
def test_a_lone_thing_has_a_name_and_a_plain_word_none(place: str, said: str) -> None:
    assert TEXTS.say("en", "go", {"place": place}) == f"To {said}."


@pytest.mark.parametrize(
    ("name", "text", "count", "company"),
    [
        ("movement:3+red", "throw-movement", 3, "red"),
        ("movement:0+red", "throw-movement", 0, "red"),
        ("chamber:10", "throw-chamber", 10, ""),
        ("battle:ghoul", "throw-battle", 1, "ghoul"),
        ("letter", "throw-letter", 1, ""),
    ],
)
def test_a_throw_is_asked_for_by_kind_and_dice(name: str, text: str, count: int, company: str) -> None:
    assert throw_text(name) == (text, {"count": count, "with": company})


@pytest.mark.parametrize("name", ["chamber", "@hello", "object:rope", "=Ada", ""])
def test_what_people_wrote_is_said_as_it_stands(name: str) -> None:
    texts = Texts({"en": "met = { $who }\nref-chamber = the hall\nhello = Hello\nref-object-rope = the rope\n"})
    assert texts.say("en", "met", {"who": f"={name}"}) == name
