### Le livret des Redresseurs : un article par règle, dans l’ordre de lecture.
### L’attribut ruling marque un article qui tranche ce que les règles imprimées laissent ouvert.

## Chapitres

chapter-aim = But du jeu
chapter-setup = Mise en place
chapter-epics = Les Épiques
chapter-prologue = Phase de Prologue
chapter-roll = Phase des Redresseurs : Lancer les Dés
chapter-use = Phase des Redresseurs : Utiliser les Dés
chapter-symbols = Les symboles
chapter-steelheart = Cœur d’Acier à portée
chapter-loot = Phase des Redresseurs : Prendre le Butin
chapter-acquire = Phase des Redresseurs : Acquérir de l’Équipement
chapter-add = Phase des Épiques : Ajouter des Épiques
chapter-activate = Phase des Épiques : Activer les Épiques
chapter-epic-actions = Actions des Épiques
chapter-steelheart-tracks = Pistes rouge et bleue de Cœur d’Acier
chapter-cards = Se servir des cartes
chapter-what-cards-do = Ce que font les cartes
chapter-together = Décider ensemble
chapter-places = Où est chaque chose

## But du jeu

RK-01 = Vous gagnez ou perdez tous ensemble. La victoire est immédiate quand la Santé de Cœur d’Acier arrive à 0.
    .title = Gagner

RK-02 = La défaite est immédiate quand la Population arrive à 0.
    .title = Perdre

RK-03 = Vous ne pouvez pas vous en prendre à la Santé de Cœur d’Acier avant d’avoir amené sa Recherche à 0.
    .title = D’abord la Recherche

RK-04 = En solo, vous jouez 2 Redresseurs. À 2 ou 3 joueurs, vous pouvez en jouer plusieurs chacun. Chaque Redresseur est géré indépendamment : dés, pions et cartes ne sont jamais mis en commun. Il y a 6 Redresseurs au plus, et la mise en place compte les Redresseurs, pas les joueurs.
    .title = Joueurs et Redresseurs

RK-99 = Vous pouvez abandonner à tout moment si vous êtes tous d’accord. Vous perdez alors ensemble.
    .title = Abandonner
    .ruling = yes

## Mise en place

RK-05 = Il y a 1 Quartier de plus que de Redresseurs. Les Quartiers forment un cercle : chacun a exactement 2 voisins, et le sens horaire est fixé.
    .title = La ville

RK-06 = Chaque Quartier reçoit un Épique tiré au hasard, face visible. Le reste des 25 Épiques forme le paquet Épique.
    .title = Les premiers Épiques

RK-07 = À la mise en place, le crochet d’action de chaque Épique est après sa troisième action : 3 actions sont à sa gauche.
    .title = Crochets au départ

RK-08 = Les marqueurs Recherche et Santé de chaque Épique sont sur les valeurs de départ de sa carte.
    .title = Marqueurs au départ

RK-09 = La Population commence à 40, et vous avez 4 $. Le marqueur de Base commence sur la case du haut de sa piste.
    .title = Population, argent et Base

RK-10 = Mélangez le paquet Équipement, 29 cartes, et retournez-en 4 : elles forment le marché.
    .title = Le marché

RK-11 = La Recherche de départ de Cœur d’Acier dépend de la difficulté et du nombre de Redresseurs. À 2, 3, 4, 5 et 6 Redresseurs, elle est de : facile 18, 23, 28, 32, 36 ; normale 20, 26, 32, 36, 41 ; difficile 25, 30, 35, 40, 45 ; « flamme ! » 28, 33, 38, 44, 49. Une fois Cœur d’Acier Affaibli, sa Santé part du même nombre.
    .title = Recherche et Santé de Cœur d’Acier

RK-12 = La difficulté fixe la face du plateau Pouvoir et celle du plateau Ajustement de Cœur d’Acier, dans cet ordre : facile A et A, normale A et B, difficile B et A, « flamme ! » B et B. Chaque nombre de Redresseurs a son propre plateau Ajustement.
    .title = Faces des plateaux

RK-13 = Cœur d’Acier a 4 pistes d’Action. Chacune a son propre crochet, qui commence après la deuxième action.
    .title = Les pistes de Cœur d’Acier

