"""A quest is laid on the board: walls, doors, monsters that wait unseen, spells, and the heroes at the start (3.1)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import AnyStep, Chance, Step, in_order
from questhall.engine.grid import BIT, set_of
from questhall.games.heroquest.model.agreement import Table
from questhall.games.heroquest.model.board import EAST_FREE, SOUTH_FREE
from questhall.games.heroquest.model.cards import (
    CARD_COUNT,
    HERO_BODY,
    HERO_MIND,
    HERO_WEAPON,
    KIND_STATS,
)
from questhall.games.heroquest.model.figures import (
    ABSENT,
    HIDDEN,
    IN_PLAY,
    M_DORMANT,
    NOWHERE,
    OUTSIDE,
    Ally,
    Hero,
    Monster,
    changed,
)
from questhall.games.heroquest.model.ids import (
    HEROIC_BREW,
    ITEMS,
    NONE,
    POTION_HEALING,
)
from questhall.games.heroquest.model.plan import Effect, MonsterPlan, Plan
from questhall.games.heroquest.model.plan_kinds import DO_ARTIFACT, DO_GOLD, DO_ITEM, ON_QUEST_START
from questhall.games.heroquest.model.state import (
    NO_PILES,
    QUESTING,
    SETUP,
    TRAP_GONE,
    TRAP_HIDDEN,
    TRAP_KNOWN,
    UNDECIDED,
    ZARGON,
    Dungeon,
)
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.furnishing import furnish
from questhall.games.heroquest.rules.learning import ChooseGroups, StoreSpell
from questhall.games.heroquest.rules.monster_values import give_stats
from questhall.games.heroquest.rules.owning import body_max, mind_max
from questhall.games.heroquest.rules.revealing import look, reveal_bits
from questhall.games.heroquest.rules.script import fire, holds

STAIRS: Final = 0  # values of Plan.start_kind
DOOR_START: Final = 1
SMALL: Final = 2  # table option party_help
HELP_BODY: Final = 2


# Heroes


def new_hero(table: Table, number: int, kind: int) -> Hero:
    """heq-set-05, -16: the card's points and its weapon, nothing else. With the help for small parties a bit more."""
    h = Hero(number, kind)
    weapon = HERO_WEAPON[kind]
    h.have(weapon, 1)
    h.hand = weapon
    h.body_start = HERO_BODY[kind]
    h.mind_start = HERO_MIND[kind]
    if table.small_party_help:
        if table.heroes <= SMALL:
            h.body_start += HELP_BODY
            h.have(HEROIC_BREW, 1)
        elif table.heroes == SMALL + 1 and number == 0:
            h.have(POTION_HEALING, 1)
    h.body = h.body_start
    h.mind = h.mind_start
    return h


def turn_order(table: Table) -> tuple[int, ...]:
    """heq-set-15: as the table says, else barbarian, dwarf, elf, wizard; fixed for the quest."""
    if table.turn_order:
        return tuple(table.turn_order)
    return tuple(sorted(range(table.heroes), key=table.classes.__getitem__))


def refresh(h: Hero) -> None:
    """heq-set-19, heq-set-06: nothing of an earlier quest remains but the sheet."""
    h.status = IN_PLAY
    h.square = NOWHERE
    h.body = body_max(h)
    h.mind = mind_max(h)
    h.groups = 0
    h.spells = 0
    h.stolen = 0
    h.stored = NONE
    h.effects = 0
    h.owed = 0
    h.stood = 0
    h.stood_with = 0
    h.in_pit = False
    h.used = 0
    h.searched = 0
    h.pits_searched = 0
    h.acted_in_round = False
    h.carried_last_turn = 0
    h.actions_used = ()
    h.equipment_taken = ()


# The board


class LayBoard(Step[Dungeon]):
    """4.1 step 1, heq-set-07, heq-dor-01: nothing is seen yet, all doors are closed, the deck is complete.

    heq-set-15, -19: the order of turns is fixed, and nothing of an earlier quest remains.
    """

    def run(self, s: Dungeon) -> None:
        s.plan = s.table.plans[s.quest]
        s.phase = SETUP  # heq-set-18: spells are seen to first
        s.outcome = UNDECIDED
        s.round = 0
        s.rounds_done = 0
        s.active = NONE
        s.acting = NONE
        s.monster = NONE
        s.deck = tuple(CARD_COUNT)
        for h in s.heroes:
            refresh(h)
        s.order = turn_order(s.table)
        forget(s)
        lay_walls(s)
        lay_things(s)
        s.emit(events.QUEST_BEGINS, ZARGON, s.quest)
        s.emit(events.PARCHMENT, ZARGON, s.plan.parchment)  # heq-set-04


