"""What is told while a game goes on: (kind, seat, a, b). The seat is that of the hero concerned, or Zargon's.

tell.py says them in words. `dice` are packed throws (dice.py); `hero` is a hero's number.
"""

from __future__ import annotations

from typing import Final

# The frame
CAMPAIGN_BEGINS: Final = 1
QUEST_BEGINS: Final = 2  # a: quest index
PARCHMENT: Final = 3  # a: text of the plan
NOTE: Final = 4  # a: text of the plan
ROUND_BEGINS: Final = 5  # a: round
TURN_BEGINS: Final = 6
TURN_SKIPPED: Final = 7  # a: the effect that costs it
TURN_ENDS: Final = 8
ZARGON_BEGINS: Final = 9
QUEST_ENDS: Final = 10  # a: outcome
GOLD_SHARED: Final = 11  # a: gold for this hero
GROUP_TAKEN: Final = 12  # a: spell group
SPELL_STORED: Final = 13  # a: spell
TIMER_RUNS: Final = 14  # a: timer, b: rounds left
CHAMPION: Final = 15
GAME_OVER: Final = 16
GOAL_MET: Final = 17
GOAL_FAILED: Final = 18
TIMER_STOPS: Final = 19  # a: timer
# Moving and seeing
MOVE_ROLLED: Final = 20  # a: dice, b: squares
STEPPED: Final = 21  # a: square, b: from
JUMPED: Final = 22  # a: landing, b: trap square
JUMP_ROLLED: Final = 23  # a: dice
DOOR_OPENED: Final = 24  # a: door
DOOR_SEEN: Final = 25  # a: door
ROOM_REVEALED: Final = 26  # a: area
SQUARES_REVEALED: Final = 27  # a: how many
MONSTER_PLACED: Final = 28  # a: monster, b: square
FURNITURE_PLACED: Final = 29  # a: furniture
BLOCK_SEEN: Final = 30  # a: square
ITEM_SEEN: Final = 31  # a: quest item
ALLY_SEEN: Final = 32  # a: npc
TELEPORTED: Final = 33  # a: square
DOOR_BARRED: Final = 34  # a: door, b: rounds
DOOR_FREED: Final = 35  # a: door
COLUMN_FELL: Final = 36  # a: column
WALKED: Final = 37  # a: square, b: how many steps; a walk is over
# Searching and traps
SEARCHED_TREASURE: Final = 40  # a: area
SEARCHED_SECRET: Final = 41  # a: area
SEARCHED_TRAPS: Final = 42  # a: area
SECRET_FOUND: Final = 43  # a: door
DOOR_FALSE: Final = 121  # a: door
TRAP_FOUND: Final = 44  # a: trap
CHEST_TRAP_FOUND: Final = 45  # a: furniture
NOTHING_FOUND: Final = 46
CARD_DRAWN: Final = 47  # a: treasure card
TREASURE_FOUND: Final = 48  # a: treasure of the plan
GOLD_FOUND: Final = 49  # a: amount
ITEM_GAINED: Final = 50  # a: item, or ITEMS + quest item
TRAP_SPRUNG: Final = 51  # a: trap
TRAP_ROLLED: Final = 52  # a: dice
CHEST_TRAP_SPRUNG: Final = 53  # a: furniture
DISARM_ROLLED: Final = 54  # a: dice
DISARMED: Final = 55  # a: trap
CHEST_DISARMED: Final = 56  # a: furniture
RUBBLE: Final = 57  # a: square
WANDERER_COMES: Final = 58  # a: monster, b: the hero it strikes at once, or none
# Fighting
HERO_ATTACKS: Final = 60  # a: monster, b: weapon
MONSTER_ATTACKS: Final = 61  # a: hero (ALLY + npc), b: monster
ATTACK_ROLLED: Final = 62  # a: dice
DEFENCE_ROLLED: Final = 63  # a: dice, b: the shields that block
MISSED: Final = 64
MONSTER_HURT: Final = 65  # a: monster, b: points
MONSTER_SLAIN: Final = 66  # a: monster
HERO_HURT: Final = 67  # a: points, b: 1 mind, 0 body
HERO_HEALED: Final = 68  # a: points
HERO_AT_ZERO: Final = 69
HERO_DIED: Final = 70
HERO_LEFT: Final = 71
HERO_LOST: Final = 72
ALLY_HURT: Final = 73  # a: npc, b: points
ALLY_DIED: Final = 74  # a: npc
ALLY_SAFE: Final = 75  # a: npc
ALLY_MOVED: Final = 76  # a: npc, b: square
WEAPON_LOST: Final = 77  # a: item
REROLLED: Final = 78  # a: dice
MONSTER_MOVED: Final = 79  # a: monster, b: square
MONSTER_WAKES: Final = 80  # a: monster
MONSTER_SKIPS: Final = 81  # a: monster
MONSTER_RISES: Final = 82  # a: monster
MONSTER_PEACEFUL: Final = 83  # a: monster
BOUNTY: Final = 84  # a: gold
HERO_ATTACKS_HERO: Final = 85  # a: hero attacked
MONSTER_GONE: Final = 86  # a: monster, out of sight until its new place comes to light
ALLY_STRIKES: Final = 88  # a: hero, or ALLY + npc; b: the npc under Zargon who attacks
ALLY_ATTACKS: Final = 89  # a: npc, b: monster
# Magic and belongings
SPELL_CAST: Final = 90  # a: spell, b: target
DREAD_CAST: Final = 91  # a: dread spell, b: monster
RESIST_ROLLED: Final = 92  # a: dice; b: the least that helps
SUMMON_ROLLED: Final = 119  # a: dice
EFFECT_BEGINS: Final = 93  # a: effect bit
EFFECT_ENDS: Final = 94  # a: effect bit
MONSTER_EFFECT: Final = 95  # a: monster, b: effect bit
MONSTER_FREE: Final = 96  # a: monster, b: effect bit
POTION_DRUNK: Final = 97  # a: item
ITEM_GIVEN: Final = 98  # a: item, b: hero
GOLD_GIVEN: Final = 99  # a: amount, b: hero
ITEM_TAKEN: Final = 100  # a: quest item
ITEM_DROPPED: Final = 101  # a: quest item
BELONGINGS_TAKEN: Final = 102  # a: dead hero
BELONGINGS_LOST: Final = 103  # a: dead hero
WEAPON_HELD: Final = 104  # a: item
ITEM_USED: Final = 105  # a: item
HERO_REVIVED: Final = 106  # a: hero
ITEM_RUSTED: Final = 107  # a: item
SPELL_STOLEN: Final = 108  # a: spell
SPELLS_BACK: Final = 109
QUEST_ACTION: Final = 110  # a: quest action
GOLD_PAID: Final = 111  # a: amount
BOUGHT: Final = 112  # a: item
SOLD: Final = 113  # a: item
WORN: Final = 114  # a: item
NEW_HERO: Final = 115
HERO_READY: Final = 116
EQUIPMENT_TAKEN: Final = 117
EQUIPMENT_BACK: Final = 118
ITEM_INHERITED: Final = 121  # a: item, b: dead hero
BLOCKED: Final = 122  # every hit of the attack was blocked
QUEST_CHOSEN: Final = 120  # a: quest index, the one to play next
