"""Searching for treasure, secret doors and traps, and the monsters that wander in (3.12, 3.13, 3.15, 3.16)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Chance, Step
from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.model.answer_codes import PLACE, SEARCH_SECRET, SEARCH_TRAPS, SEARCH_TREASURE, a_of, code
from questhall.games.heroquest.model.board import AREA, CORRIDOR, ROOM_SQUARES, joined
from questhall.games.heroquest.model.cards import CARD_DAMAGE, CARD_GOLD, CARD_ITEM, RETURNS
from questhall.games.heroquest.model.figures import M_DORMANT, PLACED, Hero, changed
from questhall.games.heroquest.model.ids import CARDS, NONE, WANDERING_MONSTER
from questhall.games.heroquest.model.plan_kinds import ON_SEARCH_SECRET, ON_SEARCH_TRAPS, ON_SEARCH_TREASURE, SECRET
from questhall.games.heroquest.model.sight import in_haven, monster_in_sight
from questhall.games.heroquest.model.state import TRAP_HIDDEN, TRAP_KNOWN, ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.attacks_on_heroes import monster_attacks
from questhall.games.heroquest.rules.doors import known_false
from questhall.games.heroquest.rules.dreaming import lay_out
from questhall.games.heroquest.rules.effects_heroes import return_lost
from questhall.games.heroquest.rules.ending import action_taken, turn_is_over
from questhall.games.heroquest.rules.figure_supply import can_come
from questhall.games.heroquest.rules.harm import hurt_hero
from questhall.games.heroquest.rules.monster_values import new_monster
from questhall.games.heroquest.rules.owning import gain
from questhall.games.heroquest.rules.revealing import nearest_free, occupied, place_monster, show_door
from questhall.games.heroquest.rules.script import Happen, fire, holds, note, perform
from questhall.games.heroquest.rules.setup import enriches
from questhall.games.heroquest.rules.traps import spring_piece, trap_at
from questhall.games.heroquest.rules.triggers import SCRIPT

ALL_CARDS: Final[list[int]] = list(range(CARDS))


def choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    if s.acted:
        return
    if may_search_treasure(s, h):
        into.append(code(SEARCH_TREASURE))
    if not monster_in_sight(s, h):  # heq-sec-01, heq-trp-01
        into.append(code(SEARCH_SECRET))
        if not h.in_pit:  # heq-pit-02: treasure and secret doors only
            into.append(code(SEARCH_TRAPS))


def take(s: Dungeon, h: Hero, verb: int, a: int, b: int) -> None:
    """heq-trn-13: what is announced is done. Nobody moves by searching (heq-tre-04, heq-sec-03)."""
    action_taken(s, h)  # heq-trn-05
    if verb == SEARCH_TREASURE:
        search_treasure(s, h)
    elif verb == SEARCH_SECRET:
        search_secret(s, h)
    else:
        search_traps(s, h)  # heq-trp-02


def searched_squares(s: Dungeon, h: Hero) -> int:
    """heq-sec-02, heq-trp-02, R-04: the room, or the corridor in reveal sight; of a pit its own square (heq-sec-07)"""
    if h.in_pit:
        return BIT[h.square]
    area = AREA[h.square]
    if area != CORRIDOR:
        return ROOM_SQUARES[area]
    if s.table.whole_corridor:
        return ROOM_SQUARES[CORRIDOR]
    return s.walls().corridor_from(h.square)


# Secret doors and traps


def search_secret(s: Dungeon, h: Hero) -> None:
    """heq-sec-02, -05, -06, R-62: all secret doors on any side of these squares, as often as wanted; false ones too."""
    squares = searched_squares(s, h)
    s.reveal()
    s.secrets_sought |= squares  # heq-end-09
    s.emit(events.SEARCHED_SECRET, h.number + 1, AREA[h.square])
    found = False
    doors = s.plan.doors
    for i in range(len(doors)):
        door = doors[i]
        if not squares & (BIT[door.a] | BIT[door.b]):
            continue
        if known_false(s, i):
            s.emit(events.DOOR_FALSE, h.number + 1, i)
            found = True
        elif door.kind == SECRET and door.searchable and not s.doors_seen >> i & 1:
            show_door(s, i)
            s.emit(events.SECRET_FOUND, h.number + 1, i)
            found = True
    if not found:
        s.emit(events.NOTHING_FOUND, h.number + 1)
    fire(s, ON_SEARCH_SECRET, AREA[h.square], NONE, h.number)  # heq-rev-09


def search_traps(s: Dungeon, h: Hero) -> None:
    """heq-trp-02, -03: the traps of this room or corridor are known to all, those of furniture too."""
    squares = searched_squares(s, h)
    s.reveal()
    s.traps_sought |= squares
    s.emit(events.SEARCHED_TRAPS, h.number + 1, AREA[h.square])
    found = False
    for i in range(len(s.traps)):
        if s.traps[i] == TRAP_HIDDEN and squares >> s.plan.traps[i].square & 1:
            s.traps[i] = TRAP_KNOWN
            s.emit(events.TRAP_FOUND, h.number + 1, i)
            found = True
    pieces = s.plan.furniture
    for i in range(len(pieces)):
        if (s.armed & ~s.traps_found) >> i & 1 and pieces[i].squares & squares:
            s.traps_found |= 1 << i
            s.emit(events.CHEST_TRAP_FOUND, h.number + 1, i)
            found = True
    if not found:
        s.emit(events.NOTHING_FOUND, h.number + 1)
    fire(s, ON_SEARCH_TRAPS, AREA[h.square], NONE, h.number)  # heq-rev-09


# Treasure


def may_search_treasure(s: Dungeon, h: Hero) -> bool:
    """heq-tre-01 to -03, -12: in a room, once per hero, no monster in it; or in a pit, which is a room of its own."""
    if h.in_pit:
        pit = trap_at(s, h.square)
        return pit != NONE and not h.pits_searched >> pit & 1 and not s.monster_squares >> h.square & 1
    area = AREA[h.square]
    if area == CORRIDOR or (h.searched | s.plan.no_treasure) >> area & 1:
        return False
    if s.table.one_search and s.party_searched >> area & 1:
        return False
    return not (s.monster_squares & ROOM_SQUARES[area]) or not awake_in(s, area)


def awake_in(s: Dungeon, area: int) -> bool:
    for m in s.monsters:
        if m.status == PLACED and not m.effects & M_DORMANT and AREA[m.square] == area:
            return True
    return False


def search_treasure(s: Dungeon, h: Hero) -> None:
    """H6. R-49: a pit has a search of its own, which draws a card."""
    area = AREA[h.square]
    s.reveal()
    if h.in_pit:
        h.pits_searched |= 1 << trap_at(s, h.square)
        s.emit(events.SEARCHED_TREASURE, h.number + 1, CORRIDOR)
        s.then(DRAW_CARD[h.number])
        return
    s.emit(events.SEARCHED_TREASURE, h.number + 1, area)
    if spring_pieces(s, h, area):
        return
    h.searched |= 1 << area
    s.party_searched |= 1 << area
    if not find_special(s, h, area):
        s.then(DRAW_CARD[h.number])
    fire(s, ON_SEARCH_TREASURE, area, NONE, h.number)


def spring_pieces(s: Dungeon, h: Hero, area: int) -> bool:
    """heq-fur-01, -02, R-10, R-11: found or not, every armed trap goes off; then nothing is found or searched."""
    sprung = False
    for i in range(len(s.plan.furniture)):
        if s.armed >> i & 1 and s.plan.furniture[i].area == area:
            spring_piece(s, h, i)
            sprung = True
    return sprung


def find_special(s: Dungeon, h: Hero, area: int) -> bool:
    """heq-tre-05, -13: what the quest has laid here is for the first searcher, be it nothing."""
    found = False
    treasures = s.plan.treasures
    for i in range(len(treasures) - 1, -1, -1):
        treasure = treasures[i]
        if treasure.area != area or s.treasures_taken >> i & 1 or not holds(s, treasure.needs, h.number):
            continue
        s.treasures_taken |= 1 << i
        s.emit(events.TREASURE_FOUND, h.number + 1, i)
        note(s, treasure.text)  # heq-rev-09
        again = s.taken_before >> i & 1 == 1  # heq-btw-07: of one found in an earlier try, what only the quest needs
        perform(s, [each for each in treasure.gives if not (again and enriches(each))], h.number)
        found = True
    if found:
        return_lost(s, h)  # heq-die-09
    return found


class DrawCard(Step[Dungeon]):
    """heq-tre-06, -14, R-30: any of the cards left; ten of them always come back."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        kinds: list[int] = []
        left: list[int] = []
        for card in ALL_CARDS:
            if s.deck[card]:
                kinds.append(card)
                left.append(s.deck[card])
        s.roll(self, Chance("card", kinds, left))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        h = s.heroes[self.hero]
        s.reveal()
        s.emit(events.CARD_DRAWN, h.number + 1, answer)
        if not RETURNS >> answer & 1:  # heq-tre-07, -08
            s.deck = changed(s.deck, answer, s.deck[answer] - 1)
        if CARD_GOLD[answer]:  # heq-tre-09, heq-set-06
            h.gold += CARD_GOLD[answer]
            s.emit(events.GOLD_FOUND, h.number + 1, CARD_GOLD[answer])
        elif CARD_ITEM[answer] != NONE:
            gain(h, CARD_ITEM[answer])
            s.emit(events.ITEM_GAINED, h.number + 1, CARD_ITEM[answer])
        elif answer == WANDERING_MONSTER:
            s.then(Wander(h.number, s.wandering_count))  # heq-wan-02
        else:  # heq-tre-10, -11
            turn_is_over(s)
            hurt_hero(s, h, CARD_DAMAGE[answer])


