### What can be wrong with a faction, and what is doubtful about it. The words and fields of its file are quoted as they are.

mistake-must-be-last = An attack is carried out to its end before anything else, so nothing can follow it.
    .remedy = Write this action last.
    .menus = Move this action to the end.
mistake-tokens-off-animals = It counts markers on this Animal, but it stands on no Animal.
    .remedy = Count something else.
mistake-damaged-off-animals = It asks whether this Animal is damaged, but it stands on no Animal.
    .remedy = Use another condition.
mistake-too-many-lost = It asks for { $n } lost Strongholds, but whoever has lost that many is out of the game.
    .remedy = Ask for { $most } at most.
mistake-too-many-animals = It asks for { $n } Animals, but nobody has more than { $most } in play.
    .remedy = Ask for { $most } at most.
mistake-this-off-animals = It means this Animal, but the text stands on no Animal.
    .remedy = Name another { $field }.
    .menus = Choose somebody else.
mistake-this-has-left = It means this Animal, but in its Last Words it has left play.
    .remedy = Name another { $field }.
    .menus = Choose somebody else.
mistake-nobody-attacked = It means whom this Animal attacks, but only a text for that moment knows that.
    .remedy = Name another { $field }, or write on = "attacks".
    .menus = Choose somebody else, or the moment when it attacks.
mistake-other-off-animals = It leaves this Animal out, but the text stands on no Animal.
    .remedy = Leave other out of { $field }.
    .menus = Untick “not this Animal”.
mistake-other-stronghold = It leaves this Animal out, but the target is a Stronghold.
    .remedy = Leave other or what out of { $field }.
    .menus = Untick “not this Animal”, or choose Animals.
mistake-condition-of-stronghold = A condition is about Animals, but the target is a Stronghold.
    .remedy = Leave condition or what out of { $field }.
    .menus = Leave the condition out, or choose Animals.
mistake-attack-off-animals = It deals damage equal to this Animal’s Attack, but it stands on no Animal.
    .remedy = Use damage.
    .menus = Let it deal a fixed number of damage.
mistake-nothing-to-stronghold = It does nothing to a Stronghold.
    .remedy = Leave what out of target.
    .menus = Choose Animals as the target.
mistake-nothing-in-condition = It does nothing to an Animal in that condition.
    .remedy = Use another condition, or none.
mistake-nothing-to-own = It does nothing to an Animal of yours.
    .remedy = Write whose = "opposing" in target.
    .menus = Choose opposing ones.
mistake-attack-too-late = It lasts until the end of the turn, but nobody attacks any more once Upkeep has begun.
    .remedy = Use another moment.
mistake-last-words-for-ever = Last Words that trigger Last Words could go on for ever.
    .remedy = Use another moment.
mistake-no-last-words = It triggers Last Words that this Animal does not have.
    .remedy = Give it a text with on = "last-words".
    .menus = Give it a text with the moment Last Words.
mistake-nothing-without-last-words = It does nothing to an Animal without Last Words.
    .remedy = Write condition = "with-last-words" in target.
    .menus = Choose only those with Last Words.
mistake-attacks-for-ever = An attack because of an attack could go on for ever.
    .remedy = Use another moment.
mistake-strike-own = Only an Animal of yours can attack.
    .remedy = Write whose = "own" in target.
    .menus = Choose your own.
mistake-strike-one = Only one Animal attacks.
    .remedy = Leave many out of target.
    .menus = Choose one of them.
mistake-onto-attacked = What is moved cannot go onto whom this Animal attacks.
    .remedy = Name another onto.
    .menus = Choose somebody else to put it on.
mistake-onto-several = The same markers cannot go onto several.
    .remedy = Leave many out of onto.
    .menus = Choose one to put them on.
mistake-onto-itself = It moves markers from this Animal onto itself.
    .remedy = Name another target or onto.
    .menus = Choose another one to take them from or to put them on.
mistake-onto-nobody = There may be nobody left for the markers of the later ones.
    .remedy = Leave many out of target, or condition out of onto.
    .menus = Move the markers of one only, or let them go to anyone.
mistake-not-into-play = Only Animals can be put into play.
    .remedy = Write kind = "animal", or to = "hand".
    .menus = Choose Animals, or put the cards into the hand.
mistake-one-stronghold = A faction has one Stronghold, not { $n }.
    .remedy = Write [[stronghold]] once.
    .menus = Add one with its plus sign, or remove those that are too many.
mistake-five-cards = A faction has five cards, of which there are three copies each, not { $n }.
    .remedy = Write [[card]] five times.
    .menus = Add some with their plus sign, or remove some.
mistake-animals-and-items = A faction has four Animals and one Item, or three and two, not { $animals } and { $items }.
    .remedy = Change the kind of a card.
doubt-only-harms = It only harms whoever uses it, and need not be used.
    .remedy = Add something that is worth it, or give the card a lower cost or other numbers instead.
doubt-nothing-so-cheap = It puts an Animal that costs at most { $most } into play, but no Animal costs less than { $least }.
    .remedy = Write a larger number.
    .menus = Choose a larger number.

## What many games tell of a card

measured-play = played when it is drawn
