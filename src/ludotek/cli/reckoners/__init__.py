"""The Reckoners in the terminal: the city, the team, the options and the end of a game, drawn from the open table."""
