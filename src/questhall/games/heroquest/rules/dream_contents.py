"""What is in the rooms of an imagined dungeon: monsters and furniture left in the box, traps, treasure."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT
from questhall.games.heroquest.model.board import COLUMNS, EAST_FREE, ROOM_SQUARES, SOUTH_FREE, fill, without
from questhall.games.heroquest.model.cards import FIGURES, FURNITURE_COUNT, FURNITURE_LONG, FURNITURE_SHORT, THREAT
from questhall.games.heroquest.model.figures import PLACED, Monster
from questhall.games.heroquest.model.ids import CHEST, KINDS, NONE
from questhall.games.heroquest.model.plan import Effect, Furniture, Trap, Treasure
from questhall.games.heroquest.model.plan_kinds import DO_DAMAGE, DO_GOLD, FALLING_BLOCK, PIT, SPEAR
from questhall.games.heroquest.model.state import TRAP_HIDDEN
from questhall.games.heroquest.rules.dream_rooms import Draft
from questhall.games.heroquest.rules.furnishing import furnish
from questhall.games.heroquest.rules.monster_values import new_monster

# A room holds one of these numbers of monsters, each as likely: what the quests of the campaign have on average
CROWDS: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 3)
PIECES: Final[tuple[int, ...]] = (0, 0, 1, 1)
TRIES: Final = 4  # places tried for a piece
TRAPPED_ROOM: Final = 5  # one room in so many has a trap on its floor
TRAPPED_CORRIDOR: Final = 40  # one dark square of the corridor in so many
TRAPPED_CHEST: Final = 3
HOARD: Final = 4  # one room in so many, and every chest, holds gold of the quest
GOLD: Final = 25
MOST_GOLD: Final = 6  # times that
TRAP_KINDS: Final[tuple[int, ...]] = (PIT, FALLING_BLOCK, SPEAR)
MODEST: Final = 2  # threat a quest of no difficulty may bring


class Box:
    """The figures and pieces that do not stand on the board."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.figures: list[int] = FIGURES.copy()
        for m in draft.s.monsters:
            if m.status == PLACED and self.figures[m.figure]:
                self.figures[m.figure] -= 1
        self.pieces: list[int] = FURNITURE_COUNT.copy()
        for piece in draft.plan.furniture:
            if piece.squares and self.pieces[piece.kind]:
                self.pieces[piece.kind] -= 1

    def any_of(self, left: list[int]) -> int:
        """One of the things left, by its kind; NONE if there is nothing. It is not taken out."""
        total = sum(left)
        if not total:
            return NONE
        number = self.draft.rng.below(total)
        kind = 0
        while number >= left[kind]:
            number -= left[kind]
            kind += 1
        return kind

    def figure(self, tough: bool = False) -> int:
        """A monster: of two drawn the one that suits the quest better, the weaker where it is too strong for it."""
        kind = self.any_of(self.figures)
        if kind == NONE:
            return NONE
        other = self.any_of(self.figures)
        if tough:
            kind = other if THREAT[other] > THREAT[kind] else kind
        elif THREAT[kind] > MODEST + self.draft.plan.difficulty // 2:
            kind = other
        self.figures[kind] -= 1
        return kind


def inhabit(draft: Draft, box: Box, area: int) -> None:
    for _ in range(CROWDS[draft.rng.below(len(CROWDS))]):
        if wait_in(draft, box.figure(), area) is None:
            return


def wait_in(draft: Draft, kind: int, area: int) -> Monster | None:
    """A monster of that kind waits unseen somewhere in a room."""
    if kind == NONE:
        return None
    square = draft.free_square(ROOM_SQUARES[area])
    if square == NONE:
        return None
    m = new_monster(draft.s, kind)
    m.square = square
    return m


def furnish_room(draft: Draft, box: Box, area: int) -> None:
    for _ in range(PIECES[draft.rng.below(len(PIECES))]):
        kind = box.any_of(box.pieces)
        if kind == NONE:
            return
        squares = place_for(draft, kind, area)
        if squares:
            box.pieces[kind] -= 1
            draft.taken |= squares
            piece = Furniture("", kind, squares, area)
            piece.corner = (squares & -squares).bit_length() - 1
            add_piece(draft, piece)
    if draft.rng.once_in(HOARD):
        hide_gold(draft, area)


def place_for(draft: Draft, kind: int, area: int) -> int:
    """Squares for a piece that bars no way through the room; 0 if none was found."""
    room = without(ROOM_SQUARES[area], draft.s.solid)
    for _ in range(TRIES):
        wide, high = FURNITURE_LONG[kind], FURNITURE_SHORT[kind]
        if draft.rng.once_in(2):
            wide, high = high, wide
        corner = draft.free_square(room)
        if corner == NONE:
            return 0
        draft.taken ^= BIT[corner]
        squares = ((1 << wide) - 1) * sum([BIT[row * COLUMNS] for row in range(high)]) << corner
        left = without(room, squares | draft.taken)
        fits = squares & room == squares and not squares & (draft.taken | draft.doorways)
        if fits and left and fill(left & -left, EAST_FREE, SOUTH_FREE, left) == left:
            return squares
    return 0


def add_piece(draft: Draft, piece: Furniture) -> None:
    if piece.kind == CHEST:
        hide_gold(draft, piece.area)
        arm(draft, piece)
    draft.plan.furniture.append(piece)
    furnish(draft.s, len(draft.plan.furniture) - 1)


def arm(draft: Draft, piece: Furniture) -> None:
    if draft.rng.once_in(TRAPPED_CHEST):
        piece.trapped = True
        piece.trap = [Effect(DO_DAMAGE, 1)]


def doubt_chests(draft: Draft) -> None:
    """A chest that stands in sight and has not been searched may be trapped, and hold something."""
    s = draft.s
    pieces = draft.plan.furniture
    for n in range(len(pieces)):
        known = pieces[n]
        if known.kind != CHEST or not known.squares or (s.party_searched >> known.area & 1):
            continue
        hide_gold(draft, known.area)
        if known.squares & s.traps_sought:
            continue
        chest = Furniture("", CHEST, known.squares, known.area)
        chest.corner = known.corner
        chest.rot = known.rot
        chest.blocks_move = known.blocks_move
        chest.blocks_sight = known.blocks_sight
        arm(draft, chest)
        pieces[n] = chest
        if chest.trapped:
            s.armed |= 1 << n


def hide_gold(draft: Draft, area: int) -> None:
    treasure = Treasure(area)
    treasure.gives = [Effect(DO_GOLD, GOLD * (1 + draft.rng.below(MOST_GOLD)))]
    draft.plan.treasures.append(treasure)


def set_traps(draft: Draft) -> None:
    """On dark squares alone: over the others somebody may have walked."""
    for area in draft.rooms:
        if draft.rng.once_in(TRAPPED_ROOM):
            set_trap(draft, ROOM_SQUARES[area])
    corridor = draft.dark_corridor()
    for _ in range(corridor.bit_count() // TRAPPED_CORRIDOR):
        set_trap(draft, corridor)


def set_trap(draft: Draft, within: int) -> None:
    square = draft.free_square(within & draft.dark)
    if square != NONE:
        draft.plan.traps.append(Trap("", TRAP_KINDS[draft.rng.below(len(TRAP_KINDS))], square))
        draft.s.traps.append(TRAP_HIDDEN)


def wanderer(draft: Draft) -> None:
    """Any figure the box has may come when treasure is searched; of the toughest none do."""
    kind = draft.rng.below(KINDS)
    draft.s.wandering_kind = kind if THREAT[kind] <= MODEST + draft.plan.difficulty // 2 else 0
