"""A quest's TOML file as a Quest. Every complaint names the file and the line.

Rooms and the shape of a dungeon are read in rooms.py. What only the whole quest can show to be wrong, check.py finds.
"""

from __future__ import annotations

import re
from typing import Any, Final

from questhall.engine.content import Node
from questhall.engine.schemas import fit
from questhall.games.deckbox.model.cards import FEATURE_IDS, FOE_IDS, FOE_SLOT, NAMES, SLOT_IDS
from questhall.games.deckbox.model.plan import (
    COMBAT,
    DELIVERED,
    EVENT_AT_FINAL,
    FLAG_AT_LEAST,
    NONE,
    QUEST_OWN,
    REST,
    Condition,
    Encounter,
    Quest,
    QuestEvent,
)
from questhall.games.deckbox.model.script_reader import ENCOUNTER, EVENT, INTERACTION, read_script, spawns
from questhall.games.deckbox.quest_format.shape import (
    EVENT_PLACES,
    HARDEST,
    MOST_BONUS,
    MOST_MINUTES,
    MOST_NEEDED,
    MOST_ROUNDS,
    SHAPES,
)

GAME: Final = "deckbox"
ID: Final = re.compile(r"[\w-]{1,60}")
FLAG: Final = re.compile(r"[a-z][a-z0-9_]*")
MOST_WORDS: Final = 4000  # letters of one text
MOST_FLAGS: Final = 24


