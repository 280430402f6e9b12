"""The numbers of cards and words, by their order in content/*.toml. Written by tools/game_ids.py."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Heroes (2.3)
HERO_ODRIK: Final = 0
HERO_SELKA: Final = 1
HERO_AMAURY: Final = 2
HERO_NYSSA: Final = 3
HERO_TAMSIN: Final = 4
HERO_GORRUN: Final = 5
HERO_ILVANE: Final = 6
HERO_ZAIDA: Final = 7

# Equipment (2.4)
EQP_SWORD: Final = 0
EQP_BOW: Final = 1
EQP_MAUL: Final = 2
EQP_HALBERD: Final = 3
EQP_KNIVES: Final = 4
EQP_ROD: Final = 5
EQP_TOWER: Final = 6
EQP_ARBALEST: Final = 7
EQP_FLAIL: Final = 8
EQP_JAVELIN: Final = 9

# Abilities (2.5)
ABL_HYMN: Final = 0
ABL_CIRCLE: Final = 1
ABL_SLATE: Final = 2
ABL_VEIL: Final = 3
ABL_STAND: Final = 4
ABL_STILL: Final = 5
ABL_WIND: Final = 6
ABL_LANCE: Final = 7
ABL_TITHE: Final = 8
ABL_KEEN: Final = 9

# Items (2.6)
ITM_DRAUGHT: Final = 0
ITM_FLASK: Final = 1
ITM_ENERGY: Final = 2
ITM_FORESIGHT: Final = 3
ITM_FIREPOT: Final = 4
ITM_AXE: Final = 5
ITM_WHET: Final = 6
ITM_CHARM: Final = 7
ITM_NET: Final = 8
ITM_SMOKE: Final = 9
ITM_RETURN: Final = 10
ITM_PICKS: Final = 11
ITM_BOOTS: Final = 12
ITM_GORGET: Final = 13
ITM_RING: Final = 14
ITM_CINDER: Final = 15

# Enemies (2.7)
FOE_GNAWKIN: Final = 0
FOE_SPITLING: Final = 1
FOE_TUSK: Final = 2
FOE_PIPER: Final = 3
FOE_TYRANT: Final = 4
FOE_BRAMBLE: Final = 5
FOE_SILT: Final = 6
FOE_LANTERN: Final = 7
FOE_ANCHOR: Final = 8
FOE_CHANTER: Final = 9
FOE_CASTELLAN: Final = 10
FOE_NAVIGATOR: Final = 11
FOE_ACOLYTE: Final = 12
FOE_SLINGER: Final = 13
FOE_BRAND: Final = 14
FOE_ORACLE: Final = 15
FOE_COLOSSUS: Final = 16
FOE_MAGISTER: Final = 17

# Features (2.12)
FTR_CHEST: Final = 0
FTR_SHRINE: Final = 1
FTR_FOUNTAIN: Final = 2
FTR_NEST: Final = 3
FTR_DRUM: Final = 4
FTR_CAGE: Final = 5
FTR_WARDSTONE: Final = 6
FTR_ARMOURY: Final = 7
FTR_HOARD: Final = 8
FTR_FORGE: Final = 9
FTR_BELL: Final = 10
FTR_PYRE: Final = 11
FTR_CAPTIVE: Final = 12
FTR_KEY: Final = 13
FTR_VALVE: Final = 14

# Room rules (2.12)
RUL_DARK: Final = 0
RUL_FLOODED: Final = 1
RUL_CURSED: Final = 2
RUL_WARDED: Final = 3
RUL_CRUMBLING: Final = 4
RUL_HALLOWED: Final = 5

# Keywords, as bits
KW_REACH: Final = 1 << 0
KW_BARRAGE: Final = 1 << 1
KW_CRUSH: Final = 1 << 2
KW_STUN: Final = 1 << 3
KW_HEAVY: Final = 1 << 4
KW_KNOCKBACK: Final = 1 << 5
KW_REGENERATE: Final = 1 << 6
KW_RITUAL: Final = 1 << 7
KW_SIPHON: Final = 1 << 8
KW_PIERCE: Final = 1 << 9

# Skills
SKILL_STR: Final = 0
SKILL_DEX: Final = 1
SKILL_WIS: Final = 2
SKILL_CHA: Final = 3

# Whom an enemy attacks
TARGET_NEAR: Final = 0
TARGET_WEAK: Final = 1
TARGET_STRONG: Final = 2
TARGET_SOFT: Final = 3
TARGET_CHARGED: Final = 4
TARGET_RICH: Final = 5
TARGET_LAST: Final = 6

# Factions
FACTION_BURROW: Final = 0
FACTION_DROWNED: Final = 1
FACTION_EMBER: Final = 2

# Colour and type of an enemy, in the order in which they act
SLOT_GR: Final = 0
SLOT_GM: Final = 1
SLOT_BR: Final = 2
SLOT_BM: Final = 3
SLOT_RR: Final = 4
SLOT_RM: Final = 5

# Colours of the enemy dice
GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
