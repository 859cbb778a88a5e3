### Le Bois creux : noms et textes d’ambiance

deck-hollow-wood = Le Bois creux
    .about = Une chasse : parcourir une carte, gagner des couronnes, acheter des appâts et attirer trois grandes bêtes, l’une après l’autre.
    .intro = Le Bois creux a toujours été creux : toquez à un arbre, et quelque chose toque en retour. Depuis le printemps, en plus, il grandit, d’un sillon par nuit, et en son milieu vivent de grandes bêtes qui mangent bien et ne sortent que pour de la pâtisserie. Bout-de-Haie, le prochain sur la liste, offre une prime et ses sept dernières tourtes. Vous menez la chasse ; les dés sont votre équipe, des rabatteurs jaunes, à qui l’on avait parlé d’un pique-nique, au vieux chien rouge qui ne perd jamais une piste. Allez de lieu en lieu, gagnez vos couronnes, achetez l’appât, et soyez prêts quand il fait son effet. La bête qui tombe vous laisse un cadeau ; le bois, une rancune.

chip-hollow-wood = Couronnes
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Couronnes
    .of = des Couronnes
    .to = aux Couronnes
    .points =
        { $n ->
            [one] { $n } couronne
           *[other] { $n } couronnes
        }
    .each = pour chaque couronne que vous avez
    .every = par tranche de { $n } couronnes que vous avez
    .left =
        { $n ->
            [one] si vous avez au moins { $n } couronne
           *[other] si vous avez au moins { $n } couronnes
        }
    .most =
        { $n ->
            [one] si vous avez au plus { $n } couronne
           *[other] si vous avez au plus { $n } couronnes
        }

## Lieux

place-hedge-gate = Porte de la haie
place-charcoal-clearing = Charbonnière
place-sunken-mill = Moulin noyé
place-bramble-dell = Ravin aux ronces
place-frog-fen = Grenouillère
place-hollow-oak = Chêne creux

## Héros

card-linnet-farsight = Linotte Bonne-Vue
    .gender = f
    .plural = no
    .article = { "" }
    .the = Linotte Bonne-Vue
    .of = de Linotte Bonne-Vue
    .to = à Linotte Bonne-Vue
    .flavour = Elle n’a jamais raté ce qu’elle regardait. Elle ne regarde pas toujours.

card-dame-boarsbane = Dame Occis-Sanglier
    .gender = f
    .plural = no
    .article = { "" }
    .the = Dame Occis-Sanglier
    .of = de Dame Occis-Sanglier
    .to = à Dame Occis-Sanglier
    .flavour = Rien ne remonte ses gens comme le malheur d’autrui.

card-sorrel-wayfinder = Oseille Bonne-Piste
    .gender = f
    .plural = no
    .article = { "" }
    .the = Oseille Bonne-Piste
    .of = d’Oseille Bonne-Piste
    .to = à Oseille Bonne-Piste
    .flavour = Il y a toujours un détour. On la paie au kilomètre.

card-barnaby-tallow = Barnabé Suif
    .gender = m
    .plural = no
    .article = { "" }
    .the = Barnabé Suif
    .of = de Barnabé Suif
    .to = à Barnabé Suif
    .flavour = Il était venu vendre des tourtes aux chasseurs. Puis il a vu le prix des bêtes.

card-lord-percival = Lord Perceval
    .gender = m
    .plural = no
    .article = { "" }
    .the = Lord Perceval
    .of = de Lord Perceval
    .to = à Lord Perceval
    .flavour = Il ne se bat pas. Il a des gens pour ça, et des gens pour ses gens.

card-nan-copperpot = Mémé Chaudron
    .gender = f
    .plural = no
    .article = { "" }
    .the = Mémé Chaudron
    .of = de Mémé Chaudron
    .to = à Mémé Chaudron
    .flavour = Quoi qui vous morde, elle a une soupe contre. Ce qui mord la soupe, on l’ignore.

## Boss

card-moss-bear = Ours de mousse
    .gender = m
    .plural = no
    .article = l’
    .the = l’Ours de mousse
    .of = de l’Ours de mousse
    .to = à l’Ours de mousse
    .flavour = Moitié ours, moitié pré. Les vaches réclament leur moitié.

card-boar-of-the-long-hedge = Sanglier de la Longue Haie
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Sanglier de la Longue Haie
    .of = du Sanglier de la Longue Haie
    .to = au Sanglier de la Longue Haie
    .flavour = Il y avait aussi une courte haie, avant.

card-stag-in-full-bloom = Cerf en fleur
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Cerf en fleur
    .of = du Cerf en fleur
    .to = au Cerf en fleur
    .flavour = Les visiteurs sont priés d’approcher en petits groupes.

