### Le terminal : ce qu’il dit autour d’une partie.

## Les commandes

cli-any-name = un nom
cli-no-card = Il n’y a pas de carte « { $name } » ; les plus proches sont { $near }.
cli-no-filter = Rien ici ne s’appelle « { $name } » ; le plus proche : { $near }.
cli-no-rule = Il n’y a pas de règle « { $id } » ; il y a { $known }.
cli-verify-good =
    { $lines ->
        [one] { $file } est valable : { $lines } ligne a été rejouée et donne le résultat enregistré.
       *[other] { $file } est valable : { $lines } lignes ont été rejouées et donnent le résultat enregistré.
    }
cli-verify-bad = { $file } n’est pas valable : { $problem }
cli-verify-chance =
    { $kind ->
        [sealed] Le sceau est ouvert : chaque dé et chaque mélange découle du secret qu’il cachait. C’est un ancien sceau, qui ne nomme ni la table ni les règles.
        [bound] Le sceau est ouvert : chaque dé et chaque mélange découle du secret qui était fixé avant la partie, avec la table, les règles, les cartes, les options et les places.
        [salted] Le sceau est ouvert : chaque dé et chaque mélange découle du secret qui était fixé avant la partie, avec la table, les règles, les cartes, les options et les places, et de ce que des joueurs y ont ajouté ensuite.
        [known] Les dés et les mélanges étaient connus d’avance : c’est une leçon ou une énigme, ou la suite d’une partie dont le sceau était déjà ouvert.
        [fast] Les dés et les mélanges découlent de la graine inscrite dans l’en-tête.
        [entered] Ses dés et ses cartes étaient réels et ont été saisis à la main : on ne peut rien prouver à leur sujet.
       *[other] Les dés étaient donnés d’avance.
    }
cli-verify-commitment = Si c’est bien le sceau montré avant la partie, personne n’a pu choisir les dés : { $commitment }
cli-new = { $file } est écrit et se joue tel quel. Modifiez-le, puis :
cli-print = { $file } est écrit ; cartes : { $cards }, pages : { $pages }.
cli-site = { $folder } est écrit : version { $version }, fichiers : { $files }, { $size } Mo. Servez-le comme fichiers statiques, par exemple : python3 -m http.server --directory { $folder }
cli-print-scale = À imprimer à 100 % de sa taille.
cli-print-unofficial = Projet d’amateurs non officiel, fait avec Ludotek.
cli-print-signs = Ces signes manquent dans la police et sont imprimés comme des cases : { $signs }
cli-lint =
    { $n ->
        [0] Aucune erreur
        [one] { $n } erreur
       *[other] { $n } erreurs
    }{ $doubts ->
        [0] {""}
        [one] , { $doubts } doute
       *[other] , { $doubts } doutes
    } ; packs vérifiés : { $checked }.
cli-lint-error = erreur dans { $where } :
cli-lint-error-at-all = erreur :
cli-lint-doubt = doute sur { $where } :
cli-lint-doubt-at-all = doute :
cli-no-reports = Rien n’a été signalé.
cli-report =
    { $when } UTC · table { $table } · { $name } : « { $text } » · { $seat ->
        [0] signalé par un spectateur
       *[other] signalé par la place { $seat }
    }

doctor-ludotek = Ludotek
doctor-python = Python
doctor-engine = Moteur
doctor-libraries = Bibliothèques
doctor-games = Jeux (règles)
doctor-packs = Packs
doctor-broken = Écartés
doctor-languages = Langues
doctor-terminal = Terminal
doctor-data = Parties gardées dans

## À l’invite

shell-hint = Tapez un numéro · ? aide · ? 1 explique · pourquoi · annuler · journal · quitter
shell-hint-low = Tapez un numéro · ? aide · ? 1 explique · pourquoi · annuler · Entrée : toute la table
shell-hint-letters = Plusieurs à la fois par leurs lettres, par exemple { $letters }
shell-unknown = Saisie inconnue : « { $what } ». Tapez un numéro, ou ? pour l’aide.
shell-no-option =
    { $last ->
        [1] Il n’y a pas de choix { $n } ; il n’y a que le choix 1.
       *[other] Il n’y a pas de choix { $n } ; les choix vont de 1 à { $last }.
    }
