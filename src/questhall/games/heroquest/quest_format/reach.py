"""Where heroes can come to in a quest, and what its effects give: the ground that check.py judges on."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.heroquest.model import board, plan_kinds
from questhall.games.heroquest.model.ids import ITEMS, NONE
from questhall.games.heroquest.model.plan import Effect, Goal, Plan


def open_edges(p: Plan, secret: set[int] | None = None) -> tuple[int, int]:
    """The edges with every door open; of the secret doors only those named, or all."""
    east, south = board.EAST_FREE, board.SOUTH_FREE
    for number, door in enumerate(p.doors):
        if door.kind == plan_kinds.FALSE or (
            door.kind == plan_kinds.SECRET and secret is not None and number not in secret
        ):
            continue
        if door.b - door.a == 1:
            east |= 1 << door.a
        else:
            south |= 1 << door.a
    return east, south


def entries(p: Plan) -> int:
    """Where heroes come onto the board: the start, and wherever an effect takes them."""
    bits = 0
    for square in p.start:
        bits |= 1 << square
    for effect, _ in all_effects(p):
        if effect.kind == plan_kinds.DO_TELEPORT:
            for square in effect.many:
                bits |= 1 << square
    return bits


def in_play(p: Plan) -> int:
    """All squares that are not cut off by walls and blocked squares; furniture does not matter."""
    east, south = open_edges(p)
    return board.fill(entries(p) & ~p.blocked, east, south, board.ALL & ~p.blocked)


class Reach:
    """Where heroes can walk with all doors open, or without the secret doors that nothing hints at."""

    def __init__(self, p: Plan, secret: set[int] | None = None) -> None:
        free = board.ALL & ~p.blocked
        for piece in p.furniture:
            if piece.blocks_move:
                free &= ~piece.squares
        self.east, self.south = open_edges(p, secret)
        self.squares = board.fill(entries(p) & free, self.east, self.south, free)

    def touches(self, squares: int) -> bool:
        """Whether a hero can come to one of these squares, or beside it."""
        return bool(board.grow(self.squares, self.east, self.south) & squares)


def all_effects(p: Plan) -> Iterator[tuple[Effect, str]]:
    """Every effect with the table it stands in, as `array:number`."""
    for number, piece in enumerate(p.furniture):
        yield from owned(piece.trap, f"furniture:{number}")
    for number, monster in enumerate(p.monsters):
        yield from owned(monster.carries, f"monsters:{number}")
        for phase in monster.phases:
            yield from owned(phase.effects, f"monsters:{number}")
    for number, item in enumerate(p.items):
        yield from owned([*item.turn_end, *item.use], f"items:{number}")
    for number, action in enumerate(p.actions):
        yield from owned(action.effects, f"actions:{number}")
    for number, treasure in enumerate(p.treasures):
        yield from owned(treasure.gives, f"treasures:{number}")
    for number, script in enumerate(p.scripts):
        yield from owned(script.effects, f"events:{number}")
    for number, timer in enumerate(p.timers):
        yield from owned(timer.at_zero, f"timers:{number}")
    yield from owned(p.rewards, "rewards")


def owned(effects: list[Effect], owner: str) -> Iterator[tuple[Effect, str]]:
    for effect in effects:
        yield effect, owner


def hint_doors(p: Plan) -> set[int]:
    """Secret doors that an effect shows, finds or opens."""
    kinds = (plan_kinds.DO_FIND_SECRET, plan_kinds.DO_OPEN_DOOR, plan_kinds.DO_REVEAL_DOOR)
    return {effect.a for effect, _ in all_effects(p) if effect.kind in kinds}


def items_given(p: Plan) -> set[int]:
    """Quest items that an effect gives."""
    return {effect.a - ITEMS for effect, _ in all_effects(p) if effect.kind == plan_kinds.DO_ITEM and effect.a >= ITEMS}


def item_squares(p: Plan, item: int) -> int:
    """Where a quest item can be found; 0 if that is not a matter of place."""
    if p.items[item].square != NONE:
        return 1 << p.items[item].square
    bits = 0
    for effect, owner in all_effects(p):
        if effect.kind == plan_kinds.DO_ITEM and effect.a == ITEMS + item:
            array, _, number = owner.partition(":")
            if array == "treasures":
                bits |= board.ROOM_SQUARES[p.treasures[int(number)].area]
            elif array == "monsters":
                bits |= 1 << p.monsters[int(number)].square
            elif array == "actions":
                bits |= action_squares(p, int(number))
    return bits


def action_squares(p: Plan, number: int) -> int:
    action = p.actions[number]
    if action.beside or action.in_sight:
        return action.beside or action.in_sight
    return board.ROOM_SQUARES[action.area] if action.area != NONE else 0


def goal_squares(p: Plan, goal: Goal) -> list[int]:
    """The places an objective leads to; each is a set of squares of which one must be reached."""
    found: list[int] = []
    if goal.kind == plan_kinds.KILL:
        found = [1 << p.monsters[number].square for number in goal.many]
    elif goal.kind == plan_kinds.KILL_ALL:
        found = [1 << m.square for m in p.monsters if goal.a in (NONE, m.kind)]
    elif goal.kind == plan_kinds.FIND:
        found = [item_squares(p, goal.a)]
    elif goal.kind == plan_kinds.COLLECT:
        found = [item_squares(p, number) for number in goal.many]
    elif goal.kind in (plan_kinds.RESCUE, plan_kinds.PROTECT_NPC):
        found = [1 << p.npcs[goal.a].square]
    elif goal.kind == plan_kinds.REACH:
        found = [1 << goal.a]
    elif goal.kind == plan_kinds.ESCAPE:
        found = [1 << square for square in p.exit]
    elif goal.kind == plan_kinds.ACTIVATE:
        found = [flag_squares(p, flag) for flag in goal.many]
    return [squares for squares in found if squares]


def flag_squares(p: Plan, flag: int) -> int:
    """Where an action sets a flag."""
    bits = 0
    for effect, owner in all_effects(p):
        if effect.kind == plan_kinds.DO_SET_FLAG and effect.a == flag and owner.startswith("actions:"):
            bits |= action_squares(p, int(owner.partition(":")[2]))
    return bits
