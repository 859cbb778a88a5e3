"""Bots as team-mates, where everybody wins or loses together: when they act, and what they leave to the people.

Open floors are told apart by the rule that opens them. On a floor that is not named here, bots act at once.
"""

from __future__ import annotations

from ludotek.kernel.step import OpenFloor, Question

AFTER_PEOPLE = {"RK-25", "RK-30"}  # bots wait until every person is done, or until they are asked to go ahead
TOGETHER = {"RK-47", "RK-49", "RK-65"}  # decisions of the team (RK-98): bots take no part and count as done

ACT, WAIT, PASS = "act", "wait", "pass"


def plays_together(prefix: str) -> bool:
    """Is a game, by the prefix of its rules, one that the table wins or loses together?"""
    return any(rule.startswith(f"{prefix}-") for rule in AFTER_PEOPLE | TOGETHER)


def waits_for_people(question: Question | None) -> bool:
    """Is this a floor on which bots let people go first?"""
    return isinstance(question, OpenFloor) and question.rule() in AFTER_PEOPLE


def is_decided_together(question: Question | None) -> bool:
    """Is this a decision of the team? Then a person who holds several seats says done once for all of them."""
    return isinstance(question, OpenFloor) and question.rule() in TOGETHER


def part_of_bots(question: Question | None, people_at_table: bool, people_asked: bool, urged: bool) -> str:
    """What bots do now: act, wait, or pass (say done as soon as that is possible). Among themselves they always act."""
    if not people_at_table or not isinstance(question, OpenFloor):
        return ACT
    if is_decided_together(question):
        return PASS
    return WAIT if waits_for_people(question) and people_asked and not urged else ACT
