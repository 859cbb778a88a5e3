### What one may be proud of.

achievement-un-won = Top of the food chain
achievement-un-won-text = Win a game.
achievement-un-untouched = Not a stone moved
achievement-un-untouched-text = Win with all your Strongholds standing.
achievement-un-swift = Short work
achievement-un-swift-text = Win in at most { $n } of your turns.
achievement-un-hunter = Good hunting
achievement-un-hunter-text = Defeat at least { $n } Animals in one game.
achievement-un-siege = Siege engine
achievement-un-siege-text = Deal at least { $n } damage to Strongholds in one game.
achievement-un-rally = Out of the rubble
achievement-un-rally-text = Play at least { $n } cards with Rally in one game.
achievement-un-star = Star of the show
achievement-un-star-text = Have one card deal at least { $n } damage.
achievement-un-steady = Steady growth
achievement-un-steady-text = Win after laying Power on every turn that let you.
achievement-un-last = Last walls
achievement-un-last-text = Win with your last Stronghold.
achievement-un-crowd = In a crowd
achievement-un-crowd-text = Win a game with at least { $n } players.
achievement-un-factions = Many coats
achievement-un-factions-text = Win with { $n } different factions.
achievement-un-streak = On the prowl
achievement-un-streak-text = Win { $n } games in a row.
