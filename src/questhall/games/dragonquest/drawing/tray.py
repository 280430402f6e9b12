"""The dice of the turn, as symbols and words: movement dice with their keys, then those of danger or of the chamber."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from questhall.drawing.board import Scene
from questhall.drawing.canvas import Canvas
from questhall.engine.told import Told
from questhall.games.dragonquest.drawing import look

DICE: Final = 5
CHAMBER_DICE: Final = 10
SKULLS: Final = ("skull", "double")
HIGH: Final = 2
WIDEST: Final = 13
CHAMBER_KINDS: Final = ("chamber-rolled", "fire")
FIGHT_KINDS: Final = ("battle-die", "damage-dice", "trap-sprung", "trap-stopped", "danger-escaped", "ring-used")


class Tray:
    """Two rows of characters; what was thrown last is what is shown."""

    def __init__(self, canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
        self.canvas = canvas
        self.scene = scene
        self.x = x
        self.y = y
        self.width = width
        self.chip = min(width // DICE, WIDEST)

    def draw(self) -> None:
        told = self.scene.told
        kinds = [each.kind for each in told]
        if chamber := [each for each in told if each.kind in CHAMBER_KINDS]:
            self.chamber(chamber[-1])
        elif "danger-die" in kinds:
            self.danger(told)
        else:
            faces = self.scene.view["dice"]["movement"]
            for n, face in enumerate(faces, 1):
                self.die(n, face, len(faces))

    # Movement dice

    def die(self, n: int, face: str, count: int) -> None:
        """The last die is the red one; a skull lies where it fell."""
        ref = f"die:{n}"
        style = look.RED_DIE if n == count else look.DIE
        if face in SKULLS:
            style = look.SKULL_DIE
        if ref in self.scene.chosen:
            style = look.DIE_CHOSEN
        x, wide = self.x + (n - 1) * self.chip, self.chip - 1
        key = self.scene.lit.get(ref, " ") or " "
        mark = "✓" if ref in self.scene.chosen else " "
        red = "♦" if n == count else " "
        self.canvas.fill(x, self.y, wide, HIGH, style, ref)
        self.canvas.put(x, self.y, f"{key}{mark}{look.FACES[face]:^{wide - 4}} {red}"[:wide], style, ref)
        self.canvas.put(x, self.y + 1, self.word(face, wide).center(wide), style, ref)

    def word(self, face: str, wide: int) -> str:
        whole = self.scene.say.face(face)
        return whole if len(whole) <= wide else self.scene.say.ui(f"drq-short-{face}")[:wide]

    # Danger

    def danger(self, told: Sequence[Told]) -> None:
        """The danger dice on A, B and C, the letter die, and below what came of it."""
        dice = [each for each in told if each.kind == "danger-die"]
        part = self.width // 4
        for n, letter in enumerate("ABC"):
            face = face_of(dice[n]) if n < len(dice) else ""
            self.space(self.x + n * part, letter, face, part)
        letters = [face_of(each) for each in told if each.kind == "letter-die"]
        if letters:
            self.canvas.put(self.x + 3 * part, self.y, f"⚄ {self.scene.say.face(letters[-1])}", look.GOLD)
        last = [each for each in told if each.kind in FIGHT_KINDS or each.kind == "encounter"]
        if last:
            self.canvas.put(self.x, self.y + 1, self.scene.say.told(last[-1])[: self.width - 1], look.STRONG)

    def space(self, x: int, letter: str, face: str, wide: int) -> None:
        ref = f"danger:{letter.lower()}"
        self.canvas.put(x, self.y, f"{letter} ", look.LABEL, ref)
        words = f"{look.FACES[face]} {self.scene.say.face(face)}" if face else "–"
        self.canvas.put(x + 2, self.y, words[: wide - 3], look.BLOOD if face else look.SPENT, ref)

    # The chamber

    def chamber(self, told: Told) -> None:
        """Ten small dice and, below, how many of each."""
        faces = str(told.args["dice"]).partition(":")[2].split()
        chip = min(self.width // CHAMBER_DICE, 5)
        for n, face in enumerate(faces):
            style = look.RED_DIE if face == "dragon" else look.DIE
            self.canvas.put(self.x + n * chip, self.y, look.FACES[face].center(chip - 1), style, "chamber")
        counts = {face: faces.count(face) for face in dict.fromkeys(faces)}
        words = ", ".join(f"{number}×{self.scene.say.face(face)}" for face, number in counts.items())
        self.canvas.put(self.x, self.y + 1, words[: self.width - 1], look.TEXT, "chamber")


def face_of(told: Told) -> str:
    return str(told.args["face"]).partition(":")[2]
