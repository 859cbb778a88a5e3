### Le livret d’Indomptables : un article par règle, dans l’ordre de lecture.
### L’attribut ruling marque un article qui tranche ce que les règles imprimées laissent ouvert.

## Chapitres

chapter-aim = But du jeu et matériel
chapter-setup = Mise en place
chapter-turn = Le tour
chapter-ready = Redressé et épuisé
chapter-power = Puissance
chapter-support = Soutien et contrôle
chapter-playing = Jouer des cartes
chapter-attacking = Attaquer
chapter-order = Ordre des effets
chapter-once-a-turn = Capacité de Forteresse et carte achetée
chapter-power-bonus = Bonus de Puissance
chapter-losing = Perdre une Forteresse
chapter-keywords = Mots-clés
chapter-multiplayer = À plus de deux joueurs
chapter-modes = Modes de jeu
chapter-hidden = Qui sait quoi, et où sont les cartes

## But du jeu et matériel

UN-01 = La victoire est à vous quand les 3 Forteresses de l’adversaire sont détruites ; dans les modes par équipes, quand toute la pile commune de l’autre équipe est détruite.
    .title = Gagner

UN-02 = Vous perdez sur-le-champ quand il vous faut piocher et que votre deck n’a plus de carte.
    .title = Le deck vide

UN-64 = L’article UN-02 ne vise qu’une pioche imposée : à l’Entretien, pour une Forteresse perdue, ou par la carte d’un autre joueur. Une pioche que vous choisissez ne vous fait jamais perdre : avec un deck vide, vous ne pouvez pas payer 2 Puissances pour une carte, et l’effet de votre propre carte pioche ce qui reste.
    .title = Pioche imposée, pioche choisie
    .ruling = yes

UN-65 = Si tous les joueurs encore en lice, ou les deux équipes, perdent au même instant, la partie est nulle entre eux. Ceux qui étaient déjà hors jeu ont perdu.
    .title = Partie nulle
    .ruling = yes

UN-03 = Il y a neuf factions : Caméléon, Crocodile, Renard, Panda, Lapin, Raton Laveur, Rat, Rhino et Tigre. Chacune a 1 Forteresse et 5 cartes différentes en 3 exemplaires : 135 cartes en tout, soit 96 Animaux et 39 Objets. Une boîte contient aussi 12 pions dégâts et 12 pions Furie ; ce ne sont que des marqueurs, et leur nombre ne limite rien.
    .title = Contenu de la boîte
    .ruling = yes

UN-04 = Chaque faction a son style. Les Caméléons tirent parti de plusieurs cartes jouées dans un même tour. Les Crocodiles se servent de Dernières Paroles et les redéclenchent. Les Renards modifient les Attaques et arrangent votre propre deck. Les Pandas s’appuient sur les capacités de Forteresse et vous donnent du Soutien supplémentaire. Les Lapins viennent en nombre et s’adaptent grâce à Arrivée. Les Ratons Laveurs abritent vos autres Animaux et aiguisent leur Attaque. Les Rats, touche-à-tout, jouent et exploitent des Animaux bon marché. Les Rhinos déplacent les pions dégâts et produisent beaucoup de Furie. Les Tigres vous récompensent d’avoir battu des Animaux.
    .title = Le style des factions

UN-05 = Une Forteresse a 7 de Santé ; celles de l’Alpha en ont 14 (UN-59).
    .title = Santé d’une Forteresse

## Mise en place

UN-06 = Le sort désigne qui commence. Vous prenez chacun votre tour une faction jusqu’à en avoir 3 ; celui qui commence la partie choisit en premier. Une faction peut être prise une fois par boîte utilisée, et vous n’en prenez pas une que vous avez déjà, sauf s’il n’en reste pas d’autre.
    .title = Choix des factions
    .ruling = yes

UN-07 = Avant que quiconque pioche, vous formez une pile de vos 3 Forteresses, faces visibles, dans l’ordre que vous voulez ; celle du dessus est en jeu. Chacun fixe son ordre en secret, puis les Forteresses du dessus sont montrées ensemble.
    .title = La pile de Forteresses
    .ruling = yes

UN-08 = Tous les Animaux et Objets de vos 3 factions, soit 45 cartes, sont mélangés et deviennent votre deck, face cachée.
    .title = Votre deck