card-wyrm-in-the-well = Vouivre du puits
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Vouivre du puits
    .of = de la Vouivre du puits
    .to = à la Vouivre du puits
    .flavour = Plus vous tardez, plus elle est longue. Le puits, lui, ne s’allonge pas.

card-owl-of-the-last-question = Chouette de la dernière question
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Chouette de la dernière question
    .of = de la Chouette de la dernière question
    .to = à la Chouette de la dernière question
    .flavour = « Qui ? » Personne n’a encore su répondre. Rangez vos affaires et réfléchissez.

card-wolf-who-counts = Loup qui compte
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Loup qui compte
    .of = du Loup qui compte
    .to = au Loup qui compte
    .flavour = Il compte tous les présents, lui compris, et arrondit à l’avantage du loup.

card-toad-under-the-hill = Crapaud sous la colline
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Crapaud sous la colline
    .of = du Crapaud sous la colline
    .to = au Crapaud sous la colline
    .flavour = La colline n’est là que pour lui tenir chaud.

## Ennemis légers, le long de la haie

card-hedge-urchins = Garnements de la haie
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Garnements de la haie
    .of = des Garnements de la haie
    .to = aux Garnements de la haie
    .flavour = On leur a interdit le bois. C’est le bois qui l’a interdit.

card-poachers = Braconniers
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Braconniers
    .of = des Braconniers
    .to = aux Braconniers
    .flavour = Ils ont un permis. Le vôtre.

card-pie-thief = Voleur de tourtes
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Voleur de tourtes
    .of = du Voleur de tourtes
    .to = au Voleur de tourtes
    .flavour = Laissez-le dîner en paix : c’est votre dîner.

card-magpie-tinker = Pie colporteuse
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Pie colporteuse
    .of = de la Pie colporteuse
    .to = à la Pie colporteuse
    .flavour = Tout est à vendre sur l’éventaire. Ce matin encore, presque rien n’était à elle.

card-scarecrow-on-leave = Épouvantail en congé
    .gender = m
    .plural = no
    .article = l’
    .the = l’Épouvantail en congé
    .of = de l’Épouvantail en congé
    .to = à l’Épouvantail en congé
    .flavour = En congé depuis la moisson. Les débutants s’enfuient quand même.

card-runaway-pie-cart = Charrette de tourtes emballée
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Charrette de tourtes emballée
    .of = de la Charrette de tourtes emballée
    .to = à la Charrette de tourtes emballée
    .flavour = Vous n’avez qu’un essai. Le village d’après a les tourtes.

card-lost-picnickers = Pique-niqueurs égarés
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Pique-niqueurs égarés
    .of = des Pique-niqueurs égarés
    .to = aux Pique-niqueurs égarés
    .flavour = Ils demandent leur chemin. Puis que vous les accompagniez.

card-gossiping-crows = Corneilles à ragots
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Corneilles à ragots
    .of = des Corneilles à ragots
    .to = aux Corneilles à ragots
    .flavour = Qui que ce soit qui sorte des fougères, elles ont une histoire sur lui.

card-hedge-knight = Chevalier des haies
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Chevalier des haies
    .of = du Chevalier des haies
    .to = au Chevalier des haies
    .flavour = Il exige un duel. Ses règles ignorent les coups de maître.

## Ennemis légers, dans les clairières et près de l’eau

card-charcoal-imps = Diablotins du charbon
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Diablotins du charbon
    .of = des Diablotins du charbon
    .to = aux Diablotins du charbon
    .flavour = Ils parient sur vous. Le ridicule est à vos frais.

card-choir-of-mill-frogs = Chœur des grenouilles du moulin
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Chœur des grenouilles du moulin
    .of = du Chœur des grenouilles du moulin
    .to = au Chœur des grenouilles du moulin
    .flavour = Impossible de rien préparer avant la fin du deuxième couplet. Il y en a quarante.

card-lady-of-the-reeds = Dame des roseaux
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Dame des roseaux
    .of = de la Dame des roseaux
    .to = à la Dame des roseaux
    .flavour = Le bleu, c’est sa couleur. On a le droit de regarder.

card-ferry-newt = Triton passeur
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Triton passeur
    .of = du Triton passeur
    .to = au Triton passeur
    .flavour = La traversée coûte une couronne. Rester ici aussi.

card-pike-in-the-ditch = Brochet du fossé
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Brochet du fossé
    .of = du Brochet du fossé
    .to = au Brochet du fossé
    .flavour = Il remonte deux fois. Soyez prêts dès la première.

card-deer-made-of-mist = Biche de brume
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Biche de brume
    .of = de la Biche de brume
    .to = à la Biche de brume
    .flavour = Qui court après elle revient une semaine plus tard, bien reposé et sans bottes.

card-parliament-of-bees = Parlement des abeilles
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Parlement des abeilles
    .of = du Parlement des abeilles
    .to = au Parlement des abeilles
    .flavour = Plus le débat dure, plus les amendements piquent.

