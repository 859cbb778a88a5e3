"""The vocabulary: all words with which decks of 20 Strong are written."""

from __future__ import annotations

from typing import Final

from ludotek.games.twenty_strong.rules.effects.acting import ACTING
from ludotek.games.twenty_strong.rules.effects.combining import COMBINED
from ludotek.games.twenty_strong.rules.effects.on_cards import ON_CARDS
from ludotek.games.twenty_strong.rules.effects.on_dice import ON_DICE
from ludotek.games.twenty_strong.rules.effects.standing import STANDING
from ludotek.kernel.vocabulary import Vocabulary

WORDS: Final = {"acting": ACTING, "on-dice": ON_DICE, "on-cards": ON_CARDS, "combined": COMBINED, "standing": STANDING}
ACTIONS: Final = [*ACTING, *ON_DICE, *ON_CARDS, *COMBINED]


def vocabulary(deck: str) -> Vocabulary:
    return Vocabulary(ACTIONS, STANDING, deck, rule="TS-01")
