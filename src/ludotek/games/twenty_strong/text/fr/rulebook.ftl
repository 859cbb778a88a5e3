### 20 Strong: the in-app rulebook, one clause per rule

## Chapter titles

chapter-precedence = Priorité des règles
chapter-winning = Victoire et défaite
chapter-decks = Paquets
chapter-unit-dice = Dés d’unité
chapter-stat-dice = Dés de caractéristique
chapter-activation = Tour et Activation
chapter-strategy-phase = Phase de Stratégie
chapter-resolve-phase = Phase de Résolution
chapter-endgame = Final
chapter-rewards = Récompenses et inventaire
chapter-enemy-effects = Effets d’ennemis
chapter-terms = Vocabulaire
chapter-universal-heroes = Héros universels
chapter-deck = Paquets maison

## Precedence

TS-01 = Les règles de votre paquet l’emportent sur les règles générales. Le texte d’une carte l’emporte sur l’un et l’autre livret, et le texte d’un effet sur celui d’une récompense ou d’une capacité de héros.
    .title = Ordre de priorité

TS-02 = Un texte qui dit que vous « pouvez » faire quelque chose est facultatif. Sans ce verbe, un texte est obligatoire, sauf là où une règle rend elle-même la chose facultative : récompenses instantanées (TS-27), récompenses Objet (TS-36), utilisation et défausse des objets (TS-45).
    .title = Facultatif ou obligatoire
    .ruling = yes

TS-03 = Quand plusieurs effets devraient se résoudre en même temps, c’est vous qui décidez de leur ordre.
    .title = Effets simultanés

TS-66 = Tout choix qu’un texte laisse ouvert (quel dé, quelle carte, quelle pile, quel objet) vous revient, même quand l’effet vous nuit.
    .title = Les choix vous reviennent
    .ruling = yes

TS-67 = Vous exécutez un texte obligatoire dans la mesure du possible et vous en ignorez le reste. Un coût (« faites ceci pour gagner cela ») doit pouvoir être payé en entier, sans quoi vous ne pouvez pas le choisir ; une Stratégie ou une Récupération de 1 ne permet pas de payer un point.
    .title = Exécution partielle et coûts
    .ruling = yes

## Winning and losing

TS-04 = Vous gagnez comme le prévoient les règles de votre paquet : en général, et sauf indication contraire, à l’instant même où le boss est vaincu, que d’autres ennemis soient encore actifs ou non.
    .title = Gagner la partie

TS-05 = Vous perdez à l’instant où votre Santé passe en dessous de 1.
    .title = Perdre la partie

TS-68 = La partie s’arrête à l’instant où elle est gagnée ou perdue : rien de ce qui était encore en attente (étapes suivantes, effets, récompenses) n’est résolu. Si un même texte devait entraîner à la fois votre victoire et votre défaite, ses parties comptent dans l’ordre où elles sont imprimées.
    .title = Fin immédiate
    .ruling = yes

## Decks

TS-06 = Vous jouez chaque partie avec les cartes d’un paquet et d’un seul ; un héros universel peut s’y ajouter (TS-64).
    .title = Un seul paquet

TS-07 = Un paquet comprend en général des héros, des boss et des cartes Conflit, et peut y ajouter des types de cartes et des icônes qui lui sont propres. Un héros vous donne vos 3 caractéristiques de départ et une capacité unique ; les cartes Conflit sont les ennemis et les obstacles du parcours ; un boss est l’ennemi final.
    .title = Contenu d’un paquet

TS-69 = Vous jouez un héros, et un seul.
    .title = Un seul héros

TS-70 = Un boss présent dans la zone active est un ennemi et compte comme une carte Conflit pour toutes les règles : son activation, sa défaite, ses Dégâts, ses effets, l’Entretien.
    .title = Le boss est un ennemi
    .ruling = yes

TS-08 = La mise en place est celle de votre paquet : le nombre de piles, ce qu’elles contiennent, le boss, ce que fait le jeton.
    .title = Mise en place

