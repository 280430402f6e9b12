"""The table before the game: the options of DragonQuest, its printed tiles, and the Table a Quest is played on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from questhall.engine import content
from questhall.engine.agreement import agree
from questhall.engine.game import BadSetup, Setting
from questhall.games.dragonquest import dice_words
from questhall.games.dragonquest.model.ids import OBJECTS, PRINTED_TREASURES
from questhall.games.dragonquest.model.state import Table

CONTENT: Final = Path(__file__).parent / "content"
MOST_CUSTOM: Final = 2
LONGEST_NAME: Final = 40

SETTINGS: Final = (
    Setting("start_square", ("normal", "orange"), "drq-set-09", per_seat=True, field="orange"),
    Setting("difficulty", ("standard", "gentle", "grim"), "drq-mov-01"),
    Setting("start_player", ("random", "host"), "drq-set-06", field="random_start"),
    Setting("custom_treasures", (), "drq-set-13"),
    Setting("route_rule", ("current", "sheet"), "drq-wal-15", field="route_on_sheet"),
    Setting("block_duty", ("must", "may"), "drq-wal-08", field="may_decline_block"),
    Setting("ghost_neighbours", ("yes", "no"), "drq-wal-20", field="ghost_neighbours"),
    Setting("solo_blocks", ("castle", "self"), "drq-wal-22", field="solo_blocks_self"),
    Setting("talisman_any_roll", ("no", "yes"), "drq-obj-04", field="talisman_any_roll"),
    Setting("guard_use", ("auto", "ask"), "drq-obj-21", field="ask_guards"),
    Setting("extra_finds", ("carry", "drop"), "drq-fnd-06", field="drop_extra_finds"),
    Setting("demon_prowls", ("no", "yes"), "drq-dem-14", field="demon_prowls"),
    Setting("chamber_die", ("standard", "lean"), "drq-cha-01"),
    Setting("tie_break", ("shared", "lp", "early"), "drq-end-04", field="tie_break"),
    Setting("strand_warning", ("on", "off"), "drq-wlk-14", field="strand_warning"),
    Setting("fast_walls", ("off", "on"), "drq-wal-05", field="fast_walls"),
)


@cache
def objects() -> tuple[tuple[str, int, int], ...]:
    """Id, cost and value of every useful object (drq-buy-04, drq-obj-03)."""
    file = content.read(CONTENT / "objects.toml")
    file.only("object")
    found = []
    for id, node in file.named("object").items():
        node.only("id", "cost", "value")
        found.append((id, node.number("cost", 4, 6), node.number("value", 0, default=0)))
    if len(found) != OBJECTS:
        file.fail(f"there are {OBJECTS} objects, not {len(found)}")
    return tuple(found)


@cache
def treasures() -> tuple[tuple[str, int, int], ...]:
    """Id, stars and value of every printed treasure (drq-set-12)."""
    file = content.read(CONTENT / "treasures.toml")
    file.only("treasure", "rating")
    found = []
    for id, node in file.named("treasure").items():
        node.only("id", "stars", "value")
        found.append((id, node.number("stars", 2, 6), node.number("value", 100)))
    if len(found) != PRINTED_TREASURES:
        file.fail(f"there are {PRINTED_TREASURES} printed treasures, not {len(found)}")
    return tuple(found)


@cache
def ratings() -> tuple[tuple[str, int], ...]:
    """The titles of a lone survivor, by the least total (drq-sol-06)."""
    nodes = content.read(CONTENT / "treasures.toml").named("rating")
    return tuple((id, node.number("from", 0)) for id, node in nodes.items())


def object_id(item: int) -> str:
    return objects()[item][0]


def custom_treasures(value: Any) -> list[tuple[str, int, int]]:
    """drq-set-13: up to two blank tiles with a name, 2-6 stars and a value of 100-6000 in steps of 100."""
    if not isinstance(value, list) or len(value) > MOST_CUSTOM:
        raise BadSetup("custom_treasures", f"a list of at most {MOST_CUSTOM} treasures")
    return [custom_treasure(each) for each in value]


def custom_treasure(each: Any) -> tuple[str, int, int]:
    if not isinstance(each, Mapping) or set(each) != {"name", "stars", "value"}:
        raise BadSetup("custom_treasures", "each needs name, stars and value")
    name, stars, value = each["name"], each["stars"], each["value"]
    if not isinstance(name, str) or not 1 <= len(name.strip()) <= LONGEST_NAME:
        raise BadSetup("custom_treasures", f"a name of 1 to {LONGEST_NAME} letters")
    if type(stars) is not int or not 2 <= stars <= 6:
        raise BadSetup("custom_treasures", f"{stars!r} stars; 2 to 6 are possible")
    if type(value) is not int or not 100 <= value <= 6000 or value % 100:
        raise BadSetup("custom_treasures", f"a value of {value!r}; 100 to 6000 in steps of 100 are possible")
    return name.strip(), stars, value


def lay_out(options: Mapping[str, Any], seats: int) -> Table:
    """The table for completed options."""
    t = Table(seats)
    agree(t, SETTINGS, options)
    lay_out_tiles(t, options)
    lay_out_dice(t, options)
    return t


def lay_out_tiles(t: Table, options: Mapping[str, Any]) -> None:
    """drq-set-04, -12, -13: every printed treasure and object once, blank treasures as the table defines them."""
    tiles = [*treasures(), *custom_treasures(options["custom_treasures"])]
    t.treasure_names = [name for name, _, _ in tiles]
    t.treasure_stars = [stars for _, stars, _ in tiles]
    t.treasure_values = [value for _, _, value in tiles]
    t.treasures_in_play = (1 << len(tiles)) - 1
    t.object_costs = [cost for _, cost, _ in objects()]
    t.object_values = [value for _, _, value in objects()]


def lay_out_dice(t: Table, options: Mapping[str, Any]) -> None:
    t.movement = dice_words.movement(options["difficulty"])
    t.chamber = dice_words.chamber(options["chamber_die"])
    t.battle = dice_words.battle()
    t.danger = dice_words.single("danger")
    t.letter = dice_words.single("letter")
    t.damage = dice_words.single("damage")
    t.two_damage = dice_words.two_damage()
    t.spider = dice_words.single("spider")
    t.wall_tile = dice_words.wall_tile()
    t.fast_wall = dice_words.fast_wall()
    t.first_seat = dice_words.first_seat(t.seats)
