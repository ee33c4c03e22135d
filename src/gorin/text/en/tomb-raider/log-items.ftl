### Tomb Raider: the log of what items, triggers, and secret moves do.

log-hand-seen = { $seat } looks at the hand of { $rival }
log-hand-seen-own = { $seat } sees the hand of { $rival }: { $slugs }
log-card-taken-back = { $seat } takes { $slug } back from the discard pile
log-die-turned = A die of { $seat } changes from { $before } to { $after }
log-fight-overlooked = { $seat } may search this turn as if without a fight
