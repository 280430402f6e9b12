"""The attacks the hero who acts can make now, those he could make after a walk, and what they may do."""

from __future__ import annotations

from questhall.games.deckbox.model.cards import EQP_MELEE_KW, EQP_RANGED_KW
from questhall.games.deckbox.model.figures import Enemy, Hero
from questhall.games.deckbox.model.ids import KW_PIERCE
from questhall.games.deckbox.model.sight import clear_line
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.activation import Aim, attack_dice, attack_keywords, attack_modifier
from questhall.games.deckbox.rules.aiming import SHOT_OK, in_reach, melee_targets, ranged_targets, shot
from questhall.games.deckbox.rules.exploring import live
from questhall.games.deckbox.rules.totals import enemy_defence, melee_dice, ranged_dice
from questhall.games.deckbox.views import odds, refs
from questhall.games.deckbox.views.shapes import Approach, Shot
from questhall.games.deckbox.views.ways import Way


def shots(s: Delve, h: Hero) -> list[Shot]:
    """dbd-act-02: attacks take an action."""
    if s.actions <= 0:
        return []
    found: list[Shot] = []
    if melee_dice(h):
        found += [weapon_shot(s, h, e, False) for e in melee_targets(s, h, EQP_MELEE_KW[h.equipment])]
    if ranged_dice(h):
        found += [weapon_shot(s, h, e, True) for e in ranged_targets(s, h)]
    return found


def weapon_shot(s: Delve, h: Hero, e: Enemy, ranged: bool) -> Shot:
    keywords = attack_keywords(h, weapon_keywords(h, ranged))
    return shot_at(s, h, e, ranged, attack_dice(h, ranged), attack_modifier(h, ranged), keywords)


def weapon_keywords(h: Hero, ranged: bool) -> int:
    return EQP_RANGED_KW[h.equipment] if ranged else EQP_MELEE_KW[h.equipment]


def aimed_shots(s: Delve, aim: Aim) -> list[Shot]:
    """dbd-kw-03: what the rest of a barrage may do to each target."""
    h, blow = s.heroes[aim.blow.seat], aim.blow
    return [shot_at(s, h, e, True, aim.left, blow.modifier, blow.keywords) for e in ranged_targets(s, h)]


def shot_at(s: Delve, h: Hero, e: Enemy, ranged: bool, dice: int, modifier: int, keywords: int) -> Shot:
    """dbd-kw-16: Pierce makes the defence one lower."""
    defence = enemy_defence(s, e) - (1 if keywords & KW_PIERCE else 0)
    chances = odds.damage(dice, modifier, defence, True, odds.crush(s.table, keywords))
    line = clear_line(s.ground, h.square, e.square, s.enemy_squares) if ranged else None
    return {
        "enemy": refs.enemy(e.number),
        "how": "ranged" if ranged else "melee",
        "dice": dice,
        "modifier": modifier,
        "defence": defence,
        "line": list(line) if line is not None else None,
        "damage": odds.shown(odds.expected(chances, e.health)),
        "kill": odds.shown(odds.at_least(chances, e.health)),
    }


# After a walk


def approaches(s: Delve, h: Hero, found: dict[int, Way], now: list[Shot]) -> list[Approach]:
    """For each enemy out of reach the nearest square to attack it from, the attack that may do most first."""
    ends = [way for way in found.values() if way.moves < s.actions and s.free(way.square) and not live(s, way.square)]
    ends.sort(key=lambda way: (way.pits, way.moves, way.cost, s.ground.y[way.square], s.ground.x[way.square]))
    reached = {each["enemy"] for each in now}
    listed: list[Approach] = []
    for e in s.enemies:
        if refs.enemy(e.number) not in reached:
            listed += [approach for _, approach in sorted(approaches_to(s, h, e, ends), key=lambda each: -each[0])]
    return listed


def approaches_to(s: Delve, h: Hero, e: Enemy, ends: list[Way]) -> list[tuple[float, Approach]]:
    listed: list[tuple[float, Approach]] = []
    for ranged in (False, True):
        if not (ranged_dice(h) if ranged else melee_dice(h)):
            continue
        for way in ends:
            if hits_from(s, h, way.square, e, ranged):
                shot_then = weapon_shot(s, h, e, ranged)
                approach: Approach = {
                    "enemy": refs.enemy(e.number),
                    "how": "ranged" if ranged else "melee",
                    "at": refs.spot(s, way.square),
                    "cost": way.cost,
                    "damage": shot_then["damage"],
                    "kill": shot_then["kill"],
                }
                listed.append((shot_then["damage"], approach))
                break
    return listed


def hits_from(s: Delve, h: Hero, square: int, e: Enemy, ranged: bool) -> bool:
    if ranged:
        return shot(s, square, e.square, True) == SHOT_OK
    return in_reach(s.ground, square, e.square, EQP_MELEE_KW[h.equipment])
