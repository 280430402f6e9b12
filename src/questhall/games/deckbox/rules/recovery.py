"""The Recovery phase and the turn of the round (dbd-trn-01, -07 with erratum 3)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step, in_order
from questhall.games.deckbox.model.cards import FEATURE_PASSIVE, RULE_AMOUNT
from questhall.games.deckbox.model.ids import GREEN, KW_REGENERATE, RUL_CRUMBLING
from questhall.games.deckbox.model.plan import EVENT_AT_START, FINAL, NO_ENCOUNTER, NONE, QuestEvent
from questhall.games.deckbox.model.script import ROLLED, Group
from questhall.games.deckbox.model.state import HEROES, RECOVERY, Delve
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.activation import WHO_ACTS
from questhall.games.deckbox.rules.dice import CRUMBLE, shown, throw
from questhall.games.deckbox.rules.ending import decided, last_round, out_of_time
from questhall.games.deckbox.rules.enemy_phase import ENEMY_PHASE
from questhall.games.deckbox.rules.foes import regain
from questhall.games.deckbox.rules.harm import hurt
from questhall.games.deckbox.rules.script import begin_script
from questhall.games.deckbox.rules.spawning import spawn
from questhall.games.deckbox.rules.totals import keywords
from questhall.games.deckbox.rules.windows import WINDOW, open_windows

PATIENCE: Final = 6  # dbd-app-16
WARNING: Final = 3  # the last rounds of a timed quest are announced
STIR: Final = (Group(GREEN, 1, 1, ROLLED, 0, False),)  # dbd-app-16: G(P)


class Round(Step[Delve]):
    """dbd-trn-01: Player phase, Enemy phase, Recovery phase. dbd-trn-02: all act again, nobody has yielded yet."""

    def run(self, s: Delve) -> None:
        s.round += 1
        s.phase = HEROES
        s.yielded = 0
        for h in s.heroes:
            h.activated = False
        s.emit(events.ROUND_BEGINS, NONE, s.round)
        tell_time(s)  # dbd-qst-03
        s.then_all(ONE_ROUND)


def tell_time(s: Delve) -> None:
    """dbd-qst-03: a timed quest is about to end."""
    left = last_round(s) - s.round + 1
    if 0 < left <= WARNING:
        s.emit(events.TIME_LEFT, NONE, left)


class Recover(Step[Delve]):
    """R1: Regenerate (dbd-kw-17; the stunned too, dbd-kw-09). dbd-trn-07: what a Recovery phase begins with."""

    def run(self, s: Delve) -> None:
        if decided(s):
            return
        s.phase = RECOVERY
        s.emit(events.RECOVERY_PHASE, NONE)
        for e in s.enemies:
            if keywords(e) & KW_REGENERATE and regain(s, e):
                s.emit(events.REGENERATED, NONE, e.number)


class Rooms(Step[Delve]):
    """R2, dbd-trn-07: feature passives (dbd-ftr-nest) and room rules (dbd-rule-crumbling) in the order of reveal."""

    def run(self, s: Delve) -> None:
        for slot in reversed(range(len(s.rooms))):
            if s.rules[slot] == RUL_CRUMBLING:
                for h in s.on_tile(slot)[::-1]:
                    s.then(Crumbles(h.seat))
            if s.features[slot] != NONE and FEATURE_PASSIVE[s.features[slot]]:
                s.then(Hatches(slot))


class Hatches(Step[Delve]):
    """dbd-ftr-nest: if a hero is on its tile or an adjacent tile."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Delve) -> None:
        near = s.ground.near_tiles[self.slot]
        for h in s.living():
            if s.ground.tiles_of(h.square) & near:
                s.emit(events.NEST_HATCHES, NONE, self.slot)
                begin_script(s, FEATURE_PASSIVE[s.features[self.slot]], NO_ENCOUNTER, self.slot, h.seat, NONE)
                return


class Crumbles(Step[Delve]):
    """dbd-rule-crumbling: a die for each hero there; on 1-2 a stone falls."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Delve) -> None:
        if not s.heroes[self.seat].fallen:
            throw(s, self, CRUMBLE, 1)

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        s.dice = answer
        s.emit(events.CRUMBLED, self.seat, answer)
        if shown(answer) <= RULE_AMOUNT[RUL_CRUMBLING]:
            hurt(s, s.heroes[self.seat], 1)


class Restless(Step[Delve]):
    """R3: dbd-app-16, dbd-pnp-05: six Recovery phases in a row without a new tile wake the dungeon."""

    def run(self, s: Delve) -> None:
        if not s.table.restless or not s.quest.app or s.defeated():
            return
        s.restless += 1
        if s.restless >= PATIENCE:
            s.restless = 0
            s.emit(events.RESTLESS, NONE)
            spawn(s, STIR, newest_empty(s))


def newest_empty(s: Delve) -> int:
    """dbd-app-16: the tile revealed last that holds no hero, else the last one."""
    empty = [slot for slot in range(len(s.rooms)) if not s.on_tile(slot)]
    return empty[-1] if empty else len(s.rooms) - 1


class QuestEvents(Step[Delve]):
    """R4: dbd-qst-05, in listed order."""

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: Delve) -> None:
        if self.at >= len(s.quest.events) or s.defeated():
            return
        s.then(QuestEvents(self.at + 1))
        event = s.quest.events[self.at]
        if due(s, event, self.at):
            s.events_done |= 1 << self.at
            s.emit(events.QUEST_EVENT, NONE, self.at)
            seat = s.living()[0].seat
            begin_script(s, event.script, NO_ENCOUNTER, event_tile(s, event), seat, NONE)


def due(s: Delve, event: QuestEvent, at: int) -> bool:
    """dbd-qst-05: as the quest has it: once, in every so many rounds, with a flag, after the final room is known."""
    if event.once and s.events_done >> at & 1:
        return False
    if event.every and s.round % event.every:
        return False
    if event.flag != NONE and s.flags[event.flag] < event.need:
        return False
    return not event.after_final or final_tile(s) != NONE


def final_tile(s: Delve) -> int:
    """The final room, if it is known."""
    for slot in range(len(s.rooms)):
        if s.rooms[slot].kind == FINAL:
            return slot
    return NONE


def event_tile(s: Delve, event: QuestEvent) -> int:
    """dbd-qst-05, dbd-enc-09, erratum 15: the named tile; before the final room is known, the newest."""
    if event.at == EVENT_AT_START:
        return 0
    final = final_tile(s)
    return final if final != NONE else len(s.rooms) - 1


class OpenWindow(Step[Delve]):
    """R5, dbd-min-02: the window at the end of the Recovery phase."""

    def run(self, s: Delve) -> None:
        if decided(s):
            return
        open_windows(s)
        s.then(WINDOW)


class EndRound(Step[Delve]):
    """dbd-trn-07, -08, erratum 3: victory, then the clock (dbd-qst-03), then what lasted for this round ends."""

    def run(self, s: Delve) -> None:
        if decided(s) or out_of_time(s):
            return
        s.smoke = 0
        s.then(ROUND)


ROUND: Final = Round()
ONE_ROUND: Final = in_order(
    WHO_ACTS, ENEMY_PHASE, Recover(), Rooms(), Restless(), QuestEvents(0), OpenWindow(), EndRound()
)
