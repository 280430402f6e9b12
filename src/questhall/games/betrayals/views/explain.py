"""What the things on the table are: what they are called, what they do, and the rule behind them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from questhall.engine.game import Explanation, Said
from questhall.games.betrayals.model.cards import (
    CHARACTER_IDS,
    EVENT_IDS,
    ITEM_IDS,
    MONSTER_IDS,
    QUEST_IDS,
    SLOT_IDS,
    SPECIAL_IDS,
    TYPE_IDS,
    Cards,
)
from questhall.games.betrayals.views import refs
from questhall.games.betrayals.views.printed import item_effects, monster_effects
from questhall.games.betrayals.views.prompt import percent
from questhall.games.betrayals.views.shapes import Adventurer, Effect, View

# What is told about where it can be chosen, and in how many lines
TOLD_CHOICES: Final = {
    "item": 3,
    "quest": 1,
    "character": 2,
}
Explainer = Callable[[View, str], Explanation | None]

STAT_RULES: Final = {
    "gems": "dqt-gen-04",
    "trophies": "dqt-gen-08",
    "goal": "dqt-end-01",
    "wounds": "dqt-wnd-04",
    "power": "dqt-cbt-01",
    "ally": "dqt-dun-11",
    "curse": "dqt-cur-01",
    "pot": "dqt-pot-03",
    "deck": "dqt-end-02",
    "carcasses": "dqt-spo-06",
    "quests": "dqt-vil-07",
    "unique": "dqt-chr-02",
    "ledger": "dqt-prm-01",
    "surplus": "dqt-itm-03",
    "token": "dqt-chr-12",
}
PLACE_RULES: Final = {
    refs.TEMPLE: "dqt-vil-05",
    refs.GUILD: "dqt-vil-07",
    refs.STALL: "dqt-vil-11",
    refs.DUNGEON: "dqt-dun-01",
    refs.ARENA: "dqt-are-01",
}
SIDE_RULES: Final = {"attacker": "dqt-are-11", "defender": "dqt-are-16", "neutral": "dqt-are-18"}
TRAIT_RULES: Final = {
    "barbarian": "dqt-chr-03",
    "warrior": "dqt-chr-05",
    "thief": "dqt-chr-07",
    "sorcerer": "dqt-chr-10",
    "ranger": "dqt-chr-12",
    "minstrel": "dqt-chr-15",
}
EVENT_RULES: Final = {
    "toll": "dqt-evt-01",
    "fair_day": "dqt-evt-02",
    "marsh_fever": "dqt-evt-03",
    "brothers_round": "dqt-evt-04",
    "blood_moon": "dqt-evt-05",
    "heralds_truce": "dqt-evt-06",
    "evil_eye": "dqt-evt-07",
    "village_collection": "dqt-evt-08",
    "guild_bounty": "dqt-mon-16",
}
FIRST_QUEST_RULE: Final = 11  # dqt-qst-11 is the first card's


@cache
def cards(plain: bool) -> Cards:
    return Cards(plain)


# People


def seat(view: View, name: str) -> Explanation | None:
    found = adventurer(view, f"seat:{name}")
    if found is None:
        return None
    figures = {key: found[key] for key in ("power", "ally", "wounds", "trophies", "gems")}
    who = found["character"]
    lines = [
        *([] if who is None else [Said("about-plays", {"who": who})]),
        Said("about-adventurer", figures),
        *([Said("about-cursed")] if view["curse"] == found["seat"] else []),
        *([] if who is None else powers(who.partition(":")[2])),
    ]
    return Explanation(found["seat"], tuple(lines), "dqt-gen-13")


def adventurer(view: View, ref: str) -> Adventurer | None:
    return next((each for each in view["adventurers"] if each["seat"] == ref), None)


def character(view: View, id: str) -> Explanation | None:
    return Explanation(f"character:{id}", tuple(powers(id)), TRAIT_RULES[id]) if id in CHARACTER_IDS else None


def powers(id: str) -> list[Said]:
    """A character's trait, and the power there is once a game."""
    return [Said("named", {"name": f"@{kind}-{id}", "about": f"@{kind}-{id}-about"}) for kind in ("trait", "unique")]


def stat(view: View, id: str) -> Explanation | None:
    if id not in STAT_RULES:
        return None
    figures: dict[str, Any] = {
        "goal": {"goal": view["goal"]},
        "pot": {"gems": view["pot"]},
        "deck": {"count": view["deck"]},
    }
    return Explanation(f"@stat-{id}", (Said(f"about-{id}", figures.get(id, {})),), STAT_RULES[id])


# Cards


