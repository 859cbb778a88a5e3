"""Record the games of tests/replays/untamed anew: after a change of the rules that is meant, with a new rules version.

From the root: python tests/replays/record_untamed.py
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from ludotek.bots import Bot, make_bot, read_players
from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.chance import Chance, FastChance, SealedChance
from ludotek.kernel.match import Match
from ludotek.kernel.play import Play, begin

HERE = Path(__file__).parent
TRIES = 3000
ENOUGH = 12  # games of the wanted kind: the shortest of them is kept

Wanted = Callable[[Untamed], bool]


def by(how: str, *winners: int) -> Wanted:
    """Ended that way; if places in turn order are given, won by exactly these."""

    def fits(g: Untamed) -> bool:
        assert g.outcome is not None
        won = [(seat - g.first) % g.seats for seat in range(g.seats) if g.outcome.scores[seat] == 1.0]
        return g.outcome.how == how and (not winners or set(won) == set(winners))

    return fits


def keep(name: str, wanted: Wanted, players: str = "greedy", sealed: bool = False, **options: Any) -> None:
    """Look for such games, and record the shortest one."""
    content = options.pop("content", None)
    checked = GAME.check_options(options)
    raw = GAME.content(checked) if content is None else content
    found: list[tuple[int, int]] = []
    for seed in range(TRIES):
        match = GAME.start(raw, checked, chance(seed, sealed))
        seated = bots(match, players, seed)
        answers = 0
        while not match.over:
            match.carry_out(*answer(match, seated))
            answers += 1
        if wanted(cast(Untamed, match)):
            found.append((answers, seed))
        if len(found) == ENOUGH:
            break
    if not found:
        raise SystemExit(f"{name}: no such game among {TRIES}")
    answers, seed = min(found)
    folder = HERE / GAME.package
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.jsonl").write_text(recorded(checked, raw, players, seed, sealed).record.text(), encoding="utf-8")
    print(f"{name}: seed {seed}, {answers} answers")


def recorded(options: dict[str, Any], content: dict[str, Any], players: str, seed: int, sealed: bool) -> Play:
    """The same game again, written down."""
    game = begin(GAME, options, chance(seed, sealed), content)
    seated = bots(game.match, players, seed)
    while not game.match.over:
        game.act(*answer(game.match, seated))
    game.close()
    return game


def answer(match: Match, seated: list[Bot]) -> tuple[int, int]:
    seat = int(match.driver())
    options = match.options(seat)
    return seat, options[0] if len(options) == 1 else seated[seat].choose(match, seat)


def chance(seed: int, sealed: bool) -> Chance:
    return SealedChance(seed.to_bytes(32, "big")) if sealed else FastChance(seed)


def bots(match: Match, players: str, seed: int) -> list[Bot]:
    names = read_players(players, match.seats)
    return [make_bot(name, GAME, FastChance(1000 * seed + seat)) for seat, name in enumerate(names)]


def with_a_bomb() -> dict[str, Any]:
    """The shipped box, with an Item that hits all Strongholds: no shipped card can make a game a draw (UN-65)."""
    content = GAME.content(GAME.check_options({}))
    cannon = next(card for card in content["card"] if card["id"] == "confetti-cannon")
    cannon["do"] = [{"node": "damage", "n": 7, "target": {"many": "each", "whose": "any", "what": "stronghold"}}]
    return content


def main() -> None:
    keep("duel-by-strongholds", by("strongholds"))
    keep("duel-after-a-draft", by("strongholds"), draft="draft")
    keep("duel-sealed", by("strongholds"), sealed=True)
    keep("duel-by-the-empty-deck", by("empty-deck"), players="random")
    keep("duel-drawn", by("draw"), players="random", content=with_a_bomb())
    keep("hunter-3-by-strongholds", by("strongholds"), mode="hunter", seats=3)
    keep("hunter-4-by-the-empty-deck", by("empty-deck"), players="random", mode="hunter", seats=4)
    keep("hunter-5-by-strongholds", by("strongholds"), mode="hunter", seats=5)
    keep("hunter-6-by-strongholds", by("strongholds"), mode="hunter", seats=6)
    keep("survival-3-by-strongholds", by("strongholds"), mode="survival", seats=3)
    keep("survival-4-by-the-empty-deck", by("empty-deck"), players="random", mode="survival", seats=4)
    keep("survival-5-by-strongholds", by("strongholds"), mode="survival", seats=5)
    keep("survival-6-by-strongholds", by("strongholds"), mode="survival", seats=6)
    keep("alpha-3-won-by-the-alpha", by("strongholds", 0), mode="alpha", seats=3)
    keep("alpha-4-won-by-the-others", by("strongholds", 1, 2, 3), mode="alpha", seats=4)
    keep("alpha-5-by-the-empty-deck", by("empty-deck", 1, 2, 3, 4), mode="alpha", seats=5)
    keep("alpha-6-by-the-empty-deck", by("empty-deck", 1, 2, 3, 4, 5), mode="alpha", seats=6)
    keep("hydra-4-by-strongholds", by("strongholds", 0, 2), mode="hydra", seats=4)
    keep("hydra-4-by-the-empty-deck", by("empty-deck"), players="random", mode="hydra", seats=4)
    keep("hydra-6-by-strongholds", by("strongholds"), mode="hydra", seats=6)
    keep("manticore-by-strongholds", by("strongholds", 1, 3), mode="manticore")
    keep("manticore-by-the-empty-deck", by("empty-deck"), players="random", mode="manticore")


if __name__ == "__main__":
    main()
