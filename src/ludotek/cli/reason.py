"""`why` after bots have answered: what they chose, and the reason for it in a sentence."""

from __future__ import annotations

from rich.text import Text

from ludotek.cli.output import ink
from ludotek.cli.words import Words
from ludotek.table.helping import why_not
from ludotek.table.reasons import Reason, why
from ludotek.table.session import Session

MOST = 8  # choices, the last ones


def reasons_of_bots(words: Words, session: Session, asker: int, since: int) -> list[Text]:
    """Of what they have chosen since a line of the story; of secrets only the last, if there is nothing else to tell.

    Where people play against each other nobody is told: what a bot reckons with would help one of them.
    """
    lines = [line for line in range(since, len(session.story)) if session.chosen_at(line) is not None]
    refused = why_not(session)
    if lines and refused is not None:
        return [Text(words.phrase(refused.phrase))]
    told = [(line, why(session, line, asker)) for line in lines[-MOST:]]
    return [said(words, session, asker, *each) for each in [pair for pair in told if not pair[1].secret] or told[-1:]]


def said(words: Words, session: Session, asker: int, line: int, reason: Reason) -> Text:
    did = words.phrase(session.told(asker)[line].phrase)
    text = ink(words("shell-why", option=did), "heading").append(" ").append(words.phrase(reason.phrase))
    return text.append(f"  {', '.join(reason.rules)}", style="rule") if reason.rules else text
