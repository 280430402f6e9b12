"""How each game is drawn in the terminal: a module of the game's id with a BOARD."""
