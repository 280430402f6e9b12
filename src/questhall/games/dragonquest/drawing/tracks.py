"""Everything on the score sheet but the castle: suns, bones, finds, traps, coins, loot, and the shared chamber."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from questhall.drawing.board import Scene
from questhall.drawing.canvas import Canvas
from questhall.games.dragonquest.drawing import look

ROW_DANGERS: Final = ("spider", "demon", "skeleton")
TRAPS: Final = ("arrow", "trapdoor", "fog")
TRAP_COSTS: Final = {"arrow": ("1+▣", "2+▣"), "trapdoor": ("3", "6"), "fog": ("2↷", "5↷")}
ROW_LENGTH: Final = 6
DEAREST: Final = "456"  # find points that buy something
EYES: Final = 7
LABEL_WIDTH: Final = 8


class Tracks:
    """The tracks of one sheet, each a method that writes one line (or three) at a place."""

    def __init__(self, canvas: Canvas, scene: Scene) -> None:
        self.canvas = canvas
        self.scene = scene
        self.sheet: Mapping[str, Any] = scene.view["heroes"][scene.sheet]

    def label(self, text: str) -> str:
        return self.scene.say.say(f"label-{text}")

    def head(self, x: int, y: int, text: str, width: int = LABEL_WIDTH) -> int:
        """A label in its column."""
        self.canvas.put(x, y, self.label(text)[: width - 1], look.LABEL)
        return x + width

    def suns(self, x: int, y: int) -> None:
        gone, left = self.sheet["suns"], self.sheet["suns_left"]
        at = self.head(x, y, "suns")
        at = self.canvas.put(at, y, look.CROSS_SIGN * gone, look.SPENT)
        at = self.canvas.put(at, y, look.SUN_SIGN * left, look.SUNNY)
        self.canvas.put(at + 1, y, str(left), look.BLOOD if left < 3 else look.STRONG)

    def bones(self, x: int, y: int) -> None:
        left, all_bones = self.sheet["lp"], self.sheet["bones"]
        at = self.head(x, y, "lp")
        at = self.canvas.put(at, y, look.BONE_SIGN * left, look.BONE)
        at = self.canvas.put(at, y, look.LOST_BONE * (all_bones - left), look.SPENT)
        at = self.canvas.put(at + 1, y, str(left), look.BLOOD if left < 4 else look.STRONG)
        self.canvas.put(at + 2, y, self.plight(), look.BLOOD)

    def plight(self) -> str:
        """What hangs over the hero."""
        say, sheet = self.scene.say, self.sheet
        if sheet["status"] != "inside":
            return say.say(f"status-{sheet['status']}")
        hanging = {"drq-mark-miss": sheet["miss"], "drq-mark-venom": sheet["spider"], "drq-mark-demon": sheet["demon"]}
        return " ".join(say.ui(text) for text, on in hanging.items() if on)

    def finds(self, x: int, y: int) -> None:
        """Three rows: ticked boxes, the prices still ahead, and the danger at the end."""
        for n, danger in enumerate(ROW_DANGERS):
            self.find_row(x, y + n, n + 1, danger)

    def find_row(self, x: int, y: int, row: int, danger: str) -> None:
        sheet, ref = self.sheet, f"row:{row}"
        state = sheet["rows"][row - 1]
        ticked = sheet["finds"] if row == sheet["row"] else 0
        at = self.canvas.put(x, y, f"{row} ", look.LABEL, ref)
        if state == "open":
            at = self.canvas.put(at, y, look.TICKED * ticked, look.GOLD, ref)
            rest = [str(box) if str(box) in DEAREST else look.EMPTY for box in range(ticked + 1, ROW_LENGTH + 1)]
            at = self.canvas.put(at, y, "".join(rest), look.TEXT if row == sheet["row"] else look.SPENT, ref)
        else:
            at = self.canvas.put(at, y, "─" * ROW_LENGTH, look.SPENT, ref)
        awake = state == "awakened"
        word = self.scene.say.say(f"danger-{danger}") + ("!" if awake else "")
        self.canvas.put(at + 1, y, word, look.BLOOD if awake else look.LABEL if state == "open" else look.SPENT, ref)

    def traps(self, x: int, y: int) -> None:
        """Two boxes each with what they cost; after both, the next one kills."""
        for n, trap in enumerate(TRAPS):
            met, ref = self.sheet["traps"][trap], f"trap:{trap}"
            word = self.scene.say.ui(f"drq-trap-{trap}")
            at = self.canvas.put(x, y + n, f"{word:<9}", look.LABEL, ref)
            for box, cost in enumerate(TRAP_COSTS[trap]):
                sign = look.TICKED if met > box else look.EMPTY
                at = self.canvas.put(at, y + n, sign, look.BLOOD if met > box else look.TEXT, ref)
                at = self.canvas.put(at, y + n, f"{cost:<4}", look.SPENT if met > box else look.LABEL, ref)
            self.canvas.put(at, y + n, look.SKULL_SIGN, look.BLOOD if met >= 2 else look.SPENT, ref)

    def coins(self, x: int, y: int, value: str) -> int:
        """Ten boxes of one kind: ticked, scratched, free."""
        ticked, scratched = self.sheet["coins"][value], self.sheet["scratched"][value]
        ref = f"coin:{value}"
        lit = ref in self.scene.lit
        at = self.canvas.put(x, y, f"{value:>3} ", look.LIT if lit else look.LABEL, ref)
        at = self.canvas.put(at, y, look.TICKED * ticked, look.GOLD, ref)
        at = self.canvas.put(at, y, look.SCRATCHED * scratched, look.BLOOD, ref)
        return self.canvas.put(at, y, look.EMPTY * (self.sheet["boxes"] - ticked - scratched), look.SPENT, ref)

    def loot(self, x: int, y: int, width: int) -> None:
        """The running total and what is carried."""
        out = self.sheet["status"] == "escaped"
        at = self.head(x, y, "total" if out else "loot")
        at = self.canvas.put(at, y, f"{self.sheet['loot']} ", look.GOLD if out else look.STRONG)
        things = [t["ref"] if ":blank" not in t["ref"] else t["name"] for t in self.sheet["treasures"]]
        things += [f"object:{name}" for name in self.sheet["objects"]]
        self.things(at, y, things, x + width)

    def things(self, x: int, y: int, refs: list[str], end: int) -> None:
        """Names in a row; shortened alike when they do not fit."""
        words = [self.scene.say.ref(ref) for ref in refs]
        room = end - x - 2 * max(len(words) - 1, 0)
        if sum(map(len, words)) > room and words:
            most = max(room // len(words), 4)
            words = [word if len(word) <= most else word[: most - 1] + "…" for word in words]
        for word, ref in zip(words, refs, strict=True):
            if x < end:
                style = look.LIT if ref in self.scene.lit else look.TEXT
                x = self.canvas.put(x, y, word[: end - x], style, ref) + 2

    def chamber(self, x: int, y: int) -> None:
        """The pool: dragons set aside as open eyes, dice left, and how likely the next throw wakes it."""
        pool = self.scene.view["chamber"]
        at = self.canvas.put(x, y, self.scene.say.say("label-chamber") + " ", look.LABEL, "chamber")
        shut = EYES - min(pool["dragons"], EYES)
        at = self.canvas.put(at, y, look.OPEN_EYE * (EYES - shut), look.BLOOD, "chamber")
        at = self.canvas.put(at, y, look.SHUT_EYE * shut, look.SPENT, "chamber")
        words = self.scene.say.ui("drq-pool", dice=pool["dice"])
        self.canvas.put(at + 1, y, words, look.TEXT, "chamber")

    def way(self, x: int, y: int) -> None:
        """Steps left to the exit, by way of the chamber; red when there are too many for the turns left."""
        if self.sheet["status"] != "inside":
            return
        steps = self.sheet["steps_left"]
        style = look.BLOOD if self.sheet["pace"] in ("desperate", "lost") else look.TEXT
        self.canvas.put(x, y, f"{look.EXIT_SIGN}{'–' if steps is None else steps}", style, "exit")
