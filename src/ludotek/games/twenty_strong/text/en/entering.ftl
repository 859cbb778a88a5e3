### What is read off real dice and cards.

read-hero = Which hero was drawn?
read-stack = Which card lies on top now: { $stack }?
read-boss = Which boss was turned up?
read-mission =
    { $n ->
        [1] Which is the first mission?
        [2] Which is the second mission?
       *[other] Which is mission { $n }?
    }
read-die = What does { FORM($die, def: "def") } show?
