"""The stair in characters: a mark for each hunter beside his gold, and a bar towards the goal."""

from __future__ import annotations

from typing import Final

from questhall.drawing.board import Board, Scene
from questhall.drawing.canvas import Canvas

BAR: Final = 20


class Steps(Board):
    def draw(self, scene: Scene) -> Canvas:
        canvas = Canvas(scene.width, scene.height)
        view, say = scene.view, scene.say
        for seat, gold in enumerate(view["saved"]):
            mark = ">" if seat == view["hero"] else " "
            full = min(BAR, gold * BAR // view["goal"])
            canvas.put(1, 1 + 2 * seat, f"{mark} {say.seat(seat)}")
            canvas.put(3, 2 + 2 * seat, f"[{'#' * full}{'.' * (BAR - full)}] {gold}/{view['goal']}")
        canvas.put(1, 2 + 2 * len(view["saved"]), say.say("label-carried", {"gold": view["carried"]}))
        return canvas


BOARD: Final = Steps()
