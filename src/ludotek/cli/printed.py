"""Cards on paper: nine on a page, with marks where to cut. Drawn with matplotlib, its fonts embedded."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any, Literal, NamedTuple

from matplotlib import font_manager, rc_context
from matplotlib.backends.backend_pdf import FigureCanvasPdf, PdfPages
from matplotlib.figure import Figure
from matplotlib.ft2font import FT2Font
from matplotlib.patches import Rectangle

WIDTH, HEIGHT = 63.0, 88.0  # of a card, in millimetres
COLUMNS, ROWS = 3, 3
INSIDE = 3.5  # what stays free within a card
MARK = 4.0  # the length of a cutting mark
POINT = 25.4 / 72  # in millimetres
SIZES = (8.5, 8.0, 7.5, 7.0, 6.5, 6.0, 5.5)  # of texts, in points; the first that fits
LEADING = 1.28
NAME, SMALL = 11.0, 7.0
INK, FAINT, RULE = "#1c1a17", "#5b564d", "#b9b1a2"
BANDS = ("#e9e4d8", "#d9e6dc", "#e6d3d3", "#e4ddcb", "#dcd9ea", "#d3e2e6")  # one for each kind of card, in their order

REGULAR, BOLD, ITALIC = "normal", "bold", "italic"


class Face(NamedTuple):
    """A card in words: `texts` are what leads each text, and the text; `band` the colour behind its name."""

    band: str
    name: str
    line: str
    numbers: str
    texts: list[tuple[str, str]]
    saying: str


def bands(kinds: list[str]) -> dict[str, str]:
    """The colour of each kind of card."""
    return dict(zip(dict.fromkeys(kinds), cycle(BANDS), strict=False))


class Piece(NamedTuple):
    """Words in one style, on a line."""

    text: str
    style: str


Line = list[Piece]


def write_pages(path: Path, faces: list[Face], paper: tuple[float, float]) -> int:
    """Write the PDF; how many pages it has."""
    cards = [(face, lines, size, part) for face in faces for lines, size, part in laid_out(face)]
    pages = [cards[start : start + COLUMNS * ROWS] for start in range(0, len(cards), COLUMNS * ROWS)]
    with rc_context({"pdf.fonttype": 42, "text.parse_math": False}), PdfPages(path) as book:
        for page in pages:
            book.savefig(drawn(page, paper))
    return len(pages)


def drawn(page: list[tuple[Face, list[Line], float, str]], paper: tuple[float, float]) -> Figure:
    """A page, measured in millimetres from its lower left corner."""
    figure = Figure(figsize=(paper[0] / 25.4, paper[1] / 25.4))
    FigureCanvasPdf(figure)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_xlim(0, paper[0])
    axes.set_ylim(0, paper[1])
    axes.set_axis_off()
    left, bottom = (paper[0] - COLUMNS * WIDTH) / 2, (paper[1] - ROWS * HEIGHT) / 2
    for place, card in enumerate(page):
        x, y = left + place % COLUMNS * WIDTH, bottom + (ROWS - 1 - place // COLUMNS) * HEIGHT
        draw_card(axes, x, y, *card)
    draw_marks(axes, left, bottom)
    return figure


def draw_marks(axes: Any, left: float, bottom: float) -> None:
    right, top = left + COLUMNS * WIDTH, bottom + ROWS * HEIGHT
    for column in range(COLUMNS + 1):
        x = left + column * WIDTH
        for begin, end in ((bottom - 1 - MARK, bottom - 1), (top + 1, top + 1 + MARK)):
            axes.plot([x, x], [begin, end], color="black", linewidth=0.4)
    for row in range(ROWS + 1):
        y = bottom + row * HEIGHT
        for begin, end in ((left - 1 - MARK, left - 1), (right + 1, right + 1 + MARK)):
            axes.plot([begin, end], [y, y], color="black", linewidth=0.4)


def draw_card(axes: Any, x: float, y: float, face: Face, lines: list[Line], size: float, part: str) -> None:
    axes.add_patch(Rectangle((x, y), WIDTH, HEIGHT, fill=False, edgecolor=RULE, linewidth=0.3))
    names = wrapped([Piece(face.name + part, BOLD)], WIDTH - 2 * INSIDE, NAME)
    band = 3.4 + len(names) * NAME * POINT * 1.15 + SMALL * POINT * 1.4
    axes.add_patch(
        Rectangle((x + 1.5, y + HEIGHT - 1.5 - band), WIDTH - 3, band, facecolor=face.band, edgecolor="none")
    )
    at = y + HEIGHT - 2.2
    for line in names:
        at -= NAME * POINT * 1.15
        draw_line(axes, x + INSIDE, at, line, NAME, INK)
    at -= SMALL * POINT * 1.4
    draw_line(axes, x + INSIDE, at, [Piece(face.line, REGULAR)], fitting(face.line, SMALL), FAINT)
    at = y + HEIGHT - 1.5 - band - 1.0
    for line in lines:
        at -= size * POINT * LEADING * (1 if line else 0.45)
        draw_line(axes, x + INSIDE, at, line, size, INK)


def draw_line(axes: Any, x: float, y: float, line: Line, size: float, colour: str) -> None:
    for piece in line:
        axes.text(x, y, piece.text, fontsize=size, color=colour, fontproperties=font(piece.style, size), va="baseline")
        x += width_of(piece, size)


# ---------------------------------------------------------------------- laying out


def laid_out(face: Face) -> Iterator[tuple[list[Line], float, str]]:
    """Its lines in the largest size that fits; what fits in none goes on with further cards."""
    names = wrapped([Piece(face.name, BOLD)], WIDTH - 2 * INSIDE, NAME)
    room = HEIGHT - 8.0 - len(names) * NAME * POINT * 1.15 - SMALL * POINT * 1.4
    for size in SIZES:
        lines = lines_of(face, size)
        if height(lines, size) <= room:
            yield lines, size, ""
            return
    size, rest = SIZES[-1], lines_of(face, SIZES[-1])
    part = 1
    while rest:
        count = len(rest)
        while height(rest[:count], size) > room:
            count -= 1
        yield rest[:count], size, f" ({part})"
        rest = rest[count:]
        part += 1


def height(lines: list[Line], size: float) -> float:
    return sum(size * POINT * LEADING * (1 if line else 0.45) for line in lines)


def lines_of(face: Face, size: float) -> list[Line]:
    room = WIDTH - 2 * INSIDE
    blocks = [wrapped([Piece(face.numbers, BOLD)], room, size)] if face.numbers else []
    for lead, text in face.texts:
        pieces = [Piece(f"{lead} – ", BOLD), Piece(text, REGULAR)] if lead else [Piece(text, REGULAR)]
        blocks.append(wrapped(pieces, room, size))
    if face.saying:
        blocks.append(wrapped([Piece(face.saying, ITALIC)], room, size))
    found: list[Line] = []
    for block in blocks:
        found += [[], *block] if found else block
    return found


def wrapped(pieces: list[Piece], room: float, size: float) -> list[Line]:
    """Words on lines of that width; a word that is too long for any is broken."""
    lines: list[Line] = [[]]
    used = 0.0
    for piece in pieces:
        for word in words_in(piece.text):
            for chunk in chunks(Piece(word, piece.style), room, size):
                wide = width_of(Piece(chunk.text.rstrip(" "), chunk.style), size)
                if lines[-1] and used + wide > room:
                    lines.append([])
                    used = 0.0
                lines[-1].append(chunk)
                used += width_of(chunk, size)
    return [joined(line) for line in lines if line]


def words_in(text: str) -> list[str]:
    """Each with the space behind it; a no-break space does not end a word."""
    words = text.split(" ")
    return [f"{word} " for word in words[:-1]] + ([words[-1]] if words[-1] else [])


def chunks(word: Piece, room: float, size: float) -> Iterator[Piece]:
    text = word.text
    while width_of(Piece(text.rstrip(" "), word.style), size) > room:
        count = len(text) - 1
        while count > 1 and width_of(Piece(text[:count], word.style), size) > room:
            count -= 1
        yield Piece(text[:count], word.style)
        text = text[count:]
    yield Piece(text, word.style)


def joined(line: Line) -> Line:
    """Neighbours of one style as one piece, so that the letters of a line keep their distances."""
    found: Line = []
    for piece in line:
        if found and found[-1].style == piece.style:
            found[-1] = Piece(found[-1].text + piece.text, piece.style)
        else:
            found.append(piece)
    return found


def fitting(text: str, size: float) -> float:
    """The size in which a text fits on one line."""
    return min(size, size * (WIDTH - 2 * INSIDE) / max(width_of(Piece(text, REGULAR), size), 1.0))


@cache
def font(style: str, size: float) -> font_manager.FontProperties:
    weight: Literal["bold", "normal"] = "bold" if style == BOLD else "normal"
    slant: Literal["italic", "normal"] = "italic" if style == ITALIC else "normal"
    return font_manager.FontProperties(family="DejaVu Sans", weight=weight, style=slant, size=size)


@cache
def face_of(style: str) -> FT2Font:
    return FT2Font(font_manager.findfont(font(style, 10.0)))


@cache
def width_of(piece: Piece, size: float) -> float:
    """In millimetres, as wide as the letters run."""
    measured = face_of(piece.style)
    measured.set_size(100.0, 72.0)
    advances = sum(measured.load_char(ord(letter)).linearHoriAdvance for letter in piece.text)
    return float(advances / 65536 * size / 100.0 * POINT)