RK-14 = La réserve contient 25 agents de la Sûreté, 8 Barricades, 20 pions Planification, 1 dé spécial de chacune des 6 sortes et les dés des Redresseurs qui ne jouent pas. La Sûreté et les Barricades peuvent venir à manquer, les pions Planification jamais.
    .title = La réserve
    .ruling = yes

RK-15 = Vous choisissez votre Redresseur ou le tirez au sort. Chaque Redresseur a une carte Capacité, 3 dés spéciaux de sa couleur, 3 dés de base, une figurine et 1 pion Planification sur son plateau, utilisable dès la première Phase des Redresseurs. Cody a aussi le pion Sniper.
    .title = Ce que possède un Redresseur

RK-16 = Les capacités sont : Improvisation pour David, Échec et Mat pour Megan, Foi pour Abraham, Ouvrir la Voie pour Prof, Sniper pour Cody, Opérations pour Tia.
    .title = À chacun sa capacité
    .ruling = yes

## Les Épiques

RK-17 = Un Épique a un nom, une Recherche de départ, une Santé de départ (un nombre, ou infinie), une Santé Affaibli, 1 piste d’Action et un Butin. Le Butin comprend toujours de quoi rechercher Cœur d’Acier.
    .title = Ce que possède un Épique

RK-18 = La Recherche d’un Épique peut monter au-dessus de sa valeur de départ, jusqu’à 5 au plus. À 0, l’Épique est Affaibli, et sa Recherche ne remonte plus jamais au-dessus de 0.
    .title = La Recherche, jusqu’à Affaibli

RK-19 = Quand un Épique devient Affaibli, son marqueur Santé va sur la valeur de Santé Affaibli. S’il y est déjà, ou plus bas, il ne bouge pas.
    .title = Santé Affaibli

RK-20 = On ne peut ni attaquer ni vaincre un Épique à la Santé infinie avant qu’il soit Affaibli.
    .title = Santé infinie

RK-89 = Un Épique dont la Santé est un nombre peut être attaqué et vaincu même si sa Recherche est encore au-dessus de 0. Un Épique dont la Recherche imprimée est 0 est Affaibli dès le départ.
    .title = Attaquer sans recherche
    .ruling = yes

RK-21 = La Santé d’un Épique peut monter au-dessus de sa valeur de départ, jusqu’à 10 au plus. À 0, l’Épique est Vaincu, et sa Santé ne remonte plus jamais.
    .title = La Santé, jusqu’à Vaincu

RK-22 = Un crochet garde toujours au moins 1 action à sa gauche et 1 à sa droite.
    .title = Où peut être un crochet

RK-23 = Activer un Épique, c’est effectuer toutes les actions à gauche de son crochet, de gauche à droite.
    .title = Ce qu’est une activation
    .ruling = yes

## Phase de Prologue

RK-24 = Cœur d’Acier arrive dans un Quartier tiré au hasard. Seule sa piste rouge est activée : aucun Épique, aucune autre de ses pistes. Puis lancez le dé Déplacement : Cœur d’Acier avance d’autant de Quartiers dans le sens horaire, ce qui peut le ramener au même endroit.
    .title = L’arrivée de Cœur d’Acier

RK-25 = Vous pouvez ensuite acheter de l’Équipement avec l’argent de départ, comme à l’étape Acquérir de l’Équipement. Après quoi vous mettez chaque figurine dans le Quartier que vous voulez.
    .title = Premiers achats, premières places

RK-26 = Les rounds se suivent alors jusqu’à la fin de la partie : d’abord la Phase des Redresseurs (Lancer les Dés, Utiliser les Dés, Prendre le Butin, Acquérir de l’Équipement), puis la Phase des Épiques (Ajouter des Épiques, Activer les Épiques).
    .title = Les rounds

## Phase des Redresseurs : Lancer les Dés

RK-27 = Vous lancez tous en même temps, 3 fois au plus. Vous lancez tous vos dés, y compris ceux de votre Équipement, mais pas les dés confisqués. Un Redresseur qui n’a aucun dé saute cette étape.
    .title = Jusqu’à trois lancers
    .ruling = yes

RK-28 = Après votre premier et votre deuxième lancer, vous devez garder au moins 1 des dés que vous venez de lancer. Vous pouvez en garder davantage ; tous les autres sont relancés. Après le troisième, vous les gardez tous. Un dé gardé n’est plus jamais relancé.
    .title = Garder des dés

