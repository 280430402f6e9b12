"""Faces of real dice, given one by one."""

from __future__ import annotations

from typing import Any

from questhall.engine.core import Chance
from questhall.engine.game import Game
from questhall.terminal.speech import Speaker
from questhall.terminal.words import face_word, hand_throw


class HandPick:
    """The throw that is being said. `correcting`: it was said before, wrongly."""

    def __init__(self, game: Game[Any], chance: Chance, correcting: bool = False) -> None:
        self.throw = hand_throw(game, chance)
        self.name = chance.name
        self.correcting = correcting
        self.faces: list[str] = []

    @property
    def complete(self) -> bool:
        return len(self.faces) == self.throw.dice

    def offered(self) -> dict[str, str]:
        """The faces the next die may show, by key."""
        if self.complete:
            return {}
        group = self.throw.group(len(self.faces))
        return {str(n): face for n, face in enumerate(self.throw.faces[group], 1)}

    def press(self, key: str) -> bool:
        face = self.offered().get(key)
        if face is not None:
            self.faces.append(face)
        return face is not None

    def back(self) -> None:
        if self.faces:
            self.faces.pop()

    def words(self) -> str:
        """What the game is told."""
        return self.throw.words(self.faces)

    def said(self, say: Speaker) -> str:
        """The faces so far, and how many are to come."""
        given = [face_word(face, say) for face in self.faces]
        return self.throw.words([*given, *["_"] * (self.throw.dice - len(given))])