def item(view: View, id: str) -> Explanation | None:
    if id not in ITEM_IDS:
        return None
    number, printed = ITEM_IDS.index(id), cards(view["plain"])
    slot = SLOT_IDS[printed.item_slot[number]]
    figures = {"slot": f"@slot-{slot}", "bonus": printed.item_bonus[number], "price": printed.item_price[number]}
    lines = [Said("about-item", figures), *[effect(each) for each in item_effects(printed, number)]]
    return Explanation(f"item:{id}", tuple(lines), "dqt-itm-05")


def monster(view: View, id: str) -> Explanation | None:
    if id not in MONSTER_IDS:
        return None
    number, printed = MONSTER_IDS.index(id), cards(view["plain"])
    figures = {
        "type": refs.kind(printed.monster_type[number]),
        "power": printed.monster_power[number],
        "gems": printed.monster_gems[number],
        "trophies": printed.monster_trophies[number],
    }
    lines = [
        Said("about-monster", figures),
        *[effect(each) for each in monster_effects(printed, number)],
        *fighting(view, f"monster:{id}"),
    ]
    return Explanation(f"monster:{id}", tuple(lines), "dqt-dun-05")


def fighting(view: View, ref: str) -> list[Said]:
    """What is known of the monster that is being fought."""
    fight = view["fight"]
    if fight is None or fight["kind"] != "dungeon" or fight["card"] != ref:
        return []
    odds = {"who": view["active"], "power": fight["power"], "alone": percent(fight["odds"]["alone"])}
    return [Said("about-fought", odds), Said("about-flee" if fight["flee"]["allowed"] else "about-no-flight")]


def effect(each: Effect) -> Said:
    args = {"n": each["n"], "type": each.get("type"), "item": each.get("item")}
    return Said(f"effect-{each['kind']}", {key: value for key, value in args.items() if value is not None})


def special(view: View, id: str) -> Explanation | None:
    if id not in SPECIAL_IDS:
        return None
    rule = f"dqt-spc-{SPECIAL_IDS.index(id) + 1:02}"
    return Explanation(f"special:{id}", (Said(f"about-{id}"), Said("about-special")), rule)


def event(view: View, id: str) -> Explanation | None:
    if id not in EVENT_IDS:
        return None
    return Explanation(f"event:{id}", (Said(f"about-{id}"), Said("about-event")), EVENT_RULES[id])


def quest(view: View, id: str) -> Explanation | None:
    if id not in QUEST_IDS:
        return None
    number = QUEST_IDS.index(id)
    value = cards(view["plain"]).quest_value[number]
    lines = (Said(f"quest-{id}-condition"), Said("about-quest", {"value": value, "double": 2 * value}))
    return Explanation(f"quest:{id}", lines, f"dqt-qst-{FIRST_QUEST_RULE + number}")


def slot(view: View, name: str) -> Explanation | None:
    """dqt-neg-20: of a face-down quest its number is all that is shown."""
    if not any(name == str(serial) for each in view["adventurers"] for serial in each["slots"]):
        return None
    return Explanation(f"slot:{name}", (Said("about-slot"),), "dqt-neg-20")


def kind(view: View, id: str) -> Explanation | None:
    return Explanation(f"type:{id}", (Said("about-type"),), "dqt-gen-03") if id in TYPE_IDS else None


# Deals


def offer(view: View, name: str) -> Explanation | None:
    for each in view["offers"]:
        if each["ref"] == f"offer:{name}":
            parties = {"sender": each["from"], "to": each["to"]}
            return Explanation(each["ref"], (Said("about-offer", parties),), "dqt-neg-03")
    return None


def promise(view: View, name: str) -> Explanation | None:
    for each in view["promises"]:
        if each["ref"] == f"promise:{name}":
            parties = {"sender": each["from"], "to": each["to"]}
            lines = (Said("about-promise", parties), Said(f"about-promise-{each['state']}"))
            return Explanation(each["ref"], lines, "dqt-prm-01")
    return None


# The village, the arena and the dice


def place(id: str) -> Explainer:
    def explainer(view: View, name: str) -> Explanation | None:
        return None if name else Explanation(id, (Said(f"about-place-{id}"),), PLACE_RULES[id])

    return explainer


def side(view: View, id: str) -> Explanation | None:
    return Explanation(f"side:{id}", (Said(f"about-side-{id}"),), SIDE_RULES[id]) if id in SIDE_RULES else None


def die(view: View, colour: str) -> Explanation | None:
    ref = f"die:{colour}"
    return (
        Explanation(ref, (Said(f"about-die-{colour}"), Said("about-kritik")), "dqt-cbt-06")
        if ref in refs.DICE
        else None
    )


EXPLAINERS: Final[dict[str, Explainer]] = {
    "seat": seat,
    "character": character,
    "stat": stat,
    "item": item,
    "monster": monster,
    "special": special,
    "event": event,
    "quest": quest,
    "slot": slot,
    "type": kind,
    "offer": offer,
    "promise": promise,
    "side": side,
    "die": die,
    **{id: place(id) for id in PLACE_RULES},
}