RK-29 = Vous n’êtes pas tenu d’aller à la même allure que les autres. Vous pouvez attendre le résultat d’un autre joueur avant de choisir ce que vous gardez.
    .title = Attendre les autres

## Phase des Redresseurs : Utiliser les Dés

RK-30 = Quand vous avez tous fini de lancer, vous utilisez vos dés dans l’ordre dont vous convenez, en alternant comme il vous plaît. Rien n’oblige à les utiliser tous, mais un dé inutilisé ne vaut rien.
    .title = Dans l’ordre de votre choix

RK-31 = Un dé se joue jusqu’au bout avant qu’un autre soit utilisé. Les symboles d’un même dé peuvent se répartir entre plusieurs Épiques ou pistes à portée, Cœur d’Acier compris.
    .title = Un dé après l’autre

RK-86 = L’article RK-31 vaut pour toute la table : aucun autre dé, pion ni carte de quiconque ne s’intercale entre les symboles d’un dé. Les symboles qui ne trouvent rien à toucher sont perdus.
    .title = Rien ne s’intercale
    .ruling = yes

RK-32 = Se déplacer : avec un dé quelconque, quoi qu’il montre, vous déplacez votre figurine une fois, vers n’importe quel autre Quartier. C’est impossible s’il y a une Barricade dans le Quartier quitté ou dans celui où vous entrez.
    .title = Se déplacer
    .ruling = yes

RK-33 = Retirer une Barricade : avec un dé quelconque, quoi qu’il montre, vous enlevez 1 Barricade d’un Quartier de votre choix. C’est le seul usage d’un dé qui agit à distance.
    .title = Retirer une Barricade

RK-34 = Une Barricade suffit pour que plus aucun Redresseur n’entre dans son Quartier ni n’en sorte. Un Quartier peut en contenir plusieurs, et il faut les retirer une à une.
    .title = Ce qu’une Barricade arrête

RK-87 = Les Barricades ne gênent jamais Cœur d’Acier. Seules gênent votre déplacement celles du Quartier que vous quittez et celles du Quartier où vous entrez.
    .title = Ce qu’une Barricade n’arrête pas

RK-43 = Un dé, un pion Planification ou le résultat d’une carte peut servir à activer une carte Capacité ou Équipement. Le dé est alors dépensé en entier, avec tous ses symboles.
    .title = Activer une carte

## Les symboles

RK-35 = Argent : chaque symbole vous rapporte 1 $. L’argent est commun à tous.
    .title = Argent

RK-88 = L’argent n’a pas de maximum et ne descend pas sous 0. La Population s’arrête à 0, et rien ne la fait remonter.
    .title = Limites de l’argent et de la Population
    .ruling = yes

RK-36 = Attaquer la Sûreté : chaque symbole élimine 1 agent de la Sûreté de votre Quartier.
    .title = Attaquer la Sûreté

RK-37 = Contenir : chaque symbole fait reculer un crochet de 1 vers la gauche, celui d’un Épique de votre Quartier ou, s’il s’y trouve, un de ceux de Cœur d’Acier. Un crochet ne va jamais au-delà de la première action.
    .title = Contenir

RK-38 = Rechercher : chaque symbole fait baisser de 1 la Recherche d’un Épique de votre Quartier ou, s’il s’y trouve, celle de Cœur d’Acier. Il ne fait rien à un Épique Affaibli.
    .title = Rechercher

RK-39 = Attaquer un Épique : chaque symbole fait baisser de 1 la Santé d’un Épique de votre Quartier ou, s’il s’y trouve, celle de Cœur d’Acier. Il est sans effet sur une Santé infinie.
    .title = Attaquer un Épique

RK-40 = La carte d’un Épique Vaincu quitte aussitôt son Quartier et attend à part que vous preniez son Butin. La Sûreté, les Barricades et les Redresseurs restent dans le Quartier.
    .title = Un Épique Vaincu

RK-41 = Planification : chaque symbole vous donne un pion Planification. Gardez-le à côté de votre plateau. À la fin de la Phase des Redresseurs il passe sur le plateau, et vous pouvez l’utiliser dès la Phase des Redresseurs suivante.
    .title = Planification

