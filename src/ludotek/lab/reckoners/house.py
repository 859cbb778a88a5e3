"""The balance of Epics that somebody has brought: every difficulty with them and without, and what each of them costs."""

from __future__ import annotations

from dataclasses import replace

from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import POINTS, SHARE, Chapter, Exhibit, Ranking
from ludotek.lab.ladder import ladder_of, values_of
from ludotek.lab.reckoners import cards
from ludotek.lab.reckoners.targets import DIFFICULTY
from ludotek.lab.study import Setting, Subject
from ludotek.lab.target import asked_of

SEATS = 3
BRIEF = ("Difficulty", "What they change", "Epics by cost")

WINS = "SELECT difficulty, sum(score), count(*) FROM played WHERE {} GROUP BY difficulty ORDER BY min(setting)"
CHANGE = """
    SELECT 'with them', avg(score) FILTER ({0}) - avg(score) FILTER (NOT ({0})),
        var_samp(score) FILTER ({0}), var_samp(score) FILTER (NOT ({0})), count_if({0}), count_if(NOT ({0}))
    FROM played
"""


def settings(subject: Subject) -> list[Setting]:
    """First all difficulties with the Epics, then all without."""
    rungs = values_of(ladder_of(subject.game))
    return [Setting({"difficulty": rung, "seats": SEATS}, bare=bare) for bare in (False, True) for rung in rungs]


def chapters(subject: Subject, evidence: Evidence) -> list[Chapter]:
    theirs = f"setting < {len(values_of(ladder_of(subject.game)))}"
    without = {each.what: each for each in evidence.shares(WINS.format(f"NOT ({theirs})"))}
    levels = [
        each._replace(target=asked_of(subject.players, DIFFICULTY.get(each.what, [])), beside=(without[each.what],))
        for each in evidence.shares(WINS.format(theirs))
    ]
    change = evidence.differences(CHANGE.format(theirs))
    return [
        Chapter(
            "Difficulty",
            [
                Ranking(
                    "Difficulty",
                    f"How often {SEATS} Reckoners win with these Epics; beside it, without them.",
                    levels,
                    beside=(("without", SHARE),),
                ),
                Ranking("What they change", "How much more often games are won with them, all in all.", change, POINTS),
            ],
        ),
        Chapter("Epics", [own(subject, each) for each in cards.epics(subject, evidence)]),
    ]


def own(subject: Subject, exhibit: Exhibit) -> Exhibit:
    """Of the Epics that were brought; those of the box are a yardstick."""
    assert subject.pack is not None
    brought = {table["id"] for table in subject.pack.raw["epic"]}
    others = sorted(each.value for each in exhibit.figures if each.what not in brought)
    note = f" Of those of the box, one in the middle kills {others[len(others) // 2]:.2f}." if others else ""
    return replace(
        exhibit, note=exhibit.note + note, figures=[each for each in exhibit.figures if each.what in brought]
    )
