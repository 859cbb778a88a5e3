"""Untamed in the terminal: the table, the options and the end of a game, drawn from what a seat may see."""
