"""Cards: how often one wins who draws or plays them, what they are worth beside a blank, and whether they are played."""

from __future__ import annotations

from ludotek.kernel.sheet import Sheet
from ludotek.lab.chosen import beside_neighbours
from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import POINTS, SHARE, TIMES, Exhibit, Ranking
from ludotek.lab.figure import Figure, nothing, ranked
from ludotek.lab.study import Subject
from ludotek.lab.untamed.targets import CARD

DRAWN = "('drew', 'fetched')"
PLAYED = "('played', 'played-by-focus', 'played-by-rally', 'put-into-play')"

# Games in which the card's faction plays, card in and card out: the same seed, so the same opponent and the same shuffle.
WORTH = """
    SELECT out.blank, sum(duels.score - out.score), sum((duels.score - out.score) ** 2), count(*)
    FROM seats AS out JOIN duels USING (game, seat) JOIN cards ON cards.id = out.blank
    WHERE list_contains(string_split(out.team, '+'), cards.faction)
    GROUP BY out.blank
"""
# A row for each card that a seat has had in hand.
IN_HAND = f"""
    SELECT setting, game, seat, thing AS card, any_value(score) AS score, bool_or(what IN {PLAYED}) AS played
    FROM moments WHERE setting IN (SELECT setting FROM duels)
    GROUP BY ALL HAVING bool_or(what IN {DRAWN}) AND card IN (SELECT id FROM cards)
"""
WON_DRAWN = "SELECT card, sum(score), count(*) FROM in_hand GROUP BY card"
WON_PLAYED = "SELECT card, sum(score), count(*) FROM in_hand WHERE played GROUP BY card"
WAS_PLAYED = "SELECT card, count_if(played), count(*) FROM in_hand GROUP BY card"


def sheets(subject: Subject) -> list[Sheet]:
    return subject.cards("animal", "item")


def exhibits(subject: Subject, evidence: Evidence) -> list[Exhibit]:
    known = sheets(subject)
    tell_cards(evidence, known)
    evidence.define("in_hand", IN_HAND)
    costs = {sheet.id: sheet.numbers["cost"] for sheet in known}
    return [
        Ranking(
            "What a card is worth",
            "By how much it raises its deck's win rate above that with a blank in its place: an Animal of the same cost "
            "with Attack 0, Health 1 and no text. The same seeds and opponents with and without. Beside it how often one "
            "wins who has drawn it, and who has played it.",
            with_wins(evidence, ranked(evidence.changes(WORTH, CARD))),
            POINTS,
            "pairs of games",
            (("drawn", SHARE), ("played", SHARE)),
            "hands",
            on_cards="worth",
        ),
        Ranking(
            "How often a card is played",
            "By those who have it in hand, as a multiple of the median of the cards with the same cost.",
            beside_neighbours(evidence.shares(WAS_PLAYED), costs),
            TIMES,
            "hands",
            (("share", SHARE),),
            on_cards="played",
        ),
    ]


def tell_cards(evidence: Evidence, known: list[Sheet]) -> None:
    rows = ", ".join(f"('{sheet.id}', '{sheet.marks[0]}')" for sheet in known)
    evidence.define("cards", f"SELECT * FROM (VALUES {rows}) AS known(id, faction)")


def with_wins(evidence: Evidence, figures: list[Figure]) -> list[Figure]:
    drawn, played = ({each.what: each for each in evidence.shares(asked)} for asked in (WON_DRAWN, WON_PLAYED))
    return [
        each._replace(beside=tuple(won.get(each.what, nothing(each.what)) for won in (drawn, played)))
        for each in figures
    ]
