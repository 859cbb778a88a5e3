"""Moments in which the coach has something to say, for somebody who knows the game to judge: see docs/coach.md.

    python bench/moments.py GAME [--players greedy~10] [--seed 1] [--options '{"mode": "duel"}'] [--seat 1]
        [--rollouts 64] [--places 12,40] [--hints 3] [--blind] [--end 200] [--lang en] [--keep FILE]

Bots play a game of that seed. Of its review it prints the choices that cost most, each with the table as the seat saw it, the
options, and what was played; then what the coach thinks of it (not with `--blind`). With `--places` these choices are judged
instead, with `--hints` so many ordinary ones, spread over the game. With `--end` each option is also played on by the quick
player to the end of the game, in so many worlds: slow, but without a judgement at a horizon. With `--keep` the record is
written too, for `ludotek review`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console

from ludotek import api
from ludotek.bots import make_bot, read_players
from ludotek.cli.hint import hint_table
from ludotek.cli.output import make_console
from ludotek.cli.review_words import ReviewWords
from ludotek.cli.screens import screen_of
from ludotek.kernel.chance import FastChance
from ludotek.table.advice import advise, estimate
from ludotek.table.moments import AGAIN, Better, best_answer, search_at, valued
from ludotek.table.review import review, seats_reviewed
from ludotek.table.session import Session

FOREVER = 1 << 40  # turns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", default="greedy~10")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--seat", type=int, default=1)
    parser.add_argument("--rollouts", type=int, default=64)
    parser.add_argument("--places", type=lambda text: [int(each) for each in text.split(",")])
    parser.add_argument("--hints", type=int, default=0)
    parser.add_argument("--blind", action="store_true")
    parser.add_argument("--end", type=int, default=0)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--keep", type=Path)
    wanted = parser.parse_args()
    match = played(wanted.game, wanted.players, wanted.seed, wanted.options)
    if wanted.keep:
        match.close()
        wanted.keep.write_text(match.record(), encoding="utf-8")
    teller = Teller(match, wanted.lang, wanted.blind, wanted.end)
    if wanted.places:
        for place in wanted.places:
            teller.tell(place, judged(match, place, wanted.rollouts))
    elif wanted.hints:
        places = choices(match, wanted.seat - 1)
        for number in range(wanted.hints):
            teller.tell(places[(2 * number + 1) * len(places) // (2 * wanted.hints)], None)
    else:
        for each in review(match, wanted.seat - 1, wanted.rollouts).costly:
            teller.tell(each.choice.place, each.better)


def played(name: str, players: str, seed: int, options: dict[str, Any]) -> api.Match:
    """A game of bots; equal seeds give equal games."""
    match = api.game(name).new(seed=seed, **options)
    names = read_players(players, match.seats)
    bots = [make_bot(each, match.rules, FastChance(seed + seat)) for seat, each in enumerate(names)]
    while not match.over:
        seat = match.driver
        match.act(seat, bots[seat].choose(match.position, seat))
    return match


def choices(match: api.Match, seat: int) -> list[int]:
    """The places of the choices that are reviewed."""
    own = seats_reviewed(match, seat)
    live = enumerate(match.live)
    return [place for place, answer in live if answer.seat in own and len(match.at(place).options(answer.seat)) > 1]


def before(match: api.Match, place: int) -> api.Match:
    """The game as it was when this was asked."""
    again = match.beginning()
    for answer in match.live[:place]:
        again.act(answer.seat, answer.action)
    return again


def judged(match: api.Match, place: int, rollouts: int) -> Better:
    """What a review would say about one choice."""
    answer = match.live[place]
    search = search_at(match.rules, match.at(place), answer.seat, place)
    best = best_answer(search, AGAIN * rollouts)
    return valued(search, place, [[(answer.seat, answer.action)]], best, AGAIN * rollouts)


def to_the_end(match: api.Match, place: int, worlds: int) -> dict[int, tuple[float, float]]:
    """How often each option wins, with half of its 95% interval, if the quick player plays on; the same worlds for all."""
    seat = match.live[place].seat
    search = search_at(match.rules, match.at(place), seat, place)
    search.until = FOREVER
    drawn = [search.redraw() for _ in range(worlds)]
    return {
        int(runner.action): estimate([search.play_on(world, runner.action) for world in drawn])
        for runner in search.runners
        if worlds
    }


class Teller:
    def __init__(self, match: api.Match, lang: str, blind: bool, end: int) -> None:
        self.match = match
        self.words = ReviewWords(lang, match.rules.package)
        self.console: Console = make_console()
        self.blind = blind
        self.end = end

    def tell(self, place: int, better: Better | None) -> None:
        """The table at this place, what was asked, the options, what was played; then the coach."""
        words, console, answer = self.words, self.console, self.match.live[place]
        session = Session(before(self.match, place), ["human"] * self.match.seats)
        screen = screen_of(self.match.rules)(session, console)
        decision = session.decision(answer.seat)
        assert decision is not None
        menu = screen.menu(words, decision, answer.seat)
        console.print(f"\n===== {self.match.game.name} · place {place} · seat {answer.seat + 1}")
        console.print(screen.draw(words, decision, True, answer.seat))
        console.print(f"\n{words.phrase(decision.prompt)}  {decision.rule}")
        console.print(menu.drawn(console.width))
        console.print(f"\nplayed: {words.phrase(self.match.meaning(place).phrase)}")
        if self.blind:
            return
        console.print("\n----- the coach")
        if better is not None:
            console.print(f"  its chance {100 * better.chance:.1f}%, the best one’s {100 * better.best:.1f}%: ", end="")
            console.print(f"it cost {100 * better.cost:.1f} ± {100 * better.half:.1f}")
            console.print(f"  better: {words.line(better.line)}")
        console.print(words("hint-heading"))
        console.print(hint_table(words, menu, advise(session.match, answer.seat)))
        if self.end:
            console.print("To the end of the game:")
        for action, (wins, half) in to_the_end(self.match, place, self.end).items():
            told = words.phrase(self.match.rules.explain(self.match.at(place), answer.seat, action))
            console.print(f"  {100 * wins:5.1f} ± {100 * half:4.1f}  {told}")


if __name__ == "__main__":
    main()
