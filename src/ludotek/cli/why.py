"""`?` and `why`: what an option does, with the cards it names and its rule, and why something is not possible."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludotek.api import Candidate, Decision
from ludotek.cli.cardface import card_face, passages
from ludotek.cli.lookup import plain
from ludotek.cli.output import ink
from ludotek.cli.rules import clause_title
from ludotek.cli.words import Words
from ludotek.kernel.profile import Profile
from ludotek.kernel.sheet import Sheet
from ludotek.kernel.thing import Reference
from ludotek.text import clause


def explain(
    words: Words, profile: Profile, sheets: dict[str, Sheet], decision: Decision, option: Candidate
) -> RenderableType:
    """One option: its words, the cards it speaks of, and the clause behind it."""
    named, all_sheets = Reference(option.verb, option.things), list(sheets.values())
    parts: list[RenderableType] = [ink(words.phrase(option.phrase), "heading")]
    if option.refusal is not None:
        parts.append(refused(words, option))
    about = [sheet for name in option.things.values() for sheet in all_sheets if name == f"card {sheet.id}"]
    parts += [card_face(words, sheet) for sheet in [*about, *profile.cards_beside(named, all_sheets)]]
    for sheet, use in profile.texts_beside(named, all_sheets):
        parts += [Text(each.text) for each in passages(words, sheet) if each.use == use]
    own = profile.clauses.get(option.verb, decision.rule)
    rules = [own] if option.refusal is None else option.refusal.rules
    parts += [clause_block(words, rule) for rule in rules]
    return Group(*parts)


def clause_block(words: Words, rule: str) -> RenderableType:
    found = clause(words.package, rule, words.lang)
    return Group(clause_title(found), Padding(Text(found.text), (0, 0, 0, 7)))


def refused(words: Words, option: Candidate) -> Text:
    assert option.refusal is not None
    line = Text(option.refusal.text(words.lang))
    return line.append(f"  {', '.join(option.refusal.rules)}", style="rule")


def why_not(words: Words, candidates: list[Candidate], sought: str = "") -> list[Text]:
    """What is not possible now, and why; with `sought` only what has these words."""
    lines: list[Text] = []
    for option in candidates:
        text = words.phrase(option.phrase)
        if option.refusal is not None and plain(sought) in plain(text):
            lines.append(ink(words("shell-why", option=text), "heading").append(" ").append(refused(words, option)))
    return lines
