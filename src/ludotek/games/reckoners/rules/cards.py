"""Ability and equipment cards as printed (RK-69 to RK-84): what each always does, or what it can be used for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.components import SYMBOLS
from ludotek.games.reckoners.rules.symbols import amount, unpack
from ludotek.kernel.effect import Action, Node, Standing
from ludotek.kernel.field import Field, Name, Number, OneOf, WordOf
from ludotek.kernel.numbers import Seat
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.reader import Reader
from ludotek.kernel.step import ALLOWED
from ludotek.kernel.vocabulary import Vocabulary, Word, word

if TYPE_CHECKING:
    from ludotek.games.reckoners.rules.city import City


class Permanent(Standing):
    """What a card always does for its Reckoner (RK-69)."""

    def begin(self, g: City, seat: Seat) -> None:
        raise NotImplementedError

    def key(self) -> str:
        return f"card-does-{self.word}"


class Swap(Permanent):
    """Each of two symbols may be read as the other (RK-76)."""

    def __init__(self, pair: list[int]) -> None:
        super().__init__()
        self.left: i64 = pair[0]
        self.right: i64 = pair[1]

    def begin(self, g: City, seat: Seat) -> None:
        swaps = g.swaps[seat][:]
        swaps[self.left] = self.right
        swaps[self.right] = self.left
        g.swaps[seat] = swaps

    def slots(self) -> dict[str, Slot]:
        return {"left": symbol_phrase(self.left), "right": symbol_phrase(self.right)}


class MoreDice(Permanent):
    """One more die of a kind (RK-77)."""

    def __init__(self, kind: tuple[int, str]) -> None:
        super().__init__()
        self.kind: i64 = kind[0]
        self.name = kind[1]

    def begin(self, g: City, seat: Seat) -> None:
        g.hold(seat, self.kind)

    def slots(self) -> dict[str, Slot]:
        return {"die": Phrase(f"die-{self.name}")}


class Double(Permanent):
    """A symbol counts twice on basic dice (RK-78)."""

    def __init__(self, symbol: i64) -> None:
        super().__init__()
        self.symbol = symbol

    def begin(self, g: City, seat: Seat) -> None:
        g.doubles[seat] |= 1 << self.symbol

    def slots(self) -> dict[str, Slot]:
        return {"symbol": symbol_phrase(self.symbol)}


class Use(Action):
    """What a card can be used for, once in a round: free, or for a die with one of the symbols to `pay` (RK-70, RK-71)."""

    def __init__(self) -> None:
        super().__init__()
        self.when_rolling = False  # rather than when dice are used
        self.pay: i64 = 0  # packed; 0: free
        self.give: i64 = 0  # results, packed
        self.anywhere = False  # do they work in any district (RK-80)?

    def obstacle(self, g: City, seat: Seat) -> i64:
        """Why it would do nothing now."""
        return ALLOWED

    def key(self) -> str:
        return f"card-does-{self.word}"


KINDS: Final = ["equipment", "ability"]
CARD: Final[dict[str, Field]] = {
    "id": Name(),
    "origin": WordOf(["house", "rulebook"]),
    "kind": WordOf(KINDS),
    "cost": Number(0, 20).only_with("kind", ["equipment"]),
}


class Card:
    """One card."""

    def __init__(self, index: i64, found: dict[str, Any], text: Node) -> None:
        self.index = index
        self.name: str = found["id"]
        self.origin: str = found["origin"]
        self.is_ability: bool = found["kind"] == "ability"
        self.cost: i64 = found["cost"]
        self.text = text
        self.permanent = text if isinstance(text, Permanent) else None
        self.use = text if isinstance(text, Use) else None
        self.is_permanent = self.permanent is not None
        use = Use() if self.use is None else self.use
        self.when_rolling = use.when_rolling
        self.pay = use.pay
        self.give = use.give
        self.anywhere = use.anywhere
        self.has_cost = use.pay != 0


class Symbols(Field):
    """A list of symbols."""

    def __init__(self, least: int, most: int, problem: str, different: bool = False) -> None:
        super().__init__(None, needed=least > 0)
        self.least = least
        self.most = most
        self.problem = problem
        self.different = different

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        found = reader.choices(name, SYMBOLS)
        if not self.least <= len(found) <= self.most or (self.different and len(set(found)) < len(found)):
            raise reader.fail(name, self.problem)
        return found

    def schema(self) -> dict[str, Any]:
        items = {"type": "array", "items": {"enum": SYMBOLS}, "minItems": self.least, "maxItems": self.most}
        return items | ({"uniqueItems": True} if self.different else {})

    def limits(self) -> str:
        many = str(self.most) if self.least == self.most else f"{self.least}–{self.most}"
        return f"a list of {many} symbols"


class DieOfTheBox(OneOf):
    """The name of a kind of die, read as its number and its name."""

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        kind = reader.choice(name, self.words)
        return kind, self.words[kind]

    def schema(self) -> dict[str, Any]:
        return {"type": "string"}


def permanents(dice: list[str]) -> list[Word]:
    """What a card of a box with these dice may always do."""
    return [
        word("swap", Swap, "two symbols: each may be read as the other (RK-76)",
             swap=Symbols(2, 2, "must name two different symbols", different=True)),
        word("die", MoreDice, "one more die of that kind (RK-77)", die=DieOfTheBox(dice, called="the name of a die")),
        word("double", Double, "a symbol that counts twice on basic dice (RK-78)", double=OneOf(SYMBOLS)),
    ]  # fmt: skip


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
