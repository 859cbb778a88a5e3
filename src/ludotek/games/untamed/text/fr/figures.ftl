### Ce qui a été mesuré sur les cartes : ce que c’est, et une phrase à ce sujet.

figure-faction = Victoires avec sa faction
    .note = À quelle fréquence une équipe avec cette faction gagne un duel.
figure-worth = Ce qu’elle vaut
    .note = De combien de points son deck gagne plus souvent qu’avec une carte blanche à sa place : un Animal de même coût avec 0 d’Attaque, 1 de Santé et sans texte. Mêmes adversaires et même mélange avec et sans elle.
figure-worth-drawn = Victoires si piochée
    .note = À quelle fréquence gagne celui qui l’a piochée.
figure-worth-played = Victoires si jouée
    .note = À quelle fréquence gagne celui qui l’a jouée.
figure-played = Jouée, à côté de ses voisines
    .note = 1, c’est aussi souvent que la carte médiane de même coût.
figure-played-share = Jouée
    .note = Par qui l’a en main.
figure-order = Sa place dans la pile
    .note = À quelle fréquence un duel est gagné avec cette Forteresse à cette place.
    .what =
        { $what ->
            [top] au-dessus
            [middle] au milieu
           *[bottom] en dessous
        }
figure-ability = Capacité utilisée
    .note = Combien de fois par duel, par qui l’a.
