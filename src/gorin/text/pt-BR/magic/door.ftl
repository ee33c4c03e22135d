### Commander: o que a casa diz do jogo onde ele não é jogado.

game-magic = Magic: Commander
game-magic-about = Cem cartas, quarenta pontos de vida e um general que sempre volta. Uma primeira parte: dois baralhos prontos.
format-magic-commander = Commander
