### What the page says when nothing else of it arrives.

problem-not-loaded = Die Seite konnte nicht geladen werden
problem-why = Vielleicht bist du offline, oder es gibt eine neue Version.
problem-reload = Neu laden
