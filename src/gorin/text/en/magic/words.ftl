### What cards do, in words of our own.

# “You” is said with the plural, so that sentences can tell it from the others.
magic-who-you = you
    .number = other
magic-who-each = each player
    .number = one
magic-who-opponents = each opponent
    .number = one
magic-who-controller = its controller
    .number = one
magic-who-active = that player
    .number = one
magic-aim-player = target player
    .number = one
magic-aim-opponent = target opponent
    .number = one
magic-aim-spell = target spell
magic-target-permanent = target permanent
magic-target-creature = target creature
magic-target-creature-land = target creature or land
magic-target-creature-enchantment = target creature or enchantment
magic-target-creature-you = target creature you control
magic-target-you = target permanent you control
magic-target-attacking-you-creature = target creature that attacks you
magic-word-this = this
magic-word-it = it
magic-one-permanent = permanent
magic-things-permanent = all permanents
magic-one-creature = creature
magic-things-creature = all creatures
magic-one-land = land
magic-things-land = all lands
magic-one-creature-land = creature or land
magic-things-creature-land = all creatures and lands
magic-one-creature-enchantment = creature or enchantment
magic-things-creature-enchantment = all creatures and enchantments
magic-one-creature-without-flying = creature without flying
magic-things-creature-without-flying = all creatures without flying
magic-one-creature-you = creature of yours
magic-things-creature-you = your creatures
magic-one-you = permanent of yours
magic-things-you = your permanents
magic-one-land-opponent = land of an opponent
magic-things-land-opponent = all lands of opponents
magic-one-this = this
magic-things-this = this
magic-one-host-creature = the creature that this is attached to
magic-things-host-creature = the creature that this is attached to
magic-one-attacking-creature = attacking creature
magic-things-attacking-creature = attacking creatures
magic-one-attacking-you-creature = creature that attacks you
magic-things-attacking-you-creature = creatures that attack you
magic-one-blocking-creature-you = blocking creature of yours
magic-things-blocking-creature-you = your blocking creatures
magic-one-b-creature = black creature
magic-things-b-creature = black creatures
magic-word-x = X
magic-word-times = { $each } for each { $things }
magic-word-counters = 1 for each { $counter } counter on this
magic-word-given-away = 1 for each permanent that you own and an opponent controls
magic-word-in-main = { $usual }, or { $main } in your main phase
magic-word-mana-value = its mana value
magic-counter-strife = strife
magic-counters-strife = strife counters: { $amount }
magic-word-static = { $things }: { $parts }
magic-static-size = +{ $power }/+{ $toughness }
magic-static-size-by = +X/+{ $toughness }, X being { $power }
magic-static-keywords = { $keywords }
magic-static-cannot-attack = cannot attack
magic-static-cannot-block = cannot block
magic-static-cannot-attack-you = cannot attack you
magic-word-attack-tax = Creatures attack you only if { $amount } mana is paid for each
magic-word-exile-instead = What would go to an opponent’s graveyard is exiled instead
magic-word-enters-tapped = Comes to the battlefield tapped
magic-word-prevent-combat =
    { $by ->
    [0] All combat damage to this is prevented
   *[other] All combat damage to this and by this is prevented
    }
magic-word-more-tokens = You create tokens times { $times }, and { $more } more
magic-word-destroy = destroys { $what }
magic-word-exile =
    { $linked ->
    [0] exiles { $what }
   *[other] exiles { $what } for as long as this stays
    }
magic-word-comes-back = what was exiled by this returns to the battlefield under its owner
magic-word-bounce = { $what } returns to its owner’s hand
magic-word-counter-spell = counters { $what }, which goes to the bottom of its owner’s library
magic-word-tuck = this goes to the bottom of its owner’s library
magic-word-fetch-basic = { $who } may put a basic land of the library onto the battlefield, tapped
magic-word-damage = deals { $amount } damage to { $to }
magic-word-damage-by = deals damage to { $to }: { $amount }
magic-word-draw = { $who } { $who_number ->
    [one] draws
   *[other] draw
    } { $amount ->
    [1] a card
   *[other] { $amount } cards
    }
magic-word-draw-by = { $who } { $who_number ->
    [one] draws
   *[other] draw
    } cards: { $amount }
magic-word-gain-life = { $who } { $who_number ->
    [one] gains
   *[other] gain
    } { $amount } life
magic-word-gain-life-by = { $who } { $who_number ->
    [one] gains
   *[other] gain
    } life: { $amount }
magic-word-lose-life = { $who } { $who_number ->
    [one] loses
   *[other] lose
    } { $amount } life
magic-token-dragon-token = a 5/5 red Dragon token that flies
magic-word-token = creates { $token }: { $who }
magic-word-token-but = each player but { $but } creates { $token }
magic-word-put-counter = puts a { $counter } counter on this
magic-word-gain = { $what } gains { $keywords } until end of turn
magic-word-pump = { $what } gets +{ $power }/+{ $toughness } until end of turn
magic-word-shield = the next { $amount } damage to { $what } this turn is prevented
magic-word-take = you gain control of { $what } until end of turn, untap them, and they have haste
magic-word-give = { $to } gains control of { $what }
magic-word-sacrifice-this = this is sacrificed
magic-word-each-discards = each opponent discards a card, and for each of these you draw one
magic-word-enter-from-hand = you may put { $subtypes } of your hand there, tapped and attacking that player
magic-subtype-angel = an Angel
magic-subtype-demon = a Demon
magic-subtype-dragon = a Dragon
magic-word-highest-life = each player’s life becomes the highest of all
magic-word-attach = this is attached to { $what }
magic-word-later = at the beginning of the next end step: { $effects }
magic-word-later-often = if this was activated { $often } times or more this turn, then at the beginning of the next end step: { $effects }
magic-word-enters = When { $things } comes to the battlefield
magic-word-dies = When { $things } dies
magic-word-leaves = When this leaves the battlefield
magic-word-attacks = When { $things } attacks
magic-word-upkeep = At the beginning of { $whose } upkeep
magic-word-draw-step = At the beginning of { $whose } draw step
magic-word-end-step = At the beginning of { $whose } end step
magic-whose-you = your
magic-whose-each = each
magic-word-trigger = { $when }: { $effects }
magic-word-trigger-may = { $when } you may have it so: { $effects }
magic-word-trigger-untapped = { $when }, if this is untapped: { $effects }
magic-word-activated = { $cost }: { $effects }
magic-cost-tap = tap this
magic-cost-sacrifice-this = sacrifice this
magic-cost-sacrifice-creature = sacrifice a creature
magic-word-enchant = Enchants a { $things }
magic-gives = Tapped it gives { $mana }
magic-gives-any = Tapped it gives a mana of a colour of your commander’s identity
magic-gives-colourless = Tapped it gives { $amount } colourless mana
magic-a = a { $things }
magic-or = { $first } or { $other }
