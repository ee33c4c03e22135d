### L5R Estratégico: what the house says of the game where it is not played.

game-l5r-strategic = L5R 战略赛：氏族战争
game-l5r-strategic-about = 在 Rokugan 地图上的氏族战争，秘密命令同时执行。首个版本：战斗由裁判报告或抽签决定。
game-l5r-strategic-company = 2 到 10 个氏族：每个氏族一名玩家，或每个职务一名玩家
game-l5r-strategic-at-once = 与一个机器人来一局 L5R 战略赛，各领一个氏族
format-l5r-strategic-campaign = 战役
