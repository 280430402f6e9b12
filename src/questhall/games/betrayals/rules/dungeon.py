"""An expedition into the dungeon: cards are drawn until a special or a monster is met (DU1 to DU11)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import AnyStep, Chance, Step, in_order
from questhall.games.betrayals.model.answer_codes import CLOSE, FLEE, KEEP, SLIDE
from questhall.games.betrayals.model.ids import ADVENTURES, DRAGON, EVENTS, MONSTERS, NONE, SORCERER, TOLL
from questhall.games.betrayals.model.state import GREEN_WON, RED_WON, Adventure
from questhall.games.betrayals.rules import deeds, events
from questhall.games.betrayals.rules.announcing import ANNOUNCE_FIRST, ANNOUNCE_SECOND
from questhall.games.betrayals.rules.fight import (
    battle_lust,
    blow,
    green_wins,
    leave_fight,
    spend_armours,
    wound_loser,
)
from questhall.games.betrayals.rules.flight import flee, may_flee
from questhall.games.betrayals.rules.happenings import apply_event
from questhall.games.betrayals.rules.parley import DUNGEON_PARLEY
from questhall.games.betrayals.rules.power import monster_power
from questhall.games.betrayals.rules.promises import fight_ended
from questhall.games.betrayals.rules.quests import claim_all
from questhall.games.betrayals.rules.rolling import GREEN_CLOVER, ROLL_DICE, TWIST
from questhall.games.betrayals.rules.specials import meet_special
from questhall.games.betrayals.rules.spoils import AFTERMATH, SPOILS, WISH, WORDS_FALL_DUE, gain_gems_of
from questhall.games.betrayals.rules.wealth import curse, pay_gems, receive_carcass

DRAGONS_COME: Final = 3  # dqt-dun-02: the round from which dragons and the Toll stay
SIGHT_ANSWERS: Final[tuple[int, ...]] = (KEEP, SLIDE)
FLIGHT_ANSWERS: Final[tuple[int, ...]] = (CLOSE, FLEE)


# The deck


def deck_chance(s: Adventure) -> Chance:
    """Any card that is not known to lie at the bottom: nobody knows the order of the others."""
    deck = s.monsters | s.others << MONSTERS
    left = [card for card in range(ADVENTURES) if deck >> card & 1]
    return Chance("adventure", left, [1] * len(left))


def for_second_sight(s: Adventure) -> bool:
    """dqt-chr-10: the Sorcerer sees the first card of his expedition before the others do."""
    return s.me().character == SORCERER and s.drawn == 0


class DrawCard(Step[Adventure]):
    """DU1, dqt-dun-01, -13: the top card, those slid under the deck last; from an empty deck nothing."""

    def run(self, s: Adventure) -> None:
        if s.monsters or s.others:
            s.roll(self, deck_chance(s))
        elif s.under:
            lowest = s.under[0]
            s.under = s.under[1:]
            self.take(s, lowest)
        else:
            s.emit(events.DECK_GAVE_NOTHING, s.active)
            s.then(LEAVE_DUNGEON)

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        if answer < MONSTERS:
            s.monsters &= ~(1 << answer)
        else:
            s.others &= ~(1 << answer - MONSTERS)
        self.take(s, answer)

    def take(self, s: Adventure, card: int) -> None:
        seen_first = for_second_sight(s)  # dqt-chr-10
        s.card = card
        s.drawn += 1
        if seen_first and s.cards_left() > 0:  # another to draw instead
            s.seen_alone = True
            s.reveal()
            s.whisper(1 << s.active, events.CARD_SEEN, s.active, card)
            s.then(SECOND_SIGHT)
        else:
            s.then(MEET_CARD)


class SecondSight(Step[Adventure]):
    """DU2, dqt-chr-10: the Sorcerer keeps the card he alone has seen, or slides it under the deck."""

    def run(self, s: Adventure) -> None:
        s.decide(self, s.active, SIGHT_ANSWERS)

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        s.seen_alone = False
        if answer == KEEP:
            s.emit(events.CARD_KEPT, seat)
            s.then(MEET_CARD)
            return
        s.under += (s.card,)
        s.card = NONE
        s.emit(events.CARD_SLID, seat)
        s.then(DRAW_CARD)


def too_early(s: Adventure, card: int) -> bool:
    """dqt-dun-02: dragons and the Toll, before round 3."""
    if s.round >= DRAGONS_COME:
        return False
    return card == TOLL or (card < MONSTERS and s.table.cards.monster_type[card] == DRAGON)


def shuffle_back(s: Adventure, card: int) -> None:
    """dqt-dun-02: now nobody knows where any card lies."""
    s.emit(events.SHUFFLED_BACK, s.active, card)
    for each in (card, *s.under):
        if each < MONSTERS:
            s.monsters |= 1 << each
        else:
            s.others |= 1 << each - MONSTERS
    s.under = ()
    s.card = NONE


class MeetCard(Step[Adventure]):
    """DU3, dqt-dun-03 to -05: the card is shown."""

    def run(self, s: Adventure) -> None:
        card = s.card
        s.reveal()
        s.emit(events.CARD_DRAWN, s.active, card)
        if too_early(s, card):  # dqt-dun-02
            shuffle_back(s, card)
            s.then(DRAW_CARD)
            return
        if s.cards_left() == 0:  # dqt-dun-14
            s.emit(events.DECK_EMPTY, s.active)
        if card < MONSTERS:
            self.meet_monster(s, card)
        elif card < EVENTS:
            s.then(LEAVE_DUNGEON)
            meet_special(s, card)
        else:
            apply_event(s, card)
            s.card = NONE
            claim_all(s)  # dqt-qst-01: before the next card takes something away again
            s.then(DRAW_CARD)

    def meet_monster(self, s: Adventure, card: int) -> None:
        """DU5, DU6, dqt-neg-18: about a monster that accepts no ally there is nothing to talk."""
        s.emit(events.MONSTER_MET, s.active, card, monster_power(s, card))
        s.then(TO_THE_FIGHT)
        s.then(FLEE_OR_FIGHT if s.table.cards.no_ally >> card & 1 else DUNGEON_PARLEY)


# The fight


class FleeOrFight(Step[Adventure]):
    """dqt-mon-03: nobody can help against this one; all there is to say is whether to run."""

    def run(self, s: Adventure) -> None:
        if may_flee(s):
            s.decide(self, s.active, FLIGHT_ANSWERS)

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        if answer == FLEE:
            flee(s)


class ToTheFight(Step[Adventure]):
    """dqt-dun-05, -09: whoever has not fled fights, with his ally or alone."""

    def run(self, s: Adventure) -> None:
        if s.card == NONE:
            s.then(LEAVE_DUNGEON)
            return
        if s.ally == NONE:
            s.emit(events.FOUGHT_ALONE, s.active)
        s.then_all(DUNGEON_FIGHT)


class CompareDungeon(Step[Adventure]):
    """DU11, dqt-cbt-03."""

    def run(self, s: Adventure) -> None:
        power = monster_power(s, s.card)
        if green_wins(s):
            self.victory(s, power)
        else:
            self.defeat(s)  # dqt-spo-07

    def victory(self, s: Adventure, power: int) -> None:
        """DU12: what the game itself hands out; the rest is for the winner to decide."""
        s.emit(events.MONSTER_BEATEN, s.active, s.card)
        s.outcome = GREEN_WON
        s.winners_side = 1 << s.active
        if s.ally == NONE:
            deeds.beat_alone(s, s.active, power)  # dqt-qst-24
        else:
            s.winners_side |= 1 << s.ally
            deeds.helped(s, s.ally)  # dqt-qst-23
        battle_lust(s)  # dqt-chr-03
        spend_armours(s)  # dqt-itm-16
        gain_gems_of(s, s.card)  # dqt-spo-01
        s.prize = s.table.cards.monster_trophies[s.card]
        receive_carcass(s, s.active, s.card)  # dqt-spo-03: his, until he gives it away
        s.then(AFTERMATH)
        if s.ally != NONE:
            s.then(SPOILS)  # dqt-spo-02
        s.then(WORDS_FALL_DUE)  # dqt-prm-04
        if s.table.cards.wish >> s.card & 1:
            s.then(WISH)  # dqt-mon-11

    def defeat(self, s: Adventure) -> None:
        """dqt-spo-07, dqt-mon-06 to -08, dqt-mon-14: everybody bleeds, the active player pays for the rest."""
        card = s.card
        cards = s.table.cards
        s.emit(events.MONSTER_WON, s.active, card)
        s.outcome = RED_WON
        wounds = blow(s, False) + cards.loss_wound[card]
        wound_loser(s, s.active, wounds, cards.monster_type[card])
        if s.ally != NONE:
            wound_loser(s, s.ally, wounds, cards.monster_type[card])
        spend_armours(s)  # dqt-itm-16
        pay_gems(s, s.active, cards.loss_gems[card], events.BY_MONSTER)
        if cards.loss_curse >> card & 1:
            curse(s, s.active)
        fight_ended(s)  # dqt-prm-04
        s.then(LEAVE_DUNGEON)


class LeaveDungeon(Step[Adventure]):
    """The expedition is over."""

    def run(self, s: Adventure) -> None:
        leave_fight(s)
        claim_all(s)


DRAW_CARD: Final = DrawCard()
SECOND_SIGHT: Final = SecondSight()
MEET_CARD: Final = MeetCard()
FLEE_OR_FIGHT: Final = FleeOrFight()
TO_THE_FIGHT: Final = ToTheFight()
COMPARE_DUNGEON: Final = CompareDungeon()
LEAVE_DUNGEON: Final = LeaveDungeon()
DUNGEON_FIGHT: Final[tuple[AnyStep, ...]] = in_order(
    ANNOUNCE_FIRST, ANNOUNCE_SECOND, ROLL_DICE, GREEN_CLOVER, TWIST, COMPARE_DUNGEON
)
