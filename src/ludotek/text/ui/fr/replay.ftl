### Replays.

replay-title = Revoir la partie
replay-by-hand = Saisi à la main
replay-no-key = Ce navigateur ne peut pas ouvrir cette table. Ouvrez d’abord un lien de joueur ou de spectateur, puis revenez à cette position.
replay-first = Au début
replay-back = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-forward = Étape suivante
replay-last = À la fin
replay-step = Étape
replay-step-of = Étape { $n } sur { $last }
replay-seen-by = Vu par
replay-board = La table
replay-story = Ce qui s’est passé jusqu’ici
replay-link = Lien vers cette position
replay-branch = Rejouer à partir d’ici
replay-beginning = Le début
replay-controls = Étapes
replay-rule = La règle en jeu
replay-again = Revoir
