"""How a game is drawn and read aloud. The screen asks a Board for everything it cannot know from options and events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from questhall.drawing.canvas import Canvas
from questhall.engine.game import Option
from questhall.engine.replay import Replay
from questhall.engine.told import Told

View = Mapping[str, Any]


class Speaker(Protocol):
    """What the reader is told, in their language and with the names of the people at this table."""

    lang: str

    def say(self, text: str, args: Mapping[str, Any] | None = None) -> str:
        """A text of the game."""

    def ui(self, text: str, **args: Any) -> str:
        """A text of the screen itself."""

    def has(self, text: str) -> bool:
        """Whether the game has that text."""

    def ref(self, ref: str) -> str:
        """What a thing on the table is called."""

    def called(self, ref: str) -> list[str]:
        """The same in every language: what people may type."""

    def words(self, text: str) -> list[str]:
        """What people may type for it: the words of that text in every language."""

    def word(self, value: Any) -> Any:
        """An argument in this table's words: seats by the names of their players."""

    def seat(self, number: int) -> str: ...

    def face(self, face: str) -> str:
        """A face of a die."""

    def told(self, told: Told) -> str: ...

    def labelled(self, label: str, value: object) -> str:
        """A label of the game and what stands under it."""


@dataclass(frozen=True)
class Scene:
    """What a picture is made of."""

    view: View
    say: Speaker
    sheet: int  # the seat whose things are drawn large
    width: int
    height: int
    lit: Mapping[str, str] = field(default_factory=dict)  # what can be chosen, and the key that chooses it, if any
    chosen: frozenset[str] = frozenset()
    cursor: str = ""
    verb: str = ""  # what choosing a lit thing does, if that is one and the same for all
    told: Sequence[Told] = ()  # what has happened this turn
    page: int = 0  # 0 is the sheet, 1 what lies on the table for all


class Board:
    """A game without a drawing: its view as words. A game's own board overrides what it can do better."""

    def draw(self, scene: Scene) -> Canvas:
        canvas = Canvas(scene.width, scene.height)
        for y, line in enumerate(outline(scene.view, scene.say)):
            canvas.put(1, y, line)
        return canvas

    def share(self, width: int, height: int) -> int:
        """How many columns of a screen the drawing wants."""
        return width // 2

    def progress(self, view: View, say: Speaker) -> list[str]:
        """How far the game is, in a few words."""
        return [say.ui("top-round", round=view["round"])] if "round" in view else []

    def sheet(self, view: View, seat: int, say: Speaker) -> list[str]:
        """All that is to be known of a seat, in sentences."""
        return outline(view, say)

    def situation(self, view: View, say: Speaker) -> list[str]:
        """What one should know before choosing and neither the question nor the picture says."""
        return []

    def reading(self, view: View, seat: int, say: Speaker, step: str = "") -> list[str]:
        """What somebody should know who does not see the picture; `step` is what asks, as in `ask-<Step>`."""
        return self.situation(view, say)

    def whole(self, view: View, seat: int, say: Speaker, step: str = "") -> list[str]:
        """The whole table in sentences, as that seat sees it: all that the picture shows, once."""
        return self.reading(view, seat, say, step) or outline(view, say)

    def summary(self, view: View, seat: int, say: Speaker) -> str:
        """A seat in a few signs, for the list of players."""
        return ""

    def common(self, view: View, say: Speaker) -> list[str]:
        """What lies on the table for all, in sentences."""
        return []

    def ref_of(self, word: str, say: Speaker) -> str:
        """The thing that a typed word means whatever is asked, such as `b6`; empty if none."""
        return word if ":" in word else ""

    def spoken(self, typed: str, view: View, say: Speaker) -> dict[str, Any] | None:
        """A structured answer that typed words are, where a game takes more than its options; None if they are none."""
        return None

    def is_place(self, ref: str) -> bool:
        """Whether arrow keys can move to it."""
        return False

    def standing(self, view: View, seat: int) -> str:
        """Where arrow keys start from."""
        return ""

    def about(self, view: View) -> int | None:
        """The seat whose sheet the present question is about."""
        return None

    def toward(self, ref: str, direction: str, jump: bool = False) -> str:
        """The place up, down, left or right of another, with `jump` the next one over a gap; empty if there is none."""
        return ""

    def walks(self, verb: str) -> bool:
        """Whether an arrow key chooses at once, instead of moving the cursor."""
        return False

    def ranked(self, options: Sequence[Option]) -> list[Option]:
        """The options in the order a person wants to see them."""
        return list(options)

    def odds(self, view: View, seat: int, say: Speaker, picked: Option | None) -> list[str]:
        """Chances worth knowing now; `picked` is what would be done with what is chosen so far."""
        return []

    def luck(self, replay: Replay[Any], seat: int, say: Speaker) -> list[str]:
        """How a seat's dice fell, measured against what was to be expected."""
        return []

    def ending(self, view: View, seat: int, say: Speaker) -> list[str]:
        """What became of a seat: a few words, then lines that say more."""
        return []

    def help(self, say: Speaker) -> list[tuple[str, str]]:
        """The signs of the picture and what they mean."""
        return []


def outline(value: Any, say: Speaker, depth: int = 0) -> list[str]:
    """Plain data as indented lines."""
    lines: list[str] = []
    if isinstance(value, Mapping):
        for key, each in value.items():
            if isinstance(each, Mapping | list | tuple) and each:
                lines += ["  " * depth + f"{key}:", *outline(each, say, depth + 1)]
            else:
                lines.append("  " * depth + f"{key}: {say.ref(str(each))}")
    elif isinstance(value, list | tuple):
        for each in value:
            lines += outline(each, say, depth)
    else:
        lines.append("  " * depth + say.ref(str(value)))
    return lines
