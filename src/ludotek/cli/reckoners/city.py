"""The city: its districts in a circle with their Epics, Steelheart and his tracks, and what everybody shares."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.cli.menu import flow
from ludotek.cli.output import ink
from ludotek.cli.reckoners.look import Look
from ludotek.cli.reckoners.signs import boxes, track
from ludotek.games.reckoners.view import DistrictView, EpicView, TrackView

NAME = 22  # a longer name is cut off
BAR = 20  # boxes of the Population


def shared(look: Look, width: int) -> list[RenderableType]:
    """Population, money, the base track, what is left in the supply."""
    view, words = look.view, look.words
    alive, most = view.population, view.most.population
    full = -(-alive * BAR // most)
    style = "good" if alive > most // 2 else "bad"
    population = ink(f"{words('screen-population')} ", "faint").append(f"{alive}/{most} ", style=style)
    population.append(look.glyph("■" * full + "□" * (BAR - full)), style=style)
    money = ink(f"{words('screen-money')} ", "faint").append(words("screen-dollars", n=view.money), style="heading")
    base = ink(f"{words('screen-base')} ", "faint").append(base_track(look))
    supply = ink(f"{words('screen-supply')} ", "faint")
    supply.append(look.glyph(f"♜{view.supply.enforcement} ▦{view.supply.barricades}"))
    return [*flow([population, money, base, supply], width)]


def base_track(look: Look) -> Text:
    """How near the base is to being found: the marker goes down space by space."""
    moved, length = look.view.base.moved, look.view.base.length
    style = "bad" if moved == length - 1 else "heading"
    return ink(look.glyph("⌂"), style).append(look.glyph("●" * moved + "○" * (length - moved)), style=style)


def steelheart(look: Look, width: int, short: bool = False) -> list[RenderableType]:
    """Where he is, how much is left of him, and his four tracks from top to bottom."""
    data, words = look.view.steelheart, look.words
    title = ink(words("steelheart"), "bad")
    if data.district is not None:
        title.append(look.glyph(f" · {look.district(data.district)}"), style="heading")
    title.append(look.glyph(" · "), style="").append(left_of_him(look))
    parts: list[RenderableType] = [look.section(title)]
    rows = [track_row(look, name, each) for name, each in data.tracks.items()]
    if short:
        return [*parts, *flow([name.append(" ").append(deeds) for name, deeds, _ in rows], width)]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(3):
        grid.add_column(no_wrap=True)
    room = width - max(name.cell_len for name, _, _ in rows) - max(deeds.cell_len for _, deeds, _ in rows) - 5
    for name, deeds, said in rows:
        grid.add_row(Text("  ").append(name), deeds, look.shortened(said, room))
    return [*parts, grid]


def left_of_him(look: Look) -> Text:
    """His Research, and once he is weakened his Health (RK-45)."""
    data = look.view.steelheart
    if data.health is None:
        text, what = ink(look.glyph(f"◎ {data.research}"), "bold cyan"), "screen-research"
    else:
        text, what = ink(look.glyph(f"♥ {data.health}"), "bad"), "screen-health"
    return text.append(f"/{data.start} {look.words(what)}", style="faint")


def track_row(look: Look, name: str, data: TrackView) -> tuple[Text, Text, Text]:
    """Its colour, its actions with the bracket, what it will do."""
    said = ""
    if data.group:
        said = look.words(f"screen-track-{name}", n=data.bracket, group=data.group)
        deeds = boxes(look, data.bracket, len(data.track))
    else:
        deeds = track(look, data.track, data.bracket)
    return ink(look.words(f"screen-{name}"), "heading"), deeds, ink(said, "faint")


def city(look: Look, width: int) -> list[RenderableType]:
    """Each district on a line, its Epic below it."""
    districts = look.view.districts
    names = [look.shortened(Text(look.district(place)), NAME) for place in range(len(districts))]
    names += [look.shortened(Text(look.name(each.epic.id)), NAME) for each in districts if each.epic]
    column = max(name.cell_len for name in names)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, width=2)
    grid.add_column(no_wrap=True, width=column)
    grid.add_column(no_wrap=True, min_width=12)
    grid.add_column(no_wrap=True)
    room = width - column - 17
    for place, data in enumerate(districts):
        name = look.shortened(ink(look.district(place), "heading"), NAME)
        grid.add_row(str(place + 1), name, in_the_way(look, data), look.shortened(who_is_there(look, place), room))
        grid.add_row("", *epic_row(look, data.epic))
    return [look.section(look.heading("screen-city", arrow=look.glyph("↻"))), grid]


def in_the_way(look: Look, data: DistrictView) -> Text:
    """Enforcement and Barricades: "♜3 ▦1"."""
    parts = []
    if data.enforcement:
        parts.append(ink(look.glyph(f"♜{data.enforcement}"), "bold red"))
    if data.barricades:
        parts.append(ink(look.glyph(f"▦{data.barricades}"), "bold"))
    return Text(" ").join(parts)


def who_is_there(look: Look, place: int) -> Text:
    data, parts = look.view.districts[place], []
    if data.steelheart:
        parts.append(ink(look.glyph(f"◆ {look.words('steelheart')}"), "bad"))
    for seat in data.figures:
        parts.append(ink(look.reckoner(seat), "number" if seat == look.seat else "heading"))
    for seat in data.scopes:
        parts.append(Text(look.words("screen-scope", who=look.reckoner(seat))))
    return Text(", ").join(parts)


def epic_row(look: Look, epic: EpicView | None) -> tuple[Text, Text, Text]:
    """Name, what is left of it, its actions."""
    if epic is None:
        return ink(look.words("screen-no-epic"), "faint"), Text(), Text()
    name = look.shortened(ink(look.name(epic.id), "bad"), NAME)
    return name, left_of_epic(look, epic), track(look, epic.track, epic.bracket)


def left_of_epic(look: Look, epic: EpicView) -> Text:
    """ "◎3 ♥7→4": Research 3, Health 7, at most 4 once it is weakened; "♥4 weakened"."""
    health = look.glyph(f"♥{'∞' if epic.health is None else epic.health}")
    if epic.weakened:
        return ink(health, "bad").append(f" {look.words('screen-weakened')}", style="good")
    text = ink(look.glyph(f"◎{epic.research}"), "bold cyan").append(f" {health}", style="bad")
    weakened = look.sheets[epic.id].numbers["weakened"]
    if epic.health is None or epic.health > weakened:
        text.append(look.glyph(f"→{weakened}"), style="faint")
    return text
