"""What is told while a game goes on: (kind, seat, a, b). The seat is that of the hero concerned, -1 where it is nobody.

telling/ says them in words. `dice` are packed throws (rules/dice.py), `enemy` is an enemy's number, `hero` a seat.
"""

from __future__ import annotations

from typing import Final

# The frame
QUEST_BEGINS: Final = 1
CARD_TAKEN: Final = 2  # a: 0 hero, 1 equipment, 2 ability; b: card
CARDS_DEALT: Final = 3  # a: kind as above, b: bits of the cards
HERO_PLACED: Final = 4  # a: square
ROUND_BEGINS: Final = 5  # a: round
ACTIVATION_BEGINS: Final = 6
ACTIVATION_ENDS: Final = 7
ENEMY_PHASE: Final = 8
RECOVERY_PHASE: Final = 9
QUEST_WON: Final = 10
QUEST_LOST: Final = 11  # a: 0 all fallen, 1 out of time
MARKET_SHOWS: Final = 12  # a: slot, b: item
DECK_SHUFFLED: Final = 13
FLAG_RAISED: Final = 14  # a: flag, b: its value
GATE_OPENS: Final = 15
TIME_LEFT: Final = 16  # a: rounds left, this one included
QUEST_EVENT: Final = 17  # a: number of the event
RESTLESS: Final = 18  # the dungeon stirs
# Moving and exploring
STEPPED: Final = 20  # a: square, b: where from
MOVE_BEGINS: Final = 21  # a: points
PIT: Final = 22  # a: square
TILE_PLACED: Final = 23  # a: slot, b: half-square it was explored from
EXPLORED: Final = 24  # a: slot (the encounter that is now read)
RULE_ATTACHED: Final = 25  # a: slot, b: room rule
FEATURE_PLACED: Final = 26  # a: slot, b: feature
FEATURE_GONE: Final = 27  # a: slot, b: feature
PACK_TAKEN: Final = 28  # a: square, b: treasure
PACK_LEFT: Final = 29  # a: square
PASSAGE_OPENS: Final = 30  # a: half-square: a loop
INTERACTED: Final = 31  # a: slot, b: feature
VEILED: Final = 32  # a: square, b: where from
THREADED: Final = 33  # a: square, b: where from (Wayfinder's Thread)
# Encounters
BRANCH_ROLLED: Final = 40  # a: dice
TEST_BEGINS: Final = 41  # a: skill, b: need
TEST_ROLLED: Final = 42  # a: dice, b: modifier + 16
TEST_PASSED: Final = 43  # a: successes
TEST_FAILED: Final = 44  # a: successes
CHOSE: Final = 45  # a: option, b: its label (script_asks.label_of)
VOTED: Final = 46  # a: option, b: its label
PAID: Final = 47  # a: treasure
HERO_CHOSEN: Final = 48
SPAWNED: Final = 50  # a: enemy, b: square
FACE_ROLLED: Final = 51  # a: face code, b: colour
UPGRADED: Final = 52  # a: colour asked for, b: colour taken
OVERFLOW: Final = 53  # one that could not appear; every hero suffers a hit
STUNNED: Final = 54  # a: enemy
# Fighting
HERO_ATTACKS: Final = 60  # a: enemy, b: 0 melee, 1 ranged, 2 ability, 3 item
ENEMY_ATTACKS: Final = 61  # a: enemy, b: 0 melee, 1 ranged; the seat is the hero's
ATTACK_ROLLED: Final = 62  # a: dice, b: modifier + 16; the seat is the attacker's, -1 an enemy's
HITS: Final = 63  # a: hits, b: criticals
DEFENCE_ROLLED: Final = 64  # a: dice, b: modifier + 16; the seat is the hero's, or -1 for an enemy
BLOCKED: Final = 65  # a: hits blocked
ENERGY_GAINED: Final = 66  # a: energy
ENERGY_LOST: Final = 67  # a: energy
ENEMY_HURT: Final = 68  # a: enemy, b: points
ENEMY_DEFEATED: Final = 69  # a: enemy, b: it was a boss; the seat is whose it is, -1 nobody's
LOOT_ROLLED: Final = 70  # a: face code, b: colour
TREASURE_GAINED: Final = 71  # a: treasure
HERO_HURT: Final = 72  # a: points
HERO_HEALED: Final = 73  # a: points
HERO_FALLS: Final = 74  # a: square
HERO_REVIVED: Final = 75  # a: square; b: who helped
KNOCKED_BACK: Final = 76  # a: enemy, b: square; an enemy is pushed
HERO_PUSHED: Final = 77  # a: square
COLLISION: Final = 78  # a: 0 wall, 1 figure; b: enemy, or NONE + 1 = 0 where it is the seat's hero
MISSED: Final = 79
# Enemies
ENEMY_ACTS: Final = 80  # a: enemy, b: mode and target as in model/figures.py, for "why"
ENEMY_MOVED: Final = 81  # a: enemy, b: square
ENEMY_SKIPS: Final = 82  # a: enemy: it was stunned
ENEMY_WAITS: Final = 83  # a: enemy: nothing it can do
SIPHONED: Final = 84  # a: enemy, b: energy lost by this seat
RITUAL: Final = 85  # a: enemy that gains health, b: enemy whose ritual it is
REGENERATED: Final = 86  # a: enemy
CRUMBLED: Final = 87  # a: dice; the roof over this hero
NEST_HATCHES: Final = 88  # a: slot
# Belongings
BOUGHT: Final = 90  # a: item
ITEM_USED: Final = 91  # a: item, b: its target; 0 for reactions
ITEM_GAINED: Final = 92  # a: item
ABILITY_USED: Final = 93  # a: ability, b: its target
ITEM_GIVEN: Final = 94  # a: item, b: hero
TREASURE_GIVEN: Final = 95  # a: amount, b: hero
TRADE_OFFERED: Final = 96  # a: hero asked, b: what is proposed, an answer
TRADE_REFUSED: Final = 97  # a: hero who refused
CAPTIVE_TAKEN: Final = 98
CAPTIVE_LEFT: Final = 99  # a: square
CAPTIVE_GIVEN: Final = 100  # b: hero
EDGE_GAINED: Final = 101  # a: attacks
CHARMED: Final = 102  # a: hits cancelled
EXTRA_ACTION: Final = 103
SMOKE: Final = 104  # a: slot
SEED_SHOWN: Final = 105