# Par-delà des dés ou des cartes cachées, en solo.
shell-undo-anyway = Vous pouvez « annuler quand même », ce qui annule : { $act }. L’enregistrement et le résultat diront que vous êtes revenu en arrière.
shell-concede = Vous perdriez la partie. Tapez « abandonner quand même » pour confirmer ; le journal le notera.
# Ce qui n’est pas possible ; la raison suit.
shell-why = { $option } –
shell-why-nothing = Rien de tel n’est interdit en ce moment.
shell-card-which = Quelle carte ? Tapez « carte » et son nom, ou une partie de son nom.
shell-guide-off = Le guide est masqué ; « guide » le rappelle.
shell-guide-on = Le guide est affiché.
shell-aim = But : { $aim } ({ $rule })
shell-muted = En sourdine : { $cards }
shell-mute = { $card } : en sourdine. Si rien d’autre n’est utilisable, le jeu ne s’arrête plus pour vous le proposer. Vous pouvez toujours vous en servir lors des autres questions.
shell-unmute = { $card } : plus en sourdine.
shell-saved = Partie sauvegardée dans { $file }
shell-laid-aside = Partie sauvegardée dans { $file }. Pour la reprendre : ludotek play { $game } --resume
shell-commitment = Les dés et les mélanges sont scellés. Empreinte du sceau : { $commitment }
shell-seeded = Partie avec la graine { $seed } : la même graine et les mêmes choix donnent la même partie.
shell-real = Une partie avec la vraie boîte : vous lancez les dés, retournez les cartes et dites ce que vous voyez. Ici, on ne connaît que ce qui se trouve sur la table.
shell-coming = Ensuite : { $dice }
shell-hint-entering = Tapez un numéro ou une partie du nom. « annuler » retire la dernière saisie.
shell-opening = Le sceau est ouvert. Secret : { $opening }
shell-record = N’importe qui peut rejouer l’enregistrement de cette partie et vérifier chaque dé et chaque mélange :
shell-number-usage = 1, 2, 3 …
shell-number-help = Faire ce choix. 0 désigne celui qui met fin à la question, comme « terminer » ou « non ».

## Plusieurs joueurs

screen-story = Ce qui s’est passé
shell-seat = Joueur { $n }
shell-player-human = { $player } (humain)
shell-player-bot = { $player } (robot, { $level })
shell-company = Autour de la table : { $players }
shell-hand-over = Passez le clavier au joueur { $n }.
shell-hand-over-enter = Joueur { $n } : assurez-vous que personne d’autre ne regarde, puis appuyez sur Entrée.
shell-earlier =
    { $n ->
        [one] … { $n } ligne précédente ; « journal » montre tout.
       *[other] … { $n } lignes précédentes ; « journal » montre tout.
    }
shell-no-seat = Il n’y a pas de joueur « { $what } » ; les joueurs vont de 1 à { $last }.
shell-seat-waits = Vous ne pouvez pas agir pour { $player } maintenant.
shell-undo-agree = Si vous êtes tous d’accord, vous pouvez « annuler quand même », ce qui annule : { $act }. L’enregistrement et le résultat le diront.
# La partie est terminée ; qui a joué en solo peut revenir en arrière.
shell-undo-over = Vous pouvez encore « annuler quand même », jusqu’avant : { $act }. L’enregistrement et le résultat le diront. Entrée met fin à la partie.
shell-for-players = pour { $numbers } joueurs
shell-which-lesson = Première partie ? 1 : avec le guide ; 2 : sans guide (Entrée pour 1)
shell-which-mode = Quel mode (1 à { $last }, ou Entrée pour 1) ?
shell-which-number = Combien de joueurs ({ $numbers }, ou Entrée pour { $usual }) ?
shell-which-players = Qui joue ? 1 : vous contre des robots ; 2 : des personnes seulement, à tour de rôle à ce clavier (Entrée pour 1)
shell-go-nobody = Aucun robot ne vous attend maintenant.
shell-enter = Entrée : retour à la table
shell-which-team = Qui joue ? 1 : des humains à toutes les places ; 2 : vous à la première, des robots aux autres (Entrée pour 1)

## Ce qu’on peut taper. Le premier mot est celui qui est affiché.

verb-anyway = quand même
verb-help = aide, ?
    .usage = ? [numéro ou mot]
    .help = Cette aide ; ou ce que fait un choix, avec ses cartes et sa règle.
verb-why = pourquoi
    .usage = pourquoi [mot]
    .help = Ce qui n’est pas possible maintenant, et pourquoi ; sans mot, aussi pourquoi les bots viennent d’agir ainsi.
verb-hint = conseil
    .usage = conseil
    .help = Les meilleurs choix, avec vos chances de gagner.
verb-odds = chances
    .usage = chances
    .help = Les chances exactes de vos dés ou de vos pioches.
verb-undo = annuler, retour
    .usage = annuler [quand même]
    .help = Annuler votre propre dernière action ; après des dés lancés ou des cartes révélées, seulement avec « quand même », et le résultat le dira.
verb-log = journal, histoire
    .usage = journal [nombre]
    .help = Ce qui s’est passé jusqu’ici, ou les dernières lignes.
