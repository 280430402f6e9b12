"""Why a bot answers as it does, in a sentence with the figures that the best one reckons with: gems, and per cent."""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.core import State
from questhall.engine.game import Said
from questhall.games.betrayals.bots import arena, dungeon, given, moments, odds, offers, quests, village, worth
from questhall.games.betrayals.bots.temper import SHREWD
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.cards import TEMPLE_PRICE
from questhall.games.betrayals.model.deals import Offer
from questhall.games.betrayals.model.ids import ITEMS, MONSTERS, NONE
from questhall.games.betrayals.model.quest_checks import CARCASS_POWER, CARCASSES, LEGEND, ONE_OF_EACH
from questhall.games.betrayals.model.quick_offers import PRICES, offer_of
from questhall.games.betrayals.model.state import IN_ARENA, IN_DUNGEON, VILLAGE, Adventure
from questhall.games.betrayals.rules.announcing import announce, announcements
from questhall.games.betrayals.rules.fight import brought, green_power, red_power
from questhall.games.betrayals.rules.power import gauge
from questhall.games.betrayals.rules.sides import thirds
from questhall.games.betrayals.rules.specials import half_price
from questhall.games.betrayals.rules.village import arena_barred, price
from questhall.games.betrayals.views import refs
from questhall.games.betrayals.views.fight import arena_odds
from questhall.games.betrayals.views.fight import odds as chance_before
from questhall.games.betrayals.views.forecast import dungeon as forecast
from questhall.games.betrayals.views.prompt import percent
from questhall.games.betrayals.views.shapes import ArenaOdds
from questhall.games.betrayals.views.view import power_with

Args = dict[str, Any]
BY_CARCASSES: Final = (CARCASSES, ONE_OF_EACH, LEGEND, CARCASS_POWER)  # quests that the dungeon fulfils
EVEN: Final = 50  # per cent: below, a fight is rather lost
# Words that say enough by themselves, by the end of the text's id
PLAIN: Final = {
    codes.SLIDE: "slide",
    codes.YES: "altar",
    codes.NO: "no",
    codes.GUILD: "guild",
    codes.QUEST: "quest",
    codes.TROPHIES: "trophies",
    codes.HOLD: "hold",
    codes.CALL: "call",
}


def why(state: State, seat: int, answer: int) -> Said:
    """The sentence, from what the seat knows."""
    assert isinstance(state, Adventure)
    s = state
    betrayed = given.betrayed(s, seat, answer)
    if betrayed != NONE:
        return of_betrayal(s, seat, answer, betrayed)
    if answer >= codes.SPAN:
        return of_deal(s, seat, codes.verb_of(answer), codes.number_of(answer))
    if answer >= codes.BUY:
        return of_thing(s, seat, answer)
    if answer in (codes.ATTACKER, codes.DEFENDER, codes.NEUTRAL):
        return of_side(s, seat, answer)
    if codes.DOUBLE <= answer <= codes.TRAIL:
        return Said("because-power", fight(s, seat))
    return of_word(s, seat, answer)


def of_betrayal(s: Adventure, seat: int, answer: int, whom: int) -> Said:
    """A word is broken on purpose: whom it hurts, what it costs, and what is thought to be worth more."""
    args: Args = {"who": refs.seat(whom), "cost": given.price(s)}
    if answer not in given.FISTS:
        return Said("because-betrayal", args)
    side = of_side(s, seat, answer)
    return Said(f"because-betrayal-{side.text.removeprefix('because-')}", {**side.args, **args})


def crowd(s: Adventure, seat: int) -> ArenaOdds:
    """The attacker's chances as the board shows them: everybody as he has promised."""
    return arena_odds(s, {third: brought(s, third) for third in thirds(s)}, seat)


def fight(s: Adventure, seat: int) -> Args:
    """How the fight before one stands: with the ally if there is one, and alone; for the attacker in an arena."""
    if s.attacker != NONE:
        chance = percent(crowd(s, seat)["so_far"])
        return {"chance": chance, "alone": chance}
    if not 0 <= s.card < MONSTERS:
        return {"chance": 0, "alone": 0}
    return {"chance": percent(odds.chance(s, s.ally)), "alone": percent(odds.chance(s, NONE))}


# Offers and promises


def of_deal(s: Adventure, seat: int, verb: int, number: int) -> Said:
    if verb in (codes.PAY, codes.REFUSE, codes.WAIVE):
        return Said("because-pay" if verb == codes.PAY else "because-debt")
    if verb == codes.SPOILS:
        return Said("because-spoils" if number else "because-spoils-nothing", {"who": refs.seat(s.ally)})
    if verb in (codes.BUY_CARCASS, codes.SELL_ITEM):
        return of_trade(s, seat, verb, number)
    if verb == codes.OFFER:
        return of_ask(s, seat, offer_of(s, seat, verb + number))
    for offer in s.offers:
        if offer.number == number:
            return of_answer(s, seat, offer, verb)
    return Said("because-pass")


