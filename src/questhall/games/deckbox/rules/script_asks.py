"""What a script asks of dice and people: a branch, a test, a choice, a hero, a payer (dbd-enc-03 to -05, dbd-skl)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.deckbox.model import script as sc
from questhall.games.deckbox.model.answer_codes import CHOOSE, PICK, a_of, code
from questhall.games.deckbox.model.ids import ITM_PICKS, SKILL_DEX, SKILL_STR
from questhall.games.deckbox.model.script import Script, Stmt
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.model.table import BY_HOST
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.dice import BRANCH, TEST, TEST_DICE, one_of, pick, shown, successes, throw
from questhall.games.deckbox.rules.harm import React, Sparable
from questhall.games.deckbox.rules.totals import skill


def speaker(s: Delve) -> int:
    """dbd-enc-05, R35: who decides for the group: who explores or interacts, or the host; if fallen, the next seat."""
    first = 0 if s.table.group_choice == BY_HOST else s.explorer
    for n in range(len(s.heroes)):
        seat = (first + n) % len(s.heroes)
        if not s.heroes[seat].fallen:
            return seat
    return first


class RollBranch(Step[Delve]):
    """dbd-enc-03: one die; only the branch whose range contains it is applied."""

    def __init__(self, stmt: Stmt) -> None:
        self.stmt = stmt

    def run(self, s: Delve) -> None:
        throw(s, self, BRANCH, 1)

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        face = shown(answer)
        s.dice = answer
        s.emit(events.BRANCH_ROLLED, speaker(s), answer)
        for branch in self.stmt.branches:
            if branch.low <= face <= branch.high:
                s.follow = branch.body


# Skill tests


class SkillTest(Step[Delve]):
    """dbd-enc-04, dbd-mkt-13: before the dice of strength or dexterity Lockbreaker's Roll may be used.

    dbd-enc-10: the fallen roll none, and none of it happens to them.
    """

    def __init__(self, seat: int, stmt: Stmt, acts: bool) -> None:
        self.seat = seat
        self.stmt = stmt
        self.acts = acts  # in a test by several the consequences are that hero's

    def run(self, s: Delve) -> None:
        h = s.heroes[self.seat]
        s.follow = sc.NO_SCRIPT
        if h.fallen:
            return
        if self.acts:
            s.actor = self.seat
        s.emit(events.TEST_BEGINS, self.seat, self.stmt.what, self.stmt.n)
        s.then(RollTest(self.seat, self.stmt))
        if h.items[ITM_PICKS] and self.stmt.what in (SKILL_STR, SKILL_DEX):
            s.then(React(self.seat, ITM_PICKS))


class RollTest(Sparable):
    """dbd-skl-01, -02: four dice and the modifier on each; so many successes are needed. dbd-skl-04: no energy."""

    def __init__(self, seat: int, stmt: Stmt) -> None:
        self.seat = seat
        self.stmt = stmt

    def run(self, s: Delve) -> None:
        throw(s, self, TEST, TEST_DICE)

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        modifier = skill(s.heroes[self.seat], self.stmt.what)
        found = successes(answer, modifier)
        s.dice = answer
        s.emit(events.TEST_ROLLED, self.seat, answer, modifier + 16)
        passed = found >= self.stmt.n  # dbd-skl-02
        s.emit(events.TEST_PASSED if passed else events.TEST_FAILED, self.seat, found)
        s.follow = self.stmt.branches[0 if passed else 1].body

    def spared(self, s: Delve, holder: int) -> None:
        """dbd-itm-picks: it succeeds."""
        s.emit(events.TEST_PASSED, self.seat, self.stmt.n)
        s.follow = self.stmt.branches[0].body


# Choices


def payable(s: Delve, script: Script) -> bool:
    """dbd-enc-05: an option with a price is offered only if some living hero can pay it."""
    for stmt in script:
        if stmt.op == sc.PAY and not able(s, stmt.n):
            return False
    return True


def able(s: Delve, price: int) -> list[int]:
    """dbd-enc-05: who could pay it alone."""
    return [h.seat for h in s.living() if h.treasure >= price]


def offered(s: Delve, stmt: Stmt) -> tuple[int, ...]:
    """dbd-enc-05: the options that can be paid."""
    return tuple([code(CHOOSE, n) for n in range(len(stmt.branches)) if payable(s, stmt.branches[n].body)])


def label_of(s: Delve, stmt: Stmt, option: int) -> int:
    """An option's words, to be told when the script is over: whose they are, and which."""
    return s.voice << 8 | stmt.branches[option].label


class ChooseBranch(Step[Delve]):
    """dbd-enc-05: one player decides. There is always something to choose: one option costs nothing."""

    def __init__(self, seat: int, stmt: Stmt, legal: tuple[int, ...]) -> None:
        self.seat = seat
        self.stmt = stmt
        self.legal = legal

    def run(self, s: Delve) -> None:
        s.decide(self, self.seat, self.legal)

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        s.emit(events.CHOSE, seat, a_of(answer), label_of(s, self.stmt, a_of(answer)))
        s.follow = self.stmt.branches[a_of(answer)].body


class Vote(Step[Delve]):
    """dbd-enc-05, R35: the players of the living vote; on a tie the explorer's vote decides, else what stands first."""

    def __init__(self, stmt: Stmt, legal: tuple[int, ...]) -> None:
        self.stmt = stmt
        self.legal = legal

    def run(self, s: Delve) -> None:
        s.decide_together(self, tuple([(h.seat, self.legal) for h in s.living()]))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        s.votes = (*s.votes, seat << 8 | a_of(answer))
        s.emit(events.VOTED, seat, a_of(answer), label_of(s, self.stmt, a_of(answer)))
        left = s.still_asked(seat)
        if left:
            s.decide_together(self, left)
            return
        choice = self.counted(s)
        s.emit(events.CHOSE, speaker(s), choice, label_of(s, self.stmt, choice))
        s.follow = self.stmt.branches[choice].body

    def counted(self, s: Delve) -> int:
        votes = [vote & 255 for vote in s.votes]
        most = max([votes.count(vote) for vote in votes])
        leading = [option for option in sorted(set(votes)) if votes.count(option) == most]
        for vote in s.votes:
            if vote >> 8 == s.explorer and vote & 255 in leading:
                return vote & 255
        return leading[0]


class PickHero(Step[Delve]):
    """dbd-enc-04, -11: the players pick a living hero, who stays chosen until the script ends."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Delve) -> None:
        s.decide(self, self.seat, tuple([code(PICK, h.seat) for h in s.living()]))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        s.chosen = a_of(answer)
        s.emit(events.HERO_CHOSEN, s.chosen)


class PickPayer(Step[Delve]):
    """dbd-enc-05: the players pick who pays, out of one purse (2.11)."""

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def run(self, s: Delve) -> None:
        payers = able(s, self.price)
        if payers:
            s.decide(self, self.seat, tuple([code(PICK, seat) for seat in payers]))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        s.payer = a_of(answer)
        s.heroes[s.payer].treasure -= self.price
        s.emit(events.PAID, s.payer, self.price)


class RandomHero(Step[Delve]):
    """dbd-enc-01: `random` is any living hero, each as likely as the others."""

    def run(self, s: Delve) -> None:
        pick(s, self, one_of("random", tuple([h.seat for h in s.living()])))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        s.drawn = answer
        s.emit(events.HERO_CHOSEN, answer)


RANDOM_HERO: Final = RandomHero()
