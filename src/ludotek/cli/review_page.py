"""A review as one page that needs nothing else: no script, no other file. Numbers stand beside everything that is drawn."""

from __future__ import annotations

from html import escape

from ludotek.api import Match
from ludotek.cli.review_words import ReviewWords
from ludotek.cli.web_page import whole_page
from ludotek.table.review import Costly, Review, Round, Turn

WIDE, HIGH = 720, 300  # of the drawing
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 16, 28
LABELS = 8  # at most, below the drawing
COLOURS = ("skill", "luck", "rest")

STYLE = """
:root { --skill: var(--orange); --luck: var(--blue); --rest: var(--grey); --better: #2f6f34; }
@media (prefers-color-scheme: dark) { :root { --better: #8fd094; } }
dl { display: flex; flex-wrap: wrap; gap: .5rem 1.75rem; margin: 1rem 0; } dt { color: var(--faint); }
dd { margin: 0; font-size: 1.5rem; font-weight: 700; } dd.help { font-size: .8rem; font-weight: 400; max-width: 14rem; }
.skill { color: var(--skill); } .luck { color: var(--luck); } .better { color: var(--better); } .rest { color: var(--rest); }
svg { display: block; width: 100%; height: auto; background: var(--card); border: 1px solid var(--line);
  border-radius: .5rem; } svg text { font-size: 13px; fill: var(--faint); }
path { fill: none; stroke-width: 3; stroke-linecap: round; } path.skill { stroke: var(--skill); }
path.luck { stroke: var(--luck); stroke-dasharray: 1 6; } path.rest { stroke: var(--rest); stroke-dasharray: 8 6; stroke-width: 2; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: .75rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem; }
"""


def page(words: ReviewWords, match: Match, found: Review) -> str:
    title = escape(words("review-title", game=words(f"game-{match.game.name}")))
    rounds = found.rounds()
    body = [
        f"<h1>{title}</h1>",
        f'<p class="faint">{escape(words.end(match))}</p>',
        totals(words, match, found),
        f"<h2>{escape(words('review-course'))}</h2>",
        drawing(words, rounds, found),
        legend(words),
        f"<h2>{escape(words('review-costly'))}</h2>",
        '<div class="cards">' + "".join(card(words, n, each) for n, each in enumerate(found.costly, 1)) + "</div>"
        if found.costly
        else f"<p>{escape(words('review-none'))}</p>",
    ]
    for key, turns in (("review-unlucky", found.unlucky), ("review-lucky", found.lucky)):
        if turns:
            stack = "".join(fortune(words, turn) for turn in turns)
            body.append(f'<h2>{escape(words(key))}</h2><div class="cards">{stack}</div>')
    body += [f"<h2>{escape(words('review-numbers'))}</h2>", table(words, rounds)]
    body.append(f'<p class="faint">{escape(words.note(match, found))}</p>')
    return whole_page(title, words.lang, STYLE, body)


def totals(words: ReviewWords, match: Match, found: Review) -> str:
    rows = [("review-start", words.share(found.start), "", "")]
    for kind in found.kinds(match.seats):
        colour = kind if kind in COLOURS else "rest"
        rows.append((f"review-part-{kind}", words.change(found.totals[kind]), colour, words(f"review-help-{kind}")))
    rows.append(("review-result", words.share(found.result), "", ""))
    inside = "".join(
        f'<div><dt>{escape(words(key))}</dt><dd class="{colour}">{escape(value)}</dd>'
        + (f'<dd class="faint help">{escape(help)}</dd>' if help else "")
        + "</div>"
        for key, value, colour, help in rows
    )
    return f"<dl>{inside}</dl>"


