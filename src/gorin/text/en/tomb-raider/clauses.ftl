### Tomb Raider: the rule book, clause by clause, in our own words.

## TR-1 Components and cards

clause-TR-1_1 = The game is for one player, under the solo rules of TR-13, or for two or more players. Every player with a raider needs a deck. Only a level may limit the number of players.
    .title = Number of players
clause-TR-1_2 = A group needs six six-sided dice, a figure or token for each raider, and markers for damage (X), removed obstacles (skull), exits (arrow), empty locations (E), blocked exits, extra life (green disc), afflictions and depth.
    .title = Dice, figures and markers
clause-TR-1_3 = Set-out cards are of three types: raider, location and treasure. They start in play or enter it under special conditions. They are never drawn from the draw deck.
    .title = Set-out cards
clause-TR-1_4 = Draw cards are of five types: upgrade, action, discovery, obstacle and secret move.
    .title = Draw cards
clause-TR-1_5 = Every card has a number at its lower right. Level descriptions name cards by this number.
    .title = Card numbers
clause-TR-1_6 = A raider card shows four abilities, from top to bottom Fight (red), Move (blue), Search (green) and Think (yellow), and a power.
    .title = What a raider card shows
clause-TR-1_7 = A location card shows its exits as arrows, a danger number and a search bonus. It may also have a built-in obstacle or a save point.
    .title = What a location card shows
clause-TR-1_8 = A discovery card shows a difficulty and is either an item or a trigger.
    .title = What a discovery card shows
clause-TR-1_9 = An obstacle card shows its danger, one or more abilities with their targets, what happens on failure and, if it can be fought, its life.
    .title = What an obstacle card shows
clause-TR-1_10 = A starter box holds a deck of 50 cards (18 locations, a raider, a treasure and draw cards), a booster, two dice, a figure and markers.
    .title = Contents of a starter box

## TR-2 Abilities and tests

clause-TR-2_1 = Abilities are whole numbers. Some also act directly: Think sets how many cards a player draws and Move sets how far the raider may go.
    .title = Abilities are whole numbers
clause-TR-2_2 = To test an ability, roll as many dice as the ability. The total of the dice plus any modifiers is the result.
    .title = How a test is rolled
clause-TR-2_3 = A test succeeds if its result is equal to or above the target.
    .title = When a test succeeds
clause-TR-2_4 = When two raiders test against each other, both roll and the higher result wins. A tie is rolled again.
    .title = Raider against raider
clause-TR-2_5 = If an obstacle lists two abilities, the raider chooses which one to test. Testing more than one is not normally required.
    .title = One of two listed abilities
clause-TR-2_6 = A raider's maximum and starting life equal its lowest ability.
    .title = Life equals the lowest ability
clause-TR-2_7 = Each point of damage takes one life. A raider with no life left dies.
    .title = Damage takes life
clause-TR-2_8 = If a raider's lowest ability changes, its maximum and starting life change with it. Damage already taken stays (ruling TR-R9).
    .title = Life follows the lowest ability
clause-TR-2_9 = A bonus changes the result of a roll, never the number of dice. A card adds dice only if it says so, as Take Aim does.
    .title = A bonus changes the result, not the dice
clause-TR-2_10 = Spelunker has Search 3 and Think 2. At Dim Cavern she may roll three dice against 9 with Search or two dice against 7 with Think. If the test fails she is stuck.
    .title = Example: Spelunker in Dim Cavern

## TR-3 Setup

clause-TR-3_1 = Before play, all players agree on the level, or on the series of levels, that they will play.
    .title = Agree on a level
clause-TR-3_2 = Each player picks a raider of power 1 and puts its card face up in front of them. Several players may pick the same raider. The raider's figure goes to the entrance.
    .title = Choose a power 1 raider
clause-TR-3_3 = The level deck is built as the level prescribes. One player supplies the whole level deck, so that nobody's cards are mixed.
    .title = Build the level deck
clause-TR-3_4 = The locations that the level fixes are laid out first. Then the level deck is shuffled, cut by an opponent and kept in view of all players.
    .title = Lay out the map and shuffle
clause-TR-3_5 = A draw deck holds at least 30 draw cards and has no maximum. With 60 or more cards it may hold up to 3 copies of a card, with fewer than 60 up to 2 copies.
    .title = Draw deck size and copies
clause-TR-3_6 = Each player chooses the starting hand from the whole draw deck. It has as many cards as the raider's Think (ruling TR-R2).
    .title = Choose the starting hand
clause-TR-3_7 = The rest of the draw deck is shuffled, cut by an opponent and put face down to the left of the raider.
    .title = Shuffle the draw deck

## TR-4 The level map

clause-TR-4_1 = A level is a grid with a set number of locations in width and depth. A space without a face-up location is unknown.
    .title = The map is a grid
clause-TR-4_2 = The row of the entrance is depth 1, the next row is depth 2, and so on to the last depth of the level.
    .title = Depth of a row
clause-TR-4_3 = Unless a level says otherwise, two players start with an entrance in each corner of depth 1, with the top of the card pointing forward. Each player may use an entrance card of their own.
    .title = Layout for two players
clause-TR-4_4 = In the Introductory level the treasure room lies face down in the middle of depth 4. Every other level shuffles it into the level deck unless it says otherwise.
    .title = Where the treasure room starts
clause-TR-4_5 = A location that lies face down counts as unknown until it is explored.
    .title = A face-down location is unknown
clause-TR-4_6 = The arrows of a location are its exits. A raider leaves a location only through an exit. A side without an arrow cannot normally be used.
    .title = Leave only through an exit
