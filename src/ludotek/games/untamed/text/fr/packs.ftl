### Ce qui peut clocher dans une faction, et ce qui y est douteux. Les mots et les champs de son fichier sont cités tels quels.

mistake-must-be-last = Une attaque est menée jusqu’au bout avant toute autre chose : rien ne peut la suivre.
    .remedy = Écrivez cette action en dernier.
    .menus = Placez cette action à la fin.
mistake-tokens-off-animals = Il compte des pions sur cet Animal, mais ne se trouve sur aucun Animal.
    .remedy = Comptez autre chose.
mistake-damaged-off-animals = Il demande si cet Animal est blessé, mais ne se trouve sur aucun Animal.
    .remedy = Prenez une autre condition.
mistake-too-many-lost = Il demande { $n } Forteresses perdues, mais qui en a perdu autant est hors jeu.
    .remedy = Demandez-en { $most } au plus.
mistake-too-many-animals = Il demande { $n } Animaux, mais personne n’en a plus de { $most } en jeu.
    .remedy = Demandez-en { $most } au plus.
mistake-this-off-animals = Il désigne cet Animal, mais le texte ne se trouve sur aucun Animal.
    .remedy = Nommez un autre { $field }.
    .menus = Choisissez quelqu’un d’autre.
mistake-this-has-left = Il désigne cet Animal, mais lors de ses Dernières Paroles il a quitté le jeu.
    .remedy = Nommez un autre { $field }.
    .menus = Choisissez quelqu’un d’autre.
mistake-nobody-attacked = Il désigne la cible de l’attaque, mais seul un texte de ce moment la connaît.
    .remedy = Nommez un autre { $field }, ou écrivez on = "attacks".
    .menus = Choisissez quelqu’un d’autre, ou le moment où il attaque.
mistake-other-off-animals = Il excepte cet Animal, mais le texte ne se trouve sur aucun Animal.
    .remedy = Supprimez other dans { $field }.
    .menus = Décochez « pas cet Animal ».
mistake-other-stronghold = Il excepte cet Animal, mais la cible est une Forteresse.
    .remedy = Supprimez other ou what dans { $field }.
    .menus = Décochez « pas cet Animal », ou choisissez des Animaux.
mistake-condition-of-stronghold = Une condition concerne des Animaux, mais la cible est une Forteresse.
    .remedy = Supprimez condition ou what dans { $field }.
    .menus = Retirez la condition, ou choisissez des Animaux.
mistake-attack-off-animals = Il inflige des dégâts égaux à l’Attaque de cet Animal, mais ne se trouve sur aucun Animal.
    .remedy = Prenez damage.
    .menus = Faites-lui infliger un nombre fixe de dégâts.
mistake-nothing-to-stronghold = Cela ne fait rien à une Forteresse.
    .remedy = Supprimez what dans target.
    .menus = Choisissez des Animaux pour cible.
mistake-nothing-in-condition = Cela ne fait rien à un Animal dans cet état.
    .remedy = Prenez une autre condition, ou aucune.
mistake-nothing-to-own = Cela ne fait rien à un de vos Animaux.
    .remedy = Écrivez whose = "opposing" dans target.
    .menus = Choisissez des adverses.
mistake-attack-too-late = L’effet dure jusqu’à la fin du tour, mais plus personne n’attaque une fois l’Entretien commencé.
    .remedy = Prenez un autre moment.
mistake-last-words-for-ever = Des Dernières Paroles qui en déclenchent d’autres pourraient ne jamais finir.
    .remedy = Prenez un autre moment.
mistake-no-last-words = Il déclenche des Dernières Paroles que cet Animal n’a pas.
    .remedy = Donnez-lui un texte avec on = "last-words".
    .menus = Donnez-lui un texte au moment des Dernières Paroles.
mistake-nothing-without-last-words = Cela ne fait rien à un Animal sans Dernières Paroles.
    .remedy = Écrivez condition = "with-last-words" dans target.
    .menus = Ne choisissez que ceux qui ont des Dernières Paroles.
mistake-attacks-for-ever = Une attaque due à une attaque pourrait ne jamais finir.
    .remedy = Prenez un autre moment.
mistake-strike-own = Seul un de vos Animaux peut attaquer.
    .remedy = Écrivez whose = "own" dans target.
    .menus = Choisissez les vôtres.
mistake-strike-one = Un seul Animal attaque.
    .remedy = Supprimez many dans target.
    .menus = N’en choisissez qu’un.
mistake-onto-attacked = Ce qui est déplacé ne peut aller sur la cible de l’attaque.
    .remedy = Nommez un autre onto.
    .menus = Choisissez une autre destination.
mistake-onto-several = Les mêmes pions ne peuvent aller sur plusieurs.
    .remedy = Supprimez many dans onto.
    .menus = Ne choisissez qu’une destination.
mistake-onto-itself = Il déplace des pions de cet Animal sur lui-même.
    .remedy = Nommez un autre target ou onto.
    .menus = Changez la provenance ou la destination.
mistake-onto-nobody = Il peut ne rester personne pour les pions des derniers.
    .remedy = Supprimez many dans target, ou condition dans onto.
    .menus = Ne déplacez que les pions d’un seul, ou laissez-les aller sur n’importe qui.
mistake-not-into-play = Seuls des Animaux peuvent être mis en jeu.
    .remedy = Écrivez kind = "animal", ou to = "hand".
    .menus = Choisissez des Animaux, ou prenez les cartes en main.
mistake-one-stronghold = Une faction a une Forteresse, et non { $n }.
    .remedy = Écrivez [[stronghold]] une seule fois.
    .menus = Ajoutez-en une par son signe plus, ou supprimez celles en trop.
mistake-five-cards = Une faction a cinq cartes, en trois exemplaires chacune, et non { $n }.
    .remedy = Écrivez [[card]] cinq fois.
    .menus = Ajoutez-en par leur signe plus, ou supprimez-en.
mistake-animals-and-items = Une faction a quatre Animaux et un Objet, ou trois et deux, et non { $animals } et { $items }.
    .remedy = Changez la sorte d’une carte.
doubt-only-harms = Cela ne nuit qu’à qui l’utilise, et personne n’y est obligé.
    .remedy = Ajoutez ce qui en vaut la peine, ou changez plutôt le coût ou les valeurs de la carte.
doubt-nothing-so-cheap = Il met en jeu un Animal coûtant { $most } au plus, mais aucun ne coûte moins de { $least }.
    .remedy = Écrivez un nombre plus grand.
    .menus = Choisissez un nombre plus grand.

## Ce que beaucoup de parties disent d’une carte

measured-play = jouée quand elle est piochée
