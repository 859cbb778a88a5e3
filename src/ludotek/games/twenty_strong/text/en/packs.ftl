### What can be wrong with a deck, and what is doubtful about one. The words and fields of its file are quoted as they are.

mistake-limit-phase = "phase" goes only with at = "commit", "roll" or "apply".
    .remedy = Add one of these as at, or choose another limit.
    .said = Once per Strategy phase goes only with the steps Commit, Roll and Apply.
    .menus = Choose when it can be used, or how often.
mistake-cost-plain = A cost must be a plain action, not one made of other texts.
    .remedy = Name a single thing to pay, such as exhausting a die.
mistake-cost-exact = A cost must say exactly how many dice.
    .remedy = Take out up_to.
    .menus = Untick “up to”.
mistake-one-after = An enemy can have one After effect only.
    .remedy = List everything it does in that one, in order.
    .menus = List everything it does in the first one, and remove the other.
mistake-use-on-enemy = Only heroes and items have something to use.
    .remedy = Give the enemy standing texts or triggers instead.
mistake-triggers-in-during = A During effect only holds; it has no moment to wait for.
    .remedy = Write kind = "special".
    .menus = Make it a Special effect.
mistake-empty-effect = The effect doesn’t say what it is.
    .remedy = Add standing or triggers.
    .menus = Add what holds, or what waits for a moment.
mistake-empty-item = The item doesn’t say what it does.
    .remedy = Add standing, triggers or use.
    .menus = Add what holds, what waits for a moment, or what can be used.
mistake-empty-rung = This rung adds nothing.
    .remedy = Add stat, banish or chip.
    .menus = Choose a stat, a die or points of the chip.
mistake-links = The map must list, for each stack, the numbers of the stacks next to it, counted from 0.
    .remedy = Write one list for each stack, such as [[0, 1], [0, 1]] for two.
    .said = The map must say for each stack which ones may follow it.
    .menus = Choose them for each stack.
mistake-spot = A place on the map is a column and a row, each from 0 to { $most }.
    .remedy = Write them in brackets, such as [0, 2].
    .menus = Choose a column and a row.
mistake-spot-taken = Another place lies there already.
    .remedy = Give one of the two another column or row.
mistake-some-spots = Some places say where they lie, others do not.
    .remedy = Write at for each of them, or for none.
    .menus = Choose a column and a row for each of them, or for none.
mistake-places = There must be as many places as stacks: { $n }.
    .remedy = Write one [[look.place]] for each stack, in their order, or none at all.
    .menus = Add one for each stack, in their order, or remove them all.
mistake-no-conflict = There is no conflict card yet.
    .remedy = Add [[conflict]].
    .menus = Add a conflict card with its plus sign.
mistake-no-hero = There is no hero yet.
    .remedy = Add [[hero]].
    .menus = Add a hero with its plus sign.
mistake-few-bosses = The deck needs { $n ->
        [one] a boss
       *[other] { $n } bosses
    }.
    .remedy = Add [[boss]], or lower bosses_to_defeat.
    .menus = Add a boss, or lower how many are to be defeated.
mistake-few-missions = The deck needs { $n ->
        [one] a mission
       *[other] { $n } missions
    }.
    .remedy = Add [[mission]], or lower missions.
    .menus = Add a mission, or lower how many are in play.
mistake-many-enemies = The deck can bring out { $n } enemies, but a table holds { $most }.
    .remedy = Take out some conflict cards.
mistake-endgame-at-once = The endgame would begin before the first round, by "{ $trigger }".
    .remedy = Change what begins the endgame, or with how much the chip starts.
    .said = The endgame would begin before the first round.
mistake-runs-dry = All stacks can become empty without an endgame.
    .remedy = Add "stacks-empty" to endgame_must, or set refill = true.
    .menus = Let the endgame begin when all stacks are empty, or let them be dealt again.
mistake-nothing-to-refill = All conflict cards can be held as items, so none may be left to refill the stacks.
    .remedy = Add conflict cards without an item.

## Doubts

