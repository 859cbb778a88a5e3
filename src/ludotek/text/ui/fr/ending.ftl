### Le résultat d’une partie.

ending-victory = Victoire
ending-defeat = Défaite
ending-draw = Partie nulle
ending-over = La partie est terminée
ending-wins =
    { $n ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
ending-by-hand = Saisi à la main
ending-winner = gagne
ending-who = Qui
ending-rank = Rang
ending-of = sur { $n }

## Records

ending-record = nouveau record
ending-best-before = votre record : { $n }
ending-records = Vos records
ending-no-records =
    { $why ->
        [guided] Une partie guidée n’établit pas de record ; la prochaine, si.
        [rewound] Une partie revenue avant un lancer ou une carte cachée n’établit pas de record.
        [branch] Une partie reprise d’une position d’une autre n’établit pas de record.
       *[shared] Qui joue des deux côtés n’établit pas de record.
    }
ending-fewest = Le moins : { $what }
ending-most = Le plus : { $what }
ending-won-with = Victoires avec { $name }
ending-streak = Victoires d’affilée
ending-achieved = Nouveaux exploits

## Un conseil

ending-tip = Conseil

## Comment le hasard était scellé

ending-seal = Les dés et les mélanges étaient fixés avant le premier coup
ending-seal-text = Chacun peut les vérifier : exportez l’enregistrement, puis lancez
ending-seal-known = Les dés et les mélanges de cette partie étaient connus d’avance
ending-salts = Ajouté par les joueurs
ending-commitment = Sceau
ending-opening = Secret

## Et maintenant

ending-back-to-roll = Revenir avant le dernier lancer
ending-back = Revenir d’une action
ending-back-note = on continue, mais sans record
ending-marked = signalé
ending-replay = Revoir la partie
ending-again = Rejouer
ending-again-note = mêmes choix, nouveau mélange
ending-whole = Jouer une partie entière
ending-whole-note = toutes les cartes, sans guide
ending-rematch = Proposer une revanche
ending-rematch-note = mêmes personnes, mêmes places
ending-join = Accepter la revanche
ending-to-rematch = Aller à la partie suivante
