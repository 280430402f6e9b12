"""The board of a quest file: where heroes begin and leave, blocked squares, doors, traps and furniture."""

from __future__ import annotations

from typing import Final

from questhall.engine.content import Node
from questhall.games.heroquest.model import board, cards, plan, plan_kinds
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Door, Furniture, Trap
from questhall.games.heroquest.quest_format.effects import effects
from questhall.games.heroquest.quest_format.reader import Reader, need, table, tables
from questhall.games.heroquest.quest_format.shape import DOOR_KINDS, SIDES, START_KINDS, TRAP_KINDS, keys

STAIRS: Final = (0, 1, board.COLUMNS, board.COLUMNS + 1)  # the four squares of the tile from its top left one
SIDE_DIRECTIONS: Final = (board.NORTH, board.EAST, board.SOUTH, board.WEST)


def read_ends(r: Reader) -> None:
    start = table(r.root, "start", "start")
    r.plan.start_kind = r.word(start, "kind", START_KINDS)
    r.plan.start = end_squares(r, start)
    r.plan.exit = r.plan.start
    if isinstance(r.root.data.get("exit", "start"), str):
        if r.root.choice("exit", ("start", "none"), "start") == "none":
            r.plan.exit = ()
            r.plan.exit_is_start = False
        return
    node = table(r.root, "exit", "exit_place")
    r.plan.exit = end_squares(r, node)
    r.plan.exit_is_start = False
    r.plan.exit_kind = r.word(node, "kind", START_KINDS)
    r.plan.exit_hidden = node.flag("hidden", default=False)


def end_squares(r: Reader, node: Node) -> tuple[int, ...]:
    """The squares of a stairway (its top left one is given), before a door, or as listed."""
    kind = node.choice("kind", START_KINDS)
    if kind == "squares":
        node.only("kind", "at", "hidden")
        return r.squares(node, "at")
    if kind == "stairs":
        node.only("kind", "at", "hidden")
        corner = r.square(node, "at")
        x, y = board.xy(corner)
        if x + 1 >= board.COLUMNS or y + 1 >= board.ROWS:
            node.fail("the stairway is two squares wide and does not fit here", "at")
        return tuple(corner + step for step in STAIRS)
    node.only("kind", "square", "side", "hidden")
    square = r.square(node, "square")
    if board.towards(square, SIDE_DIRECTIONS[r.word(node, "side", SIDES)]) >= 0:
        node.fail(f"{board.name(square)} does not lie at that border of the board", "side")
    return (square,)


# Rooms, walls, furniture, traps


def read_areas(r: Reader) -> None:
    """What the quest calls its rooms: by name, and as something is `of` them."""
    for node in r.root.tables("areas"):
        node.only(*keys("area"))
        need(node, "area")
        room = r.room(node, "room")
        if room in r.plan.areas:
            node.fail(f"room {board.room_name(room)} has a name already", "room")
        r.plan.areas[room] = r.prose(node, "name"), r.prose(node, "of")


def read_walls(r: Reader) -> None:
    for index, value in enumerate(r.root.typed("blocked", list, "a list of squares", [])):
        if isinstance(value, dict):
            r.plan.blocked |= read_block(r, Node(r.root.source, ("blocked", index), value))
        else:
            r.plan.blocked |= 1 << r.square_of(value, r.root, "blocked", index)
    r.plan.doors = [read_door(r, node) for node in tables(r, "doors", "door")]


def read_block(r: Reader, node: Node) -> int:
    node.only(*keys("block"))
    size = node.numbers("size", 1)
    if len(size) != 2:
        node.fail("must be [width, height]", "size")
    return rectangle(node, r.square(node, "at"), size[0], size[1])


def rectangle(node: Node, corner: int, width: int, height: int) -> int:
    x, y = board.xy(corner)
    if x + width > board.COLUMNS or y + height > board.ROWS:
        node.fail(f"{width} by {height} squares from {board.name(corner)} on do not fit on the board", "at")
    bits = 0
    for row in range(height):
        for column in range(width):
            bits |= 1 << board.at(x + column, y + row)
    return bits


def read_door(r: Reader, node: Node) -> Door:
    squares = r.squares(node, "between")
    if len(squares) != 2 or squares[1] not in board.NEIGHBOURS[squares[0]]:
        node.fail("must be two squares that lie side by side", "between")
    door = Door(node.text("id"), min(squares), max(squares))
    door.kind = r.word(node, "kind", DOOR_KINDS, "normal")
    if (door.kind == plan_kinds.LOCKED) != ("key" in node):
        node.fail("a locked door, and no other, has a key", "key" if "key" in node else "kind")
    if "search" in node and door.kind != plan_kinds.SECRET:
        node.fail("only a secret door is searched for", "search")
    door.key = r.name(node, "key", "items") if "key" in node else NONE
    door.open = node.flag("open", default=False)
    if door.open and door.kind != plan_kinds.NORMAL:
        node.fail("only a normal door can be open from the start", "open")
    door.searchable = node.flag("search", default=True)
    return door


def read_trap(r: Reader, node: Node) -> Trap:
    trap = Trap(node.text("id"), r.word(node, "kind", TRAP_KINDS), r.square(node, "at"))
    trap.found = node.flag("found", default=False)
    trap.damage = node.number("damage", 0, 99, default=1)
    trap.text = r.optional_prose(node, "text")
    return trap


def read_furniture(r: Reader, node: Node) -> Furniture:
    kind = r.word(node, "kind", cards.FURNITURE_IDS)
    corner = r.square(node, "at")
    width, height = cards.FURNITURE_LONG[kind], cards.FURNITURE_SHORT[kind]
    rot = node.number("rot", default=0)
    if rot not in (0, 90):
        node.fail("must be 0 (the long side lies from west to east) or 90", "rot")
    if rot == 90:
        width, height = height, width
    piece = Furniture(node.text("id"), kind, rectangle(node, corner, width, height), board.AREA[corner])
    piece.corner = corner
    piece.rot = rot
    piece.blocks_move = node.flag("blocks_move", default=True)
    piece.blocks_sight = node.flag("blocks_sight", default=False)
    piece.text = r.optional_prose(node, "text")
    if "trap" in node:
        trap = table(node, "trap", "furniture_trap")
        piece.trapped = True
        piece.trap_name = r.prose(trap, "name")
        piece.trap = effects(r, trap, "effect")
        if "damage" in trap:
            piece.trap.insert(0, plan.Effect(plan_kinds.DO_DAMAGE, trap.number("damage", 1, 99), 0))
        if not piece.trap:
            trap.fail("does nothing; give it damage or an effect")
    return piece