clause-TR-4_7 = An exit leads out of its own location only. A raider may be unable to go back if the new location has no exit in that direction.
    .title = Exits lead one way
clause-TR-4_8 = The map never grows beyond the width and depth of the level, and nobody goes behind the entrance. Exits that point off the map are ignored.
    .title = The edge of the map
clause-TR-4_9 = Some locations may lie only at certain depths; a treasure room commonly needs depth 4 or more. A card drawn for a depth where it may not lie is not placed. Another card is drawn, and the first one goes back into the level deck, which is shuffled (ruling TR-R6).
    .title = Depth limits of locations
clause-TR-4_10 = If only one space is left that could hold the treasure room, take the treasure room from the level deck, put it there face down and shuffle the level deck again (ruling TR-R7).
    .title = The last space for the treasure room
clause-TR-4_11 = After a normal move into an unknown space, the bottom of the new location points to where the raider came from.
    .title = Orientation after a normal move
clause-TR-4_12 = If a raider enters an unknown space in another way than a normal move, for example through Chute Trap, the new location is laid with its bottom toward depth 1 (ruling TR-R8).
    .title = Orientation after another entry
clause-TR-4_13 = Keep the cards of the map on a regular grid, with room between them for obstacle cards.
    .title = Room on the table

## TR-5 Turn structure and Ready round

clause-TR-5_1 = A turn has four rounds: Ready, Action, Search and Draw. The Action round holds moving, exploring, playing obstacles, attacking and overcoming. The Draw round holds discarding, drawing, resetting, saving and reloading.
    .title = The four rounds of a turn
clause-TR-5_2 = Every player finishes a round before the next round begins.
    .title = Everyone finishes a round first
clause-TR-5_3 = On the first turn each player rolls as many dice as the raider's Move. The player with the highest result chooses which raider goes first, and play passes clockwise (ruling TR-R3).
    .title = Turn order on the first turn
clause-TR-5_4 = On later turns the order is rolled again only if a player wants it. Otherwise the first order stands (ruling TR-R3).
    .title = Turn order on later turns
clause-TR-5_5 = In turn order, each player completes all the steps of the Action round before the next player starts.
    .title = One player's whole Action round at a time

## TR-6 Action round

clause-TR-6_1 = A raider may move up to as many locations as its Move, and only through exits.
    .title = How far a raider moves
clause-TR-6_2 = A raider may move through an exit into an unknown space. This ends its movement for the turn.
    .title = Entering an unknown space
clause-TR-6_3 = A raider may stay where it is, or may have to stay because there is no exit.
    .title = Staying put
clause-TR-6_4 = A stuck raider cannot move for a whole turn (ruling TR-R4).
    .title = A stuck raider does not move
clause-TR-6_5 = When its movement ends, even after no movement at all, the raider goes on to the later steps and does not move again this turn.
    .title = After movement ends
clause-TR-6_6 = Before it leaves a location on its way, a raider must face the obstacles there (step 5). If it becomes stuck, its movement ends. If it merely fails, it may move on.
    .title = Obstacles on the way
clause-TR-6_7 = When a raider enters an unknown space, the space is mapped at once: turn the face-down card there up, or take the top card of the level deck.
    .title = Map the space at once
clause-TR-6_8 = If the card drawn cannot be placed in that space, draw another. Afterwards return the unused card to the level deck and shuffle it (ruling TR-R6).
    .title = A location that does not fit
clause-TR-6_9 = The bottom of a newly mapped location normally points to where the raider came from, as in TR-4.11.
    .title = Orientation of an explored location
clause-TR-6_10 = Whenever a new location is mapped, the other players may play an obstacle card on it, even if it has a built-in obstacle.
    .title = Opponents may play an obstacle
clause-TR-6_11 = The player who is moving may not play an obstacle on the location being mapped.
    .title = Not on one's own way
clause-TR-6_12 = No obstacle may be played on a location that is already mapped.
    .title = Only when a location is mapped
clause-TR-6_13 = An obstacle may be played on a location only if its danger is at most the danger of the location plus its depth.
    .title = A played obstacle's danger is limited
clause-TR-6_14 = If several players want to play an obstacle, only the legal card with the highest danger is played. The others return to their owners' hands.
    .title = Highest danger is played
clause-TR-6_15 = If the highest dangers are equal, the player whose raider is nearest to the location plays the obstacle (ruling TR-R5).
    .title = Ties in danger
clause-TR-6_16 = Skeletal Remains has danger 3. At depth 2 it allows obstacles of danger up to 5. Bear (8) is illegal, Bats (3) and Pit Trap (4) are legal, and Pit Trap is played.
    .title = Example: danger at Skeletal Remains
clause-TR-6_17 = A raider that ends its movement where another raider is may attack it, but need not (ruling TR-R10).
    .title = Attacking a raider
clause-TR-6_18 = Both raiders make a Fight test. The one with the higher result deals 1 damage to the other, so the attacker can be hurt. A tie is rolled again.
    .title = How an attack is resolved
clause-TR-6_19 = Cards such as weapons may change the damage of an attack.
    .title = Cards may change attack damage
clause-TR-6_20 = During and after its movement a raider must face every obstacle at each location it enters or passes, whether it is built in or a card played on this or an earlier turn.
    .title = Every obstacle must be faced
clause-TR-6_21 = A raider need not face the obstacles at the location where it begins the Action round, unless it also ends its movement there (ruling TR-R11).
    .title = Obstacles at the starting location
clause-TR-6_22 = Several obstacles at one location may be faced in any order. Each must be faced, whatever happened with the others.
    .title = Several obstacles at once