def of_ask(s: Adventure, seat: int, offer: Offer) -> Said:
    """An offer of one's own: what help would change, and that it should please."""
    helper = offer.to if s.parley == IN_ARENA or seat == s.active else seat
    args: Args = {"who": refs.seat(offer.to)} | fight(s, seat)
    if s.parley == IN_DUNGEON:
        args["chance"] = percent(odds.chance(s, helper))
        if seat != s.active:
            hurt = forecast(s, [seat])[refs.seat(seat)]["wounds"]
            return Said("because-bid", args | {"lost": 100 - args["chance"], "hurt": hurt})
        return Said(of_help(s, seat, offer.to), args)
    if s.parley == IN_ARENA and seat in (s.attacker, s.defender):
        by = crowd(s, seat)["by"].get(refs.seat(helper))
        if by is not None:
            ours = seat == s.attacker
            with_him, alone = percent(by["attacker" if ours else "defender"]), percent(by["neutral"])
            args |= {"chance": with_him, "alone": alone} if ours else {"chance": 100 - with_him, "alone": 100 - alone}
            return Said("because-bribe", args)
    return Said("because-offer", args)


def of_help(s: Adventure, seat: int, to: int) -> str:
    """Why whoever leads the fight makes that offer: for help, or for less than it was asked for."""
    asked = any(offer.sender == to and offer.to == seat and offer.alliance for offer in s.offers)
    return "because-haggle" if asked else "because-ask"


def of_trade(s: Adventure, seat: int, verb: int, number: int) -> Said:
    thing, gems = number // PRICES % PRICES, number % PRICES
    if verb == codes.BUY_CARCASS:
        value = worth.carcass(s, seat, thing)
        return Said("because-carcass", {"thing": refs.card(thing), "worth": round(value), "gems": gems})
    return Said("because-sell", {"thing": refs.item(thing), "gems": gems})


def of_answer(s: Adventure, seat: int, offer: Offer, verb: int) -> Said:
    """An offer of somebody else's: what it brings, and what one would want for it."""
    if s.parley == IN_DUNGEON and seat == s.active and offer.alliance:
        args: Args = {"who": refs.seat(offer.sender)} | fight(s, seat)
        args["chance"] = percent(odds.chance(s, offer.sender))
        if verb in (codes.ACCEPT, codes.SWEAR):
            return of_ally(s, seat, offer.sender, args)
        return Said("because-no-ally", args)
    chance = odds.chance(s, seat) if s.parley == IN_DUNGEON else 0.5
    wanted = 0.0
    if s.parley == IN_DUNGEON and offer.alliance:
        wanted = dungeon.reservation(s, seat, SHREWD)
    side = given.promised_side(offer.wants)
    if s.parley == IN_ARENA and side != NONE and seat not in (s.attacker, s.defender):
        wanted = arena.price_of_side(s, seat, SHREWD, side)
    deal = {
        "who": refs.seat(offer.sender),
        "gets": tenths(offers.to_me(s, offer, chance, SHREWD)),
        "wanted": tenths(max(0.0, wanted)),
        "broken": s.adventurers[offer.sender].broken if s.table.public_ledger else 0,
    }
    other = given.other_word(s, offer)
    if other != NONE and verb in codes.declines(0):
        return Said("because-word-given", {"who": refs.seat(other)})
    if verb == codes.DECLINE_MISTRUST:
        return Said("because-mistrust", deal)
    return Said("because-accept" if verb in (codes.ACCEPT, codes.SWEAR) else "because-decline", deal)


def of_ally(s: Adventure, seat: int, ally: int, args: Args) -> Said:
    """A fight that is rather lost is taken for what it may bring, or for a power that is still there."""
    if args["chance"] >= EVEN:
        return Said("because-ally", args)
    after = percent(announced(s, seat, ally))
    if after >= EVEN:
        return Said("because-ally-power", args | {"after": after})
    return Said("because-ally-risk", args | {"worth": round(odds.spoils(s, seat, s.card))})


def announced(s: Adventure, seat: int, ally: int) -> float:
    """The chance beside that ally with the best of what one may announce before the dice."""
    allied = s.clone()
    allied.ally = ally
    best = 0.0
    for power in announcements(allied, seat):
        then = allied.clone()
        announce(then, seat, power)
        best = max(best, chance_before(then, green_power(then), red_power(then)))
    return best


def tenths(value: float) -> float:
    """Not -0.0, which would be said."""
    return round(value, 1) + 0.0


# Words and things


def of_side(s: Adventure, seat: int, answer: int) -> Said:
    """By the same figures as the three sides are shown with: everybody else as he has promised."""
    by = crowd(s, seat)["by"][refs.seat(seat)]
    args: Args = {"attacker": refs.seat(s.attacker), "defender": refs.seat(s.defender)}
    if answer == codes.NEUTRAL:
        return Said("because-neutral", args | {"chance": percent(by["neutral"])})
    if answer == codes.DEFENDER:
        return Said("because-defender", args | {"chance": percent(1.0 - by["defender"])})
    return Said("because-attacker", args | {"chance": percent(by["attacker"])})


