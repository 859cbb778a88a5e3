"""The coming Epics phase in a line: what it would cost if it came now."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ludotek.cli.menu import flow
from ludotek.cli.output import ink
from ludotek.cli.reckoners.look import Look
from ludotek.games.reckoners.view import OutlookView


def coming(look: Look, outlook: OutlookView, width: int) -> list[RenderableType]:
    """The Population that it takes, dice that will be lost, how likely it is the end; and whether that is a sample."""
    words = look.words
    parts = [ink(words("screen-coming"), "faint"), losses(look, outlook)]
    lost = sum(chance for dice, chance in outlook.dice_lost.items() if dice != "0")
    if lost > 0:
        parts.append(ink(words("screen-coming-die", percent=percent(lost)), "bad"))
    if outlook.defeat > 0:
        parts.append(ink(words("screen-coming-defeat", percent=percent(outlook.defeat)), "bad"))
    if not outlook.exact:
        margin = max(1, round(10 * outlook.margin))
        said = words("screen-coming-sample", tries=outlook.tries, whole=margin // 10, tenth=margin % 10)
        parts.append(ink(look.glyph(said), "faint"))
    return [*flow(parts, width)]


def losses(look: Look, outlook: OutlookView) -> Text:
    """From the least to the most, and on average."""
    alive = look.view.population
    lost = {alive - int(left): chance for left, chance in outlook.population.items()}
    least, most = min(lost), max(lost)
    if least == most:
        return ink(look.glyph(look.words("screen-coming-certain", n=least)), "bad" if least else "good")
    tenths = round(10 * sum(n * chance for n, chance in lost.items()))
    said = look.words("screen-coming-spread", least=least, most=most, whole=tenths // 10, tenth=tenths % 10)
    return ink(look.glyph(said), "bad")


def percent(chance: float) -> int:
    """At least 1% of what may happen, 100% only of what must."""
    return 100 if chance == 1 else min(99, max(1, round(100 * chance)))
