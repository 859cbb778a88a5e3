### Ce qui peut clocher dans une faction, et ce qui y est douteux. Les mots et les champs de son fichier sont cités tels quels.

mistake-must-be-last = Une attaque est menée jusqu’au bout avant toute autre chose : rien ne peut la suivre.
    .remedy = Écrivez cette action en dernier.
mistake-tokens-off-animals = Il compte des pions sur cet Animal, mais ne se trouve sur aucun Animal.
    .remedy = Comptez autre chose.
mistake-damaged-off-animals = Il demande si cet Animal est blessé, mais ne se trouve sur aucun Animal.
    .remedy = Prenez une autre condition.
mistake-too-many-lost = Il demande { $n } Forteresses perdues, mais qui en a perdu autant est hors jeu.
    .remedy = Demandez-en { $most } au plus.
mistake-too-many-animals = Il demande { $n } Animaux, mais personne n’en a plus de { $most } en jeu.
    .remedy = Demandez-en { $most } au plus.
mistake-this-off-animals = { $field } = "this" est cet Animal, mais le texte ne se trouve sur aucun Animal.
    .remedy = Nommez un autre { $field }.
mistake-this-has-left = { $field } = "this" est cet Animal, mais lors de ses Dernières Paroles il a quitté le jeu.
    .remedy = Nommez un autre { $field }.
mistake-nobody-attacked = { $field } = "attacked" est la cible de l’attaque, mais seul un texte avec on = "attacks" la connaît.
    .remedy = Nommez un autre { $field }, ou écrivez on = "attacks".
mistake-other-off-animals = other veut dire « sauf cet Animal », mais le texte ne se trouve sur aucun Animal.
    .remedy = Supprimez other dans { $field }.
mistake-other-stronghold = other concerne des Animaux, mais la cible est une Forteresse.
    .remedy = Supprimez other ou what dans { $field }.
mistake-condition-of-stronghold = Une condition concerne des Animaux, mais la cible est une Forteresse.
    .remedy = Supprimez condition ou what dans { $field }.
mistake-attack-off-animals = Il inflige des dégâts égaux à l’Attaque de cet Animal, mais ne se trouve sur aucun Animal.
    .remedy = Prenez damage.
mistake-nothing-to-stronghold = Cela ne fait rien à une Forteresse.
    .remedy = Supprimez what dans target.
mistake-nothing-in-condition = Cela ne fait rien à un Animal dans cet état.
    .remedy = Prenez une autre condition, ou aucune.
mistake-nothing-to-own = Cela ne fait rien à un de vos Animaux.
    .remedy = Écrivez whose = "opposing" dans target.
mistake-attack-too-late = L’effet dure jusqu’à la fin du tour, mais plus personne n’attaque une fois l’Entretien commencé.
    .remedy = Prenez un autre moment.
mistake-last-words-for-ever = Des Dernières Paroles qui en déclenchent d’autres pourraient ne jamais finir.
    .remedy = Prenez un autre moment.
mistake-no-last-words = Il déclenche des Dernières Paroles que cet Animal n’a pas.
    .remedy = Donnez-lui un texte avec on = "last-words".
mistake-nothing-without-last-words = Cela ne fait rien à un Animal sans Dernières Paroles.
    .remedy = Écrivez condition = "with-last-words" dans target.
mistake-attacks-for-ever = Une attaque due à une attaque pourrait ne jamais finir.
    .remedy = Prenez un autre moment.
mistake-strike-own = Seul un de vos Animaux peut attaquer.
    .remedy = Écrivez whose = "own" dans target.
mistake-strike-one = Un seul Animal attaque.
    .remedy = Supprimez many dans target.
mistake-onto-attacked = Ce qui est déplacé ne peut aller sur la cible de l’attaque.
    .remedy = Nommez un autre onto.
mistake-onto-several = Les mêmes pions ne peuvent aller sur plusieurs.
    .remedy = Supprimez many dans onto.
mistake-onto-itself = Il déplace des pions de cet Animal sur lui-même.
    .remedy = Nommez un autre target ou onto.
mistake-onto-nobody = Il peut ne rester personne pour les pions des derniers.
    .remedy = Supprimez many dans target, ou condition dans onto.
mistake-not-into-play = Seuls des Animaux peuvent être mis en jeu.
    .remedy = Écrivez kind = "animal", ou to = "hand".
mistake-one-stronghold = Une faction a une Forteresse, et non { $n }.
    .remedy = Écrivez [[stronghold]] une seule fois.
mistake-five-cards = Une faction a cinq cartes, en trois exemplaires chacune, et non { $n }.
    .remedy = Écrivez [[card]] cinq fois.
mistake-animals-and-items = Une faction a quatre Animaux et un Objet, ou trois et deux, et non { $animals } et { $items }.
    .remedy = Changez la sorte d’une carte.
doubt-only-harms = Cela ne nuit qu’à qui l’utilise, et personne n’y est obligé.
    .remedy = Ajoutez ce qui en vaut la peine, ou changez plutôt le coût ou les valeurs de la carte.
doubt-nothing-so-cheap = Il met en jeu un Animal coûtant { $most } au plus, mais aucun ne coûte moins de { $least }.
    .remedy = Écrivez un nombre plus grand.

## Ce que beaucoup de parties disent d’une carte

measured-play = jouée quand elle est piochée
