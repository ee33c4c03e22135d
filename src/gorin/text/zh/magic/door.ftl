### 指挥官赛制：在对局之外所说的话。

game-magic = 万智牌：指挥官
game-magic-about = 一百张牌、四十点生命，以及一位总会归来的统帅。第一部分：两副预组套牌。
format-magic-commander = 指挥官赛制
