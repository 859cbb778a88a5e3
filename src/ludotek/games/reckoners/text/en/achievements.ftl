### What one may be proud of.

achievement-rk-won = Newcago is free
achievement-rk-won-text = Win a game.
achievement-rk-saviour = Saviours
achievement-rk-saviour-text = Win with at least { $n } Population left.
achievement-rk-razor = The last few
achievement-rk-razor-text = Win with at most { $n } Population left.
achievement-rk-swift = Quick justice
achievement-rk-swift-text = Win in at most { $n } rounds.
achievement-rk-thrifty = Every die counts
achievement-rk-thrifty-text = Win without leaving a die unused.
achievement-rk-warden = Wardens
achievement-rk-warden-text = Contain at least { $n } steps in one game.
achievement-rk-hunters = Epic hunters
achievement-rk-hunters-text = Defeat at least { $n } Epics in one game.
achievement-rk-hidden = Never found
achievement-rk-hidden-text = Win without a base being found or a die confiscated.
achievement-rk-hard = The hard way
achievement-rk-hard-text = Win at difficulty “hard” or above.
achievement-rk-firefight = Through the fire
achievement-rk-firefight-text = Win at difficulty “firefight”.
achievement-rk-faces = Many faces
achievement-rk-faces-text = Win with { $n } different Reckoners.
achievement-rk-streak = Twice struck
achievement-rk-streak-text = Win { $n } games in a row.