clause-TR-6_23 = If a raider fails against an obstacle, all the listed effects apply at once. If it succeeds, it avoids them.
    .title = Success and failure
clause-TR-6_24 = An obstacle is faced again every time a raider enters its location, until the obstacle is removed.
    .title = Faced again on every entry
clause-TR-6_25 = A successful Fight test deals 1 damage to that obstacle. Weapons or other cards may add damage.
    .title = Fight damages an obstacle
clause-TR-6_26 = When the damage on an obstacle reaches its life, the obstacle is removed. A card is discarded; a built-in obstacle gets a skull marker.
    .title = Removing an obstacle
clause-TR-6_27 = A damaged obstacle works at full strength until it is removed.
    .title = Damaged obstacles stay at full strength
clause-TR-6_28 = Some card effects remove obstacles of a certain kind outright, whether damaged or not and with or without life.
    .title = Cards that remove obstacles

## TR-7 Search round

clause-TR-7_1 = In turn order, each player may search once.
    .title = One search for each player
clause-TR-7_2 = A raider that used Fight in the Action round cannot search, unless it used Fight only to defend against another raider's attack (ruling TR-R12).
    .title = No search after using Fight
clause-TR-7_3 = Failing against an obstacle does not stop a raider from searching. Being stuck does.
    .title = Failing does not stop a search
clause-TR-7_4 = Some action cards are used instead of the normal search. The raider must be able to make a normal search to use them. They work even at an empty location.
    .title = Action cards in place of a search
clause-TR-7_5 = For a search test, roll as many dice as the raider's Search plus the location's search bonus. With Search 3 and a bonus of +2, roll five dice.
    .title = The search test
clause-TR-7_6 = After a search test the player may play from hand one discovery whose difficulty is at most the result. The player need not announce the card before rolling and need not play one.
    .title = Playing a discovery
clause-TR-7_7 = An item goes to the unsaved row below the raider. A trigger takes effect at once and is discarded.
    .title = Items and triggers
clause-TR-7_8 = A location where a discovery was found gets an empty marker, for only one discovery can be found at each location. Otherwise the location can still be searched (ruling TR-R13).
    .title = One discovery for each location

## TR-8 Draw round

clause-TR-8_1 = In the Discard step a player may discard any number of cards from hand.
    .title = Discard any number of cards
clause-TR-8_2 = In the Draw step a player draws as many cards as the raider's Think, but not beyond the hand limit of Think plus 6 (ruling TR-R14).
    .title = Draw up to the hand limit
clause-TR-8_3 = A player with no cards in hand at the Draw step draws twice Think instead.
    .title = An empty hand draws double
clause-TR-8_4 = If the draw deck is empty, shuffle the discard pile to make a new one.
    .title = When the draw deck is empty
clause-TR-8_5 = In the Reset step a player may choose to reset. This is treated like dying.
    .title = Choosing to reset
clause-TR-8_6 = In the Save step a raider at a save point moves all its unsaved cards to the saved row, and this location becomes its save point. After a later death or reset it returns there (rulings TR-R1 and TR-R15).
    .title = Saving at a save point
clause-TR-8_7 = In the Reload step, raiders that died or reset come back at their latest save point, or at the entrance if they have none.
    .title = Reloading
clause-TR-8_8 = After the Draw round a new turn begins. This goes on until someone wins.
    .title = The next turn

## TR-9 Winning, secret moves, treasures, upgrades

clause-TR-9_1 = A player wins a level by reaching the treasure room and being the first to succeed at its search test. A level may add conditions (ruling TR-R16).
    .title = Winning a level
clause-TR-9_2 = Secret moves are special, very rare cards. One is played from hand the first time its effect is used. It then stays in the saved row and may be used as often as its conditions are met.
    .title = Secret moves
clause-TR-9_3 = Treasure cards matter chiefly in a series, where a treasure won in one level is carried to the next. Some levels start each raider with a treasure.
    .title = Treasures in a series
clause-TR-9_4 = Every level or treasure room has a power. A player who is granted a treasure chooses any treasure of that power or less, from the collection and not from the deck.
    .title = Choosing a treasure
clause-TR-9_5 = A treasure in play gives its raider powers or abilities.
    .title = What treasures do
clause-TR-9_6 = Upgrades are improved versions of a raider. They belong to the draw deck and are played when the requirements on the card are met.
    .title = Upgrades
clause-TR-9_7 = Upgrades always go to the saved row and survive death and reset.
    .title = Upgrades are kept
clause-TR-9_8 = An upgrade's power may be at most one above the raider's current power. Power 3 therefore needs an upgrade of power 2 first (ruling TR-R17).
    .title = One power step at a time
clause-TR-9_9 = Several upgrades of the same power may be in play together, and all give their benefits; for example three of power 2 and two of power 3.
    .title = Several upgrades together
clause-TR-9_10 = A raider cannot play a second copy of an upgrade it already has. Other raiders may have their own copy.
    .title = No second copy of an upgrade

## TR-10 Damage, death, afflictions

clause-TR-10_1 = Damage is marked on the raider card. A raider's life is its lowest ability, and each point of damage removes one life.
    .title = Damage and life
clause-TR-10_2 = A raider with no life left dies.
    .title = Death
clause-TR-10_3 = A dead raider does nothing, but its player may still play action and obstacle cards (ruling TR-R18).
    .title = What a dead raider may do
clause-TR-10_4 = Death and reset have the same results.
    .title = Death and reset are alike
clause-TR-10_5 = At reload the player discards the hand and all unsaved cards in play, keeps the saved ones, shuffles the discards into the draw deck and draws as many cards as the raider's Think (ruling TR-R18).
    .title = Cards after death or reset
