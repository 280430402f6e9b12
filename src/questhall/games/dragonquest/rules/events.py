"""What can happen, as numbers; tell.py turns them into words. The comment says what `a` and `b` hold."""

from __future__ import annotations

from typing import Final

FIRST_SEAT: Final = 0  # -
TURN_BEGINS: Final = 1  # round
SUN_CROSSED: Final = 2  # sun, suns in all
STAYS: Final = 3
LEAVES: Final = 4
SPIDER_DIE: Final = 5  # face
COIN_LOST: Final = 6  # 50 or 100, 0: there was none
LP_LOST: Final = 7  # how many, left
TURN_MISSED: Final = 8  # TILE or NOTE
BOUGHT: Final = 9  # object, row
SUN_ADDED: Final = 10  # suns in all
BONES_ADDED: Final = 11  # bones, LP
TILE_HIDDEN: Final = 12  # whose wall step (seat)
TILE_KNOWN: Final = 13  # tile, whose wall step: only the seat that hid it is told
GUESSED: Final = 14  # number
TILE_SHOWN: Final = 15  # tile, 1 if hit
BLOCKED: Final = 16  # square, whose sheet
NOT_BLOCKED: Final = 17  # 0: no legal square, 1: declined
FAST_WALL: Final = 18  # 1 if hit
MOVEMENT_ROLLED: Final = 19  # dice thrown, all dice now
SKULLS: Final = 20  # three or more: how many
WALKED: Final = 21  # square, from
CHAMBER_ENTERED: Final = 22  # from
EXIT_REACHED: Final = 23  # from
ORB_USED: Final = 24
KEY_USED: Final = 25  # square
FIND_TICKED: Final = 26  # row, box
ROW_AWAKES: Final = 27  # row
DANGER_DIE: Final = 28  # face, which space 0-2
LETTER_DIE: Final = 29  # 0-2, 3 blank
ENCOUNTER: Final = 30  # face
DANGER_ESCAPED: Final = 31
TRAP_STOPPED: Final = 32  # trap, object
TRAP_SPRUNG: Final = 33  # trap, which time
DAMAGE_DICE: Final = 34  # dice packed, monster or trap
BATTLE_DIE: Final = 35  # monster, 1 if sword
RING_USED: Final = 36  # monster
SPIDER_BITES: Final = 37  # TILE or NOTE
DEMON_AWAKES: Final = 38  # TILE or NOTE
DEMON_WALKS: Final = 39  # square, from
TALISMAN_USED: Final = 40
CHAMBER_ROLLED: Final = 41  # dice packed, dragons set aside in all
TREASURE_TAKEN: Final = 42  # treasure
DRAGON_AWAKES: Final = 43
TREASURES_RETURNED: Final = 44  # treasures as bits
COINS_SCRATCHED: Final = 45  # coins of 50, of 100
FIRE: Final = 46  # dice packed, dragons
FLED: Final = 47  # square
LEFT_CHAMBER: Final = 48  # square
POOL_RESET: Final = 49
ESCAPED_WITH: Final = 50  # total
DIED: Final = 51  # cause
GAME_OVER: Final = 52  # how many escaped
MISS_NEXT: Final = 53  # TILE or NOTE
STOPPED: Final = 54  # 0: rolling, 1: walking
TREASURE_LEFT: Final = 55  # stars
NOT_BOUGHT: Final = 56
