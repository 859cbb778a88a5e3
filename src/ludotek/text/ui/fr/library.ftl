### The cards and the rulebook of a game.

## Cards

cards-search = Chercher dans les noms et les textes
cards-kind = Type
cards-mark = Particularité
cards-all = Toutes
cards-every = Tous les jeux
cards-filters = Filtres
cards-does = Ce qu’elle fait
cards-clear = Effacer les filtres
cards-neighbours = Autres cartes
cards-before = Carte précédente
cards-after = Carte suivante
cards-try = La voir sur une table
cards-tongues = Dans toutes les langues
cards-figures = Du laboratoire
cards-figures-hint = Mesuré dans de nombreuses parties entre robots, avec l’intervalle à 95 %. Les petits traits sont d’autres cartes.
cards-unmeasured = Rien n’a été mesuré sur cette carte.
cards-commands = Mesurer à nouveau
cards-clauses = Ses règles
cards-definition = Telle qu’elle est écrite
cards-of-house = Conçue par nous.
cards-yours = { $name } (à vous)
cards-packs = Vos packs
cards-own = Faire ses propres cartes
cards-found =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

## The rulebook

rules-search = Chercher dans les règles
rules-chapters = Chapitres
rules-found =
    { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }
rules-none = Aucune règle ne correspond.
rules-ruling = Notre interprétation
rules-ruling-hint = Le livret imprimé laisse ce point ouvert, au moins en partie ; voici comment on joue ici.
rules-link = Lien vers { $id }
