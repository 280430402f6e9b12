"""Deck Box Dungeons in characters: the dungeon in signs, the party in lines, both in sentences too."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from questhall.drawing.board import Board, Scene, Speaker
from questhall.drawing.canvas import Canvas
from questhall.engine.game import Option
from questhall.games.deckbox.drawing import fight_words, look, place_words, words
from questhall.games.deckbox.drawing.plan import MARGIN, Plan, extent, toward

View = Mapping[str, Any]
Piece = tuple[str, str, str]  # text, style, ref
Line = list[Piece]

SQUARE: Final = re.compile(r"-?\d{1,3},-?\d{1,3}")
WIDEST: Final = 3  # columns a square wants where there is room
LEAST_ROWS: Final = 9  # of the dungeon, whatever else there is to say
RANKS: Final = (
    "accept",
    "refuse",
    "react",
    "keep",
    "choose",
    "pick",
    "activate",
    "melee",
    "shoot",
    "aim",
    "interact",
    "ability",
    "use",
    "step",
    "veil",
    "stop",
    "pass",
    "pass-phase",
    "end",
    "yield",
    "buy",
    "trade",
)
WALKS: Final = ("step", "veil")


class DeckBoxBoard(Board):
    """The dungeon all look at, under it the party, the market and what the enemies mean to do."""

    def draw(self, scene: Scene) -> Canvas:
        canvas = Canvas(scene.width, scene.height, look.TEXT)
        if scene.page:
            self.put_lines(canvas, scene, 0, [[(line, "", "")] for line in self.common(scene.view, scene.say)])
            return canvas
        canvas.put(0, 0, words.headline(scene.view, scene.say), look.STRONG)
        below = [*self.party(scene), self.market(scene), *self.threats(scene)]
        rows = max(min(scene.height - 2 - len(below), extent(scene.view)[3] + 1), LEAST_ROWS)
        end = Plan(canvas, scene, 1, rows).draw()
        self.put_lines(canvas, scene, end, below)
        return canvas

    def put_lines(self, canvas: Canvas, scene: Scene, top: int, lines: Sequence[Line]) -> None:
        for y, line in enumerate(lines, top):
            x = 0
            for text, style, ref in line:
                lit = look.CHOSEN if ref in scene.chosen else look.LIT if ref in scene.lit else style
                x = canvas.put(x, y, text, lit, ref)

    def share(self, width: int, height: int) -> int:
        return max(width * 3 // 5, MARGIN + WIDEST * 13)

    # Lines under the picture

    def party(self, scene: Scene) -> list[Line]:
        acting, lines = scene.view["turn"]["hero"], []
        for hero in scene.view["heroes"]:
            style = look.STRONG if hero["seat"] == acting else ""
            lines.append([(words.party_line(scene.view, hero, scene.say), style, hero["ref"])])
        return lines

    def market(self, scene: Scene) -> Line:
        """The wares one by one: what can be bought is lit."""
        line = [(words.labelled(scene.say, words.said(scene.say, "market"), ""), look.LABEL, "")]
        for name, ref in words.offers(scene.view, scene.say):
            line += [(name, look.LABEL, ref), ("  ", "", "")]
        return line

    def threats(self, scene: Scene) -> list[Line]:
        return [[(line, look.DANGER, ref)] for line, ref in fight_words.threats(scene.view, scene.say)]

    # Sentences

    def progress(self, view: View, say: Speaker) -> list[str]:
        return [words.round_words(view, say)]

    def hero(self, view: View, seat: int) -> View | None:
        heroes: Sequence[View] = view["heroes"]
        return heroes[seat] if 0 <= seat < len(heroes) else None

    def sheet(self, view: View, seat: int, say: Speaker) -> list[str]:
        hero = self.hero(view, seat)
        if hero is None:
            return self.common(view, say)
        return [words.party_line(view, hero, say), *words.totals(hero, say)]

    def situation(self, view: View, say: Speaker) -> list[str]:
        return words.under_way(view, say)

    def reading(self, view: View, seat: int, say: Speaker, step: str = "") -> list[str]:
        hero = self.hero(view, seat)
        here = hero["at"] if hero else None
        lines = [words.headline(view, say), *place_words.party(view, seat, here, say)]
        turn = words.turn(view, say) if view["turn"]["hero"] == seat else []
        return [*lines, *place_words.around(view, here, say), *self.situation(view, say), *turn]

    def whole(self, view: View, seat: int, say: Speaker, step: str = "") -> list[str]:
        _, *told = words.quest(view, say)
        tiles = [place_words.tile_line(tile, say) for tile in view["tiles"]]
        return [*self.reading(view, seat, say, step), *told, *tiles, *words.wares(view, say)]

    def summary(self, view: View, seat: int, say: Speaker) -> str:
        hero = self.hero(view, seat)
        if hero is None or not hero["hero"] or hero["fallen"]:
            return words.facts(hero, say) if hero else ""
        signs = f"♥{hero['health']} ✦{hero['energy']} ¤{hero['treasure']}"
        return f"{words.hero_name(view, hero, say)} {signs} {hero['at'] or ''}".rstrip()

    def common(self, view: View, say: Speaker) -> list[str]:
        lines = [*words.quest(view, say), *words.wares(view, say)]
        lines += [line for line, _ in fight_words.threats(view, say)]
        lines += [fight_words.foe_line(foe, say) for foe in view["foes"]]
        return [*lines, *[place_words.tile_line(tile, say) for tile in view["tiles"]]]

    def odds(self, view: View, seat: int, say: Speaker, picked: Option | None) -> list[str]:
        about = picked.refs if picked else ()
        if view["turn"]["hero"] != seat:
            return []
        shots = [each for each in view["shots"] if not about or each["enemy"] in about]
        later = [each for each in view["approaches"] if not about or each["enemy"] in about]
        return [
            *[fight_words.shot(view, each, say) for each in shots],
            *[fight_words.approach(view, each, say) for each in later],
        ]

    def ending(self, view: View, seat: int, say: Speaker) -> list[str]:
        return self.sheet(view, seat, say)

    # Keys

    def ref_of(self, word: str, say: Speaker) -> str:
        return f"square:{word}" if SQUARE.fullmatch(word) else super().ref_of(word, say)

    def is_place(self, ref: str) -> bool:
        return ref.startswith("square:")

    def standing(self, view: View, seat: int) -> str:
        hero = self.hero(view, seat)
        at = hero["at"] if hero else None
        return f"square:{at}" if at else ""

    def toward(self, ref: str, direction: str, jump: bool = False) -> str:
        return toward(ref, direction)

    def walks(self, verb: str) -> bool:
        return verb in WALKS

    def ranked(self, options: Sequence[Option]) -> list[Option]:
        """Answers to others and blows first, wares last."""
        return sorted(options, key=lambda option: RANKS.index(option.verb) if option.verb in RANKS else len(RANKS))

    def help(self, say: Speaker) -> list[tuple[str, str]]:
        exits = [(sign, words.said(say, f"exit-{state}")) for state, sign in look.EXITS.items()]
        signs = {
            look.TERRAIN["~"][0]: "water",
            look.TERRAIN["o"][0]: "pit",
            look.SPAWN_SIGN: "spawn",
            look.FEATURE_SIGN: "feature",
            look.PACK_SIGN: "pack",
            look.CAPTIVE_SIGN: "captive",
            f"g2{look.STUN_SIGN}": "enemy",
        }
        return [*exits, *((sign, words.said(say, f"sign-{word}")) for sign, word in signs.items())]


BOARD: Final = DeckBoxBoard()
