"""What can be typed during a game: its verbs, in the reader's language and always in English, too."""

from __future__ import annotations

from collections.abc import Container

from ludotek.cli.lookup import plain
from ludotek.cli.words import Words
from ludotek.kernel.phrase import Phrase
from ludotek.text import languages

# In the order of the help. The message "verb-<name>" has the words (the first one is shown), a usage and a help.
VERBS = (
    *("help", "why", "hint", "odds", "undo", "log", "rules", "cards", "card", "mute", "unmute", "seat", "go", "guide"),
    *("save", "again", "solution", "lang", "concede", "quit"),
)
ANYWAY = "anyway"


class Typed:
    """A line that was typed: a number, a verb with what follows it, or (verb "") something unknown."""

    def __init__(self, verb: str, rest: str = "", number: int = -1) -> None:
        self.verb = verb
        self.rest = rest
        self.number = number


def read(line: str, words: Words, known: Container[str] = VERBS) -> Typed:
    """What was typed; of the verbs only those are `known` that mean something in this game."""
    line = line.strip()
    if line.isdecimal():
        return Typed("choose", number=int(line))
    if line.startswith("?"):
        return Typed("help", line[1:].strip())
    first, _, rest = line.partition(" ")
    for verb in VERBS:
        if verb in known and plain(first) in spellings(verb, words):
            return Typed(verb, rest.strip())
    return Typed("", line)


def spellings(verb: str, words: Words) -> set[str]:
    """How a verb may be typed."""
    return {plain(word) for each in (words, Words("en")) for word in listed(each, verb)}


def listed(words: Words, verb: str) -> list[str]:
    return [word.strip() for word in words(f"verb-{verb}").split(",")]


def means(rest: str, verb: str, words: Words) -> bool:
    """Is what follows a verb this word, in the reader's language or in English?"""
    return plain(rest) in spellings(verb, words)


def help_rows(words: Words, known: Container[str], prefix: str) -> list[tuple[str, str]]:
    """Each verb as it is typed, and what it does; `prefix` is how the rules of the game are cited."""
    rows = []
    for verb in VERBS:
        if verb in known:
            phrase = Phrase(f"verb-{verb}", {"prefix": prefix, "languages": " | ".join(languages())})
            rows.append((words.form(phrase, "usage"), words.form(phrase, "help")))
    return rows
