"""What the things on the table are: what they are called, what they do, and the rule behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from questhall.engine.game import Explanation, Said
from questhall.games.heroquest.model import board, cards
from questhall.games.heroquest.views.dungeon import RUBBLE, STONE, UNSEEN
from questhall.games.heroquest.views.shapes import Hero, Monster, View

CORRIDOR: Final = board.room_name(0)
ROCK: Final = " "  # on Zargon's map
# What is told about where it can be chosen, and in how many lines
TOLD_CHOICES: Final = {
    "item": 1,
    "spell": 1,
    "dread": 1,
    "group": 3,
}
Explainer = Callable[[View, str], Explanation | None]

STAT_RULES: Final = {
    "body": "heq-die-01",
    "mind": "heq-drd-12",
    "attack": "heq-atk-03",
    "defend": "heq-def-01",
    "move": "heq-mov-01",
    "gold": "heq-btw-04",
    "deck": "heq-tre-06",
    "threat": "heq-set-08",
    "round": "heq-trn-01",
    "goal": "heq-end-01",
    "left": "heq-mov-02",
}
EFFECT_RULES: Final = {
    "rock_skin": "heq-spl-12",
    "courage": "heq-spl-15",
    "swift_wind": "heq-spl-07",
    "speed": "heq-pot-08",
    "strength": "heq-pot-05",
    "defense": "heq-pot-06",
    "brew": "heq-pot-07",
    "veil": "heq-spl-18",
    "rock": "heq-spl-10",
    "asleep": "heq-drd-11",
    "clouded": "heq-drd-04",
    "commanded": "heq-drd-05",
    "afraid": "heq-drd-07",
    "misses": "heq-trn-12",
    "dormant": "heq-zar-15",
    "peaceful": "heq-zar-15",
    "fresh": "heq-drd-14",
    "used": "heq-zar-01",
    "in_pit": "heq-pit-02",
}
ARTIFACT_RULES: Final = {
    "borins_armor": "heq-art-03",
    "elixir_of_life": "heq-art-04",
    "fortunes_longsword": "heq-art-05",
    "orcs_bane": "heq-art-06",
    "phantom_blade": "heq-art-07",
    "ring_of_fortitude": "heq-art-08",
    "ring_of_return": "heq-art-09",
    "rod_of_telekinesis": "heq-art-10",
    "spell_ring": "heq-art-11",
    "spirit_blade": "heq-art-12",
    "talisman_of_lore": "heq-art-13",
    "wand_of_magic": "heq-art-14",
    "wizards_cloak": "heq-art-15",
    "wizards_staff": "heq-art-16",
}
ITEM_RULES: Final = {
    **ARTIFACT_RULES,
    "tool_kit": "heq-dis-03",
    "holy_water": "heq-eqp-12",
    "shield": "heq-eqp-07",
    "chain_mail": "heq-eqp-06",
    "plate_mail": "heq-eqp-06",
    "bracers": "heq-eqp-06",
    "helmet": "heq-eqp-10",
}
TRAP_RULES: Final = {"pit": "heq-pit-01", "falling_block": "heq-blk-01", "spear": "heq-spr-01"}
SEARCH_RULES: Final = {"treasure": "heq-tre-02", "secret": "heq-sec-02", "traps": "heq-trp-02"}
DOOR_RULES: Final = {
    "normal": "heq-dor-02",
    "secret": "heq-dor-09",
    "locked": "heq-dor-10",
    "false": "heq-dor-10",
    "event": "heq-dor-02",
}


def found_in(ref: str, *lists: Iterable[Mapping[str, Any]]) -> Mapping[str, Any] | None:
    """The thing of that ref; what lies open comes before what only Zargon sees."""
    for things in lists:
        for each in things:
            if each["ref"] == ref:
                return each
    return None


def secrets(view: View, key: str) -> list[Mapping[str, Any]]:
    screen: Any = view["zargon"]
    return [] if screen is None else screen[key]


# Heroes and their sheets


def hero(view: View, name: str) -> Explanation | None:
    found = found_in(f"hero:{name}", view["heroes"])
    return None if found is None else of_hero(found)  # type: ignore[arg-type]


def seat(view: View, name: str) -> Explanation | None:
    """Zargon sits first, then the heroes."""
    if name == "0":
        return Explanation("@zargon", (Said("about-zargon"),), "heq-zar-01")
    for each in view["heroes"]:
        if str(each["seat"]) == name:
            return of_hero(each)
    return None


def of_hero(found: Hero) -> Explanation:
    figures = {
        "body": found["body"],
        "body_max": found["body_max"],
        "mind": found["mind"],
        "mind_max": found["mind_max"],
        "attack": found["attack"]["dice"],
        "defend": found["defend"]["dice"],
        "move": found["move"]["dice"],
    }
    lines = [
        Said(f"about-class-{found['kind']}"),
        *([Said("about-hero-dead")] if found["status"] == "dead" else [Said("about-hero", figures)]),
        *effects(found["effects"], found["in_pit"]),
    ]
    name = f"={found['name']}" if found["name"] else f"@class-{found['kind']}"
    return Explanation(name, tuple(lines), "heq-set-05")


def effects(words: list[str], in_pit: bool) -> list[Said]:
    """What lasts on a figure."""
    lasting = [*words, *(["in_pit"] if in_pit else [])]
    return [Said("named", {"name": f"@effect-{word}", "about": f"@about-effect-{word}"}) for word in lasting]


def effect(view: View, id: str) -> Explanation | None:
    if id not in EFFECT_RULES:
        return None
    return Explanation(f"@effect-{id}", (Said(f"about-effect-{id}"),), EFFECT_RULES[id])


def stat(view: View, id: str) -> Explanation | None:
    if id not in STAT_RULES:
        return None
    args = {"left": view["deck"]["left"], "bad": view["deck"]["bad"]} if id == "deck" else {}
    return Explanation(f"@stat-{id}", (Said(f"about-{id}", args),), STAT_RULES[id])


# Cards


def item(view: View, id: str) -> Explanation | None:
    if id not in cards.ITEM_IDS:
        return None
    number = cards.ITEM_IDS.index(id)
    rule = ITEM_RULES.get(id) or cards.DRINK_RULE.get(number, "heq-eqp-08")
    return Explanation(f"item:{id}", (Said(f"about-{id}"), *whose(cards.WHO[number])), rule)


def whose(who: int) -> list[Said]:
    """Which heroes may use it, said in the fewest names; nothing where all may."""
    may = [id for n, id in enumerate(cards.HERO_IDS) if who >> n & 1]
    others = [id for id in cards.HERO_IDS if id not in may]
    if not others:
        return []
    text, named = ("about-not-for", others) if len(others) < len(may) else ("about-only-for", may)
    return [Said(text, {"list": [f"class:{id}" for id in named]})]


def spell(view: View, id: str) -> Explanation | None:
    if id not in cards.SPELL_IDS:
        return None
    rule = cards.SPELL_RULE[cards.SPELL_IDS.index(id)]
    return Explanation(f"spell:{id}", (Said(f"about-{id}"), Said("about-spell")), rule)


def dread(view: View, id: str) -> Explanation | None:
    if id not in cards.DREAD_IDS:
        return None
    return Explanation(f"dread:{id}", (Said(f"about-{id}"),), cards.DREAD_RULE[cards.DREAD_IDS.index(id)])


def group(view: View, id: str) -> Explanation | None:
    if id not in cards.GROUP_IDS:
        return None
    number = cards.GROUP_IDS.index(id)
    spells = [each for n, each in enumerate(cards.SPELL_IDS) if cards.SPELL_GROUP[n] == number]
    told = [Said("named", {"name": f"spell:{each}", "about": f"@about-{each}"}) for each in spells]
    return Explanation(f"@group-of-{id}", tuple(told), "heq-set-09")


def kind(view: View, id: str) -> Explanation | None:
    """A monster's printed card, once one has been met."""
    for each in view["cards"]:
        if each["kind"] == id:
            figures = {key: each[key] for key in ("move", "attack", "defend", "body", "mind")}
            return Explanation(f"@kind-{id}", (Said("about-monster-card", figures),), "heq-set-08")
    return None


