### Said on several pages.

# The locale by which lists, times and percentages are written.
page-locale = fr
# Whether long words break well between their syllables: yes or no.
page-syllables = yes
# Where words are joined whose syllables would mislead, as in light-house; -house: before it in every word.
page-joints = in-consc in-off in-util
page-language = Langue
page-close = Fermer
page-copy = Copier
page-copied = Copié
page-code = Code QR
page-pair = { $what } : { $value }
page-home = Ludotek, page d’accueil
page-to-dark = Passer au thème sombre
page-to-light = Passer au thème clair
page-games = Jeux
page-offline = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
page-failed = Cela n’a pas fonctionné. Réessayez dans un instant.
page-no-game = Ce jeu n’existe pas ici.
page-clear = Effacer la recherche
page-players = Joueurs
page-invite-text = Toute personne qui ouvre ce lien prend une place libre.
page-to-table = Aller à la table
page-mine = Mes parties
page-continue = Reprendre
page-export = Exporter l’enregistrement
page-review = Analyse
page-to-start = Retour à l’accueil
page-cards = Cartes
page-rules = Règles
page-workshop = Atelier
page-lost = Il n’y a rien ici
page-lost-text = Cette adresse ne mène nulle part. Il manque peut-être une lettre au lien.
page-show-me = Montrez-moi
page-how = Comment jouer
page-your-turn = C’est votre tour
page-lesson = Première partie guidée
page-lesson-of = Premiers pas : { $deck }
page-new-version = Une nouvelle version est prête.
page-new-version-reload = Recharger
