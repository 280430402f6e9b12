"""What a game's board in characters is made of. A game draws on it and never knows the screen that shows it."""
