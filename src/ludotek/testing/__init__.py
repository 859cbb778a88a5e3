"""For tests, ours and those of people who add a deck, a card or a game."""
