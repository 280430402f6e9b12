"""What the enemies would do if nothing changed: it follows from rules that everybody knows (dbd-ene)."""

from __future__ import annotations

from typing import Final, Literal

from questhall.games.deckbox.model.cards import TARGET_IDS
from questhall.games.deckbox.model.figures import ADVANCE, SHOOT, STRIKE, WAIT, Enemy
from questhall.games.deckbox.model.ids import KW_BARRAGE, KW_PIERCE
from questhall.games.deckbox.model.state import ENEMIES, FINISHED, Delve
from questhall.games.deckbox.rules.behaviour import deed, priorities
from questhall.games.deckbox.rules.enemy_attack import dealt, in_priority
from questhall.games.deckbox.rules.enemy_phase import nearness, threat
from questhall.games.deckbox.rules.totals import defence, enemy_dice, enemy_modifier, keywords
from questhall.games.deckbox.views import odds, refs
from questhall.games.deckbox.views.shapes import Intent

DOES: Final[dict[int, Literal["melee", "ranged", "advance", "wait"]]] = {
    STRIKE: "melee",
    SHOOT: "ranged",
    ADVANCE: "advance",
    WAIT: "wait",
}


def in_order(s: Delve) -> list[Enemy]:
    """dbd-ene-01, -02: who acts after whom; in the Enemy phase those who have acted come last."""
    return sorted(s.enemies, key=lambda e: (waits(s, e), threat(s, e), nearness(s, e), e.number))


def waits(s: Delve, e: Enemy) -> int:
    if s.phase != ENEMIES or e.number == s.acting:
        return 0
    return 1 if e.number in s.to_act else 2


def intents(s: Delve) -> list[Intent]:
    if s.phase == FINISHED or s.defeated():
        return []
    return [intent(s, e) for e in in_order(s)]


def intent(s: Delve, e: Enemy) -> Intent:
    if e.stunned:  # dbd-ene-15
        return told(s, e, "stunned", e.square)
    done = deed(s, e)
    found = told(s, e, DOES[done.does], done.square)
    if done.does == WAIT:
        return found
    found["target"] = refs.hero(done.target)
    found["why"] = [TARGET_IDS[word] for n, word in enumerate(priorities(e.foe)) if done.why >> n & 1]
    if done.does != ADVANCE:
        there = e.clone()
        there.square = done.square
        harm = damages(s, there, done.target, done.does == SHOOT, e.square)
        found["worst"] = harm.pop(done.target, 0)
        found["also"] = {refs.hero(seat): points for seat, points in harm.items()}
    return found


def told(s: Delve, e: Enemy, does: Literal["melee", "ranged", "advance", "wait", "stunned"], square: int) -> Intent:
    return {
        "enemy": refs.enemy(e.number),
        "does": does,
        "target": None,
        "why": [],
        "to": refs.spot(s, square),
        "worst": 0,
        "also": {},
    }


def damages(s: Delve, e: Enemy, target: int, ranged: bool, came: int) -> dict[int, int]:
    """The most that an attack from there can do, by seats: a barrage is dealt out (dbd-kw-04)."""
    targets, shares = [target], [enemy_dice(e, ranged)]
    if ranged and keywords(e) & KW_BARRAGE:
        targets = in_priority(s, e, came)
        shares = dealt(enemy_dice(e, ranged), len(targets))
    return {seat: worst(s, e, seat, ranged, dice) for seat, dice in zip(targets, shares, strict=False)}


def worst(s: Delve, e: Enemy, seat: int, ranged: bool, dice: int) -> int:
    """dbd-atk-05: an enemy's sixes can be blocked as well. No average: it is no promise, and read as one."""
    h, words = s.heroes[seat], keywords(e)
    blocks = defence(s, h) - (1 if words & KW_PIERCE else 0)
    chances = odds.damage(dice, enemy_modifier(s, e, ranged), blocks, False, odds.crush(s.table, words))
    return min(odds.worst(chances), h.health)
