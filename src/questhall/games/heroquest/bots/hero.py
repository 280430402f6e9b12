"""The heroes' bot (section 9.2): fights together, explores together, goes home together. It sees only what heroes see.

Every hero reads the same table, so all of them come to the same plan: whom to fight, where to go next.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import State
from questhall.engine.playout import Policy, Random
from questhall.games.heroquest.bots import fight, helping, shop
from questhall.games.heroquest.bots.explore import Explorer
from questhall.games.heroquest.bots.fight import Fight
from questhall.games.heroquest.bots.goals import beaten, flees, holds_out, may_leave
from questhall.games.heroquest.bots.ground import foes
from questhall.games.heroquest.bots.notes import Notes
from questhall.games.heroquest.bots.survey import home
from questhall.games.heroquest.model.answer_codes import (
    ACT,
    ATTACK,
    CAST,
    CLAIM,
    DIE,
    DRINK,
    DROP,
    END_TURN,
    GIVE_UP,
    GROUP,
    KEEP,
    LEAVE,
    PLACE,
    ROLL,
    SHARE,
    STORE,
    TAKE,
    a_of,
    b_of,
    code,
    verb_of,
)
from questhall.games.heroquest.model.board import distance
from questhall.games.heroquest.model.figures import IN_PLAY, Hero
from questhall.games.heroquest.model.ids import (
    AIR,
    EARTH,
    ELF,
    FIRE,
    HEAL_BODY,
    POTION_HEALING,
    SKULL,
    SLEEP,
    WATER,
    WATER_OF_HEALING,
)
from questhall.games.heroquest.model.state import BETWEEN, Dungeon
from questhall.games.heroquest.rules.owning import hands_full
from questhall.games.heroquest.rules.strength import defend_dice

WIZARD_GROUPS: Final = (FIRE, WATER, AIR, EARTH)  # heq-set-10
ELF_GROUPS: Final = (EARTH, WATER, AIR, FIRE)
STORED: Final = (SLEEP, HEAL_BODY, WATER_OF_HEALING)
FEW: Final = 2
BOLD: Final = 2  # rounds without change after which heroes no longer wait to be attacked
PRESS_ON: Final = 4  # and after which they leave them behind
GATE: Final = 8  # a door is barred when enemies are that near


class HeroBot(Policy):
    """One hero's seat, or several."""

    def __init__(self, careful: bool = True) -> None:
        self.careful = careful  # opens doors by the book, and steps back from every blow

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        assert isinstance(imagined, Dungeon)
        s = imagined
        legal = s.legal_for(seat)
        h = s.heroes[seat - 1]
        self.notes = Notes(s)
        if s.phase == BETWEEN:
            return shop.choose(s, h, legal)
        if s.active == h.number and (code(END_TURN) in legal or verb_of(legal[0]) == ROLL):
            return self.turn(s, h, legal)
        return self.aside(s, h, legal)

    # Small questions

    def aside(self, s: Dungeon, h: Hero, legal: tuple[int, ...]) -> int:
        verb = verb_of(legal[0])
        if verb == GROUP:
            return first_of(legal, GROUP, ELF_GROUPS if h.kind == ELF else WIZARD_GROUPS)
        if verb == STORE:
            return first_of(legal, STORE, STORED)
        if verb == CLAIM:
            return legal[0] if helping.wants(s, h, a_of(legal[0])) else code(KEEP)
        if verb == SHARE:
            return helping.award(s, legal)
        if verb == PLACE:
            return helping.lead(s, h, legal, self.notes)
        answer = fight.best(s, h, legal)
        if answer >= 0:
            return answer
        for each in legal:
            if verb_of(each) in (DRINK, CAST) and self.needs(s, h, each):
                return each
            if verb_of(each) == DIE and a_of(each) != SKULL:
                return each
        if h.square >= 0:
            step = self.explorer(s, h, legal).towards()
            if step >= 0:
                return step
        return code(KEEP) if code(KEEP) in legal else legal[0]

    def needs(self, s: Dungeon, h: Hero, answer: int) -> bool:
        """A potion or spell in somebody else's turn: to live, or when the blow may kill."""
        if h.body == 0:
            return True
        if verb_of(answer) == DRINK and a_of(answer) == POTION_HEALING:
            return h.body <= FEW
        return h.body <= s.hits

    # A turn

    def turn(self, s: Dungeon, h: Hero, legal: tuple[int, ...]) -> int:
        answer = helping.survive(s, h, legal)
        if answer < 0:
            answer = helping.hand_on(s, h, legal)
        if answer < 0:
            answer = self.free(s, h, legal)
        if answer < 0:
            answer = self.act(s, h, legal)
        if answer < 0 and code(END_TURN) not in legal:
            return legal[-1]
        return answer if answer >= 0 else code(END_TURN)

    def act(self, s: Dungeon, h: Hero, legal: tuple[int, ...]) -> int:
        """What the turn is for, and what is good at its end."""
        explorer = self.explorer(s, h, legal)
        answer = self.move(s, h, legal, explorer)
        if answer < 0:
            answer = helping.relay(s, h, legal)
        if answer < 0 and h.status == IN_PLAY:
            answer = explorer.opens_on()
        return answer

    def move(self, s: Dungeon, h: Hero, legal: tuple[int, ...], explorer: Explorer) -> int:
        if h.status != IN_PLAY or h.square < 0 or not foes(s) or fight.out_of_reach(s, h):
            answer = explorer.best()
            return answer if answer >= 0 else self.break_through(s, legal)
        return self.battle(s, h, legal, explorer)

    def battle(self, s: Dungeon, h: Hero, legal: tuple[int, ...], explorer: Explorer) -> int:
        """With enemies about: a blow, a walk, or the dice before it."""
        if (flees(s) or beaten(s)) and self.clear_way(s, h, explorer):
            answer = explorer.best()
            if answer >= 0:
                return answer
        if not explorer.post() >> h.square & 1:
            answer = explorer.onward()
            if answer >= 0:
                return answer
        if (self.notes.undying or self.notes.idle(s) >= PRESS_ON) and not fight.beside_foe(s, h):
            answer = explorer.best()
            if answer >= 0:
                return answer
        bold = self.notes.idle(s) >= BOLD or explorer.hurry
        bout = Fight(s, h, legal, bold, self.careful)
        bout.walks &= explorer.post() & ~s.trail
        if not s.rolled:
            blow = bout.at_hand()
            if blow >= 0:
                return blow
            if fight.may_strike(s, h) or bout.under_way():
                return code(ROLL)
            bout.walks = 0
        answer = bout.choose()
        if answer < 0 and not s.acted and self.notes.idle(s) >= BOLD + 1:
            answer = explorer.onward()
            if answer < 0 and fight.beside_foe(s, h) and hands_full(s, h):
                answer = first_verb(legal, DROP)
        return answer

    def break_through(self, s: Dungeon, legal: tuple[int, ...]) -> int:
        """Those who keep the peace may stand in the only way."""
        if self.notes.idle(s) > BOLD:
            for answer in legal:
                if verb_of(answer) == ATTACK:
                    return answer
        return -1

    def clear_way(self, s: Dungeon, h: Hero, explorer: Explorer) -> bool:
        """No monster stands on the way out, which he knows; or nobody can be struck from here anyway."""
        if not home(s) & explorer.walkable(h):
            return not fight.beside_foe(s, h)
        free = explorer.floor & ~s.monster_squares
        return bool(home(s) & fight.ways(s, h.square, free))

    def explorer(self, s: Dungeon, h: Hero, legal: tuple[int, ...]) -> Explorer:
        return Explorer(s, h, legal, self.notes, self.careful)

    def free(self, s: Dungeon, h: Hero, legal: tuple[int, ...]) -> int:
        """What costs nothing: things of the quest, its actions, the way out when all is done."""
        for answer in legal:
            verb = verb_of(answer)
            if verb == TAKE and not fight.beside_foe(s, h):
                return answer
            if verb == ACT and self.worth(s, h, answer):
                return answer
            if verb == LEAVE and may_leave(s, h, self.notes):
                return answer
            if verb == GIVE_UP:
                return answer
        return shop.dress(h, legal)

    def worth(self, s: Dungeon, h: Hero, answer: int) -> bool:
        action = s.plan.actions[a_of(answer)]
        if b_of(answer):
            return self.worth_barring(s, h, b_of(answer) - 1)
        if action.gold:
            return h.gold >= action.gold and defend_dice(s, h) <= 2 and fight.foes_near(s, h)
        return not fight.beside_foe(s, h)

    def worth_barring(self, s: Dungeon, h: Hero, door: int) -> bool:
        """While rounds have to be lived through, a shut door is two of them."""
        if not holds_out(s) or fight.beside_foe(s, h):
            return False
        for m in foes(s):
            if distance(m.square, s.plan.doors[door].a) <= GATE:
                return True
        return False


def first_verb(legal: tuple[int, ...], verb: int) -> int:
    for each in legal:
        if verb_of(each) == verb:
            return each
    return -1


def first_of(legal: tuple[int, ...], verb: int, wanted: tuple[int, ...]) -> int:
    for each in wanted:
        if code(verb, each) in legal:
            return code(verb, each)
    return legal[0]
