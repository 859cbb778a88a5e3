"""Animals in play: a line for each, or several in a row where there is little room."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.cli.cardface import passages
from ludotek.cli.menu import flow
from ludotek.cli.output import ink
from ludotek.cli.untamed.look import Look
from ludotek.cli.untamed.numbers import attack, health
from ludotek.games.untamed.view import AnimalView
from ludotek.kernel.phrase import Phrase

NAME = 24  # a longer name is cut off
OVER_IN_PLAY = "on-arrival"  # a text that has had its time when the Animal is in play


def animal_rows(look: Look, side: int, width: int) -> RenderableType:
    """Place, name, Attack, Health, and whatever matters about it."""
    animals = look.view.sides[side].animals
    if not animals:
        return ink(f"  {look.words('screen-no-animals')}", "faint")
    names = [look.shortened(Text(look.name(each.card)), NAME) for each in animals]
    column = max(name.cell_len for name in names)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(5):
        grid.add_column(no_wrap=True)
    for place, (animal, name) in enumerate(zip(animals, names, strict=True), 1):
        mark = look.mark(look.can_attack(animal)).append(str(place))
        name.stylize("heading" if animal.ready else "faint")
        said = remarks(look, animal, side)
        texts = lasting_texts(look, animal)
        if texts:
            said.append(" · " if said.plain else "").append(texts, style="faint")
        room = width - column - 17
        grid.add_row(mark, name, attack(look, animal), health(look, animal), look.shortened(said, room))
    return grid


def animals_in_a_row(look: Look, side: int, width: int) -> RenderableType:
    """Such as "1 Uncle Mortimer ⚔ 2 ♥ 2/4 Guard   2 Red Rat ⚔ 1 ♥ 1/1 exhausted"."""
    animals = look.view.sides[side].animals
    if not animals:
        return ink(f"  {look.words('screen-no-animals')}", "faint")
    items: list[Text] = []
    for place, animal in enumerate(animals, 1):
        name = look.shortened(Text(look.name(animal.card)), NAME)
        item = Text(f"{place} ").append(name.plain, style="heading" if animal.ready else "faint")
        item.append(" ").append(attack(look, animal)).append(" ").append(health(look, animal))
        said = remarks(look, animal, side)
        items.append(item.append(" ").append(said) if said.plain else item)
    return Group(*[Text("  ").append(row) for row in flow(items, width - 2, "   ")])


def remarks(look: Look, animal: AnimalView, side: int) -> Text:
    """Guard, exhausted, Fury, Last Words; whose card it is, if another's."""
    words = look.words
    parts: list[Text] = []
    if animal.guard:
        parts.append(ink(words("keyword-guard"), "heading"))
    if not animal.ready:
        parts.append(ink(words("screen-exhausted"), "faint"))
    if animal.fury:
        parts.append(ink(words("screen-fury", n=animal.fury), "good"))
    if animal.rushing:
        parts.append(Text(words("screen-rushing")))
    if animal.owner != side:
        owner = look.members_of(animal.owner)[0]
        parts.append(Text(words("screen-owner", seat=Phrase("seat", {"number": owner + 1}))))
    return Text(", ").join(parts)


def lasting_texts(look: Look, animal: AnimalView) -> str:
    """What the card still says in play, beside its keywords."""
    found = passages(look.words, look.sheets[animal.card])
    return " ".join(each.text for each in found if each.use != "keywords" and each.role != OVER_IN_PLAY)
