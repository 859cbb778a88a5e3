"""Ability and equipment cards as printed (RK-69 to RK-84)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.components import NOTHING, SYMBOLS
from ludotek.games.reckoners.rules.symbols import amount, pack, unpack
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.schema import Reader

SWAP: Final = 0
DIE: Final = 1
DOUBLE: Final = 2
GIVE: Final = 3
IMPROVISE: Final = 4
FAITH: Final = 5
OPERATIONS: Final = 6
SNIPER: Final = 7
TRAVEL: Final = 8
POWERS: Final = ["improvise", "faith", "operations", "sniper", "travel"]  # from IMPROVISE on
FORMS: Final = ["swap", "die", "double", "give", "power"]


class Card:
    """One card. `kind` says which of the numbers count."""

    def __init__(self, index: i64, name: str, is_ability: bool, cost: i64) -> None:
        self.index = index
        self.name = name
        self.origin = "house"
        self.is_ability = is_ability
        self.cost = cost
        self.kind: i64 = GIVE
        self.left: i64 = NOTHING  # swapped symbols (RK-76)
        self.right: i64 = NOTHING
        self.die: i64 = NOTHING  # one more die of that kind (RK-77)
        self.double: i64 = NOTHING  # symbol that counts twice on basic dice (RK-78)
        self.give: i64 = 0  # results, packed (RK-79 to RK-81)
        self.pay: i64 = 0  # symbols of which one must be shown, packed; 0: free (RK-70, RK-71)
        self.anywhere = False  # RK-80

    @property
    def is_permanent(self) -> bool:
        return self.kind in (SWAP, DIE, DOUBLE)

    @property
    def has_cost(self) -> bool:
        return self.pay != 0


def read_card(reader: Reader, index: i64, name: str, dice: list[str]) -> Card:
    is_ability = reader.choice("kind", ["equipment", "ability"]) == 1
    card = Card(index, name, is_ability, 0 if is_ability else reader.number("cost", 0, 20))
    forms = [form for form in FORMS if reader.has(form)]
    if len(forms) != 1:
        raise reader.fail("give", f"or exactly one other of {', '.join(FORMS)} must be there, not {forms or 'none'}")
    form = forms[0]
    if form == "swap":
        pair = reader.choices("swap", SYMBOLS)
        if len(pair) != 2 or pair[0] == pair[1]:
            raise reader.fail("swap", "must name two different symbols")
        card.kind, card.left, card.right = SWAP, pair[0], pair[1]
    elif form == "die":
        card.kind, card.die = DIE, reader.choice("die", dice)
    elif form == "double":
        card.kind, card.double = DOUBLE, reader.choice("double", SYMBOLS)
    elif form == "give":
        read_results(reader, card)
    else:
        card.kind = IMPROVISE + reader.choice("power", POWERS)
    return card


def read_results(reader: Reader, card: Card) -> None:
    results = reader.choices("give", SYMBOLS)
    if not 1 <= len(results) <= 6:
        raise reader.fail("give", "must name 1 to 6 symbols")
    card.give, card.pay = pack(results), pack(reader.choices("pay", SYMBOLS))
    card.anywhere = reader.flag("anywhere")


def card_phrases(card: Card, die: Phrase) -> list[Phrase]:
    """What a card does, in words."""
    if card.kind == SWAP:
        return [Phrase("card-does-swap", {"left": symbol_phrase(card.left), "right": symbol_phrase(card.right)})]
    if card.kind == DIE:
        return [Phrase("card-does-die", {"die": die})]
    if card.kind == DOUBLE:
        return [Phrase("card-does-double", {"symbol": symbol_phrase(card.double)})]
    if card.kind != GIVE:
        return [Phrase(f"card-does-{POWERS[card.kind - IMPROVISE]}")]
    slots: dict[str, Slot] = {"results": symbols_phrases(card.give)}
    key = "card-does-give-anywhere" if card.anywhere else "card-does-give"
    if card.has_cost:
        slots["paid"] = [symbol_phrase(each) for each in unpack(card.pay)]
        key += "-for"
    return [Phrase(key, slots)]


def symbols_phrases(packed: i64) -> list[Phrase]:
    """Symbols in words, those of one kind together."""
    found: list[Phrase] = []
    for symbol in range(len(SYMBOLS)):
        n = int(amount(packed, symbol))
        if n > 0:
            found.append(Phrase("symbols", {"symbol": symbol_phrase(symbol), "n": n}))
    return found


def face_phrase(packed: i64) -> Phrase:
    """What a side of a die shows; a single symbol is not counted."""
    shown = unpack(packed)
    return symbol_phrase(shown[0]) if len(shown) == 1 else Phrase("face", {"symbols": symbols_phrases(packed)})


def symbol_phrase(symbol: i64) -> Phrase:
    return Phrase(f"symbol-{SYMBOLS[symbol]}")
