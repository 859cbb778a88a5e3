### Pourquoi quelque chose n’est pas possible, et quand ce le serait.

## Quand tous agissent dans l’ordre de leur choix

refusal-is-done = Vous avez dit que vous aviez terminé. Vous pourrez revenir quand un autre Redresseur aura agi.
refusal-may-come-back = Vous avez dit que vous aviez terminé. Un autre Redresseur a agi depuis : vous pouvez revenir, faites-le d’abord.
refusal-cannot-resume = Vous ne pouvez revenir qu’après l’action d’un autre Redresseur.
refusal-not-done = Vous n’avez pas dit que vous aviez terminé : vous n’avez pas à revenir.
refusal-nothing-left = Il ne vous reste rien à faire dans cette étape ; elle continue sans vous.
refusal-others-first = { CAP(FORM($who, form: "the")) } est en train d’utiliser un dé, un pion Planification ou une carte. Personne d’autre ne peut agir avant que ce soit terminé.
refusal-others-buy = { CAP(FORM($who, form: "the")) } est en train d’acheter une carte. Personne d’autre ne peut agir avant que l’on sache qui la reçoit.
refusal-finish-first = Terminez d’abord ce que vous utilisez.
refusal-say-who-first = Dites d’abord qui reçoit la carte.

## Les dés

refusal-no-such-die = Vous n’avez pas de dé de ce genre à choisir.
refusal-not-your-die = Ce dé est { FORM($who, form: "to") }. Chaque Redresseur n’a que ses propres dés.
refusal-already-kept = Vous gardez déjà ce dé.
refusal-no-dice = Vous n’avez aucun dé à lancer pendant ce round.
refusal-keep-one-first = Gardez d’abord au moins 1 des dés que vous venez de lancer.
refusal-nothing-to-roll = Il ne reste aucun dé à relancer.
refusal-no-roll-left = Vous avez fait vos 3 lancers : vous gardez tous vos dés tels quels.
refusal-no-faith = Vous n’avez pas la capacité Foi.
refusal-faith-finds-nothing = { CAP($card) } : vous gardez déjà tous les dés du lancer en cours. La carte dit : « { SENTENCES($says) } »

## Cartes et pions Planification

refusal-card-used = Vous avez déjà utilisé { FORM($card, form: "the") } pendant ce round ; vous le pourrez de nouveau au prochain.
refusal-not-your-card =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] sont { FORM($who, form: "to") } ; personne d’autre ne peut les utiliser.
       *[no] est { FORM($who, form: "to") } ; personne d’autre ne peut l’utiliser.
    }
refusal-not-your-ability = { CAP($card) } est la capacité { FORM($who, form: "of") } ; personne d’autre ne peut l’utiliser.
refusal-nobodys-card = Personne n’a { FORM($card, form: "the") }. L’Équipement s’achète à l’étape Acquérir de l’Équipement et sert à partir du round suivant.
refusal-nobodys-ability = Aucun Redresseur de cette partie n’a la capacité { $card }.
refusal-no-token = Vous n’avez pas de pion Planification sur votre plateau.
refusal-permanent =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] agissent toujours ; il n’y a rien à utiliser.
       *[no] agit toujours ; il n’y a rien à utiliser.
    } La carte dit : « { SENTENCES($says) } »
refusal-needs-a-die = Choisissez d’abord un dé ou un pion Planification : vous pourrez alors activer { FORM($card, form: "the") }. La carte dit : « { SENTENCES($says) } »
refusal-only-when-rolling = Vous ne pouvez utiliser { FORM($card, form: "the") } qu’à l’étape Lancer les Dés. La carte dit : « { SENTENCES($says) } »
refusal-no-die-left = Vous n’avez plus de dé inutilisé pour { FORM($card, form: "the") }. La carte dit : « { SENTENCES($says) } »
refusal-not-to-oneself = Le pion Planification doit aller à un autre Redresseur. { CAP($card) } dit : « { SENTENCES($says) } »
refusal-not-that-face = Le dé montre déjà cette face.
refusal-no-such-face = Ce dé n’a pas cette face.

## Ce que fait un dé, un pion Planification ou une carte