card-honey-golem = Golem de miel
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Golem de miel
    .of = du Golem de miel
    .to = au Golem de miel
    .flavour = Il est attachant. C’est bien le problème.

card-beaver-surveyors = Castors géomètres
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Castors géomètres
    .of = des Castors géomètres
    .to = aux Castors géomètres
    .flavour = D’après leur carte, ce sentier n’a jamais été là.

## Ennemis légers, dans le fourré

card-roots-with-fingers = Racines à doigts
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Racines à doigts
    .of = des Racines à doigts
    .to = aux Racines à doigts
    .flavour = Marchez doucement et peu à la fois. Elles comptent les chevilles.

card-marching-saplings = Arbrisseaux en marche
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Arbrisseaux en marche
    .of = des Arbrisseaux en marche
    .to = aux Arbrisseaux en marche
    .flavour = Un seul, c’est une brindille. Trois, c’est une allée.

card-fox-notary = Renard notaire
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Renard notaire
    .of = du Renard notaire
    .to = au Renard notaire
    .flavour = Achète tout, ne demande rien, et garde la plume.

card-cat-up-a-tree = Chat perché
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Chat perché
    .of = du Chat perché
    .to = au Chat perché
    .flavour = Trop haut pour des débutants. La propriétaire paie, et préfère ne pas dire pourquoi.

card-owl-pupils = Écoliers hiboux
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Écoliers hiboux
    .of = des Écoliers hiboux
    .to = aux Écoliers hiboux
    .flavour = Demander deux fois, c’est ne pas avoir écouté.

card-wolf-cub-scouts = Louveteaux
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Louveteaux
    .of = des Louveteaux
    .to = aux Louveteaux
    .flavour = Toujours prêts, et ils aident qui vous mord.

card-hollow-log = Tronc creux
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Tronc creux
    .of = du Tronc creux
    .to = au Tronc creux
    .flavour = Un tronc n’a rien d’effrayant. Celui-ci se loue à la chambre.

card-fresh-tracks = Traces fraîches
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Traces fraîches
    .of = des Traces fraîches
    .to = aux Traces fraîches
    .flavour = Très fraîches. Elles sont en train de se faire.

card-badger-asleep = Blaireau endormi
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Blaireau endormi
    .of = du Blaireau endormi
    .to = au Blaireau endormi
    .flavour = Réveillez-le en douceur, ou d’un seul coup. Entre les deux, ça fait mal.

## Ennemis lourds, le long de la haie

card-bear-in-a-bonnet = Ours en bonnet
    .gender = m
    .plural = no
    .article = l’
    .the = l’Ours en bonnet
    .of = de l’Ours en bonnet
    .to = à l’Ours en bonnet
    .flavour = Les commerçants ont décidé de ne rien remarquer.

card-bridge-troll-family = Trolls du pont
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Trolls du pont
    .of = des Trolls du pont
    .to = aux Trolls du pont
    .flavour = Le père prend les pièces, la mère les doigts, et le petit ne sait pas encore compter.

card-wild-boar-bailiffs = Sangliers huissiers
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Sangliers huissiers
    .of = des Sangliers huissiers
    .to = aux Sangliers huissiers
    .flavour = Ils chargent. À la pièce.

card-hunter-who-stayed = Chasseur resté là
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Chasseur resté là
    .of = du Chasseur resté là
    .to = au Chasseur resté là
    .flavour = Il connaît tous vos tours. C’est lui qui les enseignait.

card-rival-hunters = Chasseurs rivaux
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Chasseurs rivaux
    .of = des Chasseurs rivaux
    .to = aux Chasseurs rivaux
    .flavour = Quoi que vous abattiez, ils le visaient déjà.

card-raven-auditor = Corbeau contrôleur
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Corbeau contrôleur
    .of = du Corbeau contrôleur
    .to = au Corbeau contrôleur
    .flavour = Plus la bourse est pleine, plus les questions sont longues.

card-cuckoo-landlord = Coucou propriétaire
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Coucou propriétaire
    .of = du Coucou propriétaire
    .to = au Coucou propriétaire
    .flavour = Quoi que vous vouliez des autres, ça passe d’abord par lui.

## Ennemis lourds, dans les clairières et près de l’eau

card-heron-magistrate = Héron magistrat
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Héron magistrat
    .of = du Héron magistrat
    .to = au Héron magistrat
    .flavour = L’audience est ouverte. Personne ne s’assied, ne se repose ni ne rentre.

card-peat-drake = Drac des tourbières
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Drac des tourbières
    .of = du Drac des tourbières
    .to = au Drac des tourbières
    .flavour = Impressionnez-le, ou quelqu’un se perd dans la fumée.

