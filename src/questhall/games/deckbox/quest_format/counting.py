"""How high a quest's flags can be raised: what its rooms, their features and its events do at most."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model import script as sc
from questhall.games.deckbox.model.cards import FEATURE_SCRIPT, FEATURE_USES
from questhall.games.deckbox.model.plan import FLAG_BOSS, Quest
from questhall.games.deckbox.model.script import Script, Stmt

ENDLESS: Final = 10_000
DEEPEST: Final = 3  # features that place features


def raises(quest: Quest, script: Script, flag: int, depth: int = 0) -> int:
    """By how much a script can raise a flag, as it is done once."""
    return min(ENDLESS, sum(raises_one(quest, stmt, flag, depth) for stmt in script))


def raises_one(quest: Quest, stmt: Stmt, flag: int, depth: int) -> int:
    if stmt.op == sc.FLAG:
        return max(0, stmt.n) if stmt.what == flag else 0
    if stmt.op == sc.SPAWN:
        return sum(group.count(1) for group in stmt.groups if group.boss) if flag == FLAG_BOSS else 0
    if stmt.op == sc.FEATURE:
        return feature_raises(quest, stmt.what, flag, depth + 1)
    return max((raises(quest, branch.body, flag, depth) for branch in stmt.branches), default=0)


def feature_raises(quest: Quest, feature: int, flag: int, depth: int) -> int:
    """By how much somebody who interacts with a feature as often as it serves can raise a flag."""
    if depth > DEEPEST:
        return 0
    script = quest.features.get(feature, FEATURE_SCRIPT[feature])
    once = raises(quest, script, flag, depth)
    if FEATURE_USES[feature]:
        return once * FEATURE_USES[feature]
    return once if does(script, sc.REMOVE) else once * ENDLESS


def does(script: Script, op: int) -> bool:
    """Whether a statement of that kind stands anywhere in a script."""
    return any(stmt.op == op or any(does(branch.body, op) for branch in stmt.branches) for stmt in script)


def carries(quest: Quest, script: Script) -> bool:
    """Whether somebody can come to carry the captive by a script, or by a feature it places."""
    return does(script, sc.CARRY) or any(
        does(quest.features.get(feature, FEATURE_SCRIPT[feature]), sc.CARRY) for feature in placed(script)
    )


def placed(script: Script) -> list[int]:
    """The features a script can place, as often as it names them."""
    found: list[int] = []
    for stmt in script:
        if stmt.op == sc.FEATURE:
            found.append(stmt.what)
        for branch in stmt.branches:
            found += placed(branch.body)
    return found


def asked(script: Script) -> list[tuple[int, int]]:
    """The flags a script looks at, and how high it wants them."""
    found: list[tuple[int, int]] = []
    for stmt in script:
        if stmt.op == sc.IF:
            found.append((stmt.what, stmt.n))
        for branch in stmt.branches:
            found += asked(branch.body)
    return found
