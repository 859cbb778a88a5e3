### The cards and the rulebook of a game.

## Cards

cards-search = Chercher dans les noms et les textes
cards-kind = Type
cards-mark = Particularité
cards-all = Toutes
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
