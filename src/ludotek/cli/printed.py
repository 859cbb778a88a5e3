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
INNER = WIDTH - 2 * INSIDE
EDGE, GAP = 1.5, 1.2  # around what is drawn, and between its parts
SIZES = (9.0, 8.5, 8.0, 7.5, 7.0, 6.5)  # of texts, in points; the first that fits
SPLIT = SIZES[-1]  # in which texts need the fewest cards
SAYING, NUMBERS, NOTE = 7.5, 8.5, 6.0
LEAST_NUMBERS = 7.0  # in which they are still put on one line
LEADING = 1.28
NAME, SMALL = 11.0, 7.0
INK, FAINT, RULE = "#1c1a17", "#5b564d", "#b9b1a2"
BANDS = ("#e9e4d8", "#d9e6dc", "#e6d3d3", "#e4ddcb", "#dcd9ea", "#d3e2e6")  # one for each kind of card, in their order

BOX = "□"
NO_BREAK = "\u00a0"
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


class Side(NamedTuple):
    """A face as it is printed, or a part of it: its lines, and the saying at the foot of the card."""

    face: Face
    title: str
    lines: list[Line]
    size: float
    saying: list[Line]
    saying_size: float


def write_pages(path: Path, faces: list[Face], paper: tuple[float, float], notes: list[str]) -> int:
    """Write the PDF; how many pages it has. The first of the notes, one for each column, names what is printed."""
    about = {"Title": notes[0], "Creator": "Ludotek"}
    sides = [side for face in faces for side in laid_out(shaped(face))]
    pages = [sides[start : start + COLUMNS * ROWS] for start in range(0, len(sides), COLUMNS * ROWS)]
    with rc_context({"pdf.fonttype": 42, "text.parse_math": False}), PdfPages(path, metadata=about) as book:
        for number, page in enumerate(pages, 1):
            book.savefig(drawn(page, paper, [f"{notes[0]}, {number}/{len(pages)}", *notes[1:]]))
    return len(pages)


