"""Untamed: Feral Factions: a card battler for two, with five modes for three to six."""
