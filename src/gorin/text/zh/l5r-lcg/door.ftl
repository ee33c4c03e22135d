### L5R LCG: what the house says of the game where it is not played.

game-l5r-lcg = 五轮传奇 LCG
game-l5r-lcg-about = 五个元素轮、名誉与无人看见的出价：突袭战、要塞模式与开悟模式，使用各氏族的现成牌组或你自己的牌组。
format-l5r-lcg-skirmish = 突袭战
format-l5r-lcg-stronghold = 要塞模式
format-l5r-lcg-enlightenment = 开悟
lcg-link-decks = L5R LCG：套牌
lcg-link-cards = L5R LCG：卡牌
