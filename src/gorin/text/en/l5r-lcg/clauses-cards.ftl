### L5R LCG, clause by clause, in our own words.

## Attachments, holdings, events and provinces

clause-LCG-S10_1 = An attachment enters play attached to a character in play, unless its text says otherwise.
    .title = Where an attachment goes
clause-LCG-S10_2 = An attachment that may no longer be where it is is discarded, whenever that happens.
    .title = Illegal attachments
clause-LCG-S10_3 = A card may bear any number of attachments, but for restricted ones and those whose text limits their number.
    .title = Number of attachments
clause-LCG-S10_4 = An attachment stays under its controller, whoever controls the character.
    .title = Who controls an attachment
clause-LCG-S10_5 = What an attachment may be attached to is checked at all times.
    .title = What it may be attached to
clause-LCG-S10_6 = What an attachment may be played on is checked once, when it is played.
    .title = What it may be played on
clause-LCG-S10_7 = An attachment on a province does not lie in it as a dynasty card does.
    .title = Attached to a province
clause-LCG-S10_8 = The skills of a character played as an attachment do not modify what it is attached to.
    .title = Characters as attachments
clause-LCG-S10_9 = A holding counts while it lies faceup in a province.
    .title = Holdings at work
clause-LCG-S10_10 = A holding adds its bonus to the strength of its province.
    .title = Holdings add strength
clause-LCG-S10_11 = A province with a holding is not refilled.
    .title = Holdings fill the place
clause-LCG-S10_12 = In step 4.6 a holding may be discarded like other faceup cards.
    .title = Holdings may be discarded
clause-LCG-S10_13 = An event is played from a province in the dynasty phase only.
    .title = Events in provinces
clause-LCG-S10_14 = A province is revealed when it is turned from facedown to faceup.
    .title = To reveal a province
clause-LCG-S10_15 = A province facedown and the same province faceup are different objects.
    .title = Two sides, two objects
clause-LCG-S10_16 = A province broken outside a conflict counts as broken by its player's opponent, and with more players by all opponents.
    .title = Broken outside a conflict
clause-LCG-S10_17 = A province is refilled after the reactions to a card leaving it.
    .title = When a province is refilled
clause-LCG-S10_18 = A province that still holds a dynasty card is not refilled.
    .title = Only if it is empty
clause-LCG-S10_19 = What fills a province adds a card to it even if it is not empty.
    .title = To fill a province
