"""Positions of The Reckoners in a few lines: cards, Epics and dice on the spot, then try, do and read.

    t = position(
        reckoner("tia", dice=["purple:research+research"], at="the-loop"),
        reckoner("abraham", dice=["green:attack", "basic:money"], at=2, cards=[shipped("emp")]),
        districts=[district(epic("Digzone", research=1, health=3, weakened=2), enforcement=2, barricades=1)],
        steelheart=steelheart(at="foundry-row", research=5, red=3),
        money=3,
    )
    t.do("tia: die purple:research+research", "research the-loop", "abraham: die basic:money", "money")
    t.refused("abraham: die basic:plan", "RK-27", reason="no-such-die")
    assert t.can("abraham: die green:attack")
    assert (t.research("Digzone"), t.health("the-loop"), t.money) == (0, 2, 4)

Actions are written as `games/reckoners/rules/actions.py` says. "tia: …" says whose action it is; without a name it is that of the
one who is asked, and on an open floor that of the one who acted last. As in play, what has only one answer is not asked
(symbols that find nothing are lost by themselves), and who has nothing to do on a floor is not asked there. Districts
lie in the order of DISTRICTS and are named so or numbered from 1; an Epic's district may also be named by the Epic.

`run` carries out a part of the Epics phase at once and then goes back to what was asked:
`t.run("epics")` all of it, `t.run("epic Digzone")` one Epic, `t.run("steelheart")` his tracks, `t.run("track red")` one
of them, `t.run("deed attack 2 at Digzone")` one action; see PARTS. `phase` lets a position begin elsewhere in the round; see PHASES.

What is not given has a plain default. A Reckoner stands in the first district with 1 plan token, holds 3 basic and 3
own dice, has no dice to use, and only the cards that are given (not the ability either). A district has an Epic with
Research 2, Health 4, weakened 2 whose actions all are Fortify, its bracket after the first. Steelheart is in the last
district, his brackets after the first action; his yellow and his white track discover bases. Money is 0, Population 40;
market and decks have plain cards that cost 9, and plain Epics.

Dice: whatever face is named is on that kind of die. What is rolled is scripted for each Reckoner, rolls after rolls,
`rolls={"tia": ["basic:money", …]}`, and the movement die by `movement=[2]`; unscripted dice show their first face
(basic: money; special: twice their strong symbol), the movement die 1. Shuffles leave the order as it is, and a lot
falls on the last one or as in `lots=[…]`. With `seed` everything is random.

With `attended=True` people are at the table: no act ends a step, and the first use of a die is asked even if there is
only one.
"""

from ludotek.testing.position import Data
from ludotek.testing.reckoners.moments import PARTS, PHASES, ScriptedDice
from ludotek.testing.reckoners.position import Position, dealt, position
from ludotek.testing.reckoners.things import (
    DISTRICTS,
    ability,
    card,
    deed,
    district,
    epic,
    reckoner,
    shipped,
    shipped_things,
    steelheart,
)

__all__ = [
    "DISTRICTS",
    "PARTS",
    "PHASES",
    "Data",
    "Position",
    "ScriptedDice",
    "ability",
    "card",
    "dealt",
    "deed",
    "district",
    "epic",
    "position",
    "reckoner",
    "shipped",
    "shipped_things",
    "steelheart",
]
