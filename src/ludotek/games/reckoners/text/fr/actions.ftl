### Ce que fait une option.

act-roll = Relancer les autres
act-faith = Utiliser Foi : relance gratuite
act-keep = Garder { FORM($die, form: "a") }
act-die = Utiliser { FORM($die, form: "a") }
act-token = Utiliser un pion Planification
act-card = Utiliser { FORM($card, form: "the") }
act-activate = S’en servir pour activer { FORM($card, form: "the") }
act-turn = Tourner { FORM($die, form: "a") }
act-face = Le tourner sur « { $face } »
act-money = Gagner 1 $
act-plan = Planification : recevoir un pion Planification
act-move = Se rendre { FORM($district, form: "to") }
act-barricade = Retirer une Barricade { FORM($district, form: "at") }
act-fight = Attaquer la Sûreté : éliminer 1 agent { FORM($district, form: "at") }
act-contain = Contenir { $epic } { FORM($district, form: "at") }
act-contain-nobody = Contenir un Épique { FORM($district, form: "at") }
act-contain-track = Contenir { FORM($track, form: "the") } de Cœur d’Acier
act-research = Rechercher { $epic } { FORM($district, form: "at") }
act-research-nobody = Rechercher un Épique { FORM($district, form: "at") }
act-research-steelheart = Rechercher Cœur d’Acier
act-attack = Attaquer { $epic } { FORM($district, form: "at") }
act-attack-nobody = Attaquer un Épique { FORM($district, form: "at") }
act-attack-steelheart = Attaquer Cœur d’Acier
act-place = { CAP(FORM($district, form: "at")) }
act-snipe = { CAP(FORM($district, form: "at")) }
act-give = Donner un pion Planification { FORM($seat, form: "to") }
act-for = Équipement pour { FORM($seat, form: "the") }
act-buy = Acheter { FORM($card, form: "the") } pour { $cost } $
act-refresh = Renouveler le marché pour 1 $
act-buy-back = Racheter { FORM($die, form: "a") } pour { FORM($owner, form: "the") } (2 $)
act-lose = { CAP(FORM($owner, form: "the")) } perd { FORM($die, form: "a") }

## La réponse « terminé » à chaque question

done-RollDice = Terminé : garder tous les dés
done-UseDice = Terminé : ne plus rien utiliser
done-Spend = Laisser le reste inutilisé
done-ShareLoot = Terminé : ne plus utiliser de Butin
done-Acquire = Terminé : ne plus rien acheter
done-PlaceFigure = Terminé
done-LoseDie = Terminé
done-LoseDie-named = D’accord : { FORM($owner, form: "the") } perd { FORM($die, form: "a") }
done-last-word = Terminé : passer à l’étape suivante
