### What can be wrong with Epics, and what is doubtful about them. The words and fields of their file are quoted as they are.

mistake-track-length = A track has { $least } to { $most } actions, not { $n }.
    .remedy = Add some, or take some out.
mistake-no-research = The loot must contain Steelheart’s Research, for every Epic knows something about him.
    .remedy = Write research = 1 or more.
    .menus = Choose at least 1 for Steelheart’s Research.
mistake-number-of-epics = There must be 1 to { $most } Epics, not { $n }.
    .remedy = Write [[epic]] so many times.
    .menus = Add some with their plus sign, or remove some.
mistake-few-epics = Instead of the Epics of the box there must be at least { $least }, so that six Reckoners can play too, not { $n }.
    .remedy = Add some, or write instead = false, so that they are shuffled into the others.
    .menus = Add some, or untick it so that they are shuffled into the others.
doubt-weakened-at-once = With Research 0 it is weakened from the beginning, so its Health is { $health } at once.
    .remedy = Write the Health you want as weakened, or a research of at least 1.
    .menus = Set the Health you want as weakened Health, or Research to at least 1.
doubt-weakened-no-less = Weakened it has no less Health than the { $health } before, so research is wasted on it.
    .remedy = Write a smaller number.
    .menus = Choose a smaller number.

## What many games tell of a card

measured-defeat = defeated when it appears
