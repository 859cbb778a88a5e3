"""The words of a review, for the terminal and for its page."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from ludotek.api import Match
from ludotek.cli.words import Words
from ludotek.kernel.account import LUCK, OTHERS, REVISION, SKILL
from ludotek.kernel.phrase import Phrase
from ludotek.table.moments import Fortune
from ludotek.table.review import Choice, Review, Turn


class Round(NamedTuple):
    """Choices that belong together: their name, the chance when they began, half of its 95% interval, what they brought as
    skill, as luck and in other ways, and the choices."""

    label: str
    chance: float
    half: float
    changes: tuple[float, float, float]
    choices: list[Choice]


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

    def where(self, choice: Choice) -> str:
        return "" if choice.where is None else self.phrase(choice.where)

    def moment(self, choice: Choice) -> str:
        """When it was, and what was asked."""
        return " · ".join(each for each in (self.where(choice), self.phrase(choice.asked)) if each)

    def played(self, choice: Choice) -> str:
        return f"{self.phrase(choice.did)}  {choice.rule}"

    def line(self, acts: list[Phrase]) -> str:
        return " → ".join(self.phrase(act) for act in acts)

    def worse(self, fortune: Fortune) -> str:
        """The rarer side: how many outcomes would have been worse, or better."""
        key = "review-worse" if fortune.worse < 0.5 else "review-better-outcomes"
        return self(key, n=round(100 * min(fortune.worse, 1 - fortune.worse)))

    def happened(self, turn: Turn) -> str:
        return " ".join([f"{self.phrase(turn.choice.did)}:", *(self.phrase(fact) for fact in turn.fortune.facts)])

    def note(self, match: Match, found: Review) -> str:
        note = self("review-note", choices=len(found.course), rollouts=found.rollouts)
        return f"{note} {self('end-rewound', n=match.rewound)}" if match.rewound else note

    def kinds(self, match: Match, found: Review) -> list[str]:
        """What the result is made of, without others where there are none."""
        return [SKILL, LUCK, REVISION] if len(found.seats) == match.seats else [SKILL, LUCK, OTHERS, REVISION]

    def rounds(self, found: Review) -> list[Round]:
        """What came before the first choice counts to the first round."""
        rounds: list[Round] = []
        for label, group in groupby(found.course, key=self.where):
            choices = list(group)
            brought = [each.changes for each in choices] + ([] if rounds else [found.before])
            skill, luck, others, revision = (
                sum(each[kind] for each in brought) for kind in (SKILL, LUCK, OTHERS, REVISION)
            )
            begun = choices[0].chance if rounds else found.start
            rounds.append(Round(label, begun, choices[0].half, (skill, luck, others + revision), choices))
        return rounds