TS-71 = Sauf indication contraire du paquet, vous commencez la partie avec les { board-tray.in-all } dés d’unité dans votre réserve, vos caractéristiques aux valeurs du héros et un inventaire vide.
    .title = Situation de départ
    .ruling = yes

TS-09 = L’unique jeton a le sens que lui donne votre paquet.
    .title = Le jeton

## Unit dice

TS-10 = Vous disposez de { board-tray.by-colour }. Tous ont 6 faces, et les dés d’une même couleur sont identiques.
    .title = Les { board-tray.in-all } dés d’unité

TS-11 = Les faces de vos dés se répartissent ainsi (touches simples / critiques / échecs) : { board-tray.sides }.
    .title = Faces des dés

TS-12 = Vous infligez 1 dégât par touche simple et 2 par critique. Une critique reste une seule touche : les effets qui comptent les touches ne la comptent qu’une fois.
    .title = Touches et critiques

TS-13 = Moins un dé a de faces Touche, plus il est faible ; plus il en a, plus il est fort. Du plus faible au plus fort : { board-tray.order }.
    .title = Force des dés

## Stat dice

TS-14 = Vous suivez votre Santé, votre Stratégie et votre Récupération sur des dés qui ne se lancent jamais. La carte Héros en donne les valeurs de départ.
    .title = Les 3 caractéristiques

TS-15 = Santé : les dégâts que vous pouvez encore subir. Stratégie : à la fois le nombre d’objets que vous pouvez détenir et le nombre de phases de Stratégie permises dans un tour. Récupération : le nombre de dés épuisés que vous pouvez reprendre à chaque tour.
    .title = Rôle des caractéristiques

TS-16 = Aucune caractéristique ne descend en dessous de 1 (sauf la Santé : c’est alors la défaite) ni ne monte au-dessus de 6 ; ce qui lui ferait franchir ces limites est ignoré. Un changement de plusieurs points s’applique point par point : seuls les points au-delà de la limite sont ignorés, et le reste du même texte se résout tout de même.
    .title = Limites des caractéristiques
    .ruling = yes

TS-72 = Une caractéristique modifiée le reste quand la carte qui l’a modifiée est vaincue ou n’est plus là. Seul un texte qui dit que la caractéristique compte un ou plusieurs points de plus ou de moins pendant une certaine durée prend fin avec cette durée.
    .title = Changements durables
    .ruling = yes

## Round: Activation

TS-17 = Un tour se compose de l’Activation, puis de la Confrontation. Les tours se succèdent tant que vous n’avez ni gagné ni perdu.
    .title = Le tour

TS-73 = La Confrontation se compose d’une ou de plusieurs phases de Stratégie, puis d’une phase de Résolution. Vous passez toujours par la première phase de Stratégie, au besoin sans aucun dé.
    .title = La Confrontation
    .ruling = yes

TS-18 = Activation : vous devez choisir une pile et déplacer sa carte du dessus dans la zone active. Sauf indication contraire du paquet, les piles sont face visible ; vous ne voyez que la carte du dessus de chacune.
    .title = Activer une carte
    .ruling = yes

TS-19 = Dès l’activation de leur carte, les effets continus et les effets spéciaux sont en vigueur, donc avant tout ennemi supplémentaire qu’amènent ses icônes ; un effet spécial agit au moment que fixe son propre texte.
    .title = Effets dès l’activation

TS-20 = Une carte qui porte N icônes « ennemi supplémentaire » vous fait activer N cartes de plus, une par une, chacune prise dans une pile de votre choix ; vous devez aussi résoudre les icônes de celles-ci. L’icône n’est pas un effet : ce qui annule les effets ne l’annule pas. Quand toutes les piles sont vides, le reste est ignoré.
    .title = Ennemis supplémentaires
    .ruling = yes

TS-74 = Votre paquet dit parmi quelles piles vous pouvez choisir. Une pile vide ne peut pas être choisie.
    .title = Piles autorisées
    .ruling = yes

