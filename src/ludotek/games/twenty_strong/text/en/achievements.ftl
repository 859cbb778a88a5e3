### What one may be proud of.

achievement-ts-won = Daybreak
achievement-ts-won-text = Win a game.
achievement-ts-swift = Before breakfast
achievement-ts-swift-text = Win in at most { $n } rounds.
achievement-ts-unhurt = Not a scratch
achievement-ts-unhurt-text = Win without suffering damage.
achievement-ts-razor = By a thread
achievement-ts-razor-text = Win with 1 Health left.
achievement-ts-missions = Duty done
achievement-ts-missions-text = Win with all missions completed.
achievement-ts-bare = Bare hands
achievement-ts-bare-text = Win without using an item.
achievement-ts-crits = Sparks fly
achievement-ts-crits-text = Roll at least { $n } crits in one game.
achievement-ts-rare = One in many
achievement-ts-rare-text = Make a roll that only one in { $n } achieves.
achievement-ts-unlucky = Against the odds
achievement-ts-unlucky-text = Win with at least { $n } hits fewer than expected.
achievement-ts-climber = Up the ladder
achievement-ts-climber-text = Win on rung { $n } of the difficulty ladder or above.
achievement-ts-heroes = A full watch
achievement-ts-heroes-text = Win with { $n } different heroes.
achievement-ts-streak = Three dawns
achievement-ts-streak-text = Win { $n } games in a row.
