"""The odds of symbols as people ask for them and are told."""

from __future__ import annotations

from math import comb

from ludotek.games.reckoners.insight.symbol_odds import chance_of, is_rolling, symbol_odds
from ludotek.games.reckoners.insight.wanted import Wanted, reading
from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import FACES, ROLLS, SYMBOLS
from ludotek.games.reckoners.rules.symbols import amount
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.numbers import Seat
from ludotek.kernel.odds import Odds, Query, check_queries, counted, percent, whole_number
from ludotek.kernel.phrase import Phrase, Slot

MOST = {"dice": 10, "wanted": 8}
LARGE = 120_000  # what takes longer than a tenth of a second, which is as long as a player waits after a press

ABOUT = Phrase("odds-spread")  # the heading of what may come of it

QUERIES = [
    Query("dice", "3 basic, 3 purple", needed=True),
    Query("wanted", "3 research, contain", needed=True),
    Query("rolls", "3"),
]


def answer(given: dict[str, str]) -> list[Odds]:
    """Dice of these kinds, without a card in play: the chance that all wanted symbols are there, roll after roll."""
    from ludotek.games.reckoners.game import GAME

    check_queries(QUERIES, given)
    box = GAME.content_of(GAME.content({}))
    assert isinstance(box, Box)
    kinds = [die.name for die in box.dice]
    dice = counted("dice", given["dice"], kinds)
    wanted = counted("wanted", given["wanted"], SYMBOLS)
    for name, number in (("dice", sum(dice.values())), ("wanted", sum(wanted.values()))):
        if not 1 <= number <= MOST[name]:
            raise LudotekError(f"{name}: 1 to {MOST[name]} in all, not {number}")
    rolls = whole_number("rolls", given.get("rolls", str(ROLLS)), 1, ROLLS)
    held = [kinds.index(kind) for kind, n in dice.items() for _ in range(n)]
    needs = [wanted.get(symbol, 0) for symbol in SYMBOLS]
    told = []
    for number in range(1, rolls + 1):
        chance = chance_of(box, held, needs, number)
        slots: dict[str, Slot] = {"rolls": number, "chance": percent(chance)}
        told.append(Odds(f"within-{number}", Phrase("odds-within", slots), chance))
    return told


def now(g: City, seat: int) -> list[Odds]:
    """While a Reckoner rolls: of each symbol one more than lies there, with the rolls that are left and the best keeping."""
    told = []
    for each in likely(g, seat, [1]):
        assert isinstance(each.value, float)
        slots: dict[str, Slot] = {"wanted": each.phrase, "chance": percent(each.value)}
        told.append(Odds(each.name, Phrase("odds-symbols", slots), each.value))
    return told


def spread(g: City, seat: int) -> list[Odds]:
    """The same of one and two more."""
    return likely(g, seat, [1, 2])


def parts(g: City, seat: int) -> list[Odds]:
    """What a wish is put together from: symbols, as many in all as there are dice."""
    if not may_hope(g, seat):
        return []
    most = min(MOST["wanted"], len(dice_of(g, seat)))
    return [Odds(name, Phrase(f"symbol-{name}"), most) for name in SYMBOLS]


def grant(g: City, seat: int, wish: str, least: float) -> Odds:
    """How likely the symbols of a wish are ("2 research, 1 contain"), with the rolls that are left and the best keeping."""
    try:
        wanted = counted("wanted", wish, SYMBOLS)
    except LudotekError:
        wanted = {}
    if not may_hope(g, seat) or not 0 < sum(wanted.values()) <= MOST["wanted"]:
        return Odds("wished", Phrase("odds-no-wish"), [])
    needs = [wanted.get(symbol, 0) for symbol in SYMBOLS]
    if size(g, Seat(seat), needs) > LARGE:
        return Odds("wished", Phrase("odds-wish-large"), [])
    chance = symbol_odds(g, Seat(seat), needs)
    slots: dict[str, Slot] = {"rolls": int(ROLLS - g.rolls[seat]), "chance": percent(chance)}
    return Odds("wished", Phrase("odds-wished", slots), [])


def size(g: City, seat: Seat, needs: list[int]) -> int:
    """How much there is to go through for these symbols: ways in which the dice may lie, by what may be kept of them."""
    wanted = Wanted(needs, reading(g.swaps[seat]))
    kinds = [code // FACES for code in g.rolled[seat]]
    found = int(wanted.states)
    for kind, die in enumerate(g.box.dice):
        faces = {tuple(wanted.useful(g.shown(seat, code))) for code in die.sides}
        found *= comb(kinds.count(kind) + len(faces), len(faces))
    return found


def may_hope(g: City, seat: int) -> bool:
    """Does this Reckoner have a roll left?"""
    return is_rolling(g) and len(g.rolled[seat]) > 0 and g.rolls[seat] < ROLLS


def dice_of(g: City, seat: int) -> list[int]:
    return [*g.dice[seat], *g.marked[seat], *g.rolled[seat]]


def likely(g: City, seat: int, more: list[int]) -> list[Odds]:
    if not may_hope(g, seat):
        return []
    codes = dice_of(g, seat)
    told = []
    for symbol, name in enumerate(SYMBOLS):
        there = sum(amount(g.shown(Seat(seat), code), symbol) for code in codes)
        for n in (there + each for each in more):
            chance = symbol_odds(g, Seat(seat), [n if each == symbol else 0 for each in range(len(SYMBOLS))])
            if chance > 0:
                phrase = Phrase("odds-wanted", {"n": int(n), "symbol": Phrase(f"symbol-{name}")})
                told.append(Odds(f"{n}-{name}", phrase, chance))
    return told
