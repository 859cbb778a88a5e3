"""The answers of Untamed as a table. Cards are named by design, so copies are one option and places tell nothing."""

from __future__ import annotations

from typing import Final

from ludotek.games.untamed.rules.components import FACTIONS
from ludotek.kernel.bands import Bands

DESIGNS: Final = 64  # room for designs
MODES: Final = 8
SIDES: Final = 6
PLACES: Final = 8  # room for the Animals of a side

ANSWERS: Final = Bands()

DRAW: Final = 40  # pay 2 Power, draw a card
ANSWERS.band("draw", first=DRAW)
STRONGHOLD: Final = 41  # use the Stronghold's ability
ANSWERS.band("stronghold", "ability", first=STRONGHOLD)
BONUS: Final = 42  # use a Power Bonus
ANSWERS.band("bonus", first=BONUS)
TAKE: Final = 43  # use an optional text; DONE declines it
ANSWERS.band("take", first=TAKE)
MULLIGAN: Final = 44
ANSWERS.band("mulligan", first=MULLIGAN)
MODE: Final = 45  # which of several texts
ANSWERS.band("mode", first=MODE, mode=MODES)
ANSWERS.reading("ChooseOpponent", MODE, "opponent", "mode {opponent}", opponent=MODES)
FACTION: Final = 53
ANSWERS.band("draft", "faction {faction}", first=FACTION, faction=len(FACTIONS))
ANSWERS.reading("StackStronghold", FACTION, "stack")
KEEP: Final = 62
ANSWERS.band("target-stronghold", "stronghold {keep}", first=KEEP, keep=SIDES)
# Where factions are asked for, the number behind those of the box is that of a house faction: FACTION + HOUSE is KEEP.
ANSWERS.reading("DraftFaction", KEEP, "draft", "faction {house}", house=1)
ANSWERS.reading("StackStronghold", KEEP, "stack", "faction {house}", house=1)
ATTACK: Final = 68  # among the seat's own Animals
ANSWERS.band("attack", "attack {attacker}", first=ATTACK, attacker=PLACES)
ANIMAL_AT: Final = 76
ANSWERS.band("target-animal", "target {animal}", first=ANIMAL_AT, animal=SIDES * PLACES)
PLAY: Final = 128  # paid with Power (or free, by Rally)
ANSWERS.band("play", first=PLAY, card=DESIGNS)
ANSWERS.reading("Rally", PLAY, "rally")
FOCUS: Final = 192  # paid with Support
ANSWERS.band("focus", first=FOCUS, card=DESIGNS)
POWER: Final = 256  # played as Power
ANSWERS.band("power", first=POWER, card=DESIGNS)
CARD: Final = 320  # chosen by an effect or a cost
ANSWERS.band("card", first=CARD, card=DESIGNS)
