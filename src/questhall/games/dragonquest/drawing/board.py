"""DragonQuest in the terminal: the score sheet with its castle, in signs and in sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from questhall.drawing.board import Board, Scene, Speaker
from questhall.drawing.canvas import Canvas
from questhall.engine.game import Option
from questhall.engine.replay import Replay
from questhall.games.dragonquest.drawing import look, luck, plan, prose, supply
from questhall.games.dragonquest.drawing.tracks import Tracks
from questhall.games.dragonquest.drawing.tray import Tray

View = Mapping[str, Any]

SQUARE: Final = re.compile(r"[a-q]\d{1,2}")
TRACK_ROWS: Final = 10  # the least the tracks need below the castle
TWO_COLUMNS: Final = 66  # the least width for tracks side by side


class DragonQuestBoard(Board):
    """The sheet of one hero, large; the others in a line each."""

    def draw(self, scene: Scene) -> Canvas:
        canvas = Canvas(scene.width, scene.height, look.TEXT)
        if scene.page:
            supply.draw(canvas, scene)
            return canvas
        wide, high = self.cell(scene.width, scene.height)
        plan.Plan(canvas, scene, 0, 0, wide, high).draw()
        below = 1 + len(plan.rows()) * high
        if scene.width >= TWO_COLUMNS:
            self.side_by_side(canvas, scene, below)
        else:
            self.stacked(canvas, scene, below)
        return canvas

    def cell(self, width: int, height: int) -> tuple[int, int]:
        """The largest square that leaves room for the tracks."""
        columns, rows = len(plan.rows()[0]), len(plan.rows())
        high = 2 if height >= 1 + 2 * rows + TRACK_ROWS else 1
        wide = min(max((width - plan.MARGIN) // columns, 2), 2 * high + 1 if high == 1 else 4)
        return wide, high

    def share(self, width: int, height: int) -> int:
        """Two, three or four columns a square; the tracks below need a few more than the smallest castle."""
        columns = len(plan.rows()[0])
        tall = height >= 1 + 2 * len(plan.rows()) + TRACK_ROWS
        if tall and width >= 116:
            return plan.MARGIN + 4 * columns + 1
        return plan.MARGIN + 3 * columns + 1 if width >= 96 else 42

    def stacked(self, canvas: Canvas, scene: Scene, y: int) -> None:
        tracks = Tracks(canvas, scene)
        tracks.suns(0, y)
        tracks.bones(0, y + 1)
        tracks.finds(0, y + 2)
        tracks.traps(19, y + 2)
        tracks.coins(tracks.coins(0, y + 5, "50") + 1, y + 5, "100")
        tracks.way(35, y)
        tracks.loot(0, y + 6, scene.width)
        tracks.chamber(0, y + 7)
        room = scene.height - y - 8
        Tray(canvas, scene, 0, scene.height - 2 if room >= 3 else y + 8, scene.width).draw()

    def side_by_side(self, canvas: Canvas, scene: Scene, y: int) -> None:
        tracks, half = Tracks(canvas, scene), 38
        tracks.suns(0, y)
        tracks.bones(0, y + 1)
        tracks.finds(0, y + 2)
        tracks.coins(0, y + 5, "50")
        tracks.coins(0, y + 6, "100")
        tracks.chamber(half, y)
        canvas.put(half, y + 1, scene.say.say("label-steps-left"), look.LABEL)
        tracks.way(half + len(scene.say.say("label-steps-left")) + 1, y + 1)
        tracks.traps(half, y + 2)
        tracks.loot(half - 18, y + 5, scene.width - half + 18)
        Tray(canvas, scene, 0, scene.height - 2, scene.width).draw()

    def sheet(self, view: View, seat: int, say: Speaker) -> list[str]:
        return prose.whole_sheet(view, seat, say)

    def reading(self, view: View, seat: int, say: Speaker, step: str = "") -> list[str]:
        return prose.reading(view, seat, say, step)

    def whole(self, view: View, seat: int, say: Speaker, step: str = "") -> list[str]:
        return prose.whole_table(view, seat, say, step)

    def summary(self, view: View, seat: int, say: Speaker) -> str:
        sheet = view["heroes"][seat]
        if sheet["status"] != "inside":
            return f"{say.say('status-' + sheet['status'])} {sheet['loot'] or ''}".strip()
        at = sheet["at"].removeprefix("square:")
        at = "★" if at == "chamber" else look.EXIT_SIGN if at == "exit" else at
        return f"{look.BONE_SIGN}{sheet['lp']} {look.SUN_SIGN}{sheet['suns_left']} {at} {sheet['loot']}"

    def common(self, view: View, say: Speaker) -> list[str]:
        return supply.lines(view, say)

    def ref_of(self, word: str, say: Speaker) -> str:
        if SQUARE.fullmatch(word) and (ref := plan.ref_at(prose.corner(word.upper()))):
            return ref
        if word in ("chamber", "exit"):
            return word
        return supply.catalogue(say).get(word) or super().ref_of(word, say)

    def is_place(self, ref: str) -> bool:
        return ref in plan.places()

    def standing(self, view: View, seat: int) -> str:
        """The active hero's square: steps, blocks and the demon's walk are about it."""
        return str(view["heroes"][prose.active(view)]["at"])

    def about(self, view: View) -> int:
        return prose.active(view)

    def toward(self, ref: str, direction: str, jump: bool = False) -> str:
        return plan.toward(ref, direction, jump) if ref in plan.places() else ""

    def walks(self, verb: str) -> bool:
        return verb == "walk"

    def ranked(self, options: Sequence[Option]) -> list[Option]:
        """Blocks that cost the hero most come first; squares are chosen before words."""
        return sorted(options, key=lambda option: -int(option.args.get("detour", 0)))

    def odds(self, view: View, seat: int, say: Speaker, picked: Option | None) -> list[str]:
        lines = []
        if picked is not None and "risk" in picked.args:
            lines.append(say.ui("drq-odds-danger", risk=picked.args["risk"]))
        pool = view["chamber"]
        lines.append(say.ui("drq-odds-wake", wake=pool["wake"], dice=pool["dice"]))
        sheet = view["heroes"][seat]
        if sheet["need"] is not None:
            steps, suns = sheet["steps_left"], sheet["suns_left"]
            lines.append(say.ui("drq-odds-need", steps=steps, suns=suns, need=sheet["need"]))
        return lines

    def luck(self, replay: Replay[Any], seat: int, say: Speaker) -> list[str]:
        return [luck.words(each, say) for each in luck.measure(replay).get(seat, [])]

    def ending(self, view: View, seat: int, say: Speaker) -> list[str]:
        return prose.fate(view, seat, say)

    def help(self, say: Speaker) -> list[tuple[str, str]]:
        signs = {
            "hero": look.HERO_SIGN,
            "start": look.START_SIGN,
            "exit": look.EXIT_SIGN,
            "line": f"─┐ {look.DOT_SIGN}",
            "block": look.BLOCK_SIGN * 2,
            "demon": f"{look.DEMON_SIGN} {look.CROSS_SIGN}",
            "orange": look.ORANGE_SIGN,
            "black": look.BLACK_SIGN,
            "lit": f"{look.LIT_SIGN} ↑→",
            "eyes": look.OPEN_EYE + look.SHUT_EYE,
            "finds": f"{look.TICKED}{look.TICKED}456",
            "scratched": look.SCRATCHED,
            "way": f"{look.EXIT_SIGN}18",
            "skip": "↷",
        }
        return [(sign, say.ui(f"drq-sign-{name}")) for name, sign in signs.items()]


BOARD: Final = DragonQuestBoard()
