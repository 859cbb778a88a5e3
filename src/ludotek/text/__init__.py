"""The text room: keys and parameters become English, French and German.

>>> from ludotek.text import languages, say
>>> from ludotek.kernel.phrase import Phrase
>>> languages()
['en', 'fr', 'de']
>>> say("", Phrase("table-no-such-step", {"last": 12}), "fr")
'Cette étape n’existe pas\u202f; la dernière est la 12.'
"""

from __future__ import annotations

from ludotek.kernel.sheet import Sheet
from ludotek.text.cardtext import CardText
from ludotek.text.cardtext import card_text as card_text_by
from ludotek.text.catalogue import languages
from ludotek.text.speaker import Clause, Speaker

__all__ = ["CardText", "Clause", "Speaker", "add", "card_text", "clause", "form", "labels", "languages", "rules", "say"]

HOUSE = Speaker()

add = HOUSE.add
clause = HOUSE.clause
form = HOUSE.form
labels = HOUSE.labels
rules = HOUSE.rules
say = HOUSE.say


def card_text(package: str, sheet: Sheet, lang: str) -> CardText:
    """A whole card in words."""
    return card_text_by(HOUSE, package, sheet, lang)
