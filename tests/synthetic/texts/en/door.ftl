### Courts: what the house says of the game where it is not played.

game-courts = Courts
game-courts-about = A small war of courts: spend cards and coins, and outlive the others.

format-courts-peace = Peace
format-courts-tempest = Tempest