def of_word(s: Adventure, seat: int, answer: int) -> Said:
    if answer in PLAIN:
        return Said(f"because-{PLAIN[answer]}")
    match answer:
        case codes.DUNGEON:
            return of_dungeon(s, seat)
        case codes.FLEE:
            return Said("because-flee", fight(s, seat))
        case codes.CLOSE:
            return Said("because-close" if s.attacker == NONE else "because-close-arena", fight(s, seat))
        case codes.TEMPLE:
            return Said("because-temple", {"wounds": s.adventurers[seat].wounds, "cost": TEMPLE_PRICE})
        case codes.TROPHY:
            return Said("because-trophy", {"points": s.adventurers[seat].trophies + 1, "goal": s.table.goal})
        case codes.GEMS:
            return Said("because-gems")
        case codes.KEEP | codes.TWIST_GREEN | codes.TWIST_RED:
            return of_die(s, answer)
    return of_silence(s, seat, answer)


def of_dungeon(s: Adventure, seat: int) -> Said:
    """The way down, and what it does for the main quest."""
    args: Args = {"worth": round(odds.expedition(s, SHREWD, 0))}
    a, kinds = s.adventurers[seat], s.table.cards.quest_kind
    main = NONE if a.main_done else a.main
    if main != NONE and kinds[main] in BY_CARCASSES:
        return Said("because-dungeon-carcass", args | {"quest": refs.quest(main)})
    if arena_barred(s):
        return Said("because-dungeon-only", args)
    if main != NONE and any(quests.by_arena(s, seat, b.seat, main) for b in s.adventurers if b.seat != seat):
        return Said("because-dungeon-despite", args | {"quest": refs.quest(main)})
    return Said("because-dungeon", args)


def of_challenge(s: Adventure, seat: int, other: int) -> Said:
    """An arena, and whether winning it is a step of a quest."""
    guess = odds.guesses(s, seat, other, NONE, SHREWD)
    chance = percent(odds.expected_chance(s, seat, other, guess, NONE, 0))
    args: Args = {"who": refs.seat(other), "chance": chance, "loot": round(odds.loot(s, seat, other))}
    main = s.adventurers[seat].main
    if main != NONE and not s.adventurers[seat].main_done and quests.by_arena(s, seat, other, main):
        return Said("because-arena-quest", args | {"quest": refs.quest(main)})
    return Said("because-arena", args)


def of_silence(s: Adventure, seat: int, answer: int) -> Said:
    """Passing and being done."""
    if answer == codes.PASS and seat == s.active:
        return Said("because-wait")
    question = type(s.asking).__name__
    if question == "Announce":
        return Said("because-no-power", {"gems": moments.POWER_KEPT})
    if question == "Settle":
        return Said("because-debt")
    return Said("because-done" if answer == codes.DONE and s.parley == VILLAGE else "because-pass")


def of_die(s: Adventure, answer: int) -> Said:
    question = type(s.asking).__name__
    if question == "SecondSight":
        return Said("because-card")
    if answer == codes.KEEP:
        return Said("because-keep")
    return Said("because-twist", {"chance": percent(moments.rolled_again(s, answer == codes.TWIST_GREEN))})


def of_thing(s: Adventure, seat: int, answer: int) -> Said:
    a = s.adventurers[seat]
    if answer >= codes.ARENA:
        return of_challenge(s, seat, answer - codes.ARENA)
    if answer >= codes.CHARACTER:
        return Said("because-character")
    if answer >= codes.MAIN_QUEST:
        return of_quest(s, seat, answer)
    if answer >= codes.TAKE_CARCASS:
        return Said("because-plunder", {"worth": round(worth.carcass(s, seat, answer - codes.TAKE_CARCASS))})
    item = (answer - codes.BUY) % (codes.HAND_BACK - codes.BUY)
    args: Args = {"item": refs.item(item), "worth": round(village.gear_worth(s, a, item, SHREWD))}
    if answer < codes.BUY + ITEMS:
        args["cost"] = half_price(s, item) if type(s.asking).__name__ == "Peddler" else price(s, item)
        before, after = gauge(s, a), power_with(s, a, item)
        if after > before:
            return Said("because-stronger", args | {"before": before, "after": after})
        return Said("because-buy", args)
    if answer >= codes.TAKE_ITEM:
        return Said("because-plunder", {"worth": args["worth"]})
    return Said("because-wear" if answer >= codes.WEAR else "because-hand-back", args)


def of_quest(s: Adventure, seat: int, answer: int) -> Said:
    if answer >= codes.CLAIM:
        return Said("because-claim")
    is_main = answer < codes.KEEP_QUEST
    which = answer - (codes.MAIN_QUEST if is_main else codes.KEEP_QUEST)
    return Said("because-quest-card", {"quest": refs.quest(which), "chance": worth.completed(s, which, is_main)})
