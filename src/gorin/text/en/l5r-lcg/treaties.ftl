# Treaties: what is offered, said and told of them.

initiative-treaty-offer = Offer a treaty
initiative-treaty-counter = Ask for other terms
initiative-treaty-accept = Accept a treaty
initiative-treaty-refuse = Refuse a treaty
initiative-treaty-withdraw = Withdraw an offer
initiative-treaty-dissolve = Dissolve a treaty
initiative-treaty-keep = Keep a treaty
initiative-treaty-claim = Claim a breach

ask-treaty-offer = Offer a treaty: a promise of yours, one of theirs, and the honor that whoever breaks it loses. Promise only what you can do or decide, never honor, fate, cards or rings.
ask-treaty-counter = Ask for another stake or other durations; the promises stay. Your offer takes the place of theirs.
ask-treaty-accept = Accept which treaty?
ask-treaty-refuse = Refuse which treaty?
ask-treaty-withdraw = Withdraw which offer?
ask-treaty-dissolve = Dissolve which treaty? It is over when both want that, and nobody loses honor.
ask-treaty-keep = Keep which treaty that you wanted to dissolve?
ask-treaty-claim = Of which treaty was the promise broken? The other may admit it; else those who have no part in it vote, and a tie is no breach. If it hands something over, they may call it void.
ask-lcg-promise-kept = The time of a promise is over. Has { $seat } kept it: “{ $words }”?
ask-lcg-breach-admit = { $seat } says that you broke your promise: “{ $words }”. Do you admit it?
ask-lcg-breach-vote = Has { $seat } broken this promise: “{ $words }”?
option-kept = It was kept
option-broken = It was broken
option-void = It may not be promised
option-admit = Admit it
option-deny = Deny it

lcg-treaty-with = With
lcg-treaty-give = I promise
lcg-treaty-give-until = My promise is for
lcg-treaty-give-words = My promise in my own words, which no machine reads; it hands nothing over
lcg-treaty-take = They promise
lcg-treaty-take-until = Their promise is for
lcg-treaty-take-words = Their promise in words, which no machine reads
lcg-treaty-which = Instead of the offer
lcg-treaty-stake = Honor at stake
lcg-treaty-as-offered = as offered
lcg-treaty-seat = { $seat }
lcg-treaty-terms = With { $seat }. Your promise: { $give }. Theirs: { $take }. Honor at stake: { $stake }

lcg-promise = { $promise } ({ $until })
lcg-promise-no-attack = declare no conflict against the partner
lcg-promise-attack = declare a conflict against { $seat }
lcg-promise-no-break = break no province of the partner
lcg-promise-bid-most = bid at most { $number } for cards
lcg-promise-bid-least = bid at least { $number } for cards
lcg-promise-pass = declare no conflict at all
lcg-promise-leave = declare no conflict for this ring: { $ring }
lcg-promise-no-events = play no event that chooses a card of the partner
lcg-promise-words = in one's own words
lcg-promise-said = “{ $words }”
lcg-until-once = the next time, in this round at the latest
lcg-until-phase = this phase
lcg-until-round = { $rounds ->
    [1] until the end of this round
   *[other] { $rounds } rounds, with this one
}
lcg-until-game = the rest of the game

