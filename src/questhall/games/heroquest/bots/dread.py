"""What a dread spell is worth to Zargon's bot now (9.3.7), and what a hero under command does."""

from __future__ import annotations

from typing import Final

from questhall.games.heroquest.bots.outlook import near_heroes, standing, weakest
from questhall.games.heroquest.model.answer_codes import DONE, STRIKE, WALK, a_of, b_of, code, verb_of
from questhall.games.heroquest.model.board import AREA
from questhall.games.heroquest.model.figures import PLACED, Hero, Monster
from questhall.games.heroquest.model.ids import (
    D_BALL_OF_FLAME,
    D_CLOUD,
    D_COMMAND,
    D_ESCAPE,
    D_FEAR,
    D_FIRESTORM,
    D_LIGHTNING,
    D_RUST,
    D_SLEEP,
    D_SUMMON_ORCS,
    D_SUMMON_UNDEAD,
    D_TEMPEST,
    HEAL_BODY,
    WATER_OF_HEALING,
)
from questhall.games.heroquest.model.sight import line8
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.strength import attack_dice

FEW: Final = 2  # this many Body Points: nearly dead
HEALERS: Final = 1 << HEAL_BODY | 1 << WATER_OF_HEALING
BARE_HANDS: Final = 63


def worth(s: Dungeon, m: Monster, spell: int, target: int) -> float:
    if spell in (D_SUMMON_ORCS, D_SUMMON_UNDEAD):
        return 10.0 if not near_heroes(s) >> m.square & 1 else 4.0
    if spell == D_ESCAPE:
        return 12.0 if m.body == 1 and near_heroes(s) >> m.square & 1 else 0.0
    if spell in (D_CLOUD, D_FIRESTORM):
        return on_area(s, m, spell)
    if spell == D_LIGHTNING:
        return bolt(s, m, target)
    if spell == D_RUST:
        return 6.0
    return on_hero(s, spell, s.heroes[target])


def on_area(s: Dungeon, m: Monster, spell: int) -> float:
    caught = 0
    for h in standing(s):
        caught += AREA[h.square] == AREA[m.square]
    if spell == D_CLOUD:
        return 7.0 * (caught - 1) + 3.0
    own = 0
    for other in s.monsters:
        own += other.status == PLACED and other.number != m.number and AREA[other.square] == AREA[m.square]
    return 6.0 * caught - 6.0 * own


def bolt(s: Dungeon, m: Monster, direction: int) -> float:
    score = 0.0
    for square in line8(s, m.square, direction):
        score += 6.0 if s.hero_squares >> square & 1 else -3.0 if s.monster_squares >> square & 1 else 0.0
    return score


def on_hero(s: Dungeon, spell: int, h: Hero) -> float:
    dice = attack_dice(s, h, h.hand if h.hand >= 0 else BARE_HANDS)
    if spell == D_COMMAND:
        return 14.0 if h.mind <= 3 else 6.0
    if spell == D_SLEEP:
        return 12.0 if h.mind <= 4 else 6.0
    if spell == D_BALL_OF_FLAME:
        return 13.0 if h.body <= 1 else 5.5
    if spell == D_FEAR:
        return 6.0 if dice >= 3 else 3.0
    if spell == D_TEMPEST:
        return 8.0 if h.spells & HEALERS and weakest(s) <= FEW else 5.0
    return 0.0


def command(s: Dungeon, legal: tuple[int, ...]) -> int:
    """heq-drd-05: a hero under command strikes the weakest friend he can reach."""
    best = code(DONE)
    best_score = 0.0
    for answer in legal:
        verb = verb_of(answer)
        score = 0.0
        if verb == STRIKE and b_of(answer) < len(s.heroes):
            score = 20.0 - s.heroes[b_of(answer)].body
        elif verb == WALK and not s.acted:
            score = 5.0 if near_heroes(s) >> a_of(answer) & 1 else 0.0
        if score > best_score:
            best, best_score = answer, score
    return best if best in legal else legal[-1]
