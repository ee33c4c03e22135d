### The pages of decks: all decks, and the deck builder.

## All decks

decks-home-games = Games played
own-where = Kept in this browser only. Export what you want to keep elsewhere too.
own-none = Nothing here yet.
own-gone = “{ $name }” is deleted.
own-bring-back = Bring it back
own-copy = Duplicate
own-copy-named = Duplicate { $name }
own-remove = Delete
own-remove-named = Delete { $name }

## The deck

decks-no-room = This browser has no room left: the last change is not kept. Delete something, or export it.

## Import and export

decks-import-file = Choose a file
decks-too-long = The text has { $length } characters; at most { $most } can be read.

## Playing

decks-others = The others
decks-friends = Friends, by a link