def forget(s: Dungeon) -> None:
    """heq-set-19: what earlier quests knew."""
    s.dream = 0
    s.seen = 0
    s.rooms_seen = 0
    s.doors_seen = 0
    s.doors_barred = (0,) * len(s.plan.doors)
    s.hero_squares = 0
    s.monster_squares = 0
    s.ally_squares = 0
    s.piles = NO_PILES
    s.things_found = ()
    s.people_met = ()
    s.taken_before = s.treasures_gone[s.quest]  # heq-btw-07
    s.treasures_taken = 0
    for n, treasure in enumerate(s.plan.treasures):
        if s.taken_before >> n & 1 and all(enriches(effect) for effect in treasure.gives):
            s.treasures_taken |= 1 << n
    s.party_searched = 0
    s.traps_sought = 0
    s.secrets_sought = 0
    s.harm_done = 0
    s.fallen = 0
    s.risen = 0
    s.flags = 0
    s.fired = 0
    s.actions_done = 0
    s.slow_every = 0
    s.slow_undead = False
    s.collapsed = 0
    s.collapsed_east = 0
    s.goal_failed = False
    s.goal_met = False
    s.left_with = 0
    s.items_lost = 0
    s.items_spent = 0
    s.reached = 0
    s.noted = ()


def enriches(effect: Effect) -> bool:
    """heq-btw-07, R-28: what goes to a sheet is found once for all; what only this quest needs lies there again."""
    return effect.kind in (DO_GOLD, DO_ARTIFACT) or (effect.kind == DO_ITEM and effect.a < ITEMS)


def lay_walls(s: Dungeon) -> None:
    """heq-set-19: as the plan has them, whatever was before."""
    plan = s.plan
    s.solid = plan.blocked | plan.rock
    s.stairs = set_of(plan.start) | set_of(plan.exit)  # heq-set-14
    s.haven = stairway(plan) if s.table.safe_stairs else 0  # heq-end-03
    s.no_monsters = s.haven | set_of(plan.exit) if s.table.safe_stairs else 0  # heq-zar-12
    s.east = EAST_FREE
    s.south = SOUTH_FREE
    s.doors_open = 0
    for i in range(len(plan.doors)):
        if plan.doors[i].open:  # heq-dor-01
            s.doors_open |= 1 << i
            s.open_edge(plan.doors[i].a, plan.doors[i].b)
    s.blocking = 0
    s.opaque = 0
    s.armed = 0
    s.traps_found = 0
    for i in range(len(plan.furniture)):
        furnish(s, i)


def stairway(plan: Plan) -> int:
    """heq-end-03: the squares of stairs among the start and the exit; a door or mere squares are no stairs."""
    bits = set_of(plan.start) if plan.start_kind == STAIRS else 0
    if not plan.exit_is_start and plan.exit_kind == STAIRS:
        bits |= set_of(plan.exit)
    return bits


def lay_things(s: Dungeon) -> None:
    plan = s.plan
    s.traps = [TRAP_GONE if trap.later else TRAP_KNOWN if trap.found else TRAP_HIDDEN for trap in plan.traps]
    s.item_places = [item.square if item.square >= 0 else NOWHERE for item in plan.items]
    s.counters = tuple(plan.counter_starts)
    s.timers = (NONE,) * len(plan.timers)
    s.draws = (NONE,) * len(plan.draws)
    s.wandering_kind = plan.wandering_kind
    s.wandering_count = plan.wandering_count
    s.allies = [Ally(i) for i in range(len(plan.npcs))]
    s.monsters = []


class DrawSecrets(Step[Dungeon]):
    """The secrets of the quest are drawn one after another."""

    def run(self, s: Dungeon) -> None:
        for i in range(len(s.draws)):
            if s.draws[i] == NONE:
                values = len(s.plan.draw_values[i])
                s.roll(self, Chance("draw", list(range(values)), [1] * values))
                return

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.draws = changed(s.draws, s.draws.index(NONE), answer)
        s.then(self)


class Populate(Step[Dungeon]):
    """heq-zar-16, heq-rev-08: the monsters of the quest wait unseen where its map shows them."""

    def run(self, s: Dungeon) -> None:
        plans = s.plan.monsters
        for i in range(len(plans)):
            s.monsters.append(monster_of(s, i, plans[i]))
        for m in s.monsters:
            if not holds(s, plans[m.plan].present_if):
                m.status = ABSENT


def monster_of(s: Dungeon, number: int, plan: MonsterPlan) -> Monster:
    m = Monster(number, plan.kind, number)
    stats = KIND_STATS[plan.kind].copy()
    for i in range(len(plan.stats)):
        if plan.stats[i] != NONE:
            stats[i] = plan.stats[i]
    give_stats(s, m, stats)
    if s.table.one_body and not plan.stats:
        m.body = 1
        m.body_start = 1
    m.status = HIDDEN
    m.square = plan.square
    m.spells = plan.spells
    if plan.dormant:
        m.effects = M_DORMANT
    return m


# The start


class Enter(Step[Dungeon]):
    """heq-set-12 to -14: the heroes at the start, and of the board only what they see there."""

    def run(self, s: Dungeon) -> None:
        start = s.plan.start
        s.phase = QUESTING
        fire(s, ON_QUEST_START)
        for place in range(len(s.order)):
            h = s.heroes[s.order[place]]
            h.actions_used = (0,) * len(s.plan.actions)
            if s.plan.start_kind == DOOR_START:
                h.status = OUTSIDE
            else:
                s.move_hero(h, start[place % len(start)])
        if s.plan.start_kind == DOOR_START:
            reveal_bits(s, BIT[start[0]])
        for h in s.heroes:
            look(s, h)


# 4.1 steps 1 to 3
LAY_QUEST: Final[tuple[AnyStep, ...]] = in_order(
    LayBoard(), DrawSecrets(), Populate(), ChooseGroups(), StoreSpell(), Enter()
)
