"""Factions alone, side by side and against each other; the first player."""

from __future__ import annotations

from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import MEETS, SHARE, Exhibit, Grid, Ranking
from ludotek.lab.figure import ranked
from ludotek.lab.study import Subject
from ludotek.lab.untamed import teams
from ludotek.lab.untamed.targets import FACTION, FIRST

MEMBERS = "SELECT game, seat, score, unnest(string_split(team, '+')) AS faction FROM duels"
BY_FACTION = f"SELECT faction, sum(score), count(*) FROM ({MEMBERS}) GROUP BY faction"
BY_PAIR = f"""
    WITH members AS ({MEMBERS})
    SELECT a.faction || '{MEETS}' || b.faction, sum(a.score), count(*)
    FROM members a JOIN members b ON a.game = b.game AND a.seat = b.seat AND a.faction < b.faction GROUP BY 1 ORDER BY 1
"""
BY_PAIRING = f"""
    WITH members AS ({MEMBERS})
    SELECT a.faction || '{MEETS}' || b.faction, sum(a.score), count(*)
    FROM members a JOIN members b ON a.game = b.game AND a.seat <> b.seat GROUP BY 1 ORDER BY 1
"""
BY_PLACE = "SELECT 'first player', sum(score), count(*) FROM duels WHERE place = '1'"


def exhibits(subject: Subject, evidence: Evidence) -> list[Exhibit]:
    names = [sheet.marks[0] for sheet in subject.cards("stronghold")]
    return [
        Ranking(
            "Factions",
            "How often a team with this faction wins a duel.",
            ranked(evidence.shares(BY_FACTION, FACTION)),
            on_cards="faction",
        ),
        Ranking("The first player", "How often whoever begins wins a duel.", evidence.shares(BY_PLACE, FIRST)),
        Ranking(
            "Teams (estimates)",
            "Estimated from all duels: each pair of factions in a team adds to its chances or takes from them, and so "
            "does the first turn (least squares). Each team against all that share no faction with it. How often it "
            "really won, in its own few games, stands beside.",
            teams.estimates(evidence, names),
            beside=(("seen", SHARE),),
        ),
        Grid(
            "Pairings",
            "How often a team with the faction of the row beats one with that of the column.",
            evidence.shares(BY_PAIRING),
            rows=names,
            columns=names,
        ),
        Grid(
            "Partners",
            "How often a team with both factions wins.",
            evidence.shares(BY_PAIR),
            rows=names[:-1],
            columns=names[1:],
        ),
    ]
