"""What a game of Donjon is made of: cards, deals and the state. Compiled."""
