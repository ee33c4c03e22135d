### Commander, clause by clause, in our own words.

## Spells and abilities

clause-CR-601_2a = First the card is put on the stack; it is now a spell that its caster controls.
    .title = Casting: onto the stack
clause-CR-601_2b = Then modes, alternative and additional costs, X, and how hybrid and Phyrexian symbols are paid are announced.
    .title = Casting: choices
clause-CR-601_2c = Then the targets are chosen.
    .title = Casting: targets
clause-CR-601_2d = If an effect is divided among targets, each of them gets at least one.
    .title = Casting: dividing
clause-CR-601_2e = A spell that cannot be cast legally goes back to where it was, and the game with it.
    .title = Casting: is it legal
clause-CR-601_2f = The cost is the mana or alternative cost, with what is added, less what is taken off, and then what sets a least cost. Now it is fixed.
    .title = Casting: total cost
clause-CR-601_2g = Then mana abilities may be activated.
    .title = Casting: making mana
clause-CR-601_2h = Then all costs are paid, those with chance or from a library last. Nothing is paid in part.
    .title = Casting: paying
clause-CR-601_2i = Now the spell has been cast, and what triggers on that triggers.
    .title = Casting: it is cast
clause-CR-602_5a = A creature whose controller has not had it since the turn began does not pay with tapping or untapping itself.
    .title = Tapping for a cost
clause-CR-602_5b = A restriction on how often an ability is activated stays, whoever controls it.
    .title = Use is restricted
clause-CR-603_2c = An ability triggers once each time its event happens, and several times if the event contains it several times.
    .title = Once for each event
clause-CR-603_2g = An event that is prevented or replaced triggers nothing.
    .title = What did not happen
clause-CR-603_3d = A trigger that has no legal target or mode is removed.
    .title = Triggers without a target
clause-CR-603_8 = An ability that triggers on a state triggers again only after it has left the stack.
    .title = State triggers
clause-CR-603_12 = A trigger on what an effect has just made a player do goes to the stack afterwards.
    .title = When you do
clause-CR-605_1 = An ability without a target that can add mana and is no loyalty ability is a mana ability.
    .title = Mana abilities
clause-CR-605_3b = A mana ability is resolved at once, without the stack; nobody can respond.
    .title = Mana abilities do not wait
clause-CR-607_1 = Of two abilities that belong together, the second speaks only of what the first has done.
    .title = Linked abilities
clause-CR-608_2c = Instructions are followed in the order in which they stand.
    .title = In the order written
clause-CR-608_2h = What asks about an object that is gone reads it as it was last.
    .title = What was last known
clause-CR-608_3 = A permanent spell becomes a permanent under its controller. An Aura whose target has become illegal goes to the graveyard.
    .title = Permanent spells

## Effects

clause-CR-611_2c = What a spell or ability changes about objects changes only those that match when it is resolved.
    .title = Effects that are fixed
clause-CR-611_3a = What a static ability changes applies at every moment to whatever matches.
    .title = Static effects are not fixed
clause-CR-613_10 = Effects on players are applied after those on objects.
    .title = Effects on players
clause-CR-614_5 = A replacement effect is applied to an event only once.
    .title = Once for each event
clause-CR-614_6 = An event that is replaced never happens; what happens instead may trigger.
    .title = The replaced event
clause-CR-614_17 = An event that cannot happen is not replaced, and no cost is paid with it.
    .title = What cannot be replaced
clause-CR-615_12 = Such damage is dealt in full, whatever would prevent it.
    .title = Damage that cannot be prevented

## State-based actions

clause-CR-704_5c = Whoever has ten poison counters loses.
    .title = Poison
clause-CR-704_5d = A token that is not on the battlefield ceases to exist.
    .title = Tokens elsewhere
clause-CR-704_5e = A copy of a spell that is not on the stack ceases to exist.
    .title = Copies elsewhere
clause-CR-704_5i = A planeswalker with no loyalty goes to the graveyard.
    .title = No loyalty
clause-CR-704_5j = Of several legendary permanents of one name that a player controls, that player keeps one. The rules of 2011 have CMD-11.1 instead.
    .title = Legend rule of today
clause-CR-704_5k = Of several world permanents only the newest stays.
    .title = World permanents
clause-CR-704_5p = A creature that is attached to something comes off and stays.
    .title = Attached by mistake
clause-CR-704_5q = A +1/+1 and a -1/-1 counter on one permanent take each other away.
    .title = Counters against each other
clause-CR-704_5r = Counters above the number a permanent can have are removed.
    .title = Too many counters

## Copies and faces

clause-CR-707_2 = A copy has what is printed, as other copy effects have changed it; not counters, attachments or other effects.
    .title = What is copied
clause-CR-707_6 = What is chosen as a permanent enters is chosen anew for a copy.
    .title = Choices are made anew
clause-CR-707_10 = A copy of a spell was not cast. It has the modes, X and targets of the original, unless new targets may be chosen.
    .title = Copies of spells
clause-CR-708_2 = A face-down creature is a 2/2 without name, text, type or cost, unless what turned it down says more.
    .title = Face down
clause-CR-708_9 = A face-down permanent is shown when it leaves the battlefield, and at the end of the game.
    .title = Shown when it leaves
clause-CR-709_4 = Off the stack a split card has the characteristics of both halves. On the stack it is only the half that was cast.
    .title = Split cards elsewhere
clause-CR-710_1 = A flipped permanent has the name, text, types, power and toughness of its other end; its cost and colour stay.
    .title = Flip cards
clause-CR-711_2 = A creature with levels has the power, toughness and abilities of the level its counters have reached.
    .title = Levels
clause-CR-723_1 = Whoever controls a player makes all of that player's decisions, but does not concede for them.
    .title = Control of another player
clause-CR-724_1 = When a turn is ended, all on the stack is exiled, combat ends, and the cleanup step follows.
    .title = Ending the turn
clause-CR-732_1 = A player may propose to repeat a loop a number of times; others may shorten it.
    .title = Shortcuts
clause-CR-733_1 = An action that cannot be completed legally is taken back whole.
    .title = Illegal actions

## Several players

clause-CR-800_4b = Nothing comes under the control of a player who has left.
    .title = Nothing comes to those who left
clause-CR-800_4e = No combat damage is assigned to a player who has left.
    .title = No damage to those who left
clause-CR-800_4g = A choice that an object asks of a player who has left is made by another whom its controller names.
    .title = Choices of those who left
clause-CR-800_4j = If a player leaves in their own turn, the turn goes on without an active player.
    .title = A turn without its player
clause-CR-800_4k = A turn of a player who has left does not begin.
    .title = No turns for those who left
clause-CR-800_4m = What lasts until the next turn of a player who has left lasts until that turn would have begun.
    .title = Until the next turn of one who left
clause-CR-801_2 = With a limited range a player affects only players and objects within so many seats; without it, all.
    .title = Range of influence
clause-CR-802_2 = Each attacker has a defending player of its own: the one whom it attacks, or whose planeswalker.
    .title = The defending player
clause-CR-802_3a = Restrictions and requirements about one player are judged for the creatures that attack that player.
    .title = Legality for each defender
clause-CR-802_4 = Defending players declare blockers in turn order, each knowing those declared before, and only against creatures that attack them.
    .title = Several defenders block
clause-CR-803_1 = By an option a player attacks only the opponent to the left, or only the one to the right.
    .title = Attack left or right
