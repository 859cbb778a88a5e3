### Factions sauvages : noms et textes d’ambiance

box-feral = Feral Factions
    .intro = Neuf peuples, une vallée, et personne pour en partager le bon versant. Les Renards ont un titre de propriété, les Rhinos ne l’ont jamais lu, et les Lapins, eux, continuent d’arriver. Choisissez trois factions, empilez leurs Forteresses, et voyez qui aura encore un toit quand la poussière retombera.

## Factions

faction-chameleon = Caméléon
    .gender = m
    .plural-name = Caméléons
    .the = les Caméléons
    .of = des Caméléons
    .to = aux Caméléons
    .way = Ils tirent parti de plusieurs cartes jouées dans le même tour.

faction-crocodile = Crocodile
    .gender = m
    .plural-name = Crocodiles
    .the = les Crocodiles
    .of = des Crocodiles
    .to = aux Crocodiles
    .way = Ils vivent pour leurs Dernières Paroles, et les répètent volontiers.

faction-fox = Renard
    .gender = m
    .plural-name = Renards
    .the = les Renards
    .of = des Renards
    .to = aux Renards
    .way = Ils changent les valeurs d’Attaque et arrangent leur propre deck.

faction-panda = Panda
    .gender = m
    .plural-name = Pandas
    .the = les Pandas
    .of = des Pandas
    .to = aux Pandas
    .way = Ils misent sur la capacité de la Forteresse et ne manquent jamais de Soutien.

faction-rabbit = Lapin
    .gender = m
    .plural-name = Lapins
    .the = les Lapins
    .of = des Lapins
    .to = aux Lapins
    .way = Ils viennent en nombre et s’adaptent à tout grâce à Arrivée.

faction-raccoon = Raton Laveur
    .gender = m
    .plural-name = Ratons Laveurs
    .the = les Ratons Laveurs
    .of = des Ratons Laveurs
    .to = aux Ratons Laveurs
    .way = Ils abritent vos autres Animaux et aiguisent leur Attaque.

faction-rat = Rat
    .gender = m
    .plural-name = Rats
    .the = les Rats
    .of = des Rats
    .to = aux Rats
    .way = Polyvalents, ils jouent des Animaux de faible coût et les font revenir.

faction-rhino = Rhino
    .gender = m
    .plural-name = Rhinos
    .the = les Rhinos
    .of = des Rhinos
    .to = aux Rhinos
    .way = Ils déplacent les pions dégâts et amassent la Furie.

faction-tiger = Tigre
    .gender = m
    .plural-name = Tigres
    .the = les Tigres
    .of = des Tigres
    .to = aux Tigres
    .way = Ils sont récompensés quand ils battent des Animaux.

## Caméléons : le théâtre

card-eager-understudy = Doublure fébrile
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Doublure fébrile
    .of = de la Doublure fébrile
    .to = à la Doublure fébrile
    .flavour = Connaît tous les rôles par cœur. Le vôtre surtout.

card-zaza-thousand-frocks = Zaza aux Mille Robes
    .gender = f
    .plural = no
    .article = { "" }
    .the = Zaza aux Mille Robes
    .of = de Zaza aux Mille Robes
    .to = à Zaza aux Mille Robes
    .flavour = On ne l’a jamais vue. On n’a vu qu’elle.

card-prima-donna-iridella = Diva Iridella
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Diva Iridella
    .of = de la Diva Iridella
    .to = à la Diva Iridella
    .flavour = Dans quatre provinces, son contre-ut exige un port d’arme.

card-confetti-cannon = Canon à confettis
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Canon à confettis
    .of = du Canon à confettis
    .to = au Canon à confettis
    .flavour = « Et maintenant, cher public, regardez bien au fond du tube. »

card-trapdoor = Trappe de scène
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Trappe de scène
    .of = de la Trappe de scène
    .to = à la Trappe de scène
    .flavour = Le critique a toujours la même place.

card-kaleidodrome = Kaléidodrome
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Kaléidodrome
    .of = du Kaléidodrome
    .to = au Kaléidodrome
    .flavour = Neuf scènes, aucune sortie, et des murs d’humeur changeante.

