### What the page says when nothing else of it arrives.

problem-not-loaded = La page n’a pas pu être chargée
problem-why = Vous êtes peut-être hors ligne, ou une nouvelle version est disponible.
problem-reload = Recharger
