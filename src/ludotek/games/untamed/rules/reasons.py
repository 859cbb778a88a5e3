"""Why something is not allowed: reasons with their rules and the keys of their words."""

from __future__ import annotations

from typing import Final

from ludotek.kernel.reasons import CANNOT_RESUME, IS_DONE, NOT_DONE

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
OWN_CARD: Final = 25
FELLOW: Final = 26
OUT_OF_PLAY: Final = 27
RUSH_NO_ANIMAL: Final = 28
FOCUS_TOO_DEAR: Final = 29
TEAM_ABILITY_USED: Final = 30
PARTNERS_HAND: Final = 31
OWN_HAND_ONLY: Final = 32
PARTNERS_POWER: Final = 33
PARTNERS_SUPPORT: Final = 34
IN_MAIN: Final = 35
BONUS_IN_MAIN: Final = 36
MULLIGAN_OVER: Final = 37
NOT_BY_TEXT: Final = 38
NOT_AN_OPPONENT: Final = 39
ALPHA_POWER_PLAYED: Final = 40
NOT_SETTLED: Final = 41
MUST_SUPPORT: Final = 42
OTHERS_TURN: Final = 43
PARTNERS_TURN: Final = 44
IS_OUT: Final = 45
PARTNERS_CARD: Final = 46
HAS_CHOSEN: Final = 47
NOT_IN_SUPPORT: Final = 48

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
    NOT_A_TARGET: ("UN-82", "refusal-not-a-target"),  # whose card the text is about
    FACTION_TAKEN: ("UN-06", "refusal-faction-taken"),
    NO_RALLY: ("UN-42", "refusal-no-rally"),
    NOT_DRAWN_NOW: ("UN-68", "refusal-not-drawn-now"),
    MUST_CHOOSE: ("UN-28", "refusal-must-choose"),
    IS_DONE: ("UN-84", "refusal-is-done"),
    CANNOT_RESUME: ("UN-84", "refusal-cannot-resume"),
    NOT_DONE: ("UN-84", "refusal-cannot-resume"),
    OWN_CARD: ("UN-29", "refusal-own-card"),
    FELLOW: ("UN-59", "refusal-fellow"),
    OUT_OF_PLAY: ("UN-80", "refusal-out-of-play"),
    RUSH_NO_ANIMAL: ("UN-48 UN-29", "refusal-rush-no-animal"),
    FOCUS_TOO_DEAR: ("UN-49 UN-22 UN-23", "refusal-focus-too-dear"),
    TEAM_ABILITY_USED: ("UN-84 UN-36 UN-38", "refusal-team-ability-used"),
    PARTNERS_HAND: ("UN-60 UN-25", "refusal-partners-hand"),
    OWN_HAND_ONLY: ("UN-61 UN-25", "refusal-own-hand-only"),
    PARTNERS_POWER: ("UN-60 UN-19", "refusal-partners-power"),
    PARTNERS_SUPPORT: ("UN-60 UN-22 UN-23", "refusal-partners-support"),
    IN_MAIN: ("UN-14 UN-13", "refusal-in-main"),
    BONUS_IN_MAIN: ("UN-40", "refusal-bonus-in-main"),
    MULLIGAN_OVER: ("UN-11", "refusal-mulligan-over"),
    NOT_BY_TEXT: ("UN-28", "refusal-not-by-text"),
    NOT_AN_OPPONENT: ("UN-82", "refusal-not-an-opponent"),
    ALPHA_POWER_PLAYED: ("UN-59 UN-20", "refusal-alpha-power-played"),
    NOT_SETTLED: ("UN-74", "refusal-not-settled"),
    MUST_SUPPORT: ("UN-15", "refusal-must-support"),
    OTHERS_TURN: ("UN-13", "refusal-others-turn"),
    PARTNERS_TURN: ("UN-61 UN-87", "refusal-partners-turn"),
    IS_OUT: ("UN-80", "refusal-is-out"),
    PARTNERS_CARD: ("UN-29 UN-60", "refusal-own-card"),
    HAS_CHOSEN: ("UN-12", "refusal-has-chosen"),
    NOT_IN_SUPPORT: ("UN-21 UN-22", "refusal-not-in-support"),
}