## Crocodiles : les éplorés

card-tearful-heir = Héritier éploré
    .gender = m
    .plural = no
    .article = l’
    .the = l’Héritier éploré
    .of = de l’Héritier éploré
    .to = à l’Héritier éploré
    .flavour = De vraies larmes. De vraies larmes de crocodile.

card-medium-of-the-mire = Médium des marais
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Médium des marais
    .of = de la Médium des marais
    .to = à la Médium des marais
    .flavour = Les morts lui disent tout. Ce sont surtout des reproches.

card-uncle-mortimer = Oncle Mortimer
    .gender = m
    .plural = no
    .article = l’
    .the = l’Oncle Mortimer
    .of = de l’Oncle Mortimer
    .to = à l’Oncle Mortimer
    .flavour = Il partira quand il voudra, et bien accompagné.

card-matriarch-obsidia = Matriarche Obsidia
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Matriarche Obsidia
    .of = de la Matriarche Obsidia
    .to = à la Matriarche Obsidia
    .flavour = Trois fois veuve, dont deux par gourmandise.

card-reading-of-the-will = Lecture du testament
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Lecture du testament
    .of = de la Lecture du testament
    .to = à la Lecture du testament
    .flavour = « Aux présents, mes amitiés. Aux absents, l’addition. »

card-sunken-mausoleum = Mausolée englouti
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Mausolée englouti
    .of = du Mausolée englouti
    .to = au Mausolée englouti
    .flavour = Les visites sont terminées. Les visiteurs restent.

## Renards : la loi

card-pocket-notary = Notaire de poche
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Notaire de poche
    .of = du Notaire de poche
    .to = au Notaire de poche
    .flavour = Tamponne d’abord, lit ensuite, nie toujours.

card-velvet-sharper = Tricheuse de velours
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Tricheuse de velours
    .of = de la Tricheuse de velours
    .to = à la Tricheuse de velours
    .flavour = Cinq as, c’est du style. Six, ce serait vulgaire.

card-ambassador-silkentail = Ambassadeur Queue-de-Soie
    .gender = m
    .plural = no
    .article = l’
    .the = l’Ambassadeur Queue-de-Soie
    .of = de l’Ambassadeur Queue-de-Soie
    .to = à l’Ambassadeur Queue-de-Soie
    .flavour = Une heure avec lui, et c’est vous qui vous excusez.

card-fine-print = Petits caractères
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Petits caractères
    .of = des Petits caractères
    .to = aux Petits caractères
    .flavour = Pour les griffes, voir l’article neuf, au verso, à la loupe.

card-hostile-takeover = Débauchage
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Débauchage
    .of = du Débauchage
    .to = au Débauchage
    .flavour = « Chez eux, vous gâchez votre talent. Signez là, là et là. »

card-court-of-loopholes = Palais des vices de forme
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Palais des vices de forme
    .of = du Palais des vices de forme
    .to = au Palais des vices de forme
    .flavour = La Justice est aveugle, et on lui a caché sa canne.

## Pandas : les marchands

card-tea-merchant = Marchand de thé
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Marchand de thé
    .of = du Marchand de thé
    .to = au Marchand de thé
    .flavour = La première tasse est offerte. Pas la soucoupe.

card-tollkeeper-of-the-jade-bridge = Péagère du pont de Jade
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Péagère du pont de Jade
    .of = de la Péagère du pont de Jade
    .to = à la Péagère du pont de Jade
    .flavour = Pour les armées, tarif de groupe.

card-abbot-nine-dumplings = Abbé Neuf-Raviolis
    .gender = m
    .plural = no
    .article = l’
    .the = l’Abbé Neuf-Raviolis
    .of = de l’Abbé Neuf-Raviolis
    .to = à l’Abbé Neuf-Raviolis
    .flavour = Il a renoncé à tout, sauf au déjeuner.

card-letter-of-credit = Lettre de crédit
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Lettre de crédit
    .of = de la Lettre de crédit
    .to = à la Lettre de crédit
    .flavour = Elle vaut de l’or, et se mâche mieux.

