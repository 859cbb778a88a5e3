### What the page says before anything else of it has arrived, or when nothing does.

page-loading = One moment…
problem-not-loaded = The page could not be loaded
problem-why = You may be offline, or a new version is available.
problem-reload = Reload
