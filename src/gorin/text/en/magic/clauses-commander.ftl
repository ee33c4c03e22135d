### Commander, clause by clause, in our own words.

## Scope and commanders

clause-CMD-1_1 = Commander is the later name of Elder Dragon Highlander. A commander is also called a general.
    .title = Names of the format
clause-CMD-1_2 = Commander is played by two players or more, as a rule by more than two.
    .title = Two players or more
clause-CMD-1_3 = A group may agree on rules of its own. Whatever differs from the preset is an option and is shown.
    .title = House rules
clause-CMD-1_5 = Every rule of Magic stands unless a clause of Commander changes it.
    .title = The other rules stand

## Colour identity

clause-CMD-3_1 = The colour identity of a card is its colours and the colour of every mana symbol in its text.
    .title = Colour identity
clause-CMD-3_2 = Coloured symbols of the mana cost always belong to the identity.
    .title = The cost always counts
clause-CMD-3_3 = The identity is set before the game, and nothing changes it during the game.
    .title = Identity does not change
clause-CMD-3_4 = The identity of every card of the deck is within that of the commander.
    .title = Cards within the identity
clause-CMD-3_5 = A card with a basic land type has the mana symbol of that type in its identity, be the land basic or not.
    .title = Basic land types
clause-CMD-3_6 = Lands are colourless, but they have an identity.
    .title = Lands have an identity
clause-CMD-3_7 = A hybrid symbol counts as all of its colours, in costs and in texts.
    .title = Hybrid symbols
clause-CMD-3_8 = A basic land type that is only a word of the text is no mana symbol.
    .title = Land types as words
clause-CMD-3_9 = Reminder text does not count for the identity.
    .title = Reminder text
clause-CMD-3_10 = Symbols in any other cost of the text count, such as kicker, activation, cycling, flashback, morph and echo.
    .title = Other costs
clause-CMD-3_11 = Of a split card both halves count.
    .title = Split cards
clause-CMD-3_12 = Symbols of the mana that a card produces count.
    .title = Mana that is produced
clause-CMD-3_13 = Mana of any colour has no symbol and adds nothing to the identity.
    .title = Any colour
clause-CMD-3_14 = All text of a flip card and of a level counts. A Phyrexian symbol and one of 2 or a colour count as their colour. A text that sets the card's own colours counts.
    .title = Further symbols
clause-CMD-3_15 = Rafiq of the Many is green, white and blue. It may not have Thundermare, Elves of Deep Shadow, Boros Signet, Life // Death, Anavolver, Trace of Abundance, Jungle Shrine or Watery Grave; it may have Esper Panorama, Gaea's Balance and Polluted Delta.
    .title = Example: a deck for Rafiq of the Many
clause-CMD-3_16 = The name of a colour in a text is no symbol.
    .title = Names of colours

## Decks

clause-CMD-5_1 = A deck has exactly 100 cards, its commander among them.
    .title = One hundred cards
clause-CMD-5_2 = Apart from basic lands no two cards have the same English name.
    .title = One of each name
clause-CMD-5_3 = Basic lands are those with the supertype basic, snow-covered ones too.
    .title = What is a basic land
clause-CMD-5_4 = A card that allows more copies of itself overrides CMD-5.2, but not CMD-3.4.
    .title = Cards in any number
clause-CMD-5_5 = Cards legal in Vintage may be used, from the day of their prerelease on, and Shahrazad too.
    .title = Cards that may be used
clause-CMD-5_6 = Cards about ante or dexterity, silver-bordered cards and cards that do not belong in a deck may not be used. Cards restricted in Vintage may, unless CMD-6.1 names them.
    .title = Cards that may not
clause-CMD-5_7 = A deck check names all violations, each with its card, clause and reason.
    .title = All faults at once
clause-CMD-6_1 = Without agreement these are not played: Ancestral Recall, Balance, Biorhythm, Black Lotus, Channel, Coalition Victory, Emrakul, the Aeons Torn, Fastbond, Gifts Ungiven, Karakas, Kokusho, the Evening Star, Library of Alexandria, Limited Resources, Lion's Eye Diamond, Metalworker, the five Moxen, Painter's Servant, Panoptic Mirror, Protean Hulk, Recurring Nightmare, Staff of Domination, Sway of the Stars, Time Vault, Time Walk, Tinker, Tolarian Academy, Upheaval, Yawgmoth's Bargain.
    .title = Banned cards
