"""Positions of Untamed to be drawn: cards thought up for them, so that they stay the same when the box is tuned."""

from __future__ import annotations

from ludotek.kernel.event import Event
from ludotek.testing.untamed import Data, Position, animal, item, node, placed, position, side, stronghold

OPPOSING = {"whose": "opposing"}
OWN = {"whose": "own"}

BULL = animal("old-bull", cost=3, attack=2, health=4, keywords=["guard"], last_words=[node("draw")])
RUNNER = animal("night-runner", cost=2, attack=3, health=2, keywords=["rush"], rally=True)
DRUMMER = animal("drummer", cost=1, attack=1, health=2, arrival=[node("fury", target=OWN)])
CHIEF = animal("chief", cost=5, attack=5, health=6, standing=[node("attack-aura", by=1)])
NET = item("net", node("exhaust", target=OPPOSING), node("draw"), cost=1, focus=2)
SALVE = item("salve", node("heal", n=2, target={"whose": "own", "what": "either"}), cost=4, rally=True)

TOWER = stronghold("rat", node("damage", n=1, target=OPPOSING), cost=1)
CAVE = stronghold("panda", node("bonus"), cost=2)


def in_play() -> list[Data]:
    return [
        placed(BULL, damage=1),
        placed(RUNNER, fury=1, ready=False),
        placed(DRUMMER, damage=1),
    ]


def told_together(t: Position, *actions: str) -> Position:
    """Several actions; what all of them brought about is the story."""
    story: list[Event] = []
    for action in actions:
        story += t.do(action).happened
    t.happened = story
    return t


def duel() -> Position:
    """In the middle of the turn of seat 1."""
    t = position(
        side(
            animals=in_play(),
            hand=[DRUMMER, DRUMMER, CHIEF, NET, NET, SALVE],
            support=[NET, RUNNER, NET],
            power=3,
            bonus=1,
            deck=21,
            strongholds=[TOWER, "fox", "tiger"],
            damage=3,
        ),
        side(
            animals=[placed(CHIEF, damage=4, ready=False), placed(BULL)],
            hand=[SALVE, RUNNER],
            support=[DRUMMER],
            power=4,
            ready=4,
            deck=17,
            strongholds=[CAVE, "rhino"],
            damage=1,
            lost=1,
        ),
    )
    return told_together(t, "power drummer", "play drummer", "take", "target 1:drummer", "bonus")


def hunt() -> Position:
    """Six players; seat 4 looks at the turn of seat 2."""
    sides = [side(animals=in_play()[: i % 4], hand=2 + i, support=i, deck=20 - i, damage=i) for i in range(5)]
    sides.append(side(animals=[placed(BULL, owner=4)], hand=[CHIEF], bonus=2))
    return position(*sides, mode="hunter", active=2)


def hydra() -> Position:
    """Team-mates see each other's hands; seat 1 is done."""
    return position(
        side(animals=in_play(), hand=[NET, CHIEF], support=2, strongholds=[TOWER, "fox", "tiger"]),
        side(animals=[BULL], hand=[SALVE], strongholds=[CAVE, "rhino", "rabbit", "fox"]),
        side(animals=[RUNNER], hand=[DRUMMER, SALVE, SALVE], bonus=1),
        side(hand=3, power=2, ready=1),
        mode="hydra",
    ).do("done", seat=1)


def manticore() -> Position:
    """A team's Animal attacks."""
    t = position(
        side(animals=in_play(), hands=[[NET, CHIEF], [SALVE]], support=[NET, NET]),
        side(animals=[CHIEF, placed(DRUMMER, fury=2)], hands=[[RUNNER], [BULL, BULL]]),
        mode="manticore",
    )
    return t.do("attack old-bull")


def draft() -> Position:
    """After three factions were taken."""
    t = position(side(), side(), setup="draft", seed=1, factions=[[], []])
    return t.do("faction fox", "faction rat", "faction tiger")
