### Ce qui peut clocher chez des Épiques, et ce qui y est douteux. Les mots et les champs de leur fichier sont cités tels quels.

mistake-track-length = Une piste compte de { $least } à { $most } actions, et non { $n }.
    .remedy = Ajoutez-en, ou retirez-en.
mistake-no-research = Le butin doit contenir de la Recherche sur Cœur d’Acier, car chaque Épique sait quelque chose sur lui.
    .remedy = Écrivez research = 1 ou plus.
    .menus = Choisissez au moins 1 pour la Recherche de Cœur d’Acier.
mistake-number-of-epics = Il faut de 1 à { $most } Épiques, et non { $n }.
    .remedy = Écrivez [[epic]] autant de fois.
    .menus = Ajoutez-en par leur signe plus, ou supprimez-en.
mistake-few-epics = À la place des Épiques de la boîte, il en faut au moins { $least }, pour que six Redresseurs puissent jouer aussi, et non { $n }.
    .remedy = Ajoutez-en, ou écrivez instead = false pour les mélanger aux autres.
    .menus = Ajoutez-en, ou décochez la case pour les mélanger aux autres.
doubt-weakened-at-once = Avec une Recherche de 0, il est affaibli dès le début : sa Santé est tout de suite de { $health }.
    .remedy = Écrivez la Santé voulue dans weakened, ou une research d’au moins 1.
    .menus = Réglez la Santé affaiblie sur la valeur voulue, ou la Recherche sur 1 au moins.
doubt-weakened-no-less = Affaibli, il n’a pas moins de Santé que les { $health } d’avant : la recherche y est perdue.
    .remedy = Écrivez un nombre plus petit.
    .menus = Choisissez un nombre plus petit.

## Ce que beaucoup de parties disent d’une carte

measured-defeat = vaincu quand il apparaît