card-tea-ceremony = Cérémonie du thé
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Cérémonie du thé
    .of = de la Cérémonie du thé
    .to = à la Cérémonie du thé
    .flavour = On a manqué des guerres entières pour une seconde infusion.

card-bamboo-exchange = Bourse au bambou
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Bourse au bambou
    .of = de la Bourse au bambou
    .to = à la Bourse au bambou
    .flavour = Les cours montent quand les courtiers ont faim. Donc ils montent.

## Lapins : la famille

card-keen-volunteer = Volontaire empressé
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Volontaire empressé
    .of = du Volontaire empressé
    .to = au Volontaire empressé
    .flavour = S’avance avant même de savoir pourquoi.

card-auntie-come-along = Tata Suivez-Moi
    .gender = f
    .plural = no
    .article = { "" }
    .the = Tata Suivez-Moi
    .of = de Tata Suivez-Moi
    .to = à Tata Suivez-Moi
    .flavour = Partie chercher une carotte, revenue avec un régiment.

card-jack-of-all-burrows = Jeannot Touche-à-Tout
    .gender = m
    .plural = no
    .article = { "" }
    .the = Jeannot Touche-à-Tout
    .of = de Jeannot Touche-à-Tout
    .to = à Jeannot Touche-à-Tout
    .flavour = Plombier, chirurgien, sonneur. Les jours chargés, les trois à la fois.

card-great-grandmother-clover = Arrière-Grand-Mère Trèfle
    .gender = f
    .plural = no
    .article = l’
    .the = l’Arrière-Grand-Mère Trèfle
    .of = de l’Arrière-Grand-Mère Trèfle
    .to = à l’Arrière-Grand-Mère Trèfle
    .flavour = Quatre cents petits-enfants, et elle sait lequel n’a pas écrit.

card-dinner-bell = Cloche du dîner
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Cloche du dîner
    .of = de la Cloche du dîner
    .to = à la Cloche du dîner
    .flavour = Aucun clairon n’a jamais sonné plus belle charge.

card-endless-warren = Terrier sans fin
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Terrier sans fin
    .of = du Terrier sans fin
    .to = au Terrier sans fin
    .flavour = Il y a toujours de la place pour un de plus. C’est ainsi que tout a commencé.

## Ratons Laveurs : les bricoleurs

card-dustbin-diver = Plongeur de poubelles
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Plongeur de poubelles
    .of = du Plongeur de poubelles
    .to = au Plongeur de poubelles
    .flavour = « Comme neuve ! Qui donc jette une catapulte pareille ? »

card-knight-of-the-lid = Chevalier du couvercle
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Chevalier du couvercle
    .of = du Chevalier du couvercle
    .to = au Chevalier du couvercle
    .flavour = Quarante bosses, toutes sur le couvercle.

card-granny-sprocket = Mamie Pignon
    .gender = f
    .plural = no
    .article = { "" }
    .the = Mamie Pignon
    .of = de Mamie Pignon
    .to = à Mamie Pignon
    .flavour = Elle aiguise tout : couteaux, griffes, remarques.

card-foreman-bolt = Contremaître Boulon
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Contremaître Boulon
    .of = du Contremaître Boulon
    .to = au Contremaître Boulon
    .flavour = « Mettez vos casques ! Les marmites, quoi. »

card-miracle-tape = Ruban miracle
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Ruban miracle
    .of = du Ruban miracle
    .to = au Ruban miracle
    .flavour = Ça vacille ? Ruban. Ça ne vacille plus ? Encore du ruban.

card-scrap-cathedral = Cathédrale de ferraille
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Cathédrale de ferraille
    .of = de la Cathédrale de ferraille
    .to = à la Cathédrale de ferraille
    .flavour = Elle tient par la foi et trois cents ressorts de sommier.

## Rats : la racaille

card-crumb-snatcher = Chipeur de miettes
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Chipeur de miettes
    .of = du Chipeur de miettes
    .to = au Chipeur de miettes
    .flavour = Sa dernière volonté : votre bourse.

