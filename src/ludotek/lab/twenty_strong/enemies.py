"""Enemies: what they cost those who fight them, and whether they are fought at all."""

from __future__ import annotations

from ludotek.lab.chosen import beside_neighbours
from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import NUMBER, SHARE, TIMES, Exhibit, Ranking
from ludotek.lab.figure import ranked
from ludotek.lab.study import Subject

# A row for each enemy that was met in a game.
MET = """
    SELECT game, thing, coalesce(sum(n) FILTER (what = 'suffered'), 0) AS damage, bool_or(what = 'defeated') AS beaten
    FROM noted WHERE what IN ('activated', 'boss-activated', 'suffered', 'defeated')
    GROUP BY game, thing HAVING bool_or(what IN ('activated', 'boss-activated'))
"""
DAMAGE = "SELECT thing, avg(damage), stddev_samp(damage), count(*) FROM met GROUP BY thing"
BEATEN = "SELECT thing, count_if(beaten), count(*) FROM met GROUP BY thing"
FOUGHT = """
    SELECT thing, count(DISTINCT game), (SELECT count(*) FROM starts) FROM noted
    WHERE what IN ('activated', 'went-in-peace') AND list_contains($names, thing) GROUP BY thing
"""
PASSED = """
    SELECT thing, count_if(what = 'went-in-peace'), count(*) FROM noted
    WHERE what IN ('activated', 'went-in-peace') GROUP BY thing HAVING count_if(what = 'went-in-peace') > 0
"""


def exhibits(subject: Subject, evidence: Evidence) -> list[Exhibit]:
    evidence.define("met", MET)
    marks = {sheet.id: sheet.marks for sheet in subject.cards("conflict")}
    beaten = {each.what: each for each in evidence.shares(BEATEN)}
    found: list[Exhibit] = [
        Ranking(
            "Enemies by damage",
            "Damage suffered from them in a game at difficulty 0 in which they are met; beside it how often they are "
            "defeated.",
            [each._replace(beside=(beaten[each.what],)) for each in ranked(evidence.means(DAMAGE))],
            NUMBER,
            "games with it",
            (("defeated", SHARE),),
            on_cards="damage",
        ),
        Ranking(
            "How often an enemy is fought",
            "Or passed in peace. As a multiple of the median of enemies of the same class; beside it in how many games it "
            "is.",
            beside_neighbours(evidence.shares(FOUGHT, names=list(marks)), marks),
            TIMES,
            beside=(("share", SHARE),),
            on_cards="fought",
        ),
    ]
    passed = ranked(evidence.shares(PASSED))
    if passed:  # in a deck that has such ways
        about = "How often an enemy that could be passed in peace was, instead of being fought."
        found.append(Ranking("Peaceful ways", about, passed, counted="times"))
    return found
