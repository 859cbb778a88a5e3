### Ce qui peut clocher dans un paquet, et ce qui y est douteux. Les mots et les champs de son fichier sont cités tels quels.

mistake-limit-phase = "phase" ne va qu’avec at = "commit", "roll" ou "apply".
    .remedy = Ajoutez l’un d’eux comme at, ou choisissez une autre limite.
    .said = Une fois par phase de Stratégie ne va qu’avec les étapes Engager, Lancer et Assigner.
    .menus = Choisissez quand cela peut servir, ou combien de fois.
mistake-cost-plain = Un coût doit être une action simple, et non un texte fait d’autres textes.
    .remedy = Nommez une seule chose à payer, par exemple un dé à épuiser.
mistake-cost-exact = Un coût doit dire exactement combien de dés.
    .remedy = Supprimez up_to.
    .menus = Décochez « jusqu’à ».
mistake-one-after = Un ennemi ne peut avoir qu’un seul effet subséquent.
    .remedy = Mettez-y tout ce qu’il fait, dans l’ordre.
    .menus = Dites tout dans le premier et supprimez l’autre.
mistake-use-on-enemy = Seuls les héros et les objets ont quelque chose à utiliser.
    .remedy = Donnez plutôt à l’ennemi des textes permanents (standing) ou des déclencheurs (triggers).
mistake-triggers-in-during = Un effet continu s’applique, il n’attend rien.
    .remedy = Écrivez kind = "special".
    .menus = Faites-en un effet spécial.
mistake-empty-effect = L’effet ne dit pas ce qu’il fait.
    .remedy = Ajoutez standing ou triggers.
    .menus = Ajoutez ce qui vaut, ou ce qui attend un moment.
mistake-empty-item = L’objet ne dit pas ce qu’il fait.
    .remedy = Ajoutez standing, triggers ou use.
    .menus = Ajoutez ce qui vaut, ce qui attend un moment ou ce qui peut être utilisé.
mistake-empty-rung = Cet échelon n’ajoute rien.
    .remedy = Ajoutez stat, banish ou chip.
    .menus = Choisissez une caractéristique, un dé ou des points de jeton.
mistake-links = La carte doit donner, pour chaque pile, les numéros des piles voisines, comptés à partir de 0.
    .remedy = Écrivez une liste par pile, comme [[0, 1], [0, 1]] pour deux piles.
    .said = La carte doit dire pour chaque pile lesquelles peuvent la suivre.
    .menus = Choisissez-les pour chaque pile.
mistake-spot = Un lieu sur la carte est une colonne et une ligne, chacune de 0 à { $most }.
    .remedy = Écrivez-les entre crochets, comme [0, 2].
    .menus = Choisissez une colonne et une ligne.
mistake-spot-taken = Un autre lieu s’y trouve déjà.
    .remedy = Donnez à l’un des deux une autre colonne ou une autre ligne.
mistake-some-spots = Certains lieux disent où ils se trouvent, d’autres non.
    .remedy = Écrivez at pour chacun, ou pour aucun.
    .menus = Choisissez une colonne et une ligne pour chacun, ou pour aucun.
mistake-places = Il doit y avoir autant de lieux que de piles : { $n }.
    .remedy = Écrivez un [[look.place]] par pile, dans leur ordre, ou aucun.
    .menus = Ajoutez-en un par pile, dans leur ordre, ou retirez-les tous.
mistake-no-conflict = Il n’y a pas encore de carte Conflit.
    .remedy = Ajoutez [[conflict]].
    .menus = Ajoutez une carte Conflit par son signe plus.
mistake-no-hero = Il n’y a pas encore de héros.
    .remedy = Ajoutez [[hero]].
    .menus = Ajoutez un héros par son signe plus.
mistake-few-bosses = Il faut au paquet { $n ->
        [one] un boss
       *[other] { $n } boss
    }.
    .remedy = Ajoutez [[boss]], ou diminuez bosses_to_defeat.
    .menus = Ajoutez un boss, ou demandez-en moins à vaincre.
mistake-few-missions = Il faut au paquet { $n ->
        [one] une mission
       *[other] { $n } missions
    }.
    .remedy = Ajoutez [[mission]], ou diminuez missions.
    .menus = Ajoutez une mission, ou mettez-en moins en jeu.
mistake-many-enemies = Le paquet peut faire venir { $n } ennemis, mais une table n’en tient que { $most }.
    .remedy = Retirez des cartes Conflit.
mistake-endgame-at-once = Le Final commencerait avant le premier tour, par "{ $trigger }".
    .remedy = Changez ce qui déclenche le Final, ou la valeur de départ du jeton.
    .said = Le Final commencerait avant le premier tour.
mistake-runs-dry = Toutes les piles peuvent être vides sans que le Final commence.
    .remedy = Ajoutez "stacks-empty" à endgame_must, ou écrivez refill = true.
    .menus = Faites commencer la fin de partie quand toutes les piles sont vides, ou faites-les redistribuer.
mistake-nothing-to-refill = Toutes les cartes Conflit peuvent être gardées comme objets : il pourrait n’en rester aucune pour refaire les piles.
    .remedy = Ajoutez des cartes Conflit sans objet.

## Doutes