RK-42 = À l’étape Utiliser les Dés, et à aucune autre, vous pouvez dépenser un pion Planification de votre plateau : comme un dé avec un seul symbole de votre choix, ou pour vous déplacer, retirer une Barricade ou activer une carte. Vous pouvez en avoir et en dépenser autant que vous voulez. Ce n’est pas un dé de base : rien ne le double.
    .title = Pions Planification
    .ruling = yes

## Cœur d’Acier à portée

RK-44 = Quand votre figurine et Cœur d’Acier sont dans le même Quartier, vous pouvez agir sur lui. Ses 4 pistes se contiennent séparément. Sa Santé est infinie jusqu’à ce qu’il soit Affaibli.
    .title = Agir sur Cœur d’Acier

RK-45 = Dès que la Recherche de Cœur d’Acier arrive à 0, par des dés ou par du Butin, sa piste de Santé la remplace, à la valeur de RK-11.
    .title = Cœur d’Acier Affaibli

RK-93 = Une fois la Recherche de Cœur d’Acier à 0, les symboles Rechercher en trop sont perdus ; ils ne le blessent pas. S’il y a un Fortifier sur ses propres pistes, il augmente de 1 sa Recherche (ou, une fois Affaibli, sa Santé), jamais au-delà de la valeur de RK-11. Si elle ne peut plus monter, la Population baisse de 1.
    .title = Les limites de Cœur d’Acier
    .ruling = yes

## Phase des Redresseurs : Prendre le Butin

RK-46 = Vous prenez maintenant le Butin de chaque Épique Vaincu à l’étape Utiliser les Dés qui précède ; après, il est trop tard. Le Butin agit dans n’importe quel Quartier, où que soient les Redresseurs. L’ordre dans lequel vous le prenez n’a jamais d’importance : ce qui ne laisse aucun choix est pris de soi-même, le reste est réparti.
    .title = Prendre le Butin
    .ruling = yes

RK-47 = Chaque Butin a une valeur. Sûreté : éliminez autant d’agents, dans les Quartiers que vous voulez. Contenir : faites reculer des crochets d’autant de pas vers la gauche, à répartir entre tous les Épiques et toutes les pistes, y compris celles de Cœur d’Acier, jamais au-delà de la première action. Planification : partagez-vous autant de pions Planification, comme vous l’entendez ; ils vont directement sur les plateaux et servent dès la prochaine étape Utiliser les Dés. Argent : vous gagnez cette somme. Rechercher Cœur d’Acier : sa Recherche baisse d’autant ; aucun autre Épique n’est touché, et rien ne se passe une fois Cœur d’Acier Affaibli. Ce qui ne trouve pas de cible est perdu.
    .title = Les sortes de Butin

RK-48 = Les Épiques dont le Butin est pris forment le paquet Épiques Vaincus, face visible.
    .title = Le paquet Épiques Vaincus

## Phase des Redresseurs : Acquérir de l’Équipement

RK-49 = Ensemble, vous pouvez acheter à leur coût des cartes Équipement face visible, autant que votre argent le permet. Vous désignez le Redresseur qui reçoit chaque carte. Juste après chaque achat, la place libre est comblée depuis le paquet.
    .title = Acheter de l’Équipement

RK-50 = L’Équipement reste à son Redresseur toute la partie : vous ne pouvez ni l’échanger ni le donner. Un Redresseur peut avoir autant de cartes qu’il veut.
    .title = L’Équipement reste

RK-95 = Une carte Équipement ne sert qu’à son Redresseur, dès la Phase des Redresseurs suivante ; si elle donne un dé, il fait partie du prochain lancer. Une carte utilisée pendant ce round est de nouveau prête au suivant.
    .title = À qui elle sert, et quand

RK-51 = Pour 1 $, vous pouvez renouveler le marché : les 4 cartes face visible quittent la partie, et 4 nouvelles sont retournées. Vous pouvez le faire à tout moment de cette étape et autant de fois que vous voulez.
    .title = Renouveler le marché

RK-52 = Pour 2 $ chacun, vous pouvez racheter n’importe quels dés confisqués. Chaque dé revient à son propriétaire.
    .title = Racheter des dés

