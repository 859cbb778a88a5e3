"""The balance report as one page: what was played, the targets with their verdicts, and every figure with its interval."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from ludotek.cli import balance_plots as plots
from ludotek.cli.balance_plots import MARKS, SHORT, Namer
from ludotek.cli.web_page import whole_page
from ludotek.cli.words import Words
from ludotek.kernel.option import GROUPS, WORD

if TYPE_CHECKING:
    from ludotek.lab.exhibit import Chapter, Exhibit
    from ludotek.lab.study import Score, Subject

NAMED = 6  # figures outside of a target that are named at once

STYLE = """
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 1rem 0; } a { color: var(--blue); }
pre { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .75rem; margin: .5rem 0;
  white-space: pre-wrap; font-size: .85rem; } h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
h2 { border-top: 2px solid var(--line); padding-top: 1rem; font-size: 1.25rem; }
.targets li { margin: .5rem 0; } .targets { padding: 0; list-style: none; } .targets small { display: block; }
"""


class Head(NamedTuple):
    """What the figures are of."""

    facts: list[str]  # players, seed, games, version
    command: str  # that gives them again
    caveat: str


def names_of(subject: Subject, words: Words) -> dict[str, str]:
    """Cards and values of options by their ids, as people read them."""
    game, content = subject.game, subject.content
    found = {
        value: words.phrase(game.value_phrase(option, value, content))
        for option in game.options()
        if option.shape in (WORD, GROUPS)
        for value in option.allowed or []
    }
    found |= {named.key.partition("-")[2]: words.phrase(named) for named in game.names(content)}
    return found | {sheet.id: words.phrase(sheet.name) for sheet in game.sheets(content)}


def make_namer(names: dict[str, str]) -> Namer:
    """Ids are known, other words are as they are; + joins what belongs together, × what meets."""

    def known(word: str) -> str:
        return names.get(word) or re.sub(r"(?<=\w)-(?=\w)", " ", word) or "others"

    def name(what: str) -> str:
        return sentence(" × ".join(" + ".join(known(word) for word in part.split("+")) for part in what.split(" × ")))

    return name


def page(title: str, head: Head, chapters: list[Chapter], scores: list[Score], name: Namer) -> str:
    places = ["Targets", *[each.title for each in chapters]]
    links = [f'<a href="#{anchor(each)}">{escape(each)}</a>' for each in places]
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="faint">{escape(" · ".join(head.facts))}</p>',
        f"<pre>{escape(head.command)}</pre>",
        f"<nav>{''.join(links)}</nav>",
        '<h2 id="targets">Targets</h2>',
        "<p>Each figure has a 95% interval. It is <b class='in'>✓ within</b> its target if the whole interval is, "
        "<b class='out'>✗ outside</b> if all of it lies beyond an edge, and <b class='open'>? not yet sure</b> while an "
        f"edge runs through it: more games will tell. {escape(head.caveat)}</p>",
        f'<ul class="targets">{"".join(score_item(each, name) for each in scores)}</ul>',
    ]
    for chapter in chapters:
        body.append(f'<h2 id="{anchor(chapter.title)}">{escape(chapter.title)}</h2>')
        body += [exhibit_part(each, name) for each in chapter.exhibits]
    return whole_page(escape(title), "en", plots.STYLE + STYLE, body).replace(" %", "\N{NO-BREAK SPACE}%")


def anchor(title: str) -> str:
    return re.sub(r"\W+", "-", title.lower())


def score_item(score: Score, name: Namer) -> str:
    counts = [(verdict, score.with_verdict(verdict)) for verdict in MARKS]
    shown = ", ".join(
        f'<span class="{SHORT[verdict]}">{MARKS[verdict]} {len(found)} {verdict}</span>'
        for verdict, found in counts
        if found
    )
    is_spread = len({exhibit for exhibit, _ in score.figures}) > 1
    outside = [
        name(figure.what) + (f" ({escape(exhibit.lower())})" if is_spread else "")
        for exhibit, figure in score.with_verdict("outside")
    ]
    more = f" and {len(outside) - NAMED} more" if len(outside) > NAMED else ""
    named = f"<small>outside: {'; '.join(outside[:NAMED])}{more}</small>" if outside and len(score.figures) > 1 else ""
    return f"<li>{sentence(score.target.says)}: {shown}{named}</li>"


def sentence(text: str) -> str:
    return escape(text[0].upper() + text[1:])


def exhibit_part(exhibit: Exhibit, name: Namer) -> str:
    from ludotek.lab.exhibit import Grid, Lengths, Ranking

    asked = dict.fromkeys(each.target.says for each in exhibit.figures if each.target is not None)
    aim = f" <b>Target:</b> {escape('; '.join(asked))}." if asked else ""
    head = f'<h3>{escape(exhibit.title)}</h3><p class="faint">{escape(exhibit.note)}{aim}</p>'
    if not exhibit.figures:
        return f"{head}<p>No games of this kind so far.</p>"
    match exhibit:
        case Grid():
            return head + plots.grid(exhibit, name)
        case Lengths():
            return head + plots.lengths(exhibit)
        case Ranking():
            return head + plots.ranking(exhibit, name)
    return head
