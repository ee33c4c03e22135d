### 宫廷：不在对局中时，大厅如何称呼这款游戏。

game-courts = 宫廷

format-courts-peace = 和平
format-courts-tempest = 风暴