refusal-take-first = Choisissez d’abord le dé, le pion Planification ou la carte qui doit vous servir à cela.
refusal-no-symbol = Ce que vous utilisez n’a plus de symbole { $symbol }.
refusal-out-of-reach = Vos symboles n’agissent que dans votre Quartier, et votre figurine est { FORM($district, form: "at") }. Pour agir ailleurs, déplacez-la d’abord.
refusal-out-of-snipers-reach = Vos symboles n’agissent que dans votre Quartier (votre figurine est { FORM($district, form: "at") }) et là où se trouve le pion Sniper. { CAP($card) } dit : « { SENTENCES($says) } »
refusal-out-of-reach-now = La carte que vous avez dépensée agit dans n’importe quel Quartier, mais { FORM($card, form: "the") }, ainsi activée, seulement dans le vôtre : votre figurine est { FORM($district, form: "at") }.
refusal-no-enforcement = Il n’y a pas d’agent de la Sûreté dans ce Quartier.
refusal-no-epic = Il n’y a pas d’Épique dans ce Quartier.
refusal-bracket-at-start = Le crochet est déjà après la première action.
refusal-is-weakened = Cet Épique est déjà Affaibli ; Rechercher ne lui fait rien.
refusal-infinite-health = La Santé de cet Épique est infinie tant qu’il n’est pas Affaibli.
refusal-steelheart-elsewhere = Cœur d’Acier est hors de votre portée : il est { FORM($district, form: "at") }.
refusal-steelheart-weakened = Cœur d’Acier est déjà Affaibli ; Rechercher ne lui fait rien.
refusal-steelheart-infinite = La Santé de Cœur d’Acier est infinie tant qu’il n’est pas Affaibli.
refusal-barricaded = Une Barricade barre la route : tant qu’elle est là, on ne peut ni quitter son Quartier ni y entrer.
refusal-barricades-stop-it = Les Barricades arrêtent { FORM($card, form: "the") }, et il y en a une au départ ou à l’arrivée. La carte dit : « { SENTENCES($says) } »
refusal-already-there = Votre figurine y est déjà.
refusal-no-barricade = Il n’y a pas de Barricade dans ce Quartier.
refusal-already-used-a-symbol = Vous en avez déjà utilisé un symbole ; seuls les autres symboles peuvent encore servir.
refusal-wrong-symbol = Aucun de ces symboles n’active { FORM($card, form: "the") }. La carte dit : « { SENTENCES($says) } »

## Butin, Équipement, dé à perdre, figurines

refusal-loot-cannot = Le Butin ne permet pas cela : il élimine des agents de la Sûreté, contient, et donne des pions Planification.
refusal-no-loot-of-that = Il ne reste pas de Butin pour cela.
refusal-too-little-money = Cela coûte { $cost } $, et vous avez { $money } $.
refusal-not-in-market = Cette carte n’est pas au marché.
refusal-stays-with = { CAP(FORM($who, form: "the")) } a { FORM($card, form: "the") }, pour toute la partie.
refusal-no-gift = L’Équipement reste à son Redresseur. Achetez d’abord une carte ; vous direz ensuite qui la reçoit.
refusal-deck-empty = Le paquet Équipement est vide.
refusal-not-confiscated = Aucun dé de ce genre n’est confisqué.
refusal-name-a-die-first = Quelqu’un doit d’abord désigner le dé à perdre.
refusal-is-named = Ce dé est déjà désigné. Donnez votre accord, ou désignez-en un autre.
refusal-named-before = Chaque Redresseur ne désigne un dé qu’une fois, et vous l’avez déjà fait. Donnez votre accord au dé désigné, ou laissez les autres en désigner un autre.
refusal-nobody-holds-it = Aucun Redresseur n’a un tel dé : il ne peut pas être perdu.
refusal-place-first = Choisissez d’abord le Quartier où commence votre figurine.
refusal-already-placed = Votre figurine a déjà son Quartier.

## Quand ce serait possible

refusal-roll-when-rolling = On ne lance les dés qu’à l’étape Lancer les Dés.
refusal-token-when-using = Les pions Planification ne s’utilisent qu’à l’étape Utiliser les Dés.
refusal-die-when-using = Les dés ne s’utilisent qu’à l’étape Utiliser les Dés.
refusal-symbols-when-using = Il faut pour cela un dé, un pion Planification ou une carte, à l’étape Utiliser les Dés.
refusal-card-when-using = Vous ne pouvez utiliser { FORM($card, form: "the") } qu’à l’étape Utiliser les Dés.
refusal-buy-when-acquiring = On n’achète, ne rachète et ne renouvelle le marché qu’à l’étape Acquérir de l’Équipement.
refusal-place-in-prologue = Les figurines ne se placent que pendant le prologue ; ensuite elles se déplacent à l’étape Utiliser les Dés.
refusal-needs-sniper = Seule la capacité Sniper place le pion Sniper, à l’étape Utiliser les Dés.
refusal-needs-a-gift = Seuls la capacité Opérations, à l’étape Utiliser les Dés, et le Butin donnent des pions Planification.
refusal-needs-improvise = Seule la capacité Improvisation tourne un dé, à l’étape Utiliser les Dés.
refusal-no-base-found = On ne perd un dé que lorsqu’une Base est découverte.
