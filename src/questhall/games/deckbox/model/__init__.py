"""What a game of Deck Box Dungeons is made of: figures, tiles, plans, scripts and the state. Compiled."""