RK-53 = Quand le paquet Équipement est vide, le marché n’est plus complété. Renouveler retourne autant de cartes qu’il en reste, 4 au plus ; s’il n’en reste aucune, vous ne pouvez pas renouveler.
    .title = Le paquet Équipement vide
    .ruling = yes

## Phase des Épiques : Ajouter des Épiques

RK-54 = Depuis le Quartier de Cœur d’Acier, dans le sens horaire, chaque Quartier sans Épique en reçoit un nouveau. Ses marqueurs sont sur ses valeurs de départ, son crochet après la première action. Si le paquet Épique est vide, le paquet Épiques Vaincus est mélangé et le remplace.
    .title = Nouveaux Épiques
    .ruling = yes

## Phase des Épiques : Activer les Épiques

RK-55 = À partir de l’Épique du Quartier de Cœur d’Acier, dans le sens horaire, les Épiques sont activés un par un, chacun entièrement, les nouveaux compris. Cœur d’Acier vient en dernier.
    .title = Dans quel ordre

RK-56 = Après les actions d’un Épique, son crochet avance vers la droite de 1, et de 1 de plus par agent de la Sûreté alors dans son Quartier. Ceux qui viennent d’être ajoutés comptent.
    .title = Le crochet avance

RK-57 = Un crochet ne dépasse jamais la place qui précède la dernière action. Pour chaque pas qu’il ne peut pas faire, la dernière action est effectuée une fois, sur-le-champ. Les agents de la Sûreté ajoutés ainsi n’ajoutent pas de pas.
    .title = Au bout de la piste

RK-58 = Cœur d’Acier effectue toutes les actions à gauche de ses 4 crochets, piste par piste, de haut en bas. Puis lancez le dé Déplacement : Cœur d’Acier avance d’autant de Quartiers dans le sens horaire, ce qui peut le ramener au même endroit. Ses crochets n’avancent pas ici, quel que soit le nombre d’agents de la Sûreté auprès de lui : seules les actions des autres Épiques les font avancer.
    .title = L’activation de Cœur d’Acier

## Actions des Épiques

RK-59 = Fortifier : la Recherche et la Santé de cet Épique montent de 1 chacune ; s’il est Affaibli, seule sa Santé monte. Si l’une des deux est au maximum, l’autre monte seule. Si aucune ne peut monter, la Population baisse de 1.
    .title = Fortifier

RK-68 = Une Santé infinie compte comme au maximum : Fortifier n’augmente que la Recherche, et, si la Recherche est à 5, la Population baisse de 1.
    .title = Fortifier une Santé infinie
    .ruling = yes

RK-60 = Renforcer la Sûreté : 1 agent de la Sûreté rejoint le Quartier. Si les 25 sont sur le plateau, chaque action de ce genre fait baisser la Population de 1.
    .title = Renforcer la Sûreté

RK-61 = Attaquer la Population : la Population baisse du nombre indiqué, 1 par icône Personnage.
    .title = Attaquer la Population

RK-62 = Partage : l’action partagée est effectuée pour les 2 Épiques (ou Quartiers) voisins, pas pour celui-ci. La Sûreté ajoutée ainsi ne compte ce round que pour les Épiques pas encore activés.
    .title = Partage

RK-92 = Lors d’un Partage, le voisin dans le sens horaire passe en premier. Chaque voisin est jugé à part : réserve, maximum, perte de Population. Le Partage touche des cartes Épique, jamais Cœur d’Acier. Seuls Fortifier, Renforcer la Sûreté et Ajouter une Barricade se partagent.
    .title = Le Partage en détail
    .ruling = yes

RK-63 = Ajouter une Barricade : le Quartier reçoit autant de Barricades qu’indiqué, 1 par icône. Si les 8 sont sur le plateau, chaque icône sans effet fait baisser la Population de 1.
    .title = Ajouter une Barricade
    .ruling = yes

RK-64 = Renforcer Cœur d’Acier : son crochet de la couleur indiquée avance vers la droite d’autant de pas qu’indiqué, 1 par icône. Pour chaque pas au-delà du bout, la dernière action de cette piste est effectuée à la place.
    .title = Renforcer Cœur d’Acier

