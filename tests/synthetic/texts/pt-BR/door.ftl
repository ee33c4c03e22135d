### Cortes: o que a casa diz do jogo onde ele não é jogado.

game-courts = Cortes

format-courts-peace = Paz
format-courts-tempest = Tempestade
