"""What a finished game was like, in the words of one language."""

from __future__ import annotations

from ludotek.house import wire
from ludotek.house.edition import Edition
from ludotek.house.teller import Recipient
from ludotek.kernel.chronicle import Chart, Chronicle, Figure, Ranking, Sentence, Throw
from ludotek.kernel.phrase import Phrase
from ludotek.table.chronicle import chronicle
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.table import Table
from ludotek.text import form


def chronicle_of(table: Table, recipient: Recipient) -> wire.Chronicle | None:
    """None where the game tells nothing. A game that goes on, or was broken off, keeps its secrets."""
    match = table.match
    if not match.over:
        raise TableRefusal(Code.NOT_OVER)
    found = chronicle(match, recipient.seats)
    return None if found is None else Chronicling(Edition(table, recipient.lang)).chronicle(found, recipient.seats)


class Chronicling:
    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.match = edition.match

    def chronicle(self, found: Chronicle, seats: list[int]) -> wire.Chronicle:
        return wire.Chronicle(
            decided=self.sentence(found.decided),
            portrait=found.portrait,
            name=self.edition.say(found.named),
            dice=found.dice,
            figures=[self.figure(each) for each in found.figures],
            chart=None if found.chart is None else self.chart(found.chart),
            throw=None if found.throw is None else self.throw(found.throw),
            rankings=[self.ranking(each) for each in found.rankings],
            tip=None if found.tip is None else self.sentence(found.tip),
            counts=found.counts,
            facts=self.edition.profile.facts(self.match.position, self.match.options, seats),
        )

    def figure(self, figure: Figure) -> wire.Figure:
        key = f"chronicle-{figure.name}"
        text = self.say(key)
        counted = "" if figure.of else self.form(key, "counted", n=figure.value)
        return wire.Figure(
            name=figure.name, text=text, counted=counted or text, value=figure.value, of=figure.of, best=figure.best
        )

    def say(self, key: str) -> str:
        return self.edition.say(Phrase(key))

    def sentence(self, said: Sentence) -> wire.Sentence:
        return wire.Sentence(text=self.edition.say(said.text), rule=said.rule)

    def chart(self, chart: Chart) -> wire.Chart:
        key = f"chart-{chart.name}"
        return wire.Chart(
            title=self.say(key),
            value=self.form(key, "value"),
            mark=self.form(key, "mark"),
            points=[(point.n, point.value, point.mark) for point in chart.points],
            exact=chart.exact,
        )

    def form(self, key: str, which: str, **slots: int) -> str:
        return form(self.edition.package, Phrase(key, dict(slots)), which, self.edition.lang)

    def throw(self, throw: Throw) -> wire.Throw:
        key = f"throw-{throw.name}"
        return wire.Throw(
            title=self.say(key),
            dice=throw.dice,
            text=self.form(key, "text", n=throw.n, hits=throw.hits, all=len(throw.dice)),
            odds=self.form(key, "odds", n=throw.one_in()),
        )

    def ranking(self, ranking: Ranking) -> wire.Ranking:
        return wire.Ranking(
            title=self.say(f"ranking-{ranking.name}"),
            columns=[self.say(f"column-{name}") for name in ranking.columns],
            rows=[
                wire.Ranked(
                    name=self.edition.name_of(row.seat) if row.seat >= 0 else self.edition.say(row.who),
                    seat=row.seat,
                    numbers=row.numbers,
                )
                for row in ranking.rows
            ],
        )
