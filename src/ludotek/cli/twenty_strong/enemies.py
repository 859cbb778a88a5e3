"""Cards on the table: the active enemies with their dice, and the stacks with what lies on top."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludotek.cli.cardface import passages
from ludotek.cli.output import ink
from ludotek.cli.twenty_strong.dice import in_a_row, rolled
from ludotek.cli.twenty_strong.look import Look
from ludotek.games.twenty_strong.view import EnemyView, StackView
from ludotek.kernel.sheet import Sheet


def active_area(look: Look, width: int) -> RenderableType:
    """The active enemies, as many beside each other as the width allows."""
    enemies = look.view.active
    columns = max(1, min(len(enemies), width // 36))
    return side_by_side([enemy_card(look, enemy) for enemy in enemies], columns)


def side_by_side(cards: list[RenderableType], columns: int) -> RenderableType:
    rows: list[RenderableType] = []
    for start in range(0, len(cards), columns):
        grid = Table.grid(expand=True)
        for _ in range(columns):
            grid.add_column(ratio=1)
        row = cards[start : start + columns]
        grid.add_row(*row, *[""] * (columns - len(row)))
        rows.append(grid)
    return Group(*rows)


def enemy_card(look: Look, enemy: EnemyView) -> RenderableType:
    """One enemy: Health with the damage so far, Damage, texts, reward, and the dice on it."""
    sheet, words = look.sheets[enemy.card], look.words
    lines: list[RenderableType] = [enemy_numbers(look, enemy)]
    for each in passages(words, sheet):
        if sheet.kind == "mission" and each.use != "effect":
            continue  # as an enemy it has no goal and pays nothing (TS-94)
        during = each.role == "effect-during" and (enemy.defeated or enemy.silenced)
        stopped = during or (each.use == "effect" and enemy.muted)
        lines.append(ink(each.text, "faint strike" if stopped else ""))
        if stopped and enemy.silenced and not enemy.defeated:
            lines.append(ink(words("screen-silenced"), "faint"))
    dice = rolled(look, enemy.dice)
    if enemy.tokens:
        dice.append(Text(words("screen-tokens", n=enemy.tokens)))
    if dice:
        lines.append(in_a_row(dice))
    title = ink(look.name(enemy.card), "enemy")
    if enemy.defeated:
        title = Text(look.glyph("✔ ")).append(title).append(f" ({words('screen-defeated')})")
    border = "faint" if enemy.defeated else ("bad" if enemy.boss else "")
    return framed(title, Group(*lines), border)


def enemy_numbers(look: Look, enemy: EnemyView) -> Text:
    """Such as "♥ ■■□ 2/3  ⚔ 1  light"."""
    health, suffered = enemy.health, enemy.suffered
    bar = look.glyph("■" * min(suffered, health) + "□" * max(0, health - suffered))
    sheet = look.sheets[enemy.card]
    line = ink(look.glyph("♥ "), "bad").append(bar).append(f" {suffered}/{health}", style="heading")
    line.append(look.glyph("  ⚔ "), style="bad").append(str(enemy.damage), style="heading")
    return line.append(f"  {marks(look, sheet)}", style="faint")


def marks(look: Look, sheet: Sheet) -> str:
    """Light or heavy, mandatory; a boss or mission by its kind."""
    named = [look.words(f"mark-{mark}") for mark in sheet.marks if mark != "rulebook"]
    return ", ".join(named or [look.words(f"kind-{sheet.kind}")])


def stacks(look: Look, open_wide: bool, width: int) -> RenderableType:
    """The stacks: with all that their top cards say where one is to be chosen, else a line for each."""
    piles = look.view.stacks
    shown = (
        [at for at, pile in enumerate(piles) if pile.size and pile.reachable] if look.mapped() else range(len(piles))
    )
    if open_wide and len(shown) <= 4:
        cards = [stack_card(look, at, piles[at]) for at in shown]
        return side_by_side(cards, max(1, min(len(cards), width // 24)))
    if look.mapped():
        return Group()  # the map says it
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="faint")
    grid.add_column()
    grid.add_column()
    for at, pile in enumerate(piles):
        grid.add_row(look.place(at, pile.size), *stack_line(look, pile))
    return grid


def stack_card(look: Look, place: int, pile: StackView) -> RenderableType:
    title = Text(look.place(place, pile.size))
    if not pile.size:
        return framed(title, ink(look.words("screen-empty"), "faint"), "faint")
    if not pile.open or pile.open[0] is None:
        return framed(title, ink(look.words("screen-face-down"), "faint"), "")
    lines: list[RenderableType] = []
    for depth, card in enumerate(each for each in pile.open if each is not None):
        sheet = look.sheets[card]
        lines.append(ink(look.name(card), "enemy" if depth == 0 else "faint"))
        lines.append(stack_numbers(look, sheet))
        if depth == 0:
            lines += [Text(each.text) for each in passages(look.words, sheet)]
    return framed(title, Group(*lines), "")


def stack_line(look: Look, pile: StackView) -> tuple[Text, Text]:
    """The top card by name and numbers."""
    if not pile.size:
        return ink(look.words("screen-empty"), "faint"), Text()
    if not pile.open or pile.open[0] is None:
        return ink(look.words("screen-face-down"), "faint"), Text()
    card = pile.open[0]
    return ink(look.name(card), "enemy"), stack_numbers(look, look.sheets[card])


def stack_numbers(look: Look, sheet: Sheet) -> Text:
    """Such as "♥ 3  ⚔ 1  +1  heavy"; "+1" is the additional-enemy icon."""
    line = ink(look.glyph("♥ "), "bad").append(str(sheet.numbers["health"]), style="heading")
    line.append(look.glyph("  ⚔ "), style="bad").append(str(sheet.numbers["damage"]), style="heading")
    if "more" in sheet.numbers:
        line.append(f"  +{sheet.numbers['more']}", style="heading")
    return line.append(f"  {marks(look, sheet)}", style="faint")


def framed(title: Text, inside: RenderableType, border: str) -> Panel:
    return Panel(inside, title=title, title_align="left", box=box.ROUNDED, border_style=border, padding=(0, 1))