UN-09 = Si vous n’êtes pas le premier à jouer, vous glissez la carte du dessus de votre deck sous vos Forteresses, face cachée et sans la regarder, avant de piocher votre main : c’est votre Bonus de Puissance.
    .title = Bonus de Puissance des suivants

UN-10 = Votre première main compte 8 cartes si vous jouez en premier, 9 si vous jouez en deuxième, 10 si vous jouez en troisième ou plus tard. (Le chapitre imprimé de la mise en place donne 9 cartes à tous les suivants, celui des modes multijoueurs leur en donne 10 ; c’est le second qui vaut.)
    .title = La première main
    .ruling = yes

UN-11 = Une fois, avant le début de la partie, vous pouvez faire un mulligan : remélangez toute votre main au deck et piochez-en une nouvelle de même taille. Un Bonus de Puissance reste en place. Les joueurs décident dans l’ordre du tour, une fois toutes les mains piochées et avant UN-12.
    .title = Mulligan
    .ruling = yes

UN-12 = Chacun met ensuite 1 carte de sa main, face visible, dans sa Zone de Soutien. Tous choisissent en secret et montrent leurs cartes ensemble.
    .title = Premier Soutien
    .ruling = yes

## Le tour

UN-13 = Un tour comprend la Phase Principale, puis la Phase d’Entretien ; après quoi vient le tour du joueur suivant. Le premier tour de la partie n’a aucune restriction particulière, et votre main n’a pas de limite.
    .title = Deux phases
    .ruling = yes

UN-14 = Pendant la Phase Principale, rien n’est obligatoire et l’ordre est libre : jouer des cartes ; attaquer avec des Animaux ; jouer une carte en tant que Puissance (une fois par tour) ; utiliser la capacité de votre Forteresse (une fois par tour) ; payer 2 Puissances pour piocher une carte (une fois par tour) ; utiliser des Bonus de Puissance.
    .title = Phase Principale

UN-15 = À la Phase d’Entretien, dans cet ordre : vous redressez toutes vos cartes épuisées ; vous piochez 2 cartes ; vous mettez 1 carte de votre main, face visible, dans votre Zone de Soutien. Tout cela est obligatoire.
    .title = Phase d’Entretien

## Redressé et épuisé

UN-16 = Un Animal arrive en jeu épuisé. S’il a Déferlement ou s’il arrive par Ralliement, il arrive redressé.
    .title = L’arrivée des Animaux

UN-17 = Une carte que vous jouez en tant que Puissance arrive redressée.
    .title = La Puissance arrive redressée

## Puissance

UN-18 = Chaque carte face cachée de votre Zone de Puissance vaut 1 Puissance, et vous en avez 5 au plus ; les Bonus de Puissance ne comptent pas. Un effet qui en ajouterait une sixième ne l’ajoute pas.
    .title = La Puissance et sa limite
    .ruling = yes

UN-19 = Avant de jouer une carte, vous payez son coût en Puissance : vous épuisez autant de vos cartes Puissance redressées. Un coût que vous ne pouvez pas payer en entier vous interdit la carte ou l’action.
    .title = Payer en Puissance

UN-20 = Une fois par tour, vous pouvez mettre une carte quelconque de votre main, face cachée, dans votre Zone de Puissance : elle est jouée en tant que Puissance. À la limite, ce n’est plus possible.
    .title = Jouer une carte en tant que Puissance

## Soutien et contrôle

UN-21 = Chaque carte de votre Zone de Soutien vaut 1 Soutien. Les cartes y viennent face visible : celle de l’Entretien, les Objets joués, après leur effet, vos Animaux battus et les cartes défaussées de votre main.
    .title = D’où vient le Soutien

UN-22 = Vous payez un coût en Soutien en retirant du jeu autant de cartes de votre propre Zone de Soutien, à votre choix.
    .title = Payer en Soutien

UN-23 = Rien ne vous oblige jamais à payer du Soutien ; mais l’effet n’a lieu que si le coût est payé en entier. Un coût se paie avant que l’effet soit résolu.
    .title = Tout ou rien

UN-24 = Une carte rejoint toujours la Zone de Soutien de son propriétaire, jamais celle d’un autre. Il en va de même d’une carte défaussée d’un deck.
    .title = À qui va le Soutien
    .ruling = yes

