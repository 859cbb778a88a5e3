"""The game of the day: the same sealed deal for everybody on a server, opened when the day (UTC) is over.

Its seed is a keyed hash of the day under a secret that the store keeps, so every process deals alike and nobody can know
tomorrow's. Each browser has one try, known by a key of its own: honour among friends, as the page says.
"""

from __future__ import annotations

import hmac
import secrets
from datetime import date, timedelta

import msgspec

from ludotek import api, registry
from ludotek.house import wire
from ludotek.house.house import House, new_id
from ludotek.house.library import shipped_decks, with_deck
from ludotek.house.seatings import Secrets, set_up
from ludotek.house.store import Conflict
from ludotek.kernel.chance import SealedChance
from ludotek.kernel.game import Game
from ludotek.kernel.phrase import Phrase
from ludotek.table.holder import digest_of
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.table import Table, day_of
from ludotek.text import say

MOST_RESULTS = 200
DAY = 86_400.0
TRIES, RESULTS = "daily ", "result "  # how the names of their shelves begin; day and game follow
SHORTEST, LONGEST = 16, 80  # letters of a browser's key


class Result(msgspec.Struct):
    """What is kept of a finished game, so that nobody has to read it again."""

    name: str
    merit: list[int]
    won: bool
    how: str  # the end
    where: tuple[str, dict[str, int]] | None  # how far it came: a message and its numbers
    marked: int


async def begin(house: House, game: api.Game, wanted: wire.PlayDaily) -> wire.Created:
    if game.rules.profile.daily is None:
        raise TableRefusal(Code.NO_DAILY)
    day, who = day_of(house.times.wall()), digest_of(checked(wanted.who))
    options = {**game.rules.profile.daily, **with_deck(game.rules, deck_of_day(game.rules, day))}
    own = Secrets()

    def seat(table: Table) -> None:
        alone = [wire.NewSeat(who="me")] * table.match.seats
        set_up(table, wire.NewTable(game=game.name, seats=alone, name=wanted.name), own, day)

    content = house.shared(game.rules.content(game.rules.check_options(options)))
    # Two at the same moment agree on the table, and the store lets one of them make it.
    id = (await house.store.keep(tries(day, game.name), who, new_id().encode())).decode()
    try:
        chance = SealedChance(await seed(house, day, game.name))
        await house.open(game, options, content, chance, seat, id=id)
    except Conflict:
        raise TableRefusal(Code.DAILY_TAKEN) from None
    return wire.Created(table=id, key=own.key, invite="", watch="")


async def told(house: House, who: str, lang: wire.Lang) -> list[wire.DailyGame]:
    now = house.times.wall()
    day, mine = day_of(now), digest_of(checked(who))
    found: list[wire.DailyGame] = []
    for name in registry.names():
        if registry.find(name).profile.daily is None:
            continue
        begun = await house.store.kept(tries(day, name))
        own = begun.get(mine, b"").decode()
        found.append(
            wire.DailyGame(
                game=name,
                day=day,
                deck=deck_in_words(registry.find(name), day, lang),
                ends=now - now % DAY + DAY,
                table=own if own and await opened(house, own) else "",
                begun=len(begun),
                today=await results(house, day, name, mine, lang),
                yesterday=await results(house, before(day), name, mine, lang),
            )
        )
    return found


async def results(house: House, day: str, game: str, mine: str, lang: wire.Lang) -> list[wire.DailyResult]:
    """The best first; equal ones share a place."""
    rules = registry.find(game)
    known = await house.store.kept(f"{RESULTS}{day} {game}")
    all_of_them: list[tuple[Result, bool]] = []
    for who, table in list((await house.store.kept(tries(day, game))).items())[:MOST_RESULTS]:
        kept = known.get(who) or await finished(house, day, game, who, table.decode())
        if kept is not None:
            all_of_them.append((msgspec.json.decode(kept, type=Result), who == mine))
    all_of_them.sort(key=lambda each: each[0].merit, reverse=True)
    return [
        wire.DailyResult(
            place=1 + sum(1 for other, _ in all_of_them if other.merit > each.merit),
            name=each.name,
            won=each.won,
            text=say(rules.package, Phrase(f"end-{each.how}"), lang),
            where="" if each.where is None else say(rules.package, Phrase(each.where[0], {**each.where[1]}), lang),
            marked=each.marked,
            mine=is_mine,
        )
        for each, is_mine in all_of_them
    ]


async def finished(house: House, day: str, game: str, who: str, id: str) -> bytes | None:
    """The result of a game that is over, which is kept from now on."""
    table = await opened(house, id)
    if table is None or table.match.result is None:
        return None
    outcome, position = table.match.result, table.match.position
    profile = table.match.profile
    where = profile.where(position)
    result = Result(
        name=table.holders[0].name if table.holders else "",
        merit=profile.merit(position),
        won=outcome.scores[0] > 0,
        how=outcome.how,
        where=None if where is None else (where.key, where.numbers()),
        marked=table.match.rewound,
    )
    return await house.store.keep(f"{RESULTS}{day} {game}", who, msgspec.json.encode(result))


async def opened(house: House, id: str) -> Table | None:
    """The table of a try; none if it could not be made, or is of older rules."""
    try:
        return (await house.find(id)).table
    except TableRefusal:
        return None


async def seed(house: House, day: str, game: str) -> bytes:
    secret = await house.store.keep("secret", "daily", secrets.token_bytes(32))
    return hmac.digest(secret, f"{day} {game}".encode(), "sha256")


def deck_of_day(game: Game, day: str) -> str:
    """The decks take turns; "": the game has none."""
    decks = shipped_decks(game)
    return decks[date.fromisoformat(day).toordinal() % len(decks)] if decks else ""


def deck_in_words(game: Game, day: str, lang: wire.Lang) -> str:
    return say(game.package, Phrase(f"deck-{deck_of_day(game, day)}"), lang) if len(shipped_decks(game)) > 1 else ""


def tries(day: str, game: str) -> str:
    return f"{TRIES}{day} {game}"


def before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def checked(who: str) -> str:
    if not SHORTEST <= len(who) <= LONGEST:
        raise TableRefusal(Code.MALFORMED, {"problem": "who"})
    return who
