"""The options of a decision in groups: dice in rows, hits by the enemy they would go to, what can be used, the end."""

from __future__ import annotations

from rich.text import Text

from ludotek.api import Candidate, Decision
from ludotek.cli.arranging import Choice, Menu
from ludotek.cli.output import ink
from ludotek.cli.twenty_strong.dice import LETTERS, die_of
from ludotek.cli.twenty_strong.look import Look
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import DONE

USE = "act-use"
USES = (USE, "act-ability", "act-chip")
DROP = "act-drop"
APPLY = "act-apply"
COUNTED = {"act-commit": "pool", "act-recover": "exhausted"}
PICKS = ("act-pick-pool", "act-pick-unapplied", "act-pick-exhausted", "act-pick-applied")


def arrange(look: Look, decision: Decision) -> Menu:
    """The question's own answers, what can be used beside it, "done", and last what can be discarded."""
    menu = Menu()
    last = [option for option in decision.options if option.action == DONE]
    uses = [option for option in decision.options if option.phrase.key in USES]
    drops = [option for option in decision.options if option.phrase.key == DROP]
    for option in decision.options:
        if option not in last and option not in uses and option not in drops:
            add_own(menu, look, option)
    for option in uses:
        label = card_name(look, option) if option.phrase.key == USE else spoken(look, option)
        menu.add(look.words("screen-use"), False, option, Text(label))
    for option in last:
        menu.done = menu.add("", False, option, ink(spoken(look, option), "heading"))
    for option in drops:
        menu.add(look.words("screen-discard"), True, option, ink(card_name(look, option), "faint"))
    return menu


def add_own(menu: Menu, look: Look, option: Candidate) -> None:
    key = option.phrase.key
    if key in COUNTED:
        colour = colour_of(option)
        label = die_label(look, option).append(
            look.glyph(f" ×{look.view['dice'][COUNTED[key]][colour]}"), style="faint"
        )
        menu.add(look.words(f"screen-{key}"), True, option, label)
    elif key == APPLY:
        label = die_label(look, option).append(f", {look.words('screen-damage', n=option.phrase.slots['damage'])}")
        menu.add(card_name(look, option), True, option, label)
    elif key in PICKS:
        heading = card_name(look, option) if key == "act-pick-applied" else look.words(f"screen-{key}")
        menu.add(heading, True, option, die_label(look, option))
    else:
        menu.add("", False, option, Text(spoken(look, option)))


def by_letter(menu: Menu, letter: str) -> Choice | None:
    """The option that commits or recovers a die of that letter."""
    for choice in menu.choices:
        if choice.option.phrase.key in COUNTED and LETTERS[colour_of(choice.option)] == letter.upper():
            return choice
    return None


def spoken(look: Look, option: Candidate) -> str:
    return look.words.phrase(option.phrase)


def card_name(look: Look, option: Candidate) -> str:
    card = option.phrase.slots["card"]
    assert isinstance(card, Phrase)
    return look.words.phrase(card)


def colour_of(option: Candidate) -> str:
    die = option.phrase.slots["die"]
    assert isinstance(die, Phrase)
    colour = die.slots["colour"]
    assert isinstance(colour, Phrase)
    return colour.key.removeprefix("colour-")


def die_label(look: Look, option: Candidate) -> Text:
    """The die as it lies there, and its name; how many there are of it, if it is one of several rolled ones."""
    die, colour = option.phrase.slots["die"], colour_of(option)
    assert isinstance(die, Phrase)
    label = die_of(look, die).append(f" {look.words(f'colour-{colour}')}", style="")
    face = die.slots["face"]
    for rolled in look.view["dice"]["unapplied"]:
        if face != "no-face" and rolled["count"] > 1 and (rolled["colour"], rolled["face"]) == (colour, face):
            label.append(look.glyph(f" ×{rolled['count']}"), style="faint")
    return label