TS-75 = Une carte qu’un effet active en dehors de l’Activation est activée pleinement : ses effets continus et spéciaux s’appliquent et vous résolvez ses icônes.
    .title = Activation par un effet
    .ruling = yes

## Round: Strategy phase

TS-21 = Engager : vous déplacez de votre réserve vers la zone active autant de dés que vous voulez, d’aucun à tous et dans n’importe quelle combinaison, sauf si un effet vous limite.
    .title = Engager des dés

TS-22 = Lancer : vous lancez en une fois tous les dés de la zone active qui ne sont pas assignés, y compris ceux que les phases de Stratégie précédentes de cette Confrontation ont laissés non assignés. Aucun objet ne peut être utilisé pendant cette étape.
    .title = Lancer les dés

TS-23 = Assigner : vous pouvez assigner vos touches à des cartes actives, une à une et dans n’importe quel ordre. Rien ne vous oblige à les assigner toutes ; un échec ne peut pas être assigné.
    .title = Assigner des touches

TS-24 = Après chaque dé assigné, l’état du jeu est vérifié : quand les dégâts infligés à une carte égalent ou dépassent sa Santé, elle est aussitôt vaincue.
    .title = Vaincre une carte

TS-25 = Les effets continus d’une carte vaincue cessent aussitôt ; ses effets subséquents et spéciaux, non.
    .title = Effets d’une carte vaincue

TS-26 = Vous restez libre d’assigner d’autres touches à une carte déjà vaincue.
    .title = Touches sur carte vaincue

TS-27 = Une carte vaincue est pivotée d’un quart de tour. Vous gagnez immédiatement sa récompense instantanée si vous le voulez (c’est facultatif), mais jamais sa récompense Objet à ce moment-là.
    .title = Récompense à la défaite

TS-28 = Un dé assigné demeure engagé et reste dans la zone active.
    .title = Assigné reste engagé

TS-76 = Un dé engagé reste engagé, et un dé assigné reste sur sa carte, jusqu’à ce qu’une règle ou un effet le déplace ; une fois les dés lancés, vous ne pouvez reprendre ni l’un ni l’autre.
    .title = Dés non repris
    .ruling = yes

TS-77 = Un dé n’a de face que de son lancer jusqu’à sa sortie de la zone active ; un dé qui vient d’être engagé ne compte ni comme touche ni comme échec. Un dé assigné qu’un effet tourne ou relance reste assigné et inflige ce qu’il montre désormais.
    .title = Face d’un dé
    .ruling = yes

TS-29 = Après l’étape Assigner, vous pouvez répéter la phase tant que le nombre de phases de Stratégie de ce tour est inférieur à votre Stratégie. Chaque répétition est une nouvelle phase de Stratégie de la même Confrontation.
    .title = Répéter la phase

TS-30 = Lors d’une répétition, vous pouvez ajouter des dés de votre réserve aux dés non assignés, puis tous les dés non assignés, touches comme échecs, sont relancés : une touche non assignée ne peut pas être conservée.
    .title = Relance des dés

TS-31 = Votre Stratégie se lit au moment où vous voulez répéter la phase : un changement survenu pendant le tour compte donc. Une baisse n’écourte ni n’annule jamais une phase déjà commencée.
    .title = Stratégie changée en cours
    .ruling = yes

## Round: Resolve phase

TS-32 = Subir des dégâts (étape 1) : les Dégâts de toutes les cartes Conflit actives invaincues sont additionnés, et le total est retiré de votre Santé en une seule fois. Il est calculé à cet instant : ce que vous utilisez ou défaussez juste avant (TS-82) peut encore le réduire, si un ennemi est alors vaincu, défaussé ou modifié.
    .title = Subir des dégâts
    .ruling = yes

TS-33 = Effets subséquents (étape 2) : ceux de toutes les cartes actives, vaincues comprises, se résolvent un par un, dans l’ordre que vous choisissez.
    .title = Résoudre les effets subséquents

