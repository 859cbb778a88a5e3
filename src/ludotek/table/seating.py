"""Who sits where: on each seat a person or a bot. Names are those of `--players`: "human", "gentle", "greedy", "search:64"."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

from ludotek import registry
from ludotek.api import Match
from ludotek.bots import LEARNED, LEVELS, PLAYERS, has_learned, is_player, known, read_players
from ludotek.kernel.chance import Chance, FastChance, SealedChance
from ludotek.kernel.errors import LudotekError, RecordError
from ludotek.kernel.game import Game
from ludotek.kernel.seal import SEALED, commitment

HUMAN = "human"
USUAL_BOT = "greedy"
ANY_BOT = "random"  # who can play every game
USUAL_LEVEL = "medium"  # which is the usual bot
ON_DEVICE = sys.platform == "emscripten"  # the pure engine in a browser
TOO_SLOW = ("expert",)  # would take more than two seconds for an answer there
KNOWN_BOTS = [*LEVELS, *PLAYERS]  # at a table of a server, where nobody may have a bot think for as long as they like


def read_seating(text: str | None, seats: int) -> list[str]:
    """Who sits on each seat: one name for all or one for each; without any, one person against bots."""
    names = [HUMAN, *[USUAL_BOT] * (seats - 1)] if text is None else read_players(text, seats, [HUMAN])
    if HUMAN not in names:
        raise LudotekError("somebody at the table must be human; `ludotek sim` lets bots play among themselves")
    return names


def levels(game: Game) -> list[str]:
    """The bots among which people choose: a game that says nothing about what is useful has only the random one."""
    known = [level for level in LEVELS if not (ON_DEVICE and level in TOO_SLOW)]
    return known if registry.insight(game) is not None else [ANY_BOT]


def kind_of(bot: str) -> str:
    """The name of a bot without how much it thinks or slips."""
    return bot.split(":")[0].split("~")[0]


def usual_level(game: Game) -> str:
    return USUAL_LEVEL if registry.insight(game) is not None else ANY_BOT


def playing(name: str, game: Game) -> str:
    """Who plays where this name was wanted: another bot, if the game has none of that name."""
    if name in (HUMAN, ANY_BOT):
        return name
    if registry.insight(game) is None:
        return ANY_BOT
    return USUAL_BOT if kind_of(name) == LEARNED and not has_learned(game) else name


def saved_seating(data: Any, seats: int) -> list[str]:
    """Who sat where when a game was saved."""
    if not isinstance(data, list) or len(data) != seats or not all(map(is_known, data)) or HUMAN not in data:
        raise RecordError(
            f"save, table, field 'seating': must name a player for each of the {seats} seats ({', '.join([HUMAN, *known()])}), "
            f"one of them human, not {data!r}"
        )
    return data


def is_known(name: Any) -> bool:
    return isinstance(name, str) and (name == HUMAN or is_player(name))


def thoughts(match: Match, seat: int, place: int | None = None) -> Chance:
    """A bot's own chance for its next answer, or for the one at a place among those that count.

    It follows from what everybody may know, so a game that was rewound or saved finds it again, and a game with a
    seed can be repeated; the chance of the match itself is never touched.
    """
    public = match.header.chance
    if public.get("known"):  # lessons, puzzles and branches go the same way at every table
        assert isinstance(match.origin, SealedChance)
        public = {"kind": SEALED, "commitment": commitment(match.origin.seed, match.header, {})}
    label = f"{json.dumps(public, sort_keys=True)} seat {seat} answer {len(match.live) if place is None else place}"
    return FastChance(int.from_bytes(hashlib.blake2b(label.encode(), digest_size=8).digest(), "big"))


def has_secrets(match: Match) -> bool:
    """Does anybody at the table see something now that not everybody sees?"""
    public = seen_by(match, None)
    return any(seen_by(match, seat) != public for seat in range(match.seats))


def seen_by(match: Match, seat: int | None) -> dict[str, Any]:
    """A view without the number of the seat that looks."""
    return {name: value for name, value in match.view(seat).items() if name != "seat"}
