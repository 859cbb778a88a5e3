"""The public face: `ludotek.game(name)`, and a `Match` that is pleasant at the prompt.

Thin and interpreted: it checks what people type, keeps the record, and turns keys into words. Programs that play many
games use the kernel's match directly.
"""

from ludotek.api.decision import Candidate, Decision, Refusal
from ludotek.api.fact import Fact, Heard
from ludotek.api.game import Game, game
from ludotek.api.match import Match

__all__ = ["Candidate", "Decision", "Fact", "Game", "Heard", "Match", "Refusal", "game"]
