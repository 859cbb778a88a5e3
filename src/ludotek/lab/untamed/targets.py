"""What Untamed should come to, with strong players on both sides."""

from __future__ import annotations

from ludotek.lab.target import Target

FACTION = Target("each faction wins 47–53%", 0.47, 0.53)
TEAM = Target("each of the 84 teams wins 42–58%", 0.42, 0.58)
FIRST = Target("the first player wins 47–53%", 0.47, 0.53)
CARD = Target("no card changes its deck's win rate by more than 5 points", -0.05, 0.05)
LENGTH = Target("the median duel takes 8–14 turns a player", 8, 14)
EMPTY_DECK = Target("in every mode less than 20% of games end by the empty deck", high=0.20)
ALPHA = Target("the Alpha wins 35–65% at every number of players", 0.35, 0.65)

CAVEAT = "The targets of Untamed are asked of search; with weaker players they show a direction only."
