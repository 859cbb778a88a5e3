"""The player's side: stats as three dice, the chip, missions and boss, the dice tray, the inventory."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.cli.cardface import passages
from ludotek.cli.menu import flow
from ludotek.cli.output import ink
from ludotek.cli.twenty_strong.dice import counted, in_a_row, rolled
from ludotek.cli.twenty_strong.look import Look
from ludotek.games.twenty_strong.rules.components import StatName

STAT_STYLES = {
    "health": "bold #ffffff on #a03030",
    "strategy": "bold #1c1c1c on #d8d8d8",
    "recovery": "bold #ffffff on #3c6e50",
}


def stats(look: Look, width: int) -> RenderableType:
    """Such as "Health ⚃ 4   Strategy ⚂ 3   Recovery ⚁ 2   Oil 3/8"."""
    parts = [stat(look, name, value) for name, value in look.view.stats.items()]
    if look.view.chip_max:
        chip = Text(f"{look.chip_name()} ").append(f"{look.view.chip}/{look.view.chip_max}", style="heading")
        parts.append(chip)
    return Group(*flow(parts, width, "   "))


def calendar(look: Look) -> Text:
    """Such as "15 14↑ 13 [12] 11": the days, today, and those from which all enemies are stronger."""
    view = look.view
    start = max(view.chip, look.sheets[view.deck].numbers["chip"])
    days = range(start, -1, -1) if view.chip_falls else range(1, view.chip_max + 1)
    line = Text()
    for day in days:
        gone = day > view.chip if view.chip_falls else day < view.chip
        grows = look.glyph("↑") if day in view.chip_steps else ""
        line.append(f"[{day}]{grows}" if day == view.chip else f"{day}{grows}", style="faint" if gone else "heading")
        line.append(" ")
    if view.chip_steps:
        line.append(f" {look.glyph('↑')} {look.words('board-grow')}", style="faint")
    return line


def lasting(look: Look) -> RenderableType:
    """What holds for the rest of the game, with the card that said it."""
    lines: list[RenderableType] = [look.heading("board-lasting")]
    for card, text in look.lasting:
        lines.append(Text(f"{look.glyph('•')} {look.name(card)}  {look.words.phrase(text)}"))
    return Group(*lines)


def stat(look: Look, name: StatName, value: int) -> Text:
    shown = look.pips(value)
    text = Text(f"{look.words(f'stat-{name}')} ")
    text.append(f" {shown} " if look.colour else shown, style=STAT_STYLES[name] if look.colour else "heading")
    counts_as = value if name == "health" else look.view.counts_as[name]
    if counts_as != value:
        text.append(look.glyph(f" → {counts_as}"), style="heading")
    return text


def ability(look: Look) -> RenderableType:
    sheet = look.sheets[look.view.hero]
    return Group(*[Text(each.text) for each in passages(look.words, sheet)])


def missions(look: Look, only_current: bool = False) -> RenderableType:
    """The row of missions: done, in progress, to come. After the endgame has begun the rest are enemies."""
    lines: list[RenderableType] = []
    for mission in look.view.missions:
        if only_current and not mission.current:
            continue
        mark = "✔" if mission.done else ("▸" if mission.current else "○")
        line = Text(f"{look.glyph(mark)} ").append(look.name(mission.card), style="heading" if mission.current else "")
        line.append(f" {mission.progress}/{mission.goal}", style="heading" if mission.current else "faint")
        for role, phrase in look.sheets[mission.card].texts:
            if role == "goal" and not mission.done:
                line.append(f"  {look.words.phrase(phrase)}", style="" if mission.current else "faint")
        lines.append(line)
    return Group(*lines)


def boss(look: Look) -> Text:
    """Who waits face down: one of those not seen yet; of several bosses, how many are defeated."""
    view = look.view
    said = Text()
    if view.bosses_waiting:
        names = ", ".join(look.name(card) for card in view.bosses_possible)
        said = ink(look.words("screen-boss-waits", n=view.bosses_waiting), "heading").append(f" {names}", style="faint")
    if view.bosses_to_defeat > 1:
        down = look.words("board-bosses-down", n=view.bosses_defeated, of=view.bosses_to_defeat)
        said.append("\n" if said else "").append(down)
    return said


def tray(look: Look) -> RenderableType:
    """Where the dice are (those on enemies lie there)."""
    dice = look.view.dice
    rows = [
        ("screen-pool", counted(look, dice.pool)),
        ("screen-unapplied", rolled(look, dice.unapplied)),
        ("screen-exhausted", counted(look, dice.exhausted)),
        ("screen-banished", counted(look, dice.banished)),
    ]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="faint", no_wrap=True)
    grid.add_column()
    for key, shown in rows:
        if shown or key in ("screen-pool", "screen-unapplied"):
            grid.add_row(look.words(key), in_a_row(shown) if shown else ink("–", "faint"))
    return grid


def inventory(look: Look) -> RenderableType:
    """The held items and the room that Strategy leaves (TS-46)."""
    held, room = look.view.inventory, look.view.room
    title = look.heading("screen-items", n=len(held), room=room)
    lines: list[RenderableType] = [title]
    for card in held:
        lines.append(item(look, card))
    return Group(*lines)


def item(look: Look, card: str) -> Text:
    line = Text(f"{look.glyph('•')} ").append(look.name(card), style="heading")
    notes = [look.words(key) for key, holds in item_notes(look, card) if holds]
    if notes:
        line.append(f" ({', '.join(notes)})", style="faint")
    for each in passages(look.words, look.sheets[card]):
        if each.use == "reward":
            line.append(f"  {each.text}")
    return line


def item_notes(look: Look, card: str) -> list[tuple[str, bool]]:
    return [("screen-used", card in look.view.used_in_round), ("screen-muted", card in look.muted)]
