"""What is wrong with a quest as a whole: each problem names its place in the file and the rule it breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.content import Node
from questhall.engine.quests import Problem, insist
from questhall.games.deckbox.model.plan import (
    DELIVERED,
    EVENT_AT_FINAL,
    FLAG_AT_LEAST,
    NO_ENCOUNTER,
    NONE,
    OBJECTIVE,
    Condition,
)
from questhall.games.deckbox.model.script import Script
from questhall.games.deckbox.quest_format import check_dungeon, check_map, counting
from questhall.games.deckbox.quest_format.problems import Draft

# A script of the quest's own: how often it is read, whether only behind the gate, and its table in the file
Source = tuple[Script, int, bool, Node]


def checked(draft: Draft) -> Draft:
    """The same quest; ContentError with its first problem, if it has one."""
    insist(problems(draft))
    return draft


def problems(draft: Draft) -> list[Problem]:
    """All problems, in the order of the file."""
    return draft.found_by(CHECKS)


def sources(draft: Draft) -> list[Source]:
    """The scripts of rooms that are surely there; the tables of encounters of the game raise no flags."""
    q = draft.quest
    if not q.app:
        nodes = draft.root.tables("rooms")
        shut = check_map.behind_gate(q.plan)
        pairs = zip(q.plan.rooms, nodes, strict=True)
        return [(room.encounter.script, 1, room in shut, node) for room, node in pairs]
    dungeon = draft.root.table("dungeon")
    found: list[Source] = []
    if q.has_final:
        found.append((q.final_encounter.script, 1, q.gate is not None, dungeon.table("final")))
    objectives = sum(branch.kind == OBJECTIVE for branch in q.branches)
    if q.objective_encounter is not NO_ENCOUNTER:
        found.append((q.objective_encounter.script, objectives, False, dungeon.table("objective")))
    return found


def highest(draft: Draft, flag: int, but: int = NONE, open_only: bool = False) -> int:
    """How high a flag can come; without the event of that number, or without what is behind the gate."""
    q = draft.quest
    found = 0
    for script, times, shut, _ in sources(draft):
        if not (open_only and shut):
            found += times * counting.raises(q, script, flag)
    for number, event in enumerate(q.events):
        if number != but and not (open_only and event.after_final):
            found += counting.raises(q, event.script, flag) * (1 if event.once else counting.ENDLESS)
    return found


# Flags


def check_objective(draft: Draft) -> None:
    q = draft.quest
    node = draft.root.table("objective")
    for condition in q.objective:
        if condition.kind == FLAG_AT_LEAST:
            check_count(draft, condition, highest(draft, condition.flag), node, "flags")
            check_named(draft, condition.flag, node, "flags")
        elif condition.kind == DELIVERED and not any(counting.carries(q, source[0]) for source in sources(draft)):
            draft.say("captive-there", node, "nobody is there to be carried", "delivered")


def check_gate(draft: Draft) -> None:
    q = draft.quest
    shut = any(room.locked for room in q.plan.rooms)
    if q.gate is None:
        for node in draft.root.tables("rooms"):
            if "gated" in node:
                draft.say("gate-there", node, "the quest has no [gate] that would open", "gated")
        return
    node = draft.root.table("gate")
    if not (q.has_final if q.app else shut):
        text = "there is no final room it would shut" if q.app else "no room has gated = true"
        draft.say("gate-there", node, text)
    check_count(draft, q.gate, highest(draft, q.gate.flag, open_only=True), node, "need", " outside the gate")
    check_named(draft, q.gate.flag, node, "flag")


def check_events(draft: Draft) -> None:
    q = draft.quest
    for number, (event, node) in enumerate(zip(q.events, draft.root.tables("events"), strict=True)):
        if (event.at == EVENT_AT_FINAL or event.after_final) and not q.has_final:
            draft.say("final-there", node, "waits for a final room, and there is none")
        if event.flag != NONE:
            condition = Condition(FLAG_AT_LEAST, event.flag, event.need)
            check_count(draft, condition, highest(draft, event.flag, but=number), node, "needs")
        check_asked(draft, event.script, node, "script")


def check_scripts(draft: Draft) -> None:
    for script, _, _, node in sources(draft):
        check_asked(draft, script, node, "script")
        if len(counting.placed(script)) > 1 and not any(stmt.branches for stmt in script):
            draft.say("feature-stays", node, "a second feature takes the place of the first", "script")
    features = draft.root.table("features")
    for script, word in zip(draft.quest.features.values(), features, strict=True):
        check_asked(draft, script, features, word)


def check_asked(draft: Draft, script: Script, node: Node, key: str) -> None:
    for flag, need in counting.asked(script):
        check_count(draft, Condition(FLAG_AT_LEAST, flag, need), highest(draft, flag), node, key)


def check_count(draft: Draft, wanted: Condition, most: int, node: Node, key: str, where: str = "") -> None:
    name = draft.quest.flags[wanted.flag]
    if most == 0:
        draft.say("flag-raised", node, f"nothing{where} raises the flag {name!r}", key)
    elif most < wanted.need:
        draft.say("flag-raised", node, f"{name} >= {wanted.need} cannot be; {most} is the most{where}", key)


def check_named(draft: Draft, flag: int, node: Node, key: str) -> None:
    if draft.quest.flag_texts[flag] == NONE:
        draft.say("flag-named", node, f"[flags] does not say what {draft.quest.flags[flag]!r} is called", key)


def check_drawing(draft: Draft) -> None:
    """A dungeon is drawn of what is sound otherwise."""
    if draft.quest.app and all(problem.advice() for problem in draft.problems):
        check_dungeon.check_drawing(draft)


CHECKS: Final[tuple[Callable[[Draft], None], ...]] = (
    check_map.check_map,
    check_dungeon.check_shape,
    check_objective,
    check_gate,
    check_events,
    check_scripts,
    check_drawing,
)
