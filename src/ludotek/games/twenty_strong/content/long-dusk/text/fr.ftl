### Le Long Crépuscule : noms et textes d’ambiance

deck-long-dusk = Le Long Crépuscule
    .about = Un siège : tenir face à trois piles d’ennemis, accomplir des missions, puis affronter le boss.
    .intro = Un soir, le soleil de Port-au-Soir s’est couché comme d’habitude, et ce fut la dernière de ses habitudes. Depuis des semaines, la ville baigne dans un crépuscule sans fin : des choses montent du fleuve, d’autres descendent des toits, et l’huile des lampes s’épuise. Vous commandez le guet des allumeurs ; les dés sont ses brigades, des apprentis jaunes à la vétérane rouge qui ne manque jamais son coup. Videz une rue, trouvez pourquoi le matin ne vient pas, puis allez en toucher deux mots au responsable.

chip-long-dusk = Huile
    .gender = f
    .plural = no
    .article = l’
    .the = l’Huile
    .of = de l’Huile
    .to = à l’Huile
    .points =
        { $n ->
            [one] { $n } mesure d’huile
           *[other] { $n } mesures d’huile
        }
    .each = pour chaque mesure d’huile que vous avez
    .every = par tranche de { $n } mesures d’huile que vous avez
    .left =
        { $n ->
            [one] si vous avez au moins { $n } mesure d’huile
           *[other] si vous avez au moins { $n } mesures d’huile
        }
    .most =
        { $n ->
            [one] si vous avez au plus { $n } mesure d’huile
           *[other] si vous avez au plus { $n } mesures d’huile
        }


## Héros

card-sergeant-marrow = Sergente Marrow
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Sergente Marrow
    .of = de la Sergente Marrow
    .to = à la Sergente Marrow
    .flavour = Trente ans de service de nuit. Maintenant, il n’y a plus que ça.

card-oda-the-ferrywoman = Oda la Passeuse
    .gender = f
    .plural = no
    .article = { "" }
    .the = Oda la Passeuse
    .of = d’Oda la Passeuse
    .to = à Oda la Passeuse
    .flavour = Elle n’a jamais noyé personne. Mouillé, si.

card-pip-three-chimneys = Pip Trois-Cheminées
    .gender = f
    .plural = no
    .article = { "" }
    .the = Pip Trois-Cheminées
    .of = de Pip Trois-Cheminées
    .to = à Pip Trois-Cheminées
    .flavour = Douze ans, à peu près. Les toits sont à elle ; la ville n’est pas encore au courant.

card-doctor-tansy = Docteure Tansy
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Docteure Tansy
    .of = de la Docteure Tansy
    .to = à la Docteure Tansy
    .flavour = D’autres posent des questions. Elle, elle brûle de l’huile.

card-brother-clapper = Frère Battant
    .gender = m
    .plural = no
    .article = { "" }
    .the = Frère Battant
    .of = de Frère Battant
    .to = à Frère Battant
    .flavour = Quand il sonne, tout le monde accourt. Quand il éternue, quelques-uns aussi.

card-widow-ashgrove = Veuve Cendrebois
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Veuve Cendrebois
    .of = de la Veuve Cendrebois
    .to = à la Veuve Cendrebois
    .flavour = Elle a déjà eu toute sa malchance, et l’a mise en bocaux.

## Boss

card-drowned-sun = Soleil noyé
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Soleil noyé
    .of = du Soleil noyé
    .to = au Soleil noyé
    .flavour = Un soir, il a glissé dans le port. Le calme lui a plu.

card-keeper-of-hours = Gardien des heures
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Gardien des heures
    .of = du Gardien des heures
    .to = au Gardien des heures
    .flavour = Il a mis le matin tout entier en lieu sûr, puis il a perdu la clé. Exprès.

card-mother-of-moths = Mère des phalènes
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Mère des phalènes
    .of = de la Mère des phalènes
    .to = à la Mère des phalènes
    .flavour = Elle ne demande qu’un peu de lumière. Et puis le reste.

card-mayor-of-the-dusk = Maire du crépuscule
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Maire du crépuscule
    .of = du Maire du crépuscule
    .to = au Maire du crépuscule
    .flavour = Réélu chaque nuit, c’est-à-dire une fois pour toutes.

## Ennemis légers, venus du fleuve

