"""The answers of The Reckoners as a table; what some of them mean depends on the question that asks."""

from __future__ import annotations

from typing import Final

from ludotek.games.reckoners.rules.components import FACES, MOST, TRACKS
from ludotek.kernel.bands import Bands

DISTRICTS: Final = 8  # room for districts
SEATS: Final = 8  # room for Reckoners to whom something is given
DIE_ROOM: Final = 8  # room for kinds of dice; somebody's die is owner * DIE_ROOM + kind
CODES: Final = DIE_ROOM * FACES  # a die with what it shows is kind * FACES + face
MOST_CARDS: Final = 40

ANSWERS: Final = Bands()

ROLL: Final = 40  # reroll what is not kept
ANSWERS.band("roll", first=ROLL)
FAITH: Final = 41  # reroll what is not kept, by the ability
ANSWERS.band("faith", first=FAITH)
TOKEN: Final = 42  # spend a plan token
ANSWERS.band("token", first=TOKEN)
TAKE_MONEY: Final = 43
ANSWERS.band("money", first=TAKE_MONEY)
TAKE_PLAN: Final = 44
ANSWERS.band("plan", first=TAKE_PLAN)
REFRESH: Final = 45
ANSWERS.band("refresh", first=REFRESH)
RESEARCH_STEELHEART: Final = 46
ANSWERS.band("research-steelheart", "research steelheart", first=RESEARCH_STEELHEART)
ATTACK_STEELHEART: Final = 47
ANSWERS.band("attack-steelheart", "attack steelheart", first=ATTACK_STEELHEART)
CONTAIN_TRACK: Final = 48
ANSWERS.band("contain-track", "contain {track}", first=CONTAIN_TRACK, track=len(TRACKS))
MOVE: Final = 56
BARRICADE: Final = 64
FIGHT: Final = 72  # remove an Enforcement there
CONTAIN: Final = 80
RESEARCH: Final = 88
ATTACK: Final = 96
PLACE: Final = 104
SNIPE: Final = 112
IN_DISTRICTS: Final = {
    "move": MOVE, "barricade": BARRICADE, "fight": FIGHT, "contain": CONTAIN, "research": RESEARCH, "attack": ATTACK,
    "place": PLACE, "snipe": SNIPE,
}  # fmt: skip
for verb, first in IN_DISTRICTS.items():
    ANSWERS.band(verb, first=first, district=DISTRICTS)
GIVE: Final = 120
ANSWERS.band("give", first=GIVE, seat=SEATS)
ANSWERS.reading("ForWhom", GIVE, "for")
DIE: Final = 128  # use it
ANSWERS.band("die", first=DIE, die=CODES)
ANSWERS.reading("RollDice", DIE, "keep")
ANSWERS.reading("ChooseDieToTurn", DIE, "turn")
CARD: Final = 176  # use it
ANSWERS.band("card", first=CARD, card=MOST_CARDS)
ANSWERS.reading("Spend", CARD, "activate")
BUY: Final = 216
ANSWERS.band("buy", first=BUY, card=MOST_CARDS)
FACE: Final = 256  # what a die is turned to
ANSWERS.band("face", first=FACE, face=CODES)
LOSE: Final = 304
ANSWERS.band("lose", first=LOSE, owner=MOST, kind=DIE_ROOM)
BUY_BACK: Final = 352
ANSWERS.band("buy-back", first=BUY_BACK, owner=MOST, kind=DIE_ROOM)
