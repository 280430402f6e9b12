"""Plans for the actions that are left (section 9, 5-6). The first action of the best one is played."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots.blows import Blows
from questhall.games.deckbox.bots.foresight import Foresight
from questhall.games.deckbox.bots.scene import Scene
from questhall.games.deckbox.bots.ways import Ways, all_moves, one_move, points_left
from questhall.games.deckbox.model.answer_codes import STEP, code
from questhall.games.deckbox.rules.arriving import shares
from questhall.games.deckbox.rules.totals import speed

TWICE: Final = 1.85  # two attacks; the second may find nobody
MARGIN: Final = 1e-9
NOTHING: Final = -1
OFF: Final = 2  # steps between a hero and an enemy who are not side by side
THOROUGH: Final = 10  # plans that are thought through


class Plan:
    """What it gains, where it ends, and how it begins."""

    def __init__(self, gain: float, risk: float, answer: int, target: int, goal: int, survives: float) -> None:
        self.gain = gain
        self.score = gain - risk
        self.answer = answer  # NOTHING: stay
        self.target = target  # the place among the enemies of whom it attacks at once
        self.goal = goal
        self.survives = survives  # how likely that one does


def by_score(plan: Plan) -> float:
    return -plan.score


class Plans:
    """All plans of a hero in a fight; the best one's first answer, and whom that attacks."""

    def __init__(self, scene: Scene, blows: Blows) -> None:
        self.scene = scene
        self.blows = blows
        self.found: list[Plan] = []
        s = scene.s
        self.stuck = shares(s, scene.h)
        if s.actions > 0 and not self.stuck:
            self.attack_here()
        if s.actions > 0:
            self.move_and_attack()
        self.hold_or_move()
        best = self.thought_through() if scene.temper.foresees else self.best()
        self.answer = best.answer if best is not None else NOTHING
        self.target = best.target if best is not None else NOTHING
        self.goal = best.goal if best is not None else scene.h.square

    def best(self) -> Plan | None:
        found: Plan | None = None
        for plan in self.found:
            if found is None or plan.score > found.score + MARGIN:
                found = plan
        return found

    def thought_through(self) -> Plan | None:
        """The most promising ones again, with what the enemies would really do."""
        self.found.sort(key=by_score)
        self.found = self.found[:THOROUGH]
        if len(self.found) > 1:
            foresight = Foresight(self.scene)
            for plan in self.found:
                cost = foresight.cost(plan.goal, plan.target, plan.survives)
                plan.score = plan.gain - self.scene.daring * self.scene.temper.care * cost
        return self.best()

    def hits_tough(self, health: int) -> bool:
        """Whether it attacks at once, and somebody of at least that health."""
        return self.target >= 0 and self.scene.s.enemies[self.target].health >= health

    # What one can do

    def attack_here(self) -> None:
        """Attack twice, attack and retreat, or the last attack."""
        scene = self.scene
        s = scene.s
        h = scene.h
        value = self.blows.seek(h.square)
        if self.blows.answer < 0:
            return
        answer, target, survives = self.blows.answer, self.blows.target, self.blows.survives
        risk = scene.risk(h.square)
        if s.actions == 1:
            self.found.append(Plan(value, risk, answer, target, h.square, survives))
            return
        self.found.append(Plan(TWICE * value, risk, answer, target, h.square, survives * survives))
        for square in self.retreats():
            self.found.append(Plan(value, scene.risk(square), answer, target, square, survives))

    def retreats(self) -> list[int]:
        """The safest squares one can go to after an attack: one, or for the thorough a few."""
        scene = self.scene
        squares = Ways(scene.s, scene.h, [speed(scene.h)], NOTHING).stops()
        squares.sort(key=scene.risk)
        return squares[: 3 if scene.temper.foresees else 1]

    def move_and_attack(self) -> None:
        """From the best square one can walk to with an action left."""
        scene = self.scene
        s = scene.s
        h = scene.h
        attacks = s.actions if points_left(s, h) > 0 else s.actions - 1
        if attacks < 1:
            return
        ways = Ways(s, h, one_move(s, h), NOTHING)
        for square in ways.stops():
            if square == h.square:
                continue
            value = self.blows.seek(square)
            if value > 0.0:
                gain = (TWICE if attacks > 1 else 1.0) * value
                answer = code(STEP, ways.first_step(square))
                self.found.append(Plan(gain, scene.risk(square), answer, NOTHING, square, 1.0))

    def hold_or_move(self) -> None:
        """Without an attack: the safest square, and among those the nearest to the enemy."""
        scene = self.scene
        s = scene.s
        h = scene.h
        ways = Ways(s, h, all_moves(s, h), NOTHING)
        for square in ways.stops():
            if square == h.square:
                if not self.stuck:
                    self.found.append(self.stay(square, NOTHING))
            else:
                self.found.append(self.stay(square, code(STEP, ways.first_step(square))))

    def stay(self, square: int, answer: int) -> Plan:
        """Without an attack the last step up to an enemy brings nothing; before that, nearer is sooner there."""
        scene = self.scene
        near = scene.nearest(square)
        if scene.temper.keeps_off:
            near = max(near, OFF)
        gain = -scene.temper.closer * near
        return Plan(gain, self.scene.risk(square), answer, NOTHING, square, 1.0)
