### Ce qu’on raconte d’une partie quand elle est finie.

decided-boss = Vous avez vaincu { FORM($card, form: "the") }.
decided-health = { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] ont pris ce qui restait de votre Santé.
       *[no] a pris ce qui restait de votre Santé.
    }

chronicle-rounds = tours
    .counted =
        { $n ->
            [one] tour
           *[other] tours
        }
chronicle-health = Santé restante
chronicle-missions = missions
chronicle-defeated = Ennemis vaincus
chronicle-rolled = Dés lancés
chronicle-crits = dont critiques
chronicle-items = Objets utilisés
chronicle-suffered = Dégâts subis

chart-hits = Touches et hasard
    .value = touches
    .mark = attendues
throw-hits = Meilleur lancer
    .text = Tour { $n } : { $hits } touches sur { $all } dés.
    .odds = Un lancer sur { $n } y arrive.
ranking-numbers = En chiffres
column-n = Nombre

## Un conseil

tip-items =
    { $n ->
        [one] Vous avez perdu avec { $n } objet inutilisé. La plupart des objets s’utilisent à tout moment.
       *[other] Vous avez perdu avec { $n } objets inutilisés. La plupart des objets s’utilisent à tout moment.
    }
tip-held =
    { $n ->
        [one] Pendant { $n } tour, vous avez subi des dégâts alors que des dés restaient dans votre réserve.
       *[other] Pendant { $n } tours, vous avez subi des dégâts alors que des dés restaient dans votre réserve.
    }
tip-missions = Vous avez accompli { $n } missions sur { $all }. Chaque mission inachevée rejoint le boss comme ennemi.
tip-harder = Si vous voulez plus difficile, choisissez la difficulté { $n } sous « Préparer ».
