"""Newcago for its scenarios: a city in which every symbol finds something to do, and what has been done there.

Scenarios put the cards into positions as the box file has them. What a card does is asserted; how much of it is read
from the card, so that the box can be tuned without touching its tests.
"""

from __future__ import annotations

from typing import Any

from ludotek.games.reckoners.rules.components import SYMBOLS
from ludotek.testing.reckoners import Data, Position, card, district, epic, position, reckoner, shipped, steelheart

HERE, THERE, FAR = "the-loop", "newcago-theatre", "foundry-row"
VERBS = {"money": "money", "plan": "plan", "enforcement": "fight"}  # the others have the name of their symbol
USUAL: Data = {"enforcement": 4, "bracket": 5, "research": 5, "health": 9}


def city(*names: str, dice: list[str] | None = None, plans: int = 0, **given: Any) -> Position:
    """Megan, here, has these cards and dice; Tia, far away with Steelheart, has a die, too."""
    tough = epic("Tough", health=9, weakened=9, track=["fortify"] * 7)
    busy = [district(tough | {"id": f"Tough-{place}"}, **USUAL) for place in range(1, 4)]
    megan = reckoner("megan", cards=[shipped(name) for name in names], dice=dice or [], plans=plans, at=1)
    default: Data = {"districts": busy, "steelheart": steelheart(at=3, red=3, blue=3, yellow=3, white=3)}
    tia = reckoner("tia", dice=["basic:money"], plans=0, at=3)
    return position(megan, tia, **(default | given))


def use(symbol: str, place: str = HERE) -> str:
    """The words that use a symbol in a district."""
    verb = VERBS.get(symbol, symbol)
    return verb if symbol in ("money", "plan") else f"{verb} {place}"


def done(t: Position, place: str = HERE) -> dict[str, int]:
    """How much of each symbol has been done: in the district, or for Megan and the team."""
    found = {
        "money": t.money,
        "enforcement": USUAL["enforcement"] - t.enforcement(place),
        "contain": USUAL["bracket"] - t.bracket(place),
        "research": USUAL["research"] - t.research(place),
        "attack": USUAL["health"] - t.health(place),
        "plan": t.new_plans("megan"),
    }
    return {symbol: n for symbol, n in found.items() if n}


def results(name: str) -> dict[str, int]:
    """How many of each symbol a card gives."""
    given = shipped(name)["give"]
    return {symbol: given.count(symbol) for symbol in SYMBOLS if symbol in given}


def readable(t: Position) -> set[str]:
    """As which symbols the one who is asked may use something here."""
    return {symbol for symbol in SYMBOLS if use(symbol) in t.options()}


def is_one_more_die(name: str, colour: str) -> None:
    """A die card is bought and its die is in the next roll, beside the own six, for the rest of the game (RK-77)."""
    market = [shipped(name), *[card(f"plain-{i}", "money", cost=9) for i in range(3)]]
    t = city(phase="equip", market=market, money=shipped(name)["cost"], steelheart=steelheart(at=3))
    t.g.population = 400  # for rounds in which nobody does anything
    t.do(f"tia: buy {name}", "give megan")
    before = ["basic"] * 3 + ["red"] * 3
    for _ in range(2):
        t.until("RollDice")
        lying = [die.split(":")[0] for die in t.rolled("megan")]
        assert sorted(lying) == sorted([*before, colour])
        assert len(t.rolled("tia")) == 6
        t.until("UseDice")


def counts_twice(name: str, symbol: str) -> None:
    """A double card works on basic dice with that symbol and on nothing else (RK-78)."""
    for die, expected in ((f"basic:{symbol}", 2), (f"red:{symbol}", 1)):
        t = city(name, dice=[die, "basic:money"]).do(f"megan: die {die}")
        for _ in range(expected):
            assert t.asks == "Spend"
            t.do(use(symbol))
        assert (t.asks, done(t)) == ("UseDice", {symbol: expected})
    other = SYMBOLS[(SYMBOLS.index(symbol) + 1) % 6]
    t = city(name, dice=[f"basic:{other}", "basic:money"]).do(f"megan: die basic:{other}", use(other))
    assert (t.asks, done(t)) == ("UseDice", {other: 1})
    t = city(name, plans=2).do("megan: token", use(symbol))
    assert (t.asks, done(t)) == ("UseDice", {symbol: 1})


