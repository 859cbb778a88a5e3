### La table et ceux qui l’entourent : ce qu’elle dit, et pourquoi elle refuse.

## Qui et quand

table-seat = Joueur { $n }
table-name = { $name }
table-waits-for = On attend { LIST($names, join: "and") } : { $why } ({ $rule })
table-waiting = Des places sont encore libres ; la partie commence quand tout le monde est là.
table-over = La partie est terminée.
table-proposal-undo = { $name } voudrait annuler : { $act }
table-proposal-undo-other = { $name } voudrait annuler ce qu’a fait { $of } : { $act }
table-proposal-concede = { $name } voudrait abandonner la partie.
table-proposal-bot = { $name } aimerait qu’un robot joue pour { $whom }.
table-proposal-bot-for-you = { $name } aimerait qu’un robot joue à votre place. Vous pourrez revenir à tout moment.
table-proposal-pause = { $name } voudrait mettre la partie en pause.
table-proposal-continue = { $name } voudrait reprendre la partie.
table-proposal-close = { $name } voudrait fermer la table. Personne ne gagne ni ne perd.
table-proposal-host = { $name } voudrait devenir l’hôte de cette table.
table-proposal-link = { $name } voudrait créer un nouveau lien pour { $whom }, qui n’est pas là depuis un moment.

## Le journal : ceux qui viennent et s’en vont

table-told-bot-plays = { $who } : un robot joue désormais à cette place.
table-told-out-of-time = { $who } n’a plus de temps : un robot continue.
table-told-is-back = { $who } est de retour.
table-told-new-link = { $who } a un nouveau lien.
table-told-new-host = { $who } est désormais l’hôte de la table.

## À la table

table-not-asked = Vous n’avez rien à décider pour le moment.
table-stale = La partie a continué entre-temps ; voici où elle en est.
table-nobody-to-urge = Aucun robot ne vous attend en ce moment.
table-no-agreement = Impossible d’annuler davantage : des joueurs ont des cartes cachées.
table-one-proposal = Une autre proposition est encore ouverte ; répondez d’abord à celle-là.
table-no-proposal = Cette proposition n’est plus ouverte.
table-capped =
    { $cap ->
        [chat] La discussion de cette table est pleine : elle contient { $most } lignes. Vous pouvez toujours jouer.
        [undos] On a annulé { $most } fois à cette table ; désormais, la partie ne va que de l’avant.
        [names] Les personnes à cette table ont changé { $most } fois de nom ; cela suffit.
        [mutes] On a changé { $most } fois les cartes en sourdine à cette table ; elles restent désormais telles quelles.
       *[journal] Il s’est passé tant de choses à cette table que seule la partie peut continuer. Terminez-la, ou fermez la table et ouvrez-en une nouvelle.
    }
table-no-such-card = Cette partie ne propose aucune carte de ce nom ; il n’y a rien à passer.
table-nothing-said = Ce message est vide ; écrivez d’abord quelque chose.
table-no-person = Personne n’est assis à cette place.
table-last-person = Vous êtes la dernière personne à cette table ; fermez-la ou abandonnez.
table-not-replaced = Aucun robot ne joue pour cette place.
table-bot-plays = Un robot joue à votre place. Revenez d’abord.
table-no-time = Votre temps est écoulé : le robot continue.
table-spectator = Vous regardez ; seuls les joueurs peuvent faire cela.
table-not-your-seat = Cette place n’est pas la vôtre.
table-no-such-seat = Cette place n’existe pas.
table-not-host = Seul l’hôte de la table peut faire cela.
table-still-there = Tant que la partie dure, seule la personne assise à cette place peut en créer un nouveau lien. Si elle reste absente un moment, vous pourrez le faire ensemble.
table-veiled = Les autres ont créé ce lien en votre absence. Il ouvrira votre place quand la partie sera terminée ; d’ici là, un robot joue et vous pouvez regarder.
table-begun = Un robot a commencé à jouer à cette place. Ses cartes cachées ne peuvent être montrées à personne d’autre dans cette partie.
table-not-over = La partie n’est pas encore terminée.
table-no-team-talk = En mode { $mode }, les équipiers ne peuvent pas se parler en privé.
table-silence = Ici, ni discussion d’équipe ni signaux : en mode { $mode }, aucune information ne circule entre équipiers.
table-no-team = Vous n’avez ici aucun équipier à qui parler en privé.
table-no-pings = Les signaux n’existent que dans les jeux coopératifs.

