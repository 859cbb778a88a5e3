"""Items by their use, and missions."""

from __future__ import annotations

from ludotek.lab.chosen import beside_neighbours
from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import SHARE, TIMES, Exhibit, Ranking
from ludotek.lab.figure import nothing, ranked
from ludotek.lab.study import Subject

# A row for each thing that was had in a game, with what became of it.
HAD = """
    SELECT game, thing, any_value(score) AS score, bool_or(what = 'item-used') AS used,
        bool_or(what = 'item-gained') AS gained, bool_or(what = 'mission-dealt') AS dealt,
        bool_or(what = 'mission-done') AS done, count_if(what = 'reward-taken') AS taken,
        count_if(what = 'reward-declined') AS declined
    FROM noted GROUP BY game, thing
"""
USED = "SELECT thing, count_if(used), count(*) FROM had WHERE gained AND list_contains($names, thing) GROUP BY thing"
WON = "SELECT thing, sum(score), count(*) FROM had WHERE gained GROUP BY thing"
TAKEN = "SELECT thing, sum(taken), sum(taken + declined) FROM had GROUP BY thing HAVING sum(taken + declined) > 0"
DONE = "SELECT thing, count_if(done), count(*) FROM had WHERE dealt GROUP BY thing"
WON_DONE = "SELECT thing, sum(score), count(*) FROM had WHERE done GROUP BY thing"


def exhibits(subject: Subject, evidence: Evidence) -> list[Exhibit]:
    evidence.define("had", HAD)
    cards = subject.cards("conflict", "boss", "mission")
    usable = [sheet.id for sheet in cards if sheet.offered]
    won = {each.what: each for each in evidence.shares(WON_DONE)}
    return [
        Ranking(
            "Items by use",
            "How often an item that can be used is used by those who gain it, as a multiple of the median item.",
            beside_neighbours(evidence.shares(USED, names=usable), dict.fromkeys(usable)),
            TIMES,
            "games with it",
            (("share", SHARE),),
            on_cards="used",
        ),
        Ranking(
            "Rewards taken",
            "How often a reward is taken rather than declined, as a multiple of the median one.",
            beside_neighbours(evidence.shares(TAKEN), dict.fromkeys(sheet.id for sheet in cards)),
            TIMES,
            "offers",
            (("share", SHARE),),
            on_cards="taken",
        ),
        Ranking(
            "Wins with an item",
            "How often one wins who has gained it; items come to those who are doing well, so look at differences.",
            ranked(evidence.shares(WON)),
            counted="games with it",
            on_cards="item",
        ),
        Ranking(
            "Missions",
            "How often a mission that is dealt is completed; beside it how often one wins who has completed it.",
            [each._replace(beside=(won.get(each.what, nothing(each.what)),)) for each in ranked(evidence.shares(DONE))],
            counted="games with it",
            beside=(("won", SHARE),),
            on_cards="mission",
        ),
    ]
