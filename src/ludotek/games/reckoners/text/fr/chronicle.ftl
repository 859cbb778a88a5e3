### Ce qu’on raconte d’une partie quand elle est finie.

decided-steelheart = { $who } a porté le dernier coup. Newcago est libre.
decided-population = { $who } a coûté { $n } vies à Newcago.

chronicle-rounds = rounds
    .counted =
        { $n ->
            [one] round
           *[other] rounds
        }
chronicle-population = Population restante
chronicle-epics = Épiques Vaincus
    .counted =
        { $n ->
            [one] Épique Vaincu
           *[other] Épiques Vaincus
        }

chart-symbols = Symboles et hasard
    .value = symboles
    .mark = attendus
ranking-reckoners = Les Redresseurs
ranking-causes = Vies perdues face à
column-contained = Pas contenus
column-damage = Dégâts
column-research = Recherche
column-unused = Dés inutilisés
column-lost = Vies

## Un conseil

tip-contain = L’équipe a contenu { $n } pas sur { $all }. Chaque pas en arrière épargne une action des Épiques.
tip-unused =
    { $n ->
        [one] L’équipe a laissé { $n } dé inutilisé. Un dé suffit pour déplacer un Redresseur ou retirer une Barricade.
       *[other] L’équipe a laissé { $n } dés inutilisés. Un dé suffit pour déplacer un Redresseur ou retirer une Barricade.
    }
tip-confiscated =
    { $n ->
        [one] { $n } dé a été confisqué. Vous pouvez racheter des dés à l’étape Acquérir.
       *[other] { $n } dés ont été confisqués. Vous pouvez racheter des dés à l’étape Acquérir.
    }
