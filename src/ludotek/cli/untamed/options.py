"""The options of a decision in groups: cards to play, attackers, targets by player, what can be used, the end."""

from __future__ import annotations

from rich.text import Text

from ludotek.api import Candidate, Decision
from ludotek.cli.cardface import passages
from ludotek.cli.menu import Menu
from ludotek.cli.output import ink
from ludotek.cli.untamed.animals import remarks
from ludotek.cli.untamed.look import PLAYS, Look
from ludotek.cli.untamed.numbers import attack, health, printed

# The groups of the Main phase in their order; other questions have one or a few of them.
USES = ("stronghold", "bonus", "draw")
ORDER = (PLAYS[0], "attack", *USES, "power")
TARGETS = ("target-stronghold", "target-animal")
PAID = {"play": "screen-for-power", "focus": "screen-for-support", "rally": "screen-by-rally"}


def arrange(look: Look, decision: Decision) -> Menu:
    menu = Menu()
    for option in sorted(decision.options, key=lambda option: place_in_menu(look, option)):
        add(menu, look, option)
    return menu


def place_in_menu(look: Look, option: Candidate) -> tuple[int, int, int, str]:
    """By group; targets by the player they belong to, a Stronghold before the Animals; cards as a hand is shown; the end
    comes last."""
    verb = PLAYS[0] if option.verb in PLAYS else option.verb
    group = ORDER.index(verb) if verb in ORDER else len(ORDER) + (verb == "done")
    if verb in (PLAYS[0], "power", "card") and not is_unseen(option):
        return group, 0, look.sheets[look.card_of(option)].numbers["cost"], card_name(look, option)
    return group, side_of(look, option) + 1 if verb in TARGETS else 0, 0, ""


def is_unseen(option: Candidate) -> bool:
    """Is it about a card that a real table does not name?"""
    return option.verb in ("power", "stack") and not option.things


def side_of(look: Look, option: Candidate) -> int:
    """The side, or the stack of Strongholds, that is aimed at."""
    return look.keeps[option.things["keep"]] if "keep" in option.things else look.animals[option.things["animal"]][0]


def add(menu: Menu, look: Look, option: Candidate) -> None:
    verb, words = option.verb, look.words
    if is_unseen(option):
        menu.add("", False, option, look.said(option))
    elif verb in PLAYS:
        menu.add(words("screen-play"), True, option, card_to_play(look, option))
    elif verb == "attack":
        menu.add(words("screen-attack-with"), True, option, attacker(look, option))
    elif verb in USES:
        menu.add(words("screen-use"), False, option, look.said(option))
    elif verb == "power":
        menu.add(words("screen-as-power"), True, option, Text(card_name(look, option)))
    elif verb == "card":
        menu.add(words("screen-choose"), True, option, card_with_numbers(look, option))
    elif verb in TARGETS:
        target = stronghold if "keep" in option.things else animal
        menu.add(owner_of(look, option), False, option, target(look, option))
    elif verb in ("draft", "stack"):
        menu.add("", False, option, faction(look, option))
    else:
        menu.add("", False, option, look.said(option))


def card_name(look: Look, option: Candidate) -> str:
    name = look.name(look.card_of(option))
    return name[:1].upper() + name[1:]


def card_to_play(look: Look, option: Candidate) -> Text:
    """With what is paid for it."""
    said = look.words(PAID[option.verb], n=option.numbers.get("cost", 0))
    return Text(card_name(look, option)).append(f" ({said})", style="faint")


def card_with_numbers(look: Look, option: Candidate) -> Text:
    text, numbers = Text(card_name(look, option)), printed(look, look.sheets[look.card_of(option)])
    return text.append(" ").append(numbers) if numbers.plain else text


def attacker(look: Look, option: Candidate) -> Text:
    """By name and place, for there may be several of a name."""
    side, place = look.animals[option.things["animal"]]
    data = look.view.sides[side].animals[place]
    return Text(f"{card_name(look, option)} [{place + 1}] ").append(attack(look, data))


def owner_of(look: Look, option: Candidate) -> str:
    """The player or team whose target it is."""
    side = side_of(look, option)
    if look.shared:
        return look.team(side if "keep" in option.things else look.view.sides[side].keep)
    return look.player(side)


def stronghold(look: Look, option: Candidate) -> Text:
    data = look.view.keeps[look.keeps[option.things["keep"]]]
    text = ink(look.words("screen-stronghold", card=card_name(look, option)), "heading")
    return text.append("  ").append(health(look, data))


def animal(look: Look, option: Candidate) -> Text:
    """By name and place, with what matters for the choice."""
    side, place = look.animals[option.things["animal"]]
    data = look.view.sides[side].animals[place]
    text = Text(f"{card_name(look, option)} [{place + 1}]  ")
    if look.view.mode == "hydra":
        text.append(f"{look.player(look.members_of(side)[0])}  ", style="faint")
    text.append(attack(look, data)).append("  ").append(health(look, data))
    said = remarks(look, data, side)
    return text.append("  ").append(said) if said.plain else text


def faction(look: Look, option: Candidate) -> Text:
    """A faction and how it plays; where Strongholds are stacked, the Stronghold and its ability."""
    sheet = look.sheets[look.card_of(option)]
    named = look.faction(sheet.marks[0])
    if option.verb == "draft":
        name = look.words.form(named, "plural-name")
        return ink(name, "heading").append(f"  {look.words.form(named, 'way')}", style="faint")
    text = ink(look.words.phrase(sheet.name), "heading").append(f" ({look.words.phrase(named)})")
    return text.append(f"  {passages(look.words, sheet)[0].text}", style="faint")