# Wandering monsters


class Wander(Step[Dungeon]):
    """heq-wan-01 to -08: the quest's own kind, so many of them, or what the quest lets happen instead."""

    def __init__(self, hero: int, count: int) -> None:
        self.hero = hero
        self.count = count

    def run(self, s: Dungeon) -> None:
        if s.dream:
            lay_out(s)
        if s.wandering_kind == NONE:
            if s.plan.wandering_script != NONE:  # heq-wan-08
                s.then(Happen(SCRIPT, s.plan.wandering_script, self.hero))
            return
        h = s.heroes[self.hero]
        if self.count <= 0 or not can_come(s, s.wandering_kind):
            return
        room = ROOM_SQUARES[AREA[h.square]] & ~occupied(s) & ~s.no_monsters  # heq-zar-12
        near = room & joined(s, h.square)
        if near:
            s.decide(self, ZARGON, tuple([code(PLACE, square) for square in squares_of(near)]))
            return
        other = nearest_free(s, h.square, room)
        if other != NONE:  # heq-wan-05, -06
            s.then(Wander(self.hero, self.count - 1))
            self.come(s, other, NONE)

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        """heq-wan-02, -03, -07: it attacks the searcher at once, and only him; then his turn goes on.

        heq-end-03: on the stairs it does not reach him.
        """
        s.then(Wander(self.hero, self.count - 1))
        struck = NONE if in_haven(s, s.heroes[self.hero]) else self.hero
        came = self.come(s, a_of(answer), struck)
        if struck != NONE:
            monster_attacks(s, s.monsters[came], struck)

    def come(self, s: Dungeon, square: int, struck: int) -> int:
        """heq-wan-04: it stays, and acts in Zargon's next turn like the others."""
        m = new_monster(s, s.wandering_kind)
        place_monster(s, m, square)
        s.emit(events.WANDERER_COMES, ZARGON, m.number, struck)
        return m.number


DRAW_CARD: Final[list[DrawCard]] = [DrawCard(hero) for hero in range(4)]
