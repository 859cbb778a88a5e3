"""How long games are and how they end, in every mode and at every number of players."""

from __future__ import annotations

from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import MEETS, NUMBER, Exhibit, Lengths, Ranking
from ludotek.lab.figure import median
from ludotek.lab.untamed.targets import ALPHA, EMPTY_DECK, LENGTH

MODE = f"options.mode || '{MEETS}' || options.seats || ' players'"
GROUPED = "FROM games WHERE blank = '' GROUP BY setting, what ORDER BY setting"
TURNS = "SELECT turns_a_player, count(*) FROM games WHERE blank = '' AND options.mode = 'duel' GROUP BY 1"
ENDS = """
    WITH duel AS (FROM games WHERE blank = '' AND options.mode = 'duel')
    SELECT how, count(*), (SELECT count(*) FROM duel) FROM duel GROUP BY how ORDER BY 2 DESC, 1
"""
EMPTY = f"SELECT {MODE} AS what, count_if(how = 'empty-deck'), count(*) {GROUPED}"
LENGTH_OF_MODE = f"SELECT {MODE} AS what, avg(turns_a_player), stddev_samp(turns_a_player), count(*) {GROUPED}"
ALPHA_WINS = """
    SELECT seats || ' players', sum(score), count(*) FROM seats
    WHERE mode = 'alpha' AND place = '1' GROUP BY seats ORDER BY seats
"""


def exhibits(evidence: Evidence) -> list[Exhibit]:
    turns = evidence.counts(TURNS)
    return [
        Lengths(
            "Length of a duel",
            "Turns a player.",
            [median("median", turns, LENGTH)] if turns else [],
            NUMBER,
            counts=turns,
        ),
        Ranking("Endings of a duel", "How duels end.", evidence.shares(ENDS)),
        Ranking("The empty deck", "How often it ends the game.", evidence.shares(EMPTY, EMPTY_DECK)),
        Ranking("The Alpha", "How often the Alpha wins against all others.", evidence.shares(ALPHA_WINS, ALPHA)),
        Ranking("Length by mode", "Turns a player, on average.", evidence.means(LENGTH_OF_MODE), NUMBER),
    ]
