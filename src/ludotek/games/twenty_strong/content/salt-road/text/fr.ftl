### La Route du sel : noms et textes d’ambiance

deck-salt-road = La Route du sel
    .about = Un voyage : passer en paix ou se battre, avant que les jours ne manquent, puis affronter ce qui attend au col.
    .intro = Là-haut, à Saumure-le-Haut, trois mille habitants attendent le sel, assis devant trois mille tonneaux de chou. Sans sel, pas de choucroute ; et sans choucroute, personne n’y a jamais passé l’hiver, du moins personne qu’on ait pu interroger. Vous menez la dernière caravane de l’année ; les dés sont ses gens et ses bêtes, des marmitons jaunes à la mule rouge qui ne manque jamais son coup. Avec certains, sur la route, on peut s’entendre, moyennant un prix. Un présage aussi se contourne, mais il a l’art d’arriver avant vous. L’almanach annonce la neige dans douze jours. Il ne s’est jamais trompé que sur le passé.

chip-salt-road = Jours
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = un jour
    .of = d’un jour
    .to = à un jour
    .points =
        { $n ->
            [one] { $n } jour
           *[other] { $n } jours
        }
    .each = pour chaque jour qui vous reste
    .every = par tranche de { $n } jours qui vous restent
    .left =
        { $n ->
            [one] s’il vous reste au moins { $n } jour
           *[other] s’il vous reste au moins { $n } jours
        }
    .most =
        { $n ->
            [0] s’il ne vous reste aucun jour
            [one] s’il vous reste au plus { $n } jour
           *[other] s’il vous reste au plus { $n } jours
        }

place-valley-road = Route de la vallée
place-forest-road = Route de la forêt
place-gorge-road = Route des gorges
place-ridge-road = Route des crêtes

lesson-salt-road = Remontez la route, puis vainquez ce qui attend au col
lesson-road-days = Le jeton indique les jours avant l’hiver. Chaque tour en prend un. Quand il n’en reste aucun, il neige : chaque tour vous coûte alors 1 point de Santé.
    .title = Les jours sont comptés
lesson-road-growth = Tant qu’il vous reste beaucoup de jours, tous ceux de la route sont plus faibles : 1 point de Santé de moins par tranche de 5 jours. Le boss aussi. Qui traîne les trouve de moins bonne humeur.
    .title = Beau temps, belle humeur
lesson-road-ways = Beaucoup de cartes offrent une voie pacifique : vous faites ce qu’elle dit, la carte est défaussée et personne ne se bat. Pas de récompense, mais vos dés restent là. Le jour passe de toute façon.
    .title = Deux voies
    .now = À vous : prenez une voie pacifique.
lesson-road-rest = Personne à combattre : seul est épuisé ce que la voie demandait. Vous récupérez des dés comme après chaque tour.
    .title = Une journée calme
lesson-road-fight = Les récompenses vont presque toutes à ceux qui se battent : des objets, des aides durables. Une caravane qui s’arrange avec tout le monde arrive à l’heure, et les mains vides.
    .title = Ou se battre
lesson-road-omen = Une carte « obligatoire » barre la route : il faut s’en occuper tout de suite. Contourner un présage ne coûte rien aujourd’hui. Mais son texte vaut alors jusqu’à la fin de la partie, et le boss en sera plus dur.
    .title = Un présage
lesson-road-camp = Une fois par tour, avant de choisir une carte, vous pouvez céder un jour pour récupérer des dés. Utile avant un combat difficile, cher quand l’hiver approche.
    .title = Camper
lesson-road-pass = Une pile est vide : vous pouvez commencer le Final et affronter le boss. Les jours continuent d’y passer. N’attendez pas la neige, mais n’y allez pas les mains vides.
    .title = Le bout d’une route


## Héros

