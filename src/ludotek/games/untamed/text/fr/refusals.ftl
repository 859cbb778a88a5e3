### Pourquoi quelque chose n’est pas possible.

refusal-not-now = Ce n’est pas possible maintenant.
refusal-too-expensive = Vous n’avez pas assez de Puissance redressée pour cela.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-no-room = Vous avez déjà 7 Animaux en jeu ; il n’y a pas de place pour un autre.
refusal-no-focus = Cette carte n’a pas Focus.
refusal-too-little-support = Vous n’avez pas assez de Soutien pour payer le coût en entier.
refusal-power-played = Vous ne pouvez plus jouer de carte en tant que Puissance pendant ce tour.
refusal-power-limit = Votre Zone de Puissance est pleine.
refusal-exhausted = Cet Animal est épuisé.
refusal-no-target = Cet Animal n’a rien à attaquer pour le moment.
refusal-already-drawn = Vous avez déjà payé 2 Puissances pour une carte pendant ce tour.
refusal-empty-deck = Votre deck est vide.
refusal-ability-used = La capacité de votre Forteresse a déjà été utilisée pendant ce tour.
refusal-no-bonus = Vous n’avez pas de Bonus de Puissance.
refusal-guarded = Il faut d’abord battre un Animal ayant Garde.
refusal-rushing = Un Animal ayant Déferlement ne peut pas attaquer de Forteresse pendant le tour où il arrive en jeu.
refusal-not-reached = Dans ce mode, seule la Forteresse du joueur à votre gauche est à votre portée.
refusal-not-a-target = Ce choix n’est pas possible ici.
refusal-faction-taken = Vous ne pouvez plus prendre cette faction.
refusal-no-rally = Cette carte n’a pas Ralliement.
refusal-not-drawn-now = Par Ralliement, vous ne pouvez jouer que les cartes que vous venez de piocher pour la Forteresse perdue.
refusal-must-choose = Tant qu’il y a quelque chose à choisir, vous devez choisir.
refusal-is-done = Vous avez déjà dit que vous aviez terminé.
refusal-cannot-resume = Vous ne pouvez revenir qu’après l’action d’un partenaire.
refusal-own-card = Vous n’attaquez que des adversaires, pas votre propre camp.
refusal-no-stronghold = Vous n’avez pas de Forteresse.
