"""The parts of the screen: a picture that can be clicked, and lists of lines."""

from __future__ import annotations

from functools import cache

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from questhall.drawing.canvas import Canvas


@cache
def style_of(text: str) -> Style:
    return Style.parse(text)


class Picture(Widget):
    """Shows a canvas; a click says which thing was hit."""

    class Hit(Message):
        def __init__(self, picture: Picture, ref: str) -> None:
            super().__init__()
            self.picture = picture
            self.ref = ref

        @property
        def control(self) -> Picture:
            return self.picture

    class Resized(Message):
        """The canvas no longer fits."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.canvas = Canvas(0, 0)

    def show(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.refresh()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.canvas.height

    def render_line(self, y: int) -> Strip:
        if y >= self.canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        strip = Strip([Segment(text, style_of(style)) for text, style in self.canvas.runs(y)])
        return strip.adjust_cell_length(self.size.width, self.rich_style)

    def on_resize(self, event: events.Resize) -> None:
        self.post_message(self.Resized())

    def on_click(self, event: events.Click) -> None:
        self.post_message(self.Hit(self, self.canvas.ref_at(event.x, event.y)))