doubt-no-this = Ce texte n’est pas sur un ennemi, il n’a donc rien à désigner par "this" : il ne fait rien.
    .remedy = Écrivez "all", ou mettez le texte sur un ennemi.
    .menus = Choisissez tous les ennemis, ou mettez le texte sur un ennemi.
    .said = Ce texte n’est pas sur un ennemi, il n’y a donc pas de « cet ennemi » : il ne fait rien.
doubt-no-this-moment = Seul le texte d’un ennemi peut attendre "{ $when }" : cela n’arrive jamais.
    .remedy = Attendez un autre moment, par exemple "any-{ $when }".
    .menus = Choisissez le moment où cela arrive à un ennemi quelconque.
    .said = Seul le texte d’un ennemi peut attendre ce moment : cela n’arrive jamais.
doubt-no-chip = Le paquet n’a pas de jeton (chip_max vaut 0) : cela ne fait rien.
    .remedy = Augmentez chip_max, ou supprimez ce texte.
    .menus = Relevez la fin du jeton, ou retirez le texte.
    .said = Le paquet n’a pas de jeton : cela ne fait rien.
doubt-too-dear = Cela coûte { $cost }, mais le jeton n’indique jamais plus de { $most }.
    .remedy = Diminuez le coût, ou augmentez chip_max.
    .menus = Baissez le coût, ou relevez la fin du jeton.
doubt-never-so-many = Il en faut { $n }, mais il n’y en a jamais plus de { $most }.
    .remedy = Écrivez un nombre plus petit.
doubt-prevents-nothing = On ne peut éviter des dégâts qu’au moment où ils sont infligés.
    .remedy = Mettez cela dans un use avec at = "damage".
    .menus = Faites-le utiliser au moment de subir des dégâts.
doubt-dismisses-nobody = Aucun ennemi n’a si peu de Santé : le plus faible en a { $least }.
    .remedy = Écrivez un nombre plus grand, ou ajoutez des ennemis plus faibles.
doubt-free-use = Cela ne coûte rien et s’utilise sans limite.
    .remedy = Fixez un coût, ou une limite comme "round".
    .menus = Fixez un coût, ou une limite comme une fois par tour.
doubt-goes-round = Cela coûte { $cost } et rend { $gained }, et s’utilise sans limite.
    .remedy = Augmentez le coût, rendez moins, ou fixez une limite comme "round".
    .menus = Augmentez le coût, rendez moins, ou fixez une limite comme une fois par tour.
doubt-too-often = Des comptes dans des comptes : cela peut arriver { $n } fois. Une partie où quelque chose n’en finit pas est arrêtée et perdue.
    .remedy = Supprimez l’un des comptes.
doubt-commits-nothing = Aucun dé ne peut être engagé tant que cela s’applique.
    .remedy = Écrivez au moins 1.
    .menus = Choisissez au moins 1.
doubt-untouchable = D’après ses propres textes, aucun dé ne peut blesser cet ennemi ; sa récompense est perdue avec lui.
    .remedy = Laissez passer au moins une couleur et une face, sauf si d’autres textes doivent le vaincre.
doubt-goal-defeat-light = Le paquet n’a aucun ennemi léger : personne n’accomplira cette mission.
    .remedy = Ajoutez des ennemis légers, ou choisissez un autre but.
doubt-goal-defeat-heavy = Le paquet n’a aucun ennemi lourd : personne n’accomplira cette mission.
    .remedy = Ajoutez des ennemis lourds, ou choisissez un autre but.
doubt-goal-gain-item = Le paquet n’a aucun objet : personne n’accomplira cette mission.
    .remedy = Donnez un objet en récompense à quelques cartes, ou choisissez un autre but.
doubt-goal-use-item = { doubt-goal-gain-item }
    .remedy = Donnez un objet en récompense à quelques cartes, ou choisissez un autre but.
doubt-goal-spend-chip = Rien dans le paquet ne coûte de points de jeton : personne n’accomplira cette mission.
    .remedy = Ajoutez quelque chose à payer, ou choisissez un autre but.
doubt-goal-too-many = Il n’y a pas { $n } ennemis de cette sorte dans le paquet : personne n’accomplira cette mission.
    .remedy = Écrivez un nombre plus petit.
doubt-no-missions = Il y a des missions, mais missions vaut 0 : aucune n’est jamais jouée.
    .remedy = Écrivez dans missions combien on en joue.
    .menus = Dites combien de missions sont en jeu.
    .said = Il y a des missions, mais aucune n’est jamais jouée.
doubt-far-stack = La pile { $stack } n’est voisine d’aucune autre : on ne l’atteint qu’au début, ou quand ses voisines sont vides.
    .remedy = Ajoutez-la aux voisines d’une autre.
doubt-boss-never = Les piles sont refaites et rien n’amène le Final : le boss ne vient jamais.
    .remedy = Ajoutez quelque chose à endgame_must, ou un texte avec "lure".
    .menus = Choisissez ce qui déclenche le Final, ou ajoutez un texte qui fait sortir le boss suivant.
doubt-free-chip = Ce que fait le jeton ne coûte rien et s’utilise sans limite.
    .remedy = Fixez un coût, ou une limite comme "round".
    .menus = Fixez un coût, ou une limite comme une fois par tour.

## Ce que beaucoup de parties disent d’une carte

measured-defeat = vaincu quand il apparaît
measured-take = récompense prise quand elle est offerte
measured-use = objet utilisé quand il est gagné
measured-finish = accomplie quand elle est en jeu
