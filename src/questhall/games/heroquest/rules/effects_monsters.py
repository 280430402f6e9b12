"""Effects of the quest on monsters."""

from __future__ import annotations

from questhall.engine.grid import BIT
from questhall.games.heroquest.model.board import distance
from questhall.games.heroquest.model.cards import UNDEAD
from questhall.games.heroquest.model.figures import (
    HIDDEN,
    IN_PLAY,
    M_DORMANT,
    M_FRESH,
    M_PEACEFUL,
    NOWHERE,
    PLACED,
    SLAIN,
    Hero,
    Monster,
)
from questhall.games.heroquest.model.ids import DREAD_WARRIOR, NONE, SPELLS
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.figure_supply import can_come
from questhall.games.heroquest.rules.goals import check_end
from questhall.games.heroquest.rules.monster_values import new_monster
from questhall.games.heroquest.rules.revealing import (
    nearest_for_monster,
    occupied,
    place_monster,
    reveal_bits,
)


def spawn(s: Dungeon, kind: int, count: int, squares: tuple[int, ...], act: bool) -> None:
    """New monsters come onto the board: on the squares of the note, then on the nearest free ones.

    heq-drd-14 holds for them too: they do not act in the turn they appear unless the note says so. heq-zar-05, -12,
    -17: no square is shared, stairs stay free, and they come as long as there are figures.
    """
    if not squares:
        return
    for i in range(count):
        square = squares[i % len(squares)]
        if (occupied(s) | s.no_monsters) >> square & 1:
            square = nearest_for_monster(s, square)
        if square == NONE or not can_come(s, kind):
            return
        m = new_monster(s, kind)
        if not act:
            m.effects |= M_FRESH
        reveal_bits(s, BIT[square])  # heq-rev-03: the heroes are told where it stands
        place_monster(s, m, square)


def wake(s: Dungeon, m: Monster) -> None:
    """heq-zar-15: a statue comes alive."""
    if m.effects & M_DORMANT:
        m.effects &= ~M_DORMANT
        if m.status == PLACED:
            s.emit(events.MONSTER_WAKES, ZARGON, m.number)


def set_stats(m: Monster, stats: list[int]) -> None:
    """heq-zar-16: move, attack, defend, body, mind; NONE leaves a value as it was. New Body Points are full ones."""
    if stats[0] != NONE:
        m.move = stats[0]
    if stats[1] != NONE:
        m.attack = stats[1]
    if stats[2] != NONE:
        m.defend = stats[2]
    if stats[3] != NONE:
        m.body = stats[3]
        m.body_start = stats[3]
    if stats[4] != NONE:
        m.mind = stats[4]


def heal(s: Dungeon, m: Monster, points: int) -> None:
    """To its starting number, or by some points."""
    if m.status == SLAIN:
        return
    m.body = m.body_start if points == NONE else min(m.body_start, m.body + points)


def change_side(s: Dungeon, number: int, monster: bool) -> None:
    """A person of the quest turns on the heroes and is a monster from now on; a monster lays down its arms."""
    if monster:
        appease(s, (number,))
        return
    a = s.allies[number]
    if a.status != PLACED and a.status != HIDDEN:
        return
    npc = s.plan.npcs[number]
    m = new_monster(s, DREAD_WARRIOR)
    m.turned = number
    body = a.body if a.status == PLACED else npc.body
    set_stats(m, [max(npc.move, 6), max(npc.attack, 1), npc.defend, body, npc.mind])
    seen = a.status == PLACED
    m.square = a.square if seen else npc.square
    s.move_ally(a, NOWHERE)
    a.status = SLAIN
    a.hostile = True
    check_end(s)
    if seen:
        place_monster(s, m, m.square)


def appease(s: Dungeon, monsters: tuple[int, ...]) -> None:
    """They neither move nor strike until somebody attacks them."""
    for number in monsters:
        m = s.monsters[number]
        if m.status != SLAIN and not m.effects & M_PEACEFUL:
            m.effects |= M_PEACEFUL
            if m.status == PLACED:
                s.emit(events.MONSTER_PEACEFUL, ZARGON, number)


def skip_turns(s: Dungeon, undead_only: bool, every: int) -> None:
    """From now on they miss every n-th turn, also those nobody has seen yet and those who come later."""
    s.slow_every = every
    s.slow_undead = undead_only
    for m in s.monsters:
        if not undead_only or UNDEAD >> m.kind & 1:
            m.skips = every
            m.turns = 0


def set_spells(m: Monster, spell: int, more: bool) -> None:
    """heq-drd-01: a card more, or one card of it less."""
    if more:
        m.spells = (*m.spells, spell)
    elif spell in m.spells:
        m.lose_spell(spell)


def steal_spell(s: Dungeon, hero: int) -> None:
    """One unspent card of the nearest caster, counted from the acting hero: the first in the order of the cards."""
    victim: Hero | None = None
    here = s.heroes[hero].square if hero != NONE else NOWHERE
    for n in s.order:
        h = s.heroes[n]
        if h.status != IN_PLAY or h.spells == 0:
            continue
        if victim is None or (here >= 0 and distance(here, h.square) < distance(here, victim.square)):
            victim = h
    if victim is None:
        return
    for spell in range(SPELLS):
        if victim.spells >> spell & 1:
            victim.spells &= ~(1 << spell)
            victim.stolen |= 1 << spell
            s.emit(events.SPELL_STOLEN, victim.number + 1, spell)
            return
