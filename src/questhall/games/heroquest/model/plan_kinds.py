"""What the numbers of a plan mean: doors, traps, triggers, conditions, effects, goals."""

from __future__ import annotations

from typing import Final

# Doors
NORMAL: Final = 0
SECRET: Final = 1
LOCKED: Final = 2
FALSE: Final = 3
EVENT: Final = 4

# Traps on the floor
PIT: Final = 0
FALLING_BLOCK: Final = 1
SPEAR: Final = 2

# Triggers: (kind, a, b)
ON_QUEST_START: Final = 0
ON_ROUND_START: Final = 1  # a: round
ON_ENTER_SQUARE: Final = 2  # a: square
ON_ENTER_ROOM: Final = 3  # a: area
ON_REVEAL_ROOM: Final = 4  # a: area
ON_OPEN_DOOR: Final = 5  # a: door
ON_SEARCH_TREASURE: Final = 6  # a: area
ON_SEARCH_SECRET: Final = 7  # a: area
ON_SEARCH_TRAPS: Final = 8  # a: area
ON_MONSTER_SEEN: Final = 9  # a: monster
ON_MONSTER_DEAD: Final = 10  # a: monster
ON_ALL_DEAD: Final = 11  # a: group number, or NONE and b: monster kind
ON_HERO_DEAD: Final = 12
ON_ITEM_TAKEN: Final = 13  # a: quest item
ON_ITEM_USED: Final = 14
ON_NPC_DEAD: Final = 15  # a: npc
ON_NPC_AT_EXIT: Final = 16
ON_FLAG: Final = 17  # a: flag
ON_COUNTER: Final = 18  # a: counter, b: at least
ON_TIMER_ZERO: Final = 19  # a: timer
ON_HERO_LEAVES: Final = 20
ON_EVERY: Final = 21  # a: every n rounds (at the end of the round), b: from round
ON_ATTACK_ROLLED: Final = 22
ON_ANY_DOOR_OPENED: Final = 23
ON_TRAP_TRIGGERED: Final = 24
ON_ZERO_BODY: Final = 25  # a: monster, before it is removed
ON_ACTION: Final = 26  # a: quest action

# Conditions
IF_FLAG: Final = 0  # a: flag
IF_NOT_FLAG: Final = 1
IF_COUNTER: Final = 2  # a: counter, b: at least
IF_DEAD: Final = 3  # many: monsters, all dead
IF_ALIVE: Final = 4  # many: monsters, all alive
IF_HERO_IS: Final = 5  # a: class of the acting hero
IF_HAS_ITEM: Final = 6  # a: quest item carried by the acting hero
IF_PARTY_HAS: Final = 7  # a: class in the party at quest start
IF_HEROES_IN_ROOM: Final = 8  # a: area, b: at least
IF_ROUND: Final = 9  # a: round at least
IF_DRAW: Final = 10  # a: draw, b: value
IF_NOT: Final = 11  # parts[0]
IF_ANY: Final = 12  # parts
IF_ALL: Final = 13  # parts

# Effects
DO_TEXT: Final = 0
DO_GOLD: Final = 1  # a: amount, b: 1 = split among the party
DO_ITEM: Final = 2  # a: item of items.py, or ITEMS + quest item
DO_ARTIFACT: Final = 3  # a: item
DO_DAMAGE: Final = 4  # a: amount, to: whom, b: 1 = they may defend, many: (1,) = mind instead of body
DO_HEAL: Final = 5
DO_END_TURN: Final = 6
DO_REVEAL_ROOM: Final = 7  # a: area
DO_REVEAL_DOOR: Final = 8  # a: door
DO_REVEAL_SQUARES: Final = 9  # many: squares
DO_OPEN_DOOR: Final = 10  # a: door
DO_FIND_SECRET: Final = 11  # a: door
DO_SPAWN: Final = 12  # a: monster kind, b: count, many: squares (the nearest free ones), act: to = 1
DO_WAKE: Final = 13  # many: monsters
DO_TELEPORT: Final = 14  # to: whom, many: squares
DO_BLOCK: Final = 15  # a: square
DO_PLACE_TRAP: Final = 16  # a: trap
DO_START_TIMER: Final = 17
DO_STOP_TIMER: Final = 18
DO_SET_FLAG: Final = 19  # a: flag
DO_ADD: Final = 20  # a: counter, b: n
DO_ALARM: Final = 21
DO_SET_STATS: Final = 22  # a: monster, many: move attack defend body mind (NONE: as it was)
DO_HEAL_MONSTER: Final = 23  # a: monster
DO_CHANGE_SIDE: Final = 24  # a: npc, or monster where b is 1
DO_TAKE_EQUIPMENT: Final = 25
DO_GIVE_BACK_EQUIPMENT: Final = 26
DO_SET_WANDERING: Final = 27  # a: kind, b: count
DO_END_QUEST: Final = 28  # a: 1 success, 0 failure
DO_LOSE_ITEM: Final = 29  # a: quest item
DO_LOSE_TURN: Final = 30
DO_CLOSE_DOOR: Final = 31  # a: door or NONE (the one beside the hero, chosen), b: rounds
DO_COLLAPSE: Final = 32  # a: 0 west, 1 east
DO_PEACEFUL: Final = 33  # many: monsters
DO_SKIP_TURNS: Final = 34  # a: 1 undead, 0 all; b: every n-th turn
DO_SET_SPELLS: Final = 35  # a: monster, b: dread spell, to: 1 add, 0 remove
DO_STEAL_SPELL: Final = 36
DO_RETURN_SPELLS: Final = 37

# Whom an effect is about
TO_ACTING: Final = 0  # the searcher, whoever triggered it
TO_ROOM: Final = 1
TO_ALL: Final = 2

# Objectives
KILL: Final = 0  # many: monsters
KILL_ALL: Final = 1  # a: kind, NONE for any
FIND: Final = 2  # a: quest item, carried out
COLLECT: Final = 3  # many: quest items, a: how many
RESCUE: Final = 4  # a: npc
ESCAPE: Final = 5  # a: how many heroes; NONE for all
REACH: Final = 6  # a: square
SURVIVE: Final = 7  # a: rounds
ACTIVATE: Final = 8  # many: flags, a: how many of them
PROTECT_NPC: Final = 9
PROTECT_ITEM: Final = 10

FAIL_NPC_DEAD: Final = 0
FAIL_TIMER_ZERO: Final = 1
FAIL_ITEM_LOST: Final = 2
FAIL_HEROES_DEAD: Final = 3

# Who moves an ally
BY_FREER: Final = 0
BY_PARTY: Final = 1
BY_ZARGON: Final = 2

# What a monster is immune to (bits)
IMMUNE_HOLY_WATER: Final = 1
IMMUNE_SPELLS: Final = 2
IMMUNE_SLEEP: Final = 4
IMMUNE_TEMPEST: Final = 8
IMMUNE_RANGED: Final = 16
