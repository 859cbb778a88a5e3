"""The rules of Untamed, one file per chapter of the rulebook."""
