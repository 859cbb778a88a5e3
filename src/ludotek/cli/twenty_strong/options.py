"""The options of a decision in groups: dice in rows, hits by the enemy they would go to, what can be used, the end."""

from __future__ import annotations

from rich.text import Text

from ludotek.api import Candidate, Decision
from ludotek.cli.menu import Menu, MenuItem
from ludotek.cli.output import ink
from ludotek.cli.twenty_strong.dice import KINDS, NAMED, die
from ludotek.cli.twenty_strong.look import Look
from ludotek.games.twenty_strong.rules.components import ColourName

COUNTED = ("commit", "recover")
ORDER = {"use": 1, "ability": 1, "chip": 1, "done": 2, "drop": 3}  # behind the question's own answers


def arrange(look: Look, decision: Decision) -> Menu:
    """The question's own answers, what can be used beside it, "done", and last what can be discarded."""
    menu = Menu()
    for option in sorted(decision.options, key=lambda option: (ORDER.get(option.verb, 0), wasted(look, option))):
        add(menu, look, option)
    return menu


def add(menu: Menu, look: Look, option: Candidate) -> None:
    match option.verb:
        case "commit" | "recover" as verb:
            dice = look.view.dice.pool if verb == "commit" else look.view.dice.exhausted
            label = die_label(look, option).append(look.glyph(f" ×{dice[colour_of(option)]}"), style="faint")
            menu.add(look.words(f"screen-act-{verb}"), True, option, label)
        case "apply":
            idle = wasted(look, option)
            does = look.words("board-no-effect") if idle else look.words("screen-damage", n=option.numbers["damage"])
            menu.add(card_name(look, option), True, option, die_label(look, option).append(f", {does}"))
        case "pick":
            place = option.things["place"]
            heading = card_name(look, option) if "card" in option.things else look.words(f"screen-act-pick-{place}")
            menu.add(heading, True, option, die_label(look, option))
        case "use":
            menu.add(look.words("screen-use"), False, option, Text(card_name(look, option)))
        case "ability" | "chip":
            menu.add(look.words("screen-use"), False, option, look.said(option))
        case "drop":
            menu.add(look.words("screen-discard"), True, option, ink(card_name(look, option), "faint"))
        case _:
            menu.add("", False, option, look.said(option))


def wasted(look: Look, option: Candidate) -> bool:
    """A hit on an enemy that is defeated already: allowed, but without effect."""
    down = (f"enemy {enemy.uid}" for enemy in look.view.active if enemy.defeated)
    return option.verb == "apply" and option.things["enemy"] in down


def by_letter(menu: Menu, letter: str) -> MenuItem | None:
    """The option that commits or recovers a die of that letter."""
    for item in menu.items:
        if item.option.verb in COUNTED and KINDS[colour_of(item.option)].letter == letter.upper():
            return item
    return None


def card_name(look: Look, option: Candidate) -> str:
    return look.name(look.card_of(option))


def colour_of(option: Candidate) -> ColourName:
    return NAMED[option.things["die"]][0]


def die_label(look: Look, option: Candidate) -> Text:
    """The die as it is shown, and its name; how many there are of it, if it is one of several rolled ones."""
    colour, face = NAMED[option.things["die"]]
    label = die(look, colour, face).append(f" {look.words(f'colour-{colour}')}", style="")
    for rolled in look.view.dice.unapplied:
        if face != "no-face" and rolled.count > 1 and (rolled.colour, rolled.face) == (colour, face):
            label.append(look.glyph(f" ×{rolled.count}"), style="faint")
    return label