card-berta-halfweight = Berthe Demi-Poids
    .gender = f
    .plural = no
    .article = { "" }
    .the = Berthe Demi-Poids
    .of = de Berthe Demi-Poids
    .to = à Berthe Demi-Poids
    .flavour = Maîtresse du sel. Sa balance est juste ; c’est son pouce qui est lourd.

card-ignatz-crumb = Ignace la Miette
    .gender = m
    .plural = no
    .article = { "" }
    .the = Ignace la Miette
    .of = d’Ignace la Miette
    .to = à Ignace la Miette
    .flavour = Intendant. À chaque querelle réglée, quelqu’un a droit à la soupe.

card-sister-anselma = Sœur Anselma
    .gender = f
    .plural = no
    .article = { "" }
    .the = Sœur Anselma
    .of = de Sœur Anselma
    .to = à Sœur Anselma
    .flavour = Il n’est pas de coup qu’on ne puisse laisser passer, dit l’abbesse. À l’abri.

card-tilda-and-the-red-mule = Tilda et la Mule rouge
    .gender = f
    .plural = no
    .article = { "" }
    .the = Tilda et la Mule rouge
    .of = de Tilda et la Mule rouge
    .to = à Tilda et la Mule rouge
    .flavour = L’une des deux décide. L’autre a onze ans.

card-nine-fingered-jost = Jost Neuf-Doigts
    .gender = m
    .plural = no
    .article = { "" }
    .the = Jost Neuf-Doigts
    .of = de Jost Neuf-Doigts
    .to = à Jost Neuf-Doigts
    .flavour = Il connaît tous les sentiers qui ne sont pas sur la carte. Le dixième doigt est sous l’un d’eux.

card-professor-almanac = Professeure Almanach
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Professeure Almanach
    .of = de la Professeure Almanach
    .to = à la Professeure Almanach
    .flavour = Elle a écrit l’almanach. Chaque coup de chance lui donne raison.

## Boss

card-winter-itself = Hiver en personne
    .gender = m
    .plural = no
    .article = l’
    .the = l’Hiver en personne
    .of = de l’Hiver en personne
    .to = à l’Hiver en personne
    .flavour = Il n’est pas en avance. Vous êtes en retard.

card-baron-of-the-pass = Baron du Col
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Baron du Col
    .of = du Baron du Col
    .to = au Baron du Col
    .flavour = Le col est à lui, la vue du col aussi, et le mot « col ».

card-avalanche-named-margaret = Avalanche nommée Marguerite
    .gender = f
    .plural = no
    .article = l’
    .the = l’Avalanche nommée Marguerite
    .of = de l’Avalanche nommée Marguerite
    .to = à l’Avalanche nommée Marguerite
    .flavour = On leur donne le nom de la dernière personne qui a crié.

card-bear-with-a-grudge = Ours rancunier
    .gender = m
    .plural = no
    .article = l’
    .the = l’Ours rancunier
    .of = de l’Ours rancunier
    .to = à l’Ours rancunier
    .flavour = Vous êtes passés par ici l’an dernier. Avec du miel.

card-sugar-guild = Guilde du sucre
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Guilde du sucre
    .of = de la Guilde du sucre
    .to = à la Guilde du sucre
    .flavour = « Vous avez déjà essayé avec du sucre ? » Il en arrive toujours d’autres.

card-pass-that-will-not-be-passed = Col infranchissable
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Col infranchissable
    .of = du Col infranchissable
    .to = au Col infranchissable
    .flavour = Chaque pas compte. Pour un, exactement.

## Ennemis légers, dans la vallée

card-toll-gate = Barrière de péage
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Barrière de péage
    .of = de la Barrière de péage
    .to = à la Barrière de péage
    .flavour = Le péage sert à payer la barrière. La barrière sert au péage.

card-village-fair = Fête du village
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Fête du village
    .of = de la Fête du village
    .to = à la Fête du village
    .flavour = Vos gens ont gagné une oie, une chèvre et une fiancée.

