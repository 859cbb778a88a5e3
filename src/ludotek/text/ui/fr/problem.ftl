### What the page says before anything else of it has arrived, or when nothing does.

page-loading = Un instant…
problem-not-loaded = La page n’a pas pu être chargée
problem-why = Vous êtes peut-être hors ligne, ou une nouvelle version est disponible.
problem-reload = Recharger
