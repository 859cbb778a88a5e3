### À une vraie table : ce que montrent les dés et les cartes.

real-search = Taper un nom
real-none = Rien de ce qui est encore possible ne porte ce nom.
real-coming = Ensuite :
real-fold = Voir la table
real-unfold = Saisir
real-which-card = Quelle carte ?
