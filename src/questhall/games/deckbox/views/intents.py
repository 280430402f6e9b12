"""What the enemies would do if nothing changed: it follows from rules that everybody knows (dbd-ene)."""

from __future__ import annotations

from typing import Final, Literal

from questhall.games.deckbox.model.cards import TARGET_IDS
from questhall.games.deckbox.model.figures import ADVANCE, SHOOT, STRIKE, WAIT, Enemy
from questhall.games.deckbox.model.ids import KW_BARRAGE, KW_PIERCE, KW_SIPHON
from questhall.games.deckbox.model.state import ENEMIES, FINISHED, Delve
from questhall.games.deckbox.rules.behaviour import deed, priorities
from questhall.games.deckbox.rules.enemy_attack import dealt, in_priority
from questhall.games.deckbox.rules.enemy_phase import next_enemy, siphon
from questhall.games.deckbox.rules.totals import defence, enemy_dice, enemy_modifier, keywords
from questhall.games.deckbox.views import odds, refs
from questhall.games.deckbox.views.shapes import Intent

DOES: Final[dict[int, Literal["melee", "ranged", "advance", "wait"]]] = {
    STRIKE: "melee",
    SHOOT: "ranged",
    ADVANCE: "advance",
    WAIT: "wait",
}


def intents(s: Delve) -> list[Intent]:
    """dbd-ene-01, -02, -03: one after the other, each from where those before it have gone. What dice bring is open."""
    if s.phase == FINISHED or s.defeated():
        return []
    then = s.clone()
    found: list[Intent] = []
    for turn in turns(s):
        then.to_act = turn
        e = next_enemy(then)
        while e is not None:
            then.to_act = tuple([number for number in then.to_act if number != e.number])
            found.append(intent(then, e))
            e = next_enemy(then)
    return found


def turns(s: Delve) -> list[tuple[int, ...]]:
    """Who is to act; in the Enemy phase whoever does it now comes first, and those who have done so come last."""
    numbers = [e.number for e in s.enemies]
    if s.phase != ENEMIES:
        return [tuple(numbers)]
    now = [number for number in numbers if number == s.acting]
    soon = [number for number in numbers if number in s.to_act and number not in now]
    return [tuple(now), tuple(soon), tuple([number for number in numbers if number not in (*now, *soon)])]


def intent(s: Delve, e: Enemy) -> Intent:
    """What it does as things stand then; it goes there."""
    if e.stunned:  # dbd-ene-15
        return told(s, e, "stunned", e.square)
    if keywords(e) & KW_SIPHON:  # dbd-kw-19
        siphon(s, e)
    done = deed(s, e)
    came = e.square
    s.move_enemy(e, done.square)
    found = told(s, e, DOES[done.does], done.square)
    if done.does == WAIT:
        return found
    found["target"] = refs.hero(done.target)
    found["why"] = [TARGET_IDS[word] for n, word in enumerate(priorities(e.foe)) if done.why >> n & 1]
    if done.does != ADVANCE:
        harm = damages(s, e, done.target, done.does == SHOOT, came)
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
    return odds.worst(chances)
