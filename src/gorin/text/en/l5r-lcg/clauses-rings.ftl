### L5R LCG, clause by clause, in our own words.

## Ring effects

clause-LCG-S5_1 = Air: take 1 honor from your opponent, or gain 2 honor.
    .title = Air
clause-LCG-S5_2 = Earth: draw a card, and your opponent discards a card at random from hand.
    .title = Earth
clause-LCG-S5_3 = Fire: honor or dishonor a character in play.
    .title = Fire
clause-LCG-S5_4 = Water: ready a character, or bow a character that has no fate.
    .title = Water
clause-LCG-S5_5 = Void: remove 1 fate from a character.
    .title = Void
clause-LCG-S5_6 = Nobody has to resolve a ring effect.
    .title = Ring effects are optional
clause-LCG-S5_7 = Several ring effects are resolved one after another.
    .title = One after another
clause-LCG-S5_8 = A ring that a card resolves is resolved for the player whom the card names.
    .title = Rings resolved by cards
clause-LCG-S5_9 = A ring is unclaimed, contested or claimed. By some effects it is more than one of these at once.
    .title = States of a ring
clause-LCG-S5_10 = Fate can be placed on any ring, claimed and contested ones too.
    .title = Fate on any ring
clause-LCG-S5_11 = The fate on a ring is taken only when the ring becomes contested.
    .title = When fate is collected

## Winning

clause-LCG-S6_1 = A player whose stronghold province is broken is out.
    .title = Losing the stronghold
clause-LCG-S6_2 = A player with 25 or more honor wins.
    .title = Winning by honor
clause-LCG-S6_3 = A player with no honor is out.
    .title = Losing by dishonor
clause-LCG-S6_4 = Winning and losing count the moment they come true.
    .title = At once
clause-LCG-S6_5 = The last player who is still in wins.
    .title = The last player wins
clause-LCG-S6_6 = If several would win at the same moment, the first player wins if among them, else whoever of them is nearest to the first player's left.
    .title = Winning together
clause-LCG-S6_7 = A card may give a way of its own to win or lose.
    .title = Other ways to win
clause-LCG-S6_8 = A player who has to draw or fill from an empty deck loses 5 honor.
    .title = An empty deck costs honor
clause-LCG-S6_9 = Then the discard pile of that deck is shuffled into a new one, and drawing or filling goes on.
    .title = A new deck
