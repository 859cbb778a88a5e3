### Ce qu’on raconte d’une partie quand elle est finie.

decided-strongholds = La dernière Forteresse { FORM($keep, form: "of") } est tombée face { FORM($card, form: "to") }.
decided-empty-deck = { CAP(FORM($seat, form: "the")) } a dû piocher dans un deck vide.
decided-conceded = { CAP(FORM($seat, form: "the")) } a abandonné.

chronicle-turns = tours
    .counted =
        { $n ->
            [one] tour
           *[other] tours
        }
chronicle-strongholds = Forteresses restantes
chronicle-damage = dégâts aux Forteresses

chart-damage = Dégâts aux Forteresses, tour par tour
    .value = infligés
    .mark = subis
ranking-players = Tous les joueurs
ranking-cards = Vos meilleures cartes
column-turns = Tours
column-strongholds = Forteresses restantes
column-damage = Aux Forteresses
column-to-animals = Aux Animaux
column-defeated = Battus

## Un conseil

tip-deck = Votre deck était vide. Chaque carte piochée rapproche ce moment.
tip-power =
    { $n ->
        [one] Vous n’avez pas mis de Puissance pendant { $n } tour, alors que c’était possible.
       *[other] Vous n’avez pas mis de Puissance pendant { $n } tours, alors que c’était possible.
    }
tip-idle =
    { $n ->
        [one] { $n } Animal redressé a fini votre tour sans attaquer.
       *[other] Des Animaux redressés ont fini vos tours { $n } fois sans attaquer.
    }
tip-harm = Ce qui a fait le plus mal à vos Forteresses : { $card } ({ $n }). Mieux vaut arrêter le pire attaquant avant qu’il ne frappe encore.
