"""The same quest with everything changed that nobody has seen: two such quests must look alike to the heroes."""

from __future__ import annotations

from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest import settings
from questhall.games.heroquest.model.board import ALL, AREA, CORRIDOR, NEIGHBOURS, around
from questhall.games.heroquest.model.figures import HIDDEN
from questhall.games.heroquest.model.ids import D_FEAR, GARGOYLE, GOBLIN, NONE, THRONE
from questhall.games.heroquest.model.plan import Effect, Plan
from questhall.games.heroquest.model.plan_kinds import IMMUNE_RANGED, IMMUNE_SPELLS, SPEAR
from questhall.games.heroquest.model.state import TRAP_HIDDEN, Dungeon
from questhall.games.heroquest.quest_format import quest_file
from questhall.games.heroquest.rules import events as ev

OTHER_WORDS = {"en": "Nobody reads this.", "fr": "Personne ne lit ceci."}


def fresh(name: str) -> Plan:
    """A quest of the campaign that may be written in."""
    return quest_file.read(settings.QUESTS / f"{name}.toml")


def rewritten(name: str, s: Dungeon, kinds: set[int]) -> Plan:
    """The quest another Zargon could have laid: alike in all that was seen up to state `s` and told in `kinds`."""
    plan = fresh(name)
    dark = ALL & ~s.seen & ~around(s.seen)  # so far off that it lies on no line of sight
    free = [at for at in squares_of(dark & ~plan.rock & ~plan.blocked) if AREA[at] == CORRIDOR]
    plan.texts.append(OTHER_WORDS)
    words = len(plan.texts) - 1
    change_monsters(plan, s, words)
    move_doors(plan, s, dark)
    move_traps(plan, s, free)
    change_furniture(plan, s)
    change_notes(plan, s, words)
    if free:
        plan.blocked |= BIT[free[-1]]
    plan.rock |= sum(BIT[at] for at in free[-3:-1])
    script = plan.wandering_script
    if not kinds & {ev.WANDERER_COMES} and (script == NONE or not s.fired >> script & 1):
        plan.wandering_kind = GARGOYLE
    return plan


def change_monsters(plan: Plan, s: Dungeon, words: int) -> None:
    for m in s.monsters:
        if m.plan != NONE and m.shown == 0 and m.status == HIDDEN:
            hidden = plan.monsters[m.plan]
            hidden.kind = GOBLIN if hidden.kind == GARGOYLE else GARGOYLE
            hidden.name = words
            hidden.spells = (D_FEAR,)
            hidden.stats = [9, 9, 9, 9, 9]
            hidden.immune ^= IMMUNE_SPELLS | IMMUNE_RANGED


def move_doors(plan: Plan, s: Dungeon, dark: int) -> None:
    """Doors nobody has seen, the secret ones in known rooms among them, are somewhere else."""
    walls = [(a, b) for a in squares_of(dark) for b in NEIGHBOURS[a] if a < b and AREA[a] != AREA[b] and dark >> b & 1]
    taken = {(door.a, door.b) for door in plan.doors}
    for n, door in enumerate(plan.doors):
        if not s.doors_seen >> n & 1 and not door.open and walls:
            spot = next((each for each in walls if each not in taken), None)
            if spot is not None:
                taken.add(spot)
                door.a, door.b = spot


def move_traps(plan: Plan, s: Dungeon, free: list[int]) -> None:
    for n, trap in enumerate(plan.traps):
        if s.traps[n] == TRAP_HIDDEN and n < len(free):
            trap.square = free[n]
            trap.kind = SPEAR


def change_furniture(plan: Plan, s: Dungeon) -> None:
    for n, piece in enumerate(plan.furniture):
        if not piece.squares & s.seen:
            piece.kind = THRONE
        if not s.traps_found >> n & 1 and (s.armed >> n & 1 or not piece.squares & s.seen):
            piece.trapped = not piece.trapped
            piece.trap = [Effect(0)] if piece.trapped else []


def change_notes(plan: Plan, s: Dungeon, words: int) -> None:
    """Notes that were not read, treasures of rooms that were not searched, people who were not met."""
    for n, script in enumerate(plan.scripts):
        if not s.fired >> n & 1:
            script.text = words
            script.effects = []
    for treasure in plan.treasures:
        if not s.party_searched >> treasure.area & 1:
            treasure.text = words
            treasure.gives = []
    for n, npc in enumerate(plan.npcs):
        if s.allies[n].status == HIDDEN:
            npc.name = words
            npc.body = 9
