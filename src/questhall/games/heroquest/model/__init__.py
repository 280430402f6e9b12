"""What a game of HeroQuest is made of: board, walls, figures, the plan of a quest and the state. Compiled."""
