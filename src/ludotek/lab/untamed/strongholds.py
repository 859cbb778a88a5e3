"""Strongholds: where in the stack they stand, and how often they are used."""

from __future__ import annotations

from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import MEETS, NUMBER, Exhibit, Grid, Ranking
from ludotek.lab.figure import ranked
from ludotek.lab.study import Subject

PLACES = ["top", "middle", "bottom"]
ORDER = f"""
    WITH stacked AS (
        SELECT thing, score, row_number() OVER (PARTITION BY game, seat ORDER BY moment) AS place
        FROM moments WHERE what = 'stacked' AND setting IN (SELECT setting FROM duels)
    )
    SELECT thing || '{MEETS}' || {PLACES}[place], sum(score), count(*) FROM stacked GROUP BY 1 ORDER BY 1
"""
USED = """
    WITH owned AS (
        SELECT thing, game, seat, count_if(what = 'ability-used') AS used FROM moments
        WHERE what IN ('stacked', 'ability-used') AND setting IN (SELECT setting FROM duels) GROUP BY ALL
    )
    SELECT thing, avg(used), stddev_samp(used), count(*) FROM owned GROUP BY thing
"""


def exhibits(subject: Subject, evidence: Evidence) -> list[Exhibit]:
    names = [sheet.id for sheet in subject.cards("stronghold")]
    return [
        Grid(
            "Stronghold order",
            "How often a duel is won with this Stronghold there in the stack.",
            evidence.shares(ORDER),
            rows=names,
            columns=PLACES,
            on_cards="order",
        ),
        Ranking(
            "Uses of a Stronghold's ability",
            "How often in a duel by whoever has it.",
            ranked(evidence.means(USED)),
            NUMBER,
            on_cards="ability",
        ),
    ]