## Aide

table-no-help-today = La partie du jour se joue sans conseils ni chances affichées : la donne est la même pour tous.
table-no-help-here = Ni conseils ni chances affichées ici : des personnes s’affrontent.
table-no-help-puzzle = Un problème se résout sans conseils ni chances affichées.
table-no-such-help = Ce jeu n’offre pas cette aide.
table-no-help-in-time = La réflexion a été trop longue cette fois. Réessayez dans un instant.
table-needs-server = Il faut un serveur pour cela : cet appareil réfléchirait trop longtemps. Sur un ordinateur, `ludotek review` analyse un enregistrement exporté, et `ludotek balance` mesure un pack.
table-one-at-a-time = Votre dernière demande est encore en cours de calcul.
table-no-review = Ce jeu ne peut pas être analysé.
table-too-many-reviews = Beaucoup de parties sont en cours d’analyse. Réessayez dans quelques minutes.
table-reviewed-enough = Vous avez fait analyser beaucoup de parties en une heure. Réessayez plus tard.
table-no-reason = Aucun bot n’a choisi cela, ou ce choix a été annulé.
reason-better = « { $act } » plutôt que « { $other } » : { $chance } de chances de gagner, contre { $against }.
reason-equal = « { $act } » vaut à peu près « { $other } » : { $chance } de chances de gagner, contre { $against }.
reason-worse = « { $act } » semblait le meilleur choix à première vue ; en jouant la suite, « { $other } » gagne plus souvent : { $against }, contre { $chance }.
reason-because = { $reason } { $fact }
reason-seen = Pour autant que vous puissiez voir : { $reason }
reason-secret = La raison tient à ce qu’il a en main, et cela reste secret jusqu’à la fin de la partie.
reason-alone = Il n’y avait rien d’autre à peser.
reason-none = Ce bot laisse une part de ses réponses au hasard : inutile d’y chercher une raison.
hint-interval = { $low }–{ $high } %
hint-as-good = à peu près aussi bon
hint-points-worse =
    { $behind ->
        [one] { $behind } point de moins
       *[other] { $behind } points de moins
    }

## Entrer

table-no-such-table = Cette table n’existe pas. Le lien est peut-être tronqué : copiez-le en entier.
table-damaged = Ce qui est enregistré de cette table est illisible ; rien n’a été modifié. L’exploitant du serveur en trouvera la raison dans le journal.
table-wrong-key = Ce lien n’ouvre pas la table : il est incomplet ou a été remplacé. Demandez-en un nouveau à l’hôte.
table-reissued = Cette place a reçu un nouveau lien ; l’ancien ne l’ouvre plus.
table-full = Toutes les places sont prises. Demandez à l’hôte le lien pour regarder.
table-old-rules = Cette partie a été commencée avec des règles plus anciennes et ne peut pas continuer.
table-hello-first = Aucune table n’est encore ouverte ici. Rechargez la page.
table-hello-again = Une table est déjà ouverte ici. Rechargez la page pour aller à une autre.
table-branch-running = Une nouvelle partie ne peut partir que d’une position d’une partie terminée.
table-branch-solo = Repartir d’une position n’est possible que dans les jeux en solo et coopératifs.
table-no-such-step = Cette étape n’existe pas ; la dernière est la { $last }.

## Préparer

table-wrong-number =
    { $given ->
        [one] Vous avez préparé { $given } place, mais le jeu en a { $seats }.
       *[other] Vous avez préparé { $given } places, mais le jeu en a { $seats }.
    }
