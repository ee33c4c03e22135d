### L5R CCG: what the house says of the game where it is not played.

game-l5r-ccg = 五轮传奇 CCG
game-l5r-ccg-about = 行省、军队、决斗与家族名誉：钻石赛制，使用蝎族与独角兽族的套牌。
format-l5r-ccg-diamond = 钻石赛制