TS-34 = Épuiser (étape 3) : tous les dés engagés, assignés ou non, vont dans la zone d’épuisement.
    .title = Épuiser les dés

TS-35 = Récupérer (étape 4) : parmi vos dés épuisés, y compris ceux qui l’ont été pendant ce tour, vous en choisissez au plus autant que votre Récupération et les remettez dans votre réserve. Vous pouvez en prendre moins, ou aucun.
    .title = Récupérer des dés

TS-36 = Gagner des objets (étape 5) : vous pouvez gagner, une par une, les récompenses Objet (à usage unique ou persistantes) des cartes vaincues pendant ce tour ; leurs cartes rejoignent votre inventaire.
    .title = Gagner des objets

TS-37 = Entretien (étape 6) : toutes les cartes encore dans la zone active, vaincues ou non, vont dans la défausse.
    .title = L’étape Entretien

TS-78 = Un effet subséquent dont la carte a quitté la zone active avant que son moment n’arrive n’est pas résolu ; celui d’une carte devenue active pendant cette étape l’est.
    .title = Cartes parties, cartes venues
    .ruling = yes

TS-79 = Vous ne pouvez gagner une récompense Objet que si sa carte, vaincue pendant ce tour, est encore dans la zone active. Celle que vous ne gagnez pas va dans la défausse lors de l’Entretien et est perdue.
    .title = Objet non gagné
    .ruling = yes

## Endgame

TS-38 = C’est votre paquet qui dit ce qui déclenche le Final. En général, vous y affrontez un boss.
    .title = Déclencher le Final

TS-39 = La première Activation du Final suit les instructions du paquet (quel boss, quelles autres cartes) ; lors des tours suivants du Final, vous sautez l’Activation.
    .title = Activation du Final

TS-40 = Lors de l’Entretien du Final, les cartes invaincues restent actives et vous les affrontez de nouveau ; les cartes vaincues vont dans la défausse comme d’habitude. Les dés posés sur les cartes invaincues ont été épuisés à l’étape Épuiser : les dégâts qu’ils infligeaient ont donc disparu.
    .title = Entretien du Final

TS-41 = Sauf indication contraire du paquet, le boss est le seul ennemi que vous deviez vaincre.
    .title = Seul le boss compte

TS-80 = Les cartes qui restent d’un tour du Final à l’autre ne sont pas activées de nouveau : leurs effets continus se poursuivent simplement. Leurs icônes et les effets qui se déclenchent à l’activation ne se produisent pas une nouvelle fois ; leurs effets subséquents, si, à chaque tour.
    .title = Pas de nouvelle activation
    .ruling = yes

TS-42 = Un paquet peut déclencher le Final alors qu’il reste des piles. Les cartes qu’elles contiennent y restent et vous ne les affrontez pas, à moins que les instructions du paquet, une icône ou un effet ne les activent.
    .title = Piles restantes au Final
    .ruling = yes

TS-90 = Un paquet dont toutes les piles peuvent être vides au moment de l’Activation, sans Final ni fin de partie, est défectueux ; la vérification des paquets le refuse, comme elle refuse un paquet dont le Final commencerait avant le premier tour. Si les piles se vident au milieu de l’Activation, avant que rien n’ait été activé, le Final commence aussitôt.
    .title = Paquet défectueux
    .ruling = yes

## Rewards and inventory

TS-43 = Vous pouvez gagner 2 sortes de récompenses : les récompenses instantanées (lorsque la carte est vaincue) et les récompenses Objet (à l’étape Gagner des objets, gardées dans l’inventaire).
    .title = Sortes de récompenses

TS-83 = Une récompense instantanée vient avec la défaite de sa carte, quels que soient le moment et la manière, et pas seulement à l’étape Assigner. Les effets continus de la carte ont cessé avant que vous ne la gagniez, elle se résout avant que le dé suivant ne soit assigné, et si vous la refusez, elle est perdue.
    .title = Récompense instantanée
    .ruling = yes

