"""Muted things: a question that only offers to use them is answered "done" automatically.

Which questions are such windows, and which options use something, the game's profile says.
"""

from __future__ import annotations

from ludotek.api import Decision, Match
from ludotek.kernel.profile import Profile
from ludotek.kernel.step import DONE


def passes(profile: Profile, decision: Decision, muted: set[str]) -> bool:
    """Is this a window in which everything that could be used is muted?"""
    uses = [option for option in decision.options if option.verb in profile.uses]
    used = [option.things.get(profile.uses[option.verb], option.verb) for option in uses]
    quiet = {*muted, *[f"card {card}" for card in muted]}
    return decision.rule in profile.windows and all(each in quiet for each in used) and offers(decision, DONE)


def offers(decision: Decision, action: int) -> bool:
    return any(option.action == action for option in decision.options)


def may_be_muted(match: Match, what: str) -> bool:
    """Is it something of this game whose use is offered: a card, or an answer that uses none?"""
    uses = match.profile.uses
    return bool(uses) and (what in uses or any(sheet.id == what for sheet in match.rules.sheets(match.content)))
