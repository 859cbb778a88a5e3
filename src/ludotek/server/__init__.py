"""The server: HTTP and WebSocket, databases, Redis, worker processes; thin around `house`."""