table-nobody-there = Une place au moins doit être la vôtre.
table-nothing-to-enter = Aucun dé ni aucune carte n’est attendu.
table-not-possible = Cela ne peut pas apparaître ici.
table-real-table = C’est impossible à une table avec de vrais dés et de vraies cartes.
table-no-such-bot = Le robot « { $bot } » n’existe pas ; il y a { $known }.
table-bad-clock = La pendule doit être réglée entre 1 et { $most }.
table-too-many = Vous pouvez avoir au plus { $most } tables à la fois.

## Ce qui ne va pas

table-no-daily = Ce jeu n’a pas de partie du jour.
table-daily-taken = Vous avez déjà joué la partie du jour. Demain, il y en aura une autre.
table-daily-sealed = La journée n’est pas finie : d’autres jouent encore la même partie. L’enregistrement, la rediffusion et les nouvelles parties à partir d’ici viendront après minuit UTC.
table-not-public = Sur ce serveur, les tables ne sont ouvertes qu’à ceux qui ont le lien.
table-no-such-phrase = Cette formule n’existe pas.
table-no-such-line = Il n’y a pas de tel message.
table-malformed = Le message est illisible : { $problem }
table-too-large = Le message est trop grand ; { $most } octets au plus.
table-too-fast = Trop de demandes à la fois ; patientez un instant.
table-wrong-origin = Cette page n’a pas le droit de parler au serveur. Ouvrez le jeu à l’adresse du serveur.
table-no-such-page = Page introuvable. Revenez à la page d’accueil.
table-bad = Impossible : { $problem }
table-failed = Le serveur a eu un problème ; rien n’a changé. Réessayez.
table-restarting = Le serveur est mis à jour. Votre partie reprend dans un instant.
table-store-down =
    { $cause ->
        [read-only] Le serveur ne peut rien enregistrer pour le moment (sa base est en lecture seule) ; rien n’a changé.
        [full] Le serveur ne peut rien enregistrer pour le moment (son disque est plein) ; rien n’a changé.
        [no-room] Il n’y a plus de place sur cet appareil ; rien n’a changé. Faites de la place, puis continuez.
        [browser] Ce navigateur ne peut rien enregistrer pour le moment ; rien n’a changé. Rechargez la page et réessayez.
       *[other] Le serveur n’atteint pas sa base de données pour le moment ; rien n’a changé. Réessayez.
    }

## Options et robots

option-mode = Mode
option-deck = Paquet
option-difficulty = Difficulté
bot-gentle = débonnaire
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-expert = expert
bot-greedy = standard
bot-learned = entraîné
bot-random = au hasard
bot-search = fort

## Packs

table-bad-pack = Ce pack ne peut pas encore être joué. { $problem }
table-pack-too-hard = L’examen de ce pack prend trop de temps. Réduisez-le, ou simplifiez ses textes.
table-pack-private = Une table avec un pack personnel n’est ouverte qu’à ceux qui ont le lien.
table-no-trial = Cette carte ne peut pas être essayée à part.
table-no-measure = Les packs ne peuvent pas être mesurés ici.
table-measured-enough = Vous avez fait mesurer beaucoup de packs en une heure. Réessayez plus tard.
table-bench-busy = Beaucoup de packs sont en cours d’examen. Réessayez dans un instant.

## Sauvegardes

table-not-a-backup = Ce fichier n’est pas une sauvegarde de Ludotek.
table-backup-damaged = Dans ce fichier, cette partie est abîmée ou a été modifiée ; elle n’a pas été ouverte.
table-backup-newer = Une version plus récente de Ludotek a écrit ce fichier. Mettez d’abord à jour, ou ouvrez-le là où il a été créé.
table-backup-too-hard = Rejouer cette partie pour la vérifier prendrait trop de temps ici ; elle n’a pas été ouverte.
table-others-play = D’autres personnes jouent à cette table, ou c’est la partie du jour : elle reste donc où elle est. Une fois terminée, vous pourrez exporter son enregistrement.
table-parted = Cette partie a continué ici et dans le fichier, de deux façons. Celle d’ici reste telle quelle.
