"""Zargon's screen: the whole quest as far as the heroes do not see it (heq-set-04)."""

from __future__ import annotations

from typing import Final

from questhall.games.heroquest.model import board, cards
from questhall.games.heroquest.model.figures import HIDDEN, PLACED, Monster
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Effect, MonsterPlan, Script, Treasure
from questhall.games.heroquest.model.state import TRAP_HIDDEN, Dungeon
from questhall.games.heroquest.views import dungeon, refs, shapes
from questhall.games.heroquest.views.dungeon import immunities

DOOR_KINDS: Final[tuple[shapes.DoorKind, ...]] = ("normal", "secret", "locked", "false", "event")
TRIGGERS: Final = (
    "quest_start",
    "round_start",
    "enter_square",
    "enter_room",
    "reveal_room",
    "open_door",
    "search_treasure",
    "search_secret",
    "search_traps",
    "monster_seen",
    "monster_dead",
    "all_dead",
    "hero_dead",
    "item_taken",
    "item_used",
    "npc_dead",
    "npc_at_exit",
    "flag",
    "counter",
    "timer_zero",
    "hero_leaves",
    "every",
    "attack_rolled",
    "any_door_opened",
    "trap_triggered",
    "monster_zero_body",
    "action",
)
ABOUT_ROOMS: Final = ("enter_room", "reveal_room", "search_treasure", "search_secret", "search_traps")
GIVES: Final = {1: "gold", 2: "item", 3: "artifact", 4: "damage", 5: "heal"}


def screen(s: Dungeon) -> shapes.Secrets:
    plan = s.plan
    return {
        "rows": rows(s),
        "doors": [door(s, n) for n in range(len(plan.doors)) if not s.doors_seen >> n & 1],
        "traps": [trap(s, n) for n in range(len(s.traps)) if s.traps[n] == TRAP_HIDDEN],
        "furniture": [furniture(s, n) for n in range(len(plan.furniture)) if secret_furniture(s, n)],
        "monsters": [monster(s, m) for m in s.monsters if m.status == HIDDEN and m.square >= 0],
        "casters": [caster(s, m) for m in s.monsters if m.status == PLACED and m.spells],
        "allies": [ally(s, n) for n, a in enumerate(s.allies) if a.status == HIDDEN],
        "things": [thing(s, n) for n, at in enumerate(s.item_places) if at >= 0 and not s.seen >> at & 1],
        "treasures": [treasure(s, n) for n in range(len(plan.treasures)) if not s.treasures_taken >> n & 1],
        "events": [event(s, n) for n in range(len(plan.scripts)) if not (plan.scripts[n].once and s.fired >> n & 1)],
        "wandering": wandering(s),
        "draws": {name: plan.draw_values[n][s.draws[n]] for n, name in enumerate(plan.draws) if drawn(s, n)},
        "counters": dict(zip(plan.counters, s.counters, strict=False)),
        "flags": [name for n, name in enumerate(plan.flags) if s.flags >> n & 1],
        "exit": [board.name(n) for n in plan.exit],
    }


def rows(s: Dungeon) -> list[str]:
    """The whole map: solid rock is blank, all else as heroes see it once it is seen."""
    stone = s.plan.blocked
    return ["".join(sign(s, y * board.COLUMNS + x, stone) for x in range(board.COLUMNS)) for y in range(board.ROWS)]


def sign(s: Dungeon, square: int, stone: int) -> str:
    if s.plan.rock >> square & 1:
        return " "
    if s.solid >> square & 1:
        return "%" if stone >> square & 1 else "*"
    return board.room_name(board.AREA[square])


def door(s: Dungeon, number: int) -> shapes.Door:
    """As it is, whatever the heroes take it for."""
    found = dungeon.door(s, number)
    found["kind"] = DOOR_KINDS[s.plan.doors[number].kind]
    found["barred"] = 0
    return found


def trap(s: Dungeon, number: int) -> shapes.Trap:
    found = s.plan.traps[number]
    at = board.name(found.square)
    return {"ref": refs.trap(s, number), "kind": refs.TRAPS[found.kind], "at": at, "state": "hidden"}