clause-TR-10_6 = At reload the figure returns to the latest save point or the entrance. All damage and afflictions are removed, and the raider is at full life and ready for the next turn.
    .title = The raider comes back whole
clause-TR-10_7 = Afflictions come from failed tests or other effects. All of them vanish on death or reset.
    .title = Afflictions
clause-TR-10_8 = A damaged raider loses one life for each point of damage. Damage never lowers abilities.
    .title = Damaged
clause-TR-10_9 = An injured raider has a named ability lowered by 1 instead of taking damage. This may lower its life. Injuries add up.
    .title = Injured
clause-TR-10_10 = An effect that heals damage, such as a medi pack, may heal an injury as if it were one point of damage.
    .title = Healing an injury
clause-TR-10_11 = A raider dies if injuries bring one of its abilities to 0.
    .title = An ability at 0 kills
clause-TR-10_12 = A stuck raider cannot search this turn and cannot leave its location until its movement of the next turn has passed (ruling TR-R4). It draws cards normally. The obstacles there are faced on both turns.
    .title = Stuck
clause-TR-10_13 = A raider fails against Pit Trap on its way. Its movement ends, it cannot search, and it draws normally. On the next turn it may not leave and must face the trap again. If it succeeds, it may search that turn and leave the turn after.
    .title = Example: stuck in a Pit Trap

## TR-11 Key terms

clause-TR-11_1 = Location A is adjacent to location B if A has an exit toward B that is not blocked. B need not be adjacent to A.
    .title = Adjacent
clause-TR-11_2 = An exit with a blocked marker counts as no exit. A new exit found in that direction removes the marker.
    .title = Blocked
clause-TR-11_3 = Location B is connected from location A if a path of exits leads from A to B. A need not be connected from B.
    .title = Connected
clause-TR-11_4 = A location is cut off if no path leads from it to the treasure room or to an unknown space that could hold it. For this purpose unknown spaces have exits on all sides.
    .title = Cut off
clause-TR-11_5 = A raider's lowest ability is its starting and maximum life. Extra life is marked with a green disc.
    .title = Life
clause-TR-11_6 = The result of a test is the total of the dice plus all modifiers.
    .title = Result
clause-TR-11_7 = A test is a roll of as many dice as the ability tested. A result below the target fails.
    .title = Test

## TR-12 Game notes

clause-TR-12_1 = A card overrides the rules it contradicts, but a rule about one specific card overrides the text of that card. In everything else the rules still apply to the card.
    .title = Cards and rules that disagree
clause-TR-12_2 = An action card may be played at any time, unless it names a time.
    .title = When actions may be played
clause-TR-12_3 = Obstacle cards are played only during an opponent's Action round, in step 3.
    .title = When obstacles may be played
clause-TR-12_4 = Location cards are used only to map the level.
    .title = What location cards are for
clause-TR-12_5 = If a raider is forced to change location outside its own turn, normal play stops while it does steps 2 to 5 of the Action round (ruling TR-R19).
    .title = Moved outside one's own turn
clause-TR-12_6 = Secret moves, upgrades and treasures are always played to the saved row.
    .title = Cards that are always saved
clause-TR-12_7 = All dice are six-sided. At the start of a turn the order is rolled again only if some player wants it.
    .title = Dice and rolling for order again
clause-TR-12_8 = Nobody may choose to fail a roll. Dice are rolled exactly when a rule or a card requires it.
    .title = No choosing to fail
clause-TR-12_9 = A card that cancels another must be played immediately after the card it cancels, or it has no effect.
    .title = Cancelling a card
clause-TR-12_10 = A raider brought to 0 life cannot be rescued by healing or by adding life afterwards. A card that reduces the damage being dealt, such as Backflip, can rescue it.
    .title = No healing at 0 life
clause-TR-12_11 = A raider may die or reset any number of times and still win.
    .title = Dying does not lose the game
clause-TR-12_12 = Saved items that were spent do not come back on a reset. A player may keep an item rather than spend it.
    .title = Spent items are gone

## TR-13 Solo rules

clause-TR-13_1 = In solo play the obstacle cards are not in the draw deck but in an obstacle deck of their own. A level with solo rules lists the obstacles that suit it.
    .title = The solo obstacle deck
clause-TR-13_2 = In solo play, when a new location is explored, turn up cards of the obstacle deck until one may be played there, and play it (ruling TR-R20).
    .title = Solo obstacles on exploring
clause-TR-13_3 = When the solo obstacle deck runs out, shuffle its discards and continue.
    .title = When the obstacle deck runs out
clause-TR-13_4 = A solo level lists objectives or points, such as success within a number of resets or turns, searching every location, or clearing all creatures and obstacles. Only the Introductory level lists a solo obstacle deck, and no level lists a solo score (ruling TR-R21).
    .title = Solo objectives
clause-TR-13_5 = There is no Ready round in solo play.
    .title = No Ready round in solo play

## TR-14 Learn to Play

clause-TR-14_1 = The tutorial uses one starter: locations 001 to 018 or 026 to 043. The entrance (001 or 026) lies face up at depth 1 and the treasure room (003 or 028) face down at depth 4, one column aside. The map has depths 1 to 4, and the other locations are shuffled as the level deck.
    .title = Tutorial: the map
clause-TR-14_2 = The tutorial raider is 019 or 044. The treasure, 020 or 045, is set aside.
    .title = Tutorial: the raider
clause-TR-14_3 = The obstacle pile of the tutorial holds 022 or 047, 025 or 050, 058, 059, 060, two copies of 062, 064 and 065. The rule book prints 024 and 049 for 025 and 050, but those two are action cards.
    .title = Tutorial: the obstacle pile
