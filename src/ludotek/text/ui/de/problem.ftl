### What the page says before anything else of it has arrived, or when nothing does.

page-loading = Einen Moment …
problem-not-loaded = Die Seite konnte nicht geladen werden
problem-why = Vielleicht bist du offline, oder es gibt eine neue Version.
problem-reload = Neu laden