card-apprentice-highwaymen = Apprentis bandits
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Apprentis bandits
    .of = des Apprentis bandits
    .to = aux Apprentis bandits
    .flavour = « La bourse ou… c’était quoi, déjà ? – S’il vous plaît. – S’il vous plaît. »

card-parish-geese = Oies de la paroisse
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Oies de la paroisse
    .of = des Oies de la paroisse
    .to = aux Oies de la paroisse
    .flavour = Elles ne mordent que les plus petits. Ce sont des oies, pas des héros.

card-broken-axle = Essieu brisé
    .gender = m
    .plural = no
    .article = l’
    .the = l’Essieu brisé
    .of = de l’Essieu brisé
    .to = à l’Essieu brisé
    .flavour = Hier, il tenait encore. Cela fait onze ans qu’il tenait encore hier.

card-salt-tax-assessor = Contrôleur de la gabelle
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Contrôleur de la gabelle
    .of = du Contrôleur de la gabelle
    .to = au Contrôleur de la gabelle
    .flavour = Il taxe ce que vous portez, et l’air que cela vous donne.

card-seller-of-salt-substitute = Marchande de faux sel
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Marchande de faux sel
    .of = de la Marchande de faux sel
    .to = à la Marchande de faux sel
    .flavour = Cela ressemble à du sel et cela a un goût de procès.

card-sleeping-guard = Garde endormi
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Garde endormi
    .of = du Garde endormi
    .to = au Garde endormi
    .flavour = Sur la pointe des pieds, et pas tous ensemble.

card-flooded-ford = Gué en crue
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Gué en crue
    .of = du Gué en crue
    .to = au Gué en crue
    .flavour = De l’eau jusqu’aux chevilles, dit le passeur. Debout sur la mule.

card-wedding-party = Noce
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Noce
    .of = de la Noce
    .to = à la Noce
    .flavour = Qui ne se bat pas danse avec les tantes.

## Ennemis légers, dans la forêt

card-wolf-scouts = Loups éclaireurs
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Loups éclaireurs
    .of = des Loups éclaireurs
    .to = aux Loups éclaireurs
    .flavour = Eux ne font que compter. Les autres font l’addition.

card-mushroom-pickers = Cueilleurs de champignons
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Cueilleurs de champignons
    .of = des Cueilleurs de champignons
    .to = aux Cueilleurs de champignons
    .flavour = Toute l’année à s’épier. Aux professionnels, ils ne parlent pas.

card-charcoal-burners = Charbonniers
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Charbonniers
    .of = des Charbonniers
    .to = aux Charbonniers
    .flavour = Tout ce qui est vert va sur le tas.

card-will-o-the-wisp = Feu follet
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Feu follet
    .of = du Feu follet
    .to = au Feu follet
    .flavour = Il connaît un raccourci. C’est vrai, en plus, et c’est agaçant.

card-signpost-to-everywhere = Poteau de toutes les directions
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Poteau de toutes les directions
    .of = du Poteau de toutes les directions
    .to = au Poteau de toutes les directions
    .flavour = Saumure-le-Haut : trois bras, trois directions, une seule écriture.

card-troll-on-leave = Troll en congé
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Troll en congé
    .of = du Troll en congé
    .to = au Troll en congé
    .flavour = Il n’a pas son pont avec lui. Mais il n’arrive pas à décrocher.

card-army-of-an-abolished-duchy = Armée d’un duché aboli
    .gender = f
    .plural = no
    .article = l’
    .the = l’Armée d’un duché aboli
    .of = de l’Armée d’un duché aboli
    .to = à l’Armée d’un duché aboli
    .flavour = Personne ne les a prévenus. Ils n’auraient pas écouté.

card-talkative-hermit = Ermite bavard
    .gender = m
    .plural = no
    .article = l’
    .the = l’Ermite bavard
    .of = de l’Ermite bavard
    .to = à l’Ermite bavard
    .flavour = Quarante ans de silence, et vous voilà.