TS-84 = Les cartes vaincues par un même changement le sont ensemble, y compris celles qui ne tombent que parce qu’une autre est tombée ; ensuite, leurs récompenses et ce que leurs défaites déclenchent se résolvent dans l’ordre que vous choisissez.
    .title = Cartes vaincues ensemble
    .ruling = yes

TS-44 = Un objet à usage unique s’utilise une fois, puis vous le défaussez. Un objet persistant agit jusqu’à la fin de la partie ou jusqu’à sa défausse. Une fois défaussé, il ne déclenche plus rien, pas même ce qui allait être résolu.
    .title = Usage unique, persistant
    .ruling = yes

TS-81 = Un objet à usage unique est défaussé après la résolution de son bénéfice, et ne libère sa place qu’à ce moment-là. L’effet permanent d’un objet persistant n’est pas une « utilisation » : il agit aussi pendant l’étape Lancer.
    .title = Défausse et effet permanent
    .ruling = yes

TS-45 = Un objet dont le texte ne précise pas de moment peut être utilisé à tout moment, étape Lancer exceptée. Quant à défausser vos objets, vous le pouvez à tout moment, étape Lancer comprise.
    .title = Utiliser ou défausser

TS-46 = Votre Stratégie limite à tout moment le nombre d’objets que vous pouvez détenir. Sans place libre, vous ne pouvez pas gagner d’objet ; vous pouvez d’abord utiliser ou défausser des objets détenus pour faire de la place.
    .title = Place dans l’inventaire

TS-47 = Aucun objet ne peut être utilisé avant d’être gagné. Les objets se gagnent un par un : vous pouvez donc utiliser celui que vous venez de gagner pour faire de la place au suivant.
    .title = Un objet après l’autre

TS-82 = « À tout moment » veut dire entre les choses, et non au milieu de l’une d’elles : avant chaque étape, entre 2 activations, 2 dés assignés, 2 effets subséquents ou 2 objets gagnés, et quand le total des dégâts est connu mais pas encore retiré. Une fois votre Santé en dessous de 1, il est trop tard (TS-68). Là où une question vous est posée de toute façon, les objets utilisables sont proposés à côté ; il n’y a de fenêtre à part que lorsque le total des dégâts est connu, avant chaque effet subséquent (le premier et un seul compris) et avant l’étape Épuiser, et chaque fois seulement si un objet détenu, une capacité ou le jeton est alors utilisable, ou si défausser un objet détenu changerait la suite : moins de dégâts, une défaite, un autre effet subséquent.
    .title = « À tout moment »
    .ruling = yes

TS-48 = La limite vaut à tout moment : quand votre Stratégie tombe en dessous du nombre d’objets que vous détenez, l’excédent doit partir. Vous défaussez aussitôt des objets de votre choix jusqu’à revenir à la limite ; un objet qui peut être utilisé à ce moment-là peut l’être au lieu d’être défaussé. La question vous est posée tant que vous en détenez trop, et pas au-delà.
    .title = Objets en trop
    .ruling = yes

## Enemy effects

TS-49 = Un effet continu dure depuis l’activation de sa carte jusqu’à ce que celle-ci soit vaincue ou quitte la zone active.
    .title = Effets continus

TS-50 = Les effets subséquents se déclenchent dans la phase de Résolution (étape 2), une fois chacun, même si leur carte est vaincue, du moment qu’elle est dans la zone active.
    .title = Effets subséquents

TS-51 = Un effet spécial fixe lui-même son moment et sa durée, et se déclenche même si sa carte est vaincue.
    .title = Effets spéciaux

TS-85 = Une fois que sa carte a quitté la zone active, un effet spécial ne continue d’agir que si son texte le dit.
    .title = Effet spécial sans carte
    .ruling = yes

TS-52 = Une carte qui quitte la zone active, par défausse, bannissement ou autrement, entraîne l’épuisement de tous les dés qui lui étaient assignés.
    .title = Dés d’une carte partie