# Figures of the board


def monster(view: View, name: str) -> Explanation | None:
    return of_monster(found_in(f"monster:{name}", view["monsters"]))


def hidden(view: View, name: str) -> Explanation | None:
    return of_monster(found_in(f"hidden:{name}", secrets(view, "monsters")))


def of_monster(found: Any) -> Explanation | None:
    if found is None:
        return None
    m: Monster = found
    figures = {
        "body": m["body"],
        "body_start": m["body_start"],
        "attack": m["attack"],
        "defend": m["defend"],
        "move": m["move"],
        "mind": m["mind"],
    }
    lines = [
        Said("about-monster", figures),
        *[Said("about-immune", {"what": f"@immune-{word}"}) for word in m["immune"]],
        *(
            [Said("about-hurt-only-by", {"list": [f"item:{id}" for id in m["hurt_only_by"]]})]
            if m["hurt_only_by"]
            else []
        ),
        *(
            [Said("about-not-hurt-by", {"list": [f"class:{id}" for id in m["not_hurt_by"]]})]
            if m["not_hurt_by"]
            else []
        ),
        *effects(m["effects"], m["in_pit"]),
        *[Said("named", {"name": f"dread:{id}", "about": f"@about-{id}"}) for id in m.get("spells", [])],
    ]
    return Explanation(m["name"] or f"@kind-{m['kind']}", tuple(lines), "heq-zar-02")


def ally(view: View, name: str) -> Explanation | None:
    found = found_in(f"ally:{name}", view["allies"], secrets(view, "allies"))
    if found is None:
        return None
    points = [Said("about-ally-body", {"body": found["body"], "whole": found["body_start"]})] if "body" in found else []
    return Explanation(found["name"], (Said("about-ally"), *points), "heq-npc-01")


