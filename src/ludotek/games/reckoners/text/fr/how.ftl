### Comment jouer.

how-aim = Le but
    .text = Ensemble, vous libérez la ville de Cœur d’Acier. Découvrez sa faiblesse en amenant sa Recherche à 0, puis sa Santé : vous gagnez tous. Si la Population tombe d’abord à 0, vous perdez tous.
how-roll = 1. Lancer
    .text = Chacun lance 3 fois au plus. Après chaque lancer, gardez au moins 1 dé et relancez les autres. Pointez un dé pour voir ses six faces.
how-use = 2. Utiliser les dés
    .text = Dépensez vos dés dans l’ordre que vous voulez, sur ce qui est dans votre Quartier. N’importe quel dé, quoi qu’il montre, peut aussi vous déplacer ou retirer une Barricade.
how-epics = Combattre les Épiques
    .text = Rechercher affaiblit un Épique, Attaquer amène sa Santé à 0, Contenir fait reculer son crochet : il en fera moins. La Sûreté renforce les Épiques : éliminez-la.
how-loot = 3. Butin et Équipement
    .text = Chaque Épique Vaincu laisse un Butin. Puis achetez ensemble de l’Équipement : il reste toute la partie au Redresseur qui le reçoit.
how-phase = 4. Les Épiques agissent
    .text = Les Quartiers vides reçoivent de nouveaux Épiques. Puis chaque Épique fait tout ce qui est à gauche de son crochet, et le crochet avance : d’un pas, et d’un de plus par agent de la Sûreté. La barre du haut dit ce que cela coûterait.
how-steelheart = Cœur d’Acier
    .text = Il agit en dernier, sur quatre pistes, puis s’en va. Qui est dans son Quartier peut agir sur lui comme sur un Épique, et le Butin fait baisser sa Recherche de partout.
