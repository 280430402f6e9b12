"""Who sees what: a view is built from nothing and names all that a seat may know (section 7).

Heroes and spectators see the same. Zargon's seat also gets his screen (zargon.py).
"""

from __future__ import annotations

from typing import Final

from questhall.games.heroquest.dice_words import combat_faces, faces_of, red_faces
from questhall.games.heroquest.model import board, cards
from questhall.games.heroquest.model.figures import Hero
from questhall.games.heroquest.model.ids import EQUIPMENT, ITEMS, NO_WEAPON, NONE
from questhall.games.heroquest.model.plan import Goal
from questhall.games.heroquest.model.state import BETWEEN, QUESTING, SETUP, ZARGON, Dungeon
from questhall.games.heroquest.rules import strength
from questhall.games.heroquest.rules.armoury import open_quest
from questhall.games.heroquest.rules.goals import met
from questhall.games.heroquest.rules.owning import body_max, mind_max, usable
from questhall.games.heroquest.telling.tellers import EFFECTS, OUTCOMES, effect_words
from questhall.games.heroquest.views import refs, shapes
from questhall.games.heroquest.views.dungeon import dungeon
from questhall.games.heroquest.views.zargon import screen

PHASES: Final[tuple[shapes.Phase, ...]] = ("setup", "quest", "between", "over")
STATUS: Final[tuple[shapes.Status, ...]] = ("in_play", "outside", "left", "dead")


def view(s: Dungeon, seat: int | None) -> shapes.View:
    """The table as this seat sees it; None is a spectator."""
    return {
        "phase": PHASES[s.phase],
        "campaign": s.table.campaign,
        "quests": quests(s),
        "quest": quest(s),
        "turn": turn(s),
        **dungeon(s),
        "heroes": [hero(s, h) for h in s.heroes],
        "order": list(s.order),
        "deck": deck(s),
        "kinds": kinds(s),
        "cards": [monster_card(kind) for kind in kinds(s)],
        "dice": dice(s),
        "shop": shop(s) if s.phase == BETWEEN else None,
        "zargon": screen(s) if seat == ZARGON or s.table.open_book else None,
    }


# The quest


def quests(s: Dungeon) -> list[shapes.QuestEntry]:
    """The book of quests as far as everybody may read it: titles and what has been won."""
    return [
        {
            "id": plan.id,
            "number": plan.number,
            "title": refs.words(plan, plan.title),
            "difficulty": plan.difficulty,
            "state": "done" if s.campaign_done >> n & 1 else "open" if open_quest(s, n) else "locked",
        }
        for n, plan in enumerate(s.table.plans)
    ]


def quest(s: Dungeon) -> shapes.QuestView:
    plan = s.plan
    return {
        "id": plan.id,
        "number": plan.number,
        "title": refs.words(plan, plan.title),
        "parchment": refs.words(plan, plan.parchment),
        "epilogue": refs.words(plan, refs.epilogue(plan, s.outcome)),
        "round": s.round,
        "goals": [goal(s, each) for each in (*plan.all_of, *plan.any_of)],
        "notes": [refs.words(plan, text) for text in s.noted],
        "timers": timers(s),
        "met": s.goal_met,
        "failed": s.goal_failed,
        "outcome": OUTCOMES[s.outcome],
    }


def goal(s: Dungeon, wanted: Goal) -> shapes.GoalView:
    """What the heroes are to do, in the quest's own words; whether it is done shows only with the quest under way."""
    return {"text": refs.words(s.plan, wanted.text), "met": s.phase != SETUP and met(s, wanted)}


def timers(s: Dungeon) -> list[shapes.TimerView]:
    return [
        {"id": timer.id, "label": refs.words(s.plan, timer.label), "left": left}
        for timer, left in zip(s.plan.timers, s.timers, strict=False)
        if timer.shown and left != NONE
    ]


def turn(s: Dungeon) -> shapes.Turn:
    return {
        "hero": None if s.active == NONE else s.active,
        "zargon": s.phase == QUESTING and s.round > 0 and s.active == NONE,
        "rolled": s.rolled,
        "left": s.left,
        "stepped": s.stepped,
        "acted": s.acted,
        "over": s.turn_over,
        "monster": None if s.monster == NONE else refs.monster(s, s.monster),
    }


