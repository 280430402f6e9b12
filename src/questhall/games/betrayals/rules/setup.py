"""Before the first round: characters, the Ranger's token, main quests, who begins (SU1 to SU7)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Chance, Step
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import CHARACTERS, NONE, OATHBREAKER, QUESTS, RANGER, TOKENS
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.wealth import gain_gems

DEALT: Final = 2  # dqt-set-08
TOKEN: Final = Chance("token", list(range(TOKENS)), [1] * TOKENS)


class Setup(Step[Adventure]):
    """SU1, dqt-set-14: what the table has agreed on. Whoever drafts a character must know when he plays."""

    def run(self, s: Adventure) -> None:
        if s.table.binding:  # dqt-prm-17: nobody could break his word
            s.guild &= ~(1 << OATHBREAKER)
        for seat in range(s.table.seats):
            gain_gems(s, seat, s.table.start_gems, events.BY_START)  # dqt-set-04
        if s.table.draft:  # dqt-set-02: or dealt at random
            s.then_all((CHOOSE_MAIN, DEAL_QUESTS, DRAW_TOKEN, DRAFT, roll_for_first(s)))
        else:
            s.then_all((roll_for_first(s), CHOOSE_MAIN, DEAL_QUESTS, DRAW_TOKEN, DEAL_CHARACTERS))


def characters_left(s: Adventure) -> list[int]:
    taken = [a.character for a in s.adventurers]
    return [character for character in range(CHARACTERS) if character not in taken]


class DealCharacters(Step[Adventure]):
    """SU2, dqt-set-02: one after another, face up."""

    def run(self, s: Adventure) -> None:
        if s.adventurers[-1].character == NONE:
            left = characters_left(s)
            s.roll(self, Chance("character", left, [1] * len(left)))

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        for a in s.adventurers:
            if a.character == NONE:
                a.character = answer
                s.reveal()
                s.emit(events.CHARACTER_DEALT, a.seat, answer)
                break
        s.then(self)


class Draft(Step[Adventure]):
    """The option `characters: draft`: the last player chooses first, the first one last."""

    def run(self, s: Adventure) -> None:
        for seat in reversed(s.clockwise(s.first)):
            if s.adventurers[seat].character == NONE:
                s.decide(self, seat, tuple([codes.CHARACTER + each for each in characters_left(s)]))
                return

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        s.adventurers[seat].character = answer - codes.CHARACTER
        s.emit(events.CHARACTER_DEALT, seat, answer - codes.CHARACTER)
        s.then(self)


class DrawToken(Step[Adventure]):
    """SU3, dqt-set-10."""

    def run(self, s: Adventure) -> None:
        for a in s.adventurers:
            if a.character == RANGER:
                s.roll(self, TOKEN)

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        for a in s.adventurers:
            if a.character == RANGER:
                a.token = answer
                s.reveal()
                s.emit(events.TOKEN_DRAWN, a.seat, answer)


class DealQuests(Step[Adventure]):
    """SU4, dqt-set-08: two each, one card at a time."""

    def run(self, s: Adventure) -> None:
        if len(s.adventurers[-1].dealt) < DEALT:
            left = [quest for quest in range(QUESTS) if s.guild >> quest & 1]
            s.roll(self, Chance("quest", left, [1] * len(left)))

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        s.guild &= ~(1 << answer)
        for a in s.adventurers:
            if len(a.dealt) < DEALT:
                a.dealt += (answer,)
                if len(a.dealt) == DEALT:
                    s.reveal()
                    s.whisper(1 << a.seat, events.QUESTS_DEALT, a.seat, a.dealt[0], a.dealt[1])
                break
        s.then(self)


class ChooseMain(Step[Adventure]):
    """SU5, SU6, dqt-set-08, -09: everybody at once and in secret; what is rejected goes into the Guild deck."""

    def run(self, s: Adventure) -> None:
        s.decide_together(
            self, tuple([(a.seat, tuple([codes.MAIN_QUEST + quest for quest in a.dealt])) for a in s.adventurers])
        )

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        a = s.adventurers[seat]
        a.main = answer - codes.MAIN_QUEST
        a.dealt = tuple([quest for quest in a.dealt if quest != a.main])
        s.emit(events.MAIN_CHOSEN, seat)
        s.whisper(1 << seat, events.MAIN_KNOWN, seat, a.main)
        asks = s.still_asked(seat)
        if asks:
            s.decide_together(self, asks)
            return
        for each in s.adventurers:
            for quest in each.dealt:
                s.guild |= 1 << quest
            each.dealt = ()


class RollFirst(Step[Adventure]):
    """SU7, dqt-set-12, R-11: the highest begins; those who tie for it roll again among themselves."""

    def __init__(self, rollers: tuple[int, ...], faces: tuple[int, ...]) -> None:
        self.rollers = rollers
        self.faces = faces  # of the first of them

    def run(self, s: Adventure) -> None:
        s.roll(self, s.table.die)

    def roller(self) -> int:
        """Whose throw it is."""
        return self.rollers[len(self.faces)]

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        s.reveal()
        s.emit(events.FIRST_ROLLED, self.roller(), answer)
        faces = (*self.faces, answer)
        if len(faces) < len(self.rollers):
            s.then(RollFirst(self.rollers, faces))
            return
        best = max(faces)
        tied = tuple([self.rollers[i] for i in range(len(faces)) if faces[i] == best])
        if len(tied) > 1:
            s.then(RollFirst(tied, ()))
            return
        s.first = tied[0]
        s.active = tied[0]
        s.emit(events.FIRST_PLAYER, s.first)


def roll_for_first(s: Adventure) -> RollFirst:
    return RollFirst(tuple(range(s.table.seats)), ())


SETUP: Final = Setup()
DEAL_CHARACTERS: Final = DealCharacters()
DRAFT: Final = Draft()
DRAW_TOKEN: Final = DrawToken()
DEAL_QUESTS: Final = DealQuests()
CHOOSE_MAIN: Final = ChooseMain()
