"""The steps of DragonQuest, one module per chapter of the rulebook."""
