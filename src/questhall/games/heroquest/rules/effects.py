"""What the quest's notes, treasures, traps and rewards do: every effect of 2.11."""

from __future__ import annotations

from questhall.games.heroquest.model.figures import PLACED, changed
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Effect
from questhall.games.heroquest.model.plan_kinds import (
    BY_PARTY,
    DO_ADD,
    DO_ALARM,
    DO_ARTIFACT,
    DO_BLOCK,
    DO_CHANGE_SIDE,
    DO_CLOSE_DOOR,
    DO_COLLAPSE,
    DO_DAMAGE,
    DO_END_QUEST,
    DO_END_TURN,
    DO_FIND_SECRET,
    DO_GIVE_BACK_EQUIPMENT,
    DO_GOLD,
    DO_HEAL,
    DO_HEAL_MONSTER,
    DO_ITEM,
    DO_LOSE_ITEM,
    DO_LOSE_TURN,
    DO_OPEN_DOOR,
    DO_PEACEFUL,
    DO_PLACE_TRAP,
    DO_RETURN_SPELLS,
    DO_REVEAL_DOOR,
    DO_REVEAL_ROOM,
    DO_REVEAL_SQUARES,
    DO_SET_FLAG,
    DO_SET_SPELLS,
    DO_SET_STATS,
    DO_SET_WANDERING,
    DO_SKIP_TURNS,
    DO_SPAWN,
    DO_START_TIMER,
    DO_STEAL_SPELL,
    DO_STOP_TIMER,
    DO_TAKE_EQUIPMENT,
    DO_TELEPORT,
    DO_TEXT,
    DO_WAKE,
)
from questhall.games.heroquest.model.state import FAILURE, SUCCESS, ZARGON, Dungeon
from questhall.games.heroquest.rules import effects_board, effects_heroes, effects_monsters, events
from questhall.games.heroquest.rules.collapse import collapse
from questhall.games.heroquest.rules.ending import quest_is_over, turn_is_over
from questhall.games.heroquest.rules.goals import check_end
from questhall.games.heroquest.rules.script import Carrier, add, note, set_flag
from questhall.games.heroquest.rules.triggers import JOINER, SLEEPER, TIMER, WANTED, goals_of


class Effects(Carrier):
    """What the steps of script.py bring about."""

    def happen(self, s: Dungeon, who: int, number: int, hero: int) -> None:
        if who == TIMER:
            start_timer(s, number)
        elif who == SLEEPER:
            wake(s, number)  # heq-zar-15
        elif who == JOINER:
            join(s, number, hero)  # heq-npc-01
        else:
            assert who == WANTED
            reach(s, goals_of(s.plan)[number].a)  # heq-end-01

    def carry_out(self, s: Dungeon, e: Effect, hero: int) -> None:
        carry_out(s, e, hero)


def carry_out(s: Dungeon, e: Effect, hero: int) -> None:
    """One effect; `hero` is whom it is about (NONE: nobody in particular)."""
    if e.kind != DO_TEXT and e.text != NONE:
        note(s, e.text)
    if to_the_quest(s, e) or to_the_board(s, e, hero) or to_monsters(s, e, hero):
        return
    to_heroes(s, e, hero)


def to_the_quest(s: Dungeon, e: Effect) -> bool:
    """Notes, flags, counters, timers and the end."""
    kind = e.kind
    if kind == DO_TEXT:
        note(s, e.text if e.text != NONE else e.a)
    elif kind == DO_SET_FLAG:
        check_end(s)
        set_flag(s, e.a)
    elif kind == DO_ADD:
        add(s, e.a, e.b)
    elif kind == DO_START_TIMER:
        start_timer(s, e.a)
    elif kind == DO_STOP_TIMER:
        stop_timer(s, e.a)
    elif kind == DO_SET_WANDERING:
        s.wandering_kind = e.a
        s.wandering_count = 1 if e.b == NONE else e.b
    elif kind == DO_LOSE_ITEM:
        lose_item(s, e.a)
    elif kind == DO_END_TURN:
        turn_is_over(s)
    elif kind == DO_END_QUEST:
        quest_is_over(s, SUCCESS if e.a == 1 else FAILURE)
    else:
        return False
    return True


