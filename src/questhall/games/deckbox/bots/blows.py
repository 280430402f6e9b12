"""What an attack is worth (section 9, 3), from where a hero stands or from where he could stand."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots.odds import SIDES, hero_tail, hitting, kill_chance, mean_damage
from questhall.games.deckbox.bots.scene import Scene, crush_of
from questhall.games.deckbox.model.answer_codes import MELEE, SHOOT, code
from questhall.games.deckbox.model.cards import EQP_MELEE_KW, EQP_RANGED_KW
from questhall.games.deckbox.model.figures import Enemy
from questhall.games.deckbox.model.ids import KW_HEAVY, KW_PIERCE, KW_STUN, RED, RUL_CURSED
from questhall.games.deckbox.rules.activation import attack_dice, attack_keywords, attack_modifier
from questhall.games.deckbox.rules.aiming import SHOT_OK, in_reach, shot
from questhall.games.deckbox.rules.totals import enemy_defence, melee_dice, ranged_dice

KILL: Final = 1.4
WOUND: Final = 0.7
ENERGY: Final = 0.05
BOSS: Final = 1.15
STUN: Final = 0.5


class Arm:
    """A way to attack: how many dice, at what modifier, with which keywords."""

    def __init__(self, verb: int, dice: int, modifier: int, keywords: int, charges: bool) -> None:
        self.verb = verb
        self.dice = dice
        self.modifier = modifier
        self.keywords = keywords
        self.charges = charges  # hits give energy


class Blows:
    """The attacks of a hero's own weapon against all enemies; their values do not depend on where he stands."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        h = scene.h
        self.arms: list[Arm] = []
        self.values: list[list[float]] = []  # by arm, then by enemy
        self.lives: list[list[float]] = []  # how likely each survives
        if melee_dice(h):
            words = attack_keywords(h, EQP_MELEE_KW[h.equipment])
            self.add(Arm(MELEE, attack_dice(h, False), attack_modifier(h, False), words, True))
        if ranged_dice(h):
            words = attack_keywords(h, EQP_RANGED_KW[h.equipment])
            self.add(Arm(SHOOT, attack_dice(h, True), attack_modifier(h, True), words, True))
        self.value = 0.0  # of the best attack looked for last
        self.answer = -1
        self.target = -1  # its place among the enemies
        self.survives = 1.0  # how likely that one does

    def add(self, arm: Arm) -> None:
        self.arms.append(arm)
        enemies = self.scene.s.enemies
        self.values.append([worth(self.scene, n, e, arm) for n, e in enumerate(enemies)])
        self.lives.append([1.0 - kill(self.scene, e, arm) for e in enemies])

    def seek(self, square: int) -> float:
        """The best attack from that square: its value, 0 if there is none."""
        s = self.scene.s
        g = self.scene.g
        self.value = 0.0
        self.answer = -1
        self.target = -1
        for which in range(len(self.arms)):
            arm = self.arms[which]
            values = self.values[which]
            for n in range(len(values)):
                if values[n] <= self.value:
                    continue
                e = s.enemies[n]
                if arm.verb == MELEE:
                    possible = in_reach(g, square, e.square, arm.keywords)
                else:
                    possible = shot(s, square, e.square, True) == SHOT_OK
                if possible:
                    self.value = values[n]
                    self.survives = self.lives[which][n]
                    self.answer = code(arm.verb, e.number)
                    self.target = n
        return self.value


def kill(scene: Scene, e: Enemy, arm: Arm) -> float:
    guard = enemy_defence(scene.s, e) - (1 if arm.keywords & KW_PIERCE else 0)
    return kill_chance(hero_tail(arm.dice, arm.modifier, guard), e.health, crush_of(scene.s, arm.keywords))


def worth(scene: Scene, n: int, e: Enemy, arm: Arm) -> float:
    """Section 9, 3: power x (1.4 kill + 0.7 damage / health), and a little for the energy."""
    guard = enemy_defence(scene.s, e) - (1 if arm.keywords & KW_PIERCE else 0)
    tails = hero_tail(arm.dice, arm.modifier, guard)
    crush = crush_of(scene.s, arm.keywords)
    harm = KILL * kill_chance(tails, e.health, crush) + WOUND * mean_damage(tails, e.health, crush) / e.health
    value = scene.powers[n] * harm * (BOSS if e.boss else 1.0)
    if arm.keywords & KW_STUN and e.colour != RED and not e.stunned:
        value += STUN * scene.powers[n] * tails[1]
    if arm.charges and not scene.s.rule_at(scene.h.square, RUL_CURSED):
        hits = arm.dice * hitting(arm.modifier) / SIDES
        value += ENERGY * (min(1.0, hits) if arm.keywords & KW_HEAVY else hits)
    return value
