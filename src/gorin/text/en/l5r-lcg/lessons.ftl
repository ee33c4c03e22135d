### L5R LCG: its lessons, which explain each kind of question the first time that it comes, and its hints.

## Lessons: a sentence or two each, and the title under which they are found again

lesson-lcg-goal = You lead a clan. Conflicts break provinces, and honor comes and goes. Both can win the game, and both can lose it.
    .title = The goal
lesson-lcg-win-skirmish = Skirmish: with 12 honor you win. Without honor you are out, and so you are when all your provinces are broken.
    .title = How Skirmish is won
lesson-lcg-win-stronghold = Stronghold game: your stronghold stands on one of your five provinces. Once three others are broken it can be attacked, and whoever breaks it wins. With 25 honor you win too. Without honor you are out.
    .title = How the stronghold game is won
lesson-lcg-win-enlightenment = Enlightenment: with a ring of each of the five elements on your unbroken provinces you win at once. With 25 honor you win too, and so does whoever is left alone. Without honor you are out, and so you are when your stronghold province breaks.
    .title = How Enlightenment is won
lesson-lcg-round = A round has four phases. Dynasty: you play characters from your provinces. Draw: you bid for cards. Conflict: the players attack by turns. Fate: characters without fate leave, the others lose 1 fate, and all get ready.
    .title = The round
lesson-lcg-own-rings = In Enlightenment every player has five rings of their own, one of each element. The icons beside a name are the unclaimed rings of that player. When you attack and win, you put the ring on one of your provinces. Whoever breaks that province takes the ring to one of theirs.
    .title = Enlightenment: the rings
lesson-lcg-places = Your provinces lie face down until somebody attacks them. The last one lies under your stronghold: choose a strong one there.
    .title = Your provinces
lesson-lcg-cards = In your provinces lie characters and holdings, in your hand cards for conflicts. Keep what costs little. What you replace goes back into its deck.
    .title = Your first cards
lesson-lcg-dynasty = Fate pays for characters. What you do not spend stays with you for later. When you pass, you play no more of them in this phase.
    .title = Characters from your provinces
lesson-lcg-fate = Each fate on a character keeps it in play for one more round. Put some on those that cost much, and little or none on the others.
    .title = Fate on a character
lesson-lcg-bid = Everybody bids in secret. A higher bid draws more cards, but it costs honor: it goes to those who bid less.
    .title = The bid
lesson-lcg-honor = Bids, rings and cards move honor. With little of it left, bid low and pay none for cards.
    .title = Honor
lesson-lcg-act = You may play a card of your hand, use an ability, or pass. When all pass one after the other, the game goes on. Attachments make their bearer stronger for as long as it stays.
    .title = Time for actions
lesson-lcg-declare = A conflict is military or political: only that skill counts. Choose the type in which your ready characters are ahead. You may pass, too.
    .title = How to attack
lesson-lcg-rings = Each conflict is for a ring, and an attacker who wins has its effect. Air moves honor, earth moves cards, fire honors or dishonors somebody, water readies or bows somebody, void takes fate off somebody. Whoever attacks takes the fate that lies on the ring.
    .title = The five rings
lesson-lcg-province = An attacker who wins breaks the province if the difference in skill is at least its strength. Attack where the strength is low and few can defend.
    .title = Which province
lesson-lcg-attackers = Whoever attacks bows when the conflict ends, and cannot defend later in the round. Send enough to win, and keep somebody at home.
    .title = Who attacks
lesson-lcg-defenders = With more skill than the attacker you win. If you cannot reach that, stop the province from breaking: keep the difference below its strength. Defenders bow, too.
    .title = Who defends
lesson-lcg-unopposed = Whoever loses a conflict without a defender loses 1 honor.
lesson-lcg-fight = Both sides play cards and use abilities by turns; when both pass, the skills are compared. Bowed characters add nothing. Keep your cards where they cannot change who wins or whether the province breaks.
    .title = Actions in a conflict
lesson-lcg-ring = You won: now the ring does something for you. Help your own characters, or harm those of others.
    .title = The effect of a ring
lesson-lcg-place = Put the ring on a province that will not break soon. Whoever breaks it takes the rings there.
    .title = Enlightenment: rings on provinces
lesson-lcg-answer = A card of yours can answer what happens at this moment, and not later. Pass if it gains you nothing.
    .title = Answers to what happens
lesson-lcg-duel = Two characters duel. Each side bids, and the bid is added to its skill. The higher total wins, and the higher bid pays honor.
    .title = Duels
lesson-lcg-treaties = In a treaty two players promise something to each other, with honor at stake. Whoever breaks their promise loses the stake. You can offer one at any time: choose “Offer a treaty” under “Initiatives”. It stands once the other accepts it.
    .title = Enlightenment: treaties
lesson-lcg-status = An honored character adds its glory to both its skills, a dishonored one loses it. Honor comes or goes, too, when such a character leaves.
    .title = Honored and dishonored
lesson-lcg-favor = After the conflicts, whoever has most glory among ready characters and claimed rings gets the Imperial Favor. It adds 1 to their skill in conflicts.
    .title = The Imperial Favor
lesson-lcg-end = That was a whole game. Next, play without lessons: against a bot of another strength, or with a friend.
    .title = What comes next

## Hints

hint-lcg-pass = nothing else gains enough here
hint-lcg-answer = it gains more than it costs
hint-lcg-dynasty = it brings most skill for your fate
hint-lcg-act = it helps you more than it costs
hint-lcg-declare = your skill is ahead there, and the ring is of use
hint-lcg-province = least stands in your way there
hint-lcg-ring = it does most for you now
hint-lcg-target = it does most there
hint-lcg-place-ring = it is safest there
hint-lcg-other = that is a sound choice