UN-71 = Vous contrôlez un Animal en jeu de votre côté : c’est vous qui attaquez avec lui, qui le comptez parmi vos 7, qui décidez de ses effets et les payez, et le « vous » de son texte, c’est vous. Quelle que soit la zone qu’il rejoint en quittant le jeu, c’est celle de son propriétaire.
    .title = Propriétaire et contrôle
    .ruling = yes

## Jouer des cartes

UN-25 = Vous jouez dans un tour autant de cartes que vous pouvez en payer, même une carte dont l’effet ne fera rien.
    .title = Autant que vous pouvez payer
    .ruling = yes

UN-26 = Un Objet se résout aussitôt, puis rejoint la Zone de Soutien de son propriétaire ; il ne peut donc pas payer son propre effet. Il y est avant que soient résolus les effets qu’il a déclenchés sur d’autres cartes.
    .title = Objets
    .ruling = yes

UN-27 = Un Animal est mis en jeu devant votre Forteresse. Vous avez au plus 7 Animaux en jeu ; à 7, vous ne pouvez plus en jouer. Un effet qui vous en donnerait un huitième, de quelque manière que ce soit, ne le donne pas.
    .title = Les Animaux et leur limite
    .ruling = yes

UN-28 = Un effet à votre avantage n’est jamais obligatoire : gagner de la Furie, une capacité qui coûte du Soutien, Arrivée, Dernières Paroles. Vous utilisez un effet en entier ou vous y renoncez en entier. Celui qui ne fait que vous nuire, et que ni un mot-clé ni son texte ne rend facultatif, doit être exécuté. Vous n’avez jamais à faire profiter un adversaire d’un avantage : s’il ne reste que des cibles adverses, vous pouvez y renoncer.
    .title = Effets facultatifs
    .ruling = yes

UN-77 = Sont « jouées pendant ce tour » les cartes que vous avez jouées pour de la Puissance, grâce à Focus ou par Ralliement ; ni les cartes jouées en tant que Puissance, ni les Animaux qu’un effet a mis en jeu. Une carte que vous jouez compte aussi pour son propre texte.
    .title = Jouées pendant ce tour
    .ruling = yes

## Attaquer

UN-29 = Pour attaquer, vous épuisez un de vos Animaux redressés et désignez sa cible : la Forteresse adverse ou un Animal adverse. Sauf ceux qui ont Garde, les Animaux n’arrêtent pas une attaque.
    .title = Comment attaquer

UN-72 = Un effet « quand cet Animal attaque » vient après le choix de la cible et avant les dégâts. Si l’attaquant ou la cible n’est alors plus en jeu, ou a changé de camp, aucun dégât n’est infligé et l’attaquant reste épuisé.
    .title = Effets avant les dégâts
    .ruling = yes

UN-30 = Contre une Forteresse : elle reçoit autant de pions dégâts que l’Attaque de votre Animal.
    .title = Attaquer une Forteresse

UN-31 = Contre un Animal : chacun des deux inflige à l’autre, au même instant, des dégâts égaux à son Attaque, que le défenseur soit épuisé ou non.
    .title = Attaquer un Animal

UN-32 = Une carte dont les dégâts atteignent ou dépassent la Santé est éliminée : un Animal rejoint la Zone de Soutien de son propriétaire, une Forteresse est retirée du jeu.
    .title = Élimination

UN-33 = Les dégâts demeurent tant qu’aucun effet ne les retire et que la carte n’est pas éliminée.
    .title = Les dégâts demeurent

UN-34 = Un Animal attaque aussi souvent que vous pouvez l’épuiser : d’ordinaire une fois par tour, à moins qu’un effet n’en dispose autrement. Un Animal qu’un effet redresse peut attaquer de nouveau.
    .title = Combien d’attaques
    .ruling = yes

UN-35 = L’Attaque comprend la Furie, sauf si un texte parle d’Attaque de base ou imprimée. L’Attaque de base est le nombre imprimé, sans Furie ni autre modification. Une Attaque inférieure à 0 compte pour 0.
    .title = Attaque et Attaque de base
    .ruling = yes

UN-73 = Un Animal qu’un effet élimine est battu comme par des dégâts : il va dans la Zone de Soutien et a ses Dernières Paroles. Celui qui quitte le jeu autrement (vers la main, le deck ou hors de la partie) n’est pas battu ; il perd ses pions tout de même.
    .title = Éliminé, ou parti autrement
    .ruling = yes

