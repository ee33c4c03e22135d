### Tomb Raider, Learn to Play: its names, what it asks and refuses, its lessons and its hints.

## Names

level-learn-to-play-cave = Cave
level-learn-to-play-tomb = Tomb

## What the tutorial asks and refuses

ask-discard-down = { $count ->
    [one] Your hand holds a card too many. Which one do you discard?
   *[other] Your hand holds { $count } cards too many. Which one do you discard?
}
ask-fresh-hand = This is your opening hand with the first draw. Do you keep it?
setup-tutorial-raider = The tutorial is for the raiders { $known }, each with their own starter deck and without a treasure; asked for is { $card }
setup-tutorial-map = “{ $level }” is not the tutorial's map for the raider { $raider }: the entrance of its starter at depth 1, its treasure room at depth 4 and one column aside, and its other locations
setup-tutorial-pile = The obstacle pile of the tutorial is { $cards }
refused-entrance-side = From the entrance the raider goes ahead or to the right
refused-needs-opponent = The card needs an opponent; the tutorial ignores it

## Lessons: a few sentences each, and the title under which they are found again

lesson-goal = You guide a raider through a dangerous place. Somewhere in its depths lies a treasure room: reach it, search it, and find the treasure. If your raider dies, they come back and go on.
    .title = The goal
lesson-goal-here = Your raider is at { $space }, the treasure room at { $room }.
lesson-map = The entrance lies at depth 1, and each row beyond is one depth further. Spaces without a location face up are unknown. Each location shows its exits: a raider leaves a location only by an exit, and some of them lead one way only.
    .title = The map
lesson-move = In the Action round your raider may go as many locations as their Move, or stay. Entering an unknown space ends the movement: a location is turned up there. From the entrance it goes ahead or to the right.
    .title = Moving and exploring
lesson-obstacle = A new location gets an obstacle whose danger is at most the location's danger plus its depth: the deeper, the worse. Whoever enters a location faces every obstacle there, and again at each return, until it is removed.
    .title = Obstacles
lesson-obstacle-here = At { $space } the danger of an obstacle card is at most { $limit }.
lesson-test = To overcome an obstacle, your raider tests an ability. If two are named, you choose. Roll as many dice as the ability has points: a total that reaches the target is a success. If it fails, all that the obstacle threatens happens at once.
    .title = Tests
lesson-chance = { $ability }: { $percent }%
lesson-window = Some cards are played at a certain moment: before a roll, after it, when a round begins. You are asked whenever one of yours fits. Passing costs nothing, and the card stays in your hand.
    .title = Playing cards
lesson-treasure = This is the treasure room. In the tutorial no obstacle is played on it. Search it: a result that reaches its target finds the treasure, and you win. If the search fails, stay and search again next turn.
    .title = The treasure room
lesson-treasure-here = The target is { $target }; a search finds the treasure { $percent }% of the time.
lesson-harm = Each point of damage costs one life. A raider has as many lives as the number of their lowest ability; a new raider usually has two. Damage never lowers an ability, but without life left the raider dies.
    .title = Damage
lesson-death = A raider who dies or resets loses the hand and all unsaved cards. They come back at their save point, or else at the entrance, fully healed, and draw as many cards as their Think. The map stays as it is, and they can still win.
    .title = Death and starting over
lesson-stuck = A raider who is stuck stops moving and may not search this turn. Next turn they cannot leave and face the same obstacle again. If they overcome it then, they may search, and go on in the turn after that.
    .title = Stuck
lesson-injured = An injury lowers an ability by 1, and with it the dice of its tests. If it was the lowest one, it costs a life too. Whatever heals damage can heal an injury instead; starting over heals all of them.
    .title = Injured
lesson-cut-off = No way leads from here to the treasure room any more. A card that opens an exit may help. If you have none, reset at the end of the turn: your raider starts over, while the map stays explored.
    .title = Cut off
lesson-fought = A Fight that is won damages the obstacle by 1; weapons add to it. When the damage reaches its life, the obstacle is gone for good. In the tutorial your raider may search after a fight; by the standard rules it may not.
    .title = Fighting
lesson-passed = Overcoming an obstacle keeps your raider from harm, but does not remove it: anyone who comes back faces it again. Only an obstacle with life can be removed, by winning fights against it.
    .title = Obstacles stay
lesson-search = Next comes the Search round. Roll as many dice as Search and the bonus of the location. You may then play one discovery from your hand, if its difficulty is at most the result. You need not say before which one.
    .title = Searching
lesson-find = An item stays with your raider and helps from now on; a trigger works at once and is discarded. One location gives one discovery only, then it is empty.
    .title = Discoveries
lesson-item = An item that was found lies in the unsaved row. It already works, but it is lost when your raider dies. At a save point unsaved cards become saved, and saved cards are kept.
    .title = Unsaved and saved
lesson-draw = The Draw round ends the turn. A hand of more than six cards is discarded down to six; then you draw as many cards as Think. After the first draw of the game you may exchange the whole hand once.
    .title = Discarding and drawing
