"""The JSON Schema of a quest file, for editors that read one. Made of shape.py, so loader and schema agree.

python -m questhall.games.heroquest.quest_format.schema > docs/quest.schema.json
"""

from __future__ import annotations

import json
import sys
from typing import Final

from questhall.engine.schemas import Schema, Shape, either, map_of, ref, table, value, whole, words
from questhall.games.heroquest.model import board, cards
from questhall.games.heroquest.quest_format.kinds import BESIDE, CONDITIONS, EFFECTS, FAILS, OBJECTIVES, TRIGGERS
from questhall.games.heroquest.quest_format.script import ALONE
from questhall.games.heroquest.quest_format.shape import (
    CONTROLLERS,
    DOOR_KINDS,
    IMMUNITIES,
    MOST_MINUTES,
    SHAPES,
    SIDES,
    START_KINDS,
    STATS,
    TRAP_KINDS,
    WHOM,
)

TEXT: Final[Schema] = {"type": "string", "minLength": 1}


# Values that are no tables
SIMPLE: Final[dict[str, Schema]] = {
    "one": {"const": 1},
    "game": {"const": "heroquest"},
    "id": TEXT,
    "words": TEXT,
    "flag": {"type": "boolean"},
    "yes": {"const": True},
    "count": whole(0),
    "number": whole(0),
    "any_number": {"type": "integer"},
    "difficulty": whole(1, 10),
    "minutes": whole(1, MOST_MINUTES),
    "rot": {"enum": [0, 90]},
    "any": {"const": "any"},
    "caster": {"const": "nearest_caster"},
    "room": words(*board.ROOM_LETTERS[1:]),
    "square": either(
        {
            "type": "array",
            "prefixItems": [whole(0, board.COLUMNS - 1), whole(0, board.ROWS - 1)],
            "minItems": 2,
            "maxItems": 2,
        },
        {"type": "string", "pattern": "^[A-Z](1[0-9]?|[2-9])$"},
    ),
    "door_kind": words(*DOOR_KINDS),
    "trap_kind": words(*TRAP_KINDS),
    "start_kind": words(*START_KINDS),
    "side": words(*SIDES),
    "controller": words(*CONTROLLERS),
    "immunity": words(*IMMUNITIES),
    "stat": words(*STATS),
    "whom": words(*WHOM),
    "cost": words("action", "free"),
    "return": words("exit", "none"),
    "outcome": words("success", "failure"),
    "point_kind": words("body", "mind"),
    "column_side": words("west", "east"),
    "skip_filter": words("undead", "all"),
    "monster_kind": words(*cards.MONSTER_IDS),
    "furniture_kind": words(*cards.FURNITURE_IDS),
    "dread_spell": words(*cards.DREAD_IDS),
    "hero": words(*cards.HERO_IDS),
    "thing": words(*cards.ITEM_IDS),
    "artifact": words(*(id for number, id in enumerate(cards.ITEM_IDS) if cards.ARTIFACT >> number & 1)),
    "escape": either(words("all", "any"), whole(1, 4)),
}


def one_of(kinds: Shape, beside: Shape) -> Schema:
    """A table whose kind is said by one of its keys."""
    return either(*(table({f"{key}!": what} | BESIDE.get(key, {}) | beside) for key, what in kinds.items()))


def schema() -> Schema:
    text = {"text": "prose"}
    names = map_of(TEXT)
    tables = {name: table(shape) for name, shape in SHAPES.items() if name != "quest"}
    others = {
        "trigger": either(words(*ALONE), *one_of(TRIGGERS, {})["anyOf"]),
        "condition": table(CONDITIONS) | {"minProperties": 1},
        "effect": one_of({key: what for key, what in EFFECTS.items() if key != "text"}, text),
        "objective": one_of(OBJECTIVES, text),
        "fail": one_of(FAILS, text),
        "exit": either(words("start", "none"), ref("exit_place")),
        "draws": map_of(ref("draw")),
        "drawn": names | {"minProperties": 1, "maxProperties": 1},
        "counters": map_of({"type": "integer"}),
        "bounty": {"type": "object", "properties": {kind: whole(1) for kind in cards.MONSTER_IDS}}
        | {"additionalProperties": False, "maxProperties": 1},
        "places": either(value("square"), TEXT, {"type": "array", "items": either(value("square"), TEXT)}),
    }
    others["effect"]["anyOf"].append(table({"text!": "prose"}))
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A quest of HeroQuest"}
    return head | table(SHAPES["quest"]) | {"$defs": dict(sorted((SIMPLE | tables | others).items()))}


def written() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(written())
