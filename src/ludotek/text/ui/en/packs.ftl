### What can be wrong with a pack. The words and fields of its file are quoted as they are.

mistake-said = { $text }
mistake-missing = This field is missing.
    .remedy = Add it.
    .menus = Choose something here.
mistake-number = It must be a whole number from { $low } to { $high }, not { $found }.
    .remedy = Write a number between the two.
mistake-number-least = It must be a whole number of at least { $low }, not { $found }.
    .remedy = Write a larger number.
mistake-zero = It must not be 0.
    .remedy = Write another number, or leave this text out.
mistake-flag = It must be true or false, not { $found }.
    .remedy = Write true or false, without quotation marks.
mistake-text = It must be a text, not { $found }.
    .remedy = Write it between quotation marks.
mistake-texts = It must be a list of texts, not { $found }.
    .remedy = Write ["one", "another"].
mistake-word = It must be one of { $words }, not { $found }.
    .remedy = Choose one of these words.
    .said = This is not one of the words to choose from.
    .menus = Choose one of them.
mistake-words = It must be a list of words out of { $words }, not { $found }.
    .remedy = Write a list such as ["{ $words }"] with the words you want.
    .said = Not all of this is among the words to choose from.
    .menus = Choose anew.
mistake-none = It must name at least one of { $words }.
    .remedy = Name one, or leave the field out.
    .menus = Choose at least one, or leave it out.
    .said = Nothing is chosen here.
mistake-table = It must be a table of fields, not { $found }.
    .remedy = Write {"{"} field = value {"}"}, or a section of its own in [brackets].
mistake-tables = It must be a list of tables, not { $found }.
    .remedy = Write [{"{"} … {"}"}, {"{"} … {"}"}], or sections in [[double brackets]].
mistake-twice = The id { $id } is used twice.
    .remedy = Give one of the two another id.
    .menus = Give one of the two another name.
    .said = The pack has this card twice.
mistake-unknown = This field is not known here. Known are: { $known }.
    .remedy = Check the spelling, or take it out.
    .said = There is no such field here.
mistake-long-card = The card says more than can be put into words.
    .remedy = Take something out of its texts, or make two cards of it.
mistake-no-action = It must list at least one action.
    .remedy = Write [{"{"} node = "…" {"}"}].
    .menus = Choose what happens.
mistake-few-modes = It must list at least two texts to choose from.
    .remedy = Add another one, or write the text without the choice.
    .menus = Add another one to choose from.
mistake-many-modes = It lists { $n } texts to choose from, but only { $most } fit.
    .remedy = Take some out.
value-table = a table
value-list = a list
value-long = something longer

## Names and ids

mistake-name = A name must be a text, not { $found }.
    .remedy = Write name = "Bell Warden", or {"{"} en = "…", fr = "…", de = "…" {"}"}.
mistake-name-language = This isn’t a language.
    .remedy = Use its two letters: en, fr or de.
mistake-name-none = No name is given.
    .remedy = Write it in at least one language.
mistake-name-long = The name has { $n } characters, but only { $most } fit on a card.
    .remedy = Shorten it.
mistake-name-line = A name is one line, without spaces around it or characters that can’t be seen.
    .remedy = Type it again without them.
mistake-name-marks = Too many marks stand on one letter of the name.
    .remedy = Type it again without them.
mistake-id = An id is small letters, digits and hyphens, at most { $most } of them, not { $found }.
    .remedy = Write something like bell-warden; how a card is called is said by its name.
mistake-id-taken = { $id } is the id of something that ships with the game.
    .remedy = Choose another id.
    .menus = Give it another name.
    .said = Something that ships with the game has this name already.
mistake-id-reserved = { $id } cannot be an id: it means something else to programs.
    .remedy = Choose another id.
    .said = This name means something else to programs.
    .menus = Give it another name.
doubt-no-name = It has no name, so its id stands in for it.
    .remedy = Add name = {"{"} en = "…", fr = "…", de = "…" {"}"}.
    .menus = Write its name above.
    .said = It has no name yet.
doubt-name-missing = It has no name in { $languages }.
    .remedy = Add it; until then the name in another language stands in.
    .menus = Write it above; until then the name in another language stands in.
doubt-same-choice = Two of the texts to choose from are the same.
    .remedy = Change one, or take it out.
doubt-twin = But for its name it is the same as { $other }.
    .remedy = Change something about one of the two, unless you want two of a kind.

## The file

mistake-not-toml = This isn’t valid TOML: { $problem }.
    .remedy = Look at that line and the one before it: is a quotation mark, a bracket or a comma missing?
mistake-not-text = This isn’t a text file in UTF-8.
    .remedy = Open it in a text editor and save it again with the encoding UTF-8.
mistake-too-large = The file is larger than { $most } KB.
    .remedy = Make two packs of it.
mistake-too-many-values = The file has more than { $most } values.
    .remedy = Make two packs of it.
mistake-too-deep = Its tables are nested more than { $most } levels deep.
    .remedy = Write simpler texts.
mistake-long-text = It has a text of { $n } characters; at most { $most } are allowed.
    .remedy = Shorten it.
mistake-large-number = It has a number beyond { $most }.
    .remedy = No field needs one; write a smaller number.
mistake-strange-value = It has a value that packs don’t have: { $found }.
    .remedy = Write a text, a whole number, true or false.