card-wasps-in-the-honey-cart = Guêpes dans la charrette à miel
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Guêpes dans la charrette à miel
    .of = des Guêpes dans la charrette à miel
    .to = aux Guêpes dans la charrette à miel
    .flavour = Premier arrivé, premier piqué.

card-squirrel-bandits = Écureuils brigands
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Écureuils brigands
    .of = des Écureuils brigands
    .to = aux Écureuils brigands
    .flavour = Ils prennent tout ce que vous déballez. Ce sont presque toujours des noix.

card-court-of-owls = Tribunal des hiboux
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Tribunal des hiboux
    .of = du Tribunal des hiboux
    .to = au Tribunal des hiboux
    .flavour = Trois fautes, et l’on lit la sentence. Elle est toujours prête.

## Ennemis légers, sur les hauteurs

card-goats-of-principle = Chèvres à principes
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Chèvres à principes
    .of = des Chèvres à principes
    .to = aux Chèvres à principes
    .flavour = Elles étaient là les premières, et elles n’admettent pas le violet.

card-rockfall = Chute de pierres
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Chute de pierres
    .of = de la Chute de pierres
    .to = à la Chute de pierres
    .flavour = Elle tombe quand quelqu’un demande si c’est fini.

card-rope-bridge = Pont de corde
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Pont de corde
    .of = du Pont de corde
    .to = au Pont de corde
    .flavour = Charge maximale : trois. Trois quoi, ce n’est pas écrit.

card-hare-who-knows-something = Lièvre qui sait quelque chose
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Lièvre qui sait quelque chose
    .of = du Lièvre qui sait quelque chose
    .to = au Lièvre qui sait quelque chose
    .flavour = Il suffit de l’attraper, exactement au bon endroit.

card-rescue-dog = Chien de secours au tonnelet
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Chien de secours au tonnelet
    .of = du Chien de secours au tonnelet
    .to = au Chien de secours au tonnelet
    .flavour = Il sauve tout le monde. Y compris ceux qui n’ont rien demandé.

card-first-frost = Premières gelées
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Premières gelées
    .of = des Premières gelées
    .to = aux Premières gelées
    .flavour = C’est joli, non ? Essayez donc de vous lever.

card-abandoned-sledge = Traîneau abandonné
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Traîneau abandonné
    .of = du Traîneau abandonné
    .to = au Traîneau abandonné
    .flavour = Ni cocher ni traces, et tout ce que vous savez faire ne sert à rien ici.

card-duelling-yodellers = Duellistes du yodel
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Duellistes du yodel
    .of = des Duellistes du yodel
    .to = aux Duellistes du yodel
    .flavour = Chaque réponse les rend plus forts. Ils appellent cela l’écho.

card-cheese-smugglers = Contrebandiers de fromage
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Contrebandiers de fromage
    .of = des Contrebandiers de fromage
    .to = aux Contrebandiers de fromage
    .flavour = Cela sentait l’affaire louche, et de loin.

card-pilgrims-going-the-other-way = Pèlerins en sens inverse
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Pèlerins en sens inverse
    .of = des Pèlerins en sens inverse
    .to = aux Pèlerins en sens inverse
    .flavour = Ils sont quatre cents, le chemin est large d’un seul, et ils chantent.

## Ennemis lourds

card-fortified-tollhouse = Péage fortifié
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Péage fortifié
    .of = du Péage fortifié
    .to = au Péage fortifié
    .flavour = Jadis une simple barrière. Les bénéfices ont été réinvestis.

card-bear-in-the-larder = Ours dans le garde-manger
    .gender = m
    .plural = no
    .article = l’
    .the = l’Ours dans le garde-manger
    .of = de l’Ours dans le garde-manger
    .to = à l’Ours dans le garde-manger
    .flavour = Tant qu’il a les pattes pleines, il est presque de bonne compagnie.