RK-91 = Chaque pas au-delà du bout de la piste rouge met sur-le-champ 1 agent de la Sûreté dans le Quartier de Cœur d’Acier ; au-delà du bout de la piste bleue, 1 Barricade. S’il n’y en a plus dans la réserve, la Population baisse de 1.
    .title = Au-delà du rouge et du bleu
    .ruling = yes

RK-65 = Découvrir une Base : le marqueur de Base descend de 1. S’il est déjà tout en bas, une Base est découverte : vous choisissez ensemble 1 dé à perdre, qui est confisqué, et le marqueur remonte tout en haut.
    .title = Découvrir une Base

RK-94 = Vous pouvez choisir n’importe quel dé de n’importe quel Redresseur, même un dé d’Équipement, mais aucun de la réserve ni aucun dé déjà confisqué. Son propriétaire reste le même. S’il n’y a plus aucun dé, seul le marqueur remonte.
    .title = Le dé à perdre
    .ruling = yes

## Pistes rouge et bleue de Cœur d’Acier

RK-66 = Piste rouge : prenez autant d’agents de la Sûreté qu’il y a d’actions à gauche du crochet. Déployez-les par groupes dont la taille est la valeur de déploiement, depuis le Quartier de Cœur d’Acier et dans le sens horaire ; le dernier groupe peut être plus petit.
    .title = La piste rouge

RK-67 = Piste bleue : prenez autant de Barricades qu’il y a d’actions à gauche du crochet. Mettez-en 1 par Quartier, depuis celui de Cœur d’Acier et dans le sens horaire.
    .title = La piste bleue

RK-90 = Au besoin, les pistes rouge et bleue refont le tour du cercle. Pour chaque agent de la Sûreté ou Barricade qui manque dans la réserve, la Population baisse de 1 à la place.
    .title = Un nouveau tour du cercle ; pénurie
    .ruling = yes

## Se servir des cartes

RK-69 = Persistante : la carte agit toujours, sans coût.
    .title = Cartes persistantes

RK-70 = Une fois par round, gratuit : vous pouvez utiliser la carte à l’étape Utiliser les Dés de chaque Phase des Redresseurs, sans coût. Foi ne s’utilise qu’à l’étape Lancer les Dés.
    .title = Cartes gratuites

RK-71 = Une fois par round, avec coût : à l’étape Utiliser les Dés, vous dépensez un dé qui montre 1 au moins des symboles demandés. Un pion Planification convient aussi, de même que le résultat d’une carte qui a un tel symbole.
    .title = Cartes à coût

RK-96 = Improvisation, Opérations, Sniper, les cartes à résultat unique (RK-81) et les cartes de déplacement (RK-82) sont gratuites. Les cartes de RK-79 et RK-80 ont un coût.
    .title = Quelles cartes sont gratuites
    .ruling = yes

RK-84 = Les actions que donne une carte comptent comme un seul dé. Vous les finissez avant qu’un autre dé soit utilisé, et pour activer une autre carte vous les dépensez toutes ensemble.
    .title = Une carte, un dé

RK-97 = Dès qu’un seul symbole d’un dé ou d’un groupe a servi pour son action, le reste ne permet plus de se déplacer, de retirer une Barricade ni d’activer une carte. Le résultat d’une carte s’utilise sur-le-champ ou se perd.
    .title = Pas de demi-mesure
    .ruling = yes

## Ce que font les cartes

RK-72 = Improvisation : tournez un de vos dés inutilisés sur la face de votre choix, parmi celles qu’il a. La nouvelle face compte comme visible : elle peut être doublée.
    .title = Improvisation
    .ruling = yes

RK-73 = Foi : à l’étape Lancer les Dés, relancez autant de vos propres dés du lancer en cours que vous voulez, même au troisième, avant de décider ce que vous gardez, mais jamais ceux gardés d’un lancer antérieur. Ce n’est pas un de vos 3 lancers.
    .title = Foi
    .ruling = yes

RK-74 = Opérations : donnez un pion Planification de la réserve à un Redresseur autre que Tia. Il va directement sur le plateau de ce Redresseur et peut servir tout de suite ou plus tard.
    .title = Opérations

