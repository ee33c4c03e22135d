### 宫廷：机器人玩许多局时所统计的内容。

courts-treaties = 条约
courts-fair = { $bot }：分出胜负的局中，任何座位获胜的都不超过 { $most }
