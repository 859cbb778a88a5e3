"""The frames of a page's socket: what a page has coming is bounded, whether it reads or not."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

UNREAD = 1024 * 1024  # bytes; a page that leaves more unread and asks for more is let go


class BoundedFrames(WebSocketsSansIOProtocol):
    def handle_ping(self) -> None:
        """Each ping is answered, and nobody who sends them waits for that."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