card-mudlarks = Fouilleurs de vase
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Fouilleurs de vase
    .of = des Fouilleurs de vase
    .to = aux Fouilleurs de vase
    .flavour = Ils trouvent des choses dans la vase. Les vôtres, surtout.

card-eel-choir = Chœur d’anguilles
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Chœur d’anguilles
    .of = du Chœur d’anguilles
    .to = au Chœur d’anguilles
    .flavour = Quatre voix, aucune prise.

card-bilge-rats = Rats de cale
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Rats de cale
    .of = des Rats de cale
    .to = aux Rats de cale
    .flavour = Les premiers à quitter le navire. Plus aucun navire ne part.

card-fog-hound = Chien de brume
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Chien de brume
    .of = du Chien de brume
    .to = au Chien de brume
    .flavour = Il n’aboie pas. Les recrues l’entendent quand même.

card-drowned-taxman = Percepteur noyé
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Percepteur noyé
    .of = du Percepteur noyé
    .to = au Percepteur noyé
    .flavour = Le décès n’ouvre droit à aucun délai.

card-lantern-jelly = Méduse-lanterne
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Méduse-lanterne
    .of = de la Méduse-lanterne
    .to = à la Méduse-lanterne
    .flavour = Ravissante. Surtout de loin.

card-kelp-bride = Mariée de varech
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Mariée de varech
    .of = de la Mariée de varech
    .to = à la Mariée de varech
    .flavour = Une seule danse, dit-elle, et gare aux faux pas.

card-barnacle-knight = Chevalier aux balanes
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Chevalier aux balanes
    .of = du Chevalier aux balanes
    .to = au Chevalier aux balanes
    .flavour = Fort ou faible, chaque coup n’emporte qu’une coquille.

## Ennemis légers, descendus des toits

card-chimney-sprites = Lutins de cheminée
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Lutins de cheminée
    .of = des Lutins de cheminée
    .to = aux Lutins de cheminée
    .flavour = Ils sont gourmands. D’huile de lampe, surtout.

card-slate-cat = Chat d’ardoise
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Chat d’ardoise
    .of = du Chat d’ardoise
    .to = au Chat d’ardoise
    .flavour = Le coup de maître le rate toujours. L’autre, pas forcément.

card-gargoyle-fledgling = Oisillon de gargouille
    .gender = m
    .plural = no
    .article = l’
    .the = l’Oisillon de gargouille
    .of = de l’Oisillon de gargouille
    .to = à l’Oisillon de gargouille
    .flavour = Déjà de pierre, pas encore propre.

card-soot-moths = Phalènes de suie
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Phalènes de suie
    .of = des Phalènes de suie
    .to = aux Phalènes de suie
    .flavour = Seules, elles sont inoffensives. Elles ne sont jamais seules.

card-weathercock = Girouette
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Girouette
    .of = de la Girouette
    .to = à la Girouette
    .flavour = Elle tourne, et vos certitudes avec.

card-sleepwalkers = Somnambules
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Somnambules
    .of = des Somnambules
    .to = aux Somnambules
    .flavour = Une seule fois, et sans bruit.

card-face-at-the-window = Visage à la fenêtre
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Visage à la fenêtre
    .of = du Visage à la fenêtre
    .to = au Visage à la fenêtre
    .flavour = Il regarde ce que vous déballez. Ne déballez rien.

## Ennemis légers, sortis des portes de la ville

card-lamp-thief = Voleur de lampes
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Voleur de lampes
    .of = du Voleur de lampes
    .to = au Voleur de lampes
    .flavour = Il ne prend qu’à ceux qui en ont, et lâche tout dès qu’on lui court après.

card-deserters = Déserteurs
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Déserteurs
    .of = des Déserteurs
    .to = aux Déserteurs
    .flavour = Ils reviendraient bien, pourvu que personne ne crie.

card-candle-eaters = Mangeurs de chandelles
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Mangeurs de chandelles
    .of = des Mangeurs de chandelles
    .to = aux Mangeurs de chandelles
    .flavour = Ils attendent sagement ce que vous laisserez tomber.

card-hour-beggar = Mendiant des heures
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Mendiant des heures
    .of = du Mendiant des heures
    .to = au Mendiant des heures
    .flavour = Un peu de lumière, et il vous retrouve ce qu’un autre a perdu.

card-unlit-procession = Procession sans lampes
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Procession sans lampes
    .of = de la Procession sans lampes
    .to = à la Procession sans lampes
    .flavour = Plus les vôtres se couchent, plus elle s’allonge.