def secret_furniture(s: Dungeon, number: int) -> bool:
    """What is not seen yet, or holds a trap nobody knows of."""
    trapped = (s.armed & ~s.traps_found) >> number & 1 == 1
    return trapped or not s.plan.furniture[number].squares & s.seen


def furniture(s: Dungeon, number: int) -> shapes.Piece:
    piece = s.plan.furniture[number]
    return {
        "ref": refs.furniture(s, number),
        "kind": cards.FURNITURE_IDS[piece.kind],
        "at": board.name(piece.corner),
        "rot": piece.rot,
        "squares": refs.squares(piece.squares),
        "trap": (refs.words(s.plan, piece.trap_name) or "hidden") if s.armed >> number & 1 else None,
    }


def monster(s: Dungeon, m: Monster) -> shapes.Monster:
    proof = immunities(s, m)
    return {
        "ref": f"hidden:{m.number}",
        "kind": cards.MONSTER_IDS[m.kind],
        "name": refs.own_name(s, m),
        "at": board.name(m.square),
        "body": m.body,
        "body_start": m.body_start,
        "move": m.move,
        "attack": m.attack,
        "defend": m.defend,
        "mind": m.mind,
        "spells": [cards.DREAD_IDS[n] for n in m.spells],
        "immune": proof["immune"],
        "hurt_only_by": proof["hurt_only_by"],
        "not_hurt_by": proof["not_hurt_by"],
        "effects": ["dormant"] if sleeps(s, m) else [],
        "in_pit": False,
        "used": False,
    }


def sleeps(s: Dungeon, m: Monster) -> bool:
    plan: MonsterPlan | None = s.plan.monsters[m.plan] if m.plan != NONE else None
    return plan is not None and plan.dormant


def caster(s: Dungeon, m: Monster) -> shapes.Caster:
    """The dread spells a monster on the board still has."""
    return {"monster": refs.monster(s, m.number), "spells": [cards.DREAD_IDS[n] for n in m.spells]}


def ally(s: Dungeon, number: int) -> shapes.HiddenAlly:
    npc = s.plan.npcs[number]
    at = board.name(npc.square) if npc.square >= 0 else None
    return {"ref": refs.ally(s, number), "name": refs.ally_word(s, number), "at": at}


def thing(s: Dungeon, number: int) -> shapes.HiddenThing:
    at = board.name(s.item_places[number])
    return {"ref": refs.thing(s, number), "name": refs.thing_word(s, number), "at": at}


def treasure(s: Dungeon, number: int) -> shapes.SpecialTreasure:
    found: Treasure = s.plan.treasures[number]
    gives = [given for given in (gift(s, each) for each in found.gives) if given is not None]
    return {"room": board.room_name(found.area), "text": refs.words(s.plan, found.text), "gives": gives}


def gift(s: Dungeon, effect: Effect) -> dict[str, str | int | shapes.Prose] | None:
    """What a special treasure holds, as far as it can be said in a word."""
    word = GIVES.get(effect.kind)
    if word is None:
        return None
    what = refs.item_word(s, effect.a) if word in ("item", "artifact") else effect.a
    return {word: what}


def event(s: Dungeon, number: int) -> shapes.QuestEvent:
    script: Script = s.plan.scripts[number]
    text = script.text
    for effect in script.effects:
        text = effect.text if text == NONE else text
    when = TRIGGERS[script.when.kind]
    about: str | int | None = None if script.when.a == NONE else script.when.a
    if when == "enter_square":
        about = board.name(script.when.a)
    elif when in ABOUT_ROOMS and script.when.a != NONE:
        about = board.room_name(script.when.a)
    return {
        "id": script.id,
        "text": refs.words(s.plan, text),
        "when": when if about is None else f"{when} {about}",
    }


def wandering(s: Dungeon) -> shapes.Wandering | None:
    if s.wandering_kind == NONE:
        return None
    return {"kind": cards.MONSTER_IDS[s.wandering_kind], "count": s.wandering_count}


def drawn(s: Dungeon, number: int) -> bool:
    return number < len(s.draws) and 0 <= s.draws[number] < len(s.plan.draw_values[number])
