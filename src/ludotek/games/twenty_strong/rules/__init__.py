"""The rules of 20 Strong, one file per chapter of the rulebook."""
