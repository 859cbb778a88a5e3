### La première partie guidée : le but en une ligne, et chaque bulle avec son titre et ce qu’il faut faire.

lesson-first = Videz une pile, puis battez le boss

lesson-aim = Les ennemis forment trois piles. Dès que l’une est vide, vous pouvez affronter le boss ; vainquez-le et vous gagnez. Si votre Santé tombe en dessous de 1, vous perdez.
    .title = Le but
lesson-activate = À chaque tour, choisissez qui combattre. Le cœur dit combien de dégâts un ennemi encaisse ; ses Dégâts, ce qu’il vous inflige s’il tient encore à la fin du tour. Ensuite il part, vaincu ou non. « +1 » amène un ennemi de plus, et son « +1 » encore un.
    .title = Choisir un ennemi
    .now = À vous : choisissez un ennemi.
lesson-commit = Envoyez des dés au combat. Un dé jaune touche sur 2 de ses 6 faces, un vert sur 3, un bleu sur 4, un violet sur 5 et le rouge sur les 6.
    .title = Engager des dés
    .now = À vous : engagez un dé violet.
lesson-roll = Deux ou trois dés de plus que la Santé de l’ennemi, c’est un bon début. N’envoyez pas tout : ce que vous engagez est épuisé après le tour et revient lentement.
    .title = Combien ?
    .now = À vous : ajoutez quelques dés, puis lancez.
lesson-apply = Une touche simple inflige 1 dégât, une critique 2, un échec aucun. Quand les dégâts sur un ennemi atteignent sa Santé, il est vaincu. Ce qui peut servir d’autre, comme la capacité de votre héros, vous est aussi proposé.
    .title = Assigner les touches
    .now = À vous : assignez une touche à un ennemi.
lesson-repeat = Un ennemi est encore debout ? Répétez : vous pouvez ajouter des dés, et tous ceux qui ne sont sur aucune carte sont relancés. Si tous sont vaincus, continuez : plus personne ne peut vous blesser.
    .title = Encore une fois, ou continuer ?
lesson-recover = Les dés engagés sont maintenant épuisés. À chaque tour, vous en reprenez autant que votre Récupération ; prenez d’abord les plus forts.
    .title = Récupérer des dés
    .now = À vous : reprenez un dé.
lesson-items = Certains ennemis vaincus laissent un objet, que vous pouvez prendre. Votre Stratégie dit combien vous pouvez en détenir ; la carte dit quand s’en servir.
    .title = Les objets
lesson-boss = Une pile est vide : au lieu d’un autre ennemi, vous pouvez maintenant commencer le Final contre le boss. Attendez que la plupart de vos dés soient revenus, et achevez d’abord la mission : sinon, elle combat aux côtés du boss.
    .title = La voie vers le boss est libre
lesson-end = Voici le boss. Lisez ce qu’il sait faire ; 1 Huile coupe son effet continu pour ce tour. Vainquez-le et vous gagnez aussitôt ; s’il survit au tour, il inflige ses dégâts et vous réessayez avec les dés qui vous restent.
    .title = Le dernier combat