lesson-discard = You hold more than six cards, so some must go before you draw. They are not gone for ever: when the draw deck is used up, the discards become the new one.
    .title = A full hand
lesson-walk = On known ground your raider can go several locations in one turn, up to their Move. Before they leave a location that they have entered, they face the obstacles there.
    .title = Going further
lesson-save-point = There is a save point on the map. A raider who stands on it in the Draw round saves: their unsaved cards become saved, and from then on they come back here when they die.
    .title = Save points
lesson-adventurer = You hold an upgrade. Keep it until your raider saves: then you may play it. Lara Croft, Adventurer raises each ability that began at 2 by one, so that three hits are needed to kill her. Upgrades are never lost.
    .title = The Adventurer
lesson-ignored = Some cards are meant for games with opponents. In the tutorial they cannot be played; when you must discard, discard them first.
    .title = Cards against others
lesson-ignored-here = In your hand: { $cards }.
lesson-won = The treasure is found, and the level is won. You have explored, overcome obstacles, searched and drawn cards: that is the whole course of a turn.
    .title = You have won
lesson-given-up = The treasure has not been found this time. The tutorial can be played again as often as you like; the map and the obstacles will be others.
    .title = The tutorial is over
lesson-afterwards = By the standard rules opponents play the obstacles from their hands, on treasure rooms too; after a fight nobody searches; you choose your opening hand yourself; you may discard any number of cards. Start with the Introductory level and one opponent.
    .title = What comes next

## Hints: why an answer is a sensible one

hint-only = There is no other answer.
hint-any = There is no reason not to.
hint-test = { $ability } is your best chance, { $percent }%.
hint-test-fight = { $ability } succeeds in { $percent }% of rolls; that is less than the other way, but a won fight damages the obstacle.
hint-test-hopeless = No roll passes this without a card; this way costs least if it fails.
hint-face = { $obstacle } first: the worse obstacle is better faced last.
hint-stay-treasure = You are in the treasure room: stay and search it.
hint-stay-save = Here your raider saves at the end of the turn.
hint-stay-exit = No way leads on. Stay and search: { $card } may open one.
hint-stay-cut-off = No way leads on from here: wait for a card that opens one, or reset at the end of the turn.
hint-stay-opening = A card may open a shorter way here: stay, search and draw.
hint-stay-draw = What lies ahead is dangerous, and here it is safe: stay and draw cards first.
hint-move-treasure = { $space } is the treasure room.
hint-move-save = { $space } is a save point, and you have something to save.
hint-move-explore = { $space } is unexplored and leads towards the treasure room at { $room }.
hint-move-through = The best way to the treasure room at { $room } leads through { $space }.
hint-move-opening = No way leads on yet, but from { $space } a card may open one.
hint-go-on = The obstacles here are faced in any case, and the way leads on.
hint-search-treasure = A result of { $target } or more wins the game; the chance is { $percent }%.
hint-search-find = A result of { $target } or more finds { $card }; the chance is { $percent }%.
hint-search-nothing = You hold no card that would be worth finding here.
hint-find-item = { $card } helps you from now on.
hint-find-trigger = { $card } helps you right here.
hint-find-later = What you could find does little here; keep it for another place.
hint-discard-ignored = { $card } needs an opponent, so it is of no use to you.
hint-discard-least = { $card } is worth the least to you.
hint-keep-hand = It is a good hand, above all { $card }.
hint-new-hand = Few of these cards would help you.
hint-play-on = Starting over would gain nothing.
hint-play-on-cut-off = Starting over would not help; only a card that opens an exit does.
hint-reset = No way leads on from here, but one does from where you come back.
hint-reset-injured = With these injuries the treasure is hard to find; starting over heals them.
hint-pass = No card is needed now; keep them.
hint-play-upgrade = { $card } makes your raider better for good.
hint-play-better = { $card } raises the chance from { $before }% to { $after }%.
hint-play-mends = { $card } turns the failure into a success.
hint-play-finds = With { $card } the search finds { $found }.
hint-play-again = The roll has failed; repeated by { $card } it succeeds in { $percent }% of rolls.
hint-play-searches = Repeated by { $card }, the search may find more.
hint-play-removes = If the fight is won, { $card } removes this obstacle at once: { $obstacle }.
hint-play-prevents = Without { $card } your raider dies.
hint-play-heals = Your raider needs what { $card } heals.
hint-play-passes = With { $card } your raider needs no exit, and the way is shorter.
hint-play-runs = The known way is { $steps } locations long; { $card } takes you further.
hint-play-falls = { $card } drops your raider to depth { $depth }, nearer to the treasure.
hint-play-draws = { $card } draws cards for nothing.
hint-play-looks = { $card } shows the next location before you explore it.
hint-side = From { $space } the way to the treasure is the shortest.
hint-heal-damage = Damage costs lives; heal it first.
hint-heal-injury = { $ability } is what your raider needs most.
hint-lose = { $card } is worth the least to you.
hint-bury = { $card } leads nowhere but back.
hint-leave = { $card } leads on.
