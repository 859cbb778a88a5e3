"""The words of a review, for the terminal and for its page."""

from __future__ import annotations

from itertools import groupby

from ludotek.api import Match
from ludotek.cli.words import Words
from ludotek.table.moments import Act, Fortune
from ludotek.table.review import Choice, Review, Round, Turn


class ReviewWords(Words):
    def share(self, chance: float) -> str:
        return self("review-percent", n=str(round(100 * chance)))

    def change(self, change: float) -> str:
        """In points, with its sign."""
        points = round(100 * change)
        return self("review-percent", n=f"{'+' if points > 0 else '−' if points < 0 else ''}{abs(points)}")

    def end(self, match: Match) -> str:
        assert match.result is not None
        return self(f"end-{match.result.how}")

    def where(self, at: Choice | Round) -> str:
        return "" if at.where is None else self.phrase(at.where)

    def moment(self, choice: Choice) -> str:
        """When it was, and what was asked."""
        return " · ".join(each for each in (self.where(choice), self.phrase(choice.asked)) if each)

    def played(self, choice: Choice) -> str:
        return f"{self.phrase(choice.did)}  {choice.rule}"

    def line(self, acts: list[Act]) -> str:
        return " → ".join(self.phrase(act.phrase) for act in acts)

    def worse(self, fortune: Fortune) -> str:
        """The rarer side: how many outcomes would have been worse, or better."""
        key = "review-worse" if fortune.worse < 0.5 else "review-better-outcomes"
        return self(key, n=round(100 * min(fortune.worse, 1 - fortune.worse)))

    def happened(self, turn: Turn) -> str:
        """What was answered, and what came of it; what came several times is said once."""
        said = groupby(self.phrase(fact) for fact in turn.fortune.facts)
        counted = [(text, len(list(same))) for text, same in said]
        came = " ".join(text if times == 1 else f"{text} ×{times}" for text, times in counted)
        return f"{self.phrase(turn.choice.did)} → {came}"

    def heads(self) -> list[str]:
        """Of the columns of the course: the chance, and what each round brought."""
        return [self("review-chance"), *(self(f"review-part-{part}") for part in ("skill", "luck", "rest"))]

    def note(self, match: Match, found: Review) -> str:
        note = self("review-note", choices=len(found.course), rollouts=found.rollouts)
        return f"{note} {self('end-rewound', n=match.rewound)}" if match.rewound else note