TS-53 = Un effet ou une récompense qui change les dégâts d’un dé les change aussi pour les dés déjà assignés. Il en va de même de la capacité d’un héros, et de la fin d’un tel changement.
    .title = Dégâts des dés modifiés
    .ruling = yes

TS-54 = Un ennemi vaincu reste vaincu, même si les dégâts qui lui sont infligés changent ensuite. Quand un tel changement porte les dégâts infligés à une carte jusqu’à sa Santé ou au-delà, elle est aussitôt vaincue.
    .title = Vaincu pour de bon
    .ruling = yes

TS-86 = Une carte est également vaincue aussitôt quand un effet abaisse sa Santé au niveau des dégâts qui lui sont infligés. Quand un dé quitte une carte invaincue, les dégâts de ce dé partent avec lui.
    .title = Santé abaissée, dé retiré
    .ruling = yes

TS-87 = Les dégâts qu’un effet inflige sans dé restent sur la carte jusqu’à l’étape Épuiser du tour.
    .title = Dégâts sans dé
    .ruling = yes

## Terms

TS-55 = Zone active : c’est là que vous pouvez interagir avec des cartes et des dés ; les cartes et les dés qui s’y trouvent sont actifs.
    .title = La zone active

TS-56 = Seul un dé actif et pas encore assigné peut être assigné. Un dé posé sur une carte est assigné ; un dé de la zone active qui n’est pas sur une carte est non assigné.
    .title = Assigné, non assigné

TS-57 = Banni : un élément, dé ou carte, est hors de la partie pour de bon. Sauf indication contraire, vous prenez un dé à bannir dans la zone de votre choix : réserve, zone active (assigné ou non) ou zone d’épuisement.
    .title = Éléments bannis

TS-58 = Engagé : tout dé de la zone active l’est, assigné ou non.
    .title = Dé engagé

TS-59 = Conflit : il commence quand des ennemis sont activés et finit quand la zone active n’en contient plus ; il dure d’ordinaire une Confrontation. Pendant le Final, ou avec un paquet qui garde les mêmes ennemis sur plusieurs tours, tous ces tours forment un seul conflit. Un ennemi vaincu encore dans la zone compte. Ce qui s’utilise une fois par conflit ne s’utilise que pendant un conflit.
    .title = Le conflit
    .ruling = yes

TS-60 = Réserve : tout dé qui n’est ni engagé, ni épuisé, ni banni en fait partie.
    .title = La réserve

TS-61 = Renvoyé : un dé passe de la zone active (sur une carte ou non) à votre réserve. Récupéré : il passe de la zone d’épuisement à votre réserve, sans jamais venir d’un autre endroit. La caractéristique Récupération ne limite que l’étape Récupérer, pas ce que des effets vous font récupérer.
    .title = Renvoyé ou récupéré
    .ruling = yes

TS-62 = Chacun des { board-tray.in-all } dés est à un endroit et un seul : dans votre réserve, non assigné dans la zone active, sur une carte, épuisé ou banni.
    .title = Place des dés

TS-63 = Chaque carte est à un endroit et un seul : dans une pile, dans la zone active, dans votre inventaire, dans la défausse, bannie, en jeu comme héros ou mise de côté.
    .title = Place des cartes

TS-89 = Vous pouvez consulter librement la défausse, les cartes bannies, l’inventaire et tous les dés ; seules sont cachées les cartes face cachée et celles qui sont sous la carte du dessus d’une pile.
    .title = Visible et caché
    .ruling = yes

## Universal heroes

TS-64 = Vous pouvez jouer un héros universel avec tout autre paquet ; il y garde ses propriétés et sa capacité, et ce que les règles de son paquet d’origine en disent vient avec lui.
    .title = Héros universel

TS-65 = Un héros qui n’est pas universel ne peut être joué qu’avec son propre paquet.
    .title = Héros non universel

TS-88 = La capacité d’un héros agit quand son texte le dit ; s’il faut l’utiliser et qu’elle n’indique aucun moment, elle s’utilise aux mêmes moments qu’un objet (TS-45). Elle n’est pas un objet et ne prend pas de place.
    .title = Capacité du héros
    .ruling = yes

