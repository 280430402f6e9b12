"""What a choice leads to, in words: everybody may read the encounter before they choose (dbd-enc-05)."""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.game import Said
from questhall.games.deckbox.model import script as sc
from questhall.games.deckbox.model.cards import COLOUR_IDS, FEATURE_IDS, RULE_IDS, SKILL_IDS
from questhall.games.deckbox.model.script import Group, Script, Stmt
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.totals import skill
from questhall.games.deckbox.views import refs
from questhall.games.deckbox.views.odds import test_chance

# Statements that say how many points of something go to whom
POINTS: Final = {
    sc.DAMAGE: "damage",
    sc.HIT: "hit",
    sc.HEAL: "heal",
    sc.TREASURE: "treasure",
    sc.ITEM: "item",
    sc.EDGE: "edge",
    sc.ENERGY: "energy",
    sc.PAY: "pay",
}
WHO: Final = {
    sc.NOBODY: "explorer",
    sc.EXPLORER: "explorer",
    sc.ACTOR: "explorer",
    sc.CHOSEN: "chosen",
    sc.PAYER: "payer",
    sc.EACH: "each",
    sc.ON_TILE: "each",
    sc.RANDOM: "random",
    sc.WEAKEST: "weakest",
}
KINDS: Final = {sc.MELEE: "melee", sc.RANGED: "ranged", sc.ROLLED: "any"}

Words = list[Any]


def of(s: Delve, script: Script) -> Words:
    """One sentence for each thing that happens; a single one where nothing does."""
    found = [each for stmt in script for each in of_stmt(s, stmt)]
    return found or ["@leads-nothing"]


def of_stmt(s: Delve, stmt: Stmt) -> Words:
    if stmt.op in POINTS:
        hero = refs.hero_word(s, s.actor if stmt.who == sc.ACTOR else s.explorer)
        gives = "no" if stmt.n < 0 else "yes"
        return [leads(POINTS[stmt.op], n=abs(stmt.n), gives=gives, who=WHO[stmt.who], hero=hero)]
    if stmt.op == sc.SPAWN:
        return [spawn(s, group) for group in stmt.groups]
    if stmt.op == sc.ROLL:
        return [leads("roll", low=b.low, high=b.high, then=of(s, b.body)) for b in stmt.branches]
    if stmt.op == sc.TEST:
        return [test(s, stmt)]
    if stmt.op == sc.IF:
        return of(s, stmt.branches[0 if s.flags[stmt.what] >= stmt.n else 1].body)
    return other(s, stmt)


def other(s: Delve, stmt: Stmt) -> Words:
    if stmt.op == sc.RULE:
        return [leads("rule", rule=f"@rule-{RULE_IDS[stmt.what]}")]
    if stmt.op == sc.FEATURE:
        return [leads("feature", feature=f"@feature-{FEATURE_IDS[stmt.what]}")]
    if stmt.op == sc.FLAG:
        return [leads("flag", flag=refs.flag_word(s, stmt.what), n=stmt.n)]
    plain = {sc.STUN_SPAWNED: "stun", sc.CARRY: "carry", sc.CHOOSE: "choose", sc.REMOVE: "remove"}
    return [f"@leads-{plain[stmt.op]}"] if stmt.op in plain else []


def leads(what: str, /, **args: Any) -> dict[str, Any]:
    return Said(f"leads-{what}", args).inside()


def spawn(s: Delve, group: Group) -> dict[str, Any]:
    kind = "boss" if group.boss else KINDS[group.kind]
    return leads("spawn", n=group.count(len(s.heroes)), colour=COLOUR_IDS[group.colour], kind=kind)


def test(s: Delve, stmt: Stmt) -> dict[str, Any]:
    """As the best of those who may try it: the chance, and what either way brings."""
    best = max(test_chance(skill(h, stmt.what), stmt.n) for h in s.living())
    passed, failed = (of(s, branch.body) for branch in stmt.branches)
    skill_word = f"@skill-{SKILL_IDS[stmt.what]}"
    return leads("test", skill=skill_word, need=stmt.n, chance=round(100 * best), passed=passed, failed=failed)
