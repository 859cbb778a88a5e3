### What puzzles ask for, and how an answer is valued.

puzzle-lose-fewest = Nutze, was noch da ist, so, dass die kommende Phase der Epics möglichst wenig Bevölkerung kostet, welche Epics auch kommen.
    .title = Die Bevölkerung schützen
puzzle-defeat-epic = In dieser Runde zu besiegen: { $epic }.
    .title = Einen Epic besiegen
puzzle-defeat-steelheart = Besiege Steelheart in dieser Runde.
    .title = Steelheart besiegen
puzzle-value-lost =
    { $n ->
        [0] keine Bevölkerung geht verloren
       *[other] bis zu { $n } Bevölkerung geht verloren
    }
