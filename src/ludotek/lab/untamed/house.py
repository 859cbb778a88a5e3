"""The balance of a faction that somebody has brought: duels in which one side has it, and its cards beside blanks."""

from __future__ import annotations

from dataclasses import replace

from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import MEETS, Chapter, Exhibit, Ranking
from ludotek.lab.figure import Figure, ranked
from ludotek.lab.study import Setting, Subject
from ludotek.lab.untamed import cards, factions
from ludotek.lab.untamed.targets import FACTION

BLANKED = 1 / 3  # of the duels are played again with a blank
BRIEF = ("The faction", "With each partner", "Against each other faction", "What a card is worth")


def settings(subject: Subject) -> list[Setting]:
    """Whoever begins a game with a faction plays it, with two others at random."""
    blanked = [] if subject.is_slow else own_cards(subject)
    return [Setting({}), *[Setting({}, BLANKED, blank=id) for id in blanked]]


def chapters(subject: Subject, evidence: Evidence) -> list[Chapter]:
    assert subject.pack is not None
    house = subject.pack.id
    known = {*own_cards(subject)}
    of_cards = [only(exhibit, known) for exhibit in cards.exhibits(subject, evidence)]
    return [Chapter("Faction", faction(house, evidence)), Chapter("Cards", of_cards)]


def faction(house: str, evidence: Evidence) -> list[Exhibit]:
    won = [each for each in evidence.shares(factions.BY_FACTION, FACTION) if each.what == house]
    against = [each for each in evidence.shares(factions.BY_PAIRING) if each.what.startswith(house + MEETS)]
    beside = [each for each in evidence.shares(factions.BY_PAIR) if house in each.what.split(MEETS)]
    return [
        Ranking("The faction", "How often a team with it wins a duel against three others.", won),
        Ranking("With each partner", "How often a team with both wins.", ranked(beside)),
        Ranking("Against each other faction", "How often it wins against a team with it.", ranked(against)),
    ]


def own_cards(subject: Subject) -> list[str]:
    assert subject.pack is not None
    return [sheet.id for sheet in cards.sheets(subject) if sheet.marks[0] == subject.pack.id]


def only(exhibit: Exhibit, known: set[str]) -> Exhibit:
    """The figures of these cards."""
    figures: list[Figure] = [each for each in exhibit.figures if each.what in known]
    return replace(exhibit, figures=figures)