card-retired-robber-knight = Baron brigand à la retraite
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Baron brigand à la retraite
    .of = du Baron brigand à la retraite
    .to = au Baron brigand à la retraite
    .flavour = L’armure lui va encore. Les bonnes lames n’y font rien.

card-wolf-parliament = Parlement des loups
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Parlement des loups
    .of = du Parlement des loups
    .to = au Parlement des loups
    .flavour = Insistez, et un autre membre prend la parole.

card-customs-office = Bureau des douanes
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Bureau des douanes
    .of = du Bureau des douanes
    .to = au Bureau des douanes
    .flavour = Cadeaux, trouvailles et récompenses se déclarent dans le bureau qui est fermé.

card-ambitious-glacier = Glacier ambitieux
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Glacier ambitieux
    .of = du Glacier ambitieux
    .to = au Glacier ambitieux
    .flavour = Il veut voir la mer. Il a le temps.

card-path-that-used-to-be-here = Sentier qui passait par ici
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Sentier qui passait par ici
    .of = du Sentier qui passait par ici
    .to = au Sentier qui passait par ici
    .flavour = La carte est juste. C’est la montagne qui ne s’y est pas tenue.

card-mercenaries-between-wars = Mercenaires entre deux guerres
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Mercenaires entre deux guerres
    .of = des Mercenaires entre deux guerres
    .to = aux Mercenaires entre deux guerres
    .flavour = Ils recrutent. Un des vôtres ferait l’affaire.

card-abbey-of-absolute-silence = Abbaye du Silence absolu
    .gender = f
    .plural = no
    .article = l’
    .the = l’Abbaye du Silence absolu
    .of = de l’Abbaye du Silence absolu
    .to = à l’Abbaye du Silence absolu
    .flavour = Interdit de déballer ce qui tinte. Tout tinte.

card-agents-of-the-sugar-guild = Agents de la Guilde du sucre
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Agents de la Guilde du sucre
    .of = des Agents de la Guilde du sucre
    .to = aux Agents de la Guilde du sucre
    .flavour = Chaque victoire a un goût un peu trop sucré, et quelqu’un se couche.

## Présages

card-two-headed-calf = Veau à deux têtes
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Veau à deux têtes
    .of = du Veau à deux têtes
    .to = au Veau à deux têtes
    .flavour = Une tête dit de faire demi-tour. L’autre le dit plus fort.

card-thirteen-crows = Treize corbeaux sur une clôture
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Treize corbeaux sur une clôture
    .of = des Treize corbeaux sur une clôture
    .to = aux Treize corbeaux sur une clôture
    .flavour = Recomptez-les. Voilà, maintenant ils regardent.

card-first-snowflake = Premier Flocon
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Premier Flocon
    .of = du Premier Flocon
    .to = au Premier Flocon
    .flavour = Un seul. Il cherche par où commencer.

card-comet-running-late = Comète en retard
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Comète en retard
    .of = de la Comète en retard
    .to = à la Comète en retard
    .flavour = Elle était annoncée pour l’an dernier. Elle a eu le temps de s’énerver.

card-clock-that-strikes-thirteen = Horloge aux treize coups
    .gender = f
    .plural = no
    .article = l’
    .the = l’Horloge aux treize coups
    .of = de l’Horloge aux treize coups
    .to = à l’Horloge aux treize coups
    .flavour = Qui reste pour l’entendre deux fois a perdu plus d’une heure.

card-spilled-salt = Sel renversé
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Sel renversé
    .of = du Sel renversé
    .to = au Sel renversé
    .flavour = Jetez-en par-dessus l’épaule. L’autre épaule. Tant pis.

card-moon-with-a-ring = Lune à l’anneau
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Lune à l’anneau
    .of = de la Lune à l’anneau
    .to = à la Lune à l’anneau
    .flavour = Là-haut, quelqu’un a dit oui au mauvais temps.
