"""A box in which something is missing, or there twice, is refused, and the message says what."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules.box import Box
from ludotek.kernel.errors import ContentError

CONTENT = GAME.content({})
Data = dict[str, Any]


def again(thing: Data, **changed: Any) -> Data:
    return {**deepcopy(thing), **changed}


def epics(n: int) -> Callable[[Data], None]:
    return lambda box: box.update(epic=[again(box["epic"][0], id=f"epic-{each}") for each in range(n)])


def cards(equipment: int) -> Callable[[Data], None]:
    def change(box: Data) -> None:
        abilities = [card for card in box["card"] if card["kind"] == "ability"]
        plain = next(card for card in box["card"] if "give" in card and card["kind"] == "equipment")
        box["card"] = abilities + [again(plain, id=f"card-{each}") for each in range(equipment)]

    return change


def without_purple(box: Data) -> None:
    for kind, what in (("die", "id"), ("reckoner", "die"), ("card", "die")):
        box[kind] = [each for each in box[kind] if each.get(what) != "purple"]


ABILITIES = sum(1 for card in CONTENT["card"] if card["kind"] == "ability")
FAULTS: dict[str, tuple[Callable[[Data], None], str]] = {
    "another first die": (lambda box: box["die"][0].update(id="plain"), "7 kinds of dice, 'basic' first"),
    "a die too many": (lambda box: box["die"].append(again(box["die"][1], id="teal")), "one too many"),
    "a die too few": (without_purple, "7 kinds of dice, 'basic' first"),
    "one Reckoner": (lambda box: box.update(reckoner=box["reckoner"][:1]), "2 to 6 Reckoners, not 1"),
    "a basic die of one's own": (lambda box: box["reckoner"][0].update(die="basic"), "must be this Reckoner's own"),
    "a die for two": (lambda box: box["reckoner"][1].update(die="blue"), "must be this Reckoner's own"),
    "an ability for two": (lambda box: box["reckoner"][1].update(ability="improvise"), "must be this Reckoner's own"),
    "a small market": (cards(3), "at least 4 equipment cards"),
    "too many cards": (cards(41 - ABILITIES), "at most 40 cards"),
    "too few Epics": (epics(7), "more than 7 and less than 62 Epics, not 7"),
    "too many Epics": (epics(62), "more than 7 and less than 62 Epics, not 62"),
    "one Power board": (lambda box: box["power"].pop(), "Power board with the sides A and B"),
    "a district twice": (lambda box: box["district"].__setitem__(1, box["district"][0]), "district"),
    "six districts": (lambda box: box["district"].pop(), "7 different districts, not 6"),
    "a symbol swapped by two cards": (
        lambda box: box["card"].append(
            {"id": "second", "origin": "house", "kind": "equipment", "cost": 1, "swap": ["contain", "plan"]}
        ),
        "two cards that swap the same symbol",
    ),
    "a card that does two things": (
        lambda box: next(card for card in box["card"] if "swap" in card).update(double="attack"),
        "exactly one other of",
    ),
    "a card that does nothing": (
        lambda box: next(card for card in box["card"] if "swap" in card).pop("swap"),
        "exactly one other of",
    ),
}
FITS: list[Callable[[Data], None]] = [epics(8), epics(61), cards(4), cards(40 - ABILITIES)]


@pytest.mark.parametrize(("change", "message"), FAULTS.values(), ids=FAULTS)
def test_a_faulty_box_is_refused(change: Callable[[Data], None], message: str) -> None:
    box = deepcopy(CONTENT)
    change(box)
    with pytest.raises(ContentError, match=message):
        Box(box)


@pytest.mark.parametrize("change", FITS)
def test_a_box_may_go_up_to_its_limits(change: Callable[[Data], None]) -> None:
    box = deepcopy(CONTENT)
    change(box)
    Box(box)