clause-CMD-6_2 = A group may lift the banned list by agreement.
    .title = Lifting the ban
clause-CMD-6_3 = Braids, Cabal Minion and Rofellos, Llanowar Emissary cannot be commanders, but may be among the other cards.
    .title = Banned as commanders

## Outside the game

clause-CMD-12_1 = Effects that look for cards outside the game do nothing, unless sideboards are used.
    .title = Cards from outside
clause-CMD-12_2 = With sideboards they find cards of the sideboard only.
    .title = From the sideboard
clause-CMD-12_3 = Cards of a sideboard keep to the identity, the banned list and one of each name together with the deck. There are at most 10 unless agreed otherwise.
    .title = What a sideboard holds
clause-CMD-13_1 = Commander is played for everybody's fun. The table can talk before, during and after a game, propose house rules, agree on banned cards, concede and play again.
    .title = Spirit of the game

## Rulings

clause-CMD-R1 = Only casts from the command zone are counted for the tax.
    .title = Ruling: which casts are counted
clause-CMD-R2 = Casts are counted for each commander card.
    .title = Ruling: whose casts are counted
clause-CMD-R3 = If several effects would replace the move, the affected player orders them. The owner may take or decline the command zone, and is asked again if another effect sends the card to the other of the two zones.
    .title = Ruling: several replacements
clause-CMD-R4 = All state-based actions are checked together. Several players may lose at once; if all who remain lose, the game is a draw.
    .title = Ruling: losing together
clause-CMD-R5 = The legend rule meets both, each owner chooses for their own card, and damage is counted for each card.
    .title = Ruling: the same commander in play twice
clause-CMD-R6 = To spend mana as though it were of any colour is not to produce it, and stays as it is.
    .title = Ruling: spending is not producing
clause-CMD-R7 = As much colourless mana is added as mana of the other colour would have been.
    .title = Ruling: how much colourless mana
clause-CMD-R8 = A deck of a colourless commander holds no coloured symbol, and so no basic lands of the five types.
    .title = Ruling: colourless commanders
clause-CMD-R9 = The first mulligan costs a card too. The option free_first_mulligan makes it free.
    .title = Ruling: the first mulligan
clause-CMD-R10 = A symbol in reminder text never counts, a hybrid one neither.
    .title = Ruling: hybrid symbols in reminder text
clause-CMD-R11 = Colours that a card's own ability gives it everywhere count for its identity.
    .title = Ruling: colours set by an ability
clause-CMD-R12 = Where no date of a prerelease is known, it is six days before the release.
    .title = Ruling: the day of a prerelease
clause-CMD-R13 = The referee always knows the commander: its owner is always offered the return, and the card is shown if it is taken.
    .title = Ruling: exile face down
clause-CMD-R14 = A commander spell that is countered or exiled may go to the command zone.
    .title = Ruling: from the stack
clause-CMD-R15 = A commander that is discarded, or put from a library into a graveyard, may go to the command zone.
    .title = Ruling: from hand and library
clause-CMD-R16 = If its owner takes the command zone, an effect that would bring the exiled card back has nothing to bring.
    .title = Ruling: exiled until later
clause-CMD-R17 = Nobody chooses when a commander goes into a library; it lies where the effect says.
    .title = Ruling: into the library
clause-CMD-R18 = When a player leaves, their commander leaves with them, whoever controls it.
    .title = Ruling: commanders of those who leave
clause-CMD-R19 = Of damage that is redirected to several players, each counts what was dealt to them.
    .title = Ruling: damage to several players
clause-CMD-R20 = When an effect begins the game anew, commanders return to the command zone and damage and tax start from nothing, unless that effect exiled a commander: then it begins on the battlefield.
    .title = Ruling: a game that begins anew
clause-CMD-R21 = A deck with Shahrazad is refused until subgames are played here. Commanders then stay in the command zone of the main game.
    .title = Ruling: subgames
clause-CMD-R22 = The banned cards that a table allows are a list that all seats see.
    .title = Ruling: cards allowed by agreement
