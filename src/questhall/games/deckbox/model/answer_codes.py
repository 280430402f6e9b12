"""Answers as numbers: verb << 20 | a << 10 | b. Their names are made and read in answers/."""

from __future__ import annotations

from typing import Final

from questhall.engine.packed import PART as PART
from questhall.engine.packed import a_of as a_of
from questhall.engine.packed import b_of as b_of
from questhall.engine.packed import code as code
from questhall.engine.packed import verb_of as verb_of

# Before the first round
TAKE_HERO: Final = 1  # a: hero card
TAKE_EQUIPMENT: Final = 2  # a: equipment card
TAKE_ABILITY: Final = 3  # a: ability card
PLACE: Final = 4  # a: square of the start zone
# The round
ACTIVATE: Final = 5  # this seat's hero acts next
YIELD: Final = 6  # let another hero go first
END: Final = 7  # end the activation
STEP: Final = 8  # a: square
MELEE: Final = 9  # a: enemy
SHOOT: Final = 10  # a: enemy
INTERACT: Final = 11  # a: what (below), b: a tile's slot, a square or a hero
AIM: Final = 12  # a: enemy; b: dice of a barrage that go there
PASS: Final = 13  # nothing in this window
PASS_PHASE: Final = 14  # nothing more in this phase
# Minor actions
BUY: Final = 20  # a: item
ABILITY: Final = 21  # a: target (below)
USE: Final = 22  # a: item, b: target (below)
TRADE: Final = 23  # a: hero
GIVE: Final = 24  # a: item
ASK: Final = 25  # a: item
GIVE_TREASURE: Final = 26  # a: amount
ASK_TREASURE: Final = 27  # a: amount
HAND_OVER: Final = 28  # the captive
CANCEL: Final = 29
ACCEPT: Final = 30
REFUSE: Final = 31
VEIL: Final = 32  # a: next square of a Veilstep
STOP: Final = 33  # end a Veilstep, or no second target
STILL: Final = 34  # a: second enemy of Word of Stillness
# Reactions
REACT: Final = 40  # a: item
KEEP: Final = 41
# Encounters
CHOOSE: Final = 50  # a: option
PICK: Final = 51  # a: hero
PUT: Final = 52  # a: place in the rolled dice: that one goes to the next position
PUSH: Final = 53  # a: direction of a knockback

# What one interacts with
AT_FEATURE: Final = 0  # b: the tile's slot
AT_CAPTIVE: Final = 1  # b: square
AT_FALLEN: Final = 2  # b: hero
AT_GATE: Final = 3  # b: half-square one stands on, live since its gate opened

# Targets of abilities and items; NO_TARGET where there is none
NO_TARGET: Final = 1023