## House decks

TS-91 = Tant qu’une carte obligatoire est sur le dessus d’une pile, vous devez, lorsque vous activez une carte, choisir l’une des piles qui montrent une telle carte, pendant l’Activation comme pour les ennemis supplémentaires.
    .title = Cartes obligatoires
    .ruling = yes

TS-92 = Dès qu’au moins une pile est vide, vous pouvez commencer le Final au lieu d’activer une carte ; quand elles sont toutes vides, vous le devez.
    .title = Quand commencer le Final
    .ruling = yes

TS-93 = Le boss est pioché face cachée lors de la mise en place et révélé quand le Final commence ; il est alors activé, et avec lui un ennemi pour chaque mission inachevée.
    .title = Le boss caché
    .ruling = yes

TS-94 = Les 3 missions de la partie sont distribuées en ligne, face visible, et seule la première mission inachevée enregistre vos progrès. Quand son objectif est atteint, vous pouvez prendre sa récompense (c’est facultatif, comme pour une récompense instantanée), et la suivante commence à compter. Une mission encore inachevée quand le Final commence entre dans le combat final comme ennemi, avec la Santé et les Dégâts qui y sont imprimés.
    .title = Les missions
    .ruling = yes

TS-95 = L’échelon 0 de l’échelle de difficulté est le jeu ordinaire. Chaque échelon de 1 à 10 garde tout ce qu’imposent les échelons inférieurs et ajoute une épreuve imprimée sur l’échelle (une caractéristique plus basse, un dé banni à la mise en place, une valeur moindre sur le jeton). L’échelon −1 est le plus clément et une règle maison : vous commencez avec 1 de Récupération de plus que ne l’indique votre carte de héros.
    .title = Échelle de difficulté
    .ruling = yes

TS-96 = Vous ne pouvez pas utiliser un objet, une capacité, une action du jeton ou un texte facultatif qui ne pourrait rien changer sur le moment (un objet peut être défaussé à la place).
    .title = Pas d’usage sans effet
    .ruling = yes

TS-97 = Ce que compte le jeton, le paquet le dit : de l’huile, des jours, de l’argent. Il commence au nombre fixé par le paquet et ne descend jamais en dessous de 0 ni ne monte au-dessus de son maximum. Si le paquet lui donne une action propre, le jeton sert à la payer.
    .title = Ce que compte le jeton
    .ruling = yes

TS-98 = Quand un même texte relance ou tourne plusieurs dés de votre choix, vous les traitez un par un, dans l’ordre que vous voulez, et vous voyez chaque résultat avant de choisir le dé suivant. Un texte qui relance tous les dés d’une même sorte les lance en une fois.
    .title = Dés un par un
    .ruling = yes

TS-99 = Là où un paquet imprime une voie pacifique sur une carte, vous pouvez la suivre au lieu d’activer cette carte comme première carte du tour ; le texte de cette voie se résout et la carte va dans la défausse sans combat.
    .title = Voie pacifique
    .ruling = yes

TS-100 = Un paquet doté d’un plan des lieux ne vous laisse choisir qu’une pile voisine de celle que vous avez choisie en dernier, ou n’importe laquelle si toutes les voisines sont vides.
    .title = Sur le plan des lieux
    .ruling = yes

TS-101 = Une partie qui n’en finit plus est perdue : si 10 tours de suite se déroulent sans que vous ayez quoi que ce soit à décider, au bout de 200 tours, et quand des textes se déclenchent sans fin les uns les autres.
    .title = Blocage
    .ruling = yes

TS-102 = Un boss qu’un texte fait apparaître pendant un tour ordinaire reste actif lors de l’Entretien jusqu’à ce qu’il soit vaincu, de même que les cartes invaincues à ses côtés.
    .title = Boss attiré
    .ruling = yes

TS-103 = Vous pouvez abandonner à tout moment. Vous perdez alors la partie.
    .title = Abandonner
    .ruling = yes