clause-TR-14_4 = The opening hand of the tutorial is Magnum Pistols (068) and Take Aim (057), with Think 3 also Hidden Exit (071). The other draw cards are the draw deck.
    .title = Tutorial: the opening hand
clause-TR-14_5 = From the entrance of the tutorial the raider may go forward or right.
    .title = Tutorial: the first step
clause-TR-14_6 = In the tutorial, for each new location find an obstacle in the pile whose danger is at most the location's danger plus its depth, and place it there. Coming back to a location adds none.
    .title = Tutorial: obstacles on new locations
clause-TR-14_7 = In the tutorial, obstacles, damage and removal work as in TR-6, and being stuck, injured or hit as in TR-10. Two hits kill a starter raider, three after the Adventurer upgrade.
    .title = Tutorial: facing obstacles
clause-TR-14_8 = In the tutorial, searching works as in TR-7, but a raider may search after fighting.
    .title = Tutorial: searching
clause-TR-14_9 = In the tutorial's Draw round the player discards down to 6 cards if there are more, then draws as many as Think. A bad opening hand may once be discarded, shuffled back and drawn again at the same size. The player may reset; a living raider at a save point saves; then a dead or reset raider reloads.
    .title = Tutorial: the Draw round
clause-TR-14_10 = In the tutorial, Adventurer (067) may be played when the raider saves with the card in hand. It adds 1 to each ability that began at 2.
    .title = Tutorial: the Adventurer upgrade
clause-TR-14_11 = In the tutorial no obstacle is played on the treasure room. Finding the treasure there wins.
    .title = Tutorial: the treasure room
clause-TR-14_12 = In the tutorial, action cards may be played at any suitable time. Cards that need an opponent are ignored.
    .title = Tutorial: action cards
clause-TR-14_13 = After the tutorial, play by the standard rules, starting with the Introductory level and one or two opponents.
    .title = After the tutorial

## TR-15 Levels

clause-TR-15_1 = The Introductory level is of power 1, for one or two players. Its level deck is the locations of one starter only: Tomb 026 to 043, recommended for the first time, or Cave 001 to 018, with a second entrance 001 or 026 for two players. The map is 3 wide and 6 deep. Entrances lie in the corners of depth 1; in solo play the second corner is empty. The treasure room, 003 or 028, lies face down in the middle of depth 4. There is no start bonus. In solo play the obstacle deck is all the obstacles of the starter.
    .title = Level: Introductory
clause-TR-15_2 = Into the Caves is a level of power 1 for two or more players. Its level deck has 18 or more locations, plain and Cave, with at most one copy of each except entrance 001. The map is 3 wide and 6 deep. Entrance 001 lies in the middle of depth 1; with an even number of players one may lie in each corner instead, with equal numbers of raiders at each. The treasure room is 003, with a minimum depth of 4, so it lies at depth 4, 5 or 6. There is no start bonus, and no solo rules are listed.
    .title = Level: Into the Caves
clause-TR-15_3 = Trapped in the Tombs is a level of power 1 for two or more players. Its level deck has 18 or more locations, plain and Tomb, with at most one copy of each except entrance 026. The map is 3 wide and 6 deep. Entrance 026 lies in the middle of depth 1; with an even number of players one may lie in each corner instead, with equal numbers of raiders at each. The treasure room is 028, with a minimum depth of 4, so it lies at depth 4, 5 or 6. There is no start bonus, and no solo rules are listed.
    .title = Level: Trapped in the Tombs
clause-TR-15_4 = Death by Design is a level of power 1 for two players, with a fixed map of 36 cards, 5 wide and 7 deep. Entrances 026 and 001 lie face up in the corners of depth 1. Each player rolls one die, ties rolling again, and the higher result picks an entrance. The treasure room is taken at random from 003 and 028 when a raider enters the empty space. There is no start bonus, and no solo rules are listed.
    .title = Level: Death by Design
clause-TR-15_5 = Freestyle is a level of power 2 or 3 for any number of players. Its level deck is one of every location owned, without Sanctuary (151) at power 2. At power 3 the map is 3 wide and 12 deep, if there are 36 or more locations; at power 2 it is 3 wide and 6 deep. A short game uses depth 6. Each entrance lies at depth 1; every player rolls one die, ties rolling again, and they pick entrances in order of the roll. Any treasure room will do, with a minimum depth of 7 at power 3 and 4 at power 2. Atlantean locations have a minimum depth of 3. No solo rules are listed. For a start bonus see TR-15.5c.
    .title = Level: Freestyle
clause-TR-15_6 = Parallel Peril is a level of power 1 for two or more players. It has two level decks: Cave 001 to 018 and Tomb 026 to 043. The map is 4 wide and 8 deep. Entrance 001 lies in one corner of depth 1 and entrance 026 in the other, each with its deck beside it; every player rolls one die, ties rolling again, and they pick entrances in order of the roll. The treasure room is 003 or 028, with a minimum depth of 5. There is no start bonus, and no solo rules are listed.
    .title = Level: Parallel Peril
clause-TR-15_7 = Parallel Pick Up is a level of power 1 to 3 for two players. Each player builds a level deck of 18 or more locations (20 or more at power 3) with exactly one treasure room and one entrance, and without Atlantean locations at power 1. The map is 4 wide and 6, 8 or 10 deep at power 1, 2 or 3. Each player's entrance and deck lie in that player's corner of depth 1, and the player starts there. The treasure room has a minimum depth of 4, 5 or 6 at power 1, 2 or 3, and its power may not exceed the level's. There is no start bonus, and no solo rules are listed.
    .title = Level: Parallel Pick Up
