### Ce qu’on lit sur les vraies cartes.

read-faction = Quelle faction tire { FORM($seat, form: "the") } ?
read-keep = Quelle Forteresse est maintenant au-dessus : { $whose } ?
read-deck = Quelle carte est révélée du paquet { FORM($seat, form: "of") } ?
act-power-unseen = Jouer une carte face cachée en tant que Puissance
act-stack-unseen = Les Forteresses sont empilées
