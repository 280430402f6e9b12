"""Answers as numbers. options.py gives them names, and back."""

from __future__ import annotations

from typing import Final

# Words that stand alone
DONE: Final = 0  # leave the village for good, end a settlement, announce nothing (more)
PASS: Final = 1  # in a parley: nothing more from me unless something new comes; the principal waits for bids
CLOSE: Final = 2  # the principal ends the parley: to the fight
CALL: Final = 3  # in the village: let everybody make offers
FLEE: Final = 4
DUNGEON: Final = 5
KEEP: Final = 6  # Second sight: this card
SLIDE: Final = 7  # Second sight: under the deck with it
YES: Final = 8
NO: Final = 9
TEMPLE: Final = 10
GUILD: Final = 11
TROPHY: Final = 12
QUEST: Final = 13  # the letter: a quest
GEMS: Final = 14  # the letter's, the Djinn's, the plundered gems
TROPHIES: Final = 15  # the Djinn's
HOLD: Final = 16  # not claimed for now
DOUBLE: Final = 17  # announced: Power Armour
RAGE: Final = 18  # announced: Blood rage
STAND: Final = 19  # announced: Last stand
TRAIL: Final = 20  # announced: New trail
TWIST_GREEN: Final = 21
TWIST_RED: Final = 22
NEUTRAL: Final = 23
ATTACKER: Final = 24
DEFENDER: Final = 25

# Words with a thing
BUY: Final = 100  # plus the item; the peddler's too
HAND_BACK: Final = 130  # plus the item
WEAR: Final = 160  # plus the item
WISH: Final = 190  # plus the item
TAKE_ITEM: Final = 220  # plunder, plus the item
TAKE_CARCASS: Final = 250  # plunder, plus the monster
MAIN_QUEST: Final = 300  # plus the quest
KEEP_QUEST: Final = 330  # plus the quest
CLAIM: Final = 360  # plus the quest
CHARACTER: Final = 390  # plus the character
ARENA: Final = 400  # plus the seat; the gate's too

# Words about offers and promises, plus their number
SPAN: Final = 1_000_000
ACCEPT: Final = 1 * SPAN
SWEAR: Final = 2 * SPAN  # accept, and the Minstrel declares the deal sworn
DECLINE: Final = 3 * SPAN
WITHDRAW: Final = 4 * SPAN
PAY: Final = 5 * SPAN  # deliver all that was promised
REFUSE: Final = 6 * SPAN
WAIVE: Final = 7 * SPAN
DECLINE_LITTLE: Final = 8 * SPAN  # decline, and say that it is too little
DECLINE_MISTRUST: Final = 9 * SPAN  # decline, and say that one does not believe it

# Offers that need no form: who gets it and which of quick_offers.py
OFFER: Final = 10 * SPAN  # plus seat * TEMPLATES + template
TEMPLATES: Final = 1000
# Trades that need no form: a carcass bought, a surplus item sold, both for gems
BUY_CARCASS: Final = 11 * SPAN  # plus (seat * 100 + monster) * 100 + gems
SELL_ITEM: Final = 12 * SPAN  # plus (seat * 100 + item) * 100 + gems
# The spoils: trophies, carcass and gems for the ally
SPOILS: Final = 13 * SPAN  # plus (trophies * 2 + carcass) * 100 + gems


def offer_to(seat: int, template: int) -> int:
    return OFFER + seat * TEMPLATES + template


def spoils(trophies: int, carcass: int, gems: int) -> int:
    return SPOILS + (trophies * 2 + carcass) * 100 + gems


def shared(number: int) -> tuple[int, int, int]:
    """And back: trophies, carcass and gems."""
    return number // 200, number // 100 % 2, number % 100


def declines(number: int) -> tuple[int, int, int]:
    """An offer refused, with and without a word why."""
    return DECLINE + number, DECLINE_LITTLE + number, DECLINE_MISTRUST + number


def verb_of(answer: int) -> int:
    """Of an answer with a large number: which word it is."""
    return answer // SPAN * SPAN


def number_of(answer: int) -> int:
    return answer % SPAN
