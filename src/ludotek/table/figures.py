"""What was measured of cards, in words: `figure-<name>` says what it is, its form `note` a sentence about it.

Where a card meets something else, the form `what` says that; a card's name speaks for itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludotek import registry
from ludotek.kernel.game import Game
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet
from ludotek.registry import CardFigure, FigureTable, Measured
from ludotek.text import form, say

MEETS = " × "


class Row(NamedTuple):
    """A figure as a player has measured it, with the 95 % interval, both also in words, and of how many of what it is;
    `what`: of what meets the card, the other part, or ""."""

    player: str
    what: str
    value: float
    low: float
    high: float
    text: str
    between: str
    counted: str


class Told(NamedTuple):
    """Something that was measured of a card: in words, with a sentence about it. The axis has room for this figure of all
    cards, which are `others` by the player of the first row."""

    name: str
    text: str
    note: str
    unit: str
    axis: tuple[float, float]
    others: list[float]
    rows: list[Row]


class Found(NamedTuple):
    """A figure of a card, with the other thing that it is about ("": none), and who has measured it."""

    by: Measured
    table: FigureTable
    other: str
    figure: CardFigure


def figures_of(game: Game, deck: str, sheets: list[Sheet], sheet: Sheet, lang: str) -> list[Told]:
    """Each thing that was measured of a card, by every player that has measured it."""
    names = {each.id: say(game.package, each.name, lang) for each in sheets}
    found: dict[str, list[Found]] = {}
    for measured in registry.card_figures(game, deck):
        for table in measured.tables:
            for other, figure in about(table, sheet):
                found.setdefault(table.name, []).append(Found(measured, table, other, figure))
    own = sorted(found.values(), key=lambda each: is_of_mark(each[0].table, sheet))
    ladder = ladder_of(game, deck) if sheet.id == deck else []
    return [told(game, each, names, lang) for each in [*([ladder] if ladder else []), *own]]


def ladder_of(game: Game, deck: str) -> list[Found]:
    """Of a deck itself: how often it is won on each rung."""
    of = {
        each.value: CardFigure(each.share, each.low, each.high, each.games) for each in registry.win_rates(game, deck)
    }
    table = FigureTable("ladder", "share", "games", of)
    by = Measured(registry.rates_by(game, deck), 0, "", [table])
    return [Found(by, table, rung, figure) for rung, figure in of.items()]


def is_of_mark(table: FigureTable, sheet: Sheet) -> bool:
    """Is it about more cards than this one? Then it comes last."""
    return any(mark in table.of for mark in sheet.marks)


def about(table: FigureTable, sheet: Sheet) -> Iterator[tuple[str, CardFigure]]:
    """What it has about a card, or about one of its marks, such as a faction."""
    for what, figure in table.of.items():
        one, _, other = what.partition(MEETS)
        if one == sheet.id or (other == "" and one in sheet.marks):
            yield other, figure
        elif other == sheet.id:
            yield one, figure


def told(game: Game, found: list[Found], names: dict[str, str], lang: str) -> Told:
    table = found[0].table
    phrase = Phrase(f"figure-{table.name}")
    low = min(each.low for each in [*table.of.values(), *[row.figure for row in found]])
    high = max(each.high for each in [*table.of.values(), *[row.figure for row in found]])
    return Told(
        name=table.name,
        text=say(game.package, phrase, lang),
        note=form(game.package, phrase, "note", lang),
        unit=table.unit,
        axis=(low, high),
        others=[] if any(each.other for each in found) else [each.value for each in table.of.values()],
        rows=[row(game, each, names, lang) for each in found],
    )


def row(game: Game, found: Found, names: dict[str, str], lang: str) -> Row:
    value, low, high, n = found.figure
    what = names.get(found.other) or form(
        game.package, Phrase(f"figure-{found.table.name}", {"what": found.other}), "what", lang
    )
    unit = found.table.unit
    return Row(
        text=say(game.package, Phrase(f"figure-{unit}", {"value": number(value, unit, lang)}), lang),
        between=say(
            game.package,
            Phrase("figure-between", {"low": number(low, unit, lang), "high": number(high, unit, lang)}),
            lang,
        ),
        player=player_text(game, found.by.players, lang),
        what=what,
        value=value,
        low=low,
        high=high,
        counted=say(game.package, Phrase(f"counted-{found.table.counted}", {"n": n}), lang),
    )


def number(value: float, unit: str, lang: str) -> str:
    """With the digits that tell something."""
    shown = {"share": f"{100 * value:.1f}", "points": f"{100 * value:+.1f}"}.get(unit, f"{value:.2f}")
    return shown.replace(".", say("", Phrase("figure-decimal"), lang)).replace("-", "−")


def player_text(game: Game, players: str, lang: str) -> str:
    """Who has measured it: "search:16" is a strong bot."""
    return say(game.package, Phrase("measured-by", {"player": players.partition(":")[0]}), lang)


def commands(game: Game, deck: str) -> list[str]:
    """Those that give the figures again."""
    return [each.command for each in registry.card_figures(game, deck)]