card-stray-minute = Minute égarée
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Minute égarée
    .of = de la Minute égarée
    .to = à la Minute égarée
    .flavour = Échappée d’une horloge à l’arrêt. Petite, perdue, et elle mord.

card-your-own-echo = Votre propre écho
    .gender = m
    .plural = no
    .article = { "" }
    .the = « Votre propre écho »
    .of = de « Votre propre écho »
    .to = à « Votre propre écho »
    .flavour = Chaque cri le fait grandir.

card-paper-ghost = Fantôme de papier
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Fantôme de papier
    .of = du Fantôme de papier
    .to = au Fantôme de papier
    .flavour = Frappez trop fort et vous passez au travers.

card-bit-of-mist = Soupçon de brume
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Soupçon de brume
    .of = du Soupçon de brume
    .to = au Soupçon de brume
    .flavour = « Ce n’est qu’un peu de brume », disait la dernière patrouille.

card-gutter-king = Roi du caniveau
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Roi du caniveau
    .of = du Roi du caniveau
    .to = au Roi du caniveau
    .flavour = Sa couronne est une plaque d’égout. Ne riez pas : il la lance.

card-cellar-hands = Mains de la cave
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Mains de la cave
    .of = des Mains de la cave
    .to = aux Mains de la cave
    .flavour = Donnez-leur quelque chose à tenir, elles vous feront moins mal.

## Ennemis lourds, venus du fleuve

card-toll-under-the-bridge = Péage sous le pont
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Péage sous le pont
    .of = du Péage sous le pont
    .to = au Péage sous le pont
    .flavour = Il accepte l’huile. Il accepte les volontaires. Pas les excuses.

card-keel-breaker = Brise-quille
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Brise-quille
    .of = du Brise-quille
    .to = au Brise-quille
    .flavour = Rien de malin. Il est juste plus gros que le bateau.

card-thing-in-the-dry-dock = Chose en cale sèche
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Chose en cale sèche
    .of = de la Chose en cale sèche
    .to = à la Chose en cale sèche
    .flavour = Personne ne l’a commandée. Quelqu’un la construit.

card-diver-who-came-back = Plongeur revenu du fond
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Plongeur revenu du fond
    .of = du Plongeur revenu du fond
    .to = au Plongeur revenu du fond
    .flavour = Trois semaines sans air, et il veut vous serrer la main.

card-drag-anchor = Ancre qui chasse
    .gender = f
    .plural = no
    .article = l’
    .the = l’Ancre qui chasse
    .of = de l’Ancre qui chasse
    .to = à l’Ancre qui chasse
    .flavour = Un seul élan, et la chaîne est à vos chevilles.

card-salt-widow = Veuve de sel
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Veuve de sel
    .of = de la Veuve de sel
    .to = à la Veuve de sel
    .flavour = Tant qu’elle pleure, personne ne se repose.

## Ennemis lourds, descendus des toits

card-belfry-beast = Bête du beffroi
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Bête du beffroi
    .of = de la Bête du beffroi
    .to = à la Bête du beffroi
    .flavour = Dérangez-la deux fois et elle sonne les autres.

card-lace-maker = Dentellière
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Dentellière
    .of = de la Dentellière
    .to = à la Dentellière
    .flavour = Son ouvrage pend entre tous les toits. Venez en petit comité.

card-stained-glass-saint = Saint de vitrail
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Saint de vitrail
    .of = du Saint de vitrail
    .to = au Saint de vitrail
    .flavour = Ne reçoit que les gens de qualité.

card-driverless-hackney = Fiacre sans cocher
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Fiacre sans cocher
    .of = du Fiacre sans cocher
    .to = au Fiacre sans cocher
    .flavour = Il ne s’arrête pour personne. Commencez donc par lui.

card-gargoyle-matron = Matrone gargouille
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Matrone gargouille
    .of = de la Matrone gargouille
    .to = à la Matrone gargouille
    .flavour = Sous son aile, tout a la vie plus dure.

## Ennemis lourds, sortis des portes de la ville

card-wax-militia = Milice de cire
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Milice de cire
    .of = de la Milice de cire
    .to = à la Milice de cire
    .flavour = Le bon acier s’y englue. Le mauvais aussi, mais il coûtait moins cher.

card-grand-snuffer = Grand éteignoir
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Grand éteignoir
    .of = du Grand éteignoir
    .to = au Grand éteignoir
    .flavour = Un petit capuchon de cuivre au bout d’une longue perche. Il coiffe tout.