## Ordre des effets

UN-74 = Un combat ou un effet est mené jusqu’au bout ; puis toutes les cartes ayant assez de dégâts sont éliminées ensemble, et alors seulement se résout ce que cela a déclenché.
    .title = D’abord jusqu’au bout
    .ruling = yes

UN-75 = Parmi ce qui se déclenche en même temps, une Forteresse tombée passe en premier ; puis viennent les effets du joueur actif (ou de l’équipe active), dans l’ordre que ce joueur choisit, puis ceux des autres, dans l’ordre du tour. Ce qu’un effet déclenche se résout avant tout ce qui attendait déjà.
    .title = Déclenchements simultanés
    .ruling = yes

## Capacité de Forteresse et carte achetée

UN-36 = Une fois par tour, vous pouvez utiliser la capacité de votre Forteresse : vous payez son coût en Soutien, et son effet a lieu aussitôt.
    .title = La capacité de la Forteresse

UN-37 = Une fois par tour, 2 Puissances vous permettent de piocher une carte.
    .title = Acheter une carte

UN-38 = « Une fois par tour » se compte par tour et non par Forteresse : une nouvelle Forteresse découverte pendant votre propre tour ne donne pas une seconde utilisation.
    .title = Une fois par tour
    .ruling = yes

## Bonus de Puissance

UN-39 = Pour utiliser un Bonus de Puissance, remettez sa carte, face cachée, au sommet de votre deck : la prochaine carte que vous jouez pendant ce tour coûte 1 Puissance de moins. Vous pouvez en utiliser autant que vous en avez, même plusieurs pour une seule carte.
    .title = Utiliser un Bonus de Puissance

UN-40 = Vos Bonus de Puissance ne s’utilisent que pendant votre propre Phase Principale, et la réduction ne vaut que pour ce tour. Un coût ne descend jamais sous 0.
    .title = Quand, et pour combien de temps
    .ruling = yes

UN-66 = Un effet de carte peut vous donner un Bonus de Puissance : la carte du dessus de votre deck va sous vos Forteresses, face cachée et sans être vue. Ce n’est pas une pioche : un deck vide n’en donne pas et personne ne perd pour autant. Leur nombre n’a pas de limite, et ils restent quand une Forteresse tombe. Si vous en avez plusieurs, le dernier placé est utilisé en premier.
    .title = Gagner un Bonus de Puissance
    .ruling = yes

UN-67 = La réduction ne porte que sur le coût en Puissance d’une carte, pas sur la pioche à 2 Puissances ni sur un coût en Soutien. La prochaine carte jouée la consomme, quel que soit son coût et de quelque façon qu’elle soit jouée (coût 0, Focus, Ralliement) ; jouer une carte en tant que Puissance ne la consomme pas.
    .title = Ce qu’il réduit
    .ruling = yes

## Perdre une Forteresse

UN-41 = À la destruction de votre Forteresse, vous piochez sur-le-champ autant de cartes que vous avez perdu de Forteresses jusqu’ici, celle-ci comprise (Hydre : UN-60).
    .title = Des cartes pour une Forteresse perdue

UN-42 = Parmi les cartes piochées pour une Forteresse perdue, celles qui portent le symbole Ralliement, Animaux ou Objets, peuvent être jouées sur-le-champ sans payer de Puissance. Les coûts en Soutien de leurs effets restent dus. Leurs effets se résolvent aussitôt, fût-ce pendant le tour d’un autre.
    .title = Ralliement

UN-68 = Ce que vous ne jouez pas par Ralliement reste en main et aura plus tard son coût habituel. Le Ralliement ne vaut que pour les cartes de cette pioche, non pour celles qu’une carte Ralliement fait piocher ; un Animal que la limite de 7 interdit reste en main.
    .title = Les cartes de cette pioche seulement
    .ruling = yes

UN-43 = Les Animaux joués par Ralliement arrivent redressés. Leur Arrivée fonctionne ; les capacités qui permettent d’attaquer, comme Déferlement (ou une Arrivée qui fait attaquer l’Animal), non.
    .title = Animaux par Ralliement