doubt-no-this = This text isn’t on an enemy, so there is nothing it could call “this”: it does nothing.
    .remedy = Write "all", or move the text to an enemy.
    .menus = Choose all enemies, or move the text to an enemy.
    .said = This text isn’t on an enemy, so there is no “this enemy”: it does nothing.
doubt-no-this-moment = Only an enemy’s text can wait for "{ $when }", so this never happens.
    .remedy = Wait for another moment, such as "any-{ $when }".
    .menus = Choose the moment when that happens to any enemy.
    .said = Only an enemy’s text can wait for this moment, so this never happens.
doubt-no-chip = The deck has no chip (chip_max is 0), so this does nothing.
    .remedy = Raise chip_max, or take the text out.
    .menus = Raise where the chip ends, or take the text out.
    .said = The deck has no chip, so this does nothing.
doubt-too-dear = It costs { $cost }, but the chip never shows more than { $most }.
    .remedy = Lower the cost, or raise chip_max.
    .menus = Lower the cost, or raise where the chip ends.
doubt-never-so-many = It needs { $n }, but there are never more than { $most }.
    .remedy = Write a smaller number.
doubt-prevents-nothing = Damage can be prevented only while it is being dealt.
    .remedy = Put it into a use with at = "damage".
    .menus = Let it be used when you would suffer damage.
doubt-dismisses-nobody = No enemy has so little Health: the weakest has { $least }.
    .remedy = Write a larger number, or add weaker enemies.
doubt-free-use = This costs nothing and can be used without limit.
    .remedy = Set a cost, or a limit such as "round".
    .menus = Set a cost, or a limit such as once per round.
doubt-goes-round = This costs { $cost } and gives { $gained } back, and it can be used without limit.
    .remedy = Raise the cost, give back less, or set a limit such as "round".
    .menus = Raise the cost, give back less, or set a limit such as once per round.
doubt-too-often = Counts within counts: this can happen { $n } times. A game in which something does not come to an end is stopped and lost.
    .remedy = Take out one of the counts.
doubt-commits-nothing = No die can be committed while this holds.
    .remedy = Write at least 1.
    .menus = Choose at least 1.
doubt-untouchable = No die can damage this enemy, by its own texts; with it goes its reward.
    .remedy = Let at least one colour and face through, unless other texts are meant to defeat it.
doubt-goal-defeat-light = There is no light enemy in the deck, so nobody completes this mission.
    .remedy = Add light enemies, or choose another goal.
doubt-goal-defeat-heavy = There is no heavy enemy in the deck, so nobody completes this mission.
    .remedy = Add heavy enemies, or choose another goal.
doubt-goal-gain-item = There is no item in the deck, so nobody completes this mission.
    .remedy = Give some cards an item as their reward, or choose another goal.
doubt-goal-use-item = { doubt-goal-gain-item }
    .remedy = Give some cards an item as their reward, or choose another goal.
doubt-goal-spend-chip = Nothing in the deck costs points of the chip, so nobody completes this mission.
    .remedy = Add something to pay for, or choose another goal.
doubt-goal-too-many = There aren’t { $n } such enemies in the deck, so nobody completes this mission.
    .remedy = Write a smaller number.
doubt-no-missions = There are missions, but missions is 0: none is ever played.
    .remedy = Set missions to how many are played.
    .menus = Say how many missions are in play.
    .said = There are missions, but none is ever played.
doubt-far-stack = Stack { $stack } is next to no other stack, so it is reached only at the beginning or when its neighbours are empty.
    .remedy = List it beside another one.
doubt-boss-never = The stacks are refilled and nothing brings the endgame, so the boss never comes.
    .remedy = Add something to endgame_must, or a text with "lure".
    .menus = Choose something that begins the endgame, or add a text with which the next boss comes out.
doubt-free-chip = What the chip does costs nothing and can be used without limit.
    .remedy = Set a cost, or a limit such as "round".
    .menus = Set a cost, or a limit such as once per round.

## What many games tell of a card

measured-defeat = defeated when it is met
measured-take = reward taken when it is offered
measured-use = item used when it is gained
measured-finish = finished when it is dealt
