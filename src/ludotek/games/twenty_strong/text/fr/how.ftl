### Comment jouer.

how-aim = Le but
    .text = Vous êtes un héros seul contre un paquet. Venez à bout de ses ennemis, amassez des objets et battez le boss à la fin : vous gagnez aussitôt. Si votre Santé passe en dessous de 1, vous perdez.
how-enemy = 1. Choisir un ennemi
    .text = Au début du tour, vous choisissez une pile et combattez sa carte du dessus. Sa Santé dit combien de dégâts il faut pour la vaincre, ses Dégâts ce qu’elle vous fait sinon. Un +1 amène un autre ennemi.
how-dice = 2. Engager des dés et lancer
    .text = Prenez dans votre réserve autant de dés que vous l’osez et lancez-les tous. Un dé jaune touche avec 2 faces sur 6, le rouge toujours : pointez un dé pour voir ses six faces.
how-hits = 3. Assigner les touches
    .text = Assignez vos touches une à une. Une touche inflige 1 dégât, une critique 2. Dès que les dégâts atteignent sa Santé, l’ennemi est vaincu, et une récompense instantanée est à vous.
how-again = 4. Encore une fois ?
    .text = Tant que votre Stratégie le permet, vous pouvez répéter : ajoutez des dés et relancez tout ce que vous n’avez pas assigné, touches comme échecs.
how-resolve = 5. Le prix
    .text = Chaque ennemi encore debout retire ses Dégâts à votre Santé. Puis tous les dés engagés sont épuisés ; votre Récupération en ramène quelques-uns. Enfin, gagnez les objets des cartes vaincues.
how-boss = Le boss
    .text = Dès qu’une pile est vide, vous pouvez commencer le Final ; quand elles le sont toutes, vous le devez. Le boss est révélé, et chaque mission inachevée combat à ses côtés. Battez le boss, et la partie est gagnée.
