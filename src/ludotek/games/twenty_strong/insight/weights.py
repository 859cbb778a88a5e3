"""What things are worth to the greedy player, in points; found by hand and then by trying in the laboratory."""

from __future__ import annotations


class Weights:
    """A die that is ready is worth about a point."""

    def __init__(self) -> None:
        # Health by its value; the first entry is being dead.
        self.health: list[float] = [-60.0, 0.0, 7.0, 12.0, 16.0, 19.0, 21.0]
        self.strategy = 4.0
        self.recovery = 4.0
        self.die = 1.2  # a ready die, while there are few
        self.plenty = 0.6  # how much less the last of all dice is worth than the first, as a part
        self.exhausted = 0.35  # an exhausted die, as a part of a ready one
        self.chip = 0.8
        self.day = 4.0  # a point of the chip that the rounds to come take away
        self.mission = 5.0
        self.progress = 0.6  # how much of a mission its progress is worth, as a part
        self.card = 0.8  # each card fewer in the shortest stack
        self.more = 3.0  # an additional enemy that is still to come
        self.win = 60.0
        self.trophy = 40.0  # a boss defeated in a hunt
        self.wound = 0.5  # what of it the damage on a boss is worth, as a part, if it stays
        self.at_large = 6.0  # how bad it is that a boss is out, besides its Damage
        self.crown = 1.0  # a point of the chip that bait will be bought with
        self.road = 0.3  # the best card in reach of the next round, as a part
        self.toil = 0.9  # a point of an enemy's Health
        self.harm = 3.5  # and of its Damage
        self.patience = 1.3  # how much more dice cost while there are phases left to commit them in
        self.waste = 0.3  # damage that is lost by overkill, for each enemy but the last
        self.single_use = 1.0
        self.ongoing = 1.0
        self.uses = 3.0  # how often an ongoing item helps
        self.spend = 0.3  # how much better things must get before something is used
