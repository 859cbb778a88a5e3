### Ce qui a été mesuré sur les cartes : ce que c’est, et une phrase à ce sujet.

figure-reckoner = Victoires avec ce Redresseur
    .note = Combien de points de plus que la moyenne, à difficulté et nombre égaux.
figure-epic = Population perdue par sa faute
    .note = Dans une partie où il apparaît.
figure-epic-defeated = Vaincu
    .note = Dans combien des parties où il apparaît.
figure-epic-wins = Victoires quand il apparaît
    .note = Combien de points de plus que dans les autres parties.
figure-bought = Achetée, à côté de ses voisines
    .note = 1, c’est aussi souvent que la carte médiane au même prix.
figure-bought-share = Achetée
    .note = Dans combien des parties où elle est en vente.
figure-equipment = Ce qu’elle vaut
    .note = Combien de points de victoires de plus quand elle est achetée que quand elle reste en vente. Qui a de l’argent se porte bien : regardez les écarts.
