"""What the things on the table are: what they are called, what they do, and the rule behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from questhall.engine.game import Explanation, Said
from questhall.games.deckbox.model.cards import (
    ABL_IDS,
    EQP_IDS,
    FOE_IDS,
    HERO_IDS,
    ITEM_IDS,
    RULE_IDS,
    SKILL_IDS,
    TARGET_IDS,
)
from questhall.games.deckbox.views.refs import SPOT, signed
from questhall.games.deckbox.views.shapes import AttackTotal, EnemyView, FoeCard, HeroView, TileView, View

# What is told about where it can be chosen, and in how many lines
TOLD_CHOICES: Final = {
    "item": 1,
    "ability": 1,
    "character": 1,
    "equipment": 1,
}
Explainer = Callable[[View, str], Explanation | None]

KEYWORD_RULES: Final = {
    "reach": "dbd-kw-01",
    "barrage": "dbd-kw-03",
    "crush": "dbd-kw-05",
    "stun": "dbd-kw-06",
    "heavy": "dbd-kw-10",
    "knockback": "dbd-kw-11",
    "pierce": "dbd-kw-16",
    "regenerate": "dbd-kw-17",
    "ritual": "dbd-kw-18",
    "siphon": "dbd-kw-19",
}
STAT_RULES: Final = {
    "health": "dbd-set-05",
    "energy": "dbd-chr-08",
    "treasure": "dbd-chr-08",
    "defence": "dbd-chr-03",
    "speed": "dbd-chr-04",
    "melee": "dbd-chr-01",
    "ranged": "dbd-chr-02",
    "market": "dbd-mkt-01",
    "deck": "dbd-mkt-06",
    "supply": "dbd-set-12",
    "restless": "dbd-app-16",
    "round": "dbd-trn-01",
    "limit": "dbd-qst-03",
    "objective": "dbd-end-01",
}
EFFECT_RULES: Final = {
    "stand": "dbd-abl-stand",
    "keen": "dbd-abl-keen",
    "whet": "dbd-itm-whet",
    "edge": "dbd-ftr-forge",
}
EXIT_RULES: Final = {
    "live": "dbd-exp-01",
    "sealed": "dbd-map-09",
    "locked": "dbd-qst-02",
    "joint": "dbd-map-06",
    "entrance": "dbd-map-04",
}
SIGNS: Final = {"~": ("water", "dbd-mov-06"), "o": ("pit", "dbd-mov-07")}
STRIDE: Final = 6  # tiles share their edges


# Cards and what is printed on them


def of_cards(kind: str, ids: Sequence[str], chapter: str) -> Explainer:
    def explainer(view: View, id: str) -> Explanation | None:
        return card(f"{kind}-{id}", f"dbd-{chapter}-{id}") if id in ids else None

    return explainer


def card(text: str, rule: str, *more: Said) -> Explanation:
    """A text of the game with its `-about`."""
    return Explanation(f"@{text}", (Said(f"{text}-about"), *more), rule)


def keyword(view: View, id: str) -> Explanation | None:
    return card(f"keyword-{id}", KEYWORD_RULES[id]) if id in KEYWORD_RULES else None


def skill(view: View, id: str) -> Explanation | None:
    return card(f"skill-{id}", "dbd-skl-01", Said("about-skill")) if id in SKILL_IDS else None


def target(view: View, id: str) -> Explanation | None:
    return card(f"target-{id}", "dbd-ene-06", Said("about-target")) if id in TARGET_IDS else None


def stat(view: View, id: str) -> Explanation | None:
    if id not in STAT_RULES:
        return None
    now = {"objective": view["quest"]["objective"]}.get(id)
    told = () if now is None else (Said("plain-words", {"words": now}),)
    return Explanation(f"@stat-{id}", (*told, Said(f"about-{id}")), STAT_RULES[id])


def effect(view: View, id: str) -> Explanation | None:
    if id not in EFFECT_RULES:
        return None
    return Explanation(f"@effect-{id}", (Said(f"about-effect-{id}"),), EFFECT_RULES[id])


def flag(view: View, id: str) -> Explanation | None:
    for each in view["quest"]["flags"]:
        if each["id"] == id:
            need = each["need"]
            count = {"count": each["value"], "need": 0 if need is None else need}
            return Explanation(each["name"], (Said("about-flag", count),), "dbd-qst-04")
    return None


# Enemies


def foe(view: View, id: str) -> Explanation | None:
    if id not in FOE_IDS:
        return None
    return Explanation(f"@foe-{id}", (*foe_lines(view, id), Said(f"foe-{id}-about")), f"dbd-foe-{id}")


def enemy(view: View, name: str) -> Explanation | None:
    found = enemy_of(view, name)
    if found is None:
        return None
    id = found["foe"]
    lines = [
        Said("health-of", {"now": found["health"], "whole": found["cap"]}),
        *([Said("about-boss")] if found["boss"] else []),
        *([Said("about-stunned")] if found["stunned"] else []),
        *intent(view, found["ref"]),
        *foe_lines(view, id),
        Said(f"foe-{id}-about"),
    ]
    return Explanation(f"@foe-{id}", tuple(lines), f"dbd-foe-{id}")


def enemy_of(view: View, name: str) -> EnemyView | None:
    return next((each for each in view["enemies"] if each["ref"] == f"enemy:{name}"), None)


def foe_lines(view: View, id: str) -> list[Said]:
    """What its card says; nothing of a foe that is not one of the quest's six."""
    found: FoeCard | None = next((each for each in view["foes"] if each["foe"] == id), None)
    if found is None:
        return []
    figures = {"defence": signed(found["defence"]), "speed": found["speed"]}
    return [
        *attack("foe-melee", found["melee"]),
        *attack("foe-ranged", found["ranged"]),
        Said("foe-figures", figures),
        *[Said("named", {"name": f"@keyword-{word}", "about": f"@keyword-{word}-about"}) for word in found["keywords"]],
        Said("goes-for", {"list": [f"@target-{word}" for word in found["targets"]]}),
    ]


