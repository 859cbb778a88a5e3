### Pourquoi une chose n’est pas possible.

part-forbids =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] vous interdisent
       *[no] vous interdit
    }
# La carte, et ce qu’elle dit.
part-says = { CAP($card) } : « { SENTENCES($text) } »

refusal-no-such-die-in-pool = Il ne reste aucun dé de ce genre dans votre réserve.
refusal-commit-forbidden = { part-forbids } d’engager ce dé : « { SENTENCES($text) } »
refusal-commit-limit = { part-forbids } d’engager plus de dés pendant cette phase de Stratégie : « { SENTENCES($text) } »
refusal-no-such-rolled-die = Vous n’avez aucun dé non assigné de ce genre.
refusal-misses-do-not-apply = Un échec ne peut pas être assigné.
refusal-apply-forbidden = { part-forbids } d’assigner ce dé ici : « { SENTENCES($text) } »
refusal-no-phase-left =
    { $phases ->
        [one] Vous avez déjà joué { $phases } phase de Stratégie pendant ce tour ; votre Stratégie n’en permet pas d’autre.
       *[other] Vous avez déjà joué { $phases } phases de Stratégie pendant ce tour ; votre Stratégie n’en permet pas d’autre.
    }
refusal-repeat-forbidden = { part-forbids } de répéter la phase de Stratégie : « { SENTENCES($text) } »
refusal-empty-stack = Cette pile est vide.
refusal-mandatory-elsewhere =
    { CAP(FORM($card, form: "the")) }, carte obligatoire, { FORM($card, form: "plural") ->
        [yes] sont visibles
       *[no] est visible
    } sur une autre pile : vous devez d’abord activer une telle carte.
refusal-not-neighbouring = Cette pile n’est pas voisine de la dernière que vous avez choisie.
refusal-endgame-too-early = Le Final ne peut commencer que lorsque { LIST($when, join: "or") }.
refusal-no-peace = Cette carte n’offre pas de voie pacifique.
refusal-no-such-exhausted-die = Aucun dé de ce genre n’est épuisé.
refusal-no-room = Votre inventaire est plein : vous ne pouvez pas détenir plus d’objets que votre Stratégie ne le permet. Utilisez ou défaussez d’abord un objet.
refusal-not-defeated = Cette carte n’a pas été vaincue pendant ce tour.
refusal-no-item-reward = Cette carte n’a pas de récompense Objet.
refusal-rolling = Rien ne peut être utilisé pendant l’étape Lancer. Attendez qu’elle soit terminée.
refusal-inside-an-effect = Un effet est en cours de résolution ; terminez-le d’abord. { part-says }
refusal-not-usable-item = Cet objet agit automatiquement ; il ne s’utilise pas. { part-says }
refusal-wrong-time =
    { $at ->
        [activation] Cela ne peut être utilisé que pendant l’Activation.
        [commit] Cela ne peut être utilisé qu’à l’étape Engager.
        [roll] Cela ne peut être utilisé qu’à l’étape Lancer, après le lancer.
        [recover] Cela ne peut être utilisé qu’à l’étape Récupérer.
        [damage] Cela ne peut être utilisé que quand vous allez subir des dégâts.
       *[apply] Cela ne peut être utilisé qu’à l’étape Assigner.
    } { part-says }
refusal-no-effect-now = L’utiliser maintenant ne changerait rien. { part-says }
refusal-already-used =
    { $limit ->
        [phase] Vous l’avez déjà utilisé pendant cette phase de Stratégie ; vous pourrez l’utiliser de nouveau à la prochaine.
        [round] Vous l’avez déjà utilisé pendant ce tour ; vous pourrez l’utiliser de nouveau au prochain.
        [conflict] Vous l’avez déjà utilisé pendant ce conflit ; vous pourrez l’utiliser de nouveau au prochain.
       *[game] Vous l’avez déjà utilisé pendant cette partie.
    } { part-says }
refusal-no-conflict = Cela ne peut être utilisé que pendant un conflit, tant qu’il y a des ennemis dans la zone active. { part-says }
refusal-items-forbidden = { part-forbids } d’utiliser des objets : « { SENTENCES($text) } »
refusal-ability-forbidden = { part-forbids } d’utiliser la capacité de votre héros : « { SENTENCES($text) } »
refusal-chip-too-low = Cela coûte { FORM($resource, $cost, form: "points") }, et vous n’en avez que { $chip }.
refusal-no-such-item = Vous ne détenez pas cet objet.
refusal-cannot-pay = Vous ne pouvez pas payer le coût en entier. { part-says }
refusal-not-a-target = Le texte ne permet pas ce choix. { part-says }
refusal-already-rolled-again = Ce texte a déjà relancé ce dé ; il ne prend chaque dé qu’une fois. { part-says }
refusal-gain-forbidden = { part-forbids } de gagner des objets : « { SENTENCES($text) } »
refusal-being-used = Cet objet est en cours d’utilisation : { $card }.
refusal-no-ability-to-use = La capacité { FORM($hero, form: "of") } agit automatiquement ; elle ne s’utilise pas.
refusal-no-chip-to-use = Dans ce paquet, le jeton ne sert à aucune action.
refusal-must-choose = Cet effet est obligatoire : tant qu’un choix est possible, vous devez choisir. { part-says }
refusal-chip-forbidden = { part-forbids } d’utiliser le jeton : « { SENTENCES($text) } »
refusal-recover-forbidden = { part-forbids } de récupérer des dés : « { SENTENCES($text) } »
refusal-after-effect-done = L’effet subséquent de cette carte a déjà été résolu pendant ce tour.
refusal-no-after-effect = Cette carte n’a pas d’effet subséquent.

## À un autre moment : quand c’est possible

refusal-must-answer = Vous devez d’abord prendre cette décision.
refusal-activate-later = Les cartes sont activées pendant l’Activation, au début d’un tour.
refusal-peace-later = Une voie pacifique ne peut être prise qu’à la place de la première carte que vous activez pendant un tour.
refusal-endgame-later = Le Final ne peut commencer que pendant l’Activation, avant que vous activiez une carte.
refusal-no-endgame = Dans ce paquet, rien ne déclenche le Final.
refusal-commit-later = Les dés sont engagés à l’étape Engager d’une phase de Stratégie.
refusal-apply-later = Les touches sont assignées à l’étape Assigner d’une phase de Stratégie.
refusal-repeat-later = Vous ne pouvez répéter la phase de Stratégie que juste après son étape Assigner.
refusal-recover-later = Les dés sont récupérés à l’étape Récupérer de la phase de Résolution.
refusal-gain-later = Les objets sont gagnés à l’étape Gagner des objets de la phase de Résolution.

endgame-a-stack-empty = au moins une pile est vide
endgame-stacks-empty = toutes les piles sont vides
endgame-chip-full = le jeton est à son maximum
endgame-chip-empty = le jeton est à 0
endgame-missions-done = toutes les missions sont accomplies
