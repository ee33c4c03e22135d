### L5R CCG as it is played: what is asked, what can be answered, what happened.

ask-ccg-shuffle = Cards are shuffled
ask-ccg-first = The first player is chosen at random
ask-ccg-pay = You have to pay { $gold } gold. Which cards bow for it?
ask-ccg-aim = { $card }: choose { $aim }
ask-ccg-act = { $moment ->
    [battle] Battle at province { $slot } of { $seat }: take an action, or pass. When all pass, it is decided.
   *[phase] Take an action, or pass. When all pass, the attack phase of { $seat } begins.
}
ask-ccg-host = Who gets { $card }?
ask-ccg-cost = How do you pay for { $card }?
ask-ccg-discard-cost = { $card } costs a card of your hand. Which one do you discard?
ask-ccg-choose-bow = Which of your personalities bows?
ask-ccg-declare = Whom do you attack?
ask-ccg-ally = Do you offer to fight on a side?
ask-ccg-accept = Do you take the ally?
ask-ccg-assign = Which units go to which provinces?
ask-ccg-battle = Where is the next battle?
ask-ccg-dynasty = You can produce { $gold } gold: bring a card into play, discard one, or pass
ask-ccg-discard = Which cards of your hand do you discard?
option-pass = Pass
option-auto = Bow what wastes least
option-bow = Bow { $card } for { $gold } gold
option-on = Choose { $card }
option-card = { $card }
option-unit = { $card }
option-seat = Choose { $seat }
option-attack = Attack { $seat }
option-join = Fight on the side of { $seat }
option-province = Province { $slot } of { $seat }
option-field = Province { $slot } of { $seat }
option-stay = Stay out of it
option-refuse = Refuse
option-accept = Accept
option-cost-bow = Bow the personality
option-cost-discard = Discard a card
option-recruit = { $gold ->
    [0] Bring { $card } into play for nothing
   *[other] Bring { $card } into play for { $gold } gold: bows { $cards }
}
option-honorably = { $gold ->
    [0] Bring { $card } into play for nothing and gain { $honor } honor
   *[other] Bring { $card } into play for { $gold } gold and gain { $honor } honor: bows { $cards }
}
option-cheaply = { $gold ->
    [0] Bring { $card } into play for nothing, without its { $honor } honor
   *[other] Bring { $card } into play for { $gold } gold, without its { $honor } honor: bows { $cards }
}
option-discard = Discard { $card }
option-play = { $gold ->
    [0] Play { $card }
   *[other] Play { $card } for { $gold } gold: bows { $cards }
}
option-use = { $gold ->
    [0] Use { $card }
   *[other] Use { $card } for { $gold } gold: bows { $cards }
}
option-tower = Bow { $card } to bow an enemy
option-equip = { $gold ->
    [0] Attach { $card }
   *[other] Attach { $card } for { $gold } gold: bows { $cards }
}
page-attempt-pass = Pass
page-attempt-play = Play { $thing }
page-attempt-use = Use { $thing }
page-attempt-tower = Use the Towers of the Yogo
page-attempt-equip = Attach { $thing }
page-attempt-recruit = Bring { $thing } into play
page-attempt-honorably = Bring { $thing } into play for all its gold
page-attempt-cheaply = Bring { $thing } into play for less gold
log-ccg-first-player = { $seat } begins
log-ccg-shuffled = { $seat } shuffles the { $side } deck
log-ccg-drawn = { $count ->
    [one] { $seat } draws { $count } card
   *[other] { $seat } draws { $count } cards
}
log-ccg-drawn-own = { $seat } draws { $slugs }
log-ccg-turn-began = Turn { $turn }: { $seat }
log-ccg-revealed = { $seat } turns up { $slug } in province { $slot }
log-ccg-produced = { $seat } bows { $slug } for { $gold } gold
log-ccg-entered = { $seat } brings { $slug } into play
log-ccg-attached = { $seat } attaches { $slug } to { $personality }
log-ccg-row-discarded = { $slug } goes from province { $slot } of { $seat } to the discard pile
log-ccg-hand-discarded = { $seat } discards { $slugs }
log-ccg-announced = { $seat } announces { $slug }
log-ccg-chosen = { $seat } chooses { $what }
log-ccg-turned = { $slugs_number ->
    [one] { $slugs } straightens
   *[other] { $slugs } straighten
}
log-ccg-turned-bowed = { $slugs_number ->
    [one] { $slugs } bows
   *[other] { $slugs } bow
}
log-ccg-changed = { $slug } until the end of the turn: Force { $force }, Chi { $chi }
log-ccg-changed-battle = { $slug } until the end of the battle: Force { $force }, Chi { $chi }
log-ccg-destroyed = { $slugs_number ->
    [one] { $slugs } is destroyed
   *[other] { $slugs } are destroyed
}
log-ccg-honor-changed = { $seat } gains { $amount } Family Honor
log-ccg-eliminated = { $seat } is out: { $reason }
log-ccg-ended = { $winners_number ->
    [one] { $winners } wins
   *[other] { $winners } win
} the match: { $reason }
log-ccg-ended-nobody = Nobody wins the match: { $reason }
log-ccg-attack-began = { $seat } attacks { $other }
log-ccg-ally-offered = { $seat } offers to fight on the side of { $other }
log-ccg-ally-answered = { $seat } takes { $other } as an ally
log-ccg-ally-answered-refused = { $seat } refuses { $other }
log-ccg-assigned = { $seat } sends { $units }
ccg-sent = { $cards } to province { $slot }
ccg-sent-home = { $cards } home
log-ccg-assigned-nobody = { $seat } sends nobody
log-ccg-battle-began = The battle at province { $slot } of { $seat } begins
log-ccg-units-moved = { $units }
log-ccg-units-moved-home = { $slugs_number ->
    [one] { $slugs } goes home
   *[other] { $slugs } go home
}
log-ccg-resolved = The battle at province { $slot } of { $seat }: { $attack } against { $defense }, and { $strength } of the province
log-ccg-province-destroyed = Province { $slot } of { $seat } is destroyed
log-ccg-province-destroyed-card = Province { $slot } of { $seat } is destroyed, and { $slugs } discarded
log-ccg-attack-ended = The attack is over
ccg-card = { $name }
ccg-target-seat = { $seat }
ccg-target-province = province { $slot } of { $seat }
ccg-side-dynasty = Dynasty
ccg-side-fate = Fate
ccg-won-by-honor = enough Family Honor
ccg-won-by-staying = nobody else is left
ccg-ended-by-turns = the last turn is over
ccg-out-by-provinces = all provinces are destroyed
ccg-out-by-dishonor = dishonor
ccg-out-by-conceding = gave up
refused-ccg-battle = This cannot be done in a battle
refused-ccg-no-battle = This can be done in a battle only
refused-ccg-limited = This can be done in the action phase of your own turn only
refused-ccg-elsewhere = The card is not at this battlefield
refused-ccg-bowed = The card is bowed
refused-ccg-used = The card was used in this turn already
refused-ccg-gold = It costs { $gold } gold, more than you can produce
refused-ccg-hand = You have no card to discard for it
refused-ccg-target = There is nothing that it can be used on
refused-ccg-honor = It asks for { $honor } Family Honor, more than you have
refused-ccg-unique = You control a unique card of this title already
refused-ccg-host = You have no personality that can take it and be paid for
refused-ccg-no-action = The card has no action
refused-ccg-dynasty = Cards are brought into play in your own dynasty phase
refused-ccg-out = You are out of the match
ccg-no-own-decks = Only ready decks can be played yet, by an option of the table: deck=scorpion or deck=unicorn
choice-deck = Deck of the first seat
choice-deck-scorpion = Scorpion
choice-deck-unicorn = Unicorn
unknown-attempt = There is nothing like “{ $attempt }” to try
ccg-phase-setup = setup
ccg-phase-straighten = straighten phase
ccg-phase-events = events phase
ccg-phase-action = action phase
ccg-phase-attack = attack phase
ccg-phase-dynasty = dynasty phase
ccg-phase-end = end phase
ccg-clan-scorpion = Scorpion Clan
ccg-clan-unicorn = Unicorn Clan
ccg-deck-scorpion = Scorpion Clan
ccg-deck-unicorn = Unicorn Clan
ccg-turn = Turn { $turn }: { $phase }
ccg-attack = { $seat } attacks { $other }
ccg-battle = Battle at province { $slot }
ccg-forces = { $attack } against { $defense }, and { $strength } of the province
ccg-ally-attacks = Ally of the attacker
ccg-ally-defends = Ally of the defender
ccg-out = Out
ccg-honor = Family Honor
ccg-strength = Province Strength
ccg-hand = Hand
ccg-units = Units
ccg-estate = Stronghold, what began beside it, rings and holdings
ccg-dynasty-pile = Dynasty discard pile
ccg-fate-pile = Fate discard pile
ccg-provinces = Provinces
ccg-province = Province { $slot }
ccg-destroyed = Province { $slot } (destroyed)
ccg-now = Force { $force }, Chi { $chi }
ccg-now-force = Force { $force }
ccg-attached = With { $card }
ccg-bowed = Bowed
ccg-attacking = Attacks province { $slot }
ccg-defending = Defends province { $slot }
ccg-requirement = Asks for { $honor } Family Honor
ccg-printed-personality = Personality, { $clan }: cost { $cost }, Force { $force }, Chi { $chi }, Personal Honor { $honor }
ccg-printed-holding = Holding: cost { $cost }, produces { $gold } gold
ccg-printed-holding-clan = Holding: cost { $cost }, produces { $gold } gold, 1 more for the { $clan }
ccg-printed-stronghold = Stronghold: Province Strength { $strength }, produces { $gold } gold, starting honor { $honor }
ccg-printed-follower = Follower: cost { $cost }, Force { $force }, Focus Value { $focus }
ccg-printed-strategy = Strategy: cost { $cost }, Focus Value { $focus }
ccg-keyword-unique = Unique
ccg-keyword-cavalry = Cavalry
ccg-keyword-samurai = Samurai
ccg-keyword-bushi = Bushi
ccg-keyword-courtier = Courtier
ccg-keyword-geisha-house = Geisha house
ccg-position-card = “{ $card }” cannot lie here
ccg-position-seats = A position has { $fewest } seats at least
ccg-position-seat = There is no seat { $seat }; seats count from 0
ccg-position-attack = Nobody attacks their own provinces
ccg-position-deck = “{ $deck }” is not a ready deck; there are { $known }
ccg-position-province = The defender has no province { $slot } where a unit could fight
ccg-paying = Paying gold
ccg-paying-table = The table bows what wastes least
ccg-paying-always = Ask me which cards bow
page-windows = Action rounds
page-windows-concern = Ask in my action phase, in open battles, and after others have acted
page-windows-always = Ask in every round
page-windows-tells = Whoever is asked about what happens shows that a card of their deck could answer it, whether they hold it or not.
ask-ccg-react = You may react: { $what } ({ $seat })
ask-ccg-challenge = Your personality is challenged to a duel: do you accept?
ask-ccg-focus = Focus a card of your hand face down, or strike
ask-ccg-court = Do you discard the Imperial Favor for it?
ask-ccg-may-draw = The event lets you draw a card. Do you draw it?
ask-ccg-naval-act = Your Naval unit may act first
ccg-trigger-targeted = an action has its targets
ccg-trigger-gains = somebody is about to gain honor
ccg-trigger-moves = a unit is about to move
ccg-trigger-moved = an action has moved your personality
ccg-trigger-refused = your challenge was refused
option-react = React with { $card }
option-strike = Strike
option-focus = Focus { $card }
option-give-favor = Discard the Imperial Favor
option-keep-favor = Keep the Imperial Favor
option-draw = Draw a card
option-no-draw = Draw no card
option-also = { $gold ->
    [0] Use { $card } in its second way
   *[other] Use { $card } in its second way for { $gold } gold: bows { $cards }
}
option-lobby = Let { $card } lobby for the Imperial Favor
option-region = Attach { $card } to its province
option-overlay = Let { $card } take the place of its lower level
page-attempt-also = Use the second ability of { $thing }
page-attempt-lobby = Lobby for the Imperial Favor
page-attempt-region = Attach the region { $thing }
page-attempt-overlay = Overlay a personality with { $thing }
log-ccg-lobbied = { $slug } lobbies: { $seat } has the Imperial Favor
log-ccg-favor-discarded = { $seat } discards the Imperial Favor
log-ccg-dishonored = { $slug } is dishonored
log-ccg-dishonored-not = { $slug } is dishonored no more
log-ccg-challenged = { $seat }: { $slug } challenges { $personality }
log-ccg-duel-refused = { $seat } refuses for { $slug }
log-ccg-duel-began = Duel: { $slug } and { $personality }
log-ccg-focused = { $seat } focuses a card
log-ccg-focused-own = { $seat } focuses { $slug }
log-ccg-struck = { $seat } strikes
log-ccg-duel-ended = The duel: { $slug } { $first }, { $personality } { $second }
log-ccg-duel-ended-focused = The duel: { $slug } { $first }, { $personality } { $second }; focused: { $slugs }
log-ccg-duel-stopped = The duel comes to nothing
log-ccg-negated = { $seat } negates it by { $slug }
log-ccg-terrain-laid = { $seat } lays { $slug } at the battlefield
log-ccg-event-happened = The event { $slug } happens in a province of { $seat }. { $does }.
log-ccg-region-entered = { $seat } attaches { $slug } to province { $slot }
log-ccg-overlaid = { $seat } brings { $slug } into play over its lower level
refused-ccg-reaction = This is a reaction: it answers something that happens
refused-ccg-favor = You do not have the Imperial Favor
refused-ccg-has-favor = You have the Imperial Favor already
refused-ccg-lobbied = You have lobbied in this turn already
refused-ccg-foremost = You do not have more Family Honor than each other player
refused-ccg-no-honor = This personality cannot speak at court
refused-ccg-region = There is a region at this province already
refused-ccg-overlay = You control no lower level of this personality
ccg-printed-item = Item: cost { $cost }, Force { $force } more, Chi { $chi } more, Focus Value { $focus }
ccg-printed-ancestor = Ancestor: cost { $cost }, Force { $force } more, Chi { $chi } more, Focus Value { $focus }
ccg-printed-spell = Spell: cost { $cost }, Focus Value { $focus }
ccg-printed-region = Region
ccg-printed-event = Event
ccg-printed-wind = Wind
ccg-clan-mantis = Mantis Clan
ccg-keyword-naval = Naval
ccg-keyword-shugenja = Shugenja
ccg-keyword-weapon = Weapon
ccg-keyword-terrain = Terrain
ccg-keyword-kiho = Kiho
ccg-keyword-singular = Singular
ccg-keyword-experienced = Experienced
ccg-dishonorable = Dishonorable
ccg-duelling = In a duel
ccg-region = Region: { $card }
ccg-terrain = Terrain: { $card }
ccg-duel = Duel: { $card } and { $personality }
ccg-focused = Focused
ccg-favor = Has the Imperial Favor
ccg-removed = Out of the game
ccg-clan-crane = Crane Clan
ccg-keyword-duelist = Duelist
ccg-trigger-duelling = a duel has begun
ask-ccg-may-gain = Do you gain { $honor } honor by your sensei?
option-gain = Gain the honor
option-no-gain = Gain none
refused-ccg-sensei = Your sensei keeps this personality away
ccg-printed-sensei = Sensei
ask-ccg-release = You have more cards than each other player: which one do you discard?
log-ccg-ring-entered = { $seat } puts { $slug } into play
ccg-won-by-enlightenment = enlightenment
ccg-printed-ring = Ring: Focus Value { $focus }
ccg-of = { $card } of { $seat }
ccg-in-province = { $card } in province { $slot }
ccg-gold = Gold
ccg-produces = Produces { $gold } gold
log-ccg-honor-changed-lost = { $seat } loses { $amount } Family Honor
ccg-wastes-least = Bow { $cards }: this wastes least
nowhere-assign = Stays at home