def attack(text: str, total: AttackTotal | None) -> list[Said]:
    return [] if total is None else [Said(text, {"dice": total["dice"], "modifier": signed(total["modifier"])})]


def intent(view: View, ref: str) -> list[Said]:
    """What an enemy would do if nothing changed, and why."""
    for each in view["intents"]:
        if each["enemy"] == ref:
            why = [f"@target-{word}" for word in each["why"]] or ["@target-only"]
            hero = hero_word(view, each["target"])
            return [Said(f"intent-{each['does']}", {"hero": hero, "why": why, "damage": each["worst"]})]
    return []


# Heroes


def hero_at(view: View, name: str) -> HeroView | None:
    return next((each for each in view["heroes"] if str(each["seat"]) == name), None)


def hero_word(view: View, ref: str | None) -> str:
    """What a hero is called: by his card, a second copy of it by another name (dbd-set-07)."""
    found = None if ref is None else hero_at(view, ref.partition(":")[2])
    if found is None:
        return "@somebody"
    id, seat = found["hero"], found["seat"]
    if id is None:
        return f"seat:{seat}"
    second = any(each["hero"] == id and each["seat"] < seat for each in view["heroes"])
    return f"{'second' if second else 'character'}:{id}"


def hero(view: View, name: str) -> Explanation | None:
    found = hero_at(view, name)
    if found is None:
        return None
    called = hero_word(view, f"hero:{name}")
    if found["hero"] is None:
        return Explanation(called, (Said("about-no-hero"),), "dbd-set-03")
    lines = [
        Said("health-of", {"now": found["health"], "whole": found["health_max"]}),
        *([Said("about-fallen")] if found["fallen"] else []),
        *([Said("carries-captive")] if found["carries"] else []),
        Said(f"character-{found['hero']}-about"),
        *hero_cards(found),
    ]
    return Explanation(called, tuple(lines), f"dbd-hero-{found['hero']}")


def hero_cards(found: HeroView) -> list[Said]:
    """What lies beside the hero's card."""
    cards = [(kind, id) for kind, id in (("equipment", found["equipment"]), ("ability", found["ability"])) if id]
    return [Said("named", {"name": f"@{kind}-{id}", "about": f"@{kind}-{id}-about"}) for kind, id in cards]


