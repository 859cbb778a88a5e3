"""Many tables and their guests: desk, guest, teller, wire. No transport, no database, no processes: whoever opens the
house brings a `Store`, `Thinkers` and a `Fanout`."""
