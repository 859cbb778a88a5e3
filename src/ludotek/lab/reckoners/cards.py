"""Reckoners, Epics and equipment: how much better or worse games end with them."""

from __future__ import annotations

from ludotek.lab.chosen import beside_neighbours
from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import NUMBER, POINTS, SHARE, TIMES, Exhibit, Ranking
from ludotek.lab.figure import ranked
from ludotek.lab.reckoners.targets import RECKONER
from ludotek.lab.study import Subject

BY_RECKONER = """
    SELECT who, avg(above), stddev_samp(above), count(*)
    FROM (SELECT above, unnest(string_split(reckoners, '+')) AS who FROM played WHERE seats < 6)
    GROUP BY who
"""
# A row for each Epic that appeared in a game.
APPEARED = """
    SELECT setting, game, thing, coalesce(sum(n) FILTER (what = 'population-lost'), 0) AS lost,
        bool_or(what = 'defeated') AS beaten
    FROM moments WHERE what IN ('epic-appeared', 'population-lost', 'defeated')
    GROUP BY ALL HAVING bool_or(what = 'epic-appeared')
"""
COST = "SELECT thing, avg(lost), stddev_samp(lost), count(*) FROM appeared GROUP BY thing"
BEATEN = "SELECT thing, count_if(beaten), count(*) FROM appeared GROUP BY thing"
MENACE = """
    SELECT thing, avg(above), stddev_samp(above), count(*)
    FROM appeared JOIN played USING (setting, game) GROUP BY thing
"""
# A row for each card that was on offer in a game.
OFFERED = """
    SELECT setting, game, thing, bool_or(what = 'bought') AS bought FROM moments
    WHERE what IN ('market-refilled', 'bought') GROUP BY ALL
"""
BOUGHT = "SELECT thing, count_if(bought), count(*) FROM offered GROUP BY thing"
WORTH = """
    SELECT thing, avg(above) FILTER (bought) - avg(above) FILTER (NOT bought),
        var_samp(above) FILTER (bought), var_samp(above) FILTER (NOT bought), count_if(bought), count_if(NOT bought)
    FROM offered JOIN played USING (setting, game) GROUP BY thing
"""


def reckoners(evidence: Evidence) -> list[Exhibit]:
    note = "How much more often games are won with this Reckoner than at the same difficulty and number on average; "
    return [
        Ranking(
            "Reckoners",
            f"{note}with six all of them play.",
            ranked(evidence.means(BY_RECKONER, RECKONER)),
            POINTS,
            on_cards="reckoner",
        )
    ]


def epics(subject: Subject, evidence: Evidence) -> list[Exhibit]:
    evidence.define("appeared", APPEARED)
    beaten, menace = (
        {each.what: each for each in found} for found in (evidence.shares(BEATEN), evidence.means(MENACE))
    )
    return [
        Ranking(
            "Epics by cost",
            "Population that an Epic kills in a game in which it appears. Beside it how often it is defeated, and how much "
            "more often such games are won than others.",
            [each._replace(beside=(beaten[each.what], menace[each.what])) for each in ranked(evidence.means(COST))],
            NUMBER,
            "games with it",
            (("defeated", SHARE), ("wins", POINTS)),
            on_cards="epic",
        )
    ]


def equipment(subject: Subject, evidence: Evidence) -> list[Exhibit]:
    evidence.define("offered", OFFERED)
    costs = {sheet.id: sheet.numbers["cost"] for sheet in subject.cards("equipment")}
    return [
        Ranking(
            "Equipment bought",
            "How often a card is bought where it is on offer, as a multiple of the median of cards at the same price.",
            beside_neighbours(evidence.shares(BOUGHT), costs),
            TIMES,
            "games with it",
            (("share", SHARE),),
            on_cards="bought",
        ),
        Ranking(
            "Worth of equipment",
            "How much more often games are won in which it is bought than those in which it is only on offer. Who has "
            "money is doing well: look at differences between cards.",
            ranked(evidence.differences(WORTH)),
            POINTS,
            "games with it",
            on_cards="equipment",
        ),
    ]
