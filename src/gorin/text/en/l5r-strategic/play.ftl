### L5R Estratégico as it is played: what is asked, what can be answered, what happened.

ask-campaign-start = Where do your armies start?
ask-campaign-sheet = Your orders for turn { $turn }
ask-campaign-report = How did the battle in { $place } end? { $armies }
ask-campaign-result = The result of a battle is decided by lot
ask-campaign-spoils = { $army } has won the battle in { $place }: which other armies does it destroy?
ask-campaign-crossing = Lots decide where the armies meet
option-place = { $place } ({ $notes })
option-orders = Where armies go or appear: each may go to a province beside it
option-again = Change where a destroyed army appears: its delay begins again
option-conquests = Conquer the province where they end the turn, if another clan holds it
option-liberations = Or liberate: give it back to its first clan
option-attacks = Attack again where a battle has ended
option-concessions = Give up the battle: the army is destroyed, not by dishonor
option-allies = Clans you call allies
option-permits = Clans you allow to conquer a province where your army stands too
option-castles = Army 1 starts in the first castle, army 2 in the second, and so on
option-others = Province of the fourth army
option-battle = Is it over?
option-losses = Who was destroyed?
option-winner = Who won outright? That general says whom they destroy
option-over = The battle is over
option-destroyed = Destroyed
option-dishonored = Destroyed by dishonor
option-ally = { $clan }
option-permit = { $clan }
option-army-alone = { $army }, in { $place }
option-army-beside = { $army }, in { $place } beside { $others }
option-army-lost = { $army }, destroyed in { $place }
option-army-due = { $army }, appears in { $place } in turn { $turn }
unsaid-orders = You send no orders for { $things }. They stay where they are: send it so, or write on.
nowhere-losses = Still stands
nowhere-commands = No instruction
campaign-sea = sea
campaign-notes = { $first } · { $next }
campaign-ours = yours
campaign-army = { $clan } army { $number }
campaign-clan-crab = Crab
campaign-clan-crane = Crane
campaign-clan-dragon = Dragon
campaign-clan-lion = Lion
campaign-clan-mantis = Mantis
campaign-clan-phoenix = Phoenix
campaign-clan-scorpion = Scorpion
campaign-clan-shadowlands = Shadowlands
campaign-clan-unicorn = Unicorn
log-campaign-placed = { $army } starts in { $place }
log-campaign-turn-began = Turn { $turn } of { $turns } begins: orders are written
log-campaign-box-opened = Turn { $turn }: all orders are carried out
log-campaign-ally-called = { $clan } calls { $other } an ally; { $other } does not call { $clan } one
log-campaign-allied = { $clan } and { $other } are allies
log-campaign-alliance-ended = { $clan } and { $other } are no allies any more
log-campaign-rebuild-ordered = { $army } is to appear again in { $target } in turn { $due }
log-campaign-rebuilt = { $army } appears again in { $place }
log-campaign-waited = { $army } finds no place in { $place } and waits
log-campaign-idle = { $army } is idle: { $reason }
log-campaign-crossed = { $armies } cross; by lot, they meet in { $place }
log-campaign-crossed-full = { $armies } cross; only { $place } has room, so they meet there
log-campaign-marched = { $army } goes from { $start } to { $place }
log-campaign-declared-conquer = { $army } means to conquer { $place }
log-campaign-declared-liberate = { $army } means to liberate { $place }
log-campaign-lapsed = The declaration of { $army } is void: { $reason }
log-campaign-taken = { $clan } conquers { $place }, which { $before } held
log-campaign-taken-freed = { $clan } liberates { $place } from { $before }: { $holder } holds it again
log-campaign-battle-began = A battle begins in { $place }: { $armies }
log-campaign-battle-joined = { $armies } enter the battle in { $place }
log-campaign-battle-reported = The referee reports on { $place }: { $state }.{ $losses ->
    [0] {""}
   *[other] {" "}Destroyed: { $lost }.
}{ $dishonors ->
    [0] {""}
   *[other] {" "}Destroyed by dishonor: { $dishonored }.
}
log-campaign-battle-reported-drawn = Nobody reports on { $place }, so the result is decided by lot: { $state }.{ $losses ->
    [0] {""}
   *[other] {" "}Destroyed: { $lost }.
}{ $dishonors ->
    [0] {""}
   *[other] {" "}Destroyed by dishonor: { $dishonored }.
}
campaign-battle-over = the battle is over
campaign-battle-on = the battle goes on
log-campaign-battle-broken = No enemies are left in { $place }: the battle is over
log-campaign-conceded = { $army } gives up the battle in { $place } and is destroyed
log-campaign-battle-won = { $army } wins the battle in { $place } and says whom it destroys
log-campaign-winner-destroyed = { $losses ->
    [0] { $army }, the winner in { $place }, destroys nobody
   *[other] { $army }, the winner in { $place }, destroys { $lost }
}
log-campaign-left = { $seat } leaves: { $clan } keeps its provinces and has no armies any more
log-campaign-referee-left = { $seat }, the referee, leaves: results are decided by lot from now on
log-campaign-extra-time = Extra time: only running battles are fought on
log-campaign-counted = { $clan }: { $points } points (own provinces { $own }, others { $others }, castles { $castles })
log-campaign-ended = { $winners } ({ $clans }): { $winners_number ->
    [one] winner
   *[other] winners
} of the campaign, { $reason }
campaign-won-by-points = most points
campaign-won-by-staying = no other clan is left
refused-campaign-winner = The army that won was not destroyed
refused-campaign-castle = An army appears again on a castle of its own clan that the clan holds
refused-campaign-fought = A battle is fought there
refused-campaign-full = The clan has as many armies there as it may
refused-campaign-fighting = The army fights a battle
refused-campaign-far = That is no adjacent province that can be entered
refused-campaign-crossed = An army of another clan came against it
refused-campaign-unclear = It cannot both conquer and liberate: the order is not clear
refused-campaign-sea = Sea provinces cannot be conquered
refused-campaign-held = The clan holds this province already
refused-campaign-gift = A clan does not liberate what it holds itself
refused-campaign-free = Its first clan already holds this province
refused-campaign-object = Two clans want this province at once: nobody gets it
campaign-no-decks = No decks are played yet: battles are reported by a referee or decided by lot. Leave the deck out
campaign-bad-turns = { $count } turns: there can be { $least } to { $most }
campaign-bad-generals = { $count } generals: a clan has { $least } or { $most }
campaign-bad-clans = { $count } clans: there can be { $least } to { $most }, and a seat more for a referee
campaign-bad-setup = These are no clans and figures that a campaign can begin with
choice-clan = Clan of the first seat
choice-clan-crane = Crane
choice-clan-dragon = Dragon
choice-clan-lion = Lion
choice-clan-phoenix = Phoenix
choice-generals = Generals of each clan
choice-turns = Turns
choice-ties = Equal points
choice-ties-shared = are shared
choice-ties-castles = castles decide
choice-referee = The last seat is a referee, who reports the results of battles
unknown-attempt = There is nothing like “{ $attempt }” to try
campaign-phase-setup = The armies are placed
campaign-phase-orders = Turn { $turn } of { $turns }: orders are written
campaign-phase-resolution = Turn { $turn } of { $turns }: orders are carried out
campaign-phase-extra = Extra time
campaign-phase-over = The campaign is over
campaign-lands = Lands of { $clan }
campaign-whole = Whole map
campaign-seas = Seas
campaign-castle = Castle
campaign-held = Held by { $clan }
campaign-fought = Battle
campaign-referee = Referee
campaign-ally = Ally of { $clan }
campaign-out = Out
campaign-points = Points
campaign-provinces = Provinces
campaign-castles = Castles
campaign-armies = Armies
campaign-stands = In { $place }
campaign-lost = Destroyed in { $place }
campaign-fights = Fights
campaign-means-conquer = Means to conquer
campaign-means-liberate = Means to liberate
campaign-due = Appears in { $place } in turn { $turn }
ask-campaign-council = Your clan: alliances, and where your generals are to go. Your Karo carries it
ask-campaign-errand = Do you go to the generals of your clan?
ask-campaign-talk = Before the first turn: which clans do you call allies?
ask-campaign-correction = Do your reports of this turn stand?
ask-campaign-time = The time is running
option-breaks = Clans you do not call allies any more
option-commands = Where your generals are to go
option-carry = Go to the generals: tell how the map lies and what your Daimyo wants
option-break = { $clan }
option-stands = The reports stand
option-correct = Report { $place } anew
option-time = Time is up
log-campaign-sat-down = { $army } in { $place }: Fate cards at the start: { $hand }{ $farms ->
    [0] {""}
   *[other] , Small Farms { $farms }
}{ $honor ->
    [0] {""}
   *[other] , starting Family Honor +{ $honor }
}{ $force ->
    [0] {""}
   *[other] , Personalities of the clan +{ $force }F
}{ $taint ->
    [0] {""}
   *[other] , Personalities not of the Shadowlands -{ $taint }F
}
log-campaign-report-withdrawn = The referee takes the report of { $place } back and reports anew: all there is as it was before
log-campaign-handed-in = You have sent your orders
log-campaign-commanded = The Daimyo of { $clan } says where the generals are to go
log-campaign-carried = The Karo of { $clan } tells the generals how the map lies and what their Daimyo wants
log-campaign-time-up = Time is up
log-campaign-talk-began = Daimyos talk before the first turn
log-campaign-role-passed = { $seat } leaves: { $heir } takes the roles for { $clan }
refused-campaign-gone = The army was destroyed before the box was opened
refused-campaign-there = The army stands on the map
campaign-bad-minutes = { $count } minutes: a turn can take { $least } to { $most }
campaign-bad-roles = { $count } seats for roles apart: a clan takes { $team }, so there can be { $seats }, and a seat more for a referee
choice-roles = Roles of a clan
choice-roles-together = one seat has all
choice-roles-apart = each has a seat: Daimyo, Karo, generals
choice-minutes = Minutes of a turn (0: until all have handed in)
campaign-phase-talk = Daimyos talk
campaign-known = You know the map as of turn { $turn }
campaign-secret = The map is secret from onlookers until the campaign is over
campaign-handed-in = Your orders are sent
campaign-daimyo = Daimyo
campaign-karo = Karo
campaign-general = General { $number }
campaign-farms = Small Farms: { $farms }
campaign-honor = Starting Family Honor +{ $honor }
campaign-hand = Fate cards at the start: { $hand }
campaign-force = Personalities of the clan +{ $force }F
campaign-commanded = Its Daimyo wants it in { $place }
campaign-position-clans = A campaign has at least two clans, each once
campaign-position-clan = There is no clan “{ $clan }” here; there are { $known }
campaign-position-place = No army can be in “{ $asked }”
campaign-position-army = There is no army “{ $asked }” here; there are { $known }
campaign-position-full = { $asked } holds more armies of a clan than it may
campaign-position-bounds = It is { $count }: there can be { $least } to { $most }
campaign-position-nowhere = An army either stands somewhere (at) or was destroyed somewhere (lost)
campaign-position-no-enemies = No enemies stand together in { $asked }
campaign-position-seat = “{ $asked }” is no seat that hands in a sheet: a clan, or a role such as lion:1
ask-campaign-choice = { $armies } cross: where do they meet?
option-rides = Second step, over land
option-regions = Impassable regions in the order of your armies
log-campaign-crossed-chosen = { $armies } cross; the Daimyo of the Scorpion has them meet in { $place }
campaign-clan-ratling = Ratling
choice-clan-scorpion = Scorpion
choice-clan-unicorn = Unicorn
choice-clan-crab = Crab
choice-clan-mantis = Mantis
choice-clan-shadowlands = Shadowlands
choice-clan-ratling = Ratling
refused-campaign-first = It does not stand where it was to go first
refused-campaign-enemy = An enemy army stands there
refused-campaign-region = Impassable regions cannot be conquered
campaign-regions = Impassable regions
campaign-taint = Personalities not of the Shadowlands -{ $taint }F
campaign-standing = { $clan } { $points }
log-campaign-turn-ended = Points after turn { $turn }: { $standings }
send-campaign-sheet = Hand in the orders
send-campaign-start = Place the armies
campaign-you-lead = You lead the { $clan }
campaign-you-are = You: { $clan }, { $roles }
campaign-goal = Most points after turn { $turns } win
campaign-goal-points = Each province you hold: 2 points if it was yours at the start, else 1. Each castle: 1 more
campaign-race = Points of the clans
campaign-leads = leads
campaign-own-land = Own land
campaign-nearer = Nearer
campaign-farther = Farther
campaign-signs = Signs of the map
campaign-sign-holder = Colour: who holds it
campaign-sign-origin = Thick edge: whose it was at the start
campaign-sign-castle = Castle
campaign-sign-army = Army: its clan and number
campaign-sign-battle = Battle
campaign-sign-open = Red: you can touch it now
campaign-sign-arrow = Arrow: your order
campaign-sign-closed = Nobody enters
campaign-nobody-leads = No player: { $clans }. Their provinces can be conquered
campaign-sheet-how = Each army may go to a province beside it. Touch it on the map, then where it goes; or choose here
campaign-sheet-goes = Where { $army } goes
campaign-sheet-rides = Where { $army } goes on to
campaign-sheet-stays = Stays in { $place }
campaign-sheet-no-ride = Goes no further
campaign-sheet-no-return = No order: it stays away
campaign-sheet-as-ordered = It stays so
campaign-sheet-in-battle = It fights in { $place } and cannot march
campaign-sheet-conquer = Conquer { $place }: +{ $points }
campaign-sheet-liberate = Liberate { $place } for { $clan }
campaign-sheet-attack = Attack again in { $place }
campaign-sheet-concede = Give up the battle: it is destroyed
campaign-sheet-enemy = { $armies } there: if it stays, a battle begins, and the conquest waits
campaign-sheet-unclear = Both at once are void: choose one
campaign-sheet-others = Alliances and permissions
campaign-sheet-count = Orders for { $count } of { $all } armies. The others stay where they are
campaign-sheet-until-all = When all have handed in, all orders are carried out at once. Until then nobody reads yours, and you cannot change them
campaign-sheet-until-time = When the time is up or all have handed in, all orders are carried out at once. Whoever has not handed in gives no orders
campaign-sheet-fold = Fold the sheet
campaign-sheet-unfold = Write on the sheet
campaign-report = What happened in turn { $turn }
campaign-report-again = Show it again
campaign-report-skip = A click or the space bar skips this
campaign-report-nothing = No army moved
campaign-report-now = The map as it lies now
campaign-sheet-full = All { $all } armies have orders
campaign-has-won = most points
campaign-own-sheet = Your orders
campaign-sheet-to = Goes to { $place }
campaign-sheet-on = Goes on to { $place }
campaign-sheet-appears = Is to appear in { $place }
campaign-means-attack = Attacks again
campaign-sheet-allies = You call allies: { $clans }
campaign-sheet-breaks = You do not call allies any more: { $clans }
campaign-sheet-permits = May conquer where your armies stand too: { $clans }
campaign-sheet-carries = You go to the generals of your clan
campaign-sheet-empty = You gave no orders
campaign-away = Destroyed armies
