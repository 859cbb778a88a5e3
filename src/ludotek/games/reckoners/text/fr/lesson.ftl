### La première partie guidée : le but en une ligne, et chaque bulle avec son titre et ce qu’il faut faire.

lesson-first = Ramenez la Santé de Cœur d’Acier à 0 avant la fin de la Population

lesson-aim = La partie est presque gagnée. Vous êtes Abraham, un robot joue Megan. Vous connaissez la faiblesse de Cœur d’Acier : si sa Santé arrive à 0, vous gagnez. Si la Population arrive à 0, vous perdez.
    .title = Le but
lesson-keep = Vous avez lancé vos dés. Après chacun des deux premiers lancers, vous en gardez au moins un. Il vous faut « Attaquer un Épique » : ce dé vert le montre deux fois. Un ou deux autres dés, quoi qu’ils montrent, vous mèneront à lui.
    .title = Garder des dés
    .now = À vous : gardez un dé.
lesson-reroll = Touchez chaque autre dé que vous voulez garder. Le reste est relancé, deux fois au plus.
    .title = Relancer
    .now = À vous : gardez les attaques, puis relancez le reste.
lesson-use = Tout le monde a lancé ; vous utilisez maintenant vos dés, l’un après l’autre. La plupart des symboles n’agissent que dans le Quartier où se trouve votre figurine.
    .title = Utiliser les dés
    .now = À vous : prenez un dé sans attaque.
lesson-barricade = Cœur d’Acier est dans ce Quartier, mais tant qu’une Barricade s’y trouve, personne n’entre ni ne sort. Avec un dé quelconque, quoi qu’il montre, vous en retirez une.
    .title = Les Barricades
    .now = À vous : retirez la Barricade d’ici.
lesson-move = Avec un dé quelconque, quoi qu’il montre, vous allez dans un autre Quartier. Les attaques serviront après.
    .title = Se déplacer
    .now = À vous : allez dans le Quartier de Cœur d’Acier.
lesson-attack = Vous êtes là où il est. Chaque symbole « Attaquer un Épique » lui ôte 1 de Santé.
    .title = Attaquer
    .now = À vous : attaquez Cœur d’Acier.
lesson-token = Un pion Planification vaut un dé avec le symbole qu’il vous faut. Vous avez obtenu les vôtres à un tour précédent, avec le symbole « Planification ».
    .title = Les pions Planification
lesson-acquire = Avec l’argent de l’équipe, vous pourriez acheter de l’équipement, qui donne plus de dés. Quand vous avez fini, les Épiques agissent.
    .title = L’équipement
lesson-epics = Les Épiques et Cœur d’Acier ont fait tout ce qui est à gauche de leur crochet ; « Contenir » le ramène en arrière. Surveillez la Population, et achevez-le.
    .title = Ce que font les Épiques
