### L5R LCG, clause by clause, in our own words.

## Golden rules

clause-LCG-S0_1 = A card that says otherwise goes before the Rules Reference, and the Rules Reference before the booklet Learn to Play.
    .title = What comes first
clause-LCG-S0_2 = What cannot happen does not happen, whatever else allows it.
    .title = Cannot

## Cards and zones

clause-LCG-S1_1 = A card is a character, an attachment, a holding, an event, a province, a stronghold or a role.
    .title = Types of cards
clause-LCG-S1_2 = Treaty and warlord cards belong to the game of the box they came in, and to no other.
    .title = Cards of one box only
clause-LCG-S1_3 = Characters, holdings and some events have the dynasty back; events, attachments and characters the conflict back. Each goes into the deck of its back.
    .title = Two sides of a deck
clause-LCG-S1_4 = Each player has a dynasty deck, a conflict deck, and a discard pile for each.
    .title = Decks and discard piles
clause-LCG-S1_5 = A hand holds conflict cards only.
    .title = The hand
clause-LCG-S1_6 = Each player has four provinces in a row, and the stronghold province.
    .title = A row of provinces
clause-LCG-S1_7 = A character in play that does not participate in a conflict is in its controller's home area.
    .title = Home
clause-LCG-S1_8 = Each player has a pool of fate, a pool of honor and an honor dial. Both pools are open to all.
    .title = Open pools
clause-LCG-S1_9 = The rings a player has claimed lie in that player's own pool of claimed rings.
    .title = Claimed rings
clause-LCG-S1_10 = Cards removed from the game lie faceup apart, where all may look at them.
    .title = Removed from the game
clause-LCG-S1_11 = All share one pool of unclaimed rings: five rings, each with a military and a political side.
    .title = Five rings
clause-LCG-S1_12 = There is one Imperial Favor and one first player token for all.
    .title = Shared tokens
clause-LCG-S1_13 = The general pool of tokens never runs out.
    .title = The general pool
clause-LCG-S1_14 = In play are characters and attachments in the play area, strongholds, faceup unbroken provinces, and faceup holdings on provinces.
    .title = In play
clause-LCG-S1_15 = A facedown province is in play only as a facedown province: its element, strength and text are not.
    .title = Facedown provinces
clause-LCG-S1_16 = All else is out of play, such as characters still lying in provinces, role cards, hands, decks, discard piles, and cards under other cards.
    .title = Out of play
clause-LCG-S1_17 = A card that changes its zone is a new object. What lasted on it, was delayed for it or still waited no longer applies to it.
    .title = A new object
clause-LCG-S1_18 = A new object has used none of its abilities yet.
    .title = Uses are forgotten
clause-LCG-S1_19 = A card that would go into a deck of the other back goes to its owner's discard pile of its own back.
    .title = The wrong deck
clause-LCG-S1_20 = A dynasty card that would go to a hand goes to its owner's dynasty discard pile.
    .title = No dynasty cards in hand
clause-LCG-S1_21 = A conflict card that would go into a province goes to its owner's conflict discard pile.
    .title = No conflict cards in provinces
clause-LCG-S1_22 = A card enters play under its owner's control, unless something says otherwise.
    .title = Owner and controller
clause-LCG-S1_23 = A card out of play always lies in a zone of its owner. If another player controlled it, it still counts as having gone to that player's zone.
    .title = Cards out of play stay with their owner
clause-LCG-S1_24 = A character that changes its controller stays as it is: bowed if it was bowed, and participating, now on the new side.
    .title = Changing sides
clause-LCG-S1_25 = When a character changes its controller, the attachments on it do not.
    .title = Attachments keep their controller
clause-LCG-S1_26 = Control taken without a stated end lasts as long as the card stays in play.
    .title = Control without an end
clause-LCG-S1_27 = The text of a broken province is blank.
    .title = Broken provinces say nothing
clause-LCG-S1_28 = A broken province still holds dynasty cards: they are played from it and it is refilled.
    .title = Broken provinces go on
clause-LCG-S1_29 = A restored province is unbroken again and its text counts. It is not turned facedown.
    .title = Restoring
clause-LCG-S1_30 = Provinces of a row are adjacent to those beside them, left and right.
    .title = Adjacent provinces
clause-LCG-S1_31 = The stronghold province is adjacent to no province.
    .title = The stronghold province has no neighbours
clause-LCG-S1_32 = A province has each element it shows. The symbol of all five gives it all five.
    .title = Elements of a province
clause-LCG-S1_33 = Cards of the same title are copies of each other, whatever their version. A card is a copy of itself.
    .title = Copies of a card