card-doctor-of-the-drains = Docteur des égouts
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Docteur des égouts
    .of = du Docteur des égouts
    .to = au Docteur des égouts
    .flavour = « Mort ? Prenez-en deux, et debout ! »

card-two-penny-recruiter = Recruteuse à deux sous
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Recruteuse à deux sous
    .of = de la Recruteuse à deux sous
    .to = à la Recruteuse à deux sous
    .flavour = Prime d’engagement : une croûte de fromage, à partager.

card-baron-gully = Baron Caniveau
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Baron Caniveau
    .of = du Baron Caniveau
    .to = au Baron Caniveau
    .flavour = Son titre et son blason viennent de la même plaque d’égout.

card-suspicious-cheese = Fromage suspect
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Fromage suspect
    .of = du Fromage suspect
    .to = au Fromage suspect
    .flavour = Affiné en secret. Pour un invité.

card-gutter-parliament = Parlement du caniveau
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Parlement du caniveau
    .of = du Parlement du caniveau
    .to = au Parlement du caniveau
    .flavour = Tous les sièges sont pris. Les chapeaux aussi, et la porte.

## Rhinos : la forge

card-thick-skinned-boxer = Boxeuse au cuir épais
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Boxeuse au cuir épais
    .of = de la Boxeuse au cuir épais
    .to = à la Boxeuse au cuir épais
    .flavour = Le premier coup la réveille.

card-sergeant-bellow = Sergent Beuglard
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Sergent Beuglard
    .of = du Sergent Beuglard
    .to = au Sergent Beuglard
    .flavour = « Tu saignes ? Parfait ! Alors fâche-toi ! »

card-duchess-of-demolition = Duchesse des décombres
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Duchesse des décombres
    .of = de la Duchesse des décombres
    .to = à la Duchesse des décombres
    .flavour = Elle ne prend jamais la porte. Elle en laisse une.

card-red-rag = Chiffon rouge
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Chiffon rouge
    .of = du Chiffon rouge
    .to = au Chiffon rouge
    .flavour = En principe, c’est pour les taureaux. Personne ne l’a dit aux rhinos.

card-return-to-sender = Retour à l’envoyeur
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Retour à l’envoyeur
    .of = du Retour à l’envoyeur
    .to = au Retour à l’envoyeur
    .flavour = « Ce bleu est à vous, je crois. »

card-anvil-yard = Cour de l’enclume
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Cour de l’enclume
    .of = de la Cour de l’enclume
    .to = à la Cour de l’enclume
    .flavour = Ici se forgent les caractères. Surtout les mauvais.

## Tigres : les duellistes

card-cub-on-probation = Tigreau à l’essai
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Tigreau à l’essai
    .of = du Tigreau à l’essai
    .to = au Tigreau à l’essai
    .flavour = Une seule référence suffit. Inconsciente.

card-trophy-curator = Conservatrice de trophées
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Conservatrice de trophées
    .of = de la Conservatrice de trophées
    .to = à la Conservatrice de trophées
    .flavour = Il reste une place au mur. De profil, s’il vous plaît.

card-marquise-hush = Marquise Chut
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Marquise Chut
    .of = de la Marquise Chut
    .to = à la Marquise Chut
    .flavour = Elle vous a comptés deux fois. Vous n’êtes toujours pas assez nombreux.

card-lady-next-please = Lady Au-Suivant
    .gender = f
    .plural = no
    .article = { "" }
    .the = Lady Au-Suivant
    .of = de Lady Au-Suivant
    .to = à Lady Au-Suivant
    .flavour = Ses rendez-vous sont brefs.

card-coup-de-grace = Coup de grâce
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Coup de grâce
    .of = du Coup de grâce
    .to = au Coup de grâce
    .flavour = L’usage veut qu’on salue d’abord. Brièvement.

card-sabre-club = Cercle du sabre
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Cercle du sabre
    .of = du Cercle du sabre
    .to = au Cercle du sabre
    .flavour = Les invités sont toujours les bienvenus. Voir le menu.
