## Probabilités exactes des symboles : `ludotek odds`.

odds-within =
    { $rolls ->
        [1] Au premier lancer : { $chance }
       *[other] En { $rolls } lancers : { $chance }
    }

odds-wanted = { $n }× { $symbol }
odds-symbols = { $wanted } { $chance }
odds-spread = Avec les lancers qu’il vous reste, si vous ne gardez que pour cela

odds-wished =
    { $rolls ->
        [1] Avec votre dernier lancer : { $chance }
       *[other] Avec encore { $rolls } lancers : { $chance }
    }
odds-no-wish = Il n’y a rien à souhaiter pour l’instant.
odds-wish-large = Trop de symboles différents à calculer : souhaitez-en moins.
