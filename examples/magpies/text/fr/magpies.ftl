### Tout ce que disent Les Pies en français. Un fichier par langue, et la langue est là.

game-magpies = Les Pies
    .about = De 2 à 4 joueurs : amassez ce qui brille, et pillez les nids des autres.
    .poster = Le plus beau nid l’emporte quand la pioche est vide.

## Les cartes

kind-treasure = Trésor
number-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
card-button = bouton
    .a = un bouton
card-ring = anneau
    .a = un anneau
card-bell = clochette
    .a = une clochette
text-played = Quand vous la jouez : { $text }.
do-rob = prenez la carte du dessus d’un autre nid

## La table

view-deck = Cartes dans la pioche
view-seats = Pies
view-hand = Main
view-nest = Nid
view-points = Points

## Questions et réponses

ask-turn = Piochez une carte, ou jouez-en une
ask-rob = Quel nid pillez-vous ?
act-draw = Piocher une carte
act-play = Jouer { FORM($card, form: "a") }
act-rob = Piller le nid { FORM($seat, form: "of") }
refusal-hand-full = Vous avez déjà trois cartes en main.
refusal-nest-empty = Ce nid est vide.

## Ce qui s’est passé

log-drew = { CAP(FORM($seat, form: "the")) } pioche { FORM($card, form: "a") }.
log-drew-unseen = { CAP(FORM($seat, form: "the")) } pioche une carte.
log-played = { CAP(FORM($seat, form: "the")) } joue { FORM($card, form: "a") }.
log-robbed = { CAP(FORM($seat, form: "the")) } prend { FORM($card, form: "a") } dans le nid { FORM($whom, form: "of") }.
log-gave-up = { CAP(FORM($seat, form: "the")) } abandonne.
end-counted = La pioche est vide, et l’on compte les nids.
end-conceded = Quelqu’un a abandonné.

## Les règles

chapter-aim = But du jeu
chapter-turn = Votre tour
MP-01 = Quand un tour commence et que la pioche est vide, la partie s’achève. La pie dont le nid vaut le plus de points gagne ; à égalité, la victoire est partagée. Les cartes en main ne comptent pas.
    .title = Le plus beau nid
MP-02 = Mélangez les trésors et distribuez-en deux à chaque pie. La première pie commence ; les autres jouent à tour de rôle. Les mains sont cachées, les nids sont visibles.
    .title = Mise en place
MP-03 = À votre tour, piochez la carte du dessus, ou jouez une carte de votre main sur votre nid.
    .title = Votre tour
MP-04 = Vous avez au plus trois cartes en main ; avec trois, vous ne pouvez pas piocher.
    .title = Main pleine
MP-05 = Quand vous jouez une clochette, prenez la carte du dessus d’un autre nid et posez-la sur le vôtre. S’il n’y en a aucune, rien ne se passe.
    .title = La clochette
MP-06 = Si vous abandonnez, vous perdez, et les autres gagnent.
    .title = Abandonner
