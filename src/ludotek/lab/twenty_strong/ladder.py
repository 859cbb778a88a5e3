"""How hard each rung is, and that each is harder than the one below."""

from __future__ import annotations

from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import NUMBER, POINTS, Exhibit, Lengths, Ranking
from ludotek.lab.figure import Figure, median
from ludotek.lab.study import Subject
from ludotek.lab.target import Target, asked_of
from ludotek.lab.twenty_strong.targets import GENTLE, RANDOM, RUNG, START, TOP

WINS = "SELECT rung, sum(score), count(*) FROM played GROUP BY rung ORDER BY rung"
STEPS = """
    SELECT low.rung || ' → ' || high.rung, sum(high.score - low.score), sum((high.score - low.score) ** 2), count(*)
    FROM played low JOIN played high ON high.game = low.game AND high.rung = low.rung + 1
    GROUP BY low.rung, high.rung ORDER BY low.rung
"""
CHANCE = "SELECT 'random play', sum(scores[1]), count(*) FROM games WHERE played_by = 'random' GROUP BY ALL"
ENDS = "SELECT how, count(*), (SELECT count(*) FROM starts) FROM starts GROUP BY how ORDER BY 2 DESC, 1"
ROUNDS = "SELECT rounds, count(*) FROM starts GROUP BY rounds"

BANDS = {-1: GENTLE, 0: START}  # by the rung


def exhibits(subject: Subject, evidence: Evidence, rungs: range) -> list[Exhibit]:
    targets = {**BANDS, rungs[-1]: TOP}
    rounds = evidence.counts(ROUNDS)

    def judged(figure: Figure) -> Figure:
        target: Target | None = asked_of(subject.players, targets.get(int(figure.what), []))
        return figure._replace(what=f"difficulty {figure.what}", target=target)

    return [
        Ranking(
            "Difficulty", "How often the game is won on each rung.", [judged(each) for each in evidence.shares(WINS)]
        ),
        Ranking(
            "From rung to rung",
            "The change from each rung to the next, with the same seeds on both.",
            evidence.changes(STEPS, RUNG),
            POINTS,
            "pairs of games",
        ),
        Ranking("Random play", "How often it wins at difficulty 0.", evidence.shares(CHANCE, RANDOM)),
        Ranking("Endings", "How games at difficulty 0 end.", evidence.shares(ENDS)),
        Lengths(
            "Length",
            "Rounds of a game at difficulty 0.",
            [median("median", rounds)] if rounds else [],
            NUMBER,
            counts=rounds,
        ),
    ]
