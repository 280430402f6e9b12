"""Zargon's bot (section 9.3): strong, and fair. It uses what stands on the board and never looks at dice or deck.

Merciful: the nearest hero, no more than two on one. Fair: the scores of 9.3, with its penalty for crowding. Cunning:
without it.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import State
from questhall.engine.grid import BIT, squares_of
from questhall.engine.playout import Policy, Random
from questhall.games.heroquest.board import AREA, SQUARES, depth, distance, grow, reach
from questhall.games.heroquest.bot_odds import ON_HERO, expected, kills
from questhall.games.heroquest.bot_outlook import (
    BEYOND,
    alone,
    crowd,
    exposure,
    heroes_in,
    near_heroes,
    nearest,
    seen_by,
    standing,
    strikers,
    weakest,
)
from questhall.games.heroquest.ids import (
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
    POTION_HEALING,
    WATER_OF_HEALING,
)
from questhall.games.heroquest.rules.owning import carries
from questhall.games.heroquest.rules.strength import attack_dice, defend_dice, monster_attack_dice
from questhall.games.heroquest.sight import line8
from questhall.games.heroquest.state import (
    ALLY,
    CHOOSE,
    COMMANDED_HERO,
    DONE,
    DREAD_CAST,
    END_TURN,
    IN_PLAY,
    M_DORMANT,
    M_PEACEFUL,
    PLACE,
    PLACED,
    STRIKE,
    WALK,
    Dungeon,
    Hero,
    Monster,
    a_of,
    b_of,
    code,
    verb_of,
)

MERCIFUL: Final = 0
FAIR: Final = 1
CUNNING: Final = 2

WORTH_CASTING: Final = 5.0
FEW: Final = 2  # this many Body Points: nearly dead
HEALERS: Final = 1 << HEAL_BODY | 1 << WATER_OF_HEALING
GROUP: Final = 8  # monsters that near belong together


class ZargonBot(Policy):
    """One level of Zargon."""

    def __init__(self, level: int) -> None:
        self.level = level

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        assert isinstance(imagined, Dungeon)
        s = imagined
        legal = s.legal_for(seat)
        verb = verb_of(legal[0])
        if verb == CHOOSE:
            return self.next_monster(s, legal)
        if verb == PLACE:
            return self.set_down(s, legal, random)
        if s.monster >= 0:
            return self.act(s, s.monsters[s.monster], legal)
        return self.command(s, legal)

    # Whose turn

    def next_monster(self, s: Dungeon, legal: tuple[int, ...]) -> int:
        """9.3.2, 9.3.3: casters first, then those who stand next to somebody, then the nearest."""
        best = legal[0]
        best_score = -1e9
        for answer in legal:
            if verb_of(answer) == END_TURN:
                continue
            m = s.monsters[a_of(answer)]
            score = -float(nearest(s, m.square))
            if m.spells:
                score += 100.0
            if score > best_score:
                best, best_score = answer, score
        return best

    # One monster

    def act(self, s: Dungeon, m: Monster, legal: tuple[int, ...]) -> int:
        best = code(DONE)
        best_score = 0.0
        reached = 0
        for answer in legal:
            verb = verb_of(answer)
            score = -1.0
            if verb == STRIKE:
                score = self.blow(s, m, m.square, b_of(answer))
            elif verb == DREAD_CAST:
                score = self.spell(s, m, a_of(answer), b_of(answer))
                if score < WORTH_CASTING or (self.level == MERCIFUL and weakest(s) * 2 <= 4):
                    score = -1.0
            elif verb == WALK:
                reached |= BIT[a_of(answer)]
            if score > best_score:
                best, best_score = answer, score
        if not reached:
            return best
        if s.acted:
            return self.step_away(s, m, reached) if self.level == CUNNING and m.body < m.body_start else best
        return self.better_place(s, m, reached, best, best_score)

    def better_place(self, s: Dungeon, m: Monster, reached: int, best: int, best_score: float) -> int:
        """A square from which a blow is worth more; without any, the way towards the heroes."""
        targets = near_heroes(s)
        for square in squares_of(reached & targets):
            score = self.best_blow(s, m, square) - 0.1  # staying is better than moving for nothing
            if score > best_score:
                best, best_score = code(WALK, square), score
        if best_score > 0.0 or verb_of(best) != DONE:
            return best
        return self.approach(s, m, reached)

    def best_blow(self, s: Dungeon, m: Monster, square: int) -> float:
        near = grow(BIT[square], s.east, s.south)
        best = 0.0
        for h in s.heroes:
            if h.status == IN_PLAY and h.square >= 0 and near >> h.square & 1:
                best = max(best, self.blow(s, m, square, h.number))
        for ally in s.allies:
            if ally.status == PLACED and near >> ally.square & 1:
                best = max(best, self.blow(s, m, square, ALLY + ally.number))
        return best

    def blow(self, s: Dungeon, m: Monster, square: int, target: int) -> float:
        """9.3.4: what striking that target from there is worth."""
        if target >= ALLY:
            ally = s.allies[target - ALLY]
            odds = ON_HERO[monster_attack_dice(s, m)][s.plan.npcs[ally.number].defend]
            return 8.0 * expected(odds, ally.body) + 20.0 * kills(odds, ally.body)
        h = s.heroes[target]
        if self.level == MERCIFUL:
            return self.gentle(s, m, square, h)
        odds = ON_HERO[monster_attack_dice(s, m)][defend_dice(s, h)]
        score = 10.0 * expected(odds, h.body) + 25.0 * kills(odds, h.body) + 3.0 * (1 - h.body / max(1, h.body_start))
        score += min(5, h.spells.bit_count()) + (6.0 if carries(s, h) else 0.0) + (2.0 if alone(s, h) else 0.0)
        if self.level == CUNNING:
            score += 20.0 * kills(odds, h.body) + 6.0 * (1 - h.body / max(1, h.body_start))
        score -= 2.0 * max(0, strikers(s, square) - 1)
        if self.level == FAIR:
            score -= 6.0 * max(0, crowd(s, h) - 2) + self.pace(s, h)
        return max(score, 0.5)

    def gentle(self, s: Dungeon, m: Monster, square: int, h: Hero) -> float:
        """Merciful: whoever is near, rather the healthy, never the third on one hero."""
        if crowd(s, h) > 2 or (h.body <= FEW and len(standing(s)) > 1):
            return 0.2
        return 5.0 + h.body - distance(m.square, square) * 0.3

    def pace(self, s: Dungeon, h: Hero) -> float:
        """9.3.10: while two heroes are nearly dead and nothing can heal them, the healthiest is struck."""
        weak = 0
        for each in standing(s):
            if each.items[POTION_HEALING] or each.spells & HEALERS:
                return 0.0
            weak += each.body <= FEW
        return 8.0 if weak >= 2 and h.body <= FEW else 0.0

    def step_away(self, s: Dungeon, m: Monster, reached: int) -> int:
        """Cunning: the wounded, having struck, go where nobody can strike back."""
        best = code(DONE)
        danger = exposure(s)
        least = 1  # only where nobody can follow
        for square in squares_of(reached):
            here = seen_by(danger, square)
            if here < least:
                best, least = code(WALK, square), here
        return best

    def approach(self, s: Dungeon, m: Monster, reached: int) -> int:
        """9.3.5, 9.3.6: towards the nearest hero by the open way; a group waits for its moment out of their reach."""
        if m.plan >= 0 and s.plan.monsters[m.plan].guards >= 0 and not heroes_in(s, s.plan.monsters[m.plan].guards):
            return code(DONE)
        weight = self.caution(s, m)
        danger = exposure(s) if weight else []
        free = ~(s.solid | s.blocking)
        best = code(DONE)
        best_score = 1e9
        for h in standing(s):
            layers = reach(s, h.square, free, SQUARES)
            here = depth(layers, m.square)
            if here >= BEYOND:
                continue
            score = here + 0.5 + weight * seen_by(danger, m.square)
            if score < best_score:
                best, best_score = code(DONE), score
            for square in squares_of(reached):
                steps = depth(layers, square)
                if steps >= BEYOND:
                    continue
                score = steps + weight * seen_by(danger, square)
                if score < best_score:
                    best, best_score = code(WALK, square), score
        return best

    def caution(self, s: Dungeon, m: Monster) -> float:
        """How many steps a hero in reach is worth: only to the fair, and not to one alone or when two can strike."""
        if self.level != FAIR:
            return 0.0
        group = 0
        striking = 0
        near = near_heroes(s)
        for other in s.monsters:
            if other.status != PLACED or other.effects & (M_DORMANT | M_PEACEFUL):
                continue
            group += distance(other.square, m.square) <= GROUP
            striking += near >> other.square & 1
        if striking >= 2 or group < 2:
            return 0.0
        return 4.0

    # Dread spells (9.3.7)

    def spell(self, s: Dungeon, m: Monster, spell: int, target: int) -> float:
        if spell in (D_SUMMON_ORCS, D_SUMMON_UNDEAD):
            return 10.0 if not near_heroes(s) >> m.square & 1 else 4.0
        if spell == D_ESCAPE:
            return 12.0 if m.body == 1 and near_heroes(s) >> m.square & 1 else 0.0
        if spell in (D_CLOUD, D_FIRESTORM):
            return self.area(s, m, spell)
        if spell == D_LIGHTNING:
            return self.bolt(s, m, target)
        if spell == D_RUST:
            return 6.0
        return self.on_hero(s, spell, s.heroes[target])

    def area(self, s: Dungeon, m: Monster, spell: int) -> float:
        caught = 0
        for h in standing(s):
            caught += AREA[h.square] == AREA[m.square]
        if spell == D_CLOUD:
            return 7.0 * (caught - 1) + 3.0
        own = 0
        for other in s.monsters:
            own += other.status == PLACED and other.number != m.number and AREA[other.square] == AREA[m.square]
        return 6.0 * caught - 6.0 * own

    def bolt(self, s: Dungeon, m: Monster, direction: int) -> float:
        score = 0.0
        for square in line8(s, m.square, direction):
            score += 6.0 if s.hero_squares >> square & 1 else -3.0 if s.monster_squares >> square & 1 else 0.0
        return score

    def on_hero(self, s: Dungeon, spell: int, h: Hero) -> float:
        dice = attack_dice(s, h, h.hand if h.hand >= 0 else 63)
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

    # Elsewhere

    def set_down(self, s: Dungeon, legal: tuple[int, ...], random: Random) -> int:
        """9.3.9: cunning ones come from behind."""
        if self.level < CUNNING:
            return legal[int(random() * len(legal))]
        best = legal[0]
        best_score = -1
        for answer in legal:
            score = 0
            for h in standing(s):
                score += distance(h.square, a_of(answer)) == 1
            if score > best_score:
                best, best_score = answer, score
        return best

    def command(self, s: Dungeon, legal: tuple[int, ...]) -> int:
        """heq-drd-05: a hero under command strikes the weakest friend he can reach."""
        best = code(DONE)
        best_score = 0.0
        for answer in legal:
            verb = verb_of(answer)
            score = 0.0
            if verb == STRIKE and b_of(answer) < len(s.heroes):
                score = 20.0 - s.heroes[b_of(answer)].body
            elif verb == CHOOSE and a_of(answer) >= COMMANDED_HERO:
                score = 1.0
            elif verb == WALK and not s.acted:
                score = 5.0 if near_heroes(s) >> a_of(answer) & 1 else 0.0
            if score > best_score:
                best, best_score = answer, score
        return best if best in legal else legal[-1]
