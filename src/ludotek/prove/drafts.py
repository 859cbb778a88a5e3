"""Packs of any kind, drawn from the grammar and mended until nothing in them is wrong: all that somebody could write."""

from __future__ import annotations

from typing import Any, Final

from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.kernel.mistake import Problem
from ludotek.packs.bounds import LONGEST_ID
from ludotek.packs.check import examine, too_long
from ludotek.packs.pack import KIND
from ludotek.prove.campaign import Fault
from ludotek.prove.sampling import Sampler, said

DRAFTS: Final = 20
MENDED: Final = 150  # so often a draft is mended, before another one is begun
CARDS: Final = 9  # of one kind, at most, to begin with
MOST: Final = 12
OFTEN: Final = 3
WISHES: Final = 5  # so many drafts at most are made to say what is wished for

# What somebody might call a card.
NAMES: Final = [
    "Bell Warden",
    "Élodie l’Œil-d’Or",
    "Bär & Söhne",
    "x" * 40,
    "W" * 40,
    "{ $n }",
    "{ card-any }",
    "[[conflict]]",
    "<b>bold</b>",
    "&amp;",
    '"quoted" \\back\\',
    "'''",
    "-term",
    "*other",
    ".remedy",
    "#comment",
    "0",
    "null",
    "日本語の名前",
    "שם",
    "🐻",
    "e\u0301",
    "%s %d {0}",
    "../../etc/passwd",
    "=HYPERLINK(1)",
]


class Drafts:
    """Draws packs of one kind; `wish` is what they should say, if that can be (see `sampling`)."""

    def __init__(self, game: Game, kind: str, chance: FastChance, wish: str = "") -> None:
        self.game = game
        self.kind = kind
        self.chance = chance
        self.schema = game.grammar_of(kind).schema()
        self.sampler = Sampler(self.schema, chance, self.text, wish)
        self.wish = wish
        self.tried = False  # was there a draft that said it?
        self.made = 0
        self.more: dict[str, bool] = {}  # are there to be more cards of a section, where their number is wrong?

    def pack(self) -> dict[str, Any]:
        """One without mistakes, as a file writes it."""
        for drafts in range(DRAFTS):
            self.sampler.wish = self.wish if drafts < WISHES else ""
            raw = self.draft()
            if raw is not None and (drafts >= WISHES - 1 or self.wish in said(self.schema, raw)):
                return {KIND: self.kind, **raw}
        raise Fault(f"no {self.kind} without mistakes was found")

    def draft(self) -> dict[str, Any] | None:
        """One that is mended until nothing is wrong with it, if it can be."""
        raw: dict[str, Any] = self.sampler.draw(self.schema)
        for name in self.lists():
            self.fill(raw, name)
        for _ in range(MENDED):
            self.tried = self.tried or self.wish in said(self.schema, raw)
            draft = examine({KIND: self.kind, **raw}, "a draft")
            wrong = [problem for problem in draft.problems if not problem.warns] or too_long(draft)
            if not wrong:
                return raw
            for problem in wrong:
                self.mend(raw, problem)
        return None

    def lists(self) -> list[str]:
        """The sections that hold cards."""
        return [name for name, inner in self.schema["properties"].items() if inner.get("type") == "array"]

    def fill(self, raw: dict[str, Any], name: str) -> None:
        each = self.schema["properties"][name]["items"]
        raw[name] = [self.sampler.draw(each, name) for _ in range(1 + self.sampler.below(CARDS))]

    def mend(self, raw: dict[str, Any], problem: Problem) -> None:
        """Draw anew what is wrong: a card, a field, or any section where only the whole is."""
        for name in self.lists():
            for place, card in enumerate(raw.get(name, [])):
                if problem.card and card.get("id") == problem.card:
                    if self.sampler.below(OFTEN) == 0 or not self.leave_out(card, problem.field):
                        raw[name][place] = self.sampler.draw(self.schema["properties"][name]["items"], name)
                    return
        section, _, field = problem.field.partition(", ")
        field = field.partition(",")[0].partition(" ")[0]
        inner = self.schema["properties"].get(section, {})
        if field in inner.get("properties", {}):
            if self.sampler.below(2) == 0 and field not in inner["required"]:
                raw[section].pop(field, None)
            else:
                raw[section][field] = self.sampler.draw(inner["properties"][field], f"{section} {field}")
        elif section in self.schema["properties"] and section not in self.lists():
            raw[section] = self.sampler.draw(inner, section)
        else:
            name = section.partition(" ")[0]
            self.count_anew(raw, name if name in self.lists() else self.sampler.pick(self.lists()))

    def count_anew(self, raw: dict[str, Any], name: str) -> None:
        """One card less, and so on down to a single one; then one more, up to the most: so each number comes by."""
        cards = raw[name]
        if len(cards) in (1, MOST):
            self.more[name] = len(cards) == 1
        if self.more.get(name):
            cards.append(self.sampler.draw(self.schema["properties"][name]["items"], name))
        else:
            cards.pop(self.sampler.below(len(cards)))

    def leave_out(self, card: dict[str, Any], field: str) -> bool:
        """Take out the innermost of several texts that is wrong, if there are several: "texts 1, do 2, n"."""
        data: Any = card
        last: tuple[list[Any], int] | None = None
        for part in field.split(", "):
            name, _, number = part.partition(" ")
            if not isinstance(data, dict) or name not in data:
                break
            data = data[name]
            if number and isinstance(data, list) and len(data) > int(number) - 1:
                last = (data, int(number) - 1) if len(data) > 1 else last
                data = data[int(number) - 1]
        if last is None:
            return False
        del last[0][last[1]]
        return True

    def text(self, field: str) -> str:
        if field != "id":
            return str(self.sampler.pick(NAMES))
        self.made += 1
        id = f"{self.sampler.pick(['wolf', 'bell-warden', 'a', '7', 'con', 'x' * 30])}-{self.made}"
        return id[-LONGEST_ID:]
