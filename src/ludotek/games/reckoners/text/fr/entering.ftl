### Ce qu’on lit sur les vrais dés et les vraies cartes.

read-reckoner = Quel Redresseur le joueur { $number } tire-t-il ?
read-district =
    { $n ->
        [1] Quel Quartier vient en premier dans le cercle ?
       *[other] Quel Quartier vient ensuite, dans le sens horaire ? (place { $n })
    }
read-epic = Quel Épique arrive { FORM($district, form: "to") } ?
read-equipment =
    { $n ->
        [1] Quelle carte Équipement est révélée ?
       *[other] Quelle carte Équipement est révélée ensuite ? (numéro { $n })
    }
read-steelheart = Dans quel Quartier Steelheart apparaît-il ?
read-movement = Que montre le dé de déplacement ?
read-steps =
    { $n ->
        [0] Aucun pas
        [one] { $n } pas
       *[other] { $n } pas
    }
read-die = { CAP($seat) }, { $die } : que montre-t-il ?
