"""The battery that every game must pass. One law per method; a failure says which position breaks it.

@pytest.mark.parametrize("law", LAWS)
def test_the_game_keeps_the_law(law):
    getattr(Conformance(GAME), law)()
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec import ValidationError, convert

import ludotek
from ludotek.kernel.answers import UNKNOWN
from ludotek.kernel.chance import Chance, FastChance, SealedChance
from ludotek.kernel.event import EventLog
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.play import Play, begin
from ludotek.kernel.record import CHANCE, REVEAL, read_record
from ludotek.kernel.refusal import IllegalAction, Refusal
from ludotek.kernel.replay import verify
from ludotek.kernel.save import load, save
from ludotek.kernel.step import CONCEDE
from ludotek.testing.attendance import answer_watched
from ludotek.testing.copying import every_field_is_copied
from ludotek.testing.fingerprint import fingerprint
from ludotek.testing.secrets import compare_choices, nothing_forgotten
from ludotek.testing.walk import Nonconformity, Policy, Spot, choose, plain, uniform, walk
from ludotek.testing.worlds import compare_worlds
from ludotek.text.catalogue import languages

PROBE = 512  # actions that are tried although nobody offered them


class Conformance:
    """All laws for one game.

    `variants` are the options to try, `seeds` how many games of each. `reference` names the game for other processes
    ("twenty-strong", or "module:GAME" with `path` to find the module). `say` turns phrases into words. `policy` chooses the
    answers: one that plays well reaches positions that random play never sees.
    """

    def __init__(
        self,
        game: Game,
        variants: list[dict[str, Any]] | None = None,
        seeds: int = 2,
        limit: int = 20_000,
        say: Callable[[str, Phrase, str], str] | None = None,
        reference: str = "",
        path: str = "",
        policy: Policy = uniform,
    ) -> None:
        self.game = game
        self.variants = [game.check_options(variant) for variant in (variants or [{}])]
        self.seeds = range(seeds)
        self.limit = limit
        self.say = say
        self.reference = reference or game.name
        self.path = path
        self.policy = policy

    def walks(self) -> Iterator[Iterator[Spot]]:
        for options in self.variants:
            for seed in self.seeds:
                yield walk(self.game, options, seed, self.limit, self.policy)

    def spots(self, every: int = 1) -> Iterator[Spot]:
        for each in self.walks():
            for spot in each:
                if spot.answers % every == 0 or spot.match.over:
                    yield spot

    # asking

    def random_games_end(self) -> None:
        """Every game of random play ends, with a score from 0 to 1 for each seat and the rule that ended it."""
        for spot in self.spots():
            outcome = spot.match.outcome
            if outcome is not None:
                spot.require(len(outcome.scores) == spot.match.seats, "the outcome needs a score for each seat")
                spot.require(all(0 <= score <= 1 for score in outcome.scores), "a score is from 0 to 1")
                spot.require(outcome.rule.startswith(self.game.prefix), "the outcome must name the rule that ended it")
                spot.require(spot.match.actors() == [], "nobody acts after the end")

    def options_are_the_allowed_candidates(self) -> None:
        """Options are sorted, unique, and exactly the candidates that nothing refuses."""
        for spot in self.spots():
            match, question = spot.match, spot.match.question
            for seat in range(match.seats):
                options = match.options(seat)
                if question is None or seat not in match.actors():
                    spot.require(options == [], f"seat {seat} has options {options} but is not asked")
                    continue
                candidates = match.candidates(seat)
                spot.require(candidates == sorted(set(candidates)), f"candidates {candidates} not sorted and unique")
                allowed = [action for action in candidates if match.why_not(seat, action) is None]
                spot.require(options == allowed, f"options {options} are not the allowed candidates {allowed}")
                spot.require(question.rule().startswith(self.game.prefix), f"asked by the rule {question.rule()!r}")

    def refusals_cite_a_rule_and_change_nothing(self) -> None:
        """What is not an option is refused with a rule, raises, and leaves the position as it was."""
        for spot in self.spots(every=3):
            match = spot.match
            before = match.digest(), plain(match.chance.to_data())
            for seat in range(match.seats):
                options = match.options(seat)
                asked = match.question is not None and seat in match.actors()
                tried = match.candidates(seat) if asked else []
                for action in sorted({*tried, *range(0, PROBE, 1 if spot.answers % 5 == 0 else 37)} - set(options)):
                    refusal = match.why_not(seat, action)
                    if refusal is None:
                        raise spot.fail(f"action {action} of seat {seat} is not an option, but nothing refuses it")
                    cites = [rule for rule in refusal.rules if rule.startswith(self.game.prefix)]
                    spot.require(bool(cites) or match.over, f"the refusal of {action} cites no rule: {refusal!r}")
                    try:
                        match.act(seat, action)
                    except IllegalAction:
                        continue
                    raise spot.fail(f"action {action} of seat {seat} was carried out although it is not an option")
            spot.require(
                (match.digest(), plain(match.chance.to_data())) == before, "a refused action changed something"
            )

    def people_answer_for_themselves(self) -> None:
        """At a table with people nothing that free undo does not reach follows from an answer that nobody gave."""
        for options in self.variants:
            for seed in self.seeds:
                chooser = FastChance(seed)
                for spot in walk(self.game, options, seed, self.limit, self.policy, attended=True):
                    if not spot.match.over:
                        answer_watched(spot, chooser, self.policy)

    # copying and writing down

    def clones_are_independent(self) -> None:
        """Playing on a clone changes nothing in the original, and playing on changes no past clone."""
        for each in self.walks():
            kept: list[tuple[Spot, Match, str]] = []
            for spot in each:
                copy, before = spot.match.clone(), (spot.match.digest(), plain(spot.match.chance.to_data()))
                spot.require(copy.digest() == before[0], "a clone is not equal to its original")
                spot.require(copy.listener is None, "somebody listens to a clone")
                kept.append((spot, copy.clone(), before[0]))
                self.play_on(copy, spot.answers, 25)
                after = spot.match.digest(), plain(spot.match.chance.to_data())
                spot.require(after == before, "playing on a clone changed the original")
            for spot, copy, digest in kept:
                spot.require(copy.digest() == digest, "playing on changed a clone that was made before")

    def clones_forget_nothing(self) -> None:
        """A clone has every field that `__init__` sets; so have saves and digests, which are made from the same list."""
        for spot in self.spots(every=20):
            every_field_is_copied(spot)

    def play_on(self, match: Match, seed: int, answers: int) -> None:
        chooser = FastChance(seed)
        for _ in range(answers):
            if not match.over:
                match.carry_out(*choose(match, chooser))

    def positions_can_be_written_down(self) -> None:
        """A position read back from JSON is the same position and plays on in the same way, in the middle of anything."""
        for spot in self.spots():
            match = spot.match
            data = json.loads(plain(match.to_data()))
            again = self.game.revive(json.loads(plain(spot.content)), spot.options, data, match.chance.clone())
            spot.require(again.digest() == match.digest(), "the position read back is another one")
            spot.require(again.actors() == match.actors(), "the position read back asks other seats")
            for seat in range(match.seats):
                spot.require(
                    again.options(seat) == match.options(seat), f"seat {seat} has other options when read back"
                )
            if spot.answers % 5 == 0:
                one = match.clone()
                self.play_on(one, spot.answers, 25)
                self.play_on(again, spot.answers, 25)
                spot.require(one.digest() == again.digest(), "the position read back plays on in another way")

    def saves_and_records_give_the_same_game(self) -> None:
        """A save continues as the game would have; a record replays to the same digests; sealed ones keep their seal."""
        for options in self.variants:
            for seed in self.seeds:
                self.save_and_record(options, FastChance(seed), seed)
                self.save_and_record(options, SealedChance(bytes([seed % 256]) * 32), seed)

    def save_and_record(self, options: dict[str, Any], chance: Chance, seed: int) -> None:
        where = f"{self.game.name} {options} seed {seed}"
        play = begin(self.game, options, chance)
        self.record_on(play, seed, 40)
        loaded = load(self.game, json.loads(plain(save(play, ["a line"]))))
        for each in (play, loaded):
            self.record_on(each, seed + 5, self.limit)
            each.close()
        if [line.to_data() for line in play.record.lines] != [line.to_data() for line in loaded.record.lines]:
            raise Nonconformity(f"{where}: a loaded game continued differently")
        for each in (play, loaded):
            if verify(self.game, read_record(each.record.text())).digest() != play.digest():
                raise Nonconformity(f"{where}: the record leads to another position")

    def record_on(self, play: Play, seed: int, answers: int) -> None:
        chooser = FastChance(seed)
        for _ in range(answers):
            if not play.match.over:
                play.act(*choose(play.match, chooser, self.policy))

    def listening_changes_nothing(self) -> None:
        """A game that is listened to is the same game."""
        for each in self.walks():
            heard: Match | None = None
            for spot in each:
                if heard is None:
                    heard = self.game.start(spot.content, spot.options, FastChance(spot.seed))
                    heard.listener = EventLog()
                    chooser = FastChance(spot.seed + 77_777)
                else:
                    heard.carry_out(*choose(heard, chooser, self.policy))
                spot.require(heard.digest() == spot.match.digest(), "with a listener the game is another one")

    def undo_is_harmless(self) -> None:
        """Undo leads back to the very position; free undo crosses no chance, no news, no other seat's act."""
        for options in self.variants:
            for seed in self.seeds:
                play = begin(self.game, options, FastChance(seed))
                chooser = FastChance(seed + 31)
                digests = [play.digest()]
                for turn in range(self.limit):
                    if play.match.over:
                        break
                    play.act(*choose(play.match, chooser, self.policy))
                    digests.append(play.digest())
                    last = play.live[-1]
                    free = play.reach([last.seat])
                    quiet = CHANCE not in last.notes and REVEAL not in last.notes
                    where = f"{self.game.name} {options} seed {seed}, answer {len(play.live)}"
                    if (free.answers > 0) != quiet:
                        raise Nonconformity(f"{where}: {free!r} after an answer with {last.notes}")
                    if turn < 300 and (turn % 7 == 0 or (quiet and turn % 2 == 0)):
                        play.undo([last.seat], agreed=not quiet)
                        digests.pop()
                        if play.digest() != digests[-1]:
                            raise Nonconformity(f"{where}: undo did not lead back to the position before")
                play.close()
                verify(self.game, read_record(play.record.text()))

    # giving up

    def any_seat_may_give_up_at_any_time(self) -> None:
        """Asked or not: it is never an option, the seat is asked nothing more, and the others can play on to the end."""
        for spot in self.spots(every=5):
            before = spot.match.digest()
            for seat in range(spot.match.seats):
                spot.require(CONCEDE not in spot.match.options(seat), "giving up is offered as an option")
                match, ear = spot.match.clone(), EventLog()
                refusal = match.why_not(seat, CONCEDE)
                if refusal is not None:
                    spot.require(bool(refusal.rules), f"the refusal to give up cites no rule: {refusal!r}")
                    spot.require(match.over or seat not in match.actors(), f"seat {seat} is asked but cannot give up")
                    continue
                match.listener = ear
                match.act(seat, CONCEDE)
                match.listener = None
                spot.require(bool(ear.events), f"nobody hears that seat {seat} gives up")
                spot.require(match.why_not(seat, CONCEDE) is not None, f"seat {seat} can give up twice")
                spot.require(seat not in match.actors(), f"seat {seat} is asked although it gave up")
                data = json.loads(plain(match.to_data()))
                again = self.game.revive(spot.content, spot.options, data, match.chance.clone())
                for each in (match, again):
                    self.play_on(each, spot.answers, 20 if spot.answers % 20 else self.limit)
                spot.require(match.digest() == again.digest(), "the position read back plays on in another way")
                spot.require(match.over or spot.answers % 20 != 0, "the others cannot play on to the end")
                watcher = (seat + spot.answers // 5) % match.seats
                compare_worlds(spot, watcher, spot.seed * 1000 + spot.answers, tries=10, answer=(seat, CONCEDE))
            spot.require(spot.match.digest() == before, "giving up in a clone changed the original")

    def concessions_are_recorded(self) -> None:
        """A record with concessions replays and loads; free undo does not cross them, an agreed one leads back."""
        for options in self.variants:
            for seed in self.seeds:
                play = begin(self.game, options, SealedChance(bytes([seed % 256 ^ 1]) * 32))
                chooser = FastChance(seed + 13)
                while not play.match.over:
                    self.record_on(play, seed + len(play.live), 1 + int(chooser.below(0, 60)))
                    seat = int(chooser.below(1, play.match.seats))
                    if play.match.why_not(seat, CONCEDE) is None:
                        play = self.concede_and_load(play, seat)
                play.close()
                if verify(self.game, read_record(play.record.text())).digest() != play.digest():
                    raise Nonconformity(f"{self.game.name} {options} seed {seed}: the record leads to another position")

    def concede_and_load(self, play: Play, seat: int) -> Play:
        where = f"{self.game.name} {play.record.header.options}, seat {seat} gives up after {len(play.live)} answers"
        before = play.digest()
        play.act(seat, CONCEDE)
        after = play.digest()
        if play.reach(list(range(play.match.seats))).answers:
            raise Nonconformity(f"{where}: free undo crosses it")
        play.undo([seat], agreed=True)
        if play.digest() != before:
            raise Nonconformity(f"{where}: undo did not lead back to the position before")
        play.act(seat, CONCEDE)
        loaded = load(self.game, json.loads(plain(save(play, []))))
        if not before != after == play.digest() == loaded.digest():
            raise Nonconformity(f"{where}: the position after it is not always the same")
        return loaded

    # seeing

    def views_are_what_their_types_say(self) -> None:
        """The page's types are made from those of a view, which nothing checks while it is built."""
        for spot in self.spots(every=5):
            public = self.game.sight(spot.match, None)
            for eye in [None, *range(spot.match.seats)]:
                sight, view = self.game.sight(spot.match, eye), self.game.view(spot.match, eye)
                beside = self.game.sight(spot.match, eye, public)
                spot.require(beside == sight, f"seat {eye} sees something else beside a spectator")
                try:
                    spot.require(
                        convert(view, type(sight)) == sight, f"the view of seat {eye} is not its record as data"
                    )
                except ValidationError as error:
                    raise spot.fail(f"the view of seat {eye} is not of its type: {error}") from None

    def nothing_leaks(self) -> None:
        """What a seat cannot know may be anything: view, question and events of the seat are the same bytes.

        After a further answer they are still the same, unless the game says (`match.reveals`) that it showed something.
        """
        for spot in self.spots(every=2):
            for seat in range(spot.match.seats):
                compare_worlds(spot, seat, spot.seed * 1000 + spot.answers)

    def hidden_choices_look_alike(self) -> None:
        """Two answers that another seat cannot tell apart look and sound the same to it, until one is lawfully shown."""
        for spot in self.spots(every=3):
            if not spot.match.over:
                compare_choices(spot, spot.seed * 1000 + spot.answers)

    def nothing_known_is_forgotten(self) -> None:
        """A card that a seat knew in its place stays known until it moved unseen or was shuffled."""
        for spot in self.spots():
            if not spot.match.over:
                nothing_forgotten(spot, spot.seed * 1000 + spot.answers)

    def worlds_can_be_played(self) -> None:
        """A determinised copy is a real game: it plays to its end."""
        for spot in self.spots(every=10):
            for seat in range(spot.match.seats):
                world = self.game.determinise(spot.match, seat, FastChance(spot.answers))
                self.play_on(world, spot.answers, self.limit)
                spot.require(world.over, "a determinised copy did not end")

    def worlds_come_from_what_is_known(self) -> None:
        """Equal chance gives a seat equal worlds, whatever is hidden from it: no bot can answer by what it may not know."""
        for spot in self.spots(every=5):
            for seat in range(spot.match.seats):
                other = self.game.determinise(spot.match, seat, FastChance(spot.answers + 1))
                worlds = [self.game.determinise(each, seat, FastChance(spot.answers)) for each in (spot.match, other)]
                spot.require(worlds[0].digest() == worlds[1].digest(), f"seat {seat} is given another world")

    # words

    def answers_have_names(self) -> None:
        """Each question has a name; options differ in their verbs and things, and are read as they are written."""
        for spot in self.spots():
            match, question, answers = spot.match, spot.match.question, self.game.answers
            spot.require(question is None or question.name != "", f"{question!r} has no name")
            for seat in match.actors():
                options = match.options(seat)
                known = {self.game.reference(match, seat, action): action for action in options}
                spot.require(len(known) == len(options), f"the options {options} are not told apart: {known}")
                for named, action in known.items():
                    spot.require(named.verb != UNKNOWN and "" not in named.things.values(), f"{action} is {named!r}")
                    written = answers.write(match, seat, action)
                    spot.require(answers.read(match, seat, written) == action, f"{action} is written {written!r}")

    def everything_has_words(self) -> None:
        """Every question, option, refusal and event can be said in each language."""
        if self.say is None:
            raise Nonconformity(f"{self.game.name}: give `say` to check words")
        for each in self.walks():
            heard = EventLog()
            for spot in each:
                for event in heard.take():
                    for who in (None, *range(spot.match.seats)):
                        self.speak(spot, self.game.describe(spot.match, event, who))
                spot.match.listener = heard
                question = spot.match.question
                for seat in spot.match.actors():
                    assert question is not None
                    self.speak(spot, question.prompt(spot.match))
                    for action in spot.match.candidates(seat):
                        self.speak(spot, self.game.explain(spot.match, seat, action))
                        refusal: Refusal | None = spot.match.why_not(seat, action)
                        if refusal is not None:
                            self.speak(spot, refusal.reason)

    def speak(self, spot: Spot, phrase: Phrase) -> None:
        assert self.say is not None
        for lang in languages():
            try:
                text = self.say(self.game.package, phrase, lang)
            except Exception as error:
                raise spot.fail(f"{phrase!r} cannot be said in {lang}: {error}") from error
            spot.require(bool(text.strip()), f"{phrase!r} is silent in {lang}")

    # other processes

    def elsewhere(self, source: Path, **environment: str) -> dict[str, str]:
        """The fingerprint that another process finds with the sources below `source`."""
        paths = [str(source), *([self.path] if self.path else [])]
        command = [sys.executable, "-m", "ludotek.testing.fingerprint", self.reference]
        done = subprocess.run(
            [*command, "--seeds", str(len(self.seeds)), "--options", json.dumps(self.variants)],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)} | environment,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise Nonconformity(f"{self.game.name}: another process failed:\n{done.stderr}")
        found: dict[str, str] = json.loads(done.stdout)
        return found

    def hash_seeds_do_not_matter(self) -> None:
        """No set or dict order decides anything: other processes find the same digests."""
        home = Path(ludotek.__file__).parents[1]
        expected = fingerprint(self.game, self.variants, self.seeds)
        for number in ("1", "2"):
            found = self.elsewhere(home, PYTHONHASHSEED=number)["fingerprint"]
            if found != expected:
                raise Nonconformity(f"{self.game.name}: PYTHONHASHSEED={number} plays a different game")

    def the_pure_engine_plays_the_same_games(self) -> None:
        """The sources without their compiled modules find the same digests as the engine that runs here."""
        home = Path(ludotek.__file__).parent
        expected = fingerprint(self.game, self.variants, self.seeds)
        with tempfile.TemporaryDirectory() as folder:
            ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
            shutil.copytree(home, Path(folder, "ludotek"), ignore=ignored)
            found = self.elsewhere(Path(folder))
        if found["engine"] != "pure":
            raise Nonconformity("the copy without compiled modules is not the pure engine")
        if found["fingerprint"] != expected:
            raise Nonconformity(f"{self.game.name}: the pure engine plays another game than the one that runs here")


LAWS = [
    "random_games_end",
    "options_are_the_allowed_candidates",
    "refusals_cite_a_rule_and_change_nothing",
    "people_answer_for_themselves",
    "clones_are_independent",
    "clones_forget_nothing",
    "positions_can_be_written_down",
    "saves_and_records_give_the_same_game",
    "listening_changes_nothing",
    "undo_is_harmless",
    "any_seat_may_give_up_at_any_time",
    "concessions_are_recorded",
    "views_are_what_their_types_say",
    "nothing_leaks",
    "hidden_choices_look_alike",
    "nothing_known_is_forgotten",
    "worlds_can_be_played",
    "worlds_come_from_what_is_known",
    "answers_have_names",
    "everything_has_words",
    "hash_seeds_do_not_matter",
    "the_pure_engine_plays_the_same_games",
]