clause-TR-15_8 = Atlantis is an intermediate level of power 2 for two or more players. Its level deck has 18 or more locations, plain and Atlantean plus entrances, with at most one copy of each. The map is 3 wide and 6 deep. The entrance lies in the middle of depth 1; with an even number of players one may lie in each corner instead, with equal numbers of raiders at each. The treasure room is 118, with a minimum depth of 4. Each player starts with an upgrade of power 2 or a treasure of power 1, as the player chooses. No solo rules are listed.
    .title = Level: Atlantis
clause-TR-15_9 = Explore the Depths is an advanced level of power 3; the number of players is not stated. It has three level decks: for depths 1 to 4 cards 004 to 018, 153, 157 and 158 (18 cards); for depths 5 to 8 cards 029 to 043, 154, 156, 159 and 160 (19 cards); for depths 9 to 12 cards 101 to 117, 151, 152 and 155 (20 cards). The map is 3 wide and 12 deep. Entrance 001 lies in the middle of depth 1. The treasure room is 151, with a minimum depth of 9. Each player starts with any one treasure. No solo rules are listed.
    .title = Level: Explore the Depths
clause-TR-15_1a = In the Introductory level raiders may go to depth 5 and 6, but rarely will unless the treasure room cannot be reached from depth 3 or 4. The first to succeed at the treasure search wins.
    .title = Introductory: the deepest rows
clause-TR-15_1b = No cards from boosters or from another starter are mixed into the Introductory level.
    .title = Introductory: one starter only
clause-TR-15_4a = Death by Design is the sample of a level with a fixed map, meant for tournaments where a referee builds the map so that results can be compared. The positions are fixed, but how a card is turned depends on the direction from which it is entered.
    .title = Death by Design: a fixed map
clause-TR-15_4b = The fixed map of Death by Design, from left to right. Depth 7: 043, 013, the empty treasure space, 007, 038. Depth 6: 040, 035, 041, 010, 042. Depth 5: 004, 039, 030, 015, 034. Depth 4: 033, 008, 032, 009, 029. Depth 3: 011, 014, 027, 018, 037. Depth 2: 031, 005, 016, 006, 017. Depth 1: 026, 012, 002, 036, 001.
    .title = Death by Design: positions
clause-TR-15_4c = In Death by Design all cards except the entrances start face down. The treasure room is drawn at random from 003 and 028 when a raider first enters the empty space.
    .title = Death by Design: face-down cards
clause-TR-15_4d = Death by Design has no level deck, so cards that change the level deck do little except at the treasure space. Players may keep further locations, such as 152 to 160, as a pile to swap in for Snoop Ahead and similar cards.
    .title = Death by Design: no level deck
clause-TR-15_5a = In Freestyle, if only one space is left that could hold a treasure room, find one in the level deck for it.
    .title = Freestyle: the last space
clause-TR-15_5b = In Freestyle, once a treasure room is on the map, all other treasure rooms leave the level deck, which is shuffled.
    .title = Freestyle: one treasure room
clause-TR-15_5c = As an alternative rule for Freestyle, one player supplies all the locations of the level, and every other player may in return start with an upgrade of power 2 or a treasure of power 1 (ruling TR-R22).
    .title = Freestyle: alternative start
clause-TR-15_6a = In Parallel Peril the two columns on the side of the Cave entrance take Cave cards and the other two take Tomb cards.
    .title = Parallel Peril: whose columns
clause-TR-15_6b = In Parallel Peril the rule of the last space (TR-4.10) uses the deck that owns that column. When a treasure room is placed, the other deck's treasure room is removed and that deck is shuffled.
    .title = Parallel Peril: the treasure room
clause-TR-15_7a = Parallel Pick Up uses the same rules for columns and for the last space as Parallel Peril, with the players' own decks.
    .title = Parallel Pick Up: columns and last space
clause-TR-15_9a = In Explore the Depths a location for a given depth comes from the level deck of that depth.
    .title = Explore the Depths: deck by depth

## TR-16 Variant goals

clause-TR-16_1 = In a Recovery game, finding the treasure does not end the level. The finder chooses a treasure card of the treasure room's power or less and carries it.
    .title = Recovery: carry the treasure
clause-TR-16_2 = In a Recovery game, if the carrier dies or resets, the treasure drops at that location. It can be picked up there with a search against the original target.
    .title = Recovery: dropping the treasure
clause-TR-16_3 = In a Recovery game the carried treasure also counts as an unsaved item for cards that take or swap discovered items.
    .title = Recovery: the treasure as an item
clause-TR-16_4 = In a Recovery game the first player to end a turn at an entrance while carrying the treasure wins.
    .title = Recovery: winning
clause-TR-16_5 = In a Bounty Hunter game a player scores 1 point for each creature obstacle removed, and finding the treasure scores the power of its treasure room. The most points win. Players may agree on further points, for example for removed traps (ruling TR-R23).
    .title = Bounty Hunter

## TR-17 Series

clause-TR-17_1 = A series is several levels played by agreement. The players also agree on the scoring; three ways are suggested.
    .title = What a series is
clause-TR-17_2 = In a Timed series each player builds a level of the same power. When one player finishes a level, count the extra turns each other player needs to finish it. After all levels the lowest total of extra turns wins.
    .title = Timed series
clause-TR-17_3 = In a Linked series the players choose levels to be played in order, for example Into the Caves, Atlantis and Explore the Depths. After each level its winner chooses a treasure. Items, secret moves and upgrades are usually not carried over, above all when the power does not rise. Whoever has the most treasures wins, or whoever takes the last one.
    .title = Linked series
