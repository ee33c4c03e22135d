### The courts game as a table: zones, figures, and the cards with what they do.

courts-before = Before the first turn
courts-turn = Turn { $turn }: { $seat }
courts-life = Life
courts-coins = Coins
courts-hand = Hand
courts-own-hand = Your hand
courts-deck = Deck
courts-discard = Discard pile
courts-objective = Objective of team { $number }

courts-team = Team { $number }
courts-role-captain = Captain
courts-role-scout = Scout
courts-out = Out of the match
courts-treaty = Peace with { $seat }
courts-offers = Offers peace
courts-place = Card { $place } from the top
courts-open = Open to all
courts-sealed = Seen by its captain only

courts-card-strike = Strike { $number }
courts-card-shield = Shield { $number }
courts-card-mirror = Mirror { $number }
courts-card-hush = Hush { $number }
courts-card-riposte = Riposte { $number }
courts-card-gift = Gift { $number }

courts-text-strike = In your turn: a seat of another team loses { $amount } life. Not one with which you have made peace.
courts-text-shield = When a seat is about to be struck: the strike does nothing.
courts-text-mirror = When a seat is about to be struck: the strike falls on whoever struck.
courts-text-hush = When a card was played: it does nothing.
courts-text-riposte = After a seat was struck: strike back at whoever struck.
courts-text-gift = In your turn: a seat of your team gains 1 life.
