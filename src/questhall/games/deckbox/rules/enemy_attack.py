"""An enemy's attack on a hero, or on several (T1 to T7, dbd-kw-04, -05, -11, -16, -18; errata 13, 14)."""

from __future__ import annotations

from questhall.engine.core import Step
from questhall.games.deckbox.model.figures import Enemy
from questhall.games.deckbox.model.ids import KW_BARRAGE, KW_CRUSH, KW_KNOCKBACK, KW_PIERCE, KW_RITUAL
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.aiming import SHOT_OK, shot, smoked
from questhall.games.deckbox.rules.behaviour import preferred
from questhall.games.deckbox.rules.dice import ATTACK, hits, throw
from questhall.games.deckbox.rules.foes import regain
from questhall.games.deckbox.rules.harm import suffer
from questhall.games.deckbox.rules.knockback import push_hero
from questhall.games.deckbox.rules.totals import enemy_dice, enemy_modifier, keywords


def attack_hero(s: Delve, e: Enemy, seat: int, ranged: bool, came: int) -> None:
    """It has come from a square, which may be where it stands, to attack that hero. dbd-kw-04: Barrage is for shots."""
    targets, dice = [seat], [enemy_dice(e, ranged)]
    if ranged and keywords(e) & KW_BARRAGE:
        targets = in_priority(s, e, came)
        dice = dealt(enemy_dice(e, ranged), len(targets))
        targets = targets[: len(dice)]
    s.volley = ()
    for n in reversed(range(len(targets))):
        s.then(Struck(e.number, targets[n], n))
    s.then(EnemyRolls(e.number, tuple(targets), tuple(dice), ranged, 0))


def in_priority(s: Delve, e: Enemy, came: int) -> list[int]:
    """dbd-kw-04: all heroes it can shoot from where it stands, in the order of its card.

    Erratum 5: as seen from the square where it began.
    """
    left = [h for h in s.living() if not smoked(s, h.square) and shot(s, e.square, h.square, False) == SHOT_OK]
    before = e.clone()
    before.square = came
    found: list[int] = []
    while left:
        first, _ = preferred(s, before, left)
        found.append(first.seat)
        left = [h for h in left if h is not first]
    return found


def dealt(dice: int, targets: int) -> list[int]:
    """dbd-kw-04: one by one in turn."""
    shares = [dice // targets + (1 if n < dice % targets else 0) for n in range(targets)]
    return [share for share in shares if share]


class EnemyRolls(Step[Delve]):
    """dbd-atk-01 to -03, -05: no criticals. dbd-kw-04: a barrage rolls all its dice first."""

    def __init__(self, enemy: int, targets: tuple[int, ...], dice: tuple[int, ...], ranged: bool, at: int) -> None:
        self.enemy = enemy
        self.targets = targets
        self.dice = dice
        self.ranged = ranged
        self.at = at

    def run(self, s: Delve) -> None:
        if self.at < len(self.targets):
            s.emit(events.ENEMY_ATTACKS, self.targets[self.at], self.enemy, 1 if self.ranged else 0)
            throw(s, self, ATTACK, self.dice[self.at])

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        e = s.enemy(self.enemy)
        assert e is not None
        modifier = enemy_modifier(s, e, self.ranged)
        found = hits(answer, modifier)
        s.dice = answer
        s.hits = found
        s.criticals = 0
        s.emit(events.ATTACK_ROLLED, -1, answer, modifier + 16)
        s.emit(events.HITS if found else events.MISSED, -1, found)
        s.volley = (*s.volley, found)
        s.then(EnemyRolls(self.enemy, self.targets, self.dice, self.ranged, self.at + 1))


class Struck(Step[Delve]):
    """The hits on one hero: charm, defence, damage, cinder or fall, then Ritual and Knockback (dbd-kw-21).

    dbd-kw-05: Crush doubles every hit, or adds one in all (R27). dbd-kw-16: Pierce.
    """

    def __init__(self, enemy: int, seat: int, n: int) -> None:
        self.enemy = enemy
        self.seat = seat
        self.n = n

    def run(self, s: Delve) -> None:
        e = s.enemy(self.enemy)
        if e is None or s.heroes[self.seat].fallen:
            return
        words = keywords(e)
        crush = words & KW_CRUSH != 0
        each = 2 if crush and not s.table.crush_once else 1
        s.then(AfterHit(self.enemy, self.seat))
        suffer(s, self.seat, s.volley[self.n], words & KW_PIERCE != 0, each, 1 if crush and each == 1 else 0)


class AfterHit(Step[Delve]):
    """dbd-kw-21, erratum 13: after the damage, and after a cinder or a fall, come Ritual and Knockback."""

    def __init__(self, enemy: int, seat: int) -> None:
        self.enemy = enemy
        self.seat = seat

    def run(self, s: Delve) -> None:
        e = s.enemy(self.enemy)
        if e is None or s.hurting <= 0:
            return
        if keywords(e) & KW_RITUAL:  # dbd-kw-18
            ritual(s, e)
        h = s.heroes[self.seat]
        if keywords(e) & KW_KNOCKBACK and not h.fallen:  # dbd-kw-11
            push_hero(s, h, e.square, keywords(e) & KW_PIERCE != 0)  # dbd-kw-14, erratum 12: a collision pierces too


def ritual(s: Delve, e: Enemy) -> None:
    """dbd-kw-18: the weakest enemy on its tile gains a point; ties: higher colour, earlier. At its cap it is lost."""
    here = s.ground.tiles_of(e.square)
    around = [other for other in s.enemies if s.ground.tiles_of(other.square) & here]
    weakest = min(around, key=lambda other: (other.health, -other.colour))  # it is one of them itself
    if regain(s, weakest):
        s.emit(events.RITUAL, NONE, weakest.number, e.number)
