"""The desk by HTTP: one route for each thing it is asked for. Secrets come in a header."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from ludotek.house import wire
from ludotek.house.backup import LARGEST_BACKUP
from ludotek.house.desk import Desk
from ludotek.house.limits import Limit
from ludotek.house.reviews import Counted
from ludotek.house.strict import LARGEST_PACK
from ludotek.server.addresses import address
from ludotek.table.refusal import Code, TableRefusal

SIZE_OF_A_TABLE = 32 * 1024  # bytes; a whole deck has twenty thousand

Lang = Annotated[wire.Lang, QueryParameter(description="The language of the words.")]
Asked = Request[Any, Any, Any]


def desk_of(request: Asked) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def secret_of(request: Asked) -> str:
    """The secret of `Authorization: Bearer SECRET`."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise TableRefusal(Code.WRONG_KEY)
    return secret.strip()


def count_new_table(request: Asked) -> None:
    limit: Limit = request.app.state.new_tables
    limit.take(address(request), desk_of(request).house.steady())


def count_pack(request: Asked, size: int) -> None:
    """What is brought to a table is kept as long as the table; so a large one counts as several tables."""
    for _ in range(size // SIZE_OF_A_TABLE):
        count_new_table(request)


def counting_reviews(request: Asked) -> Counted:
    """Only a review that is yet to be made counts, however often it is asked for."""
    limit: Limit = request.app.state.new_reviews
    return lambda: limit.take(address(request), desk_of(request).house.steady())


def counting_measures(request: Asked) -> Counted:
    """Only a measurement that is yet to be made counts, however often it is asked for."""
    limit: Limit = request.app.state.new_measures
    return lambda: limit.take(address(request), desk_of(request).house.steady())


class Library(Controller):
    """The games, their rulebooks and their cards."""

    path = "/api/games"
    tags = ["library"]

    @get("/", sync_to_thread=True)
    def games(self, request: Asked, lang: Lang = "en") -> list[wire.GameInfo]:
        """The games and what can be chosen for each."""
        return desk_of(request).games(lang)

    @get("/{game:str}/rules", sync_to_thread=True)
    def rules(self, request: Asked, game: FromPath[str], lang: Lang = "en") -> list[wire.Chapter]:
        """The rulebook of a game."""
        return desk_of(request).rules(game, lang)

    @get("/{game:str}/cards", sync_to_thread=True)
    def cards(
        self, request: Asked, game: FromPath[str], deck: FromQuery[str] = "", lang: Lang = "en"
    ) -> list[wire.CardInfo]:
        """The cards of a game, or of one of its decks."""
        return desk_of(request).cards(game, deck, lang)

    @get("/{game:str}/gallery", sync_to_thread=True)
    def gallery(self, request: Asked, game: FromPath[str], lang: Lang = "en") -> wire.Gallery:
        """All cards of a game, deck by deck, and what they do."""
        return desk_of(request).gallery(game, lang)

    @get("/{game:str}/gallery/{card:str}", sync_to_thread=True)
    def card_sheet(self, request: Asked, game: FromPath[str], card: FromPath[str], lang: Lang = "en") -> wire.CardSheet:
        """All about a card: its words in every language, its clauses, its definition, what was measured of it."""
        return desk_of(request).card_sheet(game, card, lang)

    @get("/{game:str}/terms", sync_to_thread=True)
    def terms(self, request: Asked, game: FromPath[str], lang: Lang = "en") -> list[wire.TermInfo]:
        """The words and signs of a game that stand for a rule."""
        return desk_of(request).terms(game, lang)

    @get("/{game:str}/how", sync_to_thread=True)
    def how(self, request: Asked, game: FromPath[str], lang: Lang = "en") -> list[wire.HowSection]:
        """How to play a game, in a few sections."""
        return desk_of(request).how(game, lang)

    @get("/{game:str}/puzzles", sync_to_thread=True)
    def puzzles(self, request: Asked, game: FromPath[str], lang: Lang = "en") -> wire.Puzzles:
        """The puzzles of a game, and which is that of the day."""
        return desk_of(request).puzzles(game, lang)

    @get("/{game:str}/puzzles/{number:int}", sync_to_thread=True)
    def solution(self, request: Asked, game: FromPath[str], number: FromPath[int], lang: Lang = "en") -> wire.Solution:
        """The best line of a puzzle."""
        return desk_of(request).solution(game, number, lang)

    @get("/{game:str}/puzzles/{number:int}/{n:int}", sync_to_thread=True)
    def solution_at(
        self, request: Asked, game: FromPath[str], number: FromPath[int], n: FromPath[int], lang: Lang = "en"
    ) -> wire.Position:
        """Its table as it stood after a step."""
        return desk_of(request).solution_at(game, number, lang, n)


class Shows(Controller):
    """Pieces of games that show a clause."""

    path = "/api/show"
    tags = ["library"]

    @get("/{clause:str}", sync_to_thread=True)
    def show(self, request: Asked, clause: FromPath[str], lang: Lang = "en") -> wire.Show:
        """A piece of a game in which a clause can be seen happening."""
        return desk_of(request).show(clause, lang)

    @get("/{clause:str}/{n:int}", sync_to_thread=True)
    def shown(self, request: Asked, clause: FromPath[str], n: FromPath[int], lang: Lang = "en") -> wire.Position:
        """Its table as it stood after a step."""
        return desk_of(request).shown(clause, lang, n)


class Workshop(Controller):
    """Packs that people make: how they are written, what is wrong with one."""

    path = "/api/workshop"
    tags = ["workshop"]

    @get("/", sync_to_thread=True)
    def kinds(self, request: Asked, lang: Lang = "en") -> list[wire.PackKind]:
        """What kinds of packs there are, and the game of each."""
        return desk_of(request).kinds_of_packs(lang)

    @get("/offered", sync_to_thread=True)
    def offered(self, request: Asked, lang: Lang = "en") -> list[wire.OfferedPack]:
        """The packs that are offered to everybody here, each as it goes into a new table."""
        return desk_of(request).offered(lang)

    @get("/{kind:str}", sync_to_thread=True)
    def menus(self, request: Asked, kind: FromPath[str], lang: Lang = "en") -> wire.Menus:
        """How a kind of pack is written, as menus."""
        return desk_of(request).menus(kind, lang)

    @post("/examine", status_code=HTTP_200_OK, request_max_body_size=LARGEST_PACK)
    async def examine(self, request: Asked) -> wire.Examined:
        """What is wrong with a pack, its cards in every language, and the pack as a file."""
        request.app.state.examinations.take(address(request), desk_of(request).house.steady())
        return await desk_of(request).examine(await request.body())

    @post("/measure", status_code=HTTP_200_OK, request_max_body_size=LARGEST_PACK)
    async def measure(self, request: Asked) -> wire.Measuring:
        """How often a pack is won, and which cards nobody wants; ask again until it is there."""
        return await desk_of(request).measure(await request.body(), counting_measures(request))


class Daily(Controller):
    """The games of the day."""

    path = "/api/daily"
    tags = ["daily"]

    @post("/", status_code=HTTP_200_OK)
    async def daily(self, request: Asked) -> list[wire.DailyGame]:
        """The games of the day and their results; a browser tells its key, so that it finds its own."""
        return await desk_of(request).daily(await request.body())

    @post("/{game:str}", status_code=HTTP_201_CREATED)
    async def play(self, request: Asked, game: FromPath[str]) -> wire.Created:
        """Begin the game of the day."""
        count_new_table(request)
        return await desk_of(request).play_daily(game, await request.body())


class Lobby(Controller):
    """Tables for everybody."""

    path = "/api/lobby"
    tags = ["lobby"]

    @get("/")
    async def lobby(self, request: Asked, lang: Lang = "en") -> wire.Lobby:
        """The tables that their hosts have listed, where the operator allows it."""
        return await desk_of(request).lobby(lang)


class Tables(Controller):
    """Tables: opened, joined, looked up, replayed."""

    path = "/api/tables"
    tags = ["tables"]

    @post("/", status_code=HTTP_201_CREATED, request_max_body_size=LARGEST_PACK)
    async def create(self, request: Asked) -> wire.Created:
        """Open a table; the secrets are told once."""
        count_new_table(request)
        body = await request.body()
        count_pack(request, len(body))
        return await desk_of(request).create(body)

    @post("/mine", status_code=HTTP_200_OK)
    async def mine(self, request: Asked) -> list[wire.Summary]:
        """What has become of the tables whose secrets a page keeps."""
        return await desk_of(request).mine(await request.body())

    @post("/turns", status_code=HTTP_200_OK)
    async def turns(self, request: Asked) -> list[wire.Turn]:
        """Whose turn it is at those tables: little enough to be asked for every minute."""
        return await desk_of(request).turns(await request.body())

    @post("/restore", status_code=HTTP_200_OK, request_max_body_size=LARGEST_BACKUP)
    async def restore(self, request: Asked) -> wire.Restored:
        """Open a table that needs nobody else from a line of a backup; it goes on from there."""
        count_new_table(request)
        return await desk_of(request).restore(await request.body())

    @post("/{id:str}/backup", status_code=HTTP_200_OK)
    async def backup(self, request: Asked, id: FromPath[str]) -> Response[bytes]:
        """A table that needs nobody else as a line of a backup; the dice to come are in it."""
        name, data = await desk_of(request).backup(id, secret_of(request))
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(data, media_type="application/x-ndjson", headers=headers)

    @post("/{id:str}/invited", status_code=HTTP_200_OK)
    async def invited(self, request: Asked, id: FromPath[str]) -> wire.Invited:
        """What the secret for friends invites to."""
        return await desk_of(request).invited(id, await request.body())

    @post("/{id:str}/join", status_code=HTTP_201_CREATED)
    async def join(self, request: Asked, id: FromPath[str]) -> wire.Joined:
        """Take an open seat, or several, with the secret for friends."""
        return await desk_of(request).join(id, await request.body())

    @get("/{id:str}/export")
    async def export(self, request: Asked, id: FromPath[str], lang: Lang = "en") -> Response[bytes]:
        """A finished game: its record, for `ludotek verify`. A running one: what this seat has seen."""
        name, data = await desk_of(request).export(id, secret_of(request), lang)
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(data, media_type="application/x-ndjson", headers=headers)

    @get("/{id:str}/cards")
    async def cards(self, request: Asked, id: FromPath[str], lang: Lang = "en") -> list[wire.CardInfo]:
        """The cards that are played with at a table; with somebody's own pack, nobody else has them."""
        return await desk_of(request).cards_of(id, secret_of(request), lang)

    @get("/{id:str}/replay")
    async def replay(
        self, request: Asked, id: FromPath[str], lang: Lang = "en", seat: FromQuery[int] = -1
    ) -> wire.Replay:
        """The game so far, step by step, as a seat may know it."""
        return await desk_of(request).replay(id, secret_of(request), lang, seat)

    @get("/{id:str}/replay/{n:int}")
    async def position(
        self, request: Asked, id: FromPath[str], n: FromPath[int], lang: Lang = "en", seat: FromQuery[int] = -1
    ) -> wire.Position:
        """The table as it stood after a step."""
        return await desk_of(request).position(id, secret_of(request), lang, seat, n)

    @get("/{id:str}/chronicle")
    async def chronicle(self, request: Asked, id: FromPath[str], lang: Lang = "en") -> wire.Chronicle | None:
        """What a finished game was like; nothing of a game that does not tell."""
        return await desk_of(request).chronicle(id, secret_of(request), lang)

    @get("/{id:str}/review")
    async def review(
        self, request: Asked, id: FromPath[str], lang: Lang = "en", seat: FromQuery[int] = -1
    ) -> wire.Reviewing:
        """What luck and skill had to do with a finished game; ask again until it is there."""
        return await desk_of(request).review(id, secret_of(request), lang, seat, counting_reviews(request))

    @get("/{id:str}/review/{place:int}")
    async def better(
        self, request: Asked, id: FromPath[str], place: FromPath[int], lang: Lang = "en", seat: FromQuery[int] = -1
    ) -> wire.Better:
        """The game with a better answer to a choice that its review names, step by step."""
        return await desk_of(request).better(id, secret_of(request), lang, seat, place, counting_reviews(request))

    @get("/{id:str}/review/{place:int}/{n:int}")
    async def better_position(
        self,
        request: Asked,
        id: FromPath[str],
        place: FromPath[int],
        n: FromPath[int],
        lang: Lang = "en",
        seat: FromQuery[int] = -1,
    ) -> wire.Position:
        """The table as it would have stood after a step of that."""
        return await desk_of(request).better_position(
            id, secret_of(request), lang, seat, place, n, counting_reviews(request)
        )

    @post("/{id:str}/branch", status_code=HTTP_201_CREATED)
    async def branch(self, request: Asked, id: FromPath[str]) -> wire.Created:
        """A new solo game from a position of an earlier one."""
        count_new_table(request)
        return await desk_of(request).branch(id, secret_of(request), await request.body())