# The dungeon


def tile_at(view: View, name: str) -> TileView | None:
    return next((each for each in view["tiles"] if str(each["slot"]) == name), None)


def tile(view: View, name: str) -> Explanation | None:
    found = tile_at(view, name)
    if found is None:
        return None
    face = found["face"].lower()
    told: list[Any] = [found["title"], found["line"]]
    lines = [
        *[Said("plain-words", {"words": words}) for words in told if words],
        *([Said(f"rule-{found['rule']}-about")] if found["rule"] else []),
        Said(f"tile-{face}-about"),
    ]
    return Explanation(f"@tile-{face}", tuple(lines), f"dbd-tile-{face}")


def feature(view: View, name: str) -> Explanation | None:
    found = tile_at(view, name)
    if found is None or found["feature"] is None:
        return None
    id, uses = found["feature"]["id"], found["feature"]["uses"]
    left = () if uses is None else (Said("uses-left", {"count": uses}),)
    return card(f"feature-{id}", f"dbd-ftr-{id}", *left)


def room_rule(view: View, id: str) -> Explanation | None:
    return card(f"rule-{id}", f"dbd-rule-{id}") if id in RULE_IDS else None


def exit(view: View, name: str) -> Explanation | None:
    for each in view["exits"]:
        if each["at"] == name:
            gate = each["gate"]
            more = [] if gate is None else [Said("gate", {"what": gate["name"], "need": gate["need"]})]
            state = each["state"]
            return Explanation(f"@exit-{state}", (Said(f"about-exit-{state}"), *more), EXIT_RULES[state])
    return None


def pack(view: View, name: str) -> Explanation | None:
    for each in view["packs"]:
        if each["at"] == name:
            coins = [Said("coins-of", {"count": each["treasure"]})] if each["treasure"] else []
            items = [Said("pack-items", {"list": [f"item:{id}" for id in each["items"]]})] if each["items"] else []
            return Explanation("@pack", (Said("about-pack"), *coins, *items), "dbd-def-11")
    return None


def captive(view: View, name: str) -> Explanation | None:
    return card("feature-captive", "dbd-qst-01") if view["captive"] == name else None


def square(view: View, name: str) -> Explanation | None:
    """A half-square is its exit; water, pits and spawn points have a word, and the rest is floor."""
    place = SPOT.fullmatch(name)
    if place is None:
        return None
    if any(each["at"] == name for each in view["exits"]):
        return exit(view, name)
    x, y = int(place[1]), int(place[2])
    for each in view["tiles"]:
        column, row = x - STRIDE * each["i"], y - STRIDE * each["j"]
        if not (0 < column < STRIDE and 0 < row < STRIDE):
            continue
        sign = each["rows"][row][column]
        if sign in SIGNS:
            return ground(*SIGNS[sign])
        if each["spawn"] == name:
            return ground("spawn", "dbd-spn-05")
        return None if sign == "#" else Explanation("@ground-floor", (Said("about-floor"),), "dbd-mov-05", quiet=True)
    return None


def ground(id: str, rule: str) -> Explanation:
    return Explanation(f"@ground-{id}", (Said(f"about-{id}"),), rule)


EXPLAINERS: Final[dict[str, Explainer]] = {
    "character": of_cards("character", HERO_IDS, "hero"),
    "equipment": of_cards("equipment", EQP_IDS, "eqp"),
    "ability": of_cards("ability", ABL_IDS, "abl"),
    "item": of_cards("item", ITEM_IDS, "itm"),
    "keyword": keyword,
    "skill": skill,
    "target": target,
    "stat": stat,
    "deck": lambda view, _: stat(view, "deck"),
    "effect": effect,
    "flag": flag,
    "foe": foe,
    "enemy": enemy,
    "hero": hero,
    "seat": hero,
    "tile": tile,
    "feature": feature,
    "rule": room_rule,
    "exit": exit,
    "pack": pack,
    "captive": captive,
    "square": square,
}
