"""The map of a deck whose stacks are places: drawn with their numbers, and below it a line for each."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.cli.output import ink
from ludotek.cli.twenty_strong.enemies import stack_line
from ludotek.cli.twenty_strong.look import Look
from ludotek.games.twenty_strong.view import PlaceView

WIDE, HIGH = 8, 2  # signs from one column, and from one row, to the next
PATH, HERE, NEAR = "·", "●", "▸"


def travel_map(look: Look) -> RenderableType:
    return Group(drawing(look), listing(look))


def drawing(look: Look) -> Text:
    """Such as "[1]····[2]"; where the player is, "(1)". The paths that lead on from there are bold."""
    places, here = look.view.places, look.view.here
    left, top = min(each.column for each in places), min(each.row for each in places)
    spots = [(WIDE * (each.column - left) + 2, HIGH * (each.row - top)) for each in places]
    signs: dict[tuple[int, int], tuple[str, str]] = {}
    for one, other in sorted(ways(places), key=lambda way: here in way):
        for spot in line(spots[one], spots[other]):
            signs[spot] = (PATH, "heading" if here in (one, other) else "faint")
    for at, (x, y) in enumerate(spots):
        name = f"({at + 1})" if at == here else f"[{at + 1}]"
        style = "heading" if at == here or look.view.stacks[at].reachable else "faint"
        signs |= {(x - 1 + n, y): (sign, style) for n, sign in enumerate(name)}
    rows = [drawn_row(look, signs, y) for y in range(max(y for _, y in spots) + 1)]
    return Text("\n").join(rows)


def drawn_row(look: Look, signs: dict[tuple[int, int], tuple[str, str]], y: int) -> Text:
    row = Text()
    for x in range(max((x for x, at in signs if at == y), default=-1) + 1):
        sign, style = signs.get((x, y), (" ", ""))
        row.append(look.glyph(sign), style=style)
    return row


def ways(places: list[PlaceView]) -> set[tuple[int, int]]:
    return {(min(at, near), max(at, near)) for at, place in enumerate(places) for near in place.near if near != at}


def line(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """The spots from one place to another: every second of a row, every one of a column."""
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(abs(across) // 2, abs(down), 1)
    return [(start[0] + round(across * n / steps), start[1] + round(down * n / steps)) for n in range(steps + 1)]


def listing(look: Look) -> RenderableType:
    """Each place: its number and name, what lies on top, and where it leads; those in reach are lit."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(5):
        grid.add_column()
    for at, (place, pile) in enumerate(zip(look.view.places, look.view.stacks, strict=True)):
        here = at == look.view.here
        mark = HERE if here else NEAR if pile.reachable else " "
        number = f"{at + 1} " if place.id else ""
        leads = ", ".join(str(near + 1) for near in place.near if near != at)
        grid.add_row(
            Text(look.glyph(mark)),
            ink(f"{number}{look.place(at, pile.size)}", "heading" if here or pile.reachable else "faint"),
            *stack_line(look, pile),
            ink(look.glyph(f"→ {leads}"), "faint"),
        )
    return grid
