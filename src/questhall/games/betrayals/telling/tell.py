"""Events told: from the numbers a step emits to what the log, the animation and the reader get."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Event
from questhall.engine.told import Told, listeners
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules import events as ev
from questhall.games.betrayals.telling import tellers as t
from questhall.games.betrayals.telling.tellers import Teller
from questhall.games.betrayals.views import refs

TELLERS: Final[dict[int, tuple[str, str, Teller]]] = {
    ev.CHARACTER_DEALT: ("character-dealt", "dqt-set-02", t.character),
    ev.TOKEN_DRAWN: ("token-drawn", "dqt-set-10", t.kind),
    ev.QUESTS_DEALT: ("quests-dealt", "dqt-set-08", t.two_quests),
    ev.MAIN_CHOSEN: ("main-chosen", "dqt-set-08", t.nothing),
    ev.MAIN_KNOWN: ("main-known", "dqt-set-08", t.quest),
    ev.FIRST_ROLLED: ("first-rolled", "dqt-set-12", t.plain("face")),
    ev.FIRST_PLAYER: ("first-player", "dqt-set-12", t.nothing),
    ev.ROUND_BEGINS: ("round-begins", "dqt-rnd-01", t.plain("round")),
    ev.POT_GROWS: ("pot-grows", "dqt-pot-01", t.plain("gems")),
    ev.TURN_BEGINS: ("turn-begins", "dqt-trn-03", t.nothing),
    ev.RECOVERED: ("recovered", "dqt-wnd-07", t.plain("wounds", "left")),
    ev.LAST_ROUND: ("last-round", "dqt-end-01", t.nothing),
    ev.DECK_EMPTY: ("deck-empty", "dqt-dun-14", t.nothing),
    ev.TURN_ENDS: ("turn-ends", "dqt-trn-06", t.nothing),
    ev.QUEST_SHOWN: ("quest-shown", "dqt-end-10", t.quest_shown),
    ev.GAME_OVER: ("game-over", "dqt-end-06", t.nothing),
    ev.BOUGHT: ("bought", "dqt-vil-03", t.item),
    ev.WORN: ("worn", "dqt-itm-02", t.item),
    ev.HANDED_BACK: ("handed-back", "dqt-vil-13", t.item),
    ev.SURPLUS_RETURNED: ("surplus-returned", "dqt-itm-04", t.item),
    ev.HEALED: ("healed", "dqt-vil-05", t.healed),
    ev.QUEST_BOUGHT: ("quest-bought", "dqt-vil-07", t.plain("cost", "cards")),
    ev.QUEST_DRAWN: ("quest-drawn", "dqt-vil-07", t.quest),
    ev.QUEST_KEPT: ("quest-kept", "dqt-vil-07", t.slot),
    ev.QUEST_KNOWN: ("quest-known", "dqt-vil-07", t.quest_slot),
    ev.TROPHY_BOUGHT: ("trophy-bought", "dqt-vil-11", t.nothing),
    ev.GEMS_GAINED: ("gems-gained", "dqt-gen-04", t.because("gems")),
    ev.GEMS_PAID: ("gems-paid", "dqt-gen-07", t.because("gems")),
    ev.BANK_SHORT: ("bank-short", "dqt-gen-05", t.plain("gems")),
    ev.TROPHIES_GAINED: ("trophies-gained", "dqt-gen-08", t.because("points")),
    ev.WOUNDED: ("wounded", "dqt-wnd-01", t.plain("wounds", "now")),
    ev.CURSED: ("cursed", "dqt-cur-02", t.cursed),
    ev.UNCURSED: ("uncursed", "dqt-cur-04", t.nothing),
    ev.QUEST_CLAIMED: ("quest-claimed", "dqt-qst-01", t.quest_claimed),
    ev.VENTURED: ("ventured", "dqt-dun-01", t.nothing),
    ev.CARD_DRAWN: ("card-drawn", "dqt-dun-01", t.card),
    ev.CARD_SEEN: ("card-seen", "dqt-chr-10", t.card),
    ev.CARD_KEPT: ("card-kept", "dqt-chr-10", t.nothing),
    ev.CARD_SLID: ("card-slid", "dqt-chr-10", t.nothing),
    ev.SHUFFLED_BACK: ("shuffled-back", "dqt-dun-02", t.card),
    ev.DECK_GAVE_NOTHING: ("deck-gave-nothing", "dqt-dun-13", t.nothing),
    ev.EVENT_APPLIED: ("event-applied", "dqt-dun-03", t.card),
    ev.EVENT_ENDS: ("event-ends", "dqt-trn-02", t.card),
    ev.SPECIAL_MET: ("special-met", "dqt-dun-04", t.card),
    ev.BLADES_ROLLED: ("blades-rolled", "dqt-spc-04", t.plain("face")),
    ev.DECLINED_CARD: ("declined-card", "dqt-spc-03", t.card),
    ev.MONSTER_MET: ("monster-met", "dqt-dun-05", t.card),
    ev.FLED: ("fled", "dqt-dun-09", t.card),
    ev.ALLIED: ("allied", "dqt-neg-07", t.other),
    ev.FOUGHT_ALONE: ("fought-alone", "dqt-dun-10", t.nothing),
    ev.ANNOUNCED: ("announced", "dqt-cbt-09", t.announced),
    ev.DICE_ROLLED: ("dice-rolled", "dqt-cbt-06", t.dice),
    ev.CLOVER: ("clover", "dqt-itm-23", t.clover),
    ev.TWISTED: ("twisted", "dqt-chr-11", t.one_die),
    ev.TWIST_KEPT: ("twist-kept", "dqt-chr-11", t.nothing),
    ev.TOTALS: ("totals", "dqt-cbt-07", t.plain("green", "red")),
    ev.MONSTER_BEATEN: ("monster-beaten", "dqt-spo-01", t.card),
    ev.MONSTER_WON: ("monster-won", "dqt-spo-07", t.card),
    ev.SPOILS_SHARED: ("spoils-shared", "dqt-spo-02", t.spoils),
    ev.CARCASS_TAKEN: ("carcass-taken", "dqt-spo-01", t.card),
    ev.DRAGON_ITEM_WON: ("dragon-item-won", "dqt-mon-13", t.item),
    ev.WISHED: ("wished", "dqt-mon-11", t.wished),
    ev.ARENA_OPENED: ("arena-opened", "dqt-are-01", t.other),
    ev.SIDE_CHOSEN: ("side-chosen", "dqt-are-06", t.nothing),
    ev.SIDE_KNOWN: ("side-known", "dqt-are-05", t.side),
    ev.SIDES_REVEALED: ("sides-revealed", "dqt-are-07", t.side),
    ev.VOLTE_FACE: ("volte-face", "dqt-chr-08", t.side),
    ev.VOLTE_KEPT: ("volte-kept", "dqt-chr-08", t.nothing),
    ev.ARENA_WON: ("arena-won", "dqt-cbt-07", t.other),
    ev.POT_TAKEN: ("pot-taken", "dqt-pot-03", t.plain("gems")),
    ev.PLUNDERED: ("plundered", "dqt-are-12", t.plundered),
    ev.NOTHING_TO_PLUNDER: ("nothing-to-plunder", "dqt-are-13", t.nothing),
    ev.FINGERS: ("fingers", "dqt-chr-07", t.other),
    ev.ARMOUR_SPENT: ("armour-spent", "dqt-itm-16", t.nothing),
    ev.CALLED: ("called", "dqt-neg-01", t.nothing),
    ev.NOBODY_ANSWERED: ("nobody-answered", "dqt-neg-02", t.nothing),
    ev.OFFER_MADE: ("offer-made", "dqt-neg-03", t.made),
    ev.OFFER_ACCEPTED: ("offer-accepted", "dqt-neg-15", t.accepted),
    ev.DEAL_STRUCK: ("deal-struck", "dqt-neg-19", t.other),
    ev.OFFER_DECLINED: ("offer-declined", "dqt-neg-02", t.declined),
    ev.OFFER_WITHDRAWN: ("offer-withdrawn", "dqt-neg-14", t.offer),
    ev.OFFER_LAPSED: ("offer-lapsed", "dqt-neg-14", t.lapsed),
    ev.PASSED: ("passed", "dqt-neg-02", t.nothing),
    ev.PARLEY_CLOSED: ("parley-closed", "dqt-neg-17", t.nothing),
    ev.GIVEN: ("given", "dqt-trd-06", t.given),
    ev.QUEST_RECEIVED: ("quest-received", "dqt-trd-07", t.quest_slot),
    ev.PROMISED: ("promised", "dqt-prm-02", t.promise),
    ev.DELIVERED: ("delivered", "dqt-prm-05", t.promise),
    ev.PAID: ("paid", "dqt-prm-05", t.paid),
    ev.PAID_PART: ("paid-part", "dqt-prm-01", t.paid),
    ev.REFUSED: ("refused", "dqt-prm-01", t.promise),
    ev.PROMISE_KEPT: ("promise-kept", "dqt-prm-05", t.promise),
    ev.PROMISE_BROKEN: ("promise-broken", "dqt-prm-06", t.promise),
    ev.PROMISE_VOID: ("promise-void", "dqt-prm-04", t.promise),
    ev.PROMISE_WAIVED: ("promise-waived", "dqt-prm-07", t.promise),
}


def told(s: Adventure, event: Event) -> Told:
    """One event for the reader; the audience is the seats that may know it."""
    kind, seat, a, b, audience = event
    name, rule, teller = TELLERS[kind]
    about, args = teller(s, a, b)
    if seat >= 0:
        about = (refs.seat(seat), *about)
        args["who"] = refs.seat(seat)
    return Told(name, seat, about, rule, f"event-{name}", args, listeners(audience, s.table.seats))
