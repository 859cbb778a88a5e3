### Le salon : des tables pour tous.

lobby-title = Tables ouvertes
lobby-about = Des tables que leurs hôtes ont ouvertes à tous ici. Qui regarde ne voit que ce qui est public.
lobby-closed = Sur ce serveur, les tables ne sont ouvertes qu’à ceux qui ont le lien.
lobby-none = Il n’y a pas de table ouverte pour l’instant. Préparez-en une et annoncez-la.
lobby-nameless = quelqu’un
lobby-host = Table de { $host }
lobby-free =
    { $n ->
        [one] une place libre
       *[other] { $n } places libres
    }
lobby-running = partie en cours
lobby-days = des jours par coup
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-name = Votre nom
lobby-name-hint = Il est gardé dans ce navigateur et lu à chaque table.
