### The words of the cards, in our own words.

lcg-text = { $text }
lcg-plays-if = Played only { $condition }.
lcg-ability-action = Action: { $does }.
lcg-ability-reaction = Reaction: { $does }.
lcg-ability-interrupt = Interrupt: { $does }.
lcg-ability-would = Interrupt: { $does }.
lcg-ability-forced-reaction = Forced reaction: { $does }.
lcg-ability-forced-interrupt = Forced interrupt: { $does }.
lcg-effects-more = { $first }, { $second }
lcg-effects-last = { $first } and { $second }
lcg-conditions-more = { $first }, { $second }
lcg-conditions-last = { $first } and { $second }
lcg-does-to = { $chosen }; { $does }
lcg-choose = choose { $aim }
lcg-opponent-chooses = your opponent chooses { $aim }
lcg-does-for = { $costs }, and { $does }
lcg-does-if = { $conditions }, { $does }
lcg-place-hand = if this card is in your hand
lcg-place-reserve = if this card is in your dynasty discard pile or in your provinces
lcg-does-after = { $trigger }, { $does }
lcg-does-limited = { $does } ({ $limit })
lcg-limit-none = any number of times
lcg-limit-card-conflict = { $count ->
    [one] at most once in a conflict
   *[other] at most { $count } times in a conflict
 }
lcg-limit-title-conflict = { $count ->
    [one] each player once in a conflict, all copies together
   *[other] each player { $count } times in a conflict, all copies together
 }
lcg-limit-title-round = { $count ->
    [one] each player once in a round, all copies together
   *[other] each player { $count } times in a round, all copies together
 }
lcg-word-ancestral = Ancestral: it goes to its owner’s hand when its bearer leaves play.
lcg-word-courtesy = Courtesy: its controller gains 1 fate when it leaves play.
lcg-word-covert = Covert: as it attacks, a character without covert may be chosen that cannot be declared as a defender.
lcg-word-limited = Limited: at most one limited card is played by each player in a round.
lcg-word-no-attachments = Nothing can be attached to it.
lcg-word-pride = Pride: it is honored after it wins a conflict and dishonored after it loses one.
lcg-word-restricted = Restricted: a character bears at most two of these.
lcg-word-sincerity = Sincerity: its controller draws 1 card when it leaves play.
lcg-word-facedown-in-your-provinces = a facedown card in your provinces
lcg-word-outside-conflicts = while there is no conflict
lcg-word-this-province-breaks = when this province breaks
lcg-word-lose-honor = lose { $amount } honor
lcg-word-sacrifice-this = sacrifice this card
lcg-word-sacrifice-honored = sacrifice an honored character of yours
lcg-word-remove-fate-here = remove 1 fate from this character
lcg-word-give-fate = give your opponent { $amount } fate
lcg-word-bow-this-stronghold = bow this stronghold
lcg-word-honor = it is honored
lcg-word-bow = it is bowed
lcg-word-discard = it is discarded
lcg-word-send-home = it moves home
lcg-word-move-to-conflict = the chosen one moves to the conflict
lcg-word-move-either-way = it moves to the conflict or home from it
lcg-word-strengthen-maybe-twice = it has { $amount } more { $figure } until the conflict ends; you may lose 1 honor to do that once more, to it or to another one
lcg-word-remove-fate = 1 fate is removed from it
lcg-word-gain-honor = you gain { $amount } honor
lcg-word-gain-fate = you gain { $amount } fate
lcg-word-draw = { $count -> 
    [one] you draw { $count } card
   *[other] you draw { $count } cards
 }
lcg-word-resolve-ring = you resolve the effect of the contested ring
lcg-word-cancel-effects = those effects are cancelled
lcg-word-turn-up = it is turned face up
lcg-word-turn-up-several = all chosen cards are turned face up
lcg-word-refill-face-up = that province is refilled face up
lcg-word-honor-one-dishonor-other = you select which of them is honored; the other is dishonored
lcg-word-duel-to-clear-conflict = this character fights a { $kind } duel with the chosen one: if this character wins, all participants outside the duel move home; if it loses, it moves home
lcg-word-play-this = play this attachment from your conflict discard pile
lcg-word-switch-type = the type of the conflict is switched
lcg-word-blanks-province-alone = While it attacks alone, the text of the attacked province does not count.
lcg-word-no-ring-effects = Ring effects of conflicts here are cancelled unless this province breaks.
lcg-word-composure = with composure (your dial shows less than an opponent’s)
lcg-word-dire = while this character has no fate
