"""The Long Dusk for its scenarios: its chip."""

from ludotek.games.twenty_strong.game import read_deck
from ludotek.testing.twenty_strong import Data

RULES: Data = read_deck("long-dusk")["rules"]
LAMP: Data = {"chip": RULES["chip"]}  # for `rules=`: oil lights a lamp, which stops During effects
LAMP_COST: int = RULES["chip"]["cost"]
