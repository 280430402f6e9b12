"""The frame: quest after quest, round after round, and a hero's turn (4.1, 4.2)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import AnyStep, Step, in_order
from questhall.games.heroquest.model.answer_codes import END_TURN, code
from questhall.games.heroquest.model.figures import ASLEEP, CLOUDED, COMMANDED, DEAD, LEFT, MISSES_TURN, OUTSIDE, Hero
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.state import ZARGON, Dungeon, imagine_with
from questhall.games.heroquest.rules import allies, doors, events, movement, potions
from questhall.games.heroquest.rules.armoury import ARMOURY
from questhall.games.heroquest.rules.campaign import AFTER_QUEST
from questhall.games.heroquest.rules.dread import break_rolls
from questhall.games.heroquest.rules.dreaming import lay_out
from questhall.games.heroquest.rules.effects import Effects
from questhall.games.heroquest.rules.ending import END_OF_HERO_TURN, END_OF_QUEST, turn_is_over
from questhall.games.heroquest.rules.gear import outfit
from questhall.games.heroquest.rules.goals import round_ends, round_starts
from questhall.games.heroquest.rules.hero_actions import all_choices, do
from questhall.games.heroquest.rules.imagining import imagined
from questhall.games.heroquest.rules.keeping_track import keep_track
from questhall.games.heroquest.rules.revealing import look
from questhall.games.heroquest.rules.script import entrust, perform
from questhall.games.heroquest.rules.setup import LAY_QUEST, new_hero
from questhall.games.heroquest.rules.strength import check_courage
from questhall.games.heroquest.rules.zargon import ZARGON_TURN

entrust(Effects())
imagine_with(imagined)

NO_TURN: Final = ASLEEP | CLOUDED | COMMANDED
LAST_CHOICE: Final = code(END_TURN)


# The game and its quests


class Begin(Step[Dungeon]):
    """heq-set-01, -05: a party of new heroes, one of each class at most. heq-set-20: before a campaign, the world."""

    def run(self, s: Dungeon) -> None:
        s.heroes = [new_hero(s.table, number, s.table.classes[number]) for number in range(s.table.heroes)]
        s.quest = s.table.first  # heq-btw-06
        s.treasures_gone = (0,) * len(s.table.plans)  # heq-btw-07
        if s.table.campaign:
            s.emit(events.CAMPAIGN_BEGINS, ZARGON)
        s.then(QUESTS)
        outfit(s)  # heq-btw-04


class Quests(Step[Dungeon]):
    """4.1: lay the quest, play its rounds, then what comes after it; and again."""

    def run(self, s: Dungeon) -> None:
        s.then(self)
        s.then_all(ONE_QUEST)


class Round(Step[Dungeon]):
    """heq-trn-01: all heroes in order, then Zargon, until the quest ends."""

    def run(self, s: Dungeon) -> None:
        s.round += 1
        s.emit(events.ROUND_BEGINS, NONE, s.round)
        for h in s.heroes:
            h.acted_in_round = False  # heq-trn-05
        s.then(self)
        s.then_all(ROUND)
        doors.barricades_wear(s)  # heq-dor-03
        round_starts(s)  # heq-rev-09


class RoundEnds(Step[Dungeon]):
    """Those the quest puts under Zargon come last, then the end of the round."""

    def run(self, s: Dungeon) -> None:
        round_ends(s)
        allies.zargon_leads(s)


# A hero's turn


class HeroTurn(Step[Dungeon]):
    """H0, heq-trn-10: the next hero who is still in play; those who died or left are passed over."""

    def __init__(self, place: int) -> None:
        self.place = place  # in the order

    def run(self, s: Dungeon) -> None:
        if self.place >= len(s.order):
            return
        s.then(HERO_TURNS[self.place + 1])  # heq-trn-01
        h = s.heroes[s.order[self.place]]
        if h.status != DEAD and h.status != LEFT:
            begin_turn(s, h)


def begin_turn(s: Dungeon, h: Hero) -> None:
    """H0, heq-trn-02: a fresh turn. heq-rev-02: he looks around first."""
    s.turn += 1
    s.active = h.number
    s.trail = 0
    s.rolled = False
    s.left = 0
    s.stepped = False
    s.acted = h.acted_in_round  # heq-die-03: a spell that saved his life was his action of this round
    s.turn_over = False
    s.spells_cast = 0  # heq-art-14
    s.emit(events.TURN_BEGINS, h.number + 1)
    s.then_all(TURN)
    if h.effects:
        break_rolls(s, h)  # heq-trn-11
    look(s, h)
    check_courage(s)  # heq-spl-15


class Awake(Step[Dungeon]):
    """heq-trn-11: who sleeps, is clouded or commanded has no turn; heq-trn-12: who misses one may only drink."""

    def run(self, s: Dungeon) -> None:
        h = s.hero()
        if h.effects & NO_TURN:
            s.emit(events.TURN_SKIPPED, h.number + 1, h.effects & NO_TURN)
            s.unwind(END_OF_HERO_TURN)
        elif h.effects & MISSES_TURN:
            h.effects &= ~MISSES_TURN
            s.emit(events.TURN_SKIPPED, h.number + 1, MISSES_TURN)
            turn_is_over(s)


class HeroChoice(Step[Dungeon]):
    """H1, heq-trn-02: whatever is legal now, again and again, until he ends his turn."""

    def run(self, s: Dungeon) -> None:
        h = s.hero()
        if h.status == DEAD or h.status == LEFT:  # heq-trn-10
            return
        keep_track(s, h)
        if s.stepped and s.left == 0 and h.effects & movement.NEXT_MOVE:
            s.then(self)
            movement.end_move(s, h)  # heq-spl-19
            return
        legal: list[int] = []
        if s.turn_over:
            potions.choices(s, h, legal)  # heq-trn-09
            legal.append(LAST_CHOICE)
        elif h.status == OUTSIDE:  # heq-set-14
            movement.choices(s, h, legal)
            potions.choices(s, h, legal)
            legal.append(LAST_CHOICE)
        elif movement.may_stop(s, h):
            all_choices(s, h, legal)
            legal.append(LAST_CHOICE)
        else:
            self.crowded(s, h, legal)  # heq-mov-08
        s.decide(self, h.number + 1, tuple(legal))

    def crowded(self, s: Dungeon, h: Hero, legal: list[int]) -> None:
        """heq-mov-08: on a friend's square he can neither act nor end the turn, as long as he can walk on."""
        movement.choices(s, h, legal)
        if not legal:
            legal.append(LAST_CHOICE)
        doors.choices(s, h, legal)
        potions.choices(s, h, legal)

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        if answer == LAST_CHOICE:
            return
        if s.dream:
            lay_out(s)
        s.then(self)
        do(s, s.hero(), answer)


