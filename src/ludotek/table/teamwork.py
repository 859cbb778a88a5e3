"""Bots as team-mates: when they act on an open floor, and what they leave to the people. The game's profile says what each
of its floors means; on a floor that it does not name, bots act at once."""

from __future__ import annotations

from ludotek.api import Match
from ludotek.kernel.choice import Floor
from ludotek.kernel.profile import AFTER_PEOPLE, TEAM
from ludotek.kernel.step import Question

ACT, WAIT, PASS = "act", "wait", "pass"


def meaning(match: Match, question: Question | None) -> str:
    """What the floor of this question means; "" if it is none, or one like any other."""
    return match.profile.floors.get(question.rule(), "") if isinstance(question, Floor) else ""


def waits_for_people(match: Match) -> bool:
    """Is this a floor on which bots let people go first?"""
    return meaning(match, match.question) == AFTER_PEOPLE


def is_decided_together(match: Match, question: Question | None) -> bool:
    """Is this a decision of the team? Then a person who holds several seats says done once for all of them."""
    return meaning(match, question) == TEAM


def part_of_bots(match: Match, people_at_table: bool, people_asked: bool, urged: bool) -> str:
    """What bots do now: act, wait, or pass (say done as soon as that is possible). Among themselves they always act."""
    if not people_at_table:
        return ACT
    if is_decided_together(match, match.question):
        return PASS
    return WAIT if waits_for_people(match) and people_asked and not urged else ACT
