"""How a game ended."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Outcome:
    """Per seat a score from 0 to 1, the way it ended, and the rule that ended it."""

    def __init__(self, scores: list[float], how: str, rule: str) -> None:
        self.scores = scores
        self.how = how
        self.rule = rule

    def __repr__(self) -> str:
        return f"Outcome({self.how}, {self.scores}, {self.rule})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.how, self.rule))

    def to_data(self) -> dict[str, object]:
        return {"scores": list(self.scores), "how": self.how, "rule": self.rule}
