### L5R LCG, clause by clause, in our own words.

## The round in detail

clause-LCG-S4_1 = A round has four phases in this order: dynasty, draw, conflict, fate. There is no regroup phase of its own.
    .title = Four phases
clause-LCG-S4_2 = An action window follows the drawing of cards in the draw phase.
    .title = Action window after drawing
clause-LCG-S4_3 = In the conflict phase an action window precedes each opportunity to declare a conflict.
    .title = Action window before each opportunity
clause-LCG-S4_4 = An action window follows the placing of fate on unclaimed rings.
    .title = Action window in the fate phase

## Dynasty phase

clause-LCG-S4_5 = Cards on the stronghold province are revealed first, then the others from left to right, one at a time.
    .title = Order of revealing
clause-LCG-S4_6 = Each card revealed can be answered before the next one is revealed.
    .title = Each card is revealed by itself
clause-LCG-S4_7 = What changes the stronghold's fate value changes the fate collected.
    .title = Collected fate is modified
clause-LCG-S4_8 = Players act in turns, one act each, first player first.
    .title = One act at a time
clause-LCG-S4_9 = An act may be to play one character from a province.
    .title = Act: play a character
clause-LCG-S4_10 = An act may be to use one action ability, that of an event in hand too.
    .title = Act: an action
clause-LCG-S4_11 = An act may be to discard, from hand or province, a copy of a unique character one has in play, and put 1 fate on that character.
    .title = Act: discard a duplicate
clause-LCG-S4_12 = An act may be to pass.
    .title = Act: pass
clause-LCG-S4_13 = In the dynasty phase no characters or attachments are played from hand.
    .title = Nothing else from hand
clause-LCG-S4_14 = Its cost is paid; it enters play ready at home; its player may add fate from their pool; then the province is refilled facedown.
    .title = How a character is played
clause-LCG-S4_15 = Whoever has passed does not act again in this phase, but may still use interrupts and reactions.
    .title = After passing
clause-LCG-S4_16 = The first player to pass in the phase, and nobody else, gains 1 fate.
    .title = Fate for passing first
clause-LCG-S4_17 = The acts of the dynasty phase end when all have passed.
    .title = All have passed

## Draw phase

clause-LCG-S4_18 = A bid is a whole number from 1 to 5, hidden from the others.
    .title = Bids from 1 to 5
clause-LCG-S4_19 = When dials are shown, abilities that answer it are used, and what changes a bid changes it now.
    .title = Answers to the dials
clause-LCG-S4_20 = The honor that changes hands and the number of cards drawn follow the bids as modified.
    .title = Modified bids count
clause-LCG-S4_21 = All players draw at the same time.
    .title = All draw at once
clause-LCG-S4_22 = Until the next bid a dial keeps the number it was set to, not the modified one.
    .title = The dial stays

## Conflict phase

clause-LCG-S4_23 = In each round a player has one opportunity for a military conflict and one for a political conflict, in either order.
    .title = Two opportunities
clause-LCG-S4_24 = Opportunities go in player order among those who still have one.
    .title = Opportunities go around
clause-LCG-S4_25 = Whoever passes gives up an opportunity, without saying of which type.
    .title = Passing an opportunity
clause-LCG-S4_26 = Whoever cannot declare a legal conflict passes.
    .title = Obliged to pass
clause-LCG-S4_27 = Conflicts go on until nobody has an opportunity left.
    .title = Until no opportunity is left
clause-LCG-S4_28 = The attacker chooses a ring of the unclaimed pool, which gives the conflict its element, and the side of it, which gives the type.
    .title = The ring sets element and type
clause-LCG-S4_29 = The ring is put on an eligible unbroken province of an opponent, which is attacked.
    .title = The attacked province
clause-LCG-S4_30 = At least one ready character that may attack is declared as an attacker.
    .title = At least one attacker
clause-LCG-S4_31 = What covert characters choose is chosen with the declaration.
    .title = Covert is part of declaring
clause-LCG-S4_32 = Additional costs of declaring, such as that of tainted characters, are paid as part of it.
    .title = Costs of declaring
clause-LCG-S4_33 = All parts of a declaration happen at once. If one cannot be done, the conflict is not declared.
    .title = All or nothing
clause-LCG-S4_34 = The fate on the chosen ring goes to the attacker.
    .title = Fate on the ring
clause-LCG-S4_35 = A stronghold province is eligible only when at least three other provinces of that player are broken.
    .title = When the stronghold can be attacked
clause-LCG-S4_36 = A facedown attacked province is revealed after covert is settled and before anyone reacts to the declaration.
    .title = The attacked province is revealed
