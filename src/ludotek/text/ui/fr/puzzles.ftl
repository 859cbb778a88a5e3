### Les problèmes : leur liste et leurs solutions.

puzzles-title = Problèmes
puzzles-about = Des positions de vraies parties, chacune avec une seule meilleure ligne. Jouez-la sur le plateau : les dés ne décident de rien, seul votre choix compte.
puzzles-today = Problème du jour : { $title }
puzzles-count = { $solved } sur { $n } résolus
puzzles-none = Ce jeu n’a pas encore de problèmes.
puzzles-solved = résolu
puzzles-grade =
    { $n ->
        [1] facile
        [2] moyen
       *[other] difficile
    }
puzzles-one = Problème { $number }
puzzles-solution = Solution
puzzles-reached = Le mieux possible : { $value }.