UN-44 = La Forteresse détruite est retirée, et la suivante de la pile devient votre Forteresse. Les dégâts en trop sont perdus. La nouvelle peut être attaquée dans le même tour.
    .title = La Forteresse suivante
    .ruling = yes

UN-69 = Dans l’ordre : la Forteresse tombée est retirée, la suivante découverte, toutes les cartes sont piochées, puis son propriétaire joue les cartes Ralliement une par une, dans l’ordre qu’il veut, chacune avec tout ce qu’elle déclenche ; enfin le tour interrompu reprend.
    .title = Quand une Forteresse tombe : l’ordre
    .ruling = yes

UN-70 = Un Animal qui arrive par Ralliement pendant votre propre Phase Principale peut attaquer dès ce tour comme tout Animal redressé, Forteresses comprises.
    .title = Ralliement pendant votre tour
    .ruling = yes

UN-45 = Votre dernière Forteresse détruite, vous avez perdu. Vous ne piochez alors rien.
    .title = La dernière Forteresse
    .ruling = yes

UN-91 = Vous pouvez abandonner à tout moment, même quand ce n’est pas votre tour. Vous avez alors perdu, comme si votre dernière Forteresse était détruite ; en Hydre et en Manticore, c’est toute votre équipe qui a perdu.
    .title = Abandonner
    .ruling = yes

## Mots-clés

UN-46 = Arrivée : a lieu à l’entrée en jeu de l’Animal ; vous pouvez y renoncer.
    .title = Arrivée

UN-47 = Dernières Paroles : ont lieu quand l’Animal, battu, est éliminé ; vous pouvez y renoncer.
    .title = Dernières Paroles

UN-76 = Les Dernières Paroles se résolvent quand l’Animal est déjà dans la Zone de Soutien : il y vaut du Soutien et peut même payer ses propres Dernières Paroles, et sa place parmi les 7 est libre. Son Attaque et ses autres valeurs sont les dernières qu’il a eues en jeu.
    .title = Paroles depuis la Zone de Soutien
    .ruling = yes

UN-48 = Déferlement : l’Animal arrive redressé. Dans le tour où il arrive en jeu, il peut attaquer des Animaux adverses mais aucune Forteresse, pas même si un effet le redresse encore (par Ralliement : UN-70).
    .title = Déferlement
    .ruling = yes

UN-49 = Focus X : X Soutiens peuvent remplacer le coût en Puissance de la carte. C’est tout en Soutien ou tout en Puissance, jamais un mélange.
    .title = Focus
    .ruling = yes

UN-50 = Furie : un pion qui donne +1 en Attaque tant qu’il est sur la carte. Une carte battue perd toute sa Furie (autres façons de quitter le jeu : UN-73).
    .title = Furie

UN-51 = Garde : l’Animal doit être battu avant qu’on puisse attaquer les autres Animaux ou la Forteresse. S’il y en a plusieurs, l’attaquant choisit. Garde agit même quand l’Animal est épuisé, mais ni sur les Objets ni sur les capacités. Elle ne protège que le côté de celui qui contrôle l’Animal (UN-81) ; une attaque qu’une capacité permet reste une attaque.
    .title = Garde
    .ruling = yes

UN-52 = Ralliement : voir UN-42.
    .title = Le symbole Ralliement

UN-53 = Révéler : vous montrez la carte à vos adversaires, puis elle retourne où elle était ; plusieurs cartes du dessus d’un deck y retournent sans changer d’ordre. Les équipiers la voient aussi. Révéler n’est pas piocher, et un deck trop court montre ce qu’il a.
    .title = Révéler
    .ruling = yes

## À plus de deux joueurs

UN-54 = Le troisième joueur et les suivants ont au départ 10 cartes et 1 Bonus de Puissance. Au-delà de trois joueurs, il faut une seconde boîte : chaque faction existe alors deux fois.
    .title = Joueurs suivants, seconde boîte

UN-78 = Les places sont numérotées dans l’ordre du tour, et le tour passe à gauche : le joueur à votre gauche est celui qui joue après vous.
    .title = À votre gauche
    .ruling = yes

UN-79 = Chasseur, La Loi du plus Fort et Alpha se jouent à trois ou plus, Hydre à quatre ou six, Manticore à quatre ; le livret conseille quatre joueurs au plus. Les trois premiers sont proposés de 3 à 6 joueurs, le maximum que permettent deux boîtes. Dans les modes par équipes, les places alternent entre les équipes (A1, B1, A2, B2 et ainsi de suite), draft compris.
    .title = Nombre de joueurs
    .ruling = yes

