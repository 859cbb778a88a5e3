"""Why something is not allowed: reasons with their rules and the keys of their words."""

from __future__ import annotations

from typing import Final

TOO_EXPENSIVE: Final = 2
NOT_IN_HAND: Final = 3
NO_ROOM: Final = 4
NO_FOCUS: Final = 5
TOO_LITTLE_SUPPORT: Final = 6
POWER_PLAYED: Final = 7
POWER_LIMIT: Final = 8
EXHAUSTED: Final = 9
NO_TARGET: Final = 10
ALREADY_DRAWN: Final = 11
EMPTY_DECK: Final = 12
ABILITY_USED: Final = 13
NO_BONUS: Final = 14
GUARDED: Final = 15
RUSHING: Final = 16
NOT_REACHED: Final = 17
NOT_A_TARGET: Final = 18
FACTION_TAKEN: Final = 19
NO_RALLY: Final = 20
NOT_DRAWN_NOW: Final = 21
MUST_CHOOSE: Final = 22
IS_DONE: Final = 23
CANNOT_RESUME: Final = 24
OWN_CARD: Final = 25
NO_STRONGHOLD: Final = 26

REASONS: Final[dict[int, tuple[str, str]]] = {
    TOO_EXPENSIVE: ("UN-19", "refusal-too-expensive"),
    NOT_IN_HAND: ("UN-25", "refusal-not-in-hand"),
    NO_ROOM: ("UN-27", "refusal-no-room"),
    NO_FOCUS: ("UN-49", "refusal-no-focus"),
    TOO_LITTLE_SUPPORT: ("UN-22 UN-23", "refusal-too-little-support"),
    POWER_PLAYED: ("UN-20", "refusal-power-played"),
    POWER_LIMIT: ("UN-18 UN-20", "refusal-power-limit"),
    EXHAUSTED: ("UN-29", "refusal-exhausted"),
    NO_TARGET: ("UN-29", "refusal-no-target"),
    ALREADY_DRAWN: ("UN-37", "refusal-already-drawn"),
    EMPTY_DECK: ("UN-64", "refusal-empty-deck"),
    ABILITY_USED: ("UN-36 UN-38", "refusal-ability-used"),
    NO_BONUS: ("UN-39", "refusal-no-bonus"),
    GUARDED: ("UN-51", "refusal-guarded"),
    RUSHING: ("UN-48", "refusal-rushing"),
    NOT_REACHED: ("UN-57", "refusal-not-reached"),
    NOT_A_TARGET: ("UN-82", "refusal-not-a-target"),
    FACTION_TAKEN: ("UN-06", "refusal-faction-taken"),
    NO_RALLY: ("UN-42", "refusal-no-rally"),
    NOT_DRAWN_NOW: ("UN-68", "refusal-not-drawn-now"),
    MUST_CHOOSE: ("UN-28", "refusal-must-choose"),
    IS_DONE: ("UN-84", "refusal-is-done"),
    CANNOT_RESUME: ("UN-84", "refusal-cannot-resume"),
    OWN_CARD: ("UN-29", "refusal-own-card"),
    NO_STRONGHOLD: ("UN-36", "refusal-no-stronghold"),
}
