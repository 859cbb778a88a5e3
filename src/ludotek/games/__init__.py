"""The three games, each in a flat of its own."""