clause-TR-17_4 = A Pick Up series is for two or more players, best with two to four, from intermediate to advanced. Its rules are TR-17.4a to TR-17.4j.
    .title = Pick Up series
clause-TR-17_4a = A Pick Up series has as many levels as players. A random or agreed order decides whose level is played first, second and so on.
    .title = Pick Up series: levels in order
clause-TR-17_4b = In a Pick Up series a draw deck has at least 60 cards.
    .title = Pick Up series: draw deck
clause-TR-17_4c = In a Pick Up series every player except the first starts with a treasure of power 1.
    .title = Pick Up series: start bonus
clause-TR-17_4d = In a Pick Up series the winner of a level may take one treasure of the level's power or less to the next level.
    .title = Pick Up series: the winner's treasure
clause-TR-17_4e = Between the levels of a Pick Up series raiders keep upgrades, treasures and secret moves and may carry one saved item.
    .title = Pick Up series: what is kept
clause-TR-17_4f = After each level of a Pick Up series a player may add up to 10 cards to the deck. The deck rules still hold: at most 3 copies of a card, counting those already in the deck.
    .title = Pick Up series: adding cards
clause-TR-17_4g = Each level of a Pick Up series has a map 3 wide and 6 deep and a level deck of 18 or more locations of any type, with 2 entrances, at most 2 copies of a location and exactly one treasure room of any kind.
    .title = Pick Up series: building a level
clause-TR-17_4h = In a Pick Up series the entrances lie in both corners of depth 1, and the treasure room has a minimum depth of 4, so it lies at depth 4, 5 or 6.
    .title = Pick Up series: entrances and treasure
clause-TR-17_4i = In the first level of a Pick Up series Atlantean locations have a minimum depth of 3. The first player's level deck therefore needs enough locations that may lie at depths 1 and 2.
    .title = Pick Up series: Atlantean locations
clause-TR-17_4j = In a Pick Up series the starting depth rises by 2 with each level: depths 1 to 6, then 3 to 8, then 5 to 10, and so on (ruling TR-R24).
    .title = Pick Up series: rising depth

## TR-18 Designing levels

clause-TR-18_1 = When designing a level, choose the size of the map. A longer map takes longer to play; a narrower one forces players together and makes dead ends; deep and narrow is more competitive than wide and shallow. Maps are usually 3 to 5 wide and 4 or more deep.
    .title = Designing: map size
clause-TR-18_2 = When designing a level, choose the families of locations, the number of copies, and which locations lie face down in fixed places and which come at random. There may be more than one level deck, by depth.
    .title = Designing: locations
clause-TR-18_3 = If the treasure room is not fixed and the level deck has more cards than the map has spaces, the treasure room tends to appear in the last possible space. This makes the game longer.
    .title = Designing: where the treasure lands
clause-TR-18_4 = One entrance for all players allows early fights. Separate entrances avoid them.
    .title = Designing: entrances
clause-TR-18_5 = For harder obstacles use a deeper map, or a starting depth above 1, for example depths 3 to 8.
    .title = Designing: harder obstacles
clause-TR-18_6 = A hard level suits a series, or gives raiders a start bonus such as items, treasures or upgrades.
    .title = Designing: hard levels
clause-TR-18_7 = A level may have special rules, such as a time limit, bringing the treasure back to the entrance, or whether save points are allowed.
    .title = Designing: special rules

## TR-19 Content that is not rules

clause-TR-19 = The rule book also holds an introduction, contact addresses, news of a players' club, sales text and a translator's note. These are not rules.
    .title = Content that is not rules

## Rulings

clause-TR-R1 = Each raider has two rows of cards, unsaved and saved. Items enter the unsaved row. Upgrades, secret moves and treasures enter the saved row. The Save step moves everything unsaved to the saved row. Death and reset discard only the unsaved row. The rule book's section on saving cards is missing from our source, so this model holds until a booklet can be checked.
    .title = Saved and unsaved rows
clause-TR-R2 = Under the standard rules a player chooses as many cards as Think from the deck for the opening hand. The fresh opening hand of TR-14.9 belongs to the tutorial only. A random hand with one fresh draw may be offered to newcomers as an option.
    .title = Opening hand
clause-TR-R3 = Players tied for the highest roll roll again. The winner names the first raider, and the others follow clockwise by seat. From the second turn on, one player's request is enough to roll again. Solo play skips the roll.
    .title = Rolling for turn order
clause-TR-R4 = Being stuck lasts exactly through the movement of the next turn. On the turn the raider becomes stuck, its movement ends and it cannot search. On the next turn it skips step 1, so it must face the obstacles there in step 5; after step 1 it is no longer stuck. Failing again makes it stuck anew; succeeding allows a search that turn. The example of TR-10.13 decides.
    .title = How long stuck lasts
clause-TR-R5 = Opponents commit obstacles at the same time and in secret, and cannot commit an illegal card. The highest danger is played and the rest return to hand. On a tie, the tied player whose raider is nearest plays, counting orthogonal steps on the grid, with dead raiders infinitely far; then the earliest in turn order after the player who is moving. At most one obstacle card is played each time a location is mapped.
    .title = Choosing among obstacles
clause-TR-R6 = A location drawn that may not lie in the space is set aside, and cards are drawn until one fits. That one is placed, and all the cards set aside are shuffled back. If none fits, the space stays unknown and the raider does not move into it.
    .title = Locations that do not fit
