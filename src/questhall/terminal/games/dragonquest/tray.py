"""The dice of the turn: movement dice with their keys, symbols and words, or the danger dice on A, B and C."""

from __future__ import annotations

from typing import Final

from questhall.terminal.boards import Scene
from questhall.terminal.canvas import Canvas
from questhall.terminal.games.dragonquest import look

DICE: Final = 5
SKULLS: Final = ("skull", "double")
DANGEROUS: Final = 3
HIGH: Final = 2


class Tray:
    """Dice drawn as chips of a symbol above its word."""

    def __init__(self, canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
        self.canvas = canvas
        self.scene = scene
        self.x = x
        self.y = y
        self.chip = min(width // DICE, 13)
        self.dice = scene.view["dice"]

    def draw(self) -> None:
        for n, face in enumerate(self.dice["movement"], 1):
            self.die(n, face, len(self.dice["movement"]))
        if self.in_danger():
            self.danger()

    def in_danger(self) -> bool:
        return bool(self.dice["skulls"] >= DANGEROUS and any(self.dice["danger"]))

    def die(self, n: int, face: str, count: int) -> None:
        """The last die is the red one; a skull lies where it fell."""
        ref = f"die:{n}"
        style = look.RED_DIE if n == count else look.DIE
        if face in SKULLS:
            style = look.SKULL_DIE
        if ref in self.scene.chosen:
            style = look.DIE_CHOSEN
        x, wide = self.x + (n - 1) * self.chip, self.chip - 1
        key = self.scene.lit.get(ref, "") if ref in self.scene.lit else " "
        mark = "✓" if ref in self.scene.chosen else " "
        red = "♦" if n == count else " "
        self.canvas.fill(x, self.y, wide, HIGH, style, ref)
        self.canvas.put(x, self.y, f"{key:1}{mark}{look.FACES[face]:^{wide - 4}} {red}"[:wide], style, ref)
        self.canvas.put(x, self.y + 1, self.word(face, wide).center(wide), style, ref)

    def word(self, face: str, wide: int) -> str:
        say = self.scene.say
        whole = say.face(face)
        return whole if len(whole) <= wide else say.ui(f"drq-short-{face}")[:wide]

    def danger(self) -> None:
        """The danger dice lie on A, B and C; they take the place of the words of the movement dice."""
        width = self.chip * DICE
        self.canvas.fill(self.x, self.y + 1, width, 1, look.TEXT)
        x = self.x
        for letter, face in zip("ABC", self.dice["danger"], strict=True):
            word = "" if face is None else f"{look.FACES[face]} {self.scene.say.face(face)}"
            self.canvas.put(x, self.y + 1, f"{letter} ", look.LABEL, f"danger:{letter.lower()}")
            self.canvas.put(x + 2, self.y + 1, word[: width // 3 - 3], look.BLOOD, f"danger:{letter.lower()}")
            x += width // 3
