"""A position as text or pixels: what the terminal shows to a seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotek.api import Game, Match
from ludotek.envs.setting import Setting
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.lane import Lane

FONT = "DejaVu Sans Mono"  # which comes with matplotlib
MISSING = "▣"  # stands for signs that it lacks
POINTS = 10
DOTS = 100  # an inch
WIDE, HIGH = 0.6, 1.2  # a letter and a line, in heights of the font
INK, PAPER = "#e8e6e3", "#181a1b"


def draw(setting: Setting, lane: Lane, seat: int, mode: str | None) -> Any:
    """As `render` returns it: text, or an array of rows of coloured dots."""
    if mode is None:
        return None
    text = shown_again(setting, lane).drawing(seat)
    return text if mode == "ansi" else painted(text)


def shown_again(setting: Setting, lane: Lane) -> Match:
    """The game so far with its story, which the engine does not keep while it plays."""
    match = Game(setting.game).begin(setting.options, FastChance(int(lane.seed)), setting.content)
    for seat, action in lane.answers:
        match.act(seat, action)
    return match


def painted(text: str) -> NDArray[np.uint8]:
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
        from matplotlib.font_manager import findfont, get_font
    except ImportError:
        raise LudotekError("render_mode='rgb_array' needs matplotlib: pip install 'ludotek[env]'") from None
    known = get_font(findfont(FONT))
    lines = [
        "".join(each if known.get_char_index(ord(each)) else MISSING for each in line) for line in text.split("\n")
    ]
    inch = POINTS / 72
    size = (max(map(len, lines)) * WIDE * inch, len(lines) * HIGH * inch)
    figure = Figure(size, DOTS, facecolor=PAPER)
    canvas = FigureCanvasAgg(figure)
    for row, line in enumerate(lines):
        y = 1 - (row + 0.5) / len(lines)
        figure.text(0, y, line, family=FONT, size=POINTS, color=INK, va="center", parse_math=False)
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[:, :, :3].copy()
