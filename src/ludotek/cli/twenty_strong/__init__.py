"""20 Strong in the terminal: the table, the options and the end of a game, drawn from the player's view."""
