"""Scripts written out again from what was read, to compare with what they should say."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.games.deckbox.model import cards, script
from questhall.games.deckbox.model.plan import Prose
from questhall.games.deckbox.model.script import Branch, Group, Script, Stmt

WHO = ("explorer", "actor", "chosen", "payer", "each", "tile", "random", "weakest")
PLACES = ("", " at back", " at start")
ABOUT_SOMEBODY = {
    script.DAMAGE: "damage",
    script.HIT: "hit",
    script.HEAL: "heal",
    script.TREASURE: "treasure",
    script.ITEM: "item",
    script.EDGE: "edge",
}
PLAIN = {script.STUN_SPAWNED: "stun spawned", script.REMOVE: "remove", script.NOTHING: "none"}


def said(found: Script, texts: Sequence[Prose] = ()) -> str:
    return "; ".join(statement(stmt, texts) for stmt in found)


def statement(stmt: Stmt, texts: Sequence[Prose]) -> str:
    if stmt.op in PLAIN:
        return PLAIN[stmt.op]
    if stmt.op in ABOUT_SOMEBODY:
        return f"{ABOUT_SOMEBODY[stmt.op]} {WHO[stmt.who]} {stmt.n}"
    if stmt.branches:
        return branching(stmt, texts)
    return {
        script.SPAWN: lambda: f"spawn {', '.join(map(group, stmt.groups))}{PLACES[stmt.place]}",
        script.ENERGY: lambda: f"energy {WHO[stmt.who]} {stmt.n:+}",
        script.PAY: lambda: f"pay {stmt.n}",
        script.CARRY: lambda: f"carry {WHO[stmt.who]}",
        script.RULE: lambda: f"rule {cards.RULE_IDS[stmt.what]}",
        script.FEATURE: lambda: f"feature {cards.FEATURE_IDS[stmt.what]}",
        script.FLAG: lambda: f"flag {cards.NAMES.flags[stmt.what]} {stmt.n:+}",
    }[stmt.op]()


def branching(stmt: Stmt, texts: Sequence[Prose]) -> str:
    if stmt.op == script.TEST:
        skill = cards.SKILL_IDS[stmt.what]
        return f"test {skill}:{stmt.n} by {WHO[stmt.who]} {branches(stmt, ['ok', 'ko'], texts)}"
    if stmt.op == script.IF:
        return f"if {cards.NAMES.flags[stmt.what]}>={stmt.n} {branches(stmt, ['yes', 'no'], texts)}"
    if stmt.op == script.ROLL:
        return "roll" + branches(stmt, [pips(branch) for branch in stmt.branches], texts)
    labels = [texts[branch.label] for branch in stmt.branches]
    return "choose" + branches(stmt, [f'"{label["en"]}"/"{label["fr"]}"' for label in labels], texts)


def branches(stmt: Stmt, names: list[str], texts: Sequence[Prose]) -> str:
    bodies = [f"{name}: {said(branch.body, texts)}" for name, branch in zip(names, stmt.branches, strict=True)]
    return "{" + " | ".join(bodies) + "}"


def pips(branch: Branch) -> str:
    return str(branch.low) if branch.low == branch.high else f"{branch.low}-{branch.high}"


def group(found: Group) -> str:
    count = str(found.times)
    if found.parts:
        times = "" if found.times == 1 else str(found.times)
        count = f"({times}P)" if found.parts == 1 else f"({times}P/{found.parts})"
    face = "" if found.kind == script.ROLLED else f"={'MR'[found.kind]}{found.value}"
    return f"{'GBR'[found.colour]}{count}{face}{'!boss' if found.boss else ''}"
