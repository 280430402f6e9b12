"""What a game of DragonQuest is made of: the castle, the sheets and the state. Compiled."""
