### Courts: what the house says of the game where it is not played.

game-courts = Courts

format-courts-peace = Peace
format-courts-tempest = Tempest
