### Ce qui peut clocher dans un pack. Les mots et les champs de son fichier sont cités tels quels.

mistake-said = { $text }
mistake-missing = Ce champ manque.
    .remedy = Ajoutez-le.
    .menus = Choisissez ici.
mistake-number = Il faut un nombre entier de { $low } à { $high }, et non { $found }.
    .remedy = Écrivez un nombre entre les deux.
mistake-number-least = Il faut un nombre entier d’au moins { $low }, et non { $found }.
    .remedy = Écrivez un nombre plus grand.
mistake-zero = Cela ne peut pas être 0.
    .remedy = Écrivez un autre nombre, ou supprimez ce texte.
mistake-flag = Il faut true ou false, et non { $found }.
    .remedy = Écrivez true ou false, sans guillemets.
mistake-text = Il faut un texte, et non { $found }.
    .remedy = Écrivez-le entre guillemets droits.
mistake-texts = Il faut une liste de textes, et non { $found }.
    .remedy = Écrivez ["un", "un autre"].
mistake-word = Il faut l’un de ces mots : { $words }, et non { $found }.
    .remedy = Choisissez l’un d’eux.
    .said = Ceci n’est pas l’un des mots au choix.
    .menus = Choisissez-en un.
mistake-words = Il faut une liste de mots parmi { $words }, et non { $found }.
    .remedy = Écrivez une liste comme ["{ $words }"] avec les mots voulus.
    .said = Tout cela ne figure pas parmi les mots au choix.
    .menus = Choisissez de nouveau.
mistake-none = Il faut nommer au moins l’un de ceux-ci : { $words }.
    .remedy = Nommez-en un, ou supprimez le champ.
    .menus = Choisissez-en au moins un, ou ne dites rien.
    .said = Rien n’est choisi ici.
mistake-table = Il faut une table de champs, et non { $found }.
    .remedy = Écrivez {"{"} champ = valeur {"}"}, ou une section à part entre [crochets].
mistake-tables = Il faut une liste de tables, et non { $found }.
    .remedy = Écrivez [{"{"} … {"}"}, {"{"} … {"}"}], ou des sections entre [[doubles crochets]].
mistake-twice = L’identifiant { $id } est utilisé deux fois.
    .remedy = Donnez un autre identifiant à l’une des deux cartes.
    .menus = Donnez un autre nom à l’une des deux.
    .said = Le pack contient cette carte deux fois.
mistake-unknown = Ce champ est inconnu ici. Champs connus : { $known }.
    .remedy = Vérifiez l’orthographe, ou supprimez-le.
    .said = Il n’y a pas de tel champ ici.
mistake-long-card = La carte en dit plus qu’on ne peut mettre en mots.
    .remedy = Retirez quelque chose de ses textes, ou faites-en deux cartes.
mistake-no-action = Il faut au moins une action.
    .remedy = Écrivez [{"{"} node = "…" {"}"}].
    .menus = Choisissez ce qui se passe.
mistake-few-modes = Il faut au moins deux textes au choix.
    .remedy = Ajoutez-en un, ou écrivez le texte sans choix.
    .menus = Ajoutez une autre possibilité.
mistake-many-modes = Il y a { $n } textes au choix, mais il n’y a de place que pour { $most }.
    .remedy = Retirez-en.
value-table = une table
value-list = une liste
value-long = quelque chose de plus long

## Noms et identifiants

mistake-name = Un nom doit être un texte, et non { $found }.
    .remedy = Écrivez name = "Bell Warden", ou {"{"} en = "…", fr = "…", de = "…" {"}"}.
mistake-name-language = Ce n’est pas une langue.
    .remedy = Utilisez ses deux lettres : en, fr ou de.
mistake-name-none = Aucun nom n’est donné.
    .remedy = Écrivez-le au moins dans une langue.
mistake-name-long = Le nom a { $n } caractères, mais une carte n’en tient que { $most }.
    .remedy = Raccourcissez-le.
mistake-name-line = Un nom tient sur une ligne, sans espaces autour ni caractères invisibles.
    .remedy = Tapez-le de nouveau sans eux.
mistake-name-marks = Une lettre du nom porte trop de signes.
    .remedy = Tapez-le de nouveau sans eux.
mistake-id = Un identifiant se compose de minuscules, de chiffres et de traits d’union, { $most } au plus, et non { $found }.
    .remedy = Écrivez par exemple bell-warden ; le nom de la carte se dit dans name.
mistake-id-taken = { $id } est déjà l’identifiant de quelque chose qui est livré avec le jeu.
    .remedy = Choisissez un autre identifiant.
    .menus = Donnez-lui un autre nom.
    .said = Quelque chose de fourni avec le jeu porte déjà ce nom.
mistake-id-reserved = { $id } ne peut pas être un identifiant : ce mot a un autre sens pour les programmes.
    .remedy = Choisissez un autre identifiant.
    .said = Ce nom signifie autre chose pour les programmes.
    .menus = Donnez-lui un autre nom.
doubt-no-name = Il manque un nom ; l’identifiant en tient lieu.
    .remedy = Ajoutez name = {"{"} en = "…", fr = "…", de = "…" {"}"}.
    .menus = Écrivez son nom ci-dessus.
    .said = Cela n’a pas encore de nom.
doubt-name-missing = Il manque le nom dans ces langues : { $languages }.
    .remedy = Ajoutez-le ; d’ici là, le nom dans une autre langue en tient lieu.
    .menus = Écrivez-le ci-dessus ; d’ici là, le nom dans une autre langue le remplace.
doubt-same-choice = Deux des textes au choix sont les mêmes.
    .remedy = Changez-en un, ou retirez-le.
doubt-twin = Au nom près, elle est identique à { $other }.
    .remedy = Changez quelque chose sur l’une des deux, sauf si vous en voulez deux pareilles.

## Le fichier

mistake-not-toml = Ce n’est pas du TOML valide : { $problem }.
    .remedy = Regardez cette ligne et la précédente : manque-t-il un guillemet, un crochet ou une virgule ?
mistake-not-text = Ce n’est pas un fichier texte en UTF-8.
    .remedy = Ouvrez-le dans un éditeur de texte et enregistrez-le de nouveau avec l’encodage UTF-8.
mistake-too-large = Le fichier dépasse { $most } Ko.
    .remedy = Faites-en deux packs.
mistake-too-many-values = Le fichier contient plus de { $most } valeurs.
    .remedy = Faites-en deux packs.
mistake-too-deep = Ses tables sont imbriquées sur plus de { $most } niveaux.
    .remedy = Écrivez des textes plus simples.
mistake-long-text = Un texte y compte { $n } caractères ; { $most } au plus sont permis.
    .remedy = Raccourcissez-le.
mistake-large-number = Un nombre y dépasse { $most }.
    .remedy = Aucun champ n’en a besoin ; écrivez un nombre plus petit.
mistake-strange-value = Il contient une valeur que les packs ne connaissent pas : { $found }.
    .remedy = Écrivez un texte, un nombre entier, true ou false.
