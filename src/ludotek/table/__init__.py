"""One live game with people: its decisions, undo, log and saves, whatever carries the words to them."""
