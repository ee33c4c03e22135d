### L5R Estratégico: what the house says of the game where it is not played.

game-l5r-strategic = L5R 战略赛
game-l5r-strategic-about = 在 Rokugan 地图上的氏族战争，秘密命令同时揭开。首个版本：战斗由裁判报告或抽签决定。
format-l5r-strategic-campaign = 战役
