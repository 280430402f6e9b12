"""Answers as numbers: verb << 20 | a << 10 | b. Their names are made in options.py and read in reading.py."""

from __future__ import annotations

from typing import Final

from questhall.engine.packed import PART as PART
from questhall.engine.packed import PART_SHIFT as PART_SHIFT
from questhall.engine.packed import a_of as a_of
from questhall.engine.packed import b_of as b_of
from questhall.engine.packed import code as code
from questhall.engine.packed import verb_of as verb_of

ROLL: Final = 1
WALK: Final = 2  # a: square
JUMP: Final = 3  # a: trap square, b: landing square
OPEN: Final = 4  # a: door
ATTACK: Final = 5  # a: weapon or NO_WEAPON, b: monster
THROW: Final = 6  # a: weapon, b: monster
PHANTOM: Final = 7  # a: Phantom Blade, b: monster, which may not defend
CAST: Final = 8  # a: spell, b: target (below)
SEARCH_TREASURE: Final = 9
SEARCH_SECRET: Final = 10
SEARCH_TRAPS: Final = 11
DISARM: Final = 12  # a: 0 floor trap, 1 furniture; b: its number
SPRINKLE: Final = 13  # holy water; b: monster
GO_BACK: Final = 14  # Ring of Return
PUSH: Final = 15  # Rod of Telekinesis; b: monster
ACT: Final = 16  # a: quest action, b: door + 1 if it is about one
DRINK: Final = 17  # a: potion
GIVE: Final = 18  # a: item (or ITEMS + quest item), b: hero
GIVE_GOLD: Final = 19  # a: hero, b: amount
TAKE: Final = 20  # a: quest item
DROP: Final = 21  # a: quest item
PICK_UP: Final = 22  # a: hero whose belongings lie here
HOLD: Final = 23  # a: weapon
REVIVE: Final = 24  # a: dead hero (Elixir of Life)
LEAVE: Final = 25
GIVE_UP: Final = 26  # declared lost (heq-end-09)
END_TURN: Final = 27
USE: Final = 28
KEEP: Final = 29
DIE: Final = 30  # a: which die to roll again
CHOOSE: Final = 31  # a: monster, or CLASSES.. a commanded hero: MONSTERS + hero
STRIKE: Final = 32  # b: hero, or ALLY + npc
DREAD_CAST: Final = 33  # a: dread spell, b: target (hero; direction for lightning; hero*64+item for rust: see dread.py)
DONE: Final = 34  # Zargon: this monster has finished
PLACE: Final = 35  # a: square
GROUP: Final = 36  # a: spell group
STORE: Final = 37  # a: spell for the Spell Ring
BUY: Final = 38  # a: equipment
SELL: Final = 39  # a: equipment
WEAR: Final = 40  # a: body armour, NO_WEAPON for none
READY: Final = 41
SHARE: Final = 42  # a: hero who gets a thing of the dead that several claim
USE_ITEM: Final = 43  # a: quest item
ORDER: Final = 44  # a: hero who acts next in the order
PLAY_QUEST: Final = 45  # a: the quest to play next, an index into table.plans
STOP: Final = 46  # the party ends the campaign
CLAIM: Final = 47  # a: item of the dead

# Targets of spells
T_HERO: Final = 0  # + hero
T_MONSTER: Final = 16  # + monster
T_DOOR: Final = 256  # + door
ALLY: Final = 8
COMMANDED_HERO: Final = 512  # CHOOSE: + hero
