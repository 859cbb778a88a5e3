### Ce qu’on lit sur les vraies cartes.

read-faction = Quelle faction tire { $seat } ?
read-keep = Quelle Forteresse est maintenant au-dessus : { $whose } ?
read-deck = Quelle carte est révélée du paquet de { $seat } ?
act-power-unseen = Jouer une carte face cachée en tant que Puissance
act-stack-unseen = Les Forteresses sont empilées