# Heroes


def hero(s: Dungeon, h: Hero) -> shapes.Hero:
    """heq-set-06: a hero's sheet lies open to all."""
    weapon = h.hand if h.hand != NONE else NO_WEAPON
    return {
        "ref": refs.hero(h.number),
        "seat": h.number + 1,
        "kind": cards.HERO_IDS[h.kind],
        "name": refs.hero_name(s, h.number),
        "at": board.name(h.square) if h.square >= 0 else None,
        "status": STATUS[h.status],
        "body": h.body,
        "body_max": body_max(h),
        "mind": h.mind,
        "mind_max": mind_max(h),
        "gold": h.gold,
        "hand": cards.ITEM_IDS[h.hand] if h.hand != NONE else None,
        "worn": cards.ITEM_IDS[h.worn] if h.worn != NONE else None,
        "items": [{"id": cards.ITEM_IDS[n], "count": h.items[n]} for n in range(ITEMS) if h.items[n]],
        "things": [refs.thing(s, n) for n, place in enumerate(s.item_places) if place == -2 - h.number],
        "spells": [cards.SPELL_IDS[n] for n in range(len(cards.SPELL_IDS)) if h.spells >> n & 1],
        "groups": [cards.GROUP_IDS[n] for n in range(len(cards.GROUP_IDS)) if h.groups >> n & 1],
        "stored": cards.SPELL_IDS[h.stored] if h.stored != NONE else None,
        "attack": summed(strength.attack_parts(s, h, weapon)),
        "defend": summed(strength.defend_parts(s, h)),
        "move": summed(strength.move_parts(s, h)),
        "effects": effect_words(h.effects, EFFECTS),
        "in_pit": h.in_pit,
        "searched": [board.room_name(n) for n in range(1, board.AREAS) if h.searched >> n & 1],
        "used": [cards.ITEM_IDS[n] for n in range(ITEMS) if h.used >> n & 1],
        "quests": [plan.number for n, plan in enumerate(s.table.plans) if h.quests >> n & 1],
        "deaths": h.deaths,
        "champion": s.champions >> h.number & 1 == 1,
    }


def summed(parts: list[tuple[str, int]]) -> shapes.Dice:
    return {"dice": strength.dice(parts), "parts": parts}


# What else lies on the table


def deck(s: Dungeon) -> shapes.Deck:
    left = sum(s.deck)
    return {"left": left, "bad": sum(n for card, n in enumerate(s.deck) if cards.RETURNS >> card & 1)}


def kinds(s: Dungeon) -> list[str]:
    """heq-set-08: the cards of the monsters met so far in this quest."""
    seen = {m.kind for m in s.monsters if m.shown}
    return [cards.MONSTER_IDS[kind] for kind in sorted(seen)]


def monster_card(kind: str) -> shapes.MonsterCard:
    move, attack, defend, body, mind = cards.KIND_STATS[cards.MONSTER_IDS.index(kind)]
    return {"kind": kind, "move": move, "attack": attack, "defend": defend, "body": body, "mind": mind}


def dice(s: Dungeon) -> shapes.Throw | None:
    """The last throw."""
    faces = faces_of(s.chance.name)
    if not s.dice or faces is None:
        return None
    if s.chance.name.startswith("red:"):
        return {"kind": "red", "faces": red_faces(s.dice)}
    return {"kind": "combat", "faces": combat_faces(s.dice)}


def shop(s: Dungeon) -> shapes.Shop:
    stock: list[shapes.Ware] = [
        {
            "id": cards.ITEM_IDS[n],
            "cost": cards.COST[n],
            "who": [h.number for h in s.heroes if usable(s, h, n)],
        }
        for n in range(EQUIPMENT)
    ]
    ready = [h.number for h in s.heroes if s.ready >> h.number & 1]
    return {"stock": stock, "ready": ready, "next": s.table.plans[s.quest].number}