def x_of(place: float, rounds: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * place / max(1, rounds)


def y_of(chance: float) -> float:
    return TOP + (HIGH - TOP - BOTTOM) * (1 - max(0.0, min(1.0, chance)))


def drawing(words: ReviewWords, rounds: list[Round], found: Review) -> str:
    """The chance from round to round: each goes on by skill, then by luck, then by the rest."""
    n, parts = len(rounds), list[str]()
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = y_of(share)
        parts.append(f'<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="var(--line)"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{escape(words.share(share))}</text>')
    edge = [(x_of(place, n), each.chance, each.half) for place, each in enumerate(rounds)]
    edge.append((x_of(n, n), found.result, 0.0))
    outline = [(x, y_of(chance + half)) for x, chance, half in edge]
    outline += [(x, y_of(chance - half)) for x, chance, half in reversed(edge)]
    parts.append(f'<polygon fill="var(--band)" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in outline)}"/>')
    numbers = {each.choice.place: number for number, each in enumerate(found.costly, 1)}
    every = -(-n // LABELS)
    for place, each in enumerate(rounds):
        kinds = [pair for pair in zip(COLOURS, each.parts(), strict=True) if pair[1]] or [("rest", 0.0)]
        at, chance = float(place), each.chance
        for kind, change in kinds:
            on, then = at + 1 / len(kinds), chance + change
            way = f"M{x_of(at, n):.1f} {y_of(chance):.1f}L{x_of(on, n):.1f} {y_of(then):.1f}"
            parts.append(f'<path class="{kind}" d="{way}"/>')
            at, chance = on, then
        if place % every == 0:
            x = x_of(place, n)
            parts.append(f'<text x="{x:.1f}" y="{HIGH - 8}">{escape(words.where(each))}</text>')
        marked = [numbers[choice.place] for choice in each.choices if choice.place in numbers]
        parts += [marker(x_of(place + 1 / 6, n), y_of(each.chance) - 18 * i, number) for i, number in enumerate(marked)]
    label = escape(words("review-course"), quote=True)
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def marker(x: float, y: float, number: int) -> str:
    disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="var(--skill)"/>'
    return f'{disc}<text x="{x:.1f}" y="{y + 4.5:.1f}" text-anchor="middle" style="fill: var(--card)">{number}</text>'


def legend(words: ReviewWords) -> str:
    signs = zip(COLOURS, ("━━", "┅┅", "╌╌"), strict=True)
    shown = [f'<span class="{kind}">{sign} {escape(words(f"review-part-{kind}"))}</span>' for kind, sign in signs]
    return f'<p class="faint">{" · ".join(shown)} · {escape(words("review-band"))}</p>'


def card(words: ReviewWords, number: int, costly: Costly) -> str:
    choice, better = costly
    doubt = words("review-instead", best=words.share(better.best), chance=words.share(better.chance))
    interval = f"± {max(1, round(100 * better.half))}"
    return (
        f'<div class="card"><p><b>{number}</b> · {escape(words.moment(choice))} '
        f'<span class="number skill">{escape(words.change(-better.cost))}</span></p>'
        f'<p><span class="faint">{escape(words("review-played"))}</span> {escape(words.played(choice))}</p>'
        f'<p><span class="better">{escape(words("review-better"))}</span> {escape(words.line(better.line))}</p>'
        f'<p class="faint">{escape(doubt)}, {escape(interval)}</p></div>'
    )


def fortune(words: ReviewWords, turn: Turn) -> str:
    change = escape(words.change(turn.fortune.change))
    return (
        f'<div class="card"><p>{escape(words.moment(turn.choice))} <span class="number luck">{change}</span></p>'
        f'<p>{escape(words.happened(turn))}</p><p class="faint">{escape(words.worse(turn.fortune))}</p></div>'
    )


def table(words: ReviewWords, rounds: list[Round]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in words.heads())
    rows = []
    for each in rounds:
        numbers = [words.share(each.chance), *(words.change(change) for change in each.parts())]
        cells = "".join(f'<td class="number">{escape(number)}</td>' for number in numbers)
        rows.append(f"<tr><td>{escape(words.where(each))}</td>{cells}</tr>")
    return f'<div class="scroll"><table><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'
