"""What is told while a game goes on: (kind, seat, a, b). tell.py says them in words."""

from __future__ import annotations

from typing import Final

# Setup and the frame
CHARACTER_DEALT: Final = 1  # a: character
TOKEN_DRAWN: Final = 2  # a: type
QUESTS_DEALT: Final = 3  # whispered; a: quest, b: quest
MAIN_CHOSEN: Final = 4  # everybody: that it lies there
MAIN_KNOWN: Final = 5  # whispered; a: quest
FIRST_ROLLED: Final = 6  # a: face
FIRST_PLAYER: Final = 7
ROUND_BEGINS: Final = 8  # a: round
POT_GROWS: Final = 9  # a: gems in it
TURN_BEGINS: Final = 10
RECOVERED: Final = 11  # a: wounds recovered, b: left
LAST_ROUND: Final = 12  # the seat that reached the goal
DECK_EMPTY: Final = 13
TURN_ENDS: Final = 14
QUEST_SHOWN: Final = 15  # final count; a: quest, b: points (negative)
GAME_OVER: Final = 16
# Village
BOUGHT: Final = 20  # a: item, b: price
WORN: Final = 21  # a: item
HANDED_BACK: Final = 22  # a: item
SURPLUS_RETURNED: Final = 23  # a: item
HEALED: Final = 24  # the Temple; a: wounds healed, b: 1 the curse is put away
QUEST_BOUGHT: Final = 25  # a: price, b: cards drawn
QUEST_DRAWN: Final = 26  # whispered; a: quest
QUEST_KEPT: Final = 27  # everybody: a: serial
QUEST_KNOWN: Final = 28  # whispered; a: quest, b: serial
TROPHY_BOUGHT: Final = 29
GEMS_GAINED: Final = 30  # from the bank; a: gems, b: why (GAIN_*)
GEMS_PAID: Final = 31  # to the bank; a: gems, b: why
BANK_SHORT: Final = 32  # a: gems lost
TROPHIES_GAINED: Final = 33  # a: points, b: why
WOUNDED: Final = 34  # a: wounds, b: wounds now
CURSED: Final = 35  # a: who held it before, or NONE
UNCURSED: Final = 36
QUEST_CLAIMED: Final = 37  # a: quest, b: 1 main
# Dungeon
VENTURED: Final = 40
CARD_DRAWN: Final = 41  # a: adventure card, shown to all
CARD_SEEN: Final = 42  # whispered to the Sorcerer; a: card
CARD_KEPT: Final = 43
CARD_SLID: Final = 44
SHUFFLED_BACK: Final = 45  # a: card
DECK_GAVE_NOTHING: Final = 46
EVENT_APPLIED: Final = 47  # a: card
EVENT_ENDS: Final = 48  # a: card
SPECIAL_MET: Final = 49  # a: card
BLADES_ROLLED: Final = 50  # a: face
DECLINED_CARD: Final = 51  # nothing taken of a: card
MONSTER_MET: Final = 52  # a: monster, b: its power here
FLED: Final = 53  # a: monster
ALLIED: Final = 54  # the ally; a: active seat
FOUGHT_ALONE: Final = 55
ANNOUNCED: Final = 56  # a: DOUBLE, RAGE, STAND, TRAIL (answer_codes.py), b: the token for TRAIL
DICE_ROLLED: Final = 57  # a: green (0: not rolled), b: red
CLOVER: Final = 58  # a: old face, b: new face, plus 10 for the red die
TWISTED: Final = 59  # a: 0 green, 1 red, b: new face
TWIST_KEPT: Final = 60
TOTALS: Final = 61  # a: green total, b: red total
MONSTER_BEATEN: Final = 62  # a: monster
MONSTER_WON: Final = 63  # a: monster
SPOILS_SHARED: Final = 64  # the ally; a: codes.spoils()
CARCASS_TAKEN: Final = 65  # a: monster
DRAGON_ITEM_WON: Final = 66  # a: item
WISHED: Final = 67  # a: GEMS, TROPHIES, or WISH + item (answer_codes.py)
# Arena
ARENA_OPENED: Final = 70  # the attacker; a: defender
SIDE_CHOSEN: Final = 71  # everybody: a fist is closed
SIDE_KNOWN: Final = 72  # whispered; a: side
SIDES_REVEALED: Final = 73  # one for each third; a: side
VOLTE_FACE: Final = 74  # a: new side
VOLTE_KEPT: Final = 75
ARENA_WON: Final = 76  # the winning principal; a: the loser
POT_TAKEN: Final = 77  # a: gems
PLUNDERED: Final = (
    78  # the attacker; a: GEMS, TAKE_ITEM + item, TAKE_CARCASS + monster (answer_codes.py), b: gems taken
)
NOTHING_TO_PLUNDER: Final = 79
FINGERS: Final = 80  # the Thief; a: from, b: gems
ARMOUR_SPENT: Final = 81
# Deals
CALLED: Final = 90
OFFER_MADE: Final = 91  # a: offer number (private ones are whispered to the two), b: the offer it counters, or 0
OFFER_ACCEPTED: Final = 92  # a: offer number, b: 1 sworn
DEAL_STRUCK: Final = 93  # a private deal, to the others; a: the other party
OFFER_DECLINED: Final = 94  # a: offer number, b: SAID_NOTHING, SAID_TOO_LITTLE, SAID_MISTRUST
OFFER_WITHDRAWN: Final = 95  # a: offer number
PASSED: Final = 96
PARLEY_CLOSED: Final = 97
GIVEN: Final = 98  # a: to, b: term (deals.py)
QUEST_RECEIVED: Final = 99  # whispered to the receiver; a: quest, b: serial
PROMISED: Final = 100  # a: promise number
DELIVERED: Final = 101  # part of it, by other ways than a payment; a: promise number, b: gems, points or 1
REFUSED: Final = 102  # a: promise number
PROMISE_KEPT: Final = 103  # without a payment that says so; a: promise number
PROMISE_BROKEN: Final = 104  # a: promise number
PROMISE_VOID: Final = 105  # a: promise number
PROMISE_WAIVED: Final = 106  # a: promise number
OFFER_LAPSED: Final = 107  # the sender; a: offer number: what it gives or asks for is gone
PAID: Final = 108  # handed over and kept; a: promise number, b: term (deals.py)
PAID_PART: Final = 109  # a: promise number, b: term
NOBODY_ANSWERED: Final = 110  # whoever has called

# What was said when an offer was declined
SAID_NOTHING: Final = 0
SAID_TOO_LITTLE: Final = 1
SAID_MISTRUST: Final = 2

# Why gems or trophy points were gained or paid
BY_MONSTER: Final = 0
BY_LOOP: Final = 1  # Scavenger's Loop
BY_BOUNTY: Final = 2
BY_MOON: Final = 3
BY_SONG: Final = 4  # the Minstrel's trait
BY_QUEST: Final = 5
BY_CARD: Final = 6  # a special or an event
BY_ARENA: Final = 7
BY_SHOP: Final = 8
BY_TEMPLE: Final = 9
BY_GUILD: Final = 10
BY_STALL: Final = 11  # the trophy point on sale
BY_WISH: Final = 12
BY_START: Final = 13