card-clockwork-inspector = Inspecteur mécanique
    .gender = m
    .plural = no
    .article = l’
    .the = l’Inspecteur mécanique
    .of = de l’Inspecteur mécanique
    .to = à l’Inspecteur mécanique
    .flavour = « Votre talent ne figure pas sur le formulaire. »

card-puppet-bailiffs = Huissiers marionnettes
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Huissiers marionnettes
    .of = des Huissiers marionnettes
    .to = aux Huissiers marionnettes
    .flavour = Ils viennent pour les meubles. On ignore qui tire les ficelles.

card-very-quiet-man = Homme très silencieux
    .gender = m
    .plural = no
    .article = l’
    .the = l’Homme très silencieux
    .of = de l’Homme très silencieux
    .to = à l’Homme très silencieux
    .flavour = Il vous faut un coup parfait. À lui aussi.

card-mirror-seller = Marchand de miroirs
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Marchand de miroirs
    .of = du Marchand de miroirs
    .to = au Marchand de miroirs
    .flavour = Inoffensif. Mais on ne sort de chez lui avec rien d’autre.

card-plague-of-clerks = Nuée de greffiers
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Nuée de greffiers
    .of = de la Nuée de greffiers
    .to = à la Nuée de greffiers
    .flavour = Votre récompense est en cours de traitement.

card-unfinished-house = Maison inachevée
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Maison inachevée
    .of = de la Maison inachevée
    .to = à la Maison inachevée
    .flavour = Une pièce de plus pour chaque chose que vous y apportez.

## Missions

card-unlit-quay = Quai sans lumière
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Quai sans lumière
    .of = du Quai sans lumière
    .to = au Quai sans lumière
    .flavour = Dix lanternes, neuf crochets, huit allumeurs. En route.

card-blocked-gutters = Gouttières bouchées
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Gouttières bouchées
    .of = des Gouttières bouchées
    .to = aux Gouttières bouchées
    .flavour = Une petite chose s’y est coincée. Plusieurs petites choses.

card-open-river-gate = Porte d’eau ouverte
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Porte d’eau ouverte
    .of = de la Porte d’eau ouverte
    .to = à la Porte d’eau ouverte
    .flavour = Quelqu’un doit la fermer. De ce côté-ci, si possible.

card-bridge-with-no-guards = Pont sans gardes
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Pont sans gardes
    .of = du Pont sans gardes
    .to = au Pont sans gardes
    .flavour = Ils traversent par deux. On s’arrangera.

card-night-market = Marché de nuit
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Marché de nuit
    .of = du Marché de nuit
    .to = au Marché de nuit
    .flavour = Ouvert jour et nuit, maintenant que c’est pareil.

card-missing-patrol = Patrouille disparue
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Patrouille disparue
    .of = de la Patrouille disparue
    .to = à la Patrouille disparue
    .flavour = Faites sa ronde et revenez. Vous aurez déjà fait mieux qu’elle.

card-empty-watch-house = Poste de garde vide
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Poste de garde vide
    .of = du Poste de garde vide
    .to = au Poste de garde vide
    .flavour = Un crochet pour chaque chose, et rien aux crochets.

card-pawnbrokers-drawer = Tiroir du prêteur sur gages
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Tiroir du prêteur sur gages
    .of = du Tiroir du prêteur sur gages
    .to = au Tiroir du prêteur sur gages
    .flavour = Il paie ce qui a servi. Ne demandez pas à quoi.

card-house-with-no-windows = Maison sans fenêtres
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Maison sans fenêtres
    .of = de la Maison sans fenêtres
    .to = à la Maison sans fenêtres
    .flavour = Frappez une fois, et finissez avant qu’on ouvre.

card-fireworks-barge = Barge aux artifices
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Barge aux artifices
    .of = de la Barge aux artifices
    .to = à la Barge aux artifices
    .flavour = Un reste de la dernière fête. C’était celle de l’aurore.

card-dead-lighthouse = Phare éteint
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Phare éteint
    .of = du Phare éteint
    .to = au Phare éteint
    .flavour = Il boit trois tonneaux avant d’ouvrir l’œil.

card-long-roll-call = Long appel
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Long appel
    .of = du Long appel
    .to = au Long appel
    .flavour = Lisez tous les noms. À chacun, quelque chose répond.
