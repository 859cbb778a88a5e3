"""The house in a browser's worker: tables on a device, without a server.

A page asks the `port` what it would ask a server by HTTP, and speaks through it as it would through a WebSocket; tables are
kept in the browser's own database (`store`). `making` builds the static site natively; none of it travels.
"""