verb-rules = règles, règle
    .usage = règles [{ $prefix }-25]
    .help = La règle de la question posée, ou une autre.
verb-cards = cartes
    .usage = cartes
    .help = Toutes les cartes de ce jeu.
verb-card = carte
    .usage = carte NOM
    .help = Ce que dit une carte.
verb-mute = sourdine, muet
    .usage = sourdine NOM
    .help = Ne plus s’arrêter juste pour proposer cette carte.
verb-unmute = rétablir
    .usage = rétablir [NOM]
    .help = La proposer de nouveau.
verb-seat = joueur, siège
    .usage = joueur [numéro ou nom]
    .help = Agir pour un autre joueur qui peut agir maintenant ; sans numéro, qui joue à quelle place.
verb-go = allez
    .usage = allez
    .help = Faire jouer les robots qui vous attendent.
verb-guide = guide
    .usage = guide
    .help = Masquer le guide de la première partie, ou l’afficher de nouveau.
verb-save = sauver, sauvegarder
    .usage = sauver [FICHIER]
    .help = Sauvegarder la partie et continuer.
verb-again = encore, recommencer
    .usage = encore
    .help = Recommencer le problème.
verb-solution = solution
    .usage = solution
    .help = Renoncer et voir la meilleure ligne.
verb-lang = langue
    .usage = langue { $languages }
    .help = Continuer dans une autre langue.
verb-concede = abandonner, abandon
    .usage = abandonner [quand même]
    .help = Abandonner la partie, donc la perdre ; seulement avec « quand même ».
verb-quit = quitter, fin
    .usage = quitter
    .help = Sauvegarder et quitter.

hint-nothing = Il n’y a rien à décider pour l’instant.
hint-heading = Vos chances de gagner :
hint-best = { $chance } % ({ $low }–{ $high } %)
hint-equal = { $chance } % ({ $low }–{ $high } %), à peu près aussi bon
hint-worse =
    { $chance } % ({ $low }–{ $high } %), { $behind ->
        [one] { $behind } point de moins
       *[other] { $behind } points de moins
    }

# ludotek odds
cli-odds-example = Par exemple : { $example }
odds-line = Chances
odds-nothing = Il n’y a pas de chances à calculer pour l’instant.
odds-percent =
    { $about ->
        [below] < { $n } %
        [above] > { $n } %
       *[exactly] { $n } %
    }
odds-decimal = { $whole },{ $tenths }

# ludotek review
review-title = { $game } : analyse
review-written = Analyse enregistrée dans { $file }

# ludotek puzzle
puzzle-count =
    { $game } ({ $name }) : { $n ->
        [one] 1 problème
       *[other] { $n } problèmes
    }, résolus : { $solved }
puzzle-today = { $title } (problème du jour)
puzzle-how = Pour en jouer un : ludotek puzzle { $name } --number 1 ; celui du jour avec --daily.
puzzle-task = Problème { $number } : { $task }
puzzle-next = Entrée : l’étape suivante
puzzle-solved = Résolu : { $value }.
puzzle-missed = Ce n’est pas la meilleure ligne. La vôtre : { $value } ; possible : { $best }.
puzzle-gone = Ce problème n’est plus dans la collection : il ne peut plus être jugé. Vous pouvez continuer à jouer.
puzzle-then = Tapez « encore » pour réessayer, « solution » pour voir la meilleure ligne, « quitter » pour arrêter.
puzzle-value-certain =
    { $reached ->
        [no] le but n’est pas atteint à coup sûr
       *[yes] le but est atteint
    }
puzzle-value-chance = { $chance } de chances

## ludotek upgrade

upgrade-schema = La base de données a un schéma plus ancien ; `ludotek upgrade` ou le démarrage du serveur le met à jour.
upgrade-version = { $game }, règles { $rules } : en cours { $running }, terminées { $finished }, illisibles { $damaged }.
upgrade-differ =
    { $differ ->
        [one] { "  " }Avec les règles actuelles, { $differ } de ces parties se serait déroulée autrement : elle garde donc les siennes. { $example }
       *[other] { "  " }Avec les règles actuelles, { $differ } de ces parties se seraient déroulées autrement : elles gardent donc les leurs. Par exemple { $example }
    }
upgrade-problem = Table { $table } : { $problem }
upgrade-good =
    { $tables ->
        [0] Il n’y a aucune table.
        [one] La seule table se rejoue comme elle a été enregistrée, avec les règles de son début.
       *[other] Les { $tables } tables se rejouent comme elles ont été enregistrées, chacune avec les règles de son début.
    }
upgrade-bad = Certaines des { $tables } tables sont illisibles. Ne changez pas de version avant de savoir pourquoi.
