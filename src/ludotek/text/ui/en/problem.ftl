### What the page says when nothing else of it arrives.

problem-not-loaded = The page could not be loaded
problem-why = You may be offline, or a new version is available.
problem-reload = Reload
