"""The balance of The Reckoners: every difficulty with every number of Reckoners."""

from __future__ import annotations

from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import Chapter
from ludotek.lab.ladder import rungs
from ludotek.lab.reckoners import cards, difficulty, house
from ludotek.lab.reckoners.targets import DIFFICULTY
from ludotek.lab.study import Deed, Setting, Study, Subject

EACH = 1 / 4  # of the games that are asked for, on each rung

# `above`: how much better the game ended than the others of its setting.
PLAYED = """
    SELECT *, options.seats AS seats, options.difficulty AS difficulty, scores[1] AS score,
        scores[1] - avg(scores[1]) OVER (PARTITION BY setting) AS above
    FROM games
"""


def settings(subject: Subject) -> list[Setting]:
    if subject.pack is not None:
        return house.settings(subject)
    return [Setting({"difficulty": rung.value, "seats": rung.seats}, EACH) for rung in rungs(subject.game)]


def chapters(subject: Subject, evidence: Evidence) -> list[Chapter]:
    evidence.define("played", PLAYED)
    if subject.pack is not None:
        return house.chapters(subject, evidence)
    return [
        Chapter("Difficulty", difficulty.exhibits(subject, evidence)),
        Chapter("Reckoners", cards.reckoners(evidence)),
        Chapter("Epics", cards.epics(subject, evidence)),
        Chapter("Equipment", cards.equipment(subject, evidence)),
    ]


DEEDS = (Deed("defeat", ("epic-appeared",), ("defeated",)),)
# Most figures are of all settings together.
STUDY = Study(settings, chapters, is_paired=False, brief=house.BRIEF, bands=DIFFICULTY, deeds=DEEDS)
