"""The rules of The Reckoners, one file per chapter of the rulebook."""
