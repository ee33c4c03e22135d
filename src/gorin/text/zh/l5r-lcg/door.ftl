### L5R LCG: what the house says of the game where it is not played.

game-l5r-lcg = 五轮传奇 LCG
game-l5r-lcg-about = 五环、荣誉与无人看见的出价。首个版本：遭遇战，使用鹤族与狮族的套牌。
format-l5r-lcg-skirmish = 遭遇战
