"""All that lies open on the board."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import squares_of
from questhall.games.heroquest.answers.options import asking
from questhall.games.heroquest.model import board, cards
from questhall.games.heroquest.model.figures import M_USED, OUTSIDE, PLACED, SLAIN, Ally, Monster
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import MonsterPlan
from questhall.games.heroquest.model.plan_kinds import LOCKED, SECRET
from questhall.games.heroquest.model.sight import sees_past
from questhall.games.heroquest.model.state import TRAP_KNOWN, Dungeon
from questhall.games.heroquest.model.threat import threat_of
from questhall.games.heroquest.quest_format.shape import IMMUNITIES
from questhall.games.heroquest.rules import strength
from questhall.games.heroquest.rules.doors import known_false
from questhall.games.heroquest.rules.known_parts import lies_open, thing_known
from questhall.games.heroquest.rules.reach import flood, stops
from questhall.games.heroquest.rules.revealing import known_traps
from questhall.games.heroquest.telling.tellers import MONSTER_EFFECTS, effect_words
from questhall.games.heroquest.views import places, refs, shapes

DOOR_KINDS: Final[dict[int, shapes.DoorKind]] = {SECRET: "secret", LOCKED: "locked"}
UNSEEN: Final = "#"
STONE: Final = "%"
RUBBLE: Final = "*"


def dungeon(s: Dungeon) -> shapes.Ground:
    plan = s.plan
    return {
        "rows": rows(s),
        "places": places.seen_places(s),
        "doors": [door(s, n) for n in range(len(plan.doors)) if s.doors_seen >> n & 1],
        "furniture": [furniture(s, n) for n in range(len(plan.furniture)) if plan.furniture[n].squares & s.seen],
        "traps": [trap(s, n) for n in range(len(s.traps)) if lies_open(s, n)],
        "stairs": [board.name(n) for n in plan.start if s.seen >> n & 1],
        "exit": [board.name(n) for n in plan.exit if s.seen >> n & 1 or not plan.exit_hidden],
        "monsters": [monster(s, m) for m in by_appearance(s)],
        "allies": [ally(s, a) for a in s.allies if a.status == PLACED],
        "things": [thing(s, n) for n in range(len(s.item_places)) if thing_known(s, n)],
        "reach": reach(s),
        "sight": sight(s),
        "piles": [{"hero": n, "at": board.name(at)} for n, at in enumerate(s.piles) if at >= 0],
        "bodies": [body(m) for m in s.monsters if m.status == SLAIN and lies_in_sight(s, m)],
    }


def rows(s: Dungeon) -> list[str]:
    return ["".join(sign(s, y * board.COLUMNS + x) for x in range(board.COLUMNS)) for y in range(board.ROWS)]


def sign(s: Dungeon, square: int) -> str:
    if not s.seen >> square & 1:
        return UNSEEN
    if s.solid >> square & 1:
        return STONE if s.plan.blocked >> square & 1 else RUBBLE
    return board.room_name(board.AREA[square])


def door(s: Dungeon, number: int) -> shapes.Door:
    found = s.plan.doors[number]
    return {
        "ref": refs.door(s, number),
        "a": board.name(found.a),
        "b": board.name(found.b),
        "open": s.doors_open >> number & 1 == 1,
        # a false door looks like any other until somebody has searched beside it
        "kind": "false" if known_false(s, number) else DOOR_KINDS.get(found.kind, "normal"),
        "barred": s.doors_barred[number] if number < len(s.doors_barred) else 0,
        "called": places.door(s, number),
    }


def furniture(s: Dungeon, number: int) -> shapes.Piece:
    piece = s.plan.furniture[number]
    known = (s.armed & s.traps_found) >> number & 1
    return {
        "ref": refs.furniture(s, number),
        "kind": cards.FURNITURE_IDS[piece.kind],
        "at": board.name(piece.corner),
        "rot": piece.rot,
        "squares": refs.squares(piece.squares),
        "trap": "known" if known else None,
    }


def trap(s: Dungeon, number: int) -> shapes.Trap:
    found = s.plan.traps[number]
    return {
        "ref": refs.trap(s, number),
        "kind": refs.TRAPS[found.kind],
        "at": board.name(found.square),
        "state": "known" if s.traps[number] == TRAP_KNOWN else "sprung",
    }


def by_appearance(s: Dungeon) -> list[Monster]:
    return sorted((m for m in s.monsters if refs.standing(m)), key=lambda m: m.shown)


def monster(s: Dungeon, m: Monster) -> shapes.Monster:
    proof = immunities(s, m)
    return {
        "ref": refs.monster(s, m.number),
        "kind": cards.MONSTER_IDS[m.kind],
        "figure": cards.MONSTER_IDS[m.figure],
        "name": refs.own_name(s, m),
        "number": refs.among_alike(s, m),
        "at": board.name(m.square),
        "body": m.body,
        "body_start": m.body_start,
        "move": m.move,
        "attack": strength.monster_attack_dice(s, m),
        "defend": strength.monster_defend_dice(s, m),
        "mind": m.mind,
        "immune": proof["immune"],
        "hurt_only_by": proof["hurt_only_by"],
        "not_hurt_by": proof["not_hurt_by"],
        "effects": effect_words(m.effects & ~M_USED, MONSTER_EFFECTS),
        "in_pit": m.in_pit,
        "used": m.effects & M_USED != 0,
        "threat": threat_of([m.move, m.attack, m.defend, m.body_start, m.mind]),
    }


def body(m: Monster) -> shapes.Body:
    return {"kind": cards.MONSTER_IDS[m.kind], "at": board.name(m.fell_at)}


def lies_in_sight(s: Dungeon, m: Monster) -> bool:
    """Where heroes have looked and nothing has come down on it since."""
    return m.fell_at >= 0 and (s.seen & ~s.solid) >> m.fell_at & 1 == 1


def immunities(s: Dungeon, m: Monster) -> shapes.Immunities:
    """R-59: what cannot hurt or touch it, the only things that can, and the heroes who cannot."""
    plan = s.plan.monsters[m.plan] if m.plan != NONE else MonsterPlan("", m.kind, m.square)
    return {
        "immune": [word for n, word in enumerate(IMMUNITIES) if plan.immune >> n & 1],
        "hurt_only_by": [item for n, item in enumerate(cards.ITEM_IDS) if plan.hurt_only_by >> n & 1],
        "not_hurt_by": [hero for n, hero in enumerate(cards.HERO_IDS) if plan.not_hurt_by >> n & 1],
    }


def ally(s: Dungeon, a: Ally) -> shapes.Ally:
    return {
        "ref": refs.ally(s, a.number),
        "name": refs.ally_word(s, a.number),
        "at": board.name(a.square),
        "body": a.body,
        "body_start": s.plan.npcs[a.number].body,
        "leader": None if a.leader == NONE else a.leader,
    }


def thing(s: Dungeon, number: int) -> shapes.Thing:
    place = s.item_places[number]
    return {
        "ref": refs.thing(s, number),
        "name": refs.thing_word(s, number),
        "at": board.name(place) if place >= 0 else None,
        "bearer": -2 - place if place <= -2 else None,
        "out": s.left_with >> number & 1 == 1,
    }


def reach(s: Dungeon) -> dict[str, int]:
    """How many steps it takes to each square the hero on turn may walk to."""
    if asking(s) != "HeroChoice" or s.left == 0 or s.turn_over:
        return {}
    h = s.hero()
    ends = stops(s, h)
    found = {board.name(n): 1 for n in range(board.SQUARES) if ends >> n & 1}
    for steps, layer in enumerate(flood(s, h, known_traps(s)).layers, 1 if h.status == OUTSIDE else 0):
        found.update({board.name(n): steps for n in range(board.SQUARES) if (layer & ends) >> n & 1})
    return found


def sight(s: Dungeon) -> list[str]:
    """heq-los-01: the squares the hero on turn could aim at, as figures stand now; no line leads through the unseen."""
    if s.active == NONE or s.hero().square < 0:
        return []
    here = s.hero().square
    solid = s.solid | s.opaque | board.ALL ^ s.seen
    return [board.name(square) for square in squares_of(s.seen & ~s.solid) if sees_past(s, here, square, solid)]
