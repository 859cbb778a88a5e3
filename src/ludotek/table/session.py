"""A session: one live game, the people's side of it. It answers, goes back, tells, and can be laid aside."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotek.api import Decision, Game, Match
from ludotek.kernel.errors import RecordError
from ludotek.kernel.save import save
from ludotek.kernel.step import DONE
from ludotek.table.muting import passes
from ludotek.table.story import Told, news, put_back, whole_story


class Session:
    """A game at a table. Whoever carries it (terminal, server) shows `decision` and gives back an answer."""

    def __init__(self, match: Match, muted: Iterable[str] = ()) -> None:
        self.match = match
        self.muted = set(muted)  # ids of cards whose windows are passed over
        self.story: list[Told] = whole_story(match)
        self.go_on()

    @staticmethod
    def new(game: Game, seed: int | None = None, **options: Any) -> Session:
        """A new game: its chance is sealed, unless a seed asks for a game that can be repeated."""
        return Session(game.new(seed=seed, sealed=seed is None, **options))

    @staticmethod
    def resume(game: Game, data: Any) -> Session:
        """Go on with what `save` has kept."""
        match = game.load(data)
        muted = data.get("table", {}).get("muted", [])
        if not isinstance(muted, list) or not all(isinstance(each, str) for each in muted):
            raise RecordError(f"save, table, field 'muted': must be a list of texts, not {muted!r}")
        return Session(match, muted)

    # asking and answering

    def decision(self, seat: int = 0) -> Decision | None:
        return self.match.decision(seat)

    def answer(self, seat: int, action: int) -> None:
        """Answer; an illegal answer raises IllegalAction and changes nothing."""
        self.act(seat, action)
        self.go_on()

    def act(self, seat: int, action: int) -> None:
        """Act on a copy and put it in place: whatever interrupts, the game is the one before or the one after."""
        match = self.match.clone()
        match.act(seat, action)
        self.match, self.story = match, self.story + news(match)

    def go_on(self) -> None:
        """Pass over the windows in which everything is muted."""
        while (seat := self.passing()) >= 0:
            self.act(seat, DONE)

    def passing(self) -> int:
        """A seat that is asked about muted things only; -1 if there is none."""
        if self.muted:
            for seat in self.match.actors:
                decision = self.match.decision(seat)
                if decision is not None and passes(decision, self.muted):
                    return seat
        return -1

    def mute(self, card: str) -> None:
        self.muted.add(card)
        self.go_on()

    def unmute(self, card: str) -> None:
        self.muted.discard(card)

    # back

    def undo(self, seat: int = 0, agreed: bool = False) -> None:
        """Put back the last answer that the seat gave itself; what was passed over for it goes back with it.

        `agreed` goes across chance and revealed cards, and the story says so. A refusal changes nothing.
        """
        trial = self.match.clone()
        trial.undo(seat, agreed)
        while self.muted and (decision := trial.decision(seat)) is not None and passes(decision, self.muted):
            trial.undo(seat, agreed)
        self.match = trial
        self.story.append(put_back(seat, agreed))

    # telling

    def told(self, seat: int | None) -> list[Told]:
        """The story as a seat may know it (None: as everybody may)."""
        return self.story

    def words(self, line: Told, lang: str) -> str:
        return self.match.game.say(self.match.game.rules.package, line.phrase, lang)

    def log(self, lang: str) -> list[str]:
        """The whole story in words, each line with its rule."""
        return [
            f"{self.words(line, lang)} ({line.rule})" if line.rule else self.words(line, lang) for line in self.story
        ]

    # laying aside

    def save(self, lang: str) -> dict[str, Any]:
        """Everything needed to go on later, JSON-compatible; the story is kept in words as well."""
        return {**save(self.match.play, self.log(lang)), "table": {"muted": sorted(self.muted)}}

    def close(self, lang: str) -> str:
        """End the game, also an unfinished one: the seal is opened. The record as a file, with the story in words."""
        self.match.close()
        self.match.play.record.log = self.log(lang)
        return self.match.record()