clause-LCG-S4_37 = In a conflict's action window the defender has the first opportunity. It ends when all pass one after the other.
    .title = The defender acts first
clause-LCG-S4_38 = An act in a conflict is an action ability, an action event, an attachment, or a character from hand, played into the conflict or home, with added fate if wanted.
    .title = What may be done in a conflict
clause-LCG-S4_39 = After each act the totals of both sides are told.
    .title = Totals are told
clause-LCG-S4_40 = A side's total is the skill of its ready participating characters and all modifiers of the total.
    .title = Whose skill counts
clause-LCG-S4_41 = Nobody wins without a total of at least 1 and at least one participating character.
    .title = What a winner needs
clause-LCG-S4_42 = If both totals are 0 nobody wins, and the ring returns to the unclaimed pool.
    .title = Nobody wins
clause-LCG-S4_43 = Pride, and all that waits for a conflict to be won or lost, follows the comparison.
    .title = Won and lost here
clause-LCG-S4_44 = Whether a conflict is unopposed is judged by who participated when skill was compared.
    .title = Judged at the comparison
clause-LCG-S4_45 = If several provinces are attacked, the difference is compared with the strength of each by itself.
    .title = Several attacked provinces
clause-LCG-S4_46 = The attacker may discard the dynasty cards on a province they have just broken.
    .title = Cards on a broken province
clause-LCG-S4_47 = If these cards are discarded, the province is refilled facedown.
    .title = It is refilled
clause-LCG-S4_48 = If the ring has several elements, the player who resolves it chooses one of them.
    .title = One element of several
clause-LCG-S4_49 = Until the conflict ends, the claimed ring still gives it its type and element.
    .title = A claimed ring goes on
clause-LCG-S4_50 = The claimed ring counts as contested until reactions to the claim are done.
    .title = Contested a little longer
clause-LCG-S4_51 = If nobody has won, the ring returns to the unclaimed pool.
    .title = No winner, no claim
clause-LCG-S4_52 = Ready participating characters bow at the same time, then all participating characters go home.
    .title = All bow together
clause-LCG-S4_53 = A character that does not bow at the end of a conflict goes home as it is.
    .title = Some do not bow
clause-LCG-S4_54 = Conflicts that cards grant come on top of the two opportunities of a round.
    .title = Additional conflicts
clause-LCG-S4_55 = If the type of a conflict is switched, the opportunity that was spent stays the same.
    .title = A switched type

## Imperial Favor

clause-LCG-S4_56 = A glory count is the glory of a player's ready characters and 1 for each of their claimed rings.
    .title = What is counted
clause-LCG-S4_57 = Whoever counts strictly more than all others claims the Imperial Favor and sets it to military or political.
    .title = Who claims and sets it
clause-LCG-S4_58 = Whoever holds the Favor and claims it again may set it anew.
    .title = Setting it anew
clause-LCG-S4_59 = If two or more tie for the highest count, nothing changes.
    .title = A tie for the Favor
clause-LCG-S4_60 = In conflicts of the type it is set to, the Favor adds 1 to its holder's total, not to a character.
    .title = What the Favor gives
clause-LCG-S4_61 = The Favor adds nothing if its holder has no participating character.
    .title = The Favor needs a participant

## Fate phase

clause-LCG-S4_62 = In player order, each player discards characters without fate one at a time, in an order of their own.
    .title = Order of discarding
clause-LCG-S4_63 = Only characters are discarded that had no fate when the step began and still have none.
    .title = Without fate from the start of the step
clause-LCG-S4_64 = Fate is removed from all characters at the same time.
    .title = Fate goes at once
clause-LCG-S4_65 = In player order, each player discards all faceup cards on their broken provinces.
    .title = Broken provinces are cleared
clause-LCG-S4_66 = A player may discard any faceup cards on their unbroken provinces.
    .title = Unbroken provinces may be cleared
clause-LCG-S4_67 = Provinces emptied in this way are refilled facedown.
    .title = Refilled facedown
clause-LCG-S4_68 = What lasts until the end of the round ends with step 4.9.
    .title = Until the end of the round
clause-LCG-S4_69 = What lasts until the end of a phase ends before what happens at the end of that phase.
    .title = Until the end of a phase

## Rulings where the Rules Reference is silent

clause-LCG-R1 = That a conflict is declared, that its attackers are, and that the attacked province is revealed share one window, in which the first player has the first opportunity.
    .title = Ruling: one window after a declaration
clause-LCG-R2 = What sets or multiplies the base of a number works in the order of time: a base that is set takes the place of what it was by then, and one that was set is what is doubled later.
    .title = Ruling: a base changes in the order of time
