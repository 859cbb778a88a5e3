"""What a deck of 20 Strong should come to: greedy stands for somebody who plays casually, search for an expert."""

from __future__ import annotations

from ludotek.lab.target import Target

GENTLE = [Target("the gentle rung: greedy wins 55–70%", 0.55, 0.70, "greedy")]
START = [
    Target("difficulty 0: greedy wins 30–42%", 0.30, 0.42, "greedy"),
    Target("difficulty 0: search wins 70–88%", 0.70, 0.88, "search"),
]
TOP = [Target("the top rung: search wins 5–20%", 0.05, 0.20, "search")]
RUNG = Target("each rung is harder than the one below", high=0.0)
CELL = Target("each hero × boss lies within 15 points of the deck's mean", -0.15, 0.15)
RANDOM = Target("random play wins less than 2%", high=0.02)
