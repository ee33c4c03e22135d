### L5R LCG, clause by clause, in our own words.

## Other formats

clause-LCG-S12_1 = The stronghold format is for two players. Skirmish, Enlightenment and team conquest change its rules.
    .title = Formats
clause-LCG-S12_2 = In team conquest, two against two, a team has the first player token together.
    .title = Team conquest: first player
clause-LCG-S12_3 = Claimed rings and the rule of unique cards are a team's together.
    .title = Team conquest: what is shared
clause-LCG-S12_4 = A stronghold province can be attacked when its team has three or more broken provinces, at least one of them that player's.
    .title = Team conquest: attacking a stronghold
clause-LCG-S12_5 = A broken stronghold is blank, and its player bids at most 2.
    .title = Team conquest: a broken stronghold
clause-LCG-S12_6 = A team with 50 honor wins.
    .title = Team conquest: honor
clause-LCG-S12_7 = Play together against the Shadowlands has rules of its own.
    .title = Against the Shadowlands

## Errata

clause-LCG-S13_1 = City of the Open Hand lets its player gain 1 honor; it does not take it from the opponent.
    .title = City of the Open Hand
clause-LCG-S13_2 = Restoration of Balance is an interrupt to its own breaking.
    .title = Restoration of Balance
clause-LCG-S13_3 = Kuroi Mori cannot be a stronghold province.
    .title = Kuroi Mori
clause-LCG-S13_4 = Against the Waves chooses a shugenja that its own player controls.
    .title = Against the Waves
clause-LCG-S13_5 = While Steward of Law participates in a conflict, characters cannot receive dishonored tokens.
    .title = Steward of Law
clause-LCG-S13_6 = The second part of Keeper Initiate follows only if its first part was done.
    .title = Keeper Initiate
