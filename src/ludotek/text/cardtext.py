"""A whole card in words, from its sheet: what it says, line by line."""

from __future__ import annotations

from typing import NamedTuple

from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet
from ludotek.text.speaker import Speaker
from ludotek.text.voice import Voice, first_upper


class Passage(NamedTuple):
    """A text of a card in its parts: what it is for, the words that lead it ("Arrival", or none), the text alone."""

    role: str
    lead: str
    text: str


class CardText(NamedTuple):
    """A card as a reader sees it. `kind` is one line ("Conflict card, light"), `numbers` one line, `texts` several.

    `passages` are the texts once more, each in its parts.
    """

    name: str
    kind: str
    numbers: str
    texts: list[str]
    passages: list[Passage]
    flavour: str

    def lines(self) -> list[str]:
        """Everything, in the order of the card."""
        return [line for line in [self.name, self.kind, self.numbers, *self.texts, self.flavour] if line]

    def __repr__(self) -> str:
        return f"<card {self.name}>"


def card_text(speaker: Speaker, package: str, sheet: Sheet, lang: str) -> CardText:
    """The text of a card in a language.

    The catalogues have a message for each kind (kind-boss), mark (mark-heavy), number (number-health, with its kind as
    a slot) and use of a text (text-ability; text-mission-reward where a kind of card says it in its own way). Its
    forms `lead` and `text`, or those of what it says, are the parts that it puts together.
    """
    voice = speaker.voice(package, lang)
    kind = [Phrase(f"kind-{sheet.kind}"), *sheet.mark_phrases()]
    numbers = [Phrase(f"number-{name}", {"n": n, "kind": sheet.kind}) for name, n in sheet.numbers.items()]
    texts: list[str] = []
    passages: list[Passage] = []
    for use, phrase in sheet.texts:
        own = f"text-{sheet.kind}-{use}"
        whole = Phrase(own if voice.has(own) else f"text-{use}", {"text": phrase})
        texts.append(voice.form(whole))
        passages.append(passage(voice, use, phrase, whole))
    return CardText(
        voice.form(sheet.name),
        voice.listed(kind, "comma"),
        voice.listed(numbers, "comma"),
        texts,
        passages,
        speaker.form(package, sheet.name, "flavour", lang),
    )


def passage(voice: Voice, use: str, phrase: Phrase, whole: Phrase) -> Passage:
    """The parts of a text; its role is finer than its use where the phrase has a lead of its own ("effect-during")."""
    role = phrase.key if voice.has(phrase.key, "lead") else use
    lead = next((voice.form(each, "lead") for each in (whole, phrase) if voice.has(each.key, "lead")), "")
    words = next((each for each in (whole, phrase) if voice.has(each.key, "text")), whole)
    return Passage(role, lead, first_upper(voice.form(words, "text")))
