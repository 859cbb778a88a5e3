"""Heroes and bosses, alone, with each other, and on every rung."""

from __future__ import annotations

from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import MEETS, POINTS, Exhibit, Grid, Ranking
from ludotek.lab.figure import minus, ranked
from ludotek.lab.twenty_strong.targets import CELL

STRONG = 0.4  # away from the mean has the full colour
BOSSES = "SELECT *, unnest(string_split(boss, '+')) AS met"
BY_HERO = "SELECT hero, sum(score), count(*) FROM starts GROUP BY hero"
BY_BOSS = f"SELECT met, sum(score), count(*) FROM ({BOSSES} FROM starts) GROUP BY met"
BY_BOTH = f"SELECT hero || '{MEETS}' || met, sum(score), count(*) FROM ({BOSSES} FROM starts) GROUP BY 1 ORDER BY 1"
HERO_BY_RUNG = f"SELECT hero || '{MEETS}' || rung, sum(score), count(*) FROM played GROUP BY 1 ORDER BY 1"
BOSS_BY_RUNG = (
    f"SELECT met || '{MEETS}' || rung, sum(score), count(*) FROM ({BOSSES} FROM played) GROUP BY 1 ORDER BY 1"
)


def exhibits(evidence: Evidence, rungs: range) -> list[Exhibit]:
    mean = evidence.number("SELECT avg(score) FROM starts")
    heroes, bosses = ranked(evidence.shares(BY_HERO)), ranked(evidence.shares(BY_BOSS))
    hero_names, boss_names = [each.what for each in heroes], [each.what for each in bosses]
    steps = [str(rung) for rung in rungs]

    def by_rung(title: str, query: str, rows: list[str]) -> Grid:
        found = evidence.shares(query)
        return Grid(title, "How often one wins.", found, rows=rows, columns=steps, middle=mean, reach=STRONG)

    return [
        Ranking("Heroes", "How often they win at difficulty 0.", heroes, on_cards="hero"),
        Ranking("Bosses", "How often one wins at difficulty 0 where this boss waits.", bosses, on_cards="boss"),
        Grid(
            "Heroes × bosses",
            f"How far above or below the mean of the deck ({mean:.1%}) they win at difficulty 0.",
            [minus(each, mean, CELL) for each in evidence.shares(BY_BOTH)],
            POINTS,
            rows=hero_names,
            columns=boss_names,
            middle=0.0,
            on_cards="pair",
        ),
        by_rung("Heroes × difficulty", HERO_BY_RUNG, hero_names),
        by_rung("Bosses × difficulty", BOSS_BY_RUNG, boss_names),
    ]
