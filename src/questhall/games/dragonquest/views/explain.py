"""What the things on the table are: what they are called, what they do, and the rule behind them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.game import Explanation, Said
from questhall.games.dragonquest.model.castle import BLACK, GRID, ORANGE, START
from questhall.games.dragonquest.settings import objects
from questhall.games.dragonquest.views.refs import CHAMBER_REF, EXIT_REF, SQUARES
from questhall.games.dragonquest.views.shapes import HeroSheet, Treasure, View

# What is told about where it can be chosen, and in how many lines
TOLD_CHOICES: Final = {"object": 1, "treasure": 1}
Explainer = Callable[[View, str], Explanation | None]

OBJECT_RULES: Final = {
    "amulet": "drq-obj-01",
    "potion": "drq-obj-02",
    "necklace": "drq-obj-03",
    "buckle": "drq-obj-03",
    "silver_ring": "drq-obj-03",
    "talisman": "drq-obj-04",
    "magic_ring": "drq-obj-09",
    "orb": "drq-obj-12",
    "key": "drq-obj-16",
    "chainmail": "drq-obj-20",
    "hood": "drq-obj-20",
    "rope": "drq-obj-20",
}
FACE_RULES: Final = {
    "skull": "drq-mov-02",
    "double": "drq-mov-03",
    "room": "drq-mov-09",
    "corridor": "drq-mov-09",
    "find": "drq-fnd-01",
    "blank": "drq-mov-09",
}
TRAP_RULES: Final = {"arrow": "drq-trp-01", "trapdoor": "drq-trp-03", "fog": "drq-trp-05"}
DANGER_RULES: Final = {
    **TRAP_RULES,
    "ghoul": "drq-mon-05",
    "troll": "drq-mon-06",
    "orc": "drq-mon-07",
    "spider": "drq-spi-02",
    "demon": "drq-dem-04",
    "skeleton": "drq-ske-01",
}
SPACE_RULES: Final = {"a": "drq-dng-01", "b": "drq-dng-03", "c": "drq-dng-04"}
ROW_DANGERS: Final = ("spider", "demon", "skeleton")
COIN_RULES: Final = {"50": "drq-cha-06", "100": "drq-cha-06"}
TILES: Final = ("1", "2", "3")
STAT_RULES: Final = {
    "suns": "drq-sun-02",
    "lp": "drq-lp-02",
    "finds": "drq-fnd-01",
    "loot": "drq-end-05",
    "steps": "drq-mov-09",
    "dragons": "drq-dra-01",
    "miss": "drq-trp-11",
}
PLACES: Final = {START: ("start", "drq-set-08"), ORANGE: ("orange", "drq-set-09"), BLACK: ("black", "drq-dem-01")}


# The castle


def active(view: View) -> HeroSheet | None:
    """The hero whose turn it is: squares are told about as they are on his sheet."""
    return sheet_of(view, view["active"])


def sheet_of(view: View, seat: str) -> HeroSheet | None:
    for hero in view["heroes"]:
        if hero["seat"] == seat:
            return hero
    return None


def square(view: View, name: str) -> Explanation | None:
    ref = f"square:{name}"
    if ref not in SQUARES.values():
        return None
    hero = active(view)
    if hero is not None:
        for state, rule, squares in (
            ("blocked", "drq-wlk-06", hero["blocked"]),
            ("crossed", "drq-wlk-07", hero["crossed"]),
            ("visited", "drq-wlk-04", hero["line"]),
        ):
            if ref in squares:
                return Explanation(f"spot:{name}", (Said(f"about-square-{state}", {"hero": hero["seat"]}),), rule)
    special = PLACES.get(GRID.index(name))
    if special is not None:
        return Explanation(f"spot:{name}", (Said(f"about-square-{special[0]}"),), special[1])
    return Explanation(f"spot:{name}", (Said("about-square"),), "drq-wlk-01", quiet=True)


def chamber(view: View, name: str) -> Explanation | None:
    pool = view["chamber"]
    here = Said("about-pool", {"dice": pool["dice"], "dragons": pool["dragons"], "wake": pool["wake"]})
    return None if name else Explanation(CHAMBER_REF, (Said("about-chamber"), here), "drq-cha-01")


def way_out(view: View, name: str) -> Explanation | None:
    return None if name else Explanation(EXIT_REF, (Said("about-exit"),), "drq-exi-01")


# People and what is on their sheets


def seat(view: View, name: str) -> Explanation | None:
    hero = sheet_of(view, f"seat:{name}")
    if hero is None:
        return None
    if hero["status"] != "inside":
        text = "about-escaped" if hero["status"] == "escaped" else "about-dead"
        rule = "drq-exi-03" if hero["status"] == "escaped" else "drq-dth-02"
        return Explanation(hero["seat"], (Said(text, {"loot": hero["loot"]}),), rule)
    figures = {"lp": hero["lp"], "suns": hero["suns_left"], "loot": hero["loot"]}
    lines = [Said("about-hero", figures), Said("about-hero-at", {"place": hero["at"]})]
    if hero["demon"] is not None:
        lines.append(Said("about-demon-at", {"place": hero["demon"]}))
    if hero["venom"]:
        lines.append(Said("about-venom"))
    if hero["miss"]:
        lines.append(Said("about-miss"))
    return Explanation(hero["seat"], tuple(lines), "drq-set-02")


def stat(view: View, id: str) -> Explanation | None:
    return Explanation(f"@stat-{id}", (Said(f"about-{id}"),), STAT_RULES[id]) if id in STAT_RULES else None


def row(view: View, name: str) -> Explanation | None:
    if name not in TILES:
        return None
    danger = ROW_DANGERS[int(name) - 1]
    lines = (Said("about-row", {"danger": f"@danger-{danger}"}), Said(f"about-danger-{danger}"))
    return Explanation(f"@row-{name}", lines, "drq-fnd-05")


def trap(view: View, id: str) -> Explanation | None:
    return danger(view, id) if id in TRAP_RULES else None


def danger(view: View, id: str) -> Explanation | None:
    """A danger, or one of the three spaces where its dice lie."""
    if id in SPACE_RULES:
        return Explanation(f"@danger-space-{id}", (Said(f"about-space-{id}"),), SPACE_RULES[id])
    if id not in DANGER_RULES:
        return None
    lines = (Said(f"about-danger-{id}"), *([Said("about-trap")] if id in TRAP_RULES else []))
    return Explanation(f"@danger-{id}", lines, DANGER_RULES[id])


def coin(view: View, id: str) -> Explanation | None:
    return Explanation(f"@coin-{id}", (Said("about-coin"),), COIN_RULES[id]) if id in COIN_RULES else None


# Dice and tiles


def die(view: View, name: str) -> Explanation | None:
    faces = view["dice"]["movement"]
    if not (name.isdecimal() and 1 <= int(name) <= len(faces)):
        return None
    face = faces[int(name) - 1]
    return Explanation(f"face:{face}", (Said(f"about-face-{face}"),), FACE_RULES[face])


def tile(view: View, name: str) -> Explanation | None:
    if name not in TILES:
        return None
    return Explanation("@wall-tile", (Said("about-tile"),), "drq-wal-05")


def thing(view: View, id: str) -> Explanation | None:
    for known, cost, _ in objects():
        if known == id:
            lines = (Said(f"object-{id}-effect"), Said("about-object", {"cost": cost}))
            return Explanation(f"object:{id}", lines, OBJECT_RULES[id])
    return None


def treasure(view: View, id: str) -> Explanation | None:
    found = treasure_of(view, f"treasure:{id}")
    if found is None:
        return None
    blank = id.startswith("blank")
    facts = Said("about-treasure", {"stars": found["stars"], "value": found["value"]})
    return Explanation(f"={found['name']}" if blank else found["ref"], (facts,), "drq-cha-08")


def treasure_of(view: View, ref: str) -> Treasure | None:
    for lying in (view["supply"]["treasures"], *[hero["treasures"] for hero in view["heroes"]]):
        for each in lying:
            if each["ref"] == ref:
                return each
    return None


EXPLAINERS: Final[dict[str, Explainer]] = {
    "square": square,
    "chamber": chamber,
    "exit": way_out,
    "seat": seat,
    "stat": stat,
    "row": row,
    "trap": trap,
    "danger": danger,
    "coin": coin,
    "die": die,
    "tile": tile,
    "object": thing,
    "treasure": treasure,
}
