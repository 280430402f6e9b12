"""One more monster, and the values it has (R-37); whether it can come is figure_supply.py's."""

from __future__ import annotations

from questhall.games.heroquest.model.cards import KIND_STATS, M_ATTACK, M_BODY, M_DEFEND, M_MIND, MOVE, UNDEAD
from questhall.games.heroquest.model.figures import Monster
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.state import Dungeon


def new_monster(s: Dungeon, kind: int) -> Monster:
    """heq-zar-17, R-37: one more of that kind, not on the board yet.

    heq-zar-13: where the quest slows its monsters, those who come later too.
    """
    m = Monster(len(s.monsters), kind, NONE)
    give_stats(s, m, KIND_STATS[kind])
    if s.table.one_body:
        m.body = 1
        m.body_start = 1
    if s.slow_every and (not s.slow_undead or UNDEAD >> kind & 1):
        m.skips = s.slow_every
    s.monsters.append(m)
    return m


def give_stats(s: Dungeon, m: Monster, stats: list[int] | tuple[int, ...]) -> None:
    """A monster's values, with what the quest adds to its kind."""
    m.move = stats[MOVE]
    m.attack = stats[M_ATTACK]
    m.defend = stats[M_DEFEND]
    m.body = stats[M_BODY]
    m.mind = stats[M_MIND]
    if s.plan.bonus_kind == m.kind and s.plan.bonus:
        more = s.plan.bonus
        stat = s.plan.bonus_stat
        if stat == MOVE:
            m.move += more
        elif stat == M_ATTACK:
            m.attack += more
        elif stat == M_DEFEND:
            m.defend += more
        elif stat == M_BODY:
            m.body += more
        else:
            m.mind += more
    m.body_start = m.body
