"""What is said of undo, and of where games were played, in every game."""

from __future__ import annotations

from ludotek.kernel.header import PLACES
from ludotek.kernel.phrase import Phrase, Slot


def undo_phrases(who: Phrase, act: Phrase) -> list[Phrase]:
    seat: dict[str, Slot] = {"seat": who}
    deed: dict[str, Slot] = {"act": act}
    found: list[Phrase] = [Phrase("undo-others-built-on-it", seat | deed), Phrase("undo-act", deed | {"then": act})]
    for key in ("log-undo", "log-undo-agreed", "log-rewound"):
        found += [Phrase(key, seat | deed), Phrase(f"{key}-unnamed", seat), Phrase(f"{key}-alone", deed)]
    other = seat | {"of": who}
    found += [Phrase("log-undo-agreed-other", other | deed), Phrase("log-undo-agreed-other-unnamed", other)]
    places: list[Phrase] = [Phrase(f"place-{place}") for place in PLACES]
    found += [Phrase("played", {"places": places, "open": opened}) for opened in ("yes", "no")]
    return found + [Phrase("end-rewound", {"n": n}) for n in (1, 2, 5)]
