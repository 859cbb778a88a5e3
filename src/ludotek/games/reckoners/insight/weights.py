"""What things are worth to the greedy player, in Population; found by hand and then by trying in the laboratory."""

from __future__ import annotations


class Weights:
    """One inhabitant who is lost in the coming Epics phase counts 1."""

    def __init__(self) -> None:
        # what the Epics do
        self.later = 0.6  # a loss of the round after next
        self.lasting = 2.5  # rounds for which a bracket of Steelheart stays where it is put
        self.fortifies = 0.45
        self.reinforces = 0.6
        self.barricades = 0.35
        self.discovers = 0.15
        self.strengthens: list[float] = [0.9, 0.5, 1.2, 0.7]  # red, blue, yellow, white
        # the race: a point of Steelheart's is worth what it saves, the losses of a round by the points of a round
        self.point = 0.6
        self.pace = 0.35  # points that a die makes in a round
        self.least_point = 0.8
        self.most_point = 3.0
        self.haste = 6.0  # how much more his Health counts when little is left
        # what else is gained
        self.coin = 0.6
        self.token = 0.8
        self.hold = 0.8  # what a token must gain to be spent
        self.looted_enforcement = 0.4
        self.looted_contain = 0.6
        self.prize = 1.0  # the defeat of an Epic
        self.sideshow = 0.3  # an attack that does not shorten the way, as a part
        self.clearing = 0.15  # a Barricade removed, while there are more in the supply
        self.shortage = 1.0  # a Barricade or an Enforcement removed, when the supply will not suffice
        # choices
        self.keep = 1.0  # how much better than another roll a die must be to be kept
        self.travel = 0.3  # what moving must gain beyond the dice that it takes
        self.crowd = 0.7  # what a district is worth to each further Reckoner at the start
        self.symbols: list[float] = [0.5, 0.6, 0.9, 1.2, 1.2, 1.1]  # of equipment, each round
        self.anywhere = 1.4  # how much more a card is worth that works everywhere
        self.price = 0.25  # what a coin of the price weighs against the strength of a card