log-lcg-treaty-offered = { $seat } offers { $other } a treaty. { $seat } would promise: { $give }. { $other }: { $take }. Honor at stake: { $stake }
log-lcg-treaty-offered-counter = { $seat } asks { $other } for other terms. { $seat } would promise: { $give }. { $other }: { $take }. Honor at stake: { $stake }
log-lcg-offer-dropped-refused = { $seat } refuses the treaty that { $other } offered
log-lcg-offer-dropped-withdrawn = { $seat } withdraws the offer to { $other }
log-lcg-offer-dropped-lapsed = The offer of { $seat } to { $other } lapses
log-lcg-treaty-made = A treaty stands. { $seat } promises: { $give }. { $other } promises: { $take }. Honor at stake: { $stake }
log-lcg-treaty-questioned = { $seat } wants to dissolve the treaty with { $other }
log-lcg-treaty-questioned-not = { $seat } no longer wants to dissolve the treaty with { $other }
log-lcg-treaty-dissolved-agreed = { $seat } and { $other } dissolve their treaty
log-lcg-treaty-dissolved-over = The treaty of { $seat } and { $other } is over: both kept their word
log-lcg-treaty-dissolved-out = The treaty of { $seat } and { $other } is over: { $seat } is out
log-lcg-treaty-dissolved-void = The treaty of { $seat } and { $other } is void, and nobody loses honor
log-lcg-treaty-broken = { $seat } breaks the treaty with { $other }. Honor at stake: { $stake }
log-lcg-treaty-broken-both = { $seat } and { $other } both break their treaty. Honor at stake: { $stake }
log-lcg-breach-claimed = { $seat } claims that { $other } broke a promise: { $promise }
log-lcg-breach-answered = { $seat } admits it
log-lcg-breach-answered-not = { $seat } denies it
log-lcg-breach-judged = It was a breach. Votes for: { $broken }, against: { $kept }
log-lcg-breach-judged-not = It was no breach. Votes for: { $broken }, against: { $kept }
log-lcg-breach-judged-void = Such a thing may not be promised. Votes for: { $broken }, against: { $kept }
log-lcg-promise-accepted = { $seat } says that { $other } kept the promise

lcg-treaties = Treaties
lcg-treaty-between = Treaty of { $seat } and { $other }
lcg-offer-between = Offer of { $seat } to { $other }
lcg-treaty-promised = { $seat }: { $promise }
lcg-treaty-promised-over = { $seat }: { $promise }; is over
lcg-treaty-promised-kept = { $seat }: { $promise }; is kept
lcg-treaty-staked = Honor at stake: { $stake }
lcg-treaty-dissolving = { $seat } wants to dissolve it
refused-lcg-treaty-whom = Only a conflict against a third seat can be promised
refused-lcg-treaty-words = A promise in one's own words needs words, and no other has any
lcg-position-pair = Between two seats of the match stands one treaty, or lies one offer
lcg-position-stake = The stake is from 1 to { $most }
lcg-position-promise = “{ $key }” is no such promise or duration; known: { $known }
lcg-position-no-treaties = Only in Enlightenment treaties are made

## Treaty cards

ask-lcg-treaty-card = Which treaty card is turned up?
ask-lcg-treaty-card-who = The treaty card is about a character of yours: which one?
ask-lcg-treaty-card-from = From which character of yours is 1 fate removed?
ask-lcg-treaty-card-to = On which character of yours is 1 fate placed?
ask-lcg-treaty-card-gear = Which attachments of yours are discarded?
log-lcg-treaty-card-shown = A treaty card is revealed: { $slug }. { $says }.
lcg-treaty-card-desertion = Whoever broke the treaty gives control of a character to whoever kept it: the one of highest cost, { $number } at most
lcg-treaty-card-dishonorable-dealings = Whoever broke the treaty dishonors a character: the one of highest cost, { $number } at most
lcg-treaty-card-exposed-secrets-treaty = Whoever kept the treaty draws cards: { $number }
lcg-treaty-card-falling-fortune = Whoever broke the treaty loses fate: { $number }
lcg-treaty-card-finding-a-new-lord = Whoever kept the treaty gains fate: { $number }
lcg-treaty-card-forgotten-plans = Whoever broke the treaty discards cards of the hand: { $number }
lcg-treaty-card-second-chances = Whoever kept the treaty places fate on characters of theirs: { $number }
lcg-treaty-card-sent-to-their-deaths = Whoever broke the treaty removes fate from characters of theirs: { $number }
lcg-treaty-card-shattered-blades = Whoever broke the treaty discards attachments of theirs: { $number }
lcg-treaty-card-spreading-discontent = Whoever broke the treaty bows a character: the one of highest cost, { $number } at most
lcg-treaty-card-transgression-of-honor = Whoever broke the treaty loses honor: { $number }
lcg-treaty-card-upholding-bushido = Whoever kept the treaty gains honor: { $number }