class Reader:
    """One quest file under way, and the quest it becomes."""

    def __init__(self, root: Node) -> None:
        self.root = fit(root, SHAPES["quest"])
        if root.number("schema") != 1:
            root.fail("this Questhall reads quests of schema 1", "schema")
        root.choice("game", (GAME,), GAME)
        if ID.fullmatch(root.text("id")) is None:
            root.fail("must be letters, digits, _ and -, at most 60", "id")
        self.quest = Quest(root.text("id"))
        self.quest.data = root.data
        self.read_flags()
        self.names = NAMES.with_flags(self.quest.flags)

    def read_frame(self) -> None:
        """Everything but the dungeon."""
        q = self.quest
        q.title = self.prose(self.root, "title")
        q.story = self.prose(self.root, "story")
        self.root.number("difficulty", 1, HARDEST, 0)  # these two are for the shelf (texts/source.py); no rule asks
        self.root.number("minutes", 1, MOST_MINUTES, 0)
        self.read_objective()
        q.special_text = self.optional_prose(self.root, "special")
        q.victory_text = self.optional_prose(self.root, "victory")
        q.defeat_text = self.optional_prose(self.root, "defeat")
        self.read_enemies()
        q.boss_bonus = self.root.number("boss_bonus", 0, MOST_BONUS, default=0)
        self.read_limit()
        self.read_gate()
        self.read_features()
        q.events = [self.read_event(node) for node in self.root.tables("events")]

    # Words

    def prose(self, node: Node, key: str) -> int:
        """The number of a text that must be there in every language."""
        self.quest.texts.append(node.prose(key, MOST_WORDS))
        return len(self.quest.texts) - 1

    def optional_prose(self, node: Node, key: str) -> int:
        return self.prose(node, key) if key in node else NONE

    # Flags

    def read_flags(self) -> None:
        """dbd-qst-04: those the game has anyway, and the quest's own. What is named here is shown to the players."""
        q = self.quest
        q.flags = list(NAMES.flags)
        q.flag_texts = [NONE] * len(q.flags)
        table = self.root.table("flags")
        for flag in table:
            if FLAG.fullmatch(flag) is None:
                table.fail("a flag is a word of small letters, digits and _", flag)
            if flag not in q.flags:
                q.flags.append(flag)
                q.flag_texts.append(NONE)
            q.flag_texts[q.flags.index(flag)] = self.prose(table, flag)
        if len(q.flags) > MOST_FLAGS:
            self.root.fail(f"more than {MOST_FLAGS - len(NAMES.flags)} flags of its own", "flags")

    def flag(self, word: str, node: Node, key: str) -> int:
        if word not in self.quest.flags:
            node.fail(f"there is no flag {word!r}; name it in [flags]. There are {', '.join(self.quest.flags)}", key)
        return self.quest.flags.index(word)

    def counts(self, node: Node, key: str) -> list[Condition]:
        """Flags and how high they must be: {bells = 3}."""
        table = node.table(key)
        return [
            Condition(FLAG_AT_LEAST, self.flag(word, table, word), table.number(word, 1, MOST_NEEDED)) for word in table
        ]

    # What is asked for

    def read_objective(self) -> None:
        node = fit(self.root.table("objective"), SHAPES["objective"])
        self.quest.objective_text = self.prose(node, "text")
        self.quest.objective = self.counts(node, "flags")
        if yes(node, "delivered"):
            self.quest.objective.append(Condition(DELIVERED))
        if not self.quest.objective:
            node.fail("must say flags = {...} or delivered = true")

    def read_limit(self) -> None:
        """Those who have no limit of their own have the common one."""
        if "limit" not in self.root:
            return
        node = fit(self.root.table("limit"), SHAPES["limit"])
        self.quest.limit = node.number("rounds", 1, MOST_ROUNDS)
        self.quest.limit_lone = node.number("lone", 1, MOST_ROUNDS, default=self.quest.limit)
        self.quest.limit_many = node.number("many", 1, MOST_ROUNDS, default=self.quest.limit)

    def read_gate(self) -> None:
        if "gate" in self.root:
            node = fit(self.root.table("gate"), SHAPES["gate"])
            flag = self.flag(node.text("flag"), node, "flag")
            self.quest.gate = Condition(FLAG_AT_LEAST, flag, node.number("need", 1, MOST_NEEDED))

    # Enemies, features, events

    def read_enemies(self) -> None:
        """dbd-pnp-04: a card for each slot; the order in the file does not matter."""
        cards = [NONE] * len(SLOT_IDS)
        for index, word in enumerate(self.root.choices("enemies", FOE_IDS)):
            foe = FOE_IDS.index(word)
            if cards[FOE_SLOT[foe]] != NONE:
                other = FOE_IDS[cards[FOE_SLOT[foe]]]
                self.root.fail(f"{word!r} and {other!r} are both {SLOT_IDS[FOE_SLOT[foe]]}", "enemies", index)
            cards[FOE_SLOT[foe]] = foe
        for slot, foe in enumerate(cards):
            if foe == NONE:
                self.root.fail(f"none of them is {SLOT_IDS[slot]}", "enemies")
        self.quest.enemies = cards

    def read_features(self) -> None:
        table = self.root.table("features")
        table.only(*FEATURE_IDS)
        for word in table:
            script = read_script(table, word, self.names, INTERACTION, self.quest.texts)
            self.quest.features[FEATURE_IDS.index(word)] = script

    def read_event(self, node: Node) -> QuestEvent:
        fit(node, SHAPES["event"])
        needs = self.counts(node, "needs")
        if len(needs) > 1:
            node.fail("an event waits for one flag", "needs")
        at = EVENT_PLACES.index(node.choice("at", EVENT_PLACES, "start"))
        return QuestEvent(
            node.number("every", 1, MOST_ROUNDS, default=1),
            needs[0].flag if needs else NONE,
            needs[0].need if needs else 0,
            yes(node, "after_final") or at == EVENT_AT_FINAL,
            yes(node, "once"),
            at,
            read_script(node, "script", self.names, EVENT, self.quest.texts),
            self.optional_prose(node, "text"),
        )

    def encounter(self, node: Node, name: str) -> Encounter:
        """An encounter of the quest's own, with its texts."""
        texts = [node.prose(key, MOST_WORDS) for key in ("title", "line")]
        script = read_script(node, "script", self.names, ENCOUNTER, texts)
        lively = spawns(script)
        found = Encounter(f"{self.quest.id}-{name}", QUEST_OWN, COMBAT if lively else REST, texts, script)
        found.calm = not lively
        return found


def yes(node: Node, key: str) -> bool:
    """A key whose only value is true."""
    if key in node and not node.flag(key):
        node.fail("can only be true; leave the key out otherwise", key)
    return key in node


def is_cell(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(each) is int for each in value)
