"""A whole card in words, from its sheet: what stands on it, line by line."""

from __future__ import annotations

from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet
from ludotek.text.speaker import Speaker


class CardText:
    """A card as a reader sees it. `kind` is one line ("Conflict card, light"), `numbers` one line, `texts` several."""

    def __init__(self, name: str, kind: str, numbers: str, texts: list[str], flavour: str) -> None:
        self.name = name
        self.kind = kind
        self.numbers = numbers
        self.texts = texts
        self.flavour = flavour

    def lines(self) -> list[str]:
        """Everything, in the order of the card."""
        return [line for line in [self.name, self.kind, self.numbers, *self.texts, self.flavour] if line]

    def __repr__(self) -> str:
        return f"<card {self.name}>"


def card_text(speaker: Speaker, package: str, sheet: Sheet, lang: str) -> CardText:
    """The text of a card in a language.

    The catalogues have a message for each kind (kind-boss), mark (mark-heavy), number (number-health, with its kind as
    a slot) and use of a text (text-ability; text-mission-reward where a kind of card says it in its own way).
    """
    voice = speaker.voice(package, lang)
    kind = [Phrase(f"kind-{sheet.kind}"), *[Phrase(f"mark-{mark}") for mark in sheet.marks]]
    numbers = [Phrase(f"number-{name}", {"n": n, "kind": sheet.kind}) for name, n in sheet.numbers.items()]
    texts: list[str] = []
    for use, phrase in sheet.texts:
        own = f"text-{sheet.kind}-{use}"
        texts.append(voice.form(Phrase(own if voice.has(own) else f"text-{use}", {"text": phrase})))
    return CardText(
        voice.form(sheet.name),
        voice.listed(kind, "comma"),
        voice.listed(numbers, "comma"),
        texts,
        speaker.form(package, sheet.name, "flavour", lang),
    )
