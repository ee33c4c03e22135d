### Cortes: o que a casa diz do jogo onde ele não é jogado.

game-courts = Cortes
game-courts-about = Uma pequena guerra de cortes: gaste cartas e moedas e sobreviva aos outros.

format-courts-peace = Paz
format-courts-tempest = Tempestade