def to_the_board(s: Dungeon, e: Effect, hero: int) -> bool:
    """Doors, rooms, traps, stone."""
    kind = e.kind
    if kind == DO_REVEAL_ROOM:
        effects_board.reveal_room(s, e.a)
    elif kind == DO_REVEAL_DOOR:
        effects_board.show_door(s, e.a)
    elif kind == DO_REVEAL_SQUARES:
        effects_board.reveal_squares(s, e.many)
    elif kind == DO_OPEN_DOOR:
        effects_board.open_door(s, e.a)
    elif kind == DO_FIND_SECRET:
        effects_board.find_secret(s, e.a)
    elif kind == DO_CLOSE_DOOR:
        effects_board.bar_door(s, s.door if e.a == NONE else e.a, e.b)
    elif kind == DO_BLOCK:
        effects_board.block(s, e.a)
    elif kind == DO_PLACE_TRAP:
        effects_board.place_trap(s, e.a)
    elif kind == DO_ALARM:
        effects_board.alarm(s)
    elif kind == DO_COLLAPSE:
        collapse(s, e.a == 1)
    else:
        return False
    return True


def to_monsters(s: Dungeon, e: Effect, hero: int) -> bool:
    kind = e.kind
    if kind == DO_SPAWN:
        effects_monsters.spawn(s, e.a, 1 if e.b == NONE else e.b, e.many, e.to == 1)
    elif kind == DO_WAKE:
        for number in e.many:
            wake(s, number)
    elif kind == DO_SET_STATS:
        effects_monsters.set_stats(s.monsters[e.a], list(e.many))
    elif kind == DO_HEAL_MONSTER:
        effects_monsters.heal(s, s.monsters[e.a], e.b)
    elif kind == DO_CHANGE_SIDE:
        effects_monsters.change_side(s, e.a, e.b == 1)
    elif kind == DO_PEACEFUL:
        effects_monsters.appease(s, e.many)
    elif kind == DO_SKIP_TURNS:
        effects_monsters.skip_turns(s, e.a == 1, e.b)
    elif kind == DO_SET_SPELLS:
        effects_monsters.set_spells(s.monsters[e.a], e.b, e.to == 1)
    elif kind == DO_STEAL_SPELL:
        effects_monsters.steal_spell(s, hero)
    else:
        return False
    return True


def to_heroes(s: Dungeon, e: Effect, hero: int) -> None:
    kind = e.kind
    if kind == DO_GOLD:
        effects_heroes.give_gold(s, e.a, hero, e.b == 1)
    elif kind == DO_ITEM:
        effects_heroes.give_item(s, e.a, hero)
    elif kind == DO_ARTIFACT:
        effects_heroes.give_artifact(s, e.a, hero)
    elif kind == DO_DAMAGE:
        effects_heroes.damage(s, e, hero)
    elif kind == DO_HEAL:
        effects_heroes.heal(s, e, hero)
    elif kind == DO_TELEPORT:
        effects_heroes.teleport(s, e, hero)
    elif kind == DO_LOSE_TURN:
        effects_heroes.lose_turn(s, e, hero)
    elif kind == DO_TAKE_EQUIPMENT:
        effects_heroes.take_equipment(s, e, hero)
    elif kind == DO_GIVE_BACK_EQUIPMENT:
        effects_heroes.give_back_equipment(s)
    else:
        assert kind == DO_RETURN_SPELLS
        effects_heroes.return_spells(s)


def start_timer(s: Dungeon, timer: int) -> None:
    """It runs from its full number down, one at each start of a round."""
    s.timers = changed(s.timers, timer, s.plan.timers[timer].rounds)
    if s.plan.timers[timer].shown:
        s.emit(events.TIMER_RUNS, ZARGON, timer, s.timers[timer])


def stop_timer(s: Dungeon, timer: int) -> None:
    if s.timers[timer] > 0 and s.plan.timers[timer].shown:
        s.emit(events.TIMER_STOPS, ZARGON, timer)
    s.timers = changed(s.timers, timer, NONE)


def lose_item(s: Dungeon, item: int) -> None:
    """The quest takes one of its items away; only this can lose it."""
    if s.bearer(item) != NONE:
        s.items_spent |= 1 << item
    s.items_lost |= 1 << item
    s.item_places[item] = NONE
    check_end(s)


def wake(s: Dungeon, monster: int) -> None:
    effects_monsters.wake(s, s.monsters[monster])


def join(s: Dungeon, npc: int, hero: int) -> None:
    """heq-npc-01: whoever frees it leads it; one of the whole party follows the first of them."""
    a = s.allies[npc]
    a.joined = True
    a.leader = hero
    if hero == NONE or s.plan.npcs[npc].controller == BY_PARTY:
        a.leader = effects_heroes.first_in_play(s)
    if a.status == PLACED:
        s.emit(events.ALLY_SEEN, ZARGON, npc)


def reach(s: Dungeon, square: int) -> None:
    """A square the heroes were sent to."""
    s.reached |= 1 << square
    check_end(s)
