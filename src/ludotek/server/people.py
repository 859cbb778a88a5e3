"""What a person meets who types an address: a page where there is none, and HEAD for whoever only wants to know."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

NOWHERE = "/nowhere"
PAGE = """<!doctype html>
<html lang="{lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ludotek</title></head>
<body><h1>Ludotek</h1><p>{text}</p><p><a href="{home}">Ludotek</a></p></body>
</html>
"""


def is_person(request: Request[Any, Any, Any]) -> bool:
    """A browser that shows a page asks for one; programs and the page itself do not."""
    return "text/html" in request.headers.get("accept", "") and "/api/" not in request.url.path


def page(text: str, lang: str, home: str, status: int) -> Response[str]:
    content = PAGE.format(lang=lang, text=escape(text), home=escape(home))
    return Response(content, media_type=MediaType.HTML, status_code=status)


def answering_head(app: ASGIApp) -> ASGIApp:
    """HEAD is GET without the body, everywhere: link previews and monitors use it. A path that none can have is none."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if "\0" in scope.get("path", ""):  # which no file system takes
            scope["path"] = NOWHERE
        if scope["type"] != ScopeType.HTTP or scope["method"] != HttpMethod.HEAD:
            await app(scope, receive, send)
            return

        async def without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        scope["method"] = HttpMethod.GET
        await app(scope, receive, without_body)

    return answer