def drawn(page: list[Side], paper: tuple[float, float], notes: list[str]) -> Figure:
    """A page, measured in millimetres from its lower left corner."""
    figure = Figure(figsize=(paper[0] / 25.4, paper[1] / 25.4))
    FigureCanvasPdf(figure)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_xlim(0, paper[0])
    axes.set_ylim(0, paper[1])
    axes.set_axis_off()
    left, bottom = (paper[0] - COLUMNS * WIDTH) / 2, (paper[1] - ROWS * HEIGHT) / 2
    for place, side in enumerate(page):
        x, y = left + place % COLUMNS * WIDTH, bottom + (ROWS - 1 - place // COLUMNS) * HEIGHT
        draw_side(axes, x, y, side)
    draw_marks(axes, left, bottom)
    for column, note in enumerate(notes):
        x = left + column * WIDTH + INSIDE
        draw_line(axes, x, bottom - MARK, [Piece(note, REGULAR)], fitting(note, NOTE), FAINT)
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


def draw_side(axes: Any, x: float, y: float, side: Side) -> None:
    face, top = side.face, y + HEIGHT - EDGE
    axes.add_patch(Rectangle((x, y), WIDTH, HEIGHT, fill=False, edgecolor=RULE, linewidth=0.3))
    band = band_height(side.title)
    axes.add_patch(Rectangle((x + EDGE, top - band), WIDTH - 2 * EDGE, band, facecolor=face.band, edgecolor="none"))
    at = top - 0.7
    for line in title_lines(side.title):
        at -= NAME * POINT * 1.15
        draw_line(axes, x + INSIDE, at, line, NAME, INK)
    at -= SMALL * POINT * 1.4
    draw_line(axes, x + INSIDE, at, [Piece(face.line, REGULAR)], fitting(face.line, SMALL), FAINT)
    at = top - band - GAP
    if face.numbers:
        lines, size = number_lines(face)
        draw_lines(axes, x + INSIDE, at, lines, size)
        at -= height(lines, size) + GAP
    draw_lines(axes, x + INSIDE, at, side.lines, side.size)
    if side.saying:
        at = y + EDGE + GAP + height(side.saying, side.saying_size)
        axes.plot([x + INSIDE, x + WIDTH - INSIDE], [at + GAP, at + GAP], color=RULE, linewidth=0.3)
        draw_lines(axes, x + INSIDE, at, side.saying, side.saying_size)


def draw_lines(axes: Any, x: float, at: float, lines: list[Line], size: float) -> None:
    for line in lines:
        at -= line_height(line, size)
        draw_line(axes, x, at, line, size, INK)


def draw_line(axes: Any, x: float, y: float, line: Line, size: float, colour: str) -> None:
    for piece in line:
        axes.text(x, y, piece.text, fontsize=size, color=colour, fontproperties=font(piece.style, size), va="baseline")
        x += width_of(piece, size)


# ---------------------------------------------------------------------- laying out


def laid_out(face: Face) -> Iterator[Side]:
    """In the largest size in which all of it fits; what fits in none goes on with further cards, as few as can be."""
    for size in SIZES:
        saying_size = min(size, SAYING)
        saying = wrapped([Piece(face.saying, ITALIC)], INNER, saying_size) if face.saying else []
        side = Side(face, face.name, lines_of(face.texts, size), size, saying, saying_size)
        if needed(side) <= HEIGHT:
            yield side
            return
    fewest = len(continued(face, SPLIT))
    yield from next(sides for size in SIZES if len(sides := continued(face, size)) == fewest)


def continued(face: Face, size: float) -> list[Side]:
    """Over several cards, with the saying as the last of the texts."""
    rest = lines_of([*face.texts, ("", face.saying)] if face.saying else face.texts, size)
    name, sides = face.name, list[Side]()
    while rest:
        title, count = f"{name} ({len(sides) + 1})", len(rest)
        while needed(Side(face, title, rest[:count], size, [], size)) > HEIGHT:
            count -= 1
        sides.append(Side(face, title, rest[:count], size, [], size))
        face = face._replace(numbers="")
        rest = rest[count:] if count == len(rest) or rest[count] else rest[count + 1 :]
    return sides


def needed(side: Side) -> float:
    """How high a card would have to be."""
    found = 2 * EDGE + band_height(side.title) + GAP + height(side.lines, side.size) + GAP
    found += height(*number_lines(side.face)) + GAP if side.face.numbers else 0.0
    return found + (height(side.saying, side.saying_size) + 3 * GAP if side.saying else 0.0)


def number_lines(face: Face) -> tuple[list[Line], float]:
    """On one line if that can be read, else with a new line between two numbers."""
    size = fitting(face.numbers, NUMBERS, BOLD)
    if size >= LEAST_NUMBERS:
        return [[Piece(face.numbers, BOLD)]], size
    unbroken = face.numbers.replace(" ", NO_BREAK).replace(f",{NO_BREAK}", ", ")
    sizes = [size for size in SIZES if LEAST_NUMBERS <= size <= NUMBERS]
    return min(
        ((wrapped([Piece(unbroken, BOLD)], INNER, size), size) for size in sizes), key=lambda found: len(found[0])
    )


def title_lines(title: str) -> list[Line]:
    return wrapped([Piece(title, BOLD)], INNER, NAME)


def band_height(title: str) -> float:
    return 3.4 + len(title_lines(title)) * NAME * POINT * 1.15 + SMALL * POINT * 1.4


def height(lines: list[Line], size: float) -> float:
    return sum(line_height(line, size) for line in lines)


def line_height(line: Line, size: float) -> float:
    """Between texts there is less than a line."""
    return size * POINT * LEADING * (1 if line else 0.45)


def lines_of(texts: list[tuple[str, str]], size: float) -> list[Line]:
    found: list[Line] = []
    for lead, text in texts:
        pieces = [Piece(f"{lead} – ", BOLD), Piece(text, REGULAR)] if lead else [Piece(text, REGULAR)]
        block = wrapped(pieces, INNER, size)
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


def fitting(text: str, size: float, style: str = REGULAR) -> float:
    """The size in which a text fits on one line."""
    return min(size, size * INNER / max(width_of(Piece(text, style), size), 1.0))


@cache
def font(style: str, size: float) -> font_manager.FontProperties:
    weight: Literal["bold", "normal"] = "bold" if style == BOLD else "normal"
    slant: Literal["italic", "normal"] = "italic" if style == ITALIC else "normal"
    return font_manager.FontProperties(family="DejaVu Sans", weight=weight, style=slant, size=size)


@cache
def face_of(style: str) -> FT2Font:
    return FT2Font(font_manager.findfont(font(style, 10.0)))


def without_a_shape(faces: list[Face]) -> str:
    """The signs that the font does not have."""
    return "".join(sorted({sign for face in faces for sign in face.name if not has_a_shape(sign)}))


@cache
def has_a_shape(sign: str) -> bool:
    return face_of(REGULAR).get_char_index(ord(sign)) != 0


def boxed(text: str) -> str:
    return "".join(sign if has_a_shape(sign) else BOX for sign in text)


def shaped(face: Face) -> Face:
    """The same with a box for each sign that the font does not have."""
    texts = [(boxed(lead), boxed(text)) for lead, text in face.texts]
    return Face(face.band, boxed(face.name), boxed(face.line), boxed(face.numbers), texts, boxed(face.saying))


@cache
def width_of(piece: Piece, size: float) -> float:
    """In millimetres, as wide as the letters run."""
    measured = face_of(piece.style)
    measured.set_size(100.0, 72.0)
    advances = sum(measured.load_char(ord(letter)).linearHoriAdvance for letter in piece.text)
    return float(advances / 65536 * size / 100.0 * POINT)