RK-75 = Sniper : mettez le pion Sniper dans un Quartier de votre choix. Jusqu’à la fin de l’étape Utiliser les Dés, les dés, les pions Planification et l’Équipement de Cody y agissent aussi bien que dans son propre Quartier ; puis le pion revient. Les Barricades n’arrêtent pas le pion, et il ne déplace aucune figurine.
    .title = Sniper
    .ruling = yes

RK-76 = Cartes d’échange (Kit d’Analyse, Gravatonics, Piège) : sur vos dés et les résultats de votre Équipement, vous pouvez lire chacun des 2 symboles indiqués comme l’autre. Vous choisissez pour chaque symbole séparément. Un symbole échangé peut payer une carte.
    .title = Cartes d’échange

RK-77 = Cartes de dé (Sourcier, ADN d’Épique, Fusil Gauss, Panacée, Blouson, Tenseurs) : vous avez 1 dé de plus, de la couleur indiquée et pris dans la réserve. Vous pouvez avoir plus de 6 dés.
    .title = Cartes de dé

RK-78 = Cartes de doublement (Appareil Photo, Pièces à Conviction, Explosifs, Grenade Aveuglante, Pistolets Jumeaux) : le symbole indiqué compte deux fois sur vos dés de base ; pas sur les dés spéciaux, les pions ou les cartes. Ce doit être la face visible : un symbole échangé n’est pas doublé, mais chacun des 2 symboles issus du doublement peut être échangé.
    .title = Cartes de doublement

RK-79 = Cartes à résultats (Salle des Coffres, Pot-de-Vin, Échec et Mat, IEM, Imageur, Ouvrir la Voie) : la carte agit comme un seul dé avec les résultats imprimés. Elle peut aussi servir à se déplacer, à retirer une Barricade ou à activer une autre carte ; tout le résultat y passe alors.
    .title = Cartes à résultats

RK-80 = Cartes à distance (Lance-Grenades, Carnets, Planque) : comme RK-79, et les résultats agissent dans n’importe quel Quartier, que vous choisissez pour chaque symbole. Si la carte sert à se déplacer ou à en activer une autre, rien ne gagne cette portée ; pour retirer une Barricade, RK-33 s’applique comme d’habitude.
    .title = Cartes à distance
    .ruling = yes

RK-81 = Cartes à résultat unique (Déguisement, Grenade, Lunettes de Vision Nocturne, Fusil, Schémas) : la carte donne son unique résultat imprimé, qui s’utilise comme un dé. Elle peut aussi servir à se déplacer, à retirer une Barricade ou à activer une carte. Le Drone-Leurre en est une aussi, et son résultat agit dans n’importe quel Quartier.
    .title = Cartes à résultat unique

RK-82 = Cartes de déplacement (Hélicoptère, Moto) : déplacez votre propre figurine vers n’importe quel autre Quartier, et rien de plus. Les Barricades l’arrêtent quand même.
    .title = Cartes de déplacement
    .ruling = yes

RK-83 = L’IEM s’active avec un résultat Attaquer la Sûreté et donne 3 Contenir. Échec et Mat s’active avec un résultat Contenir et donne 3 Attaquer un Épique. Les Gravatonics échangent Contenir et Attaquer la Sûreté.
    .title = Trois cartes connues

## Décider ensemble

RK-98 = Certaines choses se décident ensemble : les achats et pour qui, le renouvellement, le rachat, le partage du Butin, le dé à perdre. N’importe quel joueur peut s’en charger, et le journal dit qui l’a fait. L’étape finit quand tous ont dit avoir terminé. Qui a terminé peut revenir après l’action d’un autre Redresseur. Une étape où quelque chose a été fait ne finit que par la parole de ceux qui pourraient encore agir ou revenir, jamais par l’action elle-même. Le dé à perdre doit être désigné avant que quiconque puisse terminer ; un autre joueur peut en désigner un autre, une seule fois par Redresseur, et tous doivent alors donner de nouveau leur accord. Ce qui est acheté le reste.
    .title = Décisions communes
    .ruling = yes

## Où est chaque chose

RK-85 = Sur le plateau et dans la réserve, il y a toujours en tout 25 agents de la Sûreté et 8 Barricades. Chaque dé est chez un seul propriétaire, dans la réserve ou confisqué. Chaque carte Épique et chaque carte Équipement est à un seul endroit.
    .title = Chaque chose à un seul endroit
