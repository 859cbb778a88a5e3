"""Why something is not allowed at the Night Market: the rule behind each reason, and the key of its words."""

from __future__ import annotations

from ludotek.kernel.reasons import CANNOT_RESUME, IS_DONE, NOT_DONE, NOT_NOW

NOT_HELD, TOO_DEAR, POOR, ROLLED_ALREADY, EMPTY = 2, 3, 4, 5, 6
REASONS = {
    NOT_HELD: ("TOY-3", "refusal-not-held"),
    TOO_DEAR: ("TOY-4", "refusal-too-dear"),
    POOR: ("TOY-6", "refusal-poor"),
    ROLLED_ALREADY: ("TOY-7", "refusal-rolled"),
    EMPTY: ("TOY-8", "refusal-empty"),
    IS_DONE: ("TOY-5", "refusal-done"),
    CANNOT_RESUME: ("TOY-5", "refusal-not-offered"),
    NOT_DONE: ("TOY-5", "refusal-not-offered"),
    NOT_NOW: ("TOY-0", "refusal-not-offered"),
}
