"""The frame: rounds, turns, and when the game is over (RS, TS, VE, TE)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import AnyStep, Step, in_order
from questhall.games.betrayals.model.ids import FAIR, ITEMS, MOON, NONE, TRUCE
from questhall.games.betrayals.model.state import NO_FIGHT, Adventure
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.arena import OPEN_ARENA
from questhall.games.betrayals.rules.dungeon import DRAW_CARD
from questhall.games.betrayals.rules.ending import FINAL_COUNT
from questhall.games.betrayals.rules.fight import leave_fight
from questhall.games.betrayals.rules.items import return_to_shop
from questhall.games.betrayals.rules.parley import VILLAGE_PARLEY
from questhall.games.betrayals.rules.promises import judge_round, judge_turn
from questhall.games.betrayals.rules.quests import CLAIM_QUESTS, claim_all
from questhall.games.betrayals.rules.setup import SETUP
from questhall.games.betrayals.rules.wealth import fill_pot, recover


class Begin(Step[Adventure]):
    """From the setup to the first round."""

    def run(self, s: Adventure) -> None:
        s.then(ROUND_START)
        s.then(SETUP)


class RoundStart(Step[Adventure]):
    """RS, dqt-rnd-01, dqt-pot-01, -04: after the first arena the pot stays empty."""

    def run(self, s: Adventure) -> None:
        s.round += 1
        s.shielded = 0  # dqt-are-02
        s.emit(events.ROUND_BEGINS, s.first, s.round)
        if s.arenas == 0:
            fill_pot(s)
        s.then_all(TURN)
        judge_round(s)  # dqt-prm-11; a sworn item may ask its receiver something before the turn


class TurnStart(Step[Adventure]):
    """TS, dqt-trn-01, -02."""

    def run(self, s: Adventure) -> None:
        s.turn += 1
        clear_table(s)
        s.emit(events.TURN_BEGINS, s.active)
        end_effects(s)
        recover(s, s.active, 1)  # dqt-wnd-07
        claim_all(s)


def clear_table(s: Adventure) -> None:
    """Nothing of the last turn stays on the table."""
    s.venturing = False
    s.bought_quest = False
    s.bought_trophy = False
    leave_fight(s)
    s.outcome = NO_FIGHT
    s.winners_side = 0
    s.looted = NONE
    s.met = ()
    s.closed = ()


def end_effects(s: Adventure) -> None:
    """dqt-trn-02: what lasted until this player's turn."""
    if s.fair == s.active:
        s.fair = NONE
        s.emit(events.EVENT_ENDS, s.active, FAIR)
    if s.moon == s.active:
        s.moon = NONE
        s.emit(events.EVENT_ENDS, s.active, MOON)
    if s.truce == s.active:
        s.truce = NONE
        s.emit(events.EVENT_ENDS, s.active, TRUCE)


class Venture(Step[Adventure]):
    """VE, dqt-trn-04: the first visit has ended with one of the two."""

    def run(self, s: Adventure) -> None:
        if s.defender == NONE:
            s.emit(events.VENTURED, s.active)
            s.then(DRAW_CARD)
        else:
            s.then(OPEN_ARENA)  # dqt-are-01


class TurnEnd(Step[Adventure]):
    """TE, dqt-trn-06, -07: promises, surplus, claims."""

    def run(self, s: Adventure) -> None:
        s.emit(events.TURN_ENDS, s.active)
        s.then(NEXT_TURN)
        s.then(RETURN_SURPLUS)
        judge_turn(s)  # first: a sworn item may reach somebody now, who chooses whether to wear it


class ReturnSurplus(Step[Adventure]):
    """dqt-itm-04: everybody's, for nothing."""

    def run(self, s: Adventure) -> None:
        for a in s.adventurers:
            if a.surplus:
                for item in range(ITEMS):
                    if a.surplus >> item & 1:
                        s.emit(events.SURPLUS_RETURNED, a.seat, item)
                        return_to_shop(s, a.seat, item)


class NextTurn(Step[Adventure]):
    """dqt-gen-09, dqt-trn-08, dqt-end-01, -02: the next player, whatever he did before, the next round, or the end."""

    def run(self, s: Adventure) -> None:
        claim_all(s)
        following = (s.active + 1) % s.table.seats
        round_over = following == s.first
        if s.cards_left() == 0 or (s.last_round and (round_over or s.table.ends_with_turn)):
            s.then(FINAL_COUNT)
            s.then(CLAIM_QUESTS)  # dqt-qst-09; asked earlier, everybody would see that a finished quest is held back
            return
        s.active = following
        if round_over:
            s.then(ROUND_START)
        else:
            s.then_all(TURN)


BEGIN: Final = Begin()
ROUND_START: Final = RoundStart()
TURN_START: Final = TurnStart()
VENTURE: Final = Venture()
TURN_END: Final = TurnEnd()
RETURN_SURPLUS: Final = ReturnSurplus()
NEXT_TURN: Final = NextTurn()
TURN: Final[tuple[AnyStep, ...]] = in_order(TURN_START, VILLAGE_PARLEY, VENTURE, VILLAGE_PARLEY, TURN_END)
FIRST_STEP: Final[AnyStep] = BEGIN
