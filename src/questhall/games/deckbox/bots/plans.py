"""Plans for the actions that are left (section 9, 5-6): the first action of the best one is played, then thought anew."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots.blows import Blows
from questhall.games.deckbox.bots.scene import Scene
from questhall.games.deckbox.bots.ways import Ways, all_moves, one_move, points_left
from questhall.games.deckbox.model.codes import STEP, code
from questhall.games.deckbox.rules.arriving import shares
from questhall.games.deckbox.rules.totals import speed

TWICE: Final = 1.85  # two attacks; the second may find nobody
CLOSER: Final = 0.1  # a step nearer to the enemy, where nothing else speaks for or against it
MARGIN: Final = 1e-9
WORST: Final = -1e9
NOTHING: Final = -1


class Plans:
    """The best plan of a hero in a fight: its score, its first answer (NOTHING: stay), and what it attacks."""

    def __init__(self, scene: Scene, blows: Blows) -> None:
        self.scene = scene
        self.blows = blows
        self.score = WORST
        self.answer = NOTHING
        self.target = NOTHING  # the place among the enemies of whom it attacks at once
        self.goal = scene.h.square  # where it ends
        s = scene.s
        self.stuck = shares(s, scene.h)
        if s.actions > 0 and not self.stuck:
            self.attack_here()
        if s.actions > 0:
            self.move_and_attack()
        self.hold_or_move()

    def consider(self, score: float, answer: int, target: int, goal: int) -> None:
        if score > self.score + MARGIN:
            self.score = score
            self.answer = answer
            self.target = target
            self.goal = goal

    def attack_here(self) -> None:
        """Attack twice, attack and retreat, or the last attack."""
        scene = self.scene
        s = scene.s
        h = scene.h
        value = self.blows.seek(h.square)
        if self.blows.answer < 0:
            return
        answer, target = self.blows.answer, self.blows.target
        if s.actions == 1:
            self.consider(value - scene.risk(h.square), answer, target, h.square)
            return
        self.consider(TWICE * value - scene.risk(h.square), answer, target, h.square)
        ways = Ways(s, h, [speed(h)], NOTHING)
        least = min([scene.risk(square) for square in ways.stops()])
        self.consider(value - least, answer, target, h.square)

    def move_and_attack(self) -> None:
        """From the best square one can walk to with an action left."""
        scene = self.scene
        s = scene.s
        h = scene.h
        begun = points_left(s, h) > 0
        attacks = s.actions if begun else s.actions - 1
        if attacks < 1:
            return
        ways = Ways(s, h, one_move(s, h), NOTHING)
        for square in ways.stops():
            if square == h.square:
                continue
            value = self.blows.seek(square)
            if value > 0.0:
                score = (TWICE if attacks > 1 else 1.0) * value - scene.risk(square)
                if score > self.score + MARGIN:
                    self.consider(score, code(STEP, ways.first_step(square)), NOTHING, square)

    def hold_or_move(self) -> None:
        """Without an attack: the safest square, and among those the nearest to the enemy."""
        scene = self.scene
        s = scene.s
        h = scene.h
        ways = Ways(s, h, all_moves(s, h), NOTHING)
        if not self.stuck:
            self.consider(self.standing(h.square), NOTHING, NOTHING, h.square)
        for square in ways.stops():
            if square != h.square:
                score = self.standing(square)
                if score > self.score + MARGIN:
                    self.consider(score, code(STEP, ways.first_step(square)), NOTHING, square)

    def standing(self, square: int) -> float:
        return -self.scene.risk(square) - CLOSER * self.scene.nearest(square)
