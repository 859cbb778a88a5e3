"""The server: HTTP and WebSocket, storage and fan-out; thin over `table`."""
