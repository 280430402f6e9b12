"""A quest and the dungeon it is played in, as numbers. quest_format/ reads quests; model/generator.py draws dungeons.

Directions are 0 north, 1 east, 2 south, 3 west. A tile's own sides are counted the same way with its arrow up:
0 up, 1 right, 2 down (the arrow side, where one comes in), 3 left.
"""

from __future__ import annotations

from typing import Any, Final

from questhall.games.deckbox.model.script import NO_SCRIPT, Script

NONE: Final = -1
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEP_I: Final[tuple[int, ...]] = (0, 1, 0, -1)
STEP_J: Final[tuple[int, ...]] = (-1, 0, 1, 0)

# Kinds of rooms
START_ROOM: Final = 0
MAIN: Final = 1
SIDE: Final = 2
OBJECTIVE: Final = 3
FINAL: Final = 4

# Tables of encounters
SIDE_TABLE: Final = 4  # tables 1, 2, 3 by depth
QUEST_OWN: Final = 0  # an encounter of the quest itself

# Kinds of encounters
COMBAT: Final = 0
SPECIAL: Final = 1
TEST_KIND: Final = 2
TRAP: Final = 3
CHOICE: Final = 4
TREASURE_KIND: Final = 5
REST: Final = 6
KIND_IDS: Final = ("combat", "special", "test", "trap", "choice", "treasure", "rest")

# What a quest asks for
FLAG_AT_LEAST: Final = 0
DELIVERED: Final = 1  # the captive is carried onto the entrance

# Where a quest event spawns
EVENT_AT_FINAL: Final = 0
EVENT_AT_START: Final = 1

# Flags every quest has; its own follow
FLAG_BOSS: Final = 0
FLAG_RESCUED: Final = 1
COMMON_FLAGS: Final = ("boss", "rescued")

Prose = dict[str, str]  # one text in every language


class Encounter:
    """What a room holds. `title`, `line` and the labels in the script are indices of `texts`."""

    def __init__(self, id: str, table: int, kind: int, texts: list[Prose], script: Script) -> None:
        self.id = id  # "e01", or "p1-3" for the third encounter of quest p1
        self.table = table
        self.kind = kind
        self.texts = texts  # [0] the title, [1] the line, then labels
        self.script = script
        self.calm: bool = False  # no spawn in its script (dbd-app-10)


NO_ENCOUNTER: Final = Encounter("", QUEST_OWN, REST, [], NO_SCRIPT)


class Room:
    """A room of a dungeon: where, which face, how it is turned, and which of its exits lead on."""

    def __init__(self, i: int, j: int, face: int, arrow: int, kind: int, depth: int) -> None:
        self.i = i
        self.j = j
        self.face = face
        self.arrow = arrow  # direction of travel; the side one comes in by is the opposite one
        self.kind = kind
        self.depth = depth
        self.ways: int = 0  # bits of the directions in which rooms lie whose parent this is
        self.locked: int = 0  # bits of those behind the quest's gate
        self.encounter: Encounter = NO_ENCOUNTER


class Plan:
    """All rooms by their cells; what lies behind an exit is asked for here and nowhere else."""

    def __init__(self, rooms: list[Room]) -> None:
        self.rooms = rooms  # the start first
        self.by_cell: dict[int, Room] = {cell(room.i, room.j): room for room in rooms}

    def behind(self, room: Room, direction: int) -> Room | None:
        return self.by_cell.get(cell(room.i + STEP_I[direction], room.j + STEP_J[direction]))


def cell(i: int, j: int) -> int:
    """A cell as one number."""
    return (j + 500) * 1000 + i + 500


NO_PLAN: Final = Plan([])


class Condition:
    """Part of an objective, of an event's occasion or of a gate."""

    def __init__(self, kind: int, flag: int = 0, need: int = 0) -> None:
        self.kind = kind
        self.flag = flag
        self.need = need


class QuestEvent:
    """dbd-qst-05: what happens in the Recovery phase.

    Rounds divisible by `every`, once the flag has reached `need` (NONE: always) and, with `after_final`, once the final
    room is revealed. `once`: it happens a single time.
    """

    def __init__(
        self, every: int, flag: int, need: int, after_final: bool, once: bool, at: int, script: Script, text: int
    ) -> None:
        self.every = every
        self.flag = flag
        self.need = need
        self.after_final = after_final
        self.once = once
        self.at = at
        self.script = script
        self.text = text  # what is told, an index of the quest's texts


class Branching:
    """A branch of an app quest's dungeon."""

    def __init__(self, kind: int, length: int) -> None:
        self.kind = kind  # SIDE or OBJECTIVE
        self.length = length


class Quest:
    """A quest as it is read from its file."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.app: bool = True  # dungeon from the generator; else from the map page
        self.texts: list[Prose] = []
        self.title: int = 0
        self.story: int = 1
        self.objective_text: int = 2
        self.special_text: int = NONE
        self.victory_text: int = NONE  # the epilogue
        self.defeat_text: int = NONE
        self.enemies: list[int] = []  # a card for each slot GR, GM, BR, BM, RR, RM
        self.boss_bonus: int = 0  # k of dbd-spn-13
        self.flags: list[str] = list(COMMON_FLAGS)
        self.flag_texts: list[int] = [NONE, NONE]  # what people call each flag
        self.objective: list[Condition] = []  # all of them
        self.limit: int = 0  # last round; 0: none
        self.limit_lone: int = 0
        self.limit_many: int = 0  # with three or four heroes
        self.gate: Condition | None = None
        self.events: list[QuestEvent] = []
        self.features: dict[int, Script] = {}  # scripts that replace a feature's own
        # App quests
        self.trunk: int = 0
        self.has_final: bool = False
        self.branches: list[Branching] = []
        self.start_faces: list[int] = []
        self.final_faces: list[int] = []
        self.objective_faces: list[int] = []
        self.final_encounter: Encounter = NO_ENCOUNTER
        self.objective_encounter: Encounter = NO_ENCOUNTER
        # Print & play quests
        self.plan: Plan = NO_PLAN
        self.data: Any = None  # what the file said, for whoever prints or exports it
