"""The numbers of an event as refs and arguments of a text; tell.py says which event takes which.

`Hero` and `Monster` stand at the beginning of a sentence, `hero` and `monster` inside it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from questhall.games.heroquest.answers import codecs
from questhall.games.heroquest.dice_words import COMBAT, combat_faces, red_faces
from questhall.games.heroquest.model import cards
from questhall.games.heroquest.model.answer_codes import T_DOOR, T_MONSTER
from questhall.games.heroquest.model.figures import (
    AFRAID,
    ASLEEP,
    BREW_ON,
    CLOUDED,
    COMMANDED,
    COURAGE_ON,
    DEFENSE_ON,
    M_ASLEEP,
    M_DORMANT,
    M_FRESH,
    M_MISSES,
    M_PEACEFUL,
    M_USED,
    MISSES_TURN,
    ROCK_ON,
    ROCK_SKIN_ON,
    SPEED_ON,
    STRENGTH_ON,
    SWIFT_ON,
    VEIL_ON,
)
from questhall.games.heroquest.model.ids import ITEMS
from questhall.games.heroquest.model.plan_kinds import SECRET
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.views import places, refs

Refs = tuple[str, ...]
Teller = Callable[[Dungeon, int, int], tuple[Refs, dict[str, Any]]]

EFFECTS: Final = {
    ROCK_SKIN_ON: "rock_skin",
    COURAGE_ON: "courage",
    SWIFT_ON: "swift_wind",
    SPEED_ON: "speed",
    STRENGTH_ON: "strength",
    DEFENSE_ON: "defense",
    BREW_ON: "brew",
    VEIL_ON: "veil",
    ROCK_ON: "rock",
    ASLEEP: "asleep",
    CLOUDED: "clouded",
    COMMANDED: "commanded",
    AFRAID: "afraid",
    MISSES_TURN: "misses",
}
MONSTER_EFFECTS: Final = {
    M_ASLEEP: "asleep",
    M_MISSES: "misses",
    M_DORMANT: "dormant",
    M_PEACEFUL: "peaceful",
    M_FRESH: "fresh",
    M_USED: "used",
}
OUTCOMES: Final = ("undecided", "success", "failure", "unfinished")


def effect_words(bits: int, words: dict[int, str]) -> list[str]:
    return [word for bit, word in words.items() if bits & bit]


def plain(*names: str) -> Teller:
    """The two numbers as they are, under these names."""

    def tell(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
        return (), dict(zip(names, (a, b), strict=False))

    return tell


def nothing(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (), {}


def quest(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    if not 0 <= a < len(s.table.plans):
        return (), {"title": "@nothing", "number": 0}
    plan = s.table.plans[a]
    return (), {"title": refs.prose(plan, plan.title), "number": plan.number}


def prose(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (), {"prose": refs.prose(s.plan, a)}


def outcome(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    title = refs.prose(s.plan, s.plan.title)
    own = refs.words(s.plan, refs.epilogue(s.plan, a))
    epilogue = own or f"@epilogue-{OUTCOMES[a]}"
    return (), {"outcome": OUTCOMES[a], "title": title, "epilogue": epilogue, "campaign": yes(s.table.campaign)}


def effect(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (), {"effect": next(iter(effect_words(a, EFFECTS)), "misses")}


def monster_effect(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    about, args = monster(s, a, b)
    return about, args | {"effect": next(iter(effect_words(b, MONSTER_EFFECTS)), "misses")}


def group(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.group(a),), {"group": refs.group(a)}


def spell(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.spell(a),), {"spell": refs.spell(a)}


def timer(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    label = s.plan.timers[a].label if 0 <= a < len(s.plan.timers) else -1
    return (), {"label": refs.prose(s.plan, label) if label >= 0 else "@timer", "left": b}


def red_dice(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (), {"dice": f"faces:{' '.join(red_faces(a))}", "kind": "red", "left": b}


def resist_dice(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    """Against a spell: `saves` of them show `least` or more."""
    faces = red_faces(a)
    saves = sum(int(face) >= b for face in faces)
    return (), {"dice": f"faces:{' '.join(faces)}", "kind": "red", "least": b, "saves": saves}


def combat_dice(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    faces = combat_faces(a)
    args = {"skulls": faces.count("skull"), "whites": faces.count("white"), "blacks": faces.count("black")}
    return (), args | {"dice": f"faces:{' '.join(faces)}", "kind": "combat"}


def defence_dice(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    about, args = combat_dice(s, a, b)
    return about, args | {"blocks": COMBAT[b]}


def square(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.square(a),), dict(places.spot(s, a))


def step(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    about = tuple(refs.square(each) for each in (a, b) if each >= 0)  # where to, then where from
    return about, places.spot(s, a) | {"from": refs.square(b), "entering": yes(b < 0)}


def walk(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    about, args = square(s, a, b)
    return about, args | {"steps": b}


def door(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    if not 0 <= a < len(s.plan.doors):
        return (), {"side": "@nothing", "of": "@nothing", "detail": "=", "secret": "no", "rounds": b}
    found = s.plan.doors[a]
    return (refs.door(s, a),), {**places.door(s, a)} | {"secret": yes(found.kind == SECRET), "rounds": b}


def area(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.area(a),), {"room": places.place(s, a)}


def monster(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    if not 0 <= a < len(s.monsters):
        return (), {"monster": "@monster", "Monster": "@monster-first"}
    args = {"monster": refs.monster_word(s, a), "Monster": refs.monster_word(s, a, first=True)}
    return (refs.monster(s, a),), args


def monster_at(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    about, args = monster(s, a, b)
    kind = cards.MONSTER_IDS[s.monsters[a].kind] if 0 <= a < len(s.monsters) else ""
    return (*about, refs.square(b)), args | places.spot(s, b) | {"kind": kind}


def wanderer(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    """What comes, where, and whom it strikes at once."""
    about, args = monster_at(s, a, s.monsters[a].square if 0 <= a < len(s.monsters) else -1)
    struck = {"strikes": "yes", "other": refs.hero_word(s, b)} if b >= 0 else {"strikes": "no", "other": "@nothing"}
    return about, args | struck


def monster_points(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    about, args = monster(s, a, b)
    return about, args | {"points": b}


def furniture(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    if not 0 <= a < len(s.plan.furniture):
        return (), {
            "furniture": "@nothing",
            "square": "@nothing",
            "place": "@nothing",
            "where": "=",
            "of": "@nothing",
            "trap": "@nothing",
        }
    piece = s.plan.furniture[a]
    args = {"furniture": refs.furniture_word(s, a), **places.spot(s, piece.corner)}
    return (refs.furniture(s, a),), args


def furniture_trap(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    """What the trap is may be said once it is known."""
    about, args = furniture(s, a, b)
    name = s.plan.furniture[a].trap_name if 0 <= a < len(s.plan.furniture) else -1
    return about, args | {"trap": refs.prose(s.plan, name) if name >= 0 else "@chest-trap"}


def trap(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    if not 0 <= a < len(s.plan.traps):
        return (), {"trap": "@nothing", "square": "@nothing", "place": "@nothing", "where": "=", "of": "@nothing"}
    return (refs.trap(s, a),), {"trap": refs.trap_word(s, a), **places.spot(s, s.plan.traps[a].square)}


def thing(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.thing(s, a),), {"item": refs.thing_word(s, a)}


def named(s: Dungeon, npc: int) -> dict[str, Any]:
    word = refs.ally_word(s, npc)
    return {"ally": word, "Ally": refs.capitalised(word)}


def ally(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.ally(s, a),), named(s, a) | {"points": b}


def ally_at(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.ally(s, a), refs.square(b)), named(s, a) | places.spot(s, b)


def ally_attack(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    about, args = monster(s, b, a)
    return (refs.ally(s, a), *about), args | named(s, a)


def ally_strike(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.ally(s, b), codecs.write_victim(s, a)), named(s, b) | {"target": codecs.call_victim(s, a)}


def card(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.card(a),), {"card": refs.card(a)}


def item(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    if a < 0:
        return (), {"item": "@bare-hands"}
    return (refs.item(s, a),) if a < ITEMS + len(s.plan.items) else (), {"item": codecs.call_weapon(s, a)}


def given(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    about, args = item(s, a, 0)
    return (*about, refs.hero(b)), args | {"other": refs.hero_word(s, b)}


def weapon_attack(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    about, args = monster(s, a, b)
    return about, args | {"item": codecs.call_weapon(s, b) if b >= 0 else "@bare-hands"}


def monster_attack(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    about, args = monster(s, b, a)
    return (*about, codecs.write_victim(s, a)), args | {"target": codecs.call_victim(s, a)}


def other(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.hero(a),), {"other": refs.hero_word(s, a)}


def gold_given(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (refs.hero(b),), {"gold": a, "other": refs.hero_word(s, b)}


def harm(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (), {"points": a, "of": "mind" if b else "body"}


def spell_cast(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    """At a hero, a monster or a door; nobody is named twice."""
    known = b < T_MONSTER or b >= T_DOOR or b - T_MONSTER < len(s.monsters)
    if b >= T_DOOR and b - T_DOOR >= len(s.plan.doors):
        known = False
    about = (refs.spell(a), codecs.write_target(s, b)) if known else (refs.spell(a),)
    return about, {"spell": refs.spell(a), "target": codecs.call_target(s, b)}


def dread_cast(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    about, args = monster(s, b, a)
    return (refs.dread(a), *about), args | {"spell": refs.dread(a)}


def action(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    if not 0 <= a < len(s.plan.actions):
        return (), {"label": "@nothing"}
    return (refs.action(s, a),), {"label": refs.prose(s.plan, s.plan.actions[a].label)}


def column(s: Dungeon, a: int, b: int) -> tuple[Refs, dict[str, Any]]:
    return (), {"column": f"={chr(ord('A') + a)}"}


def yes(flag: object) -> str:
    return "yes" if flag else "no"
