"""What encounters ask: which way, who tries, who pays, who stands where."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots.odds import passing
from questhall.games.deckbox.model import script as sc
from questhall.games.deckbox.model.answer_codes import a_of
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.script import RANGED, Group, Script, Stmt
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.knockback import (
    AGAINST_FIGURE,
    AGAINST_WALL,
    INTO_FREE,
    INTO_PIT,
    ChooseAxis,
    behind,
)
from questhall.games.deckbox.rules.script import RunScript
from questhall.games.deckbox.rules.totals import skill

# What things are worth, in points of health
FOE_WORTH: Final[tuple[float, ...]] = (-0.7, -1.6, -3.5)  # an enemy, by colour
HIT_WORTH: Final = -0.7
ITEM_WORTH: Final = 1.2
TREASURE_WORTH: Final = 0.3
ENERGY_WORTH: Final = 0.25
EDGE_WORTH: Final = 0.2
STUN_WORTH: Final = 1.0
FLAG_WORTH: Final = 3.0


def choice(s: Delve, stmt: Stmt, legal: tuple[int, ...]) -> int:
    """The branch that promises most."""
    best = legal[0]
    most = -1e9
    for answer in legal:
        value = promise(s, stmt.branches[a_of(answer)].body)
        if value > most:
            most = value
            best = answer
    return best


def promise(s: Delve, script: Script) -> float:
    total = 0.0
    for stmt in script:
        total += of_stmt(s, stmt)
    return total


def of_stmt(s: Delve, stmt: Stmt) -> float:
    op = stmt.op
    if op == sc.SPAWN:
        return sum([crowd(s, group) for group in stmt.groups])
    if op == sc.ROLL:
        return sum([promise(s, b.body) * (b.high - b.low + 1) / 6 for b in stmt.branches])
    if op == sc.TEST:
        chance = best_chance(s, stmt)
        return chance * promise(s, stmt.branches[0].body) + (1 - chance) * promise(s, stmt.branches[1].body)
    if op == sc.CHOOSE:
        return max([promise(s, b.body) for b in stmt.branches])
    if op == sc.IF:
        met = s.flags[stmt.what] >= stmt.n
        return promise(s, stmt.branches[0 if met else 1].body)
    if op == sc.HEAL:
        return healed(s, stmt)
    return plain(stmt) * addressees(s, stmt)


def crowd(s: Delve, group: Group) -> float:
    return FOE_WORTH[group.colour] * group.count(len(s.heroes))


def best_chance(s: Delve, stmt: Stmt) -> float:
    """As if the best of those who may try did; for a test by each, the mean."""
    chances = [passing(skill(h, stmt.what), stmt.n) for h in s.heroes if not h.fallen]
    return max(chances) if stmt.who == sc.CHOSEN else sum(chances) / len(chances)


def plain(stmt: Stmt) -> float:
    op = stmt.op
    if op == sc.DAMAGE:
        return -1.0 * stmt.n
    if op == sc.HIT:
        return HIT_WORTH * stmt.n
    if op == sc.TREASURE:
        return TREASURE_WORTH * stmt.n
    if op == sc.ITEM:
        return ITEM_WORTH * stmt.n
    if op == sc.EDGE:
        return EDGE_WORTH * stmt.n
    if op == sc.ENERGY:
        return ENERGY_WORTH * stmt.n
    if op == sc.PAY:
        return -TREASURE_WORTH * stmt.n
    if op == sc.STUN_SPAWNED:
        return STUN_WORTH
    return FLAG_WORTH if op in (sc.FLAG, sc.CARRY) else 0.0


def addressees(s: Delve, stmt: Stmt) -> int:
    return len(s.living()) if stmt.who in (sc.EACH, sc.ON_TILE) else 1


def healed(s: Delve, stmt: Stmt) -> float:
    """What it would really give: the most wounded is chosen."""
    gaps = [min(stmt.n, h.max_health - h.health) for h in s.living()]
    return float(sum(gaps)) if stmt.who in (sc.EACH, sc.ON_TILE) else float(max(gaps))


# Who


def waiting_stmt(s: Delve) -> Stmt | None:
    """The statement for which somebody is picked: it waits on the stack."""
    if s.stack:
        step = s.stack[-1]
        if isinstance(step, RunScript) and step.at < len(step.script):
            return step.script[step.at]
    return None


def pick(s: Delve, legal: tuple[int, ...]) -> int:
    """The best at a test, the most wounded for healing, the sturdiest for harm, the richest for treasure."""
    stmt = waiting_stmt(s)
    best = legal[0]
    most = -1e9
    for answer in legal:
        value = fitness(s.heroes[a_of(answer)], stmt)
        if value > most:
            most = value
            best = answer
    return best


def fitness(h: Hero, stmt: Stmt | None) -> float:
    if stmt is None:
        return float(h.health)
    if stmt.op == sc.TEST:
        return passing(skill(h, stmt.what), stmt.n) + 0.001 * h.health
    if stmt.op in (sc.HEAL, sc.ITEM, sc.ROLL):
        return float(h.max_health - h.health)
    if stmt.op in (sc.TREASURE, sc.ENERGY):
        return float(h.treasure if stmt.op == sc.TREASURE and h.treasure <= 12 else -h.energy)
    return float(h.health)


def payer(s: Delve, legal: tuple[int, ...]) -> int:
    """Who pays often gets something for it: the most wounded, else the richest."""
    best = legal[0]
    most = -1.0
    for answer in legal:
        h = s.heroes[a_of(answer)]
        value = 3.0 * min(2, h.max_health - h.health) + h.treasure
        if value > most:
            most = value
            best = answer
    return best


# Where


def put(s: Delve, legal: tuple[int, ...]) -> int:
    """Fighters first: shooters that come later stand at the edge, where heroes get at them."""
    for answer in legal:
        if s.rolled[a_of(answer)].kind != RANGED:
            return answer
    return legal[0]


RANKS: Final[tuple[int, ...]] = (AGAINST_WALL, INTO_PIT, AGAINST_FIGURE, INTO_FREE)


def push(s: Delve, step: ChooseAxis, legal: tuple[int, ...]) -> int:
    """Against a wall or into a pit is sure damage."""
    e = s.enemy(step.enemy)
    if e is None:
        return legal[0]
    best = legal[0]
    least = len(RANKS)
    for answer in legal:
        rank = RANKS.index(behind(s, e.square, a_of(answer)))
        if rank < least:
            least = rank
            best = answer
    return best


assert NONE == -1
