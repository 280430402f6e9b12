"""A beaten monster: its gems, the Djinn's wish, what the ally gets, and what stays (DU12 to DU15)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Reason, Step
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.cards import GUILD_DRAW
from questhall.games.betrayals.model.ids import BOUNTY, ITEMS, MINSTREL, MOST_WOUNDS, NONE
from questhall.games.betrayals.model.quick_offers import WISHED_GEMS, WISHED_TROPHIES
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.fight import leave_fight
from questhall.games.betrayals.rules.items import receive_item
from questhall.games.betrayals.rules.promises import fight_ended, spoils_due, spoils_given, spoils_owed
from questhall.games.betrayals.rules.quests import claim_all, draw_quests
from questhall.games.betrayals.rules.wealth import (
    gain_gems,
    gain_trophies,
    give_gems,
    may_receive_quest,
    receive_carcass,
    recover,
    uncurse,
)

MOON_GEMS: Final = 1  # dqt-mon-15
FAME_GEMS: Final = 1  # dqt-chr-15


def gain_gems_of(s: Adventure, card: int) -> None:
    """DU12, dqt-spo-01: what is printed, and what else yields gems when a monster falls."""
    cards = s.table.cards
    gain_gems(s, s.active, cards.monster_gems[card], events.BY_MONSTER)
    if s.moon != NONE:  # dqt-mon-15
        gain_gems(s, s.active, MOON_GEMS, events.BY_MOON)
    for item in s.me().worn:
        if item != NONE:  # dqt-itm-21
            gain_gems(s, s.active, cards.gem_per_monster[item], events.BY_LOOP)
    if s.bounty:
        s.bounty = False
        gain_gems(s, s.active, cards.card_figure[BOUNTY], events.BY_BOUNTY)  # dqt-mon-16
    if s.ally != NONE and s.adventurers[s.ally].character == MINSTREL:  # dqt-chr-15
        gain_gems(s, s.ally, FAME_GEMS, events.BY_SONG)


class Wish(Step[Adventure]):
    """DU13, dqt-mon-11, -12: gems and trophy points may be shared like printed ones, an item is the winner's."""

    def run(self, s: Adventure) -> None:
        items = [codes.WISH + item for item in range(ITEMS) if s.shop >> item & 1]
        s.decide(self, s.active, (codes.TROPHIES, codes.GEMS, *items))

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        s.emit(events.WISHED, seat, answer)
        if answer == codes.TROPHIES:
            s.prize = WISHED_TROPHIES
        elif answer == codes.GEMS:
            gain_gems(s, seat, WISHED_GEMS, events.BY_WISH)
        else:
            receive_item(s, seat, answer - codes.WISH)


class WordsFallDue(Step[Adventure]):
    """dqt-prm-04: the gains are in the purse; what was promised for a victory can be asked for."""

    def run(self, s: Adventure) -> None:
        fight_ended(s)


# The ally's part


class Spoils(Step[Adventure]):
    """DU14, dqt-spo-02 to -05: now or never, and only to the ally. What was promised comes first (4.5)."""

    def run(self, s: Adventure) -> None:
        s.decide_openly(self, s.active, suggested_spoils(s))

    def resume(self, s: Adventure, seat: int, answer: int) -> None:
        trophies, carcass, gems = codes.shared(codes.number_of(answer))
        share(s, trophies, carcass, gems)

    def refuse_open(self, s: Adventure, seat: int, answer: object) -> Reason | None:
        wanted = read_spoils(answer)
        if wanted is None:
            return Reason("dqt-spo-02", "why-spoils-form")
        trophies, carcass, gems = wanted
        if trophies > s.prize:
            return Reason("dqt-spo-02", "why-spoils-trophies", {"n": s.prize})
        if gems > s.me().gems:
            return Reason("dqt-trd-12", "why-spoils-gems", {"n": s.me().gems})
        least = spoils_due(s)
        if trophies < least[0] or carcass < least[1] or gems < least[2]:
            return Reason("dqt-prm-17", "why-spoils-sworn")
        return None

    def resume_open(self, s: Adventure, seat: int, answer: object) -> None:
        wanted = read_spoils(answer)
        assert wanted is not None, "refuse_open() lets nothing else through"
        share(s, wanted[0], wanted[1], wanted[2])


def suggested_spoils(s: Adventure) -> tuple[int, ...]:
    """What was promised, and every other way to share the points and the carcass; sworn promises leave less choice."""
    least_trophies, least_carcass, least_gems = spoils_due(s)
    owed_trophies, owed_carcass, owed_gems = spoils_owed(s)
    promised = codes.spoils(min(owed_trophies, s.prize), owed_carcass, owed_gems)
    found = [promised]
    for gems in (least_gems, owed_gems) if owed_gems > least_gems else (least_gems,):
        for trophies in range(min(least_trophies, s.prize), s.prize + 1):
            for carcass in range(least_carcass, 2):
                answer = codes.spoils(trophies, carcass, gems)
                if answer != promised:
                    found.append(answer)
    return tuple(found)


def read_spoils(answer: object) -> tuple[int, int, int] | None:
    """{"spoils": {"trophies": 1, "gems": 2, "carcass": true}}; None if it does not say so."""
    if not isinstance(answer, dict) or set(answer) != {"spoils"}:
        return None
    parts = answer["spoils"]
    if not isinstance(parts, dict) or not set(parts) <= {"trophies", "gems", "carcass"}:
        return None
    trophies = parts.get("trophies", 0)
    gems = parts.get("gems", 0)
    carcass = parts.get("carcass", False)
    if type(trophies) is not int or type(gems) is not int or type(carcass) is not bool or trophies < 0 or gems < 0:
        return None
    return trophies, int(carcass), gems


def share(s: Adventure, trophies: int, carcass: int, gems: int) -> None:
    """dqt-spo-04: the ally scores what he is given as if he had won it."""
    s.emit(events.SPOILS_SHARED, s.ally, codes.spoils(trophies, carcass, gems))
    s.prize -= trophies
    gain_trophies(s, s.ally, trophies, events.BY_MONSTER)
    give_gems(s, s.active, s.ally, gems)
    if carcass:
        receive_carcass(s, s.ally, s.card)  # dqt-spo-02
    spoils_given(s, trophies, carcass, gems)


# What stays


class Aftermath(Step[Adventure]):
    """DU15, dqt-spo-01, dqt-mon-14: trophy points, carcass and effects; the effects are the active player's alone."""

    def run(self, s: Adventure) -> None:
        card = s.card
        cards = s.table.cards
        gain_trophies(s, s.active, s.prize, events.BY_MONSTER)
        if s.me().carcasses >> card & 1:
            s.emit(events.CARCASS_TAKEN, s.active, card)
        item = cards.dragon_item[card]
        if item != NONE and s.apart >> item & 1:  # dqt-mon-13, dqt-itm-25
            s.emit(events.DRAGON_ITEM_WON, s.active, item)
            receive_item(s, s.active, item)
        if cards.win_heal >> card & 1:  # dqt-mon-09
            recover(s, s.active, MOST_WOUNDS)
        if cards.win_uncurse >> card & 1:  # dqt-cur-04
            uncurse(s, s.active)
        if cards.win_quest >> card & 1 and may_receive_quest(s.me()):  # dqt-mon-10
            draw_quests(s, GUILD_DRAW)
        leave_fight(s)
        claim_all(s)


WISH: Final = Wish()
WORDS_FALL_DUE: Final = WordsFallDue()
SPOILS: Final = Spoils()
AFTERMATH: Final = Aftermath()
