### The duel of the courts game, and what else is said of both.

ask-stance = Which stance do you take?
ask-roll = Roll for the duel
option-attack = Attack
option-guard = Guard
log-clash = Stances: { $stances }; dice: { $dice }
log-finished = The duel is over, won by: { $winners }
last-round = the last round is over

page-attempt-play = Play { $thing }
replay-act-join = Somebody joins