card-nurse-of-the-mire = Nourrice du bourbier
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Nourrice du bourbier
    .of = de la Nourrice du bourbier
    .to = à la Nourrice du bourbier
    .flavour = Après chaque combat, elle met quelqu’un au lit. Bien profond.

card-bog-that-follows = Marais qui vous suit
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Marais qui vous suit
    .of = du Marais qui vous suit
    .to = au Marais qui vous suit
    .flavour = Au moulin, il était derrière vous. Quand vous vous couchez, il se met à table.

card-moon-hare = Lièvre de lune
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Lièvre de lune
    .of = du Lièvre de lune
    .to = au Lièvre de lune
    .flavour = Seul un bond parfait fera l’affaire. Il a toute la nuit.

card-oven-in-the-clearing = Four dans la clairière
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Four dans la clairière
    .of = du Four dans la clairière
    .to = au Four dans la clairière
    .flavour = Encore tiède. Ce sont toujours les meilleurs qui vont voir les premiers.

card-standing-stones = Pierres debout
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Pierres debout
    .of = des Pierres debout
    .to = aux Pierres debout
    .flavour = Hier, elles étaient là-bas, et onze.

## Ennemis lourds, dans le fourré

card-giants-stump = Souche de géant
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Souche de géant
    .of = de la Souche de géant
    .to = à la Souche de géant
    .flavour = Frappez aussi fort qu’il vous plaira : un cerne à la fois.

card-thorn-sisters = Sœurs Épine
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Sœurs Épine
    .of = des Sœurs Épine
    .to = aux Sœurs Épine
    .flavour = Touchez l’une, l’autre vous prend le manteau.

card-great-aunt-wolf = Grand-tante Louve
    .gender = f
    .plural = no
    .article = { "" }
    .the = Grand-tante Louve
    .of = de Grand-tante Louve
    .to = à Grand-tante Louve
    .flavour = Quand elle est en visite, tout le monde se tient plus mal.

card-bishop-of-moths = Évêque des mites
    .gender = m
    .plural = no
    .article = l’
    .the = l’Évêque des mites
    .of = de l’Évêque des mites
    .to = à l’Évêque des mites
    .flavour = Il ne reçoit ni les débutants ni les chiens.

card-spider-haberdasher = Araignée mercière
    .gender = f
    .plural = no
    .article = l’
    .the = l’Araignée mercière
    .of = de l’Araignée mercière
    .to = à l’Araignée mercière
    .flavour = Trois clients à la fois, merci. Elle a huit mains et aucune patience.

card-echo-of-axes = Écho de cognées
    .gender = m
    .plural = no
    .article = l’
    .the = l’Écho de cognées
    .of = de l’Écho de cognées
    .to = à l’Écho de cognées
    .flavour = Quelqu’un abat des arbres. À chaque coup, il en pousse un.

card-hollow-man = Homme creux
    .gender = m
    .plural = no
    .article = l’
    .the = l’Homme creux
    .of = de l’Homme creux
    .to = à l’Homme creux
    .flavour = En lui, il reste une place.

## La première chasse guidée

lesson-hollow-wood = Attirez deux bêtes et terrassez-les

lesson-hunt-aim = Ici, pas de combat final. De grandes bêtes se cachent dans le bois ; vous les attirez une à une, et quand assez d’entre elles sont vaincues, vous gagnez : trois dans une vraie partie, deux aujourd’hui. Si votre Santé tombe sous 1, c’est perdu.
    .title = La chasse
lesson-hunt-go = Chaque lieu a sa pile d’ennemis, et vous en voyez la première carte. Beaucoup rapportent des couronnes une fois vaincus ; avec les couronnes, on achète des appâts.
    .title = Gagner des couronnes
    .now = À vous : choisissez un lieu et son ennemi.
lesson-hunt-road = Désormais, vous ne pouvez aller que là où un sentier mène depuis votre dernier lieu ; dans certains, on peut aussi rester. Regardez un lieu plus loin. Quand tous sont vides, les ennemis défaussés reviennent.
    .title = Voyager
lesson-hunt-bait = Vous avez de quoi acheter un appât. Il fait sortir la prochaine bête tout de suite, avant l’ennemi de la manche. Achetez-le quand la plupart de vos dés sont prêts, car la bête ne repartira plus.
    .title = L’appât
    .now = À vous : dépensez des couronnes pour l’appât.
lesson-hunt-beast = Une bête reste jusqu’à sa défaite, et avec elle tous les ennemis encore debout. Mais les dégâts sur la bête restent aussi : ce qui manque aujourd’hui, vous le finirez à la manche suivante.
    .title = La bête est dehors
lesson-hunt-gift = Une bête vaincue laisse deux choses pour le reste de la partie : un cadeau pour vous et une rancune du bois. Sa carte dit lesquels. Reprenez votre souffle, gagnez des couronnes, puis attirez la suivante.
    .title = Cadeaux et rancunes
