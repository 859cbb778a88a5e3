"""Positions of The Reckoners to be drawn: Epics and cards thought up for them, so that they stay when the box is tuned."""

from __future__ import annotations

from ludotek.testing.reckoners import Position, card, district, epic, position, reckoner, steelheart

BRUTE = epic(
    "iron-brute",
    research=3,
    health=7,
    weakened=4,
    track=["fortify", "attack 1", "reinforce", "strengthen yellow 2", "attack 2"],
)
GHOST = epic(
    "pale-ghost",
    research=4,
    health="infinite",
    weakened=5,
    track=["discover", "attack 1", "share fortify", "barricade 2", "attack 3"],
)
HERALD = epic(
    "herald",
    research=1,
    health=3,
    weakened=2,
    track=["share reinforce", "attack 1", "strengthen red", "attack 1", "attack 2"],
)

PULSE = card("pulse", "contain", "contain", "contain", pay=["enforcement", "plan"], cost=3)
LENS = card("lens", "research", anywhere=True, cost=4)
MIRROR = card("mirror", swap=["contain", "attack"], cost=5)
SPARE = card("spare-pistol", die="red", cost=7)
CODEX = card("codex", double="research", cost=6)
CART = card("cart", power="travel", cost=2)

HIM = steelheart(
    at=2, research=14, red=3, blue=2, yellow=2, white=1, deployment=2,
    actions={"yellow": ["attack 1", "attack 1", "attack 2"], "white": ["discover", "fortify", "attack 1"]},
)  # fmt: skip
MARKET = [LENS, CODEX, SPARE, CART]


def use() -> Position:
    """Two Reckoners in the middle of using their dice."""
    dice = ["blue:contain+contain", "blue:contain", "basic:enforcement", "basic:enforcement", "basic:attack"]
    t = position(
        reckoner("david", at=1, dice=dice, plans=2, new_plans=1, cards=[PULSE, MIRROR], used=["pulse"]),
        reckoner("tia", at=3, dice=["purple:research+research", "basic:money"], plans=0, cards=[LENS, CODEX]),
        districts=[
            district(BRUTE, enforcement=3, barricades=1, bracket=3),
            district(GHOST, bracket=1),
            district(HERALD, research=0, health=2, bracket=2, enforcement=1),
        ],
        steelheart=HIM,
        market=MARKET,
        money=4,
        population=27,
        base=4,
        round=5,
    )
    return t.do("tia: die basic:money", "money")


def spend() -> Position:
    """A die has been picked: what is it used for?"""
    return use().do("david: die blue:contain+contain")


def token() -> Position:
    """A plan token can be every symbol; this one is next to Steelheart."""
    t = position(
        reckoner("david", at=2),
        reckoner("tia", at=2, scope=1),
        reckoner("prof", at=4, cards=[PULSE]),
        districts=[district(BRUTE, enforcement=2), district(GHOST, enforcement=1, research=2), district(empty=True)],
        steelheart=HIM,
        market=MARKET,
        round=3,
    )
    return t.do("tia: token")


def roll() -> Position:
    """Four Reckoners, one of whom is done; two are run by bots."""
    t = position(
        reckoner("david", at=1),
        reckoner("megan", at=2, cards=[PULSE]),
        reckoner("abraham", at=3, cards=[card("second-try", power="faith")]),
        reckoner("prof", at=4, cards=[SPARE]),
        districts=[district(BRUTE), district(GHOST, barricades=2), district(empty=True), district(HERALD)],
        steelheart=HIM,
        market=MARKET,
        phase="roll",
        rolls={"david": ["basic:contain", "basic:contain", "basic:plan", "blue:contain+contain"]},
    )
    return t.do("megan: done", "david: die basic:contain", "david: die basic:contain")


def acquire() -> Position:
    """Equipment is bought; a die has been confiscated."""
    return position(
        reckoner("cody", at=1, cards=[CODEX]),
        reckoner("abraham", at=3, held=["basic", "basic", "green"]),
        districts=[district(BRUTE), district(GHOST), district(HERALD)],
        steelheart=HIM,
        market=MARKET,
        money=5,
        confiscated=["abraham green"],
        phase="equip",
        round=2,
    )


def loot() -> Position:
    """What two Epics have left behind is shared out."""
    rich = epic("hoarder", loot={"research": 2, "money": 1, "enforcement": 2, "contain": 1, "plan": 1})
    return position(
        reckoner("cody", at=1),
        reckoner("abraham", at=3),
        districts=[district(BRUTE, enforcement=2, bracket=3), district(GHOST, enforcement=1), district(empty=True)],
        steelheart=HIM,
        market=MARKET,
        felled=[rich],
        phase="loot",
    )


def epics() -> Position:
    """The Epics phase has just been played: a new Epic, overflow, sharing, strengthening, all tracks."""
    t = position(
        reckoner("david", at=1),
        reckoner("tia", at=3),
        districts=[district(BRUTE, enforcement=2, bracket=4), district(GHOST, bracket=3), district(empty=True)],
        steelheart=HIM,
        market=MARKET,
        money=0,
        epic_deck=[HERALD],
        phase="round",
        round=6,
    )
    told = t.happened
    while t.g.round == 7:
        told += t.all_done().happened
    t.happened = told
    return t