clause-TR-R7 = The rule of the last space is checked after every placement. It counts unknown spaces within the depth limits that do not hold a fixed face-down card, whether or not they can be reached. If the treasure room is already placed or fixed, the rule does not apply.
    .title = When the last space is checked
clause-TR-R8 = A location entered in another way than a normal move is laid with its bottom toward depth 1 and its top pointing deeper, like an entrance.
    .title = Orientation without a normal move
clause-TR-R9 = Damage is kept as counters. A raider is alive while its damage is less than its lowest current ability plus extra life. So an injury that lowers the lowest ability can kill a damaged raider, and an upgrade can add life at once.
    .title = Counting life
clause-TR-R10 = A raider attacks only in step 4, once a turn, against one chosen raider, where it ended its movement; staying put counts. The winner deals 1 damage plus the modifiers of its own weapons. Nobody is healed by it. An attacker killed in step 4 skips step 5. Figures of dead raiders leave the map and cannot be attacked.
    .title = Attack details
clause-TR-R11 = Leaving the starting location needs no test. Coming back to it in the same move counts as entering it. Staying there means facing all its obstacles.
    .title = Leaving the starting location
clause-TR-R12 = A raider has used Fight if it rolled a Fight test as the attacker or against an obstacle, whatever the outcome. Choosing another listed ability keeps the search.
    .title = What counts as using Fight
clause-TR-R13 = Only a discovery that was played marks a location as empty. A search that failed or was declined does not. Finding the level's treasure needs no marker, as the level ends; in a Recovery game the treasure room is marked empty.
    .title = When a location becomes empty
clause-TR-R14 = The hand limit caps drawing only. A hand above Think plus 6, for example after an injury, is not trimmed, but nothing is drawn. The double draw applies when the hand is empty after the Discard step, even by choice. If the draw deck runs out while drawing, shuffle the discards and go on; if both are empty, stop. The tutorial's limit of 6 before drawing is used in the tutorial only.
    .title = Hand limit details
clause-TR-R15 = A living raider that stands at a save point in its Save step always saves. A raider that reset this round counts as dead and cannot save. A save point that can no longer be reached still works.
    .title = Saving is automatic
clause-TR-R16 = The treasure search is the raider's normal search in the treasure room. The same bans hold, and the dice are the same: Search plus the room's bonus, against the room's target. Success wins at once, and no discovery may be played with the same roll. The treasure room does receive obstacles; only the tutorial exempts it.
    .title = The treasure search
clause-TR-R17 = A raider's current power is the highest power among its raider card and its upgrades. An upgrade named for a character needs that character. Unless the card says otherwise, an upgrade may be played at any time in its owner's turn while its requirement holds.
    .title = Current power and named upgrades
clause-TR-R18 = A raider with 0 life is dead at once. It loses its remaining Action steps and its search, and its figure leaves the map. Its player may play obstacles and those actions that do not use the raider. In the Draw round the player of a dead raider does only the Reload step: discard the hand and the unsaved cards, shuffle the discard pile into the draw deck and draw as many cards as Think. The hand limit plays no part.
    .title = Timing of death
clause-TR-R19 = A raider moved outside its own turn does steps 2 to 5. In step 3 all other players may play obstacles, including the player whose turn it is. Then the interrupted turn goes on. Nested cases are resolved from the innermost outward. In solo play TR-13.2 serves for step 3.
    .title = Moved outside the turn, details
clause-TR-R20 = In solo play, obstacle cards that are turned up and may not be played go to the obstacle discard pile. If no card of the whole obstacle deck is legal, none is played. The tutorial's search for a legal card is a simplification.
    .title = Solo obstacles that do not fit
clause-TR-R21 = The rule book gives no numbers for a solo score. The program records turns, resets, and locations searched and cleared, and a level file may set targets. Solo obstacle decks for levels other than the first are choices of this project and are labelled so.
    .title = Solo score
clause-TR-R22 = The start bonus of the Freestyle alternative is a compensation for not supplying the level. It is off unless the players choose it.
    .title = Freestyle start bonus
clause-TR-R23 = A Bounty Hunter game ends when the treasure is found. Tied players share the win, unless they agree otherwise.
    .title = End of Bounty Hunter
clause-TR-R24 = In a Pick Up series danger uses the raised depth number. The limits of the treasure room and of Atlantean locations are read as rows of the map: the treasure room in rows 4 to 6, Atlantean locations from row 3 in the first level and anywhere later, because the text ties their limit to the first level only.
    .title = Depths in a Pick Up series
clause-TR-R25 = When several players want to play a card at the same time, the active player goes first and the others follow clockwise. A cancelling card must answer the latest card before anything else is resolved.
    .title = Cards played at the same time
clause-TR-R26 = A raider may pass freely through a location with other raiders. An attack needs a movement that has ended there.
    .title = Passing other raiders
clause-TR-R27 = A raider with no legal exit and no way on may reset. Only a win ends the game. There is no rule for a drawn game, so players may agree on a turn limit.
    .title = Raiders with no way on
clause-TR-R28 = In solo play the Introductory level uses the starter as it is printed. Its 9 obstacles are the obstacle deck, and the 21 cards left are a legal draw deck, as an exception to TR-3.5.
    .title = The Introductory level in solo play
clause-TR-R29 = A second copy of an item in play gives its raider nothing more: no bonus, no dice, no life. It may be in play all the same, and counts where items are counted or lost.
    .title = Copies of an item
clause-TR-R30 = In solo play obstacles that are in a draw deck are sorted out and do not count as cards of it. They are the obstacle deck on a level that lists no obstacles, and stay out of the game on one that does.
    .title = Obstacles in a solo draw deck
