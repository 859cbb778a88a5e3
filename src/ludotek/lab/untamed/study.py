"""The balance of Untamed: many duels, each of the other modes, and for each card duels with a blank in its place."""

from __future__ import annotations

from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import Chapter
from ludotek.lab.study import Deed, Setting, Study, Subject
from ludotek.lab.untamed import cards, factions, house, modes, strongholds
from ludotek.lab.untamed.targets import CAVEAT, FACTION

BLANKED = 1 / 8  # of the duels are played again with a blank
OF_A_MODE = 1 / 10
OF_A_MODE_SLOWLY = 1 / 50

# A row for each seat of each game; the Alpha is the first player (UN-90).
SEATS = """
    SELECT setting, game, blank, options.mode AS mode, options.seats AS seats, unnest(range(len(scores))) AS seat,
        unnest(scores) AS score, unnest(place) AS place, unnest(faction) AS team
    FROM games
"""


def settings(subject: Subject) -> list[Setting]:
    """Blanks are for quick players: 45 cards are too many for others."""
    if subject.pack is not None:
        return house.settings(subject)
    others = [(mode.name, seats) for mode in subject.game.profile.modes[1:] for seats in mode.seats]
    part = OF_A_MODE_SLOWLY if subject.is_slow else OF_A_MODE
    blanked = [] if subject.is_slow else cards.sheets(subject)
    return [
        Setting({}),
        *[Setting({"mode": mode, "seats": seats}, part) for mode, seats in others],
        *[Setting({}, BLANKED, blank=sheet.id) for sheet in blanked],
    ]


def define_seats(evidence: Evidence) -> None:
    evidence.define("seats", SEATS)
    evidence.define("duels", "FROM seats WHERE mode = 'duel' AND blank = ''")


def chapters(subject: Subject, evidence: Evidence) -> list[Chapter]:
    define_seats(evidence)
    if subject.pack is not None:
        return house.chapters(subject, evidence)
    return [
        Chapter("Factions and teams", factions.exhibits(subject, evidence)),
        Chapter("Cards", cards.exhibits(subject, evidence)),
        Chapter("Strongholds", strongholds.exhibits(subject, evidence)),
        Chapter("Length, endings, modes", modes.exhibits(evidence)),
    ]


DEEDS = (Deed("play", ("drew",), ("played", "played-by-focus", "played-by-rally")),)
STUDY = Study(
    settings, chapters, is_paired=True, caveat=CAVEAT, brief=house.BRIEF, bands={None: [FACTION]}, deeds=DEEDS
)
