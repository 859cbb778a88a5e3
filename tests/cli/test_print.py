"""`ludotek print`: pages of cards to cut out, on which every text fits and can be read."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import pytest

from ludotek import registry
from ludotek.cli.asked import asked_for
from ludotek.cli.print import face_of
from ludotek.cli.words import Words
from ludotek.games.twenty_strong.game import shipped_decks
from ludotek.text import languages

printed = pytest.importorskip("ludotek.cli.printed")

DECK = Path(__file__).parents[1] / "decks" / "small.toml"
READABLE = 6.5  # points


def faces(name: str, lang: str, **options: str) -> list[printed.Face]:
    about = asked_for(name)
    return [face_of(Words(lang, about.game.package), sheet, "#ffffff") for sheet in about.sheets(options)]


CASES = [(name, {}, lang) for name in (*registry.names(), str(DECK)) for lang in languages()]
LONGEST = "de"  # the language with the longest words
CASES += [("twenty-strong", {"deck": deck}, LONGEST) for deck in shipped_decks()[1:]]


@pytest.mark.parametrize(("name", "options", "lang"), CASES, ids=str)
def test_every_text_fits_on_its_card_and_can_be_read(name: str, options: dict[str, str], lang: str) -> None:
    for face in faces(name, lang, **options):
        sides = list(printed.laid_out(face))
        assert len(sides) <= 3
        for side in sides:
            assert printed.needed(side) <= printed.HEIGHT
            assert side.size >= READABLE
            for lines, size in ((side.lines, side.size), (side.saying, side.saying_size)):
                widths = [sum(printed.width_of(piece, size) for piece in line) for line in lines]
                assert all(width <= printed.INNER + 1.2 for width in widths), "but for a space at its end"
        assert said(sides) == letters(" ".join([*(f"{lead} {text}" for lead, text in face.texts), face.saying]))


def said(sides: list[printed.Side]) -> str:
    """What stands on the sides of a card."""
    return letters(" ".join(piece.text for side in sides for line in side.lines + side.saying for piece in line))


def letters(text: str) -> str:
    return re.sub(r"[\s–]", "", text)


def test_a_text_that_is_too_long_goes_on_with_another_card() -> None:
    face = printed.Face("#ffffff", "Wolf", "Enemy", "Health 3", [("After", "word " * 400)], "A saying.")
    sides = list(printed.laid_out(face))
    assert [side.title for side in sides] == [f"Wolf ({part})" for part in range(1, len(sides) + 1)]
    assert len(sides) > 1
    assert all(printed.needed(side) <= printed.HEIGHT for side in sides)
    assert said(sides) == letters("After " + "word " * 400 + "A saying.")


def test_numbers_that_need_two_lines_part_between_two_of_them() -> None:
    lines, _ = printed.number_lines(
        printed.Face("#ffffff", "Wolf", "", "Gegnerleben 3, Gegnerschaden 1, 1 zusätzlicher Gegner", [], "")
    )
    assert ["".join(piece.text for piece in line).replace("\u00a0", " ").strip() for line in lines] == [
        "Gegnerleben 3, Gegnerschaden 1,",
        "1 zusätzlicher Gegner",
    ]


def test_a_word_that_is_too_long_is_broken() -> None:
    (side,) = printed.laid_out(printed.Face("#ffffff", "W" * 40, "Enemy", "", [("", "x" * 200)], ""))
    assert len(side.lines) > 1
    assert len(printed.title_lines(side.title)) > 1


@pytest.mark.parametrize(("paper", "box"), [("a4", (595.2, 841.8)), ("letter", (612, 792))])
def test_the_pages_have_the_size_of_the_paper_and_their_fonts_with_them(cli, tmp_path: Path, paper: str, box) -> None:
    path = tmp_path / "cards.pdf"
    done = cli("print", DECK, "--paper", paper, "--lang", "de", "--output", path)
    assert (done.code, done.err) == (0, "")
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    boxes = re.findall(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]", data)
    assert [(pytest.approx(float(w), abs=0.5), pytest.approx(float(h), abs=0.5)) for w, h in boxes] == [box] * len(
        boxes
    )
    cards = len(faces(str(DECK), "de"))
    assert len(boxes) == -(-cards // 9)
    assert data.count(b"/FontFile2") >= 2
    assert b"Type3" not in data
    assert "Seiten" in done.out


def test_any_deck_of_a_game_is_printed(cli, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = cli("print", "twenty-strong", "--deck", "salt-road", "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert (tmp_path / "salt-road-en.pdf").exists()
    assert str(len(faces("twenty-strong", "en", deck="salt-road"))) in done.out


def test_the_signs_of_all_languages_are_in_the_font() -> None:
    measured = printed.face_of("normal")
    for name in registry.names():
        for lang in languages():
            whole = "".join(
                "".join([face.name, face.numbers, face.saying, *(text for _, text in face.texts)])
                for face in faces(name, lang)
            )
            assert [sign for sign in set(whole) if measured.get_char_index(ord(sign)) == 0 and sign.isprintable()] == []


def test_a_sign_that_is_in_no_font_is_told_and_printed_as_a_box(cli, tmp_path: Path) -> None:
    deck = tmp_path / "mine.toml"
    deck.write_text(DECK.read_text().replace("[[boss]]", '[[boss]]\nname = "日本語"', 1))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        done = cli("print", deck, "--lang", "en", "--output", tmp_path / "cards.pdf")
    assert done.code == 0
    assert "日" in done.err and "Warning" not in done.err


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("chess",), "chess"),
        (("nowhere.toml",), "does not exist"),
        (("untamed", "--paper", "a3"), "a4, letter"),
        (("untamed", "--output", "cards.txt"), ".pdf"),
        (("untamed", "--output", "nowhere/cards.pdf"), "cannot be written"),
        (("untamed", "--lang", "xx"), "xx"),
    ],
)
def test_a_mistake_is_one_sentence(cli, tmp_path: Path, monkeypatch, arguments: tuple[str, ...], named: str) -> None:
    monkeypatch.chdir(tmp_path)
    done = cli("print", *arguments)
    assert (done.code, done.out) == (2, "")
    assert named in done.err and done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
