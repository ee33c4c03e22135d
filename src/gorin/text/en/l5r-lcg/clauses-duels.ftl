### L5R LCG, clause by clause, in our own words.

## Duels

clause-LCG-S11_1 = D.1: A duel begins with the choice of one character of one's own and one of an opponent.
    .title = A duel begins
clause-LCG-S11_2 = In a conflict both of them must be participating.
    .title = Duels in a conflict
clause-LCG-S11_3 = If a character's own ability begins the duel, that character is one of the two, and in a conflict it must be participating.
    .title = Duels by a character's ability
clause-LCG-S11_4 = D.2: The duel is military, political or of glory.
    .title = What is compared
clause-LCG-S11_5 = D.3: Both players secretly bid 1 to 5 on their dials.
    .title = Bids in a duel
clause-LCG-S11_6 = D.4: Both dials are shown together.
    .title = Dials are shown in a duel
clause-LCG-S11_7 = D.5: The higher bidder gives the other the difference in honor.
    .title = Honor changes hands in a duel
clause-LCG-S11_8 = D.6: What is compared is taken as it is now. Several characters on one side are added up.
    .title = The duelists' figures
clause-LCG-S11_9 = D.7: Each side adds its bid. The higher total wins; if both are equal nobody wins or loses.
    .title = Who wins a duel
clause-LCG-S11_10 = D.8: What the duel says of its winner and loser happens.
    .title = The result of a duel
clause-LCG-S11_11 = D.9: The duel ends, and the next player in the window has the opportunity.
    .title = A duel ends
clause-LCG-S11_12 = A duel has no action window. Interrupts and reactions are used as always.
    .title = No actions in a duel
clause-LCG-S11_13 = If a duelist leaves play, the duel goes on with what is left.
    .title = A duelist leaves play
clause-LCG-S11_14 = To challenge is to begin a duel.
    .title = A challenge
