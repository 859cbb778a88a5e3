"""What The Reckoners should come to: greedy stands for people who play casually, search for experts."""

from __future__ import annotations

from ludotek.lab.target import Target

DIFFICULTY = {
    "easy": [Target("easy: greedy wins 75–90%", 0.75, 0.90, "greedy")],
    "normal": [
        Target("normal: greedy wins 45–58%", 0.45, 0.58, "greedy"),
        Target("normal: search wins 65–85%", 0.65, 0.85, "search"),
    ],
    "hard": [Target("hard: greedy wins 28–42%", 0.28, 0.42, "greedy")],
    "firefight": [Target("firefight: greedy wins 8–20%", 0.08, 0.20, "greedy")],
}
NUMBER = Target("at every number of Reckoners within 8 points of the mean", -0.08, 0.08)
HARDER = Target("hard is harder than normal at every number", high=0.0)
RECKONER = Target("each Reckoner's win rate within 4 points of the mean", -0.04, 0.04)
