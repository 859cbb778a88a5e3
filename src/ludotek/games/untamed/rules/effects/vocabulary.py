"""The vocabulary: all words with which cards of Untamed are written."""

from __future__ import annotations

from typing import Final

from ludotek.games.untamed.rules.effects.combining import COMBINED
from ludotek.games.untamed.rules.effects.on_cards import ON_CARDS
from ludotek.games.untamed.rules.effects.on_target import ON_TARGETS
from ludotek.games.untamed.rules.effects.standing import STANDING
from ludotek.kernel.vocabulary import Vocabulary

WORDS: Final = {"on-targets": ON_TARGETS, "on-cards": ON_CARDS, "combined": COMBINED, "standing": STANDING}
ACTIONS: Final = [*ON_TARGETS, *ON_CARDS, *COMBINED]


def vocabulary() -> Vocabulary:
    return Vocabulary(ACTIONS, STANDING)