def thing(view: View, name: str) -> Explanation | None:
    found = found_in(f"thing:{name}", view["things"], secrets(view, "things"))
    return None if found is None else Explanation(found["name"], (Said("about-thing"),), "heq-itm-01")


# The board itself


def door(view: View, name: str) -> Explanation | None:
    found = found_in(f"door:{name}", view["doors"], secrets(view, "doors"))
    if found is None:
        return None
    state = "open" if found["open"] else found["kind"]
    lines = [Said(f"about-door-{state}"), *([Said("about-door-barred")] if found["barred"] else [])]
    return Explanation(f"@door-{state}", tuple(lines), "heq-dor-03" if found["open"] else DOOR_RULES[found["kind"]])


def trap(view: View, name: str) -> Explanation | None:
    found = found_in(f"trap:{name}", view["traps"], secrets(view, "traps"))
    if found is None:
        return None
    id = found["kind"]
    lines = (Said(f"about-trap-{id}"), Said(f"about-trap-{found['state']}"))
    return Explanation(f"trap-kind:{id}", lines, TRAP_RULES[id])


def furniture(view: View, name: str) -> Explanation | None:
    found = found_in(f"furniture:{name}", secrets(view, "furniture"), view["furniture"])
    if found is None:
        return None
    lines = (Said("about-furniture"), *([Said("about-furniture-trap")] if found["trap"] else []))
    return Explanation(f"furniture-kind:{found['kind']}", lines, "heq-fur-01" if found["trap"] else "heq-mov-04")


def square(view: View, name: str) -> Explanation | None:
    """A trap that is known, stairs and stone have a word; the rest is room or corridor."""
    index = board.index(name)
    if index < 0:
        return None
    if any(each["at"] == name for each in view["traps"]):
        return trap(view, name)
    if name in view["stairs"]:
        return Explanation("@ground-stairs", (Said("about-stairs"),), "heq-end-03")
    if name in view["exit"]:
        return Explanation("@ground-exit", (Said("about-exit"),), "heq-end-02")
    sign = sign_at(view, index)
    if sign == UNSEEN:
        return Explanation("@ground-unseen", (Said("about-unseen"),), "heq-rev-01", quiet=True)
    if sign in (STONE, RUBBLE, ROCK):
        id = "rubble" if sign == RUBBLE else "stone"
        return Explanation(f"@ground-{id}", (Said(f"about-{id}"),), "heq-mov-04")
    if sign == CORRIDOR:
        return Explanation("@ground-corridor", (Said("about-corridor"),), "heq-tre-01", quiet=True)
    return of_room(view, sign, quiet=True)


def sign_at(view: View, index: int) -> str:
    """What lies there, as far as this seat sees it."""
    row, column = divmod(index, board.COLUMNS)
    screen = view["zargon"]
    sign = view["rows"][row][column]
    return screen["rows"][row][column] if sign == UNSEEN and screen is not None else sign


def room(view: View, name: str) -> Explanation | None:
    if name == "corridor":
        return Explanation("@ground-corridor", (Said("about-corridor"),), "heq-tre-01")
    rows = [*view["rows"], *secrets(view, "rows")]
    return of_room(view, name) if any(name in row for row in rows) and name.isalnum() else None


def of_room(view: View, name: str, quiet: bool = False) -> Explanation:
    called = view["places"].get(name, f"room:{name}")
    return Explanation(called, (Said("about-room"),), "heq-tre-02", quiet)


def place(view: View, name: str) -> Explanation | None:
    """An area by the name people say."""
    for sign, called in view["places"].items():
        if called == f"place:{name}":
            return room(view, "corridor") if sign == CORRIDOR else of_room(view, sign)
    return None


def search(view: View, id: str) -> Explanation | None:
    return (
        Explanation(f"@option-search-{id}", (Said(f"about-search-{id}"),), SEARCH_RULES[id])
        if id in SEARCH_RULES
        else None
    )


def action(view: View, id: str) -> Explanation | None:
    return Explanation("@quest-action", (Said("about-quest-action"),), "heq-trn-05") if id else None


def chapter(view: View, number: str) -> Explanation | None:
    for each in view["quests"]:
        if str(each["number"]) == number:
            title = each["title"] or "@label-quest"
            facts = Said(f"about-quest-{each['state']}", {"difficulty": each["difficulty"]})
            return Explanation(title, (facts,), "heq-btw-06")
    return None


EXPLAINERS: Final[dict[str, Explainer]] = {
    "hero": hero,
    "seat": seat,
    "effect": effect,
    "stat": stat,
    "item": item,
    "spell": spell,
    "dread": dread,
    "group": group,
    "kind": kind,
    "monster": monster,
    "hidden": hidden,
    "ally": ally,
    "thing": thing,
    "door": door,
    "trap": trap,
    "furniture": furniture,
    "square": square,
    "room": room,
    "place": place,
    "search": search,
    "action": action,
    "chapter": chapter,
}
