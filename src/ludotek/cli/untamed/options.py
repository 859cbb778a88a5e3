"""The options of a decision in groups: cards to play, attackers, targets by player, what can be used, the end."""

from __future__ import annotations

from rich.text import Text

from ludotek.api import Candidate, Decision
from ludotek.cli.arranging import Menu
from ludotek.cli.cardface import passages
from ludotek.cli.output import ink
from ludotek.cli.untamed.animals import remarks
from ludotek.cli.untamed.look import Look
from ludotek.cli.untamed.numbers import attack, health, printed
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import DONE

# The groups of the Main phase in their order; other questions have one or a few of them.
PLAYS = ("act-play", "act-focus", "act-rally")
USES = ("act-stronghold", "act-bonus", "act-draw")
ORDER = (*PLAYS, "act-attack", *USES, "act-power")


def arrange(look: Look, decision: Decision) -> Menu:
    menu = Menu()
    last = [option for option in decision.options if option.action == DONE]
    others = [option for option in decision.options if option.action != DONE]
    for option in sorted(others, key=lambda option: (*place_in_menu(option), *place_in_hand(look, option))):
        add(menu, look, option)
    for option in last:
        menu.done = menu.add("", False, option, ink(look.words.phrase(option.phrase), "heading"))
    return menu


def place_in_menu(option: Candidate) -> tuple[int, int]:
    """By group; targets by the player they belong to, a Stronghold before the Animals."""
    key = option.phrase.key
    if key in PLAYS:
        return 0, 0
    if key in ORDER:
        return ORDER.index(key), 0
    return len(ORDER), target_of(option)


def place_in_hand(look: Look, option: Candidate) -> tuple[int, str]:
    """Cards in the order in which a hand is shown."""
    if option.phrase.key not in (*PLAYS, "act-power", "act-card"):
        return 0, ""
    return look.sheets[card_id(option)].numbers["cost"], card_name(look, option)


def target_of(option: Candidate) -> int:
    owner = option.phrase.slots.get("keep", option.phrase.slots.get("seat"))
    number = owner.slots["number"] if isinstance(owner, Phrase) else 0
    assert isinstance(number, int)
    return number


def add(menu: Menu, look: Look, option: Candidate) -> None:
    key = option.phrase.key
    if key in PLAYS:
        menu.add(look.words("screen-play"), True, option, card_to_play(look, option))
    elif key == "act-attack":
        menu.add(look.words("screen-attack-with"), True, option, attacker(look, option))
    elif key in USES:
        menu.add(look.words("screen-use"), False, option, Text(look.words.phrase(option.phrase)))
    elif key == "act-power":
        menu.add(look.words("screen-as-power"), True, option, Text(card_name(look, option)))
    elif key == "act-card":
        menu.add(look.words("screen-choose"), True, option, card_with_numbers(look, option))
    elif key == "act-target-stronghold":
        menu.add(owner_of(look, option), False, option, stronghold(look, option))
    elif key == "act-target-animal":
        menu.add(owner_of(look, option), False, option, animal(look, option))
    elif key in ("act-draft", "act-stack"):
        menu.add("", False, option, faction(look, option))
    else:
        menu.add("", False, option, Text(look.words.phrase(option.phrase)))


def card_name(look: Look, option: Candidate) -> str:
    card = option.phrase.slots["card"]
    assert isinstance(card, Phrase)
    name = look.words.phrase(card)
    return name[:1].upper() + name[1:]


def card_id(option: Candidate) -> str:
    card = option.phrase.slots["card"]
    assert isinstance(card, Phrase)
    return card.key.removeprefix("card-")


def card_to_play(look: Look, option: Candidate) -> Text:
    """With what is paid for it."""
    key = {"act-play": "screen-for-power", "act-focus": "screen-for-support", "act-rally": "screen-by-rally"}
    said = look.words(key[option.phrase.key], n=option.phrase.slots.get("cost", 0))
    return Text(card_name(look, option)).append(f" ({said})", style="faint")


def card_with_numbers(look: Look, option: Candidate) -> Text:
    text, numbers = Text(card_name(look, option)), printed(look, look.sheets[card_id(option)])
    return text.append(" ").append(numbers) if numbers.plain else text


def attacker(look: Look, option: Candidate) -> Text:
    """By name and place, for there may be several of a name."""
    assert look.seat is not None
    place = option.phrase.slots["place"]
    assert isinstance(place, int)
    data = look.view["sides"][look.view["seats"][look.seat]["side"]]["animals"][place - 1]
    return Text(f"{card_name(look, option)} [{place}] ").append(attack(look, data))


def owner_of(look: Look, option: Candidate) -> str:
    """The player or team whose target it is."""
    owner = option.phrase.slots.get("keep", option.phrase.slots.get("seat"))
    assert isinstance(owner, Phrase)
    number = owner.slots["number"]
    assert isinstance(number, int)
    if look.shared:
        keep = number - 1 if owner.key == "team" else look.keep_of(number - 1)
        return look.team(keep)
    return look.player(number - 1)


def stronghold(look: Look, option: Candidate) -> Text:
    keep = option.phrase.slots["keep"]
    assert isinstance(keep, Phrase)
    number = keep.slots["number"]
    assert isinstance(number, int)
    data = look.view["keeps"][number - 1]
    text = ink(look.words("screen-stronghold", card=card_name(look, option)), "heading")
    return text.append("  ").append(health(look, data))


def animal(look: Look, option: Candidate) -> Text:
    """By name and place, with what matters for the choice."""
    place, seat = option.phrase.slots["place"], option.phrase.slots["seat"]
    assert isinstance(place, int) and isinstance(seat, Phrase)
    number = seat.slots["number"]
    assert isinstance(number, int)
    side = look.view["seats"][number - 1]["side"]
    data = look.view["sides"][side]["animals"][place - 1]
    text = Text(f"{card_name(look, option)} [{place}]  ")
    if look.view["mode"] == "hydra":
        text.append(f"{look.player(number - 1)}  ", style="faint")
    text.append(attack(look, data)).append("  ").append(health(look, data))
    said = remarks(look, data, side)
    return text.append("  ").append(said) if said.plain else text


def faction(look: Look, option: Candidate) -> Text:
    """A faction and how it plays; where Strongholds are stacked, the Stronghold and its ability."""
    phrase = option.phrase.slots["faction"]
    assert isinstance(phrase, Phrase)
    if option.phrase.key == "act-draft":
        name = look.words.form(phrase, "plural-name")
        return ink(name, "heading").append(f"  {look.words.form(phrase, 'way')}", style="faint")
    sheet = look.strongholds[phrase.key.removeprefix("faction-")]
    text = ink(look.words.phrase(sheet.name), "heading").append(f" ({look.words.phrase(phrase)})")
    return text.append(f"  {passages(look.words, sheet)[0].text}", style="faint")
