"""The balance of a deck of 20 Strong: many games at difficulty 0, fewer on the other rungs, and random play."""

from __future__ import annotations

from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import Chapter
from ludotek.lab.ladder import ladder_of
from ludotek.lab.parquet import quoted
from ludotek.lab.study import Deed, Setting, Study, Subject
from ludotek.lab.twenty_strong import enemies, heroes, ladder, rewards

RANDOM = "random"
OTHER = 1 / 4  # of the games of difficulty 0 on every other rung
OTHER_SLOWLY = 1 / 8


def settings(subject: Subject) -> list[Setting]:
    part = OTHER_SLOWLY if subject.is_slow else OTHER
    found = [Setting({"difficulty": rung}, part if rung else 1.0) for rung in rungs(subject)]
    return found if subject.players == RANDOM else [*found, Setting({"difficulty": 0}, OTHER, RANDOM)]


def rungs(subject: Subject) -> range:
    """From the gentle one to the top of this deck."""
    (deck,) = subject.cards("deck")
    return range(ladder_of(subject.game).low, deck.numbers["rungs"] + 1)


def chapters(subject: Subject, evidence: Evidence) -> list[Chapter]:
    own = f"played_by = {quoted(subject.players)}"
    evidence.define("played", f"SELECT *, scores[1] AS score, options.difficulty AS rung FROM games WHERE {own}")
    evidence.define("starts", "FROM played WHERE rung = 0")
    evidence.define("noted", "FROM moments WHERE setting IN (SELECT setting FROM starts)")
    return [
        Chapter("Difficulty", ladder.exhibits(subject, evidence, rungs(subject))),
        Chapter("Heroes and bosses", heroes.exhibits(evidence, rungs(subject))),
        Chapter("Enemies", enemies.exhibits(subject, evidence)),
        Chapter("Items and missions", rewards.exhibits(subject, evidence)),
    ]


DEEDS = (
    Deed("defeat", ("activated", "boss-activated"), ("defeated",)),
    Deed("take", ("reward-taken", "reward-declined"), ("reward-taken",)),
    Deed("use", ("item-gained",), ("item-used",), offered=True),
    Deed("finish", ("mission-dealt",), ("mission-done",)),
)
STUDY = Study(
    settings, chapters, is_paired=True, brief=("Difficulty", "Heroes", "Bosses"), bands=ladder.BANDS, deeds=DEEDS
)
