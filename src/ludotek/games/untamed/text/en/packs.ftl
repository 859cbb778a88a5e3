### What can be wrong with a faction, and what is doubtful about it. The words and fields of its file are quoted as they are.

mistake-must-be-last = An attack is carried out to its end before anything else, so nothing can follow it.
    .remedy = Write this action last.
mistake-tokens-off-animals = It counts markers on this Animal, but it stands on no Animal.
    .remedy = Count something else.
mistake-damaged-off-animals = It asks whether this Animal is damaged, but it stands on no Animal.
    .remedy = Use another condition.
mistake-too-many-lost = It asks for { $n } lost Strongholds, but whoever has lost that many is out of the game.
    .remedy = Ask for { $most } at most.
mistake-too-many-animals = It asks for { $n } Animals, but nobody has more than { $most } in play.
    .remedy = Ask for { $most } at most.
mistake-this-off-animals = { $field } = "this" is this Animal, but the text stands on no Animal.
    .remedy = Name another { $field }.
mistake-this-has-left = { $field } = "this" is this Animal, but in its Last Words it has left play.
    .remedy = Name another { $field }.
mistake-nobody-attacked = { $field } = "attacked" is whom this Animal attacks, but only a text with on = "attacks" knows that.
    .remedy = Name another { $field }, or write on = "attacks".
mistake-other-off-animals = other means not this Animal, but the text stands on no Animal.
    .remedy = Leave other out of { $field }.
mistake-other-stronghold = other is about Animals, but the target is a Stronghold.
    .remedy = Leave other or what out of { $field }.
mistake-condition-of-stronghold = A condition is about Animals, but the target is a Stronghold.
    .remedy = Leave condition or what out of { $field }.
mistake-attack-off-animals = It deals damage equal to this Animal’s Attack, but it stands on no Animal.
    .remedy = Use damage.
mistake-nothing-to-stronghold = It does nothing to a Stronghold.
    .remedy = Leave what out of target.
mistake-nothing-in-condition = It does nothing to an Animal in that condition.
    .remedy = Use another condition, or none.
mistake-nothing-to-own = It does nothing to an Animal of yours.
    .remedy = Write whose = "opposing" in target.
mistake-attack-too-late = It lasts until the end of the turn, but nobody attacks any more once Upkeep has begun.
    .remedy = Use another moment.
mistake-last-words-for-ever = Last Words that trigger Last Words could go on for ever.
    .remedy = Use another moment.
mistake-no-last-words = It triggers Last Words that this Animal does not have.
    .remedy = Give it a text with on = "last-words".
mistake-nothing-without-last-words = It does nothing to an Animal without Last Words.
    .remedy = Write condition = "with-last-words" in target.
mistake-attacks-for-ever = An attack because of an attack could go on for ever.
    .remedy = Use another moment.
mistake-strike-own = Only an Animal of yours can attack.
    .remedy = Write whose = "own" in target.
mistake-strike-one = Only one Animal attacks.
    .remedy = Leave many out of target.
mistake-onto-attacked = What is moved cannot go onto whom this Animal attacks.
    .remedy = Name another onto.
mistake-onto-several = The same markers cannot go onto several.
    .remedy = Leave many out of onto.
mistake-onto-itself = It moves markers from this Animal onto itself.
    .remedy = Name another target or onto.
mistake-onto-nobody = There may be nobody left for the markers of the later ones.
    .remedy = Leave many out of target, or condition out of onto.
mistake-not-into-play = Only Animals can be put into play.
    .remedy = Write kind = "animal", or to = "hand".
mistake-one-stronghold = A faction has one Stronghold, not { $n }.
    .remedy = Write [[stronghold]] once.
mistake-five-cards = A faction has five cards, of which there are three copies each, not { $n }.
    .remedy = Write [[card]] five times.
mistake-animals-and-items = A faction has four Animals and one Item, or three and two, not { $animals } and { $items }.
    .remedy = Change the kind of a card.
doubt-only-harms = It only harms whoever uses it, and need not be used.
    .remedy = Add something that is worth it, or give the card a lower cost or other numbers instead.
doubt-nothing-so-cheap = It puts an Animal that costs at most { $most } into play, but no Animal costs less than { $least }.
    .remedy = Write a larger number.

## What many games tell of a card

measured-play = played when it is drawn
