"""How hard the game is, by difficulty and by the number of Reckoners."""

from __future__ import annotations

from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import MEETS, NUMBER, POINTS, Exhibit, Grid, Lengths, Ranking
from ludotek.lab.figure import median, minus
from ludotek.lab.ladder import ladder_of, numbers_of, values_of
from ludotek.lab.reckoners import targets
from ludotek.lab.study import Subject
from ludotek.lab.target import asked_of

WINS = "SELECT difficulty, sum(score), count(*) FROM played GROUP BY difficulty ORDER BY min(setting)"
CELLS = f"SELECT difficulty || '{MEETS}' || seats, sum(score), count(*) FROM played GROUP BY ALL ORDER BY min(setting)"
HARDER = """
    SELECT seats || ' Reckoners',
        avg(score) FILTER (difficulty = 'hard') - avg(score) FILTER (difficulty = 'normal'),
        var_samp(score) FILTER (difficulty = 'hard'), var_samp(score) FILTER (difficulty = 'normal'),
        count_if(difficulty = 'hard'), count_if(difficulty = 'normal')
    FROM played GROUP BY seats ORDER BY seats
"""
ENDS = "SELECT how, count(*), (SELECT count(*) FROM played) FROM played GROUP BY how ORDER BY 2 DESC, 1"
ROUNDS = "SELECT rounds, count(*) FROM played GROUP BY rounds"


def exhibits(subject: Subject, evidence: Evidence) -> list[Exhibit]:
    levels = evidence.shares(WINS)
    mean = {each.what: each.value for each in levels}
    cells = evidence.shares(CELLS)
    rows, columns = values_of(ladder_of(subject.game)), [str(number) for number in numbers_of(subject.game)]
    rounds = evidence.counts(ROUNDS)
    return [
        Ranking(
            "Difficulty",
            "How often the game is won, at all numbers of Reckoners together.",
            [each._replace(target=asked_of(subject.players, targets.DIFFICULTY.get(each.what, []))) for each in levels],
        ),
        Grid(
            "Difficulty × number of Reckoners",
            "How often the game is won.",
            cells,
            rows=rows,
            columns=columns,
            reach=0.5,
        ),
        Grid(
            "Numbers beside each other",
            "How far above or below the mean of the difficulty each number of Reckoners is.",
            [minus(each, mean[each.what.partition(MEETS)[0]], targets.NUMBER) for each in cells],
            POINTS,
            rows=rows,
            columns=columns,
            middle=0.0,
        ),
        Ranking(
            "From normal to hard",
            "The change from normal to hard.",
            evidence.differences(HARDER, targets.HARDER),
            POINTS,
        ),
        Ranking("Endings", "How games end.", evidence.shares(ENDS)),
        Lengths("Length", "Rounds of a game.", [median("median", rounds)] if rounds else [], NUMBER, counts=rounds),
    ]
