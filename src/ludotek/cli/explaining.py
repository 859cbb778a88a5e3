"""`?` and `why`: what an option does, with the cards it names and its rule, and why something is not possible."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludotek.api import Candidate, Decision
from ludotek.cli.cardface import card_face, passages
from ludotek.cli.finding import plain
from ludotek.cli.output import ink
from ludotek.cli.rules import clause_title
from ludotek.cli.words import Words
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.sheet import Sheet
from ludotek.text import clause

# Options that are offered beside other questions are explained by rules of their own; by the prefix of the game.
RULE_OF = {
    "TS": {
        "act-use": "TS-45", "act-drop": "TS-45", "act-ability": "TS-88", "act-chip": "TS-97", "act-peace": "TS-99",
    },
    "UN": {
        "act-play": "UN-19", "act-focus": "UN-49", "act-power": "UN-20", "act-attack": "UN-29",
        "act-stronghold": "UN-36", "act-draw": "UN-37", "act-bonus": "UN-39",
    },
    "RK": {
        "act-faith": "RK-73", "act-token": "RK-42", "act-card": "RK-70", "act-activate": "RK-71",
        "act-money": "RK-35", "act-plan": "RK-41", "act-fight": "RK-36", "act-contain": "RK-37",
        "act-contain-track": "RK-37", "act-research": "RK-38", "act-attack": "RK-39",
        "act-research-steelheart": "RK-44", "act-attack-steelheart": "RK-44", "act-move": "RK-32",
        "act-barricade": "RK-33", "act-refresh": "RK-51", "act-buy-back": "RK-52", "act-resume": "RK-98",
    },
}  # fmt: skip


def explain(words: Words, sheets: dict[str, Sheet], decision: Decision, option: Candidate) -> RenderableType:
    """One option: its words, the cards it speaks of, and the clause behind it."""
    parts: list[RenderableType] = [ink(words.phrase(option.phrase), "heading")]
    if option.refusal is not None:
        parts.append(refused(words, option))
    parts += [card_face(words, sheets[card]) for card in cards_in(option.phrase) if card in sheets]
    parts += [card_face(words, sheet) for sheet in cards_of_faction(option.phrase, sheets)]
    if option.phrase.key == "act-chip":
        parts += chip_texts(words, sheets)
    own = RULE_OF[decision.rule.partition("-")[0]]
    rules = [own.get(option.phrase.key, decision.rule)] if option.refusal is None else option.refusal.rules
    parts += [clause_block(words, rule) for rule in rules]
    return Group(*parts)


def clause_block(words: Words, rule: str) -> RenderableType:
    found = clause(words.package, rule, words.lang)
    return Group(clause_title(found), Padding(Text(found.text), (0, 0, 0, 7)))


def chip_texts(words: Words, sheets: dict[str, Sheet]) -> list[RenderableType]:
    """What the deck lets the chip be spent on."""
    decks = [sheet for sheet in sheets.values() if sheet.kind == "deck"]
    return [Text(each.text) for deck in decks for each in passages(words, deck) if each.use == "chip"]


def cards_in(phrase: Phrase) -> Iterator[str]:
    """The ids of the cards that a phrase speaks of, each once."""
    seen: list[str] = []
    for key in keys_in(phrase):
        kind, _, name = key.partition("-")
        if kind == "card" and name not in seen:
            seen.append(name)
            yield name


def cards_of_faction(phrase: Phrase, sheets: dict[str, Sheet]) -> list[Sheet]:
    """What comes with a faction that may be taken; of one whose Stronghold is stacked, that."""
    faction = phrase.slots.get("faction")
    if not isinstance(faction, Phrase):
        return []
    cards = [sheet for sheet in sheets.values() if faction.key.removeprefix("faction-") in sheet.marks]
    return [sheet for sheet in cards if sheet.kind == "stronghold" or phrase.key == "act-draft"]


def keys_in(slot: Slot) -> Iterator[str]:
    if isinstance(slot, Phrase):
        yield slot.key
        for inner in slot.slots.values():
            yield from keys_in(inner)
    elif isinstance(slot, list):
        for each in slot:
            yield from keys_in(each)


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