UN-55 = À trois, les joueurs 1 et 2 prennent 1 faction chacun et le joueur 3 en prend 2 ; ensuite le joueur 1 en prend 1, le joueur 2 en prend 2 et le joueur 3 en prend 1. Pour finir, la dernière faction restante est la troisième du joueur 1.
    .title = Draft à trois
    .ruling = yes

UN-56 = À quatre, les joueurs 1 et 2 prennent 1 faction chacun, les joueurs 3 et 4 en prennent 2 chacun ; ensuite les joueurs 1 et 2 en prennent 2 chacun, les joueurs 3 et 4 en prennent 1 chacun. À cinq ou six, les trois premiers en prennent 1 chacun et les autres 2 chacun, puis les trois premiers 2 chacun et les autres 1 chacun.
    .title = Draft de quatre à six
    .ruling = yes

UN-80 = En cas de défaite alors que la partie continue, vous êtes hors jeu : toutes vos cartes quittent la partie sans Dernières Paroles, celles d’autrui vont dans la Zone de Soutien de leur propriétaire, votre tour en cours s’arrête aussitôt et les suivants sont sautés.
    .title = Hors jeu
    .ruling = yes

UN-81 = Garde ne protège que les Animaux et la Forteresse de son propre joueur ; dans les modes Hydre et Manticore, ceux de toute l’équipe.
    .title = Ce que protège Garde
    .ruling = yes

UN-82 = Sur les cartes, « vous » désigne un seul joueur (en mode Manticore l’équipe, avec la main du membre qui agit), et un « adversaire » n’importe quel joueur, à votre choix, que vous avez le droit d’attaquer. En mode Hydre, les cartes d’un équipier ne sont pas « à vous », sauf la Forteresse commune. « Un Animal » et « chaque Animal » sans autre précision désignent ceux de tous les joueurs, y compris de votre équipier et des autres adversaires de l’Alpha ; il en va de même des Forteresses (en mode Chasseur, UN-57 les limite).
    .title = Vous et vos adversaires
    .ruling = yes

## Modes de jeu

UN-57 = Chasseur (trois ou plus) : parmi les Forteresses, vous n’attaquez que celle du joueur à votre gauche ; parmi les Animaux, ceux de tous vos adversaires. Qui bat le premier un autre joueur gagne. Les effets de cartes, eux aussi, n’atteignent parmi les Forteresses adverses que celle-là ; le gagnant est donc le chasseur du joueur battu, même si celui-ci perd par UN-02.
    .title = Chasseur
    .ruling = yes

UN-58 = La Loi du plus Fort (trois ou plus) : tout le monde peut être attaqué ; le dernier survivant gagne (joueurs hors jeu : UN-80).
    .title = La Loi du plus Fort

UN-59 = Alpha (trois ou plus) : un joueur, l’Alpha, est seul contre tous. Ses Forteresses ont 14 de Santé. Il peut jouer une carte en tant que Puissance deux fois par tour, a 10 Puissances au plus, pioche à l’Entretien 2 cartes de plus qu’il n’a d’adversaires et met dans son Soutien autant de cartes qu’il a d’adversaires. L’Alpha commence toujours. Il gagne en battant tous les autres ; eux gagnent ensemble en battant l’Alpha. Ils n’ont pas le droit de s’attaquer entre eux.
    .title = Alpha
    .ruling = yes

UN-90 = L’Alpha est désigné d’un commun accord, à la mise en place, ou par le sort, et il est le joueur 1 à tous égards (draft, 8 cartes, pas de Bonus de Puissance, 1 carte de Soutien à la mise en place). Ses adversaires se comptent tant qu’ils sont en jeu. Ceux qui sont déjà hors jeu partagent la victoire des autres. Les adversaires de l’Alpha ne voient pas la main les uns des autres.
    .title = Détails du mode Alpha
    .ruling = yes

