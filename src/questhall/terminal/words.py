"""What people type: an answer by its number, name or any short form, dice by their faces, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from questhall.drawing.board import Board
from questhall.drawing.typed import NotUnderstood, normal
from questhall.engine.core import Chance
from questhall.engine.game import Game, Option
from questhall.terminal.choices import Choices
from questhall.terminal.speech import Speaker
from questhall.texts import languages

SHORTEST: Final = 2  # letters that may stand for a whole word
TIMES: Final = re.compile(r"(\d+)\s*[x×*]\s*(\S+)")
RED: Final = "/"


# Answers


def understand(typed: str, choices: Choices, say: Speaker, board: Board) -> Option:
    """The option that was typed; NotUnderstood says what could be."""
    words = normal(typed)
    found = by_number(words, choices) or by_name(words, choices) or by_form(words, choices, say)
    if found is None and (ref := board.ref_of(words, say)):
        about = choices.about(ref)
        found = about[0] if len(about) == 1 else None
    if found is None:
        raise NotUnderstood(say.ui("not-understood", typed=shown(typed)))
    return found


def shown(typed: str) -> str:
    """Typed words as they can be repeated in a sentence."""
    text = "".join(sign if sign.isprintable() else "?" for sign in typed.strip())
    return text if len(text) <= 40 else text[:39] + "…"


def by_number(words: str, choices: Choices) -> Option | None:
    """A number in the list; with dice on the table, their positions."""
    numbers = words.replace(",", " ").split()
    if not numbers or not all(number.isdecimal() and len(number) < 4 for number in numbers):
        return None
    if choices.of_set:
        if numbers == ["0"]:
            return choices.singles[0] if choices.singles else None
        things = [choices.toggles.get(number, "") for number in numbers]
        return choices.picked(things) if all(things) and len(set(things)) == len(things) else None
    place = int(numbers[0]) - 1
    return choices.singles[place] if len(numbers) == 1 and 0 <= place < len(choices.singles) else None


def by_name(words: str, choices: Choices) -> Option | None:
    """The name that records carry, such as `walk square:B6`."""
    verb, *things = words.split() or [""]
    if choices.of_set and verb == choices.verb and things:
        return choices.picked(things)
    return next((option for option in choices.singles if normal(option.name) == words), None)


def by_form(words: str, choices: Choices, say: Speaker) -> Option | None:
    """Any short form, whole or begun, as long as only one option can be meant."""
    forms = [(form, option) for option in choices.singles for form in forms_of(option, choices, say)]
    whole = only_one(option for form, option in forms if form == words)
    if whole is not None or len(words) < SHORTEST:
        return whole
    return only_one(option for form, option in forms if form.startswith(words))


def only_one(options: Iterable[Option]) -> Option | None:
    found = list({option.name: option for option in options}.values())
    return found[0] if len(found) == 1 else None


def forms_of(option: Option, choices: Choices, say: Speaker) -> Iterator[str]:
    """What an option may be called: verb and things, things alone, the verb alone, its own sentence."""
    verbs = [option.verb, *say.words(f"verb-{option.verb}")]
    things = [[ref.partition(":")[2] or ref, *say.called(ref)] for ref in option.refs]
    yield normal(say.option(option))
    if not things or sum(each.verb == option.verb for each in choices.singles) == 1:
        yield from map(normal, verbs)
    if len(things) == 1:
        alone = len(choices.about(option.refs[0])) == 1
        for thing in things[0]:
            if alone:
                yield normal(thing)
            yield from (normal(f"{verb} {thing}") for verb in verbs)


# Dice thrown by hand


@dataclass(frozen=True)
class HandThrow:
    """What a throw can show, found from the names of its outcomes: groups of dice, and the faces of each group."""

    counts: tuple[int, ...]
    faces: tuple[tuple[str, ...], ...]

    @property
    def dice(self) -> int:
        return sum(self.counts)

    def group(self, place: int) -> int:
        """The group the die at this place belongs to."""
        for group, count in enumerate(self.counts):
            if place < count:
                return group
            place -= count
        return len(self.counts) - 1

    def words(self, shown: Sequence[str]) -> str:
        """The faces as the game reads them, groups apart."""
        parts, start = [], 0
        for count in self.counts:
            parts.append(" ".join(shown[start : start + count]))
            start += count
        return f" {RED} ".join(parts)


def hand_throw(game: Game[Any], chance: Chance) -> HandThrow:
    names = [game.outcome_name(chance, outcome).split(RED) for outcome in chance.outcomes]
    groups = range(len(names[0]))
    faces = [dict.fromkeys(word for name in names for word in name[group].split()) for group in groups]
    return HandThrow(tuple(len(names[0][group].split()) for group in groups), tuple(map(tuple, faces)))


def read_faces(typed: str, throw: HandThrow, say: Speaker) -> str:
    """Typed faces as the game reads them: words or their beginnings in any language, `3x star` for many."""
    single = single_words(normal(typed), throw, say)
    expanded = TIMES.sub(lambda many: " ".join([many[2]] * min(int(many[1]), throw.dice + 1)), single)
    signs = expanded.replace(",", " ").replace(RED, " ").split()
    if len(signs) != throw.dice:
        raise NotUnderstood(say.ui("dice-count", wanted=throw.dice, given=len(signs)))
    shown_faces = [read_face(sign, throw.faces[throw.group(n)], say) for n, sign in enumerate(signs)]
    return throw.words(shown_faces)


def single_words(typed: str, throw: HandThrow, say: Speaker) -> str:
    """Faces whose names are several words (`white shield`) by the one word the game has for them."""
    for face in dict.fromkeys(face for faces in throw.faces for face in faces):
        for name in map(normal, face_words(face, say)):
            typed = typed.replace(name, face) if " " in name else typed
    return typed


def read_face(sign: str, faces: Sequence[str], say: Speaker) -> str:
    names = [(normal(name), face) for face in faces for name in [face, *face_words(face, say)]]
    known = [(word, face) for name, face in names for word in (name, *name.split())]
    whole = {face for word, face in known if word == sign}
    begun = {face for word, face in known if word.startswith(sign)}
    for found in (whole, begun):
        if len(found) == 1:
            return found.pop()
    hint = ", ".join(face_word(face, say) for face in faces)
    raise NotUnderstood(say.ui("no-such-face", typed=shown(sign), faces=hint))


def face_words(face: str, say: Speaker) -> list[str]:
    if face.startswith("seat:"):
        number = int(face.partition(":")[2])
        return [say.seat(number), str(number + 1)]
    return [say.texts.ref(lang, "face", face) for lang in languages()]


def face_word(face: str, say: Speaker) -> str:
    return str(say.word(face)) if face.startswith("seat:") else say.face(face)