def reads_as(name: str, left: str, right: str) -> None:
    """A swap card: each of two symbols may be read as the other, no other symbol is changed (RK-76)."""
    for symbol in SYMBOLS:
        t = city(name, dice=[f"basic:{symbol}", f"red:{symbol}"])
        expected = {left, right} if symbol in (left, right) else {symbol}
        for die in (f"basic:{symbol}", f"red:{symbol}"):
            t.do(f"megan: die {die}")
            assert readable(t) == expected
            t.do(use(min(expected)))
    t = city(name, dice=[f"red:{left}+{left}"]).do(f"megan: die red:{left}+{left}", use(right), use(left))
    assert done(t) == {left: 1, right: 1}
    t = city(name, dice=["basic:plan"]).do("tia: die basic:money")
    assert "money" in t.options(), "nothing changes for others"
    assert len({"money", "plan"} & set(t.options())) == 1


def gives(name: str, paid: str = "", anywhere: bool = False) -> dict[str, int]:
    """Use all results of a card, in another district if it reaches so far; how much was done there.

    `paid` is the only symbol of a die that activates it; without it the card is free."""
    if paid:
        assert [symbol for symbol in SYMBOLS if activates(name, symbol)] == [paid]
    place = THERE if anywhere else HERE
    spare = f"red:{paid or 'money'}"
    t = city(name, dice=[f"basic:{paid}", spare] if paid else [spare])
    t.do(*([f"megan: die basic:{paid}", f"card {name}"] if paid else [f"megan: card {name}"]))
    assert t.dice("megan") == [spare]
    for symbol in SYMBOLS:
        if use(symbol, THERE) not in ("money", "plan"):
            assert t.can(use(symbol, THERE)) is (anywhere and symbol in results(name))
    for symbol in shipped(name)["give"]:
        assert t.asks == "Spend"
        t.do(use(symbol, place))
    assert t.asks == "UseDice", "nothing is left of it"
    found = done(t, place)
    if paid:
        t.do(f"megan: die red:{paid}").refused(f"card {name}", "RK-71", "RK-95", reason="card-used")
    else:
        t.refused(f"megan: card {name}", "RK-70", "RK-95", reason="card-used")
    return found


def activates(name: str, symbol: str) -> bool:
    t = city(name, dice=[f"basic:{symbol}"]).do(f"megan: die basic:{symbol}")
    return t.can(f"card {name}")


def may_do_something_else(name: str, paid: str = "") -> None:
    """The whole result may move, remove a Barricade or activate another card (RK-79, RK-81)."""
    given = results(name)
    other = card("other", "money", pay=[next(iter(given))])
    start = [f"megan: die basic:{paid}", f"card {name}"] if paid else [f"megan: card {name}"]
    walls = [district(**USUAL), district(**USUAL), district(**USUAL, barricades=2)]
    for words in (f"move {THERE}", f"barricade {FAR}"):
        t = city(name, dice=[f"basic:{paid or 'money'}"], plans=1, districts=walls).do(*start, words)
        assert (t.asks, t.money, t.new_plans("megan")) == ("UseDice", 0, 0)
        assert (t.at("megan"), t.barricades(FAR)) == ((THERE, 2) if words.startswith("move") else (HERE, 1))
    megan = reckoner("megan", cards=[shipped(name), other], dice=[f"basic:{paid or 'money'}"], plans=1)
    t = position(megan, districts=walls).do(*start, "card other", "money")
    assert (t.asks, t.money, t.enforcement(1), t.bracket(1)) == ("UseDice", 1, USUAL["enforcement"], USUAL["bracket"])


def travels(name: str) -> None:
    """Any other district, nothing else, and Barricades stop it (RK-82)."""
    t = city(name).do(f"megan: card {name}")
    assert t.options() == [f"move {THERE}", f"move {FAR}"]
    t.do(f"move {FAR}")
    assert (t.at("megan"), done(t, FAR)) == (FAR, {})
    for walls in ([1, 0, 0], [0, 1, 2]):
        t = city(name, dice=["basic:money"], districts=[district(barricades=n) for n in walls])
        t.refused(f"megan: card {name}", "RK-82", "RK-34")