UN-60 = Hydre (2 contre 2 ou 3 contre 3) : les équipes ont leurs Forteresses en commun. Chacun prend 3 factions au draft ; une équipe de deux retient 4 de ses Forteresses, une équipe de trois en retient 6, et fixe leur ordre. Deck, Zone de Soutien, Zone de Puissance et main sont propres à chacun. Les équipiers jouent dans le même tour, peuvent se parler et voient les cartes les uns des autres, mais n’utilisent ni la Puissance, ni le Soutien, ni la main d’un autre. Pour une Forteresse détruite, chaque joueur de son équipe pioche 2 cartes pour le Ralliement. La dernière équipe debout gagne.
    .title = Hydre

UN-83 = Mise en place du mode Hydre : chaque membre de l’équipe qui commence pioche 8 cartes ; chaque membre de l’autre équipe en pioche 9 et a 1 Bonus de Puissance tiré de son propre deck, que lui seul utilise.
    .title = Mise en place du mode Hydre
    .ruling = yes

UN-84 = En mode Hydre, un Animal est à son joueur, non à l’équipe. Les limites de 7 Animaux et de 5 Puissances et les actions permises une fois par tour valent par joueur ; la capacité de la Forteresse, une fois par tour pour l’équipe, est payée par le membre qui l’utilise. Tous les membres font ensemble chaque étape de l’Entretien. Ils jouent leurs cartes Ralliement dans n’importe quel ordre une fois que tous ont pioché.
    .title = Limites du mode Hydre
    .ruling = yes

UN-85 = Une équipe perd dès que l’un de ses joueurs doit piocher dans un deck vide.
    .title = Le deck vide d’une équipe
    .ruling = yes

UN-61 = Manticore (2 contre 2) : une équipe a en commun deck, Zone de Soutien, Zone de Puissance et Forteresses. Chaque membre prend 3 factions, et toutes leurs cartes forment un seul deck ; la pile de l’équipe a une Forteresse de départ et 3 autres dessous. Les membres des équipes jouent en alternance (A1, B1, A2, B2). Entre équipiers, aucune information ne circule. L’équipe dont les 4 Forteresses sont détruites perd. Les mains sont séparées ; les Animaux sont à l’équipe.
    .title = Manticore
    .ruling = yes

UN-86 = La mise en place du mode Manticore suit l’ordre du tour : A1 pioche 8 cartes, B1 en pioche 9, A2 et B2 en piochent 10 chacun. B1, A2 et B2 ajoutent chacun 1 Bonus de Puissance à ceux de leur équipe, que peut utiliser le membre dont c’est le tour. Chaque membre met 1 carte dans la Zone de Soutien de l’équipe.
    .title = Mise en place du mode Manticore
    .ruling = yes

UN-87 = En mode Manticore, les limites de 5 Puissances et de 7 Animaux sont celles de l’équipe. Seul le membre dont c’est le tour agit, pioche 2 cartes et met 1 carte dans le Soutien à l’Entretien ; toutes les cartes épuisées de l’équipe sont redressées.
    .title = Limites du mode Manticore
    .ruling = yes

UN-88 = Là où une équipe de Manticore doit piocher, choisir ou défausser hors de son tour, Ralliement compris, le membre qui joue ensuite pour elle le fait seul.
    .title = Qui répond pour une équipe de Manticore
    .ruling = yes

UN-89 = Dans les modes Hydre et Manticore, la pile est fixée avant que les mains soient piochées, si bien que les équipiers peuvent s’accorder ; le membre à la première place l’annonce. Les Forteresses non retenues quittent la partie sans être vues.
    .title = La pile de l’équipe
    .ruling = yes

## Qui sait quoi, et où sont les cartes

UN-62 = Une main est connue de son joueur, en mode Hydre aussi de ses équipiers ; un deck n’est connu de personne. Zones de Soutien, Animaux, Forteresses du dessus, cartes retirées du jeu, tous les nombres de cartes, le draft et le journal de la partie sont publics. Une carte Puissance n’est connue que de celui qui l’a jouée (en mode Hydre aussi de ses équipiers, qui voient la main dont elle vient), un Bonus de Puissance de personne, et les Forteresses sous celle du dessus de leur seul propriétaire ou de leur seule équipe.
    .title = Information cachée
    .ruling = yes

UN-63 = Chaque carte est en un seul endroit : dans un deck, une main, une Zone de Puissance, sous les Forteresses comme Bonus de Puissance, dans une Zone de Soutien, en jeu, en cours de résolution, dans une pile de Forteresses, ou retirée du jeu.
    .title = Une carte, un endroit