class TurnEnds(Step[Dungeon]):
    """H9: the move is over, his allies follow, what he carries does its work, and the next hero comes."""

    def run(self, s: Dungeon) -> None:
        h = s.hero()
        s.then(PASS_ON)
        if h.status == DEAD or h.status == LEFT:
            return
        bear(s, h)
        allies.follow(s, h)
        movement.end_move(s, h)


def bear(s: Dungeon, h: Hero) -> None:
    """items.turn_end: what he also carried at the end of his turn before."""
    carried = 0
    for item in range(len(s.item_places)):
        if s.bearer(item) == h.number:
            carried |= 1 << item
            if h.carried_last_turn >> item & 1:
                perform(s, s.plan.items[item].turn_end, h.number)
    h.carried_last_turn = carried


class PassOn(Step[Dungeon]):
    """Nobody's turn for a moment: Courage is looked at (R-25)."""

    def run(self, s: Dungeon) -> None:
        s.emit(events.TURN_ENDS, s.active + 1)
        s.active = NONE
        s.turn_over = False
        check_courage(s)


HERO_TURNS: Final[list[HeroTurn]] = [HeroTurn(place) for place in range(6)]
HERO_CHOICE: Final = HeroChoice()
PASS_ON: Final = PassOn()
QUESTS: Final = Quests()
PLAY_ROUND: Final = Round()
TURN: Final[tuple[AnyStep, ...]] = in_order(Awake(), HERO_CHOICE, END_OF_HERO_TURN, TurnEnds())
ROUND: Final[tuple[AnyStep, ...]] = in_order(HERO_TURNS[0], ZARGON_TURN, RoundEnds())
ONE_QUEST: Final[tuple[AnyStep, ...]] = (ARMOURY, AFTER_QUEST, END_OF_QUEST, PLAY_ROUND, *LAY_QUEST)
FIRST_STEP: Final = Begin()
