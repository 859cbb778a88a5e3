"""The vocabulary in which cards are written."""
