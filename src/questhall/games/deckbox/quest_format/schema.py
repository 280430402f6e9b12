"""The JSON Schema of a quest file, for editors that read one. Made of shape.py, so reader and schema agree.

python -m questhall.games.deckbox.quest_format.schema > docs/deckbox-quest.schema.json
"""

from __future__ import annotations

import json
import sys
from typing import Final

from questhall.engine.schemas import Schema, map_of, ref, table, whole, words
from questhall.games.deckbox.model.cards import FACE_IDS, FEATURE_IDS, FOE_IDS, SLOT_IDS
from questhall.games.deckbox.quest_format.reader import FLAG, GAME, ID
from questhall.games.deckbox.quest_format.shape import (
    ARROWS,
    BRANCH_KINDS,
    EVENT_PLACES,
    FARTHEST,
    HARDEST,
    MOST_BONUS,
    MOST_MINUTES,
    MOST_NEEDED,
    MOST_ROOMS,
    MOST_ROUNDS,
    SHAPES,
)

COUNTS: Final = map_of(ref("count")) | {"minProperties": 1}

# What is no table of fixed keys
SIMPLE: Final[dict[str, Schema]] = {
    "one": {"const": 1},
    "game": {"const": GAME},
    "id": {"type": "string", "pattern": f"^{ID.pattern}$"},
    "words": {"type": "string", "minLength": 1},
    "word": {"type": "string", "pattern": f"^{FLAG.pattern}$"},
    "script": {"type": "string", "minLength": 1},
    "yes": {"const": True},
    "bonus": whole(0, MOST_BONUS),
    "difficulty": whole(1, HARDEST),
    "minutes": whole(1, MOST_MINUTES),
    "boxes": whole(1, 2),
    "round": whole(1, MOST_ROUNDS),
    "count": whole(1, MOST_NEEDED),
    "length": whole(1, MOST_ROOMS),
    "foe": words(*FOE_IDS),
    "face": words(*FACE_IDS),
    "arrow": words(*ARROWS),
    "branch_kind": words(*BRANCH_KINDS),
    "event_place": words(*EVENT_PLACES),
    "cell": {"type": "array", "items": whole(-FARTHEST, FARTHEST), "minItems": 2, "maxItems": 2},
    "counts": COUNTS,
    "one_count": COUNTS | {"maxProperties": 1},
    "flags": map_of(ref("prose")),
    "features": table(dict.fromkeys(FEATURE_IDS, "script")),
}


def schema() -> Schema:
    tables = {name: table(shape) for name, shape in SHAPES.items() if name != "quest"}
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A quest of Deck Box Dungeons"}
    quest = table(SHAPES["quest"])
    quest["properties"]["enemies"] |= {"minItems": len(SLOT_IDS), "maxItems": len(SLOT_IDS)}
    quest["properties"]["rooms"] |= {"minItems": 2, "maxItems": MOST_ROOMS}
    either = {"oneOf": [{"required": ["dungeon"]}, {"required": ["rooms"]}]}
    return head | quest | either | {"$defs": dict(sorted((SIMPLE | tables).items()))}


def written() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(written())
